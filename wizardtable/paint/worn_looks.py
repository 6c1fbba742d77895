# SPDX-License-Identifier: MIT
"""The looks that the player wears now, asked for where what they change is painted."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class WornLooks:
    """A look of each kind (`core.arranged.looks`), "" for the usual one."""

    felt: str = ""
    frame: str = ""
    back: str = ""
    dice: str = ""


_worn: Final = [WornLooks()]


def wear(looks: WornLooks) -> None:
    """Have everything painted in these looks from now on."""
    _worn[0] = looks


def worn() -> WornLooks:
    """Returns the looks that everything is painted in."""
    return _worn[0]
