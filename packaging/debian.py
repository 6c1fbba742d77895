# SPDX-License-Identifier: MIT
"""Makes the Debian package and the archive for other Linux systems out of `dist/wizardtable`."""

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

KNOWN = addresses.addresses()
MAINTAINER = (
    f"The wizardtable developers <{KNOWN.get('contact', 'maintainers@wizardtable.invalid')}>"
)
"""Debian wants an address, even while there is none."""

RECOMMENDED = (
    "hicolor-icon-theme, libpulse0 | libasound2, libwayland-client0, libwayland-cursor0, "
    "libwayland-egl1, shared-mime-info"
)
"""Wayland's libraries are needed in a Wayland session only, which has them; without one of those
for sound the program is silent."""

LEAST = "libX11-xcb 1 libx11-xcb1\nlibzstd 1 libzstd1\n"
"""Libraries of which any version does: Debian asks for that of the builder's system, which would
shut out Ubuntu 22.04. But Qt uses only XGetXCBConnection and XSetEventQueueOwner of the one, and of
the other only decompressing, all of them as old as the libraries."""

ABOUT = """Description: wizard board games against opponents who cannot cheat
 Play wizard board games with their complete rules, in English or French,
 against opponents of five levels or with friends around one screen. The
 opponents know only what a person in their seat would know.
 .
 A guided first match teaches each game. Every decision is saved at once, and
 the program needs no network.
"""


def architecture() -> str:
    """Debian's name for this machine, "amd64"."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def deb() -> Path:
    """Build the package; raises subprocess.CalledProcessError."""
    tree = WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree / "usr/lib/wizardtable", symlinks=True)
    private = tree / "usr/lib/wizardtable/_internal"
    for path in private.iterdir():  # these come from other packages, which get them mended
        if re.match(pruning.SYSTEM, path.name) and not path.name.startswith("libpython"):
            path.unlink()
    (tree / "usr/games").mkdir()
    (tree / "usr/games/wizardtable").symlink_to("../lib/wizardtable/wizardtable")
    linux_files.write(tree / "usr/share", WORK / "icons")
    _document(tree / "usr/share")
    _even_out(tree)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree), encoding="utf-8")
    (control / "md5sums").write_text(_sums(tree), encoding="utf-8")
    target = DIST / f"wizardtable_{version()}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    epoch = {**os.environ, "SOURCE_DATE_EPOCH": str(linux_files.moment())}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=epoch)
    return target


def archive() -> Path:
    """Build the archive: the bundle with its licences, its `share`, and what installs both."""
    name = f"wizardtable-{version()}"
    tree = WORK / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree, symlinks=True)
    linux_files.write(tree / "share", WORK / "icons")
    shutil.copyfile(linux_files.SOURCES / "install.sh", tree / "install.sh")
    (tree / "licences").symlink_to("_internal/licences")
    _even_out(tree)
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


def _document(share: Path) -> None:
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


def _even_out(tree: Path) -> None:
    """Give every file the usual rights, whatever the umask was, and the same time."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _runs(path) else 0o644)
        os.utime(path, (linux_files.moment(),) * 2, follow_symlinks=False)


def _runs(path: Path) -> bool:
    head = path.read_bytes()[:4]
    return head.startswith(b"#!") or (head == b"\x7fELF" and ".so" not in path.name)


def _control(tree: Path) -> str:
    kilobytes = round(size(tree) / 1024)
    homepage = f"Homepage: {KNOWN['homepage']}\n" if "homepage" in KNOWN else ""
    return (
        f"Package: wizardtable\nVersion: {version()}\nArchitecture: {architecture()}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {kilobytes}\nSection: games\n"
        f"Priority: optional\nDepends: {_depends(tree)}\n"
        f"Recommends: {RECOMMENDED}\n" + homepage + ABOUT
    )


def _depends(tree: Path) -> str:
    """The packages of all libraries that come from the system, with their least versions."""
    folder = WORK / "shlibdeps"
    (folder / "debian").mkdir(parents=True, exist_ok=True)
    (folder / "debian" / "control").write_text(
        "Source: wizardtable\n\nPackage: wizardtable\nArchitecture: any\n"
    )
    (folder / "debian" / "shlibs.local").write_text(LEAST)
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


def _sums(tree: Path) -> str:
    files = (path for path in sorted((tree / "usr").rglob("*")) if path.is_file())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree)}\n"
        for path in files
        if not path.is_symlink()
    )


def main() -> int:
    """Build both from the bundle in `dist`; gives the exit code."""
    for make in (archive, deb):
        made = make()
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
