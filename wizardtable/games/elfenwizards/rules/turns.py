# SPDX-License-Identifier: MIT
"""What the actions of a player do."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.elfenwizards.rules import casting, contests, defeats, moves, recovery, rounds
from wizardtable.games.elfenwizards.rules.state import PLACE, RETIRE, USE, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal


def apply(state: State, action: moves.Action, journal: Journal = None) -> None:
    """Carry out a legal action, appending what happened to the journal."""
    if not _DOES[type(action)](state, action, journal):
        rounds.next_phase(state, journal)


def _send(state: State, action: moves.SendTo, journal: Journal) -> bool:
    does = rounds.retire if state.phase == RETIRE else defeats.demote
    return does(state, action, journal)


def _reroll(state: State, action: moves.Reroll, journal: Journal) -> bool:
    return casting.reroll(state, journal)


def _pass(state: State, action: moves.Pass, journal: Journal) -> bool:
    return contests.pass_on(state, journal)


def _done(state: State, action: moves.Done, journal: Journal) -> bool:
    if state.step == PLACE:
        return casting.keep(state, journal)
    if state.step == USE:
        return recovery.use(state, journal)
    return recovery.leave(state, journal)


_DOES: Final[dict[type, Callable[[State, Any, Journal], bool]]] = {
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
"""By class of action, what it does and whether somebody has more to decide in the phase; the one
place where the type of an action is not followed."""
