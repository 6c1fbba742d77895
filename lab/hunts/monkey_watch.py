# SPDX-License-Identifier: MIT
"""What is looked at while a trial of the monkey runs: errors, warnings, stops, memory, files."""

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

STOP = 0.5
"""Seconds of the window's own processor time that one turn of the event loop may take."""

GIVEN_UP = 30.0
"""Seconds of processor time after which a turn is taken never to end."""

SILENT = 240.0
"""Seconds on the wall without any turn after which the process is ended with all its stacks."""

GROWTH = 1.0
"""Megabytes that the process may grow for each match, over the later half of a trial's looks."""

LOOKS = 12
"""Looks at the memory below which nothing is said of growth: caches fill at first."""

LEFT_OVER = 4
"""Tables, controllers, matches and dialogs of a kind that may still be known in the lobby: those of
the last table and of the last lesson, the match that was analysed last, and the one whose save the
monkey is to compare."""

HEAVY = ("TableView", "TableScene", "Controller", "ReplayView", "Match")
"""What else is counted then."""

SHOWN = 30
"""Actions that are told with a finding."""

USUAL = ("propagateSizeHints", "This plugin does not support")
"""What the offscreen platform says of every window."""


@dataclass
class Notes:
    """What a trial tells in the end.

    Attributes:
        findings: (kind, text, the last actions) of everything that is wrong.
        actions: how many of each kind; `changes` of settings likewise.
        memory: megabytes in the lobby but for kept pictures, with the matches left until then.
    """

    findings: list[tuple[str, str, list[str]]] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    changes: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    begun: int = 0
    ended: int = 0
    longest: float = 0.0
    memory: list[tuple[int, float]] = field(default_factory=list)
    last: deque[str] = field(default_factory=lambda: deque(maxlen=SHOWN))
    lost: int = 0
    best: float = inf

    def find(self, kind: str, text: str) -> None:
        """Keep something that is wrong, the same only once."""
        known = any(kind == one and _gist(text) == _gist(words) for one, words, _ in self.findings)
        if not known:
            self.findings.append((kind, text, list(self.last)))
            print(f"FOUND {kind}: {text}", file=sys.stderr, flush=True)


def _gist(text: str) -> str:
    """The last line of a report: two errors of one cause differ only before it."""
    return text.strip().rpartition("\n")[2]


class Turns:
    """Measures each turn of the event loop by the processor time of the window's own thread, so
    that a busy machine does not count, and keeps the stack of one that takes too long.

    Attributes:
        best: seconds that the yardstick took at its quickest.
        settled: whether all is loaded that is loaded ahead after the start; until then a turn may
            take three times as long.
    """

    def __init__(self, notes: Notes, most: float = STOP, best: float = inf) -> None:
        """Begin to measure the calling thread, which is to run the event loop. `best`: what the
        yardstick took at its quickest in earlier trials."""
        self._notes, self._most = notes, most
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
        """What is done here is the trial's own work."""
        before = time.thread_time()
        try:
            yield
        finally:
            self._begun += time.thread_time() - before

    def _turn(self) -> None:
        now = time.thread_time()
        used, self._begun = now - self._begun, now
        self._notes.longest = max(self._notes.longest, used)
        most = self._most if self.settled else 3 * self._most
        if used > most and used / (slow := self._slowness()) > most:
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
            faulthandler.dump_traceback_later(SILENT, exit=True, file=sys.stderr)

    def _slowness(self) -> float:
        """How many times longer the same work takes now than it did at its quickest: what others do
        on the same processor slows this thread down even where only its own time counts."""
        now = yardstick()
        self.best = min(now, self.best)
        return now / self.best

    def _look(self) -> None:
        while True:
            time.sleep(0.06)
            used = time.clock_gettime(self._clock) - self._begun
            if used > 0.4 * self._most:
                frame = sys._current_frames().get(self._main)
                stack = self._stacks
                if frame is not None and len(stack) < 4:
                    stack.append("".join(traceback.format_stack(frame)[-14:]))
            if used > GIVEN_UP:
                faulthandler.dump_traceback(file=sys.stderr)
                print(f"FOUND a stop: {used:.0f} s and no end", file=sys.stderr, flush=True)
                os._exit(70)


def yardstick() -> float:
    """Seconds of processor time that a fixed piece of work takes now."""
    begun = time.thread_time()
    words = [str(number) for number in range(20_000)]
    sum(len(word) for word in words if "7" in word)
    return time.thread_time() - begun


