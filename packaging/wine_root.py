# SPDX-License-Identifier: MIT
"""A clean Debian system with Wine and a Windows Python in it, for `try_windows`.

What is Wine's own stands here and in `windows/wine`, and no part of it reaches the program or its
packages:

- Wine has no icuuc.dll, which Windows has since version 1703 and from which Qt6Core.dll imports
  twenty functions: `icuuc.c` refuses every encoding, and Qt uses its own converters.
- Wine's `_locking` leaves errno at 0 when a lock is refused: `sitecustomize.py` for the Windows
  Python. The frozen program cannot read it, and takes the file system for one without locks.
- Wine does not show the classes of the user (HKCU) among all classes (HKCR), so it does not open a
  file by a type that only the user has: `merge_classes` copies them.
- Debian's Wine has no 32-bit part, so that the setup is made for 64 bits (`SETUP_TARGET`).
- Wine passes the variable LANG of Linux on, which Windows does not have: `command_line` removes it,
  and the program takes the language from Windows' settings.
"""

import hashlib
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from bundle import ROOT
from clean_root import PLAYER, SCREEN_PACKAGES, Root, System
from index_wheels import Runtime

PYTHON = "3.11"
"""The version of the Windows Python, and of the Python that runs the trial."""

RUNTIME = Runtime(
    PYTHON,
    ("win_amd64",),
    {
        "os_name": "nt",
        "platform_machine": "AMD64",
        "platform_system": "Windows",
        "sys_platform": "win32",
    },
)

PYTHON_SOURCE = "panda3d==1.10.16"
"""A package whose wheel for Windows carries python311.dll and its extension modules.

Python's own packages for Windows are in no package index. The standard library comes from the
Python that runs the trial, and `python.exe` from `windows/wine/python.c`.
"""

PYTHON_SHA256 = "37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
"""The checksum of that wheel."""

SYSTEM = System(
    (*SCREEN_PACKAGES, "gcc-mingw-w64-x86-64-win32", "locales", "nsis", "wine"), "trixie"
)
SETUP_TARGET = "amd64-unicode"
LOCALES = ("en_GB", "fr_FR")
CLASSES = (
    *(".wizardtable", "Wizardtable.Match"),
    *(".wizardtable-challenge", "Wizardtable.Challenge"),
)
"""The names of the file types that the setup registers, and of what opens them."""

QUIET = {"WINEDEBUG": "-all", "XDG_RUNTIME_DIR": f"/home/{PLAYER}"}
"""The variables for every command of Wine, against remarks on what a bare system lacks."""


HOME = f"home/{PLAYER}"
DRIVE = f"{HOME}/.wine/drive_c"
PYTHON_FOLDER = f"{DRIVE}/Python311"
SOURCES = ROOT / "packaging" / "windows" / "wine"

_COMPILE = """
set -e
cd /tmp/wine
gcc=x86_64-w64-mingw32-gcc
$gcc -O1 -municode -o $1/python.exe python.c
$gcc -O1 -municode -mwindows -DWINDOWED -o $1/pythonw.exe python.c
$gcc -O1 -shared -o $2/icuuc.dll icuuc.c
{ echo LIBRARY python3; echo EXPORTS; sed 's/.*/& = python311.&/' names; } > python3.def
$gcc -shared -nostdlib -Wl,--entry=0 -o $1/python3.dll python3.def
"""


class WineError(RuntimeError):
    """The Windows Python cannot be made; the text says why."""


def prepare(root: Root, wheels: Path) -> None:
    """Makes the player's Windows drive with a Python on it.

    `wheels` is the folder in which downloaded wheels are kept.

    Raises:
        WineError: The running Python has another version, or a download has changed.
        subprocess.CalledProcessError: A step fails.
    """
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != PYTHON:
        raise WineError(f"The standard library must be that of Python {PYTHON}.")
    for name in LOCALES:
        root.as_root("localedef", "-i", name, "-f", "UTF-8", f"{name}.UTF-8")
    root.as_player("wineboot", "--init", **QUIET)
    folder = root.folder / PYTHON_FOLDER
    folder.mkdir()
    _unpack_python(folder, wheels)
    standard = Path(sysconfig.get_path("stdlib"))
    skipped = shutil.ignore_patterns(
        *("__pycache__", "config-*", "idlelib", "lib-dynload", "site-packages", "test", "tkinter")
    )
    shutil.copytree(standard, folder / "Lib", ignore=skipped)
    shutil.copyfile(SOURCES / "sitecustomize.py", folder / "Lib" / "sitecustomize.py")
    shutil.copyfile(standard / "LICENSE.txt", folder / "LICENSE.txt")
    _compile(root, folder)
    own(root)


