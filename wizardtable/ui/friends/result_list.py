# SPDX-License-Identifier: MIT
"""The list of the results at a table: names, ranks, points, and how sure each result is."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from wizardtable.core.arranged.challenge import CONFIRMED, LEGAL, TOLD
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.store.challenges import KeptResult, KeptTable, is_comparable
from wizardtable.ui.friends.sent_text import notes_on, result_words
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Panel, button, label

MAX_ROWS: Final = 30
"""The most results that are shown; the player's own is always among them."""

PROOF_WORDS: Final = {
    "": N_("proof", "being checked"),
    TOLD: N_("proof", "unverified"),
    LEGAL: N_("proof", "legal"),
    CONFIRMED: N_("proof", "confirmed"),
}
"""The proof of a result in one word."""

PROOF_TIPS: Final = {
    "": N_("proof", "The program will replay the moves while you are not playing."),
    TOLD: N_(
        "proof",
        "This result is only your friend’s word: the moves are not included, or do not lead to it.",
    ),
    LEGAL: N_(
        "proof",
        "The moves included are legal and lead to this result, but the opponents "
        "here would have played differently.",
    ),
    CONFIRMED: N_(
        "proof",
        "The moves included are legal and lead to this result, and the opponents here play the "
        "same moves. Even so, it may not have been a first attempt.",
    ),
}
"""The meaning of each word of `PROOF_WORDS`, in sentences."""


class ResultList(Panel):
    """The results at a table, the best first.

    Signals:
        replay_requested(object): the player wants to see the match of this `KeptResult`.
    """

    replay_requested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._kept: KeptTable | None = None
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*(appearance.scaled(margin) for margin in (14, 8, 14, 8)))
        self._grid.setHorizontalSpacing(appearance.scaled(14))
        self._grid.setVerticalSpacing(appearance.scaled(3))
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 2)

    def show_results(self, kept: KeptTable, *, can_replay: bool) -> None:
        """Shows the results at a table.

        Args:
            kept: the table with its results.
            can_replay: whether matches of friends may be replayed, because that spoils nothing.
        """
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        self._kept = kept
        own, lines = kept.own, []
        results = kept.results[:MAX_ROWS]
        if own is not None and own not in results:
            results = (*results[:-1], own)
        self._add_head()
        rank = 0
        for row, result in enumerate(results):
            ranked = own is None or is_comparable(result.result, own.result)
            if ranked:
                earlier = [
                    each for each in results[:row] if is_comparable(each.result, result.result)
                ]
                is_tie = bool(earlier) and self._order(earlier[-1]) == self._order(result)
                rank = rank if is_tie else len(earlier) + 1
            place = rank if ranked else None
            lines.append(self._add_row(row + 1, result, place, can_replay=can_replay))
        self.be_heard(render(N_("friends", "Results")), " ".join(lines))
        self.setVisible(bool(results))

    def _add_head(self) -> None:
        heads = (
            N_("friends", "Place"),
            N_("friends", "Player"),
            N_("friends", "At the table"),
            N_("friends", "Notes"),
        )
        for column, words in enumerate(heads):
            self._cell(0, column, render(words), "soft")

    def _order(self, kept: KeptResult) -> tuple[int, int]:
        assert self._kept is not None
        return kept.result.order_at(self._kept.table.seat)

    def _add_row(self, row: int, kept: KeptResult, rank: int | None, *, can_replay: bool) -> str:
        """Adds the row of a result, and returns its words for the screen reader."""
        assert self._kept is not None
        table, result = self._kept.table, kept.result
        place = "–" if rank is None else str(rank)
        name = result.name
        if kept.is_own:
            name = render(N_("friends", "{name} (you)").of(name=name))
        words = render(result_words(result, table.seat))
        own = self._kept.own
        notes = [render(note) for note in notes_on(result, [own.result] if own else [])]
        if not kept.is_own:
            notes.append(render(PROOF_WORDS[kept.proof]))
        figures = self._cell(row, 0, place, "lead")
        figures.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._cell(row, 1, name, "lead" if kept.is_own else "", wrap=True)
        self._cell(row, 2, words)
        note = self._cell(row, 3, ", ".join(notes), "soft", wrap=True)
        if not kept.is_own:
            note.setToolTip(plain_tip(render(PROOF_TIPS[kept.proof])))
            if kept.has_moves and can_replay:
                self._add_replay(row, kept, name)
        return f"{place}: {name}, {words}{', '.join(['', *notes])}."

    def _add_replay(self, row: int, kept: KeptResult, name: str) -> None:
        replay = button(self, "plain", self._asking_for(kept), "play")
        replay.setText(render(N_("friends", "Replay")))
        replay.setAccessibleDescription(name)
        self._grid.addWidget(replay, row, 4)
        self._parts.append(replay)
        replay.show()

    def _asking_for(self, kept: KeptResult) -> Callable[[], None]:
        return lambda: self.replay_requested.emit(kept)

    def _cell(
        self, row: int, column: int, words: str, role: str = "", *, wrap: bool = False
    ) -> QLabel:
        cell = label(self, role, wrap=wrap)
        cell.setText(words)
        self._grid.addWidget(cell, row, column)
        self._parts.append(cell)
        cell.show()
        return cell

    @property
    def replay_buttons(self) -> list[QPushButton]:
        """The buttons that replay a friend's match, from top to bottom."""
        return [part for part in self._parts if isinstance(part, QPushButton)]
