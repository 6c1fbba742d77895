# SPDX-License-Identifier: MIT
"""The arithmetic of the arena: shares of the win with their interval, margins, decision times."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, median, variance

Z = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the arena remembers it.

    Attributes:
        deal: the number of the deal, which several games share.
        seating: by seat, the number of the contender.
        ranks, scores: by seat, as in `Result`.
        turns: turns played; `decisions`: actions taken by all together.
        seconds: by seat, how long each decision took that was not forced.
    """

    deal: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class ResultLine:
    """What the table says of one contender.

    Attributes:
        share: mean share of the win, ties shared, 0 to 1; fair is 1 / seats for each seat held.
        low, high: its 95 % interval.
        margin: mean score less that of the best opponent.
        middle, slow, slowest: median, 99th percentile and longest decision, in seconds.
    """

    name: str
    share: float
    low: float
    high: float
    margin: float
    middle: float
    slow: float
    slowest: float


def shares(game: Played) -> list[float]:
    """By contender, its share of the win: the winners of a game share it."""
    first = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
    result = [0.0] * len(game.seating)
    for seat in first:
        result[game.seating[seat]] += 1 / len(first)
    return result


def margin(game: Played, contender: int) -> float:
    """The contender's score less the best score of the others."""
    seat = game.seating.index(contender)
    return game.scores[seat] - max(s for other, s in enumerate(game.scores) if other != seat)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share that so many independent games gave, by Wilson.

    >>> low, high = wilson(0.8, 10)
    >>> round(low, 2), round(high, 2)
    (0.49, 0.94)
    """
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval(clusters: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a share, from its mean in each deal and the games of all deals.

    The games of one deal are not independent: they share the cards. So Wilson's interval is taken
    for as many games as would, if independent, leave the doubt that the deals show (Korn and
    Graubard's effective size, which also allows for there being few deals); though never for more
    games than were played, whatever pairing may have gained.

    >>> interval([1.0, 0.0] * 10, 40) == interval([1.0, 0.0] * 10, 20)
    True
    """
    share, free = fmean(clusters), len(clusters) - 1
    if not free:
        return wilson(share, 1)
    doubt = variance(clusters) / len(clusters) * (student(free) / Z) ** 2
    effective = share * (1 - share) / doubt if doubt else inf
    return wilson(share, min(games, max(1.0, effective)))


def student(free: int) -> float:
    """Student's 97.5 % point for so many degrees of freedom, at least 1: 2.26 for 9. Hill's series:
    low by a ten-thousandth at 9, by 3 % at 2 and by a quarter at 1.

    >>> round(student(9), 2), round(student(30), 2)
    (2.26, 2.04)
    """
    first = Z * (Z**2 + 1) / 4
    second = Z * (5 * Z**4 + 16 * Z**2 + 3) / 96
    third = Z * (3 * Z**6 + 19 * Z**4 + 17 * Z**2 - 15) / 384
    return Z + first / free + second / free**2 + third / free**3


def by_deal(games: Sequence[Played], contender: int) -> list[float]:
    """The contender's mean share of the win in each deal."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(shares(game)[contender])
    return [fmean(values) for values in deals.values()]


def percentile(values: Sequence[float], share: float) -> float:
    """The least value that at least this share of them does not exceed; 0 for no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table(games: Sequence[Played], names: Sequence[str]) -> list[ResultLine]:
    """A line for each contender, in their order."""
    return [_line(games, contender, name) for contender, name in enumerate(names)]


def _line(games: Sequence[Played], contender: int, name: str) -> ResultLine:
    clusters = by_deal(games, contender)
    low, high = interval(clusters, len(games))
    seconds = [value for game in games for value in game.seconds[game.seating.index(contender)]]
    return ResultLine(
        name=name,
        share=fmean(clusters),
        low=low,
        high=high,
        margin=fmean(margin(game, contender) for game in games),
        middle=median(seconds) if seconds else 0.0,
        slow=percentile(seconds, 0.99),
        slowest=max(seconds, default=0.0),
    )
