# SPDX-License-Identifier: MIT
"""Advice for the person to move: a hint, a verdict on an idea, a warning before a blunder."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.messages import Question
from wizardtable.ai.search import advice, temperature
from wizardtable.ai.search.advice import TUTOR_WARNING_LOSS, TUTOR_WARNING_TURN_LOSS, Verdict
from wizardtable.ai.search.running_loss import RunningLoss, TurnLoss
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play.minds import DecisionCallback, Minds, OpenQuestion

Searches: TypeAlias = Generator[Sequence[Any], Decision[Any], None]
"""A generator of searches: it yields the actions of each search and is sent its decision."""

WarningCallback: TypeAlias = Callable[[Verdict | None], None]
"""Takes the verdict that the tutor warns with, or None if there is no reason to warn."""


class Advisor(QObject):
    """Asks the hardest level about the decision of the seat to move; it plays nothing.

    The current position is searched only once. Later questions about it, or about a move already
    compared, are answered at once. A new question replaces the open one. If the search of the whole
    menu is still running, it serves the new question as well.

    Signals:
        told(): A question is answered; the `hint`, the `verdict` or the callback follows.
        hint(Decision): The move that the level would make.
        verdict(Verdict): The verdict on a person's idea.
    """

    told = Signal()
    hint = Signal(object)
    verdict = Signal(object)

    def __init__(self, match: Match, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._minds = minds
        self._level = match.spec.levels[-1]
        self._question: OpenQuestion | None = None
        self._on_best_move: DecisionCallback | None = None
        self._comparing = False
        self._best_known: tuple[object, Decision[Any]] | None = None
        self._told_best: tuple[object, object] | None = None
        self._running_loss = RunningLoss()
        self._idea: Any | None = None

    @property
    def is_waiting(self) -> bool:
        """True while a search for this advisor is running."""
        return self._question is not None and self._question.is_open

    @property
    def idea(self) -> Any | None:
        """The move that `weigh` is still looking at, or None."""
        return self._idea if self.is_waiting else None

    def ask_hint(self, seat: Seat) -> None:
        """Asks which move the level would make; the signal `hint` gives the answer."""
        self._find_best_move(seat, None, self._give_hint)

    def ponder(self, seat: Seat) -> None:
        """Searches the position and tells nothing, so that later questions are answered soon."""
        self._find_best_move(seat, None, lambda _: None)

    def ask_about(self, seat: Seat, idea: Any) -> None:
        """Asks how good a person's idea is; the signal `verdict` gives the answer."""
        self._find_best_move(
            seat,
            None,
            lambda best: self._run_next_search(
                seat, self._compare_idea(seat, best, idea, self._give_verdict)
            ),
        )

    def weigh(self, seat: Seat, idea: Any, done: WarningCallback) -> None:
        """Asks whether a move deserves a warning before it is played.

        `done` gets the answer. If the move was compared already, `done` is called within this call.
        """

        def tell(verdict: Verdict) -> None:
            self.told.emit()
            done(self._warning_verdict(verdict))

        self._find_best_move(
            seat,
            idea,
            lambda best: self._run_next_search(seat, self._compare_idea(seat, best, idea, tell)),
        )

    def has_suggested(self, seat: Seat, action: Any) -> bool:
        """Returns True if the person was told that this is the best move in this position."""
        return self._told_best == (self._match.observe(seat), action)

    def _find_best_move(self, seat: Seat, idea: Any | None, then: DecisionCallback) -> None:
        """Finds the best move of the whole menu and passes it to `then`, now or after a search.

        `idea` is the move to be weighed, or None.
        """
        observation = self._match.observe(seat)
        is_searching_menu = self.is_waiting and not self._comparing
        self._idea = idea
        if self._best_known is not None and self._best_known[0] == observation:
            then(self._best_known[1])
            return
        self._on_best_move, self._comparing = then, False
        if not is_searching_menu:  # otherwise the running search serves this question as well
            self._run_next_search(seat, self._search_menu(observation), even=False)

    def _search_menu(self, observation: object) -> Searches:
        """Searches the whole menu, then compares its best moves before their chances are told."""
        menu = self._match.menu()
        first = yield menu
        best = yield from advice.second_looks(menu, first)
        best = advice.with_own_reason(self._match.spec, observation, first, best)
        self._best_known, then = (observation, best), self._on_best_move
        if then is not None:
            then(best)

    def _compare_idea(
        self, seat: Seat, best: Decision[Any], idea: Any, tell: Callable[[Verdict], None]
    ) -> Searches:
        """Compares an idea with the best move by further searches; passes the verdict to `tell`."""
        self._comparing = True
        verdict = yield from advice.verdict_looks(self._match.menu(), best, idea)
        observation = self._match.observe(seat)
        best_decision = advice.with_own_reason(self._match.spec, observation, best, verdict.best)
        # the comparison may have found a better move
        self._best_known = observation, best_decision
        tell(replace(verdict, best=best_decision))

    def _run_next_search(
        self,
        seat: Seat,
        searches: Searches,
        decision: Decision[Any] | None = None,
        *,
        even: bool = True,
    ) -> None:
        """Starts the next search, with the decision that the previous search found.

        With `even`, the search tries all actions equally often, as every search after the first one
        does. The level searches with one new tree, so that the same position gets the same advice
        on any computer.
        """
        match, level, seats = self._match, self._level, self._match.setup.seats
        try:
            if decision is None:
                actions = tuple(next(searches))
            else:
                actions = tuple(searches.send(temperature.calibrated(decision, level, seats)))
        except StopIteration:
            return
        observation, count = match.observe(seat), len(actions) if even else 0
        budget = advice.budget(level.at(seats), compared=count)
        seed = advice.seed_of_position(match.spec, observation, actions)
        question = Question(
            match.spec,
            level.id,
            seat,
            observation,
            actions,
            budget,
            seed,
            alone=True,
            fresh=True,
            even=even,
        )
        self._question = self._minds.ask(question, partial(self._run_next_search, seat, searches))

    def _give_hint(self, decision: Decision[Any]) -> None:
        candidates = advice.weighed(self._match.menu(), decision)
        self._remember_advice(decision, candidates[0].chance if candidates else None)
        self.told.emit()
        self.hint.emit(decision)

    def _give_verdict(self, verdict: Verdict) -> None:
        self._remember_advice(verdict.best, verdict.chance)
        self.told.emit()
        self.verdict.emit(verdict)

    def _warning_verdict(self, verdict: Verdict) -> Verdict | None:
        """Returns the verdict that the tutor warns with, or None if the move is good enough."""
        turn_loss = self._turn_loss(verdict)
        if verdict.loss <= TUTOR_WARNING_LOSS and turn_loss is None:
            return None
        self._running_loss.forget()
        self._remember_advice(verdict.best, verdict.chance)
        return replace(verdict, whole=turn_loss)

    def _turn_loss(self, verdict: Verdict) -> TurnLoss | None:
        """Returns the loss of the idea and of the moves before it in this turn together.

        None if this loss is small, if the idea loses nothing, or if it alone deserves a warning.
        """
        match, seat = self._match, self._match.to_move
        assert seat is not None
        if verdict.chance is None and not verdict.is_best:
            return None
        turn = match.spec.wording.turn(match.observe(seat))
        turn_loss = self._running_loss.loss_with_move(
            match.actions, seat, turn, verdict.idea, verdict.difference, verdict.error
        )
        is_large = turn_loss.loss > max(TUTOR_WARNING_TURN_LOSS, turn_loss.error)
        is_warning = is_large and turn_loss.moves > 1 and TUTOR_WARNING_LOSS >= verdict.loss > 0.0
        return turn_loss if is_warning else None

    def _remember_advice(self, best: Decision[Any], chance: float | None) -> None:
        """Remembers the best move that the person is told; saves its win chance with the match.

        `chance` is 0–1, or None if no win chance was told.
        """
        self._told_best = self._match.observe(self._match.to_move), best.action
        if chance is not None:
            self._match.advised[len(self._match.actions)] = round(100 * chance)
