# SPDX-License-Identifier: MIT
"""Tests that the hunt for false reasons reports them."""

from dataclasses import replace
from itertools import chain, islice
from types import SimpleNamespace

import pytest

from lab.hunts import hint_positions, reasons
from lab.hunts.hint_positions import MOVE, Position
from wizardtable.core import catalog
from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import Message

SPEC = catalog.get("anludim")
TRUE = Reason[object]("true", (object,), always, fixed(Message("", "True.")))


def position(reason: Reason[object], sentence: str = "True.") -> Position:
    """Returns the first hint of a match, with this reason in place of the game's own."""
    first = next(hint_positions.positions(SPEC, 0, 1, 0))
    return replace(first, reason=reason, sentence=Message("", sentence))


@pytest.mark.parametrize(
    ("reason", "complaint"),
    [
        (replace(TRUE, action_classes=(str,)), "may not speak for"),
        (replace(TRUE, holds=lambda observation, action: False), "its condition does not hold"),
        (replace(TRUE, sentence=fixed(Message("", "Other."))), "the hint gives another sentence"),
    ],
)
def test_a_reason_is_reported_that_does_not_fit_its_move(
    reason: Reason[object], complaint: str
) -> None:
    assert not reasons.complaints(position(TRUE), None)
    [sentence] = reasons.complaints(position(reason), None)
    assert sentence.startswith(complaint)


def test_a_fact_is_checked_by_the_id_of_the_reason() -> None:
    facts = SimpleNamespace(FACTS={"true": lambda position: "is not true"})
    assert reasons.complaints(position(TRUE), facts) == ["is not true"]
    assert not reasons.complaints(position(replace(TRUE, id="other")), facts)


def test_a_reason_that_speaks_for_passing_and_for_bidding_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = (replace(TRUE, action_classes=(int, str)), replace(TRUE, action_classes=(int,)))
    monkeypatch.setattr(reasons, "listed_reasons", lambda spec: listed)
    assert reasons.mixed_reasons(SPEC, SimpleNamespace(GIVING_UP=(int,))) == ["true"]


def test_a_reason_that_is_given_too_often_is_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"match": 0, "class": "EndTurn", "complaints": []}
    rows = [{**row, "reason": name} for name in "aabcdefgh"]
    assert reasons.report(SPEC, rows) == 1
    assert "OFTEN a (EndTurn 2)" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["wizards_gambit", "zavandor"])
@pytest.mark.parametrize("count", [5, pytest.param(150, marks=pytest.mark.long)])
def test_the_reasons_in_a_few_matches_are_true(game: str, count: int) -> None:
    spec = catalog.get(game)
    facts = reasons.facts_of(spec)
    matches = (hint_positions.positions(spec, number, 7, 0) for number in range(20))
    for hint in islice(chain.from_iterable(matches), count):
        wrong = [text for text in reasons.complaints(hint, facts) if not text.startswith(MOVE)]
        assert not wrong, f"{hint.action}: {hint.sentence}: {wrong}"
