# SPDX-License-Identifier: MIT
"""Tests the style of windows: readable text, and a complete style sheet."""

import re
from itertools import product
from typing import cast

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.ui.style import appearance, mark_labels
from wizardtable.ui.style.materials import PALETTES as PALETTES_ON_SHEETS
from wizardtable.ui.style.materials import SURFACES, Material, tile
from wizardtable.ui.style.palette import (
    DAY,
    EVENING,
    MIN_TEXT_CONTRAST,
    PALETTES,
    TEXT_PAIRS,
    Palette,
    contrast,
)
from wizardtable.ui.style.widgets import Dialog, Ornament

ALL = pytest.mark.parametrize("worn", PALETTES.values(), ids=PALETTES.keys())


@ALL
@pytest.mark.parametrize(("writing", "surface"), TEXT_PAIRS)
def test_all_writing_stands_out_from_its_surface(worn: Palette, writing: str, surface: str) -> None:
    assert contrast(getattr(worn, writing), getattr(worn, surface)) >= 4.5


@ALL
def test_marks_and_focus_rings_stand_out(worn: Palette) -> None:
    for seat in SEAT_COLOURS:
        colour = seat[0 if worn.dark else 1]
        assert contrast(colour, worn.window) >= 3
        assert contrast(colour, worn.field) >= 4.5  # the log is written in it
    for surface in (worn.window, worn.panel, worn.raised, worn.field):
        assert contrast(worn.focus, surface) >= 3


@pytest.mark.parametrize("material", Material)
@ALL
def test_all_writing_stands_out_from_the_sheet_it_is_on(worn: Palette, material: Material) -> None:
    sheet = PALETTES_ON_SHEETS.get((worn, material), worn)
    for writing, surface in TEXT_PAIRS:
        assert contrast(getattr(sheet, writing), getattr(sheet, surface)) >= 4.5
    heading = sheet.brass_high if sheet.dark else sheet.brass_deep
    for shade in SURFACES.get((worn, material), (sheet.window,)):
        for colour in (sheet.text, sheet.soft, sheet.danger, heading):
            assert contrast(colour, shade) >= 4.5
        assert contrast(sheet.focus, shade) >= 3


def test_a_surface_stays_between_its_two_shades_and_its_tiles_fit(qtbot: QtBot) -> None:
    for (_, material), shades in SURFACES.items():
        image = tile(material, shades).toImage()
        dark, light = (QColor(shade) for shade in shades)
        last = image.width() - 1
        for x, y in product(range(0, last, 17), repeat=2):
            assert dark.red() - 1 <= image.pixelColor(x, y).red() <= light.red() + 1
        steps = [
            abs(image.pixelColor(last, y).red() - image.pixelColor(0, y).red())
            for y in range(0, last, 5)
        ]
        assert max(steps) <= light.red() - dark.red()


@pytest.mark.parametrize("theme", PALETTES)
def test_each_material_is_seen(qtbot: QtBot, theme: str) -> None:
    app = cast("QApplication", QApplication.instance())
    appearance.apply_theme(app, theme, 100)
    try:
        middles = set()
        for material in Material:
            dialog = type("Made", (Dialog,), {"material": material})(None, 300, 200)
            qtbot.addWidget(dialog)
            dialog.show()
            middles.add(dialog.grab().toImage().scaled(1, 1).pixelColor(0, 0).name())
        assert len(middles) == (1 if theme == "contrast" else 3)
    finally:
        appearance.apply_theme(app, "dark", 100)


@ALL
@pytest.mark.parametrize("scale", [100, 175])
def test_nothing_is_left_open_in_the_sheet(qtbot: QtBot, worn: Palette, scale: int) -> None:
    sheet = appearance.style_sheet(worn, scale)
    assert "$" not in sheet
    for picture in re.findall(r'url\("([^"]+)"\)', sheet):
        assert open(picture, encoding="utf-8").read().startswith("<svg")  # noqa: PTH123, SIM115


def test_lengths_and_writing_grow_with_the_font_scale(qtbot: QtBot) -> None:
    small, large = (appearance.style_sheet(EVENING, scale) for scale in (100, 175))
    assert "font-size: 29px" in small
    assert "font-size: 51px" in large
    assert "border-radius: 6px" in small
    assert "border-radius: 10px" in large


@pytest.mark.parametrize(
    ("size", "percent"),
    [
        ((1000, 640), 100),
        ((1280, 720), 100),
        ((1600, 1000), 100),
        ((2560, 1440), 130),
        ((3440, 720), 100),
        ((3840, 2160), 165),
        ((7680, 4320), 165),
    ],
)
def test_writing_grows_gently_with_a_large_window(size: tuple[int, int], percent: int) -> None:
    assert appearance.growth(*size) == percent


def test_the_application_is_dressed_in_the_theme(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        appearance.apply_theme(app, "light", 125)
        assert appearance.shades() is DAY
        assert appearance.scaled(16) == 20
        assert app.palette().window().color().name() == DAY.window
        assert app.font().pixelSize() == 18
    finally:
        appearance.apply_theme(app, "dark", 100)
    assert appearance.shades() is EVENING


@pytest.mark.qt_log_ignore("raise|grabbing", extend=True)  # there is no real screen
def test_a_list_of_choices_opens_to_its_whole_length(qtbot: QtBot) -> None:
    appearance.apply_theme(cast("QApplication", QApplication.instance()), "dark", 100)
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["first", "second", "third"])
    box.show()
    box.showPopup()
    last = box.view().visualRect(box.model().index(2, 0))
    assert last.bottom() <= box.view().viewport().height()
    box.hidePopup()


def test_an_open_dialog_grows_with_its_writing(qtbot: QtBot) -> None:
    app = cast("QApplication", QApplication.instance())
    appearance.apply_theme(app, "dark", 100)
    dialog = Dialog(None, 300, 200)
    qtbot.addWidget(dialog)
    dialog.show()
    appearance.apply_theme(app, "dark", 150)
    assert dialog.contentsRect().size().toTuple() == (450, 300)
    appearance.apply_theme(app, "dark", 100)
    assert dialog.contentsRect().size().toTuple() == (300, 200)


def test_a_low_dialog_gives_the_room_of_its_ornament_to_what_is_read(qtbot: QtBot) -> None:
    dialog = Dialog(None, 600, 500)
    qtbot.addWidget(dialog)
    body = QLabel("What is read.", dialog)
    dialog.furnish(QLabel("Title", dialog), body)
    dialog.show()
    ornament = dialog.findChild(Ornament)
    assert ornament is not None
    assert ornament.isVisible()
    dialog.resize(600, 400)
    assert not ornament.isVisible()
    dialog.resize(600, 500)
    assert ornament.isVisible()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_names_of_players_stand_out_in_lists_and_on_the_chosen_line(
    qapp: QApplication, theme: str, game: str
) -> None:
    colours = mark_labels.colours_of(catalog.get(game))
    try:
        appearance.apply_theme(qapp, theme, 100)
        worn = appearance.shades()
        for seat, surface in product(range(6), (worn.panel, worn.field, worn.selection)):
            ink = mark_labels.seat_ink(seat, colours).name()
            assert contrast(ink, surface) >= MIN_TEXT_CONTRAST, (seat, ink, surface)
    finally:
        appearance.apply_theme(qapp, "dark", 100)
