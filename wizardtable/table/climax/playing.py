# SPDX-License-Identifier: MIT
"""Plays a climax on a scene: darkens the table, lights pieces, moves them, and waits."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsRectItem

from wizardtable.paint.theme import Look
from wizardtable.play.pace import reading_ms
from wizardtable.table.climax.painting import caption_pieces, count_pieces
from wizardtable.table.climax.script import SHORT, Climax, ClimaxStep
from wizardtable.table.effects import Effects, room_for_words
from wizardtable.table.motion import Manner
from wizardtable.table.pictures import Finish
from wizardtable.table.scene import Departure, TableScene
from wizardtable.table.sounds import TableSounds
from wizardtable.table.view import Key, Layout, Placement
from wizardtable.table.zones import Spot, box_around

_SHADE_Z: Final = 1050.0
"""The depth of the shade: above all resting pieces of a game, below moving ones."""

_LIT_Z_OFFSET: Final = 1100.0
"""Added to the z of a piece in the spotlight, so that it lies above the shade."""

_SHEET_Z: Final = 3000.0
"""The least depth of pieces that lie on a sheet, above the shade, and keep their depth if lit."""

_SHADE_ALPHA: Final = 168
"""Opacity of the whole shade, 0 to 255."""

_SHADE_STEPS: Final = 2
_SHADE_MS: Final = 140.0
"""The shade comes in this many steps within this many milliseconds at the normal pace."""

_RAISED_GROWTH_FACTOR: Final = 1.35
"""A raised piece is shown this many times as large as in its place."""

_LOSER_FALL_MANNER: Final = Manner(is_lifted=False, spin_degrees=400.0, bounce_height=26.0)
"""The manner in which a loser falls."""

_STEP_DEPARTURE: Final = Departure(step_ms=20.0, within_ms=160.0)
"""The departure of pieces in a step: nearly at the same time."""


@dataclass(frozen=True, slots=True)
class Staging:
    """The circumstances of one show.

    Attributes:
        before: the layout in which the show begins.
        after: the new layout.
        room: width and height of the part of the table that nothing covers, in pixels.
        look: the look of the table.
        pace: factor on the time of motions; 0 under reduced motion, for a still picture.
        wait: factor on the time that a step stays, above 0.
        length: the length that the player has chosen, `script.FULL` or `script.SHORT`.
        is_last: True before the podium: the table stays dark after the show, until `lighten`.
    """

    before: Layout
    after: Layout
    room: tuple[float, float]
    look: Look
    pace: float
    wait: float
    length: str
    is_last: bool = False


class ClimaxPlayer:
    """Plays one climax at a time on one scene."""

    def __init__(self, scene: TableScene, effects: Effects, sounds: TableSounds) -> None:
        self._scene, self._effects, self._sounds = scene, effects, sounds
        self._shade: QGraphicsRectItem | None = None
        self._staging: Staging | None = None
        self._steps: tuple[ClimaxStep, ...] = ()
        self._number = 0
        self._lying: dict[Key, Placement] = {}
        self._shown: list[Placement] = []
        self._on_end: Callable[[float], None] = _do_nothing

    @property
    def is_running(self) -> bool:
        """True from `begin` to the end of the show."""
        return self._staging is not None

    @property
    def is_dark(self) -> bool:
        """True while the shade lies on the table, during a show or after the last one."""
        return self._shade is not None

    @property
    def pieces(self) -> list[Placement]:
        """Everything on the table at the present step."""
        return self._shown

    def begin(self, climax: Climax, staging: Staging, on_end: Callable[[float], None]) -> None:
        """Begins a show. `on_end` is called once at its end, with a factor on the time of the
        moves that follow; it is not called after `drop`."""
        self.drop()
        self._staging, self._on_end, self._number = staging, on_end, 0
        is_still = staging.pace <= 0
        self._steps = climax.steps
        if is_still:
            caption = climax.still.caption or climax.sentence
            time = max(climax.still.milliseconds, reading_ms(caption))
            self._steps = (replace(climax.still, caption=caption, milliseconds=time),)
        elif staging.length == SHORT and climax.short:
            self._steps = climax.short
        begins = staging.after if is_still else climax.begins or staging.before
        self._lying = {piece.key: piece for piece in begins.pieces}
        self._darken(staging)
        self._play_step()

    def hasten(self) -> None:
        """Goes on to the next step, or ends the show after the last one."""
        self._scene.animator.hasten()

    def end(self) -> None:
        """Ends the show at once; everything goes to its place without moving."""
        if self.is_running:
            self._conclude(0.0)

    def drop(self) -> None:
        """Ends the show without calling `on_end`: something else is shown."""
        self._stop()
        self.lighten()

    def lighten(self) -> None:
        """Takes the shade off the table, if there is one."""
        if self._shade is not None:
            self._scene.animator.end_beats(self._shade)
            self._scene.removeItem(self._shade)
            self._shade = None

    def _stop(self) -> None:
        if self.is_running:
            self._staging = None
            self._scene.animator.end_pause()
            self._lying, self._shown, self._steps = {}, [], ()

    def _conclude(self, pace: float) -> None:
        on_end, staging = self._on_end, self._staging
        self._stop()
        if staging is None or not staging.is_last:
            self.lighten()
        on_end(pace)

    def _play_step(self) -> None:
        staging, scene = self._staging, self._scene
        if staging is None:
            return
        if self._number >= len(self._steps):
            self._conclude(staging.pace)
            return
        step = self._steps[self._number]
        self._number += 1
        standing = {piece.key for piece in self._shown}
        runs = {count.key for count in step.counts if count.runs}
        counts = self._count_pieces(step, staging)
        self._move(step, staging.after)
        lit = {*step.lit, *step.goes, *(piece.key for piece in step.placed)}
        pieces = [self._lit_up(piece, step, lit) for piece in self._lying.values()]
        boxes = [piece.spot.box for piece in pieces if piece.key in lit]
        width, height = staging.room
        room = replace(room_for_words(staging.after.stage, width), y=0.0, h=height)
        captions = caption_pieces(step.caption, step.quote, room, boxes, staging.look)
        self._shown = [*pieces, *counts, *captions]
        falls = dict.fromkeys(step.falls, _LOSER_FALL_MANNER)
        scene.show_pieces(
            self._shown,
            staging.after.exits,
            _plain,
            staging.pace,
            departure=_STEP_DEPARTURE,
            manners=falls,
        )
        for piece in counts:
            if piece.key not in standing and piece.key[3:] in runs:
                scene.count_up(piece.key, staging.pace)
        if staging.pace > 0:
            self._effects.play(staging.after, step.flights, staging.look, staging.pace)
        if step.sound is not None:
            self._sounds.play(step.sound)
        scene.animator.pause(step.milliseconds * staging.wait, self._play_step)

    def _count_pieces(self, step: ClimaxStep, staging: Staging) -> list[Placement]:
        """Returns the numbers above pieces, where the pieces lie before they move in this step.

        In a still picture, pieces that the step places have numbers, too.
        """
        width = self._scene.sceneRect().width()
        placed = step.placed if staging.pace <= 0 else ()
        lying = {**self._lying, **{piece.key: piece for piece in placed}}
        counted = [(count, lying[count.key]) for count in step.counts if count.key in lying]
        return count_pieces(counted, width, staging.look)

    def _move(self, step: ClimaxStep, after: Layout) -> None:
        """Notes which pieces are gone, placed, or in their new places from this step on."""
        for key in step.gone:
            self._lying.pop(key, None)
        for piece in step.placed:
            self._lying[piece.key] = piece
        new = {piece.key: piece for piece in after.pieces} if step.goes else {}
        for key in step.goes:
            self._lying.pop(key, None)
            if key in new:
                self._lying[key] = new[key]

    def _lit_up(self, piece: Placement, step: ClimaxStep, lit: set[Key]) -> Placement:
        """Returns a piece as this step shows it: above the shade if lit, and larger if raised."""
        if piece.key not in lit:
            return piece
        spot, z = piece.spot, piece.z
        if z < _SHEET_Z:
            z = min(z, 899.0) + _LIT_Z_OFFSET
        if piece.key in step.raised:
            box = spot.box
            grown = box_around(
                *box.centre, box.w * _RAISED_GROWTH_FACTOR, box.h * _RAISED_GROWTH_FACTOR
            )
            spot, z = Spot(grown, spot.angle), z + 20.0
        return replace(piece, spot=spot, z=z)

    def _darken(self, staging: Staging) -> None:
        scene = self._scene
        shade = self._shade = QGraphicsRectItem(scene.sceneRect())
        shade.setPen(Qt.PenStyle.NoPen)
        shade.setZValue(_SHADE_Z)
        scene.addItem(shade)

        def darken_by(share: float) -> Callable[[], None]:
            return lambda: shade.setBrush(QColor(4, 8, 14, round(_SHADE_ALPHA * share)))

        if staging.pace <= 0:
            darken_by(1.0)()
            return
        shares = [(number + 1) / _SHADE_STEPS for number in range(_SHADE_STEPS)]
        beats = [(_SHADE_MS * staging.pace * share, darken_by(share)) for share in shares]
        scene.animator.play_beats(shade, beats)


def _plain(piece: Placement) -> Finish:
    del piece
    return Finish.PLAIN


def _do_nothing(pace: float) -> None:
    del pace
