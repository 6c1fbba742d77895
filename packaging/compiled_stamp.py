# SPDX-License-Identifier: MIT
"""Tells whether the libraries of `make compiled` fit the sources, and keeps their copy up to date.

`make compiled` works in `build/compiled`, a copy of the program. The libraries lie in this copy
beside their sources, so that a checkout never runs code that is older than its sources. The stamp
is a file in the copy with a digest of all that the libraries depend on.

This program uses only the standard library. `make play` runs it before the program starts:

    env $(python packaging/compiled_stamp.py) python -m wizardtable

It prints the settings by which Python finds the copy, or nothing if the libraries do not fit.
"""

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

COPY = "build/compiled"
"""The folder of the copy in the checkout."""

STAMP = "stamp.json"
"""The name of the stamp in the copy. It is written last and removed first."""

OPTIMISATION = "1"
"""The C compiler's level. Level 2 takes half as long again and is hardly faster."""

BUILDERS = ("packaging/compiled.py", "packaging/compiled_stamp.py")
"""The files that decide how the libraries are built."""

PROGRAM = ("wizardtable", "resources", "translations")
"""The folders that the program needs."""

LAB = "lab"
"""The folder of measurements and training, which may use the copy as well."""

LIBRARY_SUFFIXES = (".so", ".pyd")

PYTHON_SETTINGS = f"PYTHONSAFEPATH=1 PYTHONPATH={COPY}"
"""The environment in which Python, started in the checkout's folder, runs the copy."""


def compiler() -> str:
    """Returns the path of the C compiler, or "" if there is none.

    The compiler of the environment variable CC comes first, then the one that built Python.
    """
    named = (os.environ.get("CC"), sysconfig.get_config_var("CC"))
    words = [str(name).split()[0] for name in named if name]
    paths = map(shutil.which, (*words, "cc", "gcc", "clang", "cl"))
    return next(filter(None, paths), "")


def digest(root: Path, sources: Iterable[str]) -> str:
    """Returns a digest of these sources and of everything else that decides how libraries turn out.

    That is Python, mypy, the C compiler, its level, and the files that build the libraries.

    Args:
        root: the folder of the checkout.
        sources: paths in the checkout.

    Raises:
        OSError: a source or the compiler is missing.
        PackageNotFoundError: mypy is missing.
    """
    command = [compiler(), "--version"]
    version = subprocess.run(command, capture_output=True, check=False).stdout
    parts = [sys.version, importlib.metadata.version("mypy"), OPTIMISATION, *command]
    result = hashlib.sha256("\n".join(parts).encode() + version)
    for name in (*BUILDERS, *sources):
        result.update(f"\n{name}\n".encode() + (root / name).read_bytes())
    return result.hexdigest()


def write(root: Path, sources: list[str]) -> None:
    """Writes the stamp: the libraries of the copy were built from these sources."""
    stamp = {"digest": digest(root, sources), "sources": sources}
    unfinished = root / COPY / f"{STAMP}.new"
    unfinished.write_text(json.dumps(stamp), encoding="utf-8")
    unfinished.replace(root / COPY / STAMP)


def remove(root: Path) -> None:
    """Removes the stamp, so that nobody uses the libraries."""
    (root / COPY / STAMP).unlink(missing_ok=True)


def fits(root: Path) -> bool:
    """Returns whether the copy has libraries that fit the sources in the checkout `root`."""
    try:
        stamp = json.loads((root / COPY / STAMP).read_text(encoding="utf-8"))
        return bool(stamp["digest"] == digest(root, stamp["sources"]))
    except (OSError, ValueError, LookupError, importlib.metadata.PackageNotFoundError):
        return False


def refresh(root: Path, folders: Iterable[str] = PROGRAM) -> None:
    """Brings the copies of these folders up to date.

    Only files that differ in size or time are copied, so that only these are compiled anew. A
    library goes with its source.
    """
    for folder in folders:
        wanted = _files(root / folder)
        present = _files(root / COPY / folder)
        for name, entry in present.items():
            if _source_of(name) not in wanted:
                Path(entry.path).unlink()
        for name, entry in wanted.items():
            copied = present.get(name)
            if copied is None or _size_and_time(copied) != _size_and_time(entry):
                _copy(entry.path, root / COPY / folder / name)


def _files(folder: Path, parent: str = "") -> dict[str, os.DirEntry[str]]:
    """Returns all files in a folder, by path in the folder, without bytecode.

    `parent` is put before the paths. The result is empty if there is no such folder.
    """
    files: dict[str, os.DirEntry[str]] = {}
    if not folder.exists():
        return files
    for entry in os.scandir(folder):
        name = parent + entry.name
        if not entry.is_dir():
            files[name] = entry
        elif entry.name != "__pycache__":
            files |= _files(Path(entry.path), f"{name}/")
    return files


def _source_of(name: str) -> str:
    """Returns the path of a library's source; of any other file, its own path."""
    if not name.endswith(LIBRARY_SUFFIXES):
        return name
    folder, slash, file = name.rpartition("/")
    return f"{folder}{slash}{file.partition('.')[0]}.py"


def _size_and_time(entry: os.DirEntry[str]) -> tuple[int, int]:
    status = entry.stat()
    return status.st_size, status.st_mtime_ns


def _copy(path: str, target: Path) -> None:
    """Copies a file in one step, as a program that runs may have the old copy open."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f".{target.name}.new")
    shutil.copy2(path, unfinished)
    unfinished.replace(target)


def main() -> int:
    """Prints the settings for the copy if its libraries fit; returns 1 if they do not."""
    if not fits(ROOT):
        return 1
    refresh(ROOT)
    print(PYTHON_SETTINGS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
