# SPDX-License-Identifier: MIT
"""Measures the size of every piece on a table, and of its writing.

Sprites are painted as on the screen, onto a picture that records strokes instead of pixels. Lengths
are logical pixels.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from math import hypot
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPicture
from PySide6.QtWidgets import QApplication

from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.paint import metal, numerals, svg
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame, present_frame
from wizardtable.table import panels
from wizardtable.table.stage import writing_growth
from wizardtable.table.view import Key, Layout, Placement, Sitting, Sprite
from wizardtable.ui.tools.rare_screens import played_match

WINDOW_SIZES: Final = ((1000, 640), (1280, 720), (1600, 1000), (2560, 1440))
"""Sizes of windows in which tables are measured."""

SMALL_SIZES: Final = ((980, 666), (826, 626))
"""Sizes of further windows, in which only the growth of pieces is tested."""

MIN_GROWTH: Final = {100: 1.0, 110: 1.05, 125: 1.12, 150: 1.25, 175: 1.4}
"""By font scale in percent, the smallest factor by which writing on the table must grow."""

MIN_LETTER_PIXELS: Final = 12.0
"""The smallest letters at 100 % in a window of 1280 by 720."""

MIN_FIGURE_PIXELS: Final = 8.0
"""The smallest height of a figure in a picture, such as the number on a card.

It is the height of a digit in writing of the smallest size.
"""

MIN_SIGN_PIXELS: Final = 8.0
"""The smallest shorter side of a sign that players can recognise, at 100 % in 1280 by 720."""

_LIST_ENDS: Final = "·…"
"""Characters at which a list of values may be cut off: its first values are the highest, and
decide."""

_ORNAMENT_NAMES: Final = ("divide",)
"""First parts of the names of pictures that are only ornaments."""

_MIN_HAND_PIXELS: Final = 11.0
"""The smallest letters and figures on pieces in hand in the smallest window."""

_DIGIT_SHARE: Final = 0.66
"""Height of a digit divided by the size of its letters."""

_USUAL_LOOK: Final = Look()

MATCH_STAGES: Final = (0.04, 0.5, 0.93)
"""Moments of a match at which a table is measured, as shares of its actions."""


_MIN_PIECE_SHARE: Final = 0.995
"""The least size of a piece as a share of its size at 100 %.

It is below 1, because shared rooms change by a pixel, and the bar above the table grows in steps.
"""


_ROUNDING_PIXELS: Final = 0.51
"""Writing may be this many pixels smaller than required, because letters have whole pixels."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A line of writing, or a figure that is painted as an outline.

    Attributes:
        text: the words.
        pixels: the size of its letters; for a figure, that of writing with digits as high.
        figure: true for a figure.
        cut: true if the line was shortened, or goes beyond its room.
    """

    text: str
    pixels: float
    figure: bool = False
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture from a file.

    Attributes:
        name: the name of its file, without ending.
        pixels: the shorter side of its room.
    """

    name: str
    pixels: float


@dataclass(frozen=True, slots=True)
class Measured:
    """A table at one moment, in one window, at one size of writing.

    Attributes:
        pieces: by key, width and height of the pieces that can be lifted: cards, dice, gems,
            tokens.
        writings: by key, the writing on each piece, plate and panel.
        signs: by key, the signs on each of them.
        hand: the pieces in the hand of the viewer.
    """

    pieces: dict[Key, tuple[float, float]]
    writings: dict[Key, tuple[Writing, ...]]
    signs: dict[Key, tuple[Sign, ...]]
    hand: tuple[Key, ...]


def measured(
    sitting: Sitting, spec: GameSpec, room: tuple[int, int], percent: int, free: int = 0
) -> Measured:
    """Returns the measurements of a sitting in a room of this size in pixels.

    `percent` is the size of writing, and `free` the height in pixels of the free line below the
    table.
    """
    width, height = map(float, room)
    grown = writing_growth(width, height + free, percent / 100)
    look = Look(scale=percent / 100 * grown, growth=grown)
    layout = sitting.lay_out(width, height, look)
    shown = [*layout.pieces, *_panel(sitting, layout, look)]
    pieces = {
        piece.key: (piece.spot.box.w, piece.spot.box.h)
        for piece in layout.pieces
        if _is_liftable(piece)
    }
    with _recording():
        drawn = {piece.key: _drawn(spec, piece, look) for piece in shown}
    written = {key: writings for key, (writings, _) in drawn.items() if writings}
    signs = {key: on_piece for key, (_, on_piece) in drawn.items() if on_piece}
    return Measured(pieces, written, signs, _hand(layout))


