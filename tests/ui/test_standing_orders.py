# SPDX-License-Identifier: MIT
"""Tests bidding limits and passing in advance, by mouse, keyboard and list of moves."""

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.table.zavandor import _WEIGHTS, SPEC
from tests.ui.windows import ADA, BOB, GREEDY, Hands
from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import AUTHOR_STANDING_ORDER, Match, Player
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import AUCTION
from wizardtable.games.zavandor.text.conduct import BidLimit, PassLot
from wizardtable.ui.match.features.advice_feature import AdviceFeature

ME, ANOTHER = Seat(0), Player("Rolf", "random")


def auction(*players: Player, mine: bool) -> Match:
    """Returns a match with a lot opened by another seat, in which the first seat can bid 10 more.

    The first seat is not the highest bidder. It is to move if `mine` is true.
    """
    for seed in range(60):
        match, rng = Match(SPEC, Setup(len(players)), seed, players), random.Random(seed)
        for _ in range(700):
            if match.to_move is None:
                break
            observation: Any = match.observe(ME)
            asked = match.to_move == ME
            out_of_turn = observation.phase == AUCTION and 0 not in (
                observation.active,
                observation.bidder,
            )
            if out_of_turn and observation.bidding[0] and asked == mine:
                orders = SPEC.conduct.orders(observation)
                if BidLimit(observation.auctions, observation.bid + 10) in orders:
                    return match
            menu = match.menu()
            weights = [_WEIGHTS.get(type(action), 1.0) for action in menu]
            match.play(rng.choices(menu, weights)[0])
    raise AssertionError("no such auction")


def sit(hands: Hands, match: Match, *, alone: bool = True) -> None:
    """Shows a match on the table; if `alone` is true, the opponents do nothing by themselves."""
    hands.main.page.show_match(match, None)
    if alone:
        hands.controller._minds.stop_waiting()
    hands.main.rooms.enter(hands.main.page)


def limit(match: Match, more: int) -> BidLimit:
    observation: Any = match.observe(ME)
    return BidLimit(observation.auctions, observation.bid + more)


def others_bid(match: Match, hands: Hands) -> None:
    """Raises the bid by one for the seat to move; the controller then plays what standing orders
    decide."""
    hands.controller._play(moves.Bid(match.observe(ME).bid + 1), mine=False)  # type: ignore[attr-defined]


def test_a_limit_bids_the_least_raise_until_it_is_reached_and_then_passes(hands: Hands) -> None:
    match = auction(ADA, BOB, mine=True)
    match.players = (ADA, ANOTHER)
    sit(hands, match)
    before, start = len(match.actions), match.observe(ME).bid  # type: ignore[attr-defined]
    hands.controller.act_with_care(limit(match, 3))
    hands.qtbot.waitUntil(lambda: match.to_move != ME)
    hands.controller._minds.stop_waiting()
    others_bid(match, hands)
    hands.qtbot.waitUntil(lambda: match.to_move != ME)
    hands.controller._minds.stop_waiting()
    others_bid(match, hands)
    hands.qtbot.waitUntil(lambda: isinstance(match.actions[-1], moves.PassBid))
    bids = [match.actions[i] for i in range(before, len(match.actions)) if match.mover(i) == ME]
    assert bids == [moves.Bid(start + 1), moves.Bid(start + 3), moves.PassBid()]
    mine = [i for i in range(before, len(match.actions)) if match.mover(i) == ME]
    assert [match.author(i) for i in mine] == ["", AUTHOR_STANDING_ORDER, AUTHOR_STANDING_ORDER], (
        "the first was decided now"
    )
    assert "(Decided in advance.)" in hands.main.page.panel.log.text()


def test_undo_goes_back_past_what_an_order_played_to_where_it_was_given(hands: Hands) -> None:
    match = auction(ADA, BOB, mine=True)
    match.players = (ADA, ANOTHER)
    match.assisted = True  # no question is asked
    before = len(match.actions)
    sit(hands, match)
    hands.controller.act_with_care(limit(match, 3))
    hands.qtbot.waitUntil(lambda: match.to_move != ME)
    hands.controller._minds.stop_waiting()
    others_bid(match, hands)
    hands.qtbot.waitUntil(lambda: match.to_move != ME)
    assert len(match.actions) == before + 3
    hands.controller.undo()
    assert len(match.actions) == before
    assert hands.controller.may_act
    assert hands.controller.autoplay.order_of(ME) is None


def test_a_pass_in_advance_is_played_as_soon_as_it_is_asked_for(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=False)
    sit(hands, match)
    observation: Any = match.observe(ME)
    hands.controller.act_with_care(PassLot(observation.auctions))
    hands.qtbot.waitUntil(lambda: not match.observe(ME).bidding[0])  # type: ignore[attr-defined]
    passed = [i for i, action in enumerate(match.actions) if action == moves.PassBid()]
    assert any(match.mover(i) == ME and match.author(i) == AUTHOR_STANDING_ORDER for i in passed)
    hands.qtbot.waitUntil(lambda: hands.controller.autoplay.order_of(ME) is None)


