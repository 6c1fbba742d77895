# SPDX-License-Identifier: MIT
"""Fetches what the Flatpak is built from besides this checkout, into `build/flatpak/wheels`.

A requirement may depend on the Python version. pip judges that by the Python that runs pip. So it
is judged here by the Python of the runtime, for this project and for every wheel that it needs.
"""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from email.parser import HeaderParser
from pathlib import Path

from pip._vendor.packaging.markers import default_environment
from pip._vendor.packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
WHEELS = ROOT / "build" / "flatpak" / "wheels"

PYTHON = "3.13"
"""Of the runtime that the manifest names."""

LIBC = ("2_34", "2_28", "2_27", "2_24", "2_17")
"""Of the C libraries that wheels are made for, those no newer than the runtime's."""

RUNTIME = {
    **default_environment(),
    "implementation_name": "cpython",
    "implementation_version": f"{PYTHON}.0",
    "os_name": "posix",
    "platform_machine": "x86_64",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "python_full_version": f"{PYTHON}.0",
    "python_version": PYTHON,
    "sys_platform": "linux",
}
"""What the markers of requirements ask, as it is in the runtime."""


def main() -> int:
    """Downloads the wheels; returns pip's exit code."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    return fetch(["hatchling", *needed], WHEELS)


def fetch(requirements: Iterable[str], folder: Path) -> int:
    """Downloads wheels for the requirements, and for those of the wheels themselves, into a folder
    that is emptied first. Returns pip's exit code."""
    needed = set(applying(requirements))
    while True:
        shutil.rmtree(folder, ignore_errors=True)
        code = subprocess.run([*_command(folder), *sorted(needed)], check=False).returncode
        found = {one for wheel in folder.glob("*.whl") for one in _required_by(wheel, needed)}
        if code or found <= needed:
            return code
        needed |= found


def applying(requirements: Iterable[str], extras: Iterable[str] = ()) -> list[str]:
    """Returns the requirements that hold in the runtime, without their markers. `extras` are those
    that are wanted of the package that has the requirements."""
    found = []
    for one in map(Requirement, requirements):
        marker, one.marker = one.marker, None
        environments = [RUNTIME | {"extra": extra} for extra in ("", *extras)]
        if marker is None or any(map(marker.evaluate, environments)):
            found.append(str(one))
    return found


def _command(folder: Path) -> list[str]:
    kinds = [f"--platform=manylinux_{libc}_x86_64" for libc in LIBC]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    return [*command, "--no-deps", f"--python-version={PYTHON}", f"--dest={folder}", *kinds]


def _required_by(wheel: Path, needed: Iterable[str]) -> list[str]:
    """Returns what a wheel requires in the runtime, with the extras that are needed of it."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        told = HeaderParser().parsestr(archive.read(name).decode())
    own = _plain(told["Name"])
    extras = {
        extra for one in map(Requirement, needed) if _plain(one.name) == own for extra in one.extras
    }
    return applying(told.get_all("Requires-Dist", []), extras)


def _plain(name: str) -> str:
    """Returns a package's name in the form in which names are compared."""
    return name.lower().replace("_", "-").replace(".", "-")


if __name__ == "__main__":
    sys.exit(main())
