# SPDX-License-Identifier: MIT
"""Reads the lines of a save from its file: all of them, or only those at both ends."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, overload

from wizardtable.core import files
from wizardtable.core.jsontext import CodecError, parse
from wizardtable.core.text import N_, Message
from wizardtable.store import save_format
from wizardtable.store.save_format import End, Header, Line, Stored

BLOCK_BYTES = 16 * 1024
"""Bytes of the first block that is read from the end of a file; later blocks are larger."""

BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors write at the start of a text."""

MAX_LINES = 200_000
"""The most lines that a save may have.

An action takes at most two lines, and no match has half as many actions (`core.game.Running`).
"""


class SaveError(ValueError):
    """Raised for a save that cannot be read; the file is left as it is.

    Attributes:
        reason: a sentence that names the file and says what is wrong.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class _Lines(Sequence[Line | None]):
    """The lines of a file in the current format. Each line is decoded when it is accessed.

    If all lines of a large file were decoded at once, they would take many times its size.
    """

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
        return _decoded_line(self._raw_lines[place])


def read(path: Path) -> tuple[Header, Sequence[Line | None]]:
    """Returns the header and the lines after it, with None in the place of a damaged line.

    An incomplete last line is left out; the program was killed while it wrote this line.
    Changes by mail programs and editors do no harm: other line ends, blank lines, a byte order
    mark, a missing last line end, another Unicode form.

    Raises:
        SaveError: the file cannot be read, or is no save.
    """
    try:
        content = files.read_whole(path, save_format.MAX_SAVE_BYTES)
    except OSError as error:
        raise SaveError(files.file_error(path, error).reason) from error
    if content.count(b"\n") > MAX_LINES:
        raise SaveError(N_("save", "“{file}” is not a saved match.").of(file=path.name))
    raw_lines = _raw_lines(content) or [content]
    version = _checked_version(path, raw_lines[0])
    lines: Sequence[Line | None] = _Lines(raw_lines)
    if version < save_format.FORMAT:
        lines = save_format.migrate([save_format.data_of(raw) for raw in raw_lines], version)
    return _checked_header(path, lines[0]), lines[1:]


def read_ends(path: Path) -> tuple[Header, Stored | End | None]:
    """Returns the header, and the last intact line that has a turn number.

    The line is None if no intact line has a turn number. The file is read only at its beginning and
    its end, as far as needed.

    Raises:
        SaveError: the file cannot be read, or is no save.
    """
    try:
        with os.fdopen(files.open_regular(path, os.O_RDONLY), "rb") as file:
            first_line = _first_line(file)
            begin = file.tell()
            if _checked_version(path, first_line) == save_format.FORMAT:
                return _checked_header(path, _decoded_line(first_line)), _last_turn_line(
                    file, begin
                )
    except OSError as error:
        raise SaveError(files.file_error(path, error).reason) from error
    older, lines = read(path)  # an older format can only be migrated as a whole
    return older, next((line for line in reversed(lines) if isinstance(line, Stored | End)), None)


def _raw_lines(content: bytes) -> list[bytes]:
    """Returns the lines of a file without line ends and without blank lines.

    A last line without a line end is included only if its checksum is right.
    """
    *ended, rest = content.removeprefix(BOM).split(b"\n")
    if save_format.data_of(rest) is not None:
        ended.append(rest)
    return [raw.removesuffix(b"\r") for raw in ended if raw.strip()]


def _first_line(file: BinaryIO) -> bytes:
    """Returns the first line that is not blank, without its line end.

    Afterwards the position in the file is behind this line.
    """
    line = file.readline(save_format.MAX_SAVE_BYTES).removeprefix(BOM)
    for _ in range(MAX_LINES):
        if line.strip() or not (following := file.readline(save_format.MAX_SAVE_BYTES)):
            break
        line = following
    return line.removesuffix(b"\n").removesuffix(b"\r")


def _last_turn_line(file: BinaryIO, begin: int) -> Stored | End | None:
    """Returns the last line that has a turn number, reading backwards as far as byte `begin`.

    Returns None if there is no such line.
    """
    place, block = min(file.seek(0, os.SEEK_END), save_format.MAX_SAVE_BYTES), BLOCK_BYTES
    unfinished = b""
    torn = True
    while place > begin:
        start = max(begin, place - block)
        file.seek(start)
        lines = (file.read(place - start) + unfinished).split(b"\n")
        place, block, unfinished = start, 2 * block, b""
        if torn and (len(lines) > 1 or place == begin):
            torn = False
            if save_format.data_of(lines[-1]) is None:
                lines.pop()  # the program was killed while writing this line
        if place > begin and lines:
            unfinished = lines.pop(0)
        for raw in reversed(lines):
            line = _decoded_line(raw.removesuffix(b"\r"))
            if isinstance(line, Stored | End):
                return line
    return None


def _decoded_line(raw: bytes) -> Line | None:
    return save_format.migrate([save_format.data_of(raw)], save_format.FORMAT)[0]


def _checked_header(path: Path, line: Line | None) -> Header:
    if not isinstance(line, Header):
        raise SaveError(
            N_("save", "“{file}” is damaged: its first line cannot be read.").of(file=path.name)
        )
    return line


def _checked_version(path: Path, raw: bytes) -> int:
    """Returns the format number in the first line of a file, without a look at its checksum.

    Raises:
        SaveError: the line is no header, or is the header of a newer version.
    """
    try:
        data = parse(raw.decode()) if len(raw) <= save_format.MAX_LINE_BYTES else None
    except (CodecError, UnicodeDecodeError):
        data = None
    version = data.get("format") if isinstance(data, dict) and data.get("kind") == "header" else 0
    if type(version) is not int or version < 1:
        raise SaveError(N_("save", "“{file}” is not a saved match.").of(file=path.name))
    if version > save_format.FORMAT:
        raise SaveError(
            N_("save", "“{file}” was saved by a newer version of this program.").of(file=path.name)
        )
    return version
