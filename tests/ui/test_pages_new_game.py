# SPDX-License-Identifier: MIT
"""The new-game dialog: what is chosen is what will be dealt."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

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
from wizardtable.ui.dialogs.new_game_rows import PERSON
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox

ADA = Player("Ada", None, "novice-hat")


def opened(qtbot: QtBot, spec: GameSpec, settings: Settings | None = None) -> NewGameDialog:
    dialog = NewGameDialog(spec, settings or Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def choose(combo: QComboBox, data: str) -> None:
    """As a person does: what was chosen is told even where it does not change."""
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())


def told(dialog: NewGameDialog) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel) if one.isVisible())


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
def test_as_many_seats_are_shown_as_players_are_chosen(
    qtbot: QtBot, anludim: GameSpec, seats: int
) -> None:
    dialog = opened(qtbot, anludim)
    dialog.counts.button(seats).click()
    assert [row.isVisible() for row in dialog.seats] == [seat < seats for seat in range(5)]
    plan = dialog.plan()
    assert plan.setup.seats == len(plan.players) == seats
    assert len({player.name for player in plan.players}) == seats


def test_where_there_is_room_no_seat_pushes_the_seed_out_of_sight(
    qtbot: QtBot, qapp: QApplication
) -> None:
    appearance.wear(qapp, "dark", 100)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1600, 1400)
    dialog = NewGameDialog(get("zavandor"), Settings(), window)
    dialog.show()
    qtbot.waitExposed(dialog)
    for seats in (2, 6):
        dialog.counts.button(seats).click()
        qtbot.wait(50)  # until all lies where it will lie
        assert dialog.seed.visibleRegion().boundingRect() == dialog.seed.rect()


def test_the_dialog_opens_no_higher_than_what_it_holds(
    qtbot: QtBot, anludim: GameSpec, tmp_path: Path
) -> None:
    dialog = NewGameDialog(anludim, Settings(), None, DataDir(tmp_path))
    qtbot.addWidget(dialog)
    usual = dialog.height()
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.rated is not None
    assert dialog.rated.isVisible()
    assert dialog.height() == usual


def test_options_land_in_the_setup_only_where_they_are_chosen(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    assert dialog.plan().setup.options == ()
    dialog.options[0].control.click()
    assert dialog.plan().setup.options == (("expert", True),)


def test_people_and_opponents_may_sit_anywhere(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    first, second = dialog.seats[0].kind, dialog.seats[1].kind
    first.setCurrentIndex(first.findData("archmage"))
    assert [player.level for player in dialog.plan().players] == ["archmage", "adept"]
    first.setCurrentIndex(first.findData(PERSON))
    second.setCurrentIndex(second.findData(PERSON))
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
    QTest.keyClicks(dialog.seed, typed)
    assert dialog.play.isEnabled()
    assert dialog.plan().seed == seed


def test_a_mistyped_seed_is_told_and_not_played(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    right = seeds.seed_text(2**61 + 3)
    usual = dialog._seed_help.text()
    for wrong, told in (
        (right[:-1], "13"),
        (right[:-1] + ("2" if right[-1] != "2" else "3"), "wrong or misplaced"),
        ("ä" + right[1:], "“Ä”"),
    ):
        dialog.seed.setText(wrong)
        assert told in dialog._seed_help.text()
        assert dialog._seed_help.property("role") == "problem"
        assert not dialog.play.isEnabled()
    dialog.seed.setText(f" {right} ")
    assert dialog._seed_help.text() == usual
    assert dialog.play.isEnabled()


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
    choose(dialog.seats[1].kind, PERSON)
    dialog.seats[1].name.setText(" " + dialog.seats[0].name.text() + " ")
    assert not dialog.play.isEnabled()
    dialog.seats[1].name.setText("")
    assert dialog.play.isEnabled()
    assert dialog.plan().players[1].name


def test_the_last_setup_is_there_again(qtbot: QtBot, anludim: GameSpec) -> None:
    first = opened(qtbot, anludim)
    first.counts.button(3).click()
    choose(first.seats[2].kind, PERSON)
    first.seats[2].name.setText("Zoé l'aînée")
    first.options[0].control.click()
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
    assert new_game_plan.recall(anludim, text, ada).players[0] == ada
    assert new_game_plan.recall(anludim, text, ada).setup == Setup(2)


def test_each_game_remembers_its_own_setup(anludim: GameSpec, toy: GameSpec) -> None:
    corvin, aldric = Player("Corvin", "adept", "corvin"), Player("Aldric", "pupil", "aldric")
    mine = new_game_plan.NewGamePlan(Setup(2, (("expert", True),)), (Player("A", None), corvin), 1)
    other = new_game_plan.NewGamePlan(Setup(2), (Player("A", None), aldric), 2)
    settings = new_game_plan.remembering(
        new_game_plan.remembering(Settings(player_name="A"), anludim, mine), toy, other
    )
    assert new_game_plan.remember(
        new_game_plan.recalled(anludim, settings)
    ) == new_game_plan.remember(mine)
    assert new_game_plan.remember(new_game_plan.recalled(toy, settings)) == new_game_plan.remember(
        other
    )


def test_every_opponent_is_another_wizard(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    dialog.counts.button(5).click()
    opponents = dialog.plan().players[1:]
    assert len({player.wizard for player in opponents}) == 4
    assert all(player.name == wizard_of_id(player.wizard).name for player in opponents)  # type: ignore[union-attr]


def test_a_wizard_who_is_wanted_elsewhere_changes_places(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    dialog.counts.button(3).click()
    first, second = (player.wizard for player in dialog.plan().players[1:])
    choose(dialog.seats[1].wizard, second)
    assert [player.wizard for player in dialog.plan().players[1:]] == [second, first]


def test_the_wizard_chosen_is_introduced_with_his_style(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim)
    choose(dialog.seats[1].wizard, "corvin")
    assert "Corvin, Poacher: Would rather win a professor from a rival" in told(dialog)
    assert "Adept: " in told(dialog)


def test_other_opponents_are_drawn_and_people_stay(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, Settings(player_name="Corvin"))
    dialog.counts.button(5).click()
    seen = set()
    for _ in range(40):
        dialog.others.click()
        players = dialog.plan().players
        assert players[0] == Player("Corvin", None)
        assert len({player.name for player in players}) == 5
        seen |= {player.wizard for player in players[1:]}
    assert len(seen) == 9


def test_who_leaves_a_seat_finds_a_wizard_in_it_whom_nobody_else_has(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim)
    choose(dialog.seats[0].kind, "adept")
    players = dialog.plan().players
    assert all(player.wizard for player in players)
    assert players[0] != players[1]
    assert not dialog.seats[0].name.isVisible()


def test_a_wizard_never_bears_the_name_of_somebody_at_the_table(anludim: GameSpec) -> None:
    text = '{"players": [["Corvin", null], ["Corvin", "adept", "corvin"]], "options": []}'
    assert len({player.name for player in new_game_plan.recall(anludim, text, ADA).players}) == 2


def test_a_setup_of_an_earlier_version_gets_wizards_by_their_names(anludim: GameSpec) -> None:
    text = '{"players": [["Ada", null], ["Morwenna", "adept"], ["Bob", "adept"]], "options": []}'
    players = new_game_plan.recall(anludim, text, ADA).players
    assert players[:2] == (ADA, Player("Morwenna", "adept", "morwenna"))
    assert players[2].wizard not in ("", "morwenna")


def own(**changes: str) -> Settings:
    """The settings of Ada, who has a portrait."""
    return replace(Settings(player_name="Ada", portrait=ADA.wizard), **changes)


def people_at(dialog: NewGameDialog) -> list[Player]:
    return [player for player in dialog.plan().players if player.level is None]


def test_everybody_has_a_name_and_a_face_of_their_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot, get("zavandor"), own())
    dialog.counts.button(6).click()
    for row in dialog.seats[1:]:
        choose(row.kind, PERSON)
    people = people_at(dialog)
    assert people[0] == ADA
    assert len({player.name for player in people}) == 6
    assert {player.wizard for player in people} == set(PORTRAITS)
    assert dialog.play.isEnabled()


def test_who_joins_is_asked_for_a_name_and_the_player_is_not(
    qtbot: QtBot, anludim: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, anludim, own())
    first, second = dialog.seats[:2]
    monkeypatch.setattr(ComboBox, "showPopup", lambda _: None)  # the platform shows none
    QTest.mousePress(second.kind, Qt.MouseButton.LeftButton)
    choose(second.kind, PERSON)
    assert dialog.focusWidget() is second.name
    assert second.name.selectedText() == second.name.text()
    QTest.keyClicks(second.name, "Bea")
    assert dialog.plan().players[1].name == "Bea"
    assert first.name.isReadOnly() and not first.face.isEnabled()
    assert "your page" in first.name.toolTip()


def test_a_face_brings_its_name_until_one_is_typed(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    second = dialog.seats[1]
    choose(second.kind, PERSON)
    choose(second.face, "novice-beard")
    assert dialog.plan().players[1] == Player("Merrick", None, "novice-beard")
    second.name.setText("Bea")
    choose(second.face, "novice-braids")
    assert dialog.plan().players[1] == Player("Bea", None, "novice-braids")


def test_a_face_that_somebody_has_is_exchanged_and_the_players_is_never_offered(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    dialog = opened(qtbot, anludim, own())
    dialog.counts.button(3).click()
    for row in dialog.seats[1:3]:
        choose(row.kind, PERSON)
    _, bea, carl = people_at(dialog)
    choose(dialog.seats[1].face, carl.wizard)
    assert [player.wizard for player in people_at(dialog)] == [ADA.wizard, carl.wizard, bea.wizard]
    assert dialog.seats[1].face.findData(ADA.wizard) == -1


def test_the_player_takes_the_seat_of_the_only_person(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    choose(dialog.seats[0].kind, "adept")
    assert people_at(dialog) == []
    choose(dialog.seats[1].kind, PERSON)
    assert dialog.plan().players[1] == ADA
    choose(dialog.seats[0].kind, PERSON)
    assert [player == ADA for player in people_at(dialog)] == [False, True]


def test_names_that_differ_only_in_capitals_are_the_same(qtbot: QtBot, anludim: GameSpec) -> None:
    dialog = opened(qtbot, anludim, own())
    choose(dialog.seats[1].kind, PERSON)
    dialog.seats[1].name.setText("ADA")
    assert not dialog.play.isEnabled()


def test_guests_are_there_again_even_after_a_match_without_them_and_in_other_games(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    first = opened(qtbot, anludim, own())
    choose(first.seats[1].kind, PERSON)
    first.seats[1].name.setText("Bea")
    choose(first.seats[1].face, "novice-beard")
    alone = opened(qtbot, anludim, first.settings())
    choose(alone.seats[1].kind, "adept")
    for game in (anludim, get("zavandor")):
        again = opened(qtbot, game, alone.settings())
        choose(again.seats[1].kind, PERSON)
        assert people_at(again) == [ADA, Player("Bea", None, "novice-beard")]


def test_a_player_who_has_another_name_by_now_sits_where_they_sat(
    qtbot: QtBot, anludim: GameSpec
) -> None:
    first = opened(qtbot, anludim, own())
    choose(first.seats[0].kind, "adept")
    choose(first.seats[1].kind, PERSON)
    renamed = replace(first.settings(), player_name="Adele", portrait="novice-beard")
    players = opened(qtbot, anludim, renamed).plan().players
    assert players[1] == Player("Adele", None, "novice-beard")
    assert players[0].level == "adept"


def test_a_setup_of_an_earlier_version_seats_the_player_instead_of_a_made_up_name(
    anludim: GameSpec,
) -> None:
    text = '{"players": [["Sidonie", null, ""], ["Basile", null, ""]], "options": []}'
    first, second = new_game_plan.recall(anludim, text, ADA).players
    assert first == ADA
    assert second.name == "Basile" and second.wizard not in ("", ADA.wizard)


def test_a_rated_match_replaces_nobody_but_says_why_it_cannot_be(
    qtbot: QtBot, anludim: GameSpec, tmp_path: Path
) -> None:
    dialog = NewGameDialog(anludim, own(), None, DataDir(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.rated is not None and dialog.rated.on.isEnabled()
    choose(dialog.seats[1].kind, PERSON)
    assert not dialog.rated.on.isEnabled()
    assert "Only for one person" in told(dialog)
    dialog.rated.on.click()
    assert len(people_at(dialog)) == 2 and not dialog.plan().purpose
    choose(dialog.seats[0].kind, "adept")
    assert dialog.rated.on.isEnabled()
    dialog.rated.on.click()
    plan = dialog.plan()
    assert plan.purpose and plan.players[1] == ADA, "the player stays where they sit"
