# SPDX-License-Identifier: MIT
"""Makes matches of every purpose, and checks that the book keeps each finished one exactly once."""

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

MATCH_PURPOSES = ("", "", purposes.RATED, purposes.TOWER, purposes.DAILY)
"""The purposes of matches; ordinary ones come twice as often."""

FIRST_DAY = 730_000
"""The first day of the daily tables drawn, as an ordinal."""

DAY_COUNT = 20_000
"""The number of days to draw from, so that hardly one is drawn twice."""

GROWING_TABLES = ("ended", "brought", "level_played", "problem")
"""Tables in which rows are only added."""

FIXED_BEGUN_COLUMNS = ("line", "game", "purpose", "deal", "setup", "seed", "players", "begun")
"""Columns of `begun` that do not change."""

OLD_FILES_SHARE = 0.3
"""The share of the folders with files of earlier versions."""

OLD_ROW_COUNT = 15
"""The number of rows in these files. Each match is finished, has begun as a rated one, and has
ended as one."""

FIRST_OLD_SECONDS = 1_790_000_000
"""The time at which the first of these matches ended, in seconds since 1970."""

MEMORY_FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""The folder of the copies; it is in memory, so that no disk slows the hunt."""

Key: TypeAlias = tuple[str, int, str]
"""The game, seed and purpose of a match."""


def plan(chance: random.Random, spec: GameSpec, kind: str) -> NewGamePlan:
    """Returns a new match of this kind. In an ordinary one the opponents decide quickly."""
    seed = chance.getrandbits(60)
    if kind == purposes.TOWER:
        floor = chance.choice(tower_floor.tables(spec))
        return NewGamePlan(
            floor.setup, floor.seated("Ada"), seed, purpose=purposes.tower(floor.floor)
        )
    if kind == purposes.DAILY:
        day = date.fromordinal(FIRST_DAY + chance.randrange(DAY_COUNT)).isoformat()
        table = daily_table.table(spec, day)
        return NewGamePlan(
            table.setup, table.seated("Ada"), table.seed, purpose=purposes.daily(day)
        )
    seats = chance.choice(list(spec.seats))
    levels = ["greedy", "random", spec.levels[0].id]
    if kind == purposes.RATED:
        strengths_of_levels = strengths.of_game(spec.package)
        assert strengths_of_levels is not None
        levels = list(strengths_of_levels.at(seats))
    names = [f"Opponent {number}" for number in range(2, seats + 1)]
    others = (Player(name, chance.choice(levels)) for name in names)
    return NewGamePlan(Setup(seats), (Player("Ada", None), *others), seed, purpose=kind)


def dealt(spec: GameSpec, new_game: NewGamePlan) -> Match:
    """Returns the match of a plan before its first decision."""
    match = Match(spec, new_game.setup, new_game.seed, new_game.players)
    match.purpose = new_game.purpose
    return match


class Kept:
    """Compares the book of a player at each look with its content at the last look.

    Attributes:
        ended: the game, seed and purpose of all matches that have ended.
        counts: the numbers of all contents.
    """

    def __init__(self, data: DataDir, chance: random.Random, matches: int) -> None:
        """Writes the beginnings of `matches` nearly finished matches into the book.

        In some folders it also writes files of earlier versions.
        """
        self._data = data
        self._rows: dict[str, dict[str, sqlite3.Row]] = {
            table: {} for table in (*GROWING_TABLES, "begun")
        }
        self._rated: dict[tuple[str, Setup, int], RatedMatch] = {}
        self._old = chance.random() < OLD_FILES_SHARE
        self._waiting = [_nearly_over(chance) for _ in range(matches)]
        self.ended: set[Key] = set()
        self.counts: Counter[str] = Counter()
        if self._old:
            _write_old_files(data)
        for match in self._waiting:
            if match.purpose == purposes.RATED:
                ratings.begin(data, match)
                begun.note_table(data, match, going=False)
        book_file._checked.clear()  # the program itself has to check it

    def nearly_over(self) -> Match:
        """Returns a match that lacks some moves, and was left just now."""
        return self._waiting.pop()

    def look(
        self, over: Iterable[Match], going: Iterable[Match], *, settled: bool, is_left: bool
    ) -> Iterator[str]:
        """Yields everything that is wrong with the book.

        Args:
            over: matches that have been over for long enough to be kept.
            going: matches that go on.
            settled: True if the program has settled since the last look.
            is_left: True if the program has been left since the last look.
        """
        with _copy(self._data) as copy:
            backup = files.backup_path(copy.book)
            if backup.exists() and (flaw := _flaw(backup)):
                yield f"the backup is not whole: {flaw}"
            with book.writing(copy):
                pass  # opening it undoes a half-done transaction
            if flaw := _flaw(copy.book):
                yield f"the book is not whole: {flaw}"
            if (mended := book.take_recovery_notice(copy.book)) is not None:
                yield str(mended)
            with book.reading(copy) as connection:
                yield from self._look_at_rows(connection, settled=settled, is_left=is_left)
                for match in over:
                    if not end_of_match.is_kept(connection, match):
                        yield f"{_key(match)} is over and not kept"
            yield from self._look_at_ratings(copy)
            yield from self._look_at_missing_results(copy, list(over))
            for match in going:
                if purposes.is_counted(match.purpose):
                    standing = begun.standing_of(copy, match)
                    if standing in (CountedStanding.OLDER, CountedStanding.COPY):
                        yield f"{_key(match)} is {standing.value}, and nobody has touched its save"

    def _look_at_rows(
        self, connection: sqlite3.Connection, *, settled: bool, is_left: bool
    ) -> Iterator[str]:
        for table, before in self._rows.items():
            rows = {row["line"]: row for row in connection.execute(f"SELECT * FROM {table}")}
            for line, row in before.items():
                now = rows.get(line)
                if now is None or any(
                    now[name] != row[name] for name in _fixed_columns(table, row)
                ):
                    yield f"a row of {table} is lost or changed: {line}"
            if table == "begun":
                yield from self._look_at_changes(before, rows)
            self._rows[table] = rows
            self.counts[f"rows of {table}"] = len(rows)
        ended = [row for row in self._rows["ended"].values() if row["line"].startswith("match ")]
        self.ended = {(row["game"], int(row["seed"]), row["purpose"]) for row in ended}
        yield from self._look_at_ends(sorted(ended, key=lambda row: row["id"]))
        old = [line for rows in self._rows.values() for line in rows if ".jsonl:" in line]
        if len(old) not in (0, OLD_ROW_COUNT) or (settled and self._old and not old):
            yield f"there are {len(old)} rows of files of earlier versions"
        yield from _twice((row["deal"], row["purpose"]) for row in self._rows["begun"].values())
        over = {(row["deal"], row["purpose"]) for row in ended}
        for line, row in self._rows["begun"].items():
            if is_left and row["going"] and (row["deal"], row["purpose"]) not in over:
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
        """Yields ends that are kept twice. Only a match with undo can end in another way."""
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
        rated = {
            (rated_match.game, rated_match.setup, rated_match.seed): rated_match
            for rated_match in ratings.read(copy)
        }
        for deal, before in self._rated.items():
            if deal not in rated:
                yield f"a rated match is lost: {deal}"
            elif before.end and rated[deal] != before:
                yield f"a rated match has ended twice: {before}, then {rated[deal]}"
        self._rated = rated

    def _look_at_missing_results(self, copy: DataDir, over: list[Match]) -> Iterator[str]:
        brought = {rated_match.match for rated_match in contributions.read(copy)[0]}
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
            rated_match = self._rated.get((match.spec.id, match.setup, match.seed))
            if ratings.is_rated(match) and rated_match is not None and not rated_match.end:
                yield f"the end of a rated match is not kept of {who}"


@contextmanager
def _copy(data: DataDir) -> Iterator[DataDir]:
    """Provides a folder with a copy of the book as a kill has left it.

    The next start has to find the original unchanged.
    """
    with TemporaryDirectory(dir=MEMORY_FOLDER) as folder:
        copy = DataDir(Path(folder))
        journal = data.book.with_name(data.book.name + "-journal")
        for path in (data.book, journal, files.backup_path(data.book)):
            if path.exists():
                shutil.copy(path, copy.root)
        yield copy


def _flaw(path: Path) -> str:
    """Returns the flaw that SQLite finds in a book, or ""."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        (result,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return "" if result == "ok" else str(result)


