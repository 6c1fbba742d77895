# SPDX-License-Identifier: MIT
"""Tests Zavandor's cards, tokens and portraits: distinct at every size, with room for their
writing."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.languages import translator
from tests.table import pictures
from tests.table.pictures import apart, painted
from wizardtable.core.languages import languages
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.view.pieces import lot_face
from wizardtable.games.zavandor.view.pieces.artifact_deck import paint_artifact_back
from wizardtable.games.zavandor.view.pieces.character import paint_character
from wizardtable.games.zavandor.view.pieces.lot import paint_token
from wizardtable.games.zavandor.view.pieces.lot_face import (
    NAMELESS_WIDTH_PX,
    NOTED_WIDTH_PX,
    SMALL_WIDTH_PX,
    TINY_WIDTH_PX,
    paint_lot,
)
from wizardtable.games.zavandor.view.pieces.lot_signs import draw_emblem, paint_sign
from wizardtable.games.zavandor.view.pieces.sold_sentinel import paint_place
from wizardtable.paint.cardstock import CARD_RATIO, room_on
from wizardtable.paint.paragraphs import paint_paragraph, paragraph_size
from wizardtable.paint.seals import paint_points_seal, paint_price_seal
from wizardtable.paint.theme import DARK, LIGHT, Look, Theme

CARD_WIDTHS = (40, 76, 90, 150, 240)
"""One width in pixels for each level of detail: plaque, seals, name, ornaments, effect."""

LOOK = Look(DARK)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """Yields the list of Qt's warnings while the test runs; pictures are parsed anew."""
    with pictures.complaints() as heard:
        yield heard


def card(lot: int, width: int, title: str = "Talisman", note: str = "Two advances.") -> QImage:
    return painted(
        lambda p, r: paint_lot(p, r, LOOK, lot, title, note), width, round(width * CARD_RATIO)
    )


