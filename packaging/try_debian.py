# SPDX-License-Identifier: MIT
"""Tries the Debian package as a person would: install, play, open a save, update, remove.

It uses a clean system made by debootstrap. Without root, debootstrap or a network the package is
only unpacked into a folder, which tests less; the program says so.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bundle import DIST, ROOT, WORK, version
from clean_root import PLAYER, Root, clean_root
from debian import architecture
from trial_desk import Desk, desk, wait_for
from waited_for import sentence

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import save

CORPUS = max((ROOT / "tests" / "saves" / "corpus").iterdir())
SAVE = max(CORPUS.glob("*.wizardtable"))
"""A match that an earlier version has saved."""

BROKEN_FILE = "usr/lib/wizardtable/_internal/wizardtable/games/{game}/levels.toml"
"""A file without which no match of a game can be opened."""


def step(text: str) -> None:
    """Prints a step that has worked."""
    print(f"ok  {text}", flush=True)


def install(root: Root, package: Path) -> None:
    """Installs a package file with all its dependencies."""
    shutil.copyfile(package, root.folder / "tmp" / "program.deb")
    root.as_root("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tmp/program.deb")


def play(root: Root, at: Desk) -> None:
    """Uses the program as a person does on the first evenings."""
    at.start(language="fr_FR")
    at.expect(sentence("welcome", "fr"))
    at.press("Return")  # agrees to the name and the portrait that are proposed
    step("the first start welcomes, in the language of the system")
    at.leave()
    at.start()
    time.sleep(3)
    assert at.quiet(), "something is asked at the second start"
    step("the second says nothing")
    at.leave()
    for game in catalog.GAMES:
        watch(root, at, game)
    step(f"opponents think and move in {len(catalog.GAMES)} games, with no Python installed")
    open_saves(root, at)
    go_wrong(root, at)


def watch(root: Root, at: Desk, game: str) -> None:
    """Opens a match with opponents only, and waits until they have moved."""
    spec = catalog.get(game)
    seats, level = min(spec.seats), spec.levels[1].id
    names = ("Ada", "Blaise", "Chloé")[:seats]
    players = tuple(Player(name, level) for name in names)
    path = root.home / f"{game}.wizardtable"
    save.write(path, Match(spec, Setup(seats), 7, players))
    _give_to_player(root, path)
    at.start(f"~/{path.name}")
    wait_for(f"no opponent moves in {game}", lambda: _move_count(path) >= 3)
    at.leave()


def open_saves(root: Root, at: Desk) -> None:
    """Opens a match by its file name, by a double click, and by a second start."""
    first, second = (_copied_save(root, name) for name in ("evening", "morning"))
    for way, command in (("argument", "wizardtable"), ("MIME type", "gio open")):
        at.run(f"{command} ~/{first.name}")
        time.sleep(3)  # the table is painted after the window
        if way == "argument":
            at.minimise()
            root.as_player("wizardtable", f"/home/{PLAYER}/{second.name}", DISPLAY=at.screen)
            wait_for("the window does not come forward", lambda: bool(at.windows()))
            time.sleep(2)
            assert at.quiet(), "a second window"
            step("a second start raises the window that is there, which opens its save")
        at.leave()
        assert _was_played(first), "the match was not on the table"
        step(f"a save is opened through its {way}")
    assert _was_played(second), "the second match was not on the table"


def go_wrong(root: Root, at: Desk) -> None:
    """Cuts the power in the middle of a match, and breaks the installation."""
    path = root.home / ".local/share/wizardtable/saves/watched.wizardtable"
    shutil.copyfile(root.home / f"{SAVE.stem}.wizardtable", path)
    _give_to_player(root, path)
    moves = _move_count(path)
    at.start(f"~/{path.relative_to(root.home)}")
    wait_for("no opponent moves", lambda: _move_count(path) > moves + 2)
    at.kill()
    moves = _move_count(path)
    at.start(language="fr_FR")
    at.expect(sentence("welcome back", "fr"))
    at.leave()
    assert _move_count(path) >= moves
    step("after a bad end the next start offers to go on, with every move kept")
    broken = root.folder / BROKEN_FILE.format(game=SAVE.stem)
    whole = broken.read_bytes()
    broken.write_bytes(b"[[")
    at.start("~/evening.wizardtable", language="fr_FR")
    at.expect(sentence("error", "fr"))
    at.leave()
    broken.write_bytes(whole)
    log = root.home / ".local/share/wizardtable/crash.log"
    assert "Traceback" in log.read_text(encoding="utf-8")
    step("an unexpected error is told in a dialog and written down")


def kept(root: Root) -> dict[str, bytes]:
    """Returns the player's saved matches by file name."""
    saves = root.home / ".local/share/wizardtable/saves"
    return {path.name: path.read_bytes() for path in sorted(saves.glob("*.wizardtable"))}


def _copied_save(root: Root, name: str) -> Path:
    """Copies a save into the player's home and returns its path."""
    path = root.home / f"{name}.wizardtable"
    shutil.copyfile(SAVE, path)
    _give_to_player(root, path)
    return path


