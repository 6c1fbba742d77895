# SPDX-License-Identifier: MIT
"""Reads zip archives that are not trusted.

Python's `zipfile` has three weaknesses here. It makes an object of every entry before the program
can count them, it unpacks bzip2 and LZMA without limit, and it raises a dozen kinds of exceptions.
This reader supports only stored and deflated entries, and checks each number before use. It does
not support zip64, because a player file fits into the older format.
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

CHUNK_BYTES: Final = 1024 * 1024
"""Bytes that are unpacked at a time."""

STORED: Final = 0
"""The number of the method that stores content unpacked."""
DEFLATED: Final = 8
"""The number of the method that packs content with zlib."""

MAX_ENTRY_BYTES: Final = 350
"""The most bytes of an entry in the archive's directory; the longest safe name needs fewer."""

_END_RECORD: Final = Struct("<4s4H2LH")
_DIRECTORY_ENTRY: Final = Struct("<4s6H3L5H2L")
_LOCAL_HEADER: Final = Struct("<4s5H3L2H")

_MAX_COMMENT_BYTES: Final = 0xFFFF
_ENCRYPTED_FLAG: Final = 1
_UTF_8_FLAG: Final = 1 << 11


class Flaw(Enum):
    """The reason why an archive cannot be read."""

    NO_ARCHIVE = "no archive"
    DAMAGED = "damaged"
    TOO_LARGE = "too large"
    FOREIGN = "packed by another method, or encrypted"


class ArchiveError(ValueError):
    """Raised for an archive that cannot be read.

    Attributes:
        flaw: the reason why the archive cannot be read.
    """

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class ArchiveEntry:
    """A file or folder in an archive, as the archive's directory describes it.

    Attributes:
        name: the name of the file or folder. A folder's name ends with a slash.
        raw_name: the name as the bytes in the archive.
        size: the bytes of the content.
        packed_size: the bytes of the packed content in the archive.
        method: the number of the packing method; only `STORED` and `DEFLATED` can be read.
        checksum: the CRC-32 of the content.
        offset: the position of the entry's header, in bytes from the start of the archive.
        mode: type and rights as in `os.stat_result.st_mode`, or 0 if the archive does not have
            them.
        encrypted: whether a password is needed.
        dos_time: when the content was written, in local time. The upper 16 bits are the date in the
            encoding of MS-DOS, the lower 16 bits are the time.
        comment: the entry's comment, as bytes.
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
        """The time of the content, in seconds since 1970; 0 for an impossible date."""
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
        """True if `content` can unpack the entry."""
        return not self.encrypted and self.method in (STORED, DEFLATED)


def entries(archive: IO[bytes], max_entries: int) -> list[ArchiveEntry]:
    """Returns the entries of an archive, in the order of its directory.

    The directory is not read if it has more than `max_entries` entries, or more bytes than
    `max_entries` entries need.

    Raises:
        ArchiveError: the archive cannot be read, or has too many entries.
    """
    end, count, size, offset = _end_record(archive)
    if count > max_entries or size > max_entries * MAX_ENTRY_BYTES:
        raise ArchiveError(Flaw.TOO_LARGE)
    if offset + size > end:
        raise ArchiveError(Flaw.DAMAGED)
    archive.seek(offset)
    directory = archive.read(size)
    result: list[ArchiveEntry] = []
    position = 0
    while position < size:
        if len(result) == count:
            raise ArchiveError(Flaw.DAMAGED)
        entry, position = _entry_at(directory, position)
        if entry.offset + _LOCAL_HEADER.size + entry.packed_size > end:
            raise ArchiveError(Flaw.DAMAGED)
        result.append(entry)
    if len(result) != count or sum(entry.packed_size for entry in result) > end:
        raise ArchiveError(Flaw.DAMAGED)  # entries that share bytes could unpack to anything
    return result


def _end_record(archive: IO[bytes]) -> tuple[int, int, int, int]:
    """Returns four numbers from the end record, which is the last part of an archive.

    The numbers are the position of the end record, the number of entries, and the size and the
    position of the directory. Sizes and positions are in bytes.
    """
    length = archive.seek(0, SEEK_END)
    start = max(0, length - _END_RECORD.size - _MAX_COMMENT_BYTES)
    archive.seek(start)
    tail = archive.read(length - start)
    place = tail.rfind(b"PK\x05\x06", 0, max(0, len(tail) - _END_RECORD.size + 4))
    if place < 0:
        raise ArchiveError(Flaw.NO_ARCHIVE)
    _, _, _, _, count, size, offset, _ = _END_RECORD.unpack_from(tail, place)
    return start + place, count, size, offset


def _entry_at(directory: bytes, place: int) -> tuple[ArchiveEntry, int]:
    """Returns the entry at a position in the directory, and the position of the next entry."""
    if place + _DIRECTORY_ENTRY.size > len(directory):
        raise ArchiveError(Flaw.DAMAGED)
    fields = _DIRECTORY_ENTRY.unpack_from(directory, place)
    mark, _, _, flags, method, clock, date, checksum, packed_size, size = fields[:10]
    name_length, extra_length, comment_length, _, _, attributes, offset = fields[10:]
    name_at = place + _DIRECTORY_ENTRY.size
    comment_at = name_at + name_length + extra_length
    after = comment_at + comment_length
    if mark != b"PK\x01\x02" or after > len(directory):
        raise ArchiveError(Flaw.DAMAGED)
    raw_name = directory[name_at : name_at + name_length]
    entry = ArchiveEntry(
        name=_decoded_name(raw_name, flags),
        raw_name=raw_name,
        size=size,
        packed_size=packed_size,
        method=method,
        checksum=checksum,
        offset=offset,
        mode=attributes >> 16,
        encrypted=bool(flags & _ENCRYPTED_FLAG),
        dos_time=date << 16 | clock,
        comment=directory[comment_at:after],
    )
    return entry, after


def _decoded_name(raw: bytes, flags: int) -> str:
    """Returns a name as text: decoded as UTF-8, or else as cp437, the encoding of old archives.

    Some tools write UTF-8 without setting the flag for it.

    Raises:
        ArchiveError: the flag says that the name is UTF-8, but it is not.
    """
    with suppress(UnicodeDecodeError):
        return raw.decode()
    if flags & _UTF_8_FLAG:
        raise ArchiveError(Flaw.DAMAGED)
    return raw.decode("cp437")


def content(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the content of an entry in chunks of at most `CHUNK_BYTES`.

    The chunks together never have more bytes than the entry's size.

    Raises:
        ArchiveError: the content cannot be unpacked, or differs from the directory in size or
            checksum.
    """
    size, checksum = 0, 0
    for chunk in _unpacked_chunks(archive, entry):
        size += len(chunk)
        checksum = zlib.crc32(chunk, checksum)
        if size > entry.size:
            raise ArchiveError(Flaw.DAMAGED)
        yield chunk
    if size != entry.size or checksum != entry.checksum:
        raise ArchiveError(Flaw.DAMAGED)


