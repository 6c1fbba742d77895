# SPDX-License-Identifier: MIT
"""Tests the styles of opponents: their files are read, and each style changes decisions."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from tests.contract.cases import GAMES, spec_of
from tests.helpers import played
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.styles import BALANCED, STYLE_IDS, style_numbers

UNBALANCED_STYLES = [style for style in STYLE_IDS if style != BALANCED]
GAME_STYLE_PAIRS = [(game, style) for game in GAMES for style in UNBALANCED_STYLES]


def states(spec: GameSpec, step: int = 10) -> Iterator[State]:
    """Positions of two random matches, so many actions apart."""
    for seed in (3, 4):
        match = played(spec, seed=seed)
        yield from (match.state_at(index) for index in range(0, len(match.actions), step))


def _adept(spec: GameSpec) -> str:
    return spec.levels[1].id


def liked(spec: GameSpec, level: Level, state: State) -> list[float]:
    weights = spec.brain.prior(state, spec.rules.legal_actions(state), level)
    return [weight / sum(weights) for weight in weights]


@pytest.mark.parametrize(("game", "style"), GAME_STYLE_PAIRS)
def test_a_style_leans_on_names_that_its_game_knows(game: str, style: str) -> None:
    spec = spec_of(game)
    known_names = import_module(f"{spec.package}.mind.style").PREFERENCE_NAMES
    names = {name for name, _ in style_numbers(spec.package, style)}
    assert names, f"games/{game}/styles.toml: write a table [{style}] with at least one number"
    assert names <= known_names, (
        f"games/{game}/mind/style.py: NAMES lacks {sorted(names - known_names)}"
    )


@pytest.mark.parametrize(("game", "style"), GAME_STYLE_PAIRS)
def test_a_style_changes_what_comes_to_mind(game: str, style: str) -> None:
    spec = spec_of(game)
    plain, styled = (
        agents.level(spec, agents.styled_level_id(_adept(spec), name)) for name in ("", style)
    )
    assert any(liked(spec, plain, s) != liked(spec, styled, s) for s in states(spec, 1)), (
        f"games/{game}/mind/brain.py, prior: let the weights depend on level.leaning(…), and "
        f"styles.toml name something in [{style}] that actions differ in"
    )


@pytest.mark.parametrize(("game", "style"), GAME_STYLE_PAIRS)
def test_chances_stay_shares_of_the_whole_in_every_style(game: str, style: str) -> None:
    spec = spec_of(game)
    level = agents.level(spec, f"{spec.levels[-2].id}:{style}")
    for state in states(spec):
        chances = spec.brain.evaluate(state, level)
        assert sum(chances) == pytest.approx(1.0) and min(chances) >= 0.0, (
            f"games/{game}/mind/brain.py, evaluate: return chances with the sum 1 if the level has "
            "a style, as core.styles.swayed does"
        )


@pytest.mark.parametrize("game", GAMES)
def test_the_balanced_style_is_the_level_itself(game: str) -> None:
    spec = spec_of(game)
    adept = _adept(spec)
    assert agents.styled_level_id(adept, BALANCED) == adept
    assert agents.level(spec, f"{adept}:{BALANCED}") == spec.level(adept)


@pytest.mark.parametrize(("game", "style"), GAME_STYLE_PAIRS)
def test_a_style_plays_within_the_law(game: str, style: str) -> None:
    spec = spec_of(game)
    match = played(spec, 0)
    agent = agents.make(spec, f"greedy:{style}", 1)
    for _ in range(400):
        seat = match.to_move
        if seat is None:
            break
        decision = agent.choose(match.observe(seat), match.menu(), Budget())
        match.play(decision.action)  # which checks it


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_how_each_style_shows(game: str) -> None:
    spec = spec_of(game)
    assert [style.id for style in spec.styles] == UNBALANCED_STYLES, (
        f"games/{game}/__init__.py: GameSpec.styles has a Style for each of "
        f"{UNBALANCED_STYLES}, in order"
    )
    for shown in ("title", "about"):
        assert len({str(getattr(spec.style(style), shown)) for style in STYLE_IDS}) == len(
            STYLE_IDS
        ), f"games/{game}/__init__.py: GameSpec.styles has a different {shown} for each style"


def test_a_style_and_a_share_of_the_budget_go_together() -> None:
    spec = catalog.get("anludim")
    level = agents.level(spec, "archmage:raider@0.5")
    assert level.style == style_numbers(spec.package, "raider")
    assert level.iterations == -(-spec.level("archmage").iterations // 2)


@pytest.mark.parametrize("name", ["adept:demon", "demon:raider", "adept:", "adept:raider:bidder"])
def test_there_are_no_other_styles(name: str) -> None:
    spec = catalog.get("anludim")
    if name == "adept:":
        assert agents.level(spec, name) == spec.level("adept")
        return
    with pytest.raises(agents.UnknownLevel):
        agents.level(spec, name)


def test_chance_has_no_style() -> None:
    spec = catalog.get("anludim")
    match: Match = played(spec, 0)
    minds = [agents.make(spec, name, 5) for name in ("random", "random:raider")]
    chosen = [mind.choose(match.observe(match.to_move), match.menu(), Budget()) for mind in minds]
    assert chosen[0].action == chosen[1].action
