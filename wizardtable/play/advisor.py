# SPDX-License-Identifier: MIT
"""Advice for the person who is to move: a hint, a verdict on an idea, a word before a blunder."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.search import advice, temperature
from wizardtable.ai.search.advice import CARELESS, CARELESS_TOGETHER, Verdict
from wizardtable.ai.search.running_loss import RunningLoss, Whole
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play.opponent import Opponent

Then: TypeAlias = "Callable[[Decision[Any]], None]"

Found = TypeVar("Found")
"""What looks return."""

Told: TypeAlias = "Callable[[Verdict], None]"


class Advisor(QObject):
    """What the hardest level thinks of the situation of the seat to move; it plays nothing.

    A situation is thought about once: who asks again, or about an idea that was weighed already,
    is answered at once. A new question takes the place of one that is open.

    Signals:
        pondering(): a question of the tutor's is not answered at once.
        told(): a question is answered, by one of the following, which comes next.
        hint(Decision): the move it would make.
        verdict(Verdict): what it thinks of an idea.
        warned(Verdict): what it thinks of an idea about to be played that throws too much away.
        cleared(action): it has nothing to say against what is about to be played.
    """

    pondering = Signal()
    told = Signal()
    hint = Signal(object)
    verdict = Signal(object)
    warned = Signal(object)
    cleared = Signal(object)

    def __init__(self, match: Match, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._opponent = opponent
        self._level = match.spec.levels[-1]
        self._then: Then | None = None
        self._asking: Then | None = None
        self._comparing = False
        self._thought: tuple[object, Decision[Any]] | None = None
        self._told: tuple[object, object] | None = None
        self._loss = RunningLoss()
        self._idea: Any | None = None

    @property
    def idea(self) -> Any | None:
        """What is played or warned of as soon as it has been weighed; None where nothing is."""
        return self._idea

    @property
    def waiting(self) -> bool:
        """Whether the next decision of the opponent is for this advisor."""
        return self._then is not None

    def ask_hint(self, seat: Seat) -> None:
        """What would it do? `hint` tells."""
        self._idea = None
        self._think(seat, self._suggest)

    def ponder(self, seat: Seat) -> None:
        """Think ahead in silence, so that later questions are answered soon."""
        self._think(seat, lambda _: None)

    def ask_about(self, seat: Seat, idea: Any) -> None:
        """Why not this? `verdict` tells."""
        self._idea = None
        self._think(seat, lambda best: self._judge(seat, best, idea, self._tell))

    def weigh(self, seat: Seat, idea: Any) -> None:
        """Is this worth a warning before it is played? `warned` or `cleared` tells, and `pondering`
        before, if that takes a moment."""
        self._idea = idea
        self._think(seat, lambda best: self._judge(seat, best, idea, self._warn))
        if self._idea is not None:
            self.pondering.emit()

    def has_suggested(self, seat: Seat, action: Any) -> bool:
        """Whether a person was told that this is the best they can do now."""
        return self._told == (self._match.observe(seat), action)

    def answered(self, decision: Decision[Any]) -> None:
        """The opponent has decided what this advisor was waiting for."""
        then, self._then = self._then, None
        if then is not None:
            then(decision)

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._then = self._asking = self._idea = None

    def _think(self, seat: Seat, then: Then) -> None:
        """Go on with what it thinks of the whole menu, now or when it has thought."""
        seen = self._match.observe(seat)
        if self._thought is not None and self._thought[0] == seen:
            then(self._thought[1])
            return
        under_way = self.waiting and not self._comparing
        self._asking, self._comparing = then, False
        if not under_way:  # else the answer to come serves this question as well
            self._then = lambda first: self._look_again(seat, seen, self._calibrated(first))
            self._opponent.ask(self._match, seat, self._level.id, tuple(self._match.menu()))

    def _look_again(self, seat: Seat, seen: object, first: Decision[Any]) -> None:
        """Compare the best moves with each other before anything is told of them."""
        looks = advice.second_looks(self._match.menu(), first)
        self._go_through(seat, looks, lambda best: self._settle(seen, first, best))

    def _settle(self, seen: object, first: Decision[Any], best: Decision[Any]) -> None:
        """Go on with what is preferred after a second look."""
        best = advice.reasoned(self._match.spec, seen, first, best)
        self._thought, then, self._asking = (seen, best), self._asking, None
        if then is not None:
            then(best)

    def _suggest(self, decision: Decision[Any]) -> None:
        known = advice.weighed(self._match.menu(), decision)
        self._note(decision, known[0].chance if known else None)
        self.told.emit()
        self.hint.emit(decision)

    def _tell(self, verdict: Verdict) -> None:
        self._note(verdict.best, verdict.chance)
        self.told.emit()
        self.verdict.emit(verdict)

    def _warn(self, verdict: Verdict) -> None:
        self._idea = None
        self.told.emit()
        whole = self._with_those_before(verdict)
        if verdict.loss > CARELESS or whole is not None:
            self._loss.forget()
            self._note(verdict.best, verdict.chance)
            self.warned.emit(replace(verdict, whole=whole))
        else:
            self.cleared.emit(verdict.idea)

    def _with_those_before(self, verdict: Verdict) -> Whole | None:
        """What the idea and the moves of the turn before it give away, where this is too much and
        it is not the idea alone."""
        match, seat = self._match, self._match.to_move
        assert seat is not None
        if verdict.chance is None and not verdict.agrees:
            return None
        turn = match.spec.wording.turn(match.observe(seat))
        whole = self._loss.with_move(
            match.actions, seat, turn, verdict.idea, verdict.difference, verdict.error
        )
        too_much = whole.loss > max(CARELESS_TOGETHER, whole.error)
        told = too_much and whole.moves > 1 and CARELESS >= verdict.loss > 0.0
        return whole if told else None

    def _note(self, best: Decision[Any], chance: float | None) -> None:
        """Remember what a person is told, and with which chance."""
        self._told = self._match.observe(self._match.to_move), best.action
        if chance is not None:
            self._match.advised[len(self._match.actions)] = round(100 * chance)

    def _judge(self, seat: Seat, best: Decision[Any], idea: Any, tell: Told) -> None:
        """Compare an idea with the move preferred as far as it takes, and tell the verdict."""
        self._comparing = True
        looks = advice.verdict_looks(self._match.menu(), best, idea)
        self._go_through(seat, looks, lambda verdict: self._judged(best, verdict, tell))

    def _judged(self, best: Decision[Any], verdict: Verdict, tell: Told) -> None:
        """Tell a verdict, and remember what it found out about the move preferred."""
        seen = self._match.observe(self._match.to_move)
        found = advice.reasoned(self._match.spec, seen, best, verdict.best)
        self._thought = seen, found
        tell(replace(verdict, best=found))

    def _go_through(
        self,
        seat: Seat,
        looks: Generator[Sequence[Any], Decision[Any], Found],
        then: Callable[[Found], None],
        found: Decision[Any] | None = None,
    ) -> None:
        """Have the searches made that the looks ask for, then go on with what they return."""
        try:
            among = next(looks) if found is None else looks.send(found)
        except StopIteration as told:
            then(told.value)
            return
        self._then = lambda both: self._go_through(seat, looks, then, self._calibrated(both))
        self._opponent.ask(self._match, seat, self._level.id, tuple(among), even=True)

    def _calibrated(self, decision: Decision[Any]) -> Decision[Any]:
        return temperature.calibrated(decision, self._level, self._match.setup.seats)
