# SPDX-License-Identifier: MIT
"""Breaks player files for the hunt `files`, and imports them.

It breaks bytes, the numbers of the archive, its entries, and the content of the book and of files
of earlier versions. An imported player is looked at as all pages do, and plays on.
"""

import io
import json
import os
import random
import struct
import warnings
import zipfile
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from lab.hunts import books, forging
from tests.helpers import NAMES
from wizardtable.core import catalog, codec, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Result, Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import ratings, save, settings
from wizardtable.store.achieved import contributions
from wizardtable.store.book import book, old_lines
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_file, players

RECORD_SUFFIX = ".jsonl"
"""The suffix of the files of earlier versions."""

BOOK_NAME = "data/book.sqlite"
"""The name of the book in the archive."""

FILE_TIME = 1_700_000_000
"""The time of everything in the file, in seconds since 1970."""

TRIED_NUMBERS = (0, 1, 8, 12, 14, 99, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF)
"""Values that are tried in the archive's own records."""

RECORD_SIGNATURES = (b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06")
RECORD_SIZES = {b"PK\x01\x02": 46, b"PK\x03\x04": 30, b"PK\x05\x06": 22}

OTHER_NAMES = (
    *("data/", "data/saves/", "data/../x", "/data/x", "data/nul", "data/a:b", "data/players/2/x"),
    *("data/settings.json", "data/settings.json/x", "data/saves", "data/SAVES/a", "data/é"),
    *("data/e\u0301", "data/\udce9", "data/" + "a" * 300, "data/a\\b", "data/.x", "player.json"),
)
"""Names that are tried for the entries of an archive."""


@cache
def player_file_content() -> bytes:
    """Returns a player file with a book, and with the files of earlier versions."""
    with TemporaryDirectory() as folder:
        data = DataDir(Path(folder) / "data")
        data.saves.mkdir(parents=True)
        settings.save(data.settings, settings.Settings(player_name="Zoé"))
        spec = catalog.get("wizards_gambit")
        match = Match(spec, Setup(2), 7, (Player("Zoé", None), Player(NAMES[1], "mage")))
        match.purpose = purposes.RATED
        save.write(data.saves / f"{spec.id}-1.wizardtable", match)
        _write_old_files(data, match)
        books.fill(data)
        path = Path(folder) / "Zoé.wizardtable-player"
        player_file.export(data, "Zoé", path)
        return path.read_bytes()


def _write_old_files(data: DataDir, match: Match) -> None:
    """Writes one or more lines into every file of earlier versions."""
    game, setup, players_, day = match.spec.id, Setup(2), match.players, "2026-11-28"
    name = contributions.name_of(game, setup, 1, "")
    numbers = tuple((achievement.id, 1) for achievement in match.spec.achievements)
    rated = old_lines.RatedLine(game, setup, 2, players_, FILE_TIME, FILE_TIME)
    over = replace(rated, ended=FILE_TIME, end=ratings.PLAYED, ranks=(1, 2))
    lines: dict[Path, list[object]] = {
        data.old_file("statistics"): [
            old_lines.FinishedLine(game, setup, 1, players_, Result((1, 2), (14, 12)), FILE_TIME)
        ],
        data.old_file("ratings"): [rated, replace(over, seed=5), replace(over, seed=6)],
        data.old_file("findings"): [old_lines.FindingsLine(game, setup, 1, ("waste",), FILE_TIME)],
        data.old_file("achievements"): [
            old_lines.BroughtLine(name, game, FILE_TIME, counted=True, numbers=numbers)
        ],
        data.old_file("daily"): [
            old_lines.DailyBegun(game, day),
            old_lines.DailyPlayed(game, day, 1, 2, 14, 12, course="alb"),
            old_lines.DailyLevel(game, day, "adept", 1, 9),
        ],
        data.old_file("tower"): [old_lines.StarsLine(game, 1, 1)],
        data.old_file("problems"): [old_lines.ProblemLine(game, "a", solved=True, day=9)],
    }
    for path, values in lines.items():
        kind = old_lines.DailyLine if path == data.old_file("daily") else type(values[0])
        path.write_text("".join(codec.dumps(kind, value) + "\n" for value in values), "utf-8")
        os.utime(path, (FILE_TIME, FILE_TIME))


# Breaking.


def forged_numbers(content: bytes, rng: random.Random) -> bytes:
    """Returns an archive with other numbers in its own records."""
    out = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 4))):
        head = rng.choice(RECORD_SIGNATURES)
        positions = [at for at in range(len(out) - 3) if out[at : at + 4] == head]
        if positions:
            at = rng.choice(positions) + rng.randrange(4, RECORD_SIZES[head], 2)
            layout = rng.choice(("<H", "<L"))
            if at + struct.calcsize(layout) <= len(out):
                value = rng.choice(TRIED_NUMBERS) & (0xFFFF if layout == "<H" else 0xFFFFFFFF)
                struct.pack_into(layout, out, at, value)
    return bytes(out)


