# SPDX-License-Identifier: MIT
"""Tests that the worked examples have the results that the rules page gives."""

import pytest

from tests.games.elfenwizards import tables
from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards.rules import components, standings, worked_examples
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import State


def contending(contest: worked_examples.Contest, *spaces: str) -> tuple[State, list[int]]:
    """Returns a board with the candidates on these spaces, and their wizards."""
    standing: dict[str, str] = {}
    for candidate, space in zip(contest.candidates, spaces, strict=True):
        standing[space] = standing.get(space, "") + tables.LETTERS[candidate.guild]
    state = tables.board(4, **standing)
    wizards = []
    for candidate, space in zip(contest.candidates, spaces, strict=True):
        wizard = tables.wizard(state, space, candidate.guild)
        tables.beside(state, wizard, candidate.guild, *candidate.spells)
        wizards.append(int(wizard))
    return state, wizards


def test_the_first_druid_of_the_example_becomes_grand_druid() -> None:
    state, wizards = contending(worked_examples.GRAND_DRUID, "D1", "D2")
    assert [standings.points_beside(state, wizard) for wizard in wizards] == [
        candidate.points for candidate in worked_examples.GRAND_DRUID.candidates
    ]
    assert list(standings.contest_result(state, 0).winners) == [wizards[0]]


@pytest.mark.parametrize("name", list(worked_examples.MAGICIANS))
def test_the_magicians_of_an_example_rise_as_it_says(name: str) -> None:
    contest = worked_examples.MAGICIANS[name]
    state, wizards = contending(contest, *("M1" for _ in contest.candidates))
    number = next(
        n for n in range(20) if set(standings.contest_result(state, n).candidates) == set(wizards)
    )
    risen = [winner for winner in standings.contest_result(state, number).winners if winner >= 0]
    assert risen == [wizards[place] for place in contest.rising]


@pytest.mark.parametrize("use", worked_examples.RECOVERY_USES, ids=lambda use: str(use.dice))
def test_dice_recover_as_many_minor_spells_as_the_example_says(
    use: worked_examples.Use,
) -> None:
    dice = tuple(sorted(use.dice))
    assert (
        standings.possible_uses(
            dice, components.POINTS_PER_RECOVERED_SPELL, components.MINOR_SPELLS_PER_GUILD
        ).gains[dice]
        == use.count
    )


def test_dice_remove_as_many_grey_tokens_as_the_example_says() -> None:
    use = worked_examples.CLEANSING_USES
    dice = tuple(sorted(use.dice))
    assert (
        standings.possible_uses(
            dice, components.POINTS_PER_REMOVED_TOKEN, components.GREY_TOKEN_COUNT
        ).gains[dice]
        == use.count
    )


def test_the_wizards_of_the_example_score_what_it_says() -> None:
    places = [tables.SPACE[name] for name in worked_examples.SCORED_SPACES]
    assert tuple(PRINTED_BOX.points[place] for place in places) == worked_examples.SPACE_SCORES
    state = RULES.deal(Setup(4), 1)
    red = sorted(place for place in state.place[:8] if place >= 0)
    assert red == sorted(places)
    assert standings.round_points(state, 0) == sum(worked_examples.SPACE_SCORES)
