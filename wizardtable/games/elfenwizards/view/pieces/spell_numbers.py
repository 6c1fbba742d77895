# SPDX-License-Identifier: MIT
"""Numbers equal dice and minor spells, so that the table knows which of them has moved.

A place is a number that says where a die or a minor spell lies, and which face a die shows. A slot
is a position in a row of dice. A die keeps its slot while other dice are taken away, so that it
does not move. A seat is also called its guild.
"""

from collections import Counter

from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers

READY, ROLLED, BOXED, BESIDE = 0, 1, 10, 100
"""The places of a die.

READY: in front of its owner, not rolled. ROLLED + face: in front of its owner, rolled. BOXED + 7 *
box + face: in a box. BESIDE + 7 * wizard + face: beside a wizard.
"""

FRONT, STORE, TRACK = 0, 1, 2
"""The places of a minor spell.

FRONT: in front of its owner. STORE: in the Minor Spells box. TRACK + n: on the round track, at
round n, counted from 0. BESIDE + 7 * wizard: beside a wizard.
"""


def place_in_box(box: int, face: int) -> int:
    """Returns the place of a die with this face in a box."""
    return BOXED + components.FACE_COUNT * box + face


def place_beside(wizard: int, face: int) -> int:
    """Returns the place of a die with this face, or of a minor spell (face 0), beside a wizard."""
    return BESIDE + components.FACE_COUNT * wizard + face


def box_at(place: int) -> int:
    """Returns the box that a die at this place is in; -1 if it is in none."""
    return (place - BOXED) // components.FACE_COUNT if BOXED <= place < BESIDE else -1


def wizard_at(place: int) -> int:
    """Returns the wizard beside which a die or minor spell at this place lies; -1 if there is
    none."""
    return (place - BESIDE) // components.FACE_COUNT if place >= BESIDE else -1


def face_at(place: int) -> int:
    """Returns the face of a die at this place; 0 for a die that is not rolled."""
    if place < BOXED:
        return max(0, place - ROLLED)
    return (place - (BOXED if place < BESIDE else BESIDE)) % components.FACE_COUNT


