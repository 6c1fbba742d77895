# SPDX-License-Identifier: MIT
"""Advice for the person to move: a hint, a verdict on an idea, a warning before a blunder.

An idea is a move that the person asks about or is about to play. A verdict compares the idea with
the best move. The hardest level, the program's strongest opponent, searches the position.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.messages import Question
from wizardtable.ai.search import advice, temperature
from wizardtable.ai.search.advice import TUTOR_WARNING_LOSS, TUTOR_WARNING_TURN_LOSS, Verdict
from wizardtable.ai.search.foresight import LONGEST_SECONDS, Foresight
from wizardtable.ai.search.running_loss import RunningLoss, TurnLoss
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.play.minds import DecisionCallback, Minds, OpenQuestion

Searches: TypeAlias = Generator[Sequence[Any], Decision[Any], None]
"""A generator of searches: it yields the actions of a search, and is sent the search's decision."""

WarningCallback: TypeAlias = Callable[[Verdict | None], None]
"""A function that takes the verdict of the tutor's warning, or None for no warning."""


class Advisor(QObject):
    """Asks the hardest level about the decision of the seat to move, without playing a move.

    The current position is searched only once. Later questions about this position, or about a move
    already compared, are answered at once. A new question replaces the open question. If the search
    of all legal moves is still running, its result serves the new question as well.

    Signals:
        first_word(Decision): The move that a hint will probably name. Its comparison with other
            moves still runs, and the signal `hint` follows.
        answered(): A question is answered; `hint`, `verdict` or the callback of
            `ask_whether_to_warn` follows.
        hint(Decision): The move that the level would make.
        verdict(Verdict): The verdict on a person's idea.
    """

    first_word = Signal(object)
    answered = Signal()
    hint = Signal(object)
    verdict = Signal(object)

    def __init__(self, match: Match, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._minds = minds
        self._level = match.spec.levels[-1]
        self._question: OpenQuestion | None = None
        self._on_best_move: DecisionCallback | None = None
        self._is_comparing = False
        self._searched_best: tuple[object, Decision[Any]] | None = None
        self._shown_best: tuple[object, object] | None = None
        self._running_loss = RunningLoss()
        self._idea: Any | None = None
        self._wants_first_word = False
        self._first: tuple[object, Decision[Any]] | None = None
        self._foresights: tuple[object, dict[Any, Foresight | None]] = (None, {})

    @property
    def level_id(self) -> str:
        """The id of the level that gives advice, which is the hardest one."""
        return self._level.id

    @property
    def is_waiting(self) -> bool:
        """True while a search for this advisor is running."""
        return self._question is not None and self._question.is_open

    @property
    def idea(self) -> Any | None:
        """The move that `ask_whether_to_warn` is still searching, or None."""
        return self._idea if self.is_waiting else None

    def ask_hint(self, seat: Seat) -> None:
        """Asks which move the level would make; the signal `hint` gives the answer.

        If the answer takes long, the signal `first_word` comes before it.
        """
        self._wants_first_word = self._find_best_move(seat, None, self._give_hint)
        first = self._first
        if self._wants_first_word and first is not None and first[0] == self._match.observe(seat):
            self._give_first_word(first[1])  # the search of all moves is over already

    def decide(self, seat: Seat, done: DecisionCallback) -> None:
        """Passes the decision that a hint would name to `done`, now or after a search."""
        self._find_best_move(seat, None, done)

    def ponder(self, seat: Seat) -> None:
        """Searches the position in advance, so that later questions are answered soon."""
        self._find_best_move(seat, None, lambda _: None)

    def ask_about(self, seat: Seat, idea: Any) -> None:
        """Asks how good a person's idea is; the signal `verdict` gives the answer."""
        self._find_best_move(
            seat,
            None,
            lambda best: self._run_next_search(
                seat,
                self._compare_idea(
                    seat,
                    best,
                    idea,
                    lambda verdict: self._look_ahead(seat, verdict, self._give_verdict),
                ),
            ),
        )

    def ask_whether_to_warn(self, seat: Seat, idea: Any, done: WarningCallback) -> None:
        """Asks whether the move `idea` deserves a warning before it is played.

        `done` is called with the verdict to warn with, or None. If the move was compared already,
        `done` is called before this method returns.
        """

        def tell(verdict: Verdict) -> None:
            warning = self._warning_verdict(verdict)
            if warning is None:
                self.answered.emit()
                done(None)
            else:
                self._look_ahead(seat, warning, finish)

        def finish(warning: Verdict) -> None:
            self.answered.emit()
            done(warning)

        self._find_best_move(
            seat,
            idea,
            lambda best: self._run_next_search(seat, self._compare_idea(seat, best, idea, tell)),
        )

    def has_suggested(self, seat: Seat, action: Any) -> bool:
        """Returns whether advice to the person has named this action as the best move here."""
        return self._shown_best == (self._match.observe(seat), action)

    def _find_best_move(self, seat: Seat, idea: Any | None, then: DecisionCallback) -> bool:
        """Finds the best legal move and passes the decision to `then`, now or after a search.

        Returns True if a search is needed. `idea` is the move that `ask_whether_to_warn` was called
        with, or None for other questions.
        """
        observation = self._match.observe(seat)
        is_searching_menu = self.is_waiting and not self._is_comparing
        self._idea, self._wants_first_word = idea, False
        if self._searched_best is not None and self._searched_best[0] == observation:
            then(self._searched_best[1])
            return False
        self._on_best_move, self._is_comparing = then, False
        if not is_searching_menu:  # otherwise the running search serves this question as well
            self._first = None
            self._run_next_search(seat, self._search_menu(observation), even=False)
        return True

    def _search_menu(self, observation: object) -> Searches:
        """Searches all legal moves, then compares the best of them in further searches."""
        menu = self._match.menu()
        first = yield menu
        self._keep_first_word(observation, first)
        best = yield from advice.second_looks(menu, first)
        best = advice.with_own_reason(self._match.spec, observation, first, best)
        self._keep_best(observation, best)
        then = self._on_best_move
        if then is not None:
            then(best)

    def _keep_best(self, observation: object, best: Decision[Any]) -> None:
        """Keeps the best move for later questions, unless there was no time to search for it."""
        was_searched = bool(best.stats.visits) or len(self._match.menu()) == 1
        self._searched_best = (observation, best) if was_searched else None

    def _compare_idea(
        self, seat: Seat, best: Decision[Any], idea: Any, tell: Callable[[Verdict], None]
    ) -> Searches:
        """Compares an idea with the best move in further searches; passes the verdict to `tell`."""
        self._is_comparing = True
        verdict = yield from advice.verdict_looks(self._match.menu(), best, idea)
        observation = self._match.observe(seat)
        best_decision = advice.with_own_reason(self._match.spec, observation, best, verdict.best)
        # the comparison may have found a better move
        self._keep_best(observation, best_decision)
        tell(replace(verdict, best=best_decision))

    def _look_ahead(self, seat: Seat, verdict: Verdict, tell: Callable[[Verdict], None]) -> None:
        """Passes the verdict to `tell`, with a look ahead if its moves were compared."""
        observation = self._match.observe(seat)
        moves = (verdict.idea, verdict.best.action)
        if self._foresights[0] != observation:
            self._foresights = observation, {}
        foresights = self._foresights[1]
        if not verdict.needs_foresight or moves in foresights:
            tell(replace(verdict, foresight=foresights.get(moves)))
            return

        def keep(decision: Decision[Any]) -> None:
            foresights[moves] = decision.foresight
            tell(replace(verdict, foresight=decision.foresight))

        seed = advice.seed_of_position(self._match.spec, observation, moves)
        question = Question(
            self._match.spec,
            self._level.id,
            seat,
            observation,
            moves,
            Budget(seconds=LONGEST_SECONDS),
            seed,
            alone=True,
            fresh=True,
            foresees=True,
        )
        self._question = self._minds.ask(question, keep)

    def _run_next_search(
        self,
        seat: Seat,
        searches: Searches,
        decision: Decision[Any] | None = None,
        *,
        even: bool = True,
    ) -> None:
        """Starts the next search of a generator.

        The level builds a single new search tree, so that the same position gets the same advice on
        any computer.

        Args:
            seat: the seat to move.
            searches: the generator; it is sent the decision of the previous search.
            decision: this decision, or None for the first search.
            even: whether the search tries all actions equally often. Every search but the first one
                does so.
        """
        match, level, seats = self._match, self._level, self._match.setup.seats
        try:
            if decision is None:
                actions = tuple(next(searches))
            else:
                actions = tuple(
                    searches.send(temperature.calibrated_decision(decision, level, seats))
                )
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
            wants_first_word=not even,
        )
        self._question = self._minds.ask(
            question,
            partial(self._run_next_search, seat, searches),
            None if even else partial(self._keep_first_word, observation),
        )

    def _keep_first_word(self, observation: object, decision: Decision[Any]) -> None:
        """Stores the move that a search prefers so far; emits it if a hint is wanted."""
        self._first = observation, decision
        if self._wants_first_word and len(self._match.menu()) > 1:
            self._give_first_word(decision)

    def _give_first_word(self, decision: Decision[Any]) -> None:
        self._wants_first_word = False
        self._remember_advice(decision, None)
        self.first_word.emit(decision)

    def _give_hint(self, decision: Decision[Any]) -> None:
        candidates = advice.shown_candidates(self._match.menu(), decision)
        self._remember_advice(decision, candidates[0].chance if candidates else None)
        self.answered.emit()
        self.hint.emit(decision)

    def _give_verdict(self, verdict: Verdict) -> None:
        self._remember_advice(verdict.best, verdict.preferred_chance)
        self.answered.emit()
        self.verdict.emit(verdict)

    def _warning_verdict(self, verdict: Verdict) -> Verdict | None:
        """Returns the verdict that the tutor warns with, or None if the move is good enough."""
        turn_loss = self._turn_loss(verdict)
        if verdict.loss <= TUTOR_WARNING_LOSS and turn_loss is None:
            return None
        self._running_loss.forget()
        self._remember_advice(verdict.best, verdict.preferred_chance)
        return replace(verdict, turn_loss=turn_loss)

    def _turn_loss(self, verdict: Verdict) -> TurnLoss | None:
        """Returns the win chance lost in this turn by the idea and by the moves before it together.

        Returns None if this loss is small, if the idea loses nothing, or if the idea alone deserves
        a warning.
        """
        match, seat = self._match, self._match.to_move
        assert seat is not None
        if verdict.preferred_chance is None and not verdict.is_best:
            return None
        turn = match.spec.wording.turn(match.observe(seat))
        turn_loss = self._running_loss.loss_with_move(
            match.actions, seat, turn, verdict.idea, verdict.difference, verdict.error
        )
        is_large = turn_loss.loss > max(TUTOR_WARNING_TURN_LOSS, turn_loss.error)
        is_warning = (
            is_large and turn_loss.move_count > 1 and TUTOR_WARNING_LOSS >= verdict.loss > 0.0
        )
        return turn_loss if is_warning else None

    def _remember_advice(self, best: Decision[Any], chance: float | None) -> None:
        """Remembers the best move that the person is shown; stores its win chance in the match.

        `chance` is 0–1, or None if no win chance is shown.
        """
        self._shown_best = self._match.observe(self._match.to_move), best.action
        if chance is not None:
            self._match.advised[len(self._match.actions)] = round(100 * chance)