def _fixed_columns(table: str, row: sqlite3.Row) -> Iterable[str]:
    return row.keys() if table != "begun" else FIXED_BEGUN_COLUMNS


def _key(match: Match) -> Key:
    return match.spec.id, match.seed, facts.purpose_of(match)


def _write_old_files(data: DataDir) -> None:
    """Writes matches as earlier versions kept them, each in two files."""
    finished, rated = [], []
    for number in range(OLD_ROW_COUNT // 3):
        deal = "anludim", Setup(2), number, (Player("Ada", None), Player("Odile", "mage"))
        at = FIRST_OLD_SECONDS + number
        finished.append(FinishedLine(*deal, Result((1, 2), (20, 15)), at))
        rated.append(RatedLine(*deal, at, at, ended=at, end=ratings.PLAYED, ranks=(1, 2)))
    for path, kind, lines in (
        (data.old_file("statistics"), FinishedLine, finished),
        (data.old_file("ratings"), RatedLine, rated),
    ):
        path.write_text("".join(codec.dumps(kind, line) + "\n" for line in lines), "utf-8")


def _nearly_over(chance: random.Random) -> Match:
    spec, new_game = deal(chance)
    match, rng = dealt(spec, new_game), Rng(new_game.seed)
    while match.to_move is not None:
        match.play(rng.choice(match.menu()))
    actions = match.actions[: -chance.randrange(1, 7)]
    match = Match(spec, new_game.setup, new_game.seed, new_game.players, actions)
    match.purpose = new_game.purpose
    return match


def deal(chance: random.Random) -> tuple[GameSpec, NewGamePlan]:
    """Returns a new match of any game and any kind."""
    spec = catalog.get(chance.choice(list(catalog.GAMES)))
    return spec, plan(chance, spec, chance.choice(MATCH_PURPOSES))


def _twice(keys: Iterable[object]) -> Iterator[str]:
    for key, count in Counter(keys).items():
        if count > 1:
            yield f"{key} is kept {count} times"
