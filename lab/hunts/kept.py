# SPDX-License-Identifier: MIT
"""Matches that are played for something, and whether the book has each that is over once."""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from wizardtable.core import catalog, codec, files
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Result, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.findings import can_look
from wizardtable.store import daily, past_findings, ratings, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun, book, book_file, end_of_match, facts
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.book.old_lines import FinishedLine, RatedLine
from wizardtable.store.paths import DataDir
from wizardtable.store.ratings import RatedMatch
from wizardtable.ui.new_game_plan import NewGamePlan

KINDS = ("", "", purposes.RATED, purposes.TOWER, purposes.DAILY)
"""What a match is played for, ordinary ones twice as often."""

FIRST_DAY, DAYS = 730_000, 20_000
"""From which days on, as numbers, and of how many, daily tables are drawn: hardly one twice."""

ADDED = ("ended", "brought", "level_played", "problem")
"""Tables to which rows are only added."""

BEGUN = ("line", "game", "purpose", "deal", "setup", "seed", "players", "begun")
"""Columns of `begun` that do not change."""

OLD = 0.3
"""Share of the folders in which there are files of earlier versions."""

OLD_ROWS = 15
"""Rows of what is in them: each match is finished, has begun for the rating, and has ended so."""

FIRST_OLD = 1_790_000_000
"""When the first of these matches ended, in seconds since 1970."""

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where copies are looked at: no disk is waited for."""

Key: TypeAlias = tuple[str, int, str]
"""Game, seed and purpose of a match."""


def plan(chance: random.Random, spec: GameSpec, kind: str) -> NewGamePlan:
    """A new match of this kind, in which opponents decide quickly if it is an ordinary one."""
    seed = chance.getrandbits(60)
    if kind == purposes.TOWER:
        floor = chance.choice(tower_floor.tables(spec))
        return NewGamePlan(
            floor.setup, floor.seated("Ada"), seed, purpose=purposes.tower(floor.floor)
        )
    if kind == purposes.DAILY:
        day = date.fromordinal(FIRST_DAY + chance.randrange(DAYS)).isoformat()
        table = daily_table.table(spec, day)
        return NewGamePlan(
            table.setup, table.seated("Ada"), table.seed, purpose=purposes.daily(day)
        )
    seats = chance.choice(list(spec.seats))
    levels = ["greedy", "random", spec.levels[0].id]
    if kind == purposes.RATED:
        known = strengths.of_game(spec.package)
        assert known is not None
        levels = list(known.at(seats))
    names = [f"Opponent {number}" for number in range(2, seats + 1)]
    others = (Player(name, chance.choice(levels)) for name in names)
    return NewGamePlan(Setup(seats), (Player("Ada", None), *others), seed, purpose=kind)


def dealt(spec: GameSpec, of: NewGamePlan) -> Match:
    """The match of a plan, before anybody has decided anything."""
    match = Match(spec, of.setup, of.seed, of.players)
    match.purpose = of.purpose
    return match


class Kept:
    """Compares the book of a player at each look with what was there at the last one.

    Attributes:
        ended: game, seed and purpose of the matches that have ended.
        counts: how much there is of everything.
    """

    def __init__(self, data: DataDir, chance: random.Random, matches: int) -> None:
        """Writes beginnings of `matches` that are nearly over into the book, and into some folders
        files of earlier versions."""
        self._data = data
        self._rows: dict[str, dict[str, sqlite3.Row]] = {table: {} for table in (*ADDED, "begun")}
        self._rated: dict[tuple[str, Setup, int], RatedMatch] = {}
        self._old = chance.random() < OLD
        self._waiting = [_nearly_over(chance) for _ in range(matches)]
        self.ended: set[Key] = set()
        self.counts: Counter[str] = Counter()
        if self._old:
            _write_old_files(data)
        for match in self._waiting:
            if match.purpose == purposes.RATED:
                ratings.begin(data, match)
                begun.touch(data, match, going=False)
        book_file._checked.clear()  # the program itself is to do so

    def nearly_over(self) -> Match:
        """Returns a match that lacks some moves, and was left just now."""
        return self._waiting.pop()

    def look(
        self, over: Iterable[Match], going: Iterable[Match], *, settled: bool, left: bool
    ) -> Iterator[str]:
        """Yields what is wrong with the book, and with what it has of matches that have been over
        for long enough and of others that go on. The program has settled since the last look, or
        has even been left."""
        with _copy(self._data) as copy:
            backup = files.backup_path(copy.book)
            if backup.exists() and (told := _flaw(backup)):
                yield f"the backup is not whole: {told}"
            with book.writing(copy):
                pass  # what was half done is undone
            if told := _flaw(copy.book):
                yield f"the book is not whole: {told}"
            if (mended := book.notice(copy.book)) is not None:
                yield str(mended)
            with book.reading(copy) as connection:
                yield from self._look_at_rows(connection, settled=settled, left=left)
                for match in over:
                    if not end_of_match.is_kept(connection, match):
                        yield f"{_key(match)} is over and not kept"
            yield from self._look_at_ratings(copy)
            yield from self._look_at_what_was_missed(copy, list(over))
            for match in going:
                if purposes.is_counted(match.purpose):
                    standing = begun.standing(copy, match)
                    if standing in (CountedStanding.OLDER, CountedStanding.COPY):
                        yield f"{_key(match)} is {standing.value}, and nobody has touched its save"

    def _look_at_rows(
        self, connection: sqlite3.Connection, *, settled: bool, left: bool
    ) -> Iterator[str]:
        for table, before in self._rows.items():
            found = {row["line"]: row for row in connection.execute(f"SELECT * FROM {table}")}
            for line, row in before.items():
                now = found.get(line)
                if now is None or any(now[name] != row[name] for name in _fixed(table, row)):
                    yield f"a row of {table} is lost or changed: {line}"
            if table == "begun":
                yield from self._look_at_changes(before, found)
            self._rows[table] = found
            self.counts[f"rows of {table}"] = len(found)
        ended = [row for row in self._rows["ended"].values() if row["line"].startswith("match ")]
        self.ended = {(row["game"], int(row["seed"]), row["purpose"]) for row in ended}
        yield from self._look_at_ends(sorted(ended, key=lambda row: row["id"]))
        old = [line for rows in self._rows.values() for line in rows if ".jsonl:" in line]
        if len(old) not in (0, OLD_ROWS) or (settled and self._old and not old):
            yield f"there are {len(old)} rows of files of earlier versions"
        yield from _twice((row["deal"], row["purpose"]) for row in self._rows["begun"].values())
        over = {(row["deal"], row["purpose"]) for row in ended}
        for line, row in self._rows["begun"].items():
            if left and row["going"] and (row["deal"], row["purpose"]) not in over:
                yield f"its table is open though the program was left: {line}"

    def _look_at_changes(
        self, before: dict[str, sqlite3.Row], now: dict[str, sqlite3.Row]
    ) -> Iterator[str]:
        for line, row in now.items():
            if row["lost"] or not row["counts"]:
                yield f"{line} is lost or does not count, and nobody stayed away"
            if line in before and row["actions"] < before[line]["actions"]:
                yield f"{line} has fewer actions than before"

    def _look_at_ends(self, ended: list[sqlite3.Row]) -> Iterator[str]:
        """Looks for ends that are there twice. Only what may be undone can end in another way."""
        last: dict[str, str] = {}
        for row in ended:
            what, line = row["purpose"], " ".join(row["line"].split()[:3])
            if last.get(row["deal"]) == line:
                yield f"{line} is kept twice"
            elif row["deal"] in last and purposes.is_unaided(what):
                yield f"{line} has ended twice"
            last[row["deal"]] = line
        kinds = Counter(purposes.kind(row["purpose"]) or "ordinary" for row in ended)
        self.counts |= {f"ends, {kind}": count for kind, count in kinds.items()}

    def _look_at_ratings(self, copy: DataDir) -> Iterator[str]:
        found = {(one.game, one.setup, one.seed): one for one in ratings.read(copy)}
        for deal, before in self._rated.items():
            if deal not in found:
                yield f"a rated match is lost: {deal}"
            elif before.end and found[deal] != before:
                yield f"a rated match has ended twice: {before}, then {found[deal]}"
        self._rated = found

    def _look_at_what_was_missed(self, copy: DataDir, over: list[Match]) -> Iterator[str]:
        brought = {one.match for one in contributions.read(copy)[0]}
        played, stars = daily.read(copy).played, tower.read(copy)
        for match in over:
            who = _key(match)
            name = contributions.name_of(match.spec.id, match.setup, match.seed, match.purpose)
            if name not in brought:
                yield f"no achievements are kept of {who}"
            (seat,) = [seat for seat, player in enumerate(match.players) if player.level is None]
            if can_look(match, Seat(seat)) and not past_findings.read(copy, match):
                yield f"what was found is not kept of {who}"
            day = purposes.counted_day(match.purpose)
            if day and not match.assisted and (match.spec.id, day) not in played:
                yield f"the daily table is not kept of {who}"
            table = tower_floor.table_of(match)
            won = table.stars(match) if table is not None else 0
            if table is not None and won & ~stars.at(table.game, table.floor):
                yield f"stars are not kept of {who}"
            one = self._rated.get((match.spec.id, match.setup, match.seed))
            if ratings.is_rated(match) and one is not None and not one.end:
                yield f"the end of a rated match is not kept of {who}"


@contextmanager
def _copy(data: DataDir) -> Iterator[DataDir]:
    """Makes a folder with a copy of the book, as a kill has left it: the next start is to find the
    book itself so, too."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        copy = DataDir(Path(folder))
        journal = data.book.with_name(data.book.name + "-journal")
        for path in (data.book, journal, files.backup_path(data.book)):
            if path.exists():
                shutil.copy(path, copy.root)
        yield copy


