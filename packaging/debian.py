# SPDX-License-Identifier: MIT
"""Makes the Debian package and the archive for other Linux systems from `dist/wizardtable`."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill

import addresses
import linux_files
import pruning
from bundle import BUNDLE, DIST, WORK, size, version

ADDRESSES = addresses.addresses()
MAINTAINER = (
    f"The wizardtable developers <{ADDRESSES.get('contact', 'maintainers@wizardtable.invalid')}>"
)
"""The maintainer; Debian requires an address even if there is none yet."""

RECOMMENDED = (
    "hicolor-icon-theme, libpulse0 | libasound2, libwayland-client0, libwayland-cursor0, "
    "libwayland-egl1, shared-mime-info"
)
"""The recommended packages.

Only a Wayland session needs Wayland's libraries, and it has them. Without one of the sound
libraries the program is silent.
"""

ANY_VERSION_LIBRARIES = "libX11-xcb 1 libx11-xcb1\nlibzstd 1 libzstd1\n"
"""The libraries that may have any version.

Otherwise Debian would require the version of the builder's system, which excludes Ubuntu 22.04.
From libX11-xcb Qt uses only XGetXCBConnection and XSetEventQueueOwner, and from libzstd only
decompression. These are as old as the libraries.
"""

ABOUT = """Description: wizard board games against opponents who cannot cheat
 Play wizard board games with their complete rules, in English or French,
 against opponents of five levels or with friends around one screen. The
 opponents know only what a person in their seat would know.
 .
 A guided first match teaches each game. Every decision is saved at once, and
 the program needs no network.
"""


def architecture() -> str:
    """Returns Debian's name of this machine, such as "amd64"."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def deb() -> Path:
    """Builds the package. Raises subprocess.CalledProcessError."""
    tree = WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree / "usr/lib/wizardtable", symlinks=True)
    private = tree / "usr/lib/wizardtable/_internal"
    for path in private.iterdir():  # other packages bring these, with security updates
        if re.match(pruning.SYSTEM, path.name) and not path.name.startswith("libpython"):
            path.unlink()
    (tree / "usr/games").mkdir()
    (tree / "usr/games/wizardtable").symlink_to("../lib/wizardtable/wizardtable")
    linux_files.write(tree / "usr/share", WORK / "icons")
    _write_documents(tree / "usr/share")
    _normalise(tree)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree), encoding="utf-8")
    (control / "md5sums").write_text(_md5sums(tree), encoding="utf-8")
    target = DIST / f"wizardtable_{version()}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    epoch = {**os.environ, "SOURCE_DATE_EPOCH": str(linux_files.moment())}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=epoch)
    return target


def archive() -> Path:
    """Builds the archive: the bundle with its licences, its `share` folder and its installer."""
    name = f"wizardtable-{version()}"
    tree = WORK / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree, symlinks=True)
    linux_files.write(tree / "share", WORK / "icons")
    shutil.copyfile(linux_files.SOURCES / "install.sh", tree / "install.sh")
    (tree / "licences").symlink_to("_internal/licences")
    _normalise(tree)
    target = DIST / f"{name}-linux-{os.uname().machine}.tar.xz"
    plain = target.with_suffix("")
    with tarfile.open(plain, "w") as tar:
        for path in [tree, *sorted(tree.rglob("*"))]:
            tar.add(path, path.relative_to(WORK), recursive=False, filter=_owned_by_root)
    subprocess.run(["xz", "--force", "-6", "--threads=0", str(plain)], check=True)
    return target


def _owned_by_root(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = linux_files.moment()
    return info


def _write_documents(share: Path) -> None:
    doc = share / "doc" / "wizardtable"
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(linux_files.copyright_file(), encoding="utf-8")
    entries = []
    for number, date, changes in linux_files.releases():
        when = format_datetime(datetime.fromisoformat(date).replace(tzinfo=UTC))
        lines = "\n".join(
            fill(change, 78, initial_indent="  * ", subsequent_indent="    ") for change in changes
        )
        entries.append(f"wizardtable ({number}) stable; urgency=medium\n\n{lines}\n")
        entries.append(f"\n -- {MAINTAINER}  {when}\n\n")
    (doc / "changelog.gz").write_bytes(gzip.compress("".join(entries).encode(), 9, mtime=0))
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(linux_files.SOURCES / "lintian-overrides", overrides / "wizardtable")


def _normalise(tree: Path) -> None:
    """Gives every file the usual rights, whatever the umask was, and the same time."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_executable(path) else 0o644)
        os.utime(path, (linux_files.moment(),) * 2, follow_symlinks=False)


def _is_executable(path: Path) -> bool:
    head = path.read_bytes()[:4]
    return head.startswith(b"#!") or (head == b"\x7fELF" and ".so" not in path.name)


def _control(tree: Path) -> str:
    kilobytes = round(size(tree) / 1024)
    homepage = f"Homepage: {ADDRESSES['homepage']}\n" if "homepage" in ADDRESSES else ""
    return (
        f"Package: wizardtable\nVersion: {version()}\nArchitecture: {architecture()}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {kilobytes}\nSection: games\n"
        f"Priority: optional\nDepends: {_depends(tree)}\n"
        f"Recommends: {RECOMMENDED}\n" + homepage + ABOUT
    )


def _depends(tree: Path) -> str:
    """Returns the packages of all libraries of the system, with their minimum versions."""
    folder = WORK / "shlibdeps"
    (folder / "debian").mkdir(parents=True, exist_ok=True)
    (folder / "debian" / "control").write_text(
        "Source: wizardtable\n\nPackage: wizardtable\nArchitecture: any\n"
    )
    (folder / "debian" / "shlibs.local").write_text(ANY_VERSION_LIBRARIES)
    private = tree / "usr/lib/wizardtable/_internal"
    files = [path for path in tree.rglob("*") if not path.is_symlink() and path.is_file()]
    binaries = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    elf = [path for path in binaries if "wayland" not in str(path.relative_to(tree)).lower()]
    places = {f"-l{path.parent}" for path in elf} | {f"-l{private}"}
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", *sorted(places)]
    done = subprocess.run(
        [*command, *map(str, elf)], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip().partition("Depends=")[2]


def _md5sums(tree: Path) -> str:
    files = (path for path in sorted((tree / "usr").rglob("*")) if path.is_file())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree)}\n"
        for path in files
        if not path.is_symlink()
    )


def main() -> int:
    """Builds both packages from the bundle in `dist`; returns the exit code."""
    for make in (archive, deb):
        made = make()
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
