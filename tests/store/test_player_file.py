# SPDX-License-Identifier: MIT
"""Tests that all data of a player are exported to one file, and that importing a file does no
harm."""

import contextlib
import errno
import json
import os
import shutil
import stat
import struct
import subprocess
import sys
import time
import zipfile
import zlib
from collections import namedtuple
from pathlib import Path

import pytest

from wizardtable.core import files
from wizardtable.play.translate import render
from wizardtable.store import settings
from wizardtable.store.book import copies
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_file, players
from wizardtable.store.player.transfer import Transfer
from wizardtable.store.settings import Settings

PACKED_ENTRIES = [
    (method, name)
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
    for name in (player_file.ABOUT_NAME, "data/saves/a")
]

PLAYER_FILES = {
    "settings.json": None,
    "statistics.jsonl": b"{}\n",
    "saves/anludim-1.wizardtable": b"a save\n",
    "saves/anludim-1.png": b"a picture",
    "decks/été.toml": b"cards",
}


@pytest.fixture
def home(tmp_path: Path) -> DataDir:
    """Returns the first player's folder, with files of the program and a second player."""
    data = DataDir(tmp_path / "home")
    for name, content in PLAYER_FILES.items():
        path = data.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is not None:
            path.write_bytes(content)
    settings.save(data.settings, Settings(player_name="Ada"))
    for name in ("running", "crash.log", ".book.sqlite.lock", "statistics.jsonl.bak"):
        (data.root / name).write_bytes(b"of the program")
    players.add(data, Settings(player_name="Bea"))
    return data


@pytest.fixture
def file(home: DataDir, tmp_path: Path) -> Path:
    path = tmp_path / "Ada.wizardtable-player"
    player_file.export(home, "Ada", path)
    return path


def forged(path: Path, *entries: tuple[str, bytes], **about: object) -> Path:
    """Writes a file that claims to be of a player, with these entries."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        said = {"kind": player_file.ARCHIVE_KIND, "format": 1, "name": "Eve"} | about
        archive.writestr(player_file.ABOUT_NAME, json.dumps(said))
        for name, content in entries:
            archive.writestr(name, content)
    return path


def _central(name: str, content: bytes) -> bytes:
    """Returns the directory entry of a zip archive for content at the archive's start."""
    sizes = zlib.crc32(content), len(content), len(content)
    lengths = len(name), 0, 0, 0, 0
    return (
        struct.pack("<4s6H3L5H2L", b"PK\1\2", 20, 20, 0, 0, 0, 33, *sizes, *lengths, 0, 0)
        + name.encode()
    )


def refused(home: DataDir, path: Path) -> str:
    """Returns the sentence with which the program refuses to import a file; checks that nothing is
    left behind."""
    before = sorted(home.root.rglob("*"))
    with pytest.raises(files.FileError) as caught:
        player_file.add(home, path)
    assert sorted(home.root.rglob("*")) == before
    assert path.name in render(caught.value.reason)
    return render(caught.value.reason)


def test_everything_of_a_player_travels_and_nothing_of_the_program(
    home: DataDir, file: Path, tmp_path: Path
) -> None:
    os.utime(home.root / "saves/anludim-1.wizardtable", (1_000_000, 1_000_000))
    player_file.export(home, "Ada", file)
    other = DataDir(tmp_path / "other")
    other.saves.mkdir(parents=True)
    player = player_file.add(other, file)
    root = players.data_of(other, player).root
    names = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}
    assert names == {*PLAYER_FILES, "book.sqlite"}
    assert all(
        (root / name).read_bytes() == (home.root / name).read_bytes() for name in PLAYER_FILES
    )
    assert (root / "saves/anludim-1.wizardtable").stat().st_mtime == 1_000_000
    assert players.entry(other, player).name == "Ada"


def test_the_name_is_known_before_anything_is_read(file: Path) -> None:
    assert player_file.name_in(file) == "Ada"


def test_a_further_player_travels_as_well(home: DataDir, tmp_path: Path) -> None:
    path = tmp_path / "Bea.wizardtable-player"
    player_file.export(players.data_of(home, "2"), "Bea", path)
    assert players.entry(home, player_file.add(home, path)).name == "Bea"
    assert len(players.ids(home)) == 3


