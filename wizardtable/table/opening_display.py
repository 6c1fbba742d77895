# SPDX-License-Identifier: MIT
"""A table that begins bare, and on which a match is then dealt and set out."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from wizardtable.play.frames import Frame
from wizardtable.table import setting_out
from wizardtable.table.display import Display
from wizardtable.table.scene import Departure
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
        self.present(frame, animate=False)
        self._undealt = setting_out.bare
        self._refresh(0.0)
        self._warm()

    def set_out(self) -> None:
        """Deal and set out what the bare table lacks, then show what came of it; `settled` follows
        in any case."""
        pace = 0.0 if self._still else self._paces[1]
        if self._undealt is None or pace <= 0:
            self._finish_setting_out()
            return
        self._undealt = setting_out.deal
        departure = Departure(setting_out.BEAT * pace, setting_out.SETTING_OUT * pace)
        self.table.show_pieces(self._pieces(), {}, self._finish, pace, departure=departure)
        self.table.animator.pause(0.0, self._finish_setting_out)

    def _warm(self) -> None:
        """Have what is to be dealt painted while there is time: what it looks like where it comes
        from, too."""
        rect = self.table.sceneRect()
        coming = setting_out.deal(self._layout, Box(0, 0, rect.width(), rect.height()))
        starts = [
            replace(piece, spot=piece.origin[0], sprite=piece.origin[1])
            for piece in coming
            if piece.origin is not None
        ]
        ahead = [*starts, *coming, *self._layout.pieces]
        self.table.picture_loader.warm((piece, self._finish(piece)) for piece in ahead)

    def _finish_setting_out(self) -> None:
        frame, self._undealt = self._frame, None
        wait = self._paces[1]
        pace = 0.0 if self._still else wait
        self._refresh(pace)
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
