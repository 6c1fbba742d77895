# SPDX-License-Identifier: MIT
"""The player's rated matches, and the rating by game that follows from them.

A rated match is noted when it begins, so that one that is left for a day is lost. While its table
is open it is `going`; one that is still going at a start of the program was broken off by a crash,
and its day begins with that start. Ratings are on the scale of `core.learning.strengths`, and are
computed anew from the matches each time.
"""

import os
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from wizardtable.core import catalog, clock, codec, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, Message
from wizardtable.store.json_lines import UNREAD, content_of

DAY: Final = 24 * 3600
"""Seconds for which a rated match may be left."""

LARGEST: Final = 64 * 1024 * 1024
"""Bytes; nobody plays so many matches."""

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

Time: TypeAlias = Annotated[int, range(1 << 37)]
"""Seconds since 1970."""

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

_ENDS: Final = tuple(f'"end":"{end}"'.encode() for end in (PLAYED, GIVEN_UP, LEFT, HELPED))


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

    game: Annotated[str, range(100)]
    setup: Setup
    seed: int
    players: Annotated[tuple[Player, ...], range(20)]
    begun: Time
    touched: Time
    going: bool = False
    ended: Time = 0
    end: Annotated[str, range(20)] = ""
    ranks: Annotated[tuple[Annotated[int, range(1, 20)], ...], range(20)] = ()

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


def read(path: Path) -> list[RatedMatch]:
    """Returns the rated matches that can be read, in the order in which they were begun. Raises
    files.FileError."""
    return [
        one
        for line in content_of(path, LARGEST).splitlines()
        if (one := _read_line(line)) is not None
    ]


def unread(path: Path) -> Message | None:
    """Returns a sentence if some of the rated matches cannot be read, else None."""
    try:
        lines = content_of(path, LARGEST).splitlines()
    except files.FileError as error:
        return error.reason
    whole = all(_read_line(line) is not None for line in filter(bytes.strip, lines))
    return None if whole else UNREAD.of(file=path.name)


def histories(matches: Iterable[RatedMatch]) -> dict[str, list[Point]]:
    """Returns for each game how the rating went, in the order in which the matches ended."""
    found: dict[str, list[Point]] = {}
    for match in sorted((one for one in matches if one.counts), key=lambda one: one.ended):
        points = found.setdefault(match.game, [])
        before = points[-1].after if points else Rating()
        after = _rated(match, before)
        if after is not None:
            points.append(Point(match, before, after))
    return {game: points for game, points in found.items() if points}


def current(path: Path, game: str) -> Rating:
    """Returns the rating at a game; that of a beginner if there was no rated match, or if the file
    cannot be read."""
    try:
        points = histories(one for one in read(path) if one.game == game).get(game)
    except files.FileError:
        return Rating()
    return points[-1].after if points else Rating()


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


def begin(path: Path, match: Match, now: int | None = None) -> bool:
    """Notes that a rated match begins; its table is open. Returns whether it counts: one person
    plays, and the deal is new. Raises files.FileError."""
    if sum(player.level is None for player in match.players) != 1:
        return False
    at = _now(now)
    one = RatedMatch(
        game=match.spec.id,
        setup=match.setup,
        seed=match.seed,
        players=match.players,
        begun=at,
        touched=at,
        going=True,
    )
    with files.alone(path):
        lines = content_of(path, LARGEST).splitlines()
        if any(known is not None and known.is_of(match) for known in map(_read_line, lines)):
            return False
        _write(path, [*lines, _line(one)])
    return True


def sit(path: Path, match: Match, now: int | None = None) -> None:
    """Notes that the table of a rated match is open again. Raises files.FileError."""
    _touch(path, match, _now(now), going=True)


def leave(path: Path, match: Match, now: int | None = None) -> None:
    """Notes that the table of a rated match is left: its day begins. Raises files.FileError."""
    _touch(path, match, _now(now), going=False)


def recover(path: Path, now: int | None = None) -> None:
    """Has the day of matches begin that were broken off by a crash: for the start of the program.
    Raises files.FileError."""
    at = _now(now)
    _change(path, lambda one: replace(one, going=False, touched=at) if one.going else one)


