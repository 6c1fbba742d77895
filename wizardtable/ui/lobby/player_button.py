# SPDX-License-Identifier: MIT
"""The button of the current player in the lobby's corner: portrait, name and rating."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wizardtable.core import override
from wizardtable.core.text import N_, plain_tip
from wizardtable.core.wizards import PORTRAITS
from wizardtable.paint import svg
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import portrait_pixmap
from wizardtable.ui.style.widgets import with_role

PORTRAIT_SIZE: Final = 36
"""Width and height of the portrait, in pixels at 100 %."""

PADDING: Final = 6
"""The space around the portrait, in pixels at 100 %."""

MAX_NAME_WIDTH: Final = 150
"""The largest width of the name, in pixels at 100 %."""

MIN_WORDS_WIDTH: Final = 40
"""A name with less room than this many pixels at 100 % is not shown."""


class PlayerButton(QPushButton):
    """The button that opens the current player's page.

    It shows the portrait, and the name above the rating if there is room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        with_role(self, "plain")
        self.setAutoDefault(False)
        self._portrait = self._name = self._rating = ""
        self._available_width = 10_000
        self.retranslate()

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        name = self._name or render(N_("PlayerButton", "Your page"))
        spoken_name = name
        if self._rating:
            rated_name = N_("PlayerButton", "{name}, rating {rating}")
            spoken_name = render(rated_name.of(name=name, rating=self._rating))
        self.setAccessibleName(spoken_name)
        explanation = render(
            N_(
                "PlayerButton",
                "Your rating, results and achievements, and the other players on this computer",
            )
        )
        self.setAccessibleDescription(explanation)
        is_readable = spoken_name in (self._name, name)  # it can be read on the button
        self.setToolTip(plain_tip(explanation if is_readable else f"{spoken_name}\n{explanation}"))
        self.updateGeometry()
        self.update()

    def show_player(self, name: str, portrait: str, rating: str = "") -> None:
        """Shows a player; each part is "" if the player has none."""
        self._name, self._rating = name, rating
        self._portrait = portrait if portrait in PORTRAITS else ""
        self.retranslate()

    def fit_width(self, available_width: int) -> None:
        """Resizes the button to its contents, at most as wide as this many pixels."""
        self._available_width = available_width
        self.resize(self.sizeHint())

    def shown_words(self) -> tuple[str, str]:
        """Returns the name and the rating, shortened to their room; "" for a part that is not
        shown."""
        width = self._words_width()
        if width < appearance.scaled(MIN_WORDS_WIDTH):
            return "", ""
        name_metrics, rating_metrics = (QFontMetrics(font) for font in _fonts())
        elide_right = Qt.TextElideMode.ElideRight
        name = self._name or render(N_("PlayerButton", "Your page"))
        return name_metrics.elidedText(name, elide_right, width), rating_metrics.elidedText(
            self._rating, elide_right, width
        )

    def _words_width(self) -> int:
        free = self._available_width - appearance.scaled(PORTRAIT_SIZE + 4 * PADDING)
        return min(appearance.scaled(MAX_NAME_WIDTH), free)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        widths = [
            QFontMetrics(font).horizontalAdvance(text)
            for font, text in zip(_fonts(), self.shown_words(), strict=True)
        ]
        portrait_size, padding = appearance.scaled(PORTRAIT_SIZE), appearance.scaled(PADDING)
        words_width = max(widths) + 2 * padding if max(widths) else 0
        return QSize(portrait_size + 2 * padding + words_width, portrait_size + 2 * padding)

    @override
    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        shades = appearance.shades()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        portrait_size, padding = appearance.scaled(PORTRAIT_SIZE), appearance.scaled(PADDING)
        face = QRectF(padding, (self.height() - portrait_size) / 2, portrait_size, portrait_size)
        if self._portrait:
            pixmap = portrait_pixmap(self._portrait, ceil(portrait_size * self.devicePixelRatioF()))
            painter.drawPixmap(face, pixmap, QRectF(pixmap.rect()))
        else:
            painter.setPen(QColor(shades.brass))
            painter.setBrush(QColor(shades.raised))
            painter.drawEllipse(face.adjusted(1, 1, -1, -1))
            quarter = portrait_size / 4
            inner = face.adjusted(quarter, quarter, -quarter, -quarter)
            svg.draw(painter, inner, "ui", "person.svg", ink=shades.text)
        lit = self.underMouse() or self.hasFocus()
        colours = shades.text, shades.text if lit else shades.soft
        lines = [
            line for line in zip(self.shown_words(), _fonts(), colours, strict=True) if line[0]
        ]
        height = sum(QFontMetrics(font).height() for _, font, _ in lines)
        top = (self.height() - height) // 2
        for text, font, colour in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            line_height = QFontMetrics(font).height()
            room = QRect(portrait_size + 2 * padding, top, self.width(), line_height)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            top += line_height
        painter.end()


def _fonts() -> tuple[QFont, QFont]:
    """Returns the fonts of the name and of the rating."""
    small = QFont()
    small.setPixelSize(appearance.scaled(13))
    return appearance.serif(16, bold=True), small
