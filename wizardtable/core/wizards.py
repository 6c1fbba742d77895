# SPDX-License-Identifier: MIT
"""The wizards that play as opponents in every game, each with a name, a portrait and a style.

>>> wizard_of_id("corvin").style
'raider'
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wizardtable.core.styles import BALANCED


@dataclass(frozen=True, slots=True)
class Wizard:
    """An opponent's character. The strength comes from the level that plays for the wizard.

    Attributes:
        id: the name in saves, and in the portrait's path `resources/art/wizards/<id>.svg`.
        name: the name on the screen, the same in every language.
        style: the id of the wizard's style, one of `styles.STYLE_IDS`.
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
"""All wizards. There are more of them than any game has seats."""

PORTRAIT_NAMES: Final = {
    "novice-hat": "Odile",
    "novice-hood": "Perrine",
    "novice-circlet": "Viviane",
    "novice-scarf": "Basile",
    "novice-braids": "Lunette",
    "novice-beard": "Merrick",
}
"""The names that are proposed to people, by id of the portrait with which each is proposed.

The names are the same in every language, and no wizard has one of them.
"""

PORTRAITS: Final = tuple(PORTRAIT_NAMES)
"""Ids of the portraits that people can choose for themselves. No wizard has such a portrait."""

_BY_ID: Final = {wizard.id: wizard for wizard in WIZARDS}


def wizard_of_id(wizard_id: str) -> Wizard | None:
    """Returns the wizard with this id, or None for "" and for an id that this version lacks."""
    return _BY_ID.get(wizard_id)


def style_of(wizard_id: str) -> str:
    """Returns the id of the wizard's style, or `BALANCED` if no wizard has the id `wizard_id`."""
    wizard = wizard_of_id(wizard_id)
    return BALANCED if wizard is None else wizard.style


def id_of_name(name: str) -> str:
    """Returns the id of the wizard with this name, or "" if no wizard has this name."""
    return next((wizard.id for wizard in WIZARDS if wizard.name == name), "")


def free_wizard(taken: Collection[str], first: int = 0) -> Wizard:
    """Returns the first wizard whose name is not among the taken names, however these are spelled.

    The search begins at position `first` of `WIZARDS` and wraps around. If all names are taken,
    returns the wizard at that position.
    """
    order = [WIZARDS[(first + step) % len(WIZARDS)] for step in range(len(WIZARDS))]
    spelled = {name.casefold() for name in taken}
    return next((wizard for wizard in order if wizard.name.casefold() not in spelled), order[0])


def name_unlike(person: str, name: str) -> str:
    """Returns an opponent's name, with "II" if the person at the table has the same name.

    Capital and small letters count as equal.

    >>> name_unlike("Corvin", "Corvin"), name_unlike("Ada", "Corvin")
    ('Corvin II', 'Corvin')
    """
    return f"{name} II" if name.casefold() == person.casefold() else name
