# SPDX-License-Identifier: MIT
"""Tests of the list from which a game takes the reason for a move."""

import pytest

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence, strongest
from wizardtable.core.text import Message

REASONS = (
    Reason[int]("large", (float,), lambda seen, action: action > seen, fixed(Message("", "Big."))),
    Reason[int]("any number", (float,), always, fixed(Message("", "A number."))),
    Reason[int]("any word", (str,), always, lambda seen, word: Message("", word)),
)


@pytest.mark.parametrize(
    ("action", "name", "sentence"),
    [
        (3.0, "large", "Big."),
        (2.0, "any number", "A number."),
        ("Pass.", "any word", "Pass."),
    ],
)
def test_the_first_reason_that_is_true_of_an_action_of_its_classes_is_given(
    action: object, name: str, sentence: str
) -> None:
    assert strongest(REASONS, 2, action).id == name
    assert str(reason_sentence(REASONS, 2, action)) == sentence


def test_an_action_without_any_reason_is_an_error() -> None:
    with pytest.raises(LookupError):
        strongest(REASONS, 2, None)
