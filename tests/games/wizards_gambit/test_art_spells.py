# SPDX-License-Identifier: MIT
"""The pictures of spells and components: distinct at every size, with room for the texts."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from tests.languages import translator
from tests.table.pictures import TRANSPARENT, apart, complaints, grey, least_apart, painted
from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.view.pieces import component as component_cards
from wizardtable.games.wizards_gambit.view.pieces import spell_cards
from wizardtable.games.wizards_gambit.view.spell_briefs import brief_text
from wizardtable.paint import svg
from wizardtable.paint.cardstock import CARD_RATIO, room_on
from wizardtable.paint.paragraphs import paragraph_size
from wizardtable.paint.theme import DARK, LIGHT, Look
from wizardtable.store.paths import resource

PARCHMENT_COLOUR = "#f0dfb6"
ART_FOLDER = resource("art", "wizards_gambit")
PICTURE_FILES = sorted(
    path for kind in ("spell", "component", "sign") for path in ART_FOLDER.glob(f"{kind}-*.svg")
)
BACKGROUND_FILES = [ART_FOLDER / f"ground-{name}.svg" for name in ("component", "curse", "spell")]
DARK_LOOK = Look(DARK)

LONG_NAMES = ("Concentration suprême", "Mage du Grand Siège", "Échange corrompu")
CARD_NOTE = "Opponents' cards pass you by."
CARD_WIDTHS = (40, 60, 90, 140, 175, 240)
"""A width for each level of detail, and one below the smallest level."""

pytestmark = pytest.mark.usefixtures("qapp")


def spell(ability: int, width: float, points: int = 3, note: str = CARD_NOTE) -> QImage:
    return painted(
        lambda p, r: spell_cards.paint_spell(p, r, ability, "Spell", points, note, DARK_LOOK),
        width,
        width * CARD_RATIO,
    )


def component(kind: int, width: float) -> QImage:
    return painted(
        lambda p, r: component_cards.paint_component(p, r, kind, DARK_LOOK),
        width,
        width * CARD_RATIO,
    )


def ingredient(
    kind: int, state: component_cards.Ingredient, size: float = 16, printed: int | None = None
) -> QImage:
    return painted(
        lambda p, r: component_cards.paint_ingredient(p, r, kind, state, printed),
        size,
        ground=PARCHMENT_COLOUR,
    )


def cover(image: QImage) -> QImage:
    """Returns the opacity of each pixel."""
    return image.convertToFormat(QImage.Format.Format_Alpha8)


@pytest.mark.parametrize("path", [*PICTURE_FILES, *BACKGROUND_FILES], ids=lambda path: path.stem)
def test_a_picture_draws_without_a_complaint_and_holds_no_text(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"<(text|tspan|use|image|filter|mask|clipPath|style)\b", source)
    with complaints() as heard:
        image = painted(lambda p, r: svg.draw(p, r, "wizards_gambit", path.name), 64)
    assert heard == []
    assert image != painted(lambda p, r: None, 64)


@pytest.mark.parametrize("path", PICTURE_FILES, ids=lambda path: path.stem)
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


@pytest.mark.parametrize("size", [24, 48])
def test_no_spell_is_taken_for_another_even_without_colour(size: int) -> None:
    pictures = [
        painted(
            lambda p, r, a=a: spell_cards.draw_ability(p, r, a, size < 40),
            size,
            ground=PARCHMENT_COLOUR,
        )
        for a in range(box.ABILITY_COUNT)
    ]
    assert least_apart(pictures) > 15
    assert least_apart([grey(picture) for picture in pictures]) > 15


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_every_spell_is_painted_at_every_size_without_a_complaint(width: int) -> None:
    with complaints() as heard:
        cards = [spell(ability, width) for ability in range(box.ABILITY_COUNT)]
    assert heard == []
    assert least_apart(cards) > 3


@pytest.mark.parametrize("shape", [(24, 24), (24, 34), (60, 84)])
def test_the_spells_of_a_book_differ_and_show_their_points(shape: tuple[int, int]) -> None:
    pictures = [
        painted(lambda p, r, a=a: spell_cards.paint_spell_small(p, r, a, 3, DARK_LOOK), *shape)
        for a in range(box.ABILITY_COUNT)
    ]
    assert least_apart([grey(picture) for picture in pictures]) > 4
    points = [
        painted(
            lambda p, r, n=n: spell_cards.paint_spell_small(p, r, box.AEGIS, n, DARK_LOOK), *shape
        )
        for n in range(1, 6)
    ]
    assert least_apart([grey(picture) for picture in points]) > 1.2


def test_a_spell_that_does_not_work_is_faded() -> None:
    for ability in range(box.ABILITY_COUNT):
        works, faded = (
            painted(
                lambda p, r, a=ability, w=w: spell_cards.paint_spell_small(
                    p, r, a, 2, DARK_LOOK, w
                ),
                40,
            )
            for w in (True, False)
        )
        assert apart(works, faded) > 12


def test_points_show_as_number_and_colour() -> None:
    assert len({spell_cards.colour_for_points(points) for points in range(1, 6)}) == 5
    assert spell_cards.colour_for_points(9) == spell_cards.colour_for_points(5)
    for width in CARD_WIDTHS:
        cards = [grey(spell(box.AEGIS, width, points)) for points in (1, 2, 3, 4, 5, 6)]
        assert least_apart(cards) > 0.25


def test_thorns_mark_the_spells_that_harm_their_owner() -> None:
    grounds = {
        curse: painted(
            lambda p, r, c=curse: spell_cards._paint_ground(
                p, spell_cards._BARE, min(box.HARMFUL_ABILITIES) if c else box.AEGIS
            ),
            250,
            350,
            ground=PARCHMENT_COLOUR,
        )
        for curse in (True, False)
    }
    assert apart(grounds[True], grounds[False]) > 1
    harmful = [terms.printed_spell(ability).source for ability in sorted(box.HARMFUL_ABILITIES)]
    assert "Numb Fingers" in harmful
    assert "Lesser Ward" not in harmful


@pytest.mark.parametrize("width", [40, 60, 90, 140])
def test_the_components_are_told_apart_even_without_colour(width: int) -> None:
    cards = [component(kind, width) for kind in box.COMPONENTS]
    assert least_apart(cards) > 9
    assert least_apart([grey(card) for card in cards]) > 7


def test_the_corner_of_a_component_is_enough_to_know_it_in_a_fan() -> None:
    corners = [grey(component(kind, 40)).copy(0, 0, 18, 20) for kind in box.COMPONENTS]
    assert least_apart(corners) > 12


def test_the_signs_of_the_components_differ_in_shape_alone() -> None:
    signs = [
        cover(
            painted(
                lambda p, r, k=k: component_cards.draw_sign(p, r, k, "#000000"),
                16,
                ground=TRANSPARENT,
            )
        )
        for k in box.COMPONENTS
    ]
    assert least_apart(signs) > 35


@pytest.mark.parametrize("size", [16, 24, 40])
@pytest.mark.parametrize("state", component_cards.Ingredient)
def test_ingredients_are_told_apart_without_colour(
    state: component_cards.Ingredient, size: int
) -> None:
    assert least_apart([grey(ingredient(kind, state, size)) for kind in range(box.TYPE_COUNT)]) > 6


@pytest.mark.parametrize("size", [16, 24, 40])
@pytest.mark.parametrize("kind", range(box.TYPE_COUNT))
def test_missing_possible_and_laid_are_told_apart_at_a_glance(kind: int, size: int) -> None:
    states = [grey(ingredient(kind, state, size)) for state in component_cards.Ingredient]
    assert least_apart(states) > 20


@pytest.mark.parametrize("kind", range(box.TYPE_COUNT))
def test_an_ingredient_shows_what_really_lies_there(kind: int) -> None:
    plain, flaked, focused = (
        ingredient(kind, component_cards.Ingredient.LAID, 24, printed)
        for printed in (None, box.FLAKE, box.AGATE if kind != box.AGATE else box.COMPONENTS[0])
    )
    assert least_apart([plain, flaked, focused]) > 1.5
    assert ingredient(kind, component_cards.Ingredient.LAID, 24, kind) == plain


@pytest.mark.parametrize("width", CARD_WIDTHS)
@pytest.mark.parametrize("note", ["", CARD_NOTE])
def test_nothing_of_a_spell_lies_on_anything_else(width: int, note: str) -> None:
    detail = spell_cards._detail(QRectF(0, 0, width, width * CARD_RATIO), note)
    rooms = [detail.emblem, detail.shelf, detail.title, detail.note]
    for room, other in combinations([room for room in rooms if room is not None], 2):
        assert not room.intersects(other)
    overlap = detail.points.intersected(detail.emblem)
    assert overlap.width() <= detail.emblem.width() * 0.22
    assert not detail.points.intersects(detail.shelf)


@pytest.mark.parametrize("width", CARD_WIDTHS)
@pytest.mark.parametrize("count", range(1, 10))
def test_every_ingredient_has_a_place_of_its_own_on_the_card(width: int, count: int) -> None:
    card = QRectF(10, 20, width, width * CARD_RATIO)
    emblem = room_on(card, spell_cards._detail(card, CARD_NOTE).emblem)
    places = spell_cards.ingredient_places(card, count, CARD_NOTE)
    assert len(places) == count
    assert all(card.contains(place) and not emblem.intersects(place) for place in places)
    assert not any(place.intersects(other) for place, other in combinations(places, 2))
    assert {place.width() for place in places} == {places[0].width()}


@pytest.mark.parametrize(
    ("width", "least"),
    [(90, 16), (spell_cards.SMALL_WIDTH, 24), (130, 26), (spell_cards.NOTED_WIDTH - 1, 30)],
)
def test_six_ingredients_are_large_enough_to_be_known(width: float, least: int) -> None:
    for note in ("", CARD_NOTE):
        places = spell_cards.ingredient_places(QRectF(0, 0, width, width * CARD_RATIO), 6, note)
        assert places[0].width() >= least


@pytest.mark.parametrize("count", range(3, 7))
def test_ingredients_stay_large_where_the_ability_is_told(count: int) -> None:
    for width, least in ((spell_cards.NOTED_WIDTH, 25), (175, 30), (240, 30)):
        places = spell_cards.ingredient_places(
            QRectF(0, 0, width, width * CARD_RATIO), count, CARD_NOTE
        )
        assert places[0].width() >= least


@pytest.mark.parametrize("width", CARD_WIDTHS)
@pytest.mark.parametrize("note", ["", CARD_NOTE])
def test_a_gambit_hides_neither_name_nor_ingredients_nor_ability(width: int, note: str) -> None:
    card = QRectF(10, 20, width, width * CARD_RATIO)
    place, detail = spell_cards.gambit_place(card, note), spell_cards._detail(card, note)
    assert card.contains(place)
    for room in (detail.title, detail.note, detail.points):
        assert room is None or not place.intersects(room_on(card, room))
    for count in range(3, 7):
        for ingredient in spell_cards.ingredient_places(card, count, note):
            assert not place.intersects(ingredient)


def test_ingredients_are_painted_at_their_places() -> None:
    needs = [spell_cards.Need(kind, component_cards.Ingredient.LAID) for kind in range(4)]
    bare = spell(box.AEGIS, 140)
    full = painted(
        lambda p, r: spell_cards.paint_spell(
            p, r, box.AEGIS, "Spell", 3, CARD_NOTE, DARK_LOOK, needs
        ),
        140,
        140 * CARD_RATIO,
    )
    for place in spell_cards.ingredient_places(QRectF(0, 0, 140, 140 * CARD_RATIO), 4, CARD_NOTE):
        spot = place.center().toPoint()
        assert bare.pixelColor(spot) != full.pixelColor(spot)


@pytest.mark.parametrize(
    "width", [spell_cards.NAMELESS_WIDTH, spell_cards.SMALL_WIDTH, spell_cards.NOTED_WIDTH]
)
def test_long_names_fit_on_their_ribbon(width: float) -> None:
    rect = QRectF(0, 0, width, width * CARD_RATIO)
    title = spell_cards._detail(rect, CARD_NOTE).title
    assert title is not None
    names = [
        *LONG_NAMES,
        *(
            terms.printed_spell(ability).render(translator(language))
            for ability in range(box.ABILITY_COUNT)
            for language in languages()
        ),
    ]
    for name in names:
        room = room_on(rect, title)
        assert paragraph_size(room, name, DARK_LOOK, 11, least=9, bold=True), name


@pytest.mark.parametrize("language", languages())
def test_every_ability_can_be_read_where_it_is_shown(language: str) -> None:
    rect = QRectF(0, 0, spell_cards.NOTED_WIDTH, spell_cards.NOTED_WIDTH * CARD_RATIO)
    note = spell_cards._detail(rect, CARD_NOTE).note
    assert note is not None
    for ability in range(box.ABILITY_COUNT):
        text = effect_texts.ability_text(ability).render(translator(language))
        assert paragraph_size(room_on(rect, note), text, DARK_LOOK, 11, least=9)


@pytest.mark.parametrize("language", languages())
def test_every_ability_can_be_read_in_brief_on_small_cards(language: str) -> None:
    rect = QRectF(0, 0, spell_cards.SMALL_WIDTH, spell_cards.SMALL_WIDTH * CARD_RATIO)
    note = spell_cards._detail(rect, CARD_NOTE).note
    assert note is not None
    for ability in range(box.ABILITY_COUNT):
        text = brief_text(ability).render(translator(language))
        assert paragraph_size(room_on(rect, note), text, DARK_LOOK, 11, least=9), text


@pytest.mark.parametrize("width", CARD_WIDTHS)
def test_the_name_and_the_ability_go_where_they_could_not_be_read(width: int) -> None:
    detail = spell_cards._detail(QRectF(0, 0, width, width * CARD_RATIO), CARD_NOTE)
    assert (detail.title is not None) == (width >= spell_cards.NAMELESS_WIDTH)
    assert (detail.note is not None) == (width >= spell_cards.SMALL_WIDTH)


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("name", [*LONG_NAMES, "Tribut"])
def test_no_name_lies_under_the_seal_with_the_points(name: str, scale: float) -> None:
    look = Look(DARK, scale)
    for width in range(round(spell_cards.SMALL_WIDTH), 260, 9):
        rect = QRectF(0, 0, width, width * CARD_RATIO)
        swollen = spell_cards._swollen(spell_cards._detail(rect, CARD_NOTE), look.swell)
        detail = spell_cards._with_ribbon(swollen, rect, name, look, max(12.3, width * 0.075))
        if detail.title is not None:
            shared = detail.title.intersected(detail.points)
            assert shared.width() < 4 or shared.height() < 16, width


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("width", [40, 90, 140, 220])
def test_nothing_is_painted_outside_a_spell(width: int, scale: float) -> None:
    margin = 20
    needs = [
        spell_cards.Need(kind, component_cards.Ingredient.HELD_BY_VIEWER)
        for kind in range(box.TYPE_COUNT)
    ]
    image = painted(
        lambda p, _r: spell_cards.paint_spell(
            p,
            QRectF(margin, margin, width, width * CARD_RATIO),
            box.AEGIS,
            " ".join(LONG_NAMES),
            5,
            CARD_NOTE * 9,
            Look(DARK, scale),
            needs,
        ),
        width + 2 * margin,
        round(width * CARD_RATIO) + 2 * margin,
    )
    right, bottom = image.width() - margin + 1, image.height() - margin + 1
    edge = [image.pixel(x, y) for x in range(image.width()) for y in (margin - 3, bottom + 2)]
    edge += [image.pixel(x, y) for y in range(image.height()) for x in (margin - 3, right + 2)]
    assert set(edge) == {QColor(DARK.felt).rgb()}


def test_a_spell_looks_the_same_by_lamp_light_and_by_day() -> None:
    evening, day = (
        painted(
            lambda p, r, t=t: spell_cards.paint_spell(
                p, r, box.AEGIS, "Aegis", 2, CARD_NOTE, Look(t)
            ),
            140,
            196,
        )
        for t in (DARK, LIGHT)
    )
    assert evening == day


def test_every_picture_is_one_that_is_painted() -> None:
    named = {f"spell-{name}" for name in spell_cards.ABILITY_PICTURES}
    named |= {
        f"spell-{spell_cards.ABILITY_PICTURES[ability]}-small"
        for ability in spell_cards._SIMPLER_PICTURES
    }
    for kind in ("component", "sign"):
        named |= {f"{kind}-{name}" for name in component_cards.COMPONENT_PICTURES}
    assert {path.stem for path in PICTURE_FILES} == named
