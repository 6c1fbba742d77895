# SPDX-License-Identifier: MIT
"""Tests that the program knows, before it asks, whether a deleted match goes to the system's
trash."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFile

from wizardtable.ui.dialogs import bin as bins
from wizardtable.ui.dialogs.bin import Bin, bin_of


@pytest.fixture(autouse=True)
def _linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bins.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    for name in ("FLATPAK_ID", "SNAP"):
        monkeypatch.delenv(name, raising=False)


def test_the_players_own_bin_takes_what_is_on_its_file_system(tmp_path: Path) -> None:
    assert bin_of(tmp_path) is Bin.SYSTEM


@pytest.mark.parametrize("name", ["FLATPAK_ID", "SNAP"])
def test_a_sandbox_has_a_bin_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "x")
    assert bin_of(tmp_path) is Bin.SANDBOX


def test_there_is_none_where_qt_knows_none_or_no_folder_for_it_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bins.os, "access", lambda *_: False)
    assert bin_of(tmp_path) is Bin.NONE
    monkeypatch.undo()
    monkeypatch.setattr(QFile, "supportsMoveToTrash", lambda: False)
    assert bin_of(tmp_path) is Bin.NONE
