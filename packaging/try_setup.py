# SPDX-License-Identifier: MIT
"""Makes the bundle and the setup for Windows under Wine, and tries them, for `try_windows`.

The steps are those of a person: install, start from the menu, open a save by its type, update, and
uninstall.
"""

import re
import shutil
import subprocess
from pathlib import Path

import windows_installer
import wine_root
from bundle import DIST, ROOT, version
from clean_root import Root
from trial_desk import Desk, wait_for
from trial_evening import (
    broken_installation,
    copied_save,
    kept_saves,
    open_challenges,
    open_saves,
    power_cut,
    step,
    was_played,
)
from waited_for import sentence
from wine_desk import WineDesk
from wine_root import DRIVE, QUIET

BUILD_FOLDER = f"{DRIVE}/build"
"""The folder in which the bundle is made: the part of a checkout that this takes."""

BUILD_PARTS = ("LICENSE", "packaging", "pyproject.toml", "resources", "wizardtable/__init__.py")
BUILD_REQUIREMENTS = ["grimp", "pyinstaller>=6.22,<7"]

NEWER = "99.0.0"
"""The version of the update."""

UNINSTALL_KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Wizardtable"
CLASS_KEYS = tuple(rf"HKCU\Software\Classes\{name}" for name in wine_root.CLASSES)


class InstalledDesk(WineDesk):
    """A screen on which the program runs under Wine, as the setup has installed it."""

    window_class = "wizardtable.exe"

    def __init__(self, root: Root, screen: str) -> None:
        super().__init__(root, screen)
        self.folder = self.user / "AppData/Local/Programs/Wizardtable"
        self.package = self.folder / "_internal" / "wizardtable"
        menu = self.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        self.link = menu / "Wizardtable.lnk"

    def command(self) -> list[str]:
        return [self.inner(self.folder / "wizardtable.exe")]

    def is_registered(self, key: str, value: str = "") -> bool:
        """Returns whether the registry has a key, and in it the value."""
        return value in self.ask(f"wine reg query '{key}'") if value else self._has_key(key)

    def _has_key(self, key: str) -> bool:
        return "yes" in self.ask(f"wine reg query '{key}' > /dev/null && echo yes")


def make_bundle(at: WineDesk) -> None:
    """Lets PyInstaller make the bundle, and the bundle test itself."""
    wine_root.install(at.root, BUILD_REQUIREMENTS)
    folder = at.root.folder / BUILD_FOLDER
    for name in BUILD_PARTS:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copyfile(source, target)
    (folder / "dist").mkdir()
    wheel = f"wizardtable-{version()}-py3-none-any.whl"
    shutil.copyfile(DIST / wheel, folder / "dist" / wheel)
    wine_root.own(at.root)
    script = at.inner(folder / "packaging" / "bundle.py")
    print(at.answer(r"C:\Python311\python.exe", script).strip())
    step("PyInstaller makes the bundle, which tests itself")


def make_setup(root: Root, number: str) -> Path:
    """Makes the setup of a version from the bundle; returns its path."""
    work = root.folder / "tmp" / "setup"
    if not work.exists():
        windows_installer.pictures(work)
        shutil.copyfile(windows_installer.SCRIPT, work / "installer.nsi")
    command = windows_installer.command(
        "/tmp/setup/installer.nsi",
        VERSION=number,
        SOURCE=f"/{BUILD_FOLDER}/dist/wizardtable",
        ICONS="/tmp/setup",
        TARGET="/tmp/setup",
        ARCHITECTURE=wine_root.SETUP_TARGET,
    )
    root.as_root(*command)
    return work / f"wizardtable-{number}-setup.exe"


def first_pages(at: InstalledDesk, setup: Path, pictures: Path) -> None:
    """Reads the first page of the setup in each language, and goes no further."""
    for language in wine_root.LOCALES:
        at.run(at.inner(setup), language=language)
        at.expect(setup_sentence("WelcomeText", language))
        at.keep_picture(pictures / f"setup-{language[:2]}.png")
        at.press("Escape")
        wait_for("the setup stays", lambda: not _setups(at))
    assert not at.folder.exists()
    step("the setup's first page, in the language of the system, with its picture")


def setup_sentence(name: str, language: str) -> str:
    """Returns the first paragraph of a sentence of the setup in a language, such as "fr_FR"."""
    text = windows_installer.SCRIPT.read_text(encoding="utf-8")
    kind = {"en": "ENGLISH", "fr": "FRENCH"}[language[:2]]
    match = re.search(rf'LangString {name} \$\{{LANG_{kind}\}} "([^"$]+)', text)
    assert match is not None, name
    return match[1]


