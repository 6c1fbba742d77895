# SPDX-License-Identifier: MIT
"""How large everything on a table is: its pieces, and what is written on them.

Sprites are painted as on the screen, onto a picture that keeps strokes instead of pixels, while the
writing is noted down. Lengths are logical pixels.
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
from wizardtable.table.stage import growth
from wizardtable.table.view import Key, Layout, Placement, Sitting, Sprite
from wizardtable.ui.tools.rare_screens import played_match

WINDOWS: Final = ((1000, 640), (1280, 720), (1600, 1000), (2560, 1440))

GROWN: Final = {100: 1.0, 110: 1.05, 125: 1.12, 150: 1.25, 175: 1.4}
"""By the size of writing in percent, how much larger than at 100 % everything has to be that is
written on the table."""

LEAST: Final = 12.0
"""The size of letters, at 100 % in a window of 1280 by 720, below which nothing is written."""

LEAST_FIGURE: Final = 8.0
"""The height of a figure that is part of a picture, such as the number on a card: that of a digit
in writing of the least size."""

LEAST_SIGN: Final = 8.0
"""The shorter side of a sign below which it is not made out: at 100 %, in 1280 by 720."""

_GOES_ON: Final = "·…"
"""How a list of values ends of which the highest come first and decide."""

_ORNAMENTS: Final = ("divide",)
"""How the names of pictures begin that are no signs: they adorn, and say nothing."""

_LEAST_IN_HAND: Final = 11.0
"""The size of letters and figures on the pieces in hand in the smallest window."""

_DIGIT: Final = 0.66
"""Height of a digit by the size of its letters."""

_USUAL: Final = Look()

STAGES: Final = (0.04, 0.5, 0.93)
"""How far into a match a table is looked at, as a share of its actions."""


_NEAR: Final = 0.995
"""As a share of what it was, how small a piece may be: parts that share a room settle by a pixel
when the bar above the table grows by steps."""


_ROUNDED: Final = 0.51
"""By how many pixels writing may miss what it has to be: letters have whole pixels."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A line of writing, or a figure that is painted as an outline.

    Attributes:
        pixels: the size of its letters; of a figure, that of writing with digits as high.
        cut: whether the line was shortened, or goes beyond its room.
    """

    text: str
    pixels: float
    figure: bool = False
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture from a file.

    Attributes:
        name: that of its file, without ending.
        pixels: the shorter side of the room it fills.
    """

    name: str
    pixels: float


@dataclass(frozen=True, slots=True)
class Measured:
    """A table at one moment, in one window, at one size of writing.

    Attributes:
        pieces: by key, width and height of what can be lifted: cards, dice, gems, tokens.
        writings: by key, what is written on each piece, plate and panel.
        signs: by key, the signs on each.
        hand: the pieces in the hand of the viewer.
    """

    pieces: dict[Key, tuple[float, float]]
    writings: dict[Key, tuple[Writing, ...]]
    signs: dict[Key, tuple[Sign, ...]]
    hand: tuple[Key, ...]


def measured(sitting: Sitting, spec: GameSpec, room: tuple[int, int], percent: int) -> Measured:
    """What the sitting shows in a room of this size."""
    width, height = map(float, room)
    grown = growth(width, height, percent / 100)
    look = Look(scale=percent / 100 * grown, growth=grown)
    layout = sitting.lay_out(width, height, look)
    shown = [*layout.pieces, *_panel(sitting, layout, look)]
    pieces = {one.key: (one.spot.box.w, one.spot.box.h) for one in layout.pieces if _solid(one)}
    with _noting():
        drawn = {one.key: _drawn(spec, one, look) for one in shown}
    written = {key: found for key, (found, _) in drawn.items() if found}
    signs = {key: found for key, (_, found) in drawn.items() if found}
    return Measured(pieces, written, signs, _hand(layout))


def _hand(layout: Layout) -> tuple[Key, ...]:
    """What lies in the zone of the hand."""
    hands = [zone.box for zone in layout.zones if zone.id == "hand"]
    return tuple(
        piece.key
        for piece in layout.pieces
        if _solid(piece) and any(hand.holds(*piece.spot.box.centre) for hand in hands)
    )


