# SPDX-License-Identifier: MIT
"""Phases 2 and 3: players roll dice and place them in the six boxes (rules page, {#cast} and
{#recast})."""

from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.moves import DiceKept, DiePlaced, Faces, PlaceDie, Rolled
from wizardtable.games.elfenwizards.rules.standings import dice_without
from wizardtable.games.elfenwizards.rules.state import PLACE, Boxes, State
from wizardtable.games.elfenwizards.rules.turn_order import (
    Journal,
    begin_turn,
    next_position,
    offer_turns,
)


def begin_casting(state: State, journal: Journal) -> bool:
    """Rolls the dice of the first seat that has dice to roll; returns False if no seat has dice to
    roll."""
    return offer_turns(state, 0, _offer_cast, journal)


def place_die(state: State, action: PlaceDie, journal: Journal) -> bool:
    """Puts a die into a box; with the last die, the turn ends. Returns False once the phase is
    over."""
    seat = state.to_move
    face = action.face
    state.rolled = dice_without(state.rolled, face)
    state.laid += 1
    put_die(state, seat, action.box, face)
    if journal is not None:
        journal.append(DiePlaced(seat, face, action.box))
    return bool(state.rolled) or offer_turns(state, next_position(state), _offer_cast, journal)


def keep_dice(state: State, journal: Journal) -> bool:
    """Ends the turn in the first cast; the remaining dice are rolled again in the second cast.
    Returns False once the phase is over."""
    seat, count = state.to_move, len(state.rolled)
    state.ready[seat] = count
    state.rolled = ()
    if journal is not None:
        journal.append(DiceKept(seat, count))
    return offer_turns(state, next_position(state), _offer_cast, journal)


def reroll(state: State, journal: Journal) -> bool:
    """Pays a minor spell and rolls all unplaced dice again (rules page, {#recast}). Returns True,
    as the seat then has to place them."""
    seat = state.to_move
    state.minors[seat] -= 1
    state.boxed[seat] += 1
    state.rerolled = True
    state.rolled = roll_dice(state.rng, len(state.rolled))
    if journal is not None:
        journal.append(Rolled(seat, state.rolled, True))
    return True


def roll_dice(rng: Rng, dice: int) -> Faces:
    """Rolls this number of dice and returns their faces, ascending. A single draw of the generator
    gives all faces."""
    number = rng.below(6**dice)
    faces = []
    for _ in range(dice):
        number, face = divmod(number, 6)
        faces.append(face + 1)
    faces.sort()
    return tuple(faces)


def put_die(state: State, seat: int, box: int, face: int) -> None:
    """Adds a die to a seat's dice in a box."""
    dice = [*state.placed[seat][box], face]
    dice.sort()
    set_box(state, seat, box, tuple(dice))


def set_box(state: State, seat: int, box: int, dice: Faces) -> None:
    """Replaces a seat's dice in a box."""
    boxes = list(state.placed[seat])
    boxes[box] = dice
    druids, sorcerers, necromancers, magicians, minor, grey = boxes
    placed: Boxes = (druids, sorcerers, necromancers, magicians, minor, grey)
    state.placed[seat] = placed


def _offer_cast(state: State, seat: int, journal: Journal) -> bool:
    dice = state.ready[seat]
    if not dice:
        return False
    begin_turn(state, seat, PLACE)
    state.ready[seat] = 0
    state.rolled = roll_dice(state.rng, dice)
    if journal is not None:
        journal.append(Rolled(seat, state.rolled, False))
    return True
