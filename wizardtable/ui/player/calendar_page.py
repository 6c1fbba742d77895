# SPDX-License-Identifier: MIT
"""A calendar of the matches that were finished: a month at a time, the days warmer the more was
played, and the matches of the chosen day beneath."""

from collections import Counter
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, clock
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store import statistics
from wizardtable.store.player.player_record import UNKNOWN_DAY, day_of, is_won, on_day, scores_of
from wizardtable.store.statistics import Finished
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.day_button import STEPS, DayButton
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.widgets import Page, button, label, scrolled
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
    """

    def __init__(self, profile: Profile, parent: QWidget, today: date | None = None) -> None:
        super().__init__(parent)
        finished, _ = statistics.read(profile.data)
        self._finished = [match for match in finished if match.game in catalog.GAMES]
        self._counts = Counter(day_of(match) for match in self._finished)
        del self._counts[UNKNOWN_DAY]
        self.today = today or clock.today()
        self.day = min(self.today, max(self._counts, default=self.today))
        self.first = min([self.today, *self._counts])
        self._month = label(self, "heading")
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.before = button(self, "", lambda: self._turn(-1), "previous")
        self.after = button(self, "", lambda: self._turn(1), "next")
        self._heads = [label(self, "soft") for _ in range(7)]
        self.days = [CalendarDay(self) for _ in range(7 * WEEKS)]
        self._told = label(self, wrap=True)
        self._note = label(self, "soft", wrap=True)
        self._lay_out()
        self.retranslate()

    def choose(self, day: date, *, focus: bool = False) -> None:
        """Show the matches of a day, with the month that it is in."""
        self.day = max(self.first, min(self.today, day))
        self.retranslate()
        if focus:
            self._button().setFocus()

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
            count = self._counts[day] if inside else 0
            coming = is_of_month and not inside
            one.show_day(day, count, inside=inside, coming=coming, chosen=day == self.day)
            one.setAccessibleName(self._told_day(day, count))
            one.setAccessibleDescription("")
            one.setToolTip(one.accessibleName() if inside else "")
        self.before.setToolTip(render(N_("player", "Previous month")))
        self.after.setToolTip(render(N_("player", "Next month")))
        for turn in (self.before, self.after):
            turn.setAccessibleName(turn.toolTip())
        self.before.setEnabled(start > self.first.replace(day=1))
        self.after.setEnabled(start < self.today.replace(day=1))
        self._note.setText(
            render(N_("player", "Matches that count in your results, by the day they ended."))
        )
        lines = [self._told_day(self.day, self._counts[self.day])]
        lines += [render(_told(match)) for match in on_day(self._finished, self.day)]
        self._told.setText("\n".join(lines))
        self._button().setAccessibleDescription(". ".join(lines[1:]))

    @staticmethod
    def _told_day(day: date, count: int) -> str:
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
        self._count, self._is_coming = 0, False

    def show_day(self, day: date, count: int, *, inside: bool, coming: bool, chosen: bool) -> None:
        """Shows a day with this many matches. A day that is still `coming` cannot be chosen; one
        that is not `inside` the month either is not seen."""
        self.day, self._count, self._is_coming = day, count, coming
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
