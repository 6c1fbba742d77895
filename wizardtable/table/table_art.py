# SPDX-License-Identifier: MIT
"""The pictures of a table or of an example: makes their cache, uses it and empties it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from wizardtable.paint.theme import Look
from wizardtable.table import detail_card, panels
from wizardtable.table.climax import painting
from wizardtable.table.game_view import SIGN_PIXELS, ExamplePicture, GameView
from wizardtable.table.pictures import PictureCache
from wizardtable.table.scene import TableScene
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box

LIFT = 0.25
"""The height of the pieces above the page, from 0 to 1, which sizes their shadows."""

SHADOW_MARGIN = 16
"""Pixels at 100 % around a picture, for the shadows of its pieces."""


def art_of(view: GameView) -> PictureCache:
    """Returns a new cache for the pictures of a game and the table's own pictures.

    Several tables of the same game can share this cache.
    """

    def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        if sprite.kind == "table.sheet":
            detail_card.paint_sheet(painter, rect, sprite.details, look)
        elif painting.is_own_sprite(sprite):
            painting.paint(painter, rect, sprite, look)
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


def paint_example(
    painter: QPainter,
    picture: ExamplePicture,
    art: PictureCache,
    look: Look,
    corner: QPointF,
    ink: str,
) -> None:
    """Paints a picture.

    Args:
        painter: the painter.
        picture: the picture.
        art: the pictures of the game's pieces.
        look: the theme, and the scale of the picture.
        corner: the upper left corner.
        ink: the colour of the words, as "#rrggbb".
    """
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for box, sprite in picture.pieces:
        rect = _placed(box, look.scale, corner)
        shown = art.picture(sprite, rect.width(), rect.height(), look, lift=LIFT)
        painter.drawPixmap(rect.topLeft() - QPointF(shown.margin, shown.margin), shown.pixmap)
    painter.setFont(look.serif(SIGN_PIXELS, bold=True))
    painter.setPen(QColor(ink))
    for box, text in picture.signs:
        room = _placed(box, look.scale, corner).adjusted(-20, 0, 20, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _placed(box: Box, scale: float, corner: QPointF) -> QRectF:
    return QRectF(box.x * scale, box.y * scale, box.w * scale, box.h * scale).translated(corner)
