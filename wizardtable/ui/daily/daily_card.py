# SPDX-License-Identifier: MIT
"""The card of a daily table: opponents, the player's result, and the results of the levels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.arranged.daily_table import DailyTable
from wizardtable.core.game import GameOption, OptionValue
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store.daily import DailyLevelOutcome, DailyOutcome
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.daily.share_text import SIGNS, SIGNS_LEGEND, is_better, share_text
from wizardtable.ui.daily.small_table import GIVEN_UP, SmallTable
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Panel, button, label


@dataclass(frozen=True, slots=True)
class DailyState:
    """The state of a daily table.

    Attributes:
        counts: whether an attempt that starts now counts.
        is_begun: whether the counted attempt has begun.
        is_unfinished: whether the counted attempt can be continued.
        outcome: the result of the counted attempt; None before its end.
        levels: the results of the levels that have finished, by the id of the level.
        has_pending_levels: whether further levels are still playing.
    """

    counts: bool
    is_begun: bool
    is_unfinished: bool
    outcome: DailyOutcome | None
    levels: Mapping[str, DailyLevelOutcome]
    has_pending_levels: bool

    @property
    def may_show_levels(self) -> bool:
        """True if the results of the levels may be shown, because they can spoil no counted
        attempt."""
        return self.outcome is not None or not (self.counts or self.is_unfinished)


class DailyCard(Panel):
    """The card of one game's table on a day.

    Attributes:
        game: the id of the game.
        state: the state of the table.
        picture: the picture of the game, with the faces of its players and a seal after the match.
        play: the button that plays or continues the table.
        copy: the button that copies the result.
        challenge: the button that offers the table to friends.

    Signals:
        play_requested(str, bool): the player wants to play the table of this game; True to continue
            the unfinished attempt.
        challenge_requested(str): the player wants to offer the table of this game to friends.
    """

    play_requested = Signal(str, bool)
    challenge_requested = Signal(str)

    def __init__(
        self, table: DailyTable, state: DailyState, portrait: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game = table.game
        self._spec = catalog.get(table.game)
        self._table, self.state = table, state
        self._title = label(self, "heading")
        self._options = label(self, "soft", wrap=True)
        self._status = label(self, "", wrap=True)
        self._course = label(self, "lead")
        self.play = button(
            self, "primary" if state.counts or state.is_unfinished else "", self._request_play
        )
        self.copy = button(self, "", self._copy_result, "copy")
        self.challenge = button(self, "", self._request_challenge, "friends")
        own_wizard = portrait if portrait in PORTRAITS else ""
        wizards = [
            own_wizard if player.level is None else player.wizard for player in table.players
        ]
        self.picture = SmallTable(table.game, wizards, self)
        self._seats, self._figures = QWidget(self), QWidget(self)
        self._faces: list[Portrait] = []
        self._names: list[QLabel] = []
        for wizard in wizards:
            face = Portrait(24, self._seats)
            face.keep_room(True)
            face.show_wizard(wizard)
            self._faces.append(face)
            self._names.append(label(self._seats, wrap=True))
        self._rows: list[list[QLabel]] = []  # made when there are results to show
        self._lay_out()

    def _lay_out(self) -> None:
        seats = QGridLayout(self._seats)
        figures = self._grid = QGridLayout(self._figures)
        for grid, horizontal, vertical in ((seats, 8, 2), (figures, 12, 0)):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(appearance.scaled(horizontal))
            grid.setVerticalSpacing(appearance.scaled(vertical))
        for row, (face, words) in enumerate(zip(self._faces, self._names, strict=True)):
            seats.addWidget(face, row, 0)
            seats.addWidget(words, row, 1)
        seats.setColumnStretch(1, 1)
        seats.setRowStretch(len(self._names), 1)
        figures.setColumnStretch(0, 1)
        middle = QHBoxLayout()
        middle.setSpacing(appearance.scaled(12))
        middle.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        middle.addWidget(self._seats, 1)
        middle.addWidget(self._figures, 1)
        button_row = QHBoxLayout()
        button_row.addWidget(self.play)
        button_row.addWidget(self.copy)
        button_row.addWidget(self.challenge)
        button_row.addStretch()
        status_row = QHBoxLayout()
        status_row.addWidget(self._status, 1)
        status_row.addWidget(self._course, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (16, 9, 16, 10)))
        column.setSpacing(appearance.scaled(5))
        column.addWidget(self._title)
        column.addLayout(middle)
        column.addWidget(self._options)
        column.addLayout(status_row)
        column.addStretch()
        column.addLayout(button_row)

    def retranslate(self) -> None:
        """Puts all words into the current language, and shows the present state."""
        self._title.setText(render(self._spec.title))
        for player, words in zip(self._table.players, self._names, strict=True):
            person = N_("DailyCard", "You")
            if player.level is not None:
                level = self._spec.level(player.level).title
                person = N_("DailyCard", "{name}, {level}").of(name=player.name, level=level)
            words.setText(render(person))
        self._options.setText(" · ".join(option_words(self._spec, self._table.setup.options)))
        self._options.setVisible(bool(self._table.setup.options))
        self._status.setText(self._status_words())
        outcome = self.state.outcome
        course = "" if outcome is None else outcome.course
        self._course.setText(" ".join(SIGNS[sign] for sign in course if sign in SIGNS))
        self._course.setVisible(bool(course))
        self._course.setToolTip(render(SIGNS_LEGEND))
        self.play.setText(self._play_words())
        self.copy.setText(render(N_("DailyCard", "Copy result")))
        self.copy.setVisible(outcome is not None)
        self.challenge.setText(render(N_("DailyCard", "Challenge")))
        self.challenge.setToolTip(render(N_("DailyCard", "Offers this table to a friend.")))
        self.challenge.setVisible(outcome is not None)
        self._fill_rows()
        people = "\n".join(words.text() for words in self._names)
        self.picture.setToolTip(plain_tip(people))
        rank = None if outcome is None else GIVEN_UP if outcome.given_up else outcome.rank
        self.picture.show_seal(rank)
        self.play.setAccessibleDescription(self._title.text())
        self.copy.setAccessibleDescription(self._title.text())
        self.challenge.setAccessibleDescription(self._title.text())
        parts = [words.text() for words in (*self._names, self._options, self._status)]
        parts += [self._spoken_row(row) for row in self._rows[1:] if row[0].text()]
        spoken = ". ".join(part.removesuffix(".") for part in parts if part)
        self.be_heard(self._title.text(), f"{spoken}.")

    def _spoken_row(self, row: Sequence[QLabel]) -> str:
        """Returns the spoken words of a row: the name, then each figure after the head of its
        column."""
        figures = zip(self._rows[0][1:], row[1:], strict=True)
        figure_texts = [
            f"{head.text()} {figure.text()}" for head, figure in figures if figure.text()
        ]
        return ", ".join([row[0].text(), *figure_texts])

    def _status_words(self) -> str:
        state, outcome = self.state, self.state.outcome
        if outcome is not None and outcome.given_up:
            return render(N_("DailyCard", "You gave up."))
        if outcome is not None:
            words = N_("DailyCard", "Finished: rank {rank} of {seats}.")
            return render(words.of(rank=outcome.rank, seats=outcome.seats))
        if state.is_unfinished:
            return render(N_("DailyCard", "You have an unfinished attempt."))
        if state.is_begun:
            return render(
                N_("DailyCard", "Your attempt cannot be continued: its saved match is missing.")
            )
        if state.counts:
            return render(N_("DailyCard", "Not played yet: your first attempt counts."))
        return render(N_("DailyCard", "Past table: matches here no longer count."))

    def _play_words(self) -> str:
        if self.state.is_unfinished:
            return render(N_("DailyCard", "Continue"))
        return (
            render(N_("DailyCard", "Play again"))
            if self.state.outcome is not None
            else render(N_("DailyCard", "Play"))
        )

    def _fill_rows(self) -> None:
        state, outcome = self.state, self.state.outcome
        is_visible = state.may_show_levels and (
            state.has_pending_levels or bool(state.levels) or outcome is not None
        )
        self._figures.setVisible(is_visible)
        self._seats.setVisible(not is_visible)
        if is_visible and not self._rows:
            self._make_rows()
        heads = (
            render(N_("DailyCard", "In your seat")),
            render(N_("DailyCard", "Rank")),
            render(N_("DailyCard", "Points")),
        )
        own_line = ("", "", "")
        if outcome is not None:
            own_line = (render(N_("DailyCard", "You")), str(outcome.rank), str(outcome.score))
        lines = [heads, own_line, *(self._level_line(level.id) for level in self._spec.levels)]
        for row, line in zip(self._rows, lines, strict=bool(self._rows)):
            for words, text in zip(row, line, strict=True):
                words.setText(text if is_visible else "")  # screen readers must not read it either
                words.setVisible(is_visible and bool(line[0]))

    def _make_rows(self) -> None:
        """Makes the labels of the heads, of the player's row and of each level's row."""
        for row in range(len(self._spec.levels) + 2):
            self._rows.append([])
            for column in range(3):
                words = label(self._figures, "soft" if row == 0 else "")
                if column:
                    words.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(words, row, column)
                self._rows[-1].append(words)
        self._grid.setRowStretch(len(self._rows), 1)

    def _level_line(self, level_id: str) -> tuple[str, str, str]:
        title = render(self._spec.level(level_id).title)
        level_outcome, outcome = self.state.levels.get(level_id), self.state.outcome
        if level_outcome is None:
            return title, "…" if self.state.has_pending_levels else "–", ""
        if outcome is not None and is_better(outcome, level_outcome):
            title = f"★ {title}"
        return title, str(level_outcome.rank), str(level_outcome.score)

    def _request_play(self) -> None:
        self.play_requested.emit(self._table.game, self.state.is_unfinished)

    def _request_challenge(self) -> None:
        self.challenge_requested.emit(self._table.game)

    def _copy_result(self) -> None:
        if self.state.outcome is not None:
            text = share_text(self._spec, self.state.outcome, self.state.levels)
            QGuiApplication.clipboard().setText(text)
            self.copy.setText(render(N_("DailyCard", "Copied")))
            announce(self, render(N_("DailyCard", "Copied")), Urgency.ANSWER)


def option_words(spec: GameSpec, options: Sequence[tuple[str, OptionValue]]) -> list[str]:
    """Returns the titles of options with their values. `spec` is the game that has the options."""
    options_by_id = {option.id: option for option in spec.options}
    return [render(_option_message(options_by_id[name], value)) for name, value in options]


def _option_message(option: GameOption, value: OptionValue) -> Message:
    """Returns the title of the option's chosen value; that of the option if the value has none."""
    return next((title for choice, title in option.choices if choice == value), option.title)
