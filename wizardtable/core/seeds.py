# SPDX-License-Identifier: MIT
"""Seeds: drawn so that none follows from what is dealt, and written so that people can share them.

A large seed is written as fourteen letters and digits in three groups, such as "R0001-00000-000J":
the last one checks the others, so that every single mistyped sign and every swap of two neighbours
is noticed. The first is a letter, so that no such text is a number. Numbers are seeds, too.

>>> written(2**40)
'R0001-00000-000J'
>>> read("r0001 ooooo oooj") == read("1099511627776") == 2**40
True
"""

import secrets
from typing import Final

from wizardtable.core.text import N_, Message

BITS: Final = 62
"""Of a drawn seed: to try them all out takes thousands of years."""

MOST: Final = (1 << 63) - 1

PLAIN: Final = 10**9
"""Seeds below are written as the numbers that people have typed; earlier versions drew such."""

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What 0 to 31 are written as: without I, L, O and U, which are taken for others."""

LENGTH: Final = 14

_ALIKE: Final = str.maketrans("ILOU", "110V")
_BETWEEN: Final = str.maketrans("", "", " \t\n\r\xa0\u202f-\u2010\u2011\u2012\u2013\u2014\u2212")
_FIRST: Final = 24 << 60
"""Makes the first of thirteen signs a letter, above the 63 bits of the seed."""


class SeedError(ValueError):
    """A text that is no seed.

    Attributes:
        kind: what is wrong with it: "sign", "length", "typo" or "number".
        reason: the same as a sentence.
    """

    def __init__(self, kind: str, reason: Message) -> None:
        super().__init__(str(reason))
        self.kind = kind
        self.reason = reason


def drawn() -> int:
    """A seed that nobody chose, and that nobody can find by trying."""
    return secrets.randbits(BITS)


def written(seed: int) -> str:
    """The seed (0 to `MOST`) as people are shown it."""
    if seed < PLAIN:
        return str(seed)
    digits = [(seed | _FIRST) >> 5 * place & 31 for place in range(LENGTH - 2, -1, -1)]
    digits.append(_doubled(_rest(digits)))
    text = "".join(SIGNS[digit] for digit in digits)
    return f"{text[:5]}-{text[5:10]}-{text[10:]}"


def read(text: str) -> int:
    """The seed that was typed, as a number or as it is `written`; small letters, other gaps and
    signs that look alike are fine. Raises SeedError."""
    typed = text.strip()
    if typed.isdecimal() and typed.isascii():
        return _number(typed)
    signs = typed.translate(_BETWEEN).upper().translate(_ALIKE)
    wrong = next((sign for sign in signs if sign not in SIGNS), None)
    if wrong is not None:
        reason = N_("seed", "A seed has only letters and digits, not “{sign}”.")
        raise SeedError("sign", reason.of(sign=wrong))
    if len(signs) != LENGTH:
        reason = N_("seed", "A seed is a number or {length} letters and digits (here: {count}).")
        raise SeedError("length", reason.of(length=LENGTH, count=len(signs)))
    digits = [SIGNS.index(sign) for sign in signs]
    value = sum(digit << 5 * place for place, digit in enumerate(reversed(digits[:-1])))
    if _rest(digits) or value & _FIRST != _FIRST:
        raise SeedError("typo", N_("seed", "A letter or digit of this seed is wrong or misplaced."))
    return value ^ _FIRST


def _number(digits: str) -> int:
    if len(digits) > len(str(MOST)) or int(digits) > MOST:
        raise SeedError("number", N_("seed", "A seed that is a number has 18 digits at most."))
    return int(digits)


def _rest(digits: list[int]) -> int:
    """What checks the digits: their polynomial over the field of 32 elements, at its generator 2.
    As its first 31 powers differ, no other digit and no swap leaves it as it was."""
    rest = 0
    for digit in digits:
        rest = _doubled(rest) ^ digit
    return rest


def _doubled(element: int) -> int:
    """Twice an element of the field, modulo x**5 + x**2 + 1."""
    return element << 1 ^ 0b100101 if element & 16 else element << 1
