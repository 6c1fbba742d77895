# SPDX-License-Identifier: MIT
"""Orders for films, and their execution. A film is an animated picture of a stretch of a match."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.film.film import Cut, Film
from wizardtable.film.reel import Format, Reel

FILMING_SHARE = 0.45
"""Filming takes this share of the whole time; encoding takes the rest."""


@dataclass(frozen=True, slots=True)
class FilmOrder:
    """An order for a film: its content and its look. A place is the number of actions before it.

    Attributes:
        record: the match.
        viewer: the seat from which the film is seen; -1 for the public view.
        first: the place where the film begins.
        last: the place where the film ends.
        seconds: the approximate length of the film.
        width, height: the size of the picture, in pixels.
        theme: the name of the theme of the table.
        language: the code of the language of the captions.
        kind: the value of a `Format`: ".webp" or ".gif".
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
        """The stretch of the match, with the view and the length of the film."""
        viewer = None if self.viewer < 0 else Seat(self.viewer)
        return Cut(viewer, self.first, self.last, self.seconds)


def make_film(order: FilmOrder, report: Callable[[float], None]) -> bytes:
    """Returns the bytes of the film that an order describes.

    The application must already speak the order's language.

    Args:
        order: the order.
        report: is called with the share (0–1) that is done.

    Raises:
        CodecError: if the match cannot be read.
    """
    return film_match(order.record.match(), order, report)[0]


def film_match(
    match: Match, order: FilmOrder, report: Callable[[float], None]
) -> tuple[bytes, int]:
    """Returns the bytes of a film of a match, and the film's length in milliseconds.

    Args:
        match: the match, in place of the order's record.
        order: the order.
        report: is called with the share (0–1) that is done.
    """
    format_ = Format(order.kind)
    size = order.width, order.height
    film, reel = Film(match, order.cut, size, format_.tick, order.theme), Reel()
    try:
        for shot in film.shots():
            reel.add(shot.image, shot.milliseconds)
            report(FILMING_SHARE * shot.share)
    finally:
        film.close()
        QApplication.processEvents()
    data = reel.develop(format_, lambda share: report(FILMING_SHARE + (1 - FILMING_SHARE) * share))
    return data, reel.milliseconds
