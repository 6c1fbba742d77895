# SPDX-License-Identifier: MIT
"""Fetches what the Flatpak is built from besides this checkout, into `build/flatpak/wheels`."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WHEELS = ROOT / "build" / "flatpak" / "wheels"

PYTHON = "3.13"
"""Of the runtime that the manifest names."""

LIBC = ("2_34", "2_28", "2_27", "2_24", "2_17")
"""Of the C libraries that wheels are made for, those no newer than the runtime's."""


def main() -> int:
    """Download them; gives pip's exit code."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    shutil.rmtree(WHEELS, ignore_errors=True)
    kinds = [f"--platform=manylinux_{libc}_x86_64" for libc in LIBC]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    where = [f"--python-version={PYTHON}", f"--dest={WHEELS}", *kinds]
    return subprocess.run([*command, *where, "hatchling", *needed], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
