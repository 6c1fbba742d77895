# SPDX-License-Identifier: MIT
"""Seeds of matches: random seeds, and their text form, which people can share.

The text of a seed below 10**9 is that number. A larger seed has fourteen letters and digits in
three groups, such as "R0001-00000-000J". The first sign is always a letter, so that no such text
looks like a number. The last one is a check sign: it exposes every single mistyped sign, and every
swap of two neighbouring signs.

>>> seed_text(2**40)
'R0001-00000-000J'
>>> read("r0001 ooooo oooj") == read("1099511627776") == 2**40
True
"""

import secrets
from typing import Final

from wizardtable.core.text import N_, Message

SEED_BITS: Final = 62
"""The number of bits of a drawn seed. Nobody can find a seed of this size by trying them all."""

LARGEST_TYPED_SEED: Final = (1 << SEED_BITS) - 1
"""The largest seed that `read` accepts."""

LARGEST_SEED: Final = (1 << 63) - 1
"""The largest seed that `seed_text` can write. People could type larger seeds in earlier versions,
and saves still have them."""

NUMBER_LIMIT: Final = 10**9
"""Seeds below this are written as numbers. Earlier versions drew only such seeds."""

SEED_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The signs for 0 to 31. I, L, O and U are left out, because they look like other signs."""

SIGN_COUNT: Final = 14
"""The number of signs in the text of a large seed, without the dashes."""

_LOOKALIKES: Final = str.maketrans("ILOU", "110V")
_SEPARATORS: Final = str.maketrans("", "", " \t\n\r\xa0\u202f-\u2010\u2011\u2012\u2013\u2014\u2212")
_LETTER_BITS: Final = 24 << 60
"""Bits above the 63 bits of the seed, which make the first of the thirteen signs a letter."""


class SeedError(ValueError):
    """Raised for a text that is not a seed.

    Attributes:
        kind: the kind of mistake: "sign", "length", "start", "typo" or "number".
        reason: the mistake, in a sentence for the player.
    """

    def __init__(self, kind: str, reason: Message) -> None:
        super().__init__(str(reason))
        self.kind = kind
        self.reason = reason


def draw_seed() -> int:
    """Returns a random seed of `SEED_BITS` bits."""
    return secrets.randbits(SEED_BITS)


def seed_text(seed: int) -> str:
    """Returns the text of a seed, 0 to `LARGEST_SEED`, as people see it."""
    if seed < NUMBER_LIMIT:
        return str(seed)
    digits = [(seed | _LETTER_BITS) >> 5 * place & 31 for place in range(SIGN_COUNT - 2, -1, -1)]
    digits.append(_doubled(_check_remainder(digits)))
    text = "".join(SEED_SIGNS[digit] for digit in digits)
    return f"{text[:5]}-{text[5:10]}-{text[10:]}"


def read(text: str) -> int:
    """Returns the seed of a typed text, which is a number or has the form of `seed_text`.

    Lower case, any spaces and dashes, and I, L, O and U for 1, 1, 0 and V are accepted.

    Raises:
        SeedError: the text is not a seed.
    """
    typed = text.strip()
    if typed.isdecimal() and typed.isascii():
        return _small_seed(typed)
    signs = typed.translate(_SEPARATORS).upper().translate(_LOOKALIKES)
    wrong = next((sign for sign in signs if sign not in SEED_SIGNS), None)
    if wrong is not None:
        reason = N_("seed", "Use only the letters A to Z and digits in a match code, not “{sign}”.")
        raise SeedError("sign", reason.of(sign=wrong))
    if len(signs) != SIGN_COUNT:
        reason = N_(
            "seed", "A match code must be a number or {length} letters and digits (here: {count})."
        )
        raise SeedError("length", reason.of(length=SIGN_COUNT, count=len(signs)))
    digits = [SEED_SIGNS.index(sign) for sign in signs]
    value = sum(digit << 5 * place for place, digit in enumerate(reversed(digits[:-1])))
    if _check_remainder(digits) or value & _LETTER_BITS != _LETTER_BITS:
        raise SeedError(
            "typo",
            N_("seed", "A letter or digit in this code is wrong or misplaced. Check the code."),
        )
    if value ^ _LETTER_BITS > LARGEST_TYPED_SEED:
        letters = [SEED_SIGNS[(_LETTER_BITS >> 60) + place] for place in range(4)]
        raise SeedError(
            "start",
            N_("seed", "A code of letters and digits must begin with {a}, {b}, {c} or {d}.").of(
                a=letters[0], b=letters[1], c=letters[2], d=letters[3]
            ),
        )
    return value ^ _LETTER_BITS


def _small_seed(digits: str) -> int:
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(LARGEST_TYPED_SEED)) or int(digits) > LARGEST_TYPED_SEED:
        largest = N_("seed", "If the code is a number, it can be at most {most}.")
        raise SeedError("number", largest.of(most=str(LARGEST_TYPED_SEED)))
    return int(digits)


def _check_remainder(digits: list[int]) -> int:
    """Returns the value of the digits as a polynomial over the field of 32 elements, at its
    generator 2.

    The value is 0 for a seed with its right check sign. The first 31 powers of 2 differ, so every
    changed digit and every swap of neighbours changes the value.
    """
    rest = 0
    for digit in digits:
        rest = _doubled(rest) ^ digit
    return rest


def _doubled(element: int) -> int:
    """Returns an element of the field times its generator 2, modulo x**5 + x**2 + 1."""
    return element << 1 ^ 0b100101 if element & 16 else element << 1
