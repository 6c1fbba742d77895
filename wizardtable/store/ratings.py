# SPDX-License-Identifier: MIT
"""The player's rated matches, and the player's rating at each game, which follows from them.

The book notes a rated match when the match begins. A match counts as lost if the player leaves it
for a day. While a match is open in a window, its row has `going` set. If a row still has `going`
set when the program starts, a crash broke the match off. The day to return to the match then begins
with that start. Ratings are on the scale of `core.learning.strengths`. They are computed anew from
the matches each time.
"""

import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from wizardtable.core import catalog, clock, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, Message
from wizardtable.store.book import begun, book, old_files, rows
from wizardtable.store.paths import DataDir

ABSENCE_SECONDS: Final = 24 * 3600
"""Seconds of the player's absence after which a rated match counts as lost."""

START_RATING: Final = 1500.0
"""The rating of a player without rated matches, in points."""
START_ERROR: Final = 250.0
"""The error of a new player's rating, in points (one standard deviation)."""

PERFORMANCE_SPREAD: Final = 122.8
"""The spread of a player's performance in a match with two seats, in points.

With this spread, a lead of 400 points means odds of ten to one. With more seats the spread is
smaller in proportion, so that the odds stay the same.
"""

UNCERTAINTY_PER_MATCH: Final = 2.5
"""The uncertainty, in points, that is added to a rating's error before each match."""

PROVISIONAL_ERROR: Final = 100.0
"""A rating with a larger error (in points) is provisional."""

AS_STRONG_AS: Final = {
    "apprentice": N_("strong as", "Apprentice"),
    "adept": N_("strong as", "Adept"),
    "mage": N_("strong as", "Mage"),
    "archmage": N_("strong as", "Archmage"),
    "grand_magus": N_("strong as", "Grand Magus"),
}
"""The titles of the levels by id, as in "between Mage and Archmage".

They have a translation context of their own because other languages need an article here.
"""

PLAYED: Final = "played"
GIVEN_UP: Final = "given up"
LEFT_ALONE: Final = "left"
HELPED: Final = "helped"
"""The ways in which a rated match can end.

`PLAYED` is a match played to its end, and `GIVEN_UP` one that the player gave up. `LEFT_ALONE` is a
loss by absence. `HELPED` is a match in which the player had help, so it does not change the rating.
"""

_RATED_QUERY: Final = f"""
SELECT begun.*, ended.ended AS over, ended.ranks, ended.given_up, ended.helped, ended.origin
FROM begun LEFT JOIN ended ON ended.id = (
  SELECT min(id) FROM ended AS one
  WHERE one.deal = begun.deal AND one.purpose = begun.purpose AND one.players = begun.players
    AND one.ranks IS NOT NULL)
WHERE begun.purpose = '{purposes.RATED}' AND begun.counts
"""
"""The SQL for the rated matches in the order in which they began, each with its first end.

Only the first end counts, even if the player undoes it and plays on. The same deal with other
players is another match.
"""


_LAST_RATED_QUERY: Final = """
SELECT begun.game, max(ifnull(ended.ended, 0), begun.lost) AS over
FROM begun LEFT JOIN ended ON ended.deal = begun.deal AND ended.purpose = begun.purpose
  AND NOT ended.helped
WHERE begun.purpose = 'rated' AND begun.counts ORDER BY over DESC LIMIT 1
"""
"""The SQL for the id of the game whose rated match ended last."""

_IS_OF_GAME: Final = "begun.game = ?"


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A rated match. Times are in seconds since 1970.

    Attributes:
        game: the id of the game.
        setup: the setup of the match.
        seed: the seed of the deal.
        players: the players by seat; one of them is a person.
        begun: when the match was dealt.
        touched: when the table of the match was last opened or left.
        going: whether the table of the match is open.
        ended: when the match ended, or 0 if it has not ended.
        end: `PLAYED`, `GIVEN_UP`, `LEFT_ALONE` or `HELPED`, or "" if the match has not ended.
        ranks: the ranks by seat, 1 for the best. Empty if the match has not ended, or ended by
            absence.
    """

    game: str
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    begun: int
    touched: int
    going: bool = False
    ended: int = 0
    end: str = ""
    ranks: tuple[int, ...] = ()

    @property
    def person(self) -> int:
        """The seat of the only person, who is the player."""
        return next(seat for seat, player in enumerate(self.players) if player.level is None)

    @property
    def counts(self) -> bool:
        """True if the match changes the rating."""
        return bool(self.end) and self.end != HELPED

    def standing(self) -> tuple[int, ...]:
        """Returns the ranks by seat, 1 for the best.

        If the match is lost by absence, the player is second and all opponents share first place.
        """
        if self.ranks:
            return self.ranks
        return tuple(1 if player.level else 2 for player in self.players)

    def is_of(self, match: Match) -> bool:
        """Returns whether a match has the same game, setup and seed as this one."""
        deal = (match.spec.id, match.setup, match.seed)
        return (self.game, self.setup, self.seed) == deal


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating at a game.

    Attributes:
        value: the rating, in points.
        error: the error of the rating, in points (one standard deviation).
    """

    value: float = START_RATING
    error: float = START_ERROR

    @property
    def is_provisional(self) -> bool:
        """True if the error is larger than `PROVISIONAL_ERROR`."""
        return self.error > PROVISIONAL_ERROR


