# SPDX-License-Identifier: MIT
"""Seeds of matches: drawing them, and writing them so that people can share them.

A seed below 10**9 is written as that number. A larger one is written as fourteen letters and digits
in three groups, such as "R0001-00000-000J". The first is always a letter, so that no such text is a
number. The last is a check sign: every single mistyped sign and every swap of two neighbours is
noticed.

>>> written(2**40)
'R0001-00000-000J'
>>> read("r0001 ooooo oooj") == read("1099511627776") == 2**40
True
"""

import secrets
from typing import Final

from wizardtable.core.text import N_, Message

BITS: Final = 62
"""The number of bits of a drawn seed: too many to find a seed from its deal by trying them all."""

MOST: Final = (1 << BITS) - 1
"""The largest seed that can be typed."""

MOST_WRITTEN: Final = (1 << 63) - 1
"""The largest seed that `written` can write: earlier versions let people type larger ones, and
their saves remain."""

PLAIN: Final = 10**9
"""Seeds below this are written as numbers, as people typed them and earlier versions drew them."""

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The signs for 0 to 31, without I, L, O and U, which look like others."""

LENGTH: Final = 14

_ALIKE: Final = str.maketrans("ILOU", "110V")
_BETWEEN: Final = str.maketrans("", "", " \t\n\r\xa0\u202f-\u2010\u2011\u2012\u2013\u2014\u2212")
_FIRST: Final = 24 << 60
"""Bits above the 63 bits of the seed that make the first of the thirteen signs a letter."""


class SeedError(ValueError):
    """Raised for a text that is not a seed.

    Attributes:
        kind: what is wrong with it: "sign", "length", "start", "typo" or "number".
        reason: what is wrong with it, in a sentence.
    """

    def __init__(self, kind: str, reason: Message) -> None:
        super().__init__(str(reason))
        self.kind = kind
        self.reason = reason


def drawn() -> int:
    """Returns a random seed of `BITS` bits."""
    return secrets.randbits(BITS)


def written(seed: int) -> str:
    """Returns the text of a seed (0 to `MOST_WRITTEN`) as people see it."""
    if seed < PLAIN:
        return str(seed)
    digits = [(seed | _FIRST) >> 5 * place & 31 for place in range(LENGTH - 2, -1, -1)]
    digits.append(_doubled(_rest(digits)))
    text = "".join(SIGNS[digit] for digit in digits)
    return f"{text[:5]}-{text[5:10]}-{text[10:]}"


def read(text: str) -> int:
    """Returns the seed that somebody typed, as a number or as `written` writes it.

    Lower case, other spaces and dashes, and I, L, O and U for 1, 1, 0 and V are accepted. Raises
    SeedError.
    """
    typed = text.strip()
    if typed.isdecimal() and typed.isascii():
        return _number(typed)
    signs = typed.translate(_BETWEEN).upper().translate(_ALIKE)
    wrong = next((sign for sign in signs if sign not in SIGNS), None)
    if wrong is not None:
        reason = N_("seed", "Use only the letters A to Z and digits in a seed, not “{sign}”.")
        raise SeedError("sign", reason.of(sign=wrong))
    if len(signs) != LENGTH:
        reason = N_(
            "seed", "A seed must be a number or {length} letters and digits (here: {count})."
        )
        raise SeedError("length", reason.of(length=LENGTH, count=len(signs)))
    digits = [SIGNS.index(sign) for sign in signs]
    value = sum(digit << 5 * place for place, digit in enumerate(reversed(digits[:-1])))
    if _rest(digits) or value & _FIRST != _FIRST:
        raise SeedError(
            "typo",
            N_("seed", "A letter or digit in this seed is wrong or misplaced. Check the seed."),
        )
    if value ^ _FIRST > MOST:
        first = [SIGNS[(_FIRST >> 60) + place] for place in range(4)]
        raise SeedError(
            "start",
            N_("seed", "A seed of letters and digits must begin with {a}, {b}, {c} or {d}.").of(
                a=first[0], b=first[1], c=first[2], d=first[3]
            ),
        )
    return value ^ _FIRST


def _number(digits: str) -> int:
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(MOST)) or int(digits) > MOST:
        largest = N_("seed", "A seed that is a number can be at most {most}.")
        raise SeedError("number", largest.of(most=str(MOST)))
    return int(digits)


def _rest(digits: list[int]) -> int:
    """Returns the value of the digits as a polynomial over the field of 32 elements, at its
    generator 2. It is 0 for a seed with its check sign. The first 31 powers of 2 differ, so every
    changed digit and every swap of neighbours changes the value."""
    rest = 0
    for digit in digits:
        rest = _doubled(rest) ^ digit
    return rest


def _doubled(element: int) -> int:
    """Returns twice an element of the field, modulo x**5 + x**2 + 1."""
    return element << 1 ^ 0b100101 if element & 16 else element << 1
