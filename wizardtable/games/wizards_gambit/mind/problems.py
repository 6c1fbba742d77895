# SPDX-License-Identifier: MIT
"""The problems of Wizard's Gambit: reach ten points this turn, or claim two spells this turn."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from wizardtable.core.game import GoalStatus, Seat, Setup
from wizardtable.core.teaching.problem import EASY, Motif, Problem
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.menu import legal_actions
from wizardtable.games.wizards_gambit.rules.state import OVER, TURN, Board, State

WIN, TWO_SPELLS = "win_turn", "two_spells"

_CERTAINTY_RULE: Final = N_(
    "wizards_gambit problem",
    "Your moves must work whatever you draw and whatever the others hold.",
)


class WizardsGambitProblems:
    """Implements `core.game.Problems` for Wizard's Gambit, and the search for new problems."""

    nodes: Final = 6000
    shortest: Final = 2
    enough: Final = 100
    motifs: Final = (
        Motif(
            WIN,
            N_("wizards_gambit problem", "Win this turn"),
            N_("wizards_gambit problem", "Reach ten points this turn."),
            _CERTAINTY_RULE,
        ),
        Motif(
            TWO_SPELLS,
            N_("wizards_gambit problem", "Two spells at once"),
            N_("wizards_gambit problem", "Claim {number} spells this turn."),
            _CERTAINTY_RULE,
        ),
    )

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Returns the state of the goal: "reached", "missed" or "open".

        The goal is ten points, or a number of spells claimed since the start of the problem.
        """
        seat, before = problem.seat, problem.state
        if problem.motif == WIN:
            reached = board.scores[seat] >= box.GOAL_POINTS
        else:
            reached = len(board.books[seat]) - len(before.books[seat]) >= problem.target
        if reached:
            return "reached"
        gone = board.step == OVER or board.turn_number != before.turn_number
        return "missed" if gone else "open"

    def result_sentence(self, problem: Problem, board: Board) -> Message:
        """Returns the sentence for a missed goal: the points reached, or the spells claimed."""
        seat = problem.seat
        if problem.motif == WIN:
            points = board.scores[seat]
            return NN_("wizards_gambit problem", "You end the turn with %n point(s).", "", points)
        claimed = len(board.books[seat]) - len(problem.state.books[seat])
        if not claimed:
            return N_("wizards_gambit problem", "You end the turn without a new spell.")
        return NN_("wizards_gambit problem", "You claim only %n spell(s).", "", claimed)

    # The search for new problems.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields the problems that a position may pose, the best first.

        There are none unless the position is at the start of a turn.
        """
        seat = state.to_move
        fresh = not (state.played or state.actions or state.used or state.casts)
        if state.step != TURN or not fresh or len(state.tasks) != 1:
            return
        need = box.GOAL_POINTS - state.scores[seat]
        cards = [face for face in state.hands[seat] if face < box.FIRST_GAMBIT]
        near_points = [
            state.table.points[spell]
            for spell, short in zip(state.pool, state.short, strict=True)
            if spell != box.NO_SPELL and short <= len(cards) + 1
        ]
        if need <= sum(near_points):
            yield _new_problem(WIN, -1, state)
        shorts = sorted(
            short
            for spell, short in zip(state.pool, state.short, strict=True)
            if spell != box.NO_SPELL
        )
        if need > 5 and sum(shorts[:2]) <= 4 and len(near_points) > 1:
            yield _new_problem(TWO_SPELLS, 2, state)

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that reached the goal is accepted.

        `board`: the position after the answer. An answer to "two spells" is not accepted if it wins
        the match, because winning is another motif.
        """
        return problem.motif == WIN or board.scores[problem.seat] < box.GOAL_POINTS

    def naive(self, state: State) -> moves.Action:
        """Returns the action of a player without a plan.

        Such a player plays one component after another and always takes the most points at hand.
        """
        menu = legal_actions(state)
        lays = [action for action in menu if isinstance(action, moves.PlayComponent)]
        if not lays:
            return moves.EndTurn() if moves.EndTurn() in menu else menu[0]
        points = state.table.points

        def merit(lay: moves.PlayComponent) -> tuple[int, int]:
            short = state.short[lay.slot]
            worth = points[state.pool[lay.slot]]
            return (worth, 0) if short == 1 else (-short, worth)

        return max(lays, key=merit)

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the actions that the search for an answer tries: all legal actions."""
        return legal_actions(state)

    def key(self, state: State) -> Hashable:
        """Returns a key that is equal for states with the same possibilities in this turn."""
        seat = state.active
        return (
            tuple(state.pool),
            tuple([tuple(sorted(laid)) for laid in state.laid]),
            tuple(state.auras),
            tuple(state.hands),
            tuple(state.gambits),
            tuple(state.abilities),
            state.books[seat],
            state.tasks,
            state.casting,
            tuple(sorted(state.discards)),
            (state.played, state.extra, state.actions, state.casts, state.free, state.used),
        )

    def look(self, problem: Problem, answer: Sequence[moves.Action]) -> str:
        """Returns a text with the motif and the kinds of actions in an answer.

        Similar problems have equal texts.
        """
        state: State = problem.state
        table = state.table
        kinds: list[str] = []
        for action in answer:
            name = type(action).__name__
            if isinstance(action, moves.Cast):
                name = f"cast {table.effects[action.face - box.FIRST_INCANTATION]}"
            elif isinstance(action, moves.PlayComponent):
                name = "play"
            if name == "play" or name not in kinds:
                kinds.append(name)
        return f"{problem.motif} " + ", ".join(sorted(kinds))


def _new_problem(motif: str, target: int, state: State) -> Problem:
    setup = Setup(len(state.hands), (), state.data)
    seat = Seat(state.to_move)
    return Problem("new", motif, EASY, setup, seat, target, -1, state.clone(), (), ())


PROBLEMS: Final = WizardsGambitProblems()
