# SPDX-License-Identifier: MIT
"""Challenges: a table that a player offers to friends, and the results of those who played it.

All players get the same deal, the same opponents and the same seat. The seeds of the opponents'
decisions follow from the key of the table, never from the seed of the deal, so that opponents
cannot foresee the cards. If the table is a daily or weekly one, they follow from its day or week.
`challenge_text` writes challenges as text.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from typing import Annotated, Final, TypeAlias

from wizardtable.core import codec
from wizardtable.core.arranged import daily_table, purposes, weekly_table
from wizardtable.core.game import EDITION, AnySeat, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import Data
from wizardtable.core.match import Match, Name, Player, Purpose
from wizardtable.core.wizards import WIZARDS, free_wizard, name_unlike, wizard_of_id

KEY_TEXT: Final = "wizardtable challenge"
"""The fixed text for the key of a table."""

KEY_DIGITS: Final = 24
"""The number of hexadecimal digits of a key."""

MAX_NAME_LENGTH: Final = 40
"""The most characters of a player's name in a challenge; longer names are cut."""

MAX_RESULTS: Final = 12
"""The most results in a challenge."""

Points: TypeAlias = Annotated[int, range(-1_000_000, 1_000_001)]
"""The points of a seat."""

TOLD, LEGAL, CONFIRMED = "told", "legal", "confirmed"
"""The proofs of a result.

`TOLD` means that there is only the friend's word. `LEGAL` means that the rules allow the moves and
lead to the result. `CONFIRMED` means that the opponents also decide so when they think again.
"""

PLAYED, GIVEN_UP, LEFT = "played", "given up", "left"
"""The ways in which an attempt can end: to the end of the match, by resigning, or by absence."""


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """The table of a challenge.

    Attributes:
        game: the id of the game.
        rules: the version of the game's rules.
        setup: the setup.
        seed: the seed of the deal.
        seat: the seat of the person who takes up the challenge.
        levels: the ids of the opponents' levels, by seat; "" at the person's seat.
        wizards: the ids of the opponents' wizards, by seat; "" at the person's seat.
        occasion: the day ("2026-11-26") of a daily table or the week ("2026-W48") of a weekly one;
            "" for any other table.
    """

    game: Annotated[str, range(1, 64)]
    rules: Annotated[int, range(1_000_000)]
    setup: Setup
    seed: Annotated[int, range(1 << 63)]
    seat: AnySeat
    levels: Annotated[tuple[Name, ...], range(2, 9)]
    wizards: Annotated[tuple[Name, ...], range(2, 9)]
    occasion: Annotated[str, range(20)] = ""

    @property
    def key(self) -> str:
        """The key of the table: the same for all who play the same deal against the same
        opponents."""
        setup = codec.dumps(Setup, replace(self.setup, edition=0))
        seats = "/".join(map(":".join, zip(self.levels, self.wizards, strict=True)))
        words = (KEY_TEXT, self.game, setup, str(self.seed), str(self.seat), seats, self.occasion)
        return sha256("\0".join(words).encode("utf-8", "replace")).hexdigest()[:KEY_DIGITS]

    @property
    def is_weekly(self) -> bool:
        """True if it is the table of a week."""
        return "W" in self.occasion

    def purpose(self, *, again: bool = False) -> Purpose:
        """Returns the purpose of a match at this table; with `again` the match does not count."""
        if self.is_weekly:
            return purposes.weekly(self.occasion, again=again)
        return purposes.challenge(self.key, self.occasion, again=again)

    @property
    def daily_purpose(self) -> Purpose:
        """The purpose of the match that counts at the daily table; "" if the table is none."""
        is_daily = bool(self.occasion) and not self.is_weekly
        return purposes.daily(self.occasion) if is_daily else ""

    def seated(self, name: str) -> tuple[Player, ...]:
        """Returns the players by seat, with this name for the person.

        An opponent of the same name has a number behind it.
        """
        players = []
        for level, wizard_id in zip(self.levels, self.wizards, strict=True):
            wizard = wizard_of_id(wizard_id)
            opponent = "" if wizard is None else name_unlike(name, wizard.name)
            players.append(Player(opponent, level, wizard_id) if level else Player(name, None))
        return tuple(players)

    def minds(self, spec: GameSpec) -> tuple[int, ...]:
        """Returns the numbers of the opponents' minds in this program, by seat; 0 for the person.

        `spec` is the game of the table.
        """
        return tuple(spec.level(level).mind if level else 0 for level in self.levels)

    def fits(self, spec: GameSpec) -> bool:
        """Returns whether this program has all that the table needs. `spec` is its game.

        The table of a day or week must be the one that this day or week determines.
        """
        levels, wizards = self.levels, self.wizards
        known_levels = {level.id for level in spec.levels}
        known_wizards = {wizard.id for wizard in WIZARDS}
        if not spec.has_setup(self.setup) or not len(levels) == len(wizards) == self.setup.seats:
            return False
        if self.seat not in range(self.setup.seats) or levels[self.seat] or wizards[self.seat]:
            return False
        for seat, (level, wizard) in enumerate(zip(levels, wizards, strict=True)):
            if seat != self.seat and (level not in known_levels or wizard not in known_wizards):
                return False
        if len(set(wizards)) < len(wizards) or not spec.can_read_cards_of(self.setup):
            return False
        return not self.occasion or (
            _is_day_or_week(self.occasion)
            and self == of_daily_table(spec, daily_table.table(spec, self.occasion))
        )


