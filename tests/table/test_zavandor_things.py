# SPDX-License-Identifier: MIT
"""Tests the painted pieces of Zavandor: no warnings, nothing blank, and different pieces look
different."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from tests.table.pictures import apart, complaints, grey, least_apart, painted
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.view.pieces import energy_card, spiral
from wizardtable.games.zavandor.view.pieces.dust import paint_dust
from wizardtable.games.zavandor.view.pieces.gem import paint_gem
from wizardtable.games.zavandor.view.pieces.lore import paint_lore
from wizardtable.games.zavandor.view.pieces.marker import paint_marker
from wizardtable.games.zavandor.view.pieces.supply_pile import paint_tray
from wizardtable.games.zavandor.view.pieces.track import paint_domain, paint_track
from wizardtable.games.zavandor.view.pieces.track_steps import effect_figure
from wizardtable.games.zavandor.view.pieces.turn_place import order_room, paint_order, paint_sold
from wizardtable.paint import svg
from wizardtable.paint.cardstock import CARD_RATIO
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.store.paths import resource

PICTURES = sorted(resource("art", "zavandor").rglob("*.svg"))
SIZES = (24, 48, 110)
LOOK = Look(DARK)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_draws_without_a_complaint_and_holds_no_text(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"<(text|tspan|use|image|filter|mask|clipPath|style)\b", source)
    with complaints() as heard:
        image = painted(lambda p, r: svg.draw(p, r, "zavandor", path.name), 64)
    assert heard == []
    assert image != painted(lambda p, r: None, 64)


@pytest.mark.parametrize("size", SIZES)
def test_the_gems_are_told_apart_even_without_colour(size: int) -> None:
    gems = [painted(lambda p, r, g=g: paint_gem(p, r, g), size) for g in range(len(box.GEMS))]
    assert least_apart(gems) > 12
    assert least_apart([grey(gem) for gem in gems]) > 7


@pytest.mark.parametrize("size", SIZES)
def test_the_domains_are_told_apart(size: int) -> None:
    assert (
        least_apart(
            [
                painted(lambda p, r, d=d: paint_domain(p, r, d), size)
                for d in range(len(box.DOMAINS))
            ]
        )
        > 12
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_slot_shows_what_gives_it(size: int) -> None:
    assert (
        least_apart(
            [
                painted(lambda p, r, k=k: spiral.paint_slot(p, r, k), size)
                for k in range(len(spiral.SLOT_NAMES))
            ]
        )
        > 4
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_three_vessels_of_dust_are_told_apart(size: int) -> None:
    vessels = [painted(lambda p, r, t=t: paint_dust(p, r, t), size) for t in (2, 5, 10)]
    assert least_apart([grey(vessel) for vessel in vessels]) > 8


def card(face: int, width: float) -> QImage:
    return painted(
        lambda p, r: energy_card.paint_energy(p, r, LOOK, face), width, width * CARD_RATIO
    )


@pytest.mark.parametrize("width", [30, 60, 90, 180])
def test_every_value_of_a_kind_can_be_read(width: int) -> None:
    for deck in box.DECKS:
        assert least_apart([card(face, width) for face in deck]) > 0.8


@pytest.mark.parametrize("width", [24, 60, 180])
def test_cards_backs_and_concentrated_energy_differ_by_kind_and_from_each_other(width: int) -> None:
    faces = [card(deck[0], width) for deck in box.DECKS]
    rich = [card(face, width) for face in box.CONCENTRATED]
    backs = [
        painted(lambda p, r, k=k: energy_card.paint_energy_back(p, r, k), width, width * CARD_RATIO)
        for k in range(len(box.ENERGIES))
    ]
    assert least_apart([*faces, *rich, *backs]) > 10


@pytest.mark.parametrize("width", [30, 90, 180])
def test_a_numeral_stays_on_the_band_of_its_card(width: int) -> None:
    """Tests that the numeral's ink stays off the frame, so that all cards of a kind have the same
    edge."""
    rim = max(1, round(width * 0.04))
    for first, *others in box.DECKS:
        edges = [card(face, width).copy(0, 0, rim, width) for face in (first, *others)]
        assert all(edge == edges[0] for edge in edges)


@pytest.mark.parametrize("width", [24, 48])
def test_a_marker_shows_its_price_and_whether_it_is_gone(width: int) -> None:
    looks = [
        painted(lambda p, r, n=n, u=u: paint_marker(p, r, n, u), width, width * 1.25)
        for n, u in (*((price, False) for price in box.MARKER_PRICES), (20, True), (0, False))
    ]
    assert least_apart(looks) > 1


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_each_step_changes_the_look_of_a_track(look: object) -> None:
    theme = LIGHT if look is LIGHT else DARK
    for size in ((125, 62), (300, 130)):
        for domain in range(len(box.DOMAINS)):
            tracks = [
                painted(
                    lambda p, r, d=domain, n=n: paint_track(
                        p, r, Look(theme), d, n, -1, n == 0, "Accumulation"
                    ),
                    *size,
                    theme.felt,
                )
                for n in range(5)
            ]
            assert least_apart(tracks) > 0.5


def test_the_next_step_shows_what_it_really_costs() -> None:
    printed, dearer = (
        painted(lambda p, r, c=c: paint_track(p, r, LOOK, 0, 0, c, True, "Gems"), 125, 62)
        for c in (box.STEP_COSTS[0][0], 7)
    )
    assert printed != dearer


def test_the_line_of_all_domains_shows_every_level() -> None:
    lines = [
        painted(lambda p, r, n=n: paint_lore(p, r, LOOK, (n, 0, 0, 0, 0, 0), 20), 180, 30)
        for n in range(5)
    ]
    assert least_apart(lines) > 0


def test_a_gain_is_given_in_the_figures_of_the_rules_page() -> None:
    assert [effect_figure(0, level) for level in (1, 2, 3, 4)] == ["−10%", "−20%", "−30%", "−40%"]
    assert [effect_figure(1, level) for level in (1, 2, 3, 4)] == ["", "+2", "+5", "+10"]
    assert [effect_figure(4, level) for level in (1, 2, 3, 4)] == ["", "−5", "−5", "−10"]
    assert [effect_figure(5, level) for level in (1, 2, 3, 4)] == ["", "6", "6", "7"]
    assert not any(effect_figure(domain, level) for domain in (2, 3) for level in (1, 2, 3, 4))


@pytest.mark.parametrize(("width", "height"), [(330, 120), (150, 30)])
@pytest.mark.parametrize("count", [1, 5, 7, 11])
def test_the_spiral_shows_as_many_settings_as_there_are_slots(
    width: int, height: int, count: int
) -> None:
    kinds = (*(5 * (0,)), 1, 1, 2, 2, 3, 3)[:count]
    across, lines = min(count, 6), 1 if count <= 6 else 2
    side = min(width / across, height / lines)
    places = [
        QRectF(i * side, 0, side, side)
        if i < across
        else QRectF((2 * across - 1 - i) * side, side, side, side)
        for i in range(count)
    ]
    board = painted(
        lambda p, r: spiral.paint_spiral_board(p, r, places, kinds, LOOK), width, height
    )
    for place in places:
        assert board.pixelColor(place.center().toPoint()) != QColor(DARK.felt)
    fewer = painted(
        lambda p, r: spiral.paint_spiral_board(p, r, places[1:], kinds[1:], LOOK), width, height
    )
    assert apart(board, fewer) > 0.5


def test_the_pentagon_lies_in_the_cloth_of_both_themes() -> None:
    for theme in (DARK, LIGHT):
        look = Look(theme)
        bare = painted(lambda p, r: None, 180, 120, theme.felt)
        place = painted(
            lambda p, r, look=look: spiral.paint_pentagon(p, r, look), 180, 120, theme.felt
        )
        assert apart(place, bare) > 2


def test_the_seals_count_the_sentinels_sold() -> None:
    rows = [painted(lambda p, r, n=n: paint_sold(p, r, n, LOOK), 120, 24) for n in range(6)]
    assert least_apart(rows) > 2


def test_a_tray_shows_how_much_is_left_and_whether_one_may_have_it() -> None:
    trays = [
        painted(lambda p, r, n=n, a=a: paint_tray(p, r, 1, n, a), 88, 90)
        for n, a in ((28, True), (12, True), (1, True), (28, False))
    ]
    assert least_apart(trays) > 1


def test_a_seal_of_concentrated_energy_tells_its_kind() -> None:
    seals = [
        painted(lambda p, r, k=k: energy_card.paint_concentrate(p, r, k), 20)
        for k in range(len(box.ENERGIES))
    ]
    assert least_apart(seals) > 6


@pytest.mark.parametrize("width", [130, 180, 300])
def test_the_line_of_all_domains_fills_its_room_and_no_more(width: int) -> None:
    rect = QRectF(20, 10, width, 34)
    image = painted(lambda p, r: paint_lore(p, rect, LOOK, (4, 0, 1, 2, 3, 4), 20), width + 40, 54)
    bare = painted(lambda p, r: None, width + 40, 54)
    for strip in ((0, 0, width + 40, 9), (0, 45, width + 40, 9), (0, 0, 19, 54)):
        assert image.copy(*strip) == bare.copy(*strip)


@pytest.mark.parametrize(("width", "height"), [(66, 66), (44, 66), (100, 50)])
def test_a_token_of_the_turn_order_has_room_for_portrait_and_figure(
    width: int, height: int
) -> None:
    whole = QRectF(0, 0, width, height)
    portrait, figure = order_room(whole)
    assert whole.contains(portrait)
    assert whole.contains(figure)
    assert not portrait.intersects(figure)
    first, lit = (
        painted(lambda p, r, a=a: paint_order(p, r, 1, a, LOOK), width, height)
        for a in (False, True)
    )
    assert apart(first, lit) > 5
