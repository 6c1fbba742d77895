# SPDX-License-Identifier: MIT
"""Says what this system lacks to run the program and, where there is apt, how to install it.

Only the standard library, and only what Python 3.7 can parse: this runs before anything is
installed (`python3 wizardtable/preflight.py`), and when Qt cannot be loaded. It says `first_words`,
because Qt's translator needs the very libraries that may be missing.
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

LIBRARIES = {
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
"""Debian's package for each library that QtWidgets, QtSvg and QtNetwork load."""

WINDOW_LIBRARIES = {
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
"""Debian's package for each library that a window on X11 loads besides."""


def language() -> str:
    """The language to speak before Qt can be asked."""
    return first_words.system_language()


def missing_libraries(window: bool) -> list[str]:
    """Files of the libraries that cannot be loaded; always empty off Linux."""
    if not sys.platform.startswith("linux"):
        return []
    needed = dict(LIBRARIES, **WINDOW_LIBRARIES) if window else LIBRARIES
    return [library for library in needed if not _loads(library)]


def missing_sentence(libraries: list[str], tongue: str = "") -> str:
    """What names these libraries in a language (else the user's), with apt's command for them."""
    say = first_words.sentences("system", tongue or language())
    return say["libraries"].format(missing=", ".join(libraries)) + _apt(packages(libraries), say)


def packages(libraries: list[str]) -> list[str]:
    """Debian's packages of these libraries, each once."""
    known = dict(LIBRARIES, **WINDOW_LIBRARIES)
    return list(dict.fromkeys(known[library] for library in libraries))


def python_problem() -> str:
    """Why this Python can neither run the program nor install it; empty when it can."""
    say = first_words.sentences("system", language())
    if sys.version_info < NEEDED_PYTHON:
        needed, found = (".".join(map(str, v)) for v in (NEEDED_PYTHON, sys.version_info[:2]))
        return say["python"].format(needed=needed, found=found)
    if importlib.util.find_spec("_sqlite3") is None:  # Python was built without it
        return say["sqlite"]
    return say["venv"] if _venv_packages() else ""


def problem(window: bool) -> str:
    """All that keeps the program from being installed or run here, a line for each, with one
    command of apt for whatever it can install; empty when nothing does."""
    say = first_words.sentences("system", language())
    python, libraries = python_problem(), missing_libraries(window)
    lines = [python] if python else []
    if libraries:
        lines.append(say["libraries"].format(missing=", ".join(libraries)))
    return "\n".join(lines) + _apt(_venv_packages() + packages(libraries), say)


def install() -> int:
    """Install what is missing where that is possible without asking (root, with apt)."""
    wanted = _venv_packages() + packages(missing_libraries(True))
    if not wanted or shutil.which("apt-get") is None or os.geteuid() != 0:
        return 0
    update = subprocess.call(["apt-get", "update", "-qq"])
    return update or subprocess.call(["apt-get", "install", "-y", "-qq", *wanted])


def main(arguments: list[str]) -> int:
    """`--window` asks for a window's libraries too, `--install` installs them where it may."""
    if "--install" in arguments:
        return install()
    found = problem("--window" in arguments)
    if found:
        sys.stderr.write(found + "\n")
    return 1 if found else 0


def _apt(wanted: list[str], say: dict[str, str]) -> str:
    """The line with apt's command; empty where there is no apt, or nothing for it to install."""
    if not wanted or shutil.which("apt-get") is None:
        return ""
    command = "apt-get install " + " ".join(wanted)
    return "\n" + say["apt"].format(command=command if os.geteuid() == 0 else f"sudo {command}")


def _venv_packages() -> list[str]:
    """Debian's package of the modules venv and ensurepip, where this Python lacks one of them."""
    if sys.version_info < NEEDED_PYTHON:
        return []
    found = map(importlib.util.find_spec, ("venv", "ensurepip"))
    return [] if all(found) else ["python{}.{}-venv".format(*sys.version_info)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
