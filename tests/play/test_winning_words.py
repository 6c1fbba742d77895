# SPDX-License-Identifier: MIT
"""Tests that the wizards' words at the end of a match fit the result, and are always the same."""

import pytest

from tests.helpers import NAMES, played
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.wizards import WIZARDS
from wizardtable.play.winning_words import WORDS, Ending, closing_words, ending_of, words

POINTS_OF_LEADER = [(0, 0), (8, 2), (16, 4), (24, 6), (30, 10)]
POINTS_OF_LATE_WINNER = [(0, 0), (2, 8), (4, 16), (6, 24), (30, 25)]


def test_every_wizard_has_words_for_every_ending() -> None:
    assert WORDS.keys() == {wizard.id for wizard in WIZARDS}
    for endings in WORDS.values():
        assert endings.keys() == set(Ending)


@pytest.mark.parametrize(
    ("scores", "winners", "seat", "course", "ending"),
    [
        ((30, 10), [0], 0, POINTS_OF_LEADER, Ending.WON_CLEARLY),
        ((30, 28), [0], 0, POINTS_OF_LEADER, Ending.WON_NARROWLY),
        ((30, 25), [0], 0, POINTS_OF_LATE_WINNER, Ending.CAME_FROM_BEHIND),
        ((30, 10), [0], 1, POINTS_OF_LEADER, Ending.LOST_CLEARLY),
        ((30, 28), [0], 1, POINTS_OF_LEADER, Ending.LOST_NARROWLY),
        ((30, 30), [0, 1], 1, POINTS_OF_LEADER, Ending.TIED),
    ],
)
def test_the_words_fit_the_ending(
    scores: tuple[int, ...],
    winners: list[int],
    seat: int,
    course: list[tuple[int, ...]],
    ending: Ending,
) -> None:
    assert ending_of(scores, winners, seat, course) is ending


def test_the_seed_of_the_match_chooses_the_line() -> None:
    lines = {words("isaure", Ending.WON_CLEARLY, seed) for seed in range(4)}
    assert len(lines) == 2
    assert words("isaure", Ending.WON_CLEARLY, 7) == words("isaure", Ending.WON_CLEARLY, 7)


def finished(*wizards: str) -> Match:
    """Returns a finished match of a person at seat 0 and these wizards."""
    spec = catalog.get("elfenwizards")
    opponents = zip(NAMES[1:], wizards, strict=False)
    players = (
        Player(NAMES[0], None, "novice-hat"),
        *(Player(name, spec.levels[0].id, wizard) for name, wizard in opponents),
    )
    actions = played(spec, seats=len(players)).actions
    return Match(spec, Setup(len(players)), 7, players, actions)


def test_the_wizard_who_is_first_among_wizards_speaks() -> None:
    match = finished("corvin", "ysolde")
    result = match.result
    assert result is not None
    spoken = closing_words(match)
    assert spoken is not None
    seat, said = spoken
    assert result.ranks[seat] == min(result.ranks[1:])
    assert said in [line for lines in WORDS[match.players[seat].wizard].values() for line in lines]


def test_nobody_speaks_after_a_match_was_given_up() -> None:
    spec = catalog.get("elfenwizards")
    match = Match(spec, Setup(3), 7, finished("corvin", "ysolde").players)
    match.give_up(match.to_move or 0)  # type: ignore[arg-type]
    assert closing_words(match) is None
