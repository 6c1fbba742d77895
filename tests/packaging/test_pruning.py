# SPDX-License-Identifier: MIT
"""Tests which files the packages contain and leave out, also on systems without a daily build."""

import sys
from types import ModuleType

import pytest

from tests.helpers import script

LIBRARY_NEEDS: dict[str, list[str]] = {}
"""The libraries that each library of a test needs, by its source file."""


@pytest.fixture
def pruning(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Returns the module, with `LIBRARY_NEEDS` as the dependencies of libraries."""
    module = script("pruning")
    for name in ("PyInstaller", "PyInstaller.depend", "PyInstaller.depend.bindepend"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))  # checks do not install it
    bindepend = sys.modules["PyInstaller.depend.bindepend"]
    bindepend.__dict__["get_imports"] = lambda file: {
        (name, None) for name in LIBRARY_NEEDS.get(file, ())
    }
    monkeypatch.setattr(module.sys, "platform", "other")
    return module


def test_only_what_something_needs_is_kept(
    pruning: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIBRARY_NEEDS, "/w/QtGui.so", ["libQt6Gui.so.6"])
    monkeypatch.setitem(LIBRARY_NEEDS, "/w/libQt6Gui.so.6", ["libicu.so.73"])
    gui = ("PySide6/QtGui.so", "/w/QtGui.so", "EXTENSION")
    libraries = [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/w/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libicu.so.73", "/w/libicu.so.73", "BINARY"),
    ]
    quick = ("PySide6/Qt/lib/libQt6Quick.so.6", "/w/libQt6Quick.so.6", "BINARY")
    web = ("PySide6/Qt/plugins/imageformats/libqwebp.so", "/w/libqwebp.so", "BINARY")
    assert pruning.prune([gui, *libraries, quick, web], [])[0] == [gui, *libraries]


def test_windows_does_not_mind_how_the_name_of_a_library_is_written(
    pruning: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIBRARY_NEEDS, "C:\\w\\QtCore.pyd", ["MSVCP140.dll"])
    core = ("PySide6\\QtCore.pyd", "C:\\w\\QtCore.pyd", "EXTENSION")
    needed = ("PySide6\\msvcp140.dll", "C:\\w\\msvcp140.dll", "BINARY")
    assert pruning.prune([core, needed], [])[0] == [core, needed]


def test_a_framework_is_kept_whole_or_not_at_all(
    pruning: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    lib = "PySide6/Qt/lib"
    monkeypatch.setitem(LIBRARY_NEEDS, "/w/QtGui.so", ["@rpath/QtGui.framework/Versions/A/QtGui"])
    gui = ("PySide6/QtGui.so", "/w/QtGui.so", "EXTENSION")
    kept = (f"{lib}/QtGui.framework/Versions/A/QtGui", "/w/QtGui", "BINARY")
    unneeded = (f"{lib}/QtQuick.framework/Versions/A/QtQuick", "/w/QtQuick", "BINARY")

    def rest(name: str) -> list[tuple[str, str, str]]:
        folder = f"{lib}/{name}.framework"
        return [
            (f"{folder}/Versions/A/Resources/Info.plist", f"/w/{name}.plist", "DATA"),
            (f"{folder}/Versions/Current", "A", "SYMLINK"),
            (f"{folder}/{name}", f"Versions/Current/{name}", "SYMLINK"),
        ]

    binaries, files = pruning.prune([gui, kept, unneeded], rest("QtGui") + rest("QtQuick"))
    assert binaries == [gui, kept]
    assert files == rest("QtGui")
