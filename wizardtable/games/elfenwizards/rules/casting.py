# SPDX-License-Identifier: MIT
"""Phases 2 and 3: dice are rolled and placed in the six boxes (rules page, Round)."""

from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules.moves import DiceKept, DiePlaced, Faces, PlaceDie, Rolled
from wizardtable.games.elfenwizards.rules.standings import without
from wizardtable.games.elfenwizards.rules.state import PLACE, Boxes, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal, after, begin_turn, sweep


def begin(state: State, journal: Journal) -> bool:
    """The first seat that has dice to roll rolls them; False where none has."""
    return sweep(state, 0, _offer, journal)


def place_die(state: State, action: PlaceDie, journal: Journal) -> bool:
    """Put a die into a box; the turn ends with the last one."""
    seat = state.to_move
    face = action.face
    state.rolled = without(state.rolled, face)
    state.laid += 1
    put(state, seat, action.box, face)
    if journal is not None:
        journal.append(DiePlaced(seat, face, action.box))
    return bool(state.rolled) or sweep(state, after(state), _offer, journal)


def keep(state: State, journal: Journal) -> bool:
    """End the first cast with dice left, which will be rolled again."""
    seat, left = state.to_move, len(state.rolled)
    state.ready[seat] = left
    state.rolled = ()
    if journal is not None:
        journal.append(DiceKept(seat, left))
    return sweep(state, after(state), _offer, journal)


def reroll(state: State, journal: Journal) -> bool:
    """Pay a minor spell and roll all the dice again."""
    seat = state.to_move
    state.minors[seat] -= 1
    state.boxed[seat] += 1
    state.rerolled = True
    state.rolled = roll(state.rng, len(state.rolled))
    if journal is not None:
        journal.append(Rolled(seat, state.rolled, True))
    return True


def roll(rng: Rng, dice: int) -> Faces:
    """So many dice, at least one, rolled: one number of the generator has all their faces."""
    number = rng.below(6**dice)
    faces = []
    for _ in range(dice):
        number, face = divmod(number, 6)
        faces.append(face + 1)
    faces.sort()
    return tuple(faces)


def put(state: State, seat: int, box: int, face: int) -> None:
    """Add a die to those in a box."""
    dice = [*state.placed[seat][box], face]
    dice.sort()
    set_box(state, seat, box, tuple(dice))


def set_box(state: State, seat: int, box: int, dice: Faces) -> None:
    """Let a seat's dice in a box be these."""
    boxes = list(state.placed[seat])
    boxes[box] = dice
    a, b, c, d, e, f = boxes
    laid: Boxes = (a, b, c, d, e, f)
    state.placed[seat] = laid


def _offer(state: State, seat: int, journal: Journal) -> bool:
    dice = state.ready[seat]
    if not dice:
        return False
    begin_turn(state, seat, PLACE)
    state.ready[seat] = 0
    state.rolled = roll(state.rng, dice)
    if journal is not None:
        journal.append(Rolled(seat, state.rolled, False))
    return True
