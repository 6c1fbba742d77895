# SPDX-License-Identifier: MIT
"""Kills the real program at random moments, starts it again, and compares what it has kept.

`python -m lab.hunts.kill [KILLS] [SEED]` tells of everything that is wrong and goes on; a folder
of the player's in which something was wrong is kept.
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
from lab.hunts.orders import LAST, OUTCOMES, POINTS, Order
from wizardtable.core import catalog
from wizardtable.core.match import Match
from wizardtable.store import save, settings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players

OTHERS = 0.3
"""Share of the folders in which the second player of the computer plays."""

RUNS = 12
"""Runs in one folder, the last of which ends as it should."""

NEW = 2
"""Matches that are nearly over, for each of them."""

SILENCE = 30.0
"""Seconds after which a run that tells nothing is killed."""

PATIENCE = 20.0
"""Seconds that the processes of a killed program may take to end on a busy machine."""

LINES = 30
"""Of what the program says that are told again."""

KNOWN = re.compile(
    r"settings\.json(\.bak)?|book\.sqlite(\.bak|-journal)?|\.book\.sqlite\.lock|saves"
    r"|(statistics|ratings)\.jsonl|players(\.json)?|\.play(ing|ers\.json\.lock)"
    r"|running|fault\.log|crash\.log.*|wizardtable-\w+"
)
"""What may lie in the folder of a program that was killed."""

COMMAND = "import sys; from lab.hunts.driver import Order, main; main(Order.read(sys.argv[1]))"
"""Not as a module: its thinking processes would load what the window takes."""

LOADED = (
    *("app", "system", "store.statistics", "store.restore", "ui.dialogs.about"),
    *("ui.window.running_window", "ui.window.match_room", "ui.results.game_over"),
    *("ui.lobby.lobby", "ui.match.match_page", "ui.match.features.all_features"),
    *("ui.results.analysis_page", "ui.single_instance", "ui.style.appearance", "ui.language"),
    *("ui.crash", "ui.dialogs.commands", "ui.dialogs.questions", "ui.dialogs.preferences"),
    *("ai.process.thinker", "sound.player", "play.analyst", "ui.daily.daily_page", "paint.svg"),
    *("store.daily", "store.tower", "store.rating_news", "store.achieved.achievement_scan"),
)

Written = tuple[int, int]
"""The length and the checksum of a file's content."""