@pytest.mark.parametrize(
    "name",
    [
        "data/../../evil",
        "data//etc/passwd",
        "/data/x",
        "data/..\\evil",
        "data/C:evil",
        "data/players/2/settings.json",
        "data/running",
        "data/.hidden",
        "data/nul.txt",
        "data/a/b/c/d",
        "data/a/b/c/d/",
        "data/../saves/",
        "data//",
        "data/saves/",
        "evil",
        "evil/",
    ],
)
def test_names_that_lead_elsewhere_are_refused(home: DataDir, tmp_path: Path, name: str) -> None:
    refused(home, forged(tmp_path / "x.zip", (name, b"x")))


def test_folder_entries_of_other_tools_are_accepted(home: DataDir, tmp_path: Path) -> None:
    names = ("data/", "data/saves/", "data/decks/", "data/saves/a.wizardtable")
    entries = ((name, b"a save" if name.endswith("table") else b"") for name in names)
    player = player_file.add(home, forged(tmp_path / "x.zip", *entries))
    assert (players.data_of(home, player).saves / "a.wizardtable").read_bytes() == b"a save"


def test_links_are_refused(home: DataDir, tmp_path: Path) -> None:
    path = forged(tmp_path / "x.zip")
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo("data/link")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    refused(home, path)


def test_a_file_that_grows_beyond_bounds_is_refused_before_it_does(
    home: DataDir, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_file, "MAX_FILE_BYTES", 1000)
    bomb = forged(tmp_path / "x.zip", ("data/saves/x.wizardtable", b"0" * 1_000_000))
    assert "too large" in refused(home, bomb)
    monkeypatch.setattr(player_file, "MAX_FILES", 2)
    many = forged(tmp_path / "y.zip", *((f"data/saves/{n}", b"") for n in range(3)))
    assert "too large" in refused(home, many)


@pytest.mark.parametrize("case", PACKED_ENTRIES, ids=lambda case: str(case[0]))
def test_what_is_packed_otherwise_is_refused_before_anything_is_written(
    home: DataDir, tmp_path: Path, case: tuple[int, str]
) -> None:
    """Tests entries compressed with bzip2 or LZMA, which unpack without limit: 4.7 kB took 6 GB."""
    method, name = case
    path = tmp_path / "x.zip"
    said = json.dumps({"kind": player_file.ARCHIVE_KIND, "format": 1, "name": "Eve"})
    with zipfile.ZipFile(path, "w") as archive:
        for entry, content in ((player_file.ABOUT_NAME, said), ("data/saves/a", "0" * 100_000)):
            archive.writestr(entry, content, method if entry == name else zipfile.ZIP_STORED)
    assert "compressed or encrypted in a way" in refused(home, path)


def test_a_million_entries_are_refused_before_they_are_read(home: DataDir, tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    entry = _central("data/a", b"")
    for count, size in ((0xFFFF, len(entry)), (5, 1_000_000 * len(entry))):
        with path.open("wb") as file:
            file.truncate(size)
            file.seek(size)
            file.write(struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, count, count, size, 0, 0))
        assert "too large" in refused(home, path)
    path.write_bytes(
        entry * 9 + struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 2, 2, 9 * len(entry), 0, 0)
    )
    assert "damaged" in refused(home, path), "there are more than it says"


def test_entries_that_share_their_bytes_are_refused(home: DataDir, tmp_path: Path) -> None:
    """Tests overlapping entries, by which a small archive could unpack to a very large one."""
    local = struct.pack("<4s5H3L2H", b"PK\3\4", 20, 0, 0, 0, 33, 0, 1000, 1000, 6, 0)
    body = local + b"data/a" + bytes(1000)
    directory = b"".join(_central(f"data/{n}", bytes(1000)) for n in range(9))
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 9, 9, len(directory), len(body), 0)
    path = tmp_path / "x.zip"
    path.write_bytes(body + directory + end)
    assert "damaged" in refused(home, path)


def test_a_player_of_ten_thousand_matches_fits() -> None:
    matches, older_picture = 10_000, 250_000
    assert matches * len((".wizardtable", ".png", ".order", ".analysis")) <= player_file.MAX_FILES
    assert player_file.MAX_FILES + player_file.MAX_FOLDERS < 0xFFFF, "an older zip has no more"
    assert matches * (older_picture + 30_000) <= player_file.MAX_TOTAL_BYTES
    assert min(player_file.MAX_RECORD_LINES.values()) >= 2 * matches


