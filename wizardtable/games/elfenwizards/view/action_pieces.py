# SPDX-License-Identifier: MIT
"""The pieces of an action: those that it may be begun with, and the one that marks its goal."""

from wizardtable.games.elfenwizards.rules import components, moves, state
from wizardtable.games.elfenwizards.rules.recovery import box_in_use
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import Space
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import (
    FRONT,
    ROLLED,
    STORE,
    SpellNumbers,
    in_box,
)
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.table.view import Key


def pieces_of(shown: ShownTable, action: moves.Action) -> tuple[Key, ...]:
    """Returns the pieces that an action may be begun with, all equal ones."""
    seen, numbers = shown.seen, shown.numbers
    me = seen.to_move
    keys: tuple[Key, ...] = ()
    match action:
        case moves.PlaceDie(face, _):
            keys = _dice(numbers, me, ROLLED + face)
        case moves.UseDie(face) | moves.TakeBack(face):
            keys = _dice(numbers, me, in_box(box_in_use(seen), face))
            if isinstance(action, moves.UseDie):  # the first ones of a face are those used already
                keys = keys[seen.used.count(face) :]
        case moves.Commit(face, wizard) if face == components.MINOR_FACE:
            keys = _minor_spells(numbers, me, FRONT)
        case moves.Commit(face, wizard):
            keys = _dice(numbers, me, in_box(components.LEVEL_OF[seen.place[wizard]], face))
        case moves.GiveSpell(from_box):
            keys = _minor_spells(numbers, me, STORE if from_box else FRONT)
        case moves.SendTo(wizard, _) | moves.FillTitle(wizard, _):
            keys = (Wizard(wizard).key,)
        case moves.TakeToken(wizard) | moves.RemoveToken(wizard):
            keys = (Wizard(wizard).key,)
    return keys


def goal_of(action: moves.Action) -> Key | None:
    """Returns the piece that marks where an action brings something; None if there is none."""
    match action:
        case moves.PlaceDie(_, box):
            return DiceBox(box).key
        case moves.Commit(_, wizard):
            return Wizard(wizard).key
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return Space(space).key
    return None


def used_dice(shown: ShownTable) -> tuple[Key, ...]:
    """Returns the dice chosen as payment for minor spells or grey tokens."""
    seen: state.Observation = shown.seen
    keys: list[Key] = []
    for face in dict.fromkeys(seen.used):
        place = in_box(box_in_use(seen), face)
        keys += _dice(shown.numbers, seen.to_move, place)[: seen.used.count(face)]
    return tuple(keys)


def _dice(numbers: SpellNumbers, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(Die(seat, number).key for number in numbers.dice(seat, place))


def _minor_spells(numbers: SpellNumbers, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(MinorSpell(seat, number).key for number in numbers.minors(seat, place))
