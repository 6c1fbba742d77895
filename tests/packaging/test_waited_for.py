# SPDX-License-Identifier: MIT
"""Tests that the tools wait for sentences that the program really shows."""

import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path.append(str(PACKAGING))

from waited_for import SENTENCES, sentence  # noqa: E402 - its folder is no package


@pytest.mark.parametrize("name", SENTENCES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_tool_waits_for_is_a_sentence_of_the_program(name: str, language: str) -> None:
    assert sentence(name, language), (
        f"{SENTENCES[name]} was renamed: change packaging/waited_for.py"
    )


def test_no_tool_waits_for_words_of_its_own() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PACKAGING.glob("*tr*.py")]
    assert any("expect(sentence(" in text for text in texts)
    assert not any('expect("' in text for text in texts)
