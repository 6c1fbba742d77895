# SPDX-License-Identifier: MIT
"""The cards of spells: large in the pool with their ingredients, and small in spell books.

The ingredients of a spell are the components that it needs, missing or laid.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.components import (
    BANISHMENT,
    CORRUPT_EXCHANGE,
    RECLAMATION,
    RUNE_SHIFT,
)
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_labels import (
    ability_text,
    spell_name,
    spell_text,
)
from wizardtable.games.wizards_gambit.view.pieces.component import Ingredient, paint_ingredient
from wizardtable.games.wizards_gambit.view.spell_briefs import brief_sentence
from wizardtable.paint import cardstock
from wizardtable.paint.cardstock import CARD_RATIO, ENGRAVING, INK, room_on
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    enamel_brush,
    keyline,
    metal_brush,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS, numeral_path
from wizardtable.paint.paragraphs import paint_first_fitting, paragraph_size
from wizardtable.paint.seals import paint_points_seal
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_LETTER_PIXELS, MIN_WIDTH_SHARE, fits_line
from wizardtable.table.view import Sprite

MISSING, HELD_BY_VIEWER = -1, -2
"""The numbers for a missing ingredient in a sprite.

HELD_BY_VIEWER: the viewer holds the component. A laid ingredient has the face of the component
instead.
"""

SMALL_WIDTH: Final = 120.0
"""Cards narrower than this, in logical pixels, have no fine ornaments.

Their ingredients stand below the picture instead of beside it.
"""

NAMELESS_WIDTH: Final = 84.0
"""Cards narrower than this, in logical pixels, have no name, because it would be too small to
read."""

TINY_WIDTH: Final = 56.0
"""Cards narrower than this, in logical pixels, have pictures with fewer details."""

SIMPLE_WIDTH: Final = 40.0
"""Spells in a book narrower than this, in logical pixels, have pictures with fewer details."""

_TITLE_LETTER_SHARE: Final = 0.075
"""The size of the letters of a name, as a share of the card's width."""

_MIN_NAME_WIDTH_SHARE: Final = 0.85
"""Names are narrowed down to this share of their width before they take two lines."""

_MAX_HANGING_RIBBON_TOP: Final = 4.0
"""A ribbon that begins above this height hangs over the upper edge of the card (a card is 350 units
high)."""

NOTED_WIDTH: Final = 150.0
"""Cards of at least this width, in logical pixels, have room for the whole text of the ability.
Cards of at least `SMALL_WIDTH` have room for a few words."""

LARGE_WIDTH: Final = 230.0
"""On cards with a text and at least this width, in logical pixels, the ingredients stand below the
picture."""

ABILITY_PICTURES: Final = (
    "bounty",
    "twin_casting",
    "quick_hands",
    "transcendent_focus",
    "rune_shift",
    "corrupt_exchange",
    "aegis",
    "sealed_tome",
    "reclamation",
    "foresight",
    "drain",
    "scrying",
    "deep_satchel",
    "gambiteer",
    "echo",
    "banishment",
    "momentum",
    "open_mind",
    "tribute",
    "numb_fingers",
    "lesser_ward",
    "muted_voice",
    "burden_of_power",
    "cursed_rune",
    "grand_siege",
)
"""By ability, the word that stands for it in the file names of pictures."""

_SIMPLER_PICTURES: Final = frozenset((RUNE_SHIFT, CORRUPT_EXCHANGE, RECLAMATION, BANISHMENT))
"""The abilities that have a simpler picture for small sizes."""

COLOURS_BY_POINTS: Final = ("#2f6e46", "#2c5aa3", "#6b3f9e", "#8f4a14", "#9c2a3a")
"""The colours of spells with 1 to 5 points. Spells with more points have the last colour."""

_NUMBER_HEIGHT_SHARE: Final = 0.58
"""The height of the points on a spell in a book, as a share of the shorter side of their plate."""

_MAX_INGREDIENT_WIDTH_SHARE: Final = 0.26
"""The largest width of an ingredient, as a share of the card's width."""

_MAX_SEAL_SIDE: Final = 100.0
"""The largest side of the seal with the points (a card is 250 units wide)."""

_GAMBIT_WIDTH_SHARE: Final = 0.32
"""The width of a gambit on a spell, as a share of the card's width."""


