# SPDX-License-Identifier: MIT
"""Kills the real program at random moments, starts it again, and compares its data.

`python -m lab.hunts.kill [KILLS] [SEED]` prints every finding and continues. It keeps a player's
folder in which it found something.
"""

import json
import os
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import BinaryIO, NoReturn

import psutil  # type: ignore[import-untyped]

from lab.hunts import driver, kept
from lab.hunts.orders import KILL_POINTS, LEAVING_POINTS, RESULT_FUNCTIONS, Order
from wizardtable.core import catalog
from wizardtable.core.match import Match
from wizardtable.store import save, settings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players

SECOND_PLAYER_SHARE = 0.3
"""The share of the folders in which the second player of the computer plays."""

RUNS_PER_FOLDER = 12
"""The number of runs in one folder; the last one is left in the normal way."""

NEW_SAVES_PER_RUN = 2
"""The number of nearly finished matches that are added before each run."""

MAX_SILENCE_SECONDS = 30.0
"""A run is killed after this many seconds without a report."""

END_SECONDS = 20.0
"""Seconds that the processes of a killed program may take to end on a busy machine."""

MAX_SHOWN_LINES = 30
"""The most lines of the program's error output that are shown."""

ALLOWED_FILES = re.compile(
    r"settings\.json(\.bak)?|book\.sqlite(\.bak|-journal)?|\.book\.sqlite\.lock|saves"
    r"|(statistics|ratings)\.jsonl|players(\.json)?|\.play(ing|ers\.json\.lock)"
    r"|running|fault\.log|crash\.log.*|wizardtable-\w+"
)
"""The files that may lie in the folder of a killed program."""

COMMAND = "import sys; from lab.hunts.driver import Order, main; main(Order.read(sys.argv[1]))"
"""The command of a run. It is not a module: its thinking processes would load all of the window's
modules."""

PRELOADED_MODULES = (
    *("app", "system", "store.statistics", "store.restore", "ui.dialogs.about"),
    *("ui.window.running_window", "ui.window.match_room", "ui.results.game_over"),
    *("ui.lobby.lobby", "ui.match.match_page", "ui.match.features.all_features"),
    *("ui.results.analysis_page", "ui.single_instance", "ui.style.appearance", "ui.language"),
    *("ui.crash", "ui.dialogs.commands", "ui.dialogs.questions", "ui.dialogs.preferences"),
    *("ai.process.thinker", "sound.player", "play.analyst", "ui.daily.daily_page", "paint.svg"),
    *("store.daily", "store.tower", "store.rating_news", "store.achieved.achievement_scan"),
)
"""Modules that are loaded before the program is copied."""

Content = tuple[int, int]
"""The length and the checksum of a file's content."""


@dataclass
class RunReport:
    """The report of a run.

    Attributes:
        pid: the process id of the run.
        pids: the process ids that may be in the mark after it.
        earlier: the process id in the mark that the run found, and whether it took that process for
            alive; None without a mark.
        marked: True once the run has set its mark.
        settled: True once the program has settled.
        leaving: True once the program is being left.
        offered: the saves that the program offered to continue; None for none.
        dies: the point at which the run killed itself; "" if it did not.
        code: the exit code, or None if the run was killed.
        played: the number of actions played, by save.
        saved: the saves that were written.
    """

    pid: int = 0
    pids: set[int] = field(default_factory=set)
    earlier: tuple[int, bool] | None = None
    marked: bool = False
    settled: bool = False
    leaving: bool = False
    offered: list[str | None] = field(default_factory=list)
    dies: str = ""
    code: int | None = None
    played: dict[str, int] = field(default_factory=dict)
    saved: list[str] = field(default_factory=list)


