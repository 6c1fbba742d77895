# SPDX-License-Identifier: MIT
"""Tests that a verdict says in the words of the log what is wrong with a move, if that is clear."""

from dataclasses import replace
from typing import Any

import pytest

from tests.helpers import begun
from tests.toy.rules.rules import Played, Swap, Swapped, TrickTaken
from wizardtable.ai.search.advice import Verdict
from wizardtable.ai.search.foresight import Foresight, LikelyEvent
from wizardtable.core.agent import Decision
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play.refutation import NO_REFUTATION, refutation

ME, RIVAL = Seat(0), Seat(1)
WHY = N_("toy", "The {card} has the best chances.").of(card=1)


@pytest.fixture
def match(toy: GameSpec) -> Match:
    return begun(toy, seats=2)


def verdict(
    match: Match, foresight: Foresight | None, own: float = 0.3, idea: Any = None
) -> Verdict:
    best, second = match.menu()[:2]
    return Verdict(
        Decision(best, WHY), idea or second, 0.6, own, 0.6 - own, 0.01, foresight=foresight
    )


def ahead(
    against: tuple[LikelyEvent, ...] = (),
    instead: tuple[LikelyEvent, ...] = (),
    own: tuple[float, float] = (2.0, 2.0),
    best: tuple[float, float] = (2.0, 2.0),
    *,
    excludes: bool = False,
) -> Foresight:
    """Returns a look ahead with the mean scores of both seats after the two moves."""
    return Foresight((against, instead), (own, best), (0.1, 0.1), excludes)


def taken(seat: Seat, step: int = 2) -> LikelyEvent:
    return LikelyEvent(TrickTaken(seat, 1), None, 0.9, seat == ME, step, (seat,))


def said(match: Match, foresight: Foresight, own: float = 0.3) -> list[str]:
    answer = refutation(match, ME, verdict(match, foresight, own))
    return [str(sentence) for sentence in (*answer.against, *answer.instead)]


def log_line(match: Match, event: Any) -> str:
    return str(match.spec.wording.event(event, match.names))


def test_what_a_rival_gains_next_is_said_in_the_words_of_the_log(match: Match) -> None:
    foresight = ahead((taken(RIVAL),), own=(2.0, 3.0))
    assert said(match, foresight) == [f"Probably next: {log_line(match, TrickTaken(RIVAL, 1))}"]


def test_what_a_rival_does_without_gain_is_no_refutation(match: Match) -> None:
    idle = LikelyEvent(Played(RIVAL, 3), None, 0.9, False, 1)
    assert said(match, ahead((idle, taken(RIVAL)))) == [], "the rival gains as much either way"
    assert said(match, ahead((idle,), own=(2.0, 3.0))) == [
        f"Soon afterwards, I expect {match.names[1]} to have a score of 3; with the suggested "
        "move, it would be 2."
    ]


def test_points_that_the_person_would_miss_are_said(match: Match) -> None:
    assert said(match, ahead(own=(1.0, 2.0), best=(3.0, 2.0))) == [
        "Soon afterwards, I expect you to have a score of 1; with the suggested move, it would be "
        "3."
    ]


def test_how_the_suggested_move_wins_points_is_said_after_everything_else(match: Match) -> None:
    foresight = ahead((taken(RIVAL),), (taken(ME),), own=(1.0, 3.0), best=(2.0, 2.0))
    assert said(match, foresight) == [
        f"Probably next: {log_line(match, TrickTaken(RIVAL, 1))}",
        f"With the suggested move, probably: {log_line(match, TrickTaken(ME, 1))}",
    ]


def test_what_the_person_does_later_of_their_own_will_is_no_refutation(match: Match) -> None:
    later = LikelyEvent(Swapped(ME, 3, 0), None, 0.9, True, 2, (), (ME,))
    assert said(match, ahead((later,), own=(1.0, 2.0), best=(2.0, 2.0))) == [
        "Soon afterwards, I expect you to have a score of 1; with the suggested move, it would be "
        "2."
    ]


def test_a_difference_within_its_error_is_not_said(match: Match) -> None:
    unsure = replace(ahead(own=(1.0, 2.0), best=(3.0, 2.0)), errors=(1.5, 0.1))
    assert said(match, unsure) == []


def test_moves_with_equal_chances_differ_only_by_points(match: Match) -> None:
    equal = verdict(match, ahead(own=(1.0, 2.0), best=(3.0, 2.0)), 0.6)
    assert equal.is_as_good
    answer = refutation(match, ME, equal)
    assert answer.differs and answer.against
    same = replace(equal, foresight=ahead(instead=(taken(ME),)))
    assert refutation(match, ME, same) == NO_REFUTATION
    small = replace(equal, foresight=ahead(own=(1.0, 2.0), best=(2.0, 2.0)))
    assert refutation(match, ME, small) == NO_REFUTATION, "a point is too little"
    richer = replace(equal, foresight=ahead((taken(RIVAL),), own=(3.0, 3.0)))
    assert refutation(match, ME, richer) == NO_REFUTATION, "the person's move brings more"


def test_what_can_no_longer_be_done_is_said_if_nothing_else_is_known(match: Match) -> None:
    foresight = ahead(excludes=True)
    swap = next(move for move in match.menu() if isinstance(move, Swap))
    [sentence] = refutation(match, ME, verdict(match, foresight, idea=swap)).against
    assert str(sentence).startswith("After your move, this one will no longer be possible: play")
    assert said(match, foresight) == [], "one card instead of another is plain"


def test_nothing_is_said_without_a_look_ahead_or_about_the_move_preferred(match: Match) -> None:
    assert refutation(match, ME, verdict(match, None)) == NO_REFUTATION
    best = match.menu()[0]
    assert refutation(match, ME, verdict(match, ahead(), idea=best)) == NO_REFUTATION