def _hand(layout: Layout) -> tuple[Key, ...]:
    """Returns the keys of the pieces in the zone of the hand."""
    hands = [zone.box for zone in layout.zones if zone.id == "hand"]
    return tuple(
        piece.key
        for piece in layout.pieces
        if _is_liftable(piece) and any(hand.holds(*piece.spot.box.centre) for hand in hands)
    )


def _is_liftable(piece: Placement) -> bool:
    return piece.height > 0 and not piece.is_inert and not piece.sprite.kind.endswith(".sheet")


def _panel(sitting: Sitting, layout: Layout, look: Look) -> list[Placement]:
    """Returns the buttons on the table and on the panel."""
    offers = sitting.offers()
    return panels.panel_pieces(layout.panel, offers.heading, offers.choices, None, look)


Drawn: TypeAlias = tuple[tuple[Writing, ...], tuple[Sign, ...]]


def _drawn(spec: GameSpec, piece: Placement, look: Look) -> Drawn:
    box = piece.spot.box
    language = QApplication.translate("language", "English")
    return _painted(spec.id, language, piece.sprite, round(box.w, 1), round(box.h, 1), look)


def written(
    spec: GameSpec, sprite: Sprite, size: tuple[float, float], look: Look = _USUAL_LOOK
) -> tuple[Writing, ...]:
    """Returns the writing on a sprite of this size, by default at 100 %."""
    with _recording():
        return _painted(spec.id, "", sprite, *size, look)[0]


_recorded: list[Writing] = []
_signs: list[Sign] = []
_outlines: dict[int, tuple[QPainterPath, str, float]] = {}


@lru_cache(maxsize=100_000)
def _painted(
    game: str, _language: str, sprite: Sprite, width: float, height: float, look: Look
) -> Drawn:
    from wizardtable.core import catalog  # noqa: PLC0415 - the toy may have been added since

    _recorded.clear()
    _signs.clear()
    _outlines.clear()
    picture = QPicture()
    painter = QPainter(picture)
    rect = QRectF(0, 0, width, height)
    if panels.is_own_sprite(sprite):
        panels.paint(painter, rect, sprite, look)
    else:
        catalog.get(game).view.paint(painter, rect, sprite, look)
    painter.end()
    return tuple(_recorded), tuple(_signs)


@contextmanager
def _recording() -> Iterator[None]:
    """Records the writing that is painted meanwhile, and the sizes of pictures.

    The pictures, which come from files without writing, are not painted.
    """
    changed: list[tuple[Any, str, Any]] = []

    def change(owner: Any, name: str, new: Any) -> None:
        changed.append((owner, name, getattr(owner, name)))
        setattr(owner, name, new)

    draw_text, fill_path = QPainter.drawText, QPainter.fillPath

    def drawn(painter: QPainter, *arguments: Any) -> None:
        _recorded.append(_line(painter, *arguments))

    def filled(painter: QPainter, path: QPainterPath, brush: Any) -> None:
        outline = _outlines.get(id(path))
        if outline is not None:
            pixels = _scale(painter) * outline[2] / _DIGIT_SHARE
            _recorded.append(Writing(outline[1], pixels, figure=True))
        fill_path(painter, path, brush)

    def pictured(painter: QPainter, room: QRectF, *path: str, **_: Any) -> None:
        name = path[-1].removesuffix(".svg")
        if not name.startswith(_ORNAMENT_NAMES):
            _signs.append(Sign(name, _scale(painter) * min(room.width(), room.height())))

    def numeral(value: int | str, box: QRectF, barred: bool = True) -> QPainterPath:
        path = _NUMERAL_PATH(value, box, barred)
        bounds = path.boundingRect()
        _outlines[id(path)] = path, str(value), bounds.height()
        return path

    def written(text: str) -> QPainterPath:
        path = _DRAW_FIGURE(text)
        _outlines[id(path)] = path, text, path.boundingRect().height()
        return path

    for module in [
        module for name, module in sys.modules.items() if name.startswith("wizardtable.")
    ]:
        if getattr(module, "numeral_path", None) is _NUMERAL_PATH:
            change(module, "numeral_path", numeral)
        if getattr(module, "draw", None) is _DRAW_PICTURE:
            change(module, "draw", pictured)
    change(metal, "_text_outline", written)
    change(QPainter, "drawText", drawn)
    change(QPainter, "fillPath", filled)
    try:
        yield
    finally:
        for owner, name, old in reversed(changed):
            setattr(owner, name, old)
        QPainter.drawText, QPainter.fillPath = draw_text, fill_path  # type: ignore[method-assign]


_NUMERAL_PATH, _DRAW_PICTURE, _DRAW_FIGURE = numerals.numeral_path, svg.draw, metal._text_outline


