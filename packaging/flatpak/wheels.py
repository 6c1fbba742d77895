# SPDX-License-Identifier: MIT
"""Downloads the wheels from which the Flatpak is built, into `build/flatpak/wheels`.

A requirement may depend on the Python version. pip decides that by the Python that runs pip. So
this program decides it by the Python of the runtime, for this project and for every wheel that it
needs.
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
"""The Python version of the runtime that the manifest names."""

LIBC = ("2_34", "2_28", "2_27", "2_24", "2_17")
"""The C libraries for which wheels are made and that are not newer than the runtime's."""

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
"""The values in the runtime of the variables in requirement markers."""


def main() -> int:
    """Downloads the wheels; returns pip's exit code."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    return fetch(["hatchling", *needed], WHEELS)


def fetch(requirements: Iterable[str], folder: Path) -> int:
    """Downloads wheels for the requirements, and for the requirements of these wheels.

    The folder is emptied first. Returns pip's exit code.
    """
    needed = set(applying(requirements))
    while True:
        shutil.rmtree(folder, ignore_errors=True)
        code = subprocess.run([*_command(folder), *sorted(needed)], check=False).returncode
        requirements_found = {
            requirement
            for wheel in folder.glob("*.whl")
            for requirement in _required_by(wheel, needed)
        }
        if code or requirements_found <= needed:
            return code
        needed |= requirements_found


def applying(requirements: Iterable[str], extras: Iterable[str] = ()) -> list[str]:
    """Returns the requirements that hold in the runtime, without their markers.

    `extras` are the extras of the package that has the requirements.
    """
    results = []
    for requirement in map(Requirement, requirements):
        marker, requirement.marker = requirement.marker, None
        environments = [RUNTIME | {"extra": extra} for extra in ("", *extras)]
        if marker is None or any(map(marker.evaluate, environments)):
            results.append(str(requirement))
    return results


def _command(folder: Path) -> list[str]:
    kinds = [f"--platform=manylinux_{libc}_x86_64" for libc in LIBC]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    return [*command, "--no-deps", f"--python-version={PYTHON}", f"--dest={folder}", *kinds]


def _required_by(wheel: Path, needed: Iterable[str]) -> list[str]:
    """Returns the requirements of a wheel in the runtime, with the extras that are needed of it."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(path for path in archive.namelist() if path.endswith(".dist-info/METADATA"))
        metadata = HeaderParser().parsestr(archive.read(name).decode())
    own_name = _plain(metadata["Name"])
    extras = {
        extra
        for requirement in map(Requirement, needed)
        if _plain(requirement.name) == own_name
        for extra in requirement.extras
    }
    return applying(metadata.get_all("Requires-Dist", []), extras)


def _plain(name: str) -> str:
    """Returns a package's name in the form in which names are compared."""
    return name.lower().replace("_", "-").replace(".", "-")


if __name__ == "__main__":
    sys.exit(main())
