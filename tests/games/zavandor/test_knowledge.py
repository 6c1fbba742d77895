# SPDX-License-Identifier: MIT
"""Knowledge: markers, steps, the effect of every level of every domain, and free advances."""

import pytest

from tests.games.zavandor import tables
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import ADVANCE, TURN, State


def wealthy(seats: int = 3, *, keep_sages: bool = False) -> State:
    """Returns a table at which seat 0 is a Witch with 500 dust."""
    state = tables.table(seats, keep_sages=keep_sages)
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
    state = tables.table(3, characters=(domain, (domain + 1) % 6, (domain + 2) % 6))
    state.dust[0] = 500
    for level in (2, 3, 4):
        before = state.dust[0]
        journal = tables.play(state, moves.Advance(domain))
        assert before - state.dust[0] == costs[level - 1]
        assert tables.events(journal, moves.Advanced) == [
            moves.Advanced(0, domain, level, costs[level - 1], False)
        ]
        state.advanced = False
    assert tables.refusal(state, moves.Advance(domain)).startswith(
        "You have already reached the highest level of"
    )


@pytest.mark.parametrize("domain", range(1, 6))
def test_entering_a_domain_costs_the_first_step_and_a_marker_bought_for_it(domain: int) -> None:
    state = wealthy()
    step = (2, 3, 5, 3, 2, 2)[domain]
    assert tables.refusal(state, moves.Advance(domain)) == "You need a marker to enter a domain."
    journal = tables.play(state, moves.Advance(domain, 25))
    assert state.dust[0] == 500 - 25 - step
    assert state.markers[0] == (20, 30, 35, 40)
    assert state.waiting[0] == 0
    classes = [type(event) for event in journal]
    assert classes == [moves.Paid, moves.MarkerGained, moves.Advanced]
    assert tables.events(journal, moves.Advanced) == [moves.Advanced(0, domain, 1, step, False)]


def test_a_marker_is_bought_into_the_pentagon_and_waits_there_for_a_domain() -> None:
    state = wealthy()
    tables.play(state, moves.BuyMarker(40))
    assert state.waiting[0] == 1
    assert state.markers[0] == (20, 25, 30, 35)
    assert (
        tables.refusal(state, moves.BuyMarker(40))
        == "You have already used this marker: choose another."
    )
    tables.play(state, moves.Advance(box.FIRE))
    assert state.waiting[0] == 0
    assert state.dust[0] == 500 - 40 - 5


def test_any_of_the_markers_left_can_be_bought_and_no_other() -> None:
    for price in (20, 25, 30, 35, 40):
        state = wealthy()
        tables.play(state, moves.BuyMarker(price))
        assert state.dust[0] == 500 - price
    assert (
        tables.refusal(wealthy(), moves.BuyMarker(10))
        == "You have already used this marker: choose another."
    )
    assert (
        tables.refusal(wealthy(), moves.Advance(box.FIRE, 10))
        == "You have already used this marker: choose another."
    )


def test_who_has_a_waiting_marker_may_still_buy_another_for_the_step() -> None:
    state = wealthy()
    tables.play(state, moves.BuyMarker(20), moves.Advance(box.FIRE, 25))
    assert state.waiting[0] == 1


def test_there_is_a_marker_for_every_domain_and_each_takes_only_one() -> None:
    state = wealthy()
    for domain, price in zip((1, 2, 3, 4, 5), (20, 25, 30, 35, 40), strict=True):
        tables.play(state, moves.Advance(domain, price))
        state.advanced = False
    assert state.markers[0] == ()
    assert (
        tables.refusal(state, moves.Advance(box.FIRE, 20))
        == "You are already in this domain: advance without a marker."
    )


def test_only_one_advance_a_turn_can_be_paid_for() -> None:
    state = wealthy()
    tables.play(state, moves.Advance(box.GEM_LORE))
    reason = "You have already paid for an advance this turn: only one is allowed."
    assert (
        tables.refusal(state, moves.Advance(box.GEM_LORE))
        == tables.refusal(state, moves.Advance(box.FIRE, 20))
        == reason
    )
    state.dust[0] = 10
    tables.next_round(state)
    while state.active != 0:
        tables.play(state, moves.EndTurn())
    tables.play(state, moves.Advance(box.GEM_LORE))


