# SPDX-License-Identifier: MIT
"""Files are replaced as a whole or not at all, and errors name the file."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wizardtable.core import files, toml_file
from wizardtable.core.files import FileError
from wizardtable.store import paths, save, settings, statistics
from wizardtable.store.paths import PathError


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
    with pytest.raises(FileError, match=r"Cannot write “a.txt”: the disk is full\."):
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
        with pytest.raises(paths.PathError, match=f"“{tmp_path / 'notes'}” already exists"):
            paths.data_dir(tmp_path / inside)


def test_the_data_directory_is_made_when_it_is_missing(tmp_path: Path) -> None:
    data = paths.data_dir(tmp_path / "deep" / "inside")
    assert data.saves.is_dir()
    assert (
        data.settings.parent
        == data.old_file("statistics").parent
        == data.crash_log.parent
        == data.root
    )


def test_a_data_directory_that_cannot_be_is_refused_by_name(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    with pytest.raises(PathError, match=f"“{in_the_way}”"):
        paths.data_dir(in_the_way)


@pytest.mark.parametrize(
    ("number", "said"), [(errno.EROFS, "denied"), (errno.ENOSPC, "full"), (errno.EIO, "reports")]
)
def test_a_data_directory_that_the_system_refuses_is_named_with_the_way_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(PathError, match=f"“{tmp_path}/data.*”.*{said}.* --data-dir"):
        paths.data_dir(tmp_path / "data")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_read_only_data_directory_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PathError, match=f"“{tmp_path}”.*denied.* --data-dir"):
        paths.data_dir(tmp_path / "data")


def test_a_missing_resource_is_a_sentence() -> None:
    with pytest.raises(PathError, match="incomplete"):
        paths.resource("art", "no such picture.svg")
    assert paths.resource("rules").is_dir()


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Returns a pipe without a writer or a reader: a program that opens it waits for ever."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("such pipes are a matter of POSIX systems")
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def test_a_pipe_is_never_read_from(pipe: Path) -> None:
    with pytest.raises(IsADirectoryError):
        files.read(pipe, 10)
    with pytest.raises(toml_file.TomlError, match="a folder or a link, not a file"):
        toml_file.read(pipe)
    assert settings.load(pipe)[1] is not None
    data = paths.DataDir(pipe.parent)
    pipe = pipe.rename(data.old_file("statistics"))
    assert "“statistics.jsonl” is a folder or a link, not a file" in str(statistics.read(data)[1])
    pipe.rename(data.book)
    assert statistics.read(data)[0] == []
    with pytest.raises(FileError, match=r"“book\.sqlite” is a folder or a link, not a file"):
        statistics.reset_statistics(data)


def test_a_pipe_is_never_written_to_nor_replaced(pipe: Path) -> None:
    with pytest.raises(FileError, match="a folder or a link, not a file"):
        files.replace(pipe, b"new", backup=True)
    with pytest.raises(FileError, match="a folder or a link, not a file"):
        files.append(pipe, b"new", 0)
    assert stat.S_ISFIFO(pipe.lstat().st_mode)


def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(save.SaveError, match="The system reports"):
        save.load(tmp_path / "a\0.wizardtable")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no such devices")
def test_a_device_is_never_read_from_either(tmp_path: Path) -> None:
    device = tmp_path / "endless.wizardtable"
    device.symlink_to("/dev/zero")
    with pytest.raises(IsADirectoryError):
        files.read(device, 10)
    (summary,) = save.read_summaries(tmp_path)
    assert "a folder or a link, not a file" in str(summary.problem)


def test_what_a_link_points_to_is_read_but_never_written(tmp_path: Path) -> None:
    target, link = tmp_path / "letter", tmp_path / "link"
    target.write_bytes(b"Dear Ada")
    link.symlink_to(target)
    assert files.read(link, 100) == b"Dear Ada"
    with pytest.raises(FileError):
        files.append(link, b", goodbye", 8)
    with pytest.raises(IsADirectoryError):
        files.open_regular(link, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    files.replace(link, b"new", backup=True)
    assert target.read_bytes() == b"Dear Ada"
    assert link.read_bytes() == b"new" and not link.is_symlink()


WRITER_SCRIPT = """
import os, sys
from pathlib import Path
from wizardtable.core import files
def stop(_):
    print("written", flush=True)
    sys.stdin.read(1)
