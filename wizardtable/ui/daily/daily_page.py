# SPDX-License-Identifier: MIT
"""The daily tables: those of a day, what the player did there, and the days before."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, clock, files
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.text import N_, NN_
from wizardtable.play import timers
from wizardtable.play.daily_levels import DailyLevels
from wizardtable.play.translate import render
from wizardtable.store import daily
from wizardtable.store.book import recovery
from wizardtable.store.daily import DailyAttempt, DailyRecord
from wizardtable.ui.daily.daily_card import DailyCard, DailyState
from wizardtable.ui.daily.day_grid import BEGUN, DONE, NONE, DayGrid
from wizardtable.ui.daily.day_leaf import DayLeaf
from wizardtable.ui.daily.share_text import long_date
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan, own_player
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, label

CLOCK_MS = 10_000
"""Milliseconds after which the page looks at the clock again."""

CALENDAR_WIDTH = 300
"""Pixels at 100 % of the calendar beside the tables."""

ROOMY = 1040
"""Pixels at 100 % of a page on which the calendar stands beside the tables."""

FAR = 100_000
"""Pixels; nothing is so wide."""

NARROW = 350
"""Pixels at 100 % that a table takes at least."""


class DailyDialog(Dialog):
    """Shows the tables of a day, at first of today. After midnight it turns to the new day.

    `clock` returns today's date; by default it is this computer's.

    Signals:
        begun(str, NewGamePlan): the table of this game is to be played; it counts if its purpose
            says so.
        continued(str): the attempt with this save is to be gone on with.
    """

    material = Material.FELT

    begun = Signal(str, object)
    continued = Signal(object)

    def __init__(
        self,
        profile: Profile,
        levels: DailyLevels,
        parent: QWidget | None = None,
        clock: Callable[[], date] = clock.today,
    ) -> None:
        super().__init__(parent, 1200, 700)
        self._profile, self._clock, self._today = profile, clock, clock()
        self._levels = levels
        self.day = self._today.isoformat()
        self._record = DailyRecord()
        self._going: dict[str, DailyAttempt] = {}
        self.cards: list[DailyCard] = []
        self._title = label(self, "title")
        self.leaf = DayLeaf(self)
        self._about = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._days_title = label(self, "heading")
        self._legend = label(self, "soft", wrap=True)
        self.today = button(self, "", lambda: self.show_day(self._today.isoformat()))
        self.close_ = button(self, "", self.accept)
        self.days = DayGrid(self._today, self)
        self.days.chosen.connect(self.show_day)
        self._columns, self._wide = 0, True
        self._lay_out()
        levels.level_finished.connect(self._hear)
        self.show_day(self.day)
        self._midnight = timers.repeating(self, CLOCK_MS)
        self._midnight.timeout.connect(self.turn)
        self._midnight.start()

    def show_day(self, day: str) -> None:
        """Show the tables of this day."""
        self.day = day
        self.refresh()

    def turn(self) -> None:
        """Follow the clock into a new day, whose tables are the ones that count now."""
        before, today = self._today.isoformat(), self._clock()
        if today == self._today:
            return
        self._today = today
        self.days.show_until(today)
        self.show_day(today.isoformat() if self.day == before else self.day)

    def refresh(self) -> None:
        """Read again what is kept, and show it."""
        data, problem = self._profile.data, None
        try:
            recovery.add_ended(data)
        except files.FileError as error:
            problem = error.reason
        self._record = record = daily.read(data)
        self._going = daily.going(data, self.day, record)
        self._reason = problem or record.problem
        for spec in catalog.all():
            if (spec.id, self.day) in record.begun or spec.id in self._going:
                self._want_levels(spec.id)
        self._set_cards()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("DailyDialog", "Daily table")))
        self._title.setText(render(N_("DailyDialog", "Daily table")))
        days = self._record.streak(self._today)
        streak = render(NN_("DailyDialog", "%n day(s) in a row", "", days)) if days else ""
        self.leaf.show_day(date.fromisoformat(self.day), long_date(self.day), streak)
        self._about.setText(
            render(
                N_(
                    "DailyDialog",
                    "Each day, everybody who plays this version gets the same deal, opponents and "
                    "options. Your first attempt counts: you can continue it later, but there is "
                    "no undo and no help. A star marks each level you beat in your seat.",
                )
            )
        )
        self._days_title.setText(render(N_("DailyDialog", "Past days")))
        self._legend.setText(
            render(
                N_(
                    "DailyDialog",
                    "A mark for each game: filled if your match is over, half-filled if you only "
                    "started it. Past tables no longer count.",
                )
            )
        )
        self.today.setText(render(N_("DailyDialog", "Back to today")))
        self.today.setEnabled(self.day != self._today.isoformat())
        self.close_.setText(render(N_("DailyDialog", "Close")))
        self._problem.setText(render(self._reason) if self._reason is not None else "")
        self._problem.setVisible(self._reason is not None)
        self.days.show_days({day: self._marks(day) for day in self.days.days}, self.day)
        self.days.retranslate()
        for card in self.cards:
            card.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: the calendar stands beside the tables where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _hear(self, game: str, day: str) -> None:
        """A level has finished a table."""
        if day != self.day:
            return
        self._record = daily.read(self._profile.data)
        for card in self.cards:
            if card.game == game:
                card.state = self._state(game)
                card.retranslate()

    def _marks(self, day: str) -> list[int]:
        record = self._record
        tables = [(game, day) for game in catalog.GAMES]
        return [
            DONE if table in record.played else BEGUN if table in record.begun else NONE
            for table in tables
        ]

    def _state(self, game: str) -> DailyState:
        record, table = self._record, (game, self.day)
        going = game in self._going
        begun = going or table in record.begun
        levels, data = self._levels, self._profile.data
        return DailyState(
            counts=not begun and self.day == self._today.isoformat(),
            begun=begun,
            going=going,
            played=record.played.get(table),
            levels=record.levels_at(table),
            busy=any(
                levels.is_requested(data, game, self.day, one.id)
                for one in catalog.get(game).levels
            ),
        )

    def _set_cards(self) -> None:
        for card in self.cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for spec in catalog.all():
            table = daily_table.table(spec, self.day)
            portrait = self._profile.settings.portrait
            card = DailyCard(table, self._state(spec.id), portrait, self._tables)
            card.wanted.connect(self._play)
            self.cards.append(card)
            card.show()
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= appearance.scaled(ROOMY)
        if wide != self._wide:
            self._wide = wide
            self._set_sides(wide=wide)
        for part in (self._leaf_side, self._past_side):
            part.setMinimumWidth(appearance.scaled(CALENDAR_WIDTH) if wide else 0)
            part.setMaximumWidth(appearance.scaled(CALENDAR_WIDTH) if wide else FAR)
        columns = 2 if wide or self.width() >= appearance.scaled(2 * NARROW + 100) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def _set_sides(self, *, wide: bool) -> None:
        """Lays leaf, tables and past days out: the tables beside the rest, or in the middle."""
        sides = self._sides
        while sides.takeAt(0) is not None:
            pass
        sides.addWidget(self._leaf_side, 0, 0)
        sides.addWidget(self._tables, *((0, 1, 2, 1) if wide else (1, 0)))
        sides.addWidget(self._past_side, 1 if wide else 2, 0)
        sides.setRowStretch(1, int(wide))
        sides.setColumnStretch(int(wide), 1)
        sides.setColumnStretch(1 - wide, 0)

    def _play(self, game: str, going: bool) -> None:
        profile, day = self._profile, self.day
        if going:
            self.accept()
            self.continued.emit(str(self._going[game].path))
            return
        self.turn()
        if self.day != day:  # midnight has just passed: the table of the new day is another one
            return
        counts = self._state(game).counts
        spec = catalog.get(game)
        table = daily_table.table(spec, self.day)
        name = own_player(profile.settings).name
        purpose = purposes.daily(self.day, again=not counts)
        self.accept()
        plan = NewGamePlan(table.setup, table.seated(name), table.seed, purpose=purpose)
        self.begun.emit(game, plan)
        self._want_levels(game)

    def _want_levels(self, game: str) -> None:
        self._levels.request(self._profile.data, game, self.day)

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._leaf_side, self._tables, self._past_side = (QWidget(body) for _ in range(3))
        self._grid = QGridLayout(self._tables)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(appearance.scaled(8))
        below = QHBoxLayout()
        below.addWidget(self._days_title, 1)
        below.addWidget(self.today)
        leaf, past = QVBoxLayout(self._leaf_side), QVBoxLayout(self._past_side)
        for rows in (leaf, past):
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(appearance.scaled(7))
        for part in (self.leaf, self._about, self._problem):
            leaf.addWidget(part)
        past.addLayout(below)
        past.addWidget(self.days)
        past.addWidget(self._legend)
        past.addStretch()
        self._sides = QGridLayout()
        self._sides.setHorizontalSpacing(appearance.scaled(14))
        self._sides.setVerticalSpacing(appearance.scaled(5))
        self._set_sides(wide=self._wide)
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (18, 0, 18, 2)))
        column.addLayout(self._sides)
        column.addStretch()
        self.furnish(self._title, body, self.close_)


def begin(navigator: Navigator, game: str, plan: NewGamePlan) -> None:
    """Deals a daily table."""
    navigator.play(game, plan)


def dialog_for(navigator: Navigator) -> DailyDialog:
    """Returns the daily tables, which are played in the window."""
    services = navigator.services
    dialog = DailyDialog(navigator.profile, services.daily_levels, navigator.window)
    dialog.begun.connect(partial(begin, navigator))
    dialog.continued.connect(navigator.try_save)
    return dialog
