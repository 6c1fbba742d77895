# SPDX-License-Identifier: MIT
"""The pictures of a game's pieces and of the table's own pieces, in one cache, and how
they go."""

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
    """A cache for the pictures of a game and the table's own, for one table after another."""

    def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        if sprite.kind == "table.sheet":
            detail_card.paint_sheet(painter, rect, sprite.details, look)
        elif panels.owns(sprite):
            panels.paint(painter, rect, sprite, look)
        else:
            view.paint(painter, rect, sprite, look)

    return PictureCache(paint)


def emptying(scene: TableScene, *, wholly: bool) -> Callable[[], None]:
    """Returns what is done when a table is gone: its pictures go at once. It may itself wait long
    for the collector of garbage, which does not know what they weigh. Unless `wholly`, another
    table may use the cache of pictures."""
    items, art = scene.items_by_key, scene.art

    def empty() -> None:
        for item in items.values():
            item.picture = None
        if wholly:
            art.clear()

    return empty