@dataclass(frozen=True, slots=True)
class Need:
    """An ingredient of a pool spell.

    Attributes:
        kind: the component, 0 to 5, that the spell needs.
        state: whether the component is missing or laid.
        printed: the component, 0 to 6, that lies there; None if the ingredient is missing.
    """

    kind: int
    state: Ingredient
    printed: int | None = None


@dataclass(frozen=True, slots=True)
class _Detail:
    """The parts of a card at one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        title: the area of the name, or None if the card has no name.
        emblem, points: the areas of the picture and of the seal with the points.
        shelf: the area of the ingredients.
        note: the area of the ability, or None if the card has no text.
        ornate: whether the card has a swallowtailed ribbon, an engraving and a fine frame.
        ribbon: the upper and lower edge of the ribbon with the name.
    """

    title: QRectF | None
    emblem: QRectF
    points: QRectF
    shelf: QRectF
    ribbon: tuple[float, float]
    note: QRectF | None = None
    ornate: bool = True


_FULL: Final = _Detail(
    title=QRectF(30, 29, 190, 32),
    emblem=QRectF(66, 69, 134, 134),
    points=QRectF(14, 66, 52, 52),
    shelf=QRectF(20, 206, 210, 44),
    ribbon=(27, 63),
    note=QRectF(23, 255, 204, 75),
)
_SIDE: Final = _Detail(
    title=QRectF(66, 27, 160, 44),
    emblem=QRectF(17, 84, 116, 116),
    points=QRectF(11, 22, 52, 52),
    shelf=QRectF(135, 77, 100, 139),
    ribbon=(24, 73),
    note=QRectF(23, 219, 204, 110),
)
_BARE: Final = _Detail(
    title=QRectF(32, 24, 186, 52),
    emblem=QRectF(14, 149, 110, 110),
    points=QRectF(12, 82, 64, 64),
    shelf=QRectF(125, 86, 112, 238),
    ribbon=(22, 78),
)
_TERSE: Final = _Detail(
    title=QRectF(32, 24, 186, 52),
    emblem=QRectF(14, 149, 110, 110),
    points=QRectF(12, 82, 64, 64),
    shelf=QRectF(125, 86, 112, 172),
    ribbon=(22, 78),
    note=QRectF(19, 263, 212, 66),
)
_PLAIN: Final = _Detail(
    title=QRectF(14, 12, 222, 64),
    emblem=QRectF(82, 80, 150, 150),
    points=QRectF(9, 81, 84, 84),
    shelf=QRectF(14, 230, 222, 108),
    ribbon=(8, 77),
    ornate=False,
)
_NAMELESS: Final = _Detail(
    title=None,
    emblem=QRectF(66, 18, 174, 174),
    points=QRectF(7, 7, 96, 96),
    shelf=QRectF(14, 196, 222, 142),
    ribbon=(0, 0),
    ornate=False,
)


def paint_spell(
    painter: QPainter,
    rect: QRectF,
    ability: int,
    name: str,
    points: int,
    note: str,
    look: Look,
    needs: Sequence[Need] = (),
) -> None:
    """Paints the card of a spell to fill `rect`, which is `CARD_RATIO` times as high as wide.

    Args:
        ability: the ability, 0 to 24.
        name: the name of the spell in the reader's language. A card narrower than `NAMELESS_WIDTH`
            has no name.
        points: the points of the spell.
        note: the text of the ability in the reader's language; "" for none. Cards narrower than
            `NOTED_WIDTH`, or without enough room, have a short text instead; cards narrower than
            `SMALL_WIDTH` have no text. Without a text the picture and the ingredients are larger.
        needs: the ingredients, painted at `ingredient_places`. Leave them out if they are sprites
            of their own.
    """
    pixels = max(12.3, rect.width() * _TITLE_LETTER_SHARE / look.growth)
    detail = _with_ribbon(_swollen(_detail(rect, note), look.swell), rect, name, look, pixels)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cardstock.begin(painter, rect)
    _paint_paper(painter, detail, points)
    _paint_ground(painter, detail, ability)
    draw_ability(painter, detail.emblem, ability, small=rect.width() < TINY_WIDTH)
    if detail.note is not None:
        painter.setPen(keyline(1.4, ENGRAVING))
        high = detail.note.top() - 3
        painter.drawLine(QPointF(80, high), QPointF(170, high))
    hung = detail.ribbon[0] < _MAX_HANGING_RIBBON_TOP
    if hung:
        cardstock.paint_frame(painter, ornate=detail.ornate)
    _paint_ribbon(painter, detail, points)
    if not hung:
        cardstock.paint_frame(painter, ornate=detail.ornate)
    paint_points_seal(painter, detail.points, points, colour_for_points(points))
    painter.restore()
    for need, room in zip(needs, ingredient_places(rect, len(needs), note), strict=True):
        paint_ingredient(painter, room, need.kind, need.state, need.printed)
    if detail.title is not None:
        cardstock.write_name(painter, room_on(rect, detail.title), name, look, pixels)
    if detail.note is not None:
        room, pixels = room_on(rect, detail.note), max(12.4, rect.width() * 0.06 / look.growth)
        is_own = ability == box.LESSER_WARD and note != ability_text(ability)
        texts = [note] * (is_own or rect.width() >= NOTED_WIDTH) + [brief_sentence(ability) or note]
        paint_first_fitting(painter, room, texts, look, pixels, INK)
    painter.restore()


