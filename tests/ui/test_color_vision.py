# SPDX-License-Identifier: MIT
"""Tests screenshots as people with colour blindness see them, and dice without colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.games.elfenwizards.view.pieces.die import DieState, paint_die
from wizardtable.options import COLOUR_VISIONS
from wizardtable.ui.tools.color_vision import simulated_color, simulated_image


def filled(color: str, width: int = 7) -> QImage:
    image = QImage(width, 3, QImage.Format.Format_ARGB32)
    image.fill(QColor(color))
    return image


@pytest.mark.parametrize("kind", COLOUR_VISIONS)
@pytest.mark.parametrize("color", ["#000000", "#ffffff", "#808080"])
def test_greys_look_the_same_to_everybody(kind: str, color: str) -> None:
    simulated = simulated_image(filled(color), kind).pixelColor(3, 1)
    wanted = QColor(color)
    assert all(
        abs(a - b) <= 2 for a, b in zip(simulated.getRgb()[:3], wanted.getRgb()[:3], strict=True)
    )


def test_red_and_green_look_alike_to_people_who_lack_one_of_them() -> None:
    def distance(kind: str) -> float:
        red, green = (
            simulated_color((0.72, 0.35, 0.25), kind),
            simulated_color((0.45, 0.52, 0.25), kind),
        )
        return sum(abs(a - b) for a, b in zip(red, green, strict=True))

    assert distance("deuteranopia") < 0.25 < distance("tritanopia")


def test_without_colours_all_three_parts_are_equal() -> None:
    simulated = simulated_image(filled("#c83428"), "grey").pixelColor(0, 0)
    assert max(simulated.getRgb()[:3]) - min(simulated.getRgb()[:3]) <= 1


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
    for first, second in combinations(outlines, 2):
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 0.035 * side * side