def _solid(piece: Placement) -> bool:
    return piece.height > 0 and not piece.inert and not piece.sprite.kind.endswith(".sheet")


def _panel(sitting: Sitting, layout: Layout, look: Look) -> list[Placement]:
    """The buttons that stand on the table, and those on the panel."""
    offers = sitting.offers()
    return panels.panel(layout.panel, offers.heading, offers.choices, None, look)


Drawn: TypeAlias = tuple[tuple[Writing, ...], tuple[Sign, ...]]


def _drawn(spec: GameSpec, piece: Placement, look: Look) -> Drawn:
    box = piece.spot.box
    language = QApplication.translate("language", "English")
    return _painted(spec.id, language, piece.sprite, round(box.w, 1), round(box.h, 1), look)


def written(
    spec: GameSpec, sprite: Sprite, size: tuple[float, float], look: Look = _USUAL
) -> tuple[Writing, ...]:
    """What is written on a sprite of this size, at 100 % where nothing else is asked for."""
    with _noting():
        return _painted(spec.id, "", sprite, *size, look)[0]


_noted: list[Writing] = []
_signs: list[Sign] = []
_outlines: dict[int, tuple[QPainterPath, str, float]] = {}


@lru_cache(maxsize=100_000)
def _painted(
    game: str, _language: str, sprite: Sprite, width: float, height: float, look: Look
) -> Drawn:
    from wizardtable.core import catalog  # noqa: PLC0415 - the toy may have been added since

    _noted.clear()
    _signs.clear()
    _outlines.clear()
    picture = QPicture()
    painter = QPainter(picture)
    rect = QRectF(0, 0, width, height)
    if panels.owns(sprite):
        panels.paint(painter, rect, sprite, look)
    else:
        catalog.get(game).view.paint(painter, rect, sprite, look)
    painter.end()
    return tuple(_noted), tuple(_signs)


@contextmanager
def _noting() -> Iterator[None]:
    """Notes what is written meanwhile, and instead of drawing pictures from files, which hold no
    writing, how large they are."""
    changed: list[tuple[Any, str, Any]] = []

    def change(owner: Any, name: str, new: Any) -> None:
        changed.append((owner, name, getattr(owner, name)))
        setattr(owner, name, new)

    draw_text, fill_path = QPainter.drawText, QPainter.fillPath

    def drawn(painter: QPainter, *arguments: Any) -> None:
        _noted.append(_line(painter, *arguments))

    def filled(painter: QPainter, path: QPainterPath, brush: Any) -> None:
        outline = _outlines.get(id(path))
        if outline is not None:
            pixels = _scale(painter) * outline[2] / _DIGIT
            _noted.append(Writing(outline[1], pixels, figure=True))
        fill_path(painter, path, brush)

    def pictured(painter: QPainter, room: QRectF, *path: str, **_: Any) -> None:
        name = path[-1].removesuffix(".svg")
        if not name.startswith(_ORNAMENTS):
            _signs.append(Sign(name, _scale(painter) * min(room.width(), room.height())))

    def numeral(value: int | str, box: QRectF, barred: bool = True) -> QPainterPath:
        path = _NUMERAL(value, box, barred)
        bounds = path.boundingRect()
        _outlines[id(path)] = path, str(value), bounds.height()
        return path

    def written(text: str) -> QPainterPath:
        path = _FIGURE(text)
        _outlines[id(path)] = path, text, path.boundingRect().height()
        return path

    for module in [one for name, one in sys.modules.items() if name.startswith("wizardtable.")]:
        if getattr(module, "numeral_path", None) is _NUMERAL:
            change(module, "numeral_path", numeral)
        if getattr(module, "draw", None) is _DRAW:
            change(module, "draw", pictured)
    change(metal, "_written", written)
    change(QPainter, "drawText", drawn)
    change(QPainter, "fillPath", filled)
    try:
        yield
    finally:
        for owner, name, old in reversed(changed):
            setattr(owner, name, old)
        QPainter.drawText, QPainter.fillPath = draw_text, fill_path  # type: ignore[method-assign]


_NUMERAL, _DRAW, _FIGURE = numerals.numeral_path, svg.draw, metal._written


