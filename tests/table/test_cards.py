# SPDX-License-Identifier: MIT
"""Tests the pictures of the apprentice cards: every layer is drawn, and different cards look
different."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter

from wizardtable.games.anludim.rules.components import COLOURS, PRINTED_COUNT
from wizardtable.games.anludim.view.pieces.card import paint_back, paint_card
from wizardtable.games.anludim.view.pieces.card_pennants import paint_shape
from wizardtable.paint import svg
from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.paint.numerals import numeral_path

ART_FOLDER = Path(__file__).parents[2] / "resources" / "art"
CARD_LAYERS = [
    *(f"anludim/{layer}-{colour}" for layer in ("figure", "shape", "ground") for colour in COLOURS),
    *(f"anludim/{layer}" for layer in ("divide", "divide-small", "back", "back-small")),
    *("table/card-frame", "table/card-frame-small"),
]
FELT_COLOUR = QColor("#1f4a45")

pytestmark = pytest.mark.usefixtures("qtbot")


def canvas(width: float, ratio: float = CARD_RATIO) -> QImage:
    image = QImage(round(width), round(width * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(FELT_COLOUR)
    return image


def picture(width: float, card: int, top: int = 0, used: int | None = None) -> QImage:
    image = canvas(width)
    painter = QPainter(image)
    paint_card(painter, QRectF(image.rect()), card, top, used)
    painter.end()
    return image


def raw(image: QImage) -> bytes:
    return bytes(image.constBits())


def colours_in(image: QImage) -> int:
    small = image.scaled(40, 56, Qt.AspectRatioMode.IgnoreAspectRatio)
    return len({small.pixel(x, y) for x in range(40) for y in range(56)})


def liveliness(image: QImage, rows: range) -> float:
    """Returns the mean of saturation times brightness, 0 to 1, over some pixel rows."""
    colours = [image.pixelColor(x, y) for y in rows for x in range(8, image.width() - 8)]
    return sum(colour.hsvSaturationF() * colour.valueF() for colour in colours) / len(colours)


@pytest.mark.parametrize("layer", CARD_LAYERS)
def test_a_layer_is_drawn_without_a_complaint_and_holds_no_text(layer: str) -> None:
    source = (ART_FOLDER / f"{layer}.svg").read_text(encoding="utf-8")
    assert not re.search(r"<(text|use|image|filter|mask|clipPath|style)\b", source)
    svg._renderer.cache_clear()  # Qt complains while it parses
    complaints: list[str] = []

    def listen(_kind: QtMsgType, _context: object, message: str) -> None:
        complaints.append(message)

    image = canvas(120)
    painter = QPainter(image)
    before = qInstallMessageHandler(listen)
    try:
        svg.draw(painter, QRectF(image.rect()), *f"{layer}.svg".split("/"))
    finally:
        qInstallMessageHandler(before)
        painter.end()
    assert complaints == []
    assert raw(image) != raw(canvas(120))


@pytest.mark.parametrize("width", [48, 90, 180])
def test_a_card_is_a_picture_at_every_size(width: int) -> None:
    assert colours_in(picture(width, 25)) > 300


def test_all_cards_look_different() -> None:
    assert len({raw(picture(90, card)) for card in range(PRINTED_COUNT)}) == PRINTED_COUNT == 65


@pytest.mark.parametrize("width", [60, 150])
def test_a_card_turned_round_shows_its_other_half_at_the_top(width: int) -> None:
    upright, turned = picture(width, 8, top=0), picture(width, 8, top=1)
    assert raw(upright) != raw(turned)
    corner = (round(width * 0.1), round(width * 0.08))
    blue, red = upright.pixelColor(*corner), turned.pixelColor(*corner)
    assert blue.blue() > blue.red()
    assert red.red() > red.blue()


@pytest.mark.parametrize("width", [60, 150])
@pytest.mark.parametrize("used", [0, 1])
@pytest.mark.parametrize("top", [0, 1])
def test_the_half_in_use_shines_and_the_other_fades(width: int, used: int, top: int) -> None:
    image = picture(width, 25, top, used)
    height = image.height()
    upper = liveliness(image, range(round(height * 0.08), round(height * 0.35)))
    lower = liveliness(image, range(round(height * 0.65), round(height * 0.92)))
    shining, faded = (upper, lower) if used == top else (lower, upper)
    assert shining > faded * 1.8


def test_nothing_is_painted_outside_the_card() -> None:
    image = QImage(160, 208, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(FELT_COLOUR)
    painter = QPainter(image)
    paint_card(painter, QRectF(20, 20, 120, 168), 25, 0, 0)
    painter.end()
    edges = [image.pixelColor(x, y) for x in range(160) for y in (16, 191)]
    edges += [image.pixelColor(x, y) for y in range(208) for x in (16, 143)]
    assert set(map(QColor.name, edges)) == {FELT_COLOUR.name()}


def test_the_five_shapes_differ_without_their_colours() -> None:
    def shadow(colour: int) -> bytes:
        image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_shape(painter, QRectF(image.rect()), colour)
        painter.end()
        return raw(image.convertToFormat(QImage.Format.Format_Alpha8))

    shadows = [shadow(colour) for colour in range(5)]
    for first in range(5):
        for second in range(first):
            differing = sum(
                abs(a - b) > 128 for a, b in zip(shadows[first], shadows[second], strict=True)
            )
            assert differing > 90, (COLOURS[first], COLOURS[second])


def test_six_and_nine_stand_on_a_bar() -> None:
    box = QRectF(0, 0, 50, 50)
    heights = {value: numeral_path(value, box).boundingRect() for value in range(1, 14)}
    assert all(box.adjusted(-1, -1, 1, 1).contains(bounds) for bounds in heights.values())
    pieces = {value: len(numeral_path(value, box).toSubpathPolygons()) for value in (6, 8, 9)}
    assert pieces[6] == pieces[9] == 3


@pytest.mark.parametrize("width", [48, 90, 180])
def test_the_back_is_a_picture_at_every_size(width: int) -> None:
    image = canvas(width)
    painter = QPainter(image)
    paint_back(painter, QRectF(image.rect()))
    painter.end()
    assert colours_in(image) > 100
