# SPDX-License-Identifier: MIT
"""Agents by name: the levels that a game offers to people, and two opponents that do not search.

>>> from wizardtable.core import catalog
>>> level_ids(catalog.get("anludim"))
('apprentice', 'adept', 'mage', 'archmage', 'grand_magus', 'greedy', 'random')
"""

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from wizardtable.ai.baseline import GREEDY, RANDOM, GreedyAgent, RandomAgent
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.vote_merge import VoteMerge, member_seed
from wizardtable.core import tuned
from wizardtable.core.agent import AnyAgent, Level
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.styles import BALANCED, style_numbers
from wizardtable.core.tuned import Changes

REPEATABLE_TREE_COUNT = 2
"""Some levels run one search for each core (`Level.tree_count` is 0). If games must be the same on
every computer, such a level runs this many searches instead."""

LEVEL_NUMBERS = ("depth", "iterations", "chart")
"""The names of the level's own numbers that an id may change. An id may also change the weights of
the game's evaluation."""


class UnknownLevel(KeyError):  # noqa: N818 - says what is unknown
    """Raised when the game has no level with this id."""


def level_ids(spec: GameSpec) -> tuple[str, ...]:
    """Returns the ids that `make` accepts for a game: its levels, weakest first, then greedy and
    random."""
    return (*(level.id for level in spec.levels), GREEDY.id, RANDOM.id)


def level(spec: GameSpec, level_id: str) -> Level:
    """Returns the level with this id.

    - "adept:raider" is the level in that style.
    - "archmage@0.25" is the level with this share (above 0, at most 1) of its iterations and
      seconds.
    - "archmage:raider@0.25" is both.
    - "adept~card=0.3+gambit=1" is the level with other weights of the game's evaluation (see
      `core.tuned`). The names "depth", "iterations" and "chart" change numbers of the level itself,
      as in "archmage~learned=0+iterations=0".

    Raises:
        UnknownLevel: the game has no such level, style or number.
    """
    plain_id, _, changes = level_id.partition("~")
    if changes:
        return _with_changes(spec, level(spec, plain_id), changes)
    styled_id, _, share = level_id.partition("@")
    name, _, style = styled_id.partition(":")
    for base in (*spec.levels, GREEDY, RANDOM):
        if base.id == name:
            styled_level = _in_style(spec, base, style) if style else base
            return _with_budget_share(styled_level, share) if share else styled_level
    raise UnknownLevel(level_id)


def changed_level_id(level_id: str, changes: Changes) -> str:
    """Returns the id of a level with these changes, pairs of a weight's name and a new value."""
    if not changes:
        return level_id
    return f"{level_id}~{'+'.join(f'{name}={value:.6g}' for name, value in changes)}"


def _with_changes(spec: GameSpec, level: Level, text: str) -> Level:
    judgement, changes = tuned.values(spec.weights), []
    for change in text.split("+"):
        name, _, value = change.partition("=")
        try:
            changes.append((name, float(value)))
        except ValueError:
            name = ""
        if name not in judgement and name not in LEVEL_NUMBERS:
            raise UnknownLevel(f"{level.id}~{text}")
    own = {name: int(max(0.0, value)) for name, value in changes if name in LEVEL_NUMBERS}
    weights = [change for change in changes if change[0] not in LEVEL_NUMBERS]
    return level.changed(
        lambda part: replace(
            part,
            weights=(*part.weights, *weights),
            depth=own.get("depth", part.depth),
            iterations=own.get("iterations", part.iterations),
            chart_iterations=own.get("chart", part.chart_iterations),
        )
    )


def styled_level_id(level_id: str, style: str) -> str:
    """Returns the id of a level in a style; in the balanced style it is the level's own id."""
    return level_id if style in ("", BALANCED) else f"{level_id}:{style}"


def _in_style(spec: GameSpec, level: Level, style: str) -> Level:
    try:
        leans = style_numbers(spec.package, style)
    except KeyError:
        raise UnknownLevel(f"{level.id}:{style}") from None
    if level is RANDOM:  # its choice depends on no style
        return level
    return level.changed(lambda part: replace(part, style=leans))


def _with_budget_share(level: Level, text: str) -> Level:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.0 < share <= 1.0:
        raise UnknownLevel(f"{level.id}@{text}")
    return level.changed(
        lambda part: replace(
            part, iterations=ceil(part.iterations * share), seconds=part.seconds * share
        )
    )


def make(
    spec: GameSpec,
    level_id: str,
    seed: int,
    stop: Callable[[], bool] | None = None,
    *,
    alone: bool = False,
    even: bool = False,
) -> AnyAgent:
    """Returns a new agent for one seat of one match.

    Args:
        spec: the game.
        level_id: the id of a level, see `level`.
        seed: the seed of the agent. This seed must not follow from the seed of the match, with
            which an agent could foresee the draws.
        stop: a function that is called during a search. The search ends once it returns True.
        alone: True for a single search, even if the level has several trees.
        even: True to try all actions equally often, see `Ismcts`.

    Raises:
        UnknownLevel: the game has no such level.
    """
    chosen = level(spec, level_id)
    if chosen is RANDOM:
        return RandomAgent(spec, seed)
    if chosen.id == GREEDY.id:
        return GreedyAgent(spec, seed, chosen)
    if chosen.tree_count == 1 or alone:
        return Ismcts(spec, chosen, seed, stop, even=even)
    seeds = [
        member_seed(seed, member) for member in range(chosen.tree_count or REPEATABLE_TREE_COUNT)
    ]
    return VoteMerge(
        spec, [Ismcts(spec, chosen, tree_seed, stop, even=even) for tree_seed in seeds]
    )
