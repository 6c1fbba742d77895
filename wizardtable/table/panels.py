# SPDX-License-Identifier: MIT
"""The table's own sprites: the panel of choices, buttons, marks, banners, floaters, the cursor.

A choice is a button of the game (`view.Choice`). A halo is the mark around a target zone. A floater
is a short text that rises and fades.
"""

from collections.abc import Iterable
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from wizardtable.paint.furniture import lettering
from wizardtable.paint.theme import Look, Theme, tint
from wizardtable.paint.writing import MAX_LETTER_SHARE, MIN_LETTER_PIXELS, write, write_shortened
from wizardtable.table.view import Choice, Placement, Sprite, Zone, sorting_corner
from wizardtable.table.zones import Box, Spot, box_around, turned_point

LABEL_PIXELS: Final = 15.0
"""Size of the label of a choice, in pixels at a font scale of 100 %."""

DETAIL_PIXELS: Final = 13.0
"""Size of the detail of a choice, in pixels at a font scale of 100 %."""

HEADING_PIXELS: Final = 16.0
"""Size of the heading of the panel, in pixels at a font scale of 100 %."""

_PANEL_PADDING_PIXELS: Final = 9.0
"""Room around the choices of the panel, in pixels at a font scale of 100 %."""

_CHOICE_GAP_PIXELS: Final = 5.0
"""Room between the choices of the panel, in pixels at a font scale of 100 %."""

_HALO_REACH_PIXELS: Final = 4.0
"""The mark of a target zone is this many pixels wider on each side than the zone."""

_GILT_COLOURS: Final = ("#f0d797", "#cfa95c")
_PAPER_COLOURS: Final = ("#fffaf0", "#ead9ad")
_INK_COLOUR: Final = "#2a1c10"
"""Colours of choices: gold from top to bottom, paper from top to bottom, and writing.

They are the same in every theme, because choices lie on parchment.
"""

_MAX_FIGURE_LENGTH: Final = 5
"""A floater of at most this many characters counts as a number, as "+2" does."""

LIGHT_REACH_PIXELS: Final = 13.0
"""Width of the light around a landed piece, in pixels at a font scale of 100 %."""

_UNUSED_BOX: Final = Box(0, 0, 0, 0)
"""A box without a meaning, given to a choice that is painted outside of the panel.

The painter only looks whether the box is None (in the panel) or not.
"""

_WRAP_TEXT: Final = int(Qt.TextFlag.TextWordWrap)
_ALIGN_MIDDLE: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
_ALIGN_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def panel_pieces(
    room: Box, heading: str, choices: tuple[Choice, ...], hot: str | None, look: Look
) -> list[Placement]:
    """Returns the panel of choices with its buttons, and the buttons elsewhere on the table.

    The panel stands on the lower edge of its room and is as high as its buttons need. A panel
    without buttons is only its heading, written on the cloth: a plate would look like a button. If
    the room is too low, the writing grows less with the font scale. If this is not enough, buttons
    at the end that cannot be pressed are left out.

    Args:
        room: the room for the panel, in pixels of the view.
        heading: the heading of the panel; "" for none.
        choices: all buttons; a button with a box stands there and not in the panel.
        hot: the id of the button under the pointer or the cursor; None for none.
    """
    placements = [
        _choice(choice, choice.box, choice.id == hot, look) for choice in choices if choice.box
    ]
    choices = tuple(choice for choice in choices if choice.box is None)
    if not choices and not heading:
        return placements
    if _panel_height(room, heading, choices, look) > room.h:
        look = replace(look, scale=look.close_scale)
    while _panel_height(room, heading, choices, look) > room.h:
        if len(choices) < 2 or choices[-1].is_open:
            break
        choices = choices[:-1]
    pad, width = _PANEL_PADDING_PIXELS * look.scale, room.w - 2 * _PANEL_PADDING_PIXELS * look.scale
    total = _panel_height(room, heading, choices, look)
    sheet = Box(room.x, room.bottom - total, room.w, total)
    placements.append(
        Placement(
            ("table", "panel"),
            Sprite("table.panel", (heading, look.scale, bool(choices))),
            Spot(sheet),
            z=5000,
            height=0.6 if choices else 0.0,
            name=heading,
            is_pinned=True,
        )
    )
    top = sheet.y + pad + _heading_height(heading, bool(choices), look, width)
    for choice in choices:
        height = _choice_height(choice, look, width)
        placements.append(
            _choice(choice, Box(sheet.x + pad, top, width, height), choice.id == hot, look)
        )
        top += height + _CHOICE_GAP_PIXELS * look.scale
    return placements


