# SPDX-License-Identifier: MIT
"""Makes the disk image for macOS out of `dist/Wizardtable.app`: the app beside Applications.

It is signed with the identity in WIZARDTABLE_IDENTITY, else ad hoc; notarising is for whoever has
an account for it.
"""

import os
import shutil
import subprocess
import sys

import icons
from bundle import BUNDLE, DIST, ROOT, WORK, version

ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"


def signing(identity: str) -> list[str]:
    """The command that signs the app; "-" signs ad hoc. The hardened runtime, which notarising asks
    for, needs the entitlements: Python's callbacks from C are written into memory and then run."""
    sign = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        sign += ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    return sign


def main() -> int:
    """Build `dist/wizardtable-<version>.dmg`; gives the exit code."""
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