def install(at: InstalledDesk, setup: Path) -> bool:
    """Runs a setup without its pages; returns whether it has installed the program."""
    try:
        at.root.as_player("wine", at.inner(setup), "/S", DISPLAY=at.screen, **QUIET)
    except subprocess.CalledProcessError:
        return False
    return True


def _setups(at: Desk) -> bool:
    return bool(at.ask("xdotool search --onlyvisible --class setup.exe"))


def try_setup(at: InstalledDesk, pictures: Path) -> None:
    """Tries everything from the setup's first page to uninstalling."""
    setup = make_setup(at.root, version())
    print(f"{setup.name}: {setup.stat().st_size / 1e6:.1f} MB")
    step("NSIS makes the setup")
    first_pages(at, setup, pictures)
    before = kept_saves(at)
    assert install(at, setup)
    assert at.is_registered(UNINSTALL_KEY, version()) and at.link.exists()
    assert all(at.is_registered(key) for key in CLASS_KEYS)
    assert kept_saves(at) == before
    assert at.answer(*at.command(), "--version").strip() == f"wizardtable {version()}"
    report = at.answer(*at.command(), "--self-test", language="fr_FR")
    assert report.count("été jouée") >= 4, report
    step("the setup installs; --version and --self-test answer into a file")
    use(at, pictures)
    update(at, pictures)
    uninstall(at)


def use(at: InstalledDesk, pictures: Path) -> None:
    """Starts the installed program from the menu, opens files, and lets things go wrong."""
    at.run("start", "", at.inner(at.link), language="fr_FR")
    at.expect(sentence("lobby", "fr"))
    at.leave()
    step("the program starts from the Start menu")
    wine_root.merge_classes(at.root)
    open_saves(at)
    open_challenges(at, pictures=pictures, first_seed=10)  # the wheel has opened the first ones
    power_cut(at)
    broken_installation(at)


def uninstall(at: InstalledDesk) -> None:
    """Uninstalls the program and looks for what is left."""
    before, traces = player_files(at), traces_of_program(at)
    assert traces, "the registry cannot be read"
    program = at.folder / "uninstall.exe"
    at.root.as_player("wine", at.inner(program), "/S", DISPLAY=at.screen, **QUIET)
    wait_for("the program's folder stays", lambda: not at.folder.exists())
    wait_for("the entry stays", lambda: not at.is_registered(UNINSTALL_KEY))
    assert not at.link.exists()
    assert not any(at.is_registered(key) for key in CLASS_KEYS)
    assert not traces_of_program(at), traces_of_program(at)
    assert before and player_files(at) == before
    step("uninstalled: nothing of the program is left, and nothing of the player's is gone")


def player_files(at: InstalledDesk) -> dict[Path, bytes]:
    """Returns all files of the player: the program's data, and what else they have saved."""
    paths = (path for folder in (at.data, at.files) for path in sorted(folder.rglob("*")))
    return {path: path.read_bytes() for path in paths if path.is_file()}


def traces_of_program(at: InstalledDesk) -> list[str]:
    """Returns the lines of the registry and the paths, beyond the player's, that name the program.

    Wine's notes on the menus of Linux (Z:), in which it shows those of Windows, do not count.
    """
    query = r"wine reg query 'HKCU\Software' /s | grep -i wizardtable | grep -v Z:"
    lines = at.ask(query).splitlines()
    own = (at.data, at.files)
    paths = [
        str(path.relative_to(at.user))
        for path in at.user.rglob("*")
        if "wizardtable" in path.name.casefold() and not any(map(path.is_relative_to, own))
    ]
    return [line.strip() for line in lines] + paths


def update(at: InstalledDesk, pictures: Path) -> None:
    """Runs a newer setup, first while the program is open, which it says and leaves alone."""
    before = kept_saves(at)
    newer = make_setup(at.root, NEWER)
    evening = copied_save(at, "evening")
    at.start(evening)
    assert not install(at, newer), "the setup replaces an open program"
    at.minimise()  # so that only the setup is read
    at.run(at.inner(newer))
    at.expect(setup_sentence("WelcomeText", "en_GB"))
    at.press("Return")
    at.expect(setup_sentence("StillOpen", "en_GB"))
    at.keep_picture(pictures / "setup-open.png")
    at.press("Escape")  # cancels
    at.leave()
    at.press("Escape")
    wait_for("the setup stays", lambda: not _setups(at))
    assert at.is_registered(UNINSTALL_KEY, version())
    assert was_played(evening)
    step("an update over the open program says so and changes nothing")
    assert install(at, newer)
    assert at.is_registered(UNINSTALL_KEY, NEWER)
    assert kept_saves(at) == before
    at.start(evening)
    wait_for("the save does not open", lambda: at.shows("Blaise"))
    at.leave()
    assert was_played(evening)
    step("the update installs, keeps the saves and opens one")