def test_an_order_can_be_taken_back_before_it_answers(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=False)
    sit(hands, match)
    hands.controller.act_with_care(limit(match, 5))
    assert hands.controller.autoplay.order_of(ME) == limit(match, 5)
    hands.controller.act_with_care(NoOrder())
    assert hands.controller.autoplay.order_of(ME) is None


def test_the_opponents_see_nothing_of_an_order(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=False)
    sit(hands, match)
    before = match.observe(Seat(1))
    hands.controller.act_with_care(limit(match, 5))
    assert match.observe(Seat(1)) == before


@pytest.mark.parametrize("mine", [True, False])
def test_the_panel_takes_a_limit_by_mouse_and_by_keyboard(hands: Hands, mine: bool) -> None:
    for by_mouse in (True, False):
        match = auction(ADA, GREEDY, ANOTHER, mine=mine)
        sit(hands, match)
        hands.controller.their_speed = 0  # nothing is played meanwhile
        highest_bid = match.observe(ME).bid + 10  # type: ignore[attr-defined]
        for digit in str(highest_bid):
            QTest.keyClick(hands.table, digit)
        if by_mouse:
            hands.click(("table", "choice", "limit"))
        else:
            QTest.keyClick(hands.table, Qt.Key.Key_U)
        assert hands.controller.autoplay.order_of(ME) == limit(match, 10)


def test_the_panel_passes_in_advance_and_takes_it_back(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=False)
    sit(hands, match)
    hands.controller.hold(True)
    hands.controller.hold(False)
    hands.controller._minds.stop_waiting()
    hands.click(("table", "choice", "forgo"))
    observation: Any = match.observe(ME)
    assert hands.controller.autoplay.order_of(ME) == PassLot(observation.auctions)
    hands.controller._minds.stop_waiting()
    hands.click(("table", "choice", "withdraw"))
    assert hands.controller.autoplay.order_of(ME) is None


def test_the_list_of_moves_has_the_orders_in_ones_own_turn_and_in_anothers(hands: Hands) -> None:
    for mine in (True, False):
        match = auction(ADA, GREEDY, ANOTHER, mine=mine)
        sit(hands, match)
        listed = hands.main.page.panel.moves
        orders = [action for action in listed.offered_actions if isinstance(action, StandingOrder)]
        assert limit(match, 10) in orders
        assert any(isinstance(action, PassLot) for action in orders) != mine
        listed.setCurrentRow(listed.row_of(limit(match, 10)))
        QTest.keyClick(listed, Qt.Key.Key_Return)
        assert hands.controller.autoplay.order_of(ME) == limit(match, 10)
        first = listed.item(0).text()
        assert first.startswith("Cancel: bid up to ")


def test_a_number_that_is_typed_stays_while_others_bid(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=False)
    sit(hands, match)
    QTest.keyClick(hands.table, "7")
    hands.controller._show(animate=False)
    QTest.keyClick(hands.table, "5")
    field = hands.table.table.items_by_key[("stage", "field")]
    assert field.placement.sprite.details[0] == "75"


def test_an_order_holds_when_the_match_is_left_and_gone_on_with(
    hands: Hands, tmp_path: Path
) -> None:
    match, path = auction(ADA, GREEDY, ANOTHER, mine=False), tmp_path / "a.wizardtable"
    page = hands.main.page
    page.show_match(match, path)
    hands.controller.hold(True)
    hands.controller.act_with_care(limit(match, 10))
    page.leave()
    page.open(path)
    hands.controller.hold(True)
    assert hands.controller.autoplay.order_of(ME) == limit(match, 10)


@pytest.mark.parametrize("mine", [True, False])
def test_why_not_says_that_orders_are_not_judged_and_when_moves_are(
    hands: Hands, mine: bool
) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=mine)
    sit(hands, match)
    page = hands.main.page
    listed = page.panel.moves
    listed.setCurrentRow(listed.row_of(limit(match, 10)))
    QTest.keyClick(listed, "?")
    wanted = "not moves decided in advance." if mine else "when it is your turn to decide."
    assert page.bar.words.startswith("The Grand Magus ")
    assert page.bar.words.endswith(wanted)
    assert not page.feature(AdviceFeature).sheet.is_speaking


def test_why_not_says_the_same_while_an_order_answers(hands: Hands) -> None:
    match = auction(ADA, GREEDY, ANOTHER, mine=True)
    sit(hands, match)
    hands.controller.act_with_care(limit(match, 10))
    page = hands.main.page
    assert hands.controller.autoplay.is_busy
    page.panel.moves.setCurrentRow(0)
    QTest.keyClick(page.panel.moves, "?")
    assert page.bar.words.endswith("when it is your turn to decide.")
