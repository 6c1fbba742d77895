# SPDX-License-Identifier: MIT
"""What a `.wizardtable` file consists of: JSON Lines, each with a checksum of its own.

The first line is a `Header`, the second the state the history begins with. Then comes a `Step` for
every action; after the last action of a turn the state as `Stored`, after the last of all an
`End`, or the `Orders` that hold. Each line ends in `"sum"`: eight hexadecimal digits, the CRC-32 of
the bytes before.

>>> line_of(Stored(0, 1, Data(7)))
b'{"kind":"stored","n":0,"turn":1,"state":7,"sum":"d647f087"}\\n'
"""

import json
import unicodedata
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core import codec
from wizardtable.core.game import AnySeat, Percentage, Result, Running, Setup
from wizardtable.core.jsontext import CodecError, Data, Json, parse
from wizardtable.core.match import Aid, Author, Origin, Player, Purpose

FORMAT = 1
"""Of the files written; raised with a migration when the lines change their form."""

HASH_EVERY = 20
"""Actions between two hashes of the state."""

LARGEST = 64 * 1024 * 1024
"""Bytes; no match comes near it, so a larger file is something else."""


@dataclass(frozen=True, slots=True)
class Header:
    """Which match this is. Later formats keep `kind` and `format`, so that older programs know.

    Attributes:
        app: the program that wrote the file, "wizardtable" and its version.
        rules: the rules version of the game.
        earlier: actions done before the history in this file begins; those of a match that went on
            from a stored state are not known.
        aids: why it does not count, if it is `assisted`.
        origin: where the match goes on from another one; None if it is no such copy.
        purpose: what the match is played for, see `core.match.Purpose`.
    """

    format: int
    app: str
    game: str
    rules: int
    setup: Setup
    players: tuple[Player, ...]
    seed: int
    assisted: bool
    earlier: int = 0
    origin: Origin | None = None
    purpose: Purpose = ""
    aids: Annotated[tuple[Aid, ...], range(100)] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """Action number `n` (from 1) of a seat, and every so often a hash of the state after it.

    Attributes:
        author: who decided it, see `core.match.Author`.
        advised: the percentage of winning chance that its player had been told, if any.
    """

    n: Running
    seat: int
    action: Data
    hash: str | None
    author: Author = ""
    advised: Percentage | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """The state after `n` actions, in the turn with this number."""

    n: Running
    turn: Running
    state: Data


@dataclass(frozen=True, slots=True)
class End:
    """How the match ended after `n` actions.

    Attributes:
        given_up: the seat whose player gave the match up, -1 if it was played to its end.
    """

    n: Running
    turn: Running
    result: Result
    given_up: AnySeat = -1


@dataclass(frozen=True, slots=True)
class Ordered:
    """A standing order, and the seat for which it was given."""

    seat: AnySeat
    order: Data


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders that hold after `n` actions, the last line of a save where any do. A
    program that does not know it opens the match without them, and says that the end could not be
    read."""

    n: Running
    orders: tuple[Ordered, ...]


Line: TypeAlias = Header | Step | Stored | End | Orders

MIGRATIONS: dict[int, Callable[[list[Json]], list[Json]]] = {}
"""By format: how the lines of a file become those of the next format. A damaged line is None."""


def line_of(line: Line) -> bytes:
    """The line as it stands in the file."""
    data = codec.encode(Line, line)
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # a name may hold half of a surrogate pair, which no file can
    body = text[:-1].encode("utf-8", "replace")
    return body + b',"sum":"%08x"}\n' % zlib.crc32(body)


LONGEST_LINE = 1024 * 1024
"""Bytes; a state with the largest house deck takes a twentieth."""

MOST_BRACKETS = 10_000
"""Lists and objects in a line; a state with the largest house deck has a tenth of them."""

MOST_MARKS = 32
"""Combining marks after a letter in another Unicode form; no language has more than a few."""

_TAIL = len(',"sum":"00000000"}')


def data_of(raw: bytes) -> Json:
    """The JSON data of a line without its newline; None where it is damaged."""
    if len(raw) > LONGEST_LINE or raw.count(b"[") + raw.count(b"{") > MOST_BRACKETS:
        return None
    tail = raw[-_TAIL:]
    for body in _forms(raw[:-_TAIL]):
        if tail == b',"sum":"%08x"}' % zlib.crc32(body):
            try:
                return parse((body + b"}").decode())
            except (CodecError, UnicodeDecodeError):
                return None
    return None


def _has_many_marks(text: str) -> bool:
    """Returns whether more than `MOST_MARKS` combining marks follow each other. Putting marks in
    order takes the square of their number."""
    count = 0
    for sign in text:
        count = count + 1 if unicodedata.combining(sign) else 0
        if count > MOST_MARKS:
            return True
    return False


def _forms(body: bytes) -> Iterator[bytes]:
    """Yields a text, and then what it was before a mail program or an editor gave its letters with
    accents another Unicode form: the checksum tells which one was written."""
    yield body
    if not body.isascii():
        with suppress(UnicodeDecodeError):
            text = body.decode()
            if _has_many_marks(text):
                return
            yield unicodedata.normalize("NFC", text).encode()
            yield unicodedata.normalize("NFD", text).encode()


def migrate(lines: list[Json], version: int) -> list[Line | None]:
    """The lines of a file in the format it had, as lines of today; None where one is damaged."""
    for step in range(version, FORMAT):
        lines = MIGRATIONS[step](lines)
    return [_line(data) for data in lines]


def _line(data: Json) -> Line | None:
    try:
        line: Line = codec.decode(Line, data)
    except CodecError:
        return None
    return line
