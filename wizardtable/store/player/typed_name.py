# SPDX-License-Identifier: MIT
"""Cleans names that people have typed."""

from unicodedata import category

_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are invisible."""


def typed_name(text: str) -> str:
    """Returns a name without spaces at both ends, and with single spaces between words.

    Returns "" if no character of the name is visible, as with zero-width characters.
    """
    name = " ".join(text.split())
    return name if any(_is_visible(sign) for sign in name) else ""


def _is_visible(sign: str) -> bool:
    """Returns whether a character is visible by itself.

    Spaces, control characters and combining marks are not visible by themselves.
    """
    return category(sign)[0] in "LNPS" and sign not in _INVISIBLE