def _line(painter: QPainter, *arguments: Any) -> Writing:
    room, text = arguments[0], arguments[-1]
    font = painter.font()
    cut = text.endswith("…") and not text.endswith(_GOES_ON)
    if isinstance(room, QRectF) and len(arguments) == 3:
        metrics = QFontMetricsF(font)
        taken = metrics.boundingRect(QRectF(room), int(arguments[1]), text)
        wide = min(taken.width(), metrics.horizontalAdvance(text))  # of letters drawn together
        cut = cut or wide > room.width() + 2 or taken.height() > room.height() * 1.5 + 2
    return Writing(text, font.pixelSize() * _scale(painter), cut=cut)


def _scale(painter: QPainter) -> float:
    """How much larger than its own units the painter draws."""
    transform = painter.worldTransform()
    return hypot(transform.m21(), transform.m22())


def growth_faults(usual: Measured, large: Measured) -> Iterator[str]:
    """What is smaller than it has to be at a size of writing, compared with 100 %."""
    for key, (width, height) in large.pieces.items():
        before = usual.pieces.get(key)
        if before is not None and min(width / before[0], height / before[1]) < _NEAR:
            yield f"{key}: {width:.1f} x {height:.1f}, was {before[0]:.1f} x {before[1]:.1f}"


def writing_faults(usual: Measured, large: Measured, percent: int) -> Iterator[str]:
    """What is written too small at a size of writing, compared with 100 %: the same words, else
    the smallest that were there."""
    for key, writings in large.writings.items():
        before = sorted(usual.writings.get(key, ()), key=_pixels)
        least = {
            figure: min((one.pixels for one in before if one.figure is figure), default=LEAST)
            for figure in (True, False)
        }
        for one in sorted(writings, key=_pixels, reverse=True):
            same = [other for other in before if other.text == one.text]
            size = before.pop(before.index(same[-1])).pixels if same else least[one.figure]
            if one.pixels < size * GROWN[percent] - _ROUNDED:
                yield f"{key} “{one.text}”: {one.pixels:.1f}, was {size:.1f}"


def _pixels(writing: Writing) -> float:
    return writing.pixels


def least_faults(usual: Measured) -> Iterator[str]:
    """What nobody can read at 100 %."""
    for key, writings in usual.writings.items():
        for one in writings:
            high = one.pixels * _DIGIT if one.figure else one.pixels
            if high < (LEAST_FIGURE if one.figure else LEAST) - 0.01:
                yield f"{key} “{one.text}”: {high:.1f}"


def cut_faults(table: Measured) -> Iterator[str]:
    """What ends in dots, or goes beyond its room."""
    for key, writings in table.writings.items():
        yield from (f"{key} “{one.text}”: cut" for one in writings if one.cut)


def sign_faults(usual: Measured) -> Iterator[str]:
    """What signs cannot be made out at 100 %."""
    for key, signs in usual.signs.items():
        for one in signs:
            if one.pixels < LEAST_SIGN - 0.01:
                yield f"{key} {one.name}: {one.pixels:.1f}"


def hand_faults(usual: Measured) -> Iterator[str]:
    """What cannot be read on the pieces in hand, in a small window at 100 %."""
    for key in usual.hand:
        for one in usual.writings.get(key, ()):
            if one.pixels < _LEAST_IN_HAND:
                yield f"{key} “{one.text}”: {one.pixels:.1f}"


@cache
def positions(spec: GameSpec, seats: int) -> dict[str, Match]:
    """Matches of opponents at a few stages, and at one of each of the game's own decisions."""
    whole = played_match(spec, Setup(seats), 11, 1.0)
    found: dict[str, Match] = {}
    stages = {round(share * len(whole.actions)): f"{share:.0%}" for share in STAGES}
    walk = Match(spec, whole.setup, whole.seed, whole.players)
    for index, action in enumerate([*whole.actions, None]):
        moment = spec.view.moment(walk.observe(Seat(0)))
        name = stages.get(index, moment)
        if name and name not in found:
            found[name] = Match(spec, whole.setup, whole.seed, whole.players, whole.actions[:index])
        if action is not None:
            walk.play(action)
    return found


def frame_of(match: Match) -> Frame:
    """What the first seat sees."""
    seat = Seat(0)
    menu = match.menu() if match.to_move == seat else ()
    return present_frame(match, seat, menu, lambda _: None, since=None, mine=False)
