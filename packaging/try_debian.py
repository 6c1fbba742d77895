# SPDX-License-Identifier: MIT
"""Tries the Debian package as a person would: install, play, open a save, update, remove.

In a clean system made by debootstrap; where that cannot be (no root, no debootstrap, no network) in
a folder the package is only unpacked into, which tries less and says so.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bundle import DIST, ROOT, WORK, version
from clean_root import PLAYER, Root, clean_root
from debian import architecture

SAVE = max((ROOT / "tests" / "saves" / "corpus").glob("*/*.wizardtable"))
"""A match that some earlier version has saved."""

SCREEN = ":77"
PATIENCE = 60
"""Seconds to wait for what should come at once."""


def step(text: str) -> None:
    """Say what was seen to work."""
    print(f"ok  {text}", flush=True)


def wait_for(what: str, condition: Callable[[], bool]) -> float:
    """Wait until it holds; gives the seconds. Raises TimeoutError."""
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError(what)
        time.sleep(0.02)
    return time.monotonic() - began


def windows(root: Root) -> list[str]:
    """The X11 windows of the program that can be seen."""
    command = ("sh", "-c", "xdotool search --onlyvisible --class wizardtable || true")
    return root.as_player(*command, DISPLAY=SCREEN).split()


def leave(root: Root) -> None:
    """Close the program's windows as their button would, dialogs too, until it has ended."""

    def ended() -> bool:
        for window in windows(root):
            close = f"wmctrl -i -c {hex(int(window))} || true"
            root.as_player("sh", "-c", close, DISPLAY=SCREEN)
        time.sleep(0.3)
        return not _running(root)

    wait_for("the program did not end", ended)


def _running(root: Root) -> bool:
    programs = root.as_player("sh", "-c", "readlink /proc/[0-9]*/exe || true")  # only his own
    return "/usr/lib/wizardtable/" in programs


def install(root: Root, package: Path) -> None:
    """Install a package file with all it depends on."""
    shutil.copyfile(package, root.folder / "tmp" / "program.deb")
    root.as_root("apt-get", "install", "-y", "-qq", "--no-install-recommends", "/tmp/program.deb")


def play(root: Root) -> None:
    """Start the program with and without a save on a screen of its own."""
    screen = root.begin("Xvfb", SCREEN, "-screen", "0", "1400x900x24", "-nolisten", "tcp")
    try:
        wait_for("no screen", (root.folder / f"tmp/.X11-unix/X{SCREEN[1:]}").exists)
        root.begin("openbox", DISPLAY=SCREEN)
        time.sleep(1)
        root.begin("wizardtable", DISPLAY=SCREEN)
        seconds = wait_for("no window", lambda: bool(windows(root)))
        leave(root)
        root.begin("wizardtable", DISPLAY=SCREEN)
        again = wait_for("no window", lambda: bool(windows(root)))
        step(f"a window after {seconds:.2f} s at the first start, {again:.2f} s at the second")
        leave(root)
        first, second = (_given(root, name) for name in ("evening", "morning"))
        for way, command in (("argument", "wizardtable"), ("MIME type", "gio open")):
            root.begin("sh", "-c", f"{command} ~/{first.name}", DISPLAY=SCREEN)
            wait_for("no window", lambda: bool(windows(root)))
            time.sleep(3)  # the table is painted after the window
            if way == "argument":
                root.as_player("wizardtable", f"/home/{PLAYER}/{second.name}", DISPLAY=SCREEN)
                step("a second start hands its save to the window that is there")
                time.sleep(2)
            leave(root)
            assert _was_played(first), "the match was not on the table"
            step(f"a save is opened through its {way}")
        assert _was_played(second), "the second match was not on the table"
        saves = root.home / ".local/share/wizardtable/saves"
        shutil.copyfile(SAVE, saves / "kept.wizardtable")
    finally:
        screen.terminate()
        screen.wait()


def _given(root: Root, name: str) -> Path:
    """A save in the player's home."""
    path = root.home / f"{name}.wizardtable"
    shutil.copyfile(SAVE, path)
    root.as_root("chown", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}/{path.name}")
    return path


def _was_played(save: Path) -> bool:
    """Whether the save was on the table, which leaves a picture; the picture is removed."""
    picture = save.with_suffix(".png")
    if not picture.exists():
        return False
    picture.unlink()
    return True


def associated(root: Root) -> bool:
    """Whether the desktop knows what a save is, and what opens it."""
    name = SAVE.name
    shutil.copyfile(SAVE, root.folder / "tmp" / name)
    kind = root.as_player("gio", "info", "-a", "standard::content-type", f"/tmp/{name}")
    opener = root.as_player("sh", "-c", "gio mime application/x-wizardtable 2>&1 || true")
    return "application/x-wizardtable" in kind and "wizardtable.desktop" in opener


def newer(package: Path) -> Path:
    """The same package with a higher version."""
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
    """Everything from installing to removing."""
    install(root, package)
    step(root.as_player("wizardtable", "--version").strip() + " is installed")
    assert "partie.wizardtable" in root.as_player("wizardtable", "--help", LANG="fr_FR.UTF-8")
    print(root.as_player("wizardtable", "--self-test", LANG="fr_FR.UTF-8").strip())
    step("self-test as an ordinary user")
    assert associated(root)
    step("saves are known to the desktop, and what opens them")
    play(root)
    install(root, newer(package))
    root.as_player("wizardtable", "--self-test")
    step(f"updated to {root.as_root('dpkg-query', '-Wf${Version}', 'wizardtable')}")
    root.as_root("apt-get", "purge", "-y", "-qq", "wizardtable")
    assert not (root.folder / "usr/lib/wizardtable").exists()
    assert not associated(root)
    kept = root.home / ".local/share/wizardtable/saves/kept.wizardtable"
    assert kept.read_bytes() == SAVE.read_bytes()
    step("removed, with saves kept")


def unpacked(package: Path) -> None:
    """Unpack only, and let the program test itself from where it then is."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", str(package), folder], check=True)
        program = Path(folder, "usr/games/wizardtable")
        subprocess.run([str(program), "--self-test"], check=True, env={"HOME": folder})
    step("self-test from a folder; NOT tried: installing, opening, updating, removing")


def main() -> int:
    """Try the package in `dist`; gives the exit code."""
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