def forged_entries(content: bytes, rng: random.Random) -> bytes:
    """Returns an archive with other names, compression methods, types and contents."""
    entries = _entries(content)
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(entries))
        info, inner = entries[at]
        kind = rng.randrange(5)
        if kind == 0:
            info.filename = rng.choice(OTHER_NAMES).encode("utf-8", "replace").decode()
        elif kind == 1:
            methods = (zipfile.ZIP_STORED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
            info.compress_type = rng.choice(methods)
        elif kind == 2:
            info.external_attr = rng.choice((0, 0o120777, 0o040755, 0o010644)) << 16
        elif kind == 3:
            entries[at] = info, bytes(rng.choice((0, 1000, 3_000_000)))
        else:
            entries.append((zipfile.ZipInfo(rng.choice(OTHER_NAMES[:5])), inner))
    return _packed(entries)


def forged_records(content: bytes, rng: random.Random) -> bytes:
    """Returns an archive with other values, or very many lines, in a file of earlier versions."""
    entries = _entries(content)
    at = rng.choice(
        [at for at, (info, _) in enumerate(entries) if info.filename.endswith(RECORD_SUFFIX)]
    )
    info, inner = entries[at]
    if rng.random() < 0.1:
        inner *= rng.choice((1000, 30_000, 120_000))
    else:
        lines = [json.loads(line) for line in inner.splitlines()]
        forging.values_changed(rng.choice(lines), rng)
        inner = b"".join(forging.text_of(line) + b"\n" for line in lines)
    entries[at] = info, inner
    return _packed(entries)


def forged_book(content: bytes, rng: random.Random) -> bytes:
    """Returns an archive with another book, or with one of SQLite's files beside it."""
    entries = _entries(content)
    at = next(at for at, (info, _) in enumerate(entries) if info.filename == BOOK_NAME)
    info, inner = entries[at]
    if rng.random() < 0.1:
        beside = rng.choice(
            (f"{BOOK_NAME}-journal", f"{BOOK_NAME}-wal", f"{BOOK_NAME}-shm", f"{BOOK_NAME}.bak")
        )
        entries.append(
            (zipfile.ZipInfo(beside), rng.choice((inner, b"\xd9\xd5\x05\xf9 \xa1c\xd7")))
        )
    else:
        ways = (forging.bytes_changed, books.forged_tables, *(2 * (books.forged_rows,)))
        entries[at] = info, rng.choice(ways)(inner, rng)
    return _packed(entries)


def _entries(content: bytes) -> list[tuple[zipfile.ZipInfo, bytes]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return [(info, archive.read(info)) for info in archive.infolist()]


def _packed(entries: Iterable[tuple[zipfile.ZipInfo, bytes]]) -> bytes:
    out = io.BytesIO()
    with warnings.catch_warnings(action="ignore"), zipfile.ZipFile(out, "w") as archive:
        for info, inner in entries:
            info.filename = info.filename.encode("utf-8", "replace").decode()
            archive.writestr(info, inner)
    return out.getvalue()


# Opening.


def import_player(path: Path) -> str:
    """Imports a player, looks at them as all pages do, and exports them to a third computer.

    It returns the outcome.
    """
    home = DataDir(path.parent / "home")
    home.saves.mkdir(parents=True)
    try:
        name = player_file.name_in(path)
        player = player_file.add(home, path)
    except files.FileError as error:
        named = path.name, "book.sqlite"
        assert any(name in str(error.reason) for name in named), error.reason
        assert players.ids(home) == [players.FIRST_PLAYER_ID]
        assert not home.players.exists() or not list(home.players.iterdir())
        return "refused"
    assert isinstance(name, str)
    data = players.data_of(home, player)
    hidden = [file.name for file in data.root.iterdir() if file.name.startswith(".")]
    assert not hidden, hidden
    books.look_at(data)
    books.go_on(data)
    assert book.take_recovery_notice(data.book) is None
    again = path.with_name("again.wizardtable-player")
    player_file.export(data, players.entry(home, player).name, again)
    other = DataDir(path.parent / "other")
    other.saves.mkdir(parents=True)
    assert players.is_here(other, player_file.add(other, again))
    return "imported"
