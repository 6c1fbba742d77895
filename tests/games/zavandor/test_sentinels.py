# SPDX-License-Identifier: MIT
"""Every sentinel: five points and its bonus, up to its maximum."""

import pytest

from tests.games.zavandor.box import recount
from tests.games.zavandor.tables import events, gems, learn, own, refusal, table, win
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import GemCounts, LotGained, OpenAuction
from wizardtable.games.zavandor.rules.points import (
    BONUS_LINE,
    gem_points,
    point_lines,
    points,
    sentinel_bonus,
)
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.state import State


def broad(gem: int, count: int) -> State:
    """Returns a table at which seat 0 has 11 slots and this many active gems of one kind."""
    state = table(5)
    learn(state, 0, accumulation=4)
    own(state, 0, box.BELT, box.WAND)
    spiral = [0] * 5
    spiral[gem] = count
    opals, sapphires, emeralds, diamonds, rubies = spiral
    gems(state, 0, (opals, sapphires, emeralds, diamonds, rubies))
    return state


@pytest.mark.parametrize(
    ("sentinel", "gem", "each", "maximum"),
    [(box.FOX, 1, 2, 12), (box.CAT, 0, 2, 12), (box.SCARAB, 2, 1, 11), (box.UNICORN, 3, 1, 11)],
)
def test_some_count_active_gems_of_a_kind(
    sentinel: box.Lot, gem: int, each: int, maximum: int
) -> None:
    for count in range(12):
        state = broad(gem, count)
        assert sentinel_bonus(state, 0, sentinel) == min(maximum, each * count)


def test_the_salamander_counts_two_for_each_active_ruby() -> None:
    for count in range(6):
        assert sentinel_bonus(broad(4, count), 0, box.SALAMANDER) == 2 * count


def test_inactive_gems_count_for_no_sentinel() -> None:
    state = table()
    gems(state, 0, (0, 0, 0, 0, 0), (2, 2, 2, 2, 2))
    assert [sentinel_bonus(state, 0, lot) for lot in range(12, 21)] == [0] * 9


@pytest.mark.parametrize(
    ("spiral", "bonus"),
    [((0, 0, 0, 0, 0), 0), ((4, 1, 0, 0, 0), 4), ((1, 1, 1, 1, 1), 10), ((0, 0, 3, 0, 1), 4)],
)
def test_the_phoenix_counts_kinds_of_active_gems(spiral: GemCounts, bonus: int) -> None:
    state = table()
    gems(state, 0, spiral)
    assert sentinel_bonus(state, 0, box.PHOENIX) == bonus


def test_the_owl_counts_domains_at_level_4() -> None:
    state = table()
    learn(state, 0, gems=3)
    assert sentinel_bonus(state, 0, box.OWL) == 0
    learn(state, 0, gems=4, fire=4, sages=1)
    assert sentinel_bonus(state, 0, box.OWL) == 4
    learn(state, 0, gems=4, flow=4, fire=4, sages=4, artifacts=4, accumulation=4)
    assert sentinel_bonus(state, 0, box.OWL) == 12


def test_toad_and_raven_count_their_artifacts_each_copy() -> None:
    state = table(5)
    own(state, 0, box.GRIMOIRE, box.RUNESTONE, box.CRYSTAL, box.ELIXIR, box.ELIXIR)
    assert sentinel_bonus(state, 0, box.TOAD) == 10
    assert sentinel_bonus(state, 0, box.RAVEN) == 0
    own(state, 0, box.CRYSTAL_BALL, box.CRYSTAL_BALL, box.MASK, box.BELT, box.WAND, box.TALISMAN)
    assert sentinel_bonus(state, 0, box.TOAD) == 10
    assert sentinel_bonus(state, 0, box.RAVEN) == 10


@pytest.mark.parametrize("number", range(12, 21))
def test_a_sentinel_won_brings_five_points_and_its_bonus_to_its_owner_alone(number: int) -> None:
    sentinel = box.Lot(number)
    state = table(5)
    gems(state, 0, (1, 1, 1, 1, 1))
    learn(state, 0, gems=4)
    own(state, 0, box.GRIMOIRE, box.MASK)
    state.dust[0] = 200
    before = [points(state, seat) for seat in range(5)]
    bonus = sentinel_bonus(state, 0, sentinel)
    assert bonus > 0
    journal = win(state, sentinel, 120)
    assert state.dust[0] == 200 - 100
    assert events(journal, LotGained) == [LotGained(0, sentinel, 1)]
    assert state.sold == 1
    after = [points(state, seat) for seat in range(5)]
    assert after == [before[0] + 5 + bonus, *before[1:]]
    assert after == list(recount(state))
    assert sum(line.points for line in point_lines(state, 0)) == after[0]
    assert [line.points for line in point_lines(state, 0) if line.kind == BONUS_LINE] == [bonus]
    assert refusal(state, OpenAuction(sentinel, 120)) == "This sentinel has already been sold."


def test_the_bonus_follows_what_its_owner_has() -> None:
    state = table()
    own(state, 0, box.CAT)
    assert points(state, 0) == 3 + 5 + 4
    gems(state, 0, (5, 0, 0, 0, 0))
    assert points(state, 0) == 5 + 5 + 10


def test_bonuses_of_sentinels_are_no_points_from_gems() -> None:
    state = table()
    own(state, 0, box.FOX, box.CAT, box.PHOENIX)
    assert gem_points(state, 0) == 3


def test_a_gem_may_count_for_several_sentinels() -> None:
    state = table()
    own(state, 0, box.FOX, box.PHOENIX)
    assert points(state, 0) == 3 + 5 + 2 + 5 + 4


def test_all_nine_are_on_offer_from_the_start() -> None:
    state = table()
    state.dust[0] = 120
    assert [lot_price(state, 0, lot, 120).total for lot in range(12, 21)] == [120] * 9
    assert refusal(state, OpenAuction(box.OWL, 119)) == "The opening bid must be at least 120."
    win(state, box.OWL, 120)
    assert state.sentinels[1] == 0


def test_a_magician_with_a_mask_in_second_place_with_14_points_pays_90() -> None:
    state = table(3, characters=(0, 4, 5))
    learn(state, 1, artifacts=4)
    own(state, 1, box.MASK)
    state.standing = (20, 14, 3)
    state.dust[1] = 90
    state.active = state.mover = 1
    assert lot_price(state, 1, box.OWL, 120).parts == ((-1, 10), (-2, -20), (box.MASK, -20))
    win(state, box.OWL, 120, winner=1)
    assert state.dust[1] == 0
    assert state.sentinels[1] == 1
