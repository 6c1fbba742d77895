# SPDX-License-Identifier: MIT
"""The menu: short, legal, and with a good action of each kind."""

import pytest

from tests.games.zavandor import tables
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State

MAX_MENU_LENGTH = 60


def menu(state: State) -> list[object]:
    """Returns the menu, after checking that every action on it is legal."""
    actions = list(RULES.legal_actions(state))
    for action in actions:
        RULES.check(state, action)
    assert 0 < len(actions) == len(set(actions)) <= MAX_MENU_LENGTH
    return list(actions)


def poor(seats: int = 3, **options: bool) -> State:
    state = tables.table(seats, characters=range(seats), **options)
    state.dust = [0] * seats
    return state


def opened(state: State) -> list[box.Lot]:
    return [action.lot for action in menu(state) if isinstance(action, moves.OpenAuction)]


def bids(state: State) -> list[int]:
    return [action.amount for action in menu(state) if isinstance(action, moves.Bid)]


def test_who_can_do_nothing_can_end_the_turn() -> None:
    state = poor()
    tables.gems(state, 0, tables.NONE)
    assert menu(state) == [moves.EndTurn()]


def test_the_menu_of_the_richest_is_still_short() -> None:
    state = poor(6)
    state.dust[0] = 900
    tables.own(state, 0, box.ELIXIR, box.GRIMOIRE)
    tables.learn(state, 0, fire=4)
    tables.offer(state, box.CHALICE, box.CLOAK, box.MASK, box.MIRROR, box.TALISMAN, box.CRYSTAL)
    for active in ((2, 1, 1, 1, 0), (1, 1, 1, 1, 1)):
        tables.gems(state, 0, active, (1, 1, 1, 1, 1))
        assert menu(state)[-1] == moves.EndTurn()


def test_a_turn_offers_what_can_be_paid_and_no_more() -> None:
    state = poor()
    state.dust[0] = 18
    tables.own(state, 0, box.GRIMOIRE)
    actions = menu(state)
    assert [action for action in actions if isinstance(action, moves.Enchant)] == [
        moves.Enchant(0),
        moves.Enchant(1),
    ]
    assert moves.BuyMarker(20) not in actions
    state.dust[0] = 27
    actions = menu(state)
    assert moves.Enchant(2) in actions  # an emerald is 27 at level 1
    assert [action for action in actions if isinstance(action, moves.BuyMarker)] == [
        moves.BuyMarker(20)
    ]
    assert moves.Advance(0) in actions
    assert [
        action for action in actions if isinstance(action, moves.Advance) and action.marker
    ] == [moves.Advance(domain, 20) for domain in range(1, 6)]


def test_a_waiting_marker_is_used_before_another_is_bought() -> None:
    state = poor()
    state.dust[0] = 40
    tables.play(state, moves.BuyMarker(40))
    state.dust[0] = 30
    advances = [action for action in menu(state) if isinstance(action, moves.Advance)]
    assert advances == [moves.Advance(domain) for domain in range(6)]


def test_an_inactive_gem_is_offered_a_free_slot() -> None:
    state = poor()
    tables.gems(state, 0, (2, 1, 0, 0, 0), (0, 1, 0, 0, 0))
    actions = menu(state)
    assert moves.Activate(1) in actions
    assert moves.Disenchant(1, False) in actions
    tables.gems(state, 0, (2, 3, 0, 0, 0), (0, 1, 0, 0, 0))
    assert not any(isinstance(action, moves.Activate) for action in menu(state))
    assert moves.Disenchant(0, True) in menu(state)


def test_artifacts_are_offered_for_cards_and_dust_and_sentinels_for_gems_too() -> None:
    state = poor()
    tables.offer(state, box.GRIMOIRE, box.MIRROR, box.MASK)
    tables.gems(state, 0, (0, 2, 0, 0, 0))
    state.dust[0] = 39
    assert opened(state) == [box.GRIMOIRE]
    state.dust[0] = 50
    assert opened(state) == [box.GRIMOIRE, box.MIRROR, box.MASK]
    state.dust[0] = 101
    assert box.OWL not in opened(state)
    state.dust[0] = 102
    assert opened(state)[3:] == list(range(box.FIRST_SENTINEL, box.LOT_COUNT))


def test_an_auction_on_the_menu_begins_with_the_least_bid() -> None:
    state = poor()
    tables.offer(state, box.GRIMOIRE)
    state.dust[0] = 200
    assert moves.OpenAuction(box.GRIMOIRE, 20) in menu(state)
    assert moves.OpenAuction(box.PHOENIX, 120) in menu(state)


def test_discounts_and_surcharges_decide_what_is_offered() -> None:
    state = poor()
    tables.offer(state, box.ELIXIR)
    state.dust[0] = 55
    assert opened(state) == []
    tables.own(state, 0, box.CRYSTAL_BALL)
    assert opened(state) == [box.ELIXIR]
    state.standing = (10, 3, 3)
    assert opened(state) == []
    tables.learn(state, 0, artifacts=4)
    assert opened(state) == [box.ELIXIR]


