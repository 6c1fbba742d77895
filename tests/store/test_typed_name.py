# SPDX-License-Identifier: MIT
"""Tests that a typed name is cleaned, and that something visible remains of it."""

import pytest

from wizardtable.store.player.typed_name import typed_name


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "\u00a0\u3000", "\u200b\u200c\u200d\u2060\ufeff", "\u202e", "\u00ad\u034f"),
        *("\u3164", "\u115f\u1160", "\uffa0\u2800", "\u0301\ufe0f", "\U000e0041", "\x07\ud800"),
    ],
)
def test_a_name_of_which_nothing_would_be_seen_is_none(text: str) -> None:
    assert typed_name(text) == ""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada  of  Byron ", "Ada of Byron"),
        *(("Zoé", "Zoé"), ("魔法", "魔法"), ("ಅದಾ", "ಅದಾ"), ("42", "42"), ("?!", "?!")),
        *(("👩\u200d🚀", "👩\u200d🚀"), ("می\u200cخواهم", "می\u200cخواهم")),
    ],
)
def test_any_other_name_is_kept_as_it_was_typed_but_for_spaces(text: str, name: str) -> None:
    assert typed_name(text) == name