def settle(path: Path, now: int | None = None) -> None:
    """Counts matches as lost that were left for more than a day. If the clock was set back since,
    the day begins now. Raises files.FileError."""
    at = _now(now)

    def lost(one: RatedMatch) -> RatedMatch:
        if not one.end and one.touched > at:
            return replace(one, touched=at)
        late = not one.end and not one.going and at - one.touched >= DAY
        return replace(one, end=LEFT, ended=one.touched + DAY) if late else one

    _change(path, lost)


def finish(path: Path, match: Match, now: int | None = None) -> RatedMatch | None:
    """Keeps how a rated match ended, unless it has ended before. Returns what is kept of it, None
    if it was never noted. Raises files.FileError."""
    assert match.result is not None, "the match is not over"
    ranks, at = match.result.ranks, _now(now)
    helped = match.assisted or match.origin is not None
    end = HELPED if helped else GIVEN_UP if match.given_up is not None else PLAYED

    def ended(one: RatedMatch) -> RatedMatch:
        if one.end or not one.is_of(match) or one.players != match.players:
            return one
        return replace(one, end=end, ended=at, touched=at, going=False, ranks=ranks)

    _change(path, ended)
    return find(path, match)


def find(path: Path, match: Match) -> RatedMatch | None:
    """Returns what is kept of a rated match, None if it was never noted. Raises
    files.FileError."""
    return next((one for one in read(path) if one.is_of(match)), None)


def open_matches(path: Path) -> list[RatedMatch]:
    """Returns the rated matches that have not ended, in the order in which they were begun. Raises
    files.FileError."""
    return [
        one
        for line in content_of(path, LARGEST).splitlines()
        if not _has_ended(line) and (one := _read_line(line)) is not None and not one.end
    ]


def unfinished(path: Path, game: str) -> list[RatedMatch]:
    """Returns the rated matches of a game that have not ended; none if the file cannot be read."""
    try:
        return [one for one in open_matches(path) if one.game == game]
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
    slowly: the others are anchors. `python -m benchmarks.ratings` compares."""
    return 1.0


def _now(now: int | None) -> int:
    return int(clock.now()) if now is None else now


def _touch(path: Path, match: Match, at: int, *, going: bool) -> None:
    def touched(one: RatedMatch) -> RatedMatch:
        if one.end or not one.is_of(match):
            return one
        return replace(one, going=going, touched=at)

    _change(path, touched)


def _change(path: Path, change: Callable[[RatedMatch], RatedMatch]) -> None:
    """Replaces the matches that have not ended by what the change makes of them; lines that cannot
    be read stay. Programs that do so at the same moment take turns."""
    if not os.path.exists(path):  # noqa: PTH110 - raises nothing, whatever there is
        return
    with files.alone(path):
        lines = content_of(path, LARGEST).splitlines()
        changed = []
        for line in lines:
            one = None if _has_ended(line) else _read_line(line)
            new = None if one is None else change(one)
            changed.append(line if new is None or new == one else _line(new))
        if changed != lines:
            _write(path, changed)


def _line(one: RatedMatch) -> bytes:
    return codec.dumps(RatedMatch, one).encode("utf-8", "replace")


def _write(path: Path, lines: Sequence[bytes]) -> None:
    files.replace(path, b"".join(line + b"\n" for line in lines), backup=True)


def _has_ended(line: bytes) -> bool:
    """Returns whether a line is certainly of a match that has ended, without reading it: a start of
    the program asks this of every match that was ever played. Within a string, the quotation marks
    would have backslashes."""
    return any(end in line for end in _ENDS)


def _read_line(line: bytes) -> RatedMatch | None:
    try:
        one: RatedMatch = codec.loads(RatedMatch, line.decode())
    except (CodecError, UnicodeDecodeError):
        return None
    people = sum(player.level is None for player in one.players)
    seats = len(one.players)
    sound = people == 1 and seats > 1 and seats == one.setup.seats
    ranked = len(one.ranks) == seats or (not one.ranks and one.end in ("", LEFT))
    known = one.end in ("", PLAYED, GIVEN_UP, LEFT, HELPED)
    return one if sound and ranked and known else None
