# SPDX-License-Identifier: MIT
"""Makes the disk image for macOS from `dist/Wizardtable.app`: the app beside Applications.

It is signed with the identity in WIZARDTABLE_IDENTITY, otherwise ad hoc. Notarising needs an
account and is not done here.
"""

import os
import shutil
import subprocess
import sys

import icons
from bundle import BUNDLE, DIST, ROOT, WORK, version

ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"


def signing(identity: str) -> list[str]:
    """Returns the command that signs the app; the identity "-" signs ad hoc.

    Notarising requires the hardened runtime, which needs the entitlements: Python's callbacks from
    C are written into memory and then executed.
    """
    sign = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        sign += ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    return sign


def main() -> int:
    """Builds `dist/wizardtable-<version>.dmg`; returns the exit code."""
    if sys.platform != "darwin":
        print("A disk image can only be made on macOS.", file=sys.stderr)
        return 1
    shutil.copy2(icons.icns(WORK, icons.SAVE), BUNDLE / "Contents" / "Resources" / "save.icns")
    sign = signing(os.environ.get("WIZARDTABLE_IDENTITY", "-"))
    subprocess.run([*sign, str(BUNDLE)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(BUNDLE)], check=True)
    folder = WORK / "image"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUNDLE, folder / BUNDLE.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    target = DIST / f"wizardtable-{version()}.dmg"
    make = ["hdiutil", "create", "-volname", "Wizardtable", "-srcfolder", str(folder)]
    subprocess.run([*make, "-ov", "-format", "UDZO", str(target)], check=True)
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
