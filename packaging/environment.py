# SPDX-License-Identifier: MIT
"""Makes `.venv` with what one of the Makefile's commands needs, or says in one go what prevents it.

Only the standard library, and only what Python 3.7 can parse: it runs before anything is installed
(`python3 packaging/environment.py play`). pip is asked itself whether it reaches an index, so that
proxies, mirrors and local folders count as they are set up.
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
"""What builds; it is installed first, so that Qt is not downloaded twice to install a checkout."""

EXTRAS = {"play": "", "test": "[dev]", "package": "[dev,package]"}
"""What each command needs besides the program's own dependencies."""

PROBED = "shiboken6"
"""A small package of those that are needed, from where the largest comes, too."""

BROKEN = "connection broken"
"""What pip says of a network that fails."""

PROBE_SECONDS = 20
"""How long pip may take to find out whether an index answers."""

MEGABYTES = {"play": 80, "test": 60, "package": 10}
"""About what is downloaded for each command, after those before it."""


def main(arguments: list[str]) -> int:
    """`play`, `test` or `package`, and `--window` where a window will be opened."""
    kind = arguments[0]
    try:
        said = prepare(kind, "--window" in arguments)
    except KeyboardInterrupt:
        return 130
    if said:
        sys.stderr.write(said + "\n")
        return 1
    (VENV / kind).touch()
    return 0


def prepare(kind: str, window: bool) -> str:
    """Make the environment; gives the sentences about all that prevents it, empty when it is made.

    What is installed already is not asked of the network again.
    """
    say = first_words.sentences("installation", preflight.language())
    found = [preflight.problem(window)]
    missing = preflight.python_problem()
    if not os.access(str(ROOT), os.W_OK):
        quoted = shlex.quote(str(ROOT))
        found.append(say["read_only"].format(folder=ROOT, quoted=quoted, kind=kind))
    elif not missing:
        fresh = not _has_pip()
        if fresh:
            made = _run(sys.executable, "-m", "venv", "--clear", str(VENV))
            if made.returncode:
                return say["venv"].format(folder=VENV, cause=cause(made.stdout))
        if fresh or not install(kind, "--no-index"):
            if not reachable():
                found.append(say["network"])
            elif not any(found):
                print(say["begin"].format(folder=VENV, megabytes=MEGABYTES[kind]), flush=True)
                if not install(kind):
                    report = LOG.read_text(encoding="utf-8", errors="replace")
                    told = say["failed"].format(cause=cause(report), log=LOG)
                    cut = BROKEN in report or not reachable()
                    found.append(say["network"] if cut else told)
    return "\n".join(filter(None, found))


def reachable() -> bool:
    """Whether pip finds a small package, wherever it is told to look."""
    probe = ("--dry-run", "--no-deps", "--ignore-installed", "--only-binary=:all:", PROBED)
    try:
        return not _run(*_pip("--retries=1", "--timeout=8", *probe)).returncode
    except subprocess.TimeoutExpired:
        return False


def install(kind: str, *options: str) -> bool:
    """Install the tools that build, then this checkout; what pip says goes into the log."""
    LOG.write_bytes(b"")
    options = ("--retries=2", *options)
    here = ("--no-build-isolation", "--editable", f"{ROOT}{EXTRAS[kind]}")
    return _told(*_pip(*options, *TOOLS)) and _told(*_pip(*options, *here))


def cause(report: str) -> str:
    """The line of a report that says best what went wrong."""
    lines = [line.strip() for line in report.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|\w*Error)\b", line)]
    return (errors or lines or ["?"])[-1]


def progress(report: str, received: int, say: dict[str, str]) -> str:
    """What is being downloaded: the last file of a megabyte or more that pip's report names."""
    named = _large(report)
    if not named:
        return ""
    name, whole = named[-1]
    done = min(received / 1e6, float(whole))
    return say["progress"].format(name=name, done=f"{done:.0f}", whole=f"{float(whole):.0f}")


def _large(report: str) -> list[tuple[str, str]]:
    """Name and megabytes of each large file that pip's report names."""
    return re.findall(r"Downloading (?:\S*/)?(\w+?)-\d\S* \(([\d.]+) MB\)", report)


def _pip(*arguments: str) -> list[str]:
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    return [str(PYTHON), "-m", "pip", "install", *quiet, *arguments]


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    """Raises subprocess.TimeoutExpired where pip waits for a network that never answers."""
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
    """Whether there is an environment that works; not so after a new Python took the old place."""
    return PYTHON.exists() and not _run(str(PYTHON), "-c", "import pip").returncode


def _told(*command: str) -> bool:
    """Run pip, and say on the way what it downloads: pip's own bars come with forty lines, and only
    on a terminal. What is there of a file is seen in the folder for temporary files."""
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
                if len(_large(report)) > files:
                    files, received = len(_large(report)), 0
                received = max(received, _largest(folder))  # unpacking begins anew
                shown = _show(progress(report, received, say), shown)
    if shown and sys.stdout.isatty():
        print(flush=True)
    return not pip.returncode


def _show(line: str, shown: str) -> str:
    """Write a line over the one before on a terminal; elsewhere once for each file."""
    name = line.partition(":")[0]
    if sys.stdout.isatty():
        if line != shown:
            print(f"\r\033[K  {line}", end="", flush=True)
    elif name != shown.partition(":")[0]:
        print(f"  {name.strip()}", flush=True)
    return line


def _largest(folder: str) -> int:
    """Bytes of the largest file below a folder from which files vanish."""
    largest = 0
    for place, _, names in os.walk(folder):  # which passes over folders that are gone
        for name in names:
            with contextlib.suppress(OSError):
                largest = max(largest, Path(place, name).stat().st_size)
    return largest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
