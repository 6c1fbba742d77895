# SPDX-License-Identifier: MIT
"""Problems of Elfenwizards: the last spells of a contest, when all others have passed, or all but
one."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from wizardtable.core.game import GoalStatus, Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.menu import legal_actions
from wizardtable.games.elfenwizards.rules.standings import contest, ground, placeable
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, Board, State
from wizardtable.games.elfenwizards.rules.turns import apply

TITLES, SURE = "last_titles", "sure_titles"

FEWEST, MOST = 3, 6
"""Spells that are left to place, at least and at most."""

LEAST: Final = 5
"""Points that the titles are to be worth more than before."""

TURN: Final = 2
"""Spells of one turn. Where titles are to be made sure of, the player has this many left to place,
and the other seat at most as many."""

SAFER: Final = 4
"""Points that the titles one can be sure of are to be worth more than with a pass."""

WIDTH: Final = 25
"""Positions that are gone on from with another spell."""

KEPT: Final = 20_000
"""Positions whose sure points are kept in mind."""

EVERY: Final = 3
"""One in so many turns is looked at for the last spells."""


class ElfenwizardsProblems:
    """The game's problems, see `core.game.Problems`, and where to look for more."""

    nodes: Final = 1500
    shortest: Final = TURN
    enough: Final = 2
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
                "Everybody else has passed. Titles count as they would be awarded if the contest "
                "ended now.",
            ),
        ),
        Motif(
            SURE,
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
        self._sure: dict[Hashable, int] = {}

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Where nobody else places a spell any more, titles are won as soon as they are in reach;
        else what counts is what the other seat can leave of them once the turn has ended."""
        if board.phase != CONTEST or board.round_number != problem.state.round_number:
            return "reached" if self._risen_points(problem, board) >= problem.target else "missed"
        if problem.motif == SURE:
            if board.to_move == problem.seat:
                return "open"
            sure = self._sure_points(board, problem.seat, problem.other)
            return "reached" if sure >= problem.target else "missed"
        reached = title_points(board, problem.seat) >= problem.target
        return "reached" if reached else "open"

    def led_to(self, problem: Problem, board: Board) -> Message:
        """What the titles are worth, or that they are not worth enough."""
        if board.phase == CONTEST and problem.motif == SURE:
            left = self._sure_points(board, problem.seat, problem.other)
            return NN_(
                "elfenwizards problem",
                "{player} can leave you with titles worth only %n point(s).",
                "",
                left,
            )
        going_on = board.phase == CONTEST
        won = title_points(board, problem.seat) if going_on else self._risen_points(problem, board)
        return NN_("elfenwizards problem", "Your titles are worth only %n point(s).", "", won)

    def _risen_points(self, problem: Problem, board: Board) -> int:
        """What the titles are worth that the seat's wizards have risen to: the last spell ends the
        contest."""
        before: State = problem.state
        total = 0
        for wizard in range(box.STRIDE * problem.seat, box.STRIDE * (problem.seat + 1)):
            place, number = board.place[wizard], _contest_of(before, wizard)
            if place >= 0 and number >= 0 and place in box.CONTESTS[number][0]:
                total += box.POINTS[place]
        return total

    # Where problems are looked for.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields what might be a problem if all others, or all but one, passed now, which they may
        at any time."""
        seat = state.to_move
        if state.phase != CONTEST or state.step != COMMIT or state.laid:
            return
        if placeable(state, seat) == TURN:
            yield from self._duels(state, seat)
        if state.turn_number % EVERY or not FEWEST <= placeable(state, seat) <= MOST:
            return
        alone = state.clone()
        alone.passed = [other != seat for other in range(len(state.passed))]
        now = title_points(alone, seat)
        best, answer = self._most(alone, seat)
        if best >= now + LEAST and len(answer) >= FEWEST:
            yield _posed(TITLES, best, -1, alone, answer)

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

    def _duels(self, state: State, seat: int) -> Iterator[Problem]:
        """What might be a problem with one other seat that has not passed: something that looks as
        good now is not safe."""
        for other, passed in enumerate(state.passed):
            if other == seat or passed or not 1 <= placeable(state, other) <= TURN:
                continue
            duel = state.clone()
            duel.passed = [one not in (seat, other) for one in range(len(state.passed))]
            row = [duel]
            for _ in range(TURN):
                found: dict[Hashable, State] = {}
                for at in row:
                    for action in self.choices(at):
                        after = at.clone()
                        apply(after, action)
                        found.setdefault(tuple(after.spells), after)
                row = list(found.values())
            ends = [
                (self._sure_points(after, seat, other), title_points(after, seat))
                for after in row
                if after.phase == CONTEST and after.to_move == other
            ]
            best = max([sure for sure, _ in ends], default=0)
            tempting = any(sure < best <= now for sure, now in ends)
            if tempting and best >= self._sure_points(duel, seat, other) + SAFER:
                yield _posed(SURE, best, other, duel, ())

    def _sure_points(self, board: Board, seat: int, other: int) -> int:
        """What the seat's titles are worth at least, after whatever the other seat places."""
        key = (board.place, tuple(board.spells), board.minors[other], board.placed[other])
        known = (key, board.dragon, seat, other)
        if known not in self._sure:
            if len(self._sure) > KEPT:
                self._sure.clear()
            self._sure[known] = sure_points(board, seat, other)
        return self._sure[known]

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
    return sum([_worth(board, seat, number) for number in range(len(box.CONTESTS))])


def sure_points(board: Board, seat: int, other: int) -> int:
    """Returns what the seat's titles are worth at least after the other's one turn, if nobody else
    places a spell and the other has no more of them than go into a turn."""
    here = ground(board.place)
    ways: list[list[tuple[int, int]]] = []  # of each spell, beside whom it may lie
    anywhere = [wizard for level in here.targets[other] for wizard in level]
    minor = box.spell_of(other, box.MINOR_FACE)
    ways += [[(minor, wizard) for wizard in anywhere]] * board.minors[other]
    for wizards, dice in zip(here.targets[other], board.placed[other], strict=False):
        ways += [[(box.spell_of(other, face), wizard) for wizard in wizards] for face in dice]
    now = [_worth(board, seat, number) for number in range(len(box.CONTESTS))]

    def change(*spells: tuple[int, int]) -> int:
        number = _contest_of(board, spells[0][1])
        return _worth(_with(board, spells), seat, number) - now[number]

    ways = [way for way in ways if way]
    single = {spell: change(spell) for spell in {spell for way in ways for spell in way}}
    if not ways:
        return sum(now)
    if len(ways) == 1:
        return sum(now) + min(0, *single.values())
    worst = 0
    for one in ways[0]:
        for two in ways[1]:
            if _contest_of(board, one[1]) == _contest_of(board, two[1]):
                worst = min(worst, change(one, two))
            else:
                worst = min(worst, single[one] + single[two])
    return sum(now) + worst


def _contest_of(board: Board, wizard: int) -> int:
    place = board.place[wizard]
    return box.CONTEST_OF[place] if place >= 0 else -1


def _with(board: Board, spells: Sequence[tuple[int, int]]) -> Board:
    beside = list(board.spells)
    for spell, wizard in spells:
        beside[wizard] = (*beside[wizard], spell)
    if isinstance(board, State):
        after = board.clone()
        after.spells = beside
        return after
    return replace(board, spells=tuple(beside))


def _worth(board: Board, seat: int, number: int) -> int:
    decided = contest(board, number)
    return sum(
        [
            box.POINTS[title]
            for title, winner in zip(decided.titles, decided.winners, strict=True)
            if winner >= 0 and winner // box.STRIDE == seat
        ]
    )


def _posed(
    motif: str, target: int, other: int, state: State, answer: tuple[moves.Action, ...]
) -> Problem:
    options = (("lighter_grey", True),) if state.lighter_grey else ()
    setup, seat = Setup(len(state.minors), options), Seat(state.to_move)
    return Problem("new", motif, EASY, setup, seat, target, other, state, answer, ())


PROBLEMS: Final = ElfenwizardsProblems()
