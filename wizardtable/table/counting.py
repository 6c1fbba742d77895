# SPDX-License-Identifier: MIT
"""Numbers that run up to a new value, or down, where points are earned or counted."""

import re
from dataclasses import replace
from typing import Final

from wizardtable.table.view import Sprite

COUNTING: Final = 620.0
"""Milliseconds that a number runs at the normal pace."""

MOST: Final = 9
"""Numbers seen on the way at most: each is a picture of its own."""

_NUMBER: Final = re.compile(r"\d+")


def number(start: int, end: int, share: float) -> int:
    """Returns the number shown when this share of the time (0 to 1) has passed: it runs quickly
    at first and slowly at the end.

    >>> [number(0, 8, share / 4) for share in range(5)]
    [0, 4, 6, 8, 8]
    """
    eased = 1 - (1 - min(1.0, max(0.0, share))) ** 2
    return round(start + (end - start) * eased)


def moments(start: int, end: int, most: int = MOST) -> list[tuple[float, int]]:
    """Returns each number that is shown on the way, with the share of the time after which it is;
    the last is `end`. There are none between equal numbers.

    >>> [(round(share, 2), number) for share, number in moments(3, 5)]
    [(0.29, 4), (1.0, 5)]
    """
    if start == end:
        return []
    steps = min(most, abs(end - start))
    found = [(1 - (1 - step / steps) ** 0.5, step) for step in range(1, steps + 1)]
    return [(share, start + round((end - start) * step / steps)) for share, step in found]


def sprites(old: Sprite, new: Sprite, counted: tuple[int, ...]) -> list[tuple[float, Sprite]]:
    """Returns how a piece looks while the numbers among its details (`counted` says which details
    hold one: an integer, or writing with a number in it) run from those of `old` to those of
    `new`, each with the share of the time after which it does; the last is `new`."""
    if old.kind != new.kind or len(old.details) != len(new.details):
        return []
    runs = [(i, _read(old.details[i]), _read(new.details[i])) for i in counted]
    changes = [(i, a, b) for i, a, b in runs if a is not None and b is not None and a != b]
    if not changes:
        return []
    _, first, last = max(changes, key=lambda one: abs(one[2] - one[1]))
    found = []
    for share, _ in moments(first, last):
        details = list(new.details)
        for i, a, b in changes:
            details[i] = _write(details[i], number(a, b, share))
        found.append((share, replace(new, details=tuple(details))))
    return found


def zeroed(sprite: Sprite, counted: tuple[int, ...]) -> Sprite:
    """Returns the sprite with nothing for each of its numbers."""
    details = list(sprite.details)
    for place in counted:
        if _read(details[place]) is not None:
            details[place] = _write(details[place], 0)
    return replace(sprite, details=tuple(details))


def _read(detail: object) -> int | None:
    """The number in a detail; the first of its writing, with the sign before it."""
    if isinstance(detail, int):
        return detail
    found = _NUMBER.search(detail) if isinstance(detail, str) else None
    if found is None or not isinstance(detail, str):
        return None
    below = detail[: found.start()].endswith(("-", "−"))
    return -int(found[0]) if below else int(found[0])


def _write(detail: object, value: int) -> int | str:
    """The same detail with another number."""
    if not isinstance(detail, str):
        return value
    written = str(abs(value))
    lead, figure, rest = _split(detail)
    return f"{lead}{'−' if value < 0 else ''}{written}{rest}" if figure else detail


def _split(detail: str) -> tuple[str, str, str]:
    """What stands before the number without a minus, the number, and what stands after it."""
    found = _NUMBER.search(detail)
    if found is None:
        return detail, "", ""
    return detail[: found.start()].rstrip("-−"), found[0], detail[found.end() :]
