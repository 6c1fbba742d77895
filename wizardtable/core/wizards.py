# SPDX-License-Identifier: MIT
"""The wizards who play as opponents in every game: a name, a portrait and a style each.

>>> named("corvin").style
'raider'
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wizardtable.core.styles import BALANCED


@dataclass(frozen=True, slots=True)
class Wizard:
    """An opponent. How strong they are depends on the level that plays for them.

    Attributes:
        id: named in saves; the portrait is `resources/art/wizards/<id>.svg`.
        name: the same in every language.
        style: one of `styles.IDS`.
    """

    id: str
    name: str
    style: str


WIZARDS: Final = (
    Wizard("isaure", "Isaure", BALANCED),
    Wizard("thaddeus", "Thaddeus", "hoarder"),
    Wizard("morwenna", "Morwenna", "raider"),
    Wizard("balthazar", "Balthazar", "bidder"),
    Wizard("ombeline", "Ombeline", "builder"),
    Wizard("corvin", "Corvin", "raider"),
    Wizard("griselda", "Griselda", "hoarder"),
    Wizard("aldric", "Aldric", "builder"),
    Wizard("ysolde", "Ysolde", BALANCED),
    Wizard("celestine", "Célestine", "bidder"),
)
"""More than any game has seats for. A wizard who is removed here can no longer be chosen."""

PORTRAITS: Final = (
    "novice-hat",
    "novice-hood",
    "novice-circlet",
    "novice-scarf",
    "novice-braids",
    "novice-beard",
)
"""Ids of the portraits that people choose for themselves; none is an opponent's."""

_BY_ID: Final = {wizard.id: wizard for wizard in WIZARDS}


def named(wizard_id: str) -> Wizard | None:
    """Returns the wizard with this id; None for "" and for an id unknown to this version."""
    return _BY_ID.get(wizard_id)


def style_of(wizard_id: str) -> str:
    """Returns the style of the wizard with this id; `BALANCED` if there is none."""
    wizard = named(wizard_id)
    return BALANCED if wizard is None else wizard.style


def called(name: str) -> str:
    """Returns the id of the wizard with this name, or "" if there is none."""
    return next((one.id for one in WIZARDS if one.name == name), "")


def free(taken: Collection[str], first: int = 0) -> Wizard:
    """Returns the first wizard, counted from position `first` on, whose name nobody at the table
    has; if all names are taken, the one at that position."""
    order = [WIZARDS[(first + step) % len(WIZARDS)] for step in range(len(WIZARDS))]
    return next((one for one in order if one.name not in taken), order[0])
