# SPDX-License-Identifier: MIT
"""Every artifact: its points, its permission, its effect when bought, and its discounts."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import (
    free_slot_count,
    gem_counts,
    hand_limit,
    slot_count,
)
from wizardtable.games.zavandor.rules.points import gem_points, points, sentinel_bonus
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import ADVANCE, MARKER, TURN, VICTIM, State


def buyer(lot: box.Lot, seats: int = 3) -> State:
    """Returns a table at which seat 0 has 500 dust and the lot is on offer."""
    state = tables.table(seats)
    state.dust[0] = 500
    tables.offer(state, lot)
    return state


@pytest.mark.parametrize("kind", range(12))
def test_an_artifact_is_bought_for_its_bid_and_lies_before_its_owner_with_its_points(
    kind: int,
) -> None:
    lot = box.Lot(kind)
    state = buyer(lot)
    before = points(state, 0)
    journal = tables.win(state, lot, box.MINIMUM_BIDS[lot])
    assert state.dust[0] == 500 - box.MINIMUM_BIDS[lot]
    assert tables.events(journal, moves.LotGained) == [moves.LotGained(0, lot, 0)]
    assert state.artifacts[0][lot] == 1
    assert lot not in state.open
    diamond = 2 if lot == box.ELIXIR else 0
    assert points(state, 0) == before + box.LOT_POINTS[lot] + diamond


def test_a_grimoire_allows_emeralds() -> None:
    state = buyer(box.GRIMOIRE)
    assert (
        tables.refusal(state, moves.Enchant(box.EMERALD))
        == "You need a Grimoire to enchant emeralds."
    )
    tables.win(state, box.GRIMOIRE, 20)
    tables.play(state, moves.Enchant(box.EMERALD))
    assert state.spiral[0] == (2, 1, 1, 0, 0)


def test_an_elixir_allows_diamonds_and_brings_one_at_once() -> None:
    state = buyer(box.ELIXIR)
    assert (
        tables.refusal(state, moves.Enchant(box.DIAMOND))
        == "You need an Elixir to enchant diamonds."
    )
    journal = tables.win(state, box.ELIXIR, 60)
    assert tables.events(journal, moves.Enchanted) == [moves.Enchanted(0, box.DIAMOND, True, 0)]
    assert state.spiral[0] == (2, 1, 0, 1, 0)
    assert state.supply[box.DIAMOND] == 23
    tables.play(state, moves.Enchant(box.DIAMOND))
    assert state.spiral[0][box.DIAMOND] == 2


def test_the_diamond_of_an_elixir_goes_to_the_pentagon_where_no_slot_is_free() -> None:
    state = buyer(box.ELIXIR)
    tables.gems(state, 0, (4, 1, 0, 0, 0))
    journal = tables.win(state, box.ELIXIR, 60)
    assert tables.events(journal, moves.Enchanted) == [moves.Enchanted(0, box.DIAMOND, False, 0)]
    assert state.pentagon[0] == (0, 0, 0, 1, 0)


def test_an_elixir_brings_no_diamond_where_the_supply_has_none() -> None:
    state = buyer(box.ELIXIR)
    tables.gems(state, 1, (0, 0, 0, 0, 0), (0, 0, 0, 24, 0))
    journal = tables.win(state, box.ELIXIR, 60)
    assert not tables.events(journal, moves.Enchanted)
    assert gem_counts(state, 0)[box.DIAMOND] == 0
    assert state.artifacts[0][box.ELIXIR] == 1


def test_every_elixir_brings_a_diamond() -> None:
    state = buyer(box.ELIXIR)
    tables.offer(state, box.ELIXIR)
    tables.win(state, box.ELIXIR, 60)
    tables.win(state, box.ELIXIR, 60)
    assert gem_counts(state, 0)[box.DIAMOND] == 2


@pytest.mark.parametrize(
    ("owned", "lot", "less"),
    [
        (box.GRIMOIRE, box.CLOAK, 15),
        (box.RUNESTONE, box.CHALICE, 10),
        (box.CRYSTAL_BALL, box.ELIXIR, 5),
        (box.MASK, box.OWL, 20),
    ],
)
def test_some_artifacts_make_another_lot_cheaper_each_copy_anew(
    owned: box.Lot, lot: box.Lot, less: int
) -> None:
    state = tables.table(5)
    full = lot_price(state, 0, lot, 130).total
    for number in (1, 2, 3):
        tables.own(state, 0, owned)
        assert lot_price(state, 0, lot, 130).total == full - number * less
        for other in range(21):
            if other != lot and not (owned == box.MASK and other >= 12):
                assert lot_price(state, 0, other, 130).total == 130
        assert lot_price(state, 1, lot, 130).total == full


def test_a_mask_makes_every_sentinel_cheaper() -> None:
    state = tables.table()
    tables.own(state, 0, box.MASK)
    assert [lot_price(state, 0, lot, 120).total for lot in range(12, 21)] == [100] * 9


def test_a_crystal_ball_and_the_wand_raise_the_hand_limit() -> None:
    for lot in (box.CRYSTAL_BALL, box.WAND):
        state = buyer(lot)
        before = hand_limit(state, 0)
        tables.win(state, lot, box.MINIMUM_BIDS[lot])
        assert hand_limit(state, 0) == before + 3


@pytest.mark.parametrize("lot", [box.BELT, box.WAND])
def test_belt_and_wand_add_two_slots_which_are_filled_in_ones_own_turn(lot: box.Lot) -> None:
    state = buyer(lot)
    tables.gems(state, 0, (4, 1, 0, 0, 0), (0, 2, 0, 0, 0))
    tables.win(state, lot, box.MINIMUM_BIDS[lot])
    assert (slot_count(state, 0), free_slot_count(state, 0)) == (7, 2)
    assert state.spiral[0] == (4, 1, 0, 0, 0)
    tables.play(state, moves.Activate(box.SAPPHIRE), moves.Activate(box.SAPPHIRE))
    assert state.spiral[0] == (4, 3, 0, 0, 0)


@pytest.mark.parametrize("lot", [box.BELT, box.WAND])
def test_slots_won_in_anothers_turn_wait_for_ones_own(lot: box.Lot) -> None:
    state = buyer(lot)
    tables.gems(state, 1, (4, 1, 0, 0, 0), (0, 2, 0, 0, 0))
    state.dust[1] = 200
    tables.win(state, lot, box.MINIMUM_BIDS[lot], winner=1)
    assert state.mover == 0
    assert (
        tables.refusal(state, moves.Activate(box.SAPPHIRE))
        == "You have no inactive gem of that kind."
    )
    tables.play(state, moves.EndTurn(), moves.Activate(box.SAPPHIRE))
    assert state.spiral[1] == (4, 2, 0, 0, 0)


def test_a_runestone_and_a_mask_bring_one_free_advance_a_talisman_two() -> None:
    for lot, number in ((box.RUNESTONE, 1), (box.MASK, 1), (box.TALISMAN, 2)):
        state = buyer(lot)
        tables.win(state, lot, box.MINIMUM_BIDS[lot])
        assert state.tasks == [(ADVANCE, 0)] * number
        journal = tables.play(state, *[moves.Decline()] * number)
        assert journal == [moves.AdvanceLost(0, True)] * number
        assert state.phase == TURN


@pytest.mark.parametrize("lot", [box.MIRROR, box.CLOAK])
def test_mirror_and_cloak_bring_a_marker_and_each_rival_loses_an_active_gem_of_his_choice(
    lot: box.Lot,
) -> None:
    state = buyer(lot, 4)
    state.order = (2, 0, 3, 1)
    tables.win(state, lot, box.MINIMUM_BIDS[lot])
    assert (state.phase, state.mover) == (MARKER, 0)
    assert RULES.legal_actions(state)[0] == moves.TakeMarker(40)
    assert len(RULES.legal_actions(state)) == 5
    assert (
        tables.refusal(state, moves.TakeMarker(10))
        == "You no longer have this marker: choose another."
    )
    assert tables.refusal(state, moves.EndTurn()) == "First take your free marker."
    journal = tables.play(state, moves.TakeMarker(25))
    assert journal == [moves.MarkerGained(0, 25, True)]
    assert (state.waiting[0], state.markers[0]) == (1, (20, 30, 35, 40))
    asked = []
    supply = list(state.supply)
    for gem in (box.OPAL, box.SAPPHIRE, box.OPAL):
        assert state.phase == VICTIM
        asked.append(state.mover)
        dust = state.dust[state.mover]
        assert tables.play(state, moves.GiveUp(gem)) == [moves.GemLost(asked[-1], gem, 0)]
        assert state.dust[asked[-1]] == dust
    assert asked == [2, 3, 1]
    assert state.supply == [supply[0] + 2, supply[1] + 1, *supply[2:]]
    assert (state.phase, state.mover) == (TURN, 0)
    assert state.spiral[0] == (2, 1, 0, 0, 0)


def test_a_victim_may_return_active_gems_only() -> None:
    state = buyer(box.MIRROR)
    tables.gems(state, 1, (0, 1, 0, 0, 0), (1, 0, 0, 0, 0))
    tables.win(state, box.MIRROR, 40)
    tables.play(state, moves.TakeMarker(40))
    assert list(RULES.legal_actions(state)) == [moves.GiveUp(box.SAPPHIRE)]
    assert tables.refusal(state, moves.GiveUp(box.OPAL)) == "You have no active gem of that kind."
    tables.play(state, moves.GiveUp(box.SAPPHIRE))
    assert state.pentagon[1] == (1, 0, 0, 0, 0)


def test_a_rival_without_active_gems_loses_nothing() -> None:
    state = buyer(box.MIRROR)
    tables.gems(state, 1, tables.NONE, (2, 1, 0, 0, 0))
    tables.win(state, box.MIRROR, 40)
    tables.play(state, moves.TakeMarker(40))
    assert state.mover == 2
    tables.play(state, moves.GiveUp(box.OPAL))
    assert state.phase == TURN


def test_without_unused_markers_the_owner_of_a_mirror_gets_none() -> None:
    state = buyer(box.MIRROR)
    state.waiting[0], state.markers[0] = 5, ()
    tables.win(state, box.MIRROR, 40)
    assert (state.phase, state.mover) == (VICTIM, 1)
    assert state.waiting[0] == 5


def test_a_mirror_won_out_of_turn_strikes_the_active_seat_too() -> None:
    state = buyer(box.MIRROR)
    state.dust[2] = 100
    tables.win(state, box.MIRROR, 40, winner=2)
    assert (state.phase, state.mover) == (MARKER, 2)
    tables.play(state, moves.TakeMarker(40))
    assert state.mover == 0
    assert tables.play(state, moves.GiveUp(box.OPAL)) == [moves.GemLost(0, box.OPAL, 2)]
    assert state.mover == 1
    tables.play(state, moves.GiveUp(box.OPAL))
    assert (state.phase, state.mover) == (TURN, 0)


def test_crystal_and_chalice_count_for_income_only() -> None:
    state = tables.table(5)
    before = [sentinel_bonus(state, 0, lot) for lot in (box.PHOENIX, box.SCARAB, box.SALAMANDER)]
    tables.own(state, 0, box.CRYSTAL, box.CHALICE)
    assert [
        sentinel_bonus(state, 0, lot) for lot in (box.PHOENIX, box.SCARAB, box.SALAMANDER)
    ] == before
    assert gem_points(state, 0) == 3
    tables.learn(state, 0, fire=4)
    tables.gems(state, 0, (0, 0, 0, 0, 4))
    state.dust[0] = 100
    tables.play(state, moves.Enchant(4))
    assert (
        tables.refusal(state, moves.Enchant(4)) == "You already own 5 rubies and may not own more."
    )


def test_five_rubies_are_the_most_inactive_ones_counted() -> None:
    state = tables.table()
    state.dust[0] = 500
    tables.learn(state, 0, fire=4)
    tables.gems(state, 0, tables.NONE, (0, 0, 0, 0, 4))
    tables.play(state, moves.Enchant(4), moves.Deactivate(4))
    assert (
        tables.refusal(state, moves.Enchant(4)) == "You already own 5 rubies and may not own more."
    )
