# SPDX-License-Identifier: MIT
"""Makes a picture that moves of a stretch of a match, as asked for in one order."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.film.film import Cut, Film
from wizardtable.film.reel import Format, Reel

SHOOTING = 0.45
"""The share of the time that playing takes; the rest is for packing the pictures."""


@dataclass(frozen=True, slots=True)
class FilmOrder:
    """What is to be filmed, and how it is to look.

    Attributes:
        viewer: whose knowledge is shown; -1 for the public view.
        first, last, seconds: as in `table.film.Cut`.
        width, height: in pixels.
        kind: a `Format`, ".webp" or ".gif".
    """

    record: MatchRecord
    viewer: int
    first: int
    last: int
    seconds: float
    width: int
    height: int
    theme: str
    language: str
    kind: str

    @property
    def cut(self) -> Cut:
        """The stretch of the match."""
        viewer = None if self.viewer < 0 else Seat(self.viewer)
        return Cut(viewer, self.first, self.last, self.seconds)


def make(order: FilmOrder, tell: Callable[[float], None]) -> bytes:
    """Play and film; `tell` hears how much (0 to 1) is done. The application speaks the order's
    language already. Raises CodecError where the match cannot be read."""
    return shoot(order.record.match(), order, tell)[0]


def shoot(match: Match, order: FilmOrder, tell: Callable[[float], None]) -> tuple[bytes, int]:
    """As `make`, of a match that is here; gives also how many milliseconds the film lasts."""
    kind = Format(order.kind)
    size = order.width, order.height
    film, reel = Film(match, order.cut, size, kind.tick, order.theme), Reel()
    try:
        for shot in film.shots():
            reel.add(shot.image, shot.milliseconds)
            tell(SHOOTING * shot.share)
    finally:
        film.close()
        QApplication.processEvents()
    data = reel.develop(kind, lambda share: tell(SHOOTING + (1 - SHOOTING) * share))
    return data, reel.milliseconds
