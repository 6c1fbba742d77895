# SPDX-License-Identifier: MIT
"""Tests that the detail card of a piece lies wholly on the table, however long its text is."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from wizardtable.paint.theme import Look
from wizardtable.table.detail_card import sheet_pieces
from wizardtable.table.view import Explanation, Placement, Sprite
from wizardtable.table.zones import Box, Spot

LONG_LINES = ("A sentence that is long enough to need more than one line on a narrow sheet.",) * 3
LONG_LEDGER = tuple((f"Something that counts, number {n}", f"{n} + {n}") for n in range(14))


@pytest.mark.parametrize("ratio", [1.0, 1.4])
@pytest.mark.parametrize("ledger", [(), LONG_LEDGER[:4], LONG_LEDGER])
@pytest.mark.parametrize("scale", [1.0, 1.5, 1.75])
@pytest.mark.parametrize("size", [(920, 430), (700, 586), (980, 666), (2200, 1380)])
def test_a_sheet_lies_wholly_on_the_table(
    qtbot: QtBot,
    size: tuple[int, int],
    scale: float,
    ledger: tuple[tuple[str, str], ...],
    ratio: float,
) -> None:
    table = Box(0, 0, *size)
    explanation = Explanation("A title", LONG_LINES, Sprite("nothing"), ratio, ledger)
    for piece in (Box(0, 0, 50, 70), Box(size[0] / 2, size[1] / 2, 50, 70)):
        paper, picture = sheet_pieces(explanation, piece, table, Look(scale=scale))
        assert paper.spot.box.is_within(table)
        assert picture.spot.box.is_within(paper.spot.box)


def test_a_ledger_makes_the_sheet_higher_by_its_rows(qtbot: QtBot) -> None:
    table = Box(0, 0, 980, 666)
    heights = []
    for rows in (0, 2, 6):
        (paper,) = sheet_pieces(
            Explanation("A title", LONG_LINES, ledger=LONG_LEDGER[:rows]),
            Box(0, 0, 9, 9),
            table,
            Look(),
        )
        heights.append(paper.spot.box.h)
    assert heights[0] < heights[1] < heights[2]


def test_a_long_text_stands_beside_its_card_and_a_short_one_beneath(qtbot: QtBot) -> None:
    table = Box(0, 0, 980, 666)
    piece = Box(400, 500, 50, 70)
    short = sheet_pieces(Explanation("A title", (), Sprite("nothing")), piece, table, Look())
    long = sheet_pieces(
        Explanation("A title", LONG_LINES * 3, Sprite("nothing")), piece, table, Look()
    )
    assert short[0].spot.box.h > short[0].spot.box.w
    assert long[1].spot.box.right < long[0].spot.box.centre[0]


def test_a_sheet_grows_broader_before_its_writing_grows_small(qtbot: QtBot) -> None:
    table, piece = Box(0, 0, 920, 430), Box(700, 20, 90, 60)
    many = Explanation("A title", LONG_LINES, Sprite("nothing"), ledger=LONG_LEDGER[:10])
    paper = sheet_pieces(many, piece, table, Look(scale=1.75))[0]
    assert paper.spot.box.w > 0.6 * table.w
    assert paper.sprite.details[-1] >= 0.7 * 1.75


def test_a_sheet_does_not_cover_what_its_explanation_shows_on_the_table(qtbot: QtBot) -> None:
    table, piece = Box(0, 0, 980, 666), Box(400, 400, 50, 70)
    above = Placement(("light",), Sprite("nothing"), Spot(Box(380, 300, 90, 100)), is_inert=True)
    plain = Explanation("A title", LONG_LINES)
    assert sheet_pieces(plain, piece, table, Look())[0].spot.box.meets(above.spot.box)
    paper = sheet_pieces(replace(plain, shown_pieces=(above,)), piece, table, Look())[0].spot.box
    assert paper.is_within(table)
    assert not paper.meets(above.spot.box)
    assert not paper.meets(piece)
