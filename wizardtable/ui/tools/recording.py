# SPDX-License-Identifier: MIT
"""`--record FILE`: makes a film of a saved match, or of one that the program plays."""

import sys

from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.core import catalog, files
from wizardtable.core.files import FileError
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.options import Options
from wizardtable.play import spans
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.ui.film.film_order import FilmOrder, film_match
from wizardtable.ui.style import appearance
from wizardtable.ui.tools.rare_screens import played_match

DEFAULT_SIZE = (960, 600)
"""Width and height of a film in pixels, if the user names none; it fits on a page as it is."""

SEAT_COUNT = 3
"""Number of seats of a match that the program plays for a film."""


def record(options: Options, language: str) -> int:
    """Makes the film that the command line asks for, and returns the exit code 0.

    Args:
        options: the command line's options.
        language: the code of the language of the captions.

    Raises:
        FileError: if the file cannot be written, or the match has no such turns.
        SaveError: if the save cannot be read.
    """
    path = options.record
    assert path is not None
    files.probe(path)  # to fail before the work, not after it
    match = _match_to_film(options)
    first, last = _filmed_places(match, options.turns)
    width, height = options.size or DEFAULT_SIZE
    theme = appearance.shades().table
    viewer = only_person_seat(match)
    order = FilmOrder(
        MatchRecord.of(match),
        -1 if viewer is None else viewer,
        first,
        last,
        options.seconds,
        width,
        height,
        theme,
        language,
        path.suffix.lower(),
    )
    data, milliseconds = film_match(match, order, lambda _share: None)
    files.replace(path, data, public=True)
    _print(
        N_("film", "{file}: {seconds} s, {size} kB").of(
            file=path.name, seconds=round(milliseconds / 1000), size=round(len(data) / 1000)
        )
    )
    return 0


def only_person_seat(match: Match) -> Seat | None:
    """Returns the seat of the only person in a match; None if there is no person or there are
    several.
    """
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    return people[0] if len(people) == 1 else None


def _match_to_film(options: Options) -> Match:
    if options.save is not None:
        return save.load(options.save).match
    spec = catalog.get(options.game or next(iter(catalog.GAMES)))
    return played_match(spec, Setup(SEAT_COUNT), options.seed, 1.0)


def _filmed_places(match: Match, turns: tuple[int, int] | None) -> tuple[int, int]:
    """Returns the numbers of actions before the beginning and the end of these turns."""
    if turns is None:
        return 0, len(match.actions)
    places = spans.span_of_turns(match, *turns)
    if places is None:
        raise FileError(N_("film", "The match has no turn {turn}.").of(turn=turns[0]))
    return places


def _print(message: Message) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has none
        print(render(message))
