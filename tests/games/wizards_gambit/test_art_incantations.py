# SPDX-License-Identifier: MIT
"""The painted incantations, gambits, card backs and books of Wizard's Gambit."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.table.pictures import TRANSPARENT, apart, complaints, grey, least_apart, painted
from wizardtable.games.wizards_gambit.rules.components import EFFECT_COUNT, GAMBIT_COUNT
from wizardtable.games.wizards_gambit.view.pieces import incantation as incantation_cards
from wizardtable.games.wizards_gambit.view.pieces.card_frames import SMALL_WIDTH
from wizardtable.games.wizards_gambit.view.pieces.component import paint_component
from wizardtable.games.wizards_gambit.view.pieces.deck import (
    Back,
    paint_card_back,
    paint_card_place,
)
from wizardtable.games.wizards_gambit.view.pieces.gambit import Placed, paint_gambit
from wizardtable.games.wizards_gambit.view.pieces.shields import SHIELD_TONES, paint_gambit_small
from wizardtable.games.wizards_gambit.view.pieces.spell_book import (
    book_page,
    book_place,
    paint_book,
)
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import paint_spell
from wizardtable.games.wizards_gambit.view.pieces.wards import paint_annulment, paint_aura
from wizardtable.paint import svg
from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.paint.paragraphs import paragraph_size
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.store.paths import resource

PARCHMENT_COLOUR = "#f0dfb6"
ART_FOLDER = resource("art", "wizards_gambit")
EMBLEM_FILES = sorted(
    path
    for kind in ("incantation", "glyph", "gambit", "place")
    for path in ART_FOLDER.glob(f"{kind}-*.svg")
)
SCENE_FILES = [
    *ART_FOLDER.glob("back-*.svg"),
    ART_FOLDER / "ground-incantation.svg",
    ART_FOLDER / "tile.svg",
]
DARK_LOOK = Look(DARK)
GAMBIT_NUMERALS = range(1, GAMBIT_COUNT + 1)
CARD_WIDTHS = (40, 60, 90, 140, 220)
LONG_NAMES = ("Largesse de Colbach", "Échange d'esprits", "Transmutation", "Flétrissure")
CARD_NOTE = "Take a random card from an opponent’s hand."
SEAT_COUNT = 5

pytestmark = pytest.mark.usefixtures("qapp")


def incantation(effect: int, width: float, name: str = "Name", note: str = "") -> QImage:
    return painted(
        lambda p, r: incantation_cards.paint_incantation(p, r, effect, name, note, DARK_LOOK),
        width,
        width * CARD_RATIO,
    )


def gambit(
    numeral: int,
    width: float,
    placed: Placed = Placed.NONE,
    look: Look = DARK_LOOK,
) -> QImage:
    return painted(
        lambda p, r: paint_gambit(p, r, numeral, look, placed),
        width,
        width * CARD_RATIO,
    )


def corner(image: QImage) -> QImage:
    """Returns the part of a card that is visible in a tight fan."""
    return image.copy(0, 0, round(image.width() * 0.42), round(image.height() * 0.36))


@pytest.mark.parametrize("path", [*EMBLEM_FILES, *SCENE_FILES], ids=lambda path: path.stem)
def test_a_picture_draws_without_a_complaint_and_holds_no_text(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"<(text|tspan|use|image|filter|mask|clipPath|style)\b", source)
    with complaints() as heard:
        image = painted(lambda p, r: svg.draw(p, r, "wizards_gambit", path.name), 64)
    assert heard == []
    assert image != painted(lambda p, r: None, 64)


@pytest.mark.parametrize("path", EMBLEM_FILES, ids=lambda path: path.stem)
def test_a_picture_keeps_to_the_grid(path: Path) -> None:
    assert ET.parse(path).getroot().get("viewBox") == "0 0 100 100"
    image = painted(
        lambda p, r: svg.draw(p, r, "wizards_gambit", path.name), 200, ground=TRANSPARENT
    )
    edge = [(x, y) for x in range(200) for y in (0, 1, 198, 199)]
    edge += [(x, y) for y in range(200) for x in (0, 1, 198, 199)]
    assert max(image.pixelColor(x, y).alpha() for x, y in edge) < 100
    inked = sum(image.pixelColor(x, y).alpha() > 128 for x in range(200) for y in range(200))
    assert inked > 0.12 * 200 * 200


def test_every_effect_has_a_picture_and_every_gambit_a_colour() -> None:
    assert len(set(incantation_cards.EFFECT_PICTURES)) == EFFECT_COUNT
    assert len({tones.mid for tones in SHIELD_TONES}) == GAMBIT_COUNT


@pytest.mark.parametrize("size", [24, 48])
def test_no_effect_is_taken_for_another_even_without_colour(size: int) -> None:
    pictures = [
        painted(
            lambda p, r, e=e: incantation_cards.draw_effect(p, r, e), size, ground=PARCHMENT_COLOUR
        )
        for e in range(EFFECT_COUNT)
    ]
    assert least_apart([grey(picture) for picture in pictures]) > 15


@pytest.mark.parametrize("size", [16, 24, 40])
def test_the_signs_of_effects_are_told_apart_by_their_outlines(size: int) -> None:
    for paint in (incantation_cards.draw_glyph, incantation_cards.paint_effect):
        signs = [
            grey(painted(lambda p, r, e=e, paint=paint: paint(p, r, e), size))
            for e in range(EFFECT_COUNT)
        ]
        assert least_apart(signs) > 8


@pytest.mark.parametrize("size", [16, 24, 40, 64])
def test_gambits_are_told_apart_without_colour(size: int) -> None:
    shields = [
        painted(lambda p, r, n=n: paint_gambit_small(p, r, n), size, ground=PARCHMENT_COLOUR)
        for n in GAMBIT_NUMERALS
    ]
    assert least_apart(shields) > 8
    assert least_apart([grey(shield) for shield in shields]) > 4


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_every_card_differs_from_every_other_at_every_size(width: int) -> None:
    with complaints() as heard:
        cards = [incantation(effect, width) for effect in range(EFFECT_COUNT)]
        cards += [gambit(numeral, width) for numeral in GAMBIT_NUMERALS]
    assert heard == []
    assert least_apart(cards) > 4
    assert least_apart([grey(card) for card in cards]) > 1.5


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_the_corner_alone_tells_a_card_in_a_fan(width: int) -> None:
    cards = [incantation(effect, width) for effect in range(EFFECT_COUNT)]
    cards += [gambit(numeral, width) for numeral in GAMBIT_NUMERALS]
    cards += [
        painted(lambda p, r, k=k: paint_component(p, r, k, DARK_LOOK), width, width * CARD_RATIO)
        for k in range(7)
    ]
    corners = [corner(card) for card in cards]
    assert least_apart(corners) > 5
    assert least_apart([grey(image) for image in corners]) > 1.5


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_a_gambit_shows_what_it_does_where_it_lies(width: int) -> None:
    for numeral in GAMBIT_NUMERALS:
        assert least_apart([gambit(numeral, width, placed) for placed in Placed]) > 3


def test_a_large_card_tells_its_effect_and_a_small_one_does_not() -> None:
    for width, has_note in ((220, True), (140, False)):
        with_note, without = incantation(3, width, note=CARD_NOTE), incantation(3, width)
        assert (with_note != without) is has_note


def test_long_names_are_written_whole_on_every_card_that_has_one() -> None:
    for name in LONG_NAMES:
        for width in (90, 119):
            room = QRectF(0, 0, width * 234 / 250 - 4, width * 72 / 250)
            assert paragraph_size(room, name, DARK_LOOK, room.height() * 0.5, least=9, bold=True)
        assert incantation(0, SMALL_WIDTH, name) != incantation(0, SMALL_WIDTH, name[:-1])


def test_the_backs_of_the_decks_are_told_apart_without_colour() -> None:
    for width in CARD_WIDTHS:
        backs = [
            painted(lambda p, r, b=b: paint_card_back(p, r, b), width, width * CARD_RATIO)
            for b in Back
        ]
        assert least_apart(backs) > 25
        assert least_apart([grey(back) for back in backs]) > 8


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_empty_places_show_what_lies_there(theme: object) -> None:
    look = Look(DARK if theme is DARK else LIGHT)
    places = [
        painted(lambda p, r, n=n: paint_card_place(p, r, look, n), 60, 84, look.theme.felt)
        for n in ("", "pool", "discards", "gambit")
    ]
    assert least_apart(places) > 1
    assert apart(places[0], painted(lambda p, r: None, 60, 84, look.theme.felt)) > 2


@pytest.mark.parametrize("width", [60, 110, 220])
def test_light_on_a_spell_leaves_it_readable(width: int) -> None:
    def paint(painter: QPainter, rect: QRectF, numeral: int) -> None:
        paint_spell(painter, rect, 6, "Spell", 3, "", DARK_LOOK)
        if numeral:
            paint_aura(painter, rect, numeral, DARK_LOOK)

    high = width * CARD_RATIO
    bare, lit = (painted(lambda p, r, n=n: paint(p, r, n), width, high) for n in (0, 5))
    middle = (width // 4, width // 4, width // 2, width // 2)
    assert apart(bare, lit) > 12
    assert apart(bare.copy(*middle), lit.copy(*middle)) < 6


@pytest.mark.parametrize("shape", [(60, 84), (110, 140), (190, 120)])
def test_chains_over_a_book_are_not_taken_for_light(shape: tuple[int, int]) -> None:
    def ward(painter: QPainter, rect: QRectF, chained: bool, seal: bool) -> None:
        paint_book(painter, rect, 0, 2, DARK_LOOK)
        (paint_annulment if chained else paint_aura)(painter, rect, 4, DARK_LOOK, seal)

    bare = grey(painted(lambda p, r: paint_book(p, r, 0, 2, DARK_LOOK), *shape))
    for seal in (False, True):
        lit, chained = (
            grey(painted(lambda p, r, c=c, s=seal: ward(p, r, c, s), *shape)) for c in (False, True)
        )
        assert least_apart([bare, lit, chained]) > 12


@pytest.mark.parametrize("shape", [(50, 70), (120, 140), (130, 90), (240, 120)])
def test_the_top_spell_and_the_page_lie_within_the_book(shape: tuple[int, int]) -> None:
    book = QRectF(7, 9, *shape)
    card, page = book_place(book), book_page(book)
    assert book.contains(card)
    assert card.height() == pytest.approx(card.width() * CARD_RATIO)
    assert card.height() > book.height() * 0.55
    if shape[0] > shape[1] * 1.25:
        assert book.contains(page)
        assert not page.intersects(card)
    else:
        assert page.isEmpty()


@pytest.mark.parametrize("shape", [(50, 70), (130, 90)])
def test_each_wizard_has_a_book_of_their_own_that_grows_with_its_spells(
    shape: tuple[int, int],
) -> None:
    books = [
        painted(lambda p, r, s=s: paint_book(p, r, s, 1, DARK_LOOK), *shape)
        for s in range(SEAT_COUNT)
    ]
    assert least_apart(books) > 2.5
    thick = [
        painted(lambda p, r, n=n: paint_book(p, r, 0, n, DARK_LOOK), *shape) for n in (0, 2, 4, 6)
    ]
    assert all(apart(thinner, thicker) > 0.3 for thinner, thicker in pairwise(thick))
