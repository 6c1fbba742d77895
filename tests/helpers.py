# SPDX-License-Identifier: MIT
"""Helpers for all tests: matches at their beginning or played at random, a full disk."""

from __future__ import annotations

import errno
import importlib.util
import os
import sqlite3
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.store import own_boxes

if TYPE_CHECKING:
    import pytest

NAMES = ("Ada", "Blaise", "Chloé", "Dee", "Elias", "Fanny")


def players(spec: GameSpec, seats: int, people: int = 1) -> tuple[Player, ...]:
    """Returns players for all seats: first people, then opponents of the weakest level."""
    levels = [None if seat < people else spec.levels[0].id for seat in range(seats)]
    return tuple(Player(name, level) for name, level in zip(NAMES, levels, strict=False))


def begun(spec: GameSpec, seats: int = 3, seed: int = 7, people: int = 1) -> Match:
    return Match(spec, Setup(seats), seed, players(spec, seats, people))


def played(spec: GameSpec, actions: int = 10_000, seats: int = 3, seed: int = 7) -> Match:
    """Returns a match after this many random actions, or at its end."""
    return play_on(begun(spec, seats, seed), actions, seed)


def play_on(match: Match, actions: int = 10_000, seed: int = 7) -> Match:
    rng = Rng(seed)
    for _ in range(actions):
        if match.to_move is None:
            break
        match.play(rng.choice(match.menu()))
    return match


def script(name: str) -> ModuleType:
    """Returns the module of a script in `packaging`, loaded from its file.

    The folder is not a package, because a library has this name. Its scripts import each other by
    their names, so the folder is added to the places for imports, as the last one.
    """
    folder = Path(__file__).parents[1] / "packaging"
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    path = folder / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class FullDisk(sqlite3.Connection):
    """A connection to a database on a full disk: every commit fails."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(sql, *values)


def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes all writing of files and databases fail while the test runs, as on a full disk."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=FullDisk))


def printed_box(spec: GameSpec, folder: Path, title: str = "My box") -> Path:
    """Writes a file with the printed box of a game into a folder, and returns its path."""
    assert spec.own_file_reader is not None
    form = spec.own_file_reader.form
    return own_boxes.add(folder, form, form.printed(title))
