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
from pathlib import Path

from bundle import ROOT

FOLDER = ROOT / "build" / "clean"
EXTRA = (
    *("desktop-file-utils", "jwm", "libglib2.0-bin", "shared-mime-info"),
    *("wmctrl", "xauth", "xdotool", "xvfb"),
)
"""The packages that the trial needs beyond the base system.

They are a screen, tools to use it, and parts of every desktop; none of them brings Python.
"""

PLAYER = "ada"


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
        """Starts a command as the ordinary user without waiting; `stdout` has its output."""
        return subprocess.Popen(
            self._chroot_command(command), env=self._environment(more), stdout=subprocess.PIPE
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
def clean_root() -> Iterator[Root]:
    """Makes a fresh system with an ordinary user and removes its folder afterwards.

    Raises:
        subprocess.CalledProcessError: The system cannot be made.
    """
    base = FOLDER / f"base-{zlib.crc32(' '.join(EXTRA).encode()):08x}.tar"
    root = Root(FOLDER / "root")
    if os.path.ismount(root.folder / "proc"):  # left by a trial that was killed
        subprocess.run(["umount", "--lazy", str(root.folder / "proc")], check=True)
    if not base.exists():
        _make_base(root.folder, base)
    shutil.rmtree(root.folder, ignore_errors=True)
    root.folder.mkdir(parents=True)
    subprocess.run(["tar", "-xpf", str(base), "-C", str(root.folder)], check=True)
    for name in ("apt/sources.list", "apt/sources.list.d", "resolv.conf"):
        _copy(Path("/etc", name), root.folder / "etc" / name)
    subprocess.run(["mount", "-t", "proc", "proc", str(root.folder / "proc")], check=True)
    try:
        root.as_root("useradd", "--create-home", PLAYER)
        root.as_root("install", "-d", "-m1777", "/tmp/.X11-unix")
        root.as_root("apt-get", "update", "-qq")
        yield root
    finally:
        subprocess.run(["umount", "--lazy", str(root.folder / "proc")], check=False)
        shutil.rmtree(root.folder, ignore_errors=True)


def _make_base(folder: Path, base: Path) -> None:
    system = platform.freedesktop_os_release()
    shutil.rmtree(folder, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", f"--include={','.join(EXTRA)}"]
    if system["ID"] == "ubuntu":
        command.append("--components=main,universe")
    command += [system["VERSION_CODENAME"], str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    part = base.with_suffix(".part")
    subprocess.run(["tar", "-cpf", str(part), "-C", str(folder), "."], check=True)
    part.rename(base)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    elif source.exists():
        shutil.copyfile(source, target)
