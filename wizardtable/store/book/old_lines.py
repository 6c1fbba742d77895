# SPDX-License-Identifier: MIT
"""The lines in the files of earlier versions, and the rows of the book that they become.

Each class is one kind of line. Its attributes are the fields of the line, and `as_rows` yields the
rows. Times are in seconds since 1970.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from wizardtable.core import codec
from wizardtable.core.game import Result, Setup
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Player
from wizardtable.core.text import N_
from wizardtable.store.book import rows
from wizardtable.store.book.book_file import Row

GameId: TypeAlias = Annotated[str, range(100)]
Time: TypeAlias = Annotated[int, range(rows.MAX_TIME)]
Score: TypeAlias = Annotated[int, range(-rows.MAX_SCORE, rows.MAX_SCORE + 1)]
Kind: TypeAlias = Annotated[str, range(41)]
Day: TypeAlias = Annotated[str, range(11)]
Rank: TypeAlias = Annotated[int, range(1, 20)]

_END_KINDS: Final = ("", "played", "given up", "left", "helped")
"""The ways in which a rated match ended, as a line has them; "" if the match has not ended."""


@dataclass(frozen=True, slots=True)
class RatedLine:
    """A line of ratings.jsonl: a rated match."""

    game: GameId
    setup: Setup
    seed: int
    players: Annotated[tuple[Player, ...], range(20)]
    begun: Time
    touched: Time
    going: bool = False
    ended: Time = 0
    end: Annotated[str, range(20)] = ""
    ranks: Annotated[tuple[Rank, ...], range(20)] = ()

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        seats, people = len(self.players), sum(player.level is None for player in self.players)
        _require(people == 1 and seats > 1 and seats == self.setup.seats and self.end in _END_KINDS)
        _require(len(self.ranks) == seats or (not self.ranks and self.end in ("", "left")))
        dealt = rows.deal_columns(self.game, self.setup, self.seed, self.players)
        yield (
            "begun",
            dealt
            | {
                "purpose": "rated",
                "begun": self.begun,
                "touched": self.touched,
                "going": int(self.going),
                "lost": self.ended if self.end == "left" else 0,
            },
        )
        if self.end not in ("", "left"):
            yield (
                "ended",
                dealt
                | {
                    "purpose": "rated",
                    "ended": self.ended,
                    "people": 1,
                    "ranks": codec.dumps(tuple[int, ...], self.ranks),
                    "given_up": int(self.end == "given up"),
                    "helped": int(self.end == "helped"),
                },
            )


@dataclass(frozen=True, slots=True)
class FinishedLine:
    """A line of statistics.jsonl: a finished match."""

    game: str
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    result: Result
    ended: Time
    given_up: bool = False

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        seats, ranks, scores = len(self.players), self.result.ranks, self.result.scores
        _require(seats > 1 and {len(ranks), len(scores), self.setup.seats} == {seats})
        _require(rows.person_of(self.players) is not None)
        _require(all(1 <= rank <= seats for rank in ranks))
        _require(all(abs(score) <= rows.MAX_SCORE for score in scores))
        dealt = rows.deal_columns(self.game, self.setup, self.seed, self.players)
        end = {"ended": self.ended, "given_up": int(self.given_up)}
        yield "ended", dealt | rows.end_columns(self.players, ranks, scores) | end


@dataclass(frozen=True, slots=True)
class FindingsLine:
    """A line of findings.jsonl: the findings in a match."""

    game: GameId
    setup: Setup
    seed: int
    kinds: Annotated[tuple[Kind, ...], range(100)]
    ended: Time

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        kinds = codec.dumps(tuple[str, ...], self.kinds)
        dealt = rows.deal_columns(self.game, self.setup, self.seed)
        yield "ended", dealt | {"ended": self.ended, "findings": kinds}


@dataclass(frozen=True, slots=True)
class DailyBegun:
    """A line of daily.jsonl: the player has begun the attempt that counts at a daily table."""

    game: GameId
    day: Day

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        yield "begun", {"game": self.game, "purpose": f"daily:{self.day}"}


@dataclass(frozen=True, slots=True)
class DailyPlayed:
    """A line of daily.jsonl: the player has ended the attempt that counts at a daily table."""

    game: GameId
    day: Day
    rank: Annotated[int, range(1, 9)]
    seats: Annotated[int, range(2, 9)]
    score: Score
    best: Score
    given_up: bool = False
    course: Annotated[str, range(11)] = ""

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        yield (
            "ended",
            {
                "game": self.game,
                "purpose": f"daily:{self.day}",
                "people": 1,
                "rank": self.rank,
                "seats": self.seats,
                "score": self.score,
                "best": self.best,
                "given_up": int(self.given_up),
                "course": self.course,
            },
        )


@dataclass(frozen=True, slots=True)
class DailyLevel:
    """A line of daily.jsonl: the result of a level (an opponent) that played the player's seat."""

    game: GameId
    day: Day
    level: Annotated[str, range(41)]
    rank: Annotated[int, range(1, 9)]
    score: Score

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        place = {"game": self.game, "day": self.day, "level": self.level}
        yield "level_played", place | {"rank": self.rank, "score": self.score}


@dataclass(frozen=True, slots=True)
class StarsLine:
    """A line of tower.jsonl: the stars won at the table of a game on a floor.

    The stars are the bits of a number.
    """

    game: GameId
    floor: Annotated[int, range(1, 100)]
    stars: Annotated[int, range(1, 8)]

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        place = {"game": self.game, "purpose": f"tower:{self.floor}"}
        yield "ended", place | {"people": 1, "stars": self.stars}


@dataclass(frozen=True, slots=True)
class ProblemLine:
    """A line of problems.jsonl: the result of a problem; the day is as from `date.toordinal`."""

    game: GameId
    problem: Annotated[str, range(41)]
    solved: bool
    day: Annotated[int, range(1 << 23)]

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        opened = {"game": self.game, "problem": self.problem}
        yield "problem", opened | {"solved": int(self.solved), "day": self.day}


@dataclass(frozen=True, slots=True)
class BroughtLine:
    """A line of achievements.jsonl: the contribution of a match to the achievements."""

    match: Annotated[str, range(300)]
    game: GameId
    ended: Time
    counted: bool
    version: Annotated[int, range(1_000_000)] = 1
    numbers: Annotated[tuple[tuple[str, Annotated[int, range(1_000_000)]], ...], range(300)] = ()
    kinds: Annotated[
        tuple[tuple[str, Annotated[tuple[Kind, ...], range(300)]], ...], range(300)
    ] = ()
    reached: Annotated[tuple[Annotated[str, range(50)], ...], range(300)] = ()

    def as_rows(self) -> Iterator[tuple[str, Row]]:
        """Yields the rows for the line, each with its table."""
        yield (
            "brought",
            {
                "match": self.match,
                "game": self.game,
                "ended": self.ended,
                "counted": int(self.counted),
                "version": self.version,
                "numbers": codec.dumps(tuple[tuple[str, int], ...], self.numbers),
                "kinds": codec.dumps(tuple[tuple[str, tuple[str, ...]], ...], self.kinds),
                "reached": codec.dumps(tuple[str, ...], self.reached),
            },
        )


DailyLine: TypeAlias = DailyBegun | DailyPlayed | DailyLevel
"""A line of daily.jsonl."""


def _require(sound: bool) -> None:
    if not sound:
        raise CodecError(N_("codec", "These values contradict each other."))