def _line(painter: QPainter, *arguments: Any) -> Writing:
    room, text = arguments[0], arguments[-1]
    font = painter.font()
    cut = text.endswith("…") and not text.endswith(_LIST_ENDS)
    if isinstance(room, QRectF) and len(arguments) == 3:
        metrics = QFontMetricsF(font)
        bounds = metrics.boundingRect(QRectF(room), int(arguments[1]), text)
        width = min(bounds.width(), metrics.horizontalAdvance(text))  # ligatures make it smaller
        cut = cut or width > room.width() + 2 or bounds.height() > room.height() * 1.5 + 2
    return Writing(text, font.pixelSize() * _scale(painter), cut=cut)


def _scale(painter: QPainter) -> float:
    """Returns the scale at which the painter draws."""
    transform = painter.worldTransform()
    return hypot(transform.m21(), transform.m22())


def growth_faults(usual: Measured, large: Measured) -> Iterator[str]:
    """Yields pieces that are smaller than at 100 %."""
    for key, (width, height) in large.pieces.items():
        before = usual.pieces.get(key)
        if before is not None and min(width / before[0], height / before[1]) < _MIN_PIECE_SHARE:
            yield f"{key}: {width:.1f} x {height:.1f}, was {before[0]:.1f} x {before[1]:.1f}"


def writing_faults(usual: Measured, large: Measured, percent: int) -> Iterator[str]:
    """Yields writing that is too small at a size of writing, compared with 100 %.

    It compares the same words, or else the smallest writing at 100 %.
    """
    for key, writings in large.writings.items():
        before = sorted(usual.writings.get(key, ()), key=_pixels)
        least = {
            figure: min(
                (line.pixels for line in before if line.figure is figure), default=MIN_LETTER_PIXELS
            )
            for figure in (True, False)
        }
        for line in sorted(writings, key=_pixels, reverse=True):
            same = [other for other in before if other.text == line.text]
            size = before.pop(before.index(same[-1])).pixels if same else least[line.figure]
            if line.pixels < size * MIN_GROWTH[percent] - _ROUNDING_PIXELS:
                yield f"{key} “{line.text}”: {line.pixels:.1f}, was {size:.1f}"


def _pixels(writing: Writing) -> float:
    return writing.pixels


def least_faults(usual: Measured) -> Iterator[str]:
    """Yields writing that is too small at 100 %."""
    for key, writings in usual.writings.items():
        for line in writings:
            size = line.pixels * _DIGIT_SHARE if line.figure else line.pixels
            if size < (MIN_FIGURE_PIXELS if line.figure else MIN_LETTER_PIXELS) - 0.01:
                yield f"{key} “{line.text}”: {size:.1f}"


def cut_faults(table: Measured) -> Iterator[str]:
    """Yields writing that ends in dots, or goes beyond its room."""
    for key, writings in table.writings.items():
        yield from (f"{key} “{line.text}”: cut" for line in writings if line.cut)


def sign_faults(usual: Measured) -> Iterator[str]:
    """Yields signs that are too small at 100 %."""
    for key, signs in usual.signs.items():
        for sign in signs:
            if sign.pixels < MIN_SIGN_PIXELS - 0.01:
                yield f"{key} {sign.name}: {sign.pixels:.1f}"


def hand_faults(usual: Measured) -> Iterator[str]:
    """Yields writing that is too small on the pieces in hand, in a small window at 100 %."""
    for key in usual.hand:
        for line in usual.writings.get(key, ()):
            if line.pixels < _MIN_HAND_PIXELS:
                yield f"{key} “{line.text}”: {line.pixels:.1f}"


@cache
def positions(spec: GameSpec, seats: int) -> dict[str, Match]:
    """Returns matches of opponents at a few stages, and at each kind of decision of the game."""
    whole = played_match(spec, Setup(seats), 11, 1.0)
    matches: dict[str, Match] = {}
    stages = {round(share * len(whole.actions)): f"{share:.0%}" for share in MATCH_STAGES}
    walk = Match(spec, whole.setup, whole.seed, whole.players)
    for index, action in enumerate([*whole.actions, None]):
        moment = spec.view.moment(walk.observe(Seat(0)))
        name = stages.get(index, moment)
        if name and name not in matches:
            matches[name] = Match(
                spec, whole.setup, whole.seed, whole.players, whole.actions[:index]
            )
        if action is not None:
            walk.play(action)
    return matches


def frame_of(match: Match) -> Frame:
    """Returns the first seat's frame."""
    seat = Seat(0)
    menu = match.menu() if match.to_move == seat else ()
    return present_frame(match, seat, menu, lambda _: None, since=None, is_own_move=False)
