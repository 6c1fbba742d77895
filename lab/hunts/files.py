# SPDX-License-Identifier: MIT
"""Breaks files of every kind that the program reads, and plays on with those that load.

`python -m lab.hunts.files COUNT` (or `--minutes M`) opens this many broken files. The program has
to refuse each in a sentence, or use it as well as one of its own files. It has to keep limits of
processor time and memory. The first finding ends the hunt; its number reproduces it: `python -m
lab.hunts.files 1 --seed NUMBER`.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from math import isfinite
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

from lab.hunts import books, forging, player_files
from lab.hunts.specimens import Specimen, all_specimens
from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.process import analysis_file
from wizardtable.core import catalog, files
from wizardtable.core.agent import Budget
from wizardtable.core.game import IllegalAction, Seat, Setup
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.store import save, settings, statistics
from wizardtable.store.book import book
from wizardtable.store.paths import DataDir
from wizardtable.store.save import SaveError

MAX_MOVES = 4
"""The number of moves that are played on in a match that loads."""

MAX_CPU_SECONDS = 20
"""The most seconds of processor time for one file; the longest match loads in one."""

MAX_MEMORY_BYTES = 1 << 30
"""The most bytes that a process may use in addition to those at its start."""

MAX_GROWTH_KB = 200_000
"""The most kilobytes by which one file may raise the peak memory."""

MAX_SILENCE_SECONDS = 300.0
"""Seconds without any progress that even a busy machine does not explain."""

MEMORY_FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""The folder of the files; it is in memory, so that no disk slows the hunt."""

KIND_WEIGHTS = {
    **{"save": 16, "house": 2, "settings": 2, "statistics": 1, "analysis": 2, "order": 1},
    "book": 4,
    "player": 6,
}
"""The frequency of each kind of file."""


# Breaking.


def broken(seed: int) -> tuple[Specimen, bytes, str]:
    """Returns the file with this number: the original, the broken content and the way it was
    broken."""
    rng = random.Random(seed)
    kinds = list(KIND_WEIGHTS)
    (kind,) = rng.choices(kinds, list(KIND_WEIGHTS.values()))
    specimen = rng.choice([specimen for specimen in all_specimens() if specimen.kind == kind])
    ways = _CHANGES_BY_KIND[kind]
    way = rng.choice(ways)
    return specimen, way(specimen.content, rng), way.__name__


def forged_lines(content: bytes, rng: random.Random) -> bytes:
    """Returns a save with other values in a few lines, with correct checksums."""
    lines = [json.loads(line) for line in content.splitlines()]
    for _ in range(rng.choice((1, 1, 2))):
        at = min(rng.randrange(len(lines)), rng.randrange(len(lines)))
        forging.values_changed(lines[at], rng)
    return b"".join(map(forging.line_with_sum, lines))


def forged_state(content: bytes, rng: random.Random) -> bytes:
    """Returns a save that starts from a stored state with other values."""
    lines = [json.loads(line) for line in content.splitlines()]
    stored_lines = [at for at, line in enumerate(lines) if line["kind"] == "stored"]
    at = rng.choice(stored_lines)
    state, after = lines[at], lines[at + 1 :][: rng.choice((0, 0, 0, 8))]
    state["n"] += 1  # otherwise it would count as the deal
    forging.values_changed(state["state"], rng)
    if rng.random() < 0.3:
        forging.values_changed(lines[0], rng)
    return b"".join(map(forging.line_with_sum, [lines[0], state, *after]))


def forged_action(content: bytes, rng: random.Random) -> bytes:
    """Returns a save with another last move."""
    lines = [json.loads(line) for line in content.splitlines()]
    steps = [at for at, line in enumerate(lines) if line["kind"] == "step"]
    if not steps:
        return forged_lines(content, rng)
    at, other = rng.choice(steps[:60]), rng.choice(steps)
    step = lines[at]
    if rng.random() < 0.3:
        step["action"] = lines[other]["action"]
    step["hash"] = None
    forging.values_changed(step["action"], rng)
    return b"".join(map(forging.line_with_sum, lines[: at + rng.choice((1, 1, 9))]))


def forged_json(content: bytes, rng: random.Random) -> bytes:
    """Returns a JSON file with other values."""
    data = [json.loads(content)]
    forging.values_changed(data, rng)
    return forging.text_of(data[0]) if data else b""


