# SPDX-License-Identifier: MIT
"""Tests auctions at a table of Zavandor: keys and clicks type, raise and refuse bids."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.zavandor.boards import board, owning
from tests.games.zavandor.views import card
from tests.table import arranged
from tests.table.sizes import measured
from tests.table.tables import click, point
from wizardtable.games.zavandor.rules import components, terms
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction, PassBid
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view import VIEW
from wizardtable.games.zavandor.view.auction import (
    BID_FIELD_KEY,
    Auction,
    bid_objection,
    is_reachable_bid,
    quick_raises,
)
from wizardtable.games.zavandor.view.auction_figures import History, bidders, estimated_wealth
from wizardtable.paint.theme import Look
from wizardtable.table.table_view import TableView
from wizardtable.table.zones import Box

OFFER = (components.CRYSTAL, components.ELIXIR, components.GRIMOIRE)


def rich(seats: int = 3, **changes: Any) -> Observation:
    """Returns an observation in which every seat can pay about 90, and some artifacts are on
    offer."""
    changes.setdefault("open", OFFER)
    changes.setdefault("dust", (50,) * seats)
    changes.setdefault("hand", (card(components.BLUE, 5), card(components.RED, 15)))
    return board(seats, **changes)


def press(table: TableView, *keys: Qt.Key) -> None:
    table.setFocus()
    for key in keys:
        QTest.keyClick(table, key)


def opened(qtbot: QtBot, observation: Observation, lot: int = components.CRYSTAL) -> TableView:
    """Returns a table at which the viewer has clicked a lot on offer."""
    table = arranged.table_of(qtbot, arranged.Arranged(observation))
    key = next(key for key in table.table.items_by_key if key[:2] == ("lot", lot))
    click(table, point(table, key))
    return table


def test_a_click_on_the_bid_says_how_it_is_changed(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    click(table, point(table, BID_FIELD_KEY))
    assert table.card.key == BID_FIELD_KEY
    explanation = table.sitting.explain(BID_FIELD_KEY)
    assert explanation is not None
    assert explanation.lines == ("Type a number, scroll here, or press + and −.",)


def test_a_click_on_a_lot_prepares_its_auction_with_the_minimum(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    made = arranged.actions_of(table)
    assert arranged.written(table, "title") == "Protection Crystal"
    click(table, point(table, arranged.button("bid")))
    assert made == [OpenAuction(components.CRYSTAL, 40)]


@pytest.mark.parametrize("escape", [Qt.Key.Key_Escape, None])
def test_a_prepared_auction_is_taken_back_by_escape_or_right_click(
    qtbot: QtBot, escape: Qt.Key | None
) -> None:
    table = opened(qtbot, rich())
    made = arranged.actions_of(table)
    assert arranged.on_stage(table)
    if escape is None:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 640))
    else:
        press(table, escape)
    assert not arranged.on_stage(table)
    assert made == []


def test_back_leaves_the_auction_unopened(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    click(table, point(table, arranged.button("back")))
    assert not arranged.on_stage(table)


def test_digits_make_a_bid_and_enter_bids_it(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    made = arranged.actions_of(table)
    press(table, Qt.Key.Key_4, Qt.Key.Key_8, Qt.Key.Key_Return)
    assert made == [OpenAuction(components.CRYSTAL, 48)]


def test_a_digit_too_many_is_erased(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    made = arranged.actions_of(table)
    press(table, Qt.Key.Key_4, Qt.Key.Key_8, Qt.Key.Key_2, Qt.Key.Key_Backspace)
    press(table, Qt.Key.Key_Return)
    assert made == [OpenAuction(components.CRYSTAL, 48)]


def test_plus_minus_and_quick_raises_change_the_bid(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    made = arranged.actions_of(table)
    click(table, point(table, arranged.button("raise:10")))
    click(table, point(table, arranged.button("more")))
    press(table, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    click(table, point(table, arranged.button("bid")))
    assert made == [OpenAuction(components.CRYSTAL, 51)]


def test_the_wheel_turns_the_number(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    for way, wanted in ((120, "41"), (120, "42"), (-120, "41"), (-120, "40"), (-120, "40")):
        wheel(table, point(table, ("stage", "field")), way)
        field = table.table.items_by_key["stage", "field"]
        assert field.placement.sprite.details[0] == wanted


def wheel(table: TableView, at: QPoint, way: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(table.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, way),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.viewport(), event)


def test_the_highest_bid_counts_cards_dust_and_gems_after_discounts(qtbot: QtBot) -> None:
    observation = rich(artifacts=owning(3, {0: [components.CRYSTAL_BALL]}))
    table = opened(qtbot, observation, components.ELIXIR)
    made = arranged.actions_of(table)
    click(table, point(table, arranged.button("highest")))
    # 50 dust, cards of 20, two opals for 4 each and a sapphire for 9, and 5 off an Elixir
    assert arranged.written(table, "sum") == "92 − 5 (Crystal Ball) = 87"
    click(table, point(table, arranged.button("bid")))
    assert made == [OpenAuction(components.ELIXIR, 92)]


def test_the_price_says_how_it_comes_about(qtbot: QtBot) -> None:
    observation = rich(
        order=(1, 0, 2),
        standing=(14, 18, 3),
        artifacts=owning(3, {0: [components.CRYSTAL_BALL, components.CRYSTAL_BALL]}),
    )
    table = opened(qtbot, observation, components.ELIXIR)
    press(table, Qt.Key.Key_6, Qt.Key.Key_4)
    assert arranged.written(table, "sum") == "64 + 5 (2nd in turn order) − 10 (Crystal Ball) = 59"


def test_a_bid_beyond_ones_means_is_refused_with_the_arithmetic(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    made, refused = arranged.actions_of(table), arranged.reasons_of(table)
    press(table, Qt.Key.Key_9, Qt.Key.Key_9, Qt.Key.Key_Return)
    assert made == []
    assert len(refused) == 1
    assert "99" in refused[0]
    assert "87" in refused[0]
    assert arranged.written(table, "foot") == refused[0]
    bid = next(choice for choice in table.offers.choices if choice.id == "bid")
    assert not bid.is_open


def test_a_quick_raise_goes_no_further_than_ones_means(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    for _ in range(4):
        click(table, point(table, arranged.button("raise:20")))
    assert table.table.items_by_key["stage", "field"].placement.sprite.details[0] == "80"
    shut = {choice.id for choice in table.offers.choices if not choice.is_open}
    assert {"raise:10", "raise:20"} <= shut
    assert "raise:5" not in shut
    click(table, point(table, arranged.button("highest")))
    assert table.table.items_by_key["stage", "field"].placement.sprite.details[0] == "87"


def test_under_the_wrath_of_the_sages_a_ruinous_bid_is_warned_about(qtbot: QtBot) -> None:
    table = opened(qtbot, rich(wrath=True))
    made = arranged.actions_of(table)
    press(table, Qt.Key.Key_9, Qt.Key.Key_9)
    assert "eliminate" in arranged.written(table, "foot")
    press(table, Qt.Key.Key_Return)
    assert made == [OpenAuction(components.CRYSTAL, 99)]


def test_one_may_bid_more_or_pass(qtbot: QtBot) -> None:
    game = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0)
    table = arranged.table_of(qtbot, game)
    made = arranged.actions_of(table)
    press(table, Qt.Key.Key_Return)
    click(table, point(table, arranged.button("pass")))
    assert made == [Bid(45), PassBid()]


@pytest.mark.parametrize(("amount", "marked"), [(45, "bid"), (50, "raise:5"), (48, None)])
def test_a_hint_marks_the_button_or_the_number(
    qtbot: QtBot, amount: int, marked: str | None
) -> None:
    table = arranged.table_of(
        qtbot, arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0)
    )
    wanted = arranged.button(marked) if marked else ("stage", "field")
    assert table.sitting.suggest(Bid(amount)) == (wanted,)


def test_where_a_bid_would_cost_gems_it_says_so_and_passing_stands_out(qtbot: QtBot) -> None:
    poor = rich(dust=(19, 50, 50), spiral=((0, 0, 4, 0, 0),) * 3)
    table = arranged.table_of(qtbot, arranged.Arranged(poor).auction(components.CRYSTAL, 40, 44, 0))
    made = arranged.actions_of(table)
    assert (
        arranged.written(table, "foot")
        == "Your cards and dust are 6 short: you would have to disenchant gems."
    )
    assert [choice.id for choice in table.offers.choices if choice.is_primary] == ["pass"]
    press(table, Qt.Key.Key_Return)
    press(table, Qt.Key.Key_Plus, Qt.Key.Key_Return)
    assert made == [PassBid(), Bid(46)]


def test_a_bidder_knows_what_his_own_cards_are_worth(qtbot: QtBot) -> None:
    table = arranged.table_of(
        qtbot, arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0)
    )
    worth = [
        table.table.items_by_key["stage", "seat", seat].placement.sprite.details[2]
        for seat in range(2)
    ]
    assert worth == ["70", "≈ 50"]


def test_the_buttons_of_the_stage_appear_with_it(qtbot: QtBot) -> None:
    table = arranged.table_of(qtbot, arranged.Arranged(rich()))
    table.set_pace(1.0, 1.0, False)
    key = next(key for key in table.table.items_by_key if key[:2] == ("lot", components.CRYSTAL))
    table.intents.click(key)  # as a click does
    items = table.table.items_by_key
    assert items[arranged.button("bid")].posture.opacity < 1
    assert items["stage", "sheet"].posture.opacity < 1
    table.skip()
    assert items[arranged.button("bid")].posture.opacity == 1


def test_who_has_passed_is_struck_out_and_who_leads_is_marked(qtbot: QtBot) -> None:
    game = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0)
    table = arranged.table_of(qtbot, game)
    details = {
        seat: table.table.items_by_key["stage", "seat", seat].placement.sprite.details[3:5]
        for seat in range(3)
    }
    assert details == {0: ("40", "in"), 1: ("44", "leads"), 2: ("passed", "passed")}


def test_who_owns_a_belt_takes_no_part_in_the_auction_of_another(qtbot: QtBot) -> None:
    observation = rich(
        open=(components.BELT, components.RUNESTONE, components.GRIMOIRE),
        artifacts=owning(3, {1: [components.BELT]}),
    )
    game = arranged.Arranged(observation).auction(components.BELT, 40)
    standing = {
        bidder.seat: bidder.standing.value
        for bidder in bidders(game.frame(0).observation, components.BELT)
    }
    assert standing == {0: "leads", 1: "barred", 2: "in"}


def test_watching_others_bid_offers_nothing_but_tells_all(qtbot: QtBot) -> None:
    game = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44)
    table = arranged.table_of(qtbot, game)
    assert table.offers.choices == ()
    assert arranged.written(table, "watching") == "Circe may bid or pass."
    assert arranged.written(table, "price") == "If you win at 45, you pay"


def test_the_bids_so_far_are_remembered_in_their_order(qtbot: QtBot) -> None:
    game = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0, 50)
    frame = game.frame(1)
    history = History()
    history.follow(frame.observation, frame.events)
    assert history.bids == [(0, 40), (1, 44), (2, 0), (0, 50)]


def test_a_pass_that_was_undone_is_forgotten() -> None:
    history = History()
    passed = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0).frame(0)
    history.follow(passed.observation, passed.events)
    assert (2, 0) in history.bids
    undone = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44).frame(2)
    history.follow(undone.observation, ())
    assert history.bids == [(0, 40), (1, 44)]


def test_after_a_match_is_opened_the_standing_bids_are_known() -> None:
    game = arranged.Arranged(rich()).auction(components.CRYSTAL, 40, 44, 0, 50)
    history = History()
    history.follow(game.frame(1).observation, ())
    assert history.bids == [(1, 44), (0, 50)]


def test_what_a_rival_can_spend_is_reckoned_from_what_everybody_sees() -> None:
    observation = board(standard=((0,) * 4, (1, 0, 2, 0), (0,) * 4), dust=(0, 12, 0))
    assert estimated_wealth(observation, 1) == 12 + 5 + 20
    assert (
        estimated_wealth(replace(observation, concentrated=((0,) * 4, (0, 1, 0, 0), (0,) * 4)), 1)
        == 67
    )


@pytest.mark.parametrize("scale", [1.0, 1.5, 1.75])
@pytest.mark.parametrize("size", [(640, 400), (700, 586), (980, 666), (2200, 1380)])
@pytest.mark.parametrize("seats", [2, 6])
def test_all_of_the_stage_stands_in_its_room_at_every_size(
    qtbot: QtBot, seats: int, size: tuple[int, int], scale: float
) -> None:
    game = arranged.Arranged(rich(seats)).auction(components.CRYSTAL, 40)
    frame = game.frame(1)
    sitting = game.spec.view.sit()
    sitting.present(frame)
    layout = sitting.lay_out(float(size[0]), float(size[1]), Look(scale=scale))
    offers = sitting.offers()
    boxes = [piece.spot.box for piece in layout.pieces if piece.key[0] == "stage"]
    placed = [choice.box for choice in offers.choices if choice.box is not None]
    assert placed
    for box in (*boxes, *placed):
        assert box.is_within(layout.stage, slack=1), box
    lot = next(p for p in layout.pieces if p.key[0] == "lot" and p.z > 3000)
    assert lot.spot.box.is_within(layout.stage)
    for i, box in enumerate(placed):
        assert not any(box.meets(other) for other in placed[i + 1 :])
        assert box.w > 20
        assert box.h > 14
    assert not any(_covers(layout.stage, p.spot.box) for p in layout.pieces if p.key[0] == "energy")


def _covers(stage: Box, piece: Box) -> bool:
    return stage.inset(2).meets(piece)


@pytest.mark.parametrize(
    "amounts", [(40, 47, 55, 79), pytest.param(range(40, 80), marks=pytest.mark.long)]
)
def test_no_two_quick_raises_lead_to_the_same_bid(qtbot: QtBot, amounts: Sequence[int]) -> None:
    for dust in amounts:
        table = opened(qtbot, rich(dust=(dust, 50, 50), hand=()))
        shown = [choice for choice in table.sitting.offers().choices if choice.detail]
        assert len({choice.detail for choice in shown}) == len(shown)
        assert all(int(choice.detail) != 40 for choice in shown), "that is prepared already"
        table.close()


def test_an_auction_is_as_sharp_in_a_window_that_was_resized(qtbot: QtBot) -> None:
    table = opened(qtbot, rich())
    for size in ((1003, 701), (1111, 733)):
        table.resize(*size)
        QApplication.processEvents()
    table.table.finish_painting()
    blurred = []
    for key in arranged.on_stage(table):
        item = table.table.items_by_key[key]
        corner, worn = item.pos() + item.offset(), item.picture
        whole = all(abs(at - round(at)) < 0.01 for at in (corner.x(), corner.y()))
        if worn is None or abs(worn.width - item.placement.spot.box.w) > 0.1 or not whole:
            blurred.append(key)
    assert not blurred


def test_what_a_lot_does_stays_in_sight_beside_a_warning(qtbot: QtBot) -> None:
    table = opened(qtbot, rich(hand=(), dust=(36, 50, 50)))
    assert arranged.written(table, "foot")
    assert arranged.written(table, "effect") == str(terms.lot_effect(components.CRYSTAL))


def test_seat_names_keep_their_size_in_an_auction(qtbot: QtBot) -> None:
    frame = arranged.Arranged(rich()).frame()
    sizes = []
    for frame_shown in (frame, arranged.Arranged(rich()).auction(components.CRYSTAL, 40).frame()):
        sitting = VIEW.sit()
        sitting.present(frame_shown)
        table = measured(sitting, arranged.SPEC, (1240, 666), 100)
        sizes.append([table.writings["seat", seat][0] for seat in range(3)])
    assert sizes[0] == sizes[1]


def test_a_bid_that_is_shut_says_whether_it_is_too_low_or_beyond_ones_means() -> None:
    shown = Auction(components.CRYSTAL, True, True, 40, least=40, highest=25, reason=None)
    assert str(bid_objection(shown, 25)) == "The lowest possible bid is 40."
    assert str(bid_objection(shown, 45)) == "You cannot afford this bid."
    assert bid_objection(replace(shown, highest=60), 45) is None
    buttons = dict(quick_raises(shown))
    assert not is_reachable_bid(shown, buttons["highest"])
