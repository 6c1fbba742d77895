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


def main() -> int:
    """Builds `dist/wizardtable-<version>-setup.exe`; returns the exit code."""
    for kind in (icons.PROGRAM, icons.SAVE):
        icons.ico(WORK, kind)
    source, target = (BUNDLE, DIST) if sys.platform == "win32" else (WORK / "windows", WORK)
    if source != BUNDLE:
        icons.ico(source)
    definitions: dict[str, object] = {
        "VERSION": version(),
        "SOURCE": source,
        "ICONS": WORK,
        "TARGET": target,
    }
    if homepage := addresses.addresses().get("homepage"):
        definitions["HOMEPAGE"] = homepage
    script = ROOT / "packaging" / "windows" / "installer.nsi"
    options = [f"-D{name}={value}" for name, value in definitions.items()]
    encoding = ["-INPUTCHARSET", "UTF8"]
    subprocess.run(["makensis", "-V2", "-WX", *encoding, *options, str(script)], check=True)
    made = Path(target, f"wizardtable-{version()}-setup.exe")
    print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