def forged_plan(content: bytes, rng: random.Random) -> bytes:
    """Returns settings with other values in the last setups, which are JSON within JSON."""
    data = json.loads(content)
    for pair in data["last_setups"]:
        inner = [json.loads(pair[1])]
        forging.values_changed(inner, rng)
        pair[1] = forging.text_of(inner[0] if inner else []).decode()
    return forging.text_of(data)


def forged_statistics(content: bytes, rng: random.Random) -> bytes:
    """Returns finished matches with other values."""
    lines = [json.loads(line) for line in content.splitlines()]
    forging.values_changed(rng.choice(lines), rng)
    return b"".join(forging.text_of(line) + b"\n" for line in lines)


def forged_analysis(content: bytes, rng: random.Random) -> bytes:
    """Returns an analysis with other values and a correct checksum."""
    data = json.loads(content.partition(b" ")[2])
    forging.values_changed(data["analysis"], rng)
    return forging.with_sum(data)


def deep_toml(content: bytes, rng: random.Random) -> bytes:
    """Returns a house deck with deep brackets, or with other numbers."""
    lines = content.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    if rng.random() < 0.2:
        lines.insert(at, b"x = " + forging.deep(rng).encode() + b"\n")
    else:
        digits = [i for i, line in enumerate(lines) if line[:1].isalpha() and b" = " in line]
        for i in rng.sample(digits, min(len(digits), rng.choice((1, 2, 5)))):
            key = lines[i].partition(b" = ")[0]
            value = rng.choice((b"0", b"-1", b"20", b"9" * 5000, b"1e400", b'"A"', b'"AAAAAAAA"'))
            lines[i] = key + b" = " + value + b"\n"
    return b"".join(lines)


_ANY_FILE_CHANGES = (forging.bytes_changed, forging.lines_changed)
_CHANGES_BY_KIND: dict[str, tuple[forging.Change, ...]] = {
    "save": (
        *_ANY_FILE_CHANGES,
        *(3 * (forged_lines,)),
        *(6 * (forged_state,)),
        *(3 * (forged_action,)),
    ),
    "house": (*_ANY_FILE_CHANGES, deep_toml),
    "settings": (*_ANY_FILE_CHANGES, forged_json, forged_plan),
    "statistics": (*_ANY_FILE_CHANGES, forged_statistics),
    "analysis": (*_ANY_FILE_CHANGES, *(3 * (forged_analysis,))),
    "order": (*_ANY_FILE_CHANGES, forged_json),
    "book": (forging.bytes_changed, *(2 * (books.forged_rows,))),
    "player": (
        forging.bytes_changed,
        player_files.forged_numbers,
        player_files.forged_entries,
        *(3 * (player_files.forged_records,)),
        *(3 * (player_files.forged_book,)),
    ),
}


# Opening.


def open_save(path: Path, specimen: Specimen) -> str:
    """Loads a save and plays on; returns the outcome."""
    (summary,) = save.read_summaries(path.parent)
    try:
        loaded = save.load(path)
    except SaveError as error:
        assert path.name in str(error.reason)
        return "refused"
    assert summary.problem is None, summary.problem
    if loaded.notice is not None:
        assert path.name in str(loaded.notice)
    play_on(loaded.match, specimen)
    return "played"


def play_on(match: Match, specimen: Specimen) -> None:
    """Asks everything that a table asks, for some moves; then undoes, and saves the match again."""
    rules, wording, names = match.spec.rules, match.spec.wording, match.names
    rng = Rng(len(specimen.content))
    viewers = (None, *range(match.setup.seats))
    match.turn_starts()
    shown_entries = 0
    for number in range(MAX_MOVES + 1):
        for viewer in viewers:
            observation = match.observe(viewer)
            assert str(wording.prompt(observation, names))
            assert len(wording.tally(observation)) == match.setup.seats
            for entry in match.entries(viewer, shown_entries):
                str(wording.event(entry.event, names))
        shown_entries = len(match.actions) + 1
        if match.to_move is None or number == MAX_MOVES:
            break
        observation = match.observe(match.to_move)
        menu = list(match.menu())
        assert menu
        for action in menu:
            match.check(action)
            assert str(wording.action(observation, action, names))
        assert list(rules.legal_actions(rules.sample(observation, rng))) == menu
        action = rng.choice(menu)
        if number == 0:
            for candidate in rules.candidates(match.state_at(len(match.actions))):
                with suppress(IllegalAction):
                    match.check(candidate)
                    assert str(wording.action(observation, candidate, names))
            action = GreedyAgent(match.spec, 1).choose(observation, menu, Budget(1)).action
        match.play(action)
    assert (match.to_move is None) == (match.result is not None)
    for seat in range(match.setup.seats):
        match.undo([Seat(seat)])
    if len(match.actions) % 4:
        return
    with tempfile.TemporaryDirectory(dir=MEMORY_FOLDER) as folder:
        again = Path(folder) / "again.wizardtable"
        save.write(again, match)
        assert save.load(again).match.observe(None) == match.observe(None)


