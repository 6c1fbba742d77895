# SPDX-License-Identifier: MIT
"""Problems of Elfenwizards: the last spells of a contest, when all others have passed."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from wizardtable.core.game import Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem, Status
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.menu import legal_actions
from wizardtable.games.elfenwizards.rules.standings import contest, placeable
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, Board, State
from wizardtable.games.elfenwizards.rules.turns import apply

TITLES = "last_titles"

FEWEST, MOST = 3, 6
"""Spells that are left to place, at least and at most."""

LEAST: Final = 5
"""Points that the titles are to be worth more than before."""

WIDTH: Final = 25
"""Positions that are gone on from with another spell."""

EVERY: Final = 3
"""One in so many turns is looked at."""


class ElfenwizardsProblems:
    """The game's problems, see `core.teaching.problem.Problems`, and where to look for more."""

    nodes: Final = 1500
    shortest: Final = 3
    enough: Final = 1
    motifs: Final = (
        Motif(
            TITLES,
            N_("elfenwizards problem", "The last spells"),
            N_(
                "elfenwizards problem",
                "Win titles worth at least {number} points with the spells you have left.",
            ),
            N_(
                "elfenwizards problem",
                "Everybody else has passed. What counts are the titles your wizards would win if "
                "the contest ended now.",
            ),
        ),
    )

    def status(self, problem: Problem, board: Board) -> Status:
        """Nobody else places a spell any more: titles are won as soon as they are in reach."""
        before = problem.state
        if board.phase != CONTEST or board.round_number != before.round_number:
            return "missed"
        reached = title_points(board, problem.seat) >= problem.target
        return "reached" if reached else "open"

    def led_to(self, problem: Problem, board: Board) -> Message:
        """What the titles are worth, or that they are not worth enough."""
        if board.phase == CONTEST:
            won = title_points(board, problem.seat)
            return NN_("elfenwizards problem", "Your titles are worth only %n point(s).", "", won)
        return N_("elfenwizards problem", "Your titles are not worth enough.")

    # Where problems are looked for.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields what might be a problem if all others passed now, which they may at any time."""
        seat = state.to_move
        if state.phase != CONTEST or state.step != COMMIT or state.laid:
            return
        if state.turn_number % EVERY or not FEWEST <= placeable(state, seat) <= MOST:
            return
        alone = state.clone()
        alone.passed = [other != seat for other in range(len(state.passed))]
        now = title_points(alone, seat)
        best, answer = self._most(alone, seat)
        if best >= now + LEAST:
            yield _posed(best, alone, answer)

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that leads to this board is one of the motif."""
        return True

    def naive(self, state: State) -> moves.Action:
        """Returns what somebody plays who always takes the best title that one spell brings."""
        menu = legal_actions(state)
        if state.step != COMMIT:
            return menu[0]
        seat = state.to_move

        def merit(action: moves.Action) -> tuple[int, int]:
            if not isinstance(action, moves.Commit):
                return title_points(state, seat), -1
            after = state.clone()
            apply(after, action)
            won = title_points(after, seat) if after.phase == CONTEST else 0
            return won, action.face

        return max(menu, key=merit)

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the actions among which an answer is looked for: spells, and no pass."""
        return [one for one in legal_actions(state) if isinstance(one, moves.Commit)]

    def key(self, state: State) -> Hashable:
        """Returns what tells two states of one contest apart."""
        seat = state.to_move
        return tuple(state.spells), state.placed[seat], state.minors[seat], state.laid, seat

    def look(self, problem: Problem, answer: Sequence[moves.Action]) -> str:
        """Returns by what means an answer reaches its goal: problems of one look are alike."""
        state: State = problem.state
        parts = []
        for action in answer:
            if isinstance(action, moves.Commit):
                level = box.LEVEL_OF[state.place[action.wizard]]
                whose = "own" if action.wizard // box.STRIDE == problem.seat else "other"
                parts.append(f"{'major' if action.face else 'minor'} {level} {whose}")
        return f"{problem.motif} " + ", ".join(sorted(parts))

    def _most(self, state: State, seat: int) -> tuple[int, tuple[moves.Action, ...]]:
        """The most that titles can be worth, with the spells that win them, as far as they are
        looked for: the best positions are gone on from, spell by spell."""
        best = title_points(state, seat)
        answer: tuple[moves.Action, ...] = ()
        row: list[tuple[State, tuple[moves.Action, ...]]] = [(state, ())]
        while row:
            found: dict[Hashable, tuple[int, State, tuple[moves.Action, ...]]] = {}
            for at, line in row:
                for action in self.choices(at):
                    after = at.clone()
                    apply(after, action)
                    if after.phase == CONTEST and after.to_move == seat:
                        won = title_points(after, seat)
                        found.setdefault(self.key(after), (won, after, (*line, action)))
            ranked = sorted(found.values(), key=lambda one: -one[0])[:WIDTH]
            if ranked and ranked[0][0] > best:
                best, answer = ranked[0][0], ranked[0][2]
            row = [(after, line) for _, after, line in ranked]
        return best, answer


def title_points(board: Board, seat: int) -> int:
    """Returns what the titles are worth that the seat's wizards would win if the contest ended
    now."""
    total = 0
    for number in range(len(box.CONTESTS)):
        decided = contest(board, number)
        for title, winner in zip(decided.titles, decided.winners, strict=True):
            if winner >= 0 and winner // box.STRIDE == seat:
                total += box.POINTS[title]
    return total


def _posed(target: int, state: State, answer: tuple[moves.Action, ...]) -> Problem:
    options = (("lighter_grey", True),) if state.lighter_grey else ()
    setup, seat = Setup(len(state.minors), options), Seat(state.to_move)
    return Problem("new", TITLES, EASY, setup, seat, target, -1, state, answer, ())


PROBLEMS: Final = ElfenwizardsProblems()
