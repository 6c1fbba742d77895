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

from bundle import DIST, WORK, version
from clean_root import PLAYER, SCREEN_PACKAGES, Root, System, clean_root
from debian import architecture
from trial_desk import Desk, desk
from trial_evening import (
    CORPUS,
    SAVE,
    SETTLE_SECONDS,
    broken_installation,
    copied_save,
    first_starts,
    kept_saves,
    open_challenges,
    open_saves,
    power_cut,
    step,
    was_played,
    watch_all,
)

SYSTEM = System((*SCREEN_PACKAGES, "desktop-file-utils", "libglib2.0-bin", "shared-mime-info"))
"""The system for the trial: a screen and parts of every desktop, none of which contains Python."""


def install(root: Root, package: Path) -> None:
    """Installs a package file with all its dependencies."""
    shutil.copyfile(package, root.folder / "tmp" / "program.deb")
    root.as_root("apt-get", "update", "-qq")
    root.as_root("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tmp/program.deb")


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
    with desk(root, Desk) as at:
        for act in (first_starts, watch_all, open_saves, open_challenges):
            act(at)
        power_cut(at)
        broken_installation(at)
        settings = at.data / "settings.json"
        shutil.copyfile(CORPUS / "settings.json", settings)
        at.give(settings)
        before = kept_saves(at)
        assert before
        install(root, newer(package))
        evening = at.files / "evening.wizardtable"
        at.start(evening)
        time.sleep(SETTLE_SECONDS)
        at.leave()
        assert was_played(evening)
    number = root.as_root("dpkg-query", "-Wf${Version}", "wizardtable")
    assert kept_saves(at) == before
    assert json.loads(settings.read_bytes())["player_name"] == "Ada"
    step(f"updated to {number}, with saves and preferences kept, and played on")
    root.as_root("apt-get", "purge", "-y", "-qq", "wizardtable")
    assert not (root.folder / "usr/lib/wizardtable").exists()
    assert not associated(root)
    assert kept_saves(at) == before
    step("removed, with saves kept")
    unpack_archive(root)
    assert kept_saves(at) == before
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
    with desk(root, Desk) as at:
        given = copied_save(at, "evening")
        at.open(given)
        time.sleep(SETTLE_SECONDS)
        at.leave()
    assert was_played(given)
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
    with clean_root(SYSTEM) as root:
        whole_life(root, package)
    return 0


if __name__ == "__main__":
    sys.exit(main())
