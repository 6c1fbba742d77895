# SPDX-License-Identifier: MIT
"""Keeps the place of each card from frame to frame, so that the table can show how cards move.

A place is a number that stands for an open hand, a spell, the top of the discard pile, and so on.
Several cards may have the same face; a second number tells them apart. Cards that the viewer cannot
follow, in the deck or face down in a hand, are at `ELSEWHERE`.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from wizardtable.games.wizards_gambit.rules.components import HIDDEN, NO_SPELL, Face, SpellId
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers
from wizardtable.table.view import Key

ELSEWHERE, TOP, PILE, CASTING, LOOKED, ASIDE, REMOVED = range(7)
"""Places of cards. ELSEWHERE: in the deck or a hidden hand. TOP: the top of the discard pile. PILE:
the rest of that pile. CASTING: the incantation being carried out. LOOKED: the two cards of
Foresight. ASIDE: the components from which Reclamation chooses. REMOVED: out of the game."""

HAND, READY, BOOK, AURA, LAID = 10, 20, 30, 40, 100
"""Places to which a number is added. HAND + seat: in a hand. READY + seat: a gambit in front of its
seat. BOOK + seat: a gambit on the book of a seat. AURA + slot: a gambit on a spell. Components on
spells have places from LAID on (see `place_on_spell`)."""

_TYPES_PER_SPELL: Final = 8


class NumberedCard(NamedTuple):
    """A card, given by its face and by its number among the cards with this face."""

    face: Face
    number: int

    @property
    def key(self) -> Key:
        """The key of the card's piece, the same as `Card.key`."""
        return ("card", int(self.face), self.number)


def place_on_spell(spell: int, as_type: int) -> int:
    """Returns the place of a component on a spell. `as_type`: the type that it stands for."""
    return LAID + _TYPES_PER_SPELL * spell + as_type


def spell_at_place(place: int) -> tuple[SpellId, int]:
    """Returns the spell and the type of a place made by `place_on_spell`."""
    spell, as_type = divmod(place - LAID, _TYPES_PER_SPELL)
    return SpellId(spell), as_type


class CardPlaces:
    """The place of each card. A card that stays at its place keeps its number.

    Attributes:
        earlier_places: by key of a card, its place before the last update.
        moved_card: the key of the card that the viewer has just moved, or None.
    """

    def __init__(self) -> None:
        self._cards: PieceNumbers[int] = PieceNumbers()
        self._cards_at: dict[int, list[NumberedCard]] = {}
        self.earlier_places: dict[Key, int] = {}
        self.moved_card: Key | None = None

    def update(self, observation: Observation) -> None:
        """Updates the places and numbers of all cards from a new observation."""
        counts = _visible_counts(observation)
        self.earlier_places = {
            card.key: place for place, cards in self._cards_at.items() for card in cards
        }
        self._cards_at = {}
        for face, total in enumerate(observation.table.cards):
            places = counts.get(face, Counter())
            places[ELSEWHERE] = max(0, total - places.total())
            self._cards.settle(face, places, ELSEWHERE, self._moved_number(face))
            for place in places:
                numbers = self._cards.at(face, place)
                cards = [NumberedCard(Face(face), number) for number in numbers]
                self._cards_at.setdefault(place, []).extend(cards)
        self.moved_card = None

    def _moved_number(self, face: int) -> tuple[int, ...]:
        """Returns the number of the card that the viewer has just moved, in a tuple.

        The tuple is empty if no card was moved or the card has another face than `face`.
        """
        if self.moved_card is None or self.moved_card[:2] != ("card", face):
            return ()
        return (int(self.moved_card[2]),)

    def at(self, face: int, place: int) -> list[NumberedCard]:
        """Returns the cards with a face at a place."""
        return [card for card in self._cards_at.get(place, ()) if card.face == face]

    def all_cards_at(self, place: int) -> list[NumberedCard]:
        """Returns all cards at a place, ordered by face."""
        return self._cards_at.get(place, [])

    def place(self, key: Key) -> int:
        """Returns the place of the card with this key; `ELSEWHERE` for a key of another kind."""
        place = self._cards.place(int(key[1]), int(key[2])) if key[0] == "card" else None
        return ELSEWHERE if place is None else place


def _visible_counts(observation: Observation) -> "dict[int, Counter[int]]":
    """Returns by face a counter: by place, the number of visible cards with this face."""
    counts: dict[int, Counter[int]] = {}

    def lay(face: int, place: int) -> None:
        if face != HIDDEN:
            counts.setdefault(face, Counter())[place] += 1

    for seat, hand in enumerate(observation.hands):
        for face in hand:
            lay(face, HAND + seat)
    for spell, laid in zip(observation.pool, observation.laid, strict=True):
        for face, as_type in laid if spell != NO_SPELL else ():
            lay(face, place_on_spell(spell, as_type))
    for i, face in enumerate(reversed(observation.discards)):
        lay(face, PILE if i else TOP)
    for face in observation.looked:
        lay(face, LOOKED)
    for face in observation.aside:
        lay(face, ASIDE)
    lay(observation.casting, CASTING)
    _lay_gambits(observation, lay)
    return counts


def _lay_gambits(observation: Observation, lay: Callable[[int, int], None]) -> None:
    """Calls `lay` with the face and the place of each gambit that is face up."""
    for seat, face in enumerate(observation.ready):
        lay(face, READY + seat)
    for slot, seat in enumerate(observation.auras):
        if seat >= 0:
            lay(observation.gambits[seat], AURA + slot)
    for victim, seat in enumerate(observation.annulments):
        if seat >= 0:
            lay(observation.gambits[seat], BOOK + victim)
    for face in observation.removed:
        lay(face, REMOVED)
