# SPDX-License-Identifier: MIT
"""Interrupts the end of matches that count between any two calls of SQLite or of the file system.

`python -m lab.hunts.interruptions [COUNT] [--seed N]`

At each such call the data folder is copied, as a kill at this moment would leave it. In the copy
the program starts again: the match then counts once, or its save says that it is not over, and
played to its end it counts once. The book is whole each time. See docs/hunts.md.
"""

import argparse
import functools
import os
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.store import daily, ratings, save, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, book, end_of_match, recovery
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.paths import DataDir, data_dir

COUNT: Final = 9_000

DAY: Final = "2026-11-26"

CALLS: Final = ("write", "fsync", "open", "replace", "rename", "link", "unlink", "ftruncate")
"""Functions of `os` through which files are changed."""


@dataclass
class Points:
    """The moments at which a kill is tried.

    Attributes:
        visit: is called at each.
        passed: how many there were, by what comes next.
    """

    visit: Callable[[str], None]
    passed: Counter[str] = field(default_factory=Counter)
    busy: bool = False

    def __call__(self, name: str) -> None:
        if self.busy:
            return
        self.busy = True
        try:
            self.passed[name] += 1
            self.visit(name)
        finally:
            self.busy = False


@contextmanager
def watched(points: Points) -> Iterator[None]:
    """Has every call of SQLite and of the file system be a point."""

    class Traced(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            points(" ".join(sql.split()[:3]))
            return super().execute(sql, *values)

        def close(self) -> None:
            points("close")
            super().close()

    def before(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(call)
        def one(*values: Any, **named: Any) -> Any:
            points(name)
            return call(*values, **named)

        return one

    connect = sqlite3.connect
    former = {name: getattr(os, name) for name in CALLS}

    def traced(*values: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection
        if points.busy:
            connection = connect(*values, **named)
        else:
            points("connect")
            connection = connect(*values, factory=Traced, **named)
        return connection

    sqlite3.connect = traced  # type: ignore[assignment]
    for name, call in former.items():
        setattr(os, name, before(name, call))
    try:
        yield
    finally:
        sqlite3.connect = connect
        for name, call in former.items():
            setattr(os, name, call)


def nearly_over(game: str, purpose: str, seed: int) -> tuple[Match, object]:
    """Plays a match that counts with random actions; returns it without the last one, and that."""
    spec = catalog.get(game)
    if day := purposes.counted_day(purpose):
        table = daily_table.table(spec, day)
        match = Match(spec, table.setup, table.seed, table.seated("Ada"))
    elif floor := purposes.floor_of(purpose):
        of_floor = tower_floor.table(spec, floor)
        match = Match(spec, of_floor.setup, seed, of_floor.seated("Ada"))
    else:
        levels = [level.id for level in spec.levels][:2]
        seats = max(2, min(spec.seats))
        players = (Player("Ada", None), *(Player(level, level) for level in levels))
        match = Match(spec, Setup(seats), seed, players[:seats])
    match.purpose = purpose
    rng = Rng(seed)
    while match.result is None:
        match.play(rng.choice(match.menu()))
    last = match.actions[-1]
    return again(match, len(match.actions) - 1), last


def again(match: Match, count: int) -> Match:
    """Returns a copy of the match after its first `count` actions."""
    found = Match(match.spec, match.setup, match.seed, match.players, match.actions[:count])
    found.purpose = match.purpose
    return found


@dataclass(frozen=True)
class Counted:
    """How often a match counts, and how much there is of everything else."""

    ended: int
    rated: int
    finished: int
    stars: int
    played: int
    brought: int


def counted(data: DataDir, match: Match) -> Counted:
    """Returns what the book says."""
    with book.reading(data) as connection:
        line = "ended WHERE game = ? AND purpose = ? AND actions IS NOT NULL"
        ended = connection.execute(
            f"SELECT count(*) FROM {line}", (match.spec.id, match.purpose)
        ).fetchone()[0]
    return Counted(
        ended,
        sum(one.end == ratings.PLAYED for one in ratings.read(data)),
        len(statistics.read(data)[0]),
        len(tower.read(data).stars),
        len(daily.read(data).played),
        len(contributions.read(data)[0]),
    )


def start_again(folder: Path, name: str, last: object, before: Counted, after: Counted) -> None:
    """Starts the program in a folder that a kill has left, and checks what is kept."""
    data = DataDir(folder)
    path = data.saves / name
    loaded = save.load(path)
    match = loaded.match
    standing = begun.standing(data, match)
    assert standing is not CountedStanding.OLDER, "an untouched save is called older"
    recovery.recover(data, since=0.0)
    found = counted(data, match)
    if match.result is None:
        assert found == before, f"counted before it was over: {found}"
        match.play(last)
        save.write(path, match)
        end_of_match.keep(data, match)
        found = counted(data, match)
    assert found == after, f"{found} instead of {after}"
    recovery.recover(data, since=0.0)
    assert counted(data, match) == after, "counted again by a second start"
    with book.writing(data) as connection:
        whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
    assert whole == "ok", whole


def interrupt_end(folder: Path, game: str, purpose: str, seed: int) -> Counter[str]:
    """Ends one match and tries a kill at every point. Returns the points, by what came next."""
    match, last = nearly_over(game, purpose, seed)
    over = again(match, len(match.actions))
    over.play(last)

    data = data_dir(folder / "ended")
    _begin(data, match)
    before = counted(data, match)
    end_of_match.keep(data, over)
    after = counted(data, match)
    assert after.ended == 1

    data = data_dir(folder / "here")
    path = data.saves / f"{game}-1{save.SUFFIX}"
    _begin(data, match)
    autosave = save.Autosave(path, match, synced=lambda count: begun.mark(data, match, count))
    autosave.flush()

    def visit(_: str) -> None:
        there = folder / "there"
        shutil.copytree(data.root, there)
        try:
            start_again(there, path.name, last, before, after)
        finally:
            shutil.rmtree(there)

    points = Points(visit)
    with watched(points):
        match.play(last)
        autosave.keep(match)
        autosave.close()
        end_of_match.keep(data, match)
    visit("end")
    return points.passed


def _begin(data: DataDir, match: Match) -> None:
    """Notes that the match begins, in a book with another match."""
    match_before, last = nearly_over(match.spec.id, "", 1)
    match_before.play(last)
    end_of_match.keep(data, match_before)
    begun.note(data, match)


def main() -> int:
    """Interrupts the ends of matches until `count` kills were tried."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=COUNT)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = Random(options.seed)
    passed: Counter[str] = Counter()
    matches = 0
    while passed.total() < options.count:
        game = chance.choice(sorted(catalog.GAMES))
        floor = chance.randint(1, tower_floor.FLOORS)
        purpose = chance.choice((purposes.RATED, purposes.daily(DAY), purposes.tower(floor)))
        seed = chance.randrange(1 << 32)
        with TemporaryDirectory() as folder:
            try:
                passed += interrupt_end(Path(folder), game, purpose, seed)
            except AssertionError:
                print(f"At {game} {purpose} {seed}, after {passed.total()} interruptions:")
                raise
        matches += 1
    print(f"{passed.total()} interruptions of {matches} matches, each of them counted once:")
    for name, count in passed.most_common():
        print(f"  {count:6} before {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
