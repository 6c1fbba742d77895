# SPDX-License-Identifier: MIT
"""A table that begins bare, and on which a match is then dealt and set out."""

import gc
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import TypeAlias

from wizardtable.play.frames import Frame
from wizardtable.table import setting_out
from wizardtable.table.display import Display
from wizardtable.table.effects import banner_piece
from wizardtable.table.scene import TOGETHER, Departure
from wizardtable.table.view import Banner, Layout, Placement, Tumble
from wizardtable.table.zones import Box

_Undealt: TypeAlias = Callable[[Layout, Box], list[Placement]]


class OpeningDisplay(Display):
    """What is shown of a match's opening; a frame that is presented ends it."""

    _undealt: _Undealt | None = None

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Show a frame, moving whatever changed its place; `settled` follows in any case."""
        self._undealt = None
        super().present(frame, animate)

    def present_bare(self, frame: Frame) -> None:
        """Show the first frame of a match as if nothing had been dealt yet; see `set_out`."""
        self._undealt = setting_out.bare
        super().present(frame, animate=False)

    def set_out(self) -> None:
        """Deal and set out what the bare table lacks, then show what came of it; `settled` follows
        in any case."""
        pace = 0.0 if self._still else self._paces[1]
        if self._undealt is None or pace <= 0:
            self._finish_setting_out()
            return
        gc.collect()  # 30 ms that would else be taken while pieces move, by what was just made
        self._undealt = setting_out.deal
        departure = Departure(setting_out.BEAT * pace, setting_out.SETTING_OUT * pace)
        self.table.show_pieces(self._pieces(), {}, self._finish, pace, departure=departure)
        self.table.animator.pause(0.0, self._finish_setting_out)

    def _show(
        self,
        pace: float,
        patient: bool = False,
        within: float = inf,
        departure: Departure = TOGETHER,
    ) -> list[Placement]:
        """Show what was laid out; gives what changed its place."""
        moved = super()._show(pace, patient, within, departure)
        if self._undealt is setting_out.bare:
            self._warm()
        return moved

    def _warm(self) -> None:
        """Have what is to be dealt painted while there is time: first what it looks like where it
        comes from, which the deal cannot begin without."""
        rect = self.table.sceneRect()
        coming = setting_out.deal(self._layout, Box(0, 0, rect.width(), rect.height()))
        starts = [
            replace(piece, spot=piece.origin[0], sprite=piece.origin[1])
            for piece in coming
            if piece.origin is not None
        ]
        events = self._frame.events if self._frame is not None else ()
        banners = [
            banner_piece(self._layout.stage, one, self._look)
            for one in self.sitting.effects(events)
            if isinstance(one, Banner)
        ]
        dealt = [*reversed(coming), *reversed(starts)]
        ahead = [*banners, *self._layout.pieces, *dealt]  # the last ones first
        self.table.picture_loader.warm((piece, self._finish(piece)) for piece in ahead)

    def _finish_setting_out(self) -> None:
        frame, self._undealt = self._frame, None
        wait = self._paces[1]
        pace = 0.0 if self._still else wait
        if frame is not None:
            self._show(pace)  # it was laid out when the table was bare
        if frame is not None and wait > 0:
            effects = self.sitting.effects(frame.events)
            kept = [one for one in effects if isinstance(one, Banner | Tumble)]
            self._happen(kept, pace, wait)
        if frame is not None:
            self._announce(frame)
        if not self.table.animator.busy:
            self._calm.start()

    def _pieces(self) -> list[Placement]:
        """Everything on the table; during the opening, what is there so far."""
        if self._undealt is None:
            return super()._pieces()
        rect = self.table.sceneRect()
        return self._undealt(self._layout, Box(0, 0, rect.width(), rect.height()))
