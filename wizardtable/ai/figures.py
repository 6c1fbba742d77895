# SPDX-License-Identifier: MIT
"""The arithmetic of the arena: shares of the win with their interval, margins, decision times."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median

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
class Line:
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


def interval(clusters: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a share, from its mean in each deal.

    The games of one deal are not independent: they share the cards, and pairing them is meant to
    cancel luck. So the deal is the unit. As Agresti and Coull do for single games, four
    deals are added, two won and two lost, without which a contender that won all would be given
    an interval of no width.

    >>> low, high = interval([1.0] * 100)
    >>> 0.9 < low < high == 1.0
    True
    """
    values = [*clusters, 0.0, 0.0, 1.0, 1.0]
    mean = fmean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = Z * sqrt(variance / len(values))
    return max(0.0, mean - reach), min(1.0, mean + reach)


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


def table(games: Sequence[Played], names: Sequence[str]) -> list[Line]:
    """A line for each contender, in their order."""
    return [_line(games, contender, name) for contender, name in enumerate(names)]


def _line(games: Sequence[Played], contender: int, name: str) -> Line:
    clusters = by_deal(games, contender)
    low, high = interval(clusters)
    seconds = [value for game in games for value in game.seconds[game.seating.index(contender)]]
    return Line(
        name=name,
        share=fmean(clusters),
        low=low,
        high=high,
        margin=fmean(margin(game, contender) for game in games),
        middle=median(seconds) if seconds else 0.0,
        slow=percentile(seconds, 0.99),
        slowest=max(seconds, default=0.0),
    )
