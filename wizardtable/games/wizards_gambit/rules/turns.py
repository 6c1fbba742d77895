# SPDX-License-Identifier: MIT
"""Carries out the actions of a player."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.wizards_gambit.rules import (
    ability_actions,
    casting,
    gambits,
    moves,
    pool_cards,
)
from wizardtable.games.wizards_gambit.rules.events import Journal
from wizardtable.games.wizards_gambit.rules.hands import discard_card
from wizardtable.games.wizards_gambit.rules.rounds import end_turn, run_tasks
from wizardtable.games.wizards_gambit.rules.state import (
    OVER_LIMIT,
    RECALL,
    RECLAIM,
    START,
    TURN,
    WITHER,
    State,
)


def apply(state: State, action: moves.Action, journal: Journal = None) -> None:
    """Carries out a legal action, and continues to the next decision or the end of the match."""
    _FUNCTION_BY_ACTION[type(action)](state, action, journal)
    run_tasks(state, journal)


def _move(state: State, action: moves.MoveComponent, journal: Journal) -> None:
    carry_out = ability_actions.shift_rune if state.step == TURN else casting.transmute
    carry_out(state, action, journal)


def _release(state: State, action: moves.Release, journal: Journal) -> None:
    state.actions += 1
    gambits.release_gambit(state, journal)


def _end(state: State, action: moves.EndTurn, journal: Journal) -> None:
    end_turn(state, journal)


def _choose_seat(state: State, action: moves.ChooseSeat, journal: Journal) -> None:
    carry_out = ability_actions.take_card if state.step == START else casting.aim
    carry_out(state, action.seat, journal)


def _decline(state: State, action: moves.Decline, journal: Journal) -> None:
    if state.step == RECLAIM:
        pool_cards.end_reclaiming(state, journal)
    else:
        state.tasks = state.tasks[1:]


def _discard(state: State, action: moves.Discard, journal: Journal) -> None:
    if state.step == WITHER:
        casting.wither(state, action, journal)
    else:
        discard_card(state, state.to_move, action.face, OVER_LIMIT, journal)


def _take_back(state: State, action: moves.TakeBack, journal: Journal) -> None:
    if state.step == RECALL:
        casting.recall(state, action, journal)
    else:
        pool_cards.reclaim_component(state, action.face, journal)


_FUNCTION_BY_ACTION: Final[dict[type, Callable[[State, Any, Journal], None]]] = {
    moves.PlayComponent: pool_cards.play_component,
    moves.MoveComponent: _move,
    moves.Cast: casting.cast_incantation,
    moves.LayAura: gambits.lay_aura,
    moves.LayAnnulment: gambits.lay_annulment,
    moves.Destroy: gambits.destroy_gambit,
    moves.Release: _release,
    moves.Banish: ability_actions.banish,
    moves.Drain: ability_actions.drain,
    moves.Scry: ability_actions.scry,
    moves.EndTurn: _end,
    moves.ChooseSeat: _choose_seat,
    moves.Decline: _decline,
    moves.Give: ability_actions.give_card,
    moves.Discard: _discard,
    moves.Dispel: casting.dispel,
    moves.TakeBack: _take_back,
    moves.Keep: ability_actions.keep,
}
"""By class of action, the function that carries the action out. Functions take Any, because mypy
cannot match a key's class with its function."""
