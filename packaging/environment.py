# SPDX-License-Identifier: MIT
"""Makes `.venv` for one of the Makefile's commands, or names all obstacles at once.

This program uses only the standard library, and only syntax of Python 3.7. It runs before anything
is installed (`python3 packaging/environment.py play`). pip itself is asked whether it reaches an
index, so that proxies, mirrors and local folders count as they are set up.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from wizardtable import first_words, preflight  # noqa: E402 - found by its path

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = VENV / "install.log"

TOOLS = ("hatchling", "editables", "setuptools", "wheel")
"""The build tools; they are installed first, so that Qt is downloaded only once."""

EXTRAS = {"play": "", "test": "[dev]", "package": "[dev,package]"}
"""The extras of each command, beyond the program's own dependencies."""

PROBE_PACKAGE = "shiboken6"
"""A small package among the needed ones, from the same place as the largest ones."""

BROKEN_CONNECTION = "connection broken"
"""The words in pip's report about a broken network connection."""

PROBE_SECONDS = 20
"""Seconds that pip may take to find out whether an index answers."""

MEGABYTES = {"play": 80, "test": 60, "package": 10}
"""The approximate download for each command, if the commands before it were run."""


def main(arguments: list[str]) -> int:
    """Prepares the command `play`, `test` or `package`; returns the exit code.

    `--window` means that a window will be opened.
    """
    kind = arguments[0]
    try:
        problems = prepare(kind, "--window" in arguments)
    except KeyboardInterrupt:
        return 130
    if problems:
        sys.stderr.write(problems + "\n")
        return 1
    (VENV / kind).touch()
    return 0


def prepare(kind: str, window: bool) -> str:
    """Makes the environment; returns the sentences about all obstacles, or "" if it is made.

    If everything is installed already, the network is not used.
    """
    say = first_words.sentences("installation", preflight.language())
    problems = [preflight.problem(window)]
    missing = preflight.python_problem()
    if not os.access(str(ROOT), os.W_OK):
        quoted = shlex.quote(str(ROOT))
        problems.append(say["read_only"].format(folder=ROOT, quoted=quoted, kind=kind))
    elif not missing:
        is_new = not _has_pip()
        if is_new:
            result = _run(sys.executable, "-m", "venv", "--clear", str(VENV))
            if result.returncode:
                return say["venv"].format(folder=VENV, cause=cause(result.stdout))
        if is_new or not install(kind, "--no-index"):
            if not reachable():
                problems.append(say["network"])
            elif not any(problems):
                print(say["begin"].format(folder=VENV, megabytes=MEGABYTES[kind]), flush=True)
                if not install(kind):
                    report = LOG.read_text(encoding="utf-8", errors="replace")
                    failure = say["failed"].format(cause=cause(report), log=LOG)
                    is_offline = BROKEN_CONNECTION in report or not reachable()
                    problems.append(say["network"] if is_offline else failure)
    return "\n".join(filter(None, problems))


def reachable() -> bool:
    """Returns whether pip finds a small package, wherever it is configured to look."""
    probe = ("--dry-run", "--no-deps", "--ignore-installed", "--only-binary=:all:", PROBE_PACKAGE)
    try:
        return not _run(*_pip("--retries=1", "--timeout=8", *probe)).returncode
    except subprocess.TimeoutExpired:
        return False


def install(kind: str, *options: str) -> bool:
    """Installs the build tools, then this checkout; pip's output goes into the log."""
    LOG.write_bytes(b"")
    options = ("--retries=2", *options)
    here = ("--no-build-isolation", "--editable", f"{ROOT}{EXTRAS[kind]}")
    return _run_pip(*_pip(*options, *TOOLS)) and _run_pip(*_pip(*options, *here))


def cause(report: str) -> str:
    """Returns the line of a report that explains an error best."""
    lines = [line.strip() for line in report.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|\w*Error)\b", line)]
    return (errors or lines or ["?"])[-1]


def progress(report: str, received: int, say: dict[str, str]) -> str:
    """Returns the sentence about the current download; "" if there is none.

    It is the last file in pip's report that has a size in megabytes. `received` is in bytes.
    """
    named = _large_files(report)
    if not named:
        return ""
    name, whole = named[-1]
    done = min(received / 1e6, float(whole))
    return say["progress"].format(name=name, done=f"{done:.0f}", whole=f"{float(whole):.0f}")


def _large_files(report: str) -> list[tuple[str, str]]:
    """Returns the name and the megabytes of each large file that pip's report names."""
    return re.findall(r"Downloading (?:\S*/)?(\w+?)-\d\S* \(([\d.]+) MB\)", report)


def _pip(*arguments: str) -> list[str]:
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    return [str(PYTHON), "-m", "pip", "install", *quiet, *arguments]


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command. Raises subprocess.TimeoutExpired if pip waits for a network in vain."""
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=PROBE_SECONDS if "pip" in command else None,
        check=False,
    )


def _has_pip() -> bool:
    """Returns whether the environment works; a replaced Python makes it useless."""
    return PYTHON.exists() and not _run(str(PYTHON), "-c", "import pip").returncode


def _run_pip(*command: str) -> bool:
    """Runs pip and shows what it downloads; returns whether it succeeded.

    pip's own progress bars come with forty more lines, and only on a terminal. The size of the
    temporary file shows how much of a file has arrived.
    """
    say, shown = first_words.sentences("installation", preflight.language()), ""
    files = received = 0
    with tempfile.TemporaryDirectory(dir=str(VENV)) as folder, LOG.open("ab") as log:
        begin = log.tell()
        with subprocess.Popen(
            command, stdout=log, stderr=subprocess.STDOUT, env=dict(os.environ, TMPDIR=folder)
        ) as pip:
            while pip.poll() is None:
                time.sleep(0.2)
                report = LOG.read_bytes()[begin:].decode("utf-8", "replace")
                if len(_large_files(report)) > files:
                    files, received = len(_large_files(report)), 0
                received = max(
                    received, _largest_file_bytes(folder)
                )  # unpacking begins with small files
                shown = _show_progress(progress(report, received, say), shown)
    if shown and sys.stdout.isatty():
        print(flush=True)
    return not pip.returncode


def _show_progress(line: str, shown: str) -> str:
    """Shows the line of a download and returns it.

    On a terminal it replaces the previous line. Elsewhere each file gets one line.
    """
    name = line.partition(":")[0]
    if sys.stdout.isatty():
        if line != shown:
            print(f"\r\033[K  {line}", end="", flush=True)
    elif name != shown.partition(":")[0]:
        print(f"  {name.strip()}", flush=True)
    return line


def _largest_file_bytes(folder: str) -> int:
    """Returns the bytes of the largest file in a folder from which files may disappear."""
    largest = 0
    for place, _, names in os.walk(folder):  # skips folders that have disappeared
        for name in names:
            with contextlib.suppress(OSError):
                largest = max(largest, Path(place, name).stat().st_size)
    return largest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
