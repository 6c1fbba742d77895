# SPDX-License-Identifier: MIT
"""Lists the wheels from which the Flatpak is built, in `build/flatpak/wheels.json`.

The list names the address and the SHA-256 checksum of each wheel, as flatpak-pip-generator writes
them. flatpak-builder downloads the wheels and checks them.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from index_wheels import Runtime, Wheel

ROOT = Path(__file__).resolve().parents[2]
WHEELS = ROOT / "build" / "flatpak" / "wheels.json"

LIBC = ("2_34", "2_28", "2_27", "2_24", "2_17")
"""The C libraries for which wheels are made and that are not newer than the runtime's."""

RUNTIME = Runtime("3.13", tuple(f"manylinux_{libc}_x86_64" for libc in LIBC), {})
"""The Python of the runtime that the manifest names."""


def main() -> int:
    """Writes the list; returns the exit code."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    try:
        wheels = RUNTIME.find(["hatchling", *needed])
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    WHEELS.parent.mkdir(parents=True, exist_ok=True)
    WHEELS.write_text(json.dumps([source(wheel) for wheel in wheels], indent=2) + "\n")
    print(f"{WHEELS.relative_to(ROOT)}: {len(wheels)} wheels")
    return 0


def source(wheel: Wheel) -> dict[str, str]:
    """Returns a wheel as a source of flatpak-builder."""
    download = wheel["download_info"]
    checksum = download["archive_info"]["hashes"]["sha256"]
    return {"type": "file", "url": download["url"], "sha256": checksum, "dest": "wheels"}


if __name__ == "__main__":
    sys.exit(main())
