# SPDX-License-Identifier: MIT
"""A text browser that shows the program's own pictures inside a rules page."""

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from wizardtable.paint import svg
from wizardtable.paint.theme import THEMES, Look
from wizardtable.table.game_view import ExamplePicture, GameView
from wizardtable.table.kit.example_row import SIGN
from wizardtable.table.pictures import PictureCache
from wizardtable.table.zones import Box
from wizardtable.ui.style import appearance
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

ART = "art"
"""`art:anludim/scroll.svg#40` is `resources/art/anludim/scroll.svg`, 40 pixels high at 100 %."""

EXAMPLE = "example"
"""`example:run` is the picture that the game's view gives for "run"."""

_NARROWEST = 240.0
_LIFT = 0.25
"""How far the pieces of an example stand off the page, for their shadow."""

_EDGE = 8.0
"""Room around an example for the shadows, in logical pixels at 100 %."""


class RulesBrowser(QTextBrowser):
    """Shows a rules page; links are left to its owner."""

    def __init__(self, parent: QWidget | None, view: GameView) -> None:
        super().__init__(parent)
        self._view = view
        self._cache = PictureCache(view.paint)
        self._examples: dict[str, ExamplePicture] = {}  # by address: those that the page shows
        self.setOpenLinks(False)
        self.setTextInteractionFlags(  # a caret, which a screen reader can read from
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setCursorWidth(0)  # it is seen once somebody reads with keys
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        scroll_by_touch(self)

    def setMarkdown(self, markdown: str) -> None:  # noqa: N802
        """Qt: shows another page."""
        self._examples.clear()
        super().setMarkdown(markdown)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: whoever reads with keys sees where the caret is."""
        self.setCursorWidth(1)
        super().keyPressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Qt: draws the pictures that the page names."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value:
            if url.scheme() == ART:
                return self._icon(url.path().split("/"), int(url.fragment() or 40))
            if url.scheme() == EXAMPLE:
                example = self._view.example(url.path())
                if example is None:
                    return QImage()
                self._examples[url.toString()] = example
                return self._drawn(example)
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: draws the examples again for the room they have now."""
        super().resizeEvent(event)
        if self._examples and event.size().width() != event.oldSize().width():
            page = self.document()
            for address, example in self._examples.items():
                page.addResource(
                    QTextDocument.ResourceType.ImageResource.value,
                    QUrl(address),
                    self._drawn(example),
                )
            page.markContentsDirty(0, page.characterCount())

    def _icon(self, path: list[str], height: int) -> QImage:
        size = appearance.scaled(height)
        image = self._sheet(size, size)
        painter = QPainter(image)
        svg.draw(painter, QRectF(0, 0, size, size), *path)
        painter.end()
        return image

    def _drawn(self, example: ExamplePicture) -> QImage:
        """The example at the font scale of now, or smaller where the page is too narrow."""
        room = max(_NARROWEST, self.viewport().width() - appearance.scaled(52))
        full = example.width + 2 * _EDGE
        scale = min(appearance.font_scale() / 100, room / full)
        shades = appearance.shades()
        look = Look(THEMES[shades.table], scale, self.devicePixelRatioF())
        image = self._sheet(full * scale, (example.height + 2 * _EDGE) * scale)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        for box, sprite in example.pieces:
            rect = _scaled(box, scale)
            picture = self._cache.picture(sprite, rect.width(), rect.height(), look, lift=_LIFT)
            corner = rect.topLeft() - QPointF(picture.margin, picture.margin)
            painter.drawPixmap(corner, picture.pixmap)
        painter.setFont(look.serif(SIGN, bold=True))
        painter.setPen(QColor(shades.text))
        for box, text in example.signs:
            painter.drawText(
                _scaled(box, scale).adjusted(-20, 0, 20, 0), Qt.AlignmentFlag.AlignCenter, text
            )
        painter.end()
        return image

    def _sheet(self, width: float, height: float) -> QImage:
        """A clear image of this size in logical pixels."""
        ratio = self.devicePixelRatioF()
        image = QImage(
            round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image


def _scaled(box: Box, scale: float) -> QRectF:
    return QRectF((box.x + _EDGE) * scale, (box.y + _EDGE) * scale, box.w * scale, box.h * scale)
