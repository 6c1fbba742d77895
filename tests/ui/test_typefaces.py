# SPDX-License-Identifier: MIT
"""Tests that the program's two fonts contain every character that it shows."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont, QTextLayout
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QStyleOptionViewItem,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from wizardtable.paint.theme import sans_family, serif_family
from wizardtable.ui.style import appearance
from wizardtable.ui.style.sentence_delegate import _lines

ROOT = Path(__file__).parents[2]

WEIGHTS = (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)


def signs() -> set[str]:
    """Returns all characters of all messages and rules pages, in both languages."""
    characters: set[str] = set()
    for path in ROOT.joinpath("translations").glob("*.ts"):
        for message in ElementTree.parse(path).iter("message"):
            characters.update("".join(message.itertext()))
    for path in ROOT.joinpath("resources", "rules").rglob("*.md"):
        characters.update(path.read_text(encoding="utf-8"))
    return {sign for sign in characters if sign.isprintable() or sign in "\u00a0\u202f"}


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("italic", [False, True])
def test_each_face_has_every_character_of_every_language(
    qtbot: QtBot, weight: QFont.Weight, italic: bool
) -> None:
    for family in (sans_family(), serif_family()):
        font = QFont(family)
        font.setWeight(weight)
        font.setItalic(italic)
        raw = QRawFont.fromFont(font)
        assert raw.familyName().startswith(family)
        assert not [sign for sign in signs() if not raw.supportsCharacter(ord(sign))], family


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_are_of_one_width_so_that_numbers_that_run_stay_where_they_are(
    qtbot: QtBot, weight: QFont.Weight
) -> None:
    font = QFont(sans_family())
    font.setWeight(weight)
    assert len({QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.fixture
def worn(qapp: QApplication) -> Iterator[QApplication]:
    appearance.apply_theme(qapp, "dark", 100)
    yield qapp
    appearance.apply_theme(qapp, "dark", 100)


@pytest.mark.parametrize(("scale", "pixels"), [(100, 14), (150, 21), (175, 24)])
def test_every_control_is_set_in_one_face_at_one_size(
    qtbot: QtBot, worn: QApplication, scale: int, pixels: int
) -> None:
    appearance.apply_theme(worn, "dark", scale)
    for kind in (QLabel, QPushButton, QListWidget, QMenu):
        made = kind()
        qtbot.addWidget(made)
        made.ensurePolished()
        assert QFontInfo(made.font()).family() == sans_family()
        assert made.font().pixelSize() == pixels
    assert QFontInfo(QToolTip.font()).family() == sans_family()


def test_a_word_that_is_wider_than_its_list_goes_on_below_in_the_same_face(
    qtbot: QtBot, worn: QApplication
) -> None:
    item = QStyleOptionViewItem()
    item.font = worn.font()
    lines = _lines("Rolf prend " + "w" * 60, "", item, 200)
    assert lines.lineCount() > 2
    assert all(lines.lineAt(n).naturalTextWidth() <= 200 for n in range(lines.lineCount()))
    assert {run.rawFont().familyName() for run in lines.glyphRuns()} == {sans_family()}


def test_french_is_set_in_the_sans_with_its_narrow_space(qtbot: QtBot) -> None:
    layout = QTextLayout("«\u202fQuoi\u202f?\u202f» Œuvre\u00a0: où\u202f!", QFont(sans_family()))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert {run.rawFont().familyName() for run in layout.glyphRuns()} == {sans_family()}
    wide = QFontMetricsF(QFont(sans_family())).horizontalAdvance
    assert 0 < wide("a\u202fb") - wide("ab") < wide("a\u00a0b") - wide("ab")
