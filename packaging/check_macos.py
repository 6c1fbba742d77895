# SPDX-License-Identifier: MIT
"""Checks on any system what of the macOS app can be read before it is built.

README.md names Apple's or Qt's page for each point. A wrong point is printed, and the exit code is
then 1.
"""

import plistlib
import re
import struct
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import environment
import icons
import macos_image
from bundle import ROOT
from index_wheels import Runtime
from PIL import Image
from system_files import APPLE_PLIST

TEXT, LIST, FLAG = str, list, bool

PLIST_KEYS: dict[str, tuple[type, str]] = {
    "CFBundleDevelopmentRegion": (TEXT, r"[a-z]{2}"),
    "CFBundleDisplayName": (TEXT, r".+"),
    "CFBundleDocumentTypes": (LIST, ""),
    "CFBundleIdentifier": (TEXT, r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"),
    "CFBundleLocalizations": (LIST, ""),
    "CFBundleShortVersionString": (TEXT, r"\d+\.\d+\.\d+"),
    "CFBundleVersion": (TEXT, r"\d+(\.\d+){0,2}"),
    "LSApplicationCategoryType": (TEXT, r"public\.app-category\.(board|card)-games"),
    "LSMinimumSystemVersion": (TEXT, r"\d+\.\d+(\.\d+)?"),
    "NSHighResolutionCapable": (FLAG, ""),
    "NSHumanReadableCopyright": (TEXT, r"Copyright © \d{4} .+"),
    "UTExportedTypeDeclarations": (LIST, ""),
}
"""The keys of the property list, each with its type and the form of its text."""

ROLES = {"Editor", "Viewer", "Shell", "QLGenerator", "None"}
RANKS = {"Owner", "Default", "Alternate", "None"}

ENTITLEMENTS = {
    "com.apple.security.cs.allow-jit",
    "com.apple.security.cs.allow-unsigned-executable-memory",
}
"""The exceptions from the hardened runtime that the app may ask for.

Notarisation refuses `get-task-allow`; the other exceptions would weaken the app without need.
"""

ICON_TYPES = {
    **{b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024},
    **{b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512},
}
"""The pixels of each type of picture in an .icns file, up to 512 points at a scale of two."""

ARCHITECTURES = ("arm64", "x86_64")


def plist_problems(plist: dict[str, Any]) -> Iterator[str]:
    """Yields what is wrong in the app's property list."""
    plistlib.dumps(plist)
    for key, (kind, form) in PLIST_KEYS.items():
        value = plist.get(key)
        if not isinstance(value, kind) or (form and not re.fullmatch(form, str(value))):
            yield f"Info.plist: {key} is {value!r}"
    for key in plist.keys() - PLIST_KEYS:
        yield f"Info.plist: {key} is not among the keys that were read about"
    exported = {kind["UTTypeIdentifier"] for kind in plist["UTExportedTypeDeclarations"]}
    for document in plist["CFBundleDocumentTypes"]:
        if document["CFBundleTypeRole"] not in ROLES or document["LSHandlerRank"] not in RANKS:
            yield f"Info.plist: role or rank of {document['CFBundleTypeName']}"
        if missing := set(document["LSItemContentTypes"]) - exported:
            yield f"Info.plist: {', '.join(missing)} is declared nowhere"
    for kind in plist["UTExportedTypeDeclarations"]:
        if "public.data" not in kind["UTTypeConformsTo"]:
            yield f"Info.plist: {kind['UTTypeIdentifier']} is no file (public.data)"
        if any("." in ending for ending in _endings(kind)):
            yield "Info.plist: a file name extension has no dot"


def _endings(kind: dict[str, Any]) -> list[str]:
    endings: list[str] = kind["UTTypeTagSpecification"]["public.filename-extension"]
    return endings


def entitlement_problems(content: bytes) -> Iterator[str]:
    """Yields what is wrong in the file of entitlements."""
    for key, value in plistlib.loads(content).items():
        if key not in ENTITLEMENTS or value is not True:
            yield f"{macos_image.ENTITLEMENTS.name}: {key} is {value!r}"


def icon_problems(content: bytes) -> Iterator[str]:
    """Yields what is wrong in an .icns file."""
    if content[:4] != b"icns" or struct.unpack(">I", content[4:8])[0] != len(content):
        yield "the icon is no .icns file of its length"
        return
    place, missing = 8, set(ICON_TYPES)
    while place < len(content):
        kind, size = struct.unpack(">4sI", content[place : place + 8])
        if kind in ICON_TYPES:
            missing.discard(kind)
            with Image.open(BytesIO(content[place + 8 : place + size])) as picture:
                if picture.size != (ICON_TYPES[kind], ICON_TYPES[kind]):
                    yield f"the icon's picture {kind.decode()} has {picture.size} pixels"
        place += size
    if missing:
        yield f"the icon lacks the pictures {sorted(kind.decode() for kind in missing)}"


def wheel_problems(minimum: str, architecture: str) -> Iterator[str]:
    """Yields a problem if a package has no wheel for the oldest macOS; prints the tags of all."""
    variables = {
        "platform_machine": architecture,
        "platform_system": "Darwin",
        "sys_platform": "darwin",
    }
    platform = f"macosx_{minimum.replace('.', '_')}_{architecture}"
    runtime = Runtime("3.11", (platform,), variables)
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    try:
        wheels = runtime.find(needed)
    except subprocess.CalledProcessError:
        yield f"a package has no wheel for macOS {minimum} on {architecture}"
        return
    names = [wheel["download_info"]["url"].rpartition("/")[2] for wheel in wheels]
    tags = {name.partition("-")[0]: name.rpartition("-")[2].removesuffix(".whl") for name in names}
    built = {name: tag for name, tag in tags.items() if tag != "any"}
    print(f"    {architecture}: " + ", ".join(f"{name} {tag}" for name, tag in built.items()))


def main() -> int:
    """Checks everything and prints the results; returns the exit code."""
    problems = list(plist_problems(APPLE_PLIST))
    problems += entitlement_problems(macos_image.ENTITLEMENTS.read_bytes())
    with tempfile.TemporaryDirectory() as folder:
        for kind in (icons.PROGRAM, icons.SAVE):
            problems += icon_problems(icons.icns(Path(folder), kind).read_bytes())
    if environment.reachable():
        for architecture in ARCHITECTURES:
            problems += wheel_problems(str(APPLE_PLIST["LSMinimumSystemVersion"]), architecture)
    else:
        print("--  no package index answers: the wheels for macOS are not checked")
    for problem in problems:
        print(f"BAD {problem}")
    if not problems:
        print("ok  what can be read of the macOS app")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
