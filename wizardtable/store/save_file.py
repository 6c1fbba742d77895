# SPDX-License-Identifier: MIT
"""The lines of a save as they are read from its file: all of them, or only the first and the last
that says how far the match went."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, overload

from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_, Message
from wizardtable.store.save_format import (
    FORMAT,
    LARGEST,
    LONGEST_LINE,
    End,
    Header,
    Line,
    Stored,
    data_of,
    migrate,
)

BLOCK = 16 * 1024
"""Bytes that are read at once of the head or the tail of a file."""

BOM = b"\xef\xbb\xbf"
"""What some editors write before a text."""

MOST_LINES = 200_000
"""Lines of a file: no match has half as many actions (`core.game.Running`), and each takes two at
most."""


class SaveError(ValueError):
    """A save that cannot be read; `reason` names the file and says why. It is left as it is."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class _Lines(Sequence[Line | None]):
    """The lines of a file in today's format, each read when it is asked for: those of a large file
    take many times its size."""

    def __init__(self, raw_lines: Sequence[bytes]) -> None:
        self._raw_lines = raw_lines

    def __len__(self) -> int:
        return len(self._raw_lines)

    @overload
    def __getitem__(self, place: int) -> Line | None: ...

    @overload
    def __getitem__(self, place: slice) -> "_Lines": ...

    def __getitem__(self, place: int | slice) -> "Line | _Lines | None":
        if isinstance(place, slice):
            return _Lines(self._raw_lines[place])
        return migrate([data_of(self._raw_lines[place])], FORMAT)[0]


def read(path: Path) -> tuple[Header, Sequence[Line | None]]:
    """The header and the lines after it, None where one is damaged; what was being written when
    the program was killed is dropped. Raises SaveError.

    What mail programs and editors do to a text makes no difference: other ends of lines, blank
    lines, a mark of the encoding, no end of the last line, another Unicode form."""
    try:
        content = files.read_whole(path, LARGEST)
    except OSError as error:
        raise SaveError(files.problem(path, error).reason) from error
    if content.count(b"\n") > MOST_LINES:
        raise SaveError(N_("save", "“{file}” is not a saved match.").of(file=path.name))
    raw_lines = _raw_lines(content) or [content]
    version = _version(path, raw_lines[0])
    lines: Sequence[Line | None] = _Lines(raw_lines)
    if version < FORMAT:
        lines = migrate([data_of(raw) for raw in raw_lines], version)
    return _header(path, lines[0]), lines[1:]


def ends(path: Path) -> tuple[Header, Stored | End | None]:
    """The header and the last sound line that says how far the match went, if any does. No more
    of the file is read than that takes. Raises SaveError."""
    try:
        with os.fdopen(files.open_regular(path, os.O_RDONLY), "rb") as file:
            first = _first(file)
            begin = file.tell()
            if _version(path, first) == FORMAT:
                header = _header(path, *migrate([data_of(first)], FORMAT))
                return header, _last(file, begin)
    except OSError as error:
        raise SaveError(files.problem(path, error).reason) from error
    older, lines = read(path)  # the lines of an older format are told by what is before them
    return older, next((line for line in reversed(lines) if isinstance(line, Stored | End)), None)


def _raw_lines(content: bytes) -> list[bytes]:
    """The lines of a file without their ends; one without an end only if it is whole."""
    *ended, rest = content.removeprefix(BOM).split(b"\n")
    if data_of(rest) is not None:
        ended.append(rest)
    return [raw.removesuffix(b"\r") for raw in ended if raw.strip()]


def _first(file: BinaryIO) -> bytes:
    """The first line that is not blank, without its end; what comes after it is read next."""
    line = file.readline(LARGEST).removeprefix(BOM)
    for _ in range(MOST_LINES):
        if line.strip() or not (following := file.readline(LARGEST)):
            break
        line = following
    return line.removesuffix(b"\n").removesuffix(b"\r")


def _last(file: BinaryIO, begin: int) -> Stored | End | None:
    """The last line that says how far the match went, read backwards, after so many bytes."""
    place, block = min(file.seek(0, os.SEEK_END), LARGEST), BLOCK
    rest = b""
    torn = True
    while place > begin:
        start = max(begin, place - block)
        file.seek(start)
        lines = (file.read(place - start) + rest).split(b"\n")
        place, block, rest = start, 2 * block, b""
        if torn and (len(lines) > 1 or place == begin):
            torn = False
            if data_of(lines[-1]) is None:
                lines.pop()  # what was being written when the program was killed
        if place > begin and lines:
            rest = lines.pop(0)
        for raw in reversed(lines):
            (line,) = migrate([data_of(raw.removesuffix(b"\r"))], FORMAT)
            if isinstance(line, Stored | End):
                return line
    return None


def _header(path: Path, line: Line | None) -> Header:
    if not isinstance(line, Header):
        raise SaveError(
            N_("save", "“{file}” is damaged: its first line cannot be read.").of(file=path.name)
        )
    return line


def _version(path: Path, raw: bytes) -> int:
    """The format a first line names, whatever checksum its time used; raises SaveError for one
    that this program cannot read."""
    try:
        data = parse(raw.decode()) if len(raw) <= LONGEST_LINE else None
    except (CodecError, UnicodeDecodeError):
        data = None
    version = data.get("format") if isinstance(data, dict) and data.get("kind") == "header" else 0
    if type(version) is not int or version < 1:
        raise SaveError(N_("save", "“{file}” is not a saved match.").of(file=path.name))
    if version > FORMAT:
        raise SaveError(
            N_("save", "“{file}” was saved by a newer version of this program.").of(file=path.name)
        )
    return version
