# SPDX-License-Identifier: MIT
"""Tests that `make play` names all obstacles at once before anything is installed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from tests.helpers import script
from wizardtable import first_words, preflight

NO_NETWORK_OUTPUT = "WARNING: Retrying after connection broken by 'NewConnectionError'"


class Pip:
    """A fake pip that records its commands and gives the answers that a test has set."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.answers: dict[str, int] = {}
        self.report = ""

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        self.asked.append(command)
        word = next((word for word in self.answers if word in " ".join(command)), "")
        return subprocess.CompletedProcess(command, self.answers.get(word, 0), self.report)


@pytest.fixture
def pip() -> Pip:
    return Pip()


@pytest.fixture
def environment(pip: Pip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Returns the module that makes the environment, for a checkout without any installation."""
    module = script("environment")
    root = tmp_path / "mes jeux été"
    (root / ".venv").mkdir(parents=True)
    for name, path in {
        "ROOT": root,
        "VENV": root / ".venv",
        "PYTHON": root / ".venv/bin/python",
        "LOG": root / ".venv/install.log",
    }.items():
        monkeypatch.setattr(module, name, path)

    def run_pip(*command: str) -> bool:
        module.LOG.write_text(pip.report)
        return not pip.run(*command).returncode

    monkeypatch.setattr(module, "_run", pip.run)
    monkeypatch.setattr(module, "_run_pip", run_pip)
    monkeypatch.setattr(preflight, "missing_libraries", lambda window: [])
    monkeypatch.setattr(preflight, "language", lambda: "en")
    return module


def installed(environment: ModuleType) -> None:
    environment.PYTHON.parent.mkdir()
    environment.PYTHON.touch()


def test_without_a_network_one_sentence_says_so_and_nothing_is_tried(
    environment: ModuleType, pip: Pip
) -> None:
    pip.answers = {"--dry-run": 1}
    said = environment.prepare("play", True)
    assert "no package index answers" in said
    assert said.count("\n") == 0
    assert not [asked for asked in pip.asked if "--editable" in asked]


def test_an_index_that_never_answers_is_no_network(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(*command: str) -> None:
        raise subprocess.TimeoutExpired(command, 20)

    monkeypatch.setattr(environment, "_run", wait)
    assert environment.reachable() is False


def test_a_network_that_breaks_on_the_way_is_told_the_same(
    environment: ModuleType, pip: Pip
) -> None:
    pip.answers, pip.report = {"--editable": 1}, NO_NETWORK_OUTPUT
    assert "no package index answers" in environment.prepare("play", True)


def test_another_error_of_pip_is_told_with_its_report(environment: ModuleType, pip: Pip) -> None:
    pip.answers = {"--editable": 1}
    pip.report = "Collecting x\nERROR: No space left on device\nfarewell"
    said = environment.prepare("play", True)
    assert "ERROR: No space left on device" in said
    assert "farewell" not in said
    assert str(environment.LOG) in said


def test_everything_missing_is_told_at_once(
    environment: ModuleType, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip.answers = {"--dry-run": 1}
    monkeypatch.setattr(preflight, "missing_libraries", lambda window: ["libEGL.so.1"])
    said = environment.prepare("play", True)
    assert "libEGL.so.1" in said
    assert "no package index answers" in said


def test_missing_libraries_keep_the_download_from_beginning(
    environment: ModuleType, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preflight, "missing_libraries", lambda window: ["libEGL.so.1"])
    assert "libEGL.so.1" in environment.prepare("play", True)
    assert not [asked for asked in pip.asked if "--editable" in asked]


def test_a_read_only_checkout_is_told_what_to_do(
    environment: ModuleType, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment.os, "access", lambda path, mode: False)
    said = environment.prepare("test", False)
    assert f"cp -R '{environment.ROOT}' ~/wizardtable && make -C ~/wizardtable test" in said
    assert not pip.asked


def test_what_is_installed_already_needs_no_network(environment: ModuleType, pip: Pip) -> None:
    installed(environment)
    assert environment.prepare("play", True) == ""
    assert all("--no-index" in asked for asked in pip.asked if "install" in asked)


def test_after_an_error_the_command_is_not_marked_as_done(
    environment: ModuleType, pip: Pip, capsys: pytest.CaptureFixture[str]
) -> None:
    pip.answers = {"--dry-run": 1}
    assert environment.main(["play", "--window"]) == 1
    assert not (environment.VENV / "play").exists()
    assert "no package index answers" in capsys.readouterr().err
    pip.answers = {}
    assert environment.main(["play", "--window"]) == 0
    assert (environment.VENV / "play").exists()


def test_progress_names_the_file_and_how_much_of_it_came(environment: ModuleType) -> None:
    say = first_words.sentences("installation", "en")
    report = (
        "  Downloading platformdirs-4.3-py3-none-any.whl (21 kB)\n"
        "  Downloading https://index/pillow-13.0.0-cp311-cp311-any.whl (7.1 MB)\n"
        "Downloading pyside6_essentials-6.11.3-cp310-abi3-any.whl (80.2 MB)\n"
    )
    assert environment.progress("", 0, say) == ""
    assert environment.progress(report, 31_400_000, say) == "pyside6_essentials: 31 of 80 MB"


def test_folders_that_pip_removes_meanwhile_do_not_stop_the_progress(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unpacked" / "docs").mkdir(parents=True)
    (tmp_path / "a.whl").write_bytes(b"123")
    look = os.scandir

    def removed_first(place: str) -> "Iterator[os.DirEntry[str]]":
        if str(place).endswith("unpacked"):
            shutil.rmtree(place)
        return look(place)

    monkeypatch.setattr(os, "scandir", removed_first)
    assert environment._largest_file_bytes(str(tmp_path)) == 3


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Returns a function that imitates a system without these libraries and modules."""

    def make(libraries: list[str], modules: tuple[str, ...] = (), apt: bool = True) -> None:
        monkeypatch.setattr(preflight, "_can_load", lambda library: library not in libraries)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(preflight.shutil, "which", lambda name: "/usr/bin/apt" if apt else None)
        monkeypatch.setattr(preflight.os, "geteuid", lambda: 1000)
        monkeypatch.setattr(
            preflight.importlib.util, "find_spec", lambda name: None if name in modules else name
        )
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    return make


def test_libraries_are_named_as_files_with_one_command_of_apt(
    system: Callable[..., None],
) -> None:
    system(["libEGL.so.1", "libxcb-cursor.so.0"], ("ensurepip",))
    said = preflight.problem(window=True)
    assert "venv or ensurepip is missing" in said
    assert "libEGL.so.1, libxcb-cursor.so.0." in said
    venv = f"python3.{sys.version_info.minor}-venv"
    assert said.endswith(f"  sudo apt-get install {venv} libegl1 libxcb-cursor0")
    assert said.count("apt-get") == 1


def test_a_python_without_sqlite_is_told_before_anything_is_installed(
    system: Callable[..., None],
) -> None:
    system([], ("_sqlite3",))
    assert preflight.problem(window=True) == (
        "Python’s module sqlite3 is missing. Install a Python that includes it."
    )


def test_where_there_is_no_apt_it_is_not_named(system: Callable[..., None]) -> None:
    system(["libEGL.so.1"], apt=False)
    said = preflight.problem(window=True)
    assert "libEGL.so.1" in said
    assert "apt" not in said


def test_a_window_is_asked_for_only_where_one_opens(system: Callable[..., None]) -> None:
    system(["libxcb-cursor.so.0"])
    assert preflight.problem(window=False) == ""
    assert "libxcb-cursor.so.0" in preflight.problem(window=True)


BASE_LIBRARIES = (
    r"lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+)\.so|ld-linux|lib(Qt6|icu|pyside6|shiboken6)"
)
"""Libraries that every system has, and those that come with Qt."""


@pytest.mark.skipif(shutil.which("readelf") is None, reason="it takes binutils")
def test_every_library_that_qt_loads_from_the_system_is_known() -> None:
    qt = Path(PySide6.__path__[0]) / "Qt"
    window = [qt / "plugins/platforms/libqxcb.so", qt / "lib/libQt6XcbQpa.so.6"]
    modules = ("Core", "DBus", "Gui", "Network", "Svg", "Widgets")
    for files, packages in (
        ([qt / f"lib/libQt6{module}.so.6" for module in modules], preflight.PACKAGES_BY_LIBRARY),
        (window, {**preflight.PACKAGES_BY_LIBRARY, **preflight.WINDOW_PACKAGES_BY_LIBRARY}),
    ):
        output = subprocess.run(
            ["readelf", "-d", *map(str, files)], capture_output=True, text=True, check=True
        ).stdout
        needed = set(re.findall(r"NEEDED.*\[(.*)\]", output))
        missing = {name for name in needed - set(packages) if not re.match(BASE_LIBRARIES, name)}
        assert missing <= {"libbrotlicommon.so.1"}  # in one package with libbrotlidec
