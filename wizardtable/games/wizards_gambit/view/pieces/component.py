# SPDX-License-Identifier: MIT
"""The seven components: as cards, and as ingredients (needed components) of spells. Their kind of
piece is `Card`."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state, terms
from wizardtable.games.wizards_gambit.rules.abilities import can_use
from wizardtable.games.wizards_gambit.rules.pool import missing_types
from wizardtable.games.wizards_gambit.view.pieces.card_frames import CardFace, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.pieces.card_labels import component_name
from wizardtable.games.wizards_gambit.view.pieces.card_places import spell_at_place
from wizardtable.games.wizards_gambit.view.pieces.table_piece import Meaning, ShownTable
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    Tones,
    blend,
    enamel_brush,
    enlarged_to_legible,
    keyline,
    metal_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite

COMPONENT_PICTURES: Final = ("angel", "phoenix", "dragon", "griffin", "siren", "agate", "flake")
"""By component, the word that stands for it in the file names of pictures."""

COMPONENT_TONES: Final = (
    Tones("#2c5a8c", "#5d94c8", "#d8ecfa", "#7fabd2"),
    Tones("#8a2410", "#d2521c", "#ffd08a", "#cf6a34"),
    Tones("#12452b", "#2c7a4a", "#b6e0b0", "#4c8f5c"),
    Tones("#6a400f", "#b57c22", "#f8dc98", "#b98a3c"),
    Tones("#0f2c66", "#2257a6", "#a9d4f5", "#3c6db4"),
    Tones("#3c1c66", "#7442ac", "#dcc0f2", "#7f57ae"),
    Tones("#14142c", "#3a3a62", "#d5d7f0", "#55557e"),
)
"""By component, its colours. The component's sign always appears as well, for players who cannot
tell the colours apart."""


class Ingredient(Enum):
    """The state of an ingredient of a spell.

    Members:
        MISSING: the component is missing.
        HELD_BY_VIEWER: the component is missing, and the viewer holds it.
        LAID: a component lies there.
    """

    MISSING = 0
    HELD_BY_VIEWER = 1
    LAID = 2


def paint_component(painter: QPainter, rect: QRectF, kind: int, look: Look, name: str = "") -> None:
    """Paints the card of a component to fill `rect`, `CARD_RATIO` times as high as wide.

    Args:
        kind: the component, 0 to 6.
        name: the name of the component in the reader's language; "" for none.
    """
    tones = COMPONENT_TONES[kind]

    def emblem(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw_component(painter, room, kind)

    def index(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw_sign(painter, room, kind, IVORY)

    def ground(painter: QPainter, room: QRectF, small: bool) -> None:
        del small
        draw(painter, room, "wizards_gambit", "ground-component.svg", ink=tones.dark)

    face = CardFace(Kind.COMPONENT, tones, emblem, index, name, ground=ground)
    paint_hand_card(painter, rect, face, look)


def paint_ingredient(
    painter: QPainter,
    rect: QRectF,
    kind: int,
    state: Ingredient,
    printed: int | None = None,
) -> None:
    """Paints one ingredient of a spell as a roundel in the middle of `rect`.

    Args:
        kind: the component, 0 to 5, that the spell needs.
        state: whether the component is missing or laid.
        printed: the component, 0 to 6, that lies there. If it is another than `kind`, its sign
            stands at the edge.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state is not Ingredient.LAID:
        _paint_hollow(painter, box, kind, is_held=state is Ingredient.HELD_BY_VIEWER)
    else:
        _paint_roundel(painter, box, kind)
        if printed is not None and printed != kind:
            _paint_roundel(painter, part(box, 51, 51, 52, 52), printed, Metal.SILVER)
    painter.restore()


def draw_component(painter: QPainter, rect: QRectF, kind: int) -> None:
    """Draws the picture of a component alone, as large as fits in `rect`."""
    draw(painter, rect, "wizards_gambit", f"component-{COMPONENT_PICTURES[kind]}.svg")


def draw_sign(painter: QPainter, rect: QRectF, kind: int, ink: str) -> None:
    """Draws the sign of a component in one colour, legible at the smallest sizes."""
    room = enlarged_to_legible(painter, rect)
    draw(painter, room, "wizards_gambit", f"sign-{COMPONENT_PICTURES[kind]}.svg", ink=ink)


