# SPDX-License-Identifier: MIT
"""Levels decide as recorded, or have another number of their mind."""

import pytest

from tests import minds
from wizardtable.core import catalog


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("place", [0, 1, 2, 3, pytest.param(4, marks=pytest.mark.long)])
def test_a_level_decides_as_recorded_or_its_mind_has_another_number(game: str, place: int) -> None:
    spec = catalog.get(game)
    level = spec.levels[place]
    mind, recorded_decisions = minds.recorded(game)[level.id]
    assert level.mind == mind, "record the decisions again: python -m tests.minds"
    chosen = minds.decisions(spec, level.id)
    assert chosen == recorded_decisions, "raise the level's `mind`, see tests/minds.py"
