# SPDX-License-Identifier: MIT
"""Tests the page *About*: every library of the program, with a licence that can be read."""

import pytest
from pytestqt.qtbot import QtBot

from wizardtable import __version__
from wizardtable.ui.dialogs import about
from wizardtable.ui.dialogs.about import AboutDialog, dependencies


def test_every_dependency_has_a_licence() -> None:
    packages = dependencies()
    assert {"Qt for Python (PySide6)", "Pillow", "Source Serif Pro", "Python"} <= {
        dependency.name for dependency in packages
    }
    assert [d.name for d in packages if not d.licence or not d.version] == []
    assert [d.licence for d in packages if len(d.licence) > 60] == []


def test_tools_for_developers_are_no_part_of_the_program() -> None:
    names = {dependency.name for dependency in dependencies()}
    assert not {"pytest", "mypy", "ruff"} & names


def test_what_plays_sounds_is_named_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {
        "wizardtable": ["pillow>=11", "miniaudio>=1; extra == 'sound'", "ruff; extra == 'dev'"]
    }
    monkeypatch.setattr(about.metadata, "requires", lambda name: lines.get(name, []))
    assert {"Pillow", "miniaudio"} <= {dependency.name for dependency in dependencies()}
    assert "ruff" not in {dependency.name for dependency in dependencies()}


def test_the_version_is_shown(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert __version__ in dialog._version.text()
    assert dialog.package_list.topLevelItemCount() == len(dependencies())
