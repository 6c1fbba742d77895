# SPDX-License-Identifier: MIT
"""Writes boxes as TOML files, and reads them, with the line of every mistake.

docs/boxes.md describes the files. A file has `format`, `game` and `title`, and a table for each
entry: `[[card]]` with a key for each field, and `checked = true` for an entry that has been
compared with the box on the table.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from wizardtable.core import files, toml_file
from wizardtable.core.boxes.draft import (
    MAX_TITLE_LETTERS,
    BoxEntry,
    BoxForm,
    BoxSection,
    Draft,
    Field,
    FieldKind,
    Value,
    is_shown,
)
from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake, Place, Toml

FORMAT: Final = 1
"""The version of the files that this program writes."""

_BEGINNING: Final = f"format = {FORMAT}\ngame = ".encode()

_CHECKED: Final = "checked"
_MAX_ENTRIES: Final = 500


def text_of(form: BoxForm, draft: Draft) -> str:
    """Returns the text of a box's file."""
    lines = [
        f"format = {FORMAT}",
        f"game = {_quoted(form.game)}",
        f"title = {_quoted(draft.title)}",
    ]
    for section, entries in zip(form.sections, draft.entries, strict=True):
        for entry in entries if entries != section.usual else ():
            lines += ["", f"[[{section.id}]]"]
            lines += [
                f"{field.id} = {_written(value)}"
                for field, value in zip(section.fields, entry.values, strict=True)
                if value or not field.is_optional
            ]
            if entry.is_checked:
                lines.append(f"{_CHECKED} = true")
    return "\n".join(lines) + "\n"


def is_written_by_program(path: Path) -> bool:
    """Returns whether a file is missing, or begins as `text_of` begins it."""
    try:
        return files.read(path, len(_BEGINNING)) == _BEGINNING
    except FileNotFoundError:
        return True


def read(path: Path, form: BoxForm) -> "Draft | list[Mistake]":
    """Returns the draft in a file, or the mistakes in the order of the lines.

    A box without a title gets the name of the file.
    """
    try:
        toml = toml_file.read(path)
    except toml_file.TomlError as error:
        return [error.problem]
    return parsed(toml, form, path.stem)


def parsed(toml: Toml, form: BoxForm, usual_title: str) -> "Draft | list[Mistake]":
    """Returns the draft in a TOML text, or the mistakes in the order of the lines.

    `usual_title` is the title of a box that has none in the file.
    """
    reader = _Reader(toml)
    draft = reader.draft(form, usual_title)
    return sorted(reader.mistakes) if reader.mistakes else draft


def title_in(toml: Toml, usual_title: str) -> str:
    """Returns the title in a TOML text that may have mistakes, or else the usual title."""
    title = toml.data.get("title")
    return usable_title(title if isinstance(title, str) and title else usual_title)


def usable_title(text: str) -> str:
    """Returns a text as the title of a box: without characters that cannot be shown, and not too
    long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:MAX_TITLE_LETTERS].strip()


class _Reader:
    """Reads a file and collects its mistakes."""

    def __init__(self, toml: Toml) -> None:
        self._toml = toml
        self.mistakes: list[Mistake] = []

    def draft(self, form: BoxForm, usual_title: str) -> Draft:
        data = self._toml.data
        self._refuse_unknown((), data, ["format", "game", "title", *[s.id for s in form.sections]])
        self._read_head(data, form)
        title = data.get("title", usual_title)
        if not isinstance(title, str) or len(title) > MAX_TITLE_LETTERS or not is_shown(title):
            words = N_("own files", "The title must be text of at most {most} characters.")
            self._add(("title",), words.of(most=MAX_TITLE_LETTERS))
            title = ""
        entries = tuple(tuple(self._entries(section)) for section in form.sections)
        return Draft(title or usable_title(usual_title), entries)

    def _read_head(self, data: dict[str, Any], form: BoxForm) -> None:
        version = data.get("format")
        if type(version) is int and version > FORMAT:
            words = N_("own files", "A newer version of the program wrote this file.")
            self._add(("format",), words)
        elif version != FORMAT or type(version) is not int:
            self._add(("format",), N_("own files", "The first line must be: format = 1"))
        if data.get("game") != form.game:
            words = N_(
                "own files", "This file is for another game: for this one, write game = {game}."
            )
            self._add(("game",), words.of(game=_quoted(form.game)))

    def _entries(self, section: BoxSection) -> Iterator[BoxEntry]:
        tables = self._toml.data.get(section.id, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            words = N_("own files", "Begin each entry with the line [[{kind}]].")
            self._add((section.id,), words.of(kind=section.id))
            return
        max_entries = len(section.names) or min(section.most, _MAX_ENTRIES)
        min_entries = 0 if section.usual and not tables else len(section.names)
        if len(tables) > max_entries or len(tables) < min_entries:
            words = N_("own files", "There are {count} [[{kind}]] entries; there must be {most}.")
            if not section.names:
                words = N_(
                    "own files", "There are {count} [[{kind}]] entries; at most {most} are allowed."
                )
            self._add((section.id,), words.of(count=len(tables), kind=section.id, most=max_entries))
            return
        if not tables:
            yield from section.usual
        for place, table in enumerate(tables):
            entry = self._entry(section, (section.id, place), table)
            if entry is not None:
                yield entry

    def _entry(self, section: BoxSection, place: Place, table: dict[str, Any]) -> BoxEntry | None:
        keys = [field.id for field in section.fields]
        self._refuse_unknown(place, table, [*keys, _CHECKED])
        checked = table.get(_CHECKED, False)
        if not isinstance(checked, bool):
            words = N_("own files", "“{key}” must be true or false.")
            self._add((*place, _CHECKED), words.of(key=_CHECKED))
        values: list[Value] = []
        for field in section.fields:
            value = table.get(field.id, "" if field.is_optional else None)
            if isinstance(value, list):
                value = tuple(value)
            if value is not None and field.allows(value):
                values.append(value)
            else:
                self._add((*place, field.id), _demand(field))
        if len(values) < len(section.fields):
            return None
        return BoxEntry(tuple(values), checked is True)

    def _refuse_unknown(self, place: Place, table: dict[str, Any], allowed: list[str]) -> None:
        for key in table:
            if key not in allowed:
                words = N_("own files", "“{key}” is not a key used here. Use only: {keys}.")
                reason = words.of(key=usable_title(key), keys=joined_with_commas(allowed))
                self._add((*place, key), reason)

    def _add(self, place: Place, reason: Message) -> None:
        self.mistakes.append(Mistake(self._toml.line(*place), reason))


def _demand(field: Field) -> Message:
    """Returns a sentence that says which values a field may have."""
    if field.kind is FieldKind.NUMBER:
        words = N_("own files", "“{key}” must be a whole number from {least} to {most}.")
    elif field.kind is FieldKind.TEXT:
        words = N_("own files", "“{key}” must be text of {least} to {most} characters, in quotes.")
    elif field.kind is FieldKind.CHOICE:
        words = N_("own files", "“{key}” must be one of these words, in quotes: {words}.")
        return words.of(key=field.id, words=joined_with_commas([id_ for id_, _ in field.choices]))
    else:
        words = N_(
            "own files",
            "“{key}” must be a list of 1 to {count} whole numbers from {least} to {most}, such as "
            "[3, 2, 1].",
        ).of(count=field.most_numbers)
    return words.of(key=field.id, least=field.least, most=field.most)


def _written(value: Value) -> str:
    if isinstance(value, str):
        return _quoted(value)
    return str(value) if isinstance(value, int) else str(list(value))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
