# SPDX-License-Identifier: MIT
"""Finds the pieces that can be picked up to begin an action, and the piece that marks the action's
goal."""

from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.recovery import box_in_use
from wizardtable.games.elfenwizards.view.pieces import spell_numbers
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import Space
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.table.view import Key


def pieces_of(shown: ShownTable, action: moves.Action) -> tuple[Key, ...]:
    """Returns the keys of the pieces that can be picked up to begin an action; empty if there are
    none. Equal pieces are all included."""
    observation, numbers = shown.observation, shown.numbers
    mover = observation.to_move
    keys: tuple[Key, ...] = ()
    match action:
        case moves.PlaceDie(face, _):
            keys = _dice(numbers, mover, spell_numbers.ROLLED + face)
        case moves.UseDie(face) | moves.TakeBack(face):
            keys = _dice(numbers, mover, spell_numbers.place_in_box(box_in_use(observation), face))
            if isinstance(action, moves.UseDie):  # the first dice of a face are already chosen
                keys = keys[observation.used.count(face) :]
        case moves.Commit(face, wizard) if face == components.MINOR_FACE:
            keys = _minor_spells(numbers, mover, spell_numbers.FRONT)
        case moves.Commit(face, wizard):
            keys = _dice(
                numbers,
                mover,
                spell_numbers.place_in_box(
                    components.LEVEL_BY_PLACE[observation.place[wizard]], face
                ),
            )
        case moves.GiveSpell(from_box):
            keys = _minor_spells(
                numbers, mover, spell_numbers.STORE if from_box else spell_numbers.FRONT
            )
        case moves.SendTo(wizard, _) | moves.FillTitle(wizard, _):
            keys = (Wizard(wizard).key,)
        case moves.TakeToken(wizard) | moves.RemoveToken(wizard):
            keys = (Wizard(wizard).key,)
    return keys


def goal_of(action: moves.Action) -> Key | None:
    """Returns the key of the piece that marks the goal of an action, or None if the action has no
    goal."""
    match action:
        case moves.PlaceDie(_, box):
            return DiceBox(box).key
        case moves.Commit(_, wizard):
            return Wizard(wizard).key
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return Space(space).key
    return None


def used_dice(shown: ShownTable) -> tuple[Key, ...]:
    """Returns the keys of the dice that the seat to move has chosen to use; empty if none."""
    observation = shown.observation
    keys: list[Key] = []
    for face in dict.fromkeys(observation.used):
        place = spell_numbers.place_in_box(box_in_use(observation), face)
        keys += _dice(shown.numbers, observation.to_move, place)[: observation.used.count(face)]
    return tuple(keys)


def _dice(numbers: spell_numbers.SpellNumbers, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(Die(seat, number).key for number in numbers.dice(seat, place))


def _minor_spells(numbers: spell_numbers.SpellNumbers, seat: int, place: int) -> tuple[Key, ...]:
    return tuple(MinorSpell(seat, number).key for number in numbers.minors(seat, place))
