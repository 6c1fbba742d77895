# SPDX-License-Identifier: MIT
"""Knowledge: markers, steps, what every level of every domain gives, free advances."""

import pytest

from tests.games.zavandor.tables import (
    cards,
    events,
    gems,
    give,
    learn,
    next_round,
    offer,
    own,
    play,
    refusal,
    table,
    win,
)
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import (
    free_slots,
    gem_cost,
    hand_limit,
    may_enchant,
    most_rubies,
    refund,
    slots,
)
from wizardtable.games.zavandor.rules.moves import (
    Advance,
    Advanced,
    AdvanceLost,
    BuyMarker,
    Decline,
    Enchant,
    EndTurn,
    FreeAdvance,
    MarkerGained,
    Paid,
    SagesGave,
)
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import ADVANCE, TURN, State


def wealthy(seats: int = 3, *, keep_sages: bool = False) -> State:
    """Seat 0 is a Witch with 500 dust."""
    state = table(seats, keep_sages=keep_sages)
    state.dust[0] = 500
    return state


@pytest.mark.parametrize(
    ("domain", "costs"),
    [
        (box.GEM_LORE, (2, 4, 8, 16)),
        (box.ENERGY_FLOW, (3, 6, 12, 24)),
        (box.FIRE, (5, 10, 15, 20)),
        (box.NINE_SAGES, (3, 6, 12, 24)),
        (box.ARTIFACT_LORE, (2, 4, 8, 16)),
        (box.ACCUMULATION, (2, 4, 8, 16)),
    ],
)
def test_each_step_costs_what_the_page_says(domain: int, costs: tuple[int, ...]) -> None:
    state = table(3, characters=(domain, (domain + 1) % 6, (domain + 2) % 6))
    state.dust[0] = 500
    for level in (2, 3, 4):
        before = state.dust[0]
        journal = play(state, Advance(domain))
        assert before - state.dust[0] == costs[level - 1]
        assert events(journal, Advanced) == [Advanced(0, domain, level, costs[level - 1], False)]
        state.advanced = False
    assert refusal(state, Advance(domain)).startswith("You have reached the highest level of")


@pytest.mark.parametrize("domain", range(1, 6))
def test_entering_a_domain_costs_the_first_step_and_a_marker_bought_for_it(domain: int) -> None:
    state = wealthy()
    step = (2, 3, 5, 3, 2, 2)[domain]
    assert refusal(state, Advance(domain)) == "Entering a domain takes a marker."
    journal = play(state, Advance(domain, 25))
    assert state.dust[0] == 500 - 25 - step
    assert state.markers[0] == (20, 30, 35, 40)
    assert state.waiting[0] == 0
    told = [type(event) for event in journal]
    assert told == [Paid, MarkerGained, Advanced]
    assert events(journal, Advanced) == [Advanced(0, domain, 1, step, False)]


def test_a_marker_is_bought_into_the_pentagon_and_waits_there_for_a_domain() -> None:
    state = wealthy()
    play(state, BuyMarker(40))
    assert state.waiting[0] == 1
    assert state.markers[0] == (20, 25, 30, 35)
    assert refusal(state, BuyMarker(40)) == "You have no such marker left to buy."
    play(state, Advance(box.FIRE))
    assert state.waiting[0] == 0
    assert state.dust[0] == 500 - 40 - 5


def test_any_of_the_markers_left_can_be_bought_and_no_other() -> None:
    for price in (20, 25, 30, 35, 40):
        state = wealthy()
        play(state, BuyMarker(price))
        assert state.dust[0] == 500 - price
    assert refusal(wealthy(), BuyMarker(10)) == "You have no such marker left to buy."
    assert refusal(wealthy(), Advance(box.FIRE, 10)) == "You have no such marker left to buy."


def test_who_has_a_waiting_marker_may_still_buy_another_for_the_step() -> None:
    state = wealthy()
    play(state, BuyMarker(20), Advance(box.FIRE, 25))
    assert state.waiting[0] == 1


