# SPDX-License-Identifier: MIT
"""What an achievement is, and how far a match brings a player towards it.

A game's module `text.achievements` defines `ACHIEVEMENTS`, if the game has any. Each has a function
that is given a match as the person at the table knew it, and returns what the match brings: a
number, or a set of different things. Over the matches of a player these are put together as `Over`
says; nothing else is needed to know how far they are.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias, cast

from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.levels import TITLES
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.findings import SeenMatch, seen_match
from wizardtable.core.text import Message

LEVELS: Final = tuple(TITLES)
"""The ids of the levels, weakest first."""

HARDEST: Final = frozenset(LEVELS[-2:])
"""Archmage and Grand Magus."""

ALL_GAMES: Final = "all"
"""Stands for the id of a game where an achievement belongs to none."""


class Over(Enum):
    """How what single matches bring is put together."""

    ONE_MATCH = "one match"
    """The most that any one match brought."""
    SUM = "sum"
    """What all matches brought, added up."""
    KINDS = "kinds"
    """How many different things all matches brought together."""


Brought: TypeAlias = int | frozenset[str]
"""What a match brings: for `KINDS` the different things, at most 40 letters each, else a number."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that one person has played, as they knew it.

    Attributes:
        seen: all that happened; its seat is the person's.
        game: the id of the game.
        setup: how it was set up.
        players: the players by seat.
        full: whether no more players fit at the table.
        purpose: what the match was played for, see `core.match.Purpose`.
        scores: the score of each seat at the end.
        halfway: the rank of each seat after half of the actions, as everybody could see it.
    """

    seen: SeenMatch
    game: str
    setup: Setup
    players: tuple[Player, ...]
    full: bool
    purpose: str
    scores: tuple[int, ...]
    halfway: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.seen.seat

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others. Nobody wins a match that was given up."""
        return self.seen.ranks[self.seat] == 1 and not self.seen.given_up

    @property
    def opponents(self) -> tuple[Player, ...]:
        """The players at the other seats."""
        return tuple(player for seat, player in enumerate(self.players) if seat != self.seat)

    @property
    def end(self) -> Any:
        """What the person knew at the end."""
        return self.seen.end


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to be reached.

    Attributes:
        id: written into a file of the player, so it never changes: small letters and underscores,
            at most 40; unique in its game.
        title: a name, a few words.
        sentence: what has to be done for it.
        emblem: the picture on its medal, below `resources/art`.
        goal: the progress at which it is reached, 1 or more.
        brought: what a match brings.
        over: how that is put together for several matches.
    """

    id: str
    title: Message
    sentence: Message
    emblem: tuple[str, str]
    goal: int
    brought: Callable[[PlayedMatch], Brought]
    over: Over = Over.ONE_MATCH

    def progress(self, brought: Iterable[Brought]) -> int:
        """Returns how far a player is, from what their matches brought: at most the goal."""
        kinds: set[str] = set()
        numbers = [0]
        for one in brought:
            if isinstance(one, int):
                numbers.append(one)
            else:
                kinds |= one
        if self.over is Over.KINDS:
            return min(self.goal, len(kinds))
        found = sum(numbers) if self.over is Over.SUM else max(numbers)
        return min(self.goal, found)


def achievements_of(spec: GameSpec) -> tuple[Achievement, ...]:
    """Returns the game's own achievements; empty for a game that has none."""
    return cast(tuple[Achievement, ...], spec.achievements)


def counts(match: Match) -> bool:
    """Returns whether a match can bring anything: it is over, all of it is known, one person played
    it against opponents, and was not helped. Copies of matches bring nothing, nor do daily tables
    that are played again."""
    people = sum(player.level is None for player in match.players)
    known = not match.earlier and bool(match.actions)
    own = not match.assisted and match.origin is None
    again = purposes.day_of(match.purpose) != purposes.counted_day(match.purpose)
    return match.result is not None and people == 1 and known and own and not again


def played_match(match: Match, seat: Seat) -> PlayedMatch:
    """Returns a finished match as the person at a seat played it. Its history must be known from
    the deal on."""
    result = match.result
    assert result is not None, "the match is not over"
    seen = seen_match(match, seat)
    public = match.observe_at(len(match.actions) // 2, None)
    merits = match.spec.conduct.merits(public, match.spec.wording.tally(public))
    halfway = tuple(1 + sum(other > one for other in merits) for one in merits)
    full = match.setup.seats == max(match.spec.seats)
    return PlayedMatch(
        seen=seen,
        game=match.spec.id,
        setup=match.setup,
        players=match.players,
        full=full,
        purpose=match.purpose,
        scores=result.scores,
        halfway=halfway,
    )
