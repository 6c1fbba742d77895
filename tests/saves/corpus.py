# SPDX-License-Identifier: MIT
"""Writes what this version leaves in a data directory, for `test_upgrade.py`: saves of every game,
statistics and preferences.

`python -m tests.saves.corpus` adds what `tests/saves/corpus/<version>` lacks and never changes what
is there: a file that a version has written stays as it is.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.helpers import NAMES, begun, play_on
from wizardtable import __version__
from wizardtable.core import catalog, save, settings, statistics
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Setup
from wizardtable.core.house import add_example
from wizardtable.core.match import Match, Player
from wizardtable.core.save import SUFFIX

CORPUS = Path(__file__).parent / "corpus"
ACTIONS = 60
"""Of each match; long enough for several stored states."""


def plain(spec: GameSpec) -> Match:
    """A match at the smallest table, against opponents of the first level."""
    return begun(spec, min(spec.seats))


def full(spec: GameSpec) -> Match:
    """The largest table, with every option taken that is a plain no, the player's own cards where
    the game has them, and opponents of all levels."""
    seats = max(spec.seats)
    options = tuple(sorted((each.id, True) for each in spec.options if each.default is False))
    data = ""
    if spec.house is not None:
        with TemporaryDirectory() as folder:
            data = spec.house.read(add_example(spec.house, Path(folder), str)).data
    levels = [level.id for level in spec.levels]
    others = (Player(NAMES[seat], levels[seat % len(levels)]) for seat in range(1, seats))
    return Match(spec, Setup(seats, options, data), 7, (Player(NAMES[0], None), *others))


def write(folder: Path) -> list[Path]:
    """Fill the folder; gives the files that were added."""
    folder.mkdir(parents=True, exist_ok=True)
    makers: dict[Path, Callable[[Path], object]] = {}
    for spec in catalog.all():
        for name, deal in ((spec.id, plain), (f"{spec.id}-full", full)):

            def play(path: Path, spec: GameSpec = spec, deal: Callable[..., Match] = deal) -> None:
                save.write(path, play_on(deal(spec), ACTIONS))

            makers[folder / (name + SUFFIX)] = play
    makers[folder / "statistics.jsonl"] = _count
    makers[folder / "settings.json"] = _choose
    missing = [path for path in makers if not path.exists()]
    for path in missing:
        makers[path](path)
    return missing


def _count(path: Path) -> None:
    for spec in catalog.all():
        statistics.record(path, play_on(plain(spec)))
    path.with_name(path.name + ".bak").unlink(missing_ok=True)


def _choose(path: Path) -> None:
    told = replace(settings.Settings(), language="fr", theme="light", player_name="Ada")
    settings.save(path, replace(told, their_speed=2, font_scale=125))


if __name__ == "__main__":
    for file in write(CORPUS / __version__):
        print(file.relative_to(CORPUS))