class Memory:
    """Looks at what is kept once a match has been left."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        with contextlib.suppress(OSError):
            self._trim: Any = ctypes.CDLL("libc.so.6").malloc_trim

    def look(self, matches: int) -> None:
        """To be called in the lobby, after so many matches."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        with contextlib.suppress(AttributeError):  # another C library
            self._trim(0)
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        kept = gc.get_objects()
        pictures = sum(
            one.bytes for one in kept if isinstance(one, PictureCache)
        )  # which is bounded
        size = (pages * os.sysconf("SC_PAGE_SIZE") - pictures) / 1e6
        self._notes.memory.append((matches, size))
        heavy: dict[str, list[object]] = {}
        for one in filter(_heavy, kept):
            heavy.setdefault(type(one).__name__, []).append(one)
        for name, alike in heavy.items():
            if len(alike) > LEFT_OVER:
                holders = "\n".join(_holders(one, kept, alike) for one in alike)
                self._notes.find("memory", f"{holders}\n{len(alike)} objects {name} in the lobby")
            alike.clear()
        kept.clear()  # this frame is among them
        self._judge()

    def _judge(self) -> None:
        later = self._notes.memory[len(self._notes.memory) // 2 :]
        if len(self._notes.memory) >= LOOKS and (slope := grows(later)) > GROWTH:
            self._notes.find("memory", f"{later}\nmegabytes for each match: more than {GROWTH}")
            print(f"{slope:.2f} MB for each match", file=sys.stderr)


def grows(looks: list[tuple[int, float]]) -> float:
    """Megabytes for each match: the median of all slopes between two looks that lie some way
    apart, but no more than is left without the largest step, which is one large thing kept."""
    if len(looks) < 3:
        return 0.0
    steps = [b - a for (_, a), (_, b) in pairwise(looks)]
    steady = (sum(steps) - max(steps)) / max(1, looks[-1][0] - looks[0][0])
    far = max(1, len(looks) // 3)
    slopes = sorted(
        (b - a) / max(1, n - m) for i, (m, a) in enumerate(looks) for n, b in looks[i + far :]
    )
    return min(steady, slopes[len(slopes) // 2])


def _holders(one: object, *known: list[object]) -> str:
    """Who keeps an object, and who keeps that one, in one line."""
    way: list[str] = []
    seen = set(map(id, (way, known, *known)))
    for _ in range(6):
        holders = [held for held in gc.get_referrers(one) if id(held) not in seen]
        holders = [held for held in holders if type(held).__name__ not in ("frame", "generator")]
        if not holders:
            break
        ours = [held for held in holders if type(held).__module__.startswith("wizardtable")]
        one = (ours or holders)[0]
        seen |= set(map(id, (one, holders, ours)))
        way.append(type(one).__qualname__)
    return " < ".join(way)


def _heavy(one: object) -> bool:
    kind = type(one)
    if issubclass(kind, Dialog):
        return True
    return kind.__module__.startswith("wizardtable.") and kind.__name__ in HEAVY


def errors(notes: Notes, trial: Path) -> None:
    """Take note of every traceback, of warnings of Qt, and of writing outside the trial's
    folder."""
    from wizardtable.ui import crash  # noqa: PLC0415 - after the environment is set

    heard = crash.CrashNote.__call__

    def hear(self: crash.CrashNote, kind: Any, error: BaseException, trace: Any) -> None:
        notes.find("a traceback", "".join(traceback.format_exception(kind, error, trace)))
        heard(self, kind, error, trace)

    crash.CrashNote.__call__ = hear  # type: ignore[method-assign]
    sys.unraisablehook = lambda told: notes.find(
        "a traceback",
        "".join(traceback.format_exception(told.exc_type, told.exc_value, told.exc_traceback)),
    )
    sys.addaudithook(guard(notes, trial))


def overhear(notes: Notes) -> Callable[[QtMsgType, QMessageLogContext, str], None]:
    """A message handler for Qt to which every warning is a finding."""

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if any(words in text for words in USUAL):
            return
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            print(text, file=sys.stderr)
            return
        notes.find("a warning of Qt", "".join(traceback.format_stack()[-8:]) + text)

    return hear


def guard(notes: Notes, trial: Path) -> Callable[[str, tuple[Any, ...]], None]:
    """An audit hook that finds whatever is written, moved or deleted outside the folder."""
    inside = (str(trial), "/dev/null", "/dev/shm", "/proc/self")

    def outside(path: object) -> bool:
        if not isinstance(path, (str, bytes, os.PathLike)):
            return False
        found = os.path.abspath(os.fsdecode(path))  # noqa: PTH100
        return not (found.startswith(inside) or "__pycache__" in found)

    def hear(event: str, told: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = told
            writes = isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
            wrong = (writes or any(c in (mode or "") for c in "wax+")) and outside(path)
        elif event in ("os.remove", "os.rmdir", "os.mkdir", "os.truncate", "shutil.rmtree"):
            wrong = outside(told[0])
        elif event in ("os.rename", "os.link", "os.symlink", "shutil.move"):
            wrong = outside(told[0]) or outside(told[1])
        else:
            return
        if wrong:
            stack = "".join(traceback.format_stack()[-8:])
            notes.find("written outside", f"{stack}{event} {told[0]!r}")

    return hear


def lost_processes(log: Path) -> tuple[int, list[str]]:
    """How often the program logged that a process was lost, and its other entries."""
    if not log.exists():
        return 0, []
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    lost = [line for line in lines if "was lost" in line]
    return len(lost), [line for line in lines if "was lost" not in line]


def slopes(looks: list[tuple[int, float]]) -> str:
    """The looks at the memory in one line."""
    steps = [b - a for (_, a), (_, b) in pairwise(looks)]
    return f"{len(looks)} looks, {sum(steps):+.1f} MB in all" if steps else "no looks"
