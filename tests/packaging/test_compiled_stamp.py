# SPDX-License-Identifier: MIT
"""Tests that compiled libraries are used only with the sources, tools and settings that made
them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import script

stamp = script("compiled_stamp")

SOURCE_FILES = ["wizardtable/rules.py", "wizardtable/moves.py"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Returns a small checkout whose copy has a library and a stamp that fits."""
    for name in (*stamp.BUILDERS, *SOURCE_FILES, "resources/back.svg", "translations/fr.qm"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n", encoding="utf-8")
    stamp.refresh(tmp_path)
    (tmp_path / stamp.COPY / "wizardtable" / "rules.cpython.so").write_bytes(b"\x7fELF")
    stamp.write(tmp_path, SOURCE_FILES)
    return tmp_path


def copy_of(checkout: Path, name: str) -> Path:
    return checkout / str(stamp.COPY) / name


def test_libraries_fit_the_sources_that_made_them(checkout: Path) -> None:
    assert stamp.fits(checkout)


@pytest.mark.parametrize("name", [*SOURCE_FILES, *stamp.BUILDERS])
def test_libraries_do_not_fit_once_a_source_has_changed(checkout: Path, name: str) -> None:
    times = (checkout / name).stat()
    (checkout / name).write_text("# changed\n", encoding="utf-8")
    os.utime(checkout / name, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert not stamp.fits(checkout)


def test_libraries_do_not_fit_once_a_source_is_gone(checkout: Path) -> None:
    (checkout / SOURCE_FILES[0]).unlink()
    assert not stamp.fits(checkout)


def test_libraries_do_not_fit_another_python(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert not stamp.fits(checkout)


@pytest.mark.parametrize("name", ["OPTIMISATION", "compiler", "mypy"])
def test_libraries_do_not_fit_other_tools_or_settings(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    if name == "mypy":
        monkeypatch.setattr(stamp.importlib.metadata, "version", lambda _: "0.0")
    elif name == "compiler":
        monkeypatch.setattr(stamp, "compiler", lambda: sys.executable)
    else:
        monkeypatch.setattr(stamp, name, "0")
    assert not stamp.fits(checkout)


def test_without_a_compiler_or_mypy_nothing_fits_and_nothing_fails(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_mypy(name: str) -> str:
        raise stamp.importlib.metadata.PackageNotFoundError(name)

    with monkeypatch.context() as patched:
        patched.setattr(stamp, "compiler", lambda: "")
        assert not stamp.fits(checkout)
    monkeypatch.setattr(stamp.importlib.metadata, "version", no_mypy)
    assert not stamp.fits(checkout)


def test_a_build_that_has_begun_or_was_interrupted_is_not_used(checkout: Path) -> None:
    stamp.remove(checkout)
    assert not stamp.fits(checkout)
    copy_of(checkout, stamp.STAMP).write_text("{", encoding="utf-8")
    assert not stamp.fits(checkout)


def test_what_is_not_compiled_comes_from_the_checkout_as_it_is_now(checkout: Path) -> None:
    (checkout / "wizardtable" / "window.py").write_text("# new\n", encoding="utf-8")
    (checkout / "translations" / "fr.qm").write_text("# other words\n", encoding="utf-8")
    (checkout / "resources" / "back.svg").unlink()
    stamp.refresh(checkout)
    assert stamp.fits(checkout)
    assert copy_of(checkout, "wizardtable/window.py").read_text(encoding="utf-8") == "# new\n"
    assert copy_of(checkout, "translations/fr.qm").read_text(encoding="utf-8") == "# other words\n"
    assert not copy_of(checkout, "resources/back.svg").exists()
    assert copy_of(checkout, "wizardtable/rules.cpython.so").exists()


def test_a_library_goes_with_its_source(checkout: Path) -> None:
    (checkout / SOURCE_FILES[0]).unlink()
    stamp.refresh(checkout)
    assert not copy_of(checkout, "wizardtable/rules.cpython.so").exists()


def test_files_that_did_not_change_are_not_copied_again(checkout: Path) -> None:
    before = copy_of(checkout, SOURCE_FILES[0]).stat().st_ino
    stamp.refresh(checkout)
    assert copy_of(checkout, SOURCE_FILES[0]).stat().st_ino == before


def test_a_checkout_without_compiled_libraries_plays_from_its_sources(tmp_path: Path) -> None:
    copied = tmp_path / "packaging" / "compiled_stamp.py"
    copied.parent.mkdir()
    copied.write_bytes(Path(stamp.__file__).read_bytes())
    done = subprocess.run([sys.executable, "-I", copied], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_missing_compiler_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = script("compiled")
    monkeypatch.setattr(compiled.compiled_stamp, "compiler", lambda: "")
    monkeypatch.setattr(
        compiled.shutil, "which", lambda name: "/usr/bin/dnf" if name == "dnf" else None
    )
    assert "dnf install gcc python3-devel" in compiled.missing()


def test_a_change_in_a_game_concerns_only_that_games_library() -> None:
    modules = [
        *("wizardtable.core.rng", "wizardtable.ai.search.tree"),
        *("wizardtable.games.anludim.mind.gains", "wizardtable.games.anludim.rules.turns"),
        "wizardtable.games.zavandor.rules.turns",
    ]
    assert script("compiled").groups(modules) == {
        "core": ["wizardtable/core/rng.py"],
        "search": ["wizardtable/ai/search/tree.py"],
        "anludim": [
            "wizardtable/games/anludim/mind/gains.py",
            "wizardtable/games/anludim/rules/turns.py",
        ],
        "zavandor": ["wizardtable/games/zavandor/rules/turns.py"],
    }
