# SPDX-License-Identifier: MIT
"""Plays matches of every game, at random and by search, and prints digests of their states.

`make test-compiled` runs it with the sources and with the compiled program. The outputs must agree.
Among them are the decisions of `tests.minds`, so the compiled levels decide as recorded, too.
"""

import sys

from tests import minds
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

SEED_COUNT = 3
SEARCH_ITERATIONS = 12
MAX_SEARCHES = 60
"""The most decisions of a match by search, from its beginning."""


def random_match(spec: GameSpec, seats: int, seed: int) -> None:
    """Plays a random match; prints the state's digest after every tenth action, and the result."""
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
    """Plays the hardest opponents against each other, and prints their actions."""
    rules = spec.rules
    state = rules.deal(Setup(2 if 2 in spec.seats else min(spec.seats)), seed)
    agents = [Ismcts(spec, spec.levels[-1], seat) for seat in range(max(spec.seats))]
    for count in range(MAX_SEARCHES):
        seat = rules.to_move(state)
        if seat is None:
            return
        observation, menu = rules.observe(state, seat), rules.legal_actions(state)
        action = agents[seat].choose(observation, menu, Budget(iterations=SEARCH_ITERATIONS)).action
        print(spec.id, seed, count, action)
        rules.apply(state, action)


def main() -> None:
    """Plays all matches. Also prints on stderr each game's rules file, compiled or not."""
    for spec in catalog.all():
        for seed in range(SEED_COUNT):
            for seats in spec.seats:
                random_match(spec, seats, seed)
            searched_match(spec, seed)
        for level in spec.levels:
            print(spec.id, level.id, minds.decisions(spec, level.id))
        print(sys.modules[f"{spec.package}.rules.turns"].__file__, file=sys.stderr)


if __name__ == "__main__":
    main()
