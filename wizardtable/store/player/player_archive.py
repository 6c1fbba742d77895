# SPDX-License-Identifier: MIT
"""Reads zip archives that nobody vouches for.

Python's `zipfile` makes an object of every entry before anybody can count them, unpacks bzip2 and
LZMA without limit, and answers odd archives with a dozen kinds of exceptions. This reader knows
stored and deflated entries only, and looks at numbers before it reads what they are about. It needs
no zip64: what does not fit into the older form is beyond the bounds of a player file.
"""

import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from io import SEEK_END
from struct import Struct
from typing import IO, Final

CHUNK: Final = 1024 * 1024
"""Bytes that are unpacked at once."""

STORED: Final = 0
DEFLATED: Final = 8

ENTRY_BYTES: Final = 350
"""Bytes that the directory may have for each entry: more than the longest safe name takes."""

_END: Final = Struct("<4s4H2LH")
_ENTRY: Final = Struct("<4s6H3L5H2L")
_LOCAL: Final = Struct("<4s5H3L2H")

_LONGEST_COMMENT: Final = 0xFFFF
_ENCRYPTED: Final = 1
_UTF_8: Final = 1 << 11


class Flaw(Enum):
    """What is wrong with an archive."""

    NO_ARCHIVE = "no archive"
    DAMAGED = "damaged"
    TOO_LARGE = "too large"
    FOREIGN = "packed by another method, or encrypted"


class ArchiveError(ValueError):
    """Raised for an archive that cannot be read.

    Attributes:
        flaw: what is wrong with it.
    """

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class ArchiveEntry:
    """A file or folder of an archive, as the archive's directory describes it.

    Attributes:
        name: the name; that of a folder ends with a slash.
        raw_name: the bytes of the name.
        size: bytes of the content; `packed_size`: bytes that it takes in the archive.
        method: how the content is packed; only `STORED` and `DEFLATED` can be read.
        checksum: CRC-32 of the content.
        offset: place of the entry's header, in bytes from the start of the archive.
        mode: type and rights as in `os.stat_result.st_mode`, 0 if the archive does not say.
        encrypted: whether a password is needed.
        dos_time: when the content was written, by the clock of the place: the date of MS-DOS in the
            upper 16 bits, its time in the lower ones.
        comment: a note about the entry.
    """

    name: str
    raw_name: bytes
    size: int
    packed_size: int
    method: int
    checksum: int
    offset: int
    mode: int
    encrypted: bool
    dos_time: int
    comment: bytes

    @property
    def modified(self) -> float:
        """When the content was written, in seconds since 1970; 0 for no date of the calendar."""
        date, clock = divmod(self.dos_time, 1 << 16)
        try:
            return datetime(
                *(1980 + (date >> 9), date >> 5 & 15, date & 31),
                *(clock >> 11, clock >> 5 & 63, 2 * (clock & 31)),
            ).timestamp()
        except (ValueError, OverflowError, OSError):
            return 0.0

    @property
    def is_readable(self) -> bool:
        """Whether `content` can read how it is packed."""
        return not self.encrypted and self.method in (STORED, DEFLATED)


def entries(archive: IO[bytes], most: int) -> list[ArchiveEntry]:
    """Returns the entries of an archive, in the order of its directory. Raises ArchiveError, before
    the directory is read if it has more than `most` entries or is too large for so many."""
    end, count, size, offset = _end(archive)
    if count > most or size > most * ENTRY_BYTES:
        raise ArchiveError(Flaw.TOO_LARGE)
    if offset + size > end:
        raise ArchiveError(Flaw.DAMAGED)
    archive.seek(offset)
    directory = archive.read(size)
    found: list[ArchiveEntry] = []
    place = 0
    while place < size:
        if len(found) == count:
            raise ArchiveError(Flaw.DAMAGED)
        entry, place = _entry(directory, place)
        if entry.offset + _LOCAL.size + entry.packed_size > end:
            raise ArchiveError(Flaw.DAMAGED)
        found.append(entry)
    if len(found) != count or sum(one.packed_size for one in found) > end:
        raise ArchiveError(Flaw.DAMAGED)  # entries that share bytes could unpack to anything
    return found


