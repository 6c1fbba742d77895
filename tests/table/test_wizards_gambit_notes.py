# SPDX-License-Identifier: MIT
"""What the top spell of a book does is written whole beside every wizard, in both languages."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules.card_table import read
from wizardtable.games.wizards_gambit.view.areas import divide
from wizardtable.games.wizards_gambit.view.pieces.card_names import ability_text
from wizardtable.games.wizards_gambit.view.pieces.spell_book import READ
from wizardtable.games.wizards_gambit.view.spell_briefs import in_brief
from wizardtable.paint.paragraphs import paragraph_size
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_LETTER_PIXELS
from wizardtable.table.stage import growth
from wizardtable.ui.language import Language

SIZES = ((700, 586), (980, 666), (1000, 586), (1240, 666), (2160, 1386))
"""The table in windows of 1000 by 640 up to 2560 by 1440, with and without the panel."""

USUAL = 1240
"""Pixels of the width from which on no letters are smaller than usual."""

ABILITIES = read("").abilities


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    speech = Language(QApplication.instance())  # type: ignore[arg-type]
    speech.speak(request.param)
    yield request.param
    speech.speak("en")


@pytest.mark.parametrize(
    ("size", "seats"), [one for one in product(SIZES, range(2, 6)) if one != (SIZES[0], 5)]
)
def test_every_ability_can_be_read_beside_every_wizard(
    language: str, size: tuple[int, int], seats: int
) -> None:
    grown = growth(*map(float, size))
    look, least = Look(scale=grown, growth=grown), MIN_LETTER_PIXELS if size[0] >= USUAL else READ
    for room in divide(*map(float, size), seats, look).seats:
        body = QRectF(0, 0, room.note.w, room.note.h - 14 * grown)
        for ability in ABILITIES:
            texts = [in_brief(ability), *([ability_text(ability)] if room.large else [])]
            assert any(paragraph_size(body, text, look, 12.3, least=least) for text in texts), texts


def test_what_is_said_beside_a_wizard_is_not_said_to_the_reader(qtbot: QtBot) -> None:
    assert in_brief(read("").abilities[12]) == "Hand limit: 7"
    assert not any("you" in in_brief(ability).lower() for ability in ABILITIES)
