# SPDX-License-Identifier: MIT
"""Tests a rated match: its offer, the lack of help, and the report at its end."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.round_tables import gather
from wizardtable.core.arranged import purposes
from wizardtable.core.catalog import get
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.store import ratings, save, save_summary
from wizardtable.store.book import begun
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.store.player import players
from wizardtable.store.ratings import ABSENCE_SECONDS
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs import save_text
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.match.features import all_features
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.window.end_feature import EndFeature


@pytest.fixture
def data(tmp_path: Path) -> DataDir:
    return data_dir(tmp_path)


@pytest.fixture
def spec() -> GameSpec:
    return get("zavandor")


def opened(qtbot: QtBot, spec: GameSpec, data: DataDir) -> NewGameDialog:
    dialog = NewGameDialog(spec, Settings(), None, data)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def rated(qtbot: QtBot, spec: GameSpec, data: DataDir, seats: int = 3) -> NewGamePlan:
    dialog = opened(qtbot, spec, data)
    assert dialog.rated_row is not None
    dialog.rated_row.check_box.setChecked(True)
    gather(dialog, seats)
    return replace(dialog.plan(), seed=15)  # begun by the person: no mind thinks


def words_in(dialog: NewGameDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def sat(qtbot: QtBot, data: DataDir, plan: NewGamePlan, spec: GameSpec) -> MatchPage:
    page = page_of(qtbot, Profile(data))
    page.deal(spec.id, plan)
    return page


def page_of(qtbot: QtBot, profile: Profile) -> MatchPage:
    services = Services(profile)
    page = MatchPage(profile, services)
    qtbot.addWidget(page)
    all_features.add_all(page, profile, services)
    page.resize(1280, 720)
    return page


def match_of(page: MatchPage) -> Match:
    assert page.controller is not None
    return page.controller.match


def test_a_rated_match_has_fair_opponents_the_usual_rules_and_a_seed_of_its_own(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    dialog = opened(qtbot, spec, data)
    assert dialog.rated_row is not None
    dialog.panel.code_field.setText("12345")
    dialog.rated_row.check_box.setChecked(True)
    gather(dialog, 4)
    plan = dialog.plan()
    assert plan.purpose == purposes.RATED
    assert plan.setup.seats == 4 and plan.setup.options == ()
    assert plan.seed != 12345
    person, *others = [player.level for player in plan.players]
    assert person is None
    game_strengths = strengths.of_game(spec.package)
    assert game_strengths is not None
    values = [game_strengths.at(4)[level].rating for level in others if level]
    assert strengths.expected_score(1500.0, values) == pytest.approx(0.5, abs=0.15)
    assert not dialog.panel.code_field.isEnabled() and dialog.panel.code_field.toolTip()
    assert "no rating in this game yet" in words_in(dialog)
    assert dialog.settings() == Settings(), "the next ordinary match is as the last one was"


def test_what_was_chosen_before_comes_back_when_the_match_is_not_to_be_rated(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    dialog = opened(qtbot, spec, data)
    assert dialog.rated_row is not None
    dialog.panel.options[0].control.click()
    before = dialog.plan()
    dialog.rated_row.check_box.setChecked(True)
    assert dialog.plan() != before
    dialog.rated_row.check_box.setChecked(False)
    assert dialog.plan() == before


def test_who_leaves_the_table_and_comes_back_within_a_day_plays_on(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    path = page.path
    assert path is not None
    (sat_down,) = ratings.unfinished(data, spec.id)
    assert sat_down.going
    page.leave()
    (after_leaving,) = ratings.unfinished(data, spec.id)
    assert not after_leaving.going
    page.open(path)
    assert ratings.unfinished(data, spec.id)[0].going
    assert match_of(page).purpose == purposes.RATED
    page.leave()


def test_who_comes_back_after_more_than_a_day_is_told_that_the_match_is_lost(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    path, match = page.path, match_of(page)
    assert path is not None
    page.leave()
    begun.note_table(data, match, left_at := 1_000_000, going=False)
    ratings.settle_absences(data, left_at + ABSENCE_SECONDS)
    page.open(path)
    assert "counts as lost" in page.banner.words
    page.leave()


def test_there_is_no_undo_and_no_help_in_a_rated_match(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    for name in ("undo", "undo_turn", "redo", "hint", "why_not", "play_move", "play_turn"):
        assert not page.commands[name].isEnabled()
    assert "rated match" in page.commands["undo"].toolTip()
    page.leave()


def test_a_rated_match_that_cannot_be_noted_is_an_ordinary_one(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    plan = rated(qtbot, spec, data)
    data.book.mkdir()
    page = sat(qtbot, data, plan, spec)
    assert match_of(page).purpose == ""
    assert "book.sqlite" in page.banner.words
    page.leave()


def test_an_older_copy_of_a_save_that_was_put_back_is_an_ordinary_match(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    path, match = page.path, match_of(page)
    assert path is not None and page.controller is not None
    older = path.read_bytes()
    while not match.actions or match.to_move != Seat(0):
        match.play(match.menu()[0])  # no mind thinks
    page.controller._keep()
    page.leave()
    page.open(path)
    assert match_of(page).purpose == purposes.RATED
    page.leave()
    path.write_bytes(older)
    page.open(path)
    assert match_of(page).purpose == ""
    assert "no longer counts" in page.banner.words
    page.leave()


def test_the_same_deal_again_is_not_rated(qtbot: QtBot, spec: GameSpec, data: DataDir) -> None:
    plan = rated(qtbot, spec, data)
    page = sat(qtbot, data, plan, spec)
    match_of(page).give_up(Seat(0))
    page.leave()
    again = sat(qtbot, data, plan, spec)
    match_of(again).give_up(Seat(0))
    again.leave()
    assert len(ratings.read(data)) == 1


def test_playing_again_after_a_rated_match_is_a_rated_match(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    profile = Profile(data)
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    plans: list[NewGamePlan] = []
    navigator = Mock(profile=profile, services=Services(profile), window=page)
    navigator.when_kept = lambda leave: leave()
    navigator.play = lambda _, plan: plans.append(plan)
    ending = EndFeature(navigator, page)
    match = match_of(page)
    ending._rematch(match, same_seed=False)
    ending._rematch(match, same_seed=True)
    assert [plan.purpose for plan in plans] == [purposes.RATED, ""]
    assert plans[0].seed != match.seed and plans[1].seed == match.seed
    page.leave()


def test_the_list_of_saves_says_that_a_match_is_rated(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    path = page.path
    assert path is not None
    page.leave()
    assert save_text.progress_text(save_summary.read_summary(path, path.stat())).startswith(
        "Rated match. Round"
    )


def test_a_rated_match_is_not_copied_before_it_is_over(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    copy = page.commands["save_as"]
    assert not copy.isEnabled()
    assert "once this match is over" in copy.toolTip()
    assert page.controller is not None
    page.controller.problem.emit(N_("files", "The disk is full."))
    assert copy.isEnabled(), "nothing else would be left of it"
    page.controller.problem.emit(None)
    assert not copy.isEnabled()
    page.controller.give_up()
    assert copy.isEnabled()
    page.leave()
    assert copy.isEnabled()


def test_leaving_the_table_frees_the_command_of_a_copy(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    assert not page.commands["save_as"].isEnabled()
    page.leave()
    assert page.commands["save_as"].isEnabled()


def test_commands_say_why_they_do_nothing_after_the_language_has_changed(
    qtbot: QtBot, spec: GameSpec, data: DataDir, speak: Callable[[str], None]
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    names = ("undo", "hint", "save_as")
    english = [page.commands[name].toolTip() for name in names]
    speak("fr")
    qtbot.waitUntil(lambda: page.commands["hint"].toolTip() != english[1])
    assert "partie terminée" in page.commands["save_as"].toolTip()
    speak("en")
    qtbot.waitUntil(lambda: page.commands["hint"].toolTip() == english[1])
    assert [page.commands[name].toolTip() for name in names] == english
    page.leave()


def test_the_list_of_saves_copies_no_rated_match_before_it_is_over(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    page.leave()
    dialog = SavesDialog(data.saves)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    qtbot.waitUntil(lambda: dialog.selected_summary() is not None)
    assert dialog.open_button.isEnabled() and not dialog.export_button.isEnabled()
    assert "once this match is over" in dialog.export_button.toolTip()


@pytest.mark.parametrize("purpose", [purposes.RATED, purposes.daily("2026-11-26"), "tower:1"])
def test_a_save_of_somebody_else_counts_for_nothing(
    qtbot: QtBot, spec: GameSpec, data: DataDir, tmp_path: Path, purpose: str
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    page.leave()
    match = save.load(next(data.saves.glob("*.wizardtable"))).match
    match.purpose = purpose
    theirs = tmp_path / "theirs.wizardtable"
    save.write(theirs, match)
    content = theirs.read_bytes()
    page.open(theirs)
    assert match_of(page).purpose == ""
    assert "not one of your saved matches" in page.banner.words
    page.leave()
    assert theirs.read_bytes() == content
    dialog = SavesDialog(data.saves)
    qtbot.addWidget(dialog)
    assert dialog.import_from(theirs)
    matches = [save.load(path).match for path in data.saves.glob("*.wizardtable")]
    assert sorted(saved.purpose for saved in matches) == ["", purposes.RATED]
    assert [saved.actions for saved in matches] == [match.actions] * 2


def test_another_players_save_is_played_on_in_a_copy_that_is_ones_own(
    qtbot: QtBot, spec: GameSpec, data: DataDir
) -> None:
    page = sat(qtbot, data, rated(qtbot, spec, data), spec)
    page.leave()
    theirs = next(data.saves.glob("*.wizardtable"))
    content, date = theirs.read_bytes(), theirs.stat().st_mtime_ns
    profile = Profile(data)
    profile.switch(players.add(data, Settings(player_name="Bea")))
    page = page_of(qtbot, profile)
    page.open(theirs)
    match = match_of(page)
    match.play(match.menu()[0])
    page.leave()
    assert (theirs.read_bytes(), theirs.stat().st_mtime_ns) == (content, date)
    (mine,) = profile.data.saves.glob("*.wizardtable")
    assert save.load(mine).match.purpose == ""
