# SPDX-License-Identifier: MIT
"""Plays matches of every game at random and by search, and prints how each state looked.

`make test-compiled` runs it over the sources and over the compiled program, which must agree.
"""

import sys

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

SEEDS = 3
ITERATIONS = 12
SEARCHED = 60
"""Decisions of a match that are searched, from its beginning."""


def random_match(spec: GameSpec, seats: int, seed: int) -> None:
    """Print the state after every tenth of a random match's actions."""
    rules, rng = spec.rules, Rng(seed)
    state = rules.deal(Setup(seats), seed)
    count = 0
    while rules.to_move(state) is not None:
        rules.apply(state, rng.choice(rules.legal_actions(state)))
        count += 1
        if count % 10 == 0:
            print(spec.id, seats, seed, count, codec.digest(rules.kinds.state, state))
    print(spec.id, seats, seed, count, rules.result(state))


def searched_match(spec: GameSpec, seed: int) -> None:
    """Print what the hardest opponent plays against itself."""
    rules = spec.rules
    state = rules.deal(Setup(2 if 2 in spec.seats else min(spec.seats)), seed)
    agents = [Ismcts(spec, spec.levels[-1], seat) for seat in range(max(spec.seats))]
    for count in range(SEARCHED):
        seat = rules.to_move(state)
        if seat is None:
            return
        seen, menu = rules.observe(state, seat), rules.legal_actions(state)
        action = agents[seat].choose(seen, menu, Budget(iterations=ITERATIONS)).action
        print(spec.id, seed, count, action)
        rules.apply(state, action)


def main() -> None:
    """Play; what was compiled is said on stderr."""
    for spec in catalog.all():
        for seed in range(SEEDS):
            for seats in spec.seats:
                random_match(spec, seats, seed)
            searched_match(spec, seed)
        print(sys.modules[f"{spec.package}.rules.turns"].__file__, file=sys.stderr)


if __name__ == "__main__":
    main()
