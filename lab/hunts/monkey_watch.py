# SPDX-License-Identifier: MIT
"""Watches a trial of the monkey: errors, warnings, long stops, memory, files."""

import contextlib
import ctypes
import faulthandler
import gc
import os
import sys
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
)

from wizardtable.table.pictures import PictureCache
from wizardtable.ui.style.widgets import Dialog

MAX_TURN_SECONDS = 0.5
"""The most seconds of the window's own processor time that one turn of the event loop may take."""

ENDLESS_TURN_SECONDS = 30.0
"""Seconds of processor time after which a turn counts as endless."""

MAX_SILENCE_SECONDS = 240.0
"""Seconds of wall-clock time without any turn after which the process is ended with all its
stacks."""

MAX_GROWTH_MB = 1.0
"""The most megabytes that the process may grow for each match, over the later half of a trial's
looks."""

MIN_MEMORY_MEASUREMENTS = 16
"""With fewer looks at the memory its growth is not judged, because caches fill at first.

Pages, lessons and problems are loaded in idle moments of the first matches as well: the memory
levels off by the sixteenth match or so.
"""

MAX_LEFTOVERS = 4
"""The most tables, controllers, matches and dialogs of each type that may still exist in the lobby.

They are those of the last table and of the last lesson, the match that was analysed last, and the
one whose save the monkey compares.
"""

HEAVY_TYPES = ("TableView", "TableScene", "Controller", "ReplayView", "Match")
"""Further types that are counted then."""

SHOWN_ACTIONS = 30
"""The number of actions that are shown with a finding."""

USUAL_WARNINGS = ("propagateSizeHints", "This plugin does not support")
"""Warnings of the offscreen platform about every window, which do not count."""


@dataclass
class Notes:
    """The notes of a trial.

    Attributes:
        findings: for each finding its kind, a text and the last actions.
        actions: the number of actions by kind.
        changes: the number of changes by setting.
        games: the number of matches by game and seats.
        begun: the number of matches begun.
        ended: the number of matches ended.
        longest: the longest turn of the event loop, in seconds of processor time.
        memory: the looks at the memory in the lobby: the number of matches left until then, and
            megabytes without cached pictures.
        last: the last actions.
        lost: the number of lost thinking processes.
        best: the shortest time of the yardstick, in seconds.
    """

    findings: list[tuple[str, str, list[str]]] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    changes: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    begun: int = 0
    ended: int = 0
    longest: float = 0.0
    memory: list[tuple[int, float]] = field(default_factory=list)
    last: deque[str] = field(default_factory=lambda: deque(maxlen=SHOWN_ACTIONS))
    lost: int = 0
    best: float = inf

    def find(self, kind: str, text: str) -> None:
        """Adds a finding, unless the same one is there already."""
        is_known = any(
            kind == other_kind and _gist(text) == _gist(words)
            for other_kind, words, _ in self.findings
        )
        if not is_known:
            self.findings.append((kind, text, list(self.last)))
            print(f"FOUND {kind}: {text}", file=sys.stderr, flush=True)


def _gist(text: str) -> str:
    """Returns the last line of a report. Two errors with one cause differ only before it."""
    return text.strip().rpartition("\n")[2]


