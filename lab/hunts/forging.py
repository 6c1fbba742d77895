# SPDX-License-Identifier: MIT
"""Breaks files: bytes and lines as disks and editors do, and values as an attacker does.

Such an attacker knows the format, so that checksums and digests are correct again.
"""

import json
import random
import zlib
from collections.abc import Callable
from typing import Any

Change = Callable[[bytes, random.Random], bytes]

MAX_DEPTH = 3_000
"""The largest depth of brackets; parsers stop at a third of it."""


# Bytes and lines.


def bytes_changed(content: bytes, rng: random.Random) -> bytes:
    """Returns the content with a few bytes flipped, overwritten, inserted or deleted, or cut
    off."""
    out = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 5, 20))):
        at = rng.randrange(len(out) + 1)
        kind = rng.randrange(6)
        if kind == 0 and at < len(out):
            out[at] ^= 1 << rng.randrange(8)
        elif kind == 1:
            out[at : at + 1] = rng.choice(
                (b'"', b"[", b"]", b"{", b"}", b",", b"0", b"9" * 30, b"\0", b"\xff", b"\n", b"-")
            )
        elif kind == 2:
            out[at:at] = out[at : at + rng.randrange(40)]
        elif kind == 3:
            del out[at : at + rng.randrange(1, 60)]
        elif kind == 4:
            out[at:at] = rng.randbytes(rng.randrange(1, 20))
        elif rng.random() < 0.3:
            del out[at:]
    return bytes(out)


def lines_changed(content: bytes, rng: random.Random) -> bytes:
    """Returns the content with some lines deleted, doubled, exchanged, or cut."""
    lines = content.splitlines(keepends=True)
    for _ in range(rng.choice((1, 1, 2, 4))):
        if not lines:
            break
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(5)
        if kind == 0:
            del lines[at : at + rng.choice((1, 1, 2, 10))]
        elif kind == 1:
            lines.insert(other, lines[at])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        else:
            del lines[max(1, at) :]
    return b"".join(lines)


# Values of JSON.


def deep(rng: random.Random) -> str:
    """Returns text of brackets within brackets, closed or not."""
    opened, closed = rng.choice((("[", "]"), ('{"a":', "}"), ('[{"kind":', "}]")))
    depth = rng.choice((90, 200, MAX_DEPTH))
    return opened * depth + "1" + closed * rng.choice((0, depth))


class Text:
    """JSON text that is inserted unchanged, which Python's writer would never write."""

    def __init__(self, text: str) -> None:
        self.text = text


def other_value(old: Any, rng: random.Random) -> Any:
    """Returns another value, mostly one that is nearly right."""
    if type(old) is int and rng.random() < 0.7:
        return rng.choice((old + 1, old - 1, -old, 0, -1, -2, old + rng.randrange(60), old ^ 1, 7))
    if type(old) is bool and rng.random() < 0.7:
        return not old
    text = rng.choice(("1e400", "1e5", "9" * 4000, "9" * 5000, "NaN", "-0", "1.5"))
    words = ("", "kind", "\ud800", "a" * 500, "{player}", "\0", "é" * 30)
    lists: tuple[Any, ...] = ([], {}, [[]], [0] * rng.choice((1, 5, 70, 2000)), True, False, 3.0)
    return rng.choice(
        (
            *(4 * (rng.randrange(-2, 70),)),
            *rng.choices((0, 1, -1, 1 << 16, (1 << 31) - 1, 1 << 63, 10**18, 10**30, None), k=6),
            Text(text),
            Text(deep(rng)),
            rng.choice(words),
            rng.choice(lists),
        )
    )


def places(data: Any) -> list[tuple[Any, Any]]:
    """Returns every place in JSON data: its container and its key."""
    result: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            result.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                waiting.append(holder[key])
    return result


def values_changed(data: Any, rng: random.Random) -> None:
    """Changes a few values anywhere in the data.

    It changes numbers, and moves, doubles, deletes or exchanges whole parts, so that the total may
    stay the same.
    """
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        all_places = places(data)
        if not all_places:
            return
        holder, key = rng.choice(all_places)
        other, place = rng.choice(all_places)
        kind = rng.randrange(10)
        if kind < 4:
            holder[key] = other_value(holder[key], rng)
        elif kind < 6:
            _exchange(all_places, rng)
        elif kind == 6 and isinstance(holder, list):
            del holder[key]
        elif kind == 7 and isinstance(holder, list):
            holder.insert(key, holder[rng.randrange(len(holder))])
        elif kind == 8 and isinstance(holder, list):
            _move(all_places, holder, key, rng)
        elif type(holder[key]) is type(other[place]) and not isinstance(holder[key], (dict, list)):
            holder[key] = other[place]
        elif rng.random() < 0.1:
            del holder[key]


def _exchange(all_places: list[tuple[Any, Any]], rng: random.Random) -> None:
    """Exchanges two values of one type."""
    holder, key = rng.choice(all_places)
    like = [
        (other, place)
        for other, place in all_places
        if type(other[place]) is type(holder[key]) and not isinstance(holder[key], (dict, list))
    ]
    if like:
        other, place = rng.choice(like)
        holder[key], other[place] = other[place], holder[key]


def _move(
    all_places: list[tuple[Any, Any]], holder: list[Any], key: int, rng: random.Random
) -> None:
    """Moves a value from one list to another, such as a card from deck to hand."""
    if isinstance(holder[key], (dict, list)):
        return
    lists = [container[at] for container, at in all_places if isinstance(container[at], list)]
    if lists:
        target = rng.choice(lists)
        target.insert(rng.randrange(len(target) + 1), holder.pop(key))
        if target and all(type(value) is int for value in target) and rng.random() < 0.7:
            target.sort()


def text_of(data: Any) -> bytes:
    """Returns the data as JSON, with each `Text` inserted unchanged."""
    inside: list[str] = []

    def keep(value: Any) -> str:
        if not isinstance(value, Text):
            raise TypeError(type(value))
        inside.append(value.text)
        return f"\x01{len(inside) - 1}\x02"

    text = json.dumps(data, default=keep, separators=(",", ":"))
    for number, insert in enumerate(inside):
        text = text.replace(f'"\\u0001{number}\\u0002"', insert)
    return text.encode("utf-8", "replace")


# Checksums.


def line_with_sum(data: Any) -> bytes:
    """Returns a line of a save with a correct checksum."""
    data.pop("sum", None)
    body = text_of(data)[:-1]
    return body + b',"sum":"%08x"}\n' % zlib.crc32(body)


def with_sum(data: Any) -> bytes:
    """Returns an analysis with a correct checksum."""
    body = text_of(data)
    return b"%08x " % zlib.crc32(body) + body
