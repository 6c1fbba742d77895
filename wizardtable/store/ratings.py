# SPDX-License-Identifier: MIT
"""The player's rated matches, and the rating by game that follows from them.

A rated match is noted when it begins, so that one that is left for a day is lost. While its table
is open it is `going`; one that is still going at a start of the program was broken off by a crash,
and its day begins with that start. Ratings are on the scale of `core.learning.strengths`, and are
computed anew from the matches each time.
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

DAY: Final = 24 * 3600
"""Seconds for which a rated match may be left."""

MEAN: Final = 1500.0
DOUBT: Final = 250.0
"""The rating of somebody who has not played, and its error."""

BETA: Final = 122.8
"""At a table of two, where 400 points are then odds of ten to one; at larger ones it is less in
proportion, so that they are the same there."""

TAU: Final = 2.5
"""By how much a rating becomes less certain from one match to the next."""

PROVISIONAL: Final = 100.0
"""Error above which a rating is provisional."""

AS_STRONG_AS: Final = {
    "apprentice": N_("strong as", "Apprentice"),
    "adept": N_("strong as", "Adept"),
    "mage": N_("strong as", "Mage"),
    "archmage": N_("strong as", "Archmage"),
    "grand_magus": N_("strong as", "Grand Magus"),
}
"""The levels in "between Mage and Archmage", which has an article in other languages."""

PLAYED: Final = "played"
GIVEN_UP: Final = "given up"
LEFT: Final = "left"
HELPED: Final = "helped"
"""How a rated match ended; HELPED is one that does not count."""

_RATED: Final = f"""
SELECT begun.*, ended.ended AS over, ended.ranks, ended.given_up, ended.helped, ended.origin
FROM begun LEFT JOIN ended ON ended.id = (
  SELECT min(id) FROM ended AS one
  WHERE one.deal = begun.deal AND one.purpose = begun.purpose AND one.players = begun.players
    AND one.ranks IS NOT NULL)
WHERE begun.purpose = '{purposes.RATED}' AND begun.counts
"""
"""Rated matches in the order in which they were begun, each with how it ended the first time: who
takes the end back and plays on changes nothing. The same deal with other players is another match.
"""


_LAST_RATED: Final = """
SELECT begun.game, max(ifnull(ended.ended, 0), begun.lost) AS over
FROM begun LEFT JOIN ended ON ended.deal = begun.deal AND ended.purpose = begun.purpose
  AND NOT ended.helped
WHERE begun.purpose = 'rated' AND begun.counts ORDER BY over DESC LIMIT 1
"""
"""The game in which a rated match ended last."""


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A rated match.

    Attributes:
        begun: when it was dealt; `touched`: when its table was last opened or left.
        going: whether its table is open.
        ended: when it ended, 0 as long as it has not.
        end: PLAYED, GIVEN_UP, LEFT or HELPED; "" as long as it has not ended.
        ranks: by seat, as in `Result`; empty as long as it has not ended, or if it was left.
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
        """The seat of the player."""
        return next(seat for seat, player in enumerate(self.players) if player.level is None)

    @property
    def counts(self) -> bool:
        """Whether the rating follows from it."""
        return bool(self.end) and self.end != HELPED

    def standing(self) -> tuple[int, ...]:
        """Returns the ranks by seat; who left their match is behind all others."""
        if self.ranks:
            return self.ranks
        return tuple(1 if player.level else 2 for player in self.players)

    def is_of(self, match: Match) -> bool:
        """Returns whether this is the match, or another one with the same deal."""
        deal = (match.spec.id, match.setup, match.seed)
        return (self.game, self.setup, self.seed) == deal


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating of a player, and its error (one standard deviation)."""

    value: float = MEAN
    error: float = DOUBT

    @property
    def provisional(self) -> bool:
        """Whether it says little as yet."""
        return self.error > PROVISIONAL


@dataclass(frozen=True, slots=True)
class Point:
    """A rated match of a history, and the rating before and after it."""

    match: RatedMatch
    before: Rating
    after: Rating


def is_rated(match: Match) -> bool:
    """Returns whether a match is played for the rating."""
    return match.purpose == purposes.RATED


_OF_GAME: Final = "begun.game = ?"


def read(data: DataDir) -> list[RatedMatch]:
    """Returns the rated matches that can be read, in the order in which they were begun. Raises
    files.FileError."""
    with book.reading(data) as connection:
        return read_from(connection)


def history(data: DataDir, game: str) -> list[Point]:
    """Returns how the rating at a game went, in the order in which its matches ended. Raises
    files.FileError."""
    with book.reading(data) as connection:
        return history_from(connection, game)


def history_from(connection: sqlite3.Connection, game: str) -> list[Point]:
    """Returns the same of an open book."""
    return histories(read_from(connection, _OF_GAME, (game,))).get(game, [])


