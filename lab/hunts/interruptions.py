# SPDX-License-Identifier: MIT
"""Interrupts the end of matches that count before any call of SQLite or of the file system.

`python -m lab.hunts.interruptions [DEFAULT_KILLS] [--seed N]`

At each such call the data folder is copied, in the state that a kill at this moment would leave.
Then the program starts again in the copy. Either the match counts once, or its save says that it is
not over; in that case it is played to its end and then counts once. The book is sound each time.
See docs/hunts.md.
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

from wizardtable.core import catalog, override
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.store import daily, ratings, save, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, book, end_of_match, recovery
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.paths import DataDir, data_dir

DEFAULT_KILLS: Final = 9_000
"""The number of kills, unless an argument says otherwise."""

DAY: Final = "2026-11-26"
"""The day of the daily tables."""

INTERRUPTED_CALLS: Final = (
    "write",
    "fsync",
    "open",
    "replace",
    "rename",
    "link",
    "unlink",
    "ftruncate",
)
"""Functions of `os` that change files."""


@dataclass
class Points:
    """The moments at which a kill is tried.

    Attributes:
        visit: is called at each one.
        passed: the number of moments by the call that follows.
        busy: True during a visit, in which further calls do not count.
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
    """Makes every call of SQLite and of the file system one of these points, within the block."""

    class Traced(sqlite3.Connection):
        @override
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            points(" ".join(sql.split()[:3]))
            return super().execute(sql, *values)

        @override
        def close(self) -> None:
            points("close")
            super().close()

    def before(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(call)
        def watched_call(*values: Any, **named: Any) -> Any:
            points(name)
            return call(*values, **named)

        return watched_call

    connect = sqlite3.connect
    former = {name: getattr(os, name) for name in INTERRUPTED_CALLS}

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
    """Plays a match that counts with random actions; returns it without its last action, and this
    action."""
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
    copy = Match(match.spec, match.setup, match.seed, match.players, match.actions[:count])
    copy.purpose = match.purpose
    return copy


@dataclass(frozen=True)
class Counted:
    """The number of times that a match counts, and the numbers of all other results."""

    ended: int
    rated: int
    finished: int
    stars: int
    played: int
    brought: int


def counted(data: DataDir, match: Match) -> Counted:
    """Returns the numbers in the book."""
    with book.reading(data) as connection:
        line = "ended WHERE game = ? AND purpose = ? AND actions IS NOT NULL"
        ended = connection.execute(
            f"SELECT count(*) FROM {line}", (match.spec.id, match.purpose)
        ).fetchone()[0]
    return Counted(
        ended,
        sum(match_rated.end == ratings.PLAYED for match_rated in ratings.read(data)),
        len(statistics.read(data)[0]),
        len(tower.read(data).stars),
        len(daily.read(data).played),
        len(contributions.read(data)[0]),
    )


def start_again(folder: Path, name: str, last: object, before: Counted, after: Counted) -> None:
    """Starts the program in a folder that a kill has left, and checks the stored results."""
    data = DataDir(folder)
    path = data.saves / name
    loaded = save.load(path)
    match = loaded.match
    standing = begun.standing_of(data, match)
    assert standing is not CountedStanding.OLDER, "an untouched save is called older"
    recovery.add_missing_results(data, since=0.0)
    now = counted(data, match)
    if match.result is None:
        assert now == before, f"counted before it was over: {now}"
        match.play(last)
        save.write(path, match)
        end_of_match.write_end(data, match)
        now = counted(data, match)
    assert now == after, f"{now} instead of {after}"
    recovery.add_missing_results(data, since=0.0)
    assert counted(data, match) == after, "counted again by a second start"
    with book.writing(data) as connection:
        whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
    assert whole == "ok", whole


def interrupt_end(folder: Path, game: str, purpose: str, seed: int) -> Counter[str]:
    """Ends one match and tries a kill at every point; returns the points by the call that
    follows."""
    match, last = nearly_over(game, purpose, seed)
    over = again(match, len(match.actions))
    over.play(last)

    data = data_dir(folder / "ended")
    _begin(data, match)
    before = counted(data, match)
    end_of_match.write_end(data, over)
    after = counted(data, match)
    assert after.ended == 1

    data = data_dir(folder / "here")
    path = data.saves / f"{game}-1{save.SAVE_SUFFIX}"
    _begin(data, match)
    autosave = save.Autosave(
        path, match, synced=lambda count: begun.note_actions(data, match, count)
    )
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
        end_of_match.write_end(data, match)
    visit("end")
    return points.passed


def _begin(data: DataDir, match: Match) -> None:
    """Notes the beginning of the match, in a book with another match."""
    match_before, last = nearly_over(match.spec.id, "", 1)
    match_before.play(last)
    end_of_match.write_end(data, match_before)
    begun.note_beginning(data, match)


def main() -> int:
    """Interrupts the ends of matches until `count` kills were tried."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=DEFAULT_KILLS)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = Random(options.seed)
    passed: Counter[str] = Counter()
    matches = 0
    while passed.total() < options.count:
        game = chance.choice(sorted(catalog.GAMES))
        floor = chance.randint(1, tower_floor.FLOOR_COUNT)
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
