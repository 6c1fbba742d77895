# SPDX-License-Identifier: MIT
"""What a player does with gems in his turn: enchant, disenchant, move."""

import pytest

from tests.games.zavandor.tables import (
    NONE,
    cards,
    gems,
    give,
    learn,
    own,
    play,
    refusal,
    table,
)
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import gem_counts
from wizardtable.games.zavandor.rules.moves import (
    Activate,
    Bid,
    Deactivate,
    Discard,
    Disenchant,
    Disenchanted,
    Enchant,
    Enchanted,
    EndTurn,
    FreeAdvance,
    GemMoved,
    GiveUp,
    OpenAuction,
    Paid,
    PassBid,
    Pay,
    TakeMarker,
)
from wizardtable.games.zavandor.rules.state import State


def rich_witch() -> State:
    """Seat 0, a Witch at level 1 of Gems, has 500 dust."""
    state = table(3)
    state.dust[0] = 500
    return state


def test_an_enchanted_gem_goes_to_a_free_active_slot() -> None:
    state = rich_witch()
    journal = play(state, Enchant(box.SAPPHIRE))
    assert journal == [Paid(0, 18, (), 18, 0, 0), Enchanted(0, box.SAPPHIRE, True, 18)]
    assert state.spiral[0] == (2, 2, 0, 0, 0)
    assert state.supply[box.SAPPHIRE] == 28 - 3 - 1


def test_an_enchanted_gem_goes_to_the_pentagon_where_no_slot_is_free() -> None:
    state = rich_witch()
    play(state, Enchant(box.OPAL), Enchant(box.OPAL), Enchant(box.SAPPHIRE))
    assert state.spiral[0] == (4, 1, 0, 0, 0)
    assert state.pentagon[0] == (0, 1, 0, 0, 0)


def test_a_gem_is_paid_with_cards_and_dust() -> None:
    state = table()
    state.dust[0] = 2
    give(state, 0, *cards(box.BLUE, 7))
    journal = play(state, Enchant(box.OPAL))
    assert journal[0] == Paid(0, 9, cards(box.BLUE, 7), 2, 0, 0)
    assert state.dust[0] == 0
    assert state.discards[box.BLUE] == list(cards(box.BLUE, 7))
    assert refusal(state, Enchant(box.OPAL)) == "This costs 9; your cards and dust are worth 0."


def test_a_purchase_sells_nothing() -> None:
    state = table()
    state.dust[0] = 5
    assert refusal(state, Enchant(box.OPAL)) == "This costs 9; your cards and dust are worth 5."
    play(state, Disenchant(box.OPAL, True), Enchant(box.OPAL))


def test_a_gem_that_the_supply_has_not_cannot_be_enchanted() -> None:
    state = rich_witch()
    gems(state, 1, NONE, (24, 0, 0, 0, 0))
    gems(state, 2, (0, 1, 0, 0, 0), (2, 0, 0, 0, 0))
    assert state.supply[box.OPAL] == 0
    assert refusal(state, Enchant(box.OPAL)) == "There is no such gem left in the supply."


def test_permissions_are_asked_before_the_supply() -> None:
    state = rich_witch()
    assert refusal(state, Enchant(box.EMERALD)) == "Emeralds can be enchanted with a Grimoire only."
    assert refusal(state, Enchant(box.DIAMOND)) == "Diamonds can be enchanted with an Elixir only."
    own(state, 0, box.GRIMOIRE, box.ELIXIR)
    play(state, Enchant(box.EMERALD), Enchant(box.DIAMOND))
    assert state.spiral[0] == (2, 1, 1, 1, 0)
    assert state.dust[0] == 500 - 27 - 36


def test_as_many_gems_as_one_can_pay_for_are_enchanted_in_a_turn() -> None:
    state = rich_witch()
    play(state, *[Enchant(box.OPAL)] * 10)
    assert state.pentagon[0][box.OPAL] == 8


