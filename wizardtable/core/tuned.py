# SPDX-License-Identifier: MIT
"""Reads, tunes and varies a game's weights: the numbers with which opponents judge a position.

A game lists its weights in a dataclass of its module `mind.weights`, as numbers, lists of numbers
and tables of numbers. Each number has a name, such as "card", "near.2" (the third number of the
list "near") or "ability.drain" (the number "drain" of the table "ability").
`python -m lab.tuning` and a level's weights (`Level.weights`) change numbers by
these names.
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
"""The dataclass of a game's weights."""

R = TypeVar("R")
"""A value that a game computes from its weights, such as a table."""

Changes = tuple[tuple[str, float], ...]
"""Pairs of a name and a new value. `with_changes` ignores a name that is not a weight of the
game."""

_NUMBER_PATTERN = re.compile(r"[-+]?[0-9][-+.0-9e]*")


def table_field(names: Sequence[str]) -> dict[str, Any]:
    """Returns the metadata of a dataclass field that is a table of numbers in the file.

    In the dataclass, the field's value is a tuple of numbers in the order of `names`.
    """
    return {"names": tuple(names)}


def list_field(count: int) -> dict[str, Any]:
    """Returns the metadata of a dataclass field that is a list of `count` numbers in the file.

    In the dataclass, the field's value is a tuple.
    """
    return {"count": count}


def read(path: Path, kind: type[T]) -> T:
    """Returns the weights in a file as an object of the dataclass `kind`.

    Raises:
        DataError: the file has a mistake.
    """
    whole = data_file.read(path)
    values_by_field: dict[str, Any] = {}
    for field in _fields(kind):
        names, count = _names_in_table(field), field.metadata.get("count")
        if names:
            section = whole.section(field.name)
            values_by_field[field.name] = tuple(section.number(name) for name in names)
            section.end()
        elif count is None:
            values_by_field[field.name] = whole.number(field.name)
        else:
            values_by_field[field.name] = whole.numbers(field.name)
            if len(values_by_field[field.name]) != count:
                whole.fail(f"this is a list of {count} numbers", field.name)
    whole.end()
    return kind(**values_by_field)


def values(weights: object) -> dict[str, float]:
    """Returns every number of the weights, by its name."""
    numbers: dict[str, float] = {}
    for field in _fields(type(weights)):
        value = getattr(weights, field.name)
        if isinstance(value, tuple):
            names = _names_in_table(field) or tuple(map(str, range(len(value))))
            numbers |= {
                f"{field.name}.{name}": number for name, number in zip(names, value, strict=True)
            }
        else:
            numbers[field.name] = value
    return numbers


def with_changes(weights: T, changes: Changes) -> T:
    """Returns the weights with these changes; `weights` itself if they change nothing."""
    new_values = dict(changes)
    new_fields: dict[str, Any] = {}
    for field in _fields(type(weights)):
        value = getattr(weights, field.name)
        if isinstance(value, tuple):
            names = _names_in_table(field) or tuple(map(str, range(len(value))))
            numbers = tuple(
                new_values.get(f"{field.name}.{name}", old)
                for name, old in zip(names, value, strict=True)
            )
            if numbers != value:
                new_fields[field.name] = numbers
        elif field.name in new_values:
            new_fields[field.name] = new_values[field.name]
    return replace(weights, **new_fields) if new_fields else weights  # type: ignore[type-var]


def by_level(weights: T) -> Callable[[Level], T]:
    """Returns a function from a level to the weights with the level's changes."""
    return cached_by_level(weights, lambda varied_weights: varied_weights)


def cached_by_level(weights: T, make: Callable[[T], R]) -> Callable[[Level], R]:
    """Returns a function from a level to the result of `make` for the level's weights.

    The returned function calls `make` once for each set of changes, and caches the results.
    """

    @lru_cache(maxsize=64)
    def made(changes: Changes) -> R:
        return make(with_changes(weights, changes))

    return lambda level: made(level.weights)


def text_with_changes(text: str, changes: Changes) -> str:
    """Returns the text of a data file with these numbers changed, and everything else unchanged.

    Raises:
        KeyError: the file has no number with one of the names.
    """
    for name, value in changes:
        start, end = _span_of_number(text, name)
        text = f"{text[:start]}{value:.4g}{text[end:]}"
    return text


def _span_of_number(text: str, name: str) -> tuple[int, int]:
    """Returns the positions of the start and the end of the number `name` in the text.

    Raises:
        KeyError: the text has no number with this name.
    """
    key, _, part = name.partition(".")
    first_table = re.search(r"^\[", text, re.MULTILINE)
    top = first_table.start() if first_table else len(text)
    if part.isdigit():
        items = re.compile(rf"^{key} *= *\[([^\]]*)\]", re.MULTILINE).search(text, 0, top)
        numbers = [] if items is None else list(_NUMBER_PATTERN.finditer(text, *items.span(1)))
        if int(part) < len(numbers):
            return numbers[int(part)].span()
        raise KeyError(name)
    start, end = 0, top
    if part:
        table = re.search(rf"^\[{key}\]$([^\[]*)", text, re.MULTILINE)
        start, end = table.span(1) if table else (0, 0)
    line = re.compile(rf"^{part or key} *= *({_NUMBER_PATTERN.pattern})", re.MULTILINE).search(
        text, start, end
    )
    if line is None:
        raise KeyError(name)
    return line.span(1)


def _fields(kind: type) -> tuple[Field[Any], ...]:
    return fields(kind)


def _names_in_table(field: Field[Any]) -> tuple[str, ...]:
    names: tuple[str, ...] = field.metadata.get("names", ())
    return names
