# SPDX-License-Identifier: MIT
"""Tests that every package contains the full texts of all licences, on all three systems."""

import runpy
import sys
from importlib.metadata import files as installed_files
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from tests.helpers import script
from wizardtable.store.book.book_file import SCHEMA
from wizardtable.ui import routes

ROOT = Path(__file__).parents[2]

LICENCE_PHRASES = {
    "GPL-3": "GNU GENERAL PUBLIC LICENSE",
    "SQLite": "May you do good and not evil",
    "ICU": "Permission is hereby granted, free of charge",
    "LGPL-3": "GNU LESSER GENERAL PUBLIC LICENSE",
    "Pillow": "Python Imaging Library",
    "PyInstaller": "Bootloader Exception",
    "Python": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "Python-Windows": "Microsoft Distributable Code",
    "Python-third-party": "Modules/expat",
    "Qt-third-party": "HarfBuzz",
    "Source-Sans-Pro": "SIL OPEN FONT LICENSE Version 1.1",
    "Source-Serif-Pro": "SIL OPEN FONT LICENSE Version 1.1",
    "cffi": "Permission is hereby granted, free of charge",
    "libffi": "Permission is hereby granted, free of charge",
    "miniaudio": "David Reid",
    "mypyc": "PYTHON SOFTWARE FOUNDATION LICENSE",
    "openskill": "Vivek Joshy",
    "platformdirs": "Permission is hereby granted, free of charge",
    "wizardtable": "The wizardtable developers",
}
"""Words that identify the right text of each licence."""

COMMON_PACKED_FILES = [
    "PIL/_imaging{ext}",
    "PySide6/QtCore{ext}",
    "_cffi_backend{ext}",
    "_miniaudio{ext}",
    "base_library.zip",
    "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
    "font_source_serif_pro/files/SourceSerifPro-Regular.ttf",
    "openskill/models/common{ext}",
    "openskill-6.2.0.dist-info/METADATA",
    "platformdirs-4.14.7.dist-info/METADATA",
    "shiboken6/Shiboken{ext}",
    "wizardtable/core/codec{ext}",
    "wizardtable__mypyc{ext}",
    "wizardtable/resources/rules/en/zavandor.md",
]

PACKED_FILES = {
    "linux": [
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "libQt6Core.so.6",
        "libpython3.11.so.1.0",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "libX11-xcb.so.1",
        "libffi.so.8",
        "libsqlite3.so.0",
        "pillow.libs/libtiff-20b7e810.so.6.3.0",
        "libwebp-51b0b3f7.so.7.2.0",
        "python3.11/lib-dynload/_decimal.cpython-311-x86_64-linux-gnu.so",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    ],
    "win32": [
        "PySide6\\Qt6Core.dll",
        "PySide6\\MSVCP140.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "VCRUNTIME140.dll",
        "_decimal.pyd",
        "_sqlite3.pyd",
        "libffi-8.dll",
        "python311.dll",
        "select.pyd",
        "sqlite3.dll",
    ],
    "darwin": [
        "PIL/__dot__dylibs/libtiff.6.dylib",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "Python.framework/Versions/3.11/Python",
        "Python",
        "QtCore",
        "libwebp.7.dylib",
        "python3.11/lib-dynload/_decimal.cpython-311-darwin.so",
        "python3.11/lib-dynload/_sqlite3.cpython-311-darwin.so",
    ],
}
"""Some of the packed files on each system, in PyInstaller's notation."""

LIBRARY_SUFFIX = {"linux": ".abi3.so", "win32": ".pyd", "darwin": ".so"}


def places(system: str) -> list[str]:
    return [
        place.format(ext=LIBRARY_SUFFIX[system]) for place in COMMON_PACKED_FILES
    ] + PACKED_FILES[system]


@pytest.fixture
def licences() -> ModuleType:
    return script("licences")


@pytest.fixture
def windows_python(tmp_path: Path) -> Path:
    (tmp_path / "LICENSE.txt").write_text("Microsoft Distributable Code")
    return tmp_path


@pytest.mark.parametrize("system", sorted(PACKED_FILES))
def test_whatever_is_packed_has_its_licences_in_full(
    licences: ModuleType, windows_python: Path, system: str
) -> None:
    texts = licences.files(system, windows_python)
    assert licences.unknown(places(system)) == []
    for place in (*places(system), "wizardtable"):
        for name in licences.part_of(place).texts:
            text = texts[f"{name}.txt"].read_text(encoding="utf-8")
            assert LICENCE_PHRASES.get(name, "ermission") in text, name


def test_what_no_part_knows_stops_the_build(licences: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"knows no licence for: libssl\.so\.3"):
        licences.entries(["PIL/_imaging.so", "libssl.so.3"], tmp_path)


