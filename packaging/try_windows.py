# SPDX-License-Identifier: MIT
"""Tries the program as a person with Windows would, under Wine in a clean Debian.

First the wheel in a Windows Python: window, languages, matches, saves, a bad end. Then the bundle
and its setup (`try_setup`), which are made there as well. Wine is not Windows: this shows that the
recipes work, and what is published is made and tested on Windows itself by the workflow. It takes
root, debootstrap, a mirror and a package index.
"""

import os
import shutil
import sys
import tomllib

import wine_root
from bundle import DIST, ROOT, version
from clean_root import clean_root
from trial_desk import desk
from trial_evening import (
    OPPONENT,
    broken_installation,
    copied_save,
    first_starts,
    open_challenges,
    open_saves,
    power_cut,
    step,
    watch_all,
)
from try_setup import InstalledDesk, make_bundle, try_setup
from wine_desk import WineDesk

RESULTS = ROOT / "build" / "windows"
"""The folder of the pictures, of the film, and of the downloaded wheel with Python."""

FILM = ("--game", "anludim", "--turns", "1-2", "--seconds", "2", "--size", "800x500")


def answers(at: WineDesk) -> None:
    """Reads what the commands write into a file, and lets the program test itself."""
    python = r"C:\Python311\python.exe"
    run = (python, "-m", "wizardtable")
    assert at.answer(*run, "--version").strip() == f"wizardtable {version()}"
    assert "même table" in at.answer(*run, "--help", language="fr_FR")
    step("--version and --help write UTF-8, in the language of the system")
    report = at.answer(*run, "--self-test", language="fr_FR")
    print(report.strip())
    assert "QFontDatabase" not in report
    step("self-test")


def tables(at: WineDesk) -> None:
    """Keeps a picture of a table in each language."""
    save = copied_save(at, "evening")
    for language in wine_root.LOCALES:
        at.start(save, language=language)
        at.expect(OPPONENT)
        at.keep_picture(RESULTS / f"table-{language[:2]}.png")
        at.leave()
    step("a table in each language")


def evening(at: WineDesk) -> None:
    """Does inside Windows' Python what needs no hands, and makes a film."""
    folder = at.files / "Ünïcode & spaces"
    folder.mkdir(parents=True)
    script = folder / "evening.py"
    shutil.copyfile(wine_root.SOURCES / "evening.py", script)
    wine_root.own(at.root)
    python = r"C:\Python311\python.exe"
    print(at.answer(python, at.inner(script), at.inner(folder)).strip())
    step("a rated match, a player exported and imported, files in use and odd names")
    film = folder / "film.webp"
    at.answer(python, "-m", "wizardtable", "--record", at.inner(film), *FILM)
    assert film.read_bytes()[8:12] == b"WEBP"
    shutil.copyfile(film, RESULTS / film.name)
    step("a film")


def main() -> int:
    """Tries the wheel in `dist`, then the bundle and the setup; returns the exit code."""
    wheel = DIST / f"wizardtable-{version()}-py3-none-any.whl"
    if os.geteuid() or not shutil.which("debootstrap") or not wheel.exists():
        print("This takes root, debootstrap, and the wheel in dist (`make wheel`).")
        return 1
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    RESULTS.mkdir(parents=True, exist_ok=True)
    with clean_root(wine_root.SYSTEM) as root:
        wine_root.prepare(root, RESULTS)
        wine_root.install(root, project["dependencies"], wheel)
        step("a Windows Python with the wheels of the package index")
        with desk(root, WineDesk) as at:
            answers(at)
            first_starts(at, RESULTS)
            tables(at)
            watch_all(at)
            open_saves(at, by_type=False)  # only the setup registers the types
            open_challenges(at, by_type=False, pictures=RESULTS)
            power_cut(at)
            broken_installation(at)
            evening(at)
            make_bundle(at)
        with desk(root, InstalledDesk) as installed:
            try_setup(installed, RESULTS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