def read_from(
    connection: sqlite3.Connection, which: str = "1", values: Sequence[str] = ()
) -> list[RatedMatch]:
    """Returns the rated matches of an open book, or some of them by a condition on their rows. Of
    one that a file of an earlier version tells twice, open and then over, the last line says when
    its table was left."""
    found: dict[str, RatedMatch] = {}
    for row in connection.execute(f"{_RATED} AND {which} ORDER BY begun.id", values):
        try:
            one = _rated_match(row)
        except CodecError:
            continue
        known = found.get(row["deal"])
        if known is not None:
            latest = replace(known, touched=one.touched, going=one.going)
            one = known if known.end else one if one.end else latest
        found[row["deal"]] = one
    return list(found.values())


def _rated_match(row: sqlite3.Row) -> RatedMatch:
    """Raises CodecError for a row that cannot be read."""
    players = rows.players_from(row["players"])
    setup = rows.setup_from(row["setup"])
    if rows.person_of(players) is None or len(players) != setup.seats:
        raise rows.wrong()
    one = RatedMatch(
        row["game"],
        setup,
        rows.seed_from(row["seed"]),
        players,
        rows.time_from(row["begun"]),
        rows.time_from(row["touched"]),
        bool(row["going"]),
    )
    if row["lost"]:
        return replace(one, going=False, ended=rows.time_from(row["lost"]), end=LEFT)
    if row["over"] is None:
        return one
    helped = row["helped"] or row["origin"]
    return replace(
        one,
        going=False,
        touched=rows.time_from(row["over"]),
        ended=rows.time_from(row["over"]),
        end=HELPED if helped else GIVEN_UP if row["given_up"] else PLAYED,
        ranks=rows.ranks_from(row["ranks"], len(players)),
    )


def unread(data: DataDir) -> Message | None:
    """Returns a sentence if some of the rated matches cannot be read, else None."""
    return book.read(data, lambda _: None, old_files.RATINGS)[1]


def histories(matches: Iterable[RatedMatch]) -> dict[str, list[Point]]:
    """Returns for each game how the rating went, in the order in which the matches ended."""
    by_game: dict[str, list[RatedMatch]] = {}
    for match in sorted((one for one in matches if one.counts), key=lambda one: one.ended):
        by_game.setdefault(match.game, []).append(match)
    found = {game: _history(game, played) for game, played in by_game.items()}
    return {game: points for game, points in found.items() if points}


_known: dict[str, list[tuple[RatedMatch, Point | None]]] = {}
"""What was computed last for each game: as far as the matches are the same, it is again."""


def _history(game: str, played: Sequence[RatedMatch]) -> list[Point]:
    """Returns how the rating at a game went with these matches, in the order of their ends."""
    same = 0
    for match, (known, _) in zip(played, _known.get(game, ()), strict=False):
        if match != known:
            break
        same += 1
    steps = _known.get(game, [])[:same]
    points = [point for _, point in steps if point is not None]
    for match in played[same:]:
        before = points[-1].after if points else Rating()
        after = _rated(match, before)
        point = None if after is None else Point(match, before, after)
        steps.append((match, point))
        if point is not None:
            points.append(point)
    _known[game] = steps
    return points


def current(data: DataDir, game: str) -> Rating:
    """Returns the rating at a game; that of a beginner if there was no rated match, or if the book
    cannot be read."""
    try:
        points = history(data, game)
    except files.FileError:
        return Rating()
    return points[-1].after if points else Rating()


def latest(data: DataDir) -> Rating | None:
    """Returns the rating at the game in which a rated match ended last; None if there is none, or
    if the book cannot be read."""
    try:
        with book.reading(data) as connection:
            row = connection.execute(_LAST_RATED).fetchone()
            if row is None:
                return None
            points = history_from(connection, row["game"])
    except files.FileError:
        return None
    return points[-1].after if points else None


def opponents(rating: Rating, spec: GameSpec, count: int) -> list[str]:
    """Returns the levels of so many opponents against whom somebody with this rating has a fair
    match, drawn from all that are as fair, in any order."""
    known = strengths.of_game(spec.package)
    assert known is not None, "only games with strengths have rated matches"
    chance = secrets.SystemRandom()
    found = list(chance.choice(strengths.fairest(known.at(count + 1), rating.value, count)))
    chance.shuffle(found)
    return found


def figures(rating: Rating) -> Message:
    """Returns a rating with its error, such as 1540 ± 60."""
    return N_("ratings", "{rating} ± {error}").of(
        rating=round(rating.value), error=round(rating.error)
    )


def words(rating: Rating, game: str) -> Message:
    """Returns a rating with its error and the levels between which it lies."""
    spec = catalog.get(game)
    told = N_("ratings", "{figures}, {where}").of(
        figures=figures(rating), where=_where(rating, spec)
    )
    if not rating.provisional:
        return told
    return N_("ratings", "{told} (provisional)").of(told=told)


