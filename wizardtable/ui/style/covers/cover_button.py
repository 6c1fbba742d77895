# SPDX-License-Identifier: MIT
"""Buttons to choose a game: each is a framed cover above a parchment tag with the game's title."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from wizardtable.core import catalog, override
from wizardtable.paint.metal import parchment_brush, shrunk
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture

COVER_WIDTH: Final = 192
"""The width of a cover if there is space for all covers, in pixels at 100 %."""

PICTURE_HEIGHT: Final = 160
"""The height of the picture above the tag if there is space, in pixels at 100 %."""

MAX_PICTURE_RATIO: Final = 3.4
"""The largest ratio of width to height at which a picture is shown; its figures need the height."""

MIN_COVER_WIDTH: Final = 84
"""The smallest width of a cover, in pixels at 100 %."""

TAG_TEXT_SIZE: Final = 15
"""The size of the text on a tag, in pixels at 100 %."""

TAG_PADDING: Final = 6
"""The distance between the edge of a tag and its text, in pixels at 100 %."""

COVER_MARGIN: Final = 4
"""The margin around picture and tag, in pixels at 100 %; the focus ring is inside it."""

COVER_GAP: Final = 12
"""The gap between two covers, in pixels at 100 %."""

TAG_INK: Final = "#2a1c10"
"""The colour of the text on parchment, except in high contrast, as "#rrggbb"."""


class CoverButton(QPushButton):
    """The cover of a game over a tag with its title; a click or Enter chooses the game.

    Attributes:
        picture: the cover.
    """

    def __init__(self, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = GamePicture(game_id, self, after_others=True)
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture_height, self._tag_lines = 0, 1
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def lines_at(self, width: int) -> int:
        """Returns the number of lines (1 or 2) of the title on a tag of this width in pixels."""
        room = width - 2 * appearance.scaled(TAG_PADDING + COVER_MARGIN)
        metrics = QFontMetricsF(appearance.serif(TAG_TEXT_SIZE, bold=True))
        return 1 if metrics.horizontalAdvance(self.text()) <= room else 2

    def tag_height(self, lines: int) -> int:
        """Returns the height in pixels of a tag with this many lines, with the margin below it."""
        line = QFontMetricsF(appearance.serif(TAG_TEXT_SIZE, bold=True)).lineSpacing()
        return (
            round(lines * line)
            + 2 * appearance.scaled(TAG_PADDING)
            + appearance.scaled(COVER_MARGIN)
        )

    def show_parts(self, picture_height: int, lines: int) -> None:
        """Sets the height of the picture in pixels (0 for no picture) and the lines of the tag."""
        if (picture_height, lines) != (self._picture_height, self._tag_lines):
            self._picture_height, self._tag_lines = picture_height, lines
            self.updateGeometry()
        self._place_picture()
        self.update()

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        height = (
            self._picture_height
            + appearance.scaled(COVER_MARGIN)
            + self.tag_height(self._tag_lines)
        )
        return QSize(appearance.scaled(MIN_COVER_WIDTH), height)  # the row gives what it has

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_picture()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Enlarges the scene while the pointer is over the button."""
        super().enterEvent(event)
        self.picture.come_near(1.0)

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.picture.come_near(0.0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints the tag, and a ring around a button with the focus."""
        worn = appearance.shades()
        plain = worn.table == "contrast"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self.height() - self.tag_height(self._tag_lines)
        if self.hasFocus():
            painter.setPen(QPen(QColor(worn.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = appearance.scaled(6)
            painter.drawRoundedRect(shrunk(QRectF(self.rect()), 1.5), edge, edge)
        margin = appearance.scaled(COVER_MARGIN) + 0.5
        tag = QRectF(self.rect()).adjusted(margin, top, -margin, -margin)
        painter.setPen(QPen(QColor(worn.line if plain else "#8a6a3a"), 1))
        painter.setBrush(QColor(worn.panel) if plain else parchment_brush(tag))
        painter.drawRoundedRect(tag, 3, 3)
        painter.setPen(QColor(worn.text if plain else TAG_INK))
        painter.setFont(appearance.serif(TAG_TEXT_SIZE, bold=True))
        inset = appearance.scaled(TAG_PADDING) - 2
        words = tag.adjusted(inset, 0, -inset, 0)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, int(flags), self.text())
        painter.end()

    def _place_picture(self) -> None:
        margin = appearance.scaled(COVER_MARGIN)
        below = self.tag_height(self._tag_lines) + 2
        self.picture.setVisible(self._picture_height > 0)
        self.picture.setGeometry(self.rect().adjusted(margin, margin, -margin, -below))


class CoverRow(QWidget):
    """A row with the covers of all games; the tags have the same height.

    Attributes:
        games: the buttons by the id of the game.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers = {game: CoverButton(game, self) for game in catalog.GAMES}
        self.games: Mapping[str, QPushButton] = self._covers
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(appearance.scaled(COVER_GAP))
        for cover in self._covers.values():
            row.addWidget(cover, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def fit(self, width: int, height: int) -> None:
        """Chooses the sizes of pictures and tags for a space of this size in pixels.

        Pictures are as high as possible. If the space is too low for them, only the tags are shown.
        """
        covers = self._covers.values()
        gaps = appearance.scaled(COVER_GAP) * (len(covers) - 1)
        each = min(appearance.scaled(COVER_WIDTH), (width - gaps) // len(covers))
        lines = max(cover.lines_at(each) for cover in covers)
        margin = appearance.scaled(COVER_MARGIN)
        tag = max(cover.tag_height(lines) for cover in covers)
        picture = min(appearance.scaled(PICTURE_HEIGHT), height - tag - margin)
        if picture < (each - 2 * margin) / MAX_PICTURE_RATIO:
            picture = 0
        for cover in covers:
            cover.show_parts(picture, lines)
        self.setMaximumWidth(len(covers) * appearance.scaled(COVER_WIDTH) + gaps)
