# SPDX-License-Identifier: MIT
"""The cards of spells: large in the pool with their ingredients, and small in spell books."""

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
from wizardtable.games.wizards_gambit.view.pieces.card_names import ability_text, spell_name
from wizardtable.games.wizards_gambit.view.pieces.component import Ingredient, paint_ingredient
from wizardtable.games.wizards_gambit.view.spell_briefs import on_card
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
from wizardtable.paint.numerals import LEAST_NUMERAL, numeral_path
from wizardtable.paint.paragraphs import paint_first_fitting, paragraph_size
from wizardtable.paint.seals import paint_points_seal
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import MIN_LETTER_PIXELS, MIN_WIDTH_SHARE, fits_line
from wizardtable.table.view import Sprite

MISSING, COULD = -1, -2
"""The state of a missing ingredient in a sprite, the second if the viewer holds it. The state of
one that is laid is the face that lies there."""

SMALL: Final = 120.0
"""Below this width, in logical pixels, fine ornaments go, and the ingredients stand beneath the
picture; from it on they stand at its right."""

NAMELESS: Final = 84.0
"""Below this width the name goes: it would be too small to read."""

TINY: Final = 56.0
"""Below this width pictures are drawn with fewer details."""

SIMPLE: Final = 40.0
"""Below this width a spell of a book has them, too."""

_TITLE: Final = 0.075
"""The size of names by the width of the card, where it is larger than the least."""

_DRAWN: Final = 0.85
"""How far the letters of a name are drawn together before it has two lines."""

_HUNG: Final = 4.0
"""Where a ribbon that begins higher lies over the upper edge of the card."""

NOTED: Final = 150.0
"""From this width on there is room to read the whole ability; from `SMALL` on, a few words."""

LARGE: Final = 230.0
"""From this width on, with the ability, the ingredients stand in a row beneath the picture."""

