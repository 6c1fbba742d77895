# SPDX-License-Identifier: MIT
"""Tests that the archive's `install.sh` installs the program into any home folder, or changes
nothing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

INSTALL_SCRIPT = Path(__file__).parents[2] / "packaging" / "linux" / "install.sh"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="install.sh is for Linux")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "chez Zoé & Cie"
    (folder / ".local/bin").mkdir(parents=True)
    return folder


def unpacked(folder: Path, words: str) -> Path:
    """Makes an unpacked archive with a program that prints these words."""
    entry = folder / "share/applications/wizardtable.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nExec=wizardtable %f\n")
    program = folder / "wizardtable"
    program.write_text(f"#!/bin/sh\necho {words}\n")
    program.chmod(0o755)
    shutil.copyfile(INSTALL_SCRIPT, folder / "install.sh")
    return folder


def run(
    folder: Path, home: Path, *options: str, tools: str = ""
) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, (tools, os.environ["PATH"])))
    return subprocess.run(
        ["sh", str(folder / "install.sh"), *options],
        env={"HOME": str(home), "PATH": path, "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


def said(home: Path) -> str:
    """Returns the output of the installed command."""
    command = home / ".local/bin/wizardtable"
    return subprocess.run([command], capture_output=True, text=True, check=True).stdout.strip()


def files(home: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(home)): bytes(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        for path in sorted(home.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


@pytest.mark.parametrize("target", ["gone/wizardtable", ".."])
def test_a_link_that_is_there_already_is_replaced(tmp_path: Path, home: Path, target: str) -> None:
    (home / ".local/bin/wizardtable").symlink_to(target)
    done = run(unpacked(tmp_path / "new", "hello"), home)
    assert done.returncode == 0, done.stderr
    assert said(home) == "hello"
    entry = home / ".local/share/applications/wizardtable.desktop"
    assert f'Exec="{home}/.local/lib/wizardtable/wizardtable" %f' in entry.read_text()


def test_an_update_replaces_the_program_and_removing_leaves_nothing(
    tmp_path: Path, home: Path
) -> None:
    for words in ("old", "new"):
        assert run(unpacked(tmp_path / words, words), home).returncode == 0
        assert said(home) == words
    assert run(tmp_path / "new", home, "--remove").returncode == 0
    leftovers = {name for name in files(home) if not name.startswith(".local/share/mime/")}
    assert leftovers <= {".local/share/applications/mimeinfo.cache"}


def test_a_file_of_the_person_is_not_overwritten(tmp_path: Path, home: Path) -> None:
    own = home / ".local/bin/wizardtable"
    own.write_text("mine")
    done = run(unpacked(tmp_path / "new", "hello"), home)
    assert done.returncode == 1
    assert f"{own} is a file of your own" in done.stderr
    assert files(home) == {".local/bin/wizardtable": b"mine"}


@pytest.mark.parametrize("fails_at", ["coming", "/share/."])
@pytest.mark.parametrize("updated", [False, True])
def test_an_installation_that_fails_leaves_what_was_there(
    tmp_path: Path, home: Path, fails_at: str, updated: bool
) -> None:
    if updated:
        assert run(unpacked(tmp_path / "old", "old"), home).returncode == 0
    before = files(home)
    tools = tmp_path / "tools"
    tools.mkdir()
    real, once = shutil.which("cp"), tools / "failed"
    (tools / "cp").write_text(
        f'#!/bin/sh\ncase "$*" in *{fails_at}*) [ -e {once} ] || '
        f'{{ touch {once}; {real} "$@"; exit 1; }};; esac\nexec {real} "$@"\n'
    )
    (tools / "cp").chmod(0o755)
    done = run(unpacked(tmp_path / "new", "new"), home, tools=str(tools))
    assert done.returncode == 1
    assert "Nothing was changed" in done.stderr
    assert files(home) == before
