# SPDX-License-Identifier: MIT
"""`--record FILE`: films a save, or a match that the program plays against itself."""

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
from wizardtable.ui.film.film_order import FilmOrder, shoot
from wizardtable.ui.style import appearance
from wizardtable.ui.tools.rare_screens import played_match

SIZE = (960, 600)
"""Of the picture where none is asked for: nothing has to be made smaller to be shown on a page."""

SEATS = 3
"""Of a match that is played to be filmed."""


def record(options: Options, language: str) -> int:
    """Film what the command line asks for; gives the exit code. Raises FileError, or SaveError
    where the save cannot be read."""
    path = options.record
    assert path is not None
    files.probe(path)  # before the work, not after it
    match = _match(options)
    first, last = _stretch(match, options.turns)
    width, height = options.size or SIZE
    theme = appearance.shades().table
    viewer = own_seat(match)
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
    data, milliseconds = shoot(match, order, lambda _share: None)
    files.replace(path, data, public=True)
    _say(
        N_("film", "{file}: {seconds} s, {size} kB").of(
            file=path.name, seconds=round(milliseconds / 1000), size=round(len(data) / 1000)
        )
    )
    return 0


def own_seat(match: Match) -> Seat | None:
    """The seat of the only person who plays, from whose view a film is shown; None, the public
    view, where there is none or where there are several."""
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    return people[0] if len(people) == 1 else None


def _match(options: Options) -> Match:
    if options.save is not None:
        return save.load(options.save).match
    spec = catalog.get(options.game or next(iter(catalog.GAMES)))
    return played_match(spec, Setup(SEATS), options.seed, 1.0)


def _stretch(match: Match, turns: tuple[int, int] | None) -> tuple[int, int]:
    """The first and the last place of these turns, or of the match."""
    if turns is None:
        return 0, len(match.actions)
    found = spans.of_turns(match, *turns)
    if found is None:
        raise FileError(N_("film", "The match has no turn {turn}.").of(turn=turns[0]))
    return found


def _say(message: Message) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has none
        print(render(message))
