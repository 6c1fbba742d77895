# SPDX-License-Identifier: MIT
"""The values of a house deck's file: names, numbers, words of the vocabulary and what a spell
needs. Whatever is wrong is noted, with its line."""

import json
from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake, Place, Toml
from wizardtable.games.wizards_gambit.custom_deck.vocabulary import (
    FRENCH_LETTERS,
    LETTERS,
    TYPES,
    Vocabulary,
)
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import FLAKE
from wizardtable.games.wizards_gambit.rules.components import TYPES as TYPE_COUNT


class DeckFields:
    """The values of one file; each reader gives None where it has found something wrong.

    Attributes:
        problems: what has been found, in no order.
    """

    def __init__(self, toml: Toml) -> None:
        self.toml = toml
        self.problems: list[Mistake] = []

    def say(self, place: Place, reason: Message) -> None:
        """Note what is wrong."""
        self.problems.append(Mistake(self.toml.line(*place), reason))

    def name(self, place: Place, value: Any) -> str | None:
        """A text that can be shown as a name, its spaces put in order."""
        name = " ".join(value.split()) if isinstance(value, str) else ""
        if not isinstance(value, str):
            self.say(place, _QUOTED.of(key=str(place[-1])))
        elif not name:
            self.say(
                place,
                N_("wizards_gambit deck", "The name is empty: write one, or remove the line."),
            )
        elif len(name) > card_table.LONGEST_NAME:
            text = N_("wizards_gambit deck", "“{name}” is too long: use {most} letters at most.")
            self.say(place, text.of(name=short(name), most=card_table.LONGEST_NAME))
        elif not card_table.is_name(name):
            self.say(
                place,
                N_(
                    "wizards_gambit deck",
                    "The name contains a character that cannot be shown: remove that character.",
                ),
            )
        else:
            return name
        return None

    def number(self, place: Place, value: Any, least: int, most: int) -> int | None:
        """A whole number within limits."""
        key = str(place[-1])
        if type(value) is not int:
            text = N_(
                "wizards_gambit deck",
                "“{key}” must be a whole number without quotes, such as 3 (here: {value}).",
            )
            self.say(place, text.of(key=key, value=_shown(value)))
        elif not least <= value <= most:
            text = N_(
                "wizards_gambit deck",
                "“{key}” must be between {least} and {most} (here: {number}).",
            )
            number = short(str(value))
            self.say(place, text.of(key=key, least=least, most=most, number=number))
        else:
            return value
        return None

    def word(self, place: Place, value: Any, unknown: Message, known: Vocabulary) -> int | None:
        """The number of a word; `unknown` is said of one that the vocabulary does not have."""
        if not isinstance(value, str):
            self.say(place, _QUOTED.of(key=str(place[-1])))
            return None
        number = known.find(value)
        if number is None:
            self.say(place, _guessed(unknown.of(word=short(value)), known.nearest(value)))
        return number

    def needs(self, place: Place, value: Any, copies: card_table.Copies) -> card_table.Needs | None:
        """The components that a spell needs, written as letters or as names."""
        found = _components(place, value)
        if not found:
            self.say(place, _HOW_NEEDS)
            return None
        before = len(self.problems)
        counts = [0] * TYPE_COUNT
        for where, word in found:
            kind = FLAKE if word == "*" else self.word(where, word, NO_COMPONENT, TYPES)
            if kind == FLAKE:
                self.say(where, _NO_FLAKE)
            elif kind is not None:
                counts[kind] += 1
        if len(found) > card_table.MOST_NEEDS:
            text = N_(
                "wizards_gambit deck", "A spell can need {most} components at most (here: {count})."
            )
            self.say(place, text.of(most=card_table.MOST_NEEDS, count=len(found)))
        for kind, count in enumerate(counts):
            if count > copies[kind]:
                text = NN_(
                    "wizards_gambit deck",
                    "This spell needs too many of one component: “{component}” has "
                    "only %n card(s).",
                    "",
                    copies[kind],
                )
                self.say(place, text.of(component=terms.component(kind)))
        if len(self.problems) > before:
            return None
        angel, phoenix, dragon, griffin, siren, agate = counts
        return (angel, phoenix, dragon, griffin, siren, agate)


def _components(place: Place, value: Any) -> list[tuple[Place, str]]:
    """The words of what a spell needs, each with where it stands; none where it is written in no
    way that is known."""
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [((*place, position), word) for position, word in enumerate(value)]
    if not isinstance(value, str):
        return []
    letters = "".join(value.replace(",", " ").split())
    if value.isupper() or all(letter in LETTERS + FRENCH_LETTERS for letter in letters.upper()):
        return [(place, letter) for letter in letters]
    return [(place, word.strip()) for word in value.split(",")]


# Sentences.

NO_COMPONENT: Final = N_("wizards_gambit deck", "“{word}” is not a component.")

_QUOTED: Final = N_("wizards_gambit deck", "“{key}” must be text in quotes.")
_NO_FLAKE: Final = N_(
    "wizards_gambit deck", "A spell cannot need a Prismatic Flake: choose another component."
)
_HOW_NEEDS: Final = N_(
    "wizards_gambit deck",
    "“{key}” must be letters, such as {letters}, or a list of names, such as {names}.",
).of(key="needs", letters='"AAG"', names='["Dragon", "Agate"]')


def _guessed(reason: Message, near: Sequence[str]) -> Message:
    """The reason, with what may have been meant."""
    if not near:
        return reason
    names: list[Message] = [N_("wizards_gambit deck", "“{name}”").of(name=name) for name in near]
    meant = names[0]
    if len(names) > 1:
        either = N_("wizards_gambit deck", "{names} or {last}")
        meant = either.of(names=joined_with_commas(names[:-1]), last=names[-1])
    return N_("wizards_gambit deck", "{problem} Did you mean {names}?").of(
        problem=reason, names=meant
    )


def _shown(value: Any) -> str:
    """A value of a file, much as it stands there."""
    return short(json.dumps(value, ensure_ascii=False, default=str))


def short(text: str) -> str:
    """What somebody wrote, so that it can be shown in a sentence."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return (
        shown
        if len(shown) <= card_table.LONGEST_NAME
        else shown[: card_table.LONGEST_NAME - 1] + "…"
    )
