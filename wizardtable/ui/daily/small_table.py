# SPDX-License-Identifier: MIT
"""A small picture of a daily table: its game, the faces of its players, and a seal once played."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.paint import svg
from wizardtable.paint.metal import IVORY, paint_number, shrunk
from wizardtable.paint.seals import paint_wax
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.portraits import portrait_pixmap

PICTURE_WIDTH, PICTURE_HEIGHT = 158, 116
"""The size of the picture, in pixels at 100 %."""

FACE_SIZE: Final = 34
"""The width and height of a face, in pixels at 100 %."""

SEAL_SIZE: Final = 44
"""The width and height of the seal, in pixels at 100 %."""

WAX_COLOUR, GIVEN_UP_WAX_COLOUR = "#9c2a22", "#5c5a55"
"""The colours of the seal's wax: of a finished match, and of a resigned match."""

GIVEN_UP: Final = 0
"""The rank that stands for a resigned match."""


class SmallTable(GamePicture):
    """The picture of a game with the players' faces along its lower edge.

    After the match, a seal bears the player's rank.

    Attributes:
        rank: the rank on the seal; `GIVEN_UP` for a cross, None for no seal.
    """

    def __init__(self, game: str, wizards: Sequence[str], parent: QWidget) -> None:
        """Makes a picture; `wizards` are the portraits by seat, "" for a person without a
        portrait."""
        super().__init__(game, parent, after_others=True)
        self._wizards = tuple(wizards)
        self.rank: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seal(self, rank: int | None) -> None:
        """Shows a seal with a rank, or with a cross for `GIVEN_UP`; None removes the seal."""
        self.rank = rank
        self.update()

    def _paint_face(self, painter: QPainter, box: QRectF, wizard: str) -> None:
        if wizard:
            pixmap = portrait_pixmap(wizard, round(box.width() * self.devicePixelRatioF()))
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            return
        painter.setPen(QPen(QColor(appearance.shades().brass_high), 1.5))
        painter.setBrush(QColor("#173033"))
        painter.drawEllipse(shrunk(box, 1))
        svg.draw(
            painter, shrunk(box, box.width() * 0.24), "ui", "person.svg", ink=IVORY, kept=False
        )

    def _paint_seal(self, painter: QPainter, rank: int) -> None:
        seal_size, gap = appearance.scaled(SEAL_SIZE), appearance.scaled(5)
        box = QRectF(self.width() - seal_size - gap, gap, seal_size, seal_size)
        paint_wax(painter, box, GIVEN_UP_WAX_COLOUR if rank == GIVEN_UP else WAX_COLOUR)
        painter.setPen(Qt.PenStyle.NoPen)
        if rank == GIVEN_UP:
            cross_box = shrunk(box, seal_size * 0.26)
            svg.draw(painter, cross_box, "ui", "missed.svg", ink=IVORY, kept=False)
        else:
            paint_number(painter, shrunk(box, seal_size * 0.3), rank, IVORY)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(PICTURE_WIDTH), appearance.scaled(PICTURE_HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paints faces and seal over the picture."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face_size, gap = appearance.scaled(FACE_SIZE), appearance.scaled(3)
        width = len(self._wizards) * (face_size + gap) - gap
        faces_left = (self.width() - width) / 2
        for index, wizard in enumerate(self._wizards):
            box = QRectF(
                faces_left + index * (face_size + gap),
                self.height() - face_size - 2 * gap,
                face_size,
                face_size,
            )
            self._paint_face(painter, box, wizard)
        if self.rank is not None:
            self._paint_seal(painter, self.rank)
        painter.end()
