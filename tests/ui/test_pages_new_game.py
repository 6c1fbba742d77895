# SPDX-License-Identifier: MIT
"""Tests that the new-game dialog deals the match that the player has chosen."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.round_tables import PERSON, card_of, gather, seat
from wizardtable.core import seeds
from wizardtable.core.catalog import get
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.wizards import PORTRAITS, wizard_of_id
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui import new_game_plan
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import scroll_into_view

ADA = Player("Ada", None, "novice-hat")


def opened(qtbot: QtBot, spec: GameSpec, settings: Settings | None = None) -> NewGameDialog:
    dialog = NewGameDialog(spec, settings or Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def type_name(dialog: NewGameDialog, number: int, name: str) -> None:
    """Types a name on the card of a seat, in place of the previous name."""
    field = card_of(dialog, number).name_field
    field.setText(name)
    field.textEdited.emit(name)


def words_in(dialog: NewGameDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def anludim() -> GameSpec:
    return get("anludim")


def test_one_press_of_enter_makes_a_match_against_one_opponent(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
    plan = dialog.plan()
    assert [player.level for player in plan.players] == [None, "adept"]
    assert plan.setup == Setup(2)
    assert 0 <= plan.seed < 1 << seeds.SEED_BITS


def test_the_plan_can_be_dealt(qtbot: QtBot, toy: GameSpec) -> None:
    plan = opened(qtbot, toy).plan()
    assert Match(toy, plan.setup, plan.seed, plan.players).to_move is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_is_seen_at_the_table_plays(qtbot: QtBot, anludim: GameSpec, seats: int) -> None:
    dialog = opened(qtbot, anludim)
    gather(dialog, seats)
    assert len(dialog.table.seats) == 5
    plan = dialog.plan()
    names = {chair.look.name for chair in dialog.table.seats if chair.look is not None}
    assert names == {player.name for player in plan.players}
    assert plan.setup.seats == len(plan.players) == len(names) == seats


def test_an_opponent_sits_on_the_chair_that_is_clicked_and_leaves_it(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    before = dialog.plan().players
    empty = dialog.table.seats[1]
    assert "add an opponent" in empty.accessibleName()
    QTest.mouseClick(empty, Qt.MouseButton.LeftButton)
    you, new, other = dialog.plan().players
    assert (you, other) == before
    assert (new.level, new.wizard) == ("adept", dialog.card.chair.wizard)
    dialog.card.remove_button.click()
    assert dialog.plan().players == before
    assert (
        not dialog.card.remove_button.isEnabled()
        and "at least 2" in dialog.card.remove_button.toolTip()
    )


def test_the_player_sits_at_the_bottom_in_any_seat(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    seat(dialog, 0, "adept")
    seat(dialog, 1, PERSON)
    again = opened(qtbot, anludim, dialog.settings())
    bottom = again.table.seats[0].look
    assert bottom is not None and bottom.name == ADA.name and bottom.seat == 1
    assert again.plan().players == dialog.plan().players


def test_a_seat_says_all_that_it_shows(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    seat(dialog, 1, "mage").wizards.buttons["corvin"].click()
    names = [chair.accessibleName() for chair in dialog.table.seats if chair.look is not None]
    assert names == ["Seat 1, Ada, You", "Seat 2, Corvin, Mage, 3 stars, Poacher"]


def test_the_keyboard_goes_around_the_table_and_into_the_card(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    seats = dialog.table.seats
    seats[0].setFocus()
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Left)
    assert dialog.focusWidget() is seats[2]
    QTest.keyClick(seats[2], Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.card.stars.buttons[1], "the level of now"
    QTest.keyClick(dialog.card.stars.buttons[2], Qt.Key.Key_Space)
    assert [player.level for player in dialog.plan().players] == [None, "mage"]
    QTest.keyClick(seats[1], Qt.Key.Key_Space)
    assert len(dialog.plan().players) == 3
    QTest.keyClick(seats[1], Qt.Key.Key_Delete)
    assert len(dialog.plan().players) == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_table_is_seen_whole_in_a_window_of_usual_size(
    qtbot: QtBot, qapp: QApplication, speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    appearance.apply_theme(qapp, "dark", 100)
    speak(language)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    dialog = NewGameDialog(get("zavandor"), Settings(), window, DataDir(tmp_path))
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.height() <= 700, "a sheet leaves a margin"
    for players in (2, 6):
        gather(dialog, players)
        qtbot.wait(20)  # until all lies where it will lie
        for part in (*dialog.table.seats, dialog.card, dialog.rated_row, dialog.play_button):
            assert part is not None and part.visibleRegion().boundingRect() == part.rect()
    dialog.options_button.click()
    qtbot.wait(20)
    assert dialog.panel.visibleRegion().boundingRect() == dialog.panel.rect()


def test_in_large_writing_and_a_small_window_all_can_be_scrolled_to(
    qtbot: QtBot, qapp: QApplication
) -> None:
    appearance.apply_theme(qapp, "dark", 175)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 450)
    dialog = NewGameDialog(get("zavandor"), Settings(), window)
    dialog.show()
    qtbot.waitExposed(dialog)
    try:
        gather(dialog, 6)
        for part in (dialog.card, *dialog.table.seats, dialog.draw_button):
            scroll_into_view(part)
            assert not part.visibleRegion().isEmpty()
            assert part.visibleRegion().boundingRect().width() == part.width()
        assert dialog.play_button.visibleRegion().boundingRect() == dialog.play_button.rect()
    finally:
        appearance.apply_theme(qapp, "dark", 100)


def test_the_folded_options_say_what_is_other_than_usual(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    fold = dialog.options_button
    assert not dialog.panel.isVisible() and fold.text() == "Options: standard"
    fold.click()
    assert dialog.panel.isVisible() and not dialog.card.isVisible()
    dialog.panel.options[0].control.click()
    assert fold.text() == "Options: Expert game"
    dialog.panel.code_field.setText("2026")
    assert fold.text() == "Options: 2 changes" and "match code" in fold.toolTip()
    fold.click()
    assert dialog.card.isVisible()
    dialog.panel.code_field.setText("?")
    assert "match code" in words_in(dialog), "why nobody can play is said beside a closed fold"


@pytest.mark.parametrize("game", ["zavandor", "wizards_gambit"])
def test_the_round_table_keeps_its_place_when_the_options_open(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    dialog = NewGameDialog(get(game), Settings(), window, DataDir(tmp_path))
    dialog.show()
    qtbot.waitExposed(dialog)
    before = dialog.table.geometry()
    dialog.options_button.click()
    qtbot.wait(20)  # until all lies where it will lie
    assert dialog.panel.isVisible() and dialog.table.geometry() == before


def test_the_dialog_opens_no_higher_than_what_it_holds(
    qtbot: QtBot, anludim: GameSpec, tmp_path: Path
) -> None:
    dialog = NewGameDialog(anludim, Settings(), None, DataDir(tmp_path))
    qtbot.addWidget(dialog)
    usual = dialog.height()
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.rated_row is not None
    assert dialog.rated_row.isVisible()
    assert dialog.height() == usual


def test_options_land_in_the_setup_only_where_they_are_chosen(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    assert dialog.plan().setup.options == ()
    dialog.panel.options[0].control.click()
    assert dialog.plan().setup.options == (("expert", True),)


def test_people_and_opponents_may_sit_anywhere(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    seat(dialog, 0, "archmage")
    assert [player.level for player in dialog.plan().players] == ["archmage", "adept"]
    seat(dialog, 0, PERSON)
    seat(dialog, 1, PERSON)
    assert [player.level for player in dialog.plan().players] == [None, None]


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("2026", 2026),
        ("123456789012345678", 123456789012345678),
        (seeds.seed_text(2**61 + 3), 2**61 + 3),
        (seeds.seed_text(2**61 + 3).lower().replace("-", " "), 2**61 + 3),
    ],
)
def test_a_seed_is_typed_as_a_number_or_as_it_was_shared(
    qtbot: QtBot, anludim: GameSpec, typed: str, seed: int
) -> None:
    dialog = opened(qtbot, anludim)
    QTest.keyClicks(dialog.panel.code_field, typed)
    assert dialog.play_button.isEnabled()
    assert dialog.plan().seed == seed


def test_a_mistyped_seed_is_told_and_not_played(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    right = seeds.seed_text(2**61 + 3)
    usual = dialog.panel.code_help.text()
    for wrong, explanation in (
        (right[:-1], "13"),
        (right[:-1] + ("2" if right[-1] != "2" else "3"), "wrong or misplaced"),
        ("ä" + right[1:], "“Ä”"),
    ):
        dialog.panel.code_field.setText(wrong)
        assert explanation in dialog.panel.code_help.text()
        assert dialog.panel.code_help.property("role") == "problem"
        assert not dialog.play_button.isEnabled()
    dialog.panel.code_field.setText(f" {right} ")
    assert dialog.panel.code_help.text() == usual
    assert dialog.play_button.isEnabled()


def test_drawn_seeds_have_more_bits_than_can_be_tried_out(
    qtbot: QtBot, anludim: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr("secrets.randbits", lambda bits: asked.append(bits) or 2**61)
    assert opened(qtbot, anludim).plan().seed == 2**61
    assert asked == [62]


def test_the_seed_stays_the_same_while_the_dialog_is_open(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    assert dialog.plan() == dialog.plan()


def test_two_players_of_one_name_cannot_play(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    seat(dialog, 1, PERSON)
    type_name(dialog, 1, f" {dialog.plan().players[0].name} ")
    assert not dialog.play_button.isEnabled()
    type_name(dialog, 1, "")
    assert dialog.play_button.isEnabled()
    assert dialog.plan().players[1].name


def test_the_last_setup_is_there_again(qtbot: QtBot, anludim: GameSpec) -> None:
    first = opened(qtbot, anludim)
    gather(first, 3)
    seat(first, 2, PERSON)
    type_name(first, 2, "Zoé l'aînée")
    first.panel.options[0].control.click()
    again = opened(qtbot, anludim, first.settings())
    assert again.plan().players == first.plan().players
    assert again.plan().setup == first.plan().setup


def test_the_name_of_the_preferences_sits_first(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, Settings(player_name="Merlin"))
    assert dialog.plan().players[0] == Player("Merlin", None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        '{"players": 3, "options": []}',
        "[" * 50_000,
        '{"players": ' + "[" * 990 + "]" * 990 + ', "options": []}',
        '{"players": [["A", null], ["B", "adept"]], "options": ' + "9" * 5_000 + "}",
        '{"players": [["A", null]], "options": []}',
        '{"players": [["A", null], ["B", "demigod"]], "options": []}',
        '{"players": [["A", null], ["B", "adept"]], "options": [["gambling", true]]}',
        '{"players": [["A", null], ["B", "adept"]], "options": [["expert", 7]]}',
    ],
)
def test_a_remembered_setup_that_does_not_hold_is_forgotten(anludim: GameSpec, text: str) -> None:
    ada = Player("Ada", None)
    assert new_game_plan.plan_from_text(anludim, text, ada).players[0] == ada
    assert new_game_plan.plan_from_text(anludim, text, ada).setup == Setup(2)


def test_each_game_remembers_its_own_setup(anludim: GameSpec, toy: GameSpec) -> None:
    corvin, aldric = Player("Corvin", "adept", "corvin"), Player("Aldric", "pupil", "aldric")
    mine = new_game_plan.NewGamePlan(Setup(2, (("expert", True),)), (Player("A", None), corvin), 1)
    other = new_game_plan.NewGamePlan(Setup(2), (Player("A", None), aldric), 2)
    settings = new_game_plan.with_last_plan(
        new_game_plan.with_last_plan(Settings(player_name="A"), anludim, mine), toy, other
    )
    assert new_game_plan.plan_text(
        new_game_plan.last_plan(anludim, settings)
    ) == new_game_plan.plan_text(mine)
    assert new_game_plan.plan_text(
        new_game_plan.last_plan(toy, settings)
    ) == new_game_plan.plan_text(other)


def test_every_opponent_is_another_wizard(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    gather(dialog, 5)
    opponents = dialog.plan().players[1:]
    assert len({player.wizard for player in opponents}) == 4
    assert all(player.name == wizard_of_id(player.wizard).name for player in opponents)  # type: ignore[union-attr]


def test_a_wizard_who_is_wanted_elsewhere_changes_places(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    gather(dialog, 3)
    first, second = (player.wizard for player in dialog.plan().players[1:])
    card_of(dialog, 1).wizards.buttons[second].click()
    assert [player.wizard for player in dialog.plan().players[1:]] == [second, first]


def test_the_wizard_chosen_is_introduced_with_his_style(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    card_of(dialog, 1).wizards.buttons["corvin"].click()
    assert "Corvin" in words_in(dialog)
    assert "Poacher: Would rather win a professor from a rival" in words_in(dialog)
    assert "Adept Plans a turn" in words_in(dialog)


def test_other_opponents_are_drawn_and_people_stay(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, Settings(player_name="Corvin"))
    gather(dialog, 5)
    drawn = set()
    for _ in range(40):
        dialog.draw_button.click()
        players = dialog.plan().players
        assert players[0] == Player("Corvin", None)
        assert len({player.name for player in players}) == 5
        drawn |= {player.wizard for player in players[1:]}
    assert len(drawn) == 9


def test_who_leaves_a_seat_finds_a_wizard_in_it_whom_nobody_else_has(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    seat(dialog, 0, "adept")
    players = dialog.plan().players
    assert all(player.wizard for player in players)
    assert players[0] != players[1]
    assert not dialog.card.name_field.isVisible()


def test_a_wizard_never_bears_the_name_of_somebody_at_the_table(anludim: GameSpec) -> None:
    text = '{"players": [["Corvin", null], ["Corvin", "adept", "corvin"]], "options": []}'
    assert (
        len({player.name for player in new_game_plan.plan_from_text(anludim, text, ADA).players})
        == 2
    )


def test_a_setup_of_an_earlier_version_gets_wizards_by_their_names(anludim: GameSpec) -> None:
    text = '{"players": [["Ada", null], ["Morwenna", "adept"], ["Bob", "adept"]], "options": []}'
    players = new_game_plan.plan_from_text(anludim, text, ADA).players
    assert players[:2] == (ADA, Player("Morwenna", "adept", "morwenna"))
    assert players[2].wizard not in ("", "morwenna")


def own(**changes: str) -> Settings:
    """Returns the settings of Ada, who has a portrait."""
    return replace(Settings(player_name="Ada", portrait=ADA.wizard), **changes)


def people_at(dialog: NewGameDialog) -> list[Player]:
    return [player for player in dialog.plan().players if player.level is None]


def test_everybody_has_a_name_and_a_face_of_their_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot, get("zavandor"), own())
    gather(dialog, 6)
    for number in range(1, 6):
        seat(dialog, number, PERSON)
    people = people_at(dialog)
    assert people[0] == ADA
    assert len({player.name for player in people}) == 6
    assert {player.wizard for player in people} == set(PORTRAITS)
    assert dialog.play_button.isEnabled()


def test_who_joins_is_asked_for_a_name_and_the_player_is_not(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim, own())
    card = seat(dialog, 1, PERSON)
    assert dialog.focusWidget() is card.name_field
    assert card.name_field.selectedText() == card.name_field.text()
    QTest.keyClicks(card.name_field, "Bea")
    assert dialog.plan().players[1].name == "Bea"
    card_of(dialog, 0)
    assert not card.name_field.isVisible() and not card.faces.isVisible()
    assert "your page" in words_in(dialog)


def test_a_face_brings_its_name_until_one_is_typed(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    seat(dialog, 1, PERSON).faces.buttons["novice-beard"].click()
    assert dialog.plan().players[1] == Player("Merrick", None, "novice-beard")
    type_name(dialog, 1, "Bea")
    card_of(dialog, 1).faces.buttons["novice-braids"].click()
    assert dialog.plan().players[1] == Player("Bea", None, "novice-braids")


def test_a_face_that_somebody_has_is_exchanged_and_the_players_is_never_offered(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim, own())
    gather(dialog, 3)
    for number in (1, 2):
        seat(dialog, number, PERSON)
    _, bea, carl = people_at(dialog)
    card_of(dialog, 1).faces.buttons[carl.wizard].click()
    assert [player.wizard for player in people_at(dialog)] == [ADA.wizard, carl.wizard, bea.wizard]
    assert not dialog.card.faces.buttons[ADA.wizard].isVisible()


def test_the_player_takes_the_seat_of_the_only_person(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    seat(dialog, 0, "adept")
    assert people_at(dialog) == []
    seat(dialog, 1, PERSON)
    assert dialog.plan().players[1] == ADA
    seat(dialog, 0, PERSON)
    assert [player == ADA for player in people_at(dialog)] == [False, True]


def test_names_that_differ_only_in_capitals_are_the_same(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    seat(dialog, 1, PERSON)
    type_name(dialog, 1, "ADA")
    assert not dialog.play_button.isEnabled()


def test_guests_are_there_again_even_after_a_match_without_them_and_in_other_games(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    first = opened(qtbot, anludim, own())
    seat(first, 1, PERSON)
    type_name(first, 1, "Bea")
    card_of(first, 1).faces.buttons["novice-beard"].click()
    alone = opened(qtbot, anludim, first.settings())
    seat(alone, 1, "adept")
    for game in (anludim, get("zavandor")):
        again = opened(qtbot, game, alone.settings())
        seat(again, 1, PERSON)
        assert people_at(again) == [ADA, Player("Bea", None, "novice-beard")]


def test_a_player_who_has_another_name_by_now_sits_where_they_sat(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    first = opened(qtbot, anludim, own())
    seat(first, 0, "adept")
    seat(first, 1, PERSON)
    renamed = replace(first.settings(), player_name="Adele", portrait="novice-beard")
    players = opened(qtbot, anludim, renamed).plan().players
    assert players[1] == Player("Adele", None, "novice-beard")
    assert players[0].level == "adept"


def test_a_setup_of_an_earlier_version_seats_the_player_instead_of_a_made_up_name(
    anludim: GameSpec,
) -> None:
    text = '{"players": [["Sidonie", null, ""], ["Basile", null, ""]], "options": []}'
    first, second = new_game_plan.plan_from_text(anludim, text, ADA).players
    assert first == ADA
    assert second.name == "Basile" and second.wizard not in ("", ADA.wizard)


def test_a_rated_match_replaces_nobody_but_says_why_it_cannot_be(
    qtbot: QtBot, anludim: GameSpec, tmp_path: Path
) -> None:
    dialog = NewGameDialog(anludim, own(), None, DataDir(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.rated_row is not None and dialog.rated_row.check_box.isEnabled()
    seat(dialog, 1, PERSON)
    assert not dialog.rated_row.check_box.isEnabled()
    assert "Rated matches are for one person" in words_in(dialog)
    dialog.rated_row.check_box.click()
    assert len(people_at(dialog)) == 2 and not dialog.plan().purpose
    seat(dialog, 0, "adept")
    assert dialog.rated_row.check_box.isEnabled()
    dialog.rated_row.check_box.click()
    plan = dialog.plan()
    assert plan.purpose and plan.players[1] == ADA, "the player stays where they sit"