def open_settings(path: Path, specimen: Specimen) -> str:
    """Loads settings, prepares a match of each game from them, and saves them; returns the
    outcome."""
    from wizardtable.ui import new_game_plan  # noqa: PLC0415 - most files need no Qt

    chosen, notice = settings.load(path)
    for spec in catalog.all():
        recalled = new_game_plan.last_plan(spec, chosen)
        Match(spec, recalled.setup, 1, recalled.players)
    settings.save(path, chosen)
    assert settings.load(path)[1] is None
    return "read" if notice is None else "refused"


def open_statistics(path: Path, specimen: Specimen) -> str:
    """Reads the finished matches of an earlier version and adds them up; returns the outcome."""
    data = _folder(path)
    path.rename(data.old_file("statistics"))
    finished, notice = statistics.read(data)
    for standing in statistics.standings(finished, ("apprentice", "adept", "archmage")):
        assert isfinite(standing.margin)
    return "read" if notice is None else "refused"


def open_house(path: Path, specimen: Specimen) -> str:
    """Reads a house deck and plays with it; returns the outcome."""
    path = path.rename(path.with_suffix(".toml"))
    outcome = "refused"
    for spec in catalog.all():
        if spec.own_file_reader is not None:
            own = spec.own_file_reader.read(path)
            assert bool(own.data) != bool(own.problems)
            assert all(str(problem.reason) for problem in own.problems)
            if own.data:
                state = spec.rules.deal(Setup(max(spec.seats), (), own.data), 1)
                for _ in range(MAX_MOVES):
                    menu = spec.rules.legal_actions(state)
                    if menu:
                        spec.rules.apply(state, menu[0])
                outcome = "played"
    return outcome


def open_analysis(path: Path, specimen: Specimen) -> str:
    """Reads an analysis and everything in it; returns the outcome."""
    match = _beside(path, specimen)
    analysis = analysis_file.read(path, match)
    if analysis is None:
        return "refused"
    for odds in analysis.course:
        assert all(-0.01 <= chance <= 1.01 for chance in odds.chances)
    for turning in analysis.decisive:
        observation = match.observe_at(turning.place, match.mover(turning.place))
        better = turning.better(match.spec)
        assert str(match.spec.wording.action(observation, better, match.names))
        assert isinstance(str(turning.reason), str)
    return "read"


def open_order(path: Path, specimen: Specimen) -> str:
    """Puts the pieces of a match in the stored order; returns the outcome."""
    from wizardtable.play.frames import past_frame  # noqa: PLC0415 - most files need no Qt
    from wizardtable.ui.match import arrangement  # noqa: PLC0415

    match = _beside(path, specimen)
    sitting = match.spec.view.sit()
    arrangement.restore_arrangement(sitting, path)
    sitting.present(past_frame(match, Seat(0), len(match.actions)))
    return "read"


def open_book(path: Path, specimen: Specimen) -> str:
    """Looks at a book as all pages do, and ends a match; returns the outcome.

    A damaged book has to be mended.
    """
    data = _folder(path)
    path.rename(data.book)
    problem: files.FileError | None = None
    try:
        books.look_at(data)
    except files.FileError as error:
        problem = error
        assert data.book.name in str(error.reason), error.reason
    try:
        books.go_on(data)
    except files.FileError as error:
        assert "newer version" in str(error.reason), error.reason
        return "refused"
    if book.take_recovery_notice(data.book) is None:
        assert problem is None, f"it is written and not read: {problem}"
        return "read"
    assert list(data.root.glob("book-damaged-*.sqlite"))
    books.look_at(data)
    return "mended"


def _folder(path: Path) -> DataDir:
    data = DataDir(path.parent / "data")
    data.saves.mkdir(parents=True)
    return data


def open_player(path: Path, specimen: Specimen) -> str:
    """Imports a player and looks at all their data; returns the outcome."""
    return player_files.import_player(path)


def _beside(path: Path, specimen: Specimen) -> Match:
    """Returns the match that the file belongs to, after renaming the file to lie beside it."""
    content = path.read_bytes()
    path.write_bytes(specimen.beside)
    suffixes = {"analysis": save.analysis_path, "order": save.arrangement_path}
    suffixes[specimen.kind](path).write_bytes(content)
    return save.load(path).match


