# SPDX-License-Identifier: MIT
"""Tests a person's own portrait: its choice, and its place wherever opponents have portraits."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.ui.windows import ADA, BOB, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, tower_floor
from wizardtable.core.match import Player
from wizardtable.core.teaching.course import Course
from wizardtable.core.wizards import PORTRAIT_NAMES, PORTRAITS, WIZARDS
from wizardtable.play.frames import present_frame
from wizardtable.play.sitter import sitter
from wizardtable.store import save, settings
from wizardtable.store.paths import resource
from wizardtable.ui.dialogs.preferences import PreferencesDialog
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.new_game_plan import NewGamePlan, deal_match, with_owner
from wizardtable.ui.player.room_items import PortraitItem
from wizardtable.ui.results.ranking_row import RankingRow
from wizardtable.ui.style.portrait_choice import NAMES

OWN = PORTRAITS[2]


def chosen(hands: Hands, **changes: str) -> None:
    """Gives the player their own portrait, and other settings."""
    hands.profile.change(replace(hands.profile.settings, portrait=OWN, **changes))


def test_no_opponent_has_a_portrait_of_a_person() -> None:
    assert not {wizard.id for wizard in WIZARDS} & set(PORTRAITS)
    assert not {wizard.name for wizard in WIZARDS} & set(PORTRAIT_NAMES.values())
    assert NAMES.keys() == set(PORTRAITS)
    texts = [
        Path(resource("art", "wizards", f"{portrait}.svg")).read_bytes() for portrait in PORTRAITS
    ]
    assert len(set(texts)) == len(PORTRAITS)


def test_it_is_chosen_at_the_first_start(hands: Hands) -> None:
    welcome = Welcome(hands.profile, hands.services.sounds)
    for _ in range(2):  # the second click takes nothing away
        welcome.person_fields.portrait.buttons[OWN].click()
    welcome.accept()
    assert hands.profile.settings.portrait == OWN
    assert hands.profile.settings.player_name == PORTRAIT_NAMES[OWN]
    welcome.deleteLater()


def test_it_is_changed_in_the_preferences(hands: Hands) -> None:
    chosen(hands)
    dialog = PreferencesDialog(hands.profile.settings, None, None)
    changes: list[settings.Settings] = []
    dialog.changed.connect(changes.append)
    assert dialog.portrait.portrait == OWN
    dialog.portrait.buttons[PORTRAITS[0]].click()
    assert changes[-1].portrait == PORTRAITS[0]
    dialog.deleteLater()


def test_the_portraits_to_choose_from_grow_with_the_writing(hands: Hands) -> None:
    dialog = PreferencesDialog(hands.profile.settings, hands.window, None)
    before = dialog.portrait.buttons[OWN].iconSize().width()
    hands.profile.change(replace(hands.profile.settings, font_scale=150))
    assert dialog.portrait.buttons[OWN].iconSize().width() == pytest.approx(before * 1.5, abs=1)
    dialog.deleteLater()


def test_it_is_shown_at_the_seat_and_kept_with_the_match(hands: Hands) -> None:
    chosen(hands)
    hands.deal(ADA, GREEDY)
    match = hands.controller.match
    frame = present_frame(match, None, (), lambda action: None, since=None, is_own_move=False)
    assert [frame.sitter(seat).wizard for seat in (0, 1)] == [OWN, ""]
    hands.controller.flush()
    path = hands.main.page.path
    assert path is not None
    assert save.load(path).match.players[0].wizard == OWN


def test_of_several_people_the_one_with_the_name_has_it() -> None:
    own = settings.Settings(portrait=OWN, player_name="Bob")
    assert [player.wizard for player in with_owner((ADA, BOB), own)] == ["", OWN]
    nobody = replace(own, player_name="")
    assert [player.wizard for player in with_owner((ADA, BOB), nobody)] == ["", ""]


def test_a_portrait_that_is_not_known_is_not_looked_for(hands: Hands) -> None:
    hands.profile.change(replace(hands.profile.settings, portrait="../../secret"))
    hands.deal(ADA, GREEDY)
    spec = hands.controller.match.spec
    assert hands.controller.match.players[0].wizard == ""
    assert sitter(spec, Player("Ada", None, "../../secret")).wizard == ""
    assert sitter(spec, Player("Ada", None, "corvin")).wizard == ""


@pytest.mark.long
def test_ranking_and_the_players_page_show_it(hands: Hands) -> None:
    chosen(hands)
    hands.deal(ADA, GREEDY)
    while hands.wait_turn():
        hands.controller.act(hands.controller.menu()[-1])
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
    assert hands.main.dialog is not None
    faces = {row._sitter.wizard for row in hands.main.dialog.findChildren(RankingRow)}
    assert OWN in faces
    hands.main.dialog.close()
    hands.main.open("player")
    assert any(portrait.wizard == OWN for portrait in hands.main.dialog.findChildren(PortraitItem))


def test_settings_of_older_versions_have_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"player_name": "Ada"}), "utf-8")
    loaded, notice = settings.load(path)
    assert (loaded.player_name, loaded.portrait, notice) == ("Ada", "", None)


def test_a_new_match_with_the_players_of_an_old_one_has_the_name_of_today() -> None:
    own = settings.Settings(portrait=OWN, player_name="Zoé")
    old = (Player("Sidonie", None), GREEDY)
    assert with_owner(old, own) == (Player("Zoé", None, OWN), GREEDY)
    namesake = replace(own, player_name="greta")
    assert with_owner(old, namesake)[0].name == "Sidonie", "two of one name cannot play"


def test_nobody_else_at_the_table_has_the_face_of_the_player() -> None:
    own = settings.Settings(portrait=OWN, player_name="Ada")
    first, second = with_owner((ADA, replace(BOB, wizard=OWN)), own)
    assert first.wizard == OWN and second.wizard in set(PORTRAITS) - {OWN}


@pytest.mark.parametrize("game", ["anludim"])
def test_lessons_have_the_name_and_the_face(hands: Hands, game: str) -> None:
    chosen(hands, player_name="Zoé")
    hands.main.learn(game, "")
    assert hands.controller.match.players[0] == Player("Zoé", None, OWN)


def test_who_is_named_as_an_opponent_meets_nobody_of_that_name(hands: Hands) -> None:
    spec = catalog.get("anludim")
    floor = tower_floor.table(spec, 1)
    rival = floor.players[1].name
    for players in (
        floor.seated(rival.upper()),
        Course(spec, spec.lessons[0].rivals[0]).match.players,
    ):
        assert len({player.name.casefold() for player in players}) == len(players)
    table = daily_table.table(spec, "2026-11-29")
    rival = next(player.name for player in table.players if player.level)
    plan = NewGamePlan(table.setup, table.seated(rival), table.seed)
    match = deal_match(spec, plan, settings.Settings(player_name=rival, portrait=OWN))
    assert len({player.name for player in match.players}) == len(match.players)
    assert table.is_table_of(match), "it counts all the same"
