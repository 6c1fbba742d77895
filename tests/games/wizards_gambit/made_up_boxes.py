# SPDX-License-Identifier: MIT
"""Boxes of Wizard's Gambit drawn at random, for tests and measurements."""

from tests.games.wizards_gambit.made_up_decks import accepted, written
from wizardtable.core.rng import Rng


def drawn_box(seed: int) -> str:
    """Returns a box drawn at random, as `Setup.data`."""
    return accepted(written(Rng(seed)))