def ingredient_places(rect: QRectF, count: int, note: str = "") -> list[QRectF]:
    """Returns the squares of `count` ingredients on a spell's card that fills `rect`.

    The number of rows is chosen so that the squares are as large as possible. `note`: the text of
    the ability on the card, or "" for a card without a text.

    >>> len(ingredient_places(QRectF(0, 0, 100, 140), 6))
    6
    """
    if not count:
        return []
    shelf, largest = (
        room_on(rect, _detail(rect, note).shelf),
        rect.width() * _MAX_INGREDIENT_WIDTH_SHARE,
    )
    rows = max(range(1, count + 1), key=lambda rows: _square_side(shelf, count, rows))
    side, wide = min(largest, _square_side(shelf, count, rows)), -(-count // rows)
    top = shelf.center().y() - side * rows / 2
    places = []
    for number in range(count):
        row, column = divmod(number, wide)
        inside = min(wide, count - row * wide)
        x = shelf.center().x() + (column - inside / 2) * side
        places.append(shrunk(QRectF(x, top + row * side, side, side), side * 0.03))
    return places


def gambit_place(rect: QRectF, note: str = "") -> QRectF:
    """Returns the place of a gambit on a spell's card that fills `rect`.

    The gambit lies on the picture, so that name, ingredients and text stay readable. `note`: the
    text of the ability on the card, or "" for a card without a text.
    """
    emblem = room_on(rect, _detail(rect, note).emblem)
    wide = rect.width() * _GAMBIT_WIDTH_SHARE
    high = wide * CARD_RATIO
    aside = max(-1.0, min(1.0, (emblem.center().x() - rect.center().x()) / (rect.width() * 0.2)))
    x = emblem.center().x() + (aside or 1.0) * wide * 0.2
    return QRectF(x - wide / 2, emblem.center().y() - high / 2, wide, high)


def _square_side(shelf: QRectF, count: int, rows: int) -> float:
    """Returns the largest side of the squares of `count` ingredients, if they fill this many
    rows."""
    return min(shelf.width() / -(-count // rows), shelf.height() / rows)


def paint_spell_small(
    painter: QPainter, rect: QRectF, ability: int, points: int, look: Look, working: bool = True
) -> None:
    """Paints a spell in a spell book, 24 to 80 logical pixels wide: its picture and its points.

    The picture fills a square. If `rect` is higher than wide, the points stand below the picture,
    otherwise in its lower right corner.

    Args:
        working: whether the ability works; otherwise the picture is pale.
    """
    edge = min(rect.width(), rect.height())
    colour = colour_for_points(points)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rims = (0.0, 0.035, 0.075, 0.12)
    dark, gilt, band, inner = (_cushion_outline(rect, edge * rim, edge * 0.14) for rim in rims)
    painter.fillPath(dark, QColor(KEYLINE))
    painter.fillPath(gilt, metal_brush(rect, Metal.GOLD))
    painter.fillPath(band, QColor(colour))
    field = shrunk(rect, edge * rims[-1])
    painter.fillPath(inner, parchment_brush(rect) if working else QColor("#b9ad97"))
    foot = rect.height() - rect.width() + edge * 0.06
    beneath = foot >= edge * 0.25
    if beneath:
        plate = QRectF(field.x(), field.bottom() - foot, field.width(), foot)
        room = field.adjusted(0, 0, 0, -foot)
    else:
        plate = part(rect, 56, 54, 44, 46)
        room = field.translated(-edge * 0.02, -edge * 0.02)
    painter.setOpacity(1.0 if working else 0.4)
    draw_ability(painter, square(room), ability, small=edge < SIMPLE_WIDTH)
    painter.setOpacity(1.0)
    painter.setPen(keyline(max(0.8, edge * 0.035)))
    painter.setBrush(enamel_brush(plate, colour))
    if beneath:
        painter.drawRect(plate)
    else:
        painter.drawRoundedRect(shrunk(plate, edge * 0.02), edge * 0.1, edge * 0.1)
    high = (
        max(_NUMBER_HEIGHT_SHARE * min(plate.height(), plate.width()), MIN_NUMERAL_PIXELS)
        * look.swell
    )
    figure = QRectF(0, 0, high, high)
    figure.moveCenter(plate.center())
    ink = numeral_path(points, figure, False)
    painter.strokePath(ink, keyline(max(1.2, edge * 0.05), "#140c10"))
    painter.fillPath(ink, QColor(IVORY))
    painter.restore()


def draw_ability(painter: QPainter, rect: QRectF, ability: int, small: bool = False) -> None:
    """Draws the picture of an ability alone, as large as fits in `rect`.

    `small`: whether to use the simpler picture, if this ability has one.
    """
    simpler = "-small" if small and ability in _SIMPLER_PICTURES else ""
    draw(painter, rect, "wizards_gambit", f"spell-{ABILITY_PICTURES[ability]}{simpler}.svg")


def colour_for_points(points: int) -> str:
    """Returns the colour of a spell with this many points."""
    return COLOURS_BY_POINTS[max(1, min(points, len(COLOURS_BY_POINTS))) - 1]


def _detail(rect: QRectF, note: str) -> _Detail:
    """Returns the level of detail for a card that fills `rect` and has this text."""
    if rect.width() < NAMELESS_WIDTH:
        return _NAMELESS
    if rect.width() < SMALL_WIDTH:
        return _PLAIN
    if not note:
        return _BARE
    if rect.width() < NOTED_WIDTH:
        return _TERSE
    return _SIDE if rect.width() < LARGE_WIDTH else _FULL


def _swollen(detail: _Detail, swell: float) -> _Detail:
    """Returns the level of detail with a larger seal with the points.

    A seal on the ribbon moves below the ribbon, and the name gets the whole ribbon. `swell`: the
    factor by which the seal is larger, up to `_MAX_SEAL_SIDE`.
    """
    if swell == 1 or detail.title is None:
        return detail
    seal, title = detail.points, detail.title
    side = min(_MAX_SEAL_SIDE, seal.width() * swell)
    if seal.top() < title.bottom() < seal.bottom():
        title = QRectF(20, title.top(), 210, title.height())
        seal = QRectF(seal.x(), title.bottom() + 1, side, side)
    return replace(detail, title=title, points=QRectF(seal.x(), seal.y(), side, side))


def _with_ribbon(detail: _Detail, rect: QRectF, name: str, look: Look, pixels: float) -> _Detail:
    """Returns the level of detail with enough room for a long name.

    The name may take two lines, and the ribbon may reach up to the edge of the card. If the name
    still does not fit, the card has no name.
    """
    if detail.title is None:
        return detail
    inside = room_on(rect, detail.title.adjusted(6, 0, -6, 0))
    if fits_line(inside, name, look, pixels, _MIN_NAME_WIDTH_SHARE):
        return detail
    if paragraph_size(room_on(rect, detail.title), name, look, MIN_LETTER_PIXELS, bold=True):
        return detail
    low = detail.ribbon[1]
    hung = QRectF(20, 1, 210, low - 1)
    if detail.points.center().y() < low:  # the seal lies on the ribbon
        hung.setLeft(detail.points.right() + 3)
    if paragraph_size(room_on(rect, hung), name, look, MIN_LETTER_PIXELS, bold=True):
        return replace(detail, title=hung, ribbon=(_MAX_HANGING_RIBBON_TOP - 1, low + 1))
    if fits_line(room_on(rect, detail.title), name, look, pixels, MIN_WIDTH_SHARE):
        return detail
    return replace(detail, title=None)


def _cushion_outline(rect: QRectF, inset: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(shrunk(rect, inset), radius - inset * 0.6, radius - inset * 0.6)
    return path


def _paint_paper(painter: QPainter, detail: _Detail, points: int) -> None:
    """Paints the parchment of a card; on a card without a name, the edge shows the spell's
    colour."""
    cardstock.paint_parchment(painter)
    if detail.ornate:
        cardstock.paint_border(painter, 20, 2, "#b98a35", 5)
    elif detail.title is None:
        cardstock.paint_border(painter, 14, 12, colour_for_points(points), 8)


def _paint_ribbon(painter: QPainter, detail: _Detail, points: int) -> None:
    """Paints the ribbon for the name, if the card has a name."""
    if detail.title is None:
        return
    base = QColor(colour_for_points(points))
    left, right = (14, 236) if detail.ornate else (8, 242)
    band = QRectF(QPointF(left, detail.ribbon[0]), QPointF(right, detail.ribbon[1]))
    dyes = base.lighter(118), base.darker(165)
    cardstock.paint_ribbon(painter, band, dyes, 10, ornate=detail.ornate)


def _paint_ground(painter: QPainter, detail: _Detail, ability: int) -> None:
    """Paints the light and the engraving behind the picture of a large card."""
    if not detail.ornate:
        return
    reach = detail.emblem.width() * 0.07
    around = detail.emblem.adjusted(-reach, -reach, reach, reach)
    name = "ground-curse.svg" if ability in box.HARMFUL_ABILITIES else "ground-spell.svg"
    draw(painter, around, "wizards_gambit", name, ink=ENGRAVING)


def spell_sprite(table: CardTable, row: box.SpellId) -> Sprite:
    """Returns the look of a pool spell, without its ingredients."""
    return Sprite(
        "spell",
        (
            table.abilities[row],
            spell_name(table, row),
            table.points[row],
            spell_text(table.spells[row]),
        ),
    )


def whole_sprite(observation: Observation, slot: int) -> Sprite:
    """Returns the look of a pool spell as a single picture, which includes its ingredients."""
    row = observation.pool[slot]
    shown = []
    for kind, count in enumerate(observation.table.needs[row]):
        laid = [int(face) for face, as_type in observation.laid[slot] if as_type == kind]
        held = observation.viewer >= 0 and kind in observation.hands[observation.viewer]
        lacking = [HELD_BY_VIEWER if held else MISSING] * (count - len(laid))
        shown += [(kind, face) for face in (*laid, *lacking)]
    kinds, states = tuple(kind for kind, _ in shown), tuple(state for _, state in shown)
    return Sprite("whole", (*spell_sprite(observation.table, row).details, kinds, states))


def book_sprite(table: CardTable, row: box.SpellId, works: bool) -> Sprite:
    """Returns the look of a spell in a book.

    `row` is the spell, and `works` says whether its ability works.
    """
    return Sprite("book", (table.abilities[row], table.points[row], works))


def paint_spell_sprite(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    ability: int,
    name: str,
    points: int,
    note: str,
    *ingredients: Sequence[int],
) -> None:
    """Paints the sprite of a pool spell.

    `ingredients`: two sequences, or nothing to paint no ingredients. The first has the types that
    the spell needs. The second has for each of them MISSING, HELD_BY_VIEWER or the face that lies
    there. The other arguments are as in `paint_spell`.
    """
    kinds, states = ingredients or ((), ())
    needs = [_need_of(kind, state) for kind, state in zip(kinds, states, strict=True)]
    paint_spell(painter, rect, ability, name, points, note, look, needs)


def _need_of(kind: int, state: int) -> Need:
    """Returns the ingredient for a type and its number in a sprite.

    The number is MISSING, HELD_BY_VIEWER or a face.
    """
    if state < 0:
        return Need(
            kind, Ingredient.HELD_BY_VIEWER if state == HELD_BY_VIEWER else Ingredient.MISSING
        )
    return Need(kind, Ingredient.LAID, state)


def paint_book_sprite(
    painter: QPainter, rect: QRectF, look: Look, ability: int, points: int, works: bool
) -> None:
    """Paints the sprite of a spell in a book.

    `works` says whether the ability of the spell works.
    """
    paint_spell_small(painter, rect, ability, points, look, works)