def test_a_missing_licence_is_told_before_the_long_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle = script("bundle")
    wheel = tmp_path / f"wizardtable-{bundle.version()}-py3-none-any.whl"
    wheel.touch()
    monkeypatch.setattr(bundle, "DIST", tmp_path)
    monkeypatch.setattr(bundle, "freeze", Mock(side_effect=AssertionError("it takes minutes")))
    missing = FileNotFoundError("LICENSE.txt is missing")
    monkeypatch.setattr(bundle.licences, "files", Mock(side_effect=missing))
    assert bundle.main() == 1
    assert "LICENSE.txt is missing" in capsys.readouterr().err


def test_every_module_that_the_program_reaches_is_its_own(licences: ModuleType) -> None:
    bundle = script("bundle")
    parts = {
        licences.part_of(f"{name.replace('.', '/')}.so").name
        for name in bundle.reached()
        if "." in name
    }
    assert parts == {"wizardtable"}


def test_what_makes_and_keeps_the_book_is_in_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle, pruning = script("bundle"), script("pruning")
    parts = {f"wizardtable.store.book.{path.stem}" for path in SCHEMA.parent.glob("[a-z]*.py")}
    assert parts <= set(bundle.reached())
    monkeypatch.setattr(bundle, "PROGRAM", ROOT)
    assert (str(SCHEMA), "wizardtable/store/book") in bundle.carried()
    assert not {"sqlite3", "_sqlite3"} & set(pruning.MODULES), "the program does not start"


def test_every_page_that_is_imported_when_somebody_goes_there_is_in_the_bundle() -> None:
    places = {routes.MATCH_ROOM, routes.SHARE, *routes.DIALOGS.values()}
    places |= set(routes.PLAYER_TABS.values())
    named = {place.partition(":")[0] for place in places}
    assert named <= set(script("bundle").reached())


def test_every_package_the_program_stands_on_has_a_part(licences: ModuleType) -> None:
    for name in script("bundle").STANDS_ON:
        place = f"{name.replace('-', '_')}-1.0.dist-info/METADATA"
        assert licences.part_of(place) is not None, name


@pytest.mark.parametrize("name", ["Pillow", "cffi", "miniaudio", "openskill", "platformdirs"])
def test_the_texts_are_those_of_the_packages(licences: ModuleType, name: str) -> None:
    """Tests that our licence texts are those of the packages, except for years and versions."""
    own = next(
        Path(str(path.locate()))
        for path in installed_files(name) or ()
        if path.name == "LICENSE" and "licenses" in path.parts
    )
    ours = (licences.TEXTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    theirs = own.read_text(encoding="utf-8").splitlines()
    assert len(set(theirs) - set(ours)) <= len(theirs) / 10


@pytest.mark.parametrize("system", sorted(PACKED_FILES))
def test_the_recipe_packs_the_texts_on_every_system(
    system: str, windows_python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests the packaging recipe itself, with a fake PyInstaller that records its arguments."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.setattr(sys, "base_prefix", str(windows_python))
    for name in ("bundle", "icons", "licences", "macos_image", "pruning", "system_files"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.__dict__["collect_data_files"] = lambda name: []
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.depend"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    needs = ModuleType("PyInstaller.depend.bindepend")
    needs.__dict__["get_imports"] = lambda path: []
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.bindepend", needs)
    monkeypatch.setattr(sys, "platform", system)
    import bundle  # noqa: PLC0415 - found by its path, as the recipe finds it
    import icons  # noqa: PLC0415

    for name, value in {
        "carried": list,
        "copied_metadata": list,
        "imports": list,
        "WORK": tmp_path,
    }.items():
        monkeypatch.setattr(bundle, name, value)
    for name in ("ico", "icns"):
        monkeypatch.setattr(icons, name, lambda folder, kind="": folder / "icon")
    given: dict[str, Any] = {}

    def analysis(*_: object, **__: object) -> SimpleNamespace:
        binaries = [(place, f"/w/{place}", "EXTENSION") for place in places(system)]
        return SimpleNamespace(binaries=binaries, datas=[], pure=[], scripts=[])

    def collect(*parts: Any, **_: object) -> None:
        given["places"] = {place for part in parts[1:] for place, *_ in part}

    def ignore(*_: object, **__: object) -> None:
        return None

    stubs = {"SPECPATH": str(ROOT / "packaging"), "Analysis": analysis, "COLLECT": collect}
    stubs |= dict.fromkeys(("PYZ", "EXE", "BUNDLE"), ignore)
    runpy.run_path(str(ROOT / "packaging" / "wizardtable.spec"), init_globals=stubs)
    packed = {Path(place).name for place in given["places"] if place.startswith("licences/")}
    expected = {f"{name}.txt" for name in LICENCE_PHRASES} | {"README.txt"}
    assert expected - packed == (set() if system == "win32" else {"Python-Windows.txt"})