@dataclass
class Told:
    """What a run has said about itself.

    Attributes:
        pids: which may stand in the mark after it.
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
    """A player's folder, and what is to be found in it."""

    def __init__(self, root: Path, chance: random.Random, runs: int) -> None:
        self.home = self.data = DataDir(root)
        self.home.saves.mkdir(parents=True)
        self._chance = chance
        self.findings: list[str] = []
        self.counts: Counter[str] = Counter()
        self._saves: dict[str, Written] = {}
        self._settings: list[object] = []
        self._ended: set[kept.Key] = set()
        self._begun: dict[str, list[object]] = {}
        self._last: Told | None = None
        self._odd: set[str] = set()
        self._over: dict[tuple[str, int, str], Match] = {}
        self._due: dict[tuple[str, int, str], Match] = {}
        self._open: dict[str, Match] = {}
        self._going: list[str | None] = []
        self.behind = 0
        quick = settings.Settings(my_speed=3, their_speed=3, reduced_motion=True)
        settings.save(self.home.settings, quick)
        if chance.random() < OTHERS:
            player = players.add(self.home, quick)
            players.choose(self.home, player)
            self.data = players.data_of(self.home, player)
        self._settings = [json.loads(self.data.settings.read_text("utf-8"))]
        self._kept = kept.Kept(self.data, chance, NEW * runs)

    def add_save(self) -> None:
        """Somebody's match that is nearly over, as if it had been played long ago."""
        match = self._kept.nearly_over()
        path = save.new_path(self.data.saves, match.spec.id)
        save.write(path, match)
        os.utime(path, (0, 0))
        self._saves[path.name] = _written(path.read_bytes())

    @property
    def kept(self) -> Counter[str]:
        """How many matches are kept besides as saves, by what they were played for."""
        return self._kept.counts

    # One run.

    def run(self, order: Order, lines: int | None) -> bool:
        """Start the program and kill it once it has told so many lines, unless it has ended by
        itself; whether it was killed."""
        told = Told()
        with tempfile.TemporaryFile() as errors:
            pid, report = _started(order, errors.fileno())
            with report:
                if lines == 0:
                    time.sleep(self._chance.uniform(0.0, 0.5))
                    _kill(pid)
                for number, line in enumerate(_lines(pid, report), 1):
                    self._hear(told, json.loads(line))
                    if number == lines:
                        time.sleep(self._chance.expovariate(200.0))
                        _kill(pid)
            _, status = os.waitpid(pid, 0)
            errors.seek(0)
            self._read(errors.read().decode(errors="replace"))
        if told.code or (told.code is None and not os.WIFSIGNALED(status)):
            self._wrong(f"it ended by itself, with {told.code} and {status}")
        self.counts["left" if told.code is not None else told.dies or "killed"] += 1
        self._check_processes(pid)
        self._check(told)
        self._last = told
        return told.code is None

    def _read(self, errors: str) -> None:
        lines = [line for line in errors.splitlines() if "propagateSizeHints" not in line]
        if lines:
            self._wrong("\n".join(["it says:", *lines[:LINES]]))

    def _hear(self, told: Told, said: list[object]) -> None:
        match said:
            case ["mark", int(pid), earlier]:
                told.earlier = None if earlier is None else tuple(earlier)  # type: ignore[arg-type, assignment]
                told.marked, told.pid = True, pid
                told.pids = {pid if told.earlier is None else told.earlier[0]}
            case ["settled"]:
                told.settled = True
                told.pids.add(told.pid)  # it is about to be written
            case ["leaving"]:
                told.leaving = True
            case ["offered", name]:
                told.offered.append(name)  # type: ignore[arg-type]
            case ["dies", str(point), *_]:
                told.dies = point
            case ["played", str(name), int(number)]:
                told.played[name] = number
            case ["begin", str(kind), *what]:
                self._begun[kind] = what
            case ["done" | "not" as how, str(kind), *what]:
                del self._begun[kind]
                self.counts[kind] += 1
                if how == "done":
                    self._take(told, kind, what)
            case ["left", int(code)]:
                told.code = code

    def _take(self, told: Told, kind: str, what: list[object]) -> None:
        """Something is on disk from now on."""
        match kind, what:
            case "save", [str(name), int(size), int(checksum)]:
                self._saves[name] = size, checksum
                told.saved.append(name)
            case "remove", [str(name)]:
                del self._saves[name]
            case "settings", [chosen]:
                self._settings = [chosen]
            case "end", [str(game), int(seed), str(purpose)]:
                self._ended.add((game, seed, purpose))

    # What is found afterwards.

    def _check_processes(self, session: int) -> None:
        if os.name != "posix":
            return
        end = time.monotonic() + PATIENCE
        while left := list(_of_session(session)):
            if time.monotonic() > end:
                self._wrong(f"processes survive: {left}")
                return
            time.sleep(0.02)

    def _check(self, told: Told) -> None:
        self._check_start(told)
        self._check_saves(told)
        self._check_last(told)
        self._check_settings()
        self._check_book(told)
        self._check_files(told)
        if self.home.crash_log.exists():
            lines = self.home.crash_log.read_text("utf-8").splitlines()
            self._wrong("\n".join(["it writes down:", *lines[:LINES]]))
        if told.code is not None and (self.home.root / "running").exists():
            self._wrong("the mark stays although the program was left")
        if told.code is not None and list(self.data.root.glob("book.sqlite-*")):
            self._wrong("a journal stays although the program was left")
        self._begun.clear()

    def _check_start(self, told: Told) -> None:
        last = self._last
        if not told.marked or last is None:
            return
        if told.earlier is not None and told.earlier[1]:
            self._wrong(f"the killed run is taken to be alive: {told.earlier}")
        elif last.code is not None:
            if told.earlier is not None:
                self._wrong(f"a run that was left has a mark: {told.earlier}")
        elif (
            last.marked
            and not last.leaving
            and (told.earlier is None or told.earlier[0] not in last.pids)
            and last.dies != "torn"  # which mixes the digits of two
        ):
            self._wrong(f"the mark says {told.earlier}, not {last.pids}")
        if told.settled and self._going:
            self.counts["offers"] += told.offered[:1] != [None]
            if told.offered[:1] != self._going:
                self._wrong(f"it offers to go on with {told.offered}, not {self._going}")

    def _check_saves(self, told: Told) -> None:
        begun = self._begun.get("save", [])
        for path in sorted(self.data.saves.glob(f"*{save.SUFFIX}")):
            content = path.read_bytes()
            before, now = self._saves.get(path.name), _written(content)
            if now == before and path.name not in told.saved:
                continue
            coming = (begun[1], begun[2]) if begun and begun[0] == path.name else None
            torn = before is not None and _written(content[: before[0]]) == before
            if now not in (before, coming) and not (coming is not None and torn):
                self._wrong(f"{path.name} has {now}, not {before} or {coming}")
            self._check_match(path, told, torn=now not in (before, coming))
            self._saves[path.name] = now
        gone = [name for name in self._saves if not (self.data.saves / name).exists()]
        for name in gone:
            if self._begun.get("remove") != [name]:
                self._wrong(f"{name} is gone")
            del self._saves[name]
            self._open.pop(name, None)

    def _check_last(self, told: Told) -> None:
        """Find out which match the next start has to offer: the one that was played last, unless
        it is over."""
        if not told.settled and told.code is None:
            return  # it had no time to offer anything: the next one has to
        self._going = []
        saves = sorted(self.data.saves.glob(f"*{save.SUFFIX}"), key=lambda one: one.stat().st_mtime)
        if told.code is None and not told.leaving and saves and saves[-1].name in told.saved:
            over = save.load(saves[-1]).match.result is not None
            self._going = [None if over else saves[-1].name]

    def _check_match(self, path: Path, told: Told, *, torn: bool) -> None:
        try:
            loaded = save.load(path)
        except save.SaveError as error:
            self._wrong(str(error))
            return
        if loaded.notice is not None and not torn:
            self._wrong(f"{loaded.notice}")
        match = loaded.match
        self.behind = max(self.behind, told.played.get(path.name, 0) - len(match.actions))
        self._open[path.name] = match
        if match.result is not None:
            del self._open[path.name]
            self._over[match.spec.id, match.seed, match.purpose] = match

    def _check_settings(self) -> None:
        stored, notice = settings.load(self.data.settings)
        allowed = [*self._settings, *self._begun.get("settings", [])]
        found = json.loads(json.dumps(asdict(stored)))
        if notice is not None or found not in allowed:
            self._wrong(f"the settings are others: {notice}")
        self._settings = [found]

    def _check_book(self, told: Told) -> None:
        due = [match for match in self._due.values() if told.settled]  # else that is still to come
        left = told.code is not None
        going = self._open.values()
        for wrong in self._kept.look(due, going, settled=told.settled, left=left):
            self._wrong(wrong)
        coming = self._begun.get("end")
        for key in self._kept.ended | self._ended:
            if key not in self._kept.ended:
                self._wrong(f"{key} is lost from the book")
            elif key not in self._ended and [*key] != coming:
                self._wrong(f"{key} is kept from nowhere")
        self._ended = set(self._kept.ended)
        self._due = dict(self._over)

    def _check_files(self, told: Told) -> None:
        roots = {self.home.root, self.data.root}
        odd = {
            one.name for root in roots for one in root.iterdir() if not KNOWN.fullmatch(one.name)
        }
        names = {one.name for one in self.data.saves.iterdir()}
        company = {
            one.name
            for name in names
            if name.endswith(save.SUFFIX)
            for one in (Path(name), *save.company(Path(name)))
        }
        odd |= names - company
        if told.settled and (stays := odd & self._odd):
            self._wrong(f"files stay for ever: {sorted(stays)}")
        self._odd = odd

    def _wrong(self, text: str) -> None:
        self.findings.append(text)


