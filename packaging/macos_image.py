# SPDX-License-Identifier: MIT
"""Makes the disk image for macOS from `dist/Wizardtable.app`: the app beside Applications.

PyInstaller has signed the app, with the identity in WIZARDTABLE_IDENTITY, otherwise ad hoc.
Notarising needs an account and is not done here.
"""

import os
import platform
import shutil
import subprocess
import sys

from bundle import BUNDLE, DIST, ROOT, WORK, version

ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"
IDENTITY = os.environ.get("WIZARDTABLE_IDENTITY", "")


def signing(identity: str) -> dict[str, str]:
    """Returns PyInstaller's arguments for signing every library and then the app.

    Notarising requires the hardened runtime, which PyInstaller turns on for an identity. Under it
    the app needs the entitlements: Python's callbacks from C are written into memory and then
    executed. Without an identity the app is signed ad hoc.
    """
    if not identity:
        return {}
    return {"codesign_identity": identity, "entitlements_file": str(ENTITLEMENTS)}


def main() -> int:
    """Builds `dist/wizardtable-<version>-<architecture>.dmg`; returns the exit code."""
    if sys.platform != "darwin":
        print("A disk image can only be made on macOS.", file=sys.stderr)
        return 1
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(BUNDLE)], check=True)
    folder = WORK / "image"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUNDLE, folder / BUNDLE.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    target = DIST / f"wizardtable-{version()}-{platform.machine()}.dmg"
    make = ["hdiutil", "create", "-volname", "Wizardtable", "-srcfolder", str(folder)]
    subprocess.run([*make, "-ov", "-format", "UDZO", str(target)], check=True)
    if IDENTITY:
        sign = ["codesign", "--sign", IDENTITY, "--timestamp", str(target)]
        subprocess.run(sign, check=True)
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
