# SPDX-License-Identifier: MIT
"""Matches of some game, begun or played at random, for tests of what deals with any game."""

import importlib.util
from pathlib import Path
from types import ModuleType

from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng

NAMES = ("Ada", "Blaise", "Chloé", "Dee", "Elias", "Fanny")


def players(spec: GameSpec, seats: int, people: int = 1) -> tuple[Player, ...]:
    """People first, then opponents of the first level."""
    levels = [None if seat < people else spec.levels[0].id for seat in range(seats)]
    return tuple(Player(name, level) for name, level in zip(NAMES, levels, strict=False))


def begun(spec: GameSpec, seats: int = 3, seed: int = 7, people: int = 1) -> Match:
    return Match(spec, Setup(seats), seed, players(spec, seats, people))


def played(spec: GameSpec, actions: int = 10_000, seats: int = 3, seed: int = 7) -> Match:
    """A match with this many random actions, or all there are."""
    return play_on(begun(spec, seats, seed), actions, seed)


def play_on(match: Match, actions: int = 10_000, seed: int = 7) -> Match:
    rng = Rng(seed)
    for _ in range(actions):
        if match.to_move is None:
            break
        match.play(rng.choice(match.menu()))
    return match


def script(name: str) -> ModuleType:
    """A program of `packaging`, which is no package: a library has this name."""
    path = Path(__file__).parents[1] / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
