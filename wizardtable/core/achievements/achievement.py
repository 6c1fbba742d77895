# SPDX-License-Identifier: MIT
"""The definition of an achievement, and a match's contribution to a player's progress.

A game's module `text.achievements` defines `ACHIEVEMENTS`, if the game has any. Each achievement
has a function that gets a match as the person at the table saw it. The function returns the match's
contribution: a number, or a set of different things. `Over` says how the contributions of a
player's matches combine to the player's progress.
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
from wizardtable.core.teaching import help_rule
from wizardtable.core.teaching.findings import SeenMatch, seen_match
from wizardtable.core.text import N_, Message

LEVELS: Final = tuple(TITLES)
"""The ids of the levels, weakest first."""

HARDEST: Final = frozenset(LEVELS[-2:])
"""The ids of the hardest levels: Archmage and Grand Magus."""

ALL_GAMES: Final = "all"
"""A word used in place of a game's id, for achievements that belong to no single game."""


class Over(Enum):
    """The way in which the contributions of single matches combine."""

    ONE_MATCH = "one match"
    """The largest contribution of a single match."""
    SUM = "sum"
    """The sum of all contributions."""
    KINDS = "kinds"
    """The number of different things in all contributions."""


ContributionValue: TypeAlias = int | frozenset[str]
"""A match's contribution: for `Over.KINDS` a set of different things, each named in at most 40
letters, otherwise a number."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that one person has played, as that person saw it.

    Attributes:
        seen_match: the whole match as the person saw it. `seen_match.seat` is the person's seat.
        game: the id of the game.
        setup: the setup.
        players: the players by seat.
        is_full_table: whether the table had the largest number of players.
        purpose: the purpose of the match, see `core.match.Purpose`.
        scores: the score of each seat at the end.
        halfway_ranks: the rank of each seat after half of the actions, by what everybody could see.
    """

    seen_match: SeenMatch
    game: str
    setup: Setup
    players: tuple[Player, ...]
    is_full_table: bool
    purpose: str
    scores: tuple[int, ...]
    halfway_ranks: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.seen_match.seat

    @property
    def has_won(self) -> bool:
        """True if the person won, alone or with others. Nobody wins a match that was given up."""
        return self.seen_match.ranks[self.seat] == 1 and not self.seen_match.has_given_up

    @property
    def opponents(self) -> tuple[Player, ...]:
        """The players at the other seats."""
        return tuple(player for seat, player in enumerate(self.players) if seat != self.seat)

    @property
    def end(self) -> Any:
        """The person's observation at the end."""
        return self.seen_match.end


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement, with the function that computes a match's contribution.

    Attributes:
        id: at most 40 small letters and underscores, unique in its game. It never changes, because
            the player's files hold it.
        title: a name, a few words.
        sentence: a sentence that tells the player how to reach the achievement.
        emblem: the picture on the medal, as the names of a folder and a file below `resources/art`.
        goal: the progress at which the achievement is reached, 1 or more.
        contribution_of: a function that returns a match's contribution.
        over: the way in which the contributions of matches combine.
        unaided: whether only matches without help contribute. `told` says so to the player.
    """

    id: str
    title: Message
    sentence: Message
    emblem: tuple[str, str]
    goal: int
    contribution_of: Callable[[PlayedMatch], ContributionValue]
    over: Over = Over.ONE_MATCH
    unaided: bool = False

    @property
    def told(self) -> Message:
        """The sentence, followed for `unaided` by one that says so."""
        if not self.unaided:
            return self.sentence
        words = N_("achievement", "{sentence} Only matches without help count.")
        return words.of(sentence=self.sentence)

    def progress(self, contributions: Iterable[ContributionValue]) -> int:
        """Returns a player's progress, 0 to `goal`. `contributions` are the contributions of the
        player's matches."""
        kinds: set[str] = set()
        numbers = [0]
        for contribution in contributions:
            if isinstance(contribution, int):
                numbers.append(contribution)
            else:
                kinds |= contribution
        if self.over is Over.KINDS:
            return min(self.goal, len(kinds))
        total = sum(numbers) if self.over is Over.SUM else max(numbers)
        return min(self.goal, total)


def achievements_of(spec: GameSpec) -> tuple[Achievement, ...]:
    """Returns the game's own achievements; empty for a game that has none."""
    return cast(tuple[Achievement, ...], spec.achievements)


def counts_for_achievements(match: Match) -> bool:
    """Returns whether a match counts for achievements.

    The match must be over, and its history known from the deal on. Exactly one person must have
    played, and autoplay must not have decided too much for them (`core.teaching.help_rule`).
    Branches do not count, nor do daily tables and challenges that are played again.
    """
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    is_complete = match.result is not None and not match.earlier and bool(match.actions)
    is_repeated = purposes.is_again(match.purpose)
    if len(people) != 1 or not is_complete or match.origin is not None or is_repeated:
        return False
    return not help_rule.was_autoplayed(match, people[0])


def played_match(match: Match, seat: Seat) -> PlayedMatch:
    """Returns a finished match as the person at a seat saw it.

    The match's history must be known from the deal on.
    """
    result = match.result
    assert result is not None, "the match is not over"
    public = match.observe_at(len(match.actions) // 2, None)
    merits = match.spec.conduct.merits(public, match.spec.wording.tally(public))
    return PlayedMatch(
        seen_match=seen_match(match, seat),
        game=match.spec.id,
        setup=match.setup,
        players=match.players,
        is_full_table=match.setup.seats == max(match.spec.seats),
        purpose=match.purpose,
        scores=result.scores,
        halfway_ranks=tuple(1 + sum(other > merit for other in merits) for merit in merits),
    )