@dataclass(frozen=True, slots=True)
class Point:
    """A rated match in a player's history, with the rating before and after it."""

    match: RatedMatch
    before: Rating
    after: Rating


def is_rated(match: Match) -> bool:
    """Returns whether a match is played for the rating."""
    return match.purpose == purposes.RATED


def read(data: DataDir) -> list[RatedMatch]:
    """Returns the rated matches that can be read, in the order in which they began.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        return read_from(connection)


def history(data: DataDir, game: str) -> list[Point]:
    """Returns the rated matches of a game that count, with the ratings, in the order they ended.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        return history_from(connection, game)


def history_from(connection: sqlite3.Connection, game: str) -> list[Point]:
    """Returns the rated matches of a game that count, as `history` does, from an open book."""
    return histories(read_from(connection, _IS_OF_GAME, (game,))).get(game, [])


def read_from(
    connection: sqlite3.Connection, which: str = "1", values: Sequence[str] = ()
) -> list[RatedMatch]:
    """Returns the rated matches from an open book, in the order in which they began.

    A file of an earlier version may have several lines for a match. If one of these lines has the
    end of the match, this line is used. Otherwise the first line is used, with the time at which
    the last line says that the player opened or left the match.

    Args:
        connection: the open book.
        which: an SQL condition on the rows of the table `begun`; "1" for all rows.
        values: the values for the question marks in `which`.
    """
    by_deal: dict[str, RatedMatch] = {}
    for row in connection.execute(f"{_RATED_QUERY} AND {which} ORDER BY begun.id", values):
        try:
            match = _rated_match(row)
        except CodecError:
            continue
        earlier = by_deal.get(row["deal"])
        if earlier is not None:
            latest = replace(earlier, touched=match.touched, going=match.going)
            match = earlier if earlier.end else match if match.end else latest
        by_deal[row["deal"]] = match
    return list(by_deal.values())


def _rated_match(row: sqlite3.Row) -> RatedMatch:
    """Returns the match of a row. Raises CodecError if it cannot be read."""
    players = rows.players_from(row["players"])
    setup = rows.setup_from(row["setup"])
    if rows.person_of(players) is None or len(players) != setup.seats:
        raise rows.unreadable_row()
    match = RatedMatch(
        row["game"],
        setup,
        rows.seed_from(row["seed"]),
        players,
        rows.time_from(row["begun"]),
        rows.time_from(row["touched"]),
        bool(row["going"]),
    )
    if row["lost"]:
        return replace(match, going=False, ended=rows.time_from(row["lost"]), end=LEFT_ALONE)
    if row["over"] is None:
        return match
    helped = row["helped"] or row["origin"]
    return replace(
        match,
        going=False,
        touched=rows.time_from(row["over"]),
        ended=rows.time_from(row["over"]),
        end=HELPED if helped else GIVEN_UP if row["given_up"] else PLAYED,
        ranks=rows.ranks_from(row["ranks"], len(players)),
    )


def unread_notice(data: DataDir) -> Message | None:
    """Returns a sentence if some rated matches cannot be read, otherwise None."""
    return book.read(data, lambda _: None, old_files.RATINGS)[1]


def histories(matches: Iterable[RatedMatch]) -> dict[str, list[Point]]:
    """Returns the history of the player's rating at each game, by id of the game.

    Each history is in the order in which the matches ended. Games without a rated match that counts
    are missing.
    """
    by_game: dict[str, list[RatedMatch]] = {}
    for match in sorted((each for each in matches if each.counts), key=lambda each: each.ended):
        by_game.setdefault(match.game, []).append(match)
    by_game_points = {game: _history(game, played) for game, played in by_game.items()}
    return {game: points for game, points in by_game_points.items() if points}


