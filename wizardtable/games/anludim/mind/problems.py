# SPDX-License-Identifier: MIT
"""The problems of Anludim: to win the round this turn, or to keep the other players from winning
it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from wizardtable.core.game import GoalStatus, Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.menu import legal_actions
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.state import AFTER, KEEP, OVER, START, Observation, State

WIN, DEFEND = "win_round", "defend_round"

Board = State | Observation


class AnludimProblems:
    """Implements `core.game.Problems`, which explains the methods, for Anludim. The search for new
    problems uses it too.

    Attributes:
        nodes: the greatest number of positions that the search for an answer examines.
        shortest: the least number of actions in an answer.
        enough: the search leaves a match after it has found this many problems in it.
        motifs: the kinds of problems.
    """

    nodes: Final = 6000
    shortest: Final = 2
    enough: Final = 100
    motifs: Final = (
        Motif(
            WIN,
            N_("anludim problem", "Win the round"),
            N_("anludim problem", "Win the round this turn."),
            N_(
                "anludim problem",
                "You need all five kinds of objects, or the most points with three piles empty. "
                "Your moves must work whatever you draw.",
            ),
        ),
        Motif(
            DEFEND,
            N_("anludim problem", "Defend"),
            N_(
                "anludim problem",
                "Stop the others from winning the round by drawing alone.",
            ),
            N_(
                "anludim problem",
                "Assume that the others only draw cards until your next turn: you fail "
                "if one of them wins the round before then. Your moves must work "
                "whatever you draw.",
            ),
        ),
    )

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Returns "reached", "missed" or "open" for the goal of a problem on this board.

        The goal is reached if the problem's seat wins the round. The goal of a defence is also
        reached if the other seats cannot win the round by drawing cards alone. Only their turns up
        to the seat's next turn count.
        """
        seat, before = problem.seat, problem.state
        if board.round_number != before.round_number:  # no seat had a card to keep
            return "reached" if board.gold[seat] and not before.gold[seat] else "missed"
        if board.phase in (KEEP, OVER):
            return "reached" if board.winner == seat else "missed"
        if board.active == seat:
            return "open"
        safe = problem.motif == DEFEND and winner_if_nobody_lays(board, seat) in (-1, seat)
        return "reached" if safe else "missed"

    def result_sentence(self, problem: Problem, board: Board) -> Message:
        """Returns a sentence about the board on which a wrong answer ended."""
        if problem.motif == DEFEND and board.phase not in (KEEP, OVER):
            return N_(
                "anludim problem",
                "Another player can still win the round by drawing alone.",
            )
        if board.phase in (KEEP, OVER):
            return N_("anludim problem", "The round ends, but another player wins it.")
        return N_("anludim problem", "The round goes on.")

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields the problems that this state may pose, the best one first.

        If the state is not the beginning of a turn, it poses none.
        """
        if state.phase != START or state.spent:
            return
        seat = state.active
        kinds = sum(1 for values in state.objects[seat] if values)
        short_piles = sum(1 for pile in state.piles if len(pile) <= 1)
        if _wins_if_nobody_lays(state, seat, seat):
            return
        if kinds >= 3 or short_piles >= 3:
            yield _problem(WIN, state)
        if winner_if_nobody_lays(state, seat) not in (-1, seat):
            yield _problem(DEFEND, state)

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that ends on this board suits the problem's motif.

        A defence that ends the round does not suit.
        """
        return problem.motif == WIN or board.phase not in (KEEP, OVER)

    def naive(self, state: State) -> moves.Action:
        """Returns the action of a simple player, who lays the combination that brings the largest
        object.

        Such a player takes no combination back.
        """
        menu = legal_actions(state)
        if state.phase == AFTER:
            return moves.EndTurn()
        lays = [action for action in menu if isinstance(action, moves.Lay)]
        if not lays:
            return next(action for action in menu if not isinstance(action, moves.TakeBack))

        def merit(lay: moves.Lay) -> tuple[int, int]:
            pile = state.piles[lay.discipline]
            mine = state.holders[lay.discipline] == state.active
            return (-1 if mine or not pile else pile[-1], -len(lay.cards))

        return max(lays, key=merit)

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the actions that the search for an answer tries: those that the menu offers the
        seat."""
        return legal_actions(state)

    def key(self, state: State) -> Hashable:
        """Returns a key that is the same for positions of one turn between which the search need
        not distinguish."""
        seat = state.active
        return (
            state.phase,
            state.active,
            tuple(sorted(state.hands[seat])),
            state.combinations[seat],
            state.objects[seat],
            state.scrolls[seat],
            tuple(state.row),
            state.spent,
        )

    def look(self, problem: Problem, answer: Sequence[moves.Action]) -> str:
        """Returns a short description of the steps of an answer.

        Problems are alike if their answers have the same description.
        """
        state: State = problem.state
        parts = []
        for action in answer:
            name = type(action).__name__
            if isinstance(action, moves.Lay):
                held = state.holders[action.discipline]
                whose = "board" if held < 0 else "own" if held == problem.seat else "rival"
                name = f"{name} {action.discipline} {whose}"
            parts.append(name)
        return f"{problem.motif} " + ", ".join(parts)


def winner_if_nobody_lays(board: Board, seat: int) -> int:
    """Returns the seat that wins the round before the next turn of `seat` if no seat lays anything.

    The turn of `seat` has just ended. The result is -1 if no seat wins.
    """
    return _winner_of_turns(
        board, [(seat + step) % len(board.objects) for step in range(1, _seat_count(board))]
    )


def _wins_if_nobody_lays(board: Board, seat: int, winner: int) -> bool:
    return _winner_of_turns(board, [seat]) == winner


def _seat_count(board: Board) -> int:
    return len(board.objects)


def _winner_of_turns(board: Board, order: Sequence[int]) -> int:
    """Returns the seat that wins the round if the seats of `order` take turns and lay nothing; -1
    if none wins."""
    objects = [[list(values) for values in kinds] for kinds in board.objects]
    piles = [list(pile) for pile in board.piles]
    holding = board.holders if isinstance(board, State) else professor_holders(board)
    for seat in order:
        for discipline, holder in enumerate(holding):
            if holder == seat and piles[discipline]:
                objects[seat][discipline].append(piles[discipline].pop())
        if all(
            values or (holding[discipline] == seat and not piles[discipline])
            for discipline, values in enumerate(objects[seat])
        ):
            return seat
        if piles.count([]) >= 3:
            in_turn = [(seat + step) % _seat_count(board) for step in range(_seat_count(board))]
            points = [sum(map(sum, owned)) for owned in objects]
            return max(in_turn, key=lambda other: points[other] + board.scrolls[other])
    return -1


def _problem(motif: str, state: State) -> Problem:
    options = (("expert", True),) if state.expert else ()
    setup, seat = Setup(len(state.hands), options), Seat(state.active)
    return Problem("new", motif, EASY, setup, seat, -1, -1, state.clone(), (), ())


PROBLEMS: Final = AnludimProblems()