class Folder:
    """A player's folder, and its expected content.

    Attributes:
        home: the data folder of the computer.
        data: the data folder of the player who plays.
        findings: the findings so far.
        counts: the numbers of runs and writes, by kind.
        behind: the largest number of decisions that were not on disk yet.
    """

    def __init__(self, root: Path, chance: random.Random, runs: int) -> None:
        self.home = self.data = DataDir(root)
        self.home.saves.mkdir(parents=True)
        self._chance = chance
        self.findings: list[str] = []
        self.counts: Counter[str] = Counter()
        self._saves: dict[str, Content] = {}
        self._settings: list[object] = []
        self._ended: set[kept.Key] = set()
        self._begun: dict[str, list[object]] = {}
        self._last: RunReport | None = None
        self._odd: set[str] = set()
        self._over: dict[tuple[str, int, str], Match] = {}
        self._due: dict[tuple[str, int, str], Match] = {}
        self._open: dict[str, Match] = {}
        self._going: list[str | None] = []
        self.behind = 0
        quick = settings.Settings(my_speed=3, their_speed=3, reduced_motion=True)
        settings.save(self.home.settings, quick)
        if chance.random() < SECOND_PLAYER_SHARE:
            player = players.add(self.home, quick)
            players.choose(self.home, player)
            self.data = players.data_of(self.home, player)
        self._settings = [json.loads(self.data.settings.read_text("utf-8"))]
        self._kept = kept.Kept(self.data, chance, NEW_SAVES_PER_RUN * runs)

    def add_save(self) -> None:
        """Adds a match that is nearly over, as if it had been played long ago."""
        match = self._kept.nearly_over()
        path = save.new_path(self.data.saves, match.spec.id)
        save.write(path, match)
        os.utime(path, (0, 0))
        self._saves[path.name] = _length_and_sum(path.read_bytes())

    @property
    def kept(self) -> Counter[str]:
        """The numbers of matches in the book, by purpose."""
        return self._kept.counts

    # One run.

    def run(self, order: Order, lines: int | None) -> bool:
        """Starts the program and kills it after this many lines of its report; returns whether it
        was killed.

        It is not killed if it ends by itself. With None it is left in the normal way.
        """
        report_of_run = RunReport()
        with tempfile.TemporaryFile() as errors:
            pid, pipe = _started(order, errors.fileno())
            with pipe:
                if lines == 0:
                    time.sleep(self._chance.uniform(0.0, 0.5))
                    _kill(pid)
                for number, line in enumerate(_lines(pid, pipe), 1):
                    self._note_report(report_of_run, json.loads(line))
                    if number == lines:
                        time.sleep(self._chance.expovariate(200.0))
                        _kill(pid)
            _, status = os.waitpid(pid, 0)
            errors.seek(0)
            self._read(errors.read().decode(errors="replace"))
        if report_of_run.code or (report_of_run.code is None and not os.WIFSIGNALED(status)):
            self._wrong(f"it ended by itself, with {report_of_run.code} and {status}")
        self.counts[
            "left" if report_of_run.code is not None else report_of_run.dies or "killed"
        ] += 1
        self._check_processes(pid)
        self._check(report_of_run)
        self._last = report_of_run
        return report_of_run.code is None

    def _read(self, errors: str) -> None:
        lines = [line for line in errors.splitlines() if "propagateSizeHints" not in line]
        if lines:
            self._wrong("\n".join(["it says:", *lines[:MAX_SHOWN_LINES]]))

    def _note_report(self, report: RunReport, words: list[object]) -> None:
        match words:
            case ["mark", int(pid), earlier]:
                report.earlier = None if earlier is None else tuple(earlier)  # type: ignore[arg-type, assignment]
                report.marked, report.pid = True, pid
                report.pids = {pid if report.earlier is None else report.earlier[0]}
            case ["settled"]:
                report.settled = True
                report.pids.add(report.pid)  # the run is about to write it
            case ["leaving"]:
                report.leaving = True
            case ["offered", name]:
                report.offered.append(name)  # type: ignore[arg-type]
            case ["dies", str(point), *_]:
                report.dies = point
            case ["played", str(name), int(number)]:
                report.played[name] = number
            case ["begin", str(kind), *what]:
                self._begun[kind] = what
            case ["done" | "not" as how, str(kind), *what]:
                del self._begun[kind]
                self.counts[kind] += 1
                if how == "done":
                    self._note_write(report, kind, what)
            case ["left", int(code)]:
                report.code = code

    def _note_write(self, report: RunReport, kind: str, what: list[object]) -> None:
        """Notes something that is on disk from now on."""
        match kind, what:
            case "save", [str(name), int(size), int(checksum)]:
                self._saves[name] = size, checksum
                report.saved.append(name)
            case "remove", [str(name)]:
                del self._saves[name]
            case "settings", [chosen]:
                self._settings = [chosen]
            case "end", [str(game), int(seed), str(purpose)]:
                self._ended.add((game, seed, purpose))

    # Checks after a run.

    def _check_processes(self, session: int) -> None:
        if os.name != "posix":
            return
        end = time.monotonic() + END_SECONDS
        while survivors := list(_processes_of_session(session)):
            if time.monotonic() > end:
                self._wrong(f"processes survive: {survivors}")
                return
            time.sleep(0.02)

    def _check(self, report: RunReport) -> None:
        self._check_start(report)
        self._check_saves(report)
        self._check_last(report)
        self._check_settings()
        self._check_book(report)
        self._check_files(report)
        if self.home.crash_log.exists():
            lines = self.home.crash_log.read_text("utf-8").splitlines()
            self._wrong("\n".join(["it writes down:", *lines[:MAX_SHOWN_LINES]]))
        if report.code is not None and (self.home.root / "running").exists():
            self._wrong("the mark stays although the program was left")
        if report.code is not None and list(self.data.root.glob("book.sqlite-*")):
            self._wrong("a journal stays although the program was left")
        self._begun.clear()

    def _check_start(self, report: RunReport) -> None:
        last = self._last
        if not report.marked or last is None:
            return
        if report.earlier is not None and report.earlier[1]:
            self._wrong(f"the killed run is taken to be alive: {report.earlier}")
        elif last.code is not None:
            if report.earlier is not None:
                self._wrong(f"a run that was left has a mark: {report.earlier}")
        elif (
            last.marked
            and not last.leaving
            and (report.earlier is None or report.earlier[0] not in last.pids)
            and last.dies != "torn"  # a torn mark mixes the digits of two ids
        ):
            self._wrong(f"the mark says {report.earlier}, not {last.pids}")
        if report.settled and self._going:
            self.counts["offers"] += report.offered[:1] != [None]
            if report.offered[:1] != self._going:
                self._wrong(f"it offers to go on with {report.offered}, not {self._going}")

    def _check_saves(self, report: RunReport) -> None:
        begun = self._begun.get("save", [])
        for path in sorted(self.data.saves.glob(f"*{save.SAVE_SUFFIX}")):
            content = path.read_bytes()
            before, now = self._saves.get(path.name), _length_and_sum(content)
            if now == before and path.name not in report.saved:
                continue
            coming = (begun[1], begun[2]) if begun and begun[0] == path.name else None
            torn = before is not None and _length_and_sum(content[: before[0]]) == before
            if now not in (before, coming) and not (coming is not None and torn):
                self._wrong(f"{path.name} has {now}, not {before} or {coming}")
            self._check_match(path, report, torn=now not in (before, coming))
            self._saves[path.name] = now
        gone = [name for name in self._saves if not (self.data.saves / name).exists()]
        for name in gone:
            if self._begun.get("remove") != [name]:
                self._wrong(f"{name} is gone")
            del self._saves[name]
            self._open.pop(name, None)

    def _check_last(self, report: RunReport) -> None:
        """Finds the match that the next start has to offer: the one played last, unless it is
        over."""
        if not report.settled and report.code is None:
            return  # it had no time for an offer: the next one has to make it
        self._going = []
        saves = sorted(
            self.data.saves.glob(f"*{save.SAVE_SUFFIX}"), key=lambda path: path.stat().st_mtime
        )
        if report.code is None and not report.leaving and saves and saves[-1].name in report.saved:
            try:
                over = save.load(saves[-1]).match.result is not None
            except save.SaveError:
                return  # killed while it was begun; `_check_match` says whether that may be
            self._going = [None if over else saves[-1].name]

    def _check_match(self, path: Path, report: RunReport, *, torn: bool) -> None:
        try:
            loaded = save.load(path)
        except save.SaveError as error:
            self._wrong(str(error))
            return
        if loaded.notice is not None and not torn:
            self._wrong(f"{loaded.notice}")
        match = loaded.match
        self.behind = max(self.behind, report.played.get(path.name, 0) - len(match.actions))
        self._open[path.name] = match
        if match.result is not None:
            del self._open[path.name]
            self._over[match.spec.id, match.seed, match.purpose] = match

    def _check_settings(self) -> None:
        stored, notice = settings.load(self.data.settings)
        allowed = [*self._settings, *self._begun.get("settings", [])]
        stored_values = json.loads(json.dumps(asdict(stored)))
        if notice is not None or stored_values not in allowed:
            self._wrong(f"the settings are others: {notice}")
        self._settings = [stored_values]

    def _check_book(self, report: RunReport) -> None:
        due = [
            match for match in self._due.values() if report.settled
        ]  # an unsettled program may still have to keep them
        is_left = report.code is not None
        going = self._open.values()
        for wrong in self._kept.look(due, going, settled=report.settled, is_left=is_left):
            self._wrong(wrong)
        coming = self._begun.get("end")
        for key in self._kept.ended | self._ended:
            if key not in self._kept.ended:
                self._wrong(f"{key} is lost from the book")
            elif key not in self._ended and [*key] != coming:
                self._wrong(f"{key} is kept from nowhere")
        self._ended = set(self._kept.ended)
        self._due = dict(self._over)

    def _check_files(self, report: RunReport) -> None:
        roots = {self.home.root, self.data.root}
        odd = {
            path.name
            for root in roots
            for path in root.iterdir()
            if not ALLOWED_FILES.fullmatch(path.name)
        }
        names = {path.name for path in self.data.saves.iterdir()}
        company = {
            path.name
            for name in names
            if name.endswith(save.SAVE_SUFFIX)
            for path in (Path(name), *save.files_beside(Path(name)))
        }
        odd |= names - company
        if report.settled and (stays := odd & self._odd):
            self._wrong(f"files stay for ever: {sorted(stays)}")
        self._odd = odd

    def _wrong(self, text: str) -> None:
        self.findings.append(text)


