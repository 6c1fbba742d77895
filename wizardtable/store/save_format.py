# SPDX-License-Identifier: MIT
"""The format of a `.wizardtable` file: JSON Lines, each with its own checksum.

The first line is a `Header`, the second the state with which the history begins. Then each action
has a `Step`. After the last action of a turn follows the state as `Stored`. The file ends with an
`End` if the match is over, or with the `Orders` that hold. Each line ends in `"sum"`: eight
hexadecimal digits, the CRC-32 of the bytes before.

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
"""The format of the files written. When the lines change, raise it and add a migration."""

ACTIONS_PER_HASH = 20
"""Every step whose number is a multiple of this has a hash of the state after it."""

MAX_SAVE_BYTES = 64 * 1024 * 1024
"""The most bytes of a save; no match comes near it."""

MAX_LINE_BYTES = 1024 * 1024
"""The most bytes of a line. A state with the largest house deck takes a twentieth of it."""

MAX_LINE_BRACKETS = 10_000
"""The most lists and objects in a line. A state with the largest house deck has a tenth of them."""

MAX_COMBINING_MARKS = 32
"""The most combining marks after a letter; no language has more than a few."""

_SUM_BYTES = len(',"sum":"00000000"}')


@dataclass(frozen=True, slots=True)
class Header:
    """The identity of the match.

    Later formats keep `kind` and `format`, so that older programs can refuse a newer file.

    Attributes:
        format: the format of the file, see `FORMAT`.
        app: the program that wrote the file, "wizardtable" and its version.
        game: the id of the game.
        rules: the rules version of the game.
        setup: the setup of the match.
        players: the players by seat.
        seed: the seed of the deal.
        assisted: whether the match does not count in the statistics.
        earlier: the number of unknown actions before the history in this file begins; 0 for a
            match that is whole.
        origin: the match of which this is a copy that was played on, or None.
        purpose: the purpose of the match, see `core.match.Purpose`.
        aids: the reasons why an `assisted` match does not count.
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
    """An action.

    Attributes:
        n: the number of the action in the match, from 1.
        seat: the seat that played it.
        action: the encoded action.
        hash: the hash of the state after every `ACTIONS_PER_HASH` actions, otherwise None.
        author: who decided it, see `core.match.Author`.
        advised: the win chance in percent that its player had been shown, or None.
    """

    n: Running
    seat: int
    action: Data
    hash: str | None
    author: Author = ""
    advised: Percentage | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """The state of the match after `n` actions, in the turn with the number `turn`."""

    n: Running
    turn: Running
    state: Data


@dataclass(frozen=True, slots=True)
class End:
    """The end of the match.

    Attributes:
        n: the number of actions.
        turn: the number of the last turn.
        result: the result.
        given_up: the seat that resigned, or -1 if the match was played to its end.
    """

    n: Running
    turn: Running
    result: Result
    given_up: AnySeat = -1


@dataclass(frozen=True, slots=True)
class Ordered:
    """A standing order, and the seat that gave it."""

    seat: AnySeat
    order: Data


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders that hold after `n` actions; if any do, this is the last line.

    A program that does not know this line opens the match without the orders, with a notice that
    the last moves could not be read.
    """

    n: Running
    orders: tuple[Ordered, ...]


Line: TypeAlias = Header | Step | Stored | End | Orders

MIGRATIONS: dict[int, Callable[[list[Json]], list[Json]]] = {}
"""By format, the function that turns the lines of a file into those of the next format.

A damaged line is None.
"""


def line_of(line: Line) -> bytes:
    """Returns the line as the file has it, with checksum and line end."""
    data = codec.encode(Line, line)
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # a name may hold half of a surrogate pair, which UTF-8 cannot encode
    body = text[:-1].encode("utf-8", "replace")
    return body + b',"sum":"%08x"}\n' % zlib.crc32(body)


def data_of(raw: bytes) -> Json:
    """Returns the JSON data of a line without its line end, or None if the line is damaged."""
    if len(raw) > MAX_LINE_BYTES or raw.count(b"[") + raw.count(b"{") > MAX_LINE_BRACKETS:
        return None
    tail = raw[-_SUM_BYTES:]
    for body in _unicode_forms(raw[:-_SUM_BYTES]):
        if tail == b',"sum":"%08x"}' % zlib.crc32(body):
            try:
                return parse((body + b"}").decode())
            except (CodecError, UnicodeDecodeError):
                return None
    return None


def _has_many_marks(text: str) -> bool:
    """Returns whether more than `MAX_COMBINING_MARKS` combining marks follow each other.

    Normalizing them takes time with the square of their number.
    """
    count = 0
    for sign in text:
        count = count + 1 if unicodedata.combining(sign) else 0
        if count > MAX_COMBINING_MARKS:
            return True
    return False


def _unicode_forms(body: bytes) -> Iterator[bytes]:
    """Yields the text, and then its other Unicode forms.

    A mail program or an editor may have changed the form of accented letters. The checksum tells
    which form was written.
    """
    yield body
    if not body.isascii():
        with suppress(UnicodeDecodeError):
            text = body.decode()
            if _has_many_marks(text):
                return
            yield unicodedata.normalize("NFC", text).encode()
            yield unicodedata.normalize("NFD", text).encode()


def migrate(lines: list[Json], version: int) -> list[Line | None]:
    """Returns the lines of a file in `version` as today's lines, with None for a damaged line."""
    for step in range(version, FORMAT):
        lines = MIGRATIONS[step](lines)
    return [_line(data) for data in lines]


def _line(data: Json) -> Line | None:
    try:
        line: Line = codec.decode(Line, data)
    except CodecError:
        return None
    return line
