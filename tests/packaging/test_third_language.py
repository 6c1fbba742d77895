# SPDX-License-Identifier: MIT
"""Tests that a language consists of its files only: a copy of the checkout gets a third
language."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import made_up_language
from wizardtable.core.languages import SOURCE, languages

ROOT = Path(__file__).parents[2]
THIS_FILE = Path(__file__).name
CODE, NAME, CANCEL = next(
    row
    for row in (("de", "Deutsch", "Abbrechen"), ("it", "Italiano", "Annulla"))
    if row[0] not in languages()
)
"""A language, and its word on a button of Qt's own dialogs."""

SLOW_FOLDERS = {"playthroughs"}
"""The folders of tests that play whole matches."""

HANG_SECONDS = 1800
"""The seconds after which a process has hung; a busy machine needs more than five minutes."""

ONLY_PLUGIN = """
from collections import defaultdict

def pytest_collection_modifyitems(config, items):
    def of_it(item):
        values = item.callspec.params.values() if hasattr(item, "callspec") else ()
        return any(value == "{code}" or str(value).endswith("_{code}.ts") for value in values)
    cases = defaultdict(list)
    for item in filter(of_it, items):
        cases[item.module.__name__, item.originalname].append(item)
    # Every language of the checkout has all cases; two show that a further one is asked as well.
    few = [one for some in cases.values() for one in (some[0], some[-1])]
    kept = [item for item in items if item in few]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
"""

WINDOW_PROGRAM = """
from PySide6.QtWidgets import QApplication
from wizardtable.core import catalog
from wizardtable.ui.dialogs.preferences import PreferencesDialog
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.language import Language, system_language
from wizardtable.store.settings import Settings

app = QApplication([])
Language(app).speak(system_language())
preferences = PreferencesDialog(Settings())
box = preferences.language
print([box.itemText(row) for row in range(1, box.count())])
rules = RulesDialog(catalog.get("anludim"))
print(rules.browser.toPlainText())
rules.show_glossary()
print(rules.browser.toPlainText())
print(QApplication.translate("QPlatformTheme", "Cancel"))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the checkout with one more language."""
    root = tmp_path_factory.mktemp("checkout")
    leave = shutil.ignore_patterns("__pycache__", "*.png", "*.webp")
    for name in ("wizardtable", "lab", "resources", "translations", "tests", "packaging"):
        shutil.copytree(ROOT / name, root / name, ignore=leave)
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, root)
    made_up_language.add(root, CODE, NAME)
    (root / "only.py").write_text(ONLY_PLUGIN.format(code=CODE), encoding="utf-8")
    messages = root / "translations" / f"wizardtable_{CODE}.ts"
    tool = "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.exit(lrelease())"
    run(root, "-c", tool, "-silent", str(messages), "-qm", str(messages.with_suffix(".qm")))
    return root


def run(root: Path, *arguments: str) -> str:
    spoken = {"LANG": f"{CODE}_{CODE.upper()}.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    path = {"PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=HANG_SECONDS,
        cwd=root,
        env={**os.environ, **spoken, **path},
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.long
def test_the_command_line_speaks_it_where_the_system_does(checkout: Path) -> None:
    output = run(checkout, "-m", "wizardtable", "--help")
    assert f"({', '.join([SOURCE, *sorted([*languages()[1:], CODE])])})" in output
    assert made_up_language.told("folder for saves") in output


@pytest.mark.long
def test_the_window_speaks_it_with_its_rules_its_terms_and_the_words_of_qt(checkout: Path) -> None:
    output = run(checkout, "-c", WINDOW_PROGRAM).splitlines()
    assert NAME in output[0]
    assert output[-1] == CANCEL
    text = "\n".join(output)
    for english in ("The idea", "Back to the rules", "Glossary"):
        assert made_up_language.told(english) in text


def files_for_languages(root: Path) -> list[str]:
    """Returns the test files that have a test for every language."""
    paths = [path for path in sorted((root / "tests").rglob("test_*.py")) if path.name != THIS_FILE]
    return [
        str(path)
        for path in paths
        if "languages()" in path.read_text(encoding="utf-8")
        and path.parent.name not in SLOW_FOLDERS
    ]


@pytest.mark.long
def test_what_is_asked_of_every_language_holds_for_it(checkout: Path) -> None:
    files = files_for_languages(checkout)
    output = run(
        checkout,
        "-m",
        "pytest",
        "-q",
        "-p",
        "only",
        "--no-time-limits",
        "-p",
        "no:cacheprovider",
        *files,
    )
    assert int(output.split(" passed")[0].split()[-1]) > 40, output[-2000:]