@dataclass(frozen=True, slots=True)
class FriendResult:
    """The result that a player reached at the table of a challenge.

    Attributes:
        name: the player's name.
        points: the player's points at the beginning of each turn, and then at the end.
        ranks: the ranks by seat, 1 for the best.
        scores: the points by seat.
        end: `PLAYED`, `GIVEN_UP` or `LEFT`.
        minds: the numbers of the opponents' minds by seat, see `Level.mind`; 0 for the player.
        is_free: whether the opponents' decisions followed from random seeds and the clock, as in an
            ordinary match, and not from the table.
        helped: whether the player had help or undid moves.
        day: the day of the end ("2026-11-26").
        moves: all actions of the match as JSON data; empty if they were not sent.
    """

    name: Annotated[str, range(1, MAX_NAME_LENGTH + 1)]
    points: Annotated[tuple[Points, ...], range(1, 1000)]
    ranks: Annotated[tuple[Annotated[int, range(1, 9)], ...], range(2, 9)]
    scores: Annotated[tuple[Points, ...], range(2, 9)]
    end: Annotated[str, range(10)] = PLAYED
    minds: Annotated[tuple[Annotated[int, range(1_000_000)], ...], range(9)] = ()
    is_free: bool = False
    helped: bool = False
    day: Annotated[str, range(11)] = ""
    moves: Annotated[tuple[Data, ...], range(20_000)] = ()

    def rank_at(self, seat: int) -> int:
        """Returns the rank of the player, who sat at this seat; 1 for the best."""
        return self.ranks[seat]

    def order_at(self, seat: int) -> tuple[int, int]:
        """Returns a value that is smaller for a better result of the player at this seat."""
        return self.ranks[seat], -self.scores[seat]

    def fits(self, table: ChallengeTable) -> bool:
        """Returns whether the numbers can be a result at a table."""
        seats = table.setup.seats
        return (
            len(self.ranks) == len(self.scores) == seats
            and max(self.ranks) <= seats
            and len(self.minds) == seats
            and self.end in (PLAYED, GIVEN_UP, LEFT)
            and self.points[-1] == self.scores[table.seat]
        )


@dataclass(frozen=True, slots=True)
class Challenge:
    """A table, and the results of players who have played it; the sender's result comes first.

    Without results, the sender has not played yet.
    """

    table: ChallengeTable
    results: Annotated[tuple[FriendResult, ...], range(MAX_RESULTS + 1)] = ()

    def fits(self, spec: GameSpec) -> bool:
        """Returns whether this program has all that the table needs and the results are possible.

        `spec` is the game of the table.
        """
        return self.table.fits(spec) and all(result.fits(self.table) for result in self.results)


