# SPDX-License-Identifier: MIT
"""A text browser for rules pages, which draws the program's icons and game pieces in the text."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from wizardtable.core import override
from wizardtable.paint import svg
from wizardtable.paint.theme import THEMES, Look
from wizardtable.play import timers
from wizardtable.table.game_view import ExamplePicture, GameView
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_art import paint_example
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.touch_scrolling import scroll_by_touch

IMAGE_RESOURCE: Final = QTextDocument.ResourceType.ImageResource.value

ICON_SCHEME = "art"
"""The scheme of an icon's address in a rules page.

`art:anludim/scroll.svg#40` is `resources/art/anludim/scroll.svg`, 40 pixels high at 100 %.
"""

EXAMPLE_SCHEME = "example"
"""The scheme of an example's address in a rules page.

An example is a picture of game pieces: `example:run` is what `GameView.example` returns for "run".
"""

BOX_SCHEME: Final = "box"
"""The scheme of the address of a picture from a player's own box; see `box_lists`.

`box:0/3#150` is 150 pixels high at 100 %.
"""

FIRST_EXAMPLE_MS: Final = 220
"""Milliseconds before the first example is drawn, so that the dialog appears first."""

_MIN_PAGE_WIDTH = 240.0
"""The width in pixels that a page is taken to have at least when examples are scaled."""

_SHADOW_MARGIN = 8.0
"""Pixels at 100 % around an example, for the shadows of its pieces."""


class RulesBrowser(QTextBrowser):
    """Shows a rules page. The owner follows the links, by the signal `anchorClicked`.

    Examples are drawn one at a time after the page appears. Until then, empty room of their size
    stands for them.
    """

    def __init__(
        self,
        parent: QWidget | None,
        view: GameView,
        box_picture: Callable[[str], ExamplePicture | None] | None = None,
    ) -> None:
        """Makes an empty browser.

        Args:
            parent: the widget that shows the browser.
            view: the game's view, which draws the examples.
            box_picture: returns a picture of the player's own box by its path, such as "0/3"; None
                for the built-in box.
        """
        super().__init__(parent)
        self._view = view
        self._box_picture = box_picture
        self._cache = PictureCache(view.paint)
        self._examples: dict[str, ExamplePicture] = {}  # the page's examples by address
        self._undrawn_addresses: list[str] = []  # addresses of examples not drawn yet
        self._drawing_timer = timers.single(self, FIRST_EXAMPLE_MS)
        self._drawing_timer.timeout.connect(self._draw_next)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(  # with a caret, from which a screen reader reads
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setCursorWidth(0)  # the caret appears with the first key
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        scroll_by_touch(self)

    @override
    def setMarkdown(self, markdown: str) -> None:  # noqa: N802
        self._examples.clear()
        self._undrawn_addresses.clear()
        super().setMarkdown(markdown)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Shows the caret to a reader who uses the keyboard."""
        self.setCursorWidth(1)
        super().keyPressEvent(event)

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Returns a picture of the page: an icon at once, an example as empty room until drawn."""
        url = QUrl(name)
        if kind == IMAGE_RESOURCE:
            if url.scheme() == ICON_SCHEME:
                return self._draw_icon(url.path().split("/"), int(url.fragment() or 40))
            example = self._picture_at(url)
            if example is not None:
                self._examples[url.toString()] = example
                return self._reserve_room(url.toString())
            if url.scheme() in (EXAMPLE_SCHEME, BOX_SCHEME):
                return QImage()
        return super().loadResource(kind, name)

    def _picture_at(self, url: QUrl) -> ExamplePicture | None:
        """Returns the picture at an address; None if the address is not that of a picture."""
        if url.scheme() == EXAMPLE_SCHEME:
            return self._view.example(url.path())
        if url.scheme() == BOX_SCHEME and self._box_picture is not None:
            return self._box_picture(url.path())
        return None

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Draws the examples anew where the new width changes their size."""
        super().resizeEvent(event)
        page = self.document()
        resized = [
            address
            for address, example in self._examples.items()
            if page.resource(IMAGE_RESOURCE, QUrl(address)).size()
            != self._size_of(address, example)
        ]
        for address in resized:
            page.addResource(IMAGE_RESOURCE, QUrl(address), self._reserve_room(address))
        if resized:
            page.markContentsDirty(0, page.characterCount())

    def finish_drawing(self) -> None:
        """Draws all remaining examples without waiting."""
        while self._undrawn_addresses:
            self._draw_next()

    def _reserve_room(self, address: str) -> QImage:
        """Returns a clear image of an example's size, and plans to draw the example."""
        if address not in self._undrawn_addresses:
            self._undrawn_addresses.append(address)
        if not self._drawing_timer.isActive():
            self._drawing_timer.start(FIRST_EXAMPLE_MS)
        size = self._size_of(address, self._examples[address]) / self.devicePixelRatioF()
        return self._clear_image(size.width(), size.height())

    def _draw_next(self) -> None:
        if not self._undrawn_addresses:
            return
        address = self._undrawn_addresses.pop(0)
        self.document().addResource(IMAGE_RESOURCE, QUrl(address), self._draw_example(address))
        self.viewport().update()
        if self._undrawn_addresses:
            self._drawing_timer.start(0)

    def _scale_of(self, address: str, example: ExamplePicture) -> float:
        """Returns the scale of an example's picture, 1 at 100 %; smaller on a narrow page, or if
        the address names a smaller height."""
        room = max(_MIN_PAGE_WIDTH, self.viewport().width() - appearance.scaled(52))
        height = int(QUrl(address).fragment() or example.height)
        scale = min(1.0, height / example.height) * appearance.font_scale() / 100
        return min(scale, room / (example.width + 2 * _SHADOW_MARGIN))

    def _size_of(self, address: str, example: ExamplePicture) -> QSize:
        """Returns the size of an example's picture in device pixels."""
        scale = self._scale_of(address, example) * self.devicePixelRatioF()
        width, height = (side + 2 * _SHADOW_MARGIN for side in (example.width, example.height))
        return QSize(round(width * scale), round(height * scale))

    def _draw_icon(self, path: list[str], height: int) -> QImage:
        size = appearance.scaled(height)
        image = self._clear_image(size, size)
        painter = QPainter(image)
        svg.draw(painter, QRectF(0, 0, size, size), *path)
        painter.end()
        return image

    def _draw_example(self, address: str) -> QImage:
        """Returns the picture of an example."""
        example = self._examples[address]
        scale = self._scale_of(address, example)
        shades = shades_on(self)
        look = Look(THEMES[shades.table], scale, self.devicePixelRatioF())
        image = self._clear_image(
            (example.width + 2 * _SHADOW_MARGIN) * scale,
            (example.height + 2 * _SHADOW_MARGIN) * scale,
        )
        painter = QPainter(image)
        margin = _SHADOW_MARGIN * scale
        paint_example(painter, example, self._cache, look, QPointF(margin, margin), shades.text)
        painter.end()
        return image

    def _clear_image(self, width: float, height: float) -> QImage:
        """Returns a clear image of a size in logical pixels."""
        ratio = self.devicePixelRatioF()
        image = QImage(
            round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image
