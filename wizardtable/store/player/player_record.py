# SPDX-License-Identifier: MIT
"""What a player's finished matches say of them: whom they met most, their best leads, their streaks
and the days on which they played. Everything is computed anew from the statistics."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from wizardtable.core.match import Player
from wizardtable.core.wizards import style_of
from wizardtable.store.statistics import Finished

NEVER: Final = date(1970, 1, 1)
"""The day of matches that say of no other one."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """An opponent, or a style of a game's opponents, that was often met.

    Attributes:
        name: of the opponent; "" for a style.
        wizard: the id of the wizard, "" if there is none; for a style the style's.
        game: the game of a style; "" for an opponent.
        met: matches against them.
        ahead: those in which the player finished ahead of them.
    """

    name: str
    wizard: str
    game: str
    met: int
    ahead: int


@dataclass(frozen=True, slots=True)
class BestLead:
    """The match of a game in which the player's lead was largest.

    Attributes:
        points: by how many points the player led the best opponent.
        match: the match itself.
    """

    game: str
    points: int
    match: Finished


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """All of it.

    Attributes:
        played, won: matches.
        streak, longest: matches won in a row, up to now and at most.
        opponents, styles: met most often first.
        leads: one for each game that was won at least once.
        days: how many matches ended on each day.
    """

    played: int
    won: int
    streak: int
    longest: int
    opponents: tuple[Encounter, ...]
    styles: tuple[Encounter, ...]
    leads: tuple[BestLead, ...]
    days: Counter[date]


def record_of(finished: Sequence[Finished]) -> PlayerRecord:
    """Returns what the matches, oldest first, say of their player."""
    won = streak = longest = 0
    for match in finished:
        first = is_won(match)
        streak = streak + 1 if first else 0
        won += first
        longest = max(longest, streak)
    opponents, styles = _encounters(finished)
    return PlayerRecord(
        played=len(finished),
        won=won,
        streak=streak,
        longest=longest,
        opponents=opponents,
        styles=styles,
        leads=_leads(finished),
        days=Counter(day for match in finished if (day := day_of(match)) != NEVER),
    )


def person_of(match: Finished) -> int:
    """Returns the seat of the player."""
    for seat, player in enumerate(match.players):
        if player.level is None:
            return seat
    raise ValueError("nobody played the match")


def is_won(match: Finished) -> bool:
    """Returns whether the player won."""
    return match.result.ranks[person_of(match)] == 1 and not match.given_up


def scores_of(match: Finished) -> tuple[int, int]:
    """Returns the points of the player and of the best opponent."""
    person, scores = person_of(match), match.result.scores
    return scores[person], max(scores[:person] + scores[person + 1 :])


def lead_of(match: Finished) -> int:
    """Returns by how many points the player led the best opponent; below 0 if they were behind."""
    mine, best = scores_of(match)
    return mine - best


def day_of(match: Finished) -> date:
    """Returns the day on which the match ended, where the computer is."""
    try:
        return datetime.fromtimestamp(match.ended).date() if match.ended else NEVER
    except (OSError, OverflowError, ValueError):  # a forged time
        return NEVER


def on_day(finished: Iterable[Finished], day: date) -> list[Finished]:
    """Returns the matches that ended on a day."""
    return [match for match in finished if day_of(match) == day]


def _others(match: Finished) -> list[tuple[Player, bool]]:
    """Returns the opponents of a match, and whether the player finished ahead of each."""
    mine, given_up = match.result.ranks[person_of(match)], match.given_up
    return [
        (player, not given_up and mine < rank)
        for player, rank in zip(match.players, match.result.ranks, strict=True)
        if player.level is not None
    ]


def _encounters(
    finished: Iterable[Finished],
) -> tuple[tuple[Encounter, ...], tuple[Encounter, ...]]:
    """Returns the opponents and the styles that were met, most often first."""
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    wizards: dict[str, str] = {}
    styles: Counter[tuple[str, str]] = Counter()
    styles_ahead: Counter[tuple[str, str]] = Counter()
    for match in finished:
        for player, behind in _others(match):
            met[player.name] += 1
            ahead[player.name] += behind
            wizards[player.name] = player.wizard
            if player.wizard:
                style = match.game, style_of(player.wizard)
                styles[style] += 1
                styles_ahead[style] += behind
    return (
        tuple(
            Encounter(name, wizards[name], "", count, ahead[name])
            for name, count in met.most_common()
        ),
        tuple(
            Encounter("", style, game, count, styles_ahead[game, style])
            for (game, style), count in styles.most_common()
        ),
    )


def _leads(finished: Iterable[Finished]) -> tuple[BestLead, ...]:
    best: dict[str, Finished] = {}
    for match in finished:
        if is_won(match) and (match.game not in best or lead_of(match) > lead_of(best[match.game])):
            best[match.game] = match
    return tuple(BestLead(game, lead_of(match), match) for game, match in best.items())
