# SPDX-License-Identifier: MIT
"""The numbers a game's brain judges by: read from `weights.toml`, tuned, and varied by levels.

A game lists them in a dataclass of its module `mind.weights`, as numbers, lists of numbers and
tables of numbers by name. Each number has a name, such as "card", "near.2" (the third of the list
"near") or "ability.drain" ("drain" of the table "ability"). `python -m lab.tuning` and the weights
of a level (`Level.weights`) change numbers by these names.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import Field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from wizardtable.core import data_file
from wizardtable.core.agent import Level

T = TypeVar("T")
"""The dataclass of a game's numbers."""

R = TypeVar("R")
"""What a game makes of its numbers, such as tables that follow from them."""

Changes = tuple[tuple[str, float], ...]
"""Pairs of a name and a new value. Names that are no number of the game are ignored."""

_NUMBER = re.compile(r"[-+]?[0-9][-+.0-9e]*")


def table(names: Sequence[str]) -> dict[str, Any]:
    """Returns the metadata of a field that is a table in the file. In the dataclass it is a tuple
    in the order of these names."""
    return {"names": tuple(names)}


def listed(count: int) -> dict[str, Any]:
    """Returns the metadata of a field that is a list of `count` numbers."""
    return {"count": count}


def read(path: Path, kind: type[T]) -> T:
    """Returns the numbers of a file as a `kind`. Raises DataError for a mistake in it."""
    whole = data_file.read(path)
    found: dict[str, Any] = {}
    for one in _fields(kind):
        names, count = _names(one), one.metadata.get("count")
        if names:
            section = whole.section(one.name)
            found[one.name] = tuple(section.number(name) for name in names)
            section.end()
        elif count is None:
            found[one.name] = whole.number(one.name)
        else:
            found[one.name] = whole.numbers(one.name)
            if len(found[one.name]) != count:
                whole.fail(f"this is a list of {count} numbers", one.name)
    whole.end()
    return kind(**found)


def values(weights: object) -> dict[str, float]:
    """Returns every number by its name."""
    found: dict[str, float] = {}
    for one in _fields(type(weights)):
        value = getattr(weights, one.name)
        if isinstance(value, tuple):
            names = _names(one) or tuple(map(str, range(len(value))))
            found |= {f"{one.name}.{name}": each for name, each in zip(names, value, strict=True)}
        else:
            found[one.name] = value
    return found


def varied(weights: T, changes: Changes) -> T:
    """Returns the numbers with some of them changed."""
    known = dict(changes)
    new: dict[str, Any] = {}
    for one in _fields(type(weights)):
        value = getattr(weights, one.name)
        if isinstance(value, tuple):
            names = _names(one) or tuple(map(str, range(len(value))))
            each = tuple(
                known.get(f"{one.name}.{name}", old) for name, old in zip(names, value, strict=True)
            )
            if each != value:
                new[one.name] = each
        elif one.name in known:
            new[one.name] = known[one.name]
    return replace(weights, **new) if new else weights  # type: ignore[type-var]


def by_level(weights: T) -> Callable[[Level], T]:
    """Returns a function that returns the numbers as a level has them."""
    return made_by_level(weights, lambda varied_weights: varied_weights)


def made_by_level(weights: T, make: Callable[[T], R]) -> Callable[[Level], R]:
    """Returns a function that returns what `make` makes of the numbers as a level has them. It is
    made once for each level."""

    @lru_cache(maxsize=64)
    def made(changes: Changes) -> R:
        return make(varied(weights, changes))

    return lambda level: made(level.weights)


def rewritten(text: str, changes: Changes) -> str:
    """Returns the text of a data file with some numbers changed and everything else as it was.

    Raises KeyError if there is no number with a name.
    """
    for name, value in changes:
        start, end = _span(text, name)
        text = f"{text[:start]}{value:.4g}{text[end:]}"
    return text


def _span(text: str, name: str) -> tuple[int, int]:
    """Returns where the number stands in the text: start and end. Raises KeyError."""
    key, _, part = name.partition(".")
    first = re.search(r"^\[", text, re.MULTILINE)
    top = first.start() if first else len(text)
    if part.isdigit():
        found = re.compile(rf"^{key} *= *\[([^\]]*)\]", re.MULTILINE).search(text, 0, top)
        numbers = [] if found is None else list(_NUMBER.finditer(text, *found.span(1)))
        if int(part) < len(numbers):
            return numbers[int(part)].span()
        raise KeyError(name)
    start, end = 0, top
    if part:
        table = re.search(rf"^\[{key}\]$([^\[]*)", text, re.MULTILINE)
        start, end = table.span(1) if table else (0, 0)
    found = re.compile(rf"^{part or key} *= *({_NUMBER.pattern})", re.MULTILINE).search(
        text, start, end
    )
    if found is None:
        raise KeyError(name)
    return found.span(1)


def _fields(kind: type) -> tuple[Field[Any], ...]:
    return fields(kind)


def _names(one: Field[Any]) -> tuple[str, ...]:
    names: tuple[str, ...] = one.metadata.get("names", ())
    return names
