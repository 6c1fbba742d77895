# SPDX-License-Identifier: MIT
"""The problems of Elfenwizards: the player places the last spells of a round, once all rivals, or
all but one, have passed.

The two kinds of problems are called motifs. In "last titles", nobody else can place a spell. In
"sure titles", one rival can still answer, and titles are sure if that rival cannot prevent them.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from wizardtable.core.game import GoalStatus, Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.menu import legal_actions
from wizardtable.games.elfenwizards.rules.standings import (
    contest_result,
    placeable_spell_count,
    places_index,
)
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, Board, State
from wizardtable.games.elfenwizards.rules.turns import apply

LAST_TITLES, SURE_TITLES = "last_titles", "sure_titles"
"""The ids of the motifs: win titles with the last spells, and make sure of titles whatever one
rival does."""

MIN_SPELLS, MAX_SPELLS = 3, 6
"""The least and the most spells that the player has left to place in a problem of LAST_TITLES."""

MIN_GAIN_POINTS: Final = 5
"""In a problem of LAST_TITLES, an answer must raise the worth of the player's titles by at least
this many points."""

SPELLS_PER_TURN: Final = 2
"""The number of spells in a turn. In problems of SURE_TITLES, the player has this many spells left
to place, and the rival has at most as many."""

MIN_SURE_GAIN_POINTS: Final = 4
"""In a problem of SURE_TITLES, an answer must make sure of titles worth at least this many points
more than the titles that are sure after a pass."""

BEAM_WIDTH: Final = 25
"""The search for an answer continues from this many positions after each spell."""

MAX_CACHED_POSITIONS: Final = 20_000
"""The cache of `sure_points` is cleared once it has more results than this."""

EXAMINED_TURN_INTERVAL: Final = 3
"""One turn in this many is examined for problems of LAST_TITLES."""


class ElfenwizardsProblems:
    """Implements `core.game.Problems`, which explains each method, for Elfenwizards. The search for
    new problems uses it too."""

    nodes: Final = 1500
    shortest: Final = SPELLS_PER_TURN
    enough: Final = 2
    motifs: Final = (
        Motif(
            LAST_TITLES,
            N_("elfenwizards problem", "The last spells"),
            N_(
                "elfenwizards problem",
                "Win titles worth at least {number} points with the spells you have left.",
            ),
            N_(
                "elfenwizards problem",
                "Everybody else has passed. Titles count as they would be awarded if the "
                "contests ended now.",
            ),
        ),
        Motif(
            SURE_TITLES,
            N_("elfenwizards problem", "Sure titles"),
            N_(
                "elfenwizards problem",
                "Make sure of titles worth at least {number} points, whatever {player} does next.",
            ),
            N_(
                "elfenwizards problem",
                "You place your last two spells. {player} may still place spells after you, where "
                "they hurt you most. Everybody else has passed.",
            ),
        ),
    )

    def __init__(self) -> None:
        self._sure_points_cache: dict[Hashable, int] = {}

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Returns the status of the goal on this board.

        The goal of LAST_TITLES is reached as soon as the titles would be won if the contests ended
        now. The goal of SURE_TITLES is decided after the player's turn, by the titles that the
        rival cannot prevent.
        """
        if board.phase != CONTEST or board.round_number != problem.state.round_number:
            return "reached" if self._risen_points(problem, board) >= problem.target else "missed"
        if problem.motif == SURE_TITLES:
            if board.to_move == problem.seat:
                return "open"
            sure = self._sure_points(board, problem.seat, problem.other)
            return "reached" if sure >= problem.target else "missed"
        reached = title_points(board, problem.seat) >= problem.target
        return "reached" if reached else "open"

    def result_sentence(self, problem: Problem, board: Board) -> Message:
        """Returns the sentence about an answer that misses the goal. It says how few points the
        player's titles are then worth."""
        if board.phase == CONTEST and problem.motif == SURE_TITLES:
            sure = self._sure_points(board, problem.seat, problem.other)
            return NN_(
                "elfenwizards problem",
                "{player} can leave you with titles worth only %n point(s).",
                "",
                sure,
            )
        is_open = board.phase == CONTEST
        won = title_points(board, problem.seat) if is_open else self._risen_points(problem, board)
        return NN_("elfenwizards problem", "Your titles are worth only %n point(s).", "", won)

    def _risen_points(self, problem: Problem, board: Board) -> int:
        """Returns the points of the titles that the wizards of the problem's seat have won. The
        contests must be over."""
        start: State = problem.state
        total = 0
        for wizard in range(
            box.IDS_PER_GUILD * problem.seat, box.IDS_PER_GUILD * (problem.seat + 1)
        ):
            place, number = board.place[wizard], _contest_of(start, wizard)
            if place >= 0 and number >= 0 and place in start.box.contests[number][0]:
                total += start.box.points[place]
        return total

    # The search for problems.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields the problems that this state would pose if all rivals, or all but one, passed
        now."""
        seat = state.to_move
        if state.phase != CONTEST or state.step != COMMIT or state.laid:
            return
        if placeable_spell_count(state, seat) == SPELLS_PER_TURN:
            yield from self._sure_titles_problems(state, seat)
        if (
            state.turn_number % EXAMINED_TURN_INTERVAL
            or not MIN_SPELLS <= placeable_spell_count(state, seat) <= MAX_SPELLS
        ):
            return
        last_turns = state.clone()
        last_turns.passed = [other != seat for other in range(len(state.passed))]
        current_points = title_points(last_turns, seat)
        best, answer = self._best_answer(last_turns, seat)
        if best >= current_points + MIN_GAIN_POINTS and len(answer) >= MIN_SPELLS:
            yield _new_problem(LAST_TITLES, best, -1, last_turns, answer)

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns True, as every answer that leads to the goal belongs to the problem's motif."""
        return True

    def naive(self, state: State) -> moves.Action:
        """Returns the action of a player who always takes the best title that one spell wins."""
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
        """Returns the actions that an answer can use: spells, but no pass."""
        return [action for action in legal_actions(state) if isinstance(action, moves.Commit)]

    def key(self, state: State) -> Hashable:
        """Returns a key that is equal for equal states of the same contest phase."""
        seat = state.to_move
        return tuple(state.spells), state.placed[seat], state.minors[seat], state.laid, seat

    def look(self, problem: Problem, answer: Sequence[moves.Action]) -> str:
        """Returns a description of the kinds of spells and wizards that an answer uses. Problems
        with equal descriptions are alike."""
        state: State = problem.state
        parts = []
        for action in answer:
            if isinstance(action, moves.Commit):
                level = box.LEVEL_BY_PLACE[state.place[action.wizard]]
                owner = "own" if action.wizard // box.IDS_PER_GUILD == problem.seat else "other"
                parts.append(f"{'major' if action.face else 'minor'} {level} {owner}")
        return f"{problem.motif} " + ", ".join(sorted(parts))

    def _sure_titles_problems(self, state: State, seat: int) -> Iterator[Problem]:
        """Yields the SURE_TITLES problems that this state would pose. For each rival, it is assumed
        that all other rivals have passed; this gives one problem at most. In each problem, a
        tempting answer seems as good as the best one, but the rival can spoil it."""
        for other, passed in enumerate(state.passed):
            if (
                other == seat
                or passed
                or not 1 <= placeable_spell_count(state, other) <= SPELLS_PER_TURN
            ):
                continue
            duel = state.clone()
            duel.passed = [guild not in (seat, other) for guild in range(len(state.passed))]
            positions = [duel]
            for _ in range(SPELLS_PER_TURN):
                reached: dict[Hashable, State] = {}
                for position in positions:
                    for action in self.choices(position):
                        after = position.clone()
                        apply(after, action)
                        reached.setdefault(tuple(after.spells), after)
                positions = list(reached.values())
            ends = [
                (self._sure_points(after, seat, other), title_points(after, seat))
                for after in positions
                if after.phase == CONTEST and after.to_move == other
            ]
            best = max([sure for sure, _ in ends], default=0)
            tempting = any(sure < best <= seeming for sure, seeming in ends)
            if tempting and best >= self._sure_points(duel, seat, other) + MIN_SURE_GAIN_POINTS:
                yield _new_problem(SURE_TITLES, best, other, duel, ())

    def _sure_points(self, board: Board, seat: int, other: int) -> int:
        """Returns the cached result of `sure_points`."""
        spells = (board.place, tuple(board.spells), board.minors[other], board.placed[other])
        key = (spells, board.dragon, seat, other, board.data)
        if key not in self._sure_points_cache:
            if len(self._sure_points_cache) > MAX_CACHED_POSITIONS:
                self._sure_points_cache.clear()
            self._sure_points_cache[key] = sure_points(board, seat, other)
        return self._sure_points_cache[key]

    def _best_answer(self, state: State, seat: int) -> tuple[int, tuple[moves.Action, ...]]:
        """Returns the highest worth in points of the titles that the seat can win, and the spells
        that win them. The search keeps only the best positions after each spell."""
        best = title_points(state, seat)
        answer: tuple[moves.Action, ...] = ()
        positions: list[tuple[State, tuple[moves.Action, ...]]] = [(state, ())]
        while positions:
            reached: dict[Hashable, tuple[int, State, tuple[moves.Action, ...]]] = {}
            for position, line in positions:
                for action in self.choices(position):
                    after = position.clone()
                    apply(after, action)
                    if after.phase == CONTEST and after.to_move == seat:
                        won = title_points(after, seat)
                        reached.setdefault(self.key(after), (won, after, (*line, action)))
            ranked = sorted(reached.values(), key=lambda entry: -entry[0])[:BEAM_WIDTH]
            if ranked and ranked[0][0] > best:
                best, answer = ranked[0][0], ranked[0][2]
            positions = [(after, line) for _, after, line in ranked]
        return best, answer


