# SPDX-License-Identifier: MIT
"""The files of a Linux desktop entry: menu entry, icons, MIME type, manual and metainfo.

The same tree goes into the archive, the Debian package and the Flatpak.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from html import escape
from pathlib import Path

import addresses
import icons
import licences
from bundle import ROOT, version

SOURCES = ROOT / "packaging" / "linux"
sys.path.insert(0, str(ROOT))

from wizardtable.core.languages import SOURCE  # noqa: E402 - from this checkout


def moment() -> int:
    """Returns the time of all files of a package, in seconds since 1970.

    It is SOURCE_DATE_EPOCH, otherwise the time of the last commit, otherwise that of the change
    log. So the same commit gives the same package.
    """
    if value := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(value)
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout.strip():
        return int(done.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def day() -> str:
    """Returns the day of `moment`, such as "2026-11-21"."""
    return datetime.fromtimestamp(moment(), UTC).date().isoformat()


def releases() -> list[tuple[str, str, list[str]]]:
    """Returns version, day and changes of every release in CHANGELOG.md, newest first.

    The day is in the heading ("## 0.1.0 (2026-11-21)"). A release without one has the day of
    `moment`.
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases_found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        date_match = re.search(r"\d{4}-\d\d-\d\d", heading)
        changes = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE)
        plain = [re.sub(r"\s+|\*\*", lambda m: " " if m[0].isspace() else "", c) for c in changes]
        releases_found.append((heading.split()[0], date_match[0] if date_match else day(), plain))
    return releases_found


def metainfo() -> str:
    """Returns AppStream's description with the releases of the change log."""
    lines = ["  <releases>"]
    for number, date, changes in releases():
        items = "".join(f"<li>{escape(change)}</li>" for change in changes)
        lines.append(f'    <release version="{number}" date="{date}">')
        lines.append(f"      <description><ul>{items}</ul></description>\n    </release>")
    text = (SOURCES / "metainfo.xml").read_text(encoding="utf-8")
    address_lines = addresses.metainfo(addresses.addresses())
    text = text.replace("@ADDRESSES@\n", address_lines + "\n" if address_lines else "")
    return text.replace("@RELEASES@", "\n".join([*lines, "  </releases>"]))


def manual(language: str) -> bytes:
    """Returns the compressed manual page in a language; its options are those of `--help`."""
    from wizardtable.options import usage  # noqa: PLC0415 - from this checkout, found by path

    name = "wizardtable.6" if language == SOURCE else f"wizardtable.{language}.6"
    options = []
    for line in usage(language).splitlines():
        if match := re.match(r"  (--\S+(?: \S+)*)  +(.*)", line):
            dashes = match[1].replace("-", "\\-")
            options += [".TP", f".B {dashes}", match[2]]
    text = (SOURCES / name).read_text(encoding="utf-8").replace("@OPTIONS@", "\n".join(options))
    text = text.replace("@DATE@", day()).replace("@VERSION@", version())
    text = text.replace("\u202f", "\u00a0")  # terminals lack the narrow space
    return gzip.compress(text.encode(), 9, mtime=0)


def write(share: Path, work: Path) -> None:
    """Fills a `share` folder; `work` is for temporary pictures."""
    for name, place in (
        ("wizardtable.desktop", "applications"),
        ("wizardtable.xml", "mime/packages"),
    ):
        (share / place).mkdir(parents=True)
        shutil.copyfile(SOURCES / name, share / place / name)
    (share / "metainfo").mkdir()
    target = share / "metainfo" / "io.wizardtable.Wizardtable.metainfo.xml"
    target.write_text(metainfo(), encoding="utf-8")
    for path in sorted(SOURCES.glob("wizardtable*.6")):
        language = path.suffixes[0][1:] if len(path.suffixes) > 1 else SOURCE
        folder = "man/man6" if language == SOURCE else f"man/{language}/man6"
        (share / folder).mkdir(parents=True)
        (share / folder / "wizardtable.6.gz").write_bytes(manual(language))
    hicolor = share / "icons" / "hicolor"
    for kind, place in (
        (icons.PROGRAM, "apps/wizardtable"),
        (icons.SAVE, "mimetypes/application-x-wizardtable"),
    ):
        for size, path in icons.draw(work, kind).items():
            target = hicolor / f"{size}x{size}" / f"{place}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        target = hicolor / "scalable" / f"{place}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(icons.complete(kind), encoding="utf-8")


def copyright_file() -> str:
    """Returns Debian's copyright file: the holders of all parts, and their licences in full."""
    text = (SOURCES / "copyright").read_text(encoding="utf-8")
    for name, path in licences.files("linux").items():
        lines = path.read_text(encoding="utf-8").strip().splitlines()
        full = "\n".join(f" {line}".rstrip() if line.strip() else " ." for line in lines)
        text = text.replace(f"@{name.removesuffix('.txt')}@", full)
    return text


def main(arguments: list[str]) -> int:
    """Fills the `share` folder that the argument names; returns the exit code."""
    with tempfile.TemporaryDirectory() as work:
        write(Path(arguments[0]), Path(work))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
