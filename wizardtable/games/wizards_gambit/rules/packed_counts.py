# SPDX-License-Identifier: MIT
"""What spells lack and what hands hold, packed into one number each: a turn is planned by comparing
thousands of them.

A packed number has a field of `WIDTH` bits for each component type, Angel's Breath lowest, and
above them one more: of a lack how many components that is together, of a hand how many Flakes. No
field ever holds more than 31 (see `card_table.MOST_COPIES`).
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from wizardtable.core.native import COMPILED
from wizardtable.games.wizards_gambit.rules.components import FIRST_GAMBIT, FLAKE, TYPES
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid

if TYPE_CHECKING:
    from mypy_extensions import i64

Lack: TypeAlias = int
"""The components that a spell lacks, packed; 0 where there is no spell."""

Held: TypeAlias = int
"""The components of a hand, packed."""

WIDTH: Final = 6
TOP: Final = 36
"""Where the highest field begins: how many a spell lacks, or the Flakes of a hand."""

BY_TYPE: Final = (1 << TOP) - 1
"""The fields of the types."""

FIELD: Final = (1 << WIDTH) - 1

SHIFTS: Final = (0, 6, 12, 18, 24, 30, 36)
"""By component, where its field begins in a hand."""

ONE: Final = tuple([1 << shift for shift in SHIFTS])
"""By component, one of it in a hand."""

STEP: Final = tuple([(1 << WIDTH * kind) + (1 << TOP) for kind in range(TYPES)])
"""By type, one that is lacked."""

_GUARDS: Final = 0b100000_100000_100000_100000_100000_100000
"""The highest bit of the field of each type, which is always free."""

_EACH: Final = 0b000001_000001_000001_000001_000001_000001

assert FIRST_GAMBIT == FLAKE + 1 == len(SHIFTS)
assert SHIFTS[FLAKE] == TOP == WIDTH * TYPES


def packed(needs: tuple[int, ...]) -> Lack:
    """What a spell lacks on which nothing lies, from how many of each type it needs."""
    return sum([count * STEP[kind] for kind, count in enumerate(needs)])


def wanting(needs: Lack, laid: tuple[Laid, ...]) -> Lack:
    """What a spell that needs these lacks when others lie on it."""
    for _, as_type in laid:
        needs -= STEP[as_type]
    return needs


def wanted(left: Lack, kind: int) -> int:
    """How many of a type are lacked."""
    return left >> SHIFTS[kind] & FIELD


def last(left: Lack) -> int:
    """The type of the only component that is lacked."""
    return ((left & BY_TYPE).bit_length() - 1) // WIDTH


_KINDS: Final[dict[Lack, tuple[int, ...]]] = {}


def kinds(left: Lack) -> tuple[int, ...]:
    """The types that are lacked, each once, ascending."""
    known = _KINDS.get(left)
    if known is None:
        known = tuple([kind for kind in range(TYPES) if wanted(left, kind)])
        _KINDS[left] = known
    return known


_HELD: Final[dict[Faces, Held]] = {}
"""As many as there have been hands; a program that thinks for a day meets some ten thousands."""


def held(hand: Faces) -> Held:
    """The components of a hand; HIDDEN cards are none."""
    if COMPILED:
        return _held(hand)
    known = _HELD.get(hand)
    if known is None:
        if len(_HELD) > 1 << 15:
            _HELD.clear()
        known = _HELD[hand] = _held(hand)
    return known


def _held(hand: Faces) -> Held:
    cards = 0
    for face in hand:
        if 0 <= face < FIRST_GAMBIT:
            cards += ONE[face]
    return cards


_COVERED: Final[dict[tuple[Lack, Held], int]] = {}


def covered(left: Lack, cards: Held) -> int:
    """How many of the components that a spell lacks are among these."""
    if COMPILED:
        return _covered(left, cards)
    pair = (left, cards)
    known = _COVERED.get(pair)
    if known is None:
        if len(_COVERED) > 1 << 18:
            _COVERED.clear()
        known = _COVERED[pair] = _covered(left, cards)
    return known


def _covered(left: "i64", cards: "i64") -> "i64":
    spare: i64 = ((left & BY_TYPE) | _GUARDS) - (cards & BY_TYPE)
    short: i64 = spare & _GUARDS  # of the types of which no more are held than lacked
    spare &= short - (short >> (WIDTH - 1))  # for these, how many are not held
    wild: i64 = ((spare * _EACH) >> (TOP - WIDTH)) & FIELD
    wild -= cards >> TOP
    return (left >> TOP) - wild if wild > 0 else left >> TOP


def spent(left: Lack, cards: Held) -> Held:
    """The components in hand after all that a spell lacks is laid on it; there must be enough."""
    for kind in kinds(left):
        want, have = wanted(left, kind), wanted(cards, kind)
        plain = want if want < have else have
        cards -= plain * ONE[kind] + (want - plain) * ONE[FLAKE]
    return cards


def count(cards: Held) -> int:
    """How many components are in a hand."""
    total = 0
    for shift in SHIFTS:
        total += cards >> shift & FIELD
    return total
