# SPDX-License-Identifier: MIT
"""Tests that the matches for screenshots reach the decisions that the pictures are named after."""

import pytest

from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.ui.tools import rare_screens

COMMON_DECISIONS = ("auction", "payment", "discard", "choosing")
"""Named decisions of Zavandor that every match has."""


def test_every_decision_of_its_own_that_a_game_names_is_found() -> None:
    spec = catalog.get("zavandor")
    matches = dict(rare_screens.moments_of_game(spec))
    assert set(COMMON_DECISIONS) <= set(matches)
    for name, match in matches.items():
        assert spec.view.moment(match.observe(Seat(0))) == name
        assert (match.to_move == 0) != name.endswith("-watched")


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_other_pictures_are_of_ordinary_decisions(game: str) -> None:
    spec = catalog.get(game)
    for share in (0.06, 0.5, 0.93):
        match = rare_screens.played_match(spec, Setup(3), 11, share)
        assert match.to_move == 0
        assert not spec.view.moment(match.observe(Seat(0)))