def whole_button(label: str, view: Box, look: Look) -> Placement:
    """Returns the button in the view's upper right corner that shows the whole table again."""
    width = QFontMetricsF(look.serif(LABEL_PIXELS, bold=True)).horizontalAdvance(label)
    size = (
        width + 4 * _PANEL_PADDING_PIXELS * look.scale,
        max(32.0, 2.2 * LABEL_PIXELS * look.scale),
    )
    corner = Box(
        view.right - size[0] - _PANEL_PADDING_PIXELS, view.y + _PANEL_PADDING_PIXELS, *size
    )
    sprite = Sprite("table.choice", (label, "", True, False, False, look.scale, True))
    return Placement(("table", "whole"), sprite, Spot(corner), z=5002, name=label, is_pinned=True)


def turn_button(piece: Spot) -> Placement:
    """Returns the button that turns a piece round, above the piece's upper left corner."""
    size = max(22.0, min(34.0, piece.box.w * 0.24))
    x, y = turned_point(piece, -piece.box.w * 0.34, -piece.box.h / 2 - size * 0.35)
    place = Spot(box_around(x, y, size, size))
    return Placement(("table", "turn"), Sprite("table.turn"), place, z=4000, height=0.4)


def sort_button(name: str, hand: Box, look: Look) -> Placement:
    """Returns the button that sorts a hand, in the upper left corner of the hand's box."""
    corner = Box(hand.x, hand.y, *(2 * [sorting_corner(look)])).inset(3)
    return Placement(("table", "sort"), Sprite("table.sort"), Spot(corner), z=60, name=name)


def target_halos(targets: Iterable[Zone], aimed: str | None, theme: Theme) -> list[Placement]:
    """Returns a mark around each target zone; the mark of the zone with the id `aimed` is lit."""
    marks = []
    for zone in targets:
        halo = Sprite("table.halo", (theme.target, zone.id == aimed))
        spot = Spot(halo_box(zone))
        marks.append(Placement(("table", "halo", zone.id), halo, spot, z=4, is_inert=True))
    return marks


def halo_box(zone: Zone) -> Box:
    """Returns the box of the mark around a target zone, a little larger than the zone."""
    return zone.box.inset(-_HALO_REACH_PIXELS)


def is_placed_choice(placement: Placement) -> bool:
    """Returns True for a button outside of the panel; such a button fades in as pieces do."""
    return placement.sprite.kind == "table.choice" and placement.sprite.details[-1] is True


def banner_size(title: str, line: str, look: Look) -> tuple[float, float]:
    """Returns width and height of a banner with this title and line."""
    title_width = QFontMetricsF(look.serif(30, bold=True)).horizontalAdvance(title)
    line_width = QFontMetricsF(look.serif(18)).horizontalAdvance(line)
    return max(title_width, line_width) + 120 * look.scale, (104 if line else 76) * look.scale


def floater_size(text: str, look: Look) -> tuple[float, float]:
    """Returns width and height of a floater with this text."""
    width = QFontMetricsF(_floater_font(text, look)).horizontalAdvance(text)
    return width + 12.0, 44.0 * look.scale


def _panel_height(room: Box, heading: str, choices: tuple[Choice, ...], look: Look) -> float:
    """Returns the height that the panel needs."""
    pad = _PANEL_PADDING_PIXELS * look.scale
    width = room.w - 2 * pad
    heights = [_choice_height(choice, look, width) for choice in choices]
    gap_height = _CHOICE_GAP_PIXELS * look.scale * max(0, len(choices) - 1)
    return (
        pad * 2 + _heading_height(heading, bool(choices), look, width) + sum(heights) + gap_height
    )


def _heading_height(heading: str, has_choices: bool, look: Look, width: float) -> float:
    """Returns the height of the heading and of the gap below it."""
    if not heading:
        return 0.0
    gap = _PANEL_PADDING_PIXELS * look.scale * 0.6 if has_choices else 0.0
    return _text_height(heading, look, HEADING_PIXELS, width, bold=True) + gap


