# SPDX-License-Identifier: MIT
"""Tries the program with the Pythons of newer Debian releases, in clean systems.

On trixie it runs `make test`, on forky the self-test of the installed wheel. Further Pythons, such
as `python3.12`, may be named as arguments: they install the wheel in an environment of their own,
and it tests itself. All wheels are downloaded beforehand, so the systems need no package index.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from bundle import DIST, ROOT, version
from clean_root import PLAYER, Root, System, clean_root
from environment import TOOLS
from index_wheels import Runtime
from trial_evening import step

RELEASES = {"trixie": "3.13", "forky": "3.14"}
"""The Python version of each Debian release."""

PACKAGES = (
    *("fontconfig", "gcc", "git", "libdbus-1-3", "libegl1", "libfontconfig1", "libgl1"),
    *("libglib2.0-0t64", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
    *("libxcb-xkb1", "libxkbcommon-x11-0", "libxkbcommon0", "make"),
)
"""The Debian packages that Qt and the tests need without a screen.

Those of X are for a test that starts the program as with a screen, and finds none.
"""

SOURCE_ONLY = ("chess",)
"""The tools without wheels. They are pure Python, so that wheels made by this Python suit all."""

REPORT_CHARACTERS = 6000
"""The number of characters shown from the end of the tests' report."""

LIBC = ("2_39", "2_34", "2_31", "2_28", "2_27", "2_24", "2_17")


def main(arguments: list[str]) -> int:
    """Tries the releases, or the Pythons among the arguments; returns the exit code."""
    wheel = DIST / f"wizardtable-{version()}-py3-none-any.whl"
    if not wheel.exists():
        print(f"{wheel.name} is missing in dist; `make wheel` builds it.", file=sys.stderr)
        return 1
    for python in arguments:
        self_test(python, wheel)
    if arguments:
        return 0
    if os.geteuid() or not shutil.which("debootstrap"):
        print("Without root and debootstrap there is no clean system with another Python.")
        return 1
    failed = []
    for codename, python in RELEASES.items():
        packages = (*PACKAGES, f"python{python}", f"python{python}-venv")
        try:
            with clean_root(System(packages, codename)) as root:
                try_release(root, python, wheel, whole=codename == "trixie")
        except subprocess.CalledProcessError as error:  # the next release is tried all the same
            print(error, file=sys.stderr)
            failed.append(codename)
    return 1 if failed else 0


def self_test(python: str, wheel: Path) -> None:
    """Installs the wheel with a Python of this system and lets the program test itself.

    Raises:
        subprocess.CalledProcessError: It fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        inner = str(Path(folder, "bin", "python"))
        subprocess.run([inner, "-m", "pip", "install", "-qq", str(wheel)], check=True)
        number = subprocess.run([inner, "--version"], check=True, capture_output=True, text=True)
        command = [inner, "-m", "wizardtable", "--self-test"]
        subprocess.run(command, check=True, cwd=folder, env={"HOME": folder})
    step(f"self-test with {number.stdout.strip()}")


def try_release(root: Root, python: str, wheel: Path, *, whole: bool) -> None:
    """Installs the wheel in a system and lets it test itself; with `whole`, runs `make test` too.

    Raises:
        subprocess.CalledProcessError: A step fails.
    """
    wheels = root.folder / "wheels"
    download(python, wheels, whole=whole)
    shutil.copyfile(wheel, wheels / wheel.name)
    index = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/wheels"}
    command = f"python{python} -m venv ~/own && ~/own/bin/pip install -q wizardtable"
    root.as_player("sh", "-c", f"{command} && ~/own/bin/python -m wizardtable --self-test", **index)
    step(f"self-test with Python {python}")
    if whole:
        checkout = root.home / "checkout"
        subprocess.run(["git", "clone", "-q", "--depth=1", f"file://{ROOT}", checkout], check=True)
        root.as_root("chown", "-R", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}/checkout")
        make = f"cd ~/checkout && make test PYTHON=python{python} > ~/test.log 2>&1"
        try:
            root.as_player("sh", "-c", make, **index)
        finally:
            print((root.home / "test.log").read_text(encoding="utf-8")[-REPORT_CHARACTERS:])
        step(f"make test with Python {python}")


def download(python: str, wheels: Path, *, whole: bool) -> None:
    """Downloads what the program needs with this Python, and with `whole` what its tests need."""
    runtime = Runtime(python, tuple(f"manylinux_{libc}_x86_64" for libc in LIBC), {})
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    needed = list(project["dependencies"])
    if whole:
        needed += [*TOOLS, *project["optional-dependencies"]["dev"]]
    built = [requirement for requirement in needed if requirement.startswith(SOURCE_ONLY)]
    fitting_wheels = runtime.find(requirement for requirement in needed if requirement not in built)
    urls = [wheel["download_info"]["url"] for wheel in fitting_wheels]
    pip = [sys.executable, "-m", "pip"]
    command = [*pip, "download", "-qq", f"--dest={wheels}"]
    subprocess.run([*command, *runtime.options(), *urls], check=True)
    if built:
        command = [*pip, "wheel", "-qq", "--no-deps", f"--wheel-dir={wheels}"]
        subprocess.run([*command, *built], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
