# SPDX-License-Identifier: MIT
"""What a Linux desktop wants beside the program: menu entry, icons, MIME type, manual, metainfo.

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
    """Seconds since 1970 that every file of a package gets, so that the same commit gives the same
    package: SOURCE_DATE_EPOCH, else the time of the last commit, else that of the change log."""
    if value := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(value)
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0 and done.stdout.strip():
        return int(done.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def day() -> str:
    """The same as a day, "2026-11-21"."""
    return datetime.fromtimestamp(moment(), UTC).date().isoformat()


def releases() -> list[tuple[str, str, list[str]]]:
    """Version, day and changes of every release in CHANGELOG.md, newest first. The day stands in
    its heading ("## 0.1.0 (2026-11-21)"); one not yet released has that of the last commit."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        named = re.search(r"\d{4}-\d\d-\d\d", heading)
        changes = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE)
        plain = [re.sub(r"\s+|\*\*", lambda m: " " if m[0].isspace() else "", c) for c in changes]
        found.append((heading.split()[0], named[0] if named else day(), plain))
    return found


def metainfo() -> str:
    """AppStream's description with the releases of the change log."""
    lines = ["  <releases>"]
    for number, date, changes in releases():
        items = "".join(f"<li>{escape(change)}</li>" for change in changes)
        lines.append(f'    <release version="{number}" date="{date}">')
        lines.append(f"      <description><ul>{items}</ul></description>\n    </release>")
    text = (SOURCES / "metainfo.xml").read_text(encoding="utf-8")
    told = addresses.metainfo(addresses.addresses())
    text = text.replace("@ADDRESSES@\n", told + "\n" if told else "")
    return text.replace("@RELEASES@", "\n".join([*lines, "  </releases>"]))


def manual(language: str) -> bytes:
    """The manual page in a language, compressed; its options are those of `--help`."""
    from wizardtable.options import usage  # noqa: PLC0415 - from this checkout, found by path

    name = "wizardtable.6" if language == SOURCE else f"wizardtable.{language}.6"
    options = []
    for line in usage(language).splitlines():
        if match := re.match(r"  (--\S+(?: \S+)*)  +(.*)", line):
            dashes = match[1].replace("-", "\\-")
            options += [".TP", f".B {dashes}", match[2]]
    text = (SOURCES / name).read_text(encoding="utf-8").replace("@OPTIONS@", "\n".join(options))
    text = text.replace("@DATE@", day()).replace("@VERSION@", version())
    text = text.replace("\u202f", "\u00a0")  # which terminals have
    return gzip.compress(text.encode(), 9, mtime=0)


def write(share: Path, work: Path) -> None:
    """Fill a `share` folder; `work` is for pictures on their way."""
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
    """Who made what is in the package, and its licences in full, in Debian's form."""
    text = (SOURCES / "copyright").read_text(encoding="utf-8")
    for name, path in licences.files("linux").items():
        lines = path.read_text(encoding="utf-8").strip().splitlines()
        full = "\n".join(f" {line}".rstrip() if line.strip() else " ." for line in lines)
        text = text.replace(f"@{name.removesuffix('.txt')}@", full)
    return text


def main(arguments: list[str]) -> int:
    """Fill the `share` folder that is named; gives the exit code."""
    with tempfile.TemporaryDirectory() as work:
        write(Path(arguments[0]), Path(work))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
