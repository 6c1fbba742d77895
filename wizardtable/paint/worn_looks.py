# SPDX-License-Identifier: MIT
"""The looks that the player wears now."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class WornLooks:
    """A look of each kind (`core.arranged.looks`), or "" for the usual one."""

    felt: str = ""
    frame: str = ""
    back: str = ""
    dice: str = ""


_worn: Final = [WornLooks()]


def wear(looks: WornLooks) -> None:
    """Sets the looks in which everything is painted from now on."""
    _worn[0] = looks


def worn() -> WornLooks:
    """Returns the looks in which everything is painted."""
    return _worn[0]
