# SPDX-License-Identifier: MIT
"""Names of people, as they are typed."""

from unicodedata import category

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols of which nothing is seen."""


def typed_name(text: str) -> str:
    """Returns a name without spaces around it, or more than one within; "" if nothing of it would
    be seen, as of zero-width characters alone."""
    name = " ".join(text.split())
    return name if any(_is_seen(sign) for sign in name) else ""


def _is_seen(sign: str) -> bool:
    """Whether a character by itself is more than a space, a command to the writing, or a mark on
    another one."""
    return category(sign)[0] in "LNPS" and sign not in _BLANK