def _started(order: Order, errors: int) -> tuple[int, BinaryIO]:
    """Starts a run; returns its process id and its report.

    Mostly it is a copy of this process, which has all modules loaded and so is ready at once. A run
    with thinking processes is started as a player does.
    """
    ours, theirs = os.pipe()
    if order.whole:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, order.text()],
            stdout=theirs,
            stderr=errors,
            start_new_session=True,
        )
        pid = process.pid
    else:
        pid = os.fork()
        if pid == 0:
            _become(order, theirs, errors)
    os.close(theirs)
    return pid, os.fdopen(ours, "rb")


def _become(order: Order, report: int, errors: int) -> NoReturn:
    """Runs the program in this process."""
    code = 1
    try:
        os.setsid()
        os.dup2(report, 1)
        os.dup2(errors, 2)
        driver.main(order)
        code = 0
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(code)


def _lines(pid: int, report: BinaryIO) -> Iterator[bytes]:
    """Yields the lines of the report. It kills a process that is silent for too long."""
    rest = b""
    while True:
        ready, _, _ = select.select([report], [], [], MAX_SILENCE_SECONDS)
        if not ready:
            _kill(pid)
            continue
        more = os.read(report.fileno(), 1 << 16)
        if not more:
            return
        *whole, rest = (rest + more).split(b"\n")
        yield from whole


