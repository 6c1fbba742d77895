# SPDX-License-Identifier: MIT
"""Removes parts that PyInstaller collects and the program never needs, such as plugins and fonts.

Extension modules and the plugins named here are kept, and all libraries that these need, even
indirectly. A new game or page needs no change here.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import PurePosixPath

from wizardtable.core.languages import languages

Entry = tuple[str, str, str]
"""The place in the bundle, the source file, and PyInstaller's word for the kind."""

MODULES = [
    *("_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_tkinter", "_uuid", "readline"),
    *("distributed", "lib2to3", "mypy", "numpy", "pydoc", "pytest", "setuptools"),
    *("PIL.AvifImagePlugin", "PIL.ImageTk", "PIL._avif", "PIL._imagingcms", "PIL._imagingft"),
    *("PIL._imagingmath", "PIL._imagingtk", "test", "tkinter", "unittest"),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_multibytecodec", "cffi", "pycparser"),
]
"""The modules that are left out: the program needs no network, no terminal and no tools.

Of Pillow it needs blurring and the formats of animated pictures.
"""

if sys.platform != "linux":  # on Linux the program asks the desktop through D-Bus
    MODULES.append("PySide6.QtDBus")

PLUGINS = {
    "platforms": r"libqxcb|libqwayland.*|libqoffscreen|qwindows|qoffscreen|libqcocoa",
    "platforminputcontexts": r".*",
    "platformthemes": r"libqxdgdesktopportal",
    "styles": r".*",
    "wayland-decoration-client": r".*",
    "wayland-shell-integration": r"libxdg-shell",
}
"""The Qt plugins that are kept, by folder; pictures are SVG, and PNG is part of Qt itself."""

SYSTEM = r"libpython.*|libxcb-.*|libxkbcommon.*|libX11-xcb\..*|libffi\..*|libsqlite3\..*"
"""The libraries of a Linux system that go with the program.

They are Python's, and those that a desktop may lack. All other ones (GL, fontconfig, glib, D-Bus)
belong to the system; the program names the missing ones.
"""

CODES = sorted({part for code in languages() for part in (code, code.partition("_")[0])})
FACES = r"Source(Sans|Serif)Pro-(Regular|It|Semibold|Bold)\.ttf|LICENSE\.txt"
QT_WORDS = rf"qtbase_({'|'.join(CODES)})\.qm"


def prune(binaries: Iterable[Entry], datas: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Returns the binaries and data files that the program needs."""
    wanted = [entry for entry in binaries if _is_allowed(entry)]
    kept = _needed_entries(wanted)
    places = {entry[0] for entry in kept} | {entry[1] for entry in kept}
    frameworks = {_framework(entry[0]) for entry in kept}
    files = []
    for entry in datas:
        target, source, kind = entry
        if framework := _framework(target):  # its links and description go with a framework
            if framework in frameworks:
                files.append(entry)
        elif kind == "SYMLINK":  # in the folder where other libraries look for its target
            beside = (PurePosixPath(target).parent / source).as_posix()
            if source in places or beside in places:
                files.append(entry)
        elif _is_needed_data(target.replace("\\", "/")):
            files.append(entry)
    links = [entry for entry in kept if entry[2] == "SYMLINK"]
    names = {PurePosixPath(entry[0]).name for entry in kept if entry[2] != "SYMLINK"}
    kept = [
        entry
        for entry in kept
        if entry not in links or PurePosixPath(entry[1].replace("\\", "/")).name in names
    ]
    return kept, files


def _framework(target: str) -> str:
    """Returns the macOS framework that contains a file; "" if there is none."""
    head, separator, _ = target.replace("\\", "/").rpartition(".framework/")
    return head if separator else ""


def _name(path: str) -> str:
    """Returns the name by which a library is looked up; on Windows, case does not matter."""
    name = PurePosixPath(path.replace("\\", "/")).name
    return name.casefold() if name.casefold().endswith((".dll", ".pyd")) else name


def _is_allowed(entry: Entry) -> bool:
    """Returns whether a binary is kept if another file needs it."""
    target, source, _kind = entry
    path = PurePosixPath(target.replace("\\", "/"))
    if "plugins" in path.parts:
        folder, stem = path.parts[path.parts.index("plugins") + 1], path.name.split(".")[0]
        return re.fullmatch(PLUGINS.get(folder, ""), stem) is not None
    if sys.platform == "linux" and re.match(r"(/usr)?/lib", source):
        return re.match(SYSTEM, path.name) is not None
    return True


def _needed_entries(entries: list[Entry]) -> list[Entry]:
    """Returns the extension modules and plugins, and the libraries that these need."""
    from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415 - only where it runs

    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    open_entries = [entry for entry in entries if _is_root(entry)]
    needed = set()
    while open_entries:
        entry = open_entries.pop()
        if entry in needed:
            continue
        needed.add(entry)
        if entry[2] == "SYMLINK":
            open_entries += by_name.get(_name(entry[1]), [])
            continue
        for name, path in get_imports(entry[1]):
            open_entries += by_name.get(_name(str(path or name)), []) + by_name.get(_name(name), [])
    return [entry for entry in entries if entry in needed]


def _is_root(entry: Entry) -> bool:
    target = entry[0].replace("\\", "/")
    python = re.search(r"libpython|python3\d*\.dll|vcruntime|Python$", target, re.IGNORECASE)
    return entry[2] == "EXTENSION" or "/plugins/" in target or python is not None


def _is_needed_data(target: str) -> bool:
    if re.match("font_source_(sans|serif)_pro/files/", target):
        return re.search(f"({FACES})$", target) is not None
    if "PySide6" in target and target.endswith(".qm"):
        return re.search(QT_WORDS + "$", target) is not None
    return (
        re.search(r"(__pycache__|\.pyi?|\.typed|direct_url\.json|RECORD|INSTALLER|WHEEL)$", target)
        is None
    )