_OPENERS_BY_KIND: dict[str, Callable[[Path, Specimen], str]] = {
    "save": open_save,
    "settings": open_settings,
    "statistics": open_statistics,
    "house": open_house,
    "analysis": open_analysis,
    "order": open_order,
    "book": open_book,
    "player": open_player,
}


def try_file(seed: int) -> str:
    """Breaks a file and opens it; returns the outcome. Any exception is a finding."""
    specimen, content, way = broken(seed)
    with tempfile.TemporaryDirectory(prefix="hunt-", dir=MEMORY_FOLDER) as folder:
        path = Path(folder) / "a.wizardtable"
        path.write_bytes(content)
        outcome = _OPENERS_BY_KIND[specimen.kind](path, specimen)
    return f"{specimen.kind}, {way}: {outcome}"


# The process that may be killed, and the one that watches it.


class Progress:
    """The progress, shared by both processes.

    Attributes:
        seed: the number of the file being tried.
        done: the number of files tried so far.
    """

    def __init__(self) -> None:
        self.seed: Synchronized[int] = multiprocessing.Value("q", 0)
        self.done: Synchronized[int] = multiprocessing.Value("q", 0)


def work(progress: Progress, first: int, count: int, deadline: float, everything: bool) -> None:
    """Tries files until there are enough, or until the first finding; exits with 1 after a finding.

    With `everything` it continues after a finding.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    outcomes: Counter[str] = Counter()
    findings: Counter[str] = Counter()
    all_specimens()
    _limit_memory()
    for seed in range(first, first + count):
        if time.monotonic() > deadline:
            break
        progress.seed.value = seed
        _limit_time()
        before = _peak()
        try:
            outcomes[try_file(seed)] += 1
            assert _peak() - before < MAX_GROWTH_KB, f"{_peak() - before} kB more"
        except BaseException as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{where.filename}:{where.lineno}"
            findings[f"{type(error).__name__}: {str(error)[:80]} ({place})"] += 1
            print(f"seed {seed}:", *broken(seed)[2:], file=sys.stderr)
            traceback.print_exc()
            if not everything:
                sys.exit(1)
        progress.done.value += 1
        if progress.done.value % 10_000 == 0:
            print(f"{progress.done.value} files by {time.strftime('%H:%M')}", flush=True)
    for outcome, often in sorted(outcomes.items()):
        print(f"{often:7} {outcome}")
    for finding, often in findings.most_common():
        print(f"{often:7} FOUND {finding}")
    sys.exit(bool(findings))


def _limit_memory() -> None:
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - only on POSIX systems

        held = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (held + MAX_MEMORY_BYTES, held + MAX_MEMORY_BYTES))


def _limit_time() -> None:
    """Lets the system end the process when a file takes too much processor time.

    A limit in wall-clock time would blame files for a busy machine.
    """
    with suppress(ImportError, AttributeError):
        import signal  # noqa: PLC0415

        signal.setitimer(signal.ITIMER_PROF, MAX_CPU_SECONDS)


def _peak() -> int:
    """Returns the peak memory of the process in kilobytes, or 0 if the system does not tell."""
    try:
        import resource  # noqa: PLC0415 - only on POSIX systems
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(arguments: list[str] | None = None) -> int:
    """Hunts; returns 1 if something was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int, nargs="?", default=1 << 62, help="files to be tried")
    parser.add_argument("--minutes", type=float, default=1e9, help="after which it is enough")
    parser.add_argument("--seed", type=int, help="number of the first file")
    parser.add_argument("--all", action="store_true", help="go on after a finding")
    options = parser.parse_args(arguments)
    first = options.seed if options.seed is not None else random.randrange(10**9)
    began = time.monotonic()
    progress = Progress()
    worker = multiprocessing.Process(
        target=work,
        args=(progress, first, options.count, began + 60 * options.minutes, options.all),
    )
    worker.start()
    before = -1
    while worker.is_alive():
        worker.join(MAX_SILENCE_SECONDS)
        if worker.is_alive() and progress.done.value == before:
            worker.kill()
        before = progress.done.value
    done, seconds = progress.done.value, time.monotonic() - began
    pace = done / max(seconds, 0.1)
    print(f"{done} files from seed {first} in {seconds:.0f} s ({pace:.0f} a second)")
    if worker.exitcode:
        print(f"Something is wrong ({worker.exitcode}): the last was --seed {progress.seed.value}")
        return 1
    print("Nothing wrong.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
