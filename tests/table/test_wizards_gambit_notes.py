# SPDX-License-Identifier: MIT
"""Tests that the text of the top spell stands in full beside every wizard, in both languages."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.view.areas import divide_table
from wizardtable.games.wizards_gambit.view.pieces.card_labels import ability_text
from wizardtable.games.wizards_gambit.view.pieces.spell_book import MIN_READABLE_PIXELS
from wizardtable.games.wizards_gambit.view.spell_briefs import brief_in_language
from wizardtable.paint.paragraphs import paragraph_size
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_LETTER_PIXELS
from wizardtable.table.stage import writing_growth
from wizardtable.ui.language import Language

TABLE_SIZES = ((700, 586), (980, 666), (1000, 586), (1240, 666), (2160, 1386))
"""The sizes of the table in windows of 1000 by 640 up to 2560 by 1440, with and without the
panel."""

USUAL_WINDOW_WIDTH = 1240
"""From this window width on, in pixels, no letters are smaller than usual."""

ABILITIES = read_card_table("").abilities


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    speech = Language(QApplication.instance())  # type: ignore[arg-type]
    speech.speak(request.param)
    yield request.param
    speech.speak("en")


@pytest.mark.parametrize(
    ("size", "seats"),
    [case for case in product(TABLE_SIZES, range(2, 6)) if case != (TABLE_SIZES[0], 5)],
)
def test_every_ability_can_be_read_beside_every_wizard(
    language: str, size: tuple[int, int], seats: int
) -> None:
    grown = writing_growth(*map(float, size))
    look, least = (
        Look(scale=grown, growth=grown),
        MIN_LETTER_PIXELS if size[0] >= USUAL_WINDOW_WIDTH else MIN_READABLE_PIXELS,
    )
    for room in divide_table(*map(float, size), seats, look).seats:
        body = QRectF(0, 0, room.note.w, room.note.h - 14 * grown)
        for ability in ABILITIES:
            texts = [brief_in_language(ability), *([ability_text(ability)] if room.large else [])]
            assert any(paragraph_size(body, text, look, 12.3, least=least) for text in texts), texts


def test_what_is_said_beside_a_wizard_is_not_said_to_the_reader(qtbot: QtBot) -> None:
    assert brief_in_language(read_card_table("").abilities[12]) == "Hand limit: 7"
    assert not any("you" in brief_in_language(ability).lower() for ability in ABILITIES)
