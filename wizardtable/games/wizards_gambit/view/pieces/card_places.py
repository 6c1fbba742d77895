# SPDX-License-Identifier: MIT
"""Where each card lies, and which of several equal cards is which, so that what moved is seen
moving.

A place is a number: a hand that shows its cards, a spell, the top of the discard pile, and so on.
What nobody can follow, in the deck or among the backs of a hand, is at `ELSEWHERE`.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from wizardtable.games.wizards_gambit.rules.components import HIDDEN, NO_SPELL, Face, SpellId
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers
from wizardtable.table.view import Key

ELSEWHERE, TOP, PILE, CASTING, LOOKED, ASIDE, REMOVED = range(7)
"""In the deck or a hidden hand; on top of the discard pile, or beneath; the incantation being
carried out; looked at by Foresight; waiting for Reclamation; out of the game."""

HAND, READY, BOOK, AURA, LAID = 10, 20, 30, 40, 100
"""HAND + seat: in a hand. READY + seat: a gambit in front of its seat. BOOK + seat: a gambit on a
book. AURA + slot: a gambit on a spell. LAID + 8 * spell + the type it stands for: a component on a
spell."""

_STRIDE: Final = 8


class NumberedCard(NamedTuple):
    """One of the cards with a face, by its number among them."""

    face: Face
    number: int

    @property
    def key(self) -> Key:
        """The key of the card on the table, that of a `Card`."""
        return ("card", int(self.face), self.number)


def on_spell(spell: int, as_type: int) -> int:
    """Returns the place of a component on a spell, as the type it stands for."""
    return LAID + _STRIDE * spell + as_type


def spell_under(place: int) -> tuple[SpellId, int]:
    """Returns the spell on which a component lies at this place, and the type it stands for."""
    spell, as_type = divmod(place - LAID, _STRIDE)
    return SpellId(spell), as_type


class CardPlaces:
    """Remembers where each card was: cards that stayed keep their number.

    Attributes:
        came: by key, the place of a card before the last observation.
        let_go: the card that the viewer has just let go somewhere, or None.
    """

    def __init__(self) -> None:
        self._cards: PieceNumbers[int] = PieceNumbers()
        self._lying: dict[int, list[NumberedCard]] = {}
        self.came: dict[Key, int] = {}
        self.let_go: Key | None = None

    def update(self, seen: Observation) -> None:
        """Finds out what moved since the last observation."""
        wanted = _wanted(seen)
        self.came = {card.key: place for place, cards in self._lying.items() for card in cards}
        self._lying = {}
        for face, total in enumerate(seen.table.cards):
            places = wanted.get(face, Counter())
            places[ELSEWHERE] = max(0, total - places.total())
            self._cards.settle(face, places, ELSEWHERE, self._gone(face))
            for place in places:
                numbers = self._cards.at(face, place)
                lying = [NumberedCard(Face(face), number) for number in numbers]
                self._lying.setdefault(place, []).extend(lying)
        self.let_go = None

    def _gone(self, face: int) -> tuple[int, ...]:
        """Returns the number of the card with this face that the viewer has just let go, if any."""
        if self.let_go is None or self.let_go[:2] != ("card", face):
            return ()
        return (int(self.let_go[2]),)

    def at(self, face: int, place: int) -> list[NumberedCard]:
        """Returns the cards with a face at a place."""
        return [card for card in self._lying.get(place, ()) if card.face == face]

    def all_at(self, place: int) -> list[NumberedCard]:
        """Returns all cards at a place, by face."""
        return self._lying.get(place, [])

    def place(self, key: Key) -> int:
        """Returns where the card with this key is; `ELSEWHERE` for what is no card."""
        place = self._cards.place(int(key[1]), int(key[2])) if key[0] == "card" else None
        return ELSEWHERE if place is None else place


def _wanted(seen: Observation) -> "dict[int, Counter[int]]":
    """Returns by face how many of its cards can be seen at each place."""
    found: dict[int, Counter[int]] = {}

    def lay(face: int, place: int) -> None:
        if face != HIDDEN:
            found.setdefault(face, Counter())[place] += 1

    for seat, hand in enumerate(seen.hands):
        for face in hand:
            lay(face, HAND + seat)
    for spell, laid in zip(seen.pool, seen.laid, strict=True):
        for face, as_type in laid if spell != NO_SPELL else ():
            lay(face, on_spell(spell, as_type))
    for i, face in enumerate(reversed(seen.discards)):
        lay(face, PILE if i else TOP)
    for face in seen.looked:
        lay(face, LOOKED)
    for face in seen.aside:
        lay(face, ASIDE)
    lay(seen.casting, CASTING)
    _lay_gambits(seen, lay)
    return found


def _lay_gambits(seen: Observation, lay: Callable[[int, int], None]) -> None:
    """Lays the gambits that are face up."""
    for seat, face in enumerate(seen.ready):
        lay(face, READY + seat)
    for slot, seat in enumerate(seen.auras):
        if seat >= 0:
            lay(seen.gambits[seat], AURA + slot)
    for victim, seat in enumerate(seen.annulments):
        if seat >= 0:
            lay(seen.gambits[seat], BOOK + victim)
    for face in seen.removed:
        lay(face, REMOVED)