def test_an_advance_is_paid_like_everything_else() -> None:
    state = tables.table()
    state.dust[0] = 4
    tables.give(state, 0, *tables.cards(box.GREEN, 9))
    reason = tables.refusal(state, moves.Advance(box.FIRE, 20))
    assert reason == "The price is 25, but your cards and dust are worth only 13."
    tables.play(state, moves.Advance(box.GEM_LORE, 0, tables.cards(box.GREEN, 9)))
    assert state.dust[0] == 4 + 9 - 4
    assert state.hands[0] == ()


# Effects of the levels.


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
    state = tables.table(2, characters=(1, 0))
    if level:
        tables.learn(state, 0, gems=level)
    assert tuple(economy.gem_cost(state, 0, gem) for gem in range(5)) == costs
    assert tuple(economy.refund(state, 0, gem) for gem in range(5)) == refunds


@pytest.mark.parametrize("level", range(5))
def test_fire_allows_rubies_at_level_4_only(level: int) -> None:
    state = wealthy()
    if level:
        tables.learn(state, 0, fire=level)
    assert economy.may_enchant(state, 0, box.RUBY) == (level == 4)
    if level == 4:
        tables.play(state, moves.Enchant(box.RUBY))
    else:
        reason = "You need level 4 of Fire to enchant rubies."
        assert tables.refusal(state, moves.Enchant(box.RUBY)) == reason


def test_with_druids_ruby_only_the_druid_may_own_one_from_level_3() -> None:
    state = tables.table(3, characters=(2, 0, 1), druid_ruby=True)
    state.dust[0] = 500
    tables.learn(state, 0, fire=2)
    assert economy.ruby_limit(state, 0) == 0
    assert tables.refusal(state, moves.Enchant(box.RUBY)) == (
        "As the Druid, you need level 3 of Fire to enchant a ruby."
    )
    tables.learn(state, 0, fire=3)
    tables.play(state, moves.Enchant(box.RUBY))
    assert (
        tables.refusal(state, moves.Enchant(box.RUBY))
        == "You already own a ruby and may not own more."
    )
    tables.learn(state, 0, fire=4)
    tables.play(state, moves.Enchant(box.RUBY))
    tables.learn(state, 1, fire=3)
    assert economy.ruby_limit(state, 1) == 0
    plain = tables.table(3, characters=(2, 0, 1))
    tables.learn(plain, 0, fire=3)
    assert economy.ruby_limit(plain, 0) == 0


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_nine_sages_bring_two_cards_of_the_level_from_the_next_round(level: int) -> None:
    state = wealthy(keep_sages=True)
    if level > 1:
        tables.learn(state, 0, sages=level - 1)
    tables.play(state, moves.Advance(box.NINE_SAGES, 20 if level == 1 else 0))
    due = tuple(2 * int(kind == level - 1) for kind in range(4))
    assert state.coming[0] == due
    assert state.hands[0] == ()
    gave = [e for e in tables.next_round(state) if isinstance(e, moves.SagesGave)]
    assert [(e.seat, e.standard) for e in gave] == [(0, due)]
    assert state.coming[0] == (0, 0, 0, 0)


def test_two_levels_of_the_sages_in_one_round_bring_the_cards_of_both() -> None:
    state = wealthy(keep_sages=True)
    tables.learn(state, 0, sages=1)
    tables.offer(state, box.RUNESTONE)
    tables.play(state, moves.Advance(box.NINE_SAGES))
    tables.win(state, box.RUNESTONE, 20)
    tables.play(state, moves.FreeAdvance(box.NINE_SAGES))
    assert state.coming[0] == (0, 2, 2, 0)


@pytest.mark.parametrize(("level", "less"), [(1, 0), (2, 5), (3, 5), (4, 10)])
def test_artifacts_lower_prices_and_those_of_sentinels_doubly(level: int, less: int) -> None:
    state = tables.table()
    tables.learn(state, 0, artifacts=level)
    assert lot_price(state, 0, box.WAND, 60).total == 60 - less
    assert lot_price(state, 0, box.OWL, 120).total == 120 - 2 * less


