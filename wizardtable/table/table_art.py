# SPDX-License-Identifier: MIT
"""Makes the picture cache of a table, and empties the cache when the table is destroyed."""

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
    """Returns a new cache for the pictures of a game and the table's own pictures.

    Several tables of the same game can share this cache.
    """

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

    The Python object of the table may live on for long, because the garbage collector does not know
    the size of pictures. If `wholly` is true, the function also empties the cache. Otherwise
    another table may still use the cache.
    """
    items, art = scene.items_by_key, scene.art

    def empty() -> None:
        for item in items.values():
            item.picture = None
        if wholly:
            art.clear()

    return empty
