# SPDX-License-Identifier: MIT
"""The record of a player: most frequent opponents, best leads, streaks and days.

The record is computed anew from the finished matches of the statistics each time.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from wizardtable.core.wizards import style_of
from wizardtable.store.book.rows import MAX_SEATS
from wizardtable.store.statistics import Finished

UNKNOWN_DAY: Final = date(1970, 1, 1)
"""The day of matches whose time is unknown or impossible."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """The player's matches against an opponent, or against a style of play at a game.

    Attributes:
        name: the opponent's name, or "" for a style.
        wizard: the id of the opponent's wizard, or "" if the opponent is no wizard. For a style,
            the id of the style.
        game: the id of the game of a style, or "" for an opponent.
        met: the number of times that the player met the opponent or the style.
        ahead: the number of times that the player finished ahead.
    """

    name: str
    wizard: str
    game: str
    met: int
    ahead: int


@dataclass(frozen=True, slots=True)
class BestLead:
    """The won match of a game with the player's largest lead.

    Attributes:
        game: the id of the game.
        points: the lead over the best opponent, in points.
        match: the match with this lead.
    """

    game: str
    points: int
    match: Finished


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """The record of a player.

    Attributes:
        played: the number of matches.
        won: the number of matches won.
        helped: the number of matches played with help.
        streak: matches won in a row up to now.
        longest: the longest streak ever.
        opponents: the opponents, most often met first.
        styles: the styles of opponents, most often met first.
        leads: the best lead at each game at which the player has won a match.
        days: the number of matches that ended on each day.
    """

    played: int
    won: int
    helped: int
    streak: int
    longest: int
    opponents: tuple[Encounter, ...]
    styles: tuple[Encounter, ...]
    leads: tuple[BestLead, ...]
    days: Counter[date]


def record_of(finished: Sequence[Finished]) -> PlayerRecord:
    """Returns the record of a player from their finished matches, which are given oldest first."""
    won = streak = longest = 0
    won_matches = []
    for match in finished:
        is_first = is_won(match)
        if is_first:
            won_matches.append(match)
        streak = streak + 1 if is_first else 0
        won += is_first
        longest = max(longest, streak)
    opponents, styles = _encounters(finished)
    return PlayerRecord(
        played=len(finished),
        won=won,
        helped=sum(match.helped for match in finished),
        streak=streak,
        longest=longest,
        opponents=opponents,
        styles=styles,
        leads=_best_leads(won_matches),
        days=Counter(day for match in finished if (day := day_of(match)) != UNKNOWN_DAY),
    )


def person_of(match: Finished) -> int:
    """Returns the seat of the player, who is the first person in the match.

    Raises:
        ValueError: no person played the match.
    """
    for seat, player in enumerate(match.players):
        if player.level is None:
            return seat
    raise ValueError("nobody played the match")


def is_won(match: Finished) -> bool:
    """Returns whether the player won; a match that the player gave up is lost."""
    return match.result.ranks[person_of(match)] == 1 and not match.given_up


def scores_of(match: Finished) -> tuple[int, int]:
    """Returns the points of the player and of the best opponent."""
    person, scores = person_of(match), match.result.scores
    return scores[person], max(scores[:person] + scores[person + 1 :])


def lead_of(match: Finished) -> int:
    """Returns the player's lead over the best opponent, in points; below 0 for a deficit."""
    mine, best = scores_of(match)
    return mine - best


def day_of(match: Finished) -> date:
    """Returns the day on which the match ended, in local time; `UNKNOWN_DAY` if it is unknown."""
    return day_at(match.ended)


def day_at(at: int) -> date:
    """Returns the day of a time in seconds since 1970, in local time.

    Returns `UNKNOWN_DAY` if the time is 0 or forged.
    """
    try:
        return datetime.fromtimestamp(at).date() if at else UNKNOWN_DAY
    except (OSError, OverflowError, ValueError):  # the time is forged
        return UNKNOWN_DAY


@dataclass(slots=True)
class _Tally:
    """The meetings with an opponent.

    Attributes:
        met: the number of meetings.
        ahead: the number of meetings in which the player finished ahead.
        wizard: the id of the opponent's wizard, or "".
    """

    met: int = 0
    ahead: int = 0
    wizard: str = ""


def _encounters(
    finished: Iterable[Finished],
) -> tuple[tuple[Encounter, ...], tuple[Encounter, ...]]:
    """Returns two lists: the opponents and the styles that the player met, most often met first."""
    by_name: dict[str, _Tally] = {}
    by_wizard: dict[tuple[str, str], _Tally] = {}  # by game and wizard
    for match in finished:
        ranks = match.result.ranks
        mine = MAX_SEATS if match.given_up else ranks[person_of(match)]
        for player, rank in zip(match.players, ranks, strict=True):
            if player.level is None:
                continue
            is_ahead = mine < rank
            tally = by_name.get(player.name)
            if tally is None:
                tally = by_name[player.name] = _Tally()
            tally.met += 1
            tally.ahead += is_ahead
            tally.wizard = player.wizard
            if player.wizard:
                key = match.game, player.wizard
                tally = by_wizard.get(key)
                if tally is None:
                    tally = by_wizard[key] = _Tally()
                tally.met += 1
                tally.ahead += is_ahead
    by_style: dict[tuple[str, str], _Tally] = {}
    for (game, wizard), tally in by_wizard.items():
        of_style = by_style.setdefault((game, style_of(wizard)), _Tally())
        of_style.met += tally.met
        of_style.ahead += tally.ahead
    opponents = [
        Encounter(name, tally.wizard, "", tally.met, tally.ahead) for name, tally in by_name.items()
    ]
    styles = [
        Encounter("", style, game, tally.met, tally.ahead)
        for (game, style), tally in by_style.items()
    ]
    return _most_met_first(opponents), _most_met_first(styles)


def _most_met_first(encounters: Iterable[Encounter]) -> tuple[Encounter, ...]:
    return tuple(sorted(encounters, key=lambda encounter: -encounter.met))


def _best_leads(won_matches: Iterable[Finished]) -> tuple[BestLead, ...]:
    best: dict[str, BestLead] = {}
    for match in won_matches:
        lead = BestLead(match.game, lead_of(match), match)
        if match.game not in best or lead.points > best[match.game].points:
            best[match.game] = lead
    return tuple(best.values())
