# SPDX-License-Identifier: MIT
"""A text browser that shows the program's own pictures inside a rules page."""

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QWidget

from wizardtable.paint import svg
from wizardtable.ui.style import appearance

SCHEME = "art"
"""`art:anludim/scroll.svg#40` is `resources/art/anludim/scroll.svg`, 40 pixels high at 100 %."""


class RulesBrowser(QTextBrowser):
    """Shows a rules page; links are left to its owner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Qt: draws the pictures that the page names."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == SCHEME:
            return self._picture(url.path().split("/"), int(url.fragment() or 40))
        return super().loadResource(kind, name)

    def _picture(self, path: list[str], height: int) -> QImage:
        ratio = self.devicePixelRatioF()
        size = appearance.scaled(height)
        image = QImage(round(size * ratio), round(size * ratio), QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        svg.draw(painter, QRectF(0, 0, size, size), *path)
        painter.end()
        return image