os.fsync = stop
files.replace(Path(sys.argv[1]), b"half")
"""


def writing(path: Path) -> subprocess.Popen[bytes]:
    """Returns a process that has written the temporary file, and has not yet put it in place."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER_SCRIPT, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert writer.stdout is not None
    writer.stdout.readline()
    return writer


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file is left for an hour")
def test_the_temporary_file_of_a_killed_writer_is_cleared_up_and_no_other_file(
    tmp_path: Path,
) -> None:
    mine = [tmp_path / name for name in (".notes.tmp", "a.12345678.tmp", ".a.txt", "a.txt.bak")]
    for path in mine:
        path.write_bytes(b"mine")
    writer = writing(tmp_path / "a.txt")
    assert len(list(tmp_path.iterdir())) == 5
    files.remove_abandoned(tmp_path)
    assert len(list(tmp_path.iterdir())) == 5, "it is being written"
    writer.kill()
    writer.communicate()
    files.remove_abandoned(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted(mine)


def test_clearing_up_follows_no_link(tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(b"Dear Ada")
    (tmp_path / ".a.txt.12345678.tmp").symlink_to(tmp_path / "letter")
    files.remove_abandoned(tmp_path)
    files.remove_abandoned(tmp_path / "nowhere")
    assert (tmp_path / "letter").read_bytes() == b"Dear Ada"


def test_a_file_cleared_up_before_it_was_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = files.lock
    cleared: list[Path] = []

    def late(descriptor: int) -> bool | None:
        for path in tmp_path.glob(".a.txt.*.tmp"):
            if not cleared:
                path.unlink()
                cleared.append(path)
        return original(descriptor)

    monkeypatch.setattr(files, "lock", late)
    files.replace(tmp_path / "a.txt", b"one")
    assert cleared
    assert (tmp_path / "a.txt").read_bytes() == b"one"


def test_a_wait_for_another_program_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LOCK_WAIT_SECONDS", 0.0)
    path = tmp_path / "statistics.jsonl"
    reason = r"Another program is using “statistics\.jsonl”"
    with (
        files.exclusive_lock(path),
        pytest.raises(FileError, match=reason),
        files.exclusive_lock(path),
    ):
        raise AssertionError("both are let in")
    with files.exclusive_lock(path):
        pass


def test_a_long_name_has_room_for_its_temporary_file(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 120 + ".wizardtable")  # 252 bytes of 255
    files.probe(path)
    files.replace(path, b"one")
    files.replace(path, b"two")
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_name_that_is_too_long_is_reported_as_too_long(tmp_path: Path) -> None:
    for path in (tmp_path / ("a" * 300), tmp_path.joinpath(*["a" * 200] * 30)):
        with pytest.raises(FileError, match="its path is too long"):
            files.replace(path, b"")


def test_whatever_stops_a_writing_leaves_no_temporary_file(tmp_path: Path) -> None:
    def broken(_: object) -> None:
        raise ValueError("no file is to blame")

    with pytest.raises(ValueError, match="no file is to blame"):
        files.replace(tmp_path / "a.txt", broken)
    assert not list(tmp_path.iterdir())


def test_with_a_name_only_the_temporary_files_of_this_file_are_cleared_up(
    tmp_path: Path,
) -> None:
    names = (".a.txt.12345678.tmp", ".a.txt.1234567z.tmp", ".b.txt.12345678.tmp")
    for name in names:
        (tmp_path / name).write_bytes(b"")
    assert files.remove_abandoned(tmp_path, "a.txt")
    assert {file.name for file in tmp_path.iterdir()} == {*names[1:]}
    assert not files.remove_abandoned(tmp_path / "nowhere", "a.txt"), "it may come back"


class Windows:
    """A simulation of Windows with another program that holds every file open.

    The next `held` calls fail. The error of an open call does not tell that the file is held.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held = 0
        self.tries = 0
        monkeypatch.setattr(files, "WINDOWS", True)
        monkeypatch.setattr(files, "HELD_SECONDS", 0.05)
        monkeypatch.setattr(files, "HELD_PAUSE_SECONDS", 0.0)
        for name in ("replace", "rename", "unlink", "open"):
            monkeypatch.setattr(os, name, self._guarded(name, getattr(os, name)))

    def _guarded(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        is_silent = name == "open"

        def guarded(path: Any, *rest: Any, **named: Any) -> Any:
            new = name in ("open", "unlink") and str(path).endswith(".tmp")
            if self.held and not new:
                self.tries += 1
                self.held -= not is_silent
                raise self.denial(0 if is_silent else 32)
            return original(path, *rest, **named)

        return guarded

    @staticmethod
    def denial(winerror: int = 0) -> PermissionError:
        error = PermissionError(errno.EACCES, "Permission denied")
        if winerror:
            error.winerror = winerror  # type: ignore[attr-defined]
        return error


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Windows:
    return Windows(monkeypatch)


FILE_OPERATIONS: dict[str, Callable[[Path], object]] = {
    "replace": lambda path: files.replace(path, b"new"),
    "replace with a backup": lambda path: files.replace(path, b"new", backup=True),
    "append": lambda path: files.append(path, b"new", 3),
    "read": lambda path: files.read(path, 9),
    "remove": files.remove,
    "move": lambda path: files.move_folder(path.parent, path.parent.with_name("moved")),
}


@pytest.mark.parametrize("act", FILE_OPERATIONS.values(), ids=FILE_OPERATIONS)
def test_a_file_that_a_scanner_holds_for_a_moment_is_tried_again(
    windows: Windows, tmp_path: Path, act: Callable[[Path], object]
) -> None:
    path = tmp_path / "folder" / "a.txt"
    path.parent.mkdir()
    path.write_bytes(b"old")
    windows.held = 2
    act(path)
    assert windows.tries >= 2 and not windows.held


@pytest.mark.parametrize(
    "act",
    [
        FILE_OPERATIONS["replace"],
        FILE_OPERATIONS["append"],
        FILE_OPERATIONS["read"],
        FILE_OPERATIONS["remove"],
    ],
)
def test_a_file_that_another_program_keeps_open_is_reported_as_in_use(
    windows: Windows, tmp_path: Path, act: Callable[[Path], object]
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    windows.held = 10**9
    with pytest.raises(OSError) as caught:
        act(path)
    reason = str(files.file_error(path, caught.value).reason)
    windows.held = 0
    assert reason == "Another program is using “a.txt”. Try again in a moment."
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("a.txt", b"old")]


def test_a_file_that_may_not_be_read_is_no_file_in_use(windows: Windows, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"")
    tries: list[int] = []

    def denied() -> None:
        tries.append(1)
        raise windows.denial()

    with pytest.raises(PermissionError) as caught:
        files._retry_while_held(denied, path)
    assert len(tries) == 1, "it is not tried again"
    assert "access denied" in str(files.file_error(path, caught.value).reason)


@pytest.mark.parametrize("name", ["nul", "CON.wizardtable", "com1.txt", "lpt².a.b", "aux .txt"])
def test_names_of_devices_are_reported_as_names_of_devices(
    windows: Windows, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    for act in (lambda: files.replace(path, b"lost"), lambda: files.probe(path)):
        with pytest.raises(FileError, match=rf"Windows reserves the name “{name}”"):
            act()
    assert not path.exists()
    assert not files.is_allowed_name(name)
    assert files.is_allowed_name(f"my {name}x")


def test_a_path_that_is_too_long_for_windows_is_reported_as_too_long(
    windows: Windows, tmp_path: Path
) -> None:
    long, short = tmp_path.joinpath("a" * 200, "b" * 100), tmp_path / "a"
    for path, reason in ((long, "is too long"), (short, "does not exist")):
        missing = FileNotFoundError(errno.ENOENT, "No such file", str(path))
        assert reason in str(files.file_error(path, missing).reason)


def test_a_write_that_fails_leaves_the_former_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    for content in (b"one", b"two"):
        files.replace(path, content, backup=True)

    def refused(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "held")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refused)
        with pytest.raises(files.FileError):
            files.replace(path, b"three", backup=True)
    assert path.read_bytes() == b"two"
    assert files.backup_path(path).read_bytes() == b"one"
    assert path.stat().st_nlink == 1
    assert not list(tmp_path.glob(".*.tmp"))
