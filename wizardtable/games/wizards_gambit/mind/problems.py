# SPDX-License-Identifier: MIT
"""Problems of Wizard's Gambit: to reach ten points this turn, or to claim two spells."""

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

_WHATEVER: Final = N_(
    "wizards_gambit problem",
    "Your moves must work whatever you draw and whatever the others hold.",
)


class WizardsGambitProblems:
    """The game's problems, see `core.game.Problems`, and where to look for more."""

    nodes: Final = 6000
    shortest: Final = 2
    enough: Final = 100
    motifs: Final = (
        Motif(
            WIN,
            N_("wizards_gambit problem", "Win this turn"),
            N_("wizards_gambit problem", "Reach ten points this turn."),
            _WHATEVER,
        ),
        Motif(
            TWO_SPELLS,
            N_("wizards_gambit problem", "Two spells at once"),
            N_("wizards_gambit problem", "Claim {number} spells this turn."),
            _WHATEVER,
        ),
    )

    def status(self, problem: Problem, board: Board) -> GoalStatus:
        """Ten points end the match; what is counted otherwise are the spells of the book."""
        seat, before = problem.seat, problem.state
        if problem.motif == WIN:
            reached = board.scores[seat] >= box.GOAL
        else:
            reached = len(board.books[seat]) - len(before.books[seat]) >= problem.target
        if reached:
            return "reached"
        gone = board.step == OVER or board.turn_number != before.turn_number
        return "missed" if gone else "open"

    def led_to(self, problem: Problem, board: Board) -> Message:
        """The points, or the spells claimed."""
        seat = problem.seat
        if problem.motif == WIN:
            points = board.scores[seat]
            return NN_("wizards_gambit problem", "You end the turn with %n point(s).", "", points)
        claimed = len(board.books[seat]) - len(problem.state.books[seat])
        if not claimed:
            return N_("wizards_gambit problem", "You end the turn without a new spell.")
        return NN_("wizards_gambit problem", "You claim only %n spell(s).", "", claimed)

    # Where problems are looked for.

    def poses(self, state: State) -> Iterator[Problem]:
        """Yields what might be a problem at the start of a turn, the best one first."""
        seat = state.to_move
        fresh = not (state.played or state.actions or state.used or state.casts)
        if state.step != TURN or not fresh or len(state.tasks) != 1:
            return
        need = box.GOAL - state.scores[seat]
        cards = [face for face in state.hands[seat] if face < box.FIRST_GAMBIT]
        near = [
            state.table.points[spell]
            for spell, short in zip(state.pool, state.short, strict=True)
            if spell != box.NO_SPELL and short <= len(cards) + 1
        ]
        if need <= sum(near):
            yield _posed(WIN, -1, state)
        shorts = sorted(
            short
            for spell, short in zip(state.pool, state.short, strict=True)
            if spell != box.NO_SPELL
        )
        if need > 5 and sum(shorts[:2]) <= 4 and len(near) > 1:
            yield _posed(TWO_SPELLS, 2, state)

    def fits(self, problem: Problem, board: Board) -> bool:
        """Returns whether an answer that leads to this board is one of the motif: to win is more
        than to claim two spells."""
        return problem.motif == WIN or board.scores[problem.seat] < box.GOAL

    def naive(self, state: State) -> moves.Action:
        """Returns what somebody plays who lays one component after another and always takes the
        most points at hand."""
        menu = legal_actions(state)
        lays = [one for one in menu if isinstance(one, moves.PlayComponent)]
        if not lays:
            return moves.EndTurn() if moves.EndTurn() in menu else menu[0]
        points = state.table.points

        def merit(lay: moves.PlayComponent) -> tuple[int, int]:
            short = state.short[lay.slot]
            worth = points[state.pool[lay.slot]]
            return (worth, 0) if short == 1 else (-short, worth)

        return max(lays, key=merit)

    def choices(self, state: State) -> Sequence[moves.Action]:
        """Returns the actions among which an answer is looked for: the menu."""
        return legal_actions(state)

    def key(self, state: State) -> Hashable:
        """Returns what tells two states of one turn apart, as far as it matters to the turn."""
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
        """Returns by what means an answer reaches its goal: problems of one look are alike."""
        state: State = problem.state
        table = state.table
        seen: list[str] = []
        for action in answer:
            name = type(action).__name__
            if isinstance(action, moves.Cast):
                name = f"cast {table.effects[action.face - box.FIRST_INCANTATION]}"
            elif isinstance(action, moves.PlayComponent):
                name = "play"
            if name == "play" or name not in seen:
                seen.append(name)
        return f"{problem.motif} " + ", ".join(sorted(seen))


def _posed(motif: str, target: int, state: State) -> Problem:
    setup = Setup(len(state.hands), (), state.data)
    seat = Seat(state.to_move)
    return Problem("new", motif, EASY, setup, seat, target, -1, state.clone(), (), ())


PROBLEMS: Final = WizardsGambitProblems()
