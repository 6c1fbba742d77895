# SPDX-License-Identifier: MIT
"""Tests that the summary of a position names threats, the viewer's things and the others'."""

from tests.helpers import NAMES
from wizardtable.core.game import Seat, Setup
from wizardtable.core.text import english
from wizardtable.games.anludim import SPEC
from wizardtable.games.anludim.rules.state import State
from wizardtable.games.anludim.text.situation import situation


def text_of(state: State, seat: int | None) -> str:
    """Returns the summary for a seat, or for None the public one."""
    viewer = None if seat is None else Seat(seat)
    return situation(SPEC.rules.observe(state, viewer), NAMES).render(english)


def test_an_early_position_has_nothing_to_beat_and_all_objects_are_missing() -> None:
    text = text_of(SPEC.rules.deal(Setup(3), 1), 0)
    assert text.startswith("No combination is on the table. 8 cards in hand: ")
    assert "need these objects: vials, stars, voodoo dolls, talismans and crystal chests." in text
    assert text.endswith("Nobody has a professor.")


def test_a_rival_with_four_kinds_and_empty_piles_come_first() -> None:
    state = SPEC.rules.deal(Setup(3), 1)
    state.objects = [[[], [], [], [], []], [[1], [1], [1], [1], []], [[], [], [], [], []]]
    state.piles = [[], [], [3], [4], [5]]
    text = text_of(state, 0)
    rival = f"{NAMES[1]} has four of the five kinds, all but crystal chests."
    assert text.startswith(f"{rival} Empty piles: 2; three end the round.")


def test_the_public_summary_shows_no_hand() -> None:
    assert "in hand" not in text_of(SPEC.rules.deal(Setup(3), 1), None)
