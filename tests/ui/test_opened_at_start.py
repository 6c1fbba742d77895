# SPDX-License-Identifier: MIT
"""A save that is named on the command line is opened before the window is seen."""

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.saves.corpus import CORPUS_FOLDER
from wizardtable.core import catalog
from wizardtable.store import paths
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.window.main_window import MainWindow


@pytest.mark.few(only="^(?!elf)")
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_save_is_opened_before_the_window_is_seen(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    save = tmp_path / "given.wizardtable"
    shutil.copy(next(iter(sorted(CORPUS_FOLDER.rglob(f"{game}-*.wizardtable")))), save)
    profile = Profile(paths.data_dir(tmp_path / "data"), "en")
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    main.open_save(save)
    window.show()
    qtbot.waitExposed(window)
    table = main.page.table
    assert table is not None
    table.skip()
    width, height = table.loupe.room
    port = table.viewport()
    assert (port.width(), port.height() - table.loupe.free_height) == (width, height)
    pieces = [item for item in table.table.items_by_key.values() if item.posture.width]
    assert pieces
    services.close()
    profile.close()
