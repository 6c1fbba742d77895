# SPDX-License-Identifier: MIT
"""Measures the balance of the cards of Wizard's Gambit: `python -m lab.benchmarks.cards`.

    python -m lab.benchmarks.cards --seats 2,3,4 --games 2000 --seed 1

Equal, sensible players play many games without a search. For each spell the table shows how often
it was claimed, and its owner's share of wins in these games with the 95 % interval. It also shows
the difference to the mean of all spells with the same points, in percentage points. For each
incantation it shows how often it was played, its player's share of wins, and the difference to the
mean of all incantations.

A difference of more than 15 points is marked with ! if the whole interval differs that much.
Otherwise it is marked with ?, because it may be chance.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from wizardtable.ai.tournament.figures import Z_95
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION
from wizardtable.games.wizards_gambit.rules.events import IncantationCast, SpellClaimed

MAX_SHARE_DIFFERENCE = 15.0
"""A card may move its owner's win share by at most this many percentage points."""

LEVEL_ID = "archmage"
"""The level whose knowledge all players have."""


@dataclass(slots=True)
class Tally:
    """The number of times that a card was claimed or played, and the wins of its owner in these
    games."""

    count: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """Counts the card once more; `share` is its owner's share of the win (0–1)."""
        self.count += 1
        self.won += share

    def share(self) -> float:
        """Returns the percentage of these games that its owner won."""
        return 100.0 * self.won / max(1, self.count)

    def reach(self) -> float:
        """Returns half the width of the 95 % interval of the share, in percentage points.

        By Agresti and Coull's method, two games won and two lost are added.
        """
        count = self.count + 4
        share = (self.won + 2) / count
        return float(100.0 * Z_95 * (share * (1.0 - share) / count) ** 0.5)


@dataclass(slots=True)
class Survey:
    """The results of some games.

    Attributes:
        spells: the tallies by spell.
        incantations: the tallies by row of the card table.
        rounds: the number of rounds of all games together.
        first: the number of games that the first player won.
    """

    spells: list[Tally]
    incantations: list[Tally]
    rounds: int = 0
    first: float = 0.0


def play(seats: int, games: int, seed: int = 1) -> Survey:
    """Plays games among this many equal players; returns who won with which cards."""
    survey = Survey(
        [Tally() for _ in PRINTED_CARD_TABLE.spells],
        [Tally() for _ in PRINTED_CARD_TABLE.incantations],
    )
    for number in range(games):
        _play_one(survey, seats, Rng(seed * 1_000_003 + number))
    return survey


def _play_one(survey: Survey, seats: int, rng: Rng) -> None:
    spec = catalog.get("wizards_gambit")
    rules, brain, level = spec.rules, spec.brain, spec.level(LEVEL_ID)
    state = rules.deal(Setup(seats), rng.next64() >> 11)
    began = state.first
    claims: list[tuple[int, int]] = []
    casts: list[tuple[int, int]] = []
    while (seat := rules.to_move(state)) is not None:
        menu = rules.legal_actions(state)
        action = menu[0]
        if len(menu) > 1:
            world = rules.sample(rules.observe(state, seat), rng)
            action = brain.rollout(world, menu, rng, level)
        journal: list[object] = []
        rules.apply(state, action, journal)
        for event in journal:
            if isinstance(event, SpellClaimed):
                claims.append((event.spell, event.seat))
            elif isinstance(event, IncantationCast):
                casts.append((event.face - FIRST_INCANTATION, event.seat))
    result = rules.result(state)
    assert result is not None
    winners = result.ranks.count(1)
    shares = [(rank == 1) / winners for rank in result.ranks]
    for spell, owner in claims:
        survey.spells[spell].add(shares[owner])
    for row, owner in casts:
        survey.incantations[row].add(shares[owner])
    survey.rounds += state.round_number
    survey.first += shares[began]


def mean(tallies: Sequence[Tally]) -> float:
    """Returns the mean percentage of wins of some cards, weighted by how often each came."""
    return (
        100.0 * sum(tally.won for tally in tallies) / max(1, sum(tally.count for tally in tallies))
    )


def lines(survey: Survey) -> list[str]:
    """Returns the lines of the table: spells by points, then incantations."""
    rows_of_text = []
    values = sorted({spell.points for spell in PRINTED_CARD_TABLE.spells})
    for points in values:
        rows = [
            row for row, spell in enumerate(PRINTED_CARD_TABLE.spells) if spell.points == points
        ]
        average = mean([survey.spells[row] for row in rows])
        rows_of_text.append(f"{points} points: {average:.1f} %")
        for row in rows:
            name = terms.printed_spell(PRINTED_CARD_TABLE.abilities[row])
            rows_of_text.append(_line(str(name), survey.spells[row], average))
    average = mean(survey.incantations)
    rows_of_text.append(f"incantations: {average:.1f} %")
    for row, tally in enumerate(survey.incantations):
        name = terms.printed_incantation(PRINTED_CARD_TABLE.effects[row])
        rows_of_text.append(_line(str(name), tally, average))
    return rows_of_text


def _line(name: str, tally: Tally, average: float) -> str:
    share, reach = tally.share(), tally.reach()
    low, high = max(0.0, share - reach), min(100.0, share + reach)
    difference = share - average
    mark = ""
    if abs(difference) > MAX_SHARE_DIFFERENCE:
        mark = "  !" if abs(difference) - reach > MAX_SHARE_DIFFERENCE else "  ?"
    return (
        f"  {name:22} {tally.count:6} {share:6.1f} % "
        f"({low:5.1f} – {high:5.1f}) {difference:+6.1f}{mark}"
    )


def main() -> None:
    """Plays and prints a table for each number of seats."""
    parser = argparse.ArgumentParser(prog="python -m lab.benchmarks.cards")
    parser.add_argument("--seats", default="2,3,4", help="such as 2,3,4 (the default)")
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for seats in map(int, options.seats.split(",")):
        began = perf_counter()
        survey = play(seats, options.games, options.seed)
        print(
            f"\n{seats} seats: {options.games} games of {survey.rounds / options.games:.1f} rounds,"
            f" the first wizard won {survey.first / options.games:.0%}"
            f" ({perf_counter() - began:.0f} s)"
        )
        for line in lines(survey):
            print(line)


if __name__ == "__main__":
    main()
