# SPDX-License-Identifier: MIT
"""Says what this system lacks to run the program, and how apt can install it.

This module uses only the standard library, and only syntax of Python 3.7. It runs before anything
is installed (`python3 wizardtable/preflight.py`), and when Qt cannot be loaded. Its sentences are
`first_words`, because Qt's translator needs the very libraries that may be missing.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from wizardtable import first_words

NEEDED_PYTHON = (3, 11)

PACKAGES_BY_LIBRARY = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""Debian's package of each library that QtWidgets, QtSvg and QtNetwork load."""

WINDOW_PACKAGES_BY_LIBRARY = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""Debian's package of each further library that a window on X11 loads."""


def language() -> str:
    """Returns the code of the language to use before Qt can be asked."""
    return first_words.system_language()


def missing_libraries(window: bool) -> list[str]:
    """Returns the file names of the libraries for Qt that cannot be loaded; empty outside Linux.

    With `window`, the libraries for a window on X11 are included.
    """
    if not sys.platform.startswith("linux"):
        return []
    needed = (
        dict(PACKAGES_BY_LIBRARY, **WINDOW_PACKAGES_BY_LIBRARY) if window else PACKAGES_BY_LIBRARY
    )
    return [library for library in needed if not _can_load(library)]


def missing_sentence(libraries: list[str], tongue: str = "") -> str:
    """Returns a sentence that names these libraries, and apt's command for them.

    The sentence is in the language `tongue`, or in the user's for "".
    """
    say = first_words.sentences("system", tongue or language())
    return say["libraries"].format(missing=", ".join(libraries)) + _apt_line(
        packages(libraries), say
    )


def packages(libraries: list[str]) -> list[str]:
    """Returns Debian's packages of these libraries, each once."""
    package_of = dict(PACKAGES_BY_LIBRARY, **WINDOW_PACKAGES_BY_LIBRARY)
    return list(dict.fromkeys(package_of[library] for library in libraries))


def python_problem() -> str:
    """Returns the reason why this Python can neither run nor install the program; "" if it can."""
    say = first_words.sentences("system", language())
    if sys.version_info < NEEDED_PYTHON:
        needed, present = (
            ".".join(map(str, version)) for version in (NEEDED_PYTHON, sys.version_info[:2])
        )
        return say["python"].format(needed=needed, found=present)
    if importlib.util.find_spec("_sqlite3") is None:  # Python was built without it
        return say["sqlite"]
    return say["venv"] if _venv_packages() else ""


def problem(window: bool) -> str:
    """Returns everything that prevents installing or running the program here; "" if nothing does.

    Each problem is a line. A last line has one command of apt for everything that it can install.
    `window` is as in `missing_libraries`.
    """
    say = first_words.sentences("system", language())
    python, libraries = python_problem(), missing_libraries(window)
    lines = [python] if python else []
    if libraries:
        lines.append(say["libraries"].format(missing=", ".join(libraries)))
    return "\n".join(lines) + _apt_line(_venv_packages() + packages(libraries), say)


def install() -> int:
    """Installs the missing packages if it can do so without asking (as root, with apt).

    Returns the exit code; 0 also if nothing was installed.
    """
    wanted = _venv_packages() + packages(missing_libraries(True))
    if not wanted or shutil.which("apt-get") is None or os.geteuid() != 0:
        return 0
    update = subprocess.call(["apt-get", "update", "-qq"])
    return update or subprocess.call(["apt-get", "install", "-y", "-qq", *wanted])


def main(arguments: list[str]) -> int:
    """Prints the problems of this system; returns 1 if there are any.

    `--window` includes the libraries of a window. `--install` installs the missing packages
    instead.
    """
    if "--install" in arguments:
        return install()
    problems = problem("--window" in arguments)
    if problems:
        sys.stderr.write(problems + "\n")
    return 1 if problems else 0


def _apt_line(wanted: list[str], say: dict[str, str]) -> str:
    """Returns the line with apt's command; "" without apt, or if it has nothing to install."""
    if not wanted or shutil.which("apt-get") is None:
        return ""
    command = "apt-get install " + " ".join(wanted)
    return "\n" + say["apt"].format(command=command if os.geteuid() == 0 else f"sudo {command}")


def _venv_packages() -> list[str]:
    """Returns Debian's package of venv and ensurepip, if this Python lacks one of them."""
    if sys.version_info < NEEDED_PYTHON:
        return []
    specs = map(importlib.util.find_spec, ("venv", "ensurepip"))
    return [] if all(specs) else ["python{}.{}-venv".format(*sys.version_info)]


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
