# SPDX-License-Identifier: MIT
"""Screenshots as they are seen with fewer colours, and dice that need none."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.games.elfenwizards.view.pieces.die import DieState, paint_die
from wizardtable.options import SIGHTS
from wizardtable.ui.tools.color_vision import seen_color, seen_image


def filled(color: str, width: int = 7) -> QImage:
    image = QImage(width, 3, QImage.Format.Format_ARGB32)
    image.fill(QColor(color))
    return image


@pytest.mark.parametrize("kind", SIGHTS)
@pytest.mark.parametrize("color", ["#000000", "#ffffff", "#808080"])
def test_what_has_no_colour_is_seen_by_everybody_alike(kind: str, color: str) -> None:
    seen = seen_image(filled(color), kind).pixelColor(3, 1)
    wanted = QColor(color)
    assert all(abs(a - b) <= 2 for a, b in zip(seen.getRgb()[:3], wanted.getRgb()[:3], strict=True))


def test_reds_and_greens_meet_where_one_of_them_is_not_seen() -> None:
    def apart(kind: str) -> float:
        red, green = seen_color((0.72, 0.35, 0.25), kind), seen_color((0.45, 0.52, 0.25), kind)
        return sum(abs(a - b) for a, b in zip(red, green, strict=True))

    assert apart("deuteranopia") < 0.25 < apart("tritanopia")


def test_without_colours_all_three_parts_are_equal() -> None:
    seen = seen_image(filled("#c83428"), "grey").pixelColor(0, 0)
    assert max(seen.getRgb()[:3]) - min(seen.getRgb()[:3]) <= 1


@pytest.mark.parametrize("side", [14, 20, 26, 34, 60])
@pytest.mark.parametrize("face", [0, 6])
def test_dice_of_two_guilds_differ_in_their_outline(qtbot: QtBot, side: int, face: int) -> None:
    def outline(seat: int) -> list[bool]:
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_die(painter, QRectF(0, 0, side, side), seat, face, DieState.FREE)
        painter.end()
        spots = ((x, y) for y in range(side) for x in range(side))
        return [image.pixelColor(x, y).alpha() > 127 for x, y in spots]

    outlines = [outline(seat) for seat in range(len(GUILDS))]
    for one, other in combinations(outlines, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 0.035 * side * side