def title_points(board: Board, seat: int) -> int:
    """Returns the points of the titles that the seat's wizards would win if the contests ended
    now; 0 if there are none."""
    return sum([_titles_worth(board, seat, number) for number in range(len(board.box.contests))])


def sure_points(board: Board, seat: int, other: int) -> int:
    """Returns the points of the titles that the seat is sure to win, whatever the seat `other` does
    in one turn. Nobody else may place a spell, and `other` has at most two spells left."""
    targets = places_index(board.place, board.data).targets[other]
    ways: list[list[tuple[int, int]]] = []  # by spell, its number with each wizard it may go to
    anywhere = [wizard for level in targets for wizard in level]
    minor = box.spell_of(other, box.MINOR_FACE)
    ways += [[(minor, wizard) for wizard in anywhere]] * board.minors[other]
    for wizards, dice in zip(targets, board.placed[other], strict=False):
        ways += [[(box.spell_of(other, face), wizard) for wizard in wizards] for face in dice]
    points_now = [_titles_worth(board, seat, number) for number in range(len(board.box.contests))]

    def change(*spells: tuple[int, int]) -> int:
        number = _contest_of(board, spells[0][1])
        return _titles_worth(_with_spells(board, spells), seat, number) - points_now[number]

    ways = [way for way in ways if way]
    single = {spell: change(spell) for spell in {spell for way in ways for spell in way}}
    if not ways:
        return sum(points_now)
    if len(ways) == 1:
        return sum(points_now) + min(0, *single.values())
    worst = 0
    for first in ways[0]:
        for second in ways[1]:
            if _contest_of(board, first[1]) == _contest_of(board, second[1]):
                worst = min(worst, change(first, second))
            else:
                worst = min(worst, single[first] + single[second])
    return sum(points_now) + worst


def _contest_of(board: Board, wizard: int) -> int:
    place = board.place[wizard]
    return board.box.contest_of_place[place] if place >= 0 else -1


def _with_spells(board: Board, spells: Sequence[tuple[int, int]]) -> Board:
    beside = list(board.spells)
    for spell, wizard in spells:
        beside[wizard] = (*beside[wizard], spell)
    if isinstance(board, State):
        after = board.clone()
        after.spells = beside
        return after
    return replace(board, spells=tuple(beside))


def _titles_worth(board: Board, seat: int, number: int) -> int:
    decided = contest_result(board, number)
    points_by_place = board.box.points
    return sum(
        [
            points_by_place[title]
            for title, winner in zip(decided.titles, decided.winners, strict=True)
            if winner >= 0 and winner // box.IDS_PER_GUILD == seat
        ]
    )


def _new_problem(
    motif: str, target: int, other: int, state: State, answer: tuple[moves.Action, ...]
) -> Problem:
    options = (("lighter_grey", True),) if state.lighter_grey else ()
    setup, seat = Setup(len(state.minors), options, state.data), Seat(state.to_move)
    return Problem("new", motif, EASY, setup, seat, target, other, state, answer, ())


PROBLEMS: Final = ElfenwizardsProblems()
