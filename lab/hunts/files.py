# SPDX-License-Identifier: MIT
"""Breaks files of every kind that the program reads, and plays on with what loads.

`python -m lab.hunts.files COUNT` (or `--minutes M`) opens so many broken files: each has to be
refused in a sentence, or to be as good as one of the program's own, within limits of processor time
and memory. The first that is not ends the hunt, with the number it is made again by: `python -m
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
from lab.hunts.specimens import Specimen, specimens
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

MOVES = 4
"""Played on with a match that loads."""

SECONDS = 20
"""Of processor time for one file at most; the longest match is loaded in one."""

MEMORY = 1 << 30
"""Bytes that a process may have on top of what it starts with."""

GROWN = 200_000
"""Kilobytes by which one file may raise what was ever needed."""

PATIENCE = 300.0
"""Seconds without any progress after which even a busy machine does not explain it."""

FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where the files lie: no disk is waited for."""

WEIGHTS = {
    **{"save": 16, "house": 2, "settings": 2, "statistics": 1, "analysis": 2, "order": 1},
    "book": 4,
    "player": 6,
}


# Breaking.


def broken(seed: int) -> tuple[Specimen, bytes, str]:
    """The file with this number: what it was, what it is now, and how it was broken."""
    rng = random.Random(seed)
    kinds = list(WEIGHTS)
    (kind,) = rng.choices(kinds, list(WEIGHTS.values()))
    specimen = rng.choice([one for one in specimens() if one.kind == kind])
    ways = _WAYS[kind]
    way = rng.choice(ways)
    return specimen, way(specimen.content, rng), way.__name__


def forged_lines(content: bytes, rng: random.Random) -> bytes:
    """A save with other values in a few lines, each with a good checksum."""
    lines = [json.loads(line) for line in content.splitlines()]
    for _ in range(rng.choice((1, 1, 2))):
        at = min(rng.randrange(len(lines)), rng.randrange(len(lines)))
        forging.values_changed(lines[at], rng)
    return b"".join(map(forging.line_with_sum, lines))


def forged_state(content: bytes, rng: random.Random) -> bytes:
    """A save that goes on from a state in which there are other values."""
    lines = [json.loads(line) for line in content.splitlines()]
    stored = [at for at, line in enumerate(lines) if line["kind"] == "stored"]
    at = rng.choice(stored)
    state, after = lines[at], lines[at + 1 :][: rng.choice((0, 0, 0, 8))]
    state["n"] += 1  # so that it is not taken for the deal
    forging.values_changed(state["state"], rng)
    if rng.random() < 0.3:
        forging.values_changed(lines[0], rng)
    return b"".join(map(forging.line_with_sum, [lines[0], state, *after]))


def forged_action(content: bytes, rng: random.Random) -> bytes:
    """A save whose last move is another."""
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
    """A file of one JSON text with other values."""
    data = [json.loads(content)]
    forging.values_changed(data, rng)
    return forging.text_of(data[0]) if data else b""


def forged_plan(content: bytes, rng: random.Random) -> bytes:
    """Settings whose last setups, JSON within JSON, say something else."""
    data = json.loads(content)
    for pair in data["last_setups"]:
        inner = [json.loads(pair[1])]
        forging.values_changed(inner, rng)
        pair[1] = forging.text_of(inner[0] if inner else []).decode()
    return forging.text_of(data)


def forged_statistics(content: bytes, rng: random.Random) -> bytes:
    """Finished matches with other values."""
    lines = [json.loads(line) for line in content.splitlines()]
    forging.values_changed(rng.choice(lines), rng)
    return b"".join(forging.text_of(line) + b"\n" for line in lines)


def forged_analysis(content: bytes, rng: random.Random) -> bytes:
    """An analysis that says something else, with a good checksum."""
    data = json.loads(content.partition(b" ")[2])
    forging.values_changed(data["analysis"], rng)
    return forging.with_sum(data)


def deep_toml(content: bytes, rng: random.Random) -> bytes:
    """A house deck with brackets within brackets, or with other numbers."""
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


_ANY = (forging.bytes_changed, forging.lines_changed)
_WAYS: dict[str, tuple[forging.Change, ...]] = {
    "save": (*_ANY, *(3 * (forged_lines,)), *(6 * (forged_state,)), *(3 * (forged_action,))),
    "house": (*_ANY, deep_toml),
    "settings": (*_ANY, forged_json, forged_plan),
    "statistics": (*_ANY, forged_statistics),
    "analysis": (*_ANY, *(3 * (forged_analysis,))),
    "order": (*_ANY, forged_json),
    "book": (forging.bytes_changed, *(2 * (books.forged_rows,))),
    "player": (
        forging.bytes_changed,
        player_files.forged_numbers,
        player_files.forged_entries,
        *(3 * (player_files.forged_records,)),
        *(3 * (player_files.forged_book,)),
    ),
}


# Opening what is broken, and going on with it. Each says what came of it.


def open_save(path: Path, specimen: Specimen) -> str:
    """Load a save and play on."""
    (summary,) = save.summaries(path.parent)
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
    """Everything that a table asks, for some moves; then back, and saved once more."""
    rules, wording, names = match.spec.rules, match.spec.wording, match.names
    rng = Rng(len(specimen.content))
    viewers = (None, *range(match.setup.seats))
    match.turn_starts()
    seen = 0
    for number in range(MOVES + 1):
        for viewer in viewers:
            observation = match.observe(viewer)
            assert str(wording.prompt(observation, names))
            assert len(wording.tally(observation)) == match.setup.seats
            for entry in match.entries(viewer, seen):
                str(wording.event(entry.event, names))
        seen = len(match.actions) + 1
        if match.to_move is None or number == MOVES:
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
            for one in rules.candidates(match.state_at(len(match.actions))):
                with suppress(IllegalAction):
                    match.check(one)
                    assert str(wording.action(observation, one, names))
            action = GreedyAgent(match.spec, 1).choose(observation, menu, Budget(1)).action
        match.play(action)
    assert (match.to_move is None) == (match.result is not None)
    for seat in range(match.setup.seats):
        match.undo([Seat(seat)])
    if len(match.actions) % 4:
        return
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        again = Path(folder) / "again.wizardtable"
        save.write(again, match)
        assert save.load(again).match.observe(None) == match.observe(None)


