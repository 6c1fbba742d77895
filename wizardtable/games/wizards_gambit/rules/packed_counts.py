# SPDX-License-Identifier: MIT
"""Packs the components that a spell lacks, or that a hand holds, into one number.

The search compares thousands of spells and hands to plan a turn, so this must be fast.

A lack is the packed number of the components that a spell lacks. A packed number has a field of
`FIELD_BITS` bits for each component type, with Angel's Breath in the lowest bits. The top field of
a lack counts the missing components of all types together. The top field of a packed hand counts
the Flakes. No field ever holds more than 31 (see `card_table.MAX_COPIES`).
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from wizardtable.core.native import COMPILED
from wizardtable.games.wizards_gambit.rules.components import FIRST_GAMBIT, FLAKE, TYPE_COUNT
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid

if TYPE_CHECKING:
    from mypy_extensions import i64

PackedLack: TypeAlias = int
"""The components that a spell lacks, packed; 0 for an empty slot."""

PackedHand: TypeAlias = int
"""The components of a hand, packed."""

FIELD_BITS: Final = 6
TOP_FIELD_SHIFT: Final = 36
"""The position of the lowest bit of the top field.

The top field counts all missing components of a lack, or the Flakes of a hand.
"""

TYPE_FIELDS: Final = (1 << TOP_FIELD_SHIFT) - 1
"""A number in which the bits of all fields except the top field are set."""

FIELD_MASK: Final = (1 << FIELD_BITS) - 1

FIELD_SHIFTS: Final = (0, 6, 12, 18, 24, 30, 36)
"""By component, the position of the lowest bit of its field in a packed hand."""

PACKED_HAND_BY_COMPONENT: Final = tuple([1 << shift for shift in FIELD_SHIFTS])
"""By component, the packed hand that holds only this card."""

PACKED_LACK_BY_TYPE: Final = tuple(
    [(1 << FIELD_BITS * kind) + (1 << TOP_FIELD_SHIFT) for kind in range(TYPE_COUNT)]
)
"""By type, the packed lack of only one component of this type."""

_GUARD_BITS: Final = 0b100000_100000_100000_100000_100000_100000
"""A number in which the highest bit of each type's field is set. Counts never need this bit."""

_LOWEST_BITS: Final = 0b000001_000001_000001_000001_000001_000001

assert FIRST_GAMBIT == FLAKE + 1 == len(FIELD_SHIFTS)
assert FIELD_SHIFTS[FLAKE] == TOP_FIELD_SHIFT == FIELD_BITS * TYPE_COUNT


def pack_needs(needs: tuple[int, ...]) -> PackedLack:
    """Returns the lack of a spell without components. `needs`: by type, the components it needs."""
    return sum([count * PACKED_LACK_BY_TYPE[kind] for kind, count in enumerate(needs)])


def lack_after(needs: PackedLack, laid: tuple[Laid, ...]) -> PackedLack:
    """Returns the lack of a spell after components were laid on it.

    `needs`: the lack of the spell without components. `laid`: the components.
    """
    for _, as_type in laid:
        needs -= PACKED_LACK_BY_TYPE[as_type]
    return needs


def type_count(packed: int, kind: int) -> int:
    """Returns the number of components of a type in a packed lack or hand."""
    return packed >> FIELD_SHIFTS[kind] & FIELD_MASK


def only_type(lack: PackedLack) -> int:
    """Returns the missing type of a spell that lacks exactly one component."""
    return ((lack & TYPE_FIELDS).bit_length() - 1) // FIELD_BITS


_LACKED_TYPES: Final[dict[PackedLack, tuple[int, ...]]] = {}


def lacked_types(lack: PackedLack) -> tuple[int, ...]:
    """Returns the missing types of a lack, each once, ascending."""
    types = _LACKED_TYPES.get(lack)
    if types is None:
        types = tuple([kind for kind in range(TYPE_COUNT) if type_count(lack, kind)])
        _LACKED_TYPES[lack] = types
    return types


_PACKED_HANDS: Final[dict[Faces, PackedHand]] = {}
"""By hand, its packed number. A search that runs all day stores about 10,000 hands."""


def pack_hand(hand: Faces) -> PackedHand:
    """Returns the components of a hand, packed. Other cards and HIDDEN cards do not count."""
    if COMPILED:
        return _compute_packed_hand(hand)
    packed = _PACKED_HANDS.get(hand)
    if packed is None:
        if len(_PACKED_HANDS) > 1 << 15:
            _PACKED_HANDS.clear()
        packed = _PACKED_HANDS[hand] = _compute_packed_hand(hand)
    return packed


def _compute_packed_hand(hand: Faces) -> PackedHand:
    cards = 0
    for face in hand:
        if 0 <= face < FIRST_GAMBIT:
            cards += PACKED_HAND_BY_COMPONENT[face]
    return cards


_COVERED_COUNTS: Final[dict[tuple[PackedLack, PackedHand], int]] = {}


def covered_count(lack: PackedLack, cards: PackedHand) -> int:
    """Returns the number of missing components that a packed hand can provide, with its Flakes."""
    if COMPILED:
        return _compute_covered_count(lack, cards)
    pair = (lack, cards)
    count = _COVERED_COUNTS.get(pair)
    if count is None:
        if len(_COVERED_COUNTS) > 1 << 18:
            _COVERED_COUNTS.clear()
        count = _COVERED_COUNTS[pair] = _compute_covered_count(lack, cards)
    return count


def _compute_covered_count(lack: "i64", cards: "i64") -> "i64":
    # A guard bit survives the subtraction where the hand holds no more of a type than is missing.
    spare: i64 = ((lack & TYPE_FIELDS) | _GUARD_BITS) - (cards & TYPE_FIELDS)
    short: i64 = spare & _GUARD_BITS
    # Keep the counts of those types: components that only Flakes can provide.
    spare &= short - (short >> (FIELD_BITS - 1))
    # Multiplying by the lowest bits adds up all fields in the highest of them.
    wild: i64 = ((spare * _LOWEST_BITS) >> (TOP_FIELD_SHIFT - FIELD_BITS)) & FIELD_MASK
    wild -= cards >> TOP_FIELD_SHIFT
    return (lack >> TOP_FIELD_SHIFT) - wild if wild > 0 else lack >> TOP_FIELD_SHIFT


def hand_after_completing(lack: PackedLack, cards: PackedHand) -> PackedHand:
    """Returns the cards that remain of a packed hand after it has completed a spell with this lack.

    The hand must be able to complete the spell. A Flake is used only if no component of the missing
    type is in hand.
    """
    for kind in lacked_types(lack):
        missing, have = type_count(lack, kind), type_count(cards, kind)
        plain = missing if missing < have else have
        cards -= (
            plain * PACKED_HAND_BY_COMPONENT[kind]
            + (missing - plain) * PACKED_HAND_BY_COMPONENT[FLAKE]
        )
    return cards


def card_count(cards: PackedHand) -> int:
    """Returns the number of components in a packed hand."""
    total = 0
    for shift in FIELD_SHIFTS:
        total += cards >> shift & FIELD_MASK
    return total
