# SPDX-License-Identifier: MIT
"""Tests that keys mean the same at the table on every keyboard layout."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.keys import AZERTY_TOP_ROW, key_event, press
from tests.table import arranged, wizards_gambit
from tests.table.tables import Game, click, point, shown
from tests.table.test_zavandor_auction import rich
from wizardtable.games.zavandor.rules import components
from wizardtable.table.keyboard import key_places
from wizardtable.table.keyboard.key_places import digit_of, key_of, replaced_letter
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.key_page import KeyDialog

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
NO_NUMBERS = ("²", "³", "¹", "①", "½", "Ⅷ", "六", "12", "ﬁ")


@pytest.fixture(autouse=True)
def latin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(key_places._latin_letters, "typed", True)


@pytest.fixture
def bidding(qtbot: QtBot) -> TableView:
    """Returns a table of Zavandor at which the viewer prepares a bid of 40."""
    table = arranged.table_of(qtbot, arranged.Arranged(rich()))
    lot = next(key for key in table.table.items_by_key if key[:2] == ("lot", components.CRYSTAL))
    click(table, point(table, lot))
    return table


def bid(table: TableView) -> int:
    return int(table.sitting._stage.draft.amount)  # type: ignore[attr-defined]


@pytest.mark.parametrize("typed", NO_NUMBERS)
def test_a_key_that_types_a_digit_and_no_number_does_nothing(
    bidding: TableView, typed: str
) -> None:
    before = bid(bidding)
    press(bidding, "", typed)
    assert bid(bidding) == before


@pytest.mark.parametrize("typed", NO_NUMBERS)
def test_nor_does_it_take_a_card(qtbot: QtBot, typed: str) -> None:
    game = wizards_gambit.game_at(fits=lambda state, menu: len(state.hands[0]) > 2)
    table = wizards_gambit.table_of(qtbot, game)
    press(table, "", typed)
    assert table.offers.taken == ()


def test_the_digits_of_any_script_are_digits() -> None:
    assert [key_of(key_event("3", typed)) for typed in ("3", "٣", "۳", "३")] == ["3"] * 4


@pytest.mark.parametrize("digit", AZERTY_TOP_ROW)
def test_the_top_row_of_azerty_types_digits(digit: str) -> None:
    assert key_of(key_event(digit, AZERTY_TOP_ROW[digit])) == digit
    assert key_of(key_event(digit, digit, SHIFT)) == digit
    assert digit_of(key_event(digit, AZERTY_TOP_ROW[digit], ALT)) == int(digit)


def test_a_bid_is_typed_on_azerty_and_the_key_of_6_lowers_none(bidding: TableView) -> None:
    press(bidding, "6", "-")
    assert bid(bidding) == 6
    press(bidding, "7", "è")
    assert bid(bidding) == 67
    press(bidding, "", "-")  # that of the digit block
    assert bid(bidding) == 66


def test_a_sign_typed_with_shift_in_the_top_row_is_that_sign() -> None:
    assert key_of(key_event("1", "+", SHIFT)) == "+"  # a Swiss keyboard
    assert key_of(key_event("1", "+")) == "1"  # a Czech one
    assert key_of(key_event("1", "!", SHIFT)) == ""


def test_alt_with_a_digit_leads_to_a_group_on_azerty(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    group = next(group for group in table.layout_now.groups if group.keys)
    number = str(table.layout_now.groups.index(group) + 1)
    press(table, number, AZERTY_TOP_ROW[number], ALT)
    assert table.stage.cursor.at in group.keys


def test_the_key_of_0_shows_the_whole_table_on_azerty(qtbot: QtBot) -> None:
    table = shown(Game(3, 6))
    qtbot.addWidget(table)
    table.loupe.magnify(2.0, 100, 100, at_once=True)
    press(table, "0", "à", CONTROL)
    assert not table.loupe._aim.is_magnifying


@pytest.mark.parametrize(
    ("place", "typed"), [("I", "ш"), ("T", "е"), ("S", "ס"), ("V", "ω"), ("D", "्"), ("H", "้")]
)
def test_a_key_without_a_latin_letter_is_the_letter_of_its_place(place: str, typed: str) -> None:
    assert key_of(key_event(place, typed)) == place
    assert replaced_letter(key_event(place, typed)) == place
    assert replaced_letter(key_event(place, typed, CONTROL)) == place


def test_a_latin_layout_keeps_its_letters_and_its_signs() -> None:
    assert key_of(key_event("Q", "a")) == "A"  # AZERTY_TOP_ROW
    assert key_of(key_event("W", ",")) == ""  # Dvorak
    assert key_of(key_event("W", "é")) == ""  # BÉPO
    assert replaced_letter(key_event("Q", "a")) == ""


def test_a_sign_among_hebrew_letters_is_the_letter_of_its_place() -> None:
    assert key_of(key_event("A", "ש")) == "A"
    assert key_of(key_event("W", "'")) == "W"
    assert key_of(key_event("Q", "q")) == "Q"
    assert key_of(key_event("W", "'")) == ""


@pytest.mark.parametrize(
    ("platform", "digit", "letter"), [("windows", 0x36, 0x49), ("cocoa", 0x16, 0x22)]
)
def test_windows_and_macos_have_tables_of_their_own(
    monkeypatch: pytest.MonkeyPatch, platform: str, digit: int, letter: int
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    monkeypatch.setitem(key_places.SCAN_CODES, digit, "")
    for code, typed, key in ((digit, "-", "6"), (letter, "ш", "I")):
        event = key_event("", typed)
        monkeypatch.setattr(type(event), "nativeVirtualKey", lambda _, code=code: code)
        assert key_of(event) == key


def test_each_table_of_places_has_every_digit_and_letter_once() -> None:
    for table in (key_places.SCAN_CODES, key_places.WINDOWS_KEYS, key_places.MAC_KEYS):
        assert len(table) == 36 == len(set(table.values()))


def test_the_page_of_keys_says_what_a_key_that_was_pressed_counts_as(qtbot: QtBot) -> None:
    dialog = KeyDialog()
    qtbot.addWidget(dialog)
    said = dialog.note.text()
    press(dialog.key_list, "1", "&")
    assert dialog.note.text() == "“&” works as 1, top row."
    press(dialog.key_list, "H", "р")
    assert dialog.note.text() == "“р” works as H."
    press(dialog.key_list, "", "²")
    assert dialog.note.text() == "“²” does nothing at the table."
    assert said == "Press a key to see what it does at the table."
