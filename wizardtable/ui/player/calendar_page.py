# SPDX-License-Identifier: MIT
"""The calendar of the player: a month of days, coloured by the number of matches, and the chosen
day."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, clock, override
from wizardtable.core.arranged import purposes
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render, spoken_texts
from wizardtable.store import statistics
from wizardtable.store.player import player_activities
from wizardtable.store.player.player_activities import FILM, LESSON, PROBLEM
from wizardtable.store.player.player_record import UNKNOWN_DAY, day_of, is_won, scores_of
from wizardtable.store.statistics import Finished
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.invitation import Invitation
from wizardtable.ui.style.day_button import ARROW_STEP_DAYS, DayButton
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.palette import Palette, contrast
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import Page, button, in_scroll_area, label, scroll_into_view
from wizardtable.ui.style.written_days import written_day

WEEK_ROWS: Final = 6
"""The rows of weeks that every month has, so that nothing moves when the month changes."""

WARMEST_MATCH_COUNT: Final = 5
"""A day with at least this many matches has the warmest colour."""

MIN_CONTRAST: Final = 4.5
"""The least contrast of text with its background (WCAG 2.2, level AA)."""


class CalendarPage(Page):
    """A month of days; arrow keys move from day to day, Page Up and Page Down from month to month.

    Attributes:
        day: the chosen day.
        today: the last day that can be chosen.
        first_day: the first day that can be chosen.
        days: the buttons of the days, week by week.
        previous_month, next_month: the buttons that change the month.

    Signals:
        wanted(str, object): the player wants to open a page: its route (`routes`) and its subject,
            here a game.
    """

    wanted = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget, today: date | None = None) -> None:
        super().__init__(parent)
        played, _ = statistics.read_played(profile.data)
        self._by_day: dict[date, list[Finished]] = {}
        for match in played:
            if match.game in catalog.GAMES:
                self._by_day.setdefault(day_of(match), []).append(match)
        self._by_day.pop(UNKNOWN_DAY, None)
        self._activities = player_activities.read(profile.data, profile.settings).by_day
        days = {*self._by_day, *self._activities}
        self.today = today or clock.today()
        self.day = min(self.today, max(days, default=self.today))
        self.first_day = min([self.today, *days])
        self._month = label(self, "heading")
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.previous_month = button(self, "", lambda: self._change_month(-1), "previous")
        self.next_month = button(self, "", lambda: self._change_month(1), "next")
        self._weekday_labels = [label(self, "soft") for _ in range(7)]
        self.days = [CalendarDay(self) for _ in range(7 * WEEK_ROWS)]
        self._day_summary = label(self, wrap=True)
        self._note = label(self, "soft", wrap=True)
        self._empty = Invitation(N_("player", "Which game would you like to play?"), self, low=True)
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", game))
        self._empty.setVisible(not days)
        self._day_summary.setVisible(bool(days))
        self._note.setVisible(bool(days))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(6))
        month_row = QHBoxLayout()
        month_row.addStretch()
        month_row.addWidget(self.previous_month)
        month_row.addWidget(self._month)
        month_row.addWidget(self.next_month)
        month_row.addStretch()
        self._month.setMinimumWidth(appearance.scaled(190))
        column.addLayout(month_row)
        grid = QGridLayout()
        grid.setSpacing(appearance.scaled(4))
        for index, words in enumerate(self._weekday_labels):
            grid.addWidget(words, 0, index, Qt.AlignmentFlag.AlignCenter)
        for index, day_button in enumerate(self.days):
            grid.addWidget(day_button, 1 + index // 7, index % 7)
            day_button.clicked.connect(lambda _=False, pressed=day_button: self.choose(pressed.day))
            day_button.left.connect(self._handle_key)
        column.addLayout(grid)
        column.addWidget(self._day_summary)
        column.addWidget(self._note)
        column.addWidget(self._empty)
        column.addStretch()
        page_column = QVBoxLayout(self)
        page_column.setContentsMargins(0, 0, 0, 0)
        self._scroll = in_scroll_area(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its days take the keyboard
        page_column.addWidget(self._scroll)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        locale = QLocale()
        start = self.day.replace(day=1)
        grid_start = start - timedelta(days=start.weekday())  # Monday first, as at the daily table
        month = locale.standaloneMonthName(start.month)
        self._month.setText(f"{month[:1].upper()}{month[1:]} {start.year}")
        for index, weekday_label in enumerate(self._weekday_labels):
            weekday_label.setText(
                locale.standaloneDayName(index + 1, QLocale.FormatType.ShortFormat)
            )
        for index, day_button in enumerate(self.days):
            day = grid_start + timedelta(days=index)
            is_of_month = day.month == start.month
            is_enabled = is_of_month and day <= self.today
            count = len(self._by_day.get(day, ())) if is_enabled else 0
            has_activities = is_enabled and day in self._activities
            is_coming = is_of_month and not is_enabled
            chosen = day == self.day
            day_button.show_day(
                day,
                count,
                has_activities=has_activities,
                is_enabled=is_enabled,
                is_coming=is_coming,
                chosen=chosen,
            )
            day_button.setAccessibleName(self._day_words(day, count))
            if has_activities:
                day_button.setAccessibleName(
                    "; ".join([day_button.accessibleName(), *self._activity_lines(day)])
                )
            day_button.setAccessibleDescription("")
            set_tip(day_button, day_button.accessibleName() if is_enabled else "")
        for month_button, words in (
            (self.previous_month, N_("player", "Previous month")),
            (self.next_month, N_("player", "Next month")),
        ):
            month_button.setAccessibleName(render(words))
            set_tip(month_button, render(words))
        self.previous_month.setEnabled(start > self.first_day.replace(day=1))
        self.next_month.setEnabled(start < self.today.replace(day=1))
        self._note.setText(
            render(
                N_(
                    "player",
                    "All finished matches, by the day they ended. A dot marks a day with lessons, "
                    "problems or films.",
                )
            )
        )
        self._empty.setText(
            render(
                N_("player", "Each day you play will glow here: the more you play, the brighter.")
            )
        )
        matches = self._by_day.get(self.day, [])
        lines = [self._day_words(self.day, len(matches))]
        lines += [render(_match_line(match)) for match in matches]
        lines += self._activity_lines(self.day)
        self._day_summary.setText("\n".join(lines))
        if lines[1:]:
            self._chosen_button().setAccessibleDescription(spoken_texts(lines[1:]))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Opens the page at its top, or farther down only if the chosen day is not seen there."""
        super().showEvent(event)
        scroll_into_view(self._chosen_button())

    def choose(self, day: date, *, focus: bool = False) -> None:
        """Shows a day with its month; `focus` moves the keyboard to the day."""
        self.day = max(self.first_day, min(self.today, day))
        self.retranslate()
        if focus:
            self._chosen_button().setFocus()

    def come_to(self, day: object) -> None:
        """Shows a day and scrolls to it; ignores a subject that is not a day."""
        if isinstance(day, date):
            self.choose(day, focus=True)
            scroll_into_view(self._chosen_button())

    def _chosen_button(self) -> "CalendarDay":
        return next(day_button for day_button in self.days if day_button.day == self.day)

    def _change_month(self, months: int) -> None:
        month = self.day.year * 12 + self.day.month - 1 + months
        year, month_index = divmod(month, 12)
        length = QDate(year, month_index + 1, 1).daysInMonth()
        self.choose(date(year, month_index + 1, min(self.day.day, length)))
        announce(self, self._month.text(), Urgency.ANSWER)

    def _handle_key(self, key: Qt.Key) -> None:
        """Moves by days or by a month."""
        if key in ARROW_STEP_DAYS:
            self.choose(self.day + timedelta(days=ARROW_STEP_DAYS[key]), focus=True)
        else:
            self._change_month(-1 if key == Qt.Key.Key_PageUp else 1)
            self._chosen_button().setFocus()

    def _activity_lines(self, day: date) -> list[str]:
        """Returns a line for each kind of activity and game on a day; empty if there was none."""
        return [
            render(_ACTIVITY_MESSAGES[kind](count).of(game=catalog.get(game).title))
            for (kind, game), count in sorted(self._activities.get(day, {}).items())
            if game in catalog.GAMES
        ]

    def _day_words(self, day: date, count: int) -> str:
        if not count and day in self._activities:
            return written_day(day)
        return render(
            N_("player", "{day}: {matches}").of(
                day=written_day(day), matches=NN_("player", "%n match(es)", "", count)
            )
        )


