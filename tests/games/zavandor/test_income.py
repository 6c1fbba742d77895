# SPDX-License-Identifier: MIT
"""The income from gems, artifacts, Energy Flow and the Nine Sages in each round."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import income, mean_income, opal_dust
from wizardtable.games.zavandor.rules.energy import receive_income
from wizardtable.games.zavandor.rules.state import State


def drew(journal: list[moves.ZavandorEvent], seat: int = 0) -> moves.Drew:
    (event,) = [other for other in journal if isinstance(other, moves.Drew) and other.seat == seat]
    """Returns the only income event of a seat."""
    return event


def lone(spiral: tuple[int, int, int, int, int], **options: bool) -> State:
    """Returns a table at which seat 0, a Kobold without dust, has these active gems."""
    state = tables.table(3, characters=(5, 0, 2), **options)
    tables.learn(state, 0, accumulation=4)
    tables.gems(state, 0, spiral)
    state.dust[0] = 0
    return state


@pytest.mark.parametrize(
    ("opals", "dust"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 12), (5, 15), (6, 20)]
)
def test_opals_bring_ten_dust_by_threes(opals: int, dust: int) -> None:
    assert opal_dust(opals) == dust
    state = lone((opals, 0, 0, 0, 0))
    tables.next_round(state)
    assert state.dust[0] == dust


def test_each_active_gem_brings_a_card_of_its_kind_and_inactive_ones_bring_nothing() -> None:
    state = lone((0, 1, 2, 3, 1))
    state.pentagon[0] = (1, 1, 1, 1, 1)
    for gem in range(5):
        state.supply[gem] -= 1
    journal = tables.next_round(state)
    assert drew(journal).standard == (1, 2, 3, 1)
    assert drew(journal).concentrated == (0, 0, 0, 0)
    assert sorted(box.KINDS[card] for card in state.hands[0]) == [0, 1, 1, 2, 2, 2, 3]
    assert state.dust[0] == 0


@pytest.mark.parametrize("kind", [box.BLUE, box.GREEN, box.WHITE, box.RED])
def test_four_of_a_colour_give_one_concentrated_card_and_2_dust(kind: int) -> None:
    spiral = [0, 0, 0, 0, 0]
    spiral[kind + 1] = 4
    state = lone((spiral[0], spiral[1], spiral[2], spiral[3], spiral[4]))
    journal = tables.next_round(state)
    assert state.hands[0] == tables.rich(kind)
    assert state.dust[0] == 2
    assert drew(journal).cards == ()


def test_seven_of_a_colour_give_one_concentrated_card_and_three_others() -> None:
    state = lone((0, 0, 7, 0, 0))
    journal = tables.next_round(state)
    assert drew(journal).concentrated == (0, 1, 0, 0)
    assert drew(journal).standard == (0, 3, 0, 0)
    assert state.dust[0] == 2


def test_eight_of_a_colour_give_two_concentrated_cards_and_4_dust() -> None:
    state = lone((0, 0, 7, 0, 0))
    tables.own(state, 0, box.CRYSTAL)
    journal = tables.next_round(state)
    assert drew(journal).concentrated == (0, 2, 0, 0)
    assert (state.dust[0], state.hands[0]) == (4, tables.rich(box.GREEN, box.GREEN))


def test_the_crystal_brings_an_emerald_card_and_the_chalice_a_ruby_card() -> None:
    state = lone((0, 0, 0, 0, 0))
    tables.own(state, 0, box.CRYSTAL, box.CRYSTAL, box.CHALICE)
    journal = tables.next_round(state)
    assert drew(journal).standard == (0, 2, 0, 1)


def test_crystal_and_chalice_count_towards_four() -> None:
    state = lone((0, 0, 3, 0, 3))
    tables.own(state, 0, box.CRYSTAL, box.CHALICE)
    tables.next_round(state)
    assert state.hands[0] == tables.rich(box.GREEN, box.RED)
    assert state.dust[0] == 4


@pytest.mark.parametrize(("level", "dust"), [(1, 0), (2, 2), (3, 5), (4, 10)])
def test_energy_flow_brings_the_dust_of_its_level_alone(level: int, dust: int) -> None:
    state = lone((0, 0, 0, 0, 0))
    tables.learn(state, 0, flow=level)
    tables.next_round(state)
    assert state.dust[0] == dust


def test_a_whole_income_of_dust_is_one_gain() -> None:
    state = lone((1, 0, 0, 0, 0))  # 2 dust
    state.dust[0] = 5
    tables.learn(state, 0, flow=2)  # and 2 more
    journal = tables.next_round(state)
    assert state.dust[0] == 9
    assert (drew(journal).dust, drew(journal).lost) == (4, 0)


def test_four_sapphires_and_two_sage_sapphires_are_one_concentrated_card_and_two_loose() -> None:
    state = lone((0, 4, 0, 0, 0))
    state.coming[0] = (2, 0, 0, 0)
    journal = tables.next_round(state)
    assert state.hands[0][2:] == tables.rich(box.BLUE)
    assert [box.KINDS[card] for card in state.hands[0][:2]] == [box.BLUE, box.BLUE]
    assert len(state.hands[0]) == 3
    assert state.dust[0] == 2
    order = [type(e) for e in journal if getattr(e, "seat", -1) == 0]
    assert order.index(moves.Drew) < order.index(moves.SagesGave)
    assert state.coming[0] == (0, 0, 0, 0)


def test_sage_cards_of_a_gem_one_may_not_enchant_become_dust_of_the_value_printed() -> None:
    state = lone((0, 0, 0, 0, 0))
    state.coming[0] = (2, 2, 2, 2)
    journal = tables.next_round(state)
    (gave,) = tables.events(journal, moves.SagesGave)
    (turned,) = tables.events(journal, moves.SagesConverted)
    assert isinstance(gave, moves.SagesGave)
    assert isinstance(turned, moves.SagesConverted)
    assert gave.standard == (2, 0, 0, 0)
    assert [box.KINDS[card] for card in turned.cards] == [
        box.GREEN,
        box.GREEN,
        box.WHITE,
        box.WHITE,
        box.RED,
        box.RED,
    ]
    assert turned.dust == sum(box.VALUES[card] for card in turned.cards) == state.dust[0]
    assert len(state.hands[0]) == 2
    assert [len(pile) for pile in state.discards] == [0, 2, 2, 2]


@pytest.mark.parametrize(
    ("owned", "kept"),
    [
        (box.GRIMOIRE, (2, 2, 0, 0)),
        (box.CRYSTAL, (2, 2, 0, 0)),
        (box.ELIXIR, (2, 0, 2, 0)),
        (box.CHALICE, (2, 0, 0, 2)),
    ],
)
def test_sage_cards_stay_cards_where_the_gem_may_be_enchanted_or_an_artifact_draws_them(
    owned: int, kept: moves.EnergyCounts
) -> None:
    state = lone((0, 0, 0, 0, 0))
    tables.own(state, 0, owned)  # type: ignore[arg-type]
    state.coming[0] = (2, 2, 2, 2)
    (gave,) = tables.events(tables.next_round(state), moves.SagesGave)
    assert isinstance(gave, moves.SagesGave)
    assert gave.standard == kept


def test_sage_rubies_stay_with_the_permission_even_with_five_rubies_owned() -> None:
    state = lone((0, 0, 0, 0, 5))
    tables.learn(state, 0, fire=4)
    state.coming[0] = (0, 0, 0, 2)
    (gave,) = tables.events(tables.next_round(state), moves.SagesGave)
    assert isinstance(gave, moves.SagesGave)
    assert gave.standard == (0, 0, 0, 2)


def test_with_keep_sage_cards_all_of_them_stay_cards() -> None:
    state = lone((0, 0, 0, 0, 0), keep_sages=True)
    state.coming[0] = (2, 2, 2, 2)
    journal = tables.next_round(state)
    assert not tables.events(journal, moves.SagesConverted)
    assert len(state.hands[0]) == 8


def test_dust_of_gems_and_sages_is_settled_once() -> None:
    state = lone((0, 0, 0, 0, 0))
    tables.empty(state, box.GREEN)
    state.coming[0] = (0, 2, 0, 0)
    tables.learn(state, 0, flow=2)
    journal: list[moves.ZavandorEvent] = []
    receive_income(state, 0, journal)
    assert state.dust[0] == 2 + 7 + 7  # two missing cards, at the mean of their kind
    assert drew(journal).dust == 16
    assert not tables.events(journal, moves.SagesConverted)


def test_cards_that_are_not_there_are_dust_worth_the_mean_rounded_down() -> None:
    state = lone((0, 0, 3, 0, 0))
    tables.empty(state, box.GREEN)
    journal: list[moves.ZavandorEvent] = []
    receive_income(state, 0, journal)
    assert state.hands[0] == ()
    assert state.dust[0] == 21
    assert (drew(journal).standard, drew(journal).dust) == ((0, 0, 0, 0), 21)


def test_the_1_or_3_rule_takes_one_of_an_income_of_three() -> None:
    state = lone((0, 0, 0, 0, 0))
    tables.learn(state, 0, flow=2)
    state.coming[0] = (0, 1, 0, 0)
    state.decks[box.GREEN].sort(key=lambda card: -box.VALUES[card])  # a card of 5 is next
    journal = tables.next_round(state)
    (turned,) = tables.events(journal, moves.SagesConverted)
    assert isinstance(turned, moves.SagesConverted)
    assert (turned.dust, turned.lost, state.dust[0]) == (5, 0, 7)
    assert drew(journal).lost == 0


def test_discards_are_shuffled_into_a_deck_when_it_is_empty() -> None:
    state = lone((0, 0, 2, 0, 0))
    green = list(state.decks[box.GREEN])
    state.decks[box.GREEN], state.discards[box.GREEN] = green[:1], green[1:]
    journal = tables.next_round(state)
    assert tables.events(journal, moves.Reshuffled) == [moves.Reshuffled(box.GREEN, 35)]
    assert len(state.hands[0]) == 2
    assert len(state.decks[box.GREEN]) == 34
    assert state.discards[box.GREEN] == []


def test_the_order_in_which_cards_were_spent_does_not_matter_for_the_shuffle() -> None:
    states = [lone((0, 0, 2, 0, 0)) for _ in range(2)]
    for state, step in zip(states, (1, -1), strict=True):
        green = sorted(state.decks[box.GREEN])
        state.decks[box.GREEN], state.discards[box.GREEN] = [], green[::step]
        tables.next_round(state)
    assert states[0].decks[box.GREEN] == states[1].decks[box.GREEN]
    assert states[0].hands[0] == states[1].hands[0]


def test_without_a_concentrated_card_in_the_supply_the_four_cards_are_dealt_without_bonus() -> None:
    state = lone((0, 0, 4, 0, 0))
    tables.give(state, 1, *tables.rich(*[box.GREEN] * 8))
    receive_income(state, 0, None)
    assert [box.KINDS[card] for card in state.hands[0]] == [box.GREEN] * 4
    assert state.dust[0] == 0


def test_with_one_concentrated_card_left_eight_gems_give_it_and_four_cards() -> None:
    state = lone((0, 0, 7, 0, 0))
    tables.own(state, 0, box.CRYSTAL)
    tables.give(state, 1, *tables.rich(*[box.GREEN] * 7))
    receive_income(state, 0, None)
    assert [box.KINDS[card] for card in state.hands[0]] == [box.GREEN] * 5
    assert state.hands[0].count(tables.rich(box.GREEN)[0]) == 1
    assert state.dust[0] == 2


def test_players_receive_in_turn_order() -> None:
    state = tables.table(3)
    tables.gems(state, 1, (0, 2, 2, 0, 0))
    journal = tables.next_round(state)
    assert state.order[0] == 1
    assert [e.seat for e in journal if isinstance(e, moves.Drew)] == list(state.order)


def test_the_expected_income_is_what_comes() -> None:
    state = lone((3, 0, 3, 0, 1))
    tables.own(state, 0, box.CRYSTAL)
    tables.learn(state, 0, flow=3)
    expected = income(state, 0)
    journal = tables.next_round(state)
    assert drew(journal).standard == expected.standard == (0, 0, 0, 1)
    assert drew(journal).concentrated == expected.concentrated == (0, 1, 0, 0)
    assert state.dust[0] == expected.dust == 10 + 2 + 5
    assert mean_income(state, 0) == 17 + 30 + 15


def test_cards_spent_are_not_drawn_again_before_the_deck_is_empty() -> None:
    state = lone((0, 3, 0, 0, 0))
    tables.give(state, 1, *tables.cards(box.BLUE, 3, 4))
    state.discards[box.BLUE] = list(state.hands[1])
    state.hands[1] = ()
    tables.next_round(state)
    assert len(state.discards[box.BLUE]) == 2