def test_there_is_a_marker_for_every_domain_and_each_takes_only_one() -> None:
    state = wealthy()
    for domain, price in zip((1, 2, 3, 4, 5), (20, 25, 30, 35, 40), strict=True):
        play(state, Advance(domain, price))
        state.advanced = False
    assert state.markers[0] == ()
    assert refusal(state, Advance(box.FIRE, 20)) == "Only entering a domain takes a marker."


def test_only_one_advance_a_turn_can_be_paid_for() -> None:
    state = wealthy()
    play(state, Advance(box.GEM_LORE))
    reason = "You may pay for one advance in a turn only."
    assert refusal(state, Advance(box.GEM_LORE)) == refusal(state, Advance(box.FIRE, 20)) == reason
    state.dust[0] = 10
    next_round(state)
    while state.active != 0:
        play(state, EndTurn())
    play(state, Advance(box.GEM_LORE))


def test_an_advance_is_paid_like_everything_else() -> None:
    state = table()
    state.dust[0] = 4
    give(state, 0, *cards(box.GREEN, 9))
    reason = refusal(state, Advance(box.FIRE, 20))
    assert reason == "This costs 25; your cards and dust are worth 13."
    play(state, Advance(box.GEM_LORE, 0, cards(box.GREEN, 9)))
    assert state.dust[0] == 4 + 9 - 4
    assert state.hands[0] == ()


# What the levels give.


@pytest.mark.parametrize(
    ("level", "costs", "refunds"),
    [
        (0, (10, 20, 30, 40, 60), (5, 10, 15, 20, 30)),
        (1, (9, 18, 27, 36, 54), (4, 9, 13, 18, 27)),
        (2, (8, 16, 24, 32, 48), (4, 8, 12, 16, 24)),
        (3, (7, 14, 21, 28, 42), (3, 7, 10, 14, 21)),
        (4, (6, 12, 18, 24, 36), (3, 6, 9, 12, 18)),
    ],
)
def test_gems_lowers_costs_and_refunds(
    level: int, costs: tuple[int, ...], refunds: tuple[int, ...]
) -> None:
    state = table(2, characters=(1, 0))
    if level:
        learn(state, 0, gems=level)
    assert tuple(gem_cost(state, 0, gem) for gem in range(5)) == costs
    assert tuple(refund(state, 0, gem) for gem in range(5)) == refunds


@pytest.mark.parametrize("level", range(5))
def test_fire_allows_rubies_at_level_4_only(level: int) -> None:
    state = wealthy()
    if level:
        learn(state, 0, fire=level)
    assert may_enchant(state, 0, box.RUBY) == (level == 4)
    if level == 4:
        play(state, Enchant(box.RUBY))
    else:
        reason = "Rubies can be enchanted from level 4 of Fire only."
        assert refusal(state, Enchant(box.RUBY)) == reason


def test_with_druids_ruby_only_the_druid_may_own_one_from_level_3() -> None:
    state = table(3, characters=(2, 0, 1), druid_ruby=True)
    state.dust[0] = 500
    learn(state, 0, fire=2)
    assert most_rubies(state, 0) == 0
    assert refusal(state, Enchant(box.RUBY)) == (
        "The Druid can enchant a ruby from level 3 of Fire only."
    )
    learn(state, 0, fire=3)
    play(state, Enchant(box.RUBY))
    assert refusal(state, Enchant(box.RUBY)) == "You may own no more than a ruby."
    learn(state, 0, fire=4)
    play(state, Enchant(box.RUBY))
    learn(state, 1, fire=3)
    assert most_rubies(state, 1) == 0
    plain = table(3, characters=(2, 0, 1))
    learn(plain, 0, fire=3)
    assert most_rubies(plain, 0) == 0


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_nine_sages_bring_two_cards_of_the_level_from_the_next_round(level: int) -> None:
    state = wealthy(keep_sages=True)
    if level > 1:
        learn(state, 0, sages=level - 1)
    play(state, Advance(box.NINE_SAGES, 20 if level == 1 else 0))
    due = tuple(2 * int(kind == level - 1) for kind in range(4))
    assert state.coming[0] == due
    assert state.hands[0] == ()
    gave = [e for e in next_round(state) if isinstance(e, SagesGave)]
    assert [(e.seat, e.standard) for e in gave] == [(0, due)]
    assert state.coming[0] == (0, 0, 0, 0)


