# SPDX-License-Identifier: MIT
"""What PyInstaller gathers and the program never needs: modules, plugins, faces, libraries.

Kept are the extension modules and the plugins named here; of the libraries only those that one of
these needs, by whatever detour. Nothing has to be added when a game or a page is.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import PurePosixPath

from wizardtable.core.languages import languages

Entry = tuple[str, str, str]
"""Place in the bundle, file it is taken from, and PyInstaller's word for its kind."""

MODULES = [
    *("_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_tkinter", "_uuid", "readline"),
    *("distributed", "lib2to3", "mypy", "numpy", "pydoc", "pytest", "setuptools"),
    *("PIL.AvifImagePlugin", "PIL.ImageTk", "PIL._avif", "PIL._imagingcms", "PIL._imagingft"),
    *("PIL._imagingmath", "PIL._imagingtk", "test", "tkinter", "unittest"),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_multibytecodec", "cffi", "pycparser"),
]
"""Left out: no network, no terminal, no tools. Of Pillow the blurring is needed, and
the formats of animated pictures."""

if sys.platform != "linux":  # there the desktop is asked over it
    MODULES.append("PySide6.QtDBus")

PLUGINS = {
    "platforms": r"libqxcb|libqwayland.*|libqoffscreen|qwindows|qoffscreen|libqcocoa",
    "platforminputcontexts": r".*",
    "platformthemes": r"libqxdgdesktopportal",
    "styles": r".*",
    "wayland-decoration-client": r".*",
    "wayland-shell-integration": r"libxdg-shell",
}
"""Qt's plugins that are kept, by folder. Pictures are drawn from SVG, and PNG is in Qt itself."""

SYSTEM = r"libpython.*|libxcb-.*|libxkbcommon.*|libX11-xcb\..*|libffi\..*|libsqlite3\..*"
"""Of the libraries of a Linux system those that go with the program: Python, and what a desktop
need not have. The others (GL, fontconfig, glib, D-Bus) belong to the system; `wizardtable` names
what is missing."""

CODES = sorted({part for code in languages() for part in (code, code.partition("_")[0])})
FACES = r"Source(Sans|Serif)Pro-(Regular|It|Semibold|Bold)\.ttf|LICENSE\.txt"
QT_WORDS = rf"qtbase_({'|'.join(CODES)})\.qm"


def prune(binaries: Iterable[Entry], datas: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The binaries and data files that are needed."""
    wanted = [entry for entry in binaries if _wanted(entry)]
    kept = _needed(wanted)
    places = {entry[0] for entry in kept} | {entry[1] for entry in kept}
    frameworks = {_framework(entry[0]) for entry in kept}
    files = []
    for entry in datas:
        target, source, kind = entry
        if framework := _framework(target):  # its links and its description belong to it
            if framework in frameworks:
                files.append(entry)
        elif kind == "SYMLINK":  # to a library from where others look for it
            beside = (PurePosixPath(target).parent / source).as_posix()
            if source in places or beside in places:
                files.append(entry)
        elif _data_wanted(target.replace("\\", "/")):
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
    """The framework of macOS that a file lies in, "" where in none."""
    head, found, _ = target.replace("\\", "/").rpartition(".framework/")
    return head if found else ""


def _name(path: str) -> str:
    """The name of a library as it is looked up; Windows does not mind how it is written."""
    name = PurePosixPath(path.replace("\\", "/")).name
    return name.casefold() if name.casefold().endswith((".dll", ".pyd")) else name


def _wanted(entry: Entry) -> bool:
    """Whether this binary would be kept if something needs it."""
    target, source, _kind = entry
    path = PurePosixPath(target.replace("\\", "/"))
    if "plugins" in path.parts:
        folder, stem = path.parts[path.parts.index("plugins") + 1], path.name.split(".")[0]
        return re.fullmatch(PLUGINS.get(folder, ""), stem) is not None
    if sys.platform == "linux" and re.match(r"(/usr)?/lib", source):
        return re.match(SYSTEM, path.name) is not None
    return True


def _needed(entries: list[Entry]) -> list[Entry]:
    """Extension modules and plugins, and the libraries that these need."""
    from PyInstaller.depend.bindepend import get_imports  # noqa: PLC0415 - only where it runs

    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    waiting = [entry for entry in entries if _is_root(entry)]
    seen = set()
    while waiting:
        entry = waiting.pop()
        if entry in seen:
            continue
        seen.add(entry)
        if entry[2] == "SYMLINK":
            waiting += by_name.get(_name(entry[1]), [])
            continue
        for name, path in get_imports(entry[1]):
            waiting += by_name.get(_name(str(path or name)), []) + by_name.get(_name(name), [])
    return [entry for entry in entries if entry in seen]


def _is_root(entry: Entry) -> bool:
    target = entry[0].replace("\\", "/")
    python = re.search(r"libpython|python3\d*\.dll|vcruntime|Python$", target, re.IGNORECASE)
    return entry[2] == "EXTENSION" or "/plugins/" in target or python is not None


def _data_wanted(target: str) -> bool:
    if re.match("font_source_(sans|serif)_pro/files/", target):
        return re.search(f"({FACES})$", target) is not None
    if "PySide6" in target and target.endswith(".qm"):
        return re.search(QT_WORDS + "$", target) is not None
    return (
        re.search(r"(__pycache__|\.pyi?|\.typed|direct_url\.json|RECORD|INSTALLER|WHEEL)$", target)
        is None
    )
