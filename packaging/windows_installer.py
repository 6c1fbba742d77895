# SPDX-License-Identifier: MIT
"""Makes the installer for Windows from `dist/wizardtable`, with NSIS.

On other systems it only checks that the script compiles, with icons in place of the program.
"""

import subprocess
import sys
from pathlib import Path

import addresses
import icons
from bundle import BUNDLE, DIST, ROOT, WORK, version

SCRIPT = ROOT / "packaging" / "windows" / "installer.nsi"


def pictures(folder: Path) -> None:
    """Writes the icons of the program and of saves, and the picture of the setup's first page."""
    for kind in (icons.PROGRAM, icons.SAVE):
        icons.ico(folder, kind)
    icons.setup_picture(folder)


def command(script: str, **definitions: object) -> list[str]:
    """Returns the command that makes the installer.

    The script needs the definitions VERSION, SOURCE (the folder of the program), ICONS (that of
    `pictures`) and TARGET (the folder for the installer).
    """
    if homepage := addresses.addresses().get("homepage"):
        definitions["HOMEPAGE"] = homepage
    options = [f"-D{name}={value}" for name, value in definitions.items()]
    return ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, script]


def main() -> int:
    """Builds `dist/wizardtable-<version>-setup.exe`; returns the exit code."""
    pictures(WORK)
    source, target = (BUNDLE, DIST) if sys.platform == "win32" else (WORK / "windows", WORK)
    if source != BUNDLE:
        icons.ico(source)
    places = {"SOURCE": source, "ICONS": WORK, "TARGET": target}
    subprocess.run(command(str(SCRIPT), VERSION=version(), **places), check=True)
    made = Path(target, f"wizardtable-{version()}-setup.exe")
    print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
