# SPDX-License-Identifier: MIT
"""The page of the daily tables: the tables of one day, the player's results, and a calendar."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, clock, files, override
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.text import N_, NN_
from wizardtable.play import timers
from wizardtable.play.daily_levels import DailyLevels
from wizardtable.play.translate import render
from wizardtable.store import daily
from wizardtable.store.book import recovery
from wizardtable.store.daily import DailyAttempt, DailyRecord
from wizardtable.ui.daily.daily_card import DailyCard, DailyState
from wizardtable.ui.daily.day_grid import FINISHED, NOT_PLAYED, STARTED, DayGrid
from wizardtable.ui.daily.day_leaf import DayLeaf
from wizardtable.ui.daily.share_text import long_date
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan, own_player
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, button, label

CLOCK_CHECK_MS = 10_000
"""The milliseconds between two looks at the clock."""

CALENDAR_WIDTH = 300
"""The width of the calendar beside the tables, in pixels at 100 %."""

MIN_SIDE_BY_SIDE_WIDTH = 1040
"""In a page at least this wide, in pixels at 100 %, the calendar stands beside the tables."""

NO_WIDTH_LIMIT = 100_000
"""A width in pixels that no widget reaches."""

MIN_TABLE_WIDTH = 350
"""The least width of the card that shows a daily table, in pixels at the usual text size."""


class DailyDialog(Dialog):
    """The dialog with the tables of a day, at first of today; after midnight it shows the new day.

    Attributes:
        day: the day whose tables are shown ("2026-11-26").
        cards: the cards of the day's tables.
        leaf: the picture of the day.
        days: the calendar of past days.
        today: the button that leads back to today.

    Signals:
        match_requested(str, NewGamePlan): the player wants to play the planned match of a game (its
            id); the plan's purpose says whether the match counts.
        continue_requested(str): the player wants to continue the attempt with this save's path.
        challenge_requested(str, str): the player wants to offer the table of this game and day to
            friends.
    """

    material = Material.FELT

    match_requested = Signal(str, object)
    continue_requested = Signal(object)
    challenge_requested = Signal(str, str)

    def __init__(
        self,
        profile: Profile,
        levels: DailyLevels,
        parent: QWidget | None = None,
        clock: Callable[[], date] = clock.today,
    ) -> None:
        """Makes the dialog.

        Args:
            profile: the current player's data and settings.
            levels: lets the opponents' levels play the tables.
            parent: the parent widget.
            clock: returns today's date; by default from this computer's clock.
        """
        super().__init__(parent, 1200, 700)
        self._profile, self._clock, self._today = profile, clock, clock()
        self._levels = levels
        self.day = self._today.isoformat()
        self._record = DailyRecord()
        self._unfinished: dict[str, DailyAttempt] = {}
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
        self._columns, self._is_wide = 0, True
        self._lay_out()
        levels.level_finished.connect(self._update_levels)
        self.show_day(self.day)
        self._clock_timer = timers.repeating(self, CLOCK_CHECK_MS)
        self._clock_timer.timeout.connect(self.follow_clock)
        self._clock_timer.start()

    def _lay_out(self) -> None:
        body = QWidget(self)
        body.setObjectName("clear")
        self._leaf_side, self._tables, self._past_side = (QWidget(body) for _ in range(3))
        self._grid = QGridLayout(self._tables)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(appearance.scaled(8))
        days_row = QHBoxLayout()
        days_row.addWidget(self._days_title, 1)
        days_row.addWidget(self.today)
        leaf_rows, past_rows = QVBoxLayout(self._leaf_side), QVBoxLayout(self._past_side)
        for rows in (leaf_rows, past_rows):
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(appearance.scaled(7))
        for part in (self.leaf, self._about, self._problem):
            leaf_rows.addWidget(part)
        past_rows.addLayout(days_row)
        past_rows.addWidget(self.days)
        past_rows.addWidget(self._legend)
        past_rows.addStretch()
        self._sides = QGridLayout()
        self._sides.setHorizontalSpacing(appearance.scaled(14))
        self._sides.setVerticalSpacing(appearance.scaled(5))
        self._lay_out_sides(is_wide=self._is_wide)
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (18, 0, 18, 2)))
        column.addLayout(self._sides)
        column.addStretch()
        self.furnish(self._title, body, self.close_)

    def retranslate(self) -> None:
        """Puts all words into the current language, and shows the present state."""
        self.setWindowTitle(render(N_("DailyDialog", "Daily table")))
        self._title.setText(render(N_("DailyDialog", "Daily table")))
        days = self._record.streak(self._today)
        streak = render(NN_("DailyDialog", "%n day(s) in a row", "", days)) if days else ""
        self.leaf.show_day(date.fromisoformat(self.day), long_date(self.day), streak)
        self._about.setText(
            render(
                N_(
                    "DailyDialog",
                    "Each day, everybody who plays this version gets the same deal, "
                    "opponents and options. Your first attempt counts: you can continue it "
                    "later, but there is no undo and no help. Each level then plays in your "
                    "seat: you earn a star for each level you beat.",
                )
            )
        )
        self._days_title.setText(render(N_("DailyDialog", "Past days")))
        self._legend.setText(
            render(
                N_(
                    "DailyDialog",
                    "A mark for each game: filled if your match is over, half-filled if you have "
                    "only started it. Past tables no longer count.",
                )
            )
        )
        self.today.setText(render(N_("DailyDialog", "Back to today")))
        self.today.setEnabled(self.day != self._today.isoformat())
        self.close_.setText(render(N_("DailyDialog", "Close")))
        self._problem.setText(
            render(self._problem_message) if self._problem_message is not None else ""
        )
        self._problem.setVisible(self._problem_message is not None)
        self.days.show_days({day: self._marks(day) for day in self.days.days}, self.day)
        self.days.retranslate()
        for card in self.cards:
            card.retranslate()

    def show_day(self, day: str) -> None:
        """Shows the tables of a day ("2026-11-26")."""
        self.day = day
        self.refresh()

    def follow_clock(self) -> None:
        """Shows the new day's tables after midnight, unless the player has turned to another
        day."""
        previous_day, today = self._today.isoformat(), self._clock()
        if today == self._today:
            return
        self._today = today
        self.days.show_until(today)
        self.show_day(today.isoformat() if self.day == previous_day else self.day)

    def refresh(self) -> None:
        """Reads the saved results again and shows them."""
        data, problem = self._profile.data, None
        try:
            recovery.add_ended(data)
        except files.FileError as error:
            problem = error.reason
        self._record = record = daily.read(data)
        self._unfinished = daily.unfinished_attempts(data, self.day, record)
        self._problem_message = problem or record.problem
        for spec in catalog.all():
            if (spec.id, self.day) in record.begun or spec.id in self._unfinished:
                self._request_levels(spec.id)
        self._make_cards()
        self.retranslate()

    def _update_levels(self, game: str, day: str) -> None:
        """Updates the card of a table that a level has finished."""
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
            FINISHED if table in record.played else STARTED if table in record.begun else NOT_PLAYED
            for table in tables
        ]

    def _state(self, game: str) -> DailyState:
        record, table = self._record, (game, self.day)
        is_unfinished = game in self._unfinished
        is_begun = is_unfinished or table in record.begun
        levels, data = self._levels, self._profile.data
        return DailyState(
            counts=not is_begun and self.day == self._today.isoformat(),
            is_begun=is_begun,
            is_unfinished=is_unfinished,
            outcome=record.played.get(table),
            levels=record.levels_at(table),
            has_pending_levels=any(
                levels.is_requested(data, game, self.day, level.id)
                for level in catalog.get(game).levels
            ),
        )

    def _make_cards(self) -> None:
        for card in self.cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for spec in catalog.all():
            table = daily_table.table(spec, self.day)
            portrait = self._profile.settings.portrait
            card = DailyCard(table, self._state(spec.id), portrait, self._tables)
            card.play_requested.connect(self._play_table)
            card.challenge_requested.connect(self._challenge)
            self.cards.append(card)
            if self.isVisible():
                card.show()
        self._columns = 0
        self._arrange_parts()

    def _arrange_parts(self) -> None:
        is_wide = self.width() >= appearance.scaled(MIN_SIDE_BY_SIDE_WIDTH)
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._lay_out_sides(is_wide=is_wide)
        for part in (self._leaf_side, self._past_side):
            part.setMinimumWidth(appearance.scaled(CALENDAR_WIDTH) if is_wide else 0)
            part.setMaximumWidth(appearance.scaled(CALENDAR_WIDTH) if is_wide else NO_WIDTH_LIMIT)
        columns = (
            2 if is_wide or self.width() >= appearance.scaled(2 * MIN_TABLE_WIDTH + 100) else 1
        )
        if columns == self._columns:
            return
        self._columns = columns
        for index, card in enumerate(self.cards):
            self._grid.addWidget(card, index // columns, index % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def _lay_out_sides(self, *, is_wide: bool) -> None:
        """Lays out the leaf with the date, the tables, and the calendar of past days.

        If `is_wide` is true, the tables stand beside the leaf and the calendar, otherwise between
        them.
        """
        sides = self._sides
        while sides.takeAt(0) is not None:
            pass
        sides.addWidget(self._leaf_side, 0, 0)
        sides.addWidget(self._tables, *((0, 1, 2, 1) if is_wide else (1, 0)))
        sides.addWidget(self._past_side, 1 if is_wide else 2, 0)
        sides.setRowStretch(1, int(is_wide))
        sides.setColumnStretch(int(is_wide), 1)
        sides.setColumnStretch(1 - is_wide, 0)

    def _play_table(self, game: str, is_unfinished: bool) -> None:
        profile, day = self._profile, self.day
        if is_unfinished:
            self.accept()
            self.continue_requested.emit(str(self._unfinished[game].path))
            return
        self.follow_clock()
        if self.day != day:  # midnight has just passed, so that another table would be played
            return
        counts = self._state(game).counts
        spec = catalog.get(game)
        table = daily_table.table(spec, self.day)
        name = own_player(profile.settings).name
        purpose = purposes.daily(self.day, again=not counts)
        self.accept()
        plan = NewGamePlan(table.setup, table.seated(name), table.seed, purpose=purpose)
        self.match_requested.emit(game, plan)
        self._request_levels(game)

    def _challenge(self, game: str) -> None:
        self.accept()
        self.challenge_requested.emit(game, self.day)

    def _request_levels(self, game: str) -> None:
        self._levels.request(self._profile.data, game, self.day)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange_parts()


def begin_table(navigator: Navigator, game: str, plan: NewGamePlan) -> None:
    """Begins the planned match of a daily table."""
    navigator.play(game, plan)


def dialog_for(navigator: Navigator) -> DailyDialog:
    """Returns the dialog of the daily tables, which are played in the navigator's window."""
    services = navigator.services
    dialog = DailyDialog(navigator.profile, services.daily_levels, navigator.window)
    dialog.match_requested.connect(partial(begin_table, navigator))
    dialog.continue_requested.connect(navigator.try_save)
    dialog.challenge_requested.connect(lambda game, day: navigator.open("friends", (game, day)))
    return dialog
