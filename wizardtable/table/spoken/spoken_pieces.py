# SPDX-License-Identifier: MIT
"""The description of a table for screen readers: groups and their pieces, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QRect

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.table.view import Key

EXPLAIN: Final = "Explain"
"""Id of the action that reads a piece's detail card aloud; Qt has no such action of its own."""

PLAY: Final = "Play"
"""Id of the action that plays a piece in the obvious way; Qt has no such action of its own."""

TURN: Final = "Turn"
"""Id of the action that turns a piece round; Qt has no such action of its own."""


_COUNTED_NAME: Final = N_("table", "{count} × {name}")
_NUMBERED_NAME: Final = N_("table", "{name}, {number} of {count}")


class Kind(Enum):
    """The kind of an entry: a piece or place of the table, a button, or an announced sentence."""

    PIECE = auto()
    BUTTON = auto()
    SENTENCE = auto()


@dataclass(frozen=True, slots=True)
class SpokenPiece:
    """An entry of a group: the description of a piece, zone, button or announced sentence.

    Attributes:
        key: the key of the piece; ("zone", id) for a zone, ("said", number) for a sentence.
        name: the text that is read.
        kind: the kind of entry.
        is_usable: true if a click on the piece does something now.
        is_taken: true if the piece is chosen or held.
        is_closed: true for a button that cannot be pressed now.
        can_turn: true if the viewer may turn the piece round.
        other_keys: keys of further pieces that this entry includes, because their names are equal.
    """

    key: Key
    name: str
    kind: Kind = Kind.PIECE
    is_usable: bool = False
    is_taken: bool = False
    is_closed: bool = False
    can_turn: bool = False
    other_keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class SpokenGroup:
    """A group with its name, and its entries in the order in which they are read."""

    id: str
    name: str
    pieces: tuple[SpokenPiece, ...]


def with_distinct_names(pieces: Sequence[SpokenPiece]) -> tuple[SpokenPiece, ...]:
    """Returns the entries of a group, changed so that no two have the same name.

    Entries with the same name and different kinds of keys are parts of one thing, and become one
    entry. Equal pieces of one kind become one entry with their number, such as "3 × Coin". But if
    one of these pieces can be used, each keeps an entry, such as "Coin, 1 of 3", because each can
    be taken alone.
    """
    by_name: dict[str, list[SpokenPiece]] = {}
    for piece in pieces:
        by_name.setdefault(piece.name, []).append(piece)
    distinct: list[SpokenPiece] = []
    for piece in pieces:
        alike = by_name[piece.name]
        if len(alike) == 1:
            distinct.append(piece)
        elif len({other.key[0] for other in alike}) == 1 and any(
            other.is_usable or other.is_taken for other in alike
        ):
            number = alike.index(piece) + 1
            name = _NUMBERED_NAME.of(name=piece.name, number=number, count=len(alike))
            distinct.append(replace(piece, name=render(name)))
        elif piece is alike[0]:
            distinct.append(_merged(alike))
    return tuple(distinct)


def _merged(alike: Sequence[SpokenPiece]) -> SpokenPiece:
    first = next((piece for piece in alike if piece.is_usable or piece.is_taken), alike[0])
    other_keys = tuple(piece.key for piece in alike if piece is not first)
    name = first.name
    if len({piece.key[0] for piece in alike}) == 1:
        name = render(_COUNTED_NAME.of(count=len(alike), name=name))
    return replace(first, name=name, other_keys=other_keys)


class Telling(Protocol):
    """The questions that the accessible tree asks about a table."""

    def groups(self) -> Sequence[SpokenGroup]:
        """Returns the descriptions of all groups; empty while the table cannot be seen."""

    def sentences_about(self, key: Key) -> Sequence[str]:
        """Returns sentences on the uses of a piece, and its explanation; empty if there are
        none."""

    def box_of(self, key: Key) -> QRect:
        """Returns the rectangle of a piece in the viewport; empty if it is not visible."""

    def invoke(self, key: Key, action: str) -> None:
        """Carries out an action on a piece as a gesture would.

        `action` is an id of Qt's, or `EXPLAIN`, `PLAY` or `TURN`. If Qt asks for the action, this
        may be called only after Qt's call has ended.
        """

    def focused_key(self) -> Key | None:
        """Returns the key of the keyboard cursor's place.

        None if the cursor is hidden, or if the table has no focus.
        """
