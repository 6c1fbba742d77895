# SPDX-License-Identifier: MIT
"""The effect of a purchase is computed on a copy of the board, and leaves the board alone."""

import pytest

from tests.games.zavandor.boards import board, owning
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import what_if

FULL_SPIRALS = ((2, 3, 0, 0, 0), (2, 1, 0, 0, 0), (2, 1, 0, 0, 0))


def gem_change(observation: Observation, gem: int) -> what_if.Change:
    return what_if.change(observation, what_if.with_gem(observation, 0, gem), 0)


def lot_change(observation: Observation, lot: box.Lot) -> what_if.Change:
    return what_if.change(observation, what_if.with_lot(observation, 0, lot), 0)


@pytest.mark.parametrize(("gem", "gain"), [(1, 5), (2, 7.5), (3, 10), (4, 15)])
def test_a_card_gem_in_a_free_slot_brings_its_card_and_its_points(gem: int, gain: float) -> None:
    change = gem_change(board(), gem)
    assert change.gain == gain
    assert change.after.points - change.before.points == box.GEM_POINTS[gem]


def test_the_third_opal_brings_five_dust_more_and_repays_in_two_rounds() -> None:
    change = gem_change(board(), box.OPAL)
    assert change.gain == 5
    assert change.payback(10) == 2


@pytest.mark.parametrize(("gem", "cost"), [(1, 20), (2, 30), (3, 40), (4, 60)])
def test_every_card_gem_repays_in_four_rounds(gem: int, cost: int) -> None:
    assert gem_change(board(), gem).payback(cost) == 4


def test_a_gem_without_a_free_slot_lies_idle_and_never_repays() -> None:
    observation = board(spiral=FULL_SPIRALS)
    change = gem_change(observation, box.EMERALD)
    assert change.before == change.after
    assert change.payback(30) is None
    assert what_if.with_gem(observation, 0, box.EMERALD).pentagon[0] == (0, 0, 1, 0, 0)


def test_the_fourth_sapphire_is_worth_its_concentration() -> None:
    change = gem_change(board(spiral=((0, 3, 0, 0, 0), *FULL_SPIRALS[1:])), box.SAPPHIRE)
    assert change.before.mean == 15
    assert change.after.mean == 22  # a concentrated card of 20 and 2 dust


def test_the_gem_least_missed_is_the_one_whose_income_is_least() -> None:
    assert what_if.least_missed(board(), 0) == box.OPAL  # two bring 5, one brings 2
    assert what_if.least_missed(board(spiral=((3, 4, 0, 0, 0), *FULL_SPIRALS[1:])), 0) == box.OPAL
    four = board(spiral=((2, 0, 4, 0, 0), *FULL_SPIRALS[1:]))
    assert what_if.least_missed(four, 0) == box.OPAL
    bare = board(spiral=((0, 0, 0, 0, 0), *FULL_SPIRALS[1:]))
    assert what_if.least_missed(bare, 0) is None


def test_moving_a_gem_off_the_spiral_costs_what_it_brought() -> None:
    observation = board()
    idle = what_if.moved_gem(observation, 0, box.SAPPHIRE, active=False)
    assert what_if.change(observation, idle, 0).gain == -5
    assert what_if.change(idle, what_if.moved_gem(idle, 0, box.SAPPHIRE, active=True), 0).gain == 5
    assert (
        what_if.change(
            observation, what_if.without_gem(observation, 0, box.SAPPHIRE, active=True), 0
        ).gain
        == -5
    )


def test_a_level_of_energy_flow_brings_its_dust_each_round() -> None:
    observation = board(levels=((0, 1, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    change = what_if.change(observation, what_if.with_step(observation, 0, box.ENERGY_FLOW), 0)
    assert (change.gain, change.payback(6)) == (2, 3)


def test_entering_a_domain_changes_the_hand_limit_and_accumulation_the_slots() -> None:
    observation = board()
    entered = what_if.with_step(observation, 0, box.ACCUMULATION)
    assert what_if.figures(entered, 0).limit == what_if.figures(observation, 0).limit + 1
    assert what_if.figures(what_if.with_step(entered, 0, box.ACCUMULATION), 0).slots == 6
    assert (
        what_if.figures(what_if.with_step(observation, 0, box.ENERGY_FLOW), 0).limit
        == what_if.figures(observation, 0).limit - 1
    )


def test_the_fourth_level_counts_two_points() -> None:
    observation = board(levels=((3, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    change = what_if.change(observation, what_if.with_step(observation, 0, box.GEM_LORE), 0)
    assert change.after.points - change.before.points == 2


def test_a_level_of_the_nine_sages_has_two_of_its_cards_come() -> None:
    observation = board(levels=((0, 0, 0, 1, 0, 0), (0,) * 6, (0,) * 6))
    assert what_if.with_step(observation, 0, box.NINE_SAGES).coming[0] == (0, 2, 0, 0)


def test_crystal_and_chalice_bring_a_card_each_round() -> None:
    assert lot_change(board(), box.CRYSTAL).gain == 7.5
    assert lot_change(board(), box.CHALICE).gain == 15


def test_slots_and_hand_limit_grow_with_belt_wand_and_ball() -> None:
    for lot, slots, limit in ((box.BELT, 2, 0), (box.WAND, 2, 3), (box.CRYSTAL_BALL, 0, 3)):
        change = lot_change(board(), lot)
        assert change.after.slots - change.before.slots == slots
        assert change.after.limit - change.before.limit == limit


def test_an_elixir_brings_its_diamond_unless_the_supply_has_none() -> None:
    change = lot_change(board(), box.ELIXIR)
    assert (change.gain, change.after.points - change.before.points) == (10, 4)
    bare = board(supply=(9, 9, 9, 0, 9))
    assert lot_change(bare, box.ELIXIR).gain == 0
    assert what_if.with_lot(board(), 0, box.ELIXIR).spiral[0][box.DIAMOND] == 1


def test_a_sentinel_counts_its_own_points_and_its_bonus() -> None:
    change = lot_change(board(spiral=FULL_SPIRALS), box.FOX)
    assert change.after.points - change.before.points == 5 + 2 * 3


def test_what_its_owner_would_choose_is_left_as_it_is() -> None:
    observation = board(artifacts=owning(3, {0: [box.MASK]}))
    after = what_if.with_lot(observation, 0, box.TALISMAN)
    assert after.levels == observation.levels
    assert what_if.figures(after, 0).points - what_if.figures(observation, 0).points == 8


def test_nothing_asked_changes_the_board_that_was_asked_about() -> None:
    observation, same = board(), board()
    for gem in range(len(box.GEMS)):
        what_if.with_gem(observation, 0, gem)
    for lot in range(box.LOT_COUNT):
        what_if.with_lot(observation, 0, box.Lot(lot))
    for domain in range(6):
        what_if.with_step(observation, 0, domain)
    assert observation == same


def test_only_the_seat_that_is_asked_about_changes() -> None:
    observation = board()
    after = what_if.with_lot(
        what_if.with_step(what_if.with_gem(observation, 1, box.OPAL), 1, box.GEM_LORE), 1, box.BELT
    )
    for seat in (0, 2):
        assert what_if.figures(after, seat) == what_if.figures(observation, seat)