@pytest.mark.parametrize("active", [True, False])
def test_disenchanting_returns_half_the_current_cost_rounded_down(active: bool) -> None:
    state = table()
    gems(state, 0, (1, 0, 1, 0, 0), (1, 0, 1, 0, 0))
    own(state, 0, box.GRIMOIRE)
    learn(state, 0, gems=3)
    state.dust[0] = 0
    supply = state.supply[box.EMERALD]
    journal = play(state, Disenchant(box.EMERALD, active))
    assert journal == [Disenchanted(0, box.EMERALD, active, 10, 0)]
    assert state.dust[0] == 10
    assert state.supply[box.EMERALD] == supply + 1
    assert (state.spiral if active else state.pentagon)[0] == (1, 0, 0, 0, 0)


def test_the_1_or_3_rule_holds_for_what_a_gem_returns() -> None:
    state = table()
    learn(state, 0, gems=4)
    state.dust[0] = 0
    assert play(state, Disenchant(box.OPAL, True)) == [Disenchanted(0, box.OPAL, True, 3, 1)]
    assert state.dust[0] == 2


def test_only_what_one_owns_is_disenchanted_or_moved() -> None:
    state = table()
    assert refusal(state, Disenchant(box.OPAL, False)) == "You have no such inactive gem."
    assert refusal(state, Disenchant(box.EMERALD, True)) == "You have no such active gem."
    assert refusal(state, Activate(box.OPAL)) == "You have no such inactive gem."
    assert refusal(state, Deactivate(box.EMERALD)) == "You have no such active gem."
    for gem in (-1, 5):
        assert refusal(state, Enchant(gem)) == "There is no such gem."
        assert refusal(state, Disenchant(gem, True)) == "You have no such active gem."
        assert refusal(state, Activate(gem)) == "You have no such inactive gem."


def test_gems_move_freely_between_spiral_and_pentagon() -> None:
    state = table()
    journal = play(state, Deactivate(box.SAPPHIRE))
    assert journal == [GemMoved(0, box.SAPPHIRE, False)]
    assert (state.spiral[0], state.pentagon[0]) == ((2, 0, 0, 0, 0), (0, 1, 0, 0, 0))
    play(state, Activate(box.SAPPHIRE))
    assert (state.spiral[0], state.pentagon[0]) == ((2, 1, 0, 0, 0), NONE)


def test_gems_are_owned_active_or_not() -> None:
    state = table()
    gems(state, 0, (1, 1, 1, 0, 1), (6, 5, 4, 3, 2))
    assert gem_counts(state, 0) == (7, 6, 5, 3, 3)


def test_a_gem_is_activated_only_where_a_slot_is_free() -> None:
    state = table()
    gems(state, 0, (4, 1, 0, 0, 0), (0, 1, 0, 0, 0))
    assert refusal(state, Activate(box.SAPPHIRE)) == "All your active slots are taken."
    play(state, Deactivate(box.OPAL), Activate(box.SAPPHIRE))
    assert state.spiral[0] == (3, 2, 0, 0, 0)


def test_at_most_24_gem_moves_are_made_in_a_turn() -> None:
    state = table()
    for _ in range(12):
        play(state, Deactivate(box.OPAL), Activate(box.OPAL))
    assert refusal(state, Deactivate(box.OPAL)) == "No more than 24 gems can be moved in a turn."
    play(state, Disenchant(box.OPAL, True))
    play(state, EndTurn(), Deactivate(box.OPAL))


def test_decisions_of_other_phases_are_refused_in_a_turn() -> None:
    state = table()
    for action in (
        Bid(200),
        PassBid(),
        Pay(),
        TakeMarker(20),
        GiveUp(box.OPAL),
        FreeAdvance(0),
        Discard((), 0),
    ):
        assert refusal(state, action) == "There is nothing of the kind to be decided now."


def test_an_auction_is_decided_before_anything_else() -> None:
    state = table()
    state.dust[0] = 200
    play(state, OpenAuction(12, 120))  # type: ignore[arg-type]
    for action in (EndTurn(), Enchant(box.OPAL), OpenAuction(13, 120)):  # type: ignore[arg-type]
        assert refusal(state, action) == "There is an auction: bid or pass."


def test_cards_that_one_has_not_pay_for_nothing() -> None:
    state = rich_witch()
    for purse in (cards(box.BLUE, 5), (box.Card(99),), (box.Card(-1),)):
        assert refusal(state, Enchant(box.OPAL, purse)) == "These cards are not in your hand."
