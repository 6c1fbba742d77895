# SPDX-License-Identifier: MIT
"""What is told of the table: groups, and in each its pieces, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QRect

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.table.view import Key

EXPLAIN: Final = "Explain"
PLAY: Final = "Play"
TURN: Final = "Turn"
"""Ids of actions besides those that Qt knows: say what `I` shows, do the obvious thing, and turn a
piece round."""


_COUNTED: Final = N_("table", "{count} × {name}")
_NUMBERED: Final = N_("table", "{name}, {number} of {count}")


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
        besides: other pieces that it stands for, which are the same thing to who hears of them.
    """

    key: Key
    name: str
    kind: Kind = Kind.PIECE
    usable: bool = False
    taken: bool = False
    closed: bool = False
    turns: bool = False
    besides: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class ToldGroup:
    """A group with its name, and what is told of its pieces in the order in which it is read."""

    id: str
    name: str
    pieces: tuple[Told, ...]


def told_apart(pieces: Sequence[Told]) -> tuple[Told, ...]:
    """Returns pieces of a group so that no two have the same name.

    Parts of one thing are told once. Several of a kind are counted, unless one of them can be
    used: then each has a number, for it can be taken without the others.
    """
    same: dict[str, list[Told]] = {}
    for one in pieces:
        same.setdefault(one.name, []).append(one)
    found: list[Told] = []
    for one in pieces:
        alike = same[one.name]
        if len(alike) == 1:
            found.append(one)
        elif len({other.key[0] for other in alike}) == 1 and any(
            other.usable or other.taken for other in alike
        ):
            number = alike.index(one) + 1
            name = _NUMBERED.of(name=one.name, number=number, count=len(alike))
            found.append(replace(one, name=render(name)))
        elif one is alike[0]:
            found.append(_as_one(alike))
    return tuple(found)


def _as_one(alike: Sequence[Told]) -> Told:
    first = next((one for one in alike if one.usable or one.taken), alike[0])
    besides = tuple(one.key for one in alike if one is not first)
    name = first.name
    if len({one.key[0] for one in alike}) == 1:
        name = render(_COUNTED.of(count=len(alike), name=name))
    return replace(first, name=name, besides=besides)


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