class CalendarDay(DayButton):
    """The button of a day: its number, and the number of matches, with a warmer colour for more
    matches."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(UNKNOWN_DAY, parent, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        self._count = 0
        self._has_activities = self._is_coming = False

    def show_day(
        self,
        day: date,
        count: int,
        *,
        has_activities: bool,
        is_enabled: bool,
        is_coming: bool,
        chosen: bool,
    ) -> None:
        """Shows a day of the calendar, or a free place for a day of another month.

        Args:
            day: the day.
            count: the number of matches.
            has_activities: whether the player finished lessons, problems or films; they give a dot.
            is_enabled: whether the day can be chosen.
            is_coming: whether a disabled day is painted, because it is a future day of this month.
            chosen: whether the day is the chosen one.
        """
        self.day, self._count = day, count
        self._has_activities, self._is_coming = has_activities, is_coming
        self.setEnabled(is_enabled)
        self.mark(chosen=chosen)

    def _paint_coming(self) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(shades_on(self).soft))
        inset = appearance.scaled(5)
        room = self.rect().adjusted(inset, inset // 2, 0, 0)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(self.day.day)
        )
        painter.end()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(56), appearance.scaled(40))

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(34), appearance.scaled(40))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self.isEnabled():
            if self._is_coming:
                self._paint_coming()
            return
        shades = shades_on(self)
        painter = QPainter(self)
        background = day_colour(self._count, shades)
        room = self.paint_ground(painter, background)
        ink = readable_ink(background, shades)
        font = QFont(self.font())
        if self._count:
            font.setWeight(QFont.Weight.DemiBold)  # thin figures look faint on brass
        painter.setPen(ink)
        painter.setFont(font)
        top_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        inset = appearance.scaled(5)
        painter.drawText(room.adjusted(inset, inset / 2, 0, 0), top_left, str(self.day.day))
        if self._count:
            font.setBold(True)
            painter.setFont(font)
            bottom_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(
                room.adjusted(0, 0, -inset, -inset / 2), bottom_right, str(self._count)
            )
        if self._has_activities:
            size = appearance.scaled(6)
            dot = QRectF(room.left() + inset, room.bottom() - inset - size, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(dot)
        painter.end()


def day_colour(match_count: int, shades: Palette) -> QColor:
    """Returns the background of a day with this number of matches: warmer with more matches."""
    background = QColor(shades.field)
    if not match_count:
        return background
    share = 0.2 + 0.55 * min(1.0, match_count / WARMEST_MATCH_COUNT)
    mixed_parts = zip(_colour_parts(background), _colour_parts(QColor(shades.brass)), strict=True)
    return QColor.fromRgbF(*(cold + (warm - cold) * share for cold, warm in mixed_parts))


def readable_ink(background: QColor, shades: Palette) -> QColor:
    """Returns a colour of text with a contrast of at least 4.5 on a background, in any theme.

    It is the text colour of the theme or that on brass; if neither is readable, black or white.
    """

    def best_of(*names: str) -> QColor:
        return QColor(max(names, key=lambda name: contrast(name, background.name())))

    ink = best_of(shades.text, shades.on_brass)
    is_readable = contrast(ink.name(), background.name()) >= MIN_CONTRAST
    return ink if is_readable else best_of("#000000", "#ffffff")


def _colour_parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


_ACTIVITY_MESSAGES: Final[dict[str, Callable[[int], Message]]] = {
    LESSON: lambda count: NN_("player", "{game}: %n lesson(s) finished", "", count),
    PROBLEM: lambda count: NN_("player", "{game}: %n problem(s) solved", "", count),
    FILM: lambda count: NN_("player", "{game}: %n film(s) made", "", count),
}
"""Functions that return the line about a number of activities at a game, by the kind of
activity."""

_COMPETITION_LINES: Final = {
    purposes.RATED: N_("player", "{match} · rated"),
    purposes.DAILY: N_("player", "{match} · daily table"),
    purposes.WEEKLY: N_("player", "{match} · weekly table"),
    purposes.CHALLENGE: N_("player", "{match} · challenge"),
    purposes.TOWER: N_("player", "{match} · tower, floor {floor}"),
}
"""The line about a match of a competition, by the kind of its purpose."""

_UNCOUNTED_LINES: Final = {
    statistics.COPIED: N_("player", "{match} · not counted: continued from another match"),
    statistics.REPEATED: N_("player", "{match} · not counted: same deal as another match"),
    statistics.AUTOPLAYED: N_(
        "player",
        "{match} · not counted: the Grand Magus made more than a tenth of your decisions",
    ),
}
"""The line about a match that is not counted, by the reason."""


def _match_line(match: Finished) -> Message:
    """Returns the line about a match, with its competition, its help or why it is not counted."""
    if match.uncounted == statistics.SHARED:
        return _shared_match_words(match)
    line = _match_words(match)
    if pattern := _COMPETITION_LINES.get(purposes.kind(match.purpose)):
        line = pattern.of(match=line, floor=purposes.floor_of(match.purpose))
    if match.uncounted:
        return _UNCOUNTED_LINES[match.uncounted].of(match=line)
    if match.helped:
        return N_("player", "{match} · with help").of(match=line)
    return line


def _shared_match_words(match: Finished) -> Message:
    """Returns the line about a match of several people, for whom no winner counts here."""
    scores = zip(match.players, match.result.scores, strict=True)
    points = ", ".join(f"{player.name} {score}" for player, score in scores)
    pattern = N_("player", "{game} with several people: {points}")
    return pattern.of(game=catalog.get(match.game).title, points=points)


def _match_words(match: Finished) -> Message:
    """Returns the words about the result of a match against opponents."""
    spec = catalog.get(match.game)
    opponents = ", ".join(player.name for player in match.players if player.level is not None)
    own_score, best_score = scores_of(match)
    if match.given_up:
        pattern = N_("player", "{game} with {opponents}: given up")
    elif own_score == best_score:
        pattern = _tied_words(match, own_score)
    elif is_won(match):
        pattern = N_("player", "{game} with {opponents}: won, {mine} to {best}")
    else:
        pattern = N_("player", "{game} with {opponents}: lost, {mine} to {best}")
    return pattern.of(game=spec.title, opponents=opponents, mine=own_score, best=best_score)


def _tied_words(match: Finished, points: int) -> Message:
    """Returns the words about a match in which the player had the points of the best opponent."""
    if not is_won(match):
        return NN_(
            "player",
            "{game} with {opponents}: lost on the tie-break, with %n point(s) each",
            "",
            points,
        )
    if len(match.result.winners()) > 1:
        return NN_(
            "player", "{game} with {opponents}: shared victory with %n point(s) each", "", points
        )
    return NN_(
        "player", "{game} with {opponents}: won on the tie-break, with %n point(s) each", "", points
    )


def of_player(profile: Profile, _services: Services, parent: QWidget) -> CalendarPage:
    """Returns the tab's page for the current player."""
    return CalendarPage(profile, parent)
