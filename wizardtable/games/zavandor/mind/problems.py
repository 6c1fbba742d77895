# SPDX-License-Identifier: MIT
"""Problems of The Scepter of Zavandor: the most points of a turn, and whether to bid or pass."""

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
"""The target where to pass is right; else it is 1, where to bid is."""

SOLD: Final = 4
"""Sentinels that are sold, at least, where an auction is a problem: the next one ends the match."""

LOOKED_AT: Final = 400
"""Positions of a turn among which the most points are looked for."""

EVERY: Final = 3
"""One in so many turns is looked at for the most points."""

FROM_ROUND: Final = 4

LEAST: Final = 3
"""Points that are worth a problem."""


class ZavandorProblems:
    """The game's problems, see `core.game.Problems`, and where to look for more."""

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
                "After each choice, the match was played to its end 600 times, with different "
                "hidden cards. One choice won clearly more often.",
            ),
            played_out=True,
        ),
    )

    def __init__(self) -> None:
        self._turn = -1  # the last one that was looked at

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Points count as soon as they are there; a bid or a pass decides at once."""
        if problem.motif == BID:
            decided = _side(problem, board)
            if decided is None:
                return "open"
            return "reached" if decided == problem.target else "missed"
        if _gained(problem, board) >= problem.target:
            return "reached"
        same = board.turn_number == problem.state.turn_number
        return "open" if same and board.phase not in (DISCARD, OVER) else "missed"

    def led_to(self, problem: Problem, board: Board) -> Message:
        """The points gained, or how often a bid or a pass wins."""
        if problem.motif == BID:
            this, other = problem.chances
            if _side(problem, board) != problem.target:
                this, other = other, this
            return N_(
                "zavandor problem",
                "This choice wins {this}% of the matches; the other wins {other}%.",
            ).of(this=this, other=other)
        gained = max(0, _gained(problem, board))
        if not gained:
            return N_("zavandor problem", "You gain no points.")
        return NN_("zavandor problem", "You gain only %n point(s).", "", gained)

    # Where problems are looked for.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields what might be a problem at the start of a turn, if it is worth one."""
        seat = state.active
        if state.phase != TURN or state.turn_number == self._turn:
            return
        self._turn = state.turn_number
        if state.round_number >= FROM_ROUND and state.turn_number % EVERY == 0:
            most = self._most(state, seat)
            if most >= LEAST:
                yield _posed(most, state)

    def decisions(self, state: State) -> Iterator[Problem]:
        """Yields each bid or pass near the end of the match."""
        if state.phase == AUCTION and state.sold >= SOLD:
            yield replace(_posed(-1, state), motif=BID, seat=Seat(state.mover))

    def side(self, problem: Problem, action: moves.Action) -> int:
        """Returns PASSED for a pass, else 1."""
        return PASSED if isinstance(action, moves.PassBid) else 1

    def settle(self, problem: Problem, world: State) -> None:
        """Has all others pass where the seat has bid."""
        while world.phase == AUCTION and world.bidder == problem.seat:
            apply(world, moves.PassBid())

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that leads to this board is one of the motif."""
        return True

    def naive(self, state: State) -> moves.Action:
        """Returns what somebody plays who always takes the most points that money buys."""
        menu = legal_actions(state)
        if state.phase != TURN:
            return menu[0]
        seat = state.active

        def merit(action: moves.Action) -> int:
            if not isinstance(action, moves.Enchant | moves.Activate | moves.Advance):
                return 0
            after = state.clone()
            apply(after, action)
            return points(after, seat) - points(state, seat)

        best = max(menu, key=merit)
        return best if merit(best) > 0 else moves.EndTurn()

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the actions among which an answer is looked for: all but auctions."""
        return [one for one in legal_actions(state) if not isinstance(one, moves.OpenAuction)]

    def key(self, state: State) -> Hashable:
        """Returns what tells two states of one turn apart, as far as it matters to the turn."""
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
        """Returns by what means an answer reaches its goal: problems of one look are alike."""
        if problem.motif == BID:
            return f"{BID} {problem.target} {problem.state.lot}"
        parts: list[str] = []
        for action in answer:
            name = type(action).__name__
            what: Any = getattr(action, "gem", getattr(action, "domain", ""))
            parts.append(f"{name} {what}")
        return f"{problem.motif} " + ", ".join(sorted(set(parts)))

    def _most(self, state: State, seat: int) -> int:
        """The most points that can be gained, as far as it is looked for."""
        start = points(state, seat)
        best = 0
        waiting = deque([state])
        known = {self.key(state)}
        while waiting and len(known) < LOOKED_AT:
            at = waiting.popleft()
            for action in self.choices(at):
                if isinstance(action, moves.EndTurn):
                    continue
                after = at.clone()
                apply(after, action)
                key = self.key(after)
                if key not in known:
                    known.add(key)
                    best = max(best, points(after, seat) - start)
                    waiting.append(after)
        return best


def _gained(problem: Problem, board: Board) -> int:
    return points(board, problem.seat) - points(problem.state, problem.seat)


def _side(problem: Problem, board: Board) -> int | None:
    """On which side the seat has decided about the bid that stood; None if it has not yet."""
    before, seat = problem.state, problem.seat
    same = board.auctions == before.auctions
    if same and board.bids[seat] > before.bids[seat]:
        return 1
    return None if same and board.bidding[seat] else PASSED


def _posed(target: int, state: State) -> Problem:
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
