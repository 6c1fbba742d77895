# SPDX-License-Identifier: MIT
"""Gives the book face U+202F, the narrow no-break space of French, and U+2011, the no-break hyphen.

Source Serif Pro lacks it. Qt then takes the space of whichever other face the system has: 0.20 of
the height of letters from DejaVu Sans, 0.11 of it where no face has one. A text would be of another
width on every system, and a line with it as high as the other face is. So U+202F shows the face's
own space, 0.23 of the height, and U+2011 its own hyphen, in all that is painted or set in this
face. No text has to be changed for it, and all are measured alike. Faces of the system, in which
controls are set, have their own.
"""

import struct
from collections.abc import Callable
from typing import Final

SPACE: Final = 0x20
NARROW: Final = 0x202F
HYPHEN: Final = 0x2D
HOLDING: Final = 0x2011

SIGNS: Final = ((HOLDING, HYPHEN), (NARROW, SPACE))
"""What is added, and whose glyph it shows."""

_ENTRY: Final = 16
"""Bytes of an entry in the directory of tables."""


def with_signs(face: bytes) -> bytes:
    """Returns a TrueType face in which U+202F shows the glyph of the space, and U+2011 that of the
    hyphen, unless it has them. Only its table of characters changes. Raises ValueError or
    struct.error for what is no such face."""
    (count,) = struct.unpack_from(">H", face, 4)
    places = {face[at : at + 4]: at for at in range(12, 12 + _ENTRY * count, _ENTRY)}
    if b"cmap" not in places:
        raise ValueError("the face has no table of characters")
    entry = places[b"cmap"]
    start, length = struct.unpack_from(">II", face, entry + 8)
    table = _characters(face[start : start + length])
    table += bytes(-len(table) % 4)
    checksum = sum(struct.unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF
    whole = bytearray(face + bytes(-len(face) % 4))
    struct.pack_into(">III", whole, entry + 4, checksum, len(whole), len(table))
    return bytes(whole) + table  # the former table stays where it is, unused


def _characters(table: bytes) -> bytes:
    """The table of characters with `SIGNS` in those of its parts that can have them."""
    (count,) = struct.unpack_from(">H", table, 2)
    records = [struct.unpack_from(">HHI", table, 4 + 8 * index) for index in range(count)]
    parts: dict[int, bytes] = {}
    for start in sorted({start for _, _, start in records}):
        (kind,) = struct.unpack_from(">H", table, start)
        place = (">I", start + 4) if kind >= 8 else (">H", start + 2)
        (length,) = struct.unpack_from(place[0], table, place[1])
        part = table[start : start + length]
        for sign, model in SIGNS if kind in _KINDS else ():
            part = _KINDS[kind](part, sign, model)
        parts[start] = part
    head = bytearray(table[:4])
    body = bytearray()
    for platform, encoding, start in records:
        before = sum(len(part) for other, part in parts.items() if other < start)
        head += struct.pack(">HHI", platform, encoding, 4 + 8 * count + before)
    for part in parts.values():
        body += part
    return bytes(head + body)


def _of_segments(part: bytes, sign: int, model: int) -> bytes:
    """A part of format 4: segments of characters up to U+FFFF."""
    _, _, language, twice = struct.unpack_from(">4H", part)
    count = twice // 2
    ends, starts, deltas, offsets = (
        list(struct.unpack_from(f">{count}H", part, 14 + index * twice + (2 if index else 0)))
        for index in range(4)
    )
    glyphs = part[16 + 4 * twice :]
    at = next(index for index, end in enumerate(ends) if end >= sign)
    if starts[at] <= sign:
        return part
    there = next(index for index, end in enumerate(ends) if end >= model)
    glyph = model
    if offsets[there]:  # counted in bytes from its own place, as all offsets are
        skipped = offsets[there] // 2 - (count - there) + model - starts[there]
        (glyph,) = struct.unpack_from(">H", glyphs, 2 * skipped)
    glyph = (glyph + deltas[there]) & 0xFFFF
    for index in range(at):  # one more place is now between them and the glyphs
        offsets[index] += 2 if offsets[index] else 0
    for values, value in (
        (ends, sign),
        (starts, sign),
        (deltas, (glyph - sign) & 0xFFFF),
        (offsets, 0),
    ):
        values.insert(at, value)
    count += 1
    power = count.bit_length() - 1
    head = (4, 16 + 8 * count + len(glyphs), language, 2 * count, 2 << power, power)
    numbers = (*head, 2 * count - (2 << power), *ends, 0, *starts, *deltas, *offsets)
    return struct.pack(f">{len(numbers)}H", *numbers) + glyphs


def _of_groups(part: bytes, sign: int, model: int) -> bytes:
    """A part of format 12: groups of any characters."""
    _, _, _, language, count = struct.unpack_from(">HHIII", part)
    groups = [struct.unpack_from(">III", part, 16 + 12 * index) for index in range(count)]
    if any(first <= sign <= last for first, last, _ in groups):
        return part
    glyph = next(glyph + model - first for first, last, glyph in groups if first <= model <= last)
    groups = sorted([*groups, (sign, sign, glyph)])
    head = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), language, len(groups))
    return head + b"".join(struct.pack(">III", *group) for group in groups)


_KINDS: Final[dict[int, Callable[[bytes, int, int], bytes]]] = {4: _of_segments, 12: _of_groups}
