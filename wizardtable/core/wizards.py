# SPDX-License-Identifier: MIT
"""The wizards who sit down as opponents, at every game: a name, a portrait, and a style.

>>> named("corvin").style
'raider'
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wizardtable.core.styles import BALANCED


@dataclass(frozen=True, slots=True)
class Wizard:
    """Somebody to play against, as strong as the level that plays for him.

    Attributes:
        id: stands in saves, and names the portrait `resources/art/wizards/<id>.svg`.
        name: as shown in every language.
        style: one of `styles.TITLES`.
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
"""As many as any game has seats for, and some more; whoever is left out here plays no more."""

_BY_ID: Final = {wizard.id: wizard for wizard in WIZARDS}


def named(wizard_id: str) -> Wizard | None:
    """The wizard with this id; None for "", and for one whom this version does not know."""
    return _BY_ID.get(wizard_id)


def style_of(wizard_id: str) -> str:
    """The style of the wizard with this id; balanced where there is none."""
    wizard = named(wizard_id)
    return BALANCED if wizard is None else wizard.style


def called(name: str) -> str:
    """The id of the wizard with this name, "" for nobody."""
    return next((one.id for one in WIZARDS if one.name == name), "")


def free(taken: Collection[str], first: int = 0) -> Wizard:
    """A wizard whose name nobody at the table has: in their order, from the position `first` on;
    that one where all are there."""
    order = [WIZARDS[(first + step) % len(WIZARDS)] for step in range(len(WIZARDS))]
    return next((one for one in order if one.name not in taken), order[0])
