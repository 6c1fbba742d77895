# SPDX-License-Identifier: MIT
"""The actions with gems on a player's turn: enchant, disenchant, move."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import gem_counts
from wizardtable.games.zavandor.rules.state import State


def rich_witch() -> State:
    """Returns a table at which seat 0, a Witch at level 1 of Gems, has 500 dust."""
    state = tables.table(3)
    state.dust[0] = 500
    return state


def test_an_enchanted_gem_goes_to_a_free_active_slot() -> None:
    state = rich_witch()
    journal = tables.play(state, moves.Enchant(box.SAPPHIRE))
    assert journal == [moves.Paid(0, 18, (), 18, 0, 0), moves.Enchanted(0, box.SAPPHIRE, True, 18)]
    assert state.spiral[0] == (2, 2, 0, 0, 0)
    assert state.supply[box.SAPPHIRE] == 28 - 3 - 1


def test_an_enchanted_gem_goes_to_the_pentagon_where_no_slot_is_free() -> None:
    state = rich_witch()
    tables.play(
        state, moves.Enchant(box.OPAL), moves.Enchant(box.OPAL), moves.Enchant(box.SAPPHIRE)
    )
    assert state.spiral[0] == (4, 1, 0, 0, 0)
    assert state.pentagon[0] == (0, 1, 0, 0, 0)


def test_a_gem_is_paid_with_cards_and_dust() -> None:
    state = tables.table()
    state.dust[0] = 2
    tables.give(state, 0, *tables.cards(box.BLUE, 7))
    journal = tables.play(state, moves.Enchant(box.OPAL))
    assert journal[0] == moves.Paid(0, 9, tables.cards(box.BLUE, 7), 2, 0, 0)
    assert state.dust[0] == 0
    assert state.discards[box.BLUE] == list(tables.cards(box.BLUE, 7))
    assert (
        tables.refusal(state, moves.Enchant(box.OPAL))
        == "The price is 9, but your cards and dust are worth only 0."
    )


def test_a_purchase_sells_nothing() -> None:
    state = tables.table()
    state.dust[0] = 5
    assert (
        tables.refusal(state, moves.Enchant(box.OPAL))
        == "The price is 9, but your cards and dust are worth only 5."
    )
    tables.play(state, moves.Disenchant(box.OPAL, True), moves.Enchant(box.OPAL))


def test_a_gem_that_the_supply_has_not_cannot_be_enchanted() -> None:
    state = rich_witch()
    tables.gems(state, 1, tables.NONE, (24, 0, 0, 0, 0))
    tables.gems(state, 2, (0, 1, 0, 0, 0), (2, 0, 0, 0, 0))
    assert state.supply[box.OPAL] == 0
    assert (
        tables.refusal(state, moves.Enchant(box.OPAL)) == "The supply has none of these gems left."
    )


def test_permissions_are_asked_before_the_supply() -> None:
    state = rich_witch()
    assert (
        tables.refusal(state, moves.Enchant(box.EMERALD))
        == "You need a Grimoire to enchant emeralds."
    )
    assert (
        tables.refusal(state, moves.Enchant(box.DIAMOND))
        == "You need an Elixir to enchant diamonds."
    )
    tables.own(state, 0, box.GRIMOIRE, box.ELIXIR)
    tables.play(state, moves.Enchant(box.EMERALD), moves.Enchant(box.DIAMOND))
    assert state.spiral[0] == (2, 1, 1, 1, 0)
    assert state.dust[0] == 500 - 27 - 36


def test_as_many_gems_as_one_can_pay_for_are_enchanted_in_a_turn() -> None:
    state = rich_witch()
    tables.play(state, *[moves.Enchant(box.OPAL)] * 10)
    assert state.pentagon[0][box.OPAL] == 8


@pytest.mark.parametrize("active", [True, False])
def test_disenchanting_returns_half_the_current_cost_rounded_down(active: bool) -> None:
    state = tables.table()
    tables.gems(state, 0, (1, 0, 1, 0, 0), (1, 0, 1, 0, 0))
    tables.own(state, 0, box.GRIMOIRE)
    tables.learn(state, 0, gems=3)
    state.dust[0] = 0
    supply = state.supply[box.EMERALD]
    journal = tables.play(state, moves.Disenchant(box.EMERALD, active))
    assert journal == [moves.Disenchanted(0, box.EMERALD, active, 10, 0)]
    assert state.dust[0] == 10
    assert state.supply[box.EMERALD] == supply + 1
    assert (state.spiral if active else state.pentagon)[0] == (1, 0, 0, 0, 0)


def test_in_a_match_of_the_first_edition_a_refund_turns_into_dust_at_once() -> None:
    state = tables.table()
    state.energy_refunds = False
    tables.learn(state, 0, gems=4)
    state.dust[0] = 0
    assert tables.play(state, moves.Disenchant(box.OPAL, True)) == [
        moves.Disenchanted(0, box.OPAL, True, 3, 1)
    ]
    assert state.dust[0] == 2


def test_only_what_one_owns_is_disenchanted_or_moved() -> None:
    state = tables.table()
    assert (
        tables.refusal(state, moves.Disenchant(box.OPAL, False))
        == "You have no inactive gem of that kind."
    )
    assert (
        tables.refusal(state, moves.Disenchant(box.EMERALD, True))
        == "You have no active gem of that kind."
    )
    assert (
        tables.refusal(state, moves.Activate(box.OPAL)) == "You have no inactive gem of that kind."
    )
    assert (
        tables.refusal(state, moves.Deactivate(box.EMERALD))
        == "You have no active gem of that kind."
    )
    for gem in (-1, 5):
        assert tables.refusal(state, moves.Enchant(gem)) == "That gem does not exist."
        assert (
            tables.refusal(state, moves.Disenchant(gem, True))
            == "You have no active gem of that kind."
        )
        assert (
            tables.refusal(state, moves.Activate(gem)) == "You have no inactive gem of that kind."
        )


def test_gems_move_freely_between_spiral_and_pentagon() -> None:
    state = tables.table()
    journal = tables.play(state, moves.Deactivate(box.SAPPHIRE))
    assert journal == [moves.GemMoved(0, box.SAPPHIRE, False)]
    assert (state.spiral[0], state.pentagon[0]) == ((2, 0, 0, 0, 0), (0, 1, 0, 0, 0))
    tables.play(state, moves.Activate(box.SAPPHIRE))
    assert (state.spiral[0], state.pentagon[0]) == ((2, 1, 0, 0, 0), tables.NONE)


def test_gems_are_owned_active_or_not() -> None:
    state = tables.table()
    tables.gems(state, 0, (1, 1, 1, 0, 1), (6, 5, 4, 3, 2))
    assert gem_counts(state, 0) == (7, 6, 5, 3, 3)


def test_a_gem_is_activated_only_where_a_slot_is_free() -> None:
    state = tables.table()
    tables.gems(state, 0, (4, 1, 0, 0, 0), (0, 1, 0, 0, 0))
    assert (
        tables.refusal(state, moves.Activate(box.SAPPHIRE))
        == "All your active slots are taken: take a gem off the spiral first."
    )
    tables.play(state, moves.Deactivate(box.OPAL), moves.Activate(box.SAPPHIRE))
    assert state.spiral[0] == (3, 2, 0, 0, 0)


def test_at_most_24_gem_moves_are_made_in_a_turn() -> None:
    state = tables.table()
    for _ in range(12):
        tables.play(state, moves.Deactivate(box.OPAL), moves.Activate(box.OPAL))
    assert (
        tables.refusal(state, moves.Deactivate(box.OPAL))
        == "You may move gems on or off the spiral only 24 times a turn."
    )
    tables.play(state, moves.Disenchant(box.OPAL, True))
    tables.play(state, moves.EndTurn(), moves.Deactivate(box.OPAL))


def test_decisions_of_other_phases_are_refused_in_a_turn() -> None:
    state = tables.table()
    for action in (
        moves.Bid(200),
        moves.PassBid(),
        moves.Pay(),
        moves.TakeMarker(20),
        moves.GiveUp(box.OPAL),
        moves.FreeAdvance(0),
        moves.Discard((), 0),
    ):
        assert tables.refusal(state, action) == "That is not what you have to decide now."


def test_an_auction_is_decided_before_anything_else() -> None:
    state = tables.table()
    state.dust[0] = 200
    tables.play(state, moves.OpenAuction(12, 120))  # type: ignore[arg-type]
    for action in (moves.EndTurn(), moves.Enchant(box.OPAL), moves.OpenAuction(13, 120)):  # type: ignore[arg-type]
        assert tables.refusal(state, action) == "An auction is under way: bid or pass."


def test_cards_that_one_has_not_pay_for_nothing() -> None:
    state = rich_witch()
    for purse in (tables.cards(box.BLUE, 5), (box.Card(99),), (box.Card(-1),)):
        assert (
            tables.refusal(state, moves.Enchant(box.OPAL, purse))
            == "You do not hold all these cards: choose cards from your hand."
        )
