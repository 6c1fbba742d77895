# SPDX-License-Identifier: MIT
"""The format of a `.wizardtable` file: JSON Lines, each with its own checksum.

The first line is a `Header`. The second line is the state with which the history begins. Then each
action has a line `Step`. Whenever another seat is to move after an action, the state follows as a
line `Stored`. If the match is over, the file ends with an `End`. If standing orders hold, it ends
with `Orders`. Each line ends in `"sum"`: eight hexadecimal digits, the CRC-32 of the bytes before.

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
"""The number of the current format. When the lines change, raise it and add a migration."""

ACTIONS_PER_HASH = 20
"""A line `Step` has a hash of the state after it if its number is a multiple of this."""

MAX_SAVE_BYTES = 64 * 1024 * 1024
"""The most bytes of a save; the saves of real matches are far smaller."""

MAX_LINE_BYTES = 1024 * 1024
"""The most bytes of a line. A state with the largest house deck takes a twentieth of this.

A house deck is a deck of cards that the player has designed.
"""

MAX_LINE_BRACKETS = 10_000
"""The most lists and objects in a line. A state with the largest house deck has a tenth of them."""

MAX_COMBINING_MARKS = 32
"""The most combining marks (such as accents) after a letter; no language needs this many."""

_CHECKSUM_BYTES = len(',"sum":"00000000"}')


@dataclass(frozen=True, slots=True)
class Header:
    """The identity of the match.

    Later formats keep `kind` and `format`, so that older programs can refuse a newer file.

    Attributes:
        format: the format of the file, see `FORMAT`.
        app: the program that wrote the file: "wizardtable" and the program's version.
        game: the id of the game.
        rules: the version of the game's rules.
        setup: the setup of the match.
        players: the players by seat.
        seed: the seed of the deal.
        assisted: whether a person was helped.
        earlier: the number of actions before the history in this file, which are lost; usually 0.
        origin: if the match is a copy that was played on, the match that was copied; otherwise
            None.
        purpose: the competition that the match counts for, see `core.match.Purpose`.
        aids: the kinds of help in an `assisted` match.
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
    """An action of the match.

    Attributes:
        n: the number of the action in the match, from 1.
        seat: the seat that played the action.
        action: the encoded action.
        hash: the hash of the state after the action if `n` is a multiple of `ACTIONS_PER_HASH`,
            otherwise None.
        author: the author of the decision, see `core.match.Author`.
        advised: the win chance, in percent, that the person was shown before the action, or None.
    """

    n: Running
    seat: int
    action: Data
    hash: str | None
    author: Author = ""
    advised: Percentage | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """The encoded state of the match after `n` actions, in the turn with the number `turn`."""

    n: Running
    turn: Running
    state: Data


@dataclass(frozen=True, slots=True)
class End:
    """The end of the match.

    Attributes:
        n: the number of actions.
        turn: the number of the last turn.
        result: the result of the match.
        given_up: the seat that resigned, or -1 if the match was played to its end.
    """

    n: Running
    turn: Running
    result: Result
    given_up: AnySeat = -1


@dataclass(frozen=True, slots=True)
class Ordered:
    """An encoded standing order, and the seat that gave it.

    A standing order is a decision that a player has made in advance.
    """

    seat: AnySeat
    order: Data


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders that hold after `n` actions.

    A save has this line only if an order holds; it is then the last line. An earlier version that
    does not know this line opens the match without the orders. It then says that the last moves
    could not be read.
    """

    n: Running
    orders: tuple[Ordered, ...]


Line: TypeAlias = Header | Step | Stored | End | Orders

MIGRATIONS: dict[int, Callable[[list[Json]], list[Json]]] = {}
"""The functions that convert lines to the next format, by number of the format.

They take and return the JSON data of the lines, with None for a damaged line.
"""


def line_of(line: Line) -> bytes:
    """Returns the bytes of a line in the file, with checksum and line end."""
    data = codec.encode(Line, line)
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # a name may hold half of a surrogate pair, which UTF-8 cannot encode
    body = text[:-1].encode("utf-8", "replace")
    return body + b',"sum":"%08x"}\n' % zlib.crc32(body)


def data_of(raw: bytes) -> Json:
    """Returns the JSON data of a line without its line end, or None if the line is damaged."""
    if len(raw) > MAX_LINE_BYTES or raw.count(b"[") + raw.count(b"{") > MAX_LINE_BRACKETS:
        return None
    tail = raw[-_CHECKSUM_BYTES:]
    for body in _unicode_forms(raw[:-_CHECKSUM_BYTES]):
        if tail == b',"sum":"%08x"}' % zlib.crc32(body):
            try:
                return parse((body + b"}").decode())
            except (CodecError, UnicodeDecodeError):
                return None
    return None


def _has_many_marks(text: str) -> bool:
    """Returns whether more than `MAX_COMBINING_MARKS` combining marks follow each other.

    The time to normalize such marks grows with the square of their number.
    """
    count = 0
    for sign in text:
        count = count + 1 if unicodedata.combining(sign) else 0
        if count > MAX_COMBINING_MARKS:
            return True
    return False


def _unicode_forms(body: bytes) -> Iterator[bytes]:
    """Yields the bytes of a text, and then those of its other Unicode forms.

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
    """Returns the lines of a file as lines of the current format, with None for a damaged line.

    Args:
        lines: the JSON data of each line, or None for a damaged line.
        version: the number of the file's format.
    """
    for step in range(version, FORMAT):
        lines = MIGRATIONS[step](lines)
    return [_decoded_line(data) for data in lines]


def _decoded_line(data: Json) -> Line | None:
    try:
        line: Line = codec.decode(Line, data)
    except CodecError:
        return None
    return line
