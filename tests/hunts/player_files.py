# SPDX-License-Identifier: MIT
"""Player files for `files` to break: by bytes, by the numbers of the archive, by its entries, and
by the values of the records in them. What is imported is looked at as all pages do."""

import io
import json
import random
import struct
import time
import warnings
import zipfile
from collections.abc import Iterable
from functools import cache
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.helpers import NAMES
from tests.hunts import forging
from wizardtable.core import catalog, codec, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Result, Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import (
    daily,
    past_findings,
    problem_results,
    rating_news,
    ratings,
    save,
    settings,
    statistics,
    tower,
)
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.achieved.contributions import Contribution
from wizardtable.store.daily import DailyBegun, DailyLevel, DailyPlayed
from wizardtable.store.past_findings import PastFindings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_file, player_record, players
from wizardtable.store.problem_results import ProblemResult
from wizardtable.store.tower import TowerStars

RECORD = ".jsonl"
"""The suffix of the records."""

WHEN = 1_700_000_000
"""When everything in the file happened, in seconds since 1970."""

NUMBERS = (0, 1, 8, 12, 14, 99, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF)
"""Values that are tried in the archive's own records."""

HEADS = (b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06")
SIZES = {b"PK\x01\x02": 46, b"PK\x03\x04": 30, b"PK\x05\x06": 22}

OTHER_NAMES = (
    *("data/", "data/saves/", "data/../x", "/data/x", "data/nul", "data/a:b", "data/players/2/x"),
    *("data/settings.json", "data/settings.json/x", "data/saves", "data/SAVES/a", "data/é"),
    *("data/e\u0301", "data/\udce9", "data/" + "a" * 300, "data/a\\b", "data/.x", "player.json"),
)


@cache
def player_file_content() -> bytes:
    """A player file with a line or more in every record."""
    with TemporaryDirectory() as folder:
        data = DataDir(Path(folder) / "data")
        data.saves.mkdir(parents=True)
        settings.save(data.settings, settings.Settings(player_name="Zoé"))
        spec = catalog.get("wizards_gambit")
        match = Match(spec, Setup(2), 7, (Player("Zoé", None), Player(NAMES[1], "mage")))
        match.purpose = purposes.RATED
        save.write(data.saves / f"{spec.id}-1.wizardtable", match)
        ratings.begin(data.ratings, match, WHEN)
        for number in range(2):
            other = Match(spec, Setup(2), 8 + number, match.players)
            other.purpose = purposes.RATED
            ratings.begin(data.ratings, other, WHEN)
            other.give_up(Seat(0))
            ratings.finish(data.ratings, other, WHEN + number)
        result = Result((1, 2), (14, 12))
        finished = statistics.Finished(spec.id, Setup(2), 3, match.players, result, WHEN)
        _write(data.statistics, statistics.Finished, [finished])
        _write(data.findings, PastFindings, [PastFindings(spec.id, Setup(2), 3, ("waste",), WHEN)])
        name = contributions.name_of(spec.id, Setup(2), 3, "")
        numbers = tuple((one.id, 1) for one in spec.achievements)
        brought = Contribution(name, spec.id, WHEN, counted=True, numbers=numbers)
        _write(data.achievements, Contribution, [brought])
        day = "2026-11-28"
        lines = (
            DailyBegun(spec.id, day),
            DailyPlayed(spec.id, day, 1, 2, 14, 12, course="alb"),
            DailyLevel(spec.id, day, "mage", 1, 9),
        )
        _write(data.daily, daily.Line, lines)
        _write(data.tower, TowerStars, [TowerStars(spec.id, 1, 1)])
        _write(data.problems, ProblemResult, [ProblemResult(spec.id, "a", solved=True, day=9)])
        path = Path(folder) / "Zoé.wizardtable-player"
        player_file.export(data, "Zoé", path)
        return path.read_bytes()


def _write(path: Path, kind: object, values: Iterable[object]) -> None:
    path.write_bytes(b"".join(codec.dumps(kind, one).encode() + b"\n" for one in values))


# Breaking.


def forged_numbers(content: bytes, rng: random.Random) -> bytes:
    """An archive whose own records say something else."""
    out = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 4))):
        head = rng.choice(HEADS)
        found = [at for at in range(len(out) - 3) if out[at : at + 4] == head]
        if found:
            at = rng.choice(found) + rng.randrange(4, SIZES[head], 2)
            layout = rng.choice(("<H", "<L"))
            if at + struct.calcsize(layout) <= len(out):
                value = rng.choice(NUMBERS) & (0xFFFF if layout == "<H" else 0xFFFFFFFF)
                struct.pack_into(layout, out, at, value)
    return bytes(out)


def forged_entries(content: bytes, rng: random.Random) -> bytes:
    """An archive with other names, ways of packing, types and contents."""
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
    """An archive with other values in a record, or very many lines."""
    entries = _entries(content)
    at = rng.choice([at for at, (info, _) in enumerate(entries) if info.filename.endswith(RECORD)])
    info, inner = entries[at]
    if rng.random() < 0.1:
        inner *= rng.choice((1000, 30_000, 120_000))
    else:
        lines = [json.loads(line) for line in inner.splitlines()]
        forging.values_changed(rng.choice(lines), rng)
        inner = b"".join(forging.text_of(line) + b"\n" for line in lines)
    entries[at] = info, inner
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
    """Makes a player of a file, looks at them as all pages do, and takes them to a third computer.
    Returns what came of it."""
    home = DataDir(path.parent / "home")
    home.saves.mkdir(parents=True)
    try:
        name = player_file.name_in(path)
        player = player_file.add(home, path)
    except files.FileError as error:
        assert path.name in str(error.reason), error.reason
        assert players.ids(home) == [players.FIRST]
        assert not home.players.exists() or not list(home.players.iterdir())
        return "refused"
    assert isinstance(name, str)
    data = players.data_of(home, player)
    _look_at(data)
    again = path.with_name("again.wizardtable-player")
    player_file.export(data, players.entry(home, player).name, again)
    other = DataDir(path.parent / "other")
    other.saves.mkdir(parents=True)
    assert players.is_here(other, player_file.add(other, again))
    return "imported"


def _look_at(data: DataDir) -> None:
    save.summaries(data.saves)
    rating_news.catch_up(data)
    ratings.recover(data.ratings)
    ratings.settle(data.ratings, WHEN)
    for points in ratings.histories(ratings.read(data.ratings)).values():
        for point in points:
            assert isfinite(point.after.value)
            assert str(rating_news.change(point)) and str(rating_news.reason(point))
    finished, _ = statistics.read(data.statistics)
    player_record.record_of(finished)
    for standing in statistics.standings(finished, ("apprentice", "adept", "archmage")):
        assert isfinite(standing.margin)
    known, _ = contributions.read(data.achievements)
    contributions.states(known, achievement_news.known_otherwise(data))
    kept = daily.read(data.daily)
    assert all(abs(one.score) <= 1_000_000 for one in kept.played.values())
    results, _ = problem_results.read(data.problems)
    problem_results.due(problem_results.standings(results), round(time.time() / 86400))
    assert tower.read(data.tower).highest
    spec = catalog.get("wizards_gambit")
    match = Match(spec, Setup(2), 3, (Player("Zoé", None), Player(NAMES[1], "mage")))
    past_findings.read(data.findings, match)