def _give_to_player(root: Root, path: Path) -> None:
    root.as_root("chown", f"{PLAYER}:{PLAYER}", f"/{path.relative_to(root.folder)}")


def _move_count(path: Path) -> int:
    return path.read_bytes().count(b'"kind":"step"')


def _was_played(path: Path) -> bool:
    """Returns whether the save was opened, which leaves a picture, and removes the picture."""
    picture = save.preview_path(path)
    if not picture.exists():
        return False
    picture.unlink()
    return True


def associated(root: Root) -> bool:
    """Returns whether the desktop knows the type of saves and the program that opens them."""
    name = SAVE.name
    shutil.copyfile(SAVE, root.folder / "tmp" / name)
    kind = root.as_player("gio", "info", "-a", "standard::content-type", f"/tmp/{name}")
    opener = root.as_player("sh", "-c", "gio mime application/x-wizardtable 2>&1 || true")
    return "application/x-wizardtable" in kind and "wizardtable.desktop" in opener


def newer(package: Path) -> Path:
    """Returns the same package with a higher version."""
    tree = WORK / "newer"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", str(package), str(tree)], check=True)
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(text.replace(f"Version: {version()}", f"Version: {version()}+1"))
    target = WORK / "newer.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "-b", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def whole_life(root: Root, package: Path) -> None:
    """Tries everything from installing to removing."""
    install(root, package)
    step(root.as_player("wizardtable", "--version").strip() + " is installed")
    assert not list((root.folder / "usr/bin").glob("python3*")), "the system has a Python"
    assert "partie.wizardtable" in root.as_player("wizardtable", "--help", LANG="fr_FR.UTF-8")
    print(root.as_player("wizardtable", "--self-test", LANG="fr_FR.UTF-8").strip())
    step("self-test as an ordinary user")
    assert associated(root)
    step("saves are known to the desktop, and what opens them")
    with desk(root) as at:
        play(root, at)
        settings = root.home / ".local/share/wizardtable/settings.json"
        shutil.copyfile(CORPUS / "settings.json", settings)
        _give_to_player(root, settings)
        before = kept(root)
        assert before
        install(root, newer(package))
        at.start("~/evening.wizardtable")
        time.sleep(3)
        assert at.quiet()
        at.leave()
        assert _was_played(root.home / "evening.wizardtable")
    number = root.as_root("dpkg-query", "-Wf${Version}", "wizardtable")
    assert kept(root) == before
    assert json.loads(settings.read_bytes())["player_name"] == "Ada"
    step(f"updated to {number}, with saves and preferences kept, and played on")
    root.as_root("apt-get", "purge", "-y", "-qq", "wizardtable")
    assert not (root.folder / "usr/lib/wizardtable").exists()
    assert not associated(root)
    assert kept(root) == before
    step("removed, with saves kept")
    unpack_archive(root)
    assert kept(root) == before
    step("the archive installs for one user, opens a save and is removed, with saves kept")


def unpack_archive(root: Root) -> None:
    """Installs the archive for other Linux systems twice, opens a save, and removes it.

    The Debian package's dependencies are still installed.
    """
    name = f"wizardtable-{version()}"
    packed = next(DIST.glob(f"{name}-linux-*.tar.xz"))
    command = ["tar", "-xJf", str(packed), "-C", str(root.home)]
    subprocess.run(command, check=True)
    for _ in range(2):
        output = root.as_player("sh", f"/home/{PLAYER}/{name}/install.sh", LANG="fr_FR.UTF-8")
        assert "est installé" in output
    shutil.rmtree(root.home / name)
    assert associated(root)
    given = _copied_save(root, "evening")
    with desk(root) as at:
        at.run(f"gio open ~/{given.name}")
        time.sleep(3)
        at.leave()
    assert _was_played(given)
    root.as_player("sh", f"/home/{PLAYER}/.local/lib/wizardtable/install.sh", "--remove")
    assert not associated(root)
    leftovers = [path for path in (root.home / ".local").rglob("*wizardtable*") if path.is_file()]
    assert not [path for path in leftovers if path.suffix != ".wizardtable"], leftovers


def unpacked(package: Path) -> None:
    """Unpacks the package without installing it, and lets the program test itself there."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", str(package), folder], check=True)
        program = Path(folder, "usr/games/wizardtable")
        subprocess.run([str(program), "--self-test"], check=True, env={"HOME": folder})
    step("self-test from a folder; NOT tried: installing, opening, updating, removing")


def main() -> int:
    """Tries the package in `dist`; returns the exit code."""
    package = DIST / f"wizardtable_{version()}_{architecture()}.deb"
    if shutil.which("lintian"):
        subprocess.run(["lintian", "--allow-root", "--fail-on", "error", str(package)], check=True)
        step("lintian finds no error")
    if os.geteuid() or not shutil.which("debootstrap"):
        print("Without root and debootstrap there is no clean system to install into.")
        unpacked(package)
        return 0
    with clean_root() as root:
        whole_life(root, package)
    return 0


if __name__ == "__main__":
    sys.exit(main())
