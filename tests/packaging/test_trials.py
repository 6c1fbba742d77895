# SPDX-License-Identifier: MIT
"""Tests what the trials of packages read from the screen and from the setup."""

import pytest

from tests.helpers import script

PAGE = "© Odile\n“ WIZARDTABLE “\nUne soiree de jeux de sorciers\n+O\nAnludlm\n"


@pytest.mark.parametrize(
    "text", ["Une soirée de jeux de sorciers", "Wizardtable", "Une soirie de jeux"]
)
def test_a_sentence_is_found_although_letters_of_it_are_misread(text: str) -> None:
    assert script("trial_desk").holds(PAGE, text)


@pytest.mark.parametrize("text", ["Une soirée de sorciers", "Bienvenue", "Grand Druide"])
def test_another_sentence_is_not_found(text: str) -> None:
    assert not script("trial_desk").holds(PAGE, text)


@pytest.mark.parametrize("name", ["WelcomeText", "StillOpen", "SaveKind"])
def test_the_setup_speaks_both_languages(name: str) -> None:
    setup = script("try_setup")
    english, french = (setup.setup_sentence(name, code) for code in ("en_GB", "fr_FR"))
    assert english and french and english != french