def _kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def _load() -> None:
    """Loads all modules that the program loads bit by bit, so that its copies have them."""
    for name in PRELOADED_MODULES:
        import_module(f"wizardtable.{name}")
    import_module("openskill.models")
    for spec in catalog.all():
        _ = spec.rules, spec.brain, spec.wording, spec.view, spec.levels


def _length_and_sum(content: bytes) -> Content:
    return len(content), zlib.crc32(content)


def _processes_of_session(session: int) -> Iterator[psutil.Process]:
    for process in psutil.process_iter(["status"]):
        try:
            if os.getsid(process.pid) == session and process.info["status"] != "zombie":
                yield process
        except (ProcessLookupError, PermissionError):
            continue


def hunt(kills: int, seed: int) -> int:
    """Kills the program this many times; returns the number of findings."""
    chance = random.Random(seed)
    counts: Counter[str] = Counter()
    _load()
    findings = done = runs = behind = 0
    last = False
    while done < kills or not last:
        root = Path(tempfile.mkdtemp(prefix="wizardtable-kill-"))
        folder = Folder(root / "data", chance, RUNS_PER_FOLDER)
        for number in range(RUNS_PER_FOLDER):
            for _ in range(NEW_SAVES_PER_RUN):
                folder.add_save()
            last = number == RUNS_PER_FOLDER - 1 or done == kills
            order, lines = _next(chance, str(folder.home.root), last=last)
            done += folder.run(order, lines)
            runs += 1
            if folder.findings or last:
                break
        counts += folder.counts + folder.kept
        behind = max(behind, folder.behind)
        for finding in folder.findings:
            print(f"{finding}\n  in {root} by {order}, {lines} lines", flush=True)
        findings += len(folder.findings)
        if not folder.findings:
            shutil.rmtree(root)
        print(f"{done} kills, {findings} findings", flush=True)
    spent = os.times()
    cost = spent.user + spent.system + spent.children_user + spent.children_system
    print(f"{done} kills in {runs} runs of {cost / runs:.2f} s each: {findings} findings")
    print(f"  {behind} decisions at most were not on disk yet")
    for what, count in sorted(counts.items()):
        print(f"  {what}: {count}")
    return findings


def _next(chance: random.Random, folder: str, *, last: bool) -> tuple[Order, int | None]:
    """Returns the order for the next run, and the number of lines of its report after which it is
    killed.

    The last run of a folder is left in the normal way.
    """
    order = Order(folder, chance.getrandbits(32), whole=chance.random() < 0.08, quits=last)
    if last:
        return order, None
    kind = chance.random()
    if kind < 0.15:
        return order, chance.randrange(3)
    if kind < 0.4:
        return order, chance.randrange(60)
    number = int(chance.expovariate(1 / chance.choice([2, 6, 20])))
    if kind < 0.45:
        return replace(order, torn=True, number=number), 60
    point = chance.choice(chance.choice((KILL_POINTS, RESULT_FUNCTIONS)))
    return replace(order, point=point, number=number, quits=point in LEAVING_POINTS), 90


def main(kills: int = 100, seed: int = 0) -> int:
    """Kills the program this many times; returns 1 if something was wrong."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return min(1, hunt(kills, seed or int(time.time())))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