def test_who_has_a_wand_is_offered_no_other() -> None:
    state = poor()
    tables.own(state, 0, box.WAND)
    tables.offer(state, box.WAND)
    state.dust[0] = 100
    assert opened(state) == []


def test_bids_reach_from_the_least_to_the_highest_that_can_be_paid() -> None:
    state = poor()
    tables.offer(state, box.MIRROR)
    state.dust = [40, 100, 42]
    tables.play(state, moves.OpenAuction(box.MIRROR, 40))
    assert menu(state)[0] == moves.PassBid()
    assert bids(state)[0] == 41
    assert bids(state)[-1] == 100
    assert {45, 50, 60} <= set(bids(state))
    tables.play(state, moves.PassBid())
    assert bids(state) == [41, 42]


def test_who_cannot_bid_more_passes() -> None:
    state = poor()
    tables.offer(state, box.MIRROR)
    state.dust = [40, 40, 0]
    tables.gems(state, 1, tables.NONE)
    tables.play(state, moves.OpenAuction(box.MIRROR, 40))
    assert menu(state) == [moves.PassBid()]


def test_gems_raise_bids_for_sentinels() -> None:
    state = poor()
    state.dust = [130, 100, 0]
    tables.gems(state, 1, (0, 5, 0, 0, 0))
    tables.play(state, moves.OpenAuction(box.OWL, 120))
    assert bids(state) == [121, 150]


def test_who_can_pay_with_gems_alone_may_bid_for_an_artifact_all_the_same() -> None:
    state = poor()
    tables.offer(state, box.GRIMOIRE)
    state.dust[0] = 20
    tables.gems(state, 1, (0, 3, 0, 0, 0))
    tables.play(state, moves.OpenAuction(box.GRIMOIRE, 20))
    assert menu(state) == [moves.PassBid()]
    tables.play(state, moves.Bid(30), moves.PassBid(), moves.PassBid(), moves.Pay())
    assert state.artifacts[1][box.GRIMOIRE] == 1
    assert state.spiral[1] == tables.NONE


@pytest.mark.parametrize("dust", [120, 500])
def test_with_the_wrath_of_the_sages_the_least_raise_is_always_there(dust: int) -> None:
    state = poor(wrath=True)
    state.dust[0] = dust
    tables.play(state, moves.OpenAuction(box.OWL, dust))
    assert bids(state)[0] == dust + 1


def test_the_dearest_marker_is_the_first_that_a_mirror_offers() -> None:
    state = poor()
    tables.offer(state, box.MIRROR)
    state.dust[0] = 40
    tables.play(
        state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid(), moves.PassBid(), moves.Pay()
    )
    assert menu(state) == [moves.TakeMarker(price) for price in (40, 35, 30, 25, 20)]
    tables.play(state, moves.TakeMarker(25))
    assert menu(state) == [moves.GiveUp(0), moves.GiveUp(1)]


def test_a_free_advance_is_offered_where_it_is_possible_and_can_be_declined() -> None:
    state = poor()
    tables.offer(state, box.MASK, box.TALISMAN)
    state.dust[0] = 150
    tables.play(
        state, moves.OpenAuction(box.MASK, 50), moves.PassBid(), moves.PassBid(), moves.Pay()
    )
    assert menu(state) == [moves.FreeAdvance(0), moves.Decline()]
    tables.play(state, moves.Decline())
    state.markers[0] = state.markers[0][1:]
    state.waiting[0] = 1
    tables.play(
        state, moves.OpenAuction(box.TALISMAN, 100), moves.PassBid(), moves.PassBid(), moves.Pay()
    )
    assert menu(state) == [*(moves.FreeAdvance(domain) for domain in range(6)), moves.Decline()]


def test_characters_that_are_left_are_offered() -> None:
    state = RULES.deal(Setup(3, (("chosen_characters", True),)), 4)
    assert menu(state) == [moves.ChooseCharacter(character) for character in range(6)]
    tables.play(state, moves.ChooseCharacter(3))
    assert menu(state) == [moves.ChooseCharacter(character) for character in (0, 1, 2, 4, 5)]


def test_the_way_to_pay_is_the_best_one_first() -> None:
    state = poor()
    tables.offer(state, box.MIRROR)
    tables.give(state, 0, *tables.cards(box.RED, 15, 15), *tables.rich(box.RED))
    tables.play(state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid(), moves.PassBid())
    assert menu(state) == [moves.Pay()]


def test_a_gem_is_offered_for_sale_beside_a_free_slot_only_for_an_exchange() -> None:
    state = poor()
    tables.learn(state, 0, gems=4, fire=4)
    tables.gems(state, 0, (1, 2, 0, 0, 1))
    for dust, kinds in ((20, []), (24, [1]), (27, [0, 1]), (36, [])):
        state.dust[0] = dust
        sold = [action for action in menu(state) if isinstance(action, moves.Disenchant)]
        assert sold == [moves.Disenchant(gem, active=True) for gem in kinds]
