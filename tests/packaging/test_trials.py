# SPDX-License-Identifier: MIT
"""Tests what the trials of packages read from the screen and from the setup."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.helpers import script
from wizardtable.store import challenges

PAGE = "© Odile\n“ WIZARDTABLE “\nUne soiree de jeux de sorciers\n+O\nAnludlm\n"


@pytest.mark.parametrize(
    "text", ["Une soirée de jeux de sorciers", "Wizardtable", "Une soirie de jeux"]
)
def test_a_sentence_is_found_although_letters_of_it_are_misread(text: str) -> None:
    assert script("trial_desk").holds(PAGE, text)


@pytest.mark.parametrize("text", ["Une soirée de sorciers", "Bienvenue", "Grand Druide"])
def test_another_sentence_is_not_found(text: str) -> None:
    assert not script("trial_desk").holds(PAGE, text)


@pytest.mark.parametrize("name", ["WelcomeText", "StillOpen", "SaveKind", "ChallengeKind"])
def test_the_setup_speaks_both_languages(name: str) -> None:
    setup = script("try_setup")
    english, french = (setup.setup_sentence(name, code) for code in ("en_GB", "fr_FR"))
    assert english and french and english != french


def test_the_trial_looks_for_every_file_type_that_the_setup_registers() -> None:
    text = script("windows_installer").SCRIPT.read_text(encoding="utf-8")
    registered = re.findall(r'WriteRegStr HKCU "\$\{CLASSES\}\\([^"\\]+)', text)
    deleted = re.findall(r'DeleteRegKey HKCU "\$\{CLASSES\}\\([^"\\]+)"', text)
    assert set(script("wine_root").CLASSES) == set(registered) == set(deleted)


def test_the_challenges_of_the_trial_are_two_that_the_program_reads(tmp_path: Path) -> None:
    at = SimpleNamespace(files=tmp_path, give=lambda path: None)
    write = script("trial_evening").written_challenge
    texts = [write(at, seed).read_text(encoding="utf-8") for seed in (0, 1)]
    first, second = (challenges.read_text(text)[0].table.key for text in texts)
    assert first != second


def test_a_trial_waits_longer_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = script("trial_desk")
    monkeypatch.setattr(desk.os, "cpu_count", lambda: 2)
    monkeypatch.setattr(desk.os, "getloadavg", lambda: (17.0, 1.0, 1.0))
    assert desk.crowding() == 8.5
    monkeypatch.setattr(desk.os, "getloadavg", lambda: (0.2, 9.0, 9.0))
    assert desk.crowding() == 1.0
