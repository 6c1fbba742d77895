# SPDX-License-Identifier: MIT
"""A calendar of what was played and learned: a month at a time, the days warmer the more was
played, and what was done on the chosen day beneath."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, clock
from wizardtable.core.arranged import purposes
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store import statistics
from wizardtable.store.player import player_activities
from wizardtable.store.player.player_activities import FILM, LESSON, PROBLEM
from wizardtable.store.player.player_record import UNKNOWN_DAY, day_of, is_won, scores_of
from wizardtable.store.statistics import Finished
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.invitation import Invitation
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.day_button import STEPS, DayButton
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.widgets import Page, button, label, scrolled, see
from wizardtable.ui.style.written_days import written_day

WEEKS: Final = 6
"""Rows that every month has, so that nothing moves from one to the next."""

HOT: Final = 5
"""Matches a day from which on it is as warm as can be."""


class CalendarPage(Page):
    """A month of days; arrows lead from day to day, Page Up and Page Down from month to month.

    Attributes:
        day: the chosen one; `today`: the last one that can be chosen.
        days: the buttons, week by week.

    Signals:
        wanted(str, object): a page of the program is to be opened: its route, and what it is about.
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
        self.first = min([self.today, *days])
        self._month = label(self, "heading")
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before = button(self, "", lambda: self._turn(-1), "previous")
        self.after = button(self, "", lambda: self._turn(1), "next")
        self._heads = [label(self, "soft") for _ in range(7)]
        self.days = [CalendarDay(self) for _ in range(7 * WEEKS)]
        self._told = label(self, wrap=True)
        self._note = label(self, "soft", wrap=True)
        self._empty = Invitation(N_("player", "Which game would you like to play?"), self)
        self._empty.taken.connect(lambda game: self.wanted.emit("new_match", game))
        self._empty.setVisible(not days)
        self._told.setVisible(bool(days))
        self._note.setVisible(bool(days))
        self._lay_out()
        self.retranslate()

    def choose(self, day: date, *, focus: bool = False) -> None:
        """Show the matches of a day, with the month that it is in."""
        self.day = max(self.first, min(self.today, day))
        self.retranslate()
        if focus:
            self._button().setFocus()

    def come_to(self, day: object) -> None:
        """Brings a day into sight, with the month that it is in."""
        if isinstance(day, date):
            self.choose(day, focus=True)
            see(self._button())

    def _button(self) -> "CalendarDay":
        return next(one for one in self.days if one.day == self.day)

    def _turn(self, months: int) -> None:
        month = self.day.year * 12 + self.day.month - 1 + months
        year, place = divmod(month, 12)
        length = QDate(year, place + 1, 1).daysInMonth()
        self.choose(date(year, place + 1, min(self.day.day, length)))
        announce(self, self._month.text())

    def _go(self, key: Qt.Key) -> None:
        """From day to day, from month to month."""
        if key in STEPS:
            self.choose(self.day + timedelta(days=STEPS[key]), focus=True)
        else:
            self._turn(-1 if key == Qt.Key.Key_PageUp else 1)
            self._button().setFocus()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        locale = QLocale()
        start = self.day.replace(day=1)
        week = locale.firstDayOfWeek().value  # 1 for Monday
        grid_start = start - timedelta(days=(start.isoweekday() - week) % 7)
        month = locale.standaloneMonthName(start.month)
        self._month.setText(f"{month[:1].upper()}{month[1:]} {start.year}")
        for number, head in enumerate(self._heads):
            day_of_week = (week + number - 1) % 7 + 1
            head.setText(locale.standaloneDayName(day_of_week, QLocale.FormatType.ShortFormat))
        for number, one in enumerate(self.days):
            day = grid_start + timedelta(days=number)
            is_of_month = day.month == start.month
            inside = is_of_month and day <= self.today
            count = len(self._by_day.get(day, ())) if inside else 0
            learned = inside and day in self._activities
            coming = is_of_month and not inside
            chosen = day == self.day
            one.show_day(day, count, learned=learned, inside=inside, coming=coming, chosen=chosen)
            one.setAccessibleName(self._told_day(day, count))
            if learned:
                one.setAccessibleName("; ".join([one.accessibleName(), *self._done(day)]))
            one.setAccessibleDescription("")
            one.setToolTip(one.accessibleName() if inside else "")
        self.before.setToolTip(render(N_("player", "Previous month")))
        self.after.setToolTip(render(N_("player", "Next month")))
        for turn in (self.before, self.after):
            turn.setAccessibleName(turn.toolTip())
        self.before.setEnabled(start > self.first.replace(day=1))
        self.after.setEnabled(start < self.today.replace(day=1))
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
        lines = [self._told_day(self.day, len(matches))]
        lines += [render(_marked(match)) for match in matches]
        lines += self._done(self.day)
        self._told.setText("\n".join(lines))
        self._button().setAccessibleDescription(". ".join(lines[1:]))

    def _done(self, day: date) -> list[str]:
        """Returns a line for what was done besides matches on a day, for each kind and game."""
        return [
            render(_DONE[kind](count).of(game=catalog.get(game).title))
            for (kind, game), count in sorted(self._activities.get(day, {}).items())
            if game in catalog.GAMES
        ]

    def _told_day(self, day: date, count: int) -> str:
        if not count and day in self._activities:
            return written_day(day)
        return render(
            N_("player", "{day}: {matches}").of(
                day=written_day(day), matches=NN_("player", "%n match(es)", "", count)
            )
        )

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(6))
        head = QHBoxLayout()
        head.addStretch()
        head.addWidget(self.before)
        head.addWidget(self._month)
        head.addWidget(self.after)
        head.addStretch()
        self._month.setMinimumWidth(appearance.scaled(190))
        column.addLayout(head)
        grid = QGridLayout()
        grid.setSpacing(appearance.scaled(4))
        for number, words in enumerate(self._heads):
            grid.addWidget(words, 0, number, Qt.AlignmentFlag.AlignCenter)
        for number, one in enumerate(self.days):
            grid.addWidget(one, 1 + number // 7, number % 7)
            one.clicked.connect(lambda _=False, one=one: self.choose(one.day))
            one.left.connect(self._go)
        column.addLayout(grid)
        column.addWidget(self._told)
        column.addWidget(self._note)
        column.addWidget(self._empty)
        column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolled(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its days are come to instead
        whole.addWidget(self._scroll)


class CalendarDay(DayButton):
    """A day of the month that is shown: its number, warmer the more was played on it, and how many
    matches there were. Page Up and Page Down lead from month to month."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(UNKNOWN_DAY, parent, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        self._count = 0
        self._learned = self._is_coming = False

    def show_day(
        self,
        day: date,
        count: int,
        *,
        learned: bool,
        inside: bool,
        coming: bool,
        chosen: bool,
    ) -> None:
        """Shows a day with this many matches, and a dot if something was learned on it.

        A day that is still `coming` cannot be chosen; one that is not `inside` the month either is
        not seen.
        """
        self.day, self._count = day, count
        self._learned, self._is_coming = learned, coming
        self.setEnabled(inside)
        self.mark(chosen=chosen)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: wide and low."""
        return QSize(appearance.scaled(56), appearance.scaled(40))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: seven of them fit everywhere."""
        return QSize(appearance.scaled(34), appearance.scaled(40))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the day."""
        if not self.isEnabled():
            if self._is_coming:
                self._paint_coming()
            return
        worn = shades_on(self)
        painter = QPainter(self)
        ground = QColor(worn.field)
        warm = min(1.0, self._count / HOT)
        if self._count:
            brass, share = QColor(worn.brass), 0.2 + 0.55 * warm
            mixed = zip(_parts(ground), _parts(brass), strict=True)
            ground = QColor.fromRgbF(*(cold + (hot - cold) * share for cold, hot in mixed))
        room = self.paint_ground(painter, ground)
        ink = _ink(ground, worn)
        font = QFont(self.font())
        painter.setPen(ink)
        painter.setFont(font)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        inset = appearance.scaled(5)
        painter.drawText(room.adjusted(inset, inset / 2, 0, 0), left, str(self.day.day))
        if self._count:
            font.setBold(True)
            painter.setFont(font)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(room.adjusted(0, 0, -inset, -inset / 2), right, str(self._count))
        if self._learned:
            size = appearance.scaled(6)
            dot = QRectF(room.left() + inset, room.bottom() - inset - size, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(dot)
        painter.end()

    def _paint_coming(self) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(shades_on(self).soft))
        inset = appearance.scaled(5)
        room = self.rect().adjusted(inset, inset // 2, 0, 0)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(self.day.day)
        )
        painter.end()


def _ink(ground: QColor, worn: Palette) -> QColor:
    """What can be read on a ground of this colour, in any theme: the better one of the theme's
    text and of what it writes on brass."""
    return max((QColor(worn.text), QColor(worn.on_brass)), key=lambda ink: _contrast(ink, ground))


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _contrast(one: QColor, other: QColor) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _parts(colour)
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


_DONE: Final[dict[str, Callable[[int], Message]]] = {
    LESSON: lambda count: NN_("player", "{game}: %n lesson(s) finished", "", count),
    PROBLEM: lambda count: NN_("player", "{game}: %n problem(s) solved", "", count),
    FILM: lambda count: NN_("player", "{game}: %n film(s) made", "", count),
}
"""Functions that return what was done at a game on a day, by kind."""

_COMPETITIONS: Final = {
    purposes.RATED: N_("player", "{match} · rated"),
    purposes.DAILY: N_("player", "{match} · daily table"),
    purposes.TOWER: N_("player", "{match} · tower, floor {floor}"),
}
"""The line for a match of a competition, by the first word of its purpose."""

_UNCOUNTED: Final = {
    statistics.COPIED: N_("player", "{match} · not counted: continued from another match"),
    statistics.REPEATED: N_("player", "{match} · not counted: same deal as another match"),
    statistics.AUTOPLAYED: N_(
        "player",
        "{match} · not counted: the Grand Magus made more than a tenth of your decisions",
    ),
}
"""The line for a match that is only listed, by the reason."""


def _marked(match: Finished) -> Message:
    """Returns a line on how a match went, with its mark: with help, or not counted and why."""
    if match.uncounted == statistics.SHARED:
        return _shared(match)
    told = _told(match)
    if words := _COMPETITIONS.get(purposes.kind(match.purpose)):
        told = words.of(match=told, floor=purposes.floor_of(match.purpose))
    if match.uncounted:
        return _UNCOUNTED[match.uncounted].of(match=told)
    if match.helped:
        return N_("player", "{match} · with help").of(match=told)
    return told


def _shared(match: Finished) -> Message:
    """Returns a line on a match of several people, who have no winner that counts here."""
    scores = zip(match.players, match.result.scores, strict=True)
    points = ", ".join(f"{player.name} {score}" for player, score in scores)
    words = N_("player", "{game} with several people: {points}")
    return words.of(game=catalog.get(match.game).title, points=points)


def _told(match: Finished) -> Message:
    """How a match went, in a line."""
    spec = catalog.get(match.game)
    opponents = ", ".join(player.name for player in match.players if player.level is not None)
    mine, best = scores_of(match)
    if match.given_up:
        how = N_("player", "{game} with {opponents}: given up")
    elif mine == best:
        how = _level(match, mine)
    elif is_won(match):
        how = N_("player", "{game} with {opponents}: won, {mine} to {best}")
    else:
        how = N_("player", "{game} with {opponents}: lost, {mine} to {best}")
    return how.of(game=spec.title, opponents=opponents, mine=mine, best=best)


def _level(match: Finished, points: int) -> Message:
    """The same of a match in which the player had as many points as the best opponent."""
    if not is_won(match):
        return NN_("player", "{game} with {opponents}: lost after a tie on %n point(s)", "", points)
    if len(match.result.winners()) > 1:
        return NN_(
            "player", "{game} with {opponents}: shared victory with %n point(s) each", "", points
        )
    return NN_("player", "{game} with {opponents}: won after a tie on %n point(s)", "", points)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> CalendarPage:
    """Returns the page of the current player."""
    return CalendarPage(profile, parent)
