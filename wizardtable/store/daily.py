# SPDX-License-Identifier: MIT
"""What the player did at the daily tables, and what the levels did in their seat."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message
from wizardtable.store import json_lines, save, save_file, save_summary
from wizardtable.store.outcomes import News
from wizardtable.store.paths import DataDir
from wizardtable.store.save_format import End

AHEAD, LEVEL, BEHIND = "a", "l", "b"
"""How somebody stands against the best of the others, in `DailyPlayed.course`."""

SIGNS: Final = 10
"""Places of a match in its course at most."""

GameId: TypeAlias = Annotated[str, range(100)]
Day: TypeAlias = Annotated[str, range(11)]
Rank: TypeAlias = Annotated[int, range(1, 9)]
Score: TypeAlias = Annotated[int, range(-1_000_000, 1_000_001)]

Table: TypeAlias = tuple[str, str]
"""A game and a day."""


@dataclass(frozen=True, slots=True)
class DailyBegun:
    """The attempt that counts has begun, and there is a save of it."""

    game: GameId
    day: Day


@dataclass(frozen=True, slots=True)
class DailyPlayed:
    """The attempt that counts is over.

    Attributes:
        score: the points of the person; `best`: the most of the others.
        course: in turn, whether the person was `AHEAD`, `LEVEL` or `BEHIND`.
    """

    game: GameId
    day: Day
    rank: Rank
    seats: Annotated[int, range(2, 9)]
    score: Score
    best: Score
    given_up: bool = False
    course: Annotated[str, range(SIGNS + 1)] = ""


@dataclass(frozen=True, slots=True)
class DailyLevel:
    """What a level did in the person's seat."""

    game: GameId
    day: Day
    level: Annotated[str, range(41)]
    rank: Rank
    score: Score


Line: TypeAlias = DailyBegun | DailyPlayed | DailyLevel


@dataclass(frozen=True, slots=True)
class DailyRecord:
    """All that is kept.

    Attributes:
        begun: the tables of which an attempt has begun, over or not.
        played: those of which one is over.
        levels: what the levels did, by table and level.
        problem: a sentence if some of it could not be read.
    """

    begun: set[Table] = field(default_factory=set)
    played: dict[Table, DailyPlayed] = field(default_factory=dict)
    levels: dict[Table, dict[str, DailyLevel]] = field(default_factory=dict)
    problem: Message | None = None

    def levels_at(self, table: Table) -> Mapping[str, DailyLevel]:
        """Returns what the levels did at a table, as far as it is known."""
        return self.levels.get(table, {})

    def streak(self, today: date) -> int:
        """Returns on how many days in a row, up to today or yesterday, a table was finished."""
        days = {day for _, day in self.played}
        last = today if today.isoformat() in days else today - timedelta(1)
        count = 0
        while (last - timedelta(count)).isoformat() in days:
            count += 1
        return count


def read(path: Path) -> DailyRecord:
    """Returns what is kept; of two lines about the same the first counts."""
    lines, problem = json_lines.read(path, Line)
    record = DailyRecord(problem=problem)
    for line in lines:
        table = (line.game, line.day)
        if isinstance(line, DailyLevel):
            record.levels.setdefault(table, {}).setdefault(line.level, line)
            continue
        record.begun.add(table)
        if isinstance(line, DailyPlayed):
            record.played.setdefault(table, line)
    return record


def begin(path: Path, game: str, day: str) -> None:
    """Keeps that the attempt which counts has begun. Raises files.FileError."""
    begun = DailyBegun(game, day)
    json_lines.add(path, Line, begun, lambda known: begun not in known)


def keep_level(path: Path, found: DailyLevel) -> None:
    """Keeps what a level did, unless that is known. Raises files.FileError."""

    def due(known: list[Line]) -> bool:
        same = (found.game, found.day, found.level)
        return not any(
            isinstance(one, DailyLevel) and (one.game, one.day, one.level) == same for one in known
        )

    json_lines.add(path, Line, found, due)


def keep_result(data: DataDir, match: Match) -> list[News]:
    """Keeps how a match at a daily table ended if it is the attempt that counts, and tells it; see
    `outcomes.Keep`."""
    played = _played(match)
    if played is None:
        return []
    table = (played.game, played.day)

    def due(known: list[Line]) -> bool:
        return not any(
            isinstance(one, DailyPlayed) and (one.game, one.day) == table for one in known
        )

    json_lines.add(data.daily, Line, played, due)
    first = read(data.daily).played.get(table, played)
    if first != played:
        return [
            News(
                "daily",
                N_(
                    "daily",
                    "You had already played this daily table, so this match does not count.",
                ),
            )
        ]
    told = NN_("daily", "Daily table: %n point(s), rank {rank} of {seats}.", "", played.score).of(
        rank=played.rank, seats=played.seats
    )
    return [
        News(
            "daily",
            told,
            N_("daily", "The daily table page shows how the five levels did in your seat."),
        )
    ]


def _played(match: Match) -> DailyPlayed | None:
    """What is kept of a match; None if it does not count at a daily table."""
    day, result = purposes.counted_day(match.purpose), match.result
    if not day or result is None or match.assisted or match.spec.id not in catalog.GAMES:
        return None
    table = daily_table.table(match.spec, day)
    if not table.is_table_of(match):
        return None
    scores = result.scores
    return DailyPlayed(
        match.spec.id,
        day,
        result.ranks[table.seat],
        len(scores),
        scores[table.seat],
        max(score for seat, score in enumerate(scores) if seat != table.seat),
        match.given_up is not None,
        course(match.turn_points(), table.seat),
    )


def course(points: Sequence[tuple[int, ...]], seat: int) -> str:
    """Returns how a seat stood in the course of a match, at `SIGNS` places at most; `points` are
    those of `Match.turn_points`."""
    rows = points[1:] or points
    count = min(SIGNS, len(rows))
    chosen = [rows[(place + 1) * len(rows) // count - 1] for place in range(count)]
    signs = []
    for row in chosen:
        lead = row[seat] - max(one for other, one in enumerate(row) if other != seat)
        signs.append(AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND)
    return "".join(signs)


@dataclass(frozen=True, slots=True)
class DailyAttempt:
    """A save of the attempt that counts at a daily table.

    Attributes:
        finished: whether it is over, though perhaps nobody was there to keep how it ended.
    """

    path: Path
    finished: bool


def attempts(saves: Path, day: str) -> dict[str, DailyAttempt]:
    """Returns the saves of the attempts that count for a day, by game; of several of one attempt,
    that which was played last."""
    found: dict[str, DailyAttempt] = {}
    for path, _ in save_summary.found(saves):
        with suppress(save_file.SaveError):
            header, last = save_file.ends(path)
            if purposes.counted_day(header.purpose) == day:
                found.setdefault(header.game, DailyAttempt(path, isinstance(last, End)))
    return found


def recover(data: DataDir, day: str) -> dict[str, DailyAttempt]:
    """Returns the attempts of a day that are not over yet, by game. Keeps those that were finished
    by a run which was ended before it could keep them.

    Raises files.FileError.
    """
    played, going = read(data.daily).played, {}
    for game, attempt in attempts(data.saves, day).items():
        if (game, day) in played:
            continue
        if not attempt.finished:
            going[game] = attempt
            continue
        with suppress(save.SaveError):
            keep_result(data, save.load(attempt.path).match)
    return going