PICTURES: Final = (
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
"""By ability, the name of its picture."""

_SIMPLER: Final = frozenset((RUNE_SHIFT, CORRUPT_EXCHANGE, RECLAMATION, BANISHMENT))
"""The abilities whose pictures have a simpler drawing for small sizes."""

LIVERIES: Final = ("#2f6e46", "#2c5aa3", "#6b3f9e", "#8f4a14", "#9c2a3a")
"""By points, from 1 on, the colour of a spell; more have the last. The number goes with it."""

_NUMBER: Final = 0.58
"""The height of the number on a spell of a book, by that of its plate."""

_BROADEST: Final = 0.26
"""The width of an ingredient at most, by that of the card."""

_LARGEST_SEAL: Final = 100.0
"""The side of the seal with the points at most, in units of a card."""

_GAMBIT: Final = 0.32
"""The width of a gambit on a spell, by that of the card."""


@dataclass(frozen=True, slots=True)
class Need:
    """One ingredient of a spell of the pool, as it is shown.

    Attributes:
        kind: the component, 0 to 5, that the spell needs.
        printed: of one that is laid, the component that really lies there; None for `kind`.
    """

    kind: int
    state: Ingredient
    printed: int | None = None


@dataclass(frozen=True, slots=True)
class _Detail:
    """The rooms of one level of detail, in units of a card 250 wide and 350 high.

    Attributes:
        title: the room of the name; None where it goes.
        emblem, points: the room of the picture and of the seal with the points.
        shelf: the room of the ingredients.
        note: the room of the ability; None where it goes.
        ornate: whether there are a swallowtailed ribbon, an engraving and a fine frame.
        ribbon: the upper and the lower edge of the band that the name is written on.
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
    note=QRectF(21, 219, 208, 106),
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
        ability: 0 to 24, as `PICTURES` has them.
        name: in the reader's language; it goes below `NAMELESS` pixels.
        note: the ability in that language, wrapped at the foot from `NOTED` pixels on, and from
            `SMALL` on, or where it has no room, in brief; below, or where it is empty, picture and
            ingredients grow.
        needs: its ingredients, painted at `ingredient_places`; leave them out where sprites of
            their own are laid there.
    """
    pixels = max(12.3, rect.width() * _TITLE / look.growth)
    detail = _with_ribbon(_swollen(_detail(rect, note), look.swell), rect, name, look, pixels)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cardstock.begin(painter, rect)
    _paint_paper(painter, detail, points)
    _paint_ground(painter, detail, ability)
    draw_ability(painter, detail.emblem, ability, small=rect.width() < TINY)
    if detail.note is not None:
        painter.setPen(keyline(1.4, ENGRAVING))
        high = detail.note.top() - 3
        painter.drawLine(QPointF(80, high), QPointF(170, high))
    hung = detail.ribbon[0] < _HUNG
    if hung:
        cardstock.paint_frame(painter, ornate=detail.ornate)
    _paint_ribbon(painter, detail, points)
    if not hung:
        cardstock.paint_frame(painter, ornate=detail.ornate)
    paint_points_seal(painter, detail.points, points, livery(points))
    painter.restore()
    for need, room in zip(needs, ingredient_places(rect, len(needs), note), strict=True):
        paint_ingredient(painter, room, need.kind, need.state, need.printed)
    if detail.title is not None:
        cardstock.write_name(painter, room_on(rect, detail.title), name, look, pixels)
    if detail.note is not None:
        room, pixels = room_on(rect, detail.note), max(12.4, rect.width() * 0.06 / look.growth)
        told = [note] * (rect.width() >= NOTED) + [on_card(ability) or note]
        paint_first_fitting(painter, room, told, look, pixels, INK)
    painter.restore()


def ingredient_places(rect: QRectF, count: int, note: str = "") -> list[QRectF]:
    """Returns the squares where a spell's card that fills `rect` has its `count` ingredients.

    They stand in one row or in more, whichever makes them larger; `note` is that of
    `paint_spell`, for it decides where their room is.

    >>> len(ingredient_places(QRectF(0, 0, 100, 140), 6))
    6
    """
    if not count:
        return []
    shelf, most = room_on(rect, _detail(rect, note).shelf), rect.width() * _BROADEST
    rows = max(range(1, count + 1), key=lambda rows: _side(shelf, count, rows))
    side, wide = min(most, _side(shelf, count, rows)), -(-count // rows)
    top = shelf.center().y() - side * rows / 2
    places = []
    for number in range(count):
        row, column = divmod(number, wide)
        inside = min(wide, count - row * wide)
        x = shelf.center().x() + (column - inside / 2) * side
        places.append(shrunk(QRectF(x, top + row * side, side, side), side * 0.03))
    return places


def gambit_place(rect: QRectF, note: str = "") -> QRectF:
    """Returns where a gambit lies on a spell's card that fills `rect`: on its picture, so that the
    name, the ingredients and the ability can still be read; `note` is that of `paint_spell`."""
    emblem = room_on(rect, _detail(rect, note).emblem)
    wide = rect.width() * _GAMBIT
    high = wide * CARD_RATIO
    aside = max(-1.0, min(1.0, (emblem.center().x() - rect.center().x()) / (rect.width() * 0.2)))
    x = emblem.center().x() + (aside or 1.0) * wide * 0.2
    return QRectF(x - wide / 2, emblem.center().y() - high / 2, wide, high)


def _side(shelf: QRectF, count: int, rows: int) -> float:
    """Returns the side of `count` ingredients that stand in this many rows."""
    return min(shelf.width() / -(-count // rows), shelf.height() / rows)


def paint_spell_small(
    painter: QPainter, rect: QRectF, ability: int, points: int, look: Look, working: bool = True
) -> None:
    """Paints a spell of a spell book, 24 to 80 logical pixels wide: its picture and its points.

    The picture fills a square; what `rect` is higher than wide goes to the points beneath it,
    else they stand in its lower right corner.

    Args:
        working: whether its ability works; else, covered or annulled, the picture fades.
    """
    edge = min(rect.width(), rect.height())
    colour = livery(points)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rims = (0.0, 0.035, 0.075, 0.12)
    dark, gilt, band, inner = (_cushion(rect, edge * rim, edge * 0.14) for rim in rims)
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
    draw_ability(painter, square(room), ability, small=edge < SIMPLE)
    painter.setOpacity(1.0)
    painter.setPen(keyline(max(0.8, edge * 0.035)))
    painter.setBrush(enamel_brush(plate, colour))
    if beneath:
        painter.drawRect(plate)
    else:
        painter.drawRoundedRect(shrunk(plate, edge * 0.02), edge * 0.1, edge * 0.1)
    high = max(_NUMBER * min(plate.height(), plate.width()), LEAST_NUMERAL) * look.swell
    figure = QRectF(0, 0, high, high)
    figure.moveCenter(plate.center())
    ink = numeral_path(points, figure, False)
    painter.strokePath(ink, keyline(max(1.2, edge * 0.05), "#140c10"))
    painter.fillPath(ink, QColor(IVORY))
    painter.restore()


def draw_ability(painter: QPainter, rect: QRectF, ability: int, small: bool = False) -> None:
    """Draws the picture of an ability alone, as large as fits in `rect`; the simpler drawing, if
    there is one, where it is `small`: below some 40 logical pixels."""
    simpler = "-small" if small and ability in _SIMPLER else ""
    draw(painter, rect, "wizards_gambit", f"spell-{PICTURES[ability]}{simpler}.svg")


def livery(points: int) -> str:
    """Returns the colour of a spell with this many points."""
    return LIVERIES[max(1, min(points, len(LIVERIES))) - 1]


def _detail(rect: QRectF, note: str) -> _Detail:
    """Returns what a card of this size shows."""
    if rect.width() < NAMELESS:
        return _NAMELESS
    if rect.width() < SMALL:
        return _PLAIN
    if not note:
        return _BARE
    if rect.width() < NOTED:
        return _TERSE
    return _SIDE if rect.width() < LARGE else _FULL


def _swollen(detail: _Detail, swell: float) -> _Detail:
    """Returns the same with a larger seal: from some size on, the seal lies on the picture, and the
    name has the whole ribbon."""
    if swell == 1 or detail.title is None:
        return detail
    seal, title = detail.points, detail.title
    side = min(_LARGEST_SEAL, seal.width() * swell)
    if seal.top() < title.bottom() < seal.bottom():
        title = QRectF(20, title.top(), 210, title.height())
        seal = QRectF(seal.x(), title.bottom() + 1, side, side)
    return replace(detail, title=title, points=QRectF(seal.x(), seal.y(), side, side))


def _with_ribbon(detail: _Detail, rect: QRectF, name: str, look: Look, pixels: float) -> _Detail:
    """Returns the same with room for a long name in two lines, if need be on a ribbon up to the
    edge of the card; without a name if even that is too small."""
    if detail.title is None:
        return detail
    inside = room_on(rect, detail.title.adjusted(6, 0, -6, 0))
    if fits_line(inside, name, look, pixels, _DRAWN):
        return detail
    if paragraph_size(room_on(rect, detail.title), name, look, MIN_LETTER_PIXELS, bold=True):
        return detail
    low = detail.ribbon[1]
    hung = QRectF(20, 1, 210, low - 1)
    if detail.points.center().y() < low:  # beside the seal, which lies on the ribbon
        hung.setLeft(detail.points.right() + 3)
    if paragraph_size(room_on(rect, hung), name, look, MIN_LETTER_PIXELS, bold=True):
        return replace(detail, title=hung, ribbon=(_HUNG - 1, low + 1))
    if fits_line(room_on(rect, detail.title), name, look, pixels, MIN_WIDTH_SHARE):
        return detail
    return replace(detail, title=None)


def _cushion(rect: QRectF, inset: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(shrunk(rect, inset), radius - inset * 0.6, radius - inset * 0.6)
    return path


def _paint_paper(painter: QPainter, detail: _Detail, points: int) -> None:
    """Paints the parchment; where there is no ribbon its edge has the spell's colour."""
    cardstock.paint_parchment(painter)
    if detail.ornate:
        cardstock.paint_border(painter, 20, 2, "#b98a35", 5)
    elif detail.title is None:
        cardstock.paint_border(painter, 14, 12, livery(points), 8)


def _paint_ribbon(painter: QPainter, detail: _Detail, points: int) -> None:
    """Paints the band of the name, if there is one."""
    if detail.title is None:
        return
    base = QColor(livery(points))
    left, right = (14, 236) if detail.ornate else (8, 242)
    band = QRectF(QPointF(left, detail.ribbon[0]), QPointF(right, detail.ribbon[1]))
    dyes = base.lighter(118), base.darker(165)
    cardstock.paint_ribbon(painter, band, dyes, 10, ornate=detail.ornate)


def _paint_ground(painter: QPainter, detail: _Detail, ability: int) -> None:
    """Paints the light and the engraved figure behind the picture of a large card."""
    if not detail.ornate:
        return
    reach = detail.emblem.width() * 0.07
    around = detail.emblem.adjusted(-reach, -reach, reach, reach)
    name = "ground-curse.svg" if ability in box.HARMFUL else "ground-spell.svg"
    draw(painter, around, "wizards_gambit", name, ink=ENGRAVING)


def spell_sprite(table: CardTable, row: box.SpellId) -> Sprite:
    """Returns the look of a spell of the pool, without its ingredients."""
    return Sprite(
        "spell",
        (
            table.abilities[row],
            spell_name(table, row),
            table.points[row],
            ability_text(table.abilities[row]),
        ),
    )


def whole_sprite(seen: Observation, slot: int) -> Sprite:
    """Returns the look of a spell of the pool with its ingredients, as one picture."""
    row = seen.pool[slot]
    shown = []
    for kind, count in enumerate(seen.table.needs[row]):
        laid = [int(face) for face, as_type in seen.laid[slot] if as_type == kind]
        held = seen.viewer >= 0 and kind in seen.hands[seen.viewer]
        lacking = [COULD if held else MISSING] * (count - len(laid))
        shown += [(kind, face) for face in (*laid, *lacking)]
    kinds, states = tuple(kind for kind, _ in shown), tuple(state for _, state in shown)
    return Sprite("whole", (*spell_sprite(seen.table, row).details, kinds, states))


def book_sprite(table: CardTable, row: box.SpellId, works: bool) -> Sprite:
    """Returns the look of a spell of a book."""
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
    """Paints the sprite of a spell of the pool. If its `ingredients` belong to the picture, they
    are given by the types that are needed, and the states."""
    kinds, states = ingredients or ((), ())
    needs = [_need(kind, state) for kind, state in zip(kinds, states, strict=True)]
    paint_spell(painter, rect, ability, name, points, note, look, needs)


def _need(kind: int, state: int) -> Need:
    """Returns an ingredient by the type that is needed and by its state in a sprite."""
    if state < 0:
        return Need(kind, Ingredient.COULD if state == COULD else Ingredient.MISSING)
    return Need(kind, Ingredient.LAID, state)


def paint_book_sprite(
    painter: QPainter, rect: QRectF, look: Look, ability: int, points: int, works: bool
) -> None:
    """Paints the sprite of a spell of a book."""
    paint_spell_small(painter, rect, ability, points, look, works)