def _paint_roundel(painter: QPainter, box: QRectF, kind: int, metal: Metal = Metal.GOLD) -> None:
    """Paints a disc of enamel in a ring of metal, with the sign of a component in relief."""
    width = box.width()
    tones = COMPONENT_TONES[kind]
    line = max(width * 0.035, 0.7)
    painter.setPen(keyline(line))
    painter.setBrush(metal_brush(box, metal))
    painter.drawEllipse(shrunk(box, line / 2))
    field = shrunk(box, width * 0.1)
    painter.setPen(keyline(line * 0.7))
    painter.setBrush(enamel_brush(field, tones.mid))
    painter.drawEllipse(field)
    room = shrunk(box, width * 0.18)
    draw_sign(painter, room.translated(width * 0.025, width * 0.035), kind, tones.dark)
    draw_sign(painter, room, kind, IVORY)


def _paint_hollow(painter: QPainter, box: QRectF, kind: int, is_held: bool) -> None:
    """Paints a hollow with the sign of a missing component.

    `is_held`: whether the viewer holds the component; the hollow is then bright, with a broken
    ring.
    """
    width = box.width()
    tones = COMPONENT_TONES[kind]
    hollow = shrunk(box, width * (0.1 if is_held else 0.07))
    fill = QRadialGradient(hollow.center() + QPointF(width, width) * 0.12, width * 0.62)
    fill.setColorAt(0.0, QColor("#fffdf2" if is_held else "#e2c998"))
    fill.setColorAt(1.0, QColor("#ffefb4" if is_held else "#a5814a"))
    painter.setPen(keyline(max(0.8, width * 0.035), KEYLINE if is_held else "#7a5a2c"))
    painter.setBrush(fill)
    painter.drawEllipse(hollow)
    if not is_held:
        ink = blend(tones.dark, "#4a3014", 0.45).name()
        draw_sign(painter, shrunk(box, width * 0.2), kind, ink)
        return
    pen = keyline(max(1.4, width * 0.1), "#14805a")
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.6, 1.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(shrunk(box, width * 0.06))
    draw_sign(painter, shrunk(box, width * 0.21), kind, tones.dark)


def component_sprite(face: box.Face) -> Sprite:
    """Returns the look of a component's card."""
    return Sprite("component", (int(face), component_name(face)))


def paint_component_sprite(
    painter: QPainter, rect: QRectF, look: Look, kind: int, name: str
) -> None:
    """Paints the sprite of a component's card."""
    paint_component(painter, rect, kind, look, name)


def paint_laid(painter: QPainter, rect: QRectF, look: Look, kind: int, printed: int) -> None:
    """Paints the sprite of a component that lies on a spell.

    `kind`: the type that it stands for. `printed`: the component itself.
    """
    paint_ingredient(painter, rect, kind, Ingredient.LAID, printed)


def laid_name(face: box.Face, as_type: int) -> str:
    """Returns the name of a component on a spell, with the type `as_type` if it stands for another
    type."""
    if face == as_type:
        return component_name(face)
    text = N_("wizards_gambit table", "{component} as {type}")
    return render(text.of(component=terms.component(face), type=terms.a_component(as_type)))


def laid_name_with_spell(shown: ShownTable, face: box.Face, place: int) -> str:
    """Returns the name of a component on a spell, with the name of the spell.

    `place`: the place of the component (see `card_places`).
    """
    row, as_type = spell_at_place(place)
    text = N_("wizards_gambit table", "{component}, on {spell}")
    name = laid_name(face, as_type)
    return render(text.of(component=name, spell=terms.spell(shown.observation.table, row)))


def explain_component(shown: ShownTable, face: box.Face) -> Explanation:
    """Returns the detail card of a component in a hand."""
    observation = shown.observation
    if face == box.FLAKE:
        text = N_(
            "wizards_gambit table",
            "A Flake stands for any component that a spell still needs: choose which.",
        )
        lines = [render(text)]
    else:
        lines = spells_that_need(observation, face)
        if not lines:
            lines = [
                render(N_("wizards_gambit table", "No spell in the pool needs this component now."))
            ]
    ledger = component_counts(observation, face)
    return Explanation(component_name(face), tuple(lines), component_sprite(face), ledger=ledger)


