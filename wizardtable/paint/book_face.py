# SPDX-License-Identifier: MIT
"""Adds two characters to the book face: U+202F, the French narrow space, and U+2011, a hyphen.

The book face is the typeface of titles and card names, Source Serif Pro. Both characters prevent a
line break. The face lacks U+202F, and Qt would take this space from another font of the system. The
space would then be 0.20 of the letter height wide with DejaVu Sans, and 0.11 if no font has it. The
same text would have another width and line height on each system.

So U+202F shows the face's own space, 0.23 of the letter height wide, and U+2011 its own hyphen. The
texts stay unchanged. Controls use system fonts, which have both characters.
"""

import struct
from collections.abc import Callable
from typing import Final

SPACE_CODE: Final = 0x20
NARROW_SPACE_CODE: Final = 0x202F
HYPHEN_CODE: Final = 0x2D
NO_BREAK_HYPHEN_CODE: Final = 0x2011
"""The code points of four characters: space, narrow no-break space, hyphen and no-break hyphen."""

ADDED_SIGNS: Final = ((NO_BREAK_HYPHEN_CODE, HYPHEN_CODE), (NARROW_SPACE_CODE, SPACE_CODE))
"""The added characters, each with the character whose glyph it shows."""

_ENTRY_BYTES: Final = 16
"""Bytes of each entry in the table directory of a font file."""


def with_added_signs(face: bytes) -> bytes:
    """Returns the bytes of a TrueType font file with U+202F and U+2011 added, if they are missing.

    Only the table of characters (`cmap`) changes.

    Raises:
        ValueError, StopIteration, struct.error: The bytes are no TrueType font file.
    """
    (count,) = struct.unpack_from(">H", face, 4)
    places = {
        face[offset : offset + 4]: offset
        for offset in range(12, 12 + _ENTRY_BYTES * count, _ENTRY_BYTES)
    }
    if b"cmap" not in places:
        raise ValueError("the face has no table of characters")
    entry = places[b"cmap"]
    start, length = struct.unpack_from(">II", face, entry + 8)
    table = _extended_cmap(face[start : start + length])
    table += bytes(-len(table) % 4)
    checksum = sum(struct.unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF
    result = bytearray(face + bytes(-len(face) % 4))
    struct.pack_into(">III", result, entry + 4, checksum, len(result), len(table))
    return bytes(result) + table  # the old table stays in the file, unused


def _extended_cmap(table: bytes) -> bytes:
    """Returns a table of characters with `ADDED_SIGNS` added to all its parts in format 4 or 12."""
    (count,) = struct.unpack_from(">H", table, 2)
    records = [struct.unpack_from(">HHI", table, 4 + 8 * index) for index in range(count)]
    parts: dict[int, bytes] = {}
    for start in sorted({start for _, _, start in records}):
        (kind,) = struct.unpack_from(">H", table, start)
        place = (">I", start + 4) if kind >= 8 else (">H", start + 2)
        (length,) = struct.unpack_from(place[0], table, place[1])
        part = table[start : start + length]
        for sign, model in ADDED_SIGNS if kind in _EXTENDERS_BY_FORMAT else ():
            part = _EXTENDERS_BY_FORMAT[kind](part, sign, model)
        parts[start] = part
    head = bytearray(table[:4])
    body = bytearray()
    for platform, encoding, start in records:
        before = sum(len(part) for other, part in parts.items() if other < start)
        head += struct.pack(">HHI", platform, encoding, 4 + 8 * count + before)
    for part in parts.values():
        body += part
    return bytes(head + body)


def _extended_segments(part: bytes, sign: int, model: int) -> bytes:
    """Returns a part in format 4 (segments of characters up to U+FFFF) with a character added.

    `sign` is the code point of the new character. `model` is the code point of the character whose
    glyph the new character shows.
    """
    _, _, language, double_count = struct.unpack_from(">4H", part)
    count = double_count // 2
    ends, starts, deltas, offsets = (
        list(
            struct.unpack_from(f">{count}H", part, 14 + index * double_count + (2 if index else 0))
        )
        for index in range(4)
    )
    glyphs = part[16 + 4 * double_count :]
    position = next(index for index, end in enumerate(ends) if end >= sign)
    if starts[position] <= sign:
        return part
    model_position = next(index for index, end in enumerate(ends) if end >= model)
    glyph = model
    if offsets[model_position]:  # an offset counts bytes from its own position in the file
        skipped = (
            offsets[model_position] // 2 - (count - model_position) + model - starts[model_position]
        )
        (glyph,) = struct.unpack_from(">H", glyphs, 2 * skipped)
    glyph = (glyph + deltas[model_position]) & 0xFFFF
    for index in range(position):  # the new segment moves the glyphs two bytes further away
        offsets[index] += 2 if offsets[index] else 0
    for values, value in (
        (ends, sign),
        (starts, sign),
        (deltas, (glyph - sign) & 0xFFFF),
        (offsets, 0),
    ):
        values.insert(position, value)
    count += 1
    power = count.bit_length() - 1
    head = (4, 16 + 8 * count + len(glyphs), language, 2 * count, 2 << power, power)
    numbers = (*head, 2 * count - (2 << power), *ends, 0, *starts, *deltas, *offsets)
    return struct.pack(f">{len(numbers)}H", *numbers) + glyphs


def _extended_groups(part: bytes, sign: int, model: int) -> bytes:
    """Returns a part in format 12 (groups of any characters) with a character added.

    `sign` is the code point of the new character. `model` is the code point of the character whose
    glyph the new character shows.
    """
    _, _, _, language, count = struct.unpack_from(">HHIII", part)
    groups = [struct.unpack_from(">III", part, 16 + 12 * index) for index in range(count)]
    if any(first <= sign <= last for first, last, _ in groups):
        return part
    glyph = next(glyph + model - first for first, last, glyph in groups if first <= model <= last)
    groups = sorted([*groups, (sign, sign, glyph)])
    head = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), language, len(groups))
    return head + b"".join(struct.pack(">III", *group) for group in groups)


_EXTENDERS_BY_FORMAT: Final[dict[int, Callable[[bytes, int, int], bytes]]] = {
    4: _extended_segments,
    12: _extended_groups,
}
