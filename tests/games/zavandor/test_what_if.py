# SPDX-License-Identifier: MIT
"""What a purchase would bring is reckoned on a copy of the board, and leaves the board alone."""

import pytest

from tests.games.zavandor.boards import board, owning
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import what_if

FULL = ((2, 3, 0, 0, 0), (2, 1, 0, 0, 0), (2, 1, 0, 0, 0))


def gem_change(seen: Observation, gem: int) -> what_if.Change:
    return what_if.change(seen, what_if.with_gem(seen, 0, gem), 0)


def lot_change(seen: Observation, lot: box.Lot) -> what_if.Change:
    return what_if.change(seen, what_if.with_lot(seen, 0, lot), 0)


@pytest.mark.parametrize(("gem", "gain"), [(1, 5), (2, 7.5), (3, 10), (4, 15)])
def test_a_card_gem_in_a_free_slot_brings_its_card_and_its_points(gem: int, gain: float) -> None:
    found = gem_change(board(), gem)
    assert found.gain == gain
    assert found.after.points - found.before.points == box.GEM_POINTS[gem]


def test_the_third_opal_brings_five_dust_more_and_repays_in_two_rounds() -> None:
    found = gem_change(board(), box.OPAL)
    assert found.gain == 5
    assert found.payback(10) == 2


@pytest.mark.parametrize(("gem", "cost"), [(1, 20), (2, 30), (3, 40), (4, 60)])
def test_every_card_gem_repays_in_four_rounds(gem: int, cost: int) -> None:
    assert gem_change(board(), gem).payback(cost) == 4


def test_a_gem_without_a_free_slot_lies_idle_and_never_repays() -> None:
    seen = board(spiral=FULL)
    found = gem_change(seen, box.EMERALD)
    assert found.before == found.after
    assert found.payback(30) is None
    assert what_if.with_gem(seen, 0, box.EMERALD).pentagon[0] == (0, 0, 1, 0, 0)


def test_the_fourth_sapphire_is_worth_its_concentration() -> None:
    found = gem_change(board(spiral=((0, 3, 0, 0, 0), *FULL[1:])), box.SAPPHIRE)
    assert found.before.mean == 15
    assert found.after.mean == 22  # a concentrated card of 20 and 2 dust


def test_the_gem_least_missed_is_the_one_whose_income_is_least() -> None:
    assert what_if.least_missed(board(), 0) == box.OPAL  # two bring 5, one brings 2
    assert what_if.least_missed(board(spiral=((3, 4, 0, 0, 0), *FULL[1:])), 0) == box.OPAL
    four = board(spiral=((2, 0, 4, 0, 0), *FULL[1:]))
    assert what_if.least_missed(four, 0) == box.OPAL
    bare = board(spiral=((0, 0, 0, 0, 0), *FULL[1:]))
    assert what_if.least_missed(bare, 0) is None


def test_moving_a_gem_off_the_spiral_costs_what_it_brought() -> None:
    seen = board()
    idle = what_if.moved_gem(seen, 0, box.SAPPHIRE, active=False)
    assert what_if.change(seen, idle, 0).gain == -5
    assert what_if.change(idle, what_if.moved_gem(idle, 0, box.SAPPHIRE, active=True), 0).gain == 5
    assert (
        what_if.change(seen, what_if.without_gem(seen, 0, box.SAPPHIRE, active=True), 0).gain == -5
    )


def test_a_level_of_energy_flow_brings_its_dust_each_round() -> None:
    seen = board(levels=((0, 1, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    found = what_if.change(seen, what_if.with_step(seen, 0, box.ENERGY_FLOW), 0)
    assert (found.gain, found.payback(6)) == (2, 3)


def test_entering_a_domain_changes_the_hand_limit_and_accumulation_the_slots() -> None:
    seen = board()
    entered = what_if.with_step(seen, 0, box.ACCUMULATION)
    assert what_if.figures(entered, 0).limit == what_if.figures(seen, 0).limit + 1
    assert what_if.figures(what_if.with_step(entered, 0, box.ACCUMULATION), 0).slots == 6
    assert (
        what_if.figures(what_if.with_step(seen, 0, box.ENERGY_FLOW), 0).limit
        == what_if.figures(seen, 0).limit - 1
    )


def test_the_fourth_level_counts_two_points() -> None:
    seen = board(levels=((3, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    found = what_if.change(seen, what_if.with_step(seen, 0, box.GEM_LORE), 0)
    assert found.after.points - found.before.points == 2


def test_a_level_of_the_nine_sages_has_two_of_its_cards_come() -> None:
    seen = board(levels=((0, 0, 0, 1, 0, 0), (0,) * 6, (0,) * 6))
    assert what_if.with_step(seen, 0, box.NINE_SAGES).coming[0] == (0, 2, 0, 0)


def test_crystal_and_chalice_bring_a_card_each_round() -> None:
    assert lot_change(board(), box.CRYSTAL).gain == 7.5
    assert lot_change(board(), box.CHALICE).gain == 15


def test_slots_and_hand_limit_grow_with_belt_wand_and_ball() -> None:
    for lot, slots, limit in ((box.BELT, 2, 0), (box.WAND, 2, 3), (box.CRYSTAL_BALL, 0, 3)):
        found = lot_change(board(), lot)
        assert found.after.slots - found.before.slots == slots
        assert found.after.limit - found.before.limit == limit


def test_an_elixir_brings_its_diamond_unless_the_supply_has_none() -> None:
    found = lot_change(board(), box.ELIXIR)
    assert (found.gain, found.after.points - found.before.points) == (10, 4)
    bare = board(supply=(9, 9, 9, 0, 9))
    assert lot_change(bare, box.ELIXIR).gain == 0
    assert what_if.with_lot(board(), 0, box.ELIXIR).spiral[0][box.DIAMOND] == 1


def test_a_sentinel_counts_its_own_points_and_its_bonus() -> None:
    found = lot_change(board(spiral=FULL), box.FOX)
    assert found.after.points - found.before.points == 5 + 2 * 3


def test_what_its_owner_would_choose_is_left_as_it_is() -> None:
    seen = board(artifacts=owning(3, {0: [box.MASK]}))
    after = what_if.with_lot(seen, 0, box.TALISMAN)
    assert after.levels == seen.levels
    assert what_if.figures(after, 0).points - what_if.figures(seen, 0).points == 8


def test_nothing_asked_changes_the_board_that_was_asked_about() -> None:
    seen, same = board(), board()
    for gem in range(len(box.GEMS)):
        what_if.with_gem(seen, 0, gem)
    for lot in range(box.LOTS):
        what_if.with_lot(seen, 0, box.Lot(lot))
    for domain in range(6):
        what_if.with_step(seen, 0, domain)
    assert seen == same


def test_only_the_seat_that_is_asked_about_changes() -> None:
    seen = board()
    after = what_if.with_lot(
        what_if.with_step(what_if.with_gem(seen, 1, box.OPAL), 1, box.GEM_LORE), 1, box.BELT
    )
    for seat in (0, 2):
        assert what_if.figures(after, seat) == what_if.figures(seen, seat)
