# SPDX-License-Identifier: MIT
"""Carries out the actions of players."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.elfenwizards.rules import casting, contests, defeats, moves, recovery, rounds
from wizardtable.games.elfenwizards.rules.state import PLACE, RETIRE, USE, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal


def apply(state: State, action: moves.Action, journal: Journal = None) -> None:
    """Carries out a legal action, appends its events to the journal, and begins the next phase if
    this one is over."""
    if not _EFFECTS[type(action)](state, action, journal):
        rounds.next_phase(state, journal)


def _send(state: State, action: moves.SendTo, journal: Journal) -> bool:
    carry_out = rounds.retire if state.phase == RETIRE else defeats.demote
    return carry_out(state, action, journal)


def _reroll(state: State, action: moves.Reroll, journal: Journal) -> bool:
    return casting.reroll(state, journal)


def _pass(state: State, action: moves.Pass, journal: Journal) -> bool:
    return contests.pass_turn(state, journal)


def _done(state: State, action: moves.Done, journal: Journal) -> bool:
    if state.step == PLACE:
        return casting.keep_dice(state, journal)
    if state.step == USE:
        return recovery.use_chosen_dice(state, journal)
    return recovery.leave_dice(state, journal)


_EFFECTS: Final[dict[type, Callable[[State, Any, Journal], bool]]] = {
    moves.GiveSpell: rounds.give_spell,
    moves.SendTo: _send,
    moves.PlaceDie: casting.place_die,
    moves.Reroll: _reroll,
    moves.UseDie: recovery.use_die,
    moves.TakeBack: recovery.take_back,
    moves.Done: _done,
    moves.Commit: contests.commit,
    moves.Pass: _pass,
    moves.FillTitle: defeats.fill_title,
    moves.TakeToken: defeats.take_token,
    moves.RemoveToken: recovery.remove_token,
}
"""By class of action, the function that carries the action out. The function returns True if a seat
still has something to decide in the phase. The type checker cannot check here that each function
fits its class of action."""
