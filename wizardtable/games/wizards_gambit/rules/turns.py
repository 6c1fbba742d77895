# SPDX-License-Identifier: MIT
"""What the actions of a player do."""

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
from wizardtable.games.wizards_gambit.rules.hands import discard
from wizardtable.games.wizards_gambit.rules.rounds import end_turn, go_on
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
    """Carry out a legal action, appending what happened to the journal."""
    _DOES[type(action)](state, action, journal)
    go_on(state, journal)


def _move(state: State, action: moves.MoveComponent, journal: Journal) -> None:
    does = ability_actions.rune_shift if state.step == TURN else casting.transmute
    does(state, action, journal)


def _release(state: State, action: moves.Release, journal: Journal) -> None:
    state.actions += 1
    gambits.release(state, journal)


def _end(state: State, action: moves.EndTurn, journal: Journal) -> None:
    end_turn(state, journal)


def _choose_seat(state: State, action: moves.ChooseSeat, journal: Journal) -> None:
    does = ability_actions.corrupt_exchange if state.step == START else casting.aim
    does(state, action.seat, journal)


def _decline(state: State, action: moves.Decline, journal: Journal) -> None:
    if state.step == RECLAIM:
        pool_cards.leave(state, journal)
    else:
        state.tasks = state.tasks[1:]


def _discard(state: State, action: moves.Discard, journal: Journal) -> None:
    if state.step == WITHER:
        casting.wither(state, action, journal)
    else:
        discard(state, state.to_move, action.face, OVER_LIMIT, journal)


def _take_back(state: State, action: moves.TakeBack, journal: Journal) -> None:
    if state.step == RECALL:
        casting.recall(state, action, journal)
    else:
        pool_cards.reclaim(state, action.face, journal)


_DOES: Final[dict[type, Callable[[State, Any, Journal], None]]] = {
    moves.PlayComponent: pool_cards.play,
    moves.MoveComponent: _move,
    moves.Cast: casting.cast,
    moves.LayAura: gambits.lay_aura,
    moves.LayAnnulment: gambits.lay_annulment,
    moves.Destroy: gambits.destroy,
    moves.Release: _release,
    moves.Banish: ability_actions.banish,
    moves.Drain: ability_actions.drain,
    moves.Scry: ability_actions.scry,
    moves.EndTurn: _end,
    moves.ChooseSeat: _choose_seat,
    moves.Decline: _decline,
    moves.Give: ability_actions.give,
    moves.Discard: _discard,
    moves.Dispel: casting.dispel,
    moves.TakeBack: _take_back,
    moves.Keep: ability_actions.keep,
}
"""By class of action, what it does; the one place where the type of an action is not followed."""
