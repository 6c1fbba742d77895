# SPDX-License-Identifier: MIT
"""A daily table of one game: who sits there, what the person did, and what the levels did."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.arranged.daily_table import DailyTable
from wizardtable.core.game import GameOption, OptionValue
from wizardtable.core.text import N_, Message, plain_tip
from wizardtable.core.wizards import PORTRAITS
from wizardtable.play.translate import render
from wizardtable.store.daily import DailyLevelOutcome, DailyOutcome
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.daily.share_text import SIGNS, SIGNS_TOLD, beaten, share_text
from wizardtable.ui.daily.small_table import GIVEN_UP, SmallTable
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Panel, button, label


@dataclass(frozen=True, slots=True)
class DailyState:
    """What is known of a table.

    Attributes:
        counts: whether an attempt that is begun now counts.
        begun: whether the attempt that counts has begun; `going`: and can be continued.
        played: how it ended, None as long as it has not.
        levels: what the levels did, as far as they are done; `busy`: whether others go on.
    """

    counts: bool
    begun: bool
    going: bool
    played: DailyOutcome | None
    levels: Mapping[str, DailyLevelOutcome]
    busy: bool

    @property
    def tells_levels(self) -> bool:
        """Whether what the levels did may be seen: it would spoil an attempt that counts."""
        return self.played is not None or not (self.counts or self.going)


class DailyCard(Panel):
    """One of the tables of a day.

    Attributes:
        game: the id of the game; `state`: what is known of the table.
        picture: the game, the faces of who sits here, and a seal once it is played.

    Signals:
        wanted(str, bool): the table of this game is to be played; whether it is continued.
    """

    wanted = Signal(str, bool)

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
        self.play = button(self, "primary" if state.counts or state.going else "", self._ask)
        self.copy = button(self, "", self._copy, "copy")
        own = portrait if portrait in PORTRAITS else ""
        wizards = [own if one.level is None else one.wizard for one in table.players]
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
        self._rows = [
            [label(self._figures, "soft" if row == 0 else "") for _ in range(3)]
            for row in range(len(self._spec.levels) + 2)
        ]
        self._lay_out()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(self._spec.title))
        for player, words in zip(self._table.players, self._names, strict=True):
            told = render(N_("DailyCard", "You"))
            if player.level is not None:
                told = render(N_("DailyCard", "{name}, {level}")).replace("{name}", player.name)
                told = told.replace("{level}", render(self._spec.level(player.level).title))
            words.setText(told)
        self._options.setText(" · ".join(self._told_options()))
        self._options.setVisible(bool(self._table.setup.options))
        self._status.setText(self._told_status())
        played = self.state.played
        course = "" if played is None else played.course
        self._course.setText(" ".join(SIGNS[sign] for sign in course if sign in SIGNS))
        self._course.setVisible(bool(course))
        self._course.setToolTip(render(SIGNS_TOLD))
        self.play.setText(self._told_play())
        self.copy.setText(render(N_("DailyCard", "Copy result")))
        self.copy.setVisible(played is not None)
        self._tell_levels()
        people = "\n".join(words.text() for words in self._names)
        self.picture.setToolTip(plain_tip(people))
        rank = None if played is None else GIVEN_UP if played.given_up else played.rank
        self.picture.show_seal(rank)
        self.play.setAccessibleDescription(self._title.text())
        self.copy.setAccessibleDescription(self._title.text())
        heard = [words.text() for words in (*self._names, self._options, self._status)]
        heard += [self._heard_row(row) for row in self._rows[1:] if row[0].text()]
        told_all = ". ".join(one.removesuffix(".") for one in heard if one)
        self.be_heard(self._title.text(), f"{told_all}.")

    def _heard_row(self, row: Sequence[QLabel]) -> str:
        """What one of the figures says: whose it is, then each with its head."""
        figures = zip(self._rows[0][1:], row[1:], strict=True)
        told = [f"{head.text()} {one.text()}" for head, one in figures if one.text()]
        return ", ".join([row[0].text(), *told])

    def _told_options(self) -> list[str]:
        known = {option.id: option for option in self._spec.options}
        return [render(_told(known[name], value)) for name, value in self._table.setup.options]

    def _told_status(self) -> str:
        state, played = self.state, self.state.played
        if played is not None and played.given_up:
            return render(N_("DailyCard", "You gave up."))
        if played is not None:
            told = render(N_("DailyCard", "Finished: rank {rank} of {seats}."))
            return told.replace("{rank}", str(played.rank)).replace("{seats}", str(played.seats))
        if state.going:
            return render(N_("DailyCard", "You have an unfinished attempt."))
        if state.begun:
            return render(
                N_("DailyCard", "Your attempt cannot be continued: its saved match is missing.")
            )
        if state.counts:
            return render(N_("DailyCard", "Not played yet: your first attempt counts."))
        return render(N_("DailyCard", "Past table: matches here no longer count."))

    def _told_play(self) -> str:
        if self.state.going:
            return render(N_("DailyCard", "Continue"))
        return (
            render(N_("DailyCard", "Play again"))
            if self.state.played is not None
            else render(N_("DailyCard", "Play"))
        )

    def _tell_levels(self) -> None:
        state, played = self.state, self.state.played
        shown = state.tells_levels and (state.busy or bool(state.levels) or played is not None)
        self._figures.setVisible(shown)
        self._seats.setVisible(not shown)
        heads = (
            render(N_("DailyCard", "In your seat")),
            render(N_("DailyCard", "Rank")),
            render(N_("DailyCard", "Points")),
        )
        own = ("", "", "")
        if played is not None:
            own = (render(N_("DailyCard", "You")), str(played.rank), str(played.score))
        lines = [heads, own, *(self._level_line(level.id) for level in self._spec.levels)]
        for row, line in zip(self._rows, lines, strict=True):
            for words, text in zip(row, line, strict=True):
                words.setText(text if shown else "")  # what is hidden is not read out, either
                words.setVisible(shown and bool(line[0]))

    def _level_line(self, level_id: str) -> tuple[str, str, str]:
        title = render(self._spec.level(level_id).title)
        found, played = self.state.levels.get(level_id), self.state.played
        if found is None:
            return title, "…" if self.state.busy else "–", ""
        if played is not None and beaten(played, found):
            title = f"★ {title}"
        return title, str(found.rank), str(found.score)

    def _ask(self) -> None:
        self.wanted.emit(self._table.game, self.state.going)

    def _copy(self) -> None:
        if self.state.played is not None:
            text = share_text(self._spec, self.state.played, self.state.levels)
            QGuiApplication.clipboard().setText(text)
            self.copy.setText(render(N_("DailyCard", "Copied")))
            announce(self, render(N_("DailyCard", "Copied")))

    def _lay_out(self) -> None:
        seats = QGridLayout(self._seats)
        figures = QGridLayout(self._figures)
        for grid, across, down in ((seats, 8, 2), (figures, 12, 0)):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(appearance.scaled(across))
            grid.setVerticalSpacing(appearance.scaled(down))
        for row, (face, words) in enumerate(zip(self._faces, self._names, strict=True)):
            seats.addWidget(face, row, 0)
            seats.addWidget(words, row, 1)
        seats.setColumnStretch(1, 1)
        seats.setRowStretch(len(self._names), 1)
        for row, line in enumerate(self._rows):
            for column, words in enumerate(line):
                if column:
                    words.setAlignment(Qt.AlignmentFlag.AlignRight)
                figures.addWidget(words, row, column)
        figures.setColumnStretch(0, 1)
        figures.setRowStretch(len(self._rows), 1)
        middle = QHBoxLayout()
        middle.setSpacing(appearance.scaled(12))
        middle.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        middle.addWidget(self._seats, 1)
        middle.addWidget(self._figures, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.play)
        foot.addWidget(self.copy)
        foot.addStretch()
        went = QHBoxLayout()
        went.addWidget(self._status, 1)
        went.addWidget(self._course, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (16, 9, 16, 10)))
        whole.setSpacing(appearance.scaled(5))
        whole.addWidget(self._title)
        whole.addLayout(middle)
        whole.addWidget(self._options)
        whole.addLayout(went)
        whole.addStretch()
        whole.addLayout(foot)


def _told(option: GameOption, value: OptionValue) -> Message:
    """An option as it is at the table: its title, or that of what was chosen."""
    return next((title for choice, title in option.choices if choice == value), option.title)