def _unpacked_chunks(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the unpacked content of an entry without a check of its size and checksum."""
    packed = _packed_chunks(archive, entry)
    if entry.method == STORED:
        yield from packed
        return
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    packed_bytes = b""
    while not unpacker.eof:
        packed_bytes = packed_bytes or next(packed, b"")
        try:
            chunk = unpacker.decompress(packed_bytes, CHUNK_BYTES)
        except zlib.error as error:
            raise ArchiveError(Flaw.DAMAGED) from error
        if not chunk and not packed_bytes and not unpacker.eof:
            raise ArchiveError(Flaw.DAMAGED)  # the content is cut short
        packed_bytes = unpacker.unconsumed_tail
        yield chunk


def _packed_chunks(archive: IO[bytes], entry: ArchiveEntry) -> Iterator[bytes]:
    """Yields the packed bytes of an entry."""
    if not entry.is_readable:
        raise ArchiveError(Flaw.FOREIGN)
    archive.seek(entry.offset)
    head = archive.read(_LOCAL_HEADER.size)
    if len(head) < _LOCAL_HEADER.size or not head.startswith(b"PK\x03\x04"):
        raise ArchiveError(Flaw.DAMAGED)
    *_, name_length, extra_length = _LOCAL_HEADER.unpack(head)
    if archive.read(name_length) != entry.raw_name:
        raise ArchiveError(Flaw.DAMAGED)
    archive.seek(extra_length, 1)
    bytes_left = entry.packed_size
    while bytes_left:
        chunk = archive.read(min(CHUNK_BYTES, bytes_left))
        if not chunk:
            raise ArchiveError(Flaw.DAMAGED)
        bytes_left -= len(chunk)
        yield chunk
