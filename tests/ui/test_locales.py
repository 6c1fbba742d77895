# SPDX-License-Identifier: MIT
"""The program runs with every system language, whatever its letters and its encoding."""

import ast
import builtins
import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from types import SimpleNamespace

import pytest

from wizardtable.__main__ import main
from wizardtable.core import catalog

ROOT = Path(__file__).parents[2]

LOCALES = {
    "tr_TR.UTF-8": ("tr_TR", "UTF-8"),
    "de_DE.UTF-8": ("de_DE", "UTF-8"),
    "ja_JP.eucJP": ("ja_JP", "EUC-JP"),
}

HARMLESS_KEYWORDS = {"parent"}
"""Keywords that are arguments of every Qt constructor, and not setters."""

OPENS_A_TABLE = """
from PySide6.QtWidgets import QApplication
from wizardtable.__main__ import main
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.store import paths
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.services import Services
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.profile import Profile
import sys
app = QApplication([])
profile = Profile(paths.data_dir(sys.argv[1]), "en")
window, services = FirstWindow(profile), Services(profile)
main = MainWindow(window, profile, services)
window.show()
main.go_to_lobby()
main.play("anludim", NewGamePlan(Setup(2), (Player("Ada", None), Player("Greta", "greedy")), 7))
app.processEvents()
print(main.page.bar.words)
main.end()
services.close()
profile.close()
"""


SUSPECT_CONSTRUCTION = re.compile(r"\bQ[A-Z]\w*\([^()]*(?:\([^()]*\)[^()]*)*\b[a-z]\w*=[^=]")
"""A quick test for the construction of a Qt class with keywords; most files have none."""


def with_keywords(path: Path) -> Iterator[str]:
    """Yields every construction of a Qt class in a file with a keyword that may be a setter."""
    source = path.read_text(encoding="utf-8")
    if not SUSPECT_CONSTRUCTION.search(source):
        return
    tree = ast.parse(source)
    classes = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6")
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            setters = {keyword.arg for keyword in node.keywords} - HARMLESS_KEYWORDS
            if node.func.id in classes and setters:
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {node.func.id}({setters})"


def test_no_qt_class_is_made_with_a_setter_as_keyword() -> None:
    paths = (ROOT / "wizardtable").rglob("*.py")
    calls = [call for path in paths for call in with_keywords(path)]
    assert not calls, "PySide does not find setters in a Turkish locale: see play/timers.py"


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with locales made for these tests, because few systems have all of them."""
    if shutil.which("localedef") is None:
        pytest.skip("localedef is not there to make the locales")
    folder = tmp_path_factory.mktemp("locales")
    for name, (language, encoding) in LOCALES.items():
        command = ["localedef", "-i", language, "-f", encoding, str(folder / name)]
        subprocess.run(command, check=False, capture_output=True)
        if not (folder / name).is_dir():
            pytest.skip(f"the system has no sources for the locale {name}")
    return folder


def run(locales: Path, name: str, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
    chosen = {"LOCPATH": str(locales), "LANG": name, "QT_QPA_PLATFORM": "offscreen"}
    for setting in ("PYTHONUTF8", "PYTHONIOENCODING", "LANGUAGE"):
        kept.pop(setting, None)
    return subprocess.run(
        [sys.executable, *arguments], check=False, capture_output=True, env={**kept, **chosen}
    )


@pytest.mark.parametrize("name", [*LOCALES, "C", ""])
def test_the_help_is_written_in_every_encoding(locales: Path, name: str) -> None:
    done = run(locales, name, "-m", "wizardtable", "--help")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--data-dir" in done.stdout


@pytest.mark.long
@pytest.mark.parametrize("name", [*LOCALES, "C", ""])
def test_a_table_is_opened_with_every_locale(locales: Path, tmp_path: Path, name: str) -> None:
    done = run(locales, name, "-c", OPENS_A_TABLE, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert b"Lay" in done.stdout


@pytest.mark.long
def test_the_self_test_passes_in_the_turkish_locale(locales: Path) -> None:
    done = run(locales, "tr_TR.UTF-8", "-m", "wizardtable", "--self-test")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= len(catalog.GAMES)


def test_a_timer_is_made_in_the_turkish_locale(locales: Path) -> None:
    code = (
        "from PySide6.QtCore import QCoreApplication; from wizardtable.play import timers;"
        "app = QCoreApplication([]); print(timers.single(app, 5).interval())"
    )
    done = run(locales, "tr_TR.UTF-8", "-c", code)
    assert done.stdout.strip() == b"5", done.stderr


def test_a_stream_that_cannot_be_set_up_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn(TextIOWrapper):
        def reconfigure(self, **_: object) -> None:
            raise OSError("Illegal seek")

    monkeypatch.setattr(sys, "stderr", Stubborn(BytesIO()))
    assert main(["--version"]) == 0


@pytest.mark.parametrize(("platform", "encoding"), [("win32", "utf-8"), ("linux", "cp1252")])
def test_what_is_written_to_a_file_on_windows_is_utf_8(
    monkeypatch: pytest.MonkeyPatch, platform: str, encoding: str
) -> None:
    file = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(file, "cp1252"))
    monkeypatch.setattr(sys, "platform", platform)
    assert main(["--help", "--language", "fr"]) == 0
    sys.stdout.flush()
    assert "même table" in file.getvalue().decode(encoding)


def test_a_windowed_program_answers_in_the_terminal_that_started_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    console = tmp_path / "console"
    kernel = SimpleNamespace(AttachConsole=lambda process: process == -1)
    windll = SimpleNamespace(kernel32=kernel)
    monkeypatch.setattr(ctypes, "windll", windll, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(
        builtins, "open", lambda name, *args, **more: console.open("w", encoding="utf-8")
    )
    assert main(["--version"]) == 0
    sys.stdout.flush()
    assert console.read_text().startswith("wizardtable ")


def test_a_windowed_program_without_a_terminal_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel = SimpleNamespace(AttachConsole=lambda _: False)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--version"]) == 0
    assert main(["--nonsense"]) == 2
