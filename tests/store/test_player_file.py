# SPDX-License-Identifier: MIT
"""All data of a player travel in one file; no file can do harm or lose anything."""

import errno
import json
import os
import shutil
import stat
import zipfile
from collections import namedtuple
from pathlib import Path

import pytest

from wizardtable.core import files
from wizardtable.play.translate import render
from wizardtable.store import settings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import player_file, players
from wizardtable.store.settings import Settings

FILES = {
    "settings.json": None,
    "statistics.jsonl": b"{}\n",
    "saves/anludim-1.wizardtable": b"a save\n",
    "saves/anludim-1.png": b"a picture",
    "decks/été.toml": b"cards",
}


@pytest.fixture
def home(tmp_path: Path) -> DataDir:
    """The first player's folder, with what belongs to the program and a second player."""
    found = DataDir(tmp_path / "home")
    for name, content in FILES.items():
        path = found.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is not None:
            path.write_bytes(content)
    settings.save(found.settings, Settings(player_name="Ada"))
    for name in ("running", "crash.log", ".statistics.jsonl.lock", "statistics.jsonl.bak"):
        (found.root / name).write_bytes(b"of the program")
    players.add(found, Settings(player_name="Bea"))
    return found


@pytest.fixture
def file(home: DataDir, tmp_path: Path) -> Path:
    path = tmp_path / "Ada.wizardtable-player"
    player_file.export(home, "Ada", path)
    return path


def forged(path: Path, *entries: tuple[str, bytes], **about: object) -> Path:
    """A file that says it is of a player, with these entries."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        said = {"kind": player_file.KIND, "format": 1, "name": "Eve"} | about
        archive.writestr(player_file.ABOUT, json.dumps(said))
        for name, content in entries:
            archive.writestr(name, content)
    return path


def refused(home: DataDir, path: Path) -> str:
    """The sentence with which it is; nothing is there that was not before."""
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
    found = {one.relative_to(root).as_posix() for one in root.rglob("*") if one.is_file()}
    assert found == set(FILES)
    assert all((root / name).read_bytes() == (home.root / name).read_bytes() for name in FILES)
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
        "data/saves/",
        "evil",
    ],
)
def test_names_that_lead_elsewhere_are_refused(home: DataDir, tmp_path: Path, name: str) -> None:
    refused(home, forged(tmp_path / "x.zip", (name, b"x")))


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
    monkeypatch.setattr(player_file, "LARGEST_FILE", 1000)
    bomb = forged(tmp_path / "x.zip", ("data/saves/x.wizardtable", b"0" * 1_000_000))
    assert "too large" in refused(home, bomb)
    monkeypatch.setattr(player_file, "MOST", 2)
    many = forged(tmp_path / "y.zip", *((f"data/saves/{n}", b"") for n in range(3)))
    assert "too large" in refused(home, many)


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
    assert "newer" in refused(home, forged(other, format=2))
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
    assert [one.name for one in file.parent.iterdir() if one.is_file()] == [file.name]


def test_what_a_killed_import_left_is_nobody_and_goes_at_the_next_start(home: DataDir) -> None:
    left = players.staging(home)
    left.mkdir()
    (left / "settings.json").write_bytes(b"{}")
    assert players.ids(home) == [players.FIRST, "2"]
    players.clear_up(home)
    assert not left.exists() and players.is_here(home, "2")
