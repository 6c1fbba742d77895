# SPDX-License-Identifier: MIT
"""Every card of a spell has its text, however little room there is."""

import pytest
from PySide6.QtCore import QRectF

from tests.table import sizes
from wizardtable.core import catalog
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.view.pieces import spell_cards
from wizardtable.games.wizards_gambit.view.spell_briefs import brief_sentence
from wizardtable.paint.cardstock import CARD_RATIO, room_on
from wizardtable.paint.paragraphs import paragraph_size
from wizardtable.paint.theme import Look
from wizardtable.table.view import Sprite

pytestmark = pytest.mark.usefixtures("qapp")

SPEC = catalog.get("wizards_gambit")
LONG_CARD_TEXT = "A text that has room on no card of this size. " * 8


@pytest.mark.parametrize("width", [spell_cards.SMALL_WIDTH, 142.0, spell_cards.NOTED_WIDTH, 172.0])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75])
def test_a_spell_is_never_without_its_text(width: float, scale: float) -> None:
    for ability in range(box.ABILITY_COUNT):
        brief = brief_sentence(ability)
        if brief:
            sprite = Sprite("spell", (ability, "Spell", 2, LONG_CARD_TEXT))
            size = width, width * CARD_RATIO
            lines = sizes.written(SPEC, sprite, size, Look(scale=scale))
            written = " ".join(line.text for line in lines).replace("  ", " ")
            assert brief in written


def test_momentum_is_read_in_large_writing_in_the_smallest_window() -> None:
    rect = QRectF(0, 0, 157, 157 * CARD_RATIO)  # 1000 by 640, at 175 %
    room = spell_cards._detail(rect, LONG_CARD_TEXT).note
    assert room is not None
    for ability in range(box.ABILITY_COUNT):
        if brief_sentence(ability):
            assert paragraph_size(
                room_on(rect, room), brief_sentence(ability), Look(scale=1.75), 12.4
            )
