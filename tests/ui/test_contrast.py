# SPDX-License-Identifier: MIT
"""Tests that text, borders, glows and marks stand out from what is behind them, in every theme."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.core.arranged.looks import FELTS
from wizardtable.core.game_spec import GameSpec
from wizardtable.paint.cloth import paint_felt
from wizardtable.paint.felts import theme_with_looks
from wizardtable.paint.furniture import paint_hollow
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.paint.theme import THEMES, Look, Theme
from wizardtable.paint.worn_looks import WornLooks
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.view import Sprite
from wizardtable.ui.style import appearance
from wizardtable.ui.style.palette import PALETTES, Palette, contrast

THEMES_WITH_CLOTHS = {
    f"{name} {felt}".strip(): theme_with_looks(name, WornLooks(felt))
    for name in THEMES
    for felt in ("", *FELTS)
}
"""Every theme with every cloth of the table, by name."""

TABLES = pytest.mark.parametrize(
    "theme", list(THEMES_WITH_CLOTHS.values()), ids=list(THEMES_WITH_CLOTHS)
)
ROOMS = pytest.mark.parametrize("worn", list(PALETTES.values()), ids=list(PALETTES))

MIN_WRITING_CONTRAST, MIN_SIGN_CONTRAST = 4.5, 3.0
"""The least contrast of text, and the least contrast of signs without text."""


def cloth(theme: Theme) -> QImage:
    """Returns a picture of a small empty table."""
    image = QImage(320, 180, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_felt(painter, QSizeF(320, 180), theme)
    painter.end()
    return image


def places(image: QImage) -> list[tuple[int, int]]:
    """Returns points all over the table, except on its rim."""
    return [(x, y) for x in range(12, image.width() - 12, 23) for y in range(12, 168, 19)]


def grounds(theme: Theme) -> tuple[set[str], set[str]]:
    """Returns the colours of the bare cloth, and those within the hollow of a seat."""
    bare = cloth(theme)
    hollowed = cloth(theme)
    painter = QPainter(hollowed)
    paint_hollow(painter, QRectF(0, 0, 320, 180), False, Look(theme))
    painter.end()
    return (
        {bare.pixelColor(x, y).name() for x, y in places(bare)},
        {hollowed.pixelColor(x, y).name() for x, y in places(hollowed)},
    )


@TABLES
def test_writing_on_the_table_stands_out(theme: Theme, qtbot: QtBot) -> None:
    bare, hollow = grounds(theme)
    for ink, ground in product((theme.text, theme.text_soft), bare | hollow):
        assert contrast(ink, ground) >= MIN_WRITING_CONTRAST, (ink, ground)
    for ink, ground in product((theme.figure, theme.danger), hollow):
        assert contrast(ink, ground) >= MIN_WRITING_CONTRAST, (ink, ground)


@TABLES
def test_writing_on_paper_stands_out(theme: Theme) -> None:
    for ink, paper in product((theme.ink, theme.ink_soft), (theme.parchment, theme.parchment_edge)):
        assert contrast(ink, paper) >= MIN_WRITING_CONTRAST


@TABLES
def test_what_marks_a_seat_or_a_place_stands_out_from_the_cloth(theme: Theme, qtbot: QtBot) -> None:
    bare, hollow = grounds(theme)
    for mark, ground in product((theme.glow, theme.target, theme.hint), bare | hollow):
        assert contrast(mark, ground) >= MIN_SIGN_CONTRAST, (mark, ground)


@TABLES
@pytest.mark.parametrize("size", [(90.0, 126.0), (34.0, 34.0)], ids=["card", "token"])
@pytest.mark.parametrize("finish", [Finish.SOURCE, Finish.LIFTED, Finish.HINT], ids=str)
def test_the_glow_around_a_piece_stands_out_from_the_cloth(
    theme: Theme, size: tuple[float, float], finish: Finish, qtbot: QtBot
) -> None:
    def card(painter: QPainter, rect: QRectF, _sprite: Sprite, look: Look) -> None:
        painter.fillRect(rect, QColor(look.theme.parchment))

    made = PictureCache(card).picture(Sprite("card"), *size, Look(theme), finish)
    bare = cloth(theme)
    weakest = 21.0
    for x, y in places(bare)[::7]:
        ground = bare.pixelColor(x, y)
        table = QImage(made.pixmap.size(), QImage.Format.Format_RGB32)
        table.fill(ground)
        painter = QPainter(table)
        painter.drawPixmap(0, 0, made.pixmap)
        painter.end()
        left_edge = round(made.margin)
        rim_colours = (
            table.pixelColor(left_edge - beyond, table.height() // 2).name()
            for beyond in range(1, 5)
        )
        weakest = min(weakest, max(contrast(colour, ground.name()) for colour in rim_colours))
    assert weakest >= MIN_SIGN_CONTRAST


@TABLES
@pytest.mark.parametrize("size", [(90.0, 126.0), (34.0, 34.0)], ids=["card", "token"])
def test_a_piece_of_a_hint_has_a_line_around_it_that_what_can_be_taken_has_not(
    theme: Theme, size: tuple[float, float], qtbot: QtBot
) -> None:
    def opal(painter: QPainter, rect: QRectF, _sprite: Sprite, look: Look) -> None:
        painter.fillRect(rect, QColor("#efe9f5"))

    pieces = PictureCache(opal)
    lined = {}
    for finish in (Finish.SOURCE, Finish.HINT):
        made = pieces.picture(Sprite("gem"), *size, Look(theme), finish)
        image, left_edge = made.pixmap.toImage(), round(made.margin)
        beyond = image.pixelColor(left_edge - 1, image.height() // 2)
        lined[finish] = (beyond.name(), beyond.alpha()) == (theme.hint, 255)
    assert lined == {Finish.SOURCE: False, Finish.HINT: True}


@ROOMS
def test_what_can_be_used_has_a_border_that_is_seen(worn: Palette) -> None:
    for ground in (worn.window, worn.panel, worn.raised, worn.field):
        for border in (worn.border, worn.focus, worn.brass):
            assert contrast(border, ground) >= MIN_SIGN_CONTRAST, (border, ground)


@ROOMS
def test_headings_and_links_stand_out(worn: Palette) -> None:
    heading = worn.brass_high if worn.dark else worn.brass_deep
    for ground in (worn.window, worn.panel, worn.raised, worn.field, worn.lamp):
        assert contrast(heading, ground) >= MIN_WRITING_CONTRAST, ground


@ROOMS
def test_what_is_chosen_in_a_list_can_be_read(worn: Palette) -> None:
    for ink, ground in ((worn.text, worn.selection), (worn.on_brass, worn.brass)):
        assert contrast(ink, ground) >= MIN_WRITING_CONTRAST
    assert contrast(worn.on_brass, appearance.primary_edge_colour(worn)) >= MIN_WRITING_CONTRAST


@ROOMS
@pytest.mark.parametrize("spec", list(catalog.all()), ids=lambda spec: spec.id)
def test_the_colour_of_every_seat_stands_out(worn: Palette, spec: GameSpec) -> None:
    for pair in spec.colours or SEAT_COLOURS:
        colour = pair[0 if worn.dark else 1]
        assert contrast(colour, worn.field) >= MIN_WRITING_CONTRAST  # the log is written in it
        for ground in (worn.window, worn.panel, worn.raised):
            assert contrast(colour, ground) >= MIN_SIGN_CONTRAST, (colour, ground)
