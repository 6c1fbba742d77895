# SPDX-License-Identifier: MIT
"""A text browser that shows the program's own pictures inside a rules page."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
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
from wizardtable.play import timers
from wizardtable.table.game_view import ExamplePicture, GameView
from wizardtable.table.kit.example_row import SIGN_PIXELS
from wizardtable.table.pictures import PictureCache
from wizardtable.table.zones import Box
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

IMAGE: Final = QTextDocument.ResourceType.ImageResource.value

ART = "art"
"""`art:anludim/scroll.svg#40` is `resources/art/anludim/scroll.svg`, 40 pixels high at 100 %."""

EXAMPLE = "example"
"""`example:run` is the picture that the game's view gives for "run"."""

FIRST_EXAMPLE_MS: Final = 220
"""Milliseconds after which the first example is drawn, once the sheet has come up."""

_NARROWEST = 240.0
_LIFT = 0.25
"""How far the pieces of an example stand off the page, for their shadow."""

_EDGE = 8.0
"""Room around an example for the shadows, in logical pixels at 100 %."""


class RulesBrowser(QTextBrowser):
    """Shows a rules page; links are left to its owner.

    Examples are drawn one at a time after the page is shown, and keep their room until then.
    """

    def __init__(self, parent: QWidget | None, view: GameView) -> None:
        super().__init__(parent)
        self._view = view
        self._cache = PictureCache(view.paint)
        self._examples: dict[str, ExamplePicture] = {}  # by address: those that the page shows
        self._due: list[str] = []  # addresses of examples that are still to be drawn
        self._next = timers.single(self, FIRST_EXAMPLE_MS)
        self._next.timeout.connect(self._draw_next)
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
        self._due.clear()
        super().setMarkdown(markdown)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: whoever reads with keys sees where the caret is."""
        self.setCursorWidth(1)
        super().keyPressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Qt: draws the pictures that the page names."""
        url = QUrl(name)
        if kind == IMAGE:
            if url.scheme() == ART:
                return self._icon(url.path().split("/"), int(url.fragment() or 40))
            if url.scheme() == EXAMPLE:
                example = self._view.example(url.path())
                if example is None:
                    return QImage()
                self._examples[url.toString()] = example
                return self._empty(url.toString())
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: draws the examples again if there is less or more room for them."""
        super().resizeEvent(event)
        page = self.document()
        changed = [
            address
            for address, example in self._examples.items()
            if page.resource(IMAGE, QUrl(address)).size() != self._size_of(example)
        ]
        for address in changed:
            page.addResource(IMAGE, QUrl(address), self._empty(address))
        if changed:
            page.markContentsDirty(0, page.characterCount())

    def finish_drawing(self) -> None:
        """Draws all examples now that are still to be drawn."""
        while self._due:
            self._draw_next()

    def _empty(self, address: str) -> QImage:
        """Returns the room of an example, which is drawn later."""
        if address not in self._due:
            self._due.append(address)
        if not self._next.isActive():
            self._next.start(FIRST_EXAMPLE_MS)
        size = self._size_of(self._examples[address]) / self.devicePixelRatioF()
        return self._sheet(size.width(), size.height())

    def _draw_next(self) -> None:
        if not self._due:
            return
        address = self._due.pop(0)
        self.document().addResource(IMAGE, QUrl(address), self._drawn(self._examples[address]))
        self.viewport().update()
        if self._due:
            self._next.start(0)

    def _scale_of(self, example: ExamplePicture) -> float:
        """Returns the font scale of now as a share of 100 %, or less on a narrow page."""
        room = max(_NARROWEST, self.viewport().width() - appearance.scaled(52))
        return min(appearance.font_scale() / 100, room / (example.width + 2 * _EDGE))

    def _size_of(self, example: ExamplePicture) -> QSize:
        """Returns the size of an example's picture in device pixels."""
        scale = self._scale_of(example) * self.devicePixelRatioF()
        width, height = (side + 2 * _EDGE for side in (example.width, example.height))
        return QSize(round(width * scale), round(height * scale))

    def _icon(self, path: list[str], height: int) -> QImage:
        size = appearance.scaled(height)
        image = self._sheet(size, size)
        painter = QPainter(image)
        svg.draw(painter, QRectF(0, 0, size, size), *path)
        painter.end()
        return image

    def _drawn(self, example: ExamplePicture) -> QImage:
        """Returns the picture of an example."""
        scale = self._scale_of(example)
        shades = shades_on(self)
        look = Look(THEMES[shades.table], scale, self.devicePixelRatioF())
        image = self._sheet(
            (example.width + 2 * _EDGE) * scale, (example.height + 2 * _EDGE) * scale
        )
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
        painter.setFont(look.serif(SIGN_PIXELS, bold=True))
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