_computed_ratings: dict[str, list[tuple[RatedMatch, Point | None]]] = {}
"""The matches of each game that were rated last, with their ratings, by id of the game.

They are reused up to the first match that differs. The rating is None for a match that cannot be
rated.
"""


def _history(game: str, played: Sequence[RatedMatch]) -> list[Point]:
    """Returns the ratings at a game after each of these matches.

    `played` has the matches in the order in which they ended. Matches that cannot be rated are left
    out.
    """
    same = 0
    for match, (known_match, _) in zip(played, _computed_ratings.get(game, ()), strict=False):
        if match != known_match:
            break
        same += 1
    steps = _computed_ratings.get(game, [])[:same]
    points = [point for _, point in steps if point is not None]
    for match in played[same:]:
        before = points[-1].after if points else Rating()
        after = _rating_after(match, before)
        point = None if after is None else Point(match, before, after)
        steps.append((match, point))
        if point is not None:
            points.append(point)
    _computed_ratings[game] = steps
    return points


def current_rating(data: DataDir, game: str) -> Rating:
    """Returns the player's rating at a game.

    Without a rated match, or if the book cannot be read, this is the rating of a new player.
    """
    try:
        points = history(data, game)
    except files.FileError:
        return Rating()
    return points[-1].after if points else Rating()


def latest_rating(data: DataDir) -> Rating | None:
    """Returns the player's rating at the game whose rated match ended last.

    Returns None if no rated match has ended, or if the book cannot be read.
    """
    try:
        with book.reading(data) as connection:
            row = connection.execute(_LAST_RATED_QUERY).fetchone()
            if row is None:
                return None
            points = history_from(connection, row["game"])
    except files.FileError:
        return None
    return points[-1].after if points else None


def opponents(rating: Rating, spec: GameSpec, count: int) -> list[str]:
    """Returns the ids of the levels of `count` opponents for a fair match, in random order.

    The opponents are drawn at random from the fairest combinations of levels for this rating.
    """
    game_strengths = strengths.of_game(spec.package)
    assert game_strengths is not None, "only games with strengths have rated matches"
    random = secrets.SystemRandom()
    levels = list(
        random.choice(strengths.fairest_line_ups(game_strengths.at(count + 1), rating.value, count))
    )
    random.shuffle(levels)
    return levels


def rating_figures(rating: Rating) -> Message:
    """Returns a rating with its error, such as "1540 ± 60"."""
    return N_("ratings", "{rating} ± {error}").of(
        rating=round(rating.value), error=round(rating.error)
    )


def rating_text(rating: Rating, game: str) -> Message:
    """Returns a rating with its error, and with the titles of the levels between which it lies."""
    spec = catalog.get(game)
    sentence = N_("ratings", "{figures}, {where}").of(
        figures=rating_figures(rating), where=_level_range(rating, spec)
    )
    if not rating.is_provisional:
        return sentence
    return N_("ratings", "{told} (provisional)").of(told=sentence)


def begin(data: DataDir, match: Match, now: int | None = None) -> bool:
    """Notes in the book that a rated match begins and is open in a window.

    Returns whether the match counts. It counts if it has exactly one person and a new deal.

    Args:
        data: the player's folder.
        match: the match.
        now: seconds since 1970, or None for the time of the clock.

    Raises:
        files.FileError: the book cannot be written.
    """
    return rows.person_of(match.players) is not None and begun.note_beginning(data, match, now)


def settle_absences(data: DataDir, now: int | None = None) -> None:
    """Counts each rated match as lost if the player left it for a day.

    If the clock was set back after the player left, the day begins now.

    Args:
        data: the player's folder.
        now: seconds since 1970, or None for the time of the clock.

    Raises:
        files.FileError: the book cannot be read or written.
    """
    at = _time_or_now(now)
    if any(_needs_settling(match, at) for match in open_matches(data)):
        with book.writing(data) as connection:
            settle_in(connection, at)


def settle_in(connection: sqlite3.Connection, now: int | None = None) -> None:
    """Counts each rated match in an open book as lost if the player left it for a day.

    This is `settle_absences` for an open book. `now` is in seconds since 1970, or None for the time
    of the clock.
    """
    at = _time_or_now(now)
    for match in read_from(connection, begun.OPEN_MATCH_CONDITION):
        if _needs_settling(match, at):
            column, value = (
                ("touched", at) if match.touched > at else ("lost", match.touched + ABSENCE_SECONDS)
            )
            connection.execute(
                f"UPDATE begun SET {column} = ? WHERE deal = ? AND purpose = 'rated'",
                (value, rows.deal_of(match.game, match.setup, match.seed)),
            )


