# SPDX-License-Identifier: MIT
"""Tests that the findings of a match (what a player can learn) can be shown in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.contract.cases import GAMES, spec_of
from tests.helpers import played
from wizardtable.core import catalog
from wizardtable.core.game import Seat
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match
from wizardtable.core.teaching.findings import Finding, findings
from wizardtable.core.text import english

EARLY_ACTION_COUNTS = range(1, 13)
"""The numbers of actions after which a match is resigned, some of them very early."""

MIN_KINDS = 6
"""The smallest number of kinds of findings in a game that ships."""


@cache
def at_random(game: str, seats: int) -> Match:
    return played(spec_of(game), seats=seats)


def given_up(game: str, actions: int, seed: int) -> Match:
    match = played(spec_of(game), actions, min(spec_of(game).seats), seed)
    match.give_up(Seat(0))
    return match


def everybodys(game: str) -> Iterator[tuple[Match, Finding]]:
    for seats in {min(spec_of(game).seats), 3}:
        match = at_random(game, seats)
        for seat in range(seats):
            for finding in findings(match, Seat(seat)):
                yield match, finding


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_looks_for_several_kinds_of_findings(game: str) -> None:
    finders = spec_of(game).finders
    assert len(finders) >= MIN_KINDS or not spec_of(game).package.startswith("wizardtable.games"), (
        f"games/{game}/text/findings.py: let FINDERS have at least {MIN_KINDS} kinds"
    )
    assert all(re.fullmatch(r"[a-z_]{3,40}", kind) for kind in finders), (
        f"games/{game}/text/findings.py: the ids of FINDERS are written into a file of the "
        "player; use small letters and underscores, at most 40"
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_is_said_in_full_and_can_be_looked_at(game: str) -> None:
    for match, finding in everybodys(game):
        said = finding.sentence.render(english)
        where = f"{spec_of(game).package}.text.findings, {finding.kind}: “{said}”"
        assert said.endswith((".", "!")), f"{where} is a sentence"
        assert not re.search(r"[{}]|%n|\(s\)", said), f"{where} has a place that nothing fills"
        assert finding.weight > 0, f"{where} weighs nothing"
        assert finding.is_praise or finding.places, (
            f"{where} names no place at which it can be seen"
        )
        assert all(0 <= place < len(match.actions) for place in finding.places), (
            f"{where}: places are numbers of actions done before an action of the match"
        )


@pytest.mark.parametrize("game", GAMES)
def test_something_is_found_in_a_match_that_was_played_at_random(game: str) -> None:
    assert any(not finding.is_praise for _, finding in everybodys(game))


@pytest.mark.parametrize("seed", [7, 8, 9])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_given_up_early_can_be_looked_through_from_every_seat(game: str, seed: int) -> None:
    for actions in EARLY_ACTION_COUNTS:
        match = given_up(game, actions, seed)
        for seat in range(len(match.players)):
            for finding in findings(match, Seat(seat)):
                where = f"{spec_of(game).package}.text.findings, {finding.kind}, {actions} actions"
                assert finding.is_praise or finding.places, f"{where}: names no place"
                assert all(0 <= place < actions for place in finding.places), where


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_loaded_teaches_the_same(game: str) -> None:
    match = at_random(game, min(spec_of(game).seats))
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    assert findings(again, Seat(0)) == findings(match, Seat(0))


def test_nothing_is_said_of_what_somebody_else_decided_or_what_is_not_known_any_more() -> None:
    whole = at_random("toy", 3)
    assert findings(whole, Seat(0))
    helped = Match(whole.spec, whole.setup, whole.seed, whole.players)
    for place, action in enumerate(whole.actions):
        helped.play(action, AUTHOR_AUTOPLAY if whole.mover(place) == 0 else "")
    assert not findings(helped, Seat(0))
    assert findings(helped, Seat(1)) == findings(whole, Seat(1))
    late = Match.from_state(
        whole.spec, whole.setup, whole.seed, whole.players, whole.state_at(3), earlier=3
    )
    for action in whole.actions[3:]:
        late.play(action)
    assert late.result == whole.result
    assert not findings(late, Seat(0))


def test_what_was_done_badly_comes_first_and_the_gravest_of_it_before_the_rest() -> None:
    for seat in range(3):
        results = findings(at_random("toy", 3), Seat(seat))
        assert results == sorted(results, key=lambda finding: (finding.is_praise, -finding.weight))
