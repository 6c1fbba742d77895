# SPDX-License-Identifier: MIT
"""What is told of the table: groups, and in each its pieces, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QRect

from wizardtable.table.view import Key

EXPLAIN: Final = "Explain"
PLAY: Final = "Play"
TURN: Final = "Turn"
"""Ids of actions besides those that Qt knows: say what `I` shows, do the obvious thing, and turn a
piece round."""


class Kind(Enum):
    """What something is that is told: a piece or place of the table, a button, or a sentence that
    was announced."""

    PIECE = auto()
    BUTTON = auto()
    SENTENCE = auto()


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of one piece.

    Attributes:
        key: which piece it is; zones are ("zone", id), and sentences ("said", number).
        usable: whether a click does something with it.
        taken: whether it is chosen or held.
        closed: whether it is a button that cannot be pressed now.
        turns: whether the viewer may turn it round.
    """

    key: Key
    name: str
    kind: Kind = Kind.PIECE
    usable: bool = False
    taken: bool = False
    closed: bool = False
    turns: bool = False


@dataclass(frozen=True, slots=True)
class ToldGroup:
    """A group with its name, and what is told of its pieces in the order in which it is read."""

    id: str
    name: str
    pieces: tuple[Told, ...]


class Telling(Protocol):
    """What the accessible tree asks of a table."""

    def groups(self) -> Sequence[ToldGroup]:
        """Returns all that can be told now; nothing while the table cannot be seen."""

    def describe(self, key: Key) -> str:
        """Returns whether a piece can be taken, where it can go, and what is explained of it."""

    def box_of(self, key: Key) -> QRect:
        """Returns where it lies in the viewport; an empty rectangle where it is not seen."""

    def invoke(self, key: Key, action: str) -> None:
        """Does with it what a gesture would do; called outside of Qt's questions."""

    def focused(self) -> Key | None:
        """Returns what the keyboard cursor stands on; None while the keys go elsewhere."""
