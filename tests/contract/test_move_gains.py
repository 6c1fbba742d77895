# SPDX-License-Identifier: MIT
"""Tests that every game says in the list of moves what a move wins."""

import random

import pytest

from tests.helpers import begun
from wizardtable.core import catalog
from wizardtable.core.text import english

GAMES = ("anludim", "elfenwizards", "wizards_gambit", "zavandor")

PREFIXES = {
    "anludim": ("Wins the ", "You already have the ", "Loses the "),
    "elfenwizards": ("You lead ", "After this spell, ", "With this spell, your wizard "),
    "wizards_gambit": ("The spell will then need ", "You will then have "),
    "zavandor": ("Gains 1 point.", "Gains about ", "Gains 1 point and about "),
}
"""By game, beginnings of the sentences that a random match must bring."""


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_match_say_what_they_win(game: str) -> None:
    spec = catalog.get(game)
    match, chance = begun(spec), random.Random(2)
    gains: set[str] = set()
    for _ in range(60):
        if match.to_move is None:
            break
        observation = match.observe(match.to_move)
        menu = match.menu()
        messages = [spec.move_gain(observation, action, match.names) for action in menu]
        gains |= {each.render(english) for each in messages if each is not None}
        match.play(chance.choice(list(menu)))
    for prefix in PREFIXES[game]:
        assert any(gain.startswith(prefix) for gain in gains), (prefix, sorted(gains))
    assert not [gain for gain in gains if "{" in gain or not gain.endswith(".")]
