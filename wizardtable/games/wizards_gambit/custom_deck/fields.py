# SPDX-License-Identifier: MIT
"""Reads the values in the file of a house deck: names, numbers, words and needed components.

Every mistake is noted with its line. A place is the path of keys and indices to a value of the
file, such as ("spell", 0, "points").
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake, Place, Toml
from wizardtable.games.wizards_gambit.custom_deck.vocabulary import (
    COMPONENTS,
    FRENCH_LETTERS,
    LETTERS,
    Vocabulary,
)
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import FLAKE, TYPE_COUNT


class DeckFields:
    """Reads values of a file and collects the mistakes.

    A method that reads a value returns None if it notes a mistake.

    Attributes:
        toml: the file.
        problems: the mistakes found so far, in no particular order.
    """

    def __init__(self, toml: Toml) -> None:
        self.toml = toml
        self.problems: list[Mistake] = []

    def add_problem(self, place: Place, reason: Message) -> None:
        """Notes a mistake at a place of the file."""
        self.problems.append(Mistake(self.toml.line(*place), reason))

    def read_name(self, place: Place, value: Any) -> str | None:
        """Returns a name without superfluous spaces, or None if the name is not allowed.

        Then a mistake is noted at `place`, the path to the `value` in the file.
        """
        name = " ".join(value.split()) if isinstance(value, str) else ""
        if not isinstance(value, str):
            self.add_problem(place, _NOT_QUOTED.of(key=str(place[-1])))
        elif not name:
            self.add_problem(
                place,
                N_("wizards_gambit deck", "The name is empty: write one, or remove the line."),
            )
        elif len(name) > card_table.MAX_NAME_LETTERS:
            text = N_("wizards_gambit deck", "“{name}” is too long: use at most {most} characters.")
            self.add_problem(
                place, text.of(name=short_text(name), most=card_table.MAX_NAME_LETTERS)
            )
        elif not card_table.is_name(name):
            self.add_problem(
                place,
                N_(
                    "wizards_gambit deck",
                    "The name contains a character that cannot be displayed: please remove it.",
                ),
            )
        else:
            return name
        return None

    def read_number(self, place: Place, value: Any, lowest: int, highest: int) -> int | None:
        """Returns the value if it is a whole number from `lowest` to `highest`, otherwise None.

        Then a mistake is noted at `place`, the path to the `value` in the file.
        """
        key = str(place[-1])
        if type(value) is not int:
            text = N_(
                "wizards_gambit deck",
                "“{key}” must be a whole number without quotes, such as 3 (here: {value}).",
            )
            self.add_problem(place, text.of(key=key, value=_shown_value(value)))
        elif not lowest <= value <= highest:
            text = N_(
                "wizards_gambit deck",
                "“{key}” must be between {least} and {most} (here: {number}).",
            )
            number = short_text(str(value))
            reason = text.of(key=key, least=lowest, most=highest, number=number)
            self.add_problem(place, reason)
        else:
            return value
        return None

    def read_word(
        self, place: Place, value: Any, unknown: Message, vocabulary: Vocabulary
    ) -> int | None:
        """Returns the number of a word in a vocabulary, or None if the vocabulary does not have the
        word.

        Then the sentence `unknown` is noted as a mistake at `place`, the path to the `value` in the
        file.
        """
        if not isinstance(value, str):
            self.add_problem(place, _NOT_QUOTED.of(key=str(place[-1])))
            return None
        number = vocabulary.find(value)
        if number is None:
            reason = _with_guesses(unknown.of(word=short_text(value)), vocabulary.nearest(value))
            self.add_problem(place, reason)
        return number

    def read_needs(
        self, place: Place, value: Any, copies: card_table.Copies
    ) -> card_table.Needs | None:
        """Returns the number of components of each type that a spell needs, or None for a mistake.

        The `value` at `place` in the file has the components as letters or as names. `copies`: the
        number of cards of each component; a spell must not need more.
        """
        words = _component_words(place, value)
        if not words:
            self.add_problem(place, _NEEDS_FORMAT_TEXT)
            return None
        before = len(self.problems)
        counts = [0] * TYPE_COUNT
        for where, word in words:
            kind = FLAKE if word == "*" else self.read_word(where, word, NO_COMPONENT, COMPONENTS)
            if kind == FLAKE:
                self.add_problem(where, _FLAKE_FORBIDDEN)
            elif kind is not None:
                counts[kind] += 1
        if len(words) > card_table.MAX_NEEDS:
            text = N_(
                "wizards_gambit deck", "A spell can need at most {most} components (here: {count})."
            )
            reason = text.of(most=card_table.MAX_NEEDS, count=len(words))
            self.add_problem(place, reason)
        for kind, count in enumerate(counts):
            if count > copies[kind]:
                text = NN_(
                    "wizards_gambit deck",
                    "This spell needs too many of one component: “{component}” has "
                    "only %n card(s).",
                    "",
                    copies[kind],
                )
                self.add_problem(place, text.of(component=terms.component(kind)))
        if len(self.problems) > before:
            return None
        angel, phoenix, dragon, griffin, siren, agate = counts
        return (angel, phoenix, dragon, griffin, siren, agate)


def _component_words(place: Place, value: Any) -> list[tuple[Place, str]]:
    """Returns the words for the components of a spell, each with its place in the file.

    The list is empty if the value is neither a text nor a list of texts.
    """
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

_NOT_QUOTED: Final = N_("wizards_gambit deck", "“{key}” must be text in quotes.")
_FLAKE_FORBIDDEN: Final = N_(
    "wizards_gambit deck", "A spell cannot need a Prismatic Flake: choose another component."
)
_NEEDS_FORMAT_TEXT: Final = N_(
    "wizards_gambit deck",
    "“{key}” must be letters, such as {letters}, or a list of names, such as {names}.",
).of(key="needs", letters='"AAG"', names='["Dragon", "Agate"]')


def _with_guesses(reason: Message, near: Sequence[str]) -> Message:
    """Returns a reason, followed by "Did you mean …?" if `near` has similar words."""
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


def _shown_value(value: Any) -> str:
    """Returns a value of a file as a text for a sentence, much as the player wrote it."""
    return short_text(json.dumps(value, ensure_ascii=False, default=str))


def short_text(text: str) -> str:
    """Returns a text of the player for use in a sentence: printable, and shortened if too long."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return (
        shown
        if len(shown) <= card_table.MAX_NAME_LETTERS
        else shown[: card_table.MAX_NAME_LETTERS - 1] + "…"
    )
