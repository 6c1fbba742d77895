# SPDX-License-Identifier: MIT
"""Tests that changes of theme, text size and language disturb nothing.

No destroyed widget is touched, no garbage is collected meanwhile, and no work is repeated.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import GAMES, close_all, dialogs, furnish, orphans, settle
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.match import Player
from wizardtable.table.scene import TableScene
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.rules_browser import RulesBrowser
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.garbage import collector_off
from wizardtable.ui.lobby.tile_grid import TileGrid
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.style import appearance

DIALOGS = dialogs()


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Turns the cyclic garbage collector off during a test."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def furnished(hands: Hands, tmp_path: Path) -> Hands:
    """Returns a window with a finished match on its table."""
    hands.main.open_save(furnish(tmp_path / "data"))
    settle()
    close_all(hands.window)
    return hands


@pytest.mark.usefixtures("uncollected")
@pytest.mark.few(8)
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_that_is_closed_leaves_nothing_behind(furnished: Hands, name: str) -> None:
    window = furnished.window
    DIALOGS[name](furnished.main)
    settle()
    close_all(window)
    before, many = set(orphans()), len(QApplication.allWidgets())
    DIALOGS[name](furnished.main)
    settle()
    close_all(window)
    assert not set(orphans()) - before
    assert len(QApplication.allWidgets()) == many


@pytest.mark.long
@pytest.mark.usefixtures("uncollected")
def test_all_that_lobby_lessons_and_tables_are_made_of_belongs_to_the_window(
    request: pytest.FixtureRequest,
) -> None:
    before = set(orphans())
    hands: Hands = request.getfixturevalue("hands")
    settle()
    for game in GAMES:
        hands.main.learn(game)
        hands.main.go_to_lobby()
        others = range(min(catalog.get(game).seats) - 1)
        hands.deal(ADA, *(Player(f"Rolf {n}", "random") for n in others), game=game)
        hands.wait_turn()
        hands.controller.act(hands.controller.menu()[0])
        hands.wait_turn()
        hands.main.page.feature(ReplayFeature).open()
        hands.main.page.feature(ReplayFeature).close()
        hands.main.go_to_lobby()
        settle()
    assert set(orphans()) - before == {hands.window}


@pytest.mark.long
def test_a_collection_in_the_middle_of_a_change_does_no_harm(tmp_path: Path) -> None:
    # In a process of its own: what could go wrong would take this one with it.
    ended = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.ui.collecting", str(tmp_path)],
        env={**os.environ, "MALLOC_PERTURB_": "165", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr[-2000:]


class Witness(QWidget):
    """Records at each change whether garbage could be collected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kinds: set[QEvent.Type] = set()
        self.collecting: set[bool] = set()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        self.kinds.add(event.type())
        self.collecting.add(gc.isenabled())


def test_nothing_is_collected_while_style_and_language_change(
    hands: Hands, speak: Callable[[str], None], qtbot: QtBot
) -> None:
    speak("en")
    settle()
    witness = Witness(hands.main.lobby)
    witness.show()
    settle()
    witness.kinds.clear()
    witness.collecting.clear()
    appearance.apply_theme(qapp(), "light", 125)
    speak("fr")
    settle()
    events = {QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange}
    assert witness.kinds >= events | {QEvent.Type.LanguageChange}
    assert witness.collecting == {False}
    assert gc.isenabled()


@pytest.mark.parametrize("collecting", [True, False])
def test_the_collector_is_afterwards_as_it_was_before(collecting: bool) -> None:
    try:
        if not collecting:
            gc.disable()
        with pytest.raises(ZeroDivisionError), collector_off():
            assert not gc.isenabled()
            raise ZeroDivisionError
        assert gc.isenabled() == collecting
    finally:
        gc.enable()


@pytest.mark.long
def test_the_lobby_is_arranged_once_for_a_change_and_never_while_it_is_hidden(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged: list[bool] = []
    real = TileGrid.arrange

    def arrange(shelf: TileGrid) -> None:
        arranged.append(shelf.isVisible())
        real(shelf)

    monkeypatch.setattr(TileGrid, "arrange", arrange)
    settle()
    for settings in (
        {"theme": "light"},
        {"font_scale": 125},
        {"font_scale": 100, "theme": "dark"},
    ):
        arranged.clear()
        hands.profile.change(replace(hands.profile.settings, **settings))  # type: ignore[arg-type]
        settle()
        assert arranged == [True]
    hands.deal(ADA, GREEDY)
    settle()
    arranged.clear()
    hands.profile.change(replace(hands.profile.settings, theme="light", font_scale=150))
    hands.window.resize(1500, 900)
    settle()
    assert not arranged
    hands.main.go_to_lobby()
    settle()
    assert arranged
    assert all(arranged)


def test_a_table_behind_another_is_dressed_when_it_is_seen_again(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.main.page.feature(ReplayFeature).open()
    settle()
    dressed: list[TableView] = []
    real = TableScene.set_room

    def set_room(scene: TableScene, *args: object) -> None:
        dressed.extend(view for view in scene.views() if isinstance(view, TableView))
        real(scene, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(TableScene, "set_room", set_room)
    past = hands.main.page.feature(ReplayFeature).view
    assert past is not None
    hands.profile.change(replace(hands.profile.settings, theme="light"))
    settle()
    assert set(dressed) == {past.table}
    hands.main.page.feature(ReplayFeature).close()
    settle()
    assert hands.table in dressed
    assert hands.table.look.theme.name == "light"


def test_settings_that_change_nothing_on_the_table_leave_it_alone(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    settle()
    monkeypatch.setattr(TableScene, "set_room", lambda *_: pytest.fail("laid out anew"))
    hands.profile.change(replace(hands.profile.settings, volume=30))
    settle()


@pytest.mark.long
def test_a_rules_page_is_set_once_for_a_change_and_stays_where_it_is_read(
    hands: Hands, speak: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("en")
    dialog = RulesDialog(catalog.get("anludim"), hands.window, section="combinations")
    dialog.show()
    settle()
    many: list[str] = []
    real = RulesBrowser.setMarkdown

    def set_markdown(browser: RulesBrowser, text: str) -> None:
        many.append(text)
        real(browser, text)

    monkeypatch.setattr(RulesBrowser, "setMarkdown", set_markdown)
    place = dialog.contents.currentIndex()
    changes: tuple[Callable[[], None], ...] = (
        lambda: appearance.apply_theme(qapp(), "contrast", 100),
        lambda: appearance.apply_theme(qapp(), "light", 150),
        lambda: speak("fr"),
    )
    for change in changes:
        many.clear()
        change()
        settle()
        assert len(many) == 1
        assert dialog.contents.currentIndex().row() == place.row()
        assert dialog.browser.verticalScrollBar().value() > 0


def qapp() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
