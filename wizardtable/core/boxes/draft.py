# SPDX-License-Identifier: MIT
"""A box that a player enters: sections with entries, and each entry with fields.

A game describes its sections in a `BoxForm`. A draft may have mistakes, such as too few cards; the
form's `remarks` name them. A draft never changes: each change makes a new one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from wizardtable.core.text import Message
from wizardtable.core.toml_file import Mistake

Value: TypeAlias = "int | str | tuple[int, ...]"
"""The value of a field: a number, the id of a choice or a text, or several numbers."""

MAX_TITLE_LETTERS: Final = 40
"""The most letters in the title of a box."""


class FieldKind(Enum):
    """The kind of a field."""

    NUMBER = auto()
    CHOICE = auto()
    NUMBERS = auto()
    TEXT = auto()


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an entry.

    Attributes:
        id: the key in files, in lower case.
        label: the name of the field.
        kind: what its values are.
        least: the least number; for a text, the fewest letters.
        most: the greatest number; for a text, the most letters.
        most_numbers: for NUMBERS, how many numbers there may be; there is at least one.
        choices: for CHOICE, pairs of an id and its name.
        is_optional: for TEXT, whether files leave the field out if it is empty.
    """

    id: str
    label: Message
    kind: FieldKind
    least: int = 0
    most: int = 0
    most_numbers: int = 0
    choices: tuple[tuple[str, Message], ...] = ()
    is_optional: bool = False

    def allows(self, value: object) -> bool:
        """Returns whether the field may have this value."""
        bounds = range(self.least, self.most + 1)
        if self.kind is FieldKind.NUMBER:
            return type(value) is int and value in bounds
        if self.kind is FieldKind.CHOICE:
            return isinstance(value, str) and value in [id_ for id_, _ in self.choices]
        if self.kind is FieldKind.TEXT:
            return isinstance(value, str) and len(value) in bounds and is_shown(value)
        return (
            isinstance(value, tuple)
            and 0 < len(value) <= self.most_numbers
            and all(type(number) is int and number in bounds for number in value)
        )


def is_shown(text: str) -> bool:
    """Returns whether a text can be shown as a name: printable, with single spaces."""
    return text.isprintable() and text == " ".join(text.split())


@dataclass(frozen=True, slots=True)
class BoxSection:
    """A list of equal things in a box, such as its cards.

    Attributes:
        id: the key in files, in lower case.
        title: the heading of the list.
        fields: the fields of each entry.
        names: the names of entries that are always there, such as the five piles; empty if entries
            can be added and removed.
        most: the most entries that can be added.
        fast_entry: how an entry is typed in one line, with an example; None if it cannot be typed.
        usual: the entries of a box whose file leaves the section out; empty if no file may.
    """

    id: str
    title: Message
    fields: tuple[Field, ...]
    names: tuple[Message, ...] = ()
    most: int = 0
    fast_entry: Message | None = None
    usual: "tuple[BoxEntry, ...]" = ()


@dataclass(frozen=True, slots=True)
class BoxEntry:
    """One thing of a box.

    Attributes:
        values: the values, in the order of the section's fields.
        is_checked: whether the player has compared it with the box on the table.
    """

    values: tuple[Value, ...]
    is_checked: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A box as the player has entered it so far.

    Attributes:
        title: the title of the box.
        entries: by section, its entries.
    """

    title: str
    entries: tuple[tuple[BoxEntry, ...], ...]

    def with_entry(self, section: int, place: int, entry: BoxEntry) -> "Draft":
        """Returns the draft with another entry at a place of a section."""
        before = self.entries[section]
        return self._with_section(section, (*before[:place], entry, *before[place + 1 :]))

    def with_new_entry(self, section: int, place: int, entry: BoxEntry) -> "Draft":
        """Returns the draft with one more entry, at this place of a section."""
        before = self.entries[section]
        return self._with_section(section, (*before[:place], entry, *before[place:]))

    def without_entry(self, section: int, place: int) -> "Draft":
        """Returns the draft without an entry."""
        before = self.entries[section]
        return self._with_section(section, (*before[:place], *before[place + 1 :]))

    def checked_count(self) -> int:
        """Returns the number of entries that have been compared with the box on the table."""
        return sum(entry.is_checked for entries in self.entries for entry in entries)

    def _with_section(self, section: int, entries: tuple[BoxEntry, ...]) -> "Draft":
        return replace(
            self, entries=(*self.entries[:section], entries, *self.entries[section + 1 :])
        )


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about a draft.

    Attributes:
        sentence: what is missing or odd, with the remedy if nobody could play.
        is_error: True if no match can be played with the box as it is.
        section: the section that the sentence is about; -1 for the whole box.
        place: the entry that the sentence is about; -1 for the whole section.
    """

    sentence: Message
    is_error: bool = False
    section: int = -1
    place: int = -1


class BoxForm(Protocol):
    """The description of a game's box.

    Attributes:
        game: the id of the game.
        sections: the sections of the box.
        endings: the endings of the files that `read` understands, in lower case.
    """

    game: str
    sections: tuple[BoxSection, ...]
    endings: tuple[str, ...] = (".toml",)

    def printed(self, title: str) -> Draft:
        """Returns the box that comes with the program, as a draft with this title."""

    def remarks(self, draft: Draft) -> Sequence[Remark]:
        """Returns what is missing or odd: errors first, then in the order of the entries."""

    def data(self, draft: Draft) -> str:
        """Returns the value for `Setup.data`.

        Raises:
            ValueError: the draft has errors.
        """

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`; "" for the printed box.

        Raises:
            CodecError: this version cannot use the value.
        """

    def draft_in(self, data: str) -> Draft:
        """Returns the box in a value of `Setup.data` as a draft; the printed box for "".

        Raises:
            CodecError: this version cannot use the value.
        """

    def read(self, path: Path) -> "Draft | list[Mistake]":
        """Returns the draft in a file, or the file's mistakes in the order of the lines."""

    def name(self, section: int, place: int, entry: BoxEntry) -> Message:
        """Returns the name of an entry, as the list of entries shows it."""

    def own_names(self, section: int, entry: BoxEntry) -> Mapping[str, str]:
        """Returns the names that the player gave to an entry, by the code of the language; empty
        for none. A language without a name has that of "en"."""
        return {}

    def points_of_terms(self, draft: Draft) -> Mapping[str, str]:
        """Returns the points in a box that the glossary names, such as "1, 2, 3", by the key of the
        term (see `core.term_table`)."""
        return {}

    def after_click(
        self, section: int, entry: BoxEntry, piece: str, number: int
    ) -> BoxEntry | None:
        """Returns an entry after a click on a piece of its picture; None if nothing changes.

        Args:
            section: the section of the entry.
            entry: the entry before the click.
            piece: the kind of piece, such as "space".
            number: the piece's number among its kind.
        """
        return None

    def new_entry(self, section: int) -> BoxEntry:
        """Returns the entry that is added to a section if the player wants one more."""

    def read_fast(self, section: int, line: str) -> BoxEntry | None:
        """Returns the entry that a line describes, or None if the line is not understood."""


def first_error(form: BoxForm, draft: Draft) -> Remark | None:
    """Returns the first error of a draft; None if matches can be played with it."""
    return next((remark for remark in form.remarks(draft) if remark.is_error), None)