@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_accumulation_adds_active_slots(level: int, more: int) -> None:
    state = tables.table()
    tables.learn(state, 0, accumulation=level)
    assert economy.slot_count(state, 0) == 5 + more


def test_eleven_active_gems_are_the_ceiling() -> None:
    state = tables.table()
    tables.learn(state, 0, accumulation=4)
    tables.own(state, 0, box.WAND)
    state.artifacts[0] = tuple(int(n in (3, 8)) for n in range(12))
    state.deck.remove(3)  # type: ignore[arg-type]
    tables.gems(state, 0, (6, 5, 0, 0, 0))
    assert (economy.slot_count(state, 0), economy.free_slot_count(state, 0)) == (11, 0)


def test_level_4_of_a_domain_counts_two_points() -> None:
    state = tables.table()
    before = points(state, 0)
    tables.learn(state, 0, gems=3, fire=3)
    assert points(state, 0) == before
    tables.learn(state, 0, gems=4, fire=4)
    assert points(state, 0) == before + 4


# Hand limits.


def test_entering_domains_changes_the_hand_limit_but_not_that_of_the_start() -> None:
    state = tables.table(6, characters=range(6))
    assert [economy.hand_limit(state, seat) for seat in range(6)] == [4, 4, 5, 5, 6, 6]
    for seat in range(6):
        changes = {"gems": -1, "flow": -1, "fire": 0, "sages": 0, "artifacts": 1, "accumulation": 1}
        for number, (name, change) in enumerate(changes.items()):
            if number != seat:
                before = economy.hand_limit(state, seat)
                tables.learn(state, seat, **{name: 1})
                assert economy.hand_limit(state, seat) == before + change
                tables.learn(state, seat, **{name: 4})
                assert economy.hand_limit(state, seat) == before + change


def test_each_crystal_ball_and_the_wand_add_three_to_the_hand_limit() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.CRYSTAL_BALL, box.CRYSTAL_BALL)
    assert economy.hand_limit(state, 0) == 10
    tables.own(state, 0, box.WAND)
    assert economy.hand_limit(state, 0) == 13


# Free advances.


def test_a_free_advance_costs_nothing_and_is_besides_the_one_that_is_paid_for() -> None:
    state = wealthy()
    tables.offer(state, box.RUNESTONE)
    tables.play(state, moves.Advance(box.GEM_LORE))
    tables.win(state, box.RUNESTONE, 20)
    before = state.dust[0]
    assert state.phase == ADVANCE
    journal = tables.play(state, moves.FreeAdvance(box.GEM_LORE))
    assert tables.events(journal, moves.Advanced) == [moves.Advanced(0, box.GEM_LORE, 3, 0, True)]
    assert state.dust[0] == before
    assert state.phase == TURN


def test_a_free_advance_enters_a_domain_only_with_a_waiting_marker() -> None:
    state = wealthy()
    tables.offer(state, box.RUNESTONE)
    tables.win(state, box.RUNESTONE, 20)
    reason = (
        "A free advance takes you into a new domain only if a marker is already in your pentagon."
    )
    assert tables.refusal(state, moves.FreeAdvance(box.FIRE)) == reason
    assert list(RULES.legal_actions(state)) == [moves.FreeAdvance(box.GEM_LORE), moves.Decline()]
    state = wealthy()
    tables.offer(state, box.RUNESTONE)
    tables.play(state, moves.BuyMarker(20))
    tables.win(state, box.RUNESTONE, 20)
    tables.play(state, moves.FreeAdvance(box.FIRE))
    assert state.waiting[0] == 0
    assert state.levels[0][box.FIRE] == 1


