# SPDX-License-Identifier: MIT
"""Tests payments and discards at a table of Zavandor: by one click, or with every card chosen."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.zavandor.boards import board
from tests.games.zavandor.views import card
from tests.table import arranged
from tests.table.sizes import written
from tests.table.tables import click, drag, point, zone_point
from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.economy import hand_size, holdable_dust
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Discard, Enchant, Pay
from wizardtable.games.zavandor.rules.payments import best_purse, payment_outcome
from wizardtable.games.zavandor.rules.state import DISCARD, Observation
from wizardtable.games.zavandor.view import payment_sums
from wizardtable.games.zavandor.view.draft import Draft, numbered_hand, picked_cards
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Sprite

FIVE, SIX, NINE, FIFTEEN = (
    card(components.BLUE, 5),
    card(components.BLUE, 6),
    card(components.GREEN, 9),
    card(components.RED, 15),
)
HAND = (FIVE, SIX, NINE, FIFTEEN)
OFFER = (components.CRYSTAL, components.ELIXIR, components.GRIMOIRE)


def rich(**changes: Any) -> Observation:
    changes.setdefault("open", OFFER)
    changes.setdefault("dust", (12, 10, 20))
    changes.setdefault("hand", HAND)
    return board(3, **changes)


def won(qtbot: QtBot, bid: int, **changes: Any) -> TableView:
    """Returns a table at which seat 0 has won a Protection Crystal."""
    changes.setdefault("levels", ((0,) * 6, (0,) * 6, (0,) * 6))
    return arranged.table_of(
        qtbot, arranged.Arranged(rich(**changes)).auction(components.CRYSTAL, bid, 0, 0)
    )


def otherwise(qtbot: QtBot, key: Any, **changes: Any) -> TableView:
    """Returns a table at which the viewer has right-clicked a purchase, to choose the cards that
    pay."""
    table = arranged.table_of(qtbot, arranged.Arranged(rich(**changes)))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=point(table, key))
    return table


def energy(face: components.Card, number: int = 0) -> Any:
    return ("energy", int(face), number)


def figures(table: TableView) -> dict[str, str]:
    """Returns the figures beside the tray, by label."""
    rows = {}
    for i in range(9):
        label, figure = arranged.written(table, f"label{i}"), arranged.written(table, f"figure{i}")
        if label:
            rows[label] = figure
    return rows


def test_one_click_pays_for_a_lot_in_the_best_way(qtbot: QtBot) -> None:
    table = won(qtbot, 40)
    made = arranged.actions_of(table)
    click(table, point(table, arranged.button("pay")))
    assert made == [Pay(best_purse(HAND, 12, 40))]


def test_enter_pays_too(qtbot: QtBot) -> None:
    table = won(qtbot, 40)
    made = arranged.actions_of(table)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert made == [Pay(best_purse(HAND, 12, 40))]


def test_the_cards_that_pay_lie_in_the_tray_and_the_others_in_hand(qtbot: QtBot) -> None:
    table = won(qtbot, 40)
    tray = next(zone.box for zone in table.layout_now.zones if zone.id == "tray")
    best = list(best_purse(HAND, 12, 40))
    for face in HAND:
        box = table.table.items_by_key[energy(face)].box()
        assert tray.holds(*box.centre) == (face in best)


def test_a_right_click_on_a_gem_opens_its_payment(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    made = arranged.actions_of(table)
    assert arranged.written(table, "title") == "Sapphire"
    click(table, point(table, arranged.button("best")))
    click(table, point(table, arranged.button("pay")))
    assert len(made) == 1
    assert isinstance(made[0], Enchant)
    assert made[0].purse == best_purse(HAND, 12, 18)


def test_a_payment_opened_by_hand_is_taken_back_by_escape(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not arranged.on_stage(table)


def test_a_held_purchase_is_paid_otherwise_with_the_key_p(qtbot: QtBot) -> None:
    table = arranged.table_of(qtbot, arranged.Arranged(rich()))
    click(table, point(table, ("supply", components.SAPPHIRE)))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_A)
    assert arranged.written(table, "title") == "Sapphire"


def test_a_click_puts_a_card_into_the_tray_and_another_takes_it_out(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    draft = table.sitting._stage.draft  # type: ignore[attr-defined]
    before = list(draft.picked)
    other = next(face for face in HAND if (face, 0) not in before)
    click(table, point(table, energy(other)))
    assert draft.picked == [*before, (other, 0)]
    click(table, point(table, energy(other)))
    assert draft.picked == before


def test_cards_are_dragged_in_and_out(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    draft = table.sitting._stage.draft  # type: ignore[attr-defined]
    before = list(draft.picked)
    other = next(face for face in HAND if (face, 0) not in before)
    drag(table, point(table, energy(other)), zone_point(table, "tray"))
    assert (other, 0) in draft.picked
    drag(table, point(table, energy(other)), QPoint(200, 640))
    assert draft.picked == before


def test_a_dragged_card_let_go_where_it_was_stays_there(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    draft = table.sitting._stage.draft  # type: ignore[attr-defined]
    before = list(draft.picked)
    start = point(table, energy(before[0][0]))
    drag(table, start, start + QPoint(30, 0))
    assert draft.picked == before


def test_a_superfluous_card_closes_the_payment_with_the_reason(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    made, refused = arranged.actions_of(table), arranged.reasons_of(table)
    for face in HAND:
        if (face, 0) not in table.sitting._stage.draft.picked:  # type: ignore[attr-defined]
            click(table, point(table, energy(face)))
    pay = next(choice for choice in table.offers.choices if choice.id == "pay")
    assert not pay.is_open
    click(table, point(table, arranged.button("pay")))
    assert made == []
    assert refused == [arranged.written(table, "foot")]
    assert "you can pay with one card fewer" in refused[0]


def test_too_few_cards_are_told_with_what_is_missing(qtbot: QtBot) -> None:
    table = won(qtbot, 40)
    for face in best_purse(HAND, 12, 40):
        click(table, point(table, energy(face)))
    assert figures(table)["Still to pay"] == "28"
    assert figures(table)["Dust"] == "12"  # no more than the viewer owns
    click(table, point(table, arranged.button("best")))
    assert "Still to pay" not in figures(table)


def test_price_change_and_what_is_lost_are_told(qtbot: QtBot) -> None:
    table = otherwise(
        qtbot, ("marker", 0, 20), hand=(FIFTEEN, NINE), dust=(0, 10, 20), levels=((0,) * 6,) * 3
    )
    assert figures(table) == {
        "Cards": "24",
        "Change, in dust": "4",
        "Dust left": "4",
        "Places taken afterwards": "2 / 4",
    }
    table = otherwise(
        qtbot, ("marker", 0, 20), hand=(FIFTEEN, SIX), dust=(0, 10, 20), levels=((0,) * 6,) * 3
    )
    assert figures(table)["Dust lost (1 or 3 cannot be kept)"] == "1"


@pytest.mark.parametrize(("dust", "shown"), [(1, ["1"]), (2, ["2"]), (3, ["3"]), (7, ["5", "2"])])
def test_what_dust_is_shown_comes_to_what_is_paid(
    qapp: object, dust: int, shown: list[str]
) -> None:
    purse = Sprite("stage.dust", ("", dust))
    figures = [
        writing.text for writing in written(arranged.SPEC, purse, (120, 120)) if writing.figure
    ]
    assert sorted(figures) == sorted(shown)


def test_a_new_domain_is_paid_for_together_with_its_marker(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("domain", 0, components.FIRE))
    made = arranged.actions_of(table)
    assert arranged.written(table, "sum") == "5 + 20 (marker) = 25"
    click(table, point(table, arranged.button("pay")))
    assert made == [Advance(components.FIRE, 20, best_purse(HAND, 12, 25))]


def test_gems_are_disenchanted_where_cards_and_dust_do_not_suffice(qtbot: QtBot) -> None:
    table = won(qtbot, 56)
    made = arranged.actions_of(table)
    assert figures(table)["Dust from gems"] == "10"
    click(table, point(table, arranged.button("pay")))
    assert made == [Pay(HAND, (0, 1, 0, 0, 0))]


def test_another_gem_may_be_disenchanted_instead(qtbot: QtBot) -> None:
    table = won(qtbot, 56)
    made = arranged.actions_of(table)
    gems = [key for key in table.offers.sources if key[0] == "gem"]
    assert len(gems) == 3
    for key in gems:  # the sapphire comes back, the two opals go
        click(table, point(table, key))
    click(table, point(table, arranged.button("pay")))
    assert made == [Pay(HAND, (2, 0, 0, 0, 0))]


def test_no_gem_goes_that_the_price_does_not_need(qtbot: QtBot) -> None:
    table = won(qtbot, 40)
    gem = next(key for key in table.offers.sources if key[0] == "gem")
    click(table, point(table, gem))
    pay = next(choice for choice in table.offers.choices if choice.id == "pay")
    assert not pay.is_open


def test_other_purchases_offer_no_gems(qtbot: QtBot) -> None:
    table = otherwise(qtbot, ("supply", components.SAPPHIRE))
    assert {key[0] for key in table.offers.sources} == {"energy"}


def test_a_purchase_that_cannot_be_paid_does_not_open_its_payment(qtbot: QtBot) -> None:
    table = arranged.table_of(qtbot, arranged.Arranged(rich(hand=(), dust=(0, 0, 0))))
    refused = arranged.reasons_of(table)
    where = point(table, ("marker", 0, 40))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=where)
    assert not arranged.on_stage(table)
    assert len(refused) == 1


def test_equal_cards_are_picked_one_by_one() -> None:
    hand = (FIVE, FIVE, FIVE, NINE)
    assert numbered_hand(hand) == [(FIVE, 0), (FIVE, 1), (FIVE, 2), (NINE, 0)]
    draft = Draft()
    for held_card in picked_cards(hand, (FIVE, FIVE)):
        draft.toggle(held_card)
    assert list(draft.cards) == [FIVE, FIVE]
    draft.toggle((FIVE, 1))
    assert list(draft.cards) == [FIVE]


@pytest.mark.parametrize("seed", range(30))
def test_the_reckoning_agrees_with_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    faces = [face for deck in components.DECKS for face in deck] + list(components.CONCENTRATED)
    hand = tuple(sorted(rng.choice(faces) for _ in range(rng.randrange(7))))
    dust = holdable_dust(rng.randrange(30))
    price = rng.choice((20, 25, 30, 35, 40))
    observation = board(3, hand=hand, dust=(dust, 0, 0))
    if sum(components.VALUES[face] for face in hand) + dust < price:
        return
    draft = Draft(picked=picked_cards(hand, best_purse(hand, dust, price)))
    payment = payment_sums.payment_for(observation, draft, BuyMarker(price))
    expected = payment_outcome(dust, price, draft.cards)
    assert (payment.dust, payment.change, payment.lost) == (
        expected.dust_paid,
        expected.change,
        expected.lost,
    )
    remaining = list(hand)
    for face in draft.cards:
        remaining.remove(face)
    assert payment.size_after == hand_size(remaining, expected.dust_after)
    assert payment.missing == 0


# Discards.


def discarding(qtbot: QtBot, **changes: Any) -> TableView:
    """Returns a table at which seat 0, whose limit is 4, has too much in hand."""
    changes.setdefault("levels", ((1, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    return arranged.table_of(qtbot, arranged.Arranged(rich(phase=DISCARD, **changes)))


def test_the_discard_of_the_least_value_is_one_click(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(2, 0, 0))
    made = arranged.actions_of(table)
    click(table, point(table, arranged.button("discard")))
    assert made == [Discard((), 2)]


def test_the_cards_picked_are_discarded(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(2, 0, 0))
    made = arranged.actions_of(table)
    click(table, point(table, arranged.button("less")))
    click(table, point(table, energy(SIX)))
    click(table, point(table, arranged.button("discard")))
    assert made == [Discard((SIX,), 0)]


def test_dust_is_discarded_in_amounts_of_which_tiles_can_be_made(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(5, 0, 0), hand=(FIVE, SIX, FIFTEEN))
    made = arranged.actions_of(table)
    for key in table.offers.taken:
        click(table, point(table, key))
    click(table, point(table, arranged.button("more")))
    assert table.table.items_by_key["stage", "amount"].placement.sprite.details[0] == "5"
    click(table, point(table, arranged.button("discard")))
    assert made == [Discard((), 5)]


def test_a_click_on_a_tile_discards_its_dust(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(12, 0, 0), hand=(FIVE,))
    made = arranged.actions_of(table)
    while table.sitting._stage.draft.dust:  # type: ignore[attr-defined]
        click(table, point(table, arranged.button("less")))
    click(table, point(table, ("tile", 2, 0)))
    click(table, point(table, arranged.button("discard")))
    assert made == [Discard((), 2)]


def test_dust_in_the_tray_no_longer_lies_in_the_hand(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(12, 0, 0), hand=(FIVE,))
    while table.sitting._stage.draft.dust:  # type: ignore[attr-defined]
        click(table, point(table, arranged.button("less")))
    assert _tiles_in_hand(table) == [10, 2]
    click(table, point(table, ("tile", 2, 0)))
    assert _tiles_in_hand(table) == [10]
    click(table, point(table, arranged.button("less")))
    assert _tiles_in_hand(table) == [10, 2]


def _tiles_in_hand(table: TableView) -> list[int]:
    tiles = [int(piece.key[1]) for piece in table.layout_now.pieces if piece.key[0] == "tile"]
    return sorted(tiles, reverse=True)


def test_a_tile_may_be_dragged_into_the_tray(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(12, 0, 0), hand=(FIVE,))
    draft = table.sitting._stage.draft  # type: ignore[attr-defined]
    while draft.dust:
        click(table, point(table, arranged.button("less")))
    drag(table, point(table, ("tile", 2, 0)), zone_point(table, "tray"))
    assert draft.dust == 2


def test_the_least_value_comes_back_with_a_click(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(2, 0, 0))
    made = arranged.actions_of(table)
    click(table, point(table, energy(NINE)))
    click(table, point(table, arranged.button("best")))
    click(table, point(table, arranged.button("discard")))
    assert made == [Discard((), 2)]


def test_too_little_and_too_much_are_refused_with_the_reason(qtbot: QtBot) -> None:
    table = discarding(qtbot, dust=(2, 0, 0))
    made, refused = arranged.actions_of(table), arranged.reasons_of(table)
    click(table, point(table, arranged.button("less")))
    QTest.keyClick(table, Qt.Key.Key_Return)
    click(table, point(table, energy(SIX)))
    click(table, point(table, energy(FIVE)))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert made == []
    assert len(refused) == 2
    assert refused[0] != refused[1]


@pytest.mark.parametrize(
    ("dust", "steps"),
    [(0, [0]), (2, [0, 2]), (5, [0, 5]), (11, [0, 2, 4, 5, 6, 7, 9, 11])],
)
def test_neither_discarded_nor_kept_dust_is_one_or_three(dust: int, steps: list[int]) -> None:
    assert payment_sums.dust_steps(dust) == steps


@pytest.mark.parametrize("dust", [1, 3])
def test_what_gems_brought_this_turn_is_shown_in_full_until_it_is_spent(
    qtbot: QtBot, dust: int
) -> None:
    table = arranged.table_of(qtbot, arranged.Arranged(board(3, dust=(dust, 10, 20))))
    pieces = table.table.items_by_key
    assert pieces[("dust", 0)].placement.sprite == Sprite("chip", (f"Dust: {dust}",))
    assert pieces[("tile", 2, 0)].placement.sprite == Sprite("tile", (2, dust))
    explanation = table.sitting.explain(("dust", 0))
    assert explanation is not None
    assert "dust from the gems you disenchanted still counts in full" in " ".join(explanation.lines)