def _started(order: Order, errors: int) -> tuple[int, BinaryIO]:
    """The process of a run, and what it tells. A copy of this process that has all modules
    loaded is there at once; one with thinking processes is started as a player does."""
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
    """Run the program in this process."""
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
    """What the process tells; one that says nothing for long is killed."""
    rest = b""
    while True:
        ready, _, _ = select.select([report], [], [], SILENCE)
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
    """Load what the program loads bit by bit, so that its copies have it."""
    for name in LOADED:
        import_module(f"wizardtable.{name}")
    import_module("openskill.models")
    for spec in catalog.all():
        _ = spec.rules, spec.brain, spec.wording, spec.view, spec.levels


def _written(content: bytes) -> Written:
    return len(content), zlib.crc32(content)


def _of_session(session: int) -> Iterator[psutil.Process]:
    for process in psutil.process_iter(["status"]):
        try:
            if os.getsid(process.pid) == session and process.info["status"] != "zombie":
                yield process
        except (ProcessLookupError, PermissionError):
            continue


def hunt(kills: int, seed: int) -> int:
    """So many kills; how many findings there were."""
    chance = random.Random(seed)
    counts: Counter[str] = Counter()
    _load()
    findings = done = runs = behind = 0
    last = False
    while done < kills or not last:
        root = Path(tempfile.mkdtemp(prefix="wizardtable-kill-"))
        folder = Folder(root / "data", chance, RUNS)
        for number in range(RUNS):
            for _ in range(NEW):
                folder.add_save()
            last = number == RUNS - 1 or done == kills
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
    """How the next run goes, and after how many lines of its report it is killed; the last one
    of a folder is left as it should be."""
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
    point = chance.choice(chance.choice((POINTS, OUTCOMES)))
    return replace(order, point=point, number=number, quits=point in LAST), 90


def main(kills: int = 100, seed: int = 0) -> int:
    """So many kills; 1 where something was wrong."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return min(1, hunt(kills, seed or int(time.time())))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
