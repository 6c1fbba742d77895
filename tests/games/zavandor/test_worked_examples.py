# SPDX-License-Identifier: MIT
"""The worked examples of the rules page have the results that the page says."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, payments, prices, worked_examples

SAPPHIRES = 0


@pytest.mark.parametrize(
    "case",
    [worked_examples.FIRST_ROUND_INCOME, worked_examples.FOUR_SAPPHIRES_INCOME],
    ids=["first", "four"],
)
def test_gems_bring_the_cards_and_the_dust_of_the_example(case: worked_examples.Draw) -> None:
    state = tables.table()
    tables.gems(state, 0, case.gems)
    income = economy.income(state, 0)
    assert income.standard == (case.cards, 0, 0, 0)
    assert income.concentrated == (case.concentrated, 0, 0, 0)
    assert income.dust == case.dust


def test_an_emerald_costs_and_gives_back_what_the_example_says() -> None:
    case, state = worked_examples.EMERALD_SALE, tables.table()
    tables.learn(state, 0, gems=case.level)
    assert economy.gem_cost(state, 0, case.gem) == case.cost
    assert economy.refund(state, 0, case.gem) == case.refund


def test_the_winner_of_the_example_pays_what_it_says() -> None:
    case, state = worked_examples.SENTINEL_PRICE, tables.table(5)
    seat = box.MAGICIAN
    others = [other_seat for other_seat in range(5) if other_seat != seat]
    state.order = (others[0], seat, *others[1:])
    state.standing = tuple(
        case.points if other_seat in (seat, others[0]) else 9 for other_seat in range(5)
    )
    tables.learn(state, seat, artifacts=case.lore)
    tables.own(state, seat, *([box.MASK] * case.masks))
    assert state.order.index(seat) == case.place
    price = prices.lot_price(state, seat, case.lot, case.bid)
    assert tuple(amount for _, amount in price.parts) == case.parts
    assert price.total == case.total


def test_the_payment_of_the_example_is_the_one_the_program_proposes() -> None:
    case = worked_examples.PAYMENT
    hand = tables.cards(SAPPHIRES, *case.hand)
    purse = payments.best_purse(hand, case.dust, case.price)
    assert sorted(box.VALUES[card] for card in purse) == sorted(case.cards)
    assert case.price - sum(case.cards) == case.spent
    assert economy.holdable_dust(case.dust - case.spent) == case.left


def test_the_dust_of_the_example_counts_and_shrinks_as_it_says() -> None:
    case = worked_examples.DUST_TRIM
    assert economy.dust_places(case.dust) == case.counts > case.limit
    assert economy.dust_places(case.left) <= case.limit
    assert not [
        dust
        for dust in range(case.left + 1, case.dust)
        if economy.holdable_dust(dust) == dust
        and economy.holdable_dust(case.dust - dust) == case.dust - dust
        and economy.dust_places(dust) <= case.limit
    ]