def own(root: Root) -> None:
    """Makes the player the owner of the files on the drive."""
    root.as_root("chown", "-R", f"{PLAYER}:{PLAYER}", f"/{HOME}")


def _unpack_python(folder: Path, wheels: Path) -> None:
    options = [*RUNTIME.options(), "-qq", f"--dest={wheels}", "--implementation=cp"]
    command = [sys.executable, "-m", "pip", "download", *options, PYTHON_SOURCE]
    if not list(wheels.glob("panda3d-*.whl")):
        subprocess.run(command, check=True)
    (wheel,) = wheels.glob("panda3d-*.whl")
    checksum = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if checksum != PYTHON_SHA256:
        raise WineError(f"{wheel.name} has the checksum {checksum}.")
    (folder / "DLLs").mkdir()
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            place, _, file = name.rpartition("/")
            if place != "deploy_libs" or file.startswith("api-ms-win"):
                continue
            is_python = file.casefold().startswith(("python3", "vcruntime"))
            target = (folder if is_python else folder / "DLLs") / file
            target.write_bytes(archive.read(name))


def _compile(root: Root, folder: Path) -> None:
    """Compiles what no wheel carries: python.exe, pythonw.exe, python3.dll and icuuc.dll."""
    work = root.folder / "tmp" / "wine"
    shutil.copytree(SOURCES, work)
    (work / "names").write_text("\n".join(_exports(root, folder / "python311.dll")) + "\n")
    (work / "compile.sh").write_text(_COMPILE)
    places = (f"/{PYTHON_FOLDER}", f"/{DRIVE}/windows/system32")
    root.as_root("sh", "/tmp/wine/compile.sh", *places)


def _exports(root: Root, library: Path) -> list[str]:
    """Returns the names of the functions that a library exports."""
    place = f"/{library.relative_to(root.folder)}"
    lines = iter(root.as_root("x86_64-w64-mingw32-objdump", "-p", place).splitlines())
    for line in lines:
        if "[Ordinal/Name Pointer]" in line:
            break
    names = []
    for line in lines:
        if not line.strip():
            break
        names.append(line.split()[-1])
    return names


def install(root: Root, requirements: list[str], *wheels: Path) -> None:
    """Installs requirements and all that they need, and wheels without what they need."""
    urls = [wheel["download_info"]["url"] for wheel in RUNTIME.find(requirements)]
    target = root.folder / PYTHON_FOLDER / "Lib" / "site-packages"
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-compile"]
    options = [*RUNTIME.options(), f"--target={target}", "--upgrade"]
    subprocess.run([*command, *options, *urls, *map(str, wheels)], check=True)
    own(root)


def command_line(*command: str) -> list[str]:
    """Returns the command that runs a Windows program without the variable LANG of Linux."""
    return ["wine", "cmd", "/c", "set", "LANG=&&", *command]


def merge_classes(root: Root) -> None:
    """Shows the user's file types among those of all users."""
    for name in CLASSES:
        key = rf"Software\Classes\{name}"
        command = ("reg", "copy", rf"HKCU\{key}", rf"HKLM\{key}", "/s", "/f")
        root.as_player("wine", *command, **QUIET)


def windows_path(root: Root, path: Path) -> str:
    r"""Returns the name of a path in Windows: C:\... on the drive, otherwise Z:\..."""
    drive = root.folder / DRIVE
    letter, base = ("C", drive) if path.is_relative_to(drive) else ("Z", root.folder)
    return f"{letter}:\\" + str(path.relative_to(base)).replace("/", "\\")