def _choice_height(choice: Choice, look: Look, width: float) -> float:
    inner = width - 16 * look.scale
    label = _text_height(choice.label, look, LABEL_PIXELS, inner, bold=True)
    detail = (
        _text_height(choice.detail, look, DETAIL_PIXELS, inner)
        if choice.detail
        else 8.0 * look.scale
    )
    return label + detail + 6 * look.scale


def _choice(choice: Choice, box: Box, is_hot: bool, look: Look) -> Placement:
    placed = choice.box is not None
    details = (
        choice.label,
        choice.detail,
        choice.is_open,
        choice.is_primary,
        is_hot,
        look.scale,
        placed,
    )
    return Placement(
        ("table", "choice", choice.id),
        Sprite("table.choice", details),
        Spot(box),
        z=5001,
        name=f"{choice.label} {choice.detail}".strip(),
        is_pinned=not placed,
    )


def is_own_sprite(sprite: Sprite) -> bool:
    """Returns True if the table paints this sprite itself."""
    return sprite.kind.startswith("table.")


def paint(painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
    """Paints one of the table's own sprites."""
    match sprite.kind, sprite.details:
        case "table.panel", (str(heading), float(scale), bool(has_choices)):
            _paint_panel(
                painter, rect, heading, replace(look, scale=scale), has_choices=has_choices
            )
        case (
            "table.choice",
            (
                str(label),
                str(detail),
                bool(is_open),
                bool(is_primary),
                bool(is_hot),
                float(scale),
                bool(is_placed),
            ),
        ):
            choice = Choice(
                "", label, detail, is_open, is_primary, _UNUSED_BOX if is_placed else None
            )
            _paint_choice(painter, rect, choice, is_hot, replace(look, scale=scale))
        case "table.halo", (str(colour), bool(is_hot)):
            _paint_halo(painter, rect, colour, is_hot)
        case "table.light", ():
            _paint_light(painter, rect, look)
        case "table.cursor", ():
            _paint_cursor(painter, rect, look)
        case "table.turn", ():
            _paint_turn(painter, rect, look)
        case "table.sort", ():
            _paint_sort(painter, rect, look)
        case "table.banner", (str(title), str(line)):
            _paint_banner(painter, rect, title, line, look)
        case "table.floater", (str(text),):
            _paint_floater(painter, rect, text, look)
        case "table.glory", ():
            _paint_glory(painter, rect)


def paint_parchment(painter: QPainter, rect: QRectF, look: Look, radius: float = 7.0) -> None:
    """Paints a sheet of parchment in a thin brass frame."""
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0.0, QColor(look.theme.parchment))
    paper.setColorAt(1.0, QColor(look.theme.parchment_edge))
    painter.setPen(QPen(QColor(look.theme.brass_deep), 1.6))
    painter.setBrush(QBrush(paper))
    painter.drawRoundedRect(rect.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(look.theme.brass, 0.75), 1))
    painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), radius * 0.7, radius * 0.7)


def _paint_panel(
    painter: QPainter, rect: QRectF, heading: str, look: Look, *, has_choices: bool
) -> None:
    """Paints the panel; without choices only its heading on the felt, not to look like a button."""
    if has_choices:
        paint_parchment(painter, rect, look)
    if not heading:
        return
    pad = _PANEL_PADDING_PIXELS * look.scale
    painter.setFont(look.serif(HEADING_PIXELS, bold=True))
    painter.setPen(QColor(look.theme.ink if has_choices else look.theme.text))
    area = rect.adjusted(pad, pad * 0.9, -pad, 0)
    area.setHeight(_text_height(heading, look, HEADING_PIXELS, rect.width() - 2 * pad, bold=True))
    painter.drawText(area, _ALIGN_MIDDLE | _WRAP_TEXT, heading)