def _flaw(path: Path) -> str:
    """Returns what SQLite finds wrong with a book; "" if nothing."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        (told,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return "" if told == "ok" else str(told)


def _fixed(table: str, row: sqlite3.Row) -> Iterable[str]:
    """The names of the columns that never change."""
    return row.keys() if table != "begun" else BEGUN


def _key(match: Match) -> Key:
    return match.spec.id, match.seed, facts.purpose_of(match)


def _write_old_files(data: DataDir) -> None:
    """Matches that earlier versions have kept, each in two files."""
    finished, rated = [], []
    for number in range(OLD_ROWS // 3):
        deal = "anludim", Setup(2), number, (Player("Ada", None), Player("Odile", "mage"))
        at = FIRST_OLD + number
        finished.append(FinishedLine(*deal, Result((1, 2), (20, 15)), at))
        rated.append(RatedLine(*deal, at, at, ended=at, end=ratings.PLAYED, ranks=(1, 2)))
    for path, kind, lines in (
        (data.old("statistics"), FinishedLine, finished),
        (data.old("ratings"), RatedLine, rated),
    ):
        path.write_text("".join(codec.dumps(kind, line) + "\n" for line in lines), "utf-8")


def _nearly_over(chance: random.Random) -> Match:
    spec, of = deal(chance)
    match, rng = dealt(spec, of), Rng(of.seed)
    while match.to_move is not None:
        match.play(rng.choice(match.menu()))
    actions = match.actions[: -chance.randrange(1, 7)]
    match = Match(spec, of.setup, of.seed, of.players, actions)
    match.purpose = of.purpose
    return match


def deal(chance: random.Random) -> tuple[GameSpec, NewGamePlan]:
    """A new match of any game and any kind."""
    spec = catalog.get(chance.choice(list(catalog.GAMES)))
    return spec, plan(chance, spec, chance.choice(KINDS))


def _twice(keys: Iterable[object]) -> Iterator[str]:
    for key, count in Counter(keys).items():
        if count > 1:
            yield f"{key} is kept {count} times"
