# SPDX-License-Identifier: MIT
"""Plays Wizard's Gambit with extreme house decks, for as long as one likes.

`python -m lab.hunts.decks [MINUTES] [SEED]` plays each deck at every table at random, and at one of
them greedily. It checks every card after every action, and stops at the first mistake; the seed it
prints reproduces the mistake. A match counts as endless if it takes more than `MAX_ACTIONS` actions
or `MAX_SECONDS` of processor time.

Why every match ends, whatever is played:

- It has at most 500 rounds (`components.MOST_ROUNDS`), thus 2,500 turns.
- In a turn, fewer than 200 incantations are played. After a hundred of them Colbach's Bounty has no
  further effect. Then only the cards that it covered before can follow, 70 at most, and the two of
  Twin Casting. Each asks for four decisions at most.
- Playing a component fills a space in the pool, which has 48. These incantations make room, as do
  Rune Shift and Banishment, once for each spell on top of a book. Claims make room as well, but a
  match has no more of them than spells.
- All other actions use up a gambit, a card over the hand limit, or an ability for the turn.
"""

import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

from tests.games.wizards_gambit.made_up_decks import Choose, accepted, at_random, play, written
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Agent, Budget
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import State

MAX_ACTIONS = 60_000
MAX_SECONDS = 60

END_REASONS = ("ten points", "empty pool", "nobody plays", "500 rounds")
"""The words for `GameEnded.reason`, by number."""


def greedy(seed: int) -> Choose:
    """Returns a function that chooses as the greedy agent."""
    agent: Agent[Action, Any] = agents.make(catalog.get("wizards_gambit"), "greedy", seed)

    def choose(state: State, menu: Sequence[Action]) -> Action:
        return agent.choose(RULES.observe(state, RULES.to_move(state)), menu, Budget()).action

    return choose


def give_up(signal_number: int, frame: object) -> None:
    """Stops a match that takes too long, perhaps in a single action."""
    raise TimeoutError(f"the match goes on after {MAX_SECONDS} seconds of computing")


def hunt(seed: int) -> list[tuple[int, int]]:
    """Plays the matches with one deck; returns the reason of each end and the number of actions."""
    rng = Rng(seed)
    data = accepted(written(rng))
    ends = []
    for seats in range(2, 6):
        players = [at_random(rng)] + [greedy(seed)] * (seats == 2 + seed % 4)
        for choose in players:
            signal.setitimer(signal.ITIMER_VIRTUAL, MAX_SECONDS)
            state, actions = play(data, seats, seed, choose, MAX_ACTIONS)
            ends.append((state.reason, actions))
    return ends


def main(minutes: float = 1.0, first: int = -1) -> None:
    """Plays until the time is over."""
    signal.signal(signal.SIGVTALRM, give_up)
    deadline = time.monotonic() + 60 * minutes
    reasons: Counter[int] = Counter()
    decks = actions = longest = 0
    for seed in count(int(time.time()) if first < 0 else first):
        print(f"deck {seed}", end="\r", file=sys.stderr)
        try:
            ends = hunt(seed)
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
        decks += 1
        reasons.update(reason for reason, _ in ends)
        actions += sum(taken for _, taken in ends)
        longest = max([longest, *(taken for _, taken in ends)])
        if time.monotonic() > deadline:
            break
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    endings = ", ".join(f"{reasons[reason]} by {name}" for reason, name in enumerate(END_REASONS))
    print(f"{decks} decks, {reasons.total()} matches, {actions} actions: nothing wrong")
    print(f"they ended {endings}; the longest after {longest} actions")


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((float, int), sys.argv[1:], strict=False)))