class Turns:
    """Measures each turn of the event loop, and keeps the stack of one that takes too long.

    It uses the processor time of the window's own thread, so that a busy machine does not count.

    Attributes:
        best: the shortest time of the yardstick, in seconds.
        settled: True once everything is loaded that is loaded ahead after the start. Until then a
            turn may take three times as long.
    """

    def __init__(
        self, notes: Notes, max_seconds: float = MAX_TURN_SECONDS, best: float = inf
    ) -> None:
        """Starts to measure the calling thread, which must run the event loop.

        `best` is the shortest time of the yardstick in earlier trials, in seconds.
        """
        self._notes, self._max_seconds = notes, max_seconds
        self.best = min(best, *(yardstick() for _ in range(20)))
        self._main = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._main)
        self._begun = time.thread_time()
        self.settled = True
        self._stacks: list[str] = []
        self._silent = 0.0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._turn)
        dispatcher.aboutToBlock.connect(self._turn)
        threading.Thread(target=self._look, daemon=True).start()

    @contextlib.contextmanager
    def excused(self) -> Iterator[None]:
        """Excludes the work in the block from the measurement, because it is the trial's own."""
        before = time.thread_time()
        try:
            yield
        finally:
            self._begun += time.thread_time() - before

    def _turn(self) -> None:
        now = time.thread_time()
        used, self._begun = now - self._begun, now
        self._notes.longest = max(self._notes.longest, used)
        max_seconds = self._max_seconds if self.settled else 3 * self._max_seconds
        if used > max_seconds and used / (slow := self._slowness()) > max_seconds:
            stacks = "\n".join(dict.fromkeys(self._stacks)) or "(no stack)\n"
            text = (
                f"{used:.2f} s in one turn of the event loop, {slow:.1f} times slower than at best"
            )
            self._notes.find("a stop", f"{stacks}{text}")
            self._begun = time.thread_time()
        if self._stacks:
            self._stacks = []
        if now - self._silent > 1.0:
            self._silent = now
            faulthandler.dump_traceback_later(MAX_SILENCE_SECONDS, exit=True, file=sys.stderr)

    def _slowness(self) -> float:
        """Returns how many times longer the same work takes now than at its quickest.

        Other processes slow this thread down even in its own processor time.
        """
        now = yardstick()
        self.best = min(now, self.best)
        return now / self.best

    def _look(self) -> None:
        while True:
            time.sleep(0.06)
            used = time.clock_gettime(self._clock) - self._begun
            if used > 0.4 * self._max_seconds:
                frame = sys._current_frames().get(self._main)
                stack = self._stacks
                if frame is not None and len(stack) < 4:
                    stack.append("".join(traceback.format_stack(frame)[-14:]))
            if used > ENDLESS_TURN_SECONDS:
                faulthandler.dump_traceback(file=sys.stderr)
                print(f"FOUND a stop: {used:.0f} s and no end", file=sys.stderr, flush=True)
                os._exit(70)


def yardstick() -> float:
    """Returns the seconds of processor time that a fixed piece of work takes now."""
    begun = time.thread_time()
    words = [str(number) for number in range(20_000)]
    sum(len(word) for word in words if "7" in word)
    return time.thread_time() - begun