def _needs_settling(match: RatedMatch, at: int) -> bool:
    """Returns whether an unfinished match was left a day ago, or at a time in the future.

    The latter happens if the clock was set back since.
    """
    return match.touched > at or (not match.going and at - match.touched >= ABSENCE_SECONDS)


def find(data: DataDir, match: Match) -> RatedMatch | None:
    """Returns the rated match with the deal of `match` in the book, or None if the book has none.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        return find_in(connection, match)


def find_in(connection: sqlite3.Connection, match: Match) -> RatedMatch | None:
    """Returns the rated match with the deal of `match` from an open book; None if there is none."""
    deal = rows.deal_of(match.spec.id, match.setup, match.seed)
    return next(iter(read_from(connection, "begun.deal = ?", (deal,))), None)


def open_matches(data: DataDir) -> list[RatedMatch]:
    """Returns the rated matches that have not ended, in the order in which they began.

    Raises:
        files.FileError: the book cannot be read.
    """
    with book.reading(data) as connection:
        return read_from(connection, begun.OPEN_MATCH_CONDITION)


def unfinished(data: DataDir, game: str) -> list[RatedMatch]:
    """Returns the rated matches of a game that have not ended; empty if the book cannot be read."""
    try:
        return [match for match in open_matches(data) if match.game == game]
    except files.FileError:
        return []


def _level_range(rating: Rating, spec: GameSpec) -> Message:
    """Returns a text with the levels next to a rating, such as "between Mage and Archmage"."""
    game_strengths = strengths.of_game(spec.package)
    assert game_strengths is not None, "only games with strengths have rated matches"
    ladder = sorted(game_strengths.overall.items(), key=lambda level: level[1])
    below = [AS_STRONG_AS[level] for level, value in ladder if value <= rating.value]
    above = [AS_STRONG_AS[level] for level, value in ladder if value > rating.value]
    if not below:
        return N_("ratings", "below {level}").of(level=above[0])
    if not above:
        return N_("ratings", "above {level}").of(level=below[-1])
    return N_("ratings", "between {lower} and {upper}").of(lower=below[-1], upper=above[0])


def _rating_after(match: RatedMatch, before: Rating) -> Rating | None:
    """Returns the rating after a match, or None if its game or a level in it is no longer known."""
    try:
        game_strengths = strengths.of_game(catalog.get(match.game).package)
    except catalog.UnknownGame:
        return None
    if game_strengths is None:
        return None
    table = game_strengths.at(len(match.players))
    others = [table.get(player.level) for player in match.players if player.level is not None]
    if None in others:
        return None
    anchors = [(other.rating, other.error) for other in others if other is not None]
    ranks = match.standing()
    mine = ranks[match.person]
    theirs = [rank for seat, rank in enumerate(ranks) if seat != match.person]
    return rating_after(before, anchors, mine, theirs)


def rating_after(
    before: Rating, others: Sequence[tuple[float, float]], rank: int, ranks: Sequence[int]
) -> Rating:
    """Returns the player's rating after a match.

    Args:
        before: the player's rating before the match.
        others: rating and error of each opponent. The match does not change them.
        rank: the player's rank, 1 for the best.
        ranks: the opponents' ranks, in the order of `others`.
    """
    from openskill.models import PlackettLuce  # takes 50 ms, which a start saves

    model = PlackettLuce(
        mu=START_RATING,
        sigma=START_ERROR,
        beta=PERFORMANCE_SPREAD * sqrt(2.0 / (len(others) + 1)),
        tau=UNCERTAINTY_PER_MATCH,
        gamma=_full_gamma,
    )
    player = model.rating(mu=before.value, sigma=before.error)
    teams = [[player], *([model.rating(mu=value, sigma=error)] for value, error in others)]
    (rated,), *_ = model.rate(teams, ranks=[float(each) for each in (rank, *ranks)])
    return Rating(rated.mu, rated.sigma)


def _full_gamma(*_: object) -> float:
    """Returns the factor `gamma` of `openskill` with which errors shrink as fast as the model says.

    The library's default makes errors shrink more slowly. Here this is not needed, because the
    opponents' ratings are fixed. `python -m lab.benchmarks.ratings` compares the two.
    """
    return 1.0


def _time_or_now(now: int | None) -> int:
    return int(clock.now()) if now is None else now
