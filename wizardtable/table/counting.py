# SPDX-License-Identifier: MIT
"""Numbers that run up or down to a new value, such as the points of a seat."""

import re
from dataclasses import replace
from typing import Final

from wizardtable.table.view import Sprite

COUNT_MS: Final = 620.0
"""Milliseconds for which a number runs at the normal pace."""

MAX_SHOWN_NUMBERS: Final = 9
"""A running number shows at most this many values, because each value is a picture of its own."""

_DIGITS: Final = re.compile(r"\d+")


def number_at(start: int, end: int, share: float) -> int:
    """Returns the shown number after a share (0 to 1) of the time.

    The number runs fast at first and slowly at the end.

    >>> [number_at(0, 8, share / 4) for share in range(5)]
    [0, 4, 6, 8, 8]
    """
    eased = 1 - (1 - min(1.0, max(0.0, share))) ** 2
    return round(start + (end - start) * eased)


def number_steps(
    start: int, end: int, max_count: int = MAX_SHOWN_NUMBERS
) -> list[tuple[float, int]]:
    """Returns at most `max_count` shown numbers, each with the share of the time when it appears.

    The last number is `end`. If `start` and `end` are equal, the list is empty.

    >>> [(round(share, 2), number) for share, number in number_steps(3, 5)]
    [(0.29, 4), (1.0, 5)]
    """
    if start == end:
        return []
    steps = min(max_count, abs(end - start))
    times = [(1 - (1 - step / steps) ** 0.5, step) for step in range(1, steps + 1)]
    return [(share, start + round((end - start) * step / steps)) for share, step in times]


def counting_sprites(
    old: Sprite, new: Sprite, counted: tuple[int, ...]
) -> list[tuple[float, Sprite]]:
    """Returns the sprites of a running number, each with the share of the time when it appears.

    The numbers run from the details of `old` to those of `new`; the last sprite is `new`. The list
    is empty if no number changes, or if the sprites are of different kinds.

    Args:
        counted: indices of the details that are an integer, or a text with a number.
    """
    if old.kind != new.kind or len(old.details) != len(new.details):
        return []
    runs = [(i, _number_in(old.details[i]), _number_in(new.details[i])) for i in counted]
    changes = [
        (i, before, after)
        for i, before, after in runs
        if before is not None and after is not None and before != after
    ]
    if not changes:
        return []
    _, first, last = max(changes, key=lambda change: abs(change[2] - change[1]))
    steps = []
    for share, _ in number_steps(first, last):
        details = list(new.details)
        for i, before, after in changes:
            details[i] = _with_number(details[i], number_at(before, after, share))
        steps.append((share, replace(new, details=tuple(details))))
    return steps


def with_zeros(sprite: Sprite, counted: tuple[int, ...]) -> Sprite:
    """Returns the sprite with 0 for the number in each of the details `counted`."""
    details = list(sprite.details)
    for index in counted:
        if _number_in(details[index]) is not None:
            details[index] = _with_number(details[index], 0)
    return replace(sprite, details=tuple(details))


def _number_in(detail: object) -> int | None:
    """Returns the first number in a detail, with its sign; None if there is no number."""
    if isinstance(detail, int):
        return detail
    digits = _DIGITS.search(detail) if isinstance(detail, str) else None
    if digits is None or not isinstance(detail, str):
        return None
    is_negative = detail[: digits.start()].endswith(("-", "−"))
    return -int(digits[0]) if is_negative else int(digits[0])


def _with_number(detail: object, value: int) -> int | str:
    """Returns the detail with `value` for its number; a text without a number stays as it is."""
    if not isinstance(detail, str):
        return value
    written = str(abs(value))
    lead, figure, rest = _split_at_number(detail)
    return f"{lead}{'−' if value < 0 else ''}{written}{rest}" if figure else detail


def _split_at_number(detail: str) -> tuple[str, str, str]:
    """Returns the text before the number, its digits, and the text after the number.

    A minus sign belongs to none of the three. In a text without a number, the digits are "".
    """
    digits = _DIGITS.search(detail)
    if digits is None:
        return detail, "", ""
    return detail[: digits.start()].rstrip("-−"), digits[0], detail[digits.end() :]