def _is_day_or_week(text: str) -> bool:
    try:
        if "W" in text:
            weekly_table.monday_of(text)
            return True
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def of_daily_table(spec: GameSpec, table: daily_table.DailyTable) -> ChallengeTable:
    """Returns a daily or weekly table of a game as the table of a challenge."""
    players = [player if player.level else replace(player, wizard="") for player in table.players]
    return ChallengeTable(
        spec.id,
        spec.rules_version,
        table.setup,
        table.seed,
        table.seat,
        tuple(player.level or "" for player in players),
        tuple(player.wizard for player in players),
        table.day,
    )


def table_of(
    spec: GameSpec, setup: Setup, seed: int, players: Sequence[Player], purpose: Purpose = ""
) -> ChallengeTable | None:
    """Returns the table of a match as that of a challenge, or None if it cannot be one.

    It needs exactly one person, and opponents of the game's levels. Opponents without a known
    wizard, as in saves of earlier versions, get one. `purpose` is that of the match.
    """
    people = [seat for seat, player in enumerate(players) if player.level is None]
    if len(people) != 1 or seed not in range(1 << 63):
        return None
    wizards = [player.wizard if wizard_of_id(player.wizard) else "" for player in players]
    wizards[people[0]] = ""
    for seat, wizard_id in enumerate(wizards):
        if seat != people[0] and (not wizard_id or wizard_id in wizards[:seat]):
            names = [wizard.name for taken in wizards if (wizard := wizard_of_id(taken))]
            wizards[seat] = free_wizard(names).id
    text = purposes.mind_text(purpose)
    table = ChallengeTable(
        spec.id,
        spec.rules_version,
        replace(setup, edition=EDITION),
        seed,
        Seat(people[0]),
        tuple(player.level or "" for player in players),
        tuple(wizards),
        text if "-" in text else "",  # a key has no dash
    )
    if not table.fits(spec):
        table = replace(table, occasion="")
    return table if table.fits(spec) else None


def table_of_match(match: Match) -> ChallengeTable | None:
    """Returns the table of a match as that of a challenge, or None if it cannot be one.

    The history of the match must be known from the deal on, and the match may not be a branch.
    """
    if match.earlier or match.origin is not None or match.setup.edition != EDITION:
        return None
    return table_of(match.spec, match.setup, match.seed, match.players, match.purpose)


def is_at_its_table(match: Match) -> bool:
    """Returns whether a match that answers a challenge is dealt as the challenge demands."""
    table = table_of_match(match)
    if table is None:
        return False
    return match.purpose == table.purpose(again=purposes.is_again(match.purpose))


def result_of(match: Match, day: str, end: str = PLAYED, *, moves: bool = False) -> FriendResult:
    """Returns the result of the only person in a match, which may not be over if it was left.

    Args:
        match: the match.
        day: the day of the end ("2026-11-26").
        end: `LEFT` if the person left the match; `PLAYED` otherwise.
        moves: whether the result includes the moves.
    """
    seat = next(seat for seat, player in enumerate(match.players) if player.level is None)
    spec, points = match.spec, match.turn_points()
    if match.result is not None:
        ranks, scores = match.result.ranks, match.result.scores
        end = PLAYED if match.given_up is None else GIVEN_UP
    else:
        scores = points[-1]
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    levels = {level.id: level.mind for level in spec.levels}
    action = spec.rules.kinds.action
    return FriendResult(
        plain_name(match.players[seat].name),
        (*[row[seat] for row in points[:-1]], scores[seat])[-999:],
        tuple(ranks),
        tuple(scores),
        end,
        tuple(levels.get(player.level or "", 0) for player in match.players),
        not purposes.mind_text(match.purpose),
        match.assisted,
        day,
        tuple(Data(codec.encode(action, played)) for played in match.actions) if moves else (),
    )


def plain_name(name: str) -> str:
    """Returns a name as plain text that can be shown anywhere; "?" if nothing of it is visible.

    Control characters, and those that change the direction of a text, become spaces.
    """
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:MAX_NAME_LENGTH].strip() or "?"