def open_settings(path: Path, specimen: Specimen) -> str:
    """Load preferences, prepare a match of each game by them, and save them again."""
    from wizardtable.ui import new_game_plan  # noqa: PLC0415 - Qt is not needed for most

    chosen, notice = settings.load(path)
    for spec in catalog.all():
        recalled = new_game_plan.recalled(spec, chosen)
        Match(spec, recalled.setup, 1, recalled.players)
    settings.save(path, chosen)
    assert settings.load(path)[1] is None
    return "read" if notice is None else "refused"


def open_statistics(path: Path, specimen: Specimen) -> str:
    """Read the finished matches of an earlier version and add them up."""
    data = _folder(path)
    path.rename(data.old("statistics"))
    finished, notice = statistics.read(data)
    for standing in statistics.standings(finished, ("apprentice", "adept", "archmage")):
        assert isfinite(standing.margin)
    return "read" if notice is None else "refused"


def open_house(path: Path, specimen: Specimen) -> str:
    """Read a house deck and play with it."""
    path = path.rename(path.with_suffix(".toml"))
    outcome = "refused"
    for spec in catalog.all():
        if spec.house is not None:
            own = spec.house.read(path)
            assert bool(own.data) != bool(own.problems)
            assert all(str(problem.reason) for problem in own.problems)
            if own.data:
                state = spec.rules.deal(Setup(max(spec.seats), (), own.data), 1)
                for _ in range(MOVES):
                    menu = spec.rules.legal_actions(state)
                    if menu:
                        spec.rules.apply(state, menu[0])
                outcome = "played"
    return outcome


def open_analysis(path: Path, specimen: Specimen) -> str:
    """Read an analysis and say what it says."""
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
    """Put the pieces of a match in the order that was kept."""
    from wizardtable.play.frames import past  # noqa: PLC0415 - Qt is not needed for most
    from wizardtable.ui.match import arrangement  # noqa: PLC0415

    match = _beside(path, specimen)
    sitting = match.spec.view.sit()
    arrangement.restore(sitting, path)
    sitting.present(past(match, Seat(0), len(match.actions)))
    return "read"


def open_book(path: Path, specimen: Specimen) -> str:
    """Look at a book as all pages do, and end a match. A damaged one is mended."""
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
    if book.notice(data.book) is None:
        assert problem is None, f"it is written and not read: {problem}"
        return "read"
    assert list(data.root.glob("book-damaged-*.sqlite"))
    books.look_at(data)
    return "mended"


def _folder(path: Path) -> DataDir:
    """A data folder beside a file."""
    data = DataDir(path.parent / "data")
    data.saves.mkdir(parents=True)
    return data


def open_player(path: Path, specimen: Specimen) -> str:
    """Import a player and look at all that is known of them."""
    return player_files.import_player(path)


def _beside(path: Path, specimen: Specimen) -> Match:
    """The match that the file lies beside; the file gets the name that goes with it."""
    content = path.read_bytes()
    path.write_bytes(specimen.beside)
    suffixes = {"analysis": save.analysis_path, "order": save.arrangement_path}
    suffixes[specimen.kind](path).write_bytes(content)
    return save.load(path).match


_OPENS: dict[str, Callable[[Path, Specimen], str]] = {
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
    """Break a file and open it; says what came of it. Raises what nobody should ever see."""
    specimen, content, way = broken(seed)
    with tempfile.TemporaryDirectory(prefix="hunt-", dir=FOLDER) as folder:
        path = Path(folder) / "a.wizardtable"
        path.write_bytes(content)
        outcome = _OPENS[specimen.kind](path, specimen)
    return f"{specimen.kind}, {way}: {outcome}"


# A process that may be killed, and one that looks on.


class Progress:
    """Shared by both: the file being tried, and those that were."""

    def __init__(self) -> None:
        self.seed: Synchronized[int] = multiprocessing.Value("q", 0)
        self.done: Synchronized[int] = multiprocessing.Value("q", 0)


def work(progress: Progress, first: int, count: int, deadline: float, everything: bool) -> None:
    """Try files until there are enough; leaves with 1 at the first finding."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    outcomes: Counter[str] = Counter()
    findings: Counter[str] = Counter()
    specimens()
    _limit_memory()
    for seed in range(first, first + count):
        if time.monotonic() > deadline:
            break
        progress.seed.value = seed
        _limit_time()
        before = _peak()
        try:
            outcomes[try_file(seed)] += 1
            assert _peak() - before < GROWN, f"{_peak() - before} kB more"
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
        resource.setrlimit(resource.RLIMIT_AS, (held + MEMORY, held + MEMORY))


def _limit_time() -> None:
    """The system ends the process when a file takes too much of the processor, whatever the
    process does: a clock on the wall would blame a busy machine's files."""
    with suppress(ImportError, AttributeError):
        import signal  # noqa: PLC0415

        signal.setitimer(signal.ITIMER_PROF, SECONDS)


def _peak() -> int:
    """Kilobytes that the process has needed at most so far, 0 where nobody knows."""
    try:
        import resource  # noqa: PLC0415 - only on POSIX systems
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(arguments: list[str] | None = None) -> int:
    """Hunt; 1 where something was found."""
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
        worker.join(PATIENCE)
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