def raw(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_every_card_is_painted_at_every_size_without_a_complaint(
    width: int, complaints: list[str]
) -> None:
    cards = {raw(card(lot, width)) for lot in range(box.LOT_COUNT)}
    assert len(cards) == box.LOT_COUNT
    assert complaints == []


@pytest.mark.parametrize("size", [24, 48])
def test_no_emblem_is_taken_for_another_even_without_colour(size: int) -> None:
    greys = {
        lot: painted(
            lambda p, r, lot=lot: draw_emblem(p, r, lot), size, ground="#f0dfb6"
        ).convertToFormat(QImage.Format.Format_Grayscale8)
        for lot in range(box.LOT_COUNT)
    }
    for (lot, first), (other_lot, second) in combinations(greys.items(), 2):
        assert apart(first, second) > 12, (lot, other_lot)


@pytest.mark.parametrize("size", [24, 48])
def test_tokens_and_portraits_are_told_apart(size: int) -> None:
    tokens = [
        painted(lambda p, r, lot=lot: paint_token(p, r, LOOK, lot), size)
        for lot in range(box.LOT_COUNT)
    ]
    people = [
        painted(lambda p, r, who=who, m=medallion: paint_character(p, r, who, m), size)
        for who in range(len(box.CHARACTERS))
        for medallion in (True, False)
    ]
    for painted_ones in (tokens, people):
        assert all(apart(image, other) > 6 for image, other in combinations(painted_ones, 2))


@pytest.mark.parametrize("width", [60, 180])
def test_the_parts_of_the_deck_are_told_apart_without_colour(width: int) -> None:
    backs = [
        painted(
            lambda p, r, part=part: paint_artifact_back(p, r, LOOK, part), width, round(width * 1.4)
        ).convertToFormat(QImage.Format.Format_Grayscale8)
        for part in range(4)
    ]
    assert all(apart(image, other) > 1.5 for image, other in combinations(backs, 2))


def test_small_cards_have_larger_numbers_and_no_name() -> None:
    details = [
        lot_face._detail(QRectF(0, 0, width, width * CARD_RATIO), "note")
        for width in (TINY_WIDTH_PX - 1, NAMELESS_WIDTH_PX - 1, SMALL_WIDTH_PX - 1, NOTED_WIDTH_PX)
    ]
    assert [detail.title is not None for detail in details] == [False, False, True, True]
    assert [detail.note is not None for detail in details] == [False, False, False, True]
    for bigger, smaller in combinations(details, 2):
        assert bigger.price.width() > smaller.price.width()
        assert bigger.emblem.width() > smaller.emblem.width()
    same = (raw(card(box.ELIXIR, 64, title)) for title in ("Elixir", "Talisman"))
    assert next(same) == next(same)


@pytest.mark.parametrize("language", languages())
def test_the_effect_of_every_card_can_be_read_where_it_is_shown(language: str) -> None:
    rect = QRectF(0, 0, NOTED_WIDTH_PX, NOTED_WIDTH_PX * CARD_RATIO)
    detail = lot_face._detail(rect, "note")
    assert detail.note is not None
    room = room_on(rect, detail.note)
    translate = translator(language)
    for lot in range(box.LOT_COUNT):
        note = terms.lot_effect(lot).render(translate)
        assert paragraph_size(room, note, LOOK, 11, least=9), (language, note)


def test_a_card_without_a_note_shows_a_larger_picture() -> None:
    rect = QRectF(0, 0, 240, 336)
    assert lot_face._detail(rect, "").emblem.width() > lot_face._detail(rect, "note").emblem.width()


@pytest.mark.parametrize("width", [90, 150, 240])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_nothing_is_painted_outside_a_card(width: int, scale: float) -> None:
    long = "Manteau de camouflage des magiciens"
    margin = 20
    image = painted(
        lambda p, _r: paint_lot(
            p,
            QRectF(margin, margin, width, width * CARD_RATIO),
            Look(DARK, scale),
            box.ELIXIR,
            long,
            f"{long}, {long}.",
        ),
        width + 2 * margin,
        round(width * CARD_RATIO) + 2 * margin,
    )
    right, bottom = image.width() - margin + 1, image.height() - margin + 1
    edge = [image.pixel(x, y) for x in range(image.width()) for y in (margin - 3, bottom + 2)]
    edge += [image.pixel(x, y) for y in range(image.height()) for x in (margin - 3, right + 2)]
    assert set(edge) == {QColor(DARK.felt).rgb()}


def test_a_text_that_does_not_fit_is_left_out_whole() -> None:
    blank = painted(lambda _p, _r: None, 60, 20)

    def write(painter: QPainter, rect: QRectF) -> None:
        assert not paint_paragraph(painter, rect, "far too many words " * 9, LOOK, 14, "#ffffff")

    assert raw(painted(write, 60, 20)) == raw(blank)


def test_the_bonus_of_each_sentinel_has_a_sign_of_its_own() -> None:
    for shape in ((48, 48), (96, 24)):
        signs = [
            painted(lambda p, r, lot=lot: paint_sign(p, r, box.Lot(lot)), *shape, ground="#f0dfb6")
            for lot in range(box.FIRST_SENTINEL, box.LOT_COUNT)
        ]
        assert all(apart(image, other) > 4 for image, other in combinations(signs, 2))


def test_prices_and_points_are_never_taken_for_one_another() -> None:
    price = painted(lambda p, r: paint_price_seal(p, r, 5), 40)
    points = painted(lambda p, r: paint_points_seal(p, r, 5, "#2c5aa3"), 40)
    assert apart(price, points) > 15
    seals = {raw(painted(lambda p, r, n=n: paint_price_seal(p, r, n), 24)) for n in (1, 20, 120)}
    assert len(seals) == 3


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_a_sold_sentinel_leaves_its_likeness_in_the_cloth(theme: Theme) -> None:
    look = Look(theme)
    empty, phoenix = (
        painted(lambda p, r, lot=lot: paint_place(p, r, look, lot), 90, 126, ground=theme.felt)
        for lot in (box.NO_LOT, box.PHOENIX)
    )
    bare = painted(lambda _p, _r: None, 90, 126, ground=theme.felt)
    assert apart(empty, bare) > 1
    assert apart(empty, phoenix) > 3
