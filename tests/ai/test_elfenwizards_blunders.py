# SPDX-License-Identifier: MIT
"""Tests that opponents of Elfenwizards avoid blunders that were found by reading games."""

import pytest

from tests.ai.decisions import decision
from tests.ai.elfenwizards import SPEC
from tests.games.elfenwizards.tables import B, G, R, beside, board, dice, wizard
from wizardtable.games.elfenwizards.mind.brain import BRAIN
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import State


def table_4303() -> State:
    """Returns a position of a game that was read, in the third round.

    Green has two dice and a minor spell left, with which a Sorcerer and a Magician could still
    rise.
    """
    crowd = {"M1": "RRB", "M2": "RGB", "M3": "RB", "M4": "RB"}
    seated = {
        "N1": "G",
        "N2": "B",
        "N3": "G",
        "N4": "B",
        "N5": "B",
        "N6": "R",
        "N7": "G",
        "N8": "R",
    }
    state = board(D1="B", D2="R", S1="G", S2="G", S3="G", S4="G", **seated, **crowd)
    for space, seat, *faces in (
        *(("N8", R, 5, 4), ("M3", R, 0), ("M4", R, 0), ("N6", R, 1), ("D2", R, 5)),
        *(("S2", G, 0), ("S3", G, 4), ("N3", G, 2), ("N1", G, 6)),
        *(("M3", B, 0), ("M4", B, 0), ("N5", B, 2), ("D1", B, 5)),
    ):
        beside(state, wizard(state, str(space), int(seat)), int(seat), *map(int, faces))
    dice(state, R, components.DRUID, 6)
    dice(state, G, components.NECROMANCER, 2)
    dice(state, G, components.MAGICIAN, 1)
    dice(state, G, components.MINOR_BOX, 5, 5)
    dice(state, B, components.DRUID, 4, 4, 4)
    state.minors, state.boxed = [4, 1, 5], [1, 5, 0]
    state.ready = [0, 0, 0]
    state.round_number, state.scores, state.grand = 3, (59, 58, 51), (1, 1, 0)
    state.to_move = G
    return state


@pytest.mark.few(only="archmage")
@pytest.mark.parametrize("level_id", ["archmage", "grand_magus"])
def test_nobody_passes_while_two_dice_could_still_be_placed(level_id: str) -> None:
    assert decision(SPEC, table_4303(), level_id, 90) != moves.Pass()


def test_passing_comes_to_mind_again_when_only_one_die_or_none_is_left() -> None:
    for faces, passes in (((2, 2), False), ((2,), True), ((), True)):
        state = board(S1="R", S2="G")
        dice(state, R, components.SORCERER, *faces)
        beside(state, wizard(state, "S2", G), G, 6, 6)
        state.ready, state.minors = [0, 0, 0], [4, 3, 0]
        menu = RULES.legal_actions(state)
        prior = BRAIN.prior(state, menu, SPEC.level("archmage"))
        assert (prior[menu.index(moves.Pass())] > 0.0) == passes


def test_the_last_die_is_placed_where_there_is_no_minor_spell_to_go_with_it() -> None:
    state = board(S1="R", S2="G")
    dice(state, R, components.SORCERER, 2)
    beside(state, wizard(state, "S2", G), G, 6, 6)
    state.ready, state.minors = [0, 0, 0], [0, 3, 0]
    assert decision(SPEC, state, "archmage", 60) != moves.Pass()
