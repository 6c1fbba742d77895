# SPDX-License-Identifier: MIT
"""Measures whether a style shows, and what it costs: `python -m lab.benchmarks.styles zavandor`.

One seat plays in each style of the game, the others at the same level without one; every deal is
played with the style on each chair, and once without any. What is counted for the style (`counted`)
is compared with the same seat of the same deal without it; intervals are over deals.
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
from wizardtable.ai.tournament.figures import Z, interval
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured: a game with so many seats, its level, and the seed of deals and minds."""

    game_id: str
    seats: int
    level: str
    seed: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """What one deal brought for a style.

    Attributes:
        without, shown: what is counted, as a mean over the chairs, without and with the style.
        share: of the games that the style won, a tie shared; `margin`: points above the best of
            the others.
    """

    without: float
    shown: float
    share: float
    margin: float


def deal(plan: Plan, number: int) -> dict[str, Dealt]:
    """Every style of the game in one deal."""
    counted = style_counts(plan.game_id)
    plain, _, _ = _played(plan, number, [plan.level] * plan.seats, counted)
    found = {}
    for style, one_count in counted.items():
        shown, shares, margins = [], [], []
        for seat in range(plan.seats):
            names = [plan.level] * plan.seats
            names[seat] = agents.styled(plan.level, style)
            counts, share, margin = _played(plan, number, names, {style: one_count})
            shown.append(counts[style][seat])
            shares.append(share[seat])
            margins.append(margin[seat])
        found[style] = Dealt(fmean(plain[style]), fmean(shown), fmean(shares), fmean(margins))
    return found


def _played(
    plan: Plan, number: int, names: Sequence[str], counted: dict[str, StyleCount]
) -> tuple[dict[str, list[float]], list[float], list[float]]:
    """A game: by style and seat what was counted; by seat its share of the win and its margin."""
    spec, seats = catalog.get(plan.game_id), range(plan.seats)
    seed = plan.seed * 1_000_003 + number
    minds = [agents.make(spec, name, ~seed * 31 + seat) for seat, name in enumerate(names)]
    levels = [agents.level(spec, name) for name in names]
    match = Match(spec, Setup(plan.seats), seed, [Player(f"P{s}", names[s]) for s in seats])
    samples: dict[str, list[list[float]]] = {name: [[] for _ in seats] for name in counted}
    while (seat := match.to_move) is not None:
        seen = match.observe(seat)
        budget = Budget(levels[seat].budget(aside=spec.brain.aside(seen)).iterations)
        action = minds[seat].choose(seen, match.menu(), budget).action
        for name, one_count in counted.items():
            value = one_count.look(seen, action)
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
    """The table of a game in Markdown."""
    lines = [
        f"{catalog.get(plan.game_id).title}, {plan.seats} players, {plan.level}: "
        f"{len(dealt)} deals, {len(dealt) * plan.seats} games for each style; a fair share of "
        f"the wins is {1 / plan.seats:.1%}.",
        "",
        "| style | what is counted | without | with | difference, 95 % | share, 95 % | margin |",
        "|---|---|---|---|---|---|---|",
    ]
    for style, one_count in style_counts(plan.game_id).items():
        mine = [one[style] for one in dealt]
        changes = [one.shown - one.without for one in mine]
        reach = Z * stdev(changes) / sqrt(len(changes)) if len(changes) > 1 else float("inf")
        shares = [one.share for one in mine]
        low, high = interval(shares, len(dealt) * plan.seats)
        lines.append(
            f"| {style} | {one_count.words} | {fmean(one.without for one in mine):.2f}"
            f" | {fmean(one.shown for one in mine):.2f}"
            f" | {fmean(changes) - reach:+.2f} to {fmean(changes) + reach:+.2f}"
            f" | {fmean(shares):.1%} ({low:.1%} – {high:.1%})"
            f" | {fmean(one.margin for one in mine):+.2f} |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the games named, or all, and print their tables."""
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