def test_there_are_six_domains_and_four_levels() -> None:
    state = wealthy()
    assert (
        tables.refusal(state, moves.Advance(6))
        == tables.refusal(state, moves.Advance(-1))
        == "That domain does not exist."
    )
    tables.learn(state, 0, gems=4, fire=1)
    tables.offer(state, box.RUNESTONE)
    tables.win(state, box.RUNESTONE, 20)
    assert tables.refusal(state, moves.FreeAdvance(6)) == "That domain does not exist."
    assert tables.refusal(state, moves.FreeAdvance(box.GEM_LORE)) == (
        "You have already reached the highest level of Gems."
    )
    assert list(RULES.legal_actions(state)) == [moves.FreeAdvance(box.FIRE), moves.Decline()]


def test_a_free_advance_may_be_declined_and_is_gone_then() -> None:
    state = wealthy()
    tables.offer(state, box.RUNESTONE)
    tables.win(state, box.RUNESTONE, 20)
    assert tables.play(state, moves.Decline()) == [moves.AdvanceLost(0, True)]
    assert state.phase == TURN
    assert (
        tables.refusal(state, moves.FreeAdvance(box.GEM_LORE))
        == "That is not what you have to decide now."
    )


def test_a_free_advance_is_lost_where_none_is_possible() -> None:
    state = wealthy()
    tables.learn(state, 0, gems=4)
    tables.offer(state, box.MASK)
    journal = tables.win(state, box.MASK, 50)
    assert tables.events(journal, moves.AdvanceLost) == [moves.AdvanceLost(0, False)]
    assert state.phase == TURN


def test_a_talisman_gives_two_advances_in_one_domain_or_in_two() -> None:
    state = wealthy()
    tables.offer(state, box.TALISMAN)
    tables.win(state, box.TALISMAN, 100)
    assert tables.refusal(state, moves.EndTurn()) == "First take or decline your free advance."
    tables.play(state, moves.FreeAdvance(box.GEM_LORE), moves.FreeAdvance(box.GEM_LORE))
    assert state.levels[0][box.GEM_LORE] == 3
    state = wealthy()
    tables.offer(state, box.TALISMAN)
    tables.play(state, moves.BuyMarker(20))
    tables.win(state, box.TALISMAN, 100)
    tables.play(state, moves.FreeAdvance(box.FIRE), moves.FreeAdvance(box.GEM_LORE))
    assert (state.levels[0][box.FIRE], state.levels[0][box.GEM_LORE]) == (1, 2)


def test_the_second_advance_of_a_talisman_is_lost_where_the_first_was_the_last_possible() -> None:
    state = wealthy()
    tables.learn(state, 0, gems=3)
    tables.offer(state, box.TALISMAN)
    tables.win(state, box.TALISMAN, 100)
    journal = tables.play(state, moves.FreeAdvance(box.GEM_LORE))
    assert tables.events(journal, moves.AdvanceLost) == [moves.AdvanceLost(0, False)]
    assert state.phase == TURN


def test_declining_the_first_advance_of_a_talisman_leaves_the_second() -> None:
    state = wealthy()
    tables.offer(state, box.TALISMAN)
    tables.win(state, box.TALISMAN, 100)
    tables.play(state, moves.Decline())
    assert state.phase == ADVANCE
    tables.play(state, moves.FreeAdvance(box.GEM_LORE))


def test_a_runestone_won_in_another_turn_is_used_at_once_by_its_owner() -> None:
    state = wealthy()
    state.dust[1] = 100
    tables.offer(state, box.RUNESTONE)
    tables.win(state, box.RUNESTONE, 20, winner=1)
    assert (state.phase, state.mover, state.active) == (ADVANCE, 1, 0)
    tables.play(state, moves.FreeAdvance(box.FIRE))
    assert state.levels[1][box.FIRE] == 2
    assert (state.phase, state.mover) == (TURN, 0)
    assert not state.advanced


def test_sage_rubies_of_the_fourth_level_need_no_gem_of_ones_own() -> None:
    state = wealthy()
    tables.learn(state, 0, sages=3, fire=4)
    tables.play(state, moves.Advance(box.NINE_SAGES))
    gave = [e for e in tables.next_round(state) if isinstance(e, moves.SagesGave)]
    assert [e.standard for e in gave] == [(0, 0, 0, 2)]
