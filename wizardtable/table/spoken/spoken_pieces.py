# SPDX-License-Identifier: MIT
"""The description of a table for screen readers: groups, and in each its pieces, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QRect

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.table.view import Key

EXPLAIN: Final = "Explain"
"""Id of the action that says what the I key shows; Qt does not know it."""

PLAY: Final = "Play"
"""Id of the action that plays a piece in the obvious way; Qt does not know it."""

TURN: Final = "Turn"
"""Id of the action that turns a piece round; Qt does not know it."""


_COUNTED: Final = N_("table", "{count} × {name}")
_NUMBERED: Final = N_("table", "{name}, {number} of {count}")


class Kind(Enum):
    """The kind of an entry: a piece or place of the table, a button, or an announced sentence."""

    PIECE = auto()
    BUTTON = auto()
    SENTENCE = auto()


@dataclass(frozen=True, slots=True)
class SpokenPiece:
    """The description of one piece, place, button or sentence.

    Attributes:
        key: its key; zones are ("zone", id), and sentences ("said", number).
        name: the name that is read.
        usable: true if a click does something with it.
        taken: true if it is chosen or held.
        closed: true for a button that cannot be pressed now.
        turns: true if the viewer may turn it round.
        other_keys: further pieces for which it stands, because listeners cannot tell them apart.
    """

    key: Key
    name: str
    kind: Kind = Kind.PIECE
    usable: bool = False
    taken: bool = False
    closed: bool = False
    turns: bool = False
    other_keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class SpokenGroup:
    """A group with its name, and the descriptions of its pieces in the order in which they are
    read."""

    id: str
    name: str
    pieces: tuple[SpokenPiece, ...]


def with_distinct_names(pieces: Sequence[SpokenPiece]) -> tuple[SpokenPiece, ...]:
    """Returns the pieces of a group so that no two have the same name.

    Parts of one thing become one piece. Several pieces of a kind are counted, unless one of them
    can be used: then each gets a number, because it can be taken without the others.
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
            other.usable or other.taken for other in alike
        ):
            number = alike.index(piece) + 1
            name = _NUMBERED.of(name=piece.name, number=number, count=len(alike))
            distinct.append(replace(piece, name=render(name)))
        elif piece is alike[0]:
            distinct.append(_merged(alike))
    return tuple(distinct)


def _merged(alike: Sequence[SpokenPiece]) -> SpokenPiece:
    first = next((piece for piece in alike if piece.usable or piece.taken), alike[0])
    other_keys = tuple(piece.key for piece in alike if piece is not first)
    name = first.name
    if len({piece.key[0] for piece in alike}) == 1:
        name = render(_COUNTED.of(count=len(alike), name=name))
    return replace(first, name=name, other_keys=other_keys)


class Telling(Protocol):
    """The questions of the accessible tree to a table."""

    def groups(self) -> Sequence[SpokenGroup]:
        """Returns the descriptions of all groups; empty while the table cannot be seen."""

    def describe(self, key: Key) -> str:
        """Returns whether a piece can be taken, where it can go, and its explanation."""

    def box_of(self, key: Key) -> QRect:
        """Returns the rectangle of a piece in the viewport; empty if it is not visible."""

    def invoke(self, key: Key, action: str) -> None:
        """Carries out an action as a gesture would. It is never called during a call from Qt."""

    def focused_key(self) -> Key | None:
        """Returns the key at the keyboard cursor; None while the table has no focus."""
