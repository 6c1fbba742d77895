# SPDX-License-Identifier: MIT
"""Which of a guild's equal dice and minor spells is which, so that what moved is seen moving."""

from collections import Counter

from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers

READY, ROLLED, BOXED, BESIDE = 0, 1, 10, 100
"""Where a die is: in front without a face; ROLLED + face; BOXED + 7 * box + face; beside a wizard,
BESIDE + 7 * wizard + face."""

FRONT, STORE, TRACK = 0, 1, 2
"""Where a minor spell is: in front, in the Minor Spells box, TRACK + round, or BESIDE as a die."""


def in_box(box: int, face: int) -> int:
    """The place of a die in a box."""
    return BOXED + components.FACES * box + face


def beside(wizard: int, face: int) -> int:
    """The place of a die or minor spell beside a wizard."""
    return BESIDE + components.FACES * wizard + face


class Identities:
    """Remembers where each die and each minor spell was: those that stayed keep their number.

    Attributes:
        let_go: the numbers of the viewer's dice that are being placed: of equal ones, they go.
    """

    def __init__(self) -> None:
        self.let_go: tuple[int, ...] = ()
        self._slots: dict[int, dict[tuple[int, int], int]] = {}
        self._box_slots: list[dict[int, list[tuple[int, int]]]] = [{} for _ in components.BOXES]
        self._stored = 0
        self._dice: PieceNumbers[int] = PieceNumbers()
        self._minors: PieceNumbers[int] = PieceNumbers()

    def update(self, seen: Observation) -> None:
        """Find out what moved since the last observation."""
        for seat in range(len(seen.ready)):
            dice = _dice(seen, seat)
            self._dice.settle(seat, dice, READY, self.let_go if seat == seen.viewer else ())
            self._minors.settle(seat, _minors(seen, seat), FRONT)
            front = self.in_front(seat)
            if not self._slots.setdefault(seat, {}).keys() >= set(front):  # cast anew
                self._slots[seat] = {one: slot for slot, one in enumerate(front)}
        for box in range(len(components.BOXES)):
            self._update_box(seen, box)

    def _update_box(self, seen: Observation, box: int) -> None:
        """Give the dice in a box new places where one was added, or the last was taken away."""
        lying = {seat: self._lying(seat, box) for seat in range(len(seen.ready))}
        known = self._box_slots[box]
        if any(lying.values()) and all(
            set(dice) <= set(known.get(seat, ())) for seat, dice in lying.items()
        ):
            return
        self._box_slots[box] = lying
        if box == components.MINOR:
            self._stored = sum(seen.boxed)

    def _lying(self, seat: int, box: int) -> list[tuple[int, int]]:
        """A guild's dice in a box, each as its face and its number, the highest first."""
        return [
            (face, number)
            for face in range(components.FACES - 1, 0, -1)
            for number in self.dice(seat, in_box(box, face))
        ]

    def in_front(self, seat: int) -> list[tuple[int, int]]:
        """The dice in front of a guild, each as its face (0 for none) and its number."""
        return [
            (face, number)
            for face in range(components.FACES)
            for number in self.dice(seat, ROLLED + face if face else READY)
        ]

    def slot(self, seat: int, face: int, number: int) -> int:
        """At which place in front a die lies: it keeps it while others are taken away."""
        return self._slots[seat][face, number]

    def slots(self, seat: int) -> int:
        """How many such places there are."""
        return len(self._slots[seat])

    def slots_in_box(self, seat: int, box: int) -> list[tuple[int, int] | None]:
        """A guild's places in a box, each with the face and the number of the die there: dice keep
        their places while others are taken away, and None is a place that was left."""
        left = set(self._lying(seat, box))
        return [one if one in left else None for one in self._box_slots[box].get(seat, ())]

    def stored(self) -> int:
        """How many minor spells were in their box when its dice were given their places."""
        return self._stored

    def dice(self, seat: int, place: int) -> list[int]:
        """The numbers of a guild's dice at a place."""
        return self._dice.at(seat, place)

    def minors(self, seat: int, place: int) -> list[int]:
        """The numbers of a guild's minor spells at a place."""
        return self._minors.at(seat, place)

    def die_place(self, seat: int, number: int) -> int:
        """Where a die is."""
        place = self._dice.place(seat, number)
        return READY if place is None else place

    def minor_place(self, seat: int, number: int) -> int:
        """Where a minor spell is."""
        place = self._minors.place(seat, number)
        return FRONT if place is None else place


def _dice(seen: Observation, seat: int) -> "Counter[int]":
    places: Counter[int] = Counter()
    if seat == seen.to_move:
        places.update(ROLLED + face for face in seen.rolled)
    for box in range(len(components.BOXES)):
        places.update(in_box(box, face) for face in seen.placed[seat][box])
    for wizard, spells in enumerate(seen.spells):
        places.update(
            beside(wizard, components.face_of(spell))
            for spell in spells
            if components.caster(spell) == seat
            and components.face_of(spell) != components.MINOR_FACE
        )
    places[READY] = components.DICE - places.total()
    return places


def _minors(seen: Observation, seat: int) -> "Counter[int]":
    places: Counter[int] = Counter({STORE: seen.boxed[seat]})
    places.update(TRACK + turn for turn, giver in enumerate(seen.track) if giver == seat)
    for wizard, spells in enumerate(seen.spells):
        count = sum(
            components.caster(spell) == seat and components.face_of(spell) == components.MINOR_FACE
            for spell in spells
        )
        if count:
            places[beside(wizard, components.MINOR_FACE)] = count
    places[FRONT] = components.MINOR_SPELLS - places.total()
    return places
