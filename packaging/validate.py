# SPDX-License-Identifier: MIT
"""Checks the files that describe the program to desktops, stores and builders.

It uses the tools that are installed. A missing tool is named, and its check is skipped.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import linux_files
from bundle import ROOT, WORK

WORKFLOW = ROOT / ".github" / "workflows" / "packages.yml"
FLATPAK = ROOT / "packaging" / "flatpak" / "io.wizardtable.Wizardtable.yml"
WHEELS = ROOT / "build" / "flatpak" / "wheels.json"


def run(*command: str | Path) -> bool:
    """Runs a check and prints its result; returns True also if its tool is missing."""
    tool = str(command[0])
    venv_tool = Path(sys.executable).parent / tool
    path = str(venv_tool) if venv_tool.exists() else shutil.which(tool)
    if path is None:
        print(f"--  {tool} is not here: not checked")
        return True
    done = subprocess.run(
        [path, *map(str, command[1:])], capture_output=True, text=True, check=False, cwd=WORK
    )
    failed = done.returncode != 0 or bool(done.stderr.strip())
    print(f"{'BAD' if failed else 'ok '} {Path(tool).name}")
    if failed:
        print(done.stdout, done.stderr)
    return not failed


def check_flatpak() -> list[bool]:
    """Checks the manifest of the Flatpak, which needs the list of its wheels."""
    if not WHEELS.exists():
        print("--  the list of packaging/flatpak/wheels.py is not here: Flatpak not checked")
        return []
    return [
        run("flatpak-builder", "--show-manifest", FLATPAK),
        run("flatpak-builder-lint", "manifest", FLATPAK),
    ]


def main() -> int:
    """Runs all checks; returns the exit code."""
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        share = Path(name, "share")
        linux_files.write(share, Path(name))
        os.environ["XDG_DATA_HOME"] = str(share)  # otherwise one of the tools warns
        passed = [
            run("desktop-file-validate", share / "applications" / "wizardtable.desktop"),
            run("appstreamcli", "validate", "--no-net", next((share / "metainfo").iterdir())),
            *(
                run("man", "--warnings", "-l", "-Tutf8", share / folder / "wizardtable.6.gz")
                for folder in ("man/man6", "man/fr/man6")
            ),
            run("update-mime-database", share / "mime"),
            *check_flatpak(),
            run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW),
        ]
    if shutil.which("makensis"):
        print("    makensis, with icons in place of the program:")
        passed.append(run(sys.executable, ROOT / "packaging" / "windows_installer.py"))
    else:
        print("--  makensis is not here: not checked")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
