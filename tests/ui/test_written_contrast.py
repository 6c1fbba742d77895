# SPDX-License-Identifier: MIT
"""Tests that text painted on the pieces of all games stands out from its background."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing, shown
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.paint import writing
from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.theme import THEMES, Look, Theme
from wizardtable.ui.style.palette import contrast

MIN_WRITING_CONTRAST = 4.5
"""The least contrast of text."""


def grounds(image: QImage, room: QRectF) -> list[str]:
    """Returns the colours in the rectangle in which a line will be written."""
    colours = []
    for across in range(9):
        for down in range(5):
            x = round(room.left() + room.width() * (across + 0.5) / 9)
            y = round(room.top() + room.height() * (down + 0.5) / 5)
            if image.valid(x, y):
                colours.append(image.pixelColor(x, y).name())
    return colours


def blend(ink: QColor, ground: str, share: float) -> str:
    """Returns the colour of ink that is painted with an opacity of `share` on a ground."""
    below = QColor(ground)
    share *= ink.alphaF()
    parts = [
        round(first * share + second * (1 - share))
        for first, second in zip(ink.getRgb()[:3], below.getRgb()[:3], strict=True)
    ]
    return QColor(*parts).name()


class Reader:
    """Records each painted text and its contrast."""

    def __init__(self, draw: Callable[..., None]) -> None:
        self._draw = draw
        self.image: QImage | None = None
        self.sprite = ""
        self.weak: dict[str, float] = {}
        self.lines = 0

    def __call__(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: QColor | str,
        align: int,
    ) -> None:
        if self.image is not None and text.strip():
            metrics = QFontMetricsF(font)
            room = metrics.boundingRect(rect, align, text)
            contrasts = sorted(
                contrast(blend(QColor(colour), ground, painter.opacity()), ground)
                for ground in grounds(self.image, painter.combinedTransform().mapRect(room))
            )
            if contrasts:
                self.lines += 1
                middle = contrasts[len(contrasts) // 2]
                if middle < MIN_WRITING_CONTRAST:
                    self.weak[f"{self.sprite}: {text}, {QColor(colour).name()}"] = round(middle, 2)
        self._draw(painter, rect, text, font, colour, align)


@pytest.mark.long
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
def test_writing_on_pieces_stands_out(
    game: str, theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = catalog.get(game)
    match: Any = Playing(spec, Setup(3), 5)
    reader = Reader(writing._draw)
    monkeypatch.setattr(writing, "_draw", reader)
    for _ in range(5):
        table = shown(match)
        qtbot.addWidget(table)
        size = table.size()
        reader.image = QImage(size, QImage.Format.Format_RGB32)
        painter = QPainter(reader.image)
        paint_felt(painter, size.toSizeF(), theme)
        for piece in sorted(table.layout_now.pieces, key=lambda placed: placed.z):
            box = piece.spot.box
            reader.sprite = piece.sprite.kind
            painter.save()
            painter.translate(box.x, box.y)
            spec.view.paint(painter, QRectF(0, 0, box.w, box.h), piece.sprite, Look(theme))
            painter.restore()
        painter.end()
        reader.image = None
        match.steps(15)
    assert reader.lines > 3
    assert reader.weak == {}
