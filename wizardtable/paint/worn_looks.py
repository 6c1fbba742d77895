# SPDX-License-Identifier: MIT
"""The looks that the player has chosen: cloth, portrait frame, card backs and dice."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class WornLooks:
    """The ids of the chosen looks, as in `core.arranged.looks`; "" for the usual look."""

    felt: str = ""
    frame: str = ""
    back: str = ""
    dice: str = ""


_worn: Final = [WornLooks()]


def set_worn_looks(looks: WornLooks) -> None:
    """Sets the looks with which everything is painted from now on."""
    _worn[0] = looks


def worn_looks() -> WornLooks:
    """Returns the looks with which everything is painted now."""
    return _worn[0]