def begin(data: DataDir, match: Match, now: int | None = None) -> bool:
    """Notes that a rated match begins; its table is open. Returns whether it counts: one person
    plays, and the deal is new. Raises files.FileError."""
    return rows.person_of(match.players) is not None and begun.note(data, match, now)


def settle(data: DataDir, now: int | None = None) -> None:
    """Counts matches as lost that were left for more than a day. If the clock was set back since,
    the day begins now. Raises files.FileError."""
    at = _now(now)
    if any(_is_late(one, at) for one in open_matches(data)):
        with book.writing(data) as connection:
            settle_in(connection, at)


def settle_in(connection: sqlite3.Connection, now: int | None = None) -> None:
    """Does so in an open book."""
    at = _now(now)
    for one in read_from(connection, begun.OPEN):
        if _is_late(one, at):
            column, value = ("touched", at) if one.touched > at else ("lost", one.touched + DAY)
            connection.execute(
                f"UPDATE begun SET {column} = ? WHERE deal = ? AND purpose = 'rated'",
                (value, rows.deal_of(one.game, one.setup, one.seed)),
            )


def _is_late(one: RatedMatch, at: int) -> bool:
    """Returns whether something is to be noted of an open match: it was left for a day, or the
    clock was set back."""
    return one.touched > at or (not one.going and at - one.touched >= DAY)


def find(data: DataDir, match: Match) -> RatedMatch | None:
    """Returns what is kept of a rated match, None if it was never noted. Raises
    files.FileError."""
    with book.reading(data) as connection:
        return find_in(connection, match)


def find_in(connection: sqlite3.Connection, match: Match) -> RatedMatch | None:
    """Returns the same of an open book."""
    deal = rows.deal_of(match.spec.id, match.setup, match.seed)
    return next(iter(read_from(connection, "begun.deal = ?", (deal,))), None)


def open_matches(data: DataDir) -> list[RatedMatch]:
    """Returns the rated matches that have not ended, in the order in which they were begun. Raises
    files.FileError."""
    with book.reading(data) as connection:
        return read_from(connection, begun.OPEN)


def unfinished(data: DataDir, game: str) -> list[RatedMatch]:
    """Returns the rated matches of a game that have not ended; none if the book cannot be read."""
    try:
        return [one for one in open_matches(data) if one.game == game]
    except files.FileError:
        return []


def _where(rating: Rating, spec: GameSpec) -> Message:
    """Returns which levels are as strong as somebody with this rating."""
    known = strengths.of_game(spec.package)
    assert known is not None, "only games with strengths have rated matches"
    ladder = sorted(known.overall.items(), key=lambda level: level[1])
    below = [AS_STRONG_AS[level] for level, value in ladder if value <= rating.value]
    above = [AS_STRONG_AS[level] for level, value in ladder if value > rating.value]
    if not below:
        return N_("ratings", "below {level}").of(level=above[0])
    if not above:
        return N_("ratings", "above {level}").of(level=below[-1])
    return N_("ratings", "between {lower} and {upper}").of(lower=below[-1], upper=above[0])


def _rated(match: RatedMatch, before: Rating) -> Rating | None:
    """Returns the rating after a match; None if its game or an opponent is no longer known."""
    try:
        known = strengths.of_game(catalog.get(match.game).package)
    except catalog.UnknownGame:
        return None
    if known is None:
        return None
    table = known.at(len(match.players))
    others = [table.get(player.level) for player in match.players if player.level is not None]
    if None in others:
        return None
    anchors = [(one.rating, one.error) for one in others if one is not None]
    ranks = match.standing()
    mine = ranks[match.person]
    theirs = [rank for seat, rank in enumerate(ranks) if seat != match.person]
    return after(before, anchors, mine, theirs)


def after(
    before: Rating, others: Sequence[tuple[float, float]], rank: int, ranks: Sequence[int]
) -> Rating:
    """Returns the rating after a match against others with these ratings and errors, given the
    player's rank and theirs. The others stay as they are."""
    from openskill.models import PlackettLuce  # 50 ms that a start does without

    model = PlackettLuce(
        mu=MEAN,
        sigma=DOUBT,
        beta=BETA * sqrt(2.0 / (len(others) + 1)),
        tau=TAU,
        gamma=_at_once,
    )
    player = model.rating(mu=before.value, sigma=before.error)
    teams = [[player], *([model.rating(mu=value, sigma=error)] for value, error in others)]
    (found,), *_ = model.rate(teams, ranks=[float(one) for one in (rank, *ranks)])
    return Rating(found.mu, found.sigma)


def _at_once(*_: object) -> float:
    """Have errors become smaller as quickly as the model says (the gamma of `openskill`), not more
    slowly: the others are anchors. `python -m lab.benchmarks.ratings` compares."""
    return 1.0


def _now(now: int | None) -> int:
    return int(clock.now()) if now is None else now