@pytest.mark.long
def test_ten_thousand_matches_travel(home: DataDir, tmp_path: Path) -> None:
    for number in range(10_000):
        for suffix in (".wizardtable", ".png", ".order", ".analysis"):
            (home.saves / f"anludim-{number}{suffix}").write_bytes(b"%d" % number)
    path = tmp_path / "x.wizardtable-player"
    player_file.export(home, "Ada", path)
    player = player_file.add(home, path)
    assert len(list(players.data_of(home, player).saves.iterdir())) == 40_000


@pytest.mark.parametrize("name", sorted(player_file.MAX_RECORD_LINES))
def test_records_with_more_lines_than_anybody_plays_are_refused(
    home: DataDir, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(player_file.MAX_RECORD_LINES, name, 3)
    kept = player_file.add(home, forged(tmp_path / "x.zip", (f"data/{name}", b"{}\n" * 3)))
    assert (players.data_of(home, kept).root / name).exists()
    for end in (b"\n", b"\r", b"\r\n"):
        many = forged(tmp_path / "y.zip", (f"data/{name}", (b"{}" + end) * 4))
        assert "too large" in refused(home, many)


def test_every_failure_of_a_damaged_archive_is_a_sentence(
    home: DataDir, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests an archive in which each byte of the headers is changed in turn."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # saves time
    monkeypatch.setattr(copies, "make_fresh", lambda _: None)  # this test is about the archive
    content = file.read_bytes()
    path = tmp_path / "x.zip"
    directory = content.index(b"PK\1\2")
    local = content.index(b"PK\3\4", 10)
    places = [*range(local, local + 30), *range(directory, directory + 60)]
    for place in [*places, *range(len(content) - 22, len(content))]:
        for value in (b"\0", b"\xff"):
            path.write_bytes(content[:place] + value + content[place + 1 :])
            try:
                added = player_file.add(home, path)
            except files.FileError as error:
                assert path.name in render(error.reason)
            else:
                shutil.rmtree(players.data_of(home, added).root)


def test_names_that_are_not_utf_8_are_refused_with_a_sentence(
    home: DataDir, tmp_path: Path
) -> None:
    path = forged(tmp_path / "x.zip", ("data/é", b"x"))
    path.write_bytes(path.read_bytes().replace("é".encode(), b"\xe9\xe9"))
    assert "damaged" in refused(home, path)


@pytest.mark.parametrize("when", [-1e9, 0, 4.4e9, 1e14])
def test_a_clock_far_off_prevents_no_export(
    home: DataDir, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: float
) -> None:
    monkeypatch.setattr(player_file.time, "time", lambda: when)
    with contextlib.suppress(OSError, OverflowError):
        os.utime(home.old_file("statistics"), (when, when))
    path = tmp_path / "x.wizardtable-player"
    player_file.export(home, "Ada", path)
    monkeypatch.undo()
    assert players.entry(home, player_file.add(home, path)).name == "Ada"


def test_no_imported_match_ended_in_the_future(home: DataDir, tmp_path: Path) -> None:
    """Tests that an imported match cannot end in the future: a crash recovery would take it for a
    lost match."""
    path = tmp_path / "x.wizardtable-player"
    os.utime(home.saves / "anludim-1.wizardtable", (2e9, 2e9))
    player_file.export(home, "Ada", path)
    imported = players.data_of(home, player_file.add(home, path)).saves / "anludim-1.wizardtable"
    assert imported.stat().st_mtime < time.time() - 7 * 24 * 3600


def test_matches_that_another_tool_has_packed_keep_their_dates(
    home: DataDir, tmp_path: Path
) -> None:
    path = forged(tmp_path / "x.zip")
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(zipfile.ZipInfo("data/saves/a", (2024, 5, 6, 7, 8, 10)), b"a save")
        no_date = zipfile.ZipInfo("data/saves/b")
        no_date.date_time = (1980, 0, 0, 0, 0, 0)
        archive.writestr(no_date, b"a save")
    saves = players.data_of(home, player_file.add(home, path)).saves
    assert time.localtime((saves / "a").stat().st_mtime)[:6] == (2024, 5, 6, 7, 8, 10)
    assert (saves / "b").stat().st_mtime == 0


def test_what_does_not_fit_into_a_file_is_told_and_nothing_left_out(
    home: DataDir, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.wizardtable-player"
    for name, limit, sentence in (
        ("MAX_FILES", 3, "more than 3 files"),
        ("MAX_TOTAL_BYTES", 40, "too much data"),
        ("MAX_FILE_BYTES", 8, "too large for a player file"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(player_file, name, limit)
            with pytest.raises(files.FileError, match=sentence):
                player_file.export(home, "Ada", path)
        assert not path.exists()


def test_an_import_that_is_cancelled_leaves_nothing(home: DataDir, file: Path) -> None:
    transfer = Transfer(player_file.IMPORT_CANCELLED)
    assert transfer.share == 0.0
    transfer.cancel()
    before = sorted(home.root.rglob("*"))
    with pytest.raises(files.FileError, match="Import cancelled"):
        player_file.add(home, file, transfer)
    assert sorted(home.root.rglob("*")) == before
    transfer = Transfer(player_file.IMPORT_CANCELLED)
    player_file.add(home, file, transfer)
    assert transfer.share == 1.0


def test_an_export_that_is_cancelled_leaves_nothing(home: DataDir, tmp_path: Path) -> None:
    path = tmp_path / "x.wizardtable-player"
    transfer = Transfer(player_file.EXPORT_CANCELLED)
    transfer.cancel()
    with pytest.raises(files.FileError, match="Export cancelled"):
        player_file.export(home, "Ada", path, transfer)
    assert [each for each in tmp_path.iterdir() if each.is_file()] == []
    transfer = Transfer(player_file.EXPORT_CANCELLED)
    player_file.export(home, "Ada", path, transfer)
    assert transfer.share == 1.0


def test_what_a_killed_export_left_goes_at_the_next_start(home: DataDir, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere" / "Ada.wizardtable-player"
    path.parent.mkdir()
    mine = path.parent / ".Bea.wizardtable-player.12345678.tmp"
    mine.write_bytes(b"of somebody else")
    data = players.data_of(home, "2")
    program = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from wizardtable.core import files\n"
        "from wizardtable.store.paths import DataDir\n"
        "from wizardtable.store.player import players\n"
        "path = Path(sys.argv[2])\n"
        "with players.exporting(DataDir(Path(sys.argv[1])), path):\n"
        "    files.replace(path, lambda file: os._exit(9))\n"
    )
    done = subprocess.run([sys.executable, "-c", program, data.root, path], check=False)
    assert done.returncode == 9 and len(list(path.parent.iterdir())) == 2
    players.clear_up(home)
    assert list(path.parent.iterdir()) == [mine]
    assert not list(data.root.glob(".exporting*"))


def test_a_file_that_says_less_than_it_holds_is_refused(home: DataDir, tmp_path: Path) -> None:
    path = forged(tmp_path / "x.zip", ("data/saves/x", b"0" * 100_000))
    content = path.read_bytes()
    size = (100_000).to_bytes(4, "little")
    path.write_bytes(content.replace(size, (10).to_bytes(4, "little")))
    refused(home, path)


def test_what_is_something_else_damaged_or_newer_is_refused_with_a_sentence(
    home: DataDir, file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "x.wizardtable-player"
    for content in (b"", b"not a zip", b"PK\x05\x06" + b"\0" * 18):
        other.write_bytes(content)
        assert "is not a player file" in refused(home, other)
    assert "is not a player file" in refused(home, forged(other, kind="film"))
    assert "is not a player file" in refused(home, forged(other, format="1"))
    assert "newer" in refused(home, forged(other, format=player_file.FORMAT + 1))
    content = file.read_bytes()
    for place in range(60, len(content) - 200, max(1, len(content) // 12)):
        other.write_bytes(content[:place] + b"\xff\xff" + content[place + 2 :])
        try:
            added = player_file.add(home, other)
        except files.FileError:
            continue
        shutil.rmtree(players.data_of(home, added).root)


def test_a_full_disk_is_noticed_before_and_meanwhile(
    home: DataDir, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    with monkeypatch.context() as patch:
        patch.setattr(player_file, "disk_usage", lambda _: usage(1, 1, 0))
        assert "not enough room" in refused(home, file)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    assert "not enough room" in refused(home, file)


def test_an_export_that_fails_leaves_the_file_of_before(
    home: DataDir, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.FileError):
        player_file.export(home, "Ada", file)
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir() if each.is_file()] == [file.name]


def test_what_a_killed_import_left_is_nobody_and_goes_at_the_next_start(home: DataDir) -> None:
    folder = players.staging_folder(home)
    folder.mkdir()
    (folder / "settings.json").write_bytes(b"{}")
    assert players.ids(home) == [players.FIRST_PLAYER_ID, "2"]
    players.clear_up(home)
    assert not folder.exists() and players.is_here(home, "2")
