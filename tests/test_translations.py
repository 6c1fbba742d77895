# SPDX-License-Identifier: MIT
"""Every sentence a person can see is translated, with the same places, in proper French."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from wizardtable.core.languages import languages

ROOT = Path(__file__).parent.parent
FRENCH = ROOT / "translations/wizardtable_fr.ts"
FILES = [ROOT / f"translations/wizardtable_{language}.ts" for language in languages()]
PLACE = re.compile(r"\{\w+\}|%n|%\d")


def run_qt_tool(name: str, *arguments: str) -> str:
    code = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.exit({name}())"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def messages(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield name, message.findtext("source", ""), forms or [translation.text or ""]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_hold_exactly_the_sentences_of_the_program(path: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "packaging/translations.py", tmp_path], check=True)
    wanted = {(context, source) for context, source, _ in messages(tmp_path / path.name)}
    present = {(context, source) for context, source, _ in messages(path)}
    assert present == wanted, "run `make translations` and translate what is new"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_translation_is_unfinished(path: Path, tmp_path: Path) -> None:
    compiled = str(tmp_path / "compiled.qm")
    run_qt_tool("lrelease", "-fail-on-unfinished", str(path), "-qm", compiled)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_keep_the_places_of_their_source(path: Path) -> None:
    for _, source, forms in messages(path):
        for form in forms:
            wanted = sorted(PLACE.findall(source))
            # A singular may say "one" instead of the number, nothing else may go.
            optional = ["%n"] if "%n" in wanted and len(forms) > 1 and "%n" not in form else []
            assert sorted([*PLACE.findall(form), *optional]) == wanted, (source, form)


def test_no_french_sentence_puts_de_or_que_before_the_name_of_a_player() -> None:
    for _, source, forms in messages(FRENCH):
        for form in forms:  # who knows whether the name begins with a vowel
            assert not re.search(
                r"\b([Dd]e|\w*[Qq]ue) \{(player|name|seat|winner|rival|other|owner)\w*\}", form
            ), source
