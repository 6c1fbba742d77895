# SPDX-License-Identifier: MIT
"""Who plays now, in the lobby's corner: portrait, name and rating as one button."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wizardtable.core.text import N_, plain_tip
from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint import svg
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import portrait_pixmap
from wizardtable.ui.style.widgets import with_role

SIDE: Final = 36
"""Pixels at 100 % of the portrait."""

EDGE: Final = 6
"""Pixels at 100 % around it."""

WIDEST: Final = 150
"""Pixels at 100 % that the name takes at most."""

LEAST: Final = 40
"""Pixels at 100 % below which no words are shown."""


class PlayerButton(QPushButton):
    """The portrait, and beside it the name above the rating, as far as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        with_role(self, "plain")
        self.setAutoDefault(False)
        self._portrait = self._name = self._rating = ""
        self._room = 10_000
        self.retranslate()

    def show_player(self, name: str, portrait: str, rating: str = "") -> None:
        """Show a player; "" for a name, a portrait or a rating that there is not."""
        self._name, self._rating = name, rating
        self._portrait = portrait if portrait in PORTRAITS else ""
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        name = self._name or render(N_("PlayerButton", "Your page"))
        said = render(N_("PlayerButton", "{name}, rating {rating}")) if self._rating else "{name}"
        told = said.replace("{rating}", self._rating).replace("{name}", name)
        self.setAccessibleName(told)
        explained = render(
            N_(
                "PlayerButton",
                "Your rating, results and achievements, and the other players on this computer",
            )
        )
        self.setAccessibleDescription(explained)
        known = told in (self._name, name)  # it can be read on the button
        self.setToolTip(plain_tip(explained if known else f"{told}\n{explained}"))
        self.updateGeometry()
        self.update()

    def fit(self, room: int) -> None:
        """Take no more than so many pixels of width."""
        self._room = room
        self.resize(self.sizeHint())

    def words(self) -> tuple[str, str]:
        """What is written beside the portrait, as far as it has room."""
        room = self._words_room()
        if room < appearance.scaled(LEAST):
            return "", ""
        big, small = (QFontMetrics(font) for font in _fonts())
        right = Qt.TextElideMode.ElideRight
        name = self._name or render(N_("PlayerButton", "Your page"))
        return big.elidedText(name, right, room), small.elidedText(self._rating, right, room)

    def _words_room(self) -> int:
        free = self._room - appearance.scaled(SIDE + 4 * EDGE)
        return min(appearance.scaled(WIDEST), free)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as wide as what it shows."""
        widths = [
            QFontMetrics(font).horizontalAdvance(text)
            for font, text in zip(_fonts(), self.words(), strict=True)
        ]
        side, edge = appearance.scaled(SIDE), appearance.scaled(EDGE)
        words = max(widths) + 2 * edge if max(widths) else 0
        return QSize(side + 2 * edge + words, side + 2 * edge)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Qt: it fits itself."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints portrait and words on an empty button."""
        super().paintEvent(event)
        worn = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side, edge = appearance.scaled(SIDE), appearance.scaled(EDGE)
        face = QRectF(edge, (self.height() - side) / 2, side, side)
        if self._portrait:
            pixmap = portrait_pixmap(self._portrait, ceil(side * self.devicePixelRatioF()))
            painter.drawPixmap(face, pixmap, QRectF(pixmap.rect()))
        else:
            painter.setPen(QColor(worn.brass))
            painter.setBrush(QColor(worn.raised))
            painter.drawEllipse(face.adjusted(1, 1, -1, -1))
            quarter = side / 4
            inner = face.adjusted(quarter, quarter, -quarter, -quarter)
            svg.draw(painter, inner, "ui", "person.svg", ink=worn.text)
        lit = self.underMouse() or self.hasFocus()
        colours = worn.text, worn.text if lit else worn.soft
        lines = [one for one in zip(self.words(), _fonts(), colours, strict=True) if one[0]]
        high = sum(QFontMetrics(font).height() for _, font, _ in lines)
        top = (self.height() - high) // 2
        for text, font, colour in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            tall = QFontMetrics(font).height()
            room = QRect(side + 2 * edge, top, self.width(), tall)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            top += tall
        painter.end()


def _fonts() -> tuple[QFont, QFont]:
    """Of the name and of the rating."""
    small = QFont()
    small.setPixelSize(appearance.scaled(13))
    return appearance.serif(16, bold=True), small
