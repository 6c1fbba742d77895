# SPDX-License-Identifier: MIT
"""Measures whether a style shows, and its cost: `python -m lab.benchmarks.styles zavandor`.

One seat plays in each style of the game, all other seats at the same level without one. Every deal
is played with the style in each seat, and once without any. The count of the style (`style_counts`)
is compared with that of the same seat in the same deal without it. Intervals are over deals.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev

from lab.benchmarks.style_counts import StyleCount, style_counts
from wizardtable.ai.search import agents
from wizardtable.ai.tournament.figures import Z_95, share_interval
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player


@dataclass(frozen=True, slots=True)
class Plan:
    """The conditions of a measurement: game, number of seats, level, and the seed of deals and
    agents."""

    game_id: str
    seats: int
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The results of one deal for a style.

    Attributes:
        without: the mean count over all seats without the style.
        shown: the mean count over all seats with the style.
        share: the share of the games that the style won, with ties shared.
        margin: its mean lead over the best opponent, in points.
    """

    without: float
    shown: float
    share: float
    margin: float


def deal(plan: Plan, number: int) -> dict[str, Dealt]:
    """Returns the results of one deal, by style."""
    counted = style_counts(plan.game_id)
    plain, _, _ = _played(plan, number, [plan.level] * plan.seats, counted)
    results = {}
    for style, one_count in counted.items():
        shown, shares, margins = [], [], []
        for seat in range(plan.seats):
            names = [plan.level] * plan.seats
            names[seat] = agents.styled_level_id(plan.level, style)
            counts, share, margin = _played(plan, number, names, {style: one_count})
            shown.append(counts[style][seat])
            shares.append(share[seat])
            margins.append(margin[seat])
        results[style] = Dealt(fmean(plain[style]), fmean(shown), fmean(shares), fmean(margins))
    return results


def _played(
    plan: Plan, number: int, names: Sequence[str], counted: dict[str, StyleCount]
) -> tuple[dict[str, list[float]], list[float], list[float]]:
    """Plays a game; returns the counts by style and seat, and by seat the share of the win and the
    margin."""
    spec, seats = catalog.get(plan.game_id), range(plan.seats)
    seed = plan.seed * 1_000_003 + number
    minds = [agents.make(spec, name, ~seed * 31 + seat) for seat, name in enumerate(names)]
    levels = [agents.level(spec, name) for name in names]
    match = Match(spec, Setup(plan.seats), seed, [Player(f"P{s}", names[s]) for s in seats])
    samples: dict[str, list[list[float]]] = {name: [[] for _ in seats] for name in counted}
    while (seat := match.to_move) is not None:
        observation = match.observe(seat)
        budget = Budget(
            levels[seat].budget(is_out_of_turn=spec.brain.is_out_of_turn(observation)).iterations
        )
        action = minds[seat].choose(observation, match.menu(), budget).action
        for name, one_count in counted.items():
            value = one_count.look(observation, action)
            if value is not None:
                samples[name][seat].append(value)
        match.play(action)
    result = match.result
    assert result is not None
    counts = {
        name: [(fmean(of) if of else 0.0) if counted[name].mean else sum(of) for of in by_seat]
        for name, by_seat in samples.items()
    }
    winners = result.winners()
    shares = [(seat in winners) / len(winners) for seat in seats]
    scores = result.scores
    margins = [float(scores[s] - max(scores[:s] + scores[s + 1 :])) for s in seats]
    return counts, shares, margins


def report(plan: Plan, dealt: Sequence[dict[str, Dealt]]) -> str:
    """Returns the table of a game in Markdown."""
    lines = [
        f"{catalog.get(plan.game_id).title}, {plan.seats} players, {plan.level}: "
        f"{len(dealt)} deals, {len(dealt) * plan.seats} games for each style; a fair share of "
        f"the wins is {1 / plan.seats:.1%}.",
        "",
        "| style | what is counted | without | with | difference, 95% | share, 95% | margin |",
        "|---|---|---|---|---|---|---|",
    ]
    for style, one_count in style_counts(plan.game_id).items():
        mine = [each[style] for each in dealt]
        changes = [each.shown - each.without for each in mine]
        reach = Z_95 * stdev(changes) / sqrt(len(changes)) if len(changes) > 1 else float("inf")
        shares = [each.share for each in mine]
        low, high = share_interval(shares, len(dealt) * plan.seats)
        lines.append(
            f"| {style} | {one_count.words} | {fmean(each.without for each in mine):.2f}"
            f" | {fmean(each.shown for each in mine):.2f}"
            f" | {fmean(changes) - reach:+.2f} to {fmean(changes) + reach:+.2f}"
            f" | {fmean(shares):.1%} ({low:.1%} – {high:.1%})"
            f" | {fmean(each.margin for each in mine):+.2f} |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures the games named, or all, and prints their tables."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.benchmarks.styles", description="Measure whether a style shows."
    )
    parser.add_argument("game", nargs="*", choices=[*catalog.GAMES, []], help="default: all")
    parser.add_argument("--deals", type=int, default=60, help="of each game (default: 60)")
    parser.add_argument("--seats", type=int, default=3, help="players (default: 3)")
    parser.add_argument("--level", default="adept", help="of all seats (default: adept)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for game_id in options.game or catalog.GAMES:
            plan = Plan(game_id, options.seats, options.level, options.seed)
            dealt = list(pool.map(partial(deal, plan), range(options.deals)))
            print(report(plan, dealt), end="\n\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
