# SPDX-License-Identifier: MIT
"""A small picture of a daily table: its game, the faces of its players, and a seal once played."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wizardtable.paint import svg
from wizardtable.paint.metal import IVORY, paint_number, shrunk
from wizardtable.paint.seals import paint_wax
from wizardtable.ui.lobby.tile_pictures import GamePicture
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import portrait_pixmap

WIDTH, HEIGHT = 158, 116
"""Pixels at 100 %."""

FACE_PIXELS: Final = 34
"""Width of a face at 100 %."""

SEAL_PIXELS: Final = 44
"""Width of the seal at 100 %."""

WAX, GIVEN_UP_WAX = "#9c2a22", "#5c5a55"
"""The colours of the wax of a seal."""

GIVEN_UP: Final = 0
"""The rank on the seal of a match that was given up."""


class SmallTable(GamePicture):
    """The picture of a game with faces along its lower edge.

    A seal bears the rank of a match that was played here.

    Attributes:
        rank: the rank on the seal, `GIVEN_UP`, or None without a seal.
    """

    def __init__(self, game: str, wizards: Sequence[str], parent: QWidget) -> None:
        """`wizards` are the portraits by seat; "" is a person without one."""
        super().__init__(game, parent, after_others=True)
        self._wizards = tuple(wizards)
        self.rank: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seal(self, rank: int | None) -> None:
        """Shows a seal with this rank, with a cross for `GIVEN_UP`, or none."""
        self.rank = rank
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: the same for every game."""
        return QSize(appearance.scaled(WIDTH), appearance.scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints faces and seal above the picture."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        side, gap = appearance.scaled(FACE_PIXELS), appearance.scaled(3)
        width = len(self._wizards) * (side + gap) - gap
        left = (self.width() - width) / 2
        for place, wizard in enumerate(self._wizards):
            box = QRectF(left + place * (side + gap), self.height() - side - 2 * gap, side, side)
            self._paint_face(painter, box, wizard)
        if self.rank is not None:
            self._paint_seal(painter, self.rank)
        painter.end()

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
        side, gap = appearance.scaled(SEAL_PIXELS), appearance.scaled(5)
        box = QRectF(self.width() - side - gap, gap, side, side)
        paint_wax(painter, box, GIVEN_UP_WAX if rank == GIVEN_UP else WAX)
        painter.setPen(Qt.PenStyle.NoPen)
        if rank == GIVEN_UP:
            sign = shrunk(box, side * 0.26)
            svg.draw(painter, sign, "ui", "missed.svg", ink=IVORY, kept=False)
        else:
            paint_number(painter, shrunk(box, side * 0.3), rank, IVORY)