def test_two_levels_of_the_sages_in_one_round_bring_the_cards_of_both() -> None:
    state = wealthy(keep_sages=True)
    learn(state, 0, sages=1)
    offer(state, box.RUNESTONE)
    play(state, Advance(box.NINE_SAGES))
    win(state, box.RUNESTONE, 20)
    play(state, FreeAdvance(box.NINE_SAGES))
    assert state.coming[0] == (0, 2, 2, 0)


@pytest.mark.parametrize(("level", "less"), [(1, 0), (2, 5), (3, 5), (4, 10)])
def test_artifacts_lower_prices_and_those_of_sentinels_doubly(level: int, less: int) -> None:
    state = table()
    learn(state, 0, artifacts=level)
    assert lot_price(state, 0, box.WAND, 60).total == 60 - less
    assert lot_price(state, 0, box.OWL, 120).total == 120 - 2 * less


@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_accumulation_adds_active_slots(level: int, more: int) -> None:
    state = table()
    learn(state, 0, accumulation=level)
    assert slots(state, 0) == 5 + more


def test_eleven_active_gems_are_the_ceiling() -> None:
    state = table()
    learn(state, 0, accumulation=4)
    own(state, 0, box.WAND)
    state.artifacts[0] = tuple(int(n in (3, 8)) for n in range(12))
    state.deck.remove(3)  # type: ignore[arg-type]
    gems(state, 0, (6, 5, 0, 0, 0))
    assert (slots(state, 0), free_slots(state, 0)) == (11, 0)


def test_level_4_of_a_domain_counts_two_points() -> None:
    state = table()
    before = points(state, 0)
    learn(state, 0, gems=3, fire=3)
    assert points(state, 0) == before
    learn(state, 0, gems=4, fire=4)
    assert points(state, 0) == before + 4


# Hand limits.


def test_entering_domains_changes_the_hand_limit_but_not_that_of_the_start() -> None:
    state = table(6, characters=range(6))
    assert [hand_limit(state, seat) for seat in range(6)] == [4, 4, 5, 5, 6, 6]
    for seat in range(6):
        changes = {"gems": -1, "flow": -1, "fire": 0, "sages": 0, "artifacts": 1, "accumulation": 1}
        for number, (name, change) in enumerate(changes.items()):
            if number != seat:
                before = hand_limit(state, seat)
                learn(state, seat, **{name: 1})
                assert hand_limit(state, seat) == before + change
                learn(state, seat, **{name: 4})
                assert hand_limit(state, seat) == before + change


def test_each_crystal_ball_and_the_wand_add_three_to_the_hand_limit() -> None:
    state = table(3)
    own(state, 0, box.CRYSTAL_BALL, box.CRYSTAL_BALL)
    assert hand_limit(state, 0) == 10
    own(state, 0, box.WAND)
    assert hand_limit(state, 0) == 13


# Free advances.


def test_a_free_advance_costs_nothing_and_is_besides_the_one_that_is_paid_for() -> None:
    state = wealthy()
    offer(state, box.RUNESTONE)
    play(state, Advance(box.GEM_LORE))
    win(state, box.RUNESTONE, 20)
    before = state.dust[0]
    assert state.phase == ADVANCE
    journal = play(state, FreeAdvance(box.GEM_LORE))
    assert events(journal, Advanced) == [Advanced(0, box.GEM_LORE, 3, 0, True)]
    assert state.dust[0] == before
    assert state.phase == TURN


def test_a_free_advance_enters_a_domain_only_with_a_waiting_marker() -> None:
    state = wealthy()
    offer(state, box.RUNESTONE)
    win(state, box.RUNESTONE, 20)
    reason = "A free advance enters a domain only with a waiting marker."
    assert refusal(state, FreeAdvance(box.FIRE)) == reason
    assert list(RULES.legal_actions(state)) == [FreeAdvance(box.GEM_LORE), Decline()]
    state = wealthy()
    offer(state, box.RUNESTONE)
    play(state, BuyMarker(20))
    win(state, box.RUNESTONE, 20)
    play(state, FreeAdvance(box.FIRE))
    assert state.waiting[0] == 0
    assert state.levels[0][box.FIRE] == 1


