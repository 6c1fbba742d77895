# SPDX-License-Identifier: MIT
"""The short names of titles and Magician spaces, as the rules page and files write them.

>>> spaces_in("D1, m4 M4")
([1, 18, 18], [])
>>> names_of([0, 3, 14])
'GD S1 N8'
"""

from collections.abc import Iterable
from typing import Final

from wizardtable.games.elfenwizards.rules import components

SPACE_NAMES: Final = (
    "GD",
    *[f"D{number + 1}" for number in range(len(components.DRUIDS))],
    *[f"S{number + 1}" for number in range(len(components.SORCERERS))],
    *[f"N{number + 1}" for number in range(len(components.NECROMANCERS))],
    *[f"M{number + 1}" for number in range(len(components.MAGICIANS))],
)
"""By place, its short name. The letters are the first of the ranks in English and in French."""

_SPACES_BY_NAME: Final = {name: space for space, name in enumerate(SPACE_NAMES)}


def spaces_in(text: str) -> tuple[list[int], list[str]]:
    """Returns the spaces that a text names, in its order, and the words that name none.

    Spaces or commas stand between the names. Capitals make no difference.
    """
    words = text.replace(",", " ").split()
    spaces = [_SPACES_BY_NAME[word.upper()] for word in words if word.upper() in _SPACES_BY_NAME]
    return spaces, [word for word in words if word.upper() not in _SPACES_BY_NAME]


def names_of(spaces: Iterable[int]) -> str:
    """Returns the short names of spaces, with spaces between them."""
    return " ".join([SPACE_NAMES[space] for space in spaces])
