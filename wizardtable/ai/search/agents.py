# SPDX-License-Identifier: MIT
"""Agents by name: the levels a game offers to people, and the two yardsticks.

>>> from wizardtable.core import catalog
>>> names(catalog.get("anludim"))
('apprentice', 'adept', 'mage', 'archmage', 'grand_magus', 'greedy', 'random')
"""

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from wizardtable.ai.baseline import GREEDY, RANDOM, GreedyAgent, RandomAgent
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.search.vote_merge import VoteMerge, seed_of
from wizardtable.core import tuned
from wizardtable.core.agent import AnyAgent, Level
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.styles import BALANCED, leanings
from wizardtable.core.tuned import Changes

TREES = 2
"""Trees of a level that has one for every core, where games must come out the same anywhere."""

OWN = ("depth", "iterations", "chart")
"""Numbers of a level itself that may stand beside those of the game's judgement."""


class UnknownLevel(KeyError):  # noqa: N818 - says what is unknown
    """The game has no level with this id."""


def names(spec: GameSpec) -> tuple[str, ...]:
    """The ids `make` knows for a game: its levels, weakest first, then the yardsticks."""
    return (*(level.id for level in spec.levels), GREEDY.id, RANDOM.id)


def level(spec: GameSpec, level_id: str) -> Level:
    """The level or yardstick with this id; raises UnknownLevel.

    "archmage@0.25" is the level with that share (above 0, at most 1) of its iterations and seconds,
    "adept:raider" the level in that style, "archmage:raider@0.25" both. After "~" come numbers of
    the game's judgement (see `core.tuned`) that it has otherwise: "adept~card=0.3+gambit=1".
    "depth", "iterations" and "chart" there are those of the level, as in
    "archmage~learned=0+iterations=0".
    """
    plain_id, _, changes = level_id.partition("~")
    if changes:
        return _changed(spec, level(spec, plain_id), changes)
    styled_id, _, share = level_id.partition("@")
    name, _, style = styled_id.partition(":")
    for known in (*spec.levels, GREEDY, RANDOM):
        if known.id == name:
            found = _styled(spec, known, style) if style else known
            return _scaled(found, share) if share else found
    raise UnknownLevel(level_id)


def changed(level_id: str, changes: Changes) -> str:
    """The id of a level that judges by other numbers."""
    if not changes:
        return level_id
    return f"{level_id}~{'+'.join(f'{name}={value:.6g}' for name, value in changes)}"


def _changed(spec: GameSpec, level: Level, text: str) -> Level:
    known, changes = tuned.values(spec.weights), []
    for change in text.split("+"):
        name, _, value = change.partition("=")
        try:
            changes.append((name, float(value)))
        except ValueError:
            name = ""
        if name not in known and name not in OWN:
            raise UnknownLevel(f"{level.id}~{text}")
    own = {name: int(max(0.0, value)) for name, value in changes if name in OWN}
    weights = [change for change in changes if change[0] not in OWN]
    return level.changed(
        lambda one: replace(
            one,
            weights=(*one.weights, *weights),
            depth=own.get("depth", one.depth),
            iterations=own.get("iterations", one.iterations),
            chart=own.get("chart", one.chart),
        )
    )


def styled(level_id: str, style: str) -> str:
    """The id of a level in a style; balanced is the level itself."""
    return level_id if style in ("", BALANCED) else f"{level_id}:{style}"


def _styled(spec: GameSpec, level: Level, style: str) -> Level:
    try:
        leans = leanings(spec.package, style)
    except KeyError:
        raise UnknownLevel(f"{level.id}:{style}") from None
    if level is RANDOM:  # chance weighs nothing
        return level
    return level.changed(lambda one: replace(one, style=leans))


def _scaled(level: Level, text: str) -> Level:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.0 < share <= 1.0:
        raise UnknownLevel(f"{level.id}@{text}")
    return level.changed(
        lambda one: replace(
            one, iterations=ceil(one.iterations * share), seconds=one.seconds * share
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
    """A new agent for one seat of one match; raises UnknownLevel.

    The seed must not follow from the match's: an agent that knew it could foresee the draws.
    `stop` is asked during a search, which ends when it says yes. Of a level with several trees,
    `alone` makes one. `even` has all actions tried equally often, see `Ismcts`.
    """
    known = level(spec, level_id)
    if known is RANDOM:
        return RandomAgent(spec, seed)
    if known.id == GREEDY.id:
        return GreedyAgent(spec, seed, known)
    if known.trees == 1 or alone:
        return Ismcts(spec, known, seed, stop, even=even)
    seeds = [seed_of(seed, member) for member in range(known.trees or TREES)]
    return VoteMerge(spec, [Ismcts(spec, known, one, stop, even=even) for one in seeds])