def test_there_are_six_domains_and_four_levels() -> None:
    state = wealthy()
    assert refusal(state, Advance(6)) == refusal(state, Advance(-1)) == "There is no such domain."
    learn(state, 0, gems=4, fire=1)
    offer(state, box.RUNESTONE)
    win(state, box.RUNESTONE, 20)
    assert refusal(state, FreeAdvance(6)) == "There is no such domain."
    assert refusal(state, FreeAdvance(box.GEM_LORE)) == (
        "You have reached the highest level of the knowledge of Gems."
    )
    assert list(RULES.legal_actions(state)) == [FreeAdvance(box.FIRE), Decline()]


def test_a_free_advance_may_be_declined_and_is_gone_then() -> None:
    state = wealthy()
    offer(state, box.RUNESTONE)
    win(state, box.RUNESTONE, 20)
    assert play(state, Decline()) == [AdvanceLost(0, True)]
    assert state.phase == TURN
    assert (
        refusal(state, FreeAdvance(box.GEM_LORE))
        == "There is nothing of the kind to be decided now."
    )


def test_a_free_advance_is_lost_where_none_is_possible() -> None:
    state = wealthy()
    learn(state, 0, gems=4)
    offer(state, box.MASK)
    journal = win(state, box.MASK, 50)
    assert events(journal, AdvanceLost) == [AdvanceLost(0, False)]
    assert state.phase == TURN


def test_a_talisman_gives_two_advances_in_one_domain_or_in_two() -> None:
    state = wealthy()
    offer(state, box.TALISMAN)
    win(state, box.TALISMAN, 100)
    assert refusal(state, EndTurn()) == "First take or decline the free advance."
    play(state, FreeAdvance(box.GEM_LORE), FreeAdvance(box.GEM_LORE))
    assert state.levels[0][box.GEM_LORE] == 3
    state = wealthy()
    offer(state, box.TALISMAN)
    play(state, BuyMarker(20))
    win(state, box.TALISMAN, 100)
    play(state, FreeAdvance(box.FIRE), FreeAdvance(box.GEM_LORE))
    assert (state.levels[0][box.FIRE], state.levels[0][box.GEM_LORE]) == (1, 2)


def test_the_second_advance_of_a_talisman_is_lost_where_the_first_was_the_last_possible() -> None:
    state = wealthy()
    learn(state, 0, gems=3)
    offer(state, box.TALISMAN)
    win(state, box.TALISMAN, 100)
    journal = play(state, FreeAdvance(box.GEM_LORE))
    assert events(journal, AdvanceLost) == [AdvanceLost(0, False)]
    assert state.phase == TURN


def test_declining_the_first_advance_of_a_talisman_leaves_the_second() -> None:
    state = wealthy()
    offer(state, box.TALISMAN)
    win(state, box.TALISMAN, 100)
    play(state, Decline())
    assert state.phase == ADVANCE
    play(state, FreeAdvance(box.GEM_LORE))


def test_a_runestone_won_in_another_turn_is_used_at_once_by_its_owner() -> None:
    state = wealthy()
    state.dust[1] = 100
    offer(state, box.RUNESTONE)
    win(state, box.RUNESTONE, 20, winner=1)
    assert (state.phase, state.mover, state.active) == (ADVANCE, 1, 0)
    play(state, FreeAdvance(box.FIRE))
    assert state.levels[1][box.FIRE] == 2
    assert (state.phase, state.mover) == (TURN, 0)
    assert not state.advanced


def test_sage_rubies_of_the_fourth_level_need_no_gem_of_ones_own() -> None:
    state = wealthy()
    learn(state, 0, sages=3, fire=4)
    play(state, Advance(box.NINE_SAGES))
    gave = [e for e in next_round(state) if isinstance(e, SagesGave)]
    assert [e.standard for e in gave] == [(0, 0, 0, 2)]