def _paint_choice(
    painter: QPainter, rect: QRectF, choice: Choice, is_hot: bool, look: Look
) -> None:
    theme, pad = look.theme, 8.0 * look.scale
    ink = QColor(theme.ink if choice.is_open else theme.ink_soft)
    if choice.is_open:
        metal = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        top, bottom = _GILT_COLOURS if choice.is_primary else _PAPER_COLOURS
        metal.setColorAt(0.0, QColor(top).lighter(108 if is_hot else 100))
        metal.setColorAt(1.0, QColor(bottom).lighter(112 if is_hot else 100))
        painter.setBrush(QBrush(metal))
        painter.setPen(QPen(QColor(theme.brass_deep), 2.0 if is_hot else 1.2))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        ink = QColor(_INK_COLOUR)
    else:
        painter.setBrush(tint(theme.brass_deep, 0.08))
        painter.setPen(QPen(tint(theme.brass_deep, 0.35), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    inner = rect.adjusted(pad, 3 * look.scale, -pad, -3 * look.scale)
    if choice.box is not None:
        _write_choice(painter, rect.adjusted(4, 2, -4, -2), choice, ink, look)
        return
    align = _ALIGN_LEFT if choice.detail else _ALIGN_MIDDLE
    label = QRectF(inner)
    if choice.detail:
        label.setHeight(_text_height(choice.label, look, LABEL_PIXELS, inner.width(), bold=True))
        below = inner.adjusted(0, label.height(), 0, 0)
        painter.setFont(look.serif(DETAIL_PIXELS))
        painter.setPen(QColor(_INK_COLOUR if choice.is_open else theme.ink_soft))
        painter.drawText(below, _ALIGN_LEFT | _WRAP_TEXT, choice.detail)
    painter.setFont(look.serif(LABEL_PIXELS, bold=True))
    painter.setPen(ink)
    painter.drawText(label, align | _WRAP_TEXT, choice.label)


def _write_choice(
    painter: QPainter, inner: QRectF, choice: Choice, ink: QColor, look: Look
) -> None:
    """Writes the label of a choice, and the detail below if two legible lines fit."""
    upper, lower = QRectF(inner), QRectF(inner)
    if (
        choice.detail
        and inner.height() / 2 * MAX_LETTER_SHARE > MIN_LETTER_PIXELS * look.close_scale - 0.5
    ):
        upper.setHeight(inner.height() / 2)
        lower.setTop(upper.bottom())
        small = lettering(lower.height(), look, max_pixels=DETAIL_PIXELS * 1.5)
        write(painter, lower, choice.detail, look, small, ink)
    large = lettering(upper.height(), look, max_pixels=LABEL_PIXELS * 1.5)
    write_shortened(painter, upper, choice.label, look, large, ink, bold=True)


def _paint_halo(painter: QPainter, rect: QRectF, colour: str, is_hot: bool) -> None:
    """Paints the mark around a target zone: a soft frame that fades to both sides of its line.

    If the zone `is_hot`, because the player drags a piece over it, its inside is tinted more.
    """
    painter.setBrush(tint(colour, 0.26 if is_hot else 0.07))
    radius = 10.0
    for width, alpha in ((9.0, 0.10), (6.0, 0.16), (3.5, 0.3), (1.5, 0.85)):
        painter.setPen(QPen(tint(colour, alpha), width))
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_light(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints the light around a landed piece: a ring, brightest on its inner edge."""
    reach, colour = LIGHT_REACH_PIXELS * look.scale, look.theme.glow
    inner = rect.adjusted(reach, reach, -reach, -reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = 9
    for step in range(steps):
        distance = reach * (step + 0.5) / steps
        painter.setPen(QPen(tint(colour, 0.5 * (1 - step / steps) ** 1.6), reach / steps * 1.5))
        painter.drawRoundedRect(
            inner.adjusted(-distance, -distance, distance, distance), 5 + distance, 5 + distance
        )
    painter.setPen(QPen(tint(colour, 0.95), 2.2 * look.scale))
    painter.drawRoundedRect(inner, 5, 5)


def _paint_cursor(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.theme.felt_edge), 6))
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 8, 8)
    painter.setPen(QPen(QColor(look.theme.text), 2.8))
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 8, 8)


def _paint_turn(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints the button that turns a piece: two arrows in a circle."""
    paint_parchment(painter, rect, look, rect.width() / 2)
    ring = rect.adjusted(*(rect.width() * 0.29 * s for s in (1, 1, -1, -1)))
    painter.setPen(
        QPen(
            QColor(look.theme.ink),
            max(1.4, rect.width() * 0.085),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
        )
    )
    painter.drawArc(ring, 20 * 16, 130 * 16)
    painter.drawArc(ring, 200 * 16, 130 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.ink))
    size, reach = rect.width() * 0.13, ring.width() / 2
    middle = rect.center()
    for side in (1, -1):
        tip = middle + QPointF(side * reach, -side * reach * 0.05)
        painter.drawPolygon(
            QPolygonF(
                [
                    tip + QPointF(-side * size, -side * size * 0.4),
                    tip + QPointF(side * size, -side * size * 0.4),
                    tip + QPointF(0, side * size),
                ]
            )
        )


def _paint_sort(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paints the button that sorts a hand: three bars, each higher than the bar to its left."""
    rect = rect.adjusted(3, 3, -3, -3)
    paint_parchment(painter, rect, look, rect.width() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.ink))
    side, base = rect.width(), rect.top() + rect.height() * 0.7
    for i in range(3):
        height = side * (0.18 + 0.13 * i)
        x = rect.left() + side * (0.27 + 0.17 * i)
        painter.drawRoundedRect(QRectF(x, base - height, side * 0.12, height), 1, 1)


def _paint_banner(painter: QPainter, rect: QRectF, title: str, line: str, look: Look) -> None:
    """Paints a banner: a ribbon of parchment with forked ends, a title and a line below."""
    fork = min(28.0 * look.scale, rect.width() / 8)
    ribbon = QPainterPath(rect.topLeft() + QPointF(0, 6))
    for x, y in (
        (rect.right(), rect.top() + 6),
        (rect.right() - fork, rect.center().y()),
        (rect.right(), rect.bottom() - 6),
        (rect.left(), rect.bottom() - 6),
        (rect.left() + fork, rect.center().y()),
    ):
        ribbon.lineTo(x, y)
    ribbon.closeSubpath()
    painter.setPen(QPen(QColor(look.theme.brass_deep), 1.6))
    painter.setBrush(QColor(look.theme.brass))
    painter.drawPath(ribbon)
    sheet = rect.adjusted(fork * 0.9, 0, -fork * 0.9, 0)
    paint_parchment(painter, sheet, look)
    inner = sheet.adjusted(8, 0, -8, 0)
    if not line:
        write_shortened(painter, inner, title, look, 30, look.theme.ink, bold=True)
        return
    upper = inner.adjusted(0, 4, 0, -rect.height() * 0.38)
    write_shortened(painter, upper, title, look, 30, look.theme.ink, bold=True)
    lower = inner.adjusted(0, rect.height() * 0.54, 0, -6)
    write_shortened(painter, lower, line, look, 18, look.theme.ink_soft)


def _paint_glory(painter: QPainter, rect: QRectF) -> None:
    """Paints the rays behind a portrait, alternately long and short, which fade outwards."""
    middle, reach = rect.center(), rect.width() / 2
    light = QRadialGradient(middle, reach)
    for place, alpha in ((0.0, 0.95), (0.5, 0.55), (1.0, 0.0)):
        light.setColorAt(place, tint("#ffe2a0", alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    rays = 24
    for ray in range(rays):
        angle, half = 2 * pi * ray / rays, pi / rays * 0.52
        length = reach * (1.0 if ray % 2 == 0 else 0.8)
        tips = (QPointF(cos(a) * length, sin(a) * length) for a in (angle - half, angle + half))
        painter.drawPolygon(QPolygonF([middle, *(middle + tip for tip in tips)]))


def _paint_floater(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    path = QPainterPath()
    font = _floater_font(text, look)
    width = QFontMetricsF(font).horizontalAdvance(text)
    path.addText(rect.center() + QPointF(-width / 2, rect.height() * 0.28), font, text)
    painter.setPen(QPen(QColor("#1a0f04"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
    painter.fillPath(path, QColor("#ffe7a6"))


def _floater_font(text: str, look: Look) -> QFont:
    """Returns the font of a floater's text: large for numbers, smaller for words."""
    return look.serif(26 if len(text) <= _MAX_FIGURE_LENGTH else 19, bold=True)


def _text_height(text: str, look: Look, pixels: float, width: float, bold: bool = False) -> float:
    metrics = QFontMetricsF(look.serif(pixels, bold=bold))
    return metrics.boundingRect(QRectF(0, 0, width, 10_000), _WRAP_TEXT, text).height()
