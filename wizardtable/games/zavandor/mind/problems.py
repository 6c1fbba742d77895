# SPDX-License-Identifier: MIT
"""Problems of The Scepter of Zavandor: gaining the most points in a turn, and choosing to bid or to
pass."""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from wizardtable.core.game import GoalStatus, Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.menu import legal_actions
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, OVER, TURN, Board, State
from wizardtable.games.zavandor.rules.turns import apply

POINTS, BID = "points_turn", "bid_or_pass"

PASSED: Final = 0
"""The target of a bid-or-pass problem in which passing is right; the target 1 means that bidding is
right."""

MIN_SOLD: Final = 4
"""A bid-or-pass problem needs at least this many sold sentinels: the next sale ends the match."""

MAX_POSITIONS: Final = 400
"""The search for the most points of a turn visits at most this many positions."""

TURN_INTERVAL: Final = 3
"""Only turns whose number is divisible by this are searched for the most points."""

FIRST_ROUND: Final = 4
"""The first round in which turns are searched for the most points."""

MIN_POINTS: Final = 3
"""A turn is a problem only if it can gain at least this many points."""


class ZavandorProblems:
    """Judges the game's problems and makes new ones; `core.game.Problems` explains the methods."""

    nodes: Final = 1200
    shortest: Final = 3
    enough: Final = 1
    motifs: Final = (
        Motif(
            POINTS,
            N_("zavandor problem", "Most points"),
            N_("zavandor problem", "Gain at least {number} points this turn."),
            N_(
                "zavandor problem",
                "Points count as soon as you gain them. You do not need an auction.",
            ),
        ),
        Motif(
            BID,
            N_("zavandor problem", "Bid or pass"),
            N_("zavandor problem", "Bid or pass? Choose the option that wins more often."),
            N_(
                "zavandor problem",
                "After each choice, the match was played to the end 600 times, with different "
                "hidden cards. One choice won clearly more often.",
            ),
            played_out=True,
        ),
    )

    def __init__(self) -> None:
        self._last_turn = -1  # the number of the last turn that was searched

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Returns whether the goal is open, reached or missed.

        Points count as soon as they are scored; a bid or a pass decides at once.
        """
        if problem.motif == BID:
            decided = _side(problem, board)
            if decided is None:
                return "open"
            return "reached" if decided == problem.target else "missed"
        if _points_gained(problem, board) >= problem.target:
            return "reached"
        is_same_turn = board.turn_number == problem.state.turn_number
        return "open" if is_same_turn and board.phase not in (DISCARD, OVER) else "missed"

    def result_sentence(self, problem: Problem, board: Board) -> Message:
        """Returns a sentence about the result of an answer.

        It tells the points gained, or how often the chosen bid or pass wins.
        """
        if problem.motif == BID:
            this, other = problem.chances
            if _side(problem, board) != problem.target:
                this, other = other, this
            return N_(
                "zavandor problem",
                "This choice wins {this}% of the matches; the other wins {other}%.",
            ).of(this=this, other=other)
        gained = max(0, _points_gained(problem, board))
        if not gained:
            return N_("zavandor problem", "You gain no points.")
        return NN_("zavandor problem", "You gain only %n point(s).", "", gained)

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields a new problem if this state begins a turn in which enough points can be gained."""
        seat = state.active
        if state.phase != TURN or state.turn_number == self._last_turn:
            return
        self._last_turn = state.turn_number
        if state.round_number >= FIRST_ROUND and state.turn_number % TURN_INTERVAL == 0:
            target = self._max_points_gained(state, seat)
            if target >= MIN_POINTS:
                yield _new_problem(target, state)

    def decisions(self, state: State) -> Iterator[Problem]:
        """Yields a problem if this state asks for a bid or a pass near the end of the match."""
        if state.phase == AUCTION and state.sold >= MIN_SOLD:
            yield replace(_new_problem(-1, state), motif=BID, seat=Seat(state.mover))

    def side(self, problem: Problem, action: moves.Action) -> int:
        """Returns the side that an action takes: PASSED for a pass, 1 for any other action."""
        return PASSED if isinstance(action, moves.PassBid) else 1

    def settle(self, problem: Problem, world: State) -> None:
        """Lets all other seats pass after the seat has bid."""
        while world.phase == AUCTION and world.bidder == problem.seat:
            apply(world, moves.PassBid())

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that leads to this board fits the motif; always true."""
        return True

    def naive(self, state: State) -> moves.Action:
        """Returns the action of a player who always takes the most points at once."""
        menu = legal_actions(state)
        if state.phase != TURN:
            return menu[0]
        seat = state.active

        def points_gained(action: moves.Action) -> int:
            if not isinstance(action, moves.Enchant | moves.Activate | moves.Advance):
                return 0
            after = state.clone()
            apply(after, action)
            return points(after, seat) - points(state, seat)

        best = max(menu, key=points_gained)
        return best if points_gained(best) > 0 else moves.EndTurn()

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the offered actions that an answer may contain: all except opening an auction."""
        return [
            action for action in legal_actions(state) if not isinstance(action, moves.OpenAuction)
        ]

    def key(self, state: State) -> Hashable:
        """Returns a key for a state of a turn; states with equal keys offer the same points this
        turn."""
        seat = state.active
        return (
            (state.phase, state.mover, state.advanced, state.sold, state.lot, state.bid),
            state.spiral[seat],
            state.pentagon[seat],
            state.dust[seat],
            state.hands[seat],
            state.levels[seat],
            (state.markers[seat], state.waiting[seat]),
            state.artifacts[seat],
            tuple(state.sentinels),
            tuple(state.tasks),
        )

    def look(self, problem: Problem, answer: Sequence[moves.Action]) -> str:
        """Returns a description of how an answer reaches its goal; problems with equal descriptions
        are alike."""
        if problem.motif == BID:
            return f"{BID} {problem.target} {problem.state.lot}"
        parts: list[str] = []
        for action in answer:
            name = type(action).__name__
            kind: Any = getattr(action, "gem", getattr(action, "domain", ""))
            parts.append(f"{name} {kind}")
        return f"{problem.motif} " + ", ".join(sorted(set(parts)))

    def _max_points_gained(self, state: State, seat: int) -> int:
        """Returns the most points that a search finds for the seat in this turn.

        The search visits at most MAX_POSITIONS positions.
        """
        start = points(state, seat)
        best = 0
        waiting = deque([state])
        visited = {self.key(state)}
        while waiting and len(visited) < MAX_POSITIONS:
            position = waiting.popleft()
            for action in self.choices(position):
                if isinstance(action, moves.EndTurn):
                    continue
                after = position.clone()
                apply(after, action)
                key = self.key(after)
                if key not in visited:
                    visited.add(key)
                    best = max(best, points(after, seat) - start)
                    waiting.append(after)
        return best


def _points_gained(problem: Problem, board: Board) -> int:
    return points(board, problem.seat) - points(problem.state, problem.seat)


def _side(problem: Problem, board: Board) -> int | None:
    """Returns the side that the seat chose: 1 for a bid, PASSED for a pass, None if it has not
    decided."""
    before, seat = problem.state, problem.seat
    is_same_auction = board.auctions == before.auctions
    if is_same_auction and board.bids[seat] > before.bids[seat]:
        return 1
    return None if is_same_auction and board.bidding[seat] else PASSED


def _new_problem(target: int, state: State) -> Problem:
    options = tuple(
        (name, True)
        for name, on in (
            ("druid_ruby", state.druid_ruby),
            ("keep_sages", state.keep_sages),
            ("wrath", state.wrath),
        )
        if on
    )
    edition = int(state.energy_refunds)
    setup, seat = Setup(len(state.hands), options, edition=edition), Seat(state.active)
    return Problem("new", POINTS, EASY, setup, seat, target, -1, state.clone(), (), ())


PROBLEMS: Final = ZavandorProblems()
