# SPDX-License-Identifier: MIT
"""Tests that the serif font has the no-break space and hyphen of French, and is unchanged
otherwise."""

from pathlib import Path

import pytest
from font_source_serif_pro import font_files_ttf
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont, QTextLayout
from pytestqt.qtbot import QtBot

from wizardtable.paint.book_face import (
    HYPHEN_CODE,
    NARROW_SPACE_CODE,
    NO_BREAK_HYPHEN_CODE,
    SPACE_CODE,
    with_added_signs,
)
from wizardtable.paint.theme import Look, serif_family

FONT_STYLES = ["", "It", "Semibold", "Bold"]


def glyphs(face: bytes) -> list[list[int]]:
    raw = QRawFont()
    raw.loadFromData(face, 40, QFont.HintingPreference.PreferNoHinting)
    assert raw.isValid()
    return [raw.glyphIndexesForString(chr(sign)) for sign in (*range(0x20, 0xD800), 0x1F12F)]


@pytest.mark.parametrize("face", FONT_STYLES)
def test_only_space_and_hyphen_that_hold_are_added_and_they_are_those_of_the_face(
    qtbot: QtBot, face: str
) -> None:
    plain = Path(font_files_ttf[f"SourceSerifPro{face}"]).read_bytes()
    before, after = glyphs(plain), glyphs(with_added_signs(plain))
    changed = [index + 0x20 for index, old in enumerate(before) if after[index] != old]
    assert changed == [NO_BREAK_HYPHEN_CODE, NARROW_SPACE_CODE]
    assert after[NARROW_SPACE_CODE - 0x20] == after[SPACE_CODE - 0x20] != [0]
    assert after[NO_BREAK_HYPHEN_CODE - 0x20] == after[HYPHEN_CODE - 0x20] != [0]


def test_a_face_that_has_it_stays_as_it_is(qtbot: QtBot) -> None:
    once = with_added_signs(Path(font_files_ttf["SourceSerifPro"]).read_bytes())
    assert glyphs(with_added_signs(once)) == glyphs(once)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_french_sentences_are_painted_in_one_face_with_spaces_of_one_width(
    qtbot: QtBot, bold: bool, italic: bool
) -> None:
    font = Look().serif(40, bold=bold, italic=italic)
    sentence = "«\u202fQuoi\u202f?\u202f» Oui\u202f; fin\u00a0: celui\u2011ci\u202f!"
    layout = QTextLayout(sentence, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert {run.rawFont().familyName() for run in layout.glyphRuns()} == {serif_family()}
    wide = QFontMetricsF(font).horizontalAdvance
    assert wide("a\u202fb") == pytest.approx(wide("a\u00a0b"))
    assert wide("a\u202fb") > wide("ab")