class Memory:
    """Looks at the memory after a match has been left."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        with contextlib.suppress(OSError):
            self._trim: Any = ctypes.CDLL("libc.so.6").malloc_trim

    def look(self, matches: int) -> None:
        """Notes the memory; it must be called in the lobby, after this many matches."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        with contextlib.suppress(AttributeError):  # another C library
            self._trim(0)
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        kept = gc.get_objects()
        pictures = sum(
            held.byte_count for held in kept if isinstance(held, PictureCache)
        )  # the cache is bounded
        size = (pages * os.sysconf("SC_PAGE_SIZE") - pictures) / 1e6
        self._notes.memory.append((matches, size))
        heavy: dict[str, list[object]] = {}
        for held in filter(_is_heavy, kept):
            heavy.setdefault(type(held).__name__, []).append(held)
        for name, alike in heavy.items():
            if len(alike) > MAX_LEFTOVERS:
                holders = "\n".join(_holders(held, kept, alike) for held in alike)
                self._notes.find("memory", f"{holders}\n{len(alike)} objects {name} in the lobby")
            alike.clear()
        kept.clear()  # this frame is in the list as well
        self._judge()

    def _judge(self) -> None:
        later = self._notes.memory[len(self._notes.memory) // 2 :]
        if (
            len(self._notes.memory) >= MIN_MEMORY_MEASUREMENTS
            and (slope := growth_per_match(later)) > MAX_GROWTH_MB
        ):
            self._notes.find(
                "memory", f"{later}\nmegabytes for each match: more than {MAX_GROWTH_MB}"
            )
            print(f"{slope:.2f} MB for each match", file=sys.stderr)


def growth_per_match(looks: list[tuple[int, float]]) -> float:
    """Returns the growth in megabytes for each match.

    It is the median of all slopes between two looks some way apart. It is at most the growth
    without the largest step, which is a single large object.
    """
    if len(looks) < 3:
        return 0.0
    steps = [size_after - size_before for (_, size_before), (_, size_after) in pairwise(looks)]
    steady = (sum(steps) - max(steps)) / max(1, looks[-1][0] - looks[0][0])
    far = max(1, len(looks) // 3)
    slopes = sorted(
        (size_after - size_before) / max(1, n - first_match)
        for i, (first_match, size_before) in enumerate(looks)
        for n, size_after in looks[i + far :]
    )
    return min(steady, slopes[len(slopes) // 2])


def _holders(target: object, *ignored: list[object]) -> str:
    """Returns, in one line, the objects that hold an object, each by the next one."""
    way: list[str] = []
    ignored_ids = set(map(id, (way, ignored, *ignored)))
    for _ in range(6):
        holders = [held for held in gc.get_referrers(target) if id(held) not in ignored_ids]
        holders = [held for held in holders if type(held).__name__ not in ("frame", "generator")]
        if not holders:
            break
        ours = [held for held in holders if type(held).__module__.startswith("wizardtable")]
        target = (ours or holders)[0]
        ignored_ids |= set(map(id, (target, holders, ours)))
        way.append(type(target).__qualname__)
    return " < ".join(way)


def _is_heavy(held: object) -> bool:
    kind = type(held)
    if issubclass(kind, Dialog):
        return True
    return kind.__module__.startswith("wizardtable.") and kind.__name__ in HEAVY_TYPES


def errors(notes: Notes, trial: Path) -> None:
    """Notes every traceback, every warning of Qt, and every write outside of the trial's folder."""
    from wizardtable.ui import crash  # noqa: PLC0415 - after the environment is set

    heard = crash.CrashNote.__call__

    def hear(self: crash.CrashNote, kind: Any, error: BaseException, trace: Any) -> None:
        notes.find("a traceback", "".join(traceback.format_exception(kind, error, trace)))
        heard(self, kind, error, trace)

    crash.CrashNote.__call__ = hear  # type: ignore[method-assign]
    sys.unraisablehook = lambda error_info: notes.find(
        "a traceback",
        "".join(
            traceback.format_exception(
                error_info.exc_type, error_info.exc_value, error_info.exc_traceback
            )
        ),
    )
    sys.addaudithook(guard(notes, trial))


def overhear(notes: Notes) -> Callable[[QtMsgType, QMessageLogContext, str], None]:
    """Returns a message handler for Qt that makes every warning a finding."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if any(words in text for words in USUAL_WARNINGS):
            return
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            print(text, file=sys.stderr)
            return
        notes.find("a warning of Qt", "".join(traceback.format_stack()[-8:]) + text)

    return hear


def guard(notes: Notes, trial: Path) -> Callable[[str, tuple[Any, ...]], None]:
    """Returns an audit hook that finds everything written, moved or deleted outside of the
    folder."""
    inside = (str(trial), "/dev/null", "/dev/shm", "/proc/self")

    def outside(path: object) -> bool:
        if not isinstance(path, (str, bytes, os.PathLike)):
            return False
        full_path = os.path.abspath(os.fsdecode(path))  # noqa: PTH100
        return not (full_path.startswith(inside) or "__pycache__" in full_path)

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = arguments
            writes = isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
            wrong = (writes or any(c in (mode or "") for c in "wax+")) and outside(path)
        elif event in ("os.remove", "os.rmdir", "os.mkdir", "os.truncate", "shutil.rmtree"):
            wrong = outside(arguments[0])
        elif event in ("os.rename", "os.link", "os.symlink", "shutil.move"):
            wrong = outside(arguments[0]) or outside(arguments[1])
        else:
            return
        if wrong:
            stack = "".join(traceback.format_stack()[-8:])
            notes.find("written outside", f"{stack}{event} {arguments[0]!r}")

    return hear


def lost_processes(log: Path) -> tuple[int, list[str]]:
    """Returns the number of logged lost processes, and the log's other entries."""
    if not log.exists():
        return 0, []
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    lost = [line for line in lines if "was lost" in line]
    return len(lost), [line for line in lines if "was lost" not in line]


def slopes(looks: list[tuple[int, float]]) -> str:
    """Returns the looks at the memory in one line."""
    steps = [size_after - size_before for (_, size_before), (_, size_after) in pairwise(looks)]
    return f"{len(looks)} looks, {sum(steps):+.1f} MB in all" if steps else "no looks"
