# SPDX-License-Identifier: MIT
"""Payments with cards, dust and gems: what is legal, what is best, and the change."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zavandor.tables import cards, gems, give, learn, offer, play, refusal, rich, table
from wizardtable.core.game import IllegalAction
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import dust_places
from wizardtable.games.zavandor.rules.payments import (
    best_purse,
    check_purse,
    gem_sales,
    payment_outcome,
)
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State

VALUE_OF_FACE = (
    *(3, 4, 5, 6, 7),
    *(5, 6, 7, 8, 9, 10),
    *(8, 9, 10, 11, 12),
    *(13, 14, 15, 16, 17),
    *(20, 30, 40, 60),
)
"""The value of each face, from the rules page."""

faces = st.integers(0, 24).map(box.Card)
hands = st.lists(faces, max_size=8).map(lambda cards: tuple(sorted(cards)))
amounts = st.integers(0, 40).filter(lambda dust: dust not in (1, 3))


def worth(way: tuple[box.Card, ...]) -> int:
    return sum(VALUE_OF_FACE[card] for card in way)


def lawful(hand: tuple[box.Card, ...], dust: int, price: int) -> list[tuple[box.Card, ...]]:
    """Returns all payments that the rules page allows.

    Dust makes up what the cards fall short; cards that exceed the price contain no superfluous
    card.
    """
    ways = {way for size in range(len(hand) + 1) for way in combinations(hand, size)}
    return [
        way
        for way in ways
        if worth(way) + dust >= price
        and not any(worth(way) - VALUE_OF_FACE[card] >= price for card in way)
    ]


def allowed(hand: tuple[box.Card, ...], dust: int, price: int, way: tuple[box.Card, ...]) -> bool:
    try:
        check_purse(hand, dust, price, way)
    except IllegalAction:
        return False
    return True


@given(hands, amounts, st.integers(0, 120))
def test_what_is_allowed_is_what_the_page_allows(
    hand: tuple[box.Card, ...], dust: int, price: int
) -> None:
    ways = lawful(hand, dust, price)
    for size in range(len(hand) + 1):
        for way in combinations(hand, size):
            assert allowed(hand, dust, price, way) == (way in ways)


@settings(max_examples=400)
@given(hands, amounts, st.data())
def test_the_best_way_wastes_least_then_leaves_fewest_slots_most_dust_and_takes_high_cards(
    hand: tuple[box.Card, ...], dust: int, data: st.DataObject
) -> None:
    price = data.draw(st.integers(0, worth(hand) + dust))

    def rank(way: tuple[box.Card, ...]) -> tuple[int, int, int, list[int]]:
        surplus = dust + worth(way) - price
        after = surplus - 1 if surplus in (1, 3) else surplus
        kept = list(hand)
        for card in way:
            kept.remove(card)
        room = sum(3 if card >= box.FIRST_CONCENTRATED else 1 for card in kept) + dust_places(after)
        high = sorted((VALUE_OF_FACE[card] for card in way), reverse=True)
        return surplus - after, room, -after, [-value for value in high]

    best = best_purse(hand, dust, price)
    assert allowed(hand, dust, price, best)
    ways = lawful(hand, dust, price)
    assert rank(best) == min(rank(way) for way in ways)
    assert sorted(best) == list(best)


@given(hands, amounts, st.data())
def test_nothing_appears_or_vanishes_in_a_payment(
    hand: tuple[box.Card, ...], dust: int, data: st.DataObject
) -> None:
    price = data.draw(st.integers(0, worth(hand) + dust))
    for way in lawful(hand, dust, price)[:20]:
        what = payment_outcome(dust, price, way)
        assert worth(way) + what.dust_paid == price + what.change
        assert dust - what.dust_paid + what.change == what.dust_after + what.lost
        assert what.lost in (0, 1)
        assert what.dust_after not in (1, 3)
        assert min(what.dust_paid, what.change) == 0


def poor() -> State:
    """Returns a table of a Witch and an Elf without cards and dust."""
    state = table(2, characters=(box.WITCH, box.ELF))
    state.dust = [0, 0]
    return state


def knock_down(state: State, lot: box.Lot, bid: int) -> None:
    """Opens an auction for the active one of two seats; the other does not bid."""
    play(state, moves.OpenAuction(lot, bid), moves.PassBid())


def purse(price: int, *way: box.Card) -> moves.BuyMarker:
    return moves.BuyMarker(price, tuple(sorted(way)))


def test_dust_makes_up_exactly_what_cards_fall_short() -> None:
    state = poor()
    give(state, 0, *cards(box.GREEN, 7, 8))
    state.dust[0] = 30
    journal = play(state, purse(20, *cards(box.GREEN, 7)))
    assert journal[0] == moves.Paid(0, 20, cards(box.GREEN, 7), 13, 0, 0)
    assert state.dust[0] == 17
    assert state.hands[0] == cards(box.GREEN, 8)
    assert cards(box.GREEN, 7)[0] in state.discards[box.GREEN]


def test_what_is_overpaid_comes_back_in_dust() -> None:
    state = poor()
    give(state, 0, *cards(box.RED, 15, 17))
    state.dust[0] = 5
    journal = play(state, purse(20, *cards(box.RED, 15, 17)))
    assert journal[0] == moves.Paid(0, 20, cards(box.RED, 15, 17), 0, 12, 0)
    assert state.dust[0] == 17


def test_no_card_may_be_superfluous() -> None:
    state = poor()
    give(state, 0, *cards(box.RED, 15, 17), *cards(box.BLUE, 3, 5))
    assert refusal(state, purse(20, *cards(box.RED, 15, 17), *cards(box.BLUE, 3))) == (
        "The price is 20: you can pay with one card fewer."
    )
    play(state, purse(20, *cards(box.RED, 17), *cards(box.BLUE, 5)))


def test_cards_alone_may_pay_where_there_is_enough_dust() -> None:
    state = poor()
    give(state, 0, *rich(box.BLUE))
    state.dust[0] = 20
    play(state, purse(20, *rich(box.BLUE)))
    assert state.dust[0] == 20
    assert state.hands[0] == ()


def test_a_price_must_be_paid_in_full() -> None:
    state = poor()
    give(state, 0, *cards(box.BLUE, 7, 7))
    state.dust[0] = 5
    assert (
        refusal(state, moves.BuyMarker(20))
        == "The price is 20, but your cards and dust are worth only 19."
    )
    assert refusal(state, purse(20, *cards(box.BLUE, 7))) == (
        "The price is 20, but these cards and your dust are worth only 12: add cards."
    )
    assert refusal(state, purse(20, *cards(box.BLUE, 6))) == (
        "You do not hold all these cards: choose cards from your hand."
    )


def test_a_card_can_be_named_as_often_as_one_holds_it() -> None:
    state = poor()
    give(state, 0, *cards(box.BLUE, 7, 7))
    state.dust[0] = 6
    play(state.clone(), purse(20, *cards(box.BLUE, 7, 7)))
    assert refusal(state, purse(20, *cards(box.BLUE, 7, 7, 7))) == (
        "You do not hold all these cards: choose cards from your hand."
    )


def test_cards_are_named_in_ascending_order() -> None:
    state = poor()
    give(state, 0, *cards(box.BLUE, 7), *cards(box.RED, 13))
    unsorted = moves.BuyMarker(20, (*cards(box.RED, 13), *cards(box.BLUE, 7)))
    assert (
        refusal(state, unsorted) == "You do not hold all these cards: choose cards from your hand."
    )


@pytest.mark.parametrize(("dust", "kept"), [(21, 0), (22, 2), (23, 2), (24, 4), (20, 0)])
def test_one_and_three_dust_cannot_be_kept(dust: int, kept: int) -> None:
    state = poor()
    state.dust[0] = dust
    journal = play(state, moves.BuyMarker(20))
    assert journal[0] == moves.Paid(0, 20, (), 20, 0, dust - 20 - kept)
    assert state.dust[0] == kept


def test_the_rule_of_one_and_three_counts_dust_and_change_together() -> None:
    state = poor()
    give(state, 0, *cards(box.RED, 13, 17))
    state.dust[0] = 4
    journal = play(state, purse(20, *cards(box.RED, 13, 17)))
    assert journal[0] == moves.Paid(0, 20, cards(box.RED, 13, 17), 0, 10, 0)
    assert state.dust[0] == 14
    state = poor()
    give(state, 0, *cards(box.RED, 13), *cards(box.GREEN, 8))
    journal = play(state, moves.BuyMarker(20))
    assert journal[0] == moves.Paid(0, 20, (*cards(box.GREEN, 8), *cards(box.RED, 13)), 0, 1, 1)
    assert state.dust[0] == 0


def test_spent_concentrated_energy_returns_to_the_supply() -> None:
    state = poor()
    give(state, 0, *rich(box.BLUE))
    play(state, moves.BuyMarker(20))
    assert state.hands[0] == ()
    assert state.discards[box.BLUE] == []


def won(
    price: int,
    spiral: moves.GemCounts,
    pentagon: moves.GemCounts = moves.NO_GEMS,
    *hand: box.Card,
    dust: int = 0,
) -> State:
    """Returns a table at which seat 1, an Elf, must pay this price for a Mirror on its own turn."""
    state = poor()
    state.active = state.mover = 1
    offer(state, box.MIRROR)
    gems(state, 1, spiral, pentagon)
    give(state, 1, *hand)
    state.dust[1] = dust
    knock_down(state, box.MIRROR, price)
    return state


def test_gems_are_disenchanted_for_a_lot_only_where_cards_and_dust_do_not_suffice() -> None:
    state = won(40, (2, 1, 0, 0, 0), moves.NO_GEMS, *cards(box.RED, 15, 15), dust=10)
    assert list(RULES.legal_actions(state)) == [moves.Pay()]
    assert refusal(state, moves.Pay(None, (1, 0, 0, 0, 0))) == (
        "You can pay the price of 40 with one gem fewer: keep one."
    )


def test_a_lot_can_be_paid_with_gems_alone() -> None:
    state = won(40, (0, 1, 2, 0, 0))
    journal = play(state, moves.Pay())
    assert journal[0] == moves.GemsSold(1, (0, 1, 2, 0, 0), moves.NO_GEMS, 40)
    assert journal[1] == moves.Paid(1, 40, (), 40, 0, 0)
    assert state.spiral[1] == moves.NO_GEMS
    assert state.artifacts[1][box.MIRROR] == 1


def test_the_payer_chooses_gems_of_which_the_price_needs_every_one() -> None:
    state = won(40, (2, 1, 2, 0, 0), (1, 1, 0, 0, 0), dust=10)
    enough = moves.Pay(None, (0, 0, 2, 0, 0))
    play(state.clone(), enough)
    assert refusal(state, moves.Pay(None, (1, 0, 2, 0, 0))) == (
        "You can pay the price of 40 with one gem fewer: keep one."
    )
    assert refusal(state, moves.Pay(None, (0, 0, 1, 0, 0))) == (
        "The price is 40, but with these gems you can pay only 25: disenchant more."
    )
    assert refusal(state, moves.Pay(None, (0, 0, 3, 0, 0))) == "You do not own all these gems."
    assert refusal(state, moves.Pay(None, (0, 0, 0, 0, 0), (0, 2, 0, 0, 0))) == (
        "You do not own all these gems."
    )
    assert refusal(state, moves.Pay(None, (-1, 0, 3, 0, 0))) == "You do not own all these gems."
    play(state, moves.Pay(None, (1, 1, 0, 0, 0), (1, 1, 0, 0, 0)))
    assert state.spiral[1] == (1, 0, 2, 0, 0)
    assert state.pentagon[1] == moves.NO_GEMS


def test_what_gems_bring_may_be_3_dust_until_the_price_is_paid() -> None:
    state = poor()
    learn(state, 0, gems=4)
    offer(state, box.GRIMOIRE)
    give(state, 0, *cards(box.RED, 17))
    knock_down(state, box.GRIMOIRE, 20)
    journal = play(state, moves.Pay(None, (1, 0, 0, 0, 0)))
    assert journal[0] == moves.GemsSold(0, (1, 0, 0, 0, 0), moves.NO_GEMS, 3)
    assert journal[1] == moves.Paid(0, 20, cards(box.RED, 17), 3, 0, 0)
    assert state.dust[0] == 0


def test_what_is_left_of_dust_and_gems_is_settled_once() -> None:
    state = won(40, (0, 1, 0, 0, 0), moves.NO_GEMS, *cards(box.RED, 16), dust=17)
    journal = play(state, moves.Pay())
    assert journal[0] == moves.GemsSold(1, (0, 1, 0, 0, 0), moves.NO_GEMS, 10)
    assert journal[1] == moves.Paid(1, 40, cards(box.RED, 16), 24, 0, 1)
    assert state.dust[1] == 2


def test_cards_may_be_kept_where_a_gem_brings_more_than_is_missing() -> None:
    state = won(40, (0, 0, 0, 0, 2), moves.NO_GEMS, *cards(box.BLUE, 5), dust=0)
    play(state, moves.Pay((), (0, 0, 0, 0, 2)))
    assert state.hands[1] == cards(box.BLUE, 5)
    assert state.dust[1] == 20


def test_with_gems_no_card_may_be_superfluous_either() -> None:
    state = won(40, (2, 0, 0, 0, 0), moves.NO_GEMS, *cards(box.RED, 17, 13), dust=4)
    assert refusal(state, moves.Pay(cards(box.RED, 13), (2, 0, 0, 0, 0))) == (
        "The price is 40, but these cards and your dust are worth only 27: add cards."
    )
    play(state, moves.Pay(cards(box.RED, 13, 17), (2, 0, 0, 0, 0)))
    assert state.dust[1] == 4


def test_the_default_parts_first_with_what_is_missed_least() -> None:
    state = won(40, (2, 1, 0, 0, 0), (1, 0, 0, 0, 0), dust=35)
    journal = play(state, moves.Pay())
    assert journal[0] == moves.GemsSold(1, moves.NO_GEMS, (1, 0, 0, 0, 0), 5)


def test_the_menu_of_payments_holds_other_choices_of_gems() -> None:
    state = won(40, (2, 1, 1, 0, 0), moves.NO_GEMS, dust=30)
    menu = list(RULES.legal_actions(state))
    assert menu[0] == moves.Pay()
    for action in menu:
        play(state.clone(), action)
    sold = set()
    for action in menu:
        journal = play(state.clone(), action)
        sold |= {event.spiral for event in journal if isinstance(event, moves.GemsSold)}
    assert sold == {(2, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)}


def test_other_purchases_do_not_disenchant_gems() -> None:
    state = poor()
    state.dust[0] = 15
    assert refusal(state, moves.BuyMarker(20)).startswith("The price is 20")
    play(state, moves.Disenchant(box.SAPPHIRE, True), moves.BuyMarker(20))
    assert state.dust[0] == 4


@pytest.mark.parametrize(("gem", "cost"), [(box.OPAL, 7), (box.SAPPHIRE, 14), (box.EMERALD, 21)])
def test_a_gem_is_paid_at_the_cost_of_ones_knowledge(gem: int, cost: int) -> None:
    state = poor()
    state.levels[0] = (3, 0, 0, 0, 0, 0)
    state.artifacts[0] = (1, *(0,) * 11)
    state.deck.remove(box.GRIMOIRE)
    state.dust[0] = cost - 1
    assert refusal(state, moves.Enchant(gem)).startswith(f"The price is {cost}")
    state.dust[0] = cost
    assert play(state, moves.Enchant(gem))[0] == moves.Paid(0, cost, (), cost, 0, 0)


def test_the_default_is_named_purse_or_not() -> None:
    state = poor()
    give(state, 0, *cards(box.WHITE, 8, 12), *rich(box.BLUE))
    state.dust[0] = 2
    best = best_purse(state.hands[0], 2, 20)
    first, second = state.clone(), state.clone()
    assert play(first, moves.BuyMarker(20)) == play(second, moves.BuyMarker(20, best))
    assert first.hands == second.hands
    assert best == rich(box.BLUE)  # three places for no value lost


def test_lots_that_cost_what_the_dust_is_take_all_of_it() -> None:
    state = poor()
    offer(state, box.CRYSTAL)
    state.dust[0] = 40
    knock_down(state, box.CRYSTAL, 40)
    play(state, moves.Pay())
    assert state.dust[0] == 0
    assert state.spiral[0] == (2, 1, 0, 0, 0)
    assert refusal(state, moves.Pay()) == "That is not what you have to decide now."


few = st.tuples(*(st.integers(0, 2) for _ in range(5)))


@given(few, few, st.integers(0, 4), st.integers(1, 150))
def test_ways_to_raise_dust_are_all_those_of_which_every_gem_is_needed(
    spiral: moves.GemCounts, pentagon: moves.GemCounts, level: int, missing: int
) -> None:
    backs = [base * (10 - level) // 10 // 2 for base in (10, 20, 30, 40, 60)]
    state = poor()
    state.levels[0] = (level, 0, 0, 0, 0, 0)
    state.spiral[0], state.pentagon[0] = spiral, pentagon
    owned = [active + idle for active, idle in zip(spiral, pentagon, strict=True)]
    wanted = set()
    for counts in product(*(range(count + 1) for count in owned)):
        raised = sum(count * back for count, back in zip(counts, backs, strict=True))
        needed = [back for count, back in zip(counts, backs, strict=True) if count]
        if raised >= missing and all(raised - back < missing for back in needed):
            wanted.add(counts)
    ways = gem_sales(state, 0, missing)
    counts_of_ways = [
        tuple(a + b for a, b in zip(active, idle, strict=True)) for active, idle in ways
    ]
    assert set(counts_of_ways) == wanted
    assert len(counts_of_ways) == len(wanted)
    for active, idle in ways:
        for gem in range(5):
            assert active[gem] <= spiral[gem]
            assert idle[gem] == pentagon[gem] or not active[gem]