def _end(archive: IO[bytes]) -> tuple[int, int, int, int]:
    """Returns the place of the record that ends an archive, and what it says: the number of entries
    and the directory's size and place."""
    length = archive.seek(0, SEEK_END)
    start = max(0, length - _END.size - _LONGEST_COMMENT)
    archive.seek(start)
    tail = archive.read(length - start)
    place = tail.rfind(b"PK\x05\x06", 0, max(0, len(tail) - _END.size + 4))
    if place < 0:
        raise ArchiveError(Flaw.NO_ARCHIVE)
    _, _, _, _, count, size, offset, _ = _END.unpack_from(tail, place)
    return start + place, count, size, offset


def _entry(directory: bytes, place: int) -> tuple[ArchiveEntry, int]:
    """Returns the entry at a place of the directory, and the place of the next one."""
    if place + _ENTRY.size > len(directory):
        raise ArchiveError(Flaw.DAMAGED)
    fields = _ENTRY.unpack_from(directory, place)
    mark, _, _, flags, method, clock, date, checksum, packed_size, size = fields[:10]
    name_length, extra_length, comment_length, _, _, attributes, offset = fields[10:]
    name_at = place + _ENTRY.size
    comment_at = name_at + name_length + extra_length
    after = comment_at + comment_length
    if mark != b"PK\x01\x02" or after > len(directory):
        raise ArchiveError(Flaw.DAMAGED)
    raw_name = directory[name_at : name_at + name_length]
    entry = ArchiveEntry(
        name=_name(raw_name, flags),
        raw_name=raw_name,
        size=size,
        packed_size=packed_size,
        method=method,
        checksum=checksum,
        offset=offset,
        mode=attributes >> 16,
        encrypted=bool(flags & _ENCRYPTED),
        dos_time=date << 16 | clock,
        comment=directory[comment_at:after],
    )
    return entry, after


def _name(raw: bytes, flags: int) -> str:
    """Returns a name in UTF-8, which some tools write without saying so, or else in the encoding of
    old archives. Raises ArchiveError for one that claims to be UTF-8 and is not."""
    with suppress(UnicodeDecodeError):
        return raw.decode()
    if flags & _UTF_8:
        raise ArchiveError(Flaw.DAMAGED)
    return raw.decode("cp437")


def content(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the content of an entry in pieces of at most `CHUNK` bytes, never more in all than
    the entry's size. Raises ArchiveError if it is not what the directory says."""
    size, checksum = 0, 0
    for chunk in _unpacked(archive, entry):
        size += len(chunk)
        checksum = zlib.crc32(chunk, checksum)
        if size > entry.size:
            raise ArchiveError(Flaw.DAMAGED)
        yield chunk
    if size != entry.size or checksum != entry.checksum:
        raise ArchiveError(Flaw.DAMAGED)


def _unpacked(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the content, whatever its size and checksum."""
    packed = _packed(archive, entry)
    if entry.method == STORED:
        yield from packed
        return
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    waiting = b""
    while not unpacker.eof:
        waiting = waiting or next(packed, b"")
        try:
            chunk = unpacker.decompress(waiting, CHUNK)
        except zlib.error as error:
            raise ArchiveError(Flaw.DAMAGED) from error
        if not chunk and not waiting and not unpacker.eof:
            raise ArchiveError(Flaw.DAMAGED)  # it is cut short
        waiting = unpacker.unconsumed_tail
        yield chunk


def _packed(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the bytes of an entry as they are in the archive."""
    if not entry.is_readable:
        raise ArchiveError(Flaw.FOREIGN)
    archive.seek(entry.offset)
    head = archive.read(_LOCAL.size)
    if len(head) < _LOCAL.size or not head.startswith(b"PK\x03\x04"):
        raise ArchiveError(Flaw.DAMAGED)
    *_, name_length, extra_length = _LOCAL.unpack(head)
    if archive.read(name_length) != entry.raw_name:
        raise ArchiveError(Flaw.DAMAGED)
    archive.seek(extra_length, 1)
    left = entry.packed_size
    while left:
        chunk = archive.read(min(CHUNK, left))
        if not chunk:
            raise ArchiveError(Flaw.DAMAGED)
        left -= len(chunk)
        yield chunk
