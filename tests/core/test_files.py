# SPDX-License-Identifier: MIT
"""Files are replaced whole or not at all, and problems name the file."""

import errno
import os
from pathlib import Path

import pytest

from wizardtable.core import files, paths, settings, toml_file
from wizardtable.core.files import FileError
from wizardtable.core.paths import PathError


def full(*_: object) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_replaced_file_leaves_nothing_else_behind(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.txt"
    files.replace(path, b"one")
    files.replace(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in path.parent.iterdir()] == ["a.txt"]


def test_one_backup_keeps_what_was_there_before(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for content in (b"one", b"two", b"three"):
        files.replace(path, content, backup=True)
    assert path.read_bytes() == b"three"
    assert files.backup_path(path).read_bytes() == b"two"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_backup_is_copied_where_the_disk_knows_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", full)
    path = tmp_path / "a.txt"
    files.replace(path, b"one", backup=True)
    files.replace(path, b"two", backup=True)
    assert files.backup_path(path).read_bytes() == b"one"


def test_a_full_disk_leaves_the_old_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    files.replace(path, b"one")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match=r"“a.txt” cannot be written: the disk is full\."):
        files.replace(path, b"two")
    assert path.read_bytes() == b"one"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_failed_append_leaves_the_old_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"one")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="full"):
        files.append(path, b"two", 3)
    assert path.read_bytes() == b"one"


def test_nothing_is_appended_to_a_file_that_is_missing_or_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    with pytest.raises(FileError, match="does not exist"):
        files.append(path, b"two", 0)
    path.write_bytes(b"one and a half")
    with pytest.raises(FileError):
        files.append(path, b"two", 3)
    assert path.read_bytes() == b"one and a half"


def test_a_file_where_the_data_directory_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("in the way")
    for inside in ("notes", "notes/deep/inside"):
        with pytest.raises(paths.PathError, match="“notes” is in the way"):
            paths.data_dir(tmp_path / inside)


def test_the_data_directory_is_made_when_it_is_missing(tmp_path: Path) -> None:
    data = paths.data_dir(tmp_path / "deep" / "inside")
    assert data.saves.is_dir()
    assert data.settings.parent == data.statistics.parent == data.crash_log.parent == data.root


def test_a_data_directory_that_cannot_be_is_refused_by_name(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    with pytest.raises(PathError, match="“file”"):
        paths.data_dir(in_the_way)


@pytest.mark.parametrize(
    ("number", "said"), [(errno.EROFS, "denies"), (errno.ENOSPC, "full"), (errno.EIO, "says")]
)
def test_a_data_directory_that_the_system_refuses_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(PathError, match=f"“data” .*{said}"):
        paths.data_dir(tmp_path / "data")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_read_only_data_directory_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PathError, match="denies"):
        paths.data_dir(tmp_path / "data")


def test_a_missing_resource_is_a_sentence() -> None:
    with pytest.raises(PathError, match="incomplete"):
        paths.resource("art", "no such picture.svg")
    assert paths.resource("rules").is_dir()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="such pipes are a matter of POSIX systems")
def test_a_pipe_is_never_read_from(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(IsADirectoryError):
        files.read(pipe, 10)
    with pytest.raises(toml_file.Unreadable, match="of another kind"):
        toml_file.read(pipe)
    assert settings.load(pipe)[1] is not None
