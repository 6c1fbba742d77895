# SPDX-License-Identifier: MIT
"""Advice for the person who is to move: a hint, a verdict on an idea, a word before a blunder."""

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.search import advice, temperature
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play.opponent import Opponent

Then: TypeAlias = "Callable[[Decision[Any]], None]"


class Advisor(QObject):
    """What the hardest level thinks of the situation of the seat to move; it plays nothing.

    A situation is thought about once: who asks again, or about an idea that was weighed already,
    is answered at once. A new question takes the place of one that is open.

    Signals:
        hint(Decision): the move it would make.
        verdict(Verdict): what it thinks of an idea.
    """

    hint = Signal(object)
    verdict = Signal(object)

    def __init__(self, match: Match, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._opponent = opponent
        self._level = match.spec.levels[-1]
        self._then: Then | None = None
        self._comparing = False
        self._thought: tuple[object, Decision[Any]] | None = None

    @property
    def waiting(self) -> bool:
        """Whether the next decision of the opponent is for this counsel."""
        return self._then is not None

    def ask_hint(self, seat: Seat) -> None:
        """What would it do? `hint` tells."""
        self._think(seat, self.hint.emit)

    def ponder(self, seat: Seat) -> None:
        """Think ahead in silence, so that later questions are answered soon."""
        self._think(seat, lambda _: None)

    def ask_about(self, seat: Seat, idea: Any) -> None:
        """Why not this? `verdict` tells."""
        self._think(seat, lambda best: self._judge(seat, best, idea))

    def answered(self, decision: Decision[Any]) -> None:
        """The opponent has decided what this counsel was waiting for."""
        then, self._then = self._then, None
        if then is not None:
            then(decision)

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._then = None

    def _think(self, seat: Seat, then: Then) -> None:
        """Go on with what it thinks of the whole menu, now or when it has thought."""
        seen = self._match.observe(seat)
        if self._thought is not None and self._thought[0] == seen:
            then(self._thought[1])
            return

        def keep(decision: Decision[Any]) -> None:
            self._thought = seen, self._calibrated(decision)
            then(self._thought[1])

        under_way = self.waiting and not self._comparing
        self._then, self._comparing = keep, False
        if not under_way:  # else the answer to come serves this question as well
            self._opponent.ask(self._match, seat, self._level.id)

    def _judge(self, seat: Seat, best: Decision[Any], idea: Any) -> None:
        verdict = advice.judged(self._match.menu(), best, idea)
        if verdict is not None:
            self.verdict.emit(verdict)
            return
        self._comparing = True
        self._then = lambda both: self.verdict.emit(
            advice.compared(best, idea, self._calibrated(both))
        )
        self._opponent.ask(self._match, seat, self._level.id, (best.action, idea))

    def _calibrated(self, decision: Decision[Any]) -> Decision[Any]:
        return temperature.calibrated(decision, self._level, self._match.setup.seats)
