# SPDX-License-Identifier: MIT
"""What the actions of a player do."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.elfenwizards.rules import casting, contests, defeats, recovery, rounds
from wizardtable.games.elfenwizards.rules.moves import (
    Action,
    Commit,
    Done,
    FillTitle,
    GiveSpell,
    Pass,
    PlaceDie,
    RemoveToken,
    Reroll,
    SendTo,
    TakeBack,
    TakeToken,
    UseDie,
)
from wizardtable.games.elfenwizards.rules.state import PLACE, RETIRE, USE, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal


def apply(state: State, action: Action, journal: Journal = None) -> None:
    """Carry out a legal action, appending what happened to the journal."""
    if not _DOES[type(action)](state, action, journal):
        rounds.next_phase(state, journal)


def _send(state: State, action: SendTo, journal: Journal) -> bool:
    does = rounds.retire if state.phase == RETIRE else defeats.demote
    return does(state, action, journal)


def _reroll(state: State, action: Reroll, journal: Journal) -> bool:
    return casting.reroll(state, journal)


def _pass(state: State, action: Pass, journal: Journal) -> bool:
    return contests.pass_on(state, journal)


def _done(state: State, action: Done, journal: Journal) -> bool:
    if state.step == PLACE:
        return casting.keep(state, journal)
    if state.step == USE:
        return recovery.use(state, journal)
    return recovery.leave(state, journal)


_DOES: Final[dict[type, Callable[[State, Any, Journal], bool]]] = {
    GiveSpell: rounds.give_spell,
    SendTo: _send,
    PlaceDie: casting.place_die,
    Reroll: _reroll,
    UseDie: recovery.use_die,
    TakeBack: recovery.take_back,
    Done: _done,
    Commit: contests.commit,
    Pass: _pass,
    FillTitle: defeats.fill_title,
    TakeToken: defeats.take_token,
    RemoveToken: recovery.remove_token,
}
"""By class of action, what it does and whether somebody has more to decide in the phase; the one
place where the type of an action is not followed."""