class SpellNumbers:
    """The numbers of all dice and minor spells. A die or minor spell that stays in its place keeps
    its number.

    Attributes:
        moving_numbers: the numbers of the viewer's dice that are being placed. If several dice
            are equal, these are the ones that move.
    """

    def __init__(self) -> None:
        self.moving_numbers: tuple[int, ...] = ()
        self._turn = 0
        self._added: list[list[tuple[int, int, int]]] = [[] for _ in components.BOXES]
        self._slots: dict[int, dict[tuple[int, int], int]] = {}
        self._box_slots: list[dict[int, list[tuple[int, int]]]] = [{} for _ in components.BOXES]
        self._stored = 0
        self._dice: PieceNumbers[int] = PieceNumbers()
        self._minors: PieceNumbers[int] = PieceNumbers()

    def update(self, observation: Observation) -> None:
        """Takes over a new observation, and finds out which dice and minor spells have moved since
        the last one."""
        for seat in range(len(observation.ready)):
            dice = _dice_by_place(observation, seat)
            self._dice.settle(
                seat, dice, READY, self.moving_numbers if seat == observation.viewer else ()
            )
            self._minors.settle(seat, _minor_spells_by_place(observation, seat), FRONT)
            front = self.dice_in_front(seat)
            if not self._slots.setdefault(seat, {}).keys() >= set(
                front
            ):  # the dice were rolled again
                self._slots[seat] = {die: slot for slot, die in enumerate(front)}
        is_same_turn = observation.turn_number == self._turn
        self._turn = observation.turn_number
        for box in range(len(components.BOXES)):
            self._update_box(observation, box, is_same_turn=is_same_turn)

    def _update_box(self, observation: Observation, box: int, *, is_same_turn: bool) -> None:
        """Gives the dice in a box new slots after a turn that added dice, or once the box is empty.

        During a turn (`is_same_turn`), the slots stay, and dice of the turn are listed as added.
        """
        dice_by_seat = {
            seat: self._dice_in_box(seat, box) for seat in range(len(observation.ready))
        }
        slots, added = self._box_slots[box], self._added[box]
        fresh = [
            (seat, *die)
            for seat, dice in dice_by_seat.items()
            for die in dice
            if die not in slots.get(seat, ()) and (seat, *die) not in added
        ]
        is_empty = not any(dice_by_seat.values())
        if not is_empty and (is_same_turn or not (fresh or added)):
            added += fresh
            return
        self._box_slots[box], self._added[box] = dice_by_seat, []
        if box == components.MINOR_BOX:
            self._stored = sum(observation.boxed)

    def _dice_in_box(self, seat: int, box: int) -> list[tuple[int, int]]:
        """Returns the face and the number of each of a guild's dice in a box, the highest first."""
        return [
            (face, number)
            for face in range(components.FACE_COUNT - 1, 0, -1)
            for number in self.dice(seat, place_in_box(box, face))
        ]

    def dice_in_front(self, seat: int) -> list[tuple[int, int]]:
        """Returns the face and the number of each die in front of a guild. The face is 0 if the die
        is not rolled."""
        return [
            (face, number)
            for face in range(components.FACE_COUNT)
            for number in self.dice(seat, ROLLED + face if face else READY)
        ]

    def slot(self, seat: int, face: int, number: int) -> int:
        """Returns the slot of a die in front of its owner, from 0.

        `face` and `number` identify the die: `number` tells it from other dice of the seat with
        this face.
        """
        return self._slots[seat][face, number]

    def slot_count(self, seat: int) -> int:
        """Returns the number of slots in front of a guild."""
        return len(self._slots[seat])

    def slots_in_box(self, seat: int, box: int) -> list[tuple[int, int] | None]:
        """Returns a guild's slots in a box, each as the face and the number of its die. None stands
        for a slot whose die was taken away."""
        in_box_now = set(self._dice_in_box(seat, box))
        return [die if die in in_box_now else None for die in self._box_slots[box].get(seat, ())]

    def added_to_box(self, box: int) -> list[tuple[int, int, int] | None]:
        """Returns the dice that this turn has added to a box, in the order in which they were
        added.

        Each die is given by its guild, face and number. None stands for a die that was taken away
        again.
        """
        return [
            (seat, face, number) if (face, number) in self._dice_in_box(seat, box) else None
            for seat, face, number in self._added[box]
        ]

    def stored_minor_spell_count(self) -> int:
        """Returns the number of minor spells in the Minor Spells box when its dice last got their
        slots."""
        return self._stored

    def dice(self, seat: int, place: int) -> list[int]:
        """Returns the numbers of a guild's dice at a place; empty if there are none."""
        return self._dice.at(seat, place)

    def minors(self, seat: int, place: int) -> list[int]:
        """Returns the numbers of a guild's minor spells at a place; empty if there are none."""
        return self._minors.at(seat, place)

    def die_place(self, seat: int, number: int) -> int:
        """Returns the place of a die; READY if the place is unknown.

        `number` tells the piece from equal ones.
        """
        place = self._dice.place(seat, number)
        return READY if place is None else place

    def minor_place(self, seat: int, number: int) -> int:
        """Returns the place of a minor spell; FRONT if the place is unknown.

        `number` tells the piece from equal ones.
        """
        place = self._minors.place(seat, number)
        return FRONT if place is None else place


def _dice_by_place(observation: Observation, seat: int) -> "Counter[int]":
    places: Counter[int] = Counter()
    if seat == observation.to_move:
        places.update(ROLLED + face for face in observation.rolled)
    for box in range(len(components.BOXES)):
        places.update(place_in_box(box, face) for face in observation.placed[seat][box])
    for wizard, spells in enumerate(observation.spells):
        places.update(
            place_beside(wizard, components.face_of(spell))
            for spell in spells
            if components.owner_of_spell(spell) == seat
            and components.face_of(spell) != components.MINOR_FACE
        )
    places[READY] = components.DICE_PER_GUILD - places.total()
    return places


def _minor_spells_by_place(observation: Observation, seat: int) -> "Counter[int]":
    places: Counter[int] = Counter({STORE: observation.boxed[seat]})
    places.update(TRACK + turn for turn, giver in enumerate(observation.track) if giver == seat)
    for wizard, spells in enumerate(observation.spells):
        count = sum(
            components.owner_of_spell(spell) == seat
            and components.face_of(spell) == components.MINOR_FACE
            for spell in spells
        )
        if count:
            places[place_beside(wizard, components.MINOR_FACE)] = count
    places[FRONT] = components.MINOR_SPELLS_PER_GUILD - places.total()
    return places
