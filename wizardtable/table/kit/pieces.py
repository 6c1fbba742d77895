# SPDX-License-Identifier: MIT
"""Kinds of pieces: one class has everything about a kind, except the places of its pieces.

A game writes a subclass of `Piece` for each kind, in a file of its own under `view/pieces`. A
`PieceKinds` lists these subclasses. Apart from this list, only the game's layout uses them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, dataclass_transform

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.theme import Look
from wizardtable.table.kit import table_sprites
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Key, Sprite

S = TypeVar("S")
"""The data of one moment: a `Frame`, or a game's class that holds a frame and further facts."""

Painter: TypeAlias = Callable[..., object]
"""Paints a sprite; its arguments are a QPainter, a QRectF, a Look and the sprite's details."""


class Piece(Generic[S]):
    """One piece. A subclass is a kind of piece, and is decorated by `piece`.

    The decorator makes the subclass a dataclass, whose fields tell the pieces of this kind apart.
    Whatever changes during a match, such as an owner, must not be a field, because a piece keeps
    its key. The methods are called only while the piece is on the table. Their argument `shown` is
    the data of the moment.

    Attributes:
        kind: the first part of the key of each piece; the fields are the other parts.
        painters: the functions that paint the sprites of these pieces, by kind of sprite.
        counted: indices of the sprite's details that are numbers; see `Placement.counted`.
    """

    __match_args__: ClassVar[tuple[str, ...]]
    kind: ClassVar[str]
    painters: ClassVar[Mapping[str, Painter]]
    counted: ClassVar[tuple[int, ...]]

    @property
    def key(self) -> Key:
        """The key of the piece in a layout."""
        return (self.kind, *(getattr(self, name) for name in self.__match_args__))

    def sprite(self, shown: S) -> Sprite:
        """Returns the look of the piece; each kind must override this."""
        raise NotImplementedError(f"the sprite of {self.key}")

    def is_turned(self, sprite: Sprite) -> bool:
        """Returns True if a piece that looks like this sprite is turned round by 180 degrees."""
        return False

    def name(self, shown: S) -> str:
        """Returns the name of the piece for a screen reader; "" for a piece that is not read."""
        return ""

    def explanation(self, shown: S) -> Explanation | None:
        """Returns the detail card of the piece; None if it has none."""
        return None

    def actions(self, shown: S) -> list[PieceAction]:
        """Returns the viewer's actions with the piece, the obvious action first.

        A forbidden action is included with the reason why the rules forbid it. The list is empty if
        the viewer cannot use the piece.
        """
        return []


K = TypeVar("K", bound=Piece[Any])


@dataclass_transform(frozen_default=True)
def piece(
    kind: str, painters: Mapping[str, Painter] | None = None, *, counted: tuple[int, ...] = ()
) -> Callable[[type[K]], type[K]]:
    """Returns the decorator that makes a subclass of `Piece` a kind, and a frozen dataclass.

    The arguments become the attributes of `Piece`.
    """

    def make(cls: type[K]) -> type[K]:
        cls.kind, cls.painters, cls.counted = kind, painters or {}, counted
        return dataclass(frozen=True)(cls)

    return make


class PieceKinds(Generic[S]):
    """All kinds of pieces of a game."""

    def __init__(
        self, *kinds: type[Piece[S]], painters: Mapping[str, Painter] | None = None
    ) -> None:
        """Lists the kinds of pieces of a game.

        Args:
            painters: the functions for sprites that belong to no kind of piece, by kind of sprite.

        Raises:
            ValueError: if two classes have the same kind, or paint the same kind of sprite.
        """
        self.kinds = kinds
        self._by_kind: dict[str, type[Piece[S]]] = {}
        self._painters: dict[str, Painter] = dict(painters or {})
        for kind in kinds:
            if kind.kind in self._by_kind or not self._painters.keys().isdisjoint(kind.painters):
                raise ValueError(f"{kind.__name__} is listed twice, or paints another's sprite")
            self._by_kind[kind.kind] = kind
            self._painters.update(kind.painters)

    def piece(self, key: Key) -> Piece[S] | None:
        """Returns the piece with this key; None for a decoration, whose key belongs to no kind."""
        kind = self._by_kind.get(str(key[0]))
        values: tuple[Any, ...] = key[1:]
        if kind is None or len(values) != len(kind.__match_args__):
            return None
        return kind(*values)

    def explain(self, shown: S, key: Key) -> Explanation | None:
        """Returns the detail card of the piece with this key; None if it has none."""
        piece = self.piece(key)
        return None if piece is None else piece.explanation(shown)

    def actions(self, shown: S, key: Key) -> list[PieceAction]:
        """Returns the viewer's actions with the piece that has this key; see `Piece.actions`."""
        piece = self.piece(key)
        return [] if piece is None else piece.actions(shown)

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Paints a sprite of this game, or a sprite that the table paints for every game.

        Raises:
            ValueError: if there is no painter for this kind of sprite.
        """
        paint = self._painters.get(sprite.kind)
        if paint is not None:
            paint(painter, rect, look, *sprite.details)
        elif not table_sprites.paint(painter, rect, sprite, look):
            raise ValueError(f"nobody paints the sprite {sprite}")
