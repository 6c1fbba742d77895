# SPDX-License-Identifier: MIT
"""The picture cache of a table, and its cleanup."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.paint.theme import Look
from wizardtable.table import detail_card, panels
from wizardtable.table.game_view import GameView
from wizardtable.table.pictures import PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.view import Sprite


def art_of(view: GameView) -> PictureCache:
    """Returns a cache for the pictures of a game and the table's own; tables can share it."""

    def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        if sprite.kind == "table.sheet":
            detail_card.paint_sheet(painter, rect, sprite.details, look)
        elif panels.is_own_sprite(sprite):
            panels.paint(painter, rect, sprite, look)
        else:
            view.paint(painter, rect, sprite, look)

    return PictureCache(paint)


def cleanup_of(scene: TableScene, *, wholly: bool) -> Callable[[], None]:
    """Returns the function that drops a table's pictures when the table is destroyed.

    The table itself may wait long for the garbage collector, which does not know the size of
    pictures. If not `wholly`, the cache is kept, for another table may use it.
    """
    items, art = scene.items_by_key, scene.art

    def empty() -> None:
        for item in items.values():
            item.picture = None
        if wholly:
            art.clear()

    return empty
