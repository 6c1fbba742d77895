# SPDX-License-Identifier: MIT
"""Plays random matches of every game for as long as one likes, and checks everything.

`python -m lab.hunts.matches [MINUTES] [GAME]` stops at the first mistake; the case and seed it
prints reproduce it.
"""

import sys
import time
from dataclasses import replace
from importlib import import_module
from itertools import count

from tests.contract.cases import MAX_ACTIONS, Case, cases
from wizardtable.core.rng import Rng

MAX_MENU_ACTIONS = 60
"""The largest menu allowed."""


def play(case: Case, seed: int) -> int:
    """Plays one match; returns the number of its actions.

    Raises:
        AssertionError: something is wrong.
    """
    rules, wording, rng = case.rules, case.spec.wording, Rng(seed)
    state = rules.deal(case.setup, seed)
    for number in range(MAX_ACTIONS):
        seat = rules.to_move(state)
        if seat is None:
            result = rules.result(state)
            assert result is not None
            assert result.scores == case.box.recount(state)
            return number
        observation = rules.observe(state, seat)
        menu = list(rules.legal_actions(state))
        assert 0 < len(menu) == len(set(menu)) <= MAX_MENU_ACTIONS, f"a menu of {len(menu)}"
        assert all(str(wording.action(observation, action, case.names)) for action in menu)
        sample = rules.sample(observation, rng)
        assert rules.observe(sample, seat) == observation
        assert list(rules.legal_actions(sample)) == menu
        case.hidden.shuffle_hidden(sample, seat, rng)
        assert rules.observe(sample, seat) == observation
        action = rng.choice(menu)
        rules.check(state, action)
        rules.apply(sample, action)
        case.box.assert_complete(sample)
        rules.apply(state, action)
        case.box.assert_complete(state)
    raise AssertionError("the match does not end")


def _with_new_box(case: Case, seed: int) -> Case:
    """Returns a case with a box drawn from this seed in place of its own box, if it has one."""
    if not case.setup.data:
        return case
    draw = import_module(f"tests.games.{case.game}.made_up_boxes").contract_box
    return Case(case.game, replace(case.setup, data=draw(seed)))


def main(minutes: float = 1.0, game: str = "") -> None:
    """Plays until the time is over."""
    chosen_cases = [case for case in cases() if game in ("", case.game)]
    deadline = time.monotonic() + 60 * minutes
    matches = actions = 0
    for seed in count(int(time.time())):
        for case in [_with_new_box(case, seed) for case in chosen_cases]:
            try:
                actions += play(case, seed)
            except Exception as error:
                error.add_note(f"in {case}, seed {seed}")
                raise
            matches += 1
        if time.monotonic() > deadline:
            break
    print(f"{matches} matches, {actions} actions: nothing wrong")


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((float, str), sys.argv[1:], strict=False)))
