# SPDX-License-Identifier: MIT
"""The five levels of opponents that every game has: their titles, and a reader of `levels.toml`."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final, overload

from wizardtable.core import data_file
from wizardtable.core.agent import Level
from wizardtable.core.data_file import Section
from wizardtable.core.text import N_, Message

TITLES: Final = {
    "apprentice": N_("level", "Apprentice"),
    "adept": N_("level", "Adept"),
    "mage": N_("level", "Mage"),
    "archmage": N_("level", "Archmage"),
    "grand_magus": N_("level", "Grand Magus"),
}
"""The titles by id, weakest first. Saves and settings name the ids, so these never change."""


class Opponents(Sequence[Level]):
    """The levels of a game, weakest first. The game's `levels.toml` is read when first needed.

    The file has a table for each level, in the order of `TITLES`. The numbers `iterations`,
    `seconds` and `depth` are required. `memory`, `aside`, `trees`, `temperature`, `fixed`, `chart`,
    `advice`, `mind` and the table `weights` have defaults. `Level` explains all of them. A level
    can have a table such as `players.6` with its numbers for six players: any of `iterations`,
    `depth`, `temperature`, `fixed`, `chart` and `advice`.
    """

    def __init__(self, path: Path, about: tuple[Message, ...]) -> None:
        """Keeps the path of `levels.toml`, and `about`, a sentence about each level, weakest
        first."""
        self._path = path
        self._about = about

    @cached_property
    def _levels(self) -> tuple[Level, ...]:
        return read(self._path, self._about)

    @overload
    def __getitem__(self, index: int) -> Level: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Level, ...]: ...

    def __getitem__(self, index: int | slice) -> Level | tuple[Level, ...]:
        return self._levels[index]

    def __len__(self) -> int:
        return len(TITLES)


def read(path: Path, about: tuple[Message, ...]) -> tuple[Level, ...]:
    """Returns the levels of a file, weakest first. `about` has a sentence about each level.

    Raises:
        DataError: the file has a mistake.
    """
    whole = data_file.read(path)
    if whole.names() != tuple(TITLES):
        whole.fail(f"the levels are {', '.join(TITLES)}, in this order")
    return tuple(
        _read_level(level_id, title, sentence, whole.section(level_id))
        for (level_id, title), sentence in zip(TITLES.items(), about, strict=True)
    )


def _read_level(level_id: str, title: Message, about: Message, values: Section) -> Level:
    seconds = values.number("seconds", 0.01, 60.0)
    level = Level(
        id=level_id,
        title=title,
        iterations=values.whole("iterations", 0),
        seconds=seconds,
        depth=values.whole("depth", 0),
        memory=values.number("memory", 0.0, 1.0, 1.0),
        weights=_read_weights(values.section("weights")),
        about=about,
        aside_seconds=values.number("aside", 0.01, seconds, seconds),
        tree_count=values.whole("trees", 0, 1),
        temperature=values.number("temperature", 0.1, 10.0, 1.0),
        fixed_iterations=values.whole("fixed", 0) if "fixed" in values.names() else None,
        chart_iterations=values.whole("chart", 0, 0),
        advice_iterations=values.whole("advice", 1, 300),
        mind=values.whole("mind", 1, 1),
    )
    tables = values.section("players")
    values.end()
    return replace(level, tables=_levels_by_seats(level, tables))


def _levels_by_seats(level: Level, values: Section) -> tuple[tuple[int, Level], ...]:
    """Returns pairs of a number of players and the level for such a table."""
    tables = []
    for name in values.names():
        if not name.isdecimal():
            values.fail("the names are numbers of players", name)
        tables.append((int(name), _level_at_table(level, values.section(name))))
    return tuple(tables)


def _level_at_table(level: Level, values: Section) -> Level:
    at_table = replace(
        level,
        iterations=values.whole("iterations", 0, level.iterations),
        depth=values.whole("depth", 0, level.depth),
        temperature=values.number("temperature", 0.1, 10.0, level.temperature),
        fixed_iterations=values.whole("fixed", 0)
        if "fixed" in values.names()
        else level.fixed_iterations,
        chart_iterations=values.whole("chart", 0, level.chart_iterations),
        advice_iterations=values.whole("advice", 1, level.advice_iterations),
    )
    values.end()
    return at_table


def _read_weights(values: Section) -> tuple[tuple[str, float], ...]:
    return tuple((name, values.number(name)) for name in values.names())
