# SPDX-License-Identifier: MIT
"""Files to which one line of JSON after another is added, each of which stands for itself."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from wizardtable.core import codec, files
from wizardtable.core.jsontext import CodecError
from wizardtable.core.text import N_, Message

LARGEST: Final = 16 * 1024 * 1024
"""Bytes; nobody plays so much."""

UNREAD: Final = N_("files", "Some lines in “{file}” could not be read and are not counted.")


def read(path: Path, kind: Any) -> tuple[list[Any], Message | None]:
    """Returns what the lines of a file stand for, as values of this kind, and a sentence if some
    could not be read."""
    try:
        found, complete = _lines(content_of(path), kind)
    except files.FileError as error:
        return [], error.reason
    if complete:
        return found, None
    return found, UNREAD.of(file=path.name)


def add(path: Path, kind: Any, value: object, due: Callable[[list[Any]], bool]) -> None:
    """Adds a line for a value, where it is `due` besides what is there; lines that cannot be read
    stay. Programs that do so at the same moment take turns.

    Raises files.FileError; the file is then as it was.
    """
    line = codec.dumps(kind, value).encode("utf-8", "replace") + b"\n"
    with files.alone(path):
        content = content_of(path)
        if not due(_lines(content, kind)[0]):
            return
        if content and not content.endswith(b"\n"):
            content += b"\n"
        files.replace(path, content + line, backup=True)


def content_of(path: Path, largest: int = LARGEST) -> bytes:
    """Returns all bytes of a file, none where there is no file. Raises files.FileError if it cannot
    be read or is larger: what is not read would not be written again."""
    try:
        return files.read_whole(path, largest)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise files.problem(path, error) from error


def _lines(content: bytes, kind: Any) -> tuple[list[Any], bool]:
    found, complete = [], True
    for line in filter(bytes.strip, content.splitlines()):
        try:
            found.append(codec.loads(kind, line.decode()))
        except (CodecError, UnicodeDecodeError):
            complete = False
    return found, complete
