# SPDX-License-Identifier: MIT
"""Advice for the person to move: a hint, a verdict on an idea, a warning before a blunder."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.messages import Question
from wizardtable.ai.search import advice, temperature
from wizardtable.ai.search.advice import CARELESS, CARELESS_TOGETHER, Verdict
from wizardtable.ai.search.running_loss import RunningLoss, Whole
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play.minds import Done, Minds, OpenQuestion

Searches: TypeAlias = Generator[Sequence[Any], Decision[Any], None]
"""Yields the actions of each search to be made, and is sent the decision of that search."""

Warned: TypeAlias = Callable[[Verdict | None], None]
"""Takes the verdict that the tutor warns with, or None if there is no reason to warn."""


class Advisor(QObject):
    """Asks the hardest level about the decision of the seat to move; it plays nothing.

    A situation is thought about once. A second question about it, or about an idea that was
    weighed already, is answered at once. A new question takes the place of one that is open; if
    the whole menu is still being searched, that search serves the new question as well.

    Signals:
        told(): A question is answered, by one of the following, which comes next.
        hint(Decision): The move that the level would make.
        verdict(Verdict): The verdict on an idea.
    """

    told = Signal()
    hint = Signal(object)
    verdict = Signal(object)

    def __init__(self, match: Match, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._minds = minds
        self._level = match.spec.levels[-1]
        self._asked: OpenQuestion | None = None
        self._then: Done | None = None
        self._comparing = False
        self._thought: tuple[object, Decision[Any]] | None = None
        self._told: tuple[object, object] | None = None
        self._loss = RunningLoss()
        self._idea: Any | None = None

    @property
    def is_waiting(self) -> bool:
        """True while a search for this advisor is under way."""
        return self._asked is not None and self._asked.is_open

    @property
    def idea(self) -> Any | None:
        """The move that `weigh` is still looking at, or None."""
        return self._idea if self.is_waiting else None

    def ask_hint(self, seat: Seat) -> None:
        """Asks what the level would do; `hint` tells."""
        self._think(seat, None, self._suggest)

    def ponder(self, seat: Seat) -> None:
        """Thinks ahead in silence, so that later questions are answered soon."""
        self._think(seat, None, lambda _: None)

    def ask_about(self, seat: Seat, idea: Any) -> None:
        """Asks why not this move; `verdict` tells."""
        self._think(
            seat, None, lambda best: self._search(seat, self._compare(seat, best, idea, self._tell))
        )

    def weigh(self, seat: Seat, idea: Any, done: Warned) -> None:
        """Asks whether a move is worth a warning before it is played.

        `done` gets the answer, from within this call if the move was weighed already.
        """

        def tell(verdict: Verdict) -> None:
            self.told.emit()
            done(self._warning(verdict))

        self._think(
            seat, idea, lambda best: self._search(seat, self._compare(seat, best, idea, tell))
        )

    def has_suggested(self, seat: Seat, action: Any) -> bool:
        """Returns True if the person was told that this is the best move now."""
        return self._told == (self._match.observe(seat), action)

    def _think(self, seat: Seat, idea: Any | None, then: Done) -> None:
        """Goes on with the best move of the whole menu, now or after a search; `idea` is the move
        that is to be weighed."""
        seen = self._match.observe(seat)
        under_way = self.is_waiting and not self._comparing
        self._idea = idea
        if self._thought is not None and self._thought[0] == seen:
            then(self._thought[1])
            return
        self._then, self._comparing = then, False
        if not under_way:  # else the answer to come serves this question as well
            self._search(seat, self._choose(seen), even=False)

    def _choose(self, seen: object) -> Searches:
        """Searches the whole menu, then compares the best moves before anything is told of them."""
        menu = self._match.menu()
        first = yield menu
        best = yield from advice.second_looks(menu, first)
        best = advice.reasoned(self._match.spec, seen, first, best)
        self._thought, then = (seen, best), self._then
        if then is not None:
            then(best)

    def _compare(
        self, seat: Seat, best: Decision[Any], idea: Any, tell: Callable[[Verdict], None]
    ) -> Searches:
        """Compares an idea with the best move as far as it takes, and tells the verdict."""
        self._comparing = True
        verdict = yield from advice.verdict_looks(self._match.menu(), best, idea)
        seen = self._match.observe(seat)
        found = advice.reasoned(self._match.spec, seen, best, verdict.best)
        self._thought = seen, found  # it may know more of the best move than before
        tell(replace(verdict, best=found))

    def _search(
        self,
        seat: Seat,
        searches: Searches,
        found: Decision[Any] | None = None,
        *,
        even: bool = True,
    ) -> None:
        """Starts the next search, after the one before has `found` a decision.

        A search tries all actions equally often if `even`, as each does that follows another. The
        level thinks as if for the first time and with one tree, so that the same situation gets
        the same advice on any computer.
        """
        match, level, seats = self._match, self._level, self._match.setup.seats
        try:
            if found is None:
                among = tuple(next(searches))
            else:
                among = tuple(searches.send(temperature.calibrated(found, level, seats)))
        except StopIteration:
            return
        seen, count = match.observe(seat), len(among) if even else 0
        budget = advice.budget(level.at(seats), compared=count)
        seed = advice.seed_of_position(match.spec, seen, among)
        question = Question(
            match.spec,
            level.id,
            seat,
            seen,
            among,
            budget,
            seed,
            alone=True,
            fresh=True,
            even=even,
        )
        self._asked = self._minds.ask(question, partial(self._search, seat, searches))

    def _suggest(self, decision: Decision[Any]) -> None:
        known = advice.weighed(self._match.menu(), decision)
        self._note(decision, known[0].chance if known else None)
        self.told.emit()
        self.hint.emit(decision)

    def _tell(self, verdict: Verdict) -> None:
        self._note(verdict.best, verdict.chance)
        self.told.emit()
        self.verdict.emit(verdict)

    def _warning(self, verdict: Verdict) -> Verdict | None:
        """Returns the verdict that the tutor warns with; None if the move is good enough."""
        whole = self._with_those_before(verdict)
        if verdict.loss <= CARELESS and whole is None:
            return None
        self._loss.forget()
        self._note(verdict.best, verdict.chance)
        return replace(verdict, whole=whole)

    def _with_those_before(self, verdict: Verdict) -> Whole | None:
        """Returns what the idea and the moves of the turn before it give away together.

        None if that is not too much, or if the idea alone gives too much away.
        """
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
        """Remembers what a person is told, and with which chance."""
        self._told = self._match.observe(self._match.to_move), best.action
        if chance is not None:
            self._match.advised[len(self._match.actions)] = round(100 * chance)