def explain_laid(shown: ShownTable, face: box.Face, place: int) -> Explanation:
    """Returns the detail card of a component on a spell.

    `place` is the place of the component, see `card_places`.
    """
    row, as_type = spell_at_place(place)
    text = N_("wizards_gambit table", "On {spell}.")
    lines = [render(text.of(spell=terms.the_spell(shown.observation.table, row)))]
    return Explanation(laid_name(face, as_type), tuple(lines), component_sprite(face))


def spells_that_need(observation: state.Observation, kind: int, but_slot: int = -1) -> list[str]:
    """Returns the line with the pool spells that lack a component, in a list; or an empty list.

    `kind`: the type of the component. `but_slot`: a slot to leave out, or -1.
    """
    spells = [
        terms.the_spell(observation.table, row)
        for slot, row in enumerate(observation.pool)
        if row != box.NO_SPELL and slot != but_slot and kind in missing_types(observation, slot)
    ]
    if not spells:
        return []
    if but_slot < 0:
        text = N_("wizards_gambit table", "Missing from {spells}.")
    else:
        text = N_("wizards_gambit table", "Also missing from {spells}.")
    return [render(text.of(spells=joined_with_and(spells)))]


def component_counts(observation: state.Observation, kind: int) -> tuple[tuple[str, str], ...]:
    """Returns rows of a detail card, each a label and a number of cards of the component `kind`.

    The rows are for all cards, those on pool spells, and those in the discard pile.
    """
    on_spells = sum(
        face == kind for slot in range(box.POOL_SLOTS) for face, _ in observation.laid[slot]
    )
    discarded = observation.discards.count(box.Face(kind))
    rows: tuple[tuple[Message, int], ...] = (
        (N_("wizards_gambit table", "Cards in all"), observation.table.cards[kind]),
        (N_("wizards_gambit table", "On spells in the pool"), on_spells),
        (N_("wizards_gambit table", "In the discard pile"), discarded),
    )
    return tuple((render(label), str(count)) for label, count in rows)


def component_meanings(observation: state.Observation, face: box.Face) -> list[Meaning]:
    """Returns the ways to play a component of the viewer's hand.

    To play a component as its own type, bring it anywhere on a spell. To play it as another type,
    bring it to a missing component.
    """
    meanings: list[Meaning] = []
    free = face == box.FLAKE or can_use(observation, observation.viewer, box.TRANSCENDENT_FOCUS)
    for slot in range(box.POOL_SLOTS):
        if observation.pool[slot] == box.NO_SPELL:
            continue
        types = missing_types(observation, slot)
        if face < box.TYPE_COUNT and (face in types or not free):
            zones = (f"spell:{slot}", f"need:{slot}:{face}")
            meanings.append((moves.PlayComponent(face, slot, face), zones))
        if free:
            meanings += [
                (moves.PlayComponent(face, slot, kind), (f"need:{slot}:{kind}", f"spell:{slot}"))
                for kind in types
                if kind != face
            ]
    return meanings


def laid_meanings(observation: state.Observation, face: box.Face, place: int) -> list[Meaning]:
    """Returns the ways to discard or move a component on a pool spell; empty if not possible now.

    `place`: the place of the component (see `card_places`).
    """
    spell, as_type = spell_at_place(place)
    source = observation.pool.index(spell)
    laid = (face, as_type)
    if observation.step == state.DISPEL:
        return [(moves.Dispel(laid, source), ("discards",))]
    shifts = observation.step == state.TURN and can_use(
        observation, observation.viewer, box.RUNE_SHIFT
    )
    if observation.step != state.TRANSMUTE and not shifts:
        return []
    meanings: list[Meaning] = []
    for target in range(box.POOL_SLOTS):
        if target == source or observation.pool[target] == box.NO_SPELL:
            continue
        types = missing_types(observation, target) if face == box.FLAKE else (face,)
        for kind in types:
            zones = (f"need:{target}:{kind}", f"spell:{target}")
            meanings.append((moves.MoveComponent(laid, source, target, kind), zones))
    return meanings
