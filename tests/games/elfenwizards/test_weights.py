# SPDX-License-Identifier: MIT
"""Tests that the numbers of the judgement come from data, and that a level may have its own."""

from pathlib import Path

import pytest

from tests.games.elfenwizards.tables import SPACE, B, G, R, beside, board, dice, wizard
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.data_file import DataError
from wizardtable.core.tuned import read, text_with_changes, values, with_changes
from wizardtable.games.elfenwizards.mind import weights
from wizardtable.games.elfenwizards.mind.contest_odds import ContestOdds
from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules.components import SORCERER
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.moves import Action, Commit, Pass
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import State

SPEC = catalog.get("elfenwizards")
FILE = Path(weights.__file__).parents[1] / "weights.toml"


def decide(state: State, level_id: str) -> Action:
    """Returns the decision of a level without a search."""
    seat = RULES.to_move(state)
    assert seat is not None
    menu = RULES.legal_actions(state)
    agent = agents.make(SPEC, level_id, 1)
    action: Action = agent.choose(RULES.observe(state, seat), menu, Budget(iterations=1)).action
    return action


def test_a_level_that_finds_help_for_others_dear_keeps_its_die_to_itself() -> None:
    state = board(S1="G", S2="B", M1="R")
    dice(state, R, SORCERER, 6)
    state.minors = [0, 0, 0]
    state.round_number = 4
    state.scores = (60, 62, 20)
    beside(state, wizard(state, "S1", G), G, 3)
    assert decide(state, "greedy") == Commit(6, wizard(state, "S2", B))
    assert decide(state, "greedy~later=20") == Pass()


def test_what_a_grey_token_costs_follows_from_how_long_it_lies_there() -> None:
    state = board(S1="R", S2="G")
    level = agents.level(SPEC, "archmage~stays=0")
    patient = SPEC.brain.evaluate(state, SPEC.level("archmage"))
    state.tokens = tuple(1 if at == wizard(state, "S1", R) else 0 for at in range(len(state.place)))
    lost = SPEC.brain.evaluate(state, SPEC.level("archmage"))
    lighter = SPEC.brain.evaluate(state, level)
    assert lost[R] < lighter[R] < patient[R]


def test_what_becomes_of_dice_in_hand_is_vaguer_the_more_the_number_says_so() -> None:
    state = board(S1="R", S2="G")
    low, high = (
        ContestOdds(state, rolled=(6, 6)),
        ContestOdds(state, weights=_vague(9.0), rolled=(6, 6)),
    )
    chances = [
        dict(field.rise_chances(PRINTED_BOX.contest_of_place[SPACE["S1"]])) for field in (low, high)
    ]
    red = wizard(state, "S1", R)
    assert chances[0][red] > chances[1][red] > 0.5


def _vague(number: float) -> Weights:
    return with_changes(WEIGHTS, (("vague", number),))


def test_the_levels_judge_by_the_numbers_of_the_file() -> None:
    for name, value in values(WEIGHTS).items():
        assert agents.level(SPEC, f"greedy~{name}={value}").weights == ((name, value),)
    assert read(FILE, Weights) == WEIGHTS


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("lasts = [0.0, 0.3]", "lasts = [0.3]", "this is a list of 2 numbers"),
        ("dragon = 0.5", 'dragon = "red"', "this is a number"),
        ("dragon = 0.5", "wyvern = 0.5", "dragon"),
    ],
)
def test_broken_numbers_are_refused_with_a_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "weights.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=sentence) as error:
        read(path, Weights)
    assert str(path.name) in str(error.value)
    assert "\n" not in str(error.value)


def test_a_tuned_number_is_written_where_it_stands() -> None:
    text = text_with_changes(
        FILE.read_text(encoding="utf-8"), (("attraction.2", 3.75), ("doubt", 0.4))
    )
    assert "attraction = [9.0, 6.0, 3.75, 2.0]" in text
    assert "\ndoubt = 0.4\n" in text
