# SPDX-License-Identifier: MIT
"""The origin and the licences of all files in a package; their full texts go with every package.

`PARTS` assigns each place in a bundle, on all three systems. A place without a part stops the
build. The texts in `packaging/licences` are copied verbatim from the packages that bring them, or
from Debian's package of the same library. The licence of Windows' Python comes from the Python that
is frozen.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "packaging" / "licences"
FOLDER = "licences"
"""The folder of the texts in a bundle."""

WINDOWS_PYTHON = "Python-Windows.txt"
"""Python's licence from its installer for Windows, with Microsoft's conditions."""


@dataclass(frozen=True)
class Part:
    """Files of one origin.

    Attributes:
        name: The name of the part.
        pattern: A regular expression for their places in a bundle.
        holders: The copyright holders.
        licence: The SPDX expression of their licences.
        texts: The names of the licence texts.
    """

    name: str
    pattern: str
    holders: str
    licence: str
    texts: tuple[str, ...]


_UTIL = ("cursor", "icccm", "image", "keysyms", "render-util", "util")
_X11 = ("libX11", "libxcb", "libxkbcommon", *(f"libxcb-{name}" for name in _UTIL))
_PILLOW_LIBRARIES = (
    r"lib(Xau|brotli\w*|jpeg|lcms2|lzma|openjp2|png16|sharpyuv|tiff|webp\w*|xcb|z|zstd)"
)
_EXTENSIONS = "|".join(sorted(sys.stdlib_module_names))

PARTS = (
    Part(
        "ICU",
        r"(.*/)?(libicu|icu)[^/]*",
        "Unicode, Inc. and others",
        "Unicode-DFS-2016",
        ("ICU",),
    ),
    Part(
        "Microsoft's run-time libraries",
        r"(.*/)?(msvcp|vcruntime|concrt|ucrtbase|api-ms-win)[^/]*\.dll",
        "Microsoft Corporation",
        "LicenseRef-Microsoft-Distributable-Code",
        ("Python-Windows",),
    ),
    Part(
        "Qt and Qt for Python",
        r"(PySide6|shiboken6)/.*|lib(Qt6|pyside6|shiboken6).*|(Qt6|pyside6|shiboken6)[^/]*\.dll|"
        r"Qt\w*(\.framework/.*)?|(pyside6_essentials|shiboken6)-.*",
        "The Qt Company Ltd. and other contributors",
        "LGPL-3.0-only",
        ("LGPL-3", "GPL-3", "Qt-third-party", "Qt-Wayland"),
    ),
    Part(
        "miniaudio",
        r"_miniaudio\..*|miniaudio[-.].*",
        "Irmen de Jong, David Reid, Sean Barrett",
        "MIT",
        ("miniaudio",),
    ),
    Part(
        "cffi, with libffi in it",
        r"_cffi_backend\..*|cffi-.*",
        "Armin Rigo, Maciej Fijalkowski and contributors",
        "MIT-0 AND MIT",
        ("cffi", "libffi"),
    ),
    Part(
        "libffi",
        r"(.*/)?libffi.*",
        "Anthony Green, Red Hat, Inc. and others",
        "MIT",
        ("libffi",),
    ),
    Part(
        "SQLite",
        r"(.*/)?(lib)?sqlite3[.\d]*\.(so|dll|dylib).*|(.*/)?libsqlite3\.so.*",
        "D. Richard Hipp and the other authors",
        "blessing",
        ("SQLite",),
    ),
    Part(
        "Pillow, with the libraries of picture formats in it",
        rf"PIL/.*|pillow[.-].*|{_PILLOW_LIBRARIES}(-[0-9a-f]{{8}}\.|[.\d]*\.dylib).*",
        "Secret Labs AB, Fredrik Lundh, Jeffrey A. Clark and contributors",
        "MIT-CMU",
        ("Pillow",),
    ),
    Part(
        "openskill",
        r"openskill[/-].*",
        "Vivek Joshy",
        "MIT",
        ("openskill",),
    ),
    Part(
        "libraries of X11",
        r"lib(X11-xcb|xcb|xkbcommon)[-.].*",
        "The X.Org contributors, Bart Massey, Jamey Sharp, Josh Triplett and others",
        "MIT AND X11",
        _X11,
    ),
    Part(
        "platformdirs",
        r"platformdirs-.*",
        "The platformdirs developers",
        "MIT",
        ("platformdirs",),
    ),
    Part(
        "Source Sans Pro",
        r"font_source_sans_pro[/-].*",
        "Adobe Systems Incorporated, with Reserved Font Name 'Source'",
        "OFL-1.1",
        ("Source-Sans-Pro",),
    ),
    Part(
        "Source Serif Pro",
        r"font_source_serif_pro[/-].*",
        "Adobe Systems Incorporated, with Reserved Font Name 'Source'",
        "OFL-1.1",
        ("Source-Serif-Pro",),
    ),
    Part(
        "the common part of the compiled modules",
        r".*__mypyc\..*",
        "Jukka Lehtosalo, Dropbox, Inc. and contributors",
        "MIT AND PSF-2.0",
        ("mypyc",),
    ),
    Part(
        "Python",
        r"libpython3.*|python3\d*\.dll|Python3?(\.framework/.*)?|base_library\.zip|"
        rf"(python3[^/]*/)?lib-dynload/.*|({_EXTENSIONS})(\.cp\d+[^/]*)?\.pyd",
        "Python Software Foundation, and the holders that the texts name",
        "PSF-2.0",
        ("Python", "Python-third-party"),
    ),
    Part(
        "wizardtable",
        r"wizardtable[/-].*|licences/.*|save\.icns|icon[-.\w]*\.icns",
        "The wizardtable developers",
        "MIT",
        ("wizardtable",),
    ),
    Part(
        "PyInstaller's program that starts Python",
        r"wizardtable(\.exe)?",
        "The PyInstaller Development Team",
        "GPL-2.0-or-later WITH Bootloader-exception",
        ("PyInstaller",),
    ),
)
"""The parts; a place belongs to the first part whose pattern matches it."""


def part_of(place: str) -> Part | None:
    """Returns the part of a place in the bundle, such as "PIL/_imaging.so"; None if it has none."""
    plain = place.replace("\\", "/")
    return next((part for part in PARTS if re.fullmatch(part.pattern, plain, re.I)), None)


def unknown(places: Iterable[str]) -> list[str]:
    """Returns the places that belong to no part."""
    return sorted(place for place in places if part_of(place) is None)


def files(system: str = sys.platform, python: Path = Path(sys.base_prefix)) -> dict[str, Path]:
    """Returns every licence text of a package, by its name there.

    `system` is a value of sys.platform.

    Raises:
        FileNotFoundError: Windows' Python has no licence beside it.
    """
    texts = {path.name: path for path in sorted(TEXTS.glob("*.txt"))}
    texts["wizardtable.txt"] = ROOT / "LICENSE"
    if system == "win32":
        text = python / "LICENSE.txt"
        if not text.is_file():
            raise FileNotFoundError(f"{text} is missing: Python's licence must go with the package")
        texts[WINDOWS_PYTHON] = text
    return texts


def overview(places: Iterable[str]) -> str:
    """Returns a text about the contents of a package, part by part, with the names of the texts."""
    present = {part_of(place) for place in places} | {part_of("wizardtable")}
    blocks = [
        f"{part.name}\n    {part.holders}\n    {part.licence}\n    "
        + ", ".join(f"{name}.txt" for name in part.texts)
        for part in PARTS
        if part in present
    ]
    head = "What this package holds, whose work it is, and which of these texts are its licences:"
    return "\n\n".join([head, *blocks]) + "\n"


def entries(places: list[str], work: Path) -> list[tuple[str, str, str]]:
    """Returns all licence texts and their overview for PyInstaller: place, file, kind.

    Raises:
        SystemExit: A file would be packed whose licence is unknown.
    """
    if nameless := unknown(places):
        raise SystemExit(f"packaging/licences.py knows no licence for: {', '.join(nameless)}")
    readme = work / "licences.txt"
    readme.write_text(overview(places), encoding="utf-8")
    texts = {**files(), "README.txt": readme}
    return [(f"{FOLDER}/{name}", str(path), "DATA") for name, path in texts.items()]
