# SPDX-License-Identifier: MIT
"""Says what this system lacks to run the program, and the command that installs it.

Only the standard library, and only what Python 3.7 can parse: this runs before anything is
installed (`python3 wizardtable/preflight.py`), and when Qt cannot be loaded. It speaks from its own
table, because Qt's translator needs the very libraries that may be missing.
"""

from __future__ import annotations

import ctypes
import importlib.util
import locale
import os
import shutil
import subprocess
import sys

NEEDED_PYTHON = (3, 11)

LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""Debian's package for each library that QtGui loads."""

WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""Debian's package for each library that a window on X11 loads besides."""

SENTENCES = {
    "en": {
        "python": "wizardtable needs Python {needed} or newer; this is Python {found}.",
        "venv": "Python's venv module is missing; install it with:\n  {command}",
        "libraries": "wizardtable needs system libraries that are missing: {missing}.\n"
        "Install them with:\n  {command}",
    },
    "fr": {
        "python": "wizardtable demande Python {needed} ou plus récent ; "
        "celui-ci est Python {found}.",
        "venv": "Le module venv de Python manque ; installez-le avec :\n  {command}",
        "libraries": "Il manque à wizardtable des bibliothèques du système : {missing}.\n"
        "Installez-les avec :\n  {command}",
    },
}


def language() -> str:
    """The language to speak before Qt can be asked: "fr" or "en"."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").startswith(("fr", "French")) else "en"


def missing_packages(window: bool) -> list[str]:
    """Debian packages of the libraries that cannot be loaded; always empty off Linux."""
    if not sys.platform.startswith("linux"):
        return []
    needed = dict(LIBRARIES, **WINDOW_LIBRARIES) if window else LIBRARIES
    return [package for library, package in needed.items() if not _loads(library)]


def install_command(packages: list[str]) -> str:
    """The shell command that installs Debian packages."""
    return "sudo apt-get install " + " ".join(packages)


def missing_sentence(packages: list[str]) -> str:
    """One sentence that names missing libraries, and the command that installs them."""
    return SENTENCES[language()]["libraries"].format(
        missing=", ".join(packages), command=install_command(packages)
    )


def problem(window: bool) -> str:
    """What keeps the program from being installed or run here; empty when nothing does."""
    say = SENTENCES[language()]
    if sys.version_info < NEEDED_PYTHON:
        needed, found = (".".join(map(str, v)) for v in (NEEDED_PYTHON, sys.version_info[:2]))
        return say["python"].format(needed=needed, found=found)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        return say["venv"].format(command=install_command(["python3-venv"]))
    packages = missing_packages(window)
    return missing_sentence(packages) if packages else ""


def install() -> int:
    """Install what is missing where that is possible without asking (root, with apt)."""
    packages = missing_packages(True)
    if not packages or shutil.which("apt-get") is None or os.geteuid() != 0:
        return 0
    update = subprocess.call(["apt-get", "update", "-qq"])
    return update or subprocess.call(["apt-get", "install", "-y", "-qq", *packages])


def main(arguments: list[str]) -> int:
    """`--window` asks for a window's libraries too, `--install` installs them where it may."""
    if "--install" in arguments:
        return install()
    found = problem("--window" in arguments)
    if found:
        sys.stderr.write(found + "\n")
    return 1 if found else 0


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
