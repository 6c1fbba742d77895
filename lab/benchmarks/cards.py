# SPDX-License-Identifier: MIT
"""How well the cards of Wizard's Gambit are balanced: `python -m lab.benchmarks.cards`.

Sensible players, all alike, play many games without searching. Of each spell the table tells how
often it was claimed and in what share of these games its claimer won, with the 95 % interval and
the difference, in points of percentage, to the mean of the spells of its point value; of each
incantation how often it was played, how often its player won, and the difference to the mean of all
incantations. What differs by more than 15 points is marked, with ! where the whole interval does
and with ? where it may be chance.

    python -m lab.benchmarks.cards --seats 2,3,4 --games 2000 --seed 1
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from wizardtable.ai.tournament.figures import Z
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION
from wizardtable.games.wizards_gambit.rules.events import IncantationCast, SpellClaimed

MOST = 15.0
"""Points of percentage by which a card may move its owner's win share."""

MIND = "archmage"
"""The level whose knowledge all players have."""


@dataclass(slots=True)
class Tally:
    """How often a card was claimed or played, and how many of these games its owner won."""

    count: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """One time more; `share` of the victory fell to its owner."""
        self.count += 1
        self.won += share

    def share(self) -> float:
        """The share of the games that were won, in percent."""
        return 100.0 * self.won / max(1, self.count)

    def reach(self) -> float:
        """Half the width of the 95 % interval of the share, in points of percentage; as Agresti
        and Coull do, two games won and two lost are added."""
        count = self.count + 4
        share = (self.won + 2) / count
        return float(100.0 * Z * (share * (1.0 - share) / count) ** 0.5)


@dataclass(slots=True)
class Survey:
    """What happened in some games.

    Attributes:
        spells: by spell; `incantations`: by row of the card table.
        rounds: of all games together; `first`: how many of them the beginner won.
    """

    spells: list[Tally]
    incantations: list[Tally]
    rounds: int = 0
    first: float = 0.0


def play(seats: int, games: int, seed: int = 1) -> Survey:
    """Play games among so many equal players, and see who won with what."""
    survey = Survey(
        [Tally() for _ in PRINTED.spells],
        [Tally() for _ in PRINTED.incantations],
    )
    for number in range(games):
        _play_one(survey, seats, Rng(seed * 1_000_003 + number))
    return survey


def _play_one(survey: Survey, seats: int, rng: Rng) -> None:
    spec = catalog.get("wizards_gambit")
    rules, brain, level = spec.rules, spec.brain, spec.level(MIND)
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
    """The mean share of some cards, in percent, each weighted by how often it came."""
    return 100.0 * sum(one.won for one in tallies) / max(1, sum(one.count for one in tallies))


def lines(survey: Survey) -> list[str]:
    """The table: spells by points, then incantations."""
    found = []
    values = sorted({spell.points for spell in PRINTED.spells})
    for points in values:
        rows = [row for row, spell in enumerate(PRINTED.spells) if spell.points == points]
        average = mean([survey.spells[row] for row in rows])
        found.append(f"{points} points: {average:.1f} %")
        for row in rows:
            name = terms.printed_spell(PRINTED.abilities[row])
            found.append(_line(str(name), survey.spells[row], average))
    average = mean(survey.incantations)
    found.append(f"incantations: {average:.1f} %")
    for row, tally in enumerate(survey.incantations):
        name = terms.printed_incantation(PRINTED.effects[row])
        found.append(_line(str(name), tally, average))
    return found


def _line(name: str, tally: Tally, average: float) -> str:
    share, reach = tally.share(), tally.reach()
    low, high = max(0.0, share - reach), min(100.0, share + reach)
    difference = share - average
    mark = ""
    if abs(difference) > MOST:
        mark = "  !" if abs(difference) - reach > MOST else "  ?"
    return (
        f"  {name:22} {tally.count:6} {share:6.1f} % "
        f"({low:5.1f} – {high:5.1f}) {difference:+6.1f}{mark}"
    )


def main() -> None:
    """Play and print, a table for each number of seats."""
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
