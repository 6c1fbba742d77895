# SPDX-License-Identifier: MIT
"""A clean Debian system in a folder: made once by debootstrap, unpacked again for each trial."""

import os
import platform
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundle import ROOT

FOLDER = ROOT / "build" / "clean"

SCREEN_PACKAGES = (
    *("jwm", "scrot", "tesseract-ocr", "tesseract-ocr-eng", "tesseract-ocr-fra"),
    *("wmctrl", "xauth", "xdotool", "xvfb"),
)
"""The Debian packages of a screen, and of tools to use it and to read what is on it."""

PLAYER = "ada"


@dataclass(frozen=True)
class System:
    """A Debian or Ubuntu system for trials.

    Attributes:
        packages: The packages beyond the base system.
        codename: The release; "" for that of the running system.
    """

    packages: tuple[str, ...]
    codename: str = ""


class Root:
    """The system in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def home(self) -> Path:
        """The player's home, as a path outside the system."""
        return self.folder / "home" / PLAYER

    def as_root(self, *command: str) -> str:
        """Runs a command as root and returns its output. Raises subprocess.CalledProcessError."""
        return self._run(["chroot", str(self.folder), *command], {})

    def as_player(self, *command: str, **more: str) -> str:
        """Runs a command as an ordinary user, with these extra variables; returns its output."""
        return self._run(self._chroot_command(command), more)

    def begin(self, *command: str, **more: str) -> "subprocess.Popen[bytes]":
        """Starts a command as the ordinary user without waiting; `stdout` has its output.

        What it says of errors is dropped: much of it is about what a bare system lacks.
        """
        return subprocess.Popen(
            self._chroot_command(command),
            env=self._environment(more),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def _chroot_command(self, command: Sequence[str]) -> list[str]:
        return ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.folder), *command]

    def _environment(self, more: dict[str, str]) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name.lower().endswith("proxy")}
        places = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
        own = {"PATH": places, "HOME": f"/home/{PLAYER}", "LANG": "C.UTF-8"}
        return {**kept, **own, "DEBIAN_FRONTEND": "noninteractive", **more}

    def _run(self, command: list[str], more: dict[str, str]) -> str:
        done = subprocess.run(
            command, env=self._environment(more), capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            done.check_returncode()
        return done.stdout


@contextmanager
def clean_root(system: System) -> Iterator[Root]:
    """Makes a fresh system with an ordinary user and removes its folder afterwards.

    Raises:
        subprocess.CalledProcessError: The system cannot be made.
    """
    mark = zlib.crc32(" ".join([system.codename, *system.packages]).encode())
    base = FOLDER / f"base-{mark:08x}.tar"
    root = Root(FOLDER / f"root-{mark:08x}")
    _unmount(root)  # left by a trial that was killed
    if not base.exists():
        _make_base(system, root, base)
    shutil.rmtree(root.folder, ignore_errors=True)
    root.folder.mkdir(parents=True)
    subprocess.run(["tar", "-xpf", str(base), "-C", str(root.folder)], check=True)
    try:
        _mount(root)
        root.as_root("useradd", "--create-home", PLAYER)
        # /dev/shm is for processes that share memory
        root.as_root("install", "-d", "-m1777", "/tmp/.X11-unix", "/dev/shm")
        yield root
    finally:
        _unmount(root)
        shutil.rmtree(root.folder, ignore_errors=True)


def _make_base(system: System, root: Root, base: Path) -> None:
    own = platform.freedesktop_os_release()
    codename = system.codename or own["VERSION_CODENAME"]
    shutil.rmtree(root.folder, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", "--include=ca-certificates"]
    if own["ID"] == "ubuntu" and not system.codename:
        command.append("--components=main,universe")
    root.folder.parent.mkdir(parents=True, exist_ok=True)
    command += [codename, str(root.folder)]
    if not Path("/usr/share/debootstrap/scripts", codename).exists():  # a release of later years
        command += ["", "sid"]  # from the usual mirror
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    names = ["resolv.conf"]
    if not system.codename:  # what dpkg-shlibdeps saw may come from an update
        names += ["apt/sources.list", "apt/sources.list.d", "apt/keyrings"]
    for name in names:
        _copy(Path("/etc", name), root.folder / "etc" / name)
    if not system.codename:
        _copy(Path("/usr/share/keyrings"), root.folder / "usr/share/keyrings")
    try:
        _mount(root)
        # a mirror of a release to come may be older than its index allows
        root.as_root("apt-get", "update", "-qq", "-o", "Acquire::Check-Valid-Until=false")
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
        root.as_root(*install, *system.packages)
        root.as_root("apt-get", "clean")
    finally:
        _unmount(root)
    part = base.with_suffix(".part")
    subprocess.run(["tar", "-cpf", str(part), "-C", str(root.folder), "."], check=True)
    part.rename(base)


def _mount(root: Root) -> None:
    subprocess.run(["mount", "-t", "proc", "proc", str(root.folder / "proc")], check=True)


def _unmount(root: Root) -> None:
    if os.path.ismount(root.folder / "proc"):
        subprocess.run(["umount", "--lazy", str(root.folder / "proc")], check=False)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    elif source.exists():
        shutil.copyfile(source, target)
