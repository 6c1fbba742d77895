# SPDX-License-Identifier: MIT
"""Tests that opponents of Wizard's Gambit expect tricks that complete a spell in one turn.

With such cards and abilities a wizard lays more than one component, or one that is not in their
hand.
"""

from math import log

import pytest

from tests.ai.test_wizards_gambit_agents import SEARCHING_LEVELS, SPEC, turn
from tests.games.wizards_gambit import tables
from wizardtable.core.agent import Level
from wizardtable.games.wizards_gambit.mind.brain import BRAIN
from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS
from wizardtable.games.wizards_gambit.mind.win_chances import WinChances
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.moves import Cast, LayAura
from wizardtable.games.wizards_gambit.rules.state import State

LARGE_LOG_GAIN = 0.6
"""A difference of log odds that is larger than the value of any card."""


def opened(laid: str, elsewhere: str, *abilities: int) -> State:
    """Returns a position on seat 0's turn, in which seat 1 would win with four more points.

    Numb Fingers, which takes SSRRP, has the components `laid`; Grand Siege has `elsewhere`. Seat 1
    has Burden of Power and the `abilities` on top.
    """
    state = tables.table(2, pool=(box.NUMB_FINGERS, box.GRAND_SIEGE, box.LESSER_WARD, box.TRIBUTE))
    tables.lay(state, 0, laid)
    tables.lay(state, 1, elsewhere)
    tables.own(state, 1, box.BURDEN_OF_POWER, *abilities)
    tables.hand(state, 0, *tables.faces("AAG"))
    return state


def prospect(state: State, seat: int = 1) -> float:
    """Returns the log odds of a seat against the other one."""
    chances = WinChances(WEIGHTS).chances(state)
    return log(chances[seat] / chances[1 - seat])


def threat(state: State, codes: str, *effects: int) -> float:
    """Returns how much the log odds of seat 1 grow by these incantations.

    The comparison is with a hand of the same components and a single Eclipse.
    """
    tables.hand(state, 1, *tables.faces(codes), tables.card(box.ECLIPSE))
    without = prospect(state)
    tables.hand(state, 1, *tables.faces(codes), *[tables.card(effect) for effect in effects])
    return prospect(state) - without


@pytest.mark.parametrize("effect", [box.HASTE, box.COLBACHS_BOUNTY])
@pytest.mark.parametrize(("laid", "codes"), [("SRP", "SR"), ("SP", "SRR")])
def test_who_may_lay_several_components_threatens_spells_that_lack_as_many(
    effect: int, laid: str, codes: str
) -> None:
    state = opened(laid, "A", box.OPEN_MIND)
    assert threat(state, codes, effect) > LARGE_LOG_GAIN
    assert threat(state, codes[1:] + "D", effect) < LARGE_LOG_GAIN


def test_transmutation_threatens_a_spell_that_lacks_what_lies_on_another() -> None:
    assert threat(opened("SRP", "R", box.OPEN_MIND), "S", box.TRANSMUTATION) > LARGE_LOG_GAIN
    assert threat(opened("SSRP", "R", box.OPEN_MIND), "D", box.TRANSMUTATION) > LARGE_LOG_GAIN
    assert threat(opened("SRP", "A", box.OPEN_MIND), "S", box.TRANSMUTATION) < LARGE_LOG_GAIN


def test_rune_shift_threatens_a_spell_that_lacks_what_lies_on_another() -> None:
    near, far = (
        opened("SRP", "R", box.GAMBITEER, box.RUNE_SHIFT),
        opened("SRP", "A", box.GAMBITEER, box.RUNE_SHIFT),
    )
    for state in (near, far):
        tables.hand(state, 1, *tables.faces("SD"))
    assert prospect(near) > prospect(far) + LARGE_LOG_GAIN


def test_what_lies_under_an_aura_is_not_reckoned_to_be_moved() -> None:
    state = opened("SRP", "R", box.OPEN_MIND)
    tables.aura(state, 0, 1)
    assert threat(state, "S", box.TRANSMUTATION) < LARGE_LOG_GAIN


def test_who_may_not_play_incantations_threatens_nothing_by_them() -> None:
    state = opened("SRP", "R", box.MUTED_VOICE)
    assert threat(state, "SR", box.HASTE) < LARGE_LOG_GAIN
    tables.annul(state, 0, 1)
    assert threat(state, "SR", box.HASTE) > LARGE_LOG_GAIN


def test_an_eclipse_lets_a_silenced_wizard_speak() -> None:
    state = opened("SRP", "R", box.MUTED_VOICE)
    tables.eclipse(state, 0, 1)
    assert threat(state, "SR", box.HASTE) > LARGE_LOG_GAIN


@pytest.mark.parametrize("codes", ["SR", "SRR"])
def test_an_aura_keeps_off_who_needs_his_incantation_action_for_a_card(codes: str) -> None:
    state = opened("SRP" if codes == "SR" else "SP", "R", box.OPEN_MIND)
    tables.aura(state, 0, 0)
    assert threat(state, codes, box.HASTE) < LARGE_LOG_GAIN


def test_a_gambit_in_play_keeps_its_owner_from_claiming_by_a_card() -> None:
    state = opened("SRP", "R", box.OPEN_MIND)
    tables.aura(state, 1, 2)
    assert threat(state, "SR", box.HASTE) < LARGE_LOG_GAIN


def test_who_has_cast_haste_is_likelier_to_win_before_he_has_laid_anything() -> None:
    state = opened("SRP", "A")
    tables.own(state, 0, box.OPEN_MIND, box.GAMBITEER)
    tables.hand(state, 0, *tables.faces("SRA"), tables.card(box.HASTE))
    tables.play(state, Cast(tables.card(box.HASTE)))
    hasty = prospect(state, 0)
    state.extra = 0
    assert hasty > prospect(state, 0) + LARGE_LOG_GAIN


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
@pytest.mark.parametrize(
    ("laid", "elsewhere", "codes", "effect"),
    [
        ("SRP", "A", "SR", box.COLBACHS_BOUNTY),
        ("SRP", "A", "SR", box.HASTE),
        ("SP", "A", "SRR", box.HASTE),
        ("SRP", "R", "S", box.TRANSMUTATION),
    ],
)
def test_a_win_that_lies_open_before_the_next_wizard_is_not_let_pass(
    level_id: str, laid: str, elsewhere: str, codes: str, effect: int
) -> None:
    state = opened(laid, elsewhere, box.OPEN_MIND)
    tables.hand(state, 1, *tables.faces(codes), tables.card(effect))
    tables.front(state, 0, box.gambit(8))
    assert LayAura(box.gambit(8), 0) in turn(state, level_id)


def test_a_level_may_overlook_tricks() -> None:
    state = opened("SRP", "A", box.OPEN_MIND)
    tables.hand(state, 1, *tables.faces("SR"), tables.card(box.HASTE))
    seeing = SPEC.level("archmage")
    blind = Level(seeing.id, seeing.title, 1, 1.0, 0, weights=(*seeing.weights, ("tricks", 0.0)))
    expected, overlooked = (BRAIN.evaluate(state, level)[0] for level in (seeing, blind))
    assert overlooked > 2.0 * expected
