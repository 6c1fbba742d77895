# SPDX-License-Identifier: MIT
"""Uses the whole window at random.

`python -m lab.hunts.monkey [MINUTES] [--seed N] [--game G]`

Each trial of two minutes runs the real program in a separate process and folder. It sends events of
mouse and keyboard, changes sizes, themes and languages, and uses dialogs, menus and matches of all
games. A trial fails in these cases:

- a traceback, a fault or a warning of Qt;
- a turn of the event loop that takes more than half a second of the window's own processor time;
- memory that grows with the matches;
- a dialog that cannot be left;
- a file written outside of the folder;
- a save that differs from the match shown.

The actions and the program's random draws follow from the seed. The choices of opponents with a
time limit, and the state of an animation at the next action, do not. So `--seed` reproduces a
finding only as far as these allow. QT_QPA_PLATFORM=xcb shows it on a screen.
"""

import argparse
import compileall
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from lab.hunts.monkey_watch import (
    MAX_TURN_SECONDS,
    MIN_MEMORY_MEASUREMENTS,
    SHOWN_ACTIONS,
    growth_per_match,
)

TRIAL_SECONDS = 120.0
"""The length of one trial in seconds."""

KILL_SECONDS = 300.0
"""Seconds after the end of a trial until its process is stopped by force."""

PIXEL_RATIOS = ("1", "1", "1", "1.25", "2")
"""Pixel ratios of the screen."""

NO_LIMIT = 10**9
"""A number of actions that no trial reaches."""

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Trial:
    """The results of one trial.

    Attributes:
        findings: for each finding its kind, a text and the last actions.
        counts: numbers by name, to be added up.
        actions: the number of actions by kind.
        games: the number of matches by game and seats.
        longest: the longest turn of the event loop, in seconds of processor time.
        best: the shortest time of the yardstick, in seconds.
        memory: the looks at the memory, by run: the number of matches and megabytes.
    """

    seed: int
    findings: list[tuple[str, str, list[str]]] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    best: float = inf
    memory: list[list[tuple[int, float]]] = field(default_factory=list)


def environment(folder: Path, seed: int, *, fill: bool = True) -> dict[str, str]:
    """Returns the environment of a trial, with all folders that a program may ask for inside its
    own.

    With `fill`, freed memory is overwritten, so that code that still uses it fails at once.
    """
    inside = {name: folder / name for name in ("home", "config", "share", "cache", "run", "tmp")}
    for path in inside.values():
        path.mkdir(mode=0o700, exist_ok=True)
    scale = random.Random(f"{seed} of the screen").choice(PIXEL_RATIOS)
    made = {
        **os.environ,
        "HOME": str(inside["home"]),
        "XDG_CONFIG_HOME": str(inside["config"]),
        "XDG_DATA_HOME": str(inside["share"]),
        "XDG_CACHE_HOME": str(inside["cache"]),
        "XDG_RUNTIME_DIR": str(inside["run"]),
        "TMPDIR": str(inside["tmp"]),
        "PYTHONHASHSEED": str(seed % 2**32),
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "QT_SCALE_FACTOR": scale,
    }
    if fill:
        made["MALLOC_PERTURB_"] = "165"
    return made


def run_trial(
    seed: int,
    game: str,
    seconds: float,
    actions: int = NO_LIMIT,
    *,
    stop: float = MAX_TURN_SECONDS,
    best: float = inf,
    fill: bool = True,
) -> Trial:
    """Runs the program for this many seconds or actions, again and again if the monkey leaves it.

    Args:
        seed: the seed of the trial.
        game: the id of the only game to play; "" for all games.
        seconds: the length of the trial.
        actions: the most actions.
        stop: the most seconds of processor time that one turn of the event loop may take.
        best: the shortest time of the yardstick so far, in seconds.
        fill: True to overwrite freed memory.
    """
    result = Trial(seed, best=best)
    folder = Path(tempfile.mkdtemp(prefix="monkey-"))
    end, actions_left, session = time.monotonic() + seconds, actions, 0
    try:
        while not result.findings and actions_left > 0 and (now := time.monotonic()) < end:
            order = {"seed": f"{seed}/{session}", "game": game, "seconds": end - now}
            done = _session(
                result, folder, {**order, "actions": actions_left, "stop": stop}, fill=fill
            )
            actions_left -= done
            session += 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    result.counts["starts"] += session
    return result


def _session(trial_result: Trial, folder: Path, order: dict[str, Any], *, fill: bool) -> int:
    """Runs the program once; returns the number of actions."""
    order["best"] = trial_result.best
    (folder / "order.json").write_text(json.dumps(order), encoding="utf-8")
    result, actions_file, errors = folder / "result.json", folder / "actions", folder / "errors"
    result.unlink(missing_ok=True)
    command = [sys.executable, "-X", "faulthandler", "-m", "lab.hunts.monkey_trial", str(folder)]
    environ = environment(folder, trial_result.seed, fill=fill)
    with actions_file.open("wb") as out, errors.open("wb") as err:
        process = subprocess.Popen(command, stdout=out, stderr=err, cwd=ROOT, env=environ)
        try:
            code = process.wait(order["seconds"] + KILL_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            code = -9
    if code == 0 and result.exists():
        return _add(trial_result, json.loads(result.read_text(encoding="utf-8")))
    lines = actions_file.read_text(encoding="utf-8", errors="replace").splitlines()
    text = errors.read_text(encoding="utf-8", errors="replace")[-6000:]
    fault = folder / "data" / "fault.log"
    if fault.exists():
        text += fault.read_text(encoding="utf-8", errors="replace")[:6000]
    trial_result.findings.append(("a fault", f"{text}\nexit code {code}", lines[-SHOWN_ACTIONS:]))
    return len(lines)


def _add(trial_result: Trial, result: dict[str, Any]) -> int:
    trial_result.findings += result["findings"]
    trial_result.actions.update(result["actions"])
    trial_result.games.update(result["games"])
    trial_result.counts.update({name: result[name] for name in ("begun", "ended", "lost")})
    trial_result.counts.update({f"{name} changes": n for name, n in result["changes"].items()})
    trial_result.longest = max(trial_result.longest, result["longest"])
    trial_result.best = min(trial_result.best, result["best"])
    trial_result.memory.append([(int(n), float(size)) for n, size in result["memory"]])
    return sum(result["actions"].values())


def print_findings(result: Trial, game: str) -> None:
    """Prints the findings, and the command that reproduces them."""
    for kind, text, last in result.findings:
        print(f"\n{kind.upper()} (seed {result.seed}, game {game or 'any'})")
        print("The last actions:")
        print("\n".join(f"  {line}" for line in last))
        print(text)
    extra = f" --game {game}" if game else ""
    print(f"\nAgain: python -m lab.hunts.monkey --seed {result.seed}{extra}", flush=True)


def summary(trials: list[Trial], minutes: float) -> str:
    """Returns a summary of all trials."""
    counts: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for each in trials:
        counts.update(each.counts)
        actions.update(each.actions)
        games.update(each.games)
    looks = [look for each in trials for look in each.memory]
    grown = (
        growth_per_match(look[len(look) // 2 :])
        for look in looks
        if len(look) >= MIN_MEMORY_MEASUREMENTS
    )
    growth = max(grown, default=0.0)
    largest = max((size for look in looks for _, size in look), default=0.0)
    longest = max((each.longest for each in trials), default=0.0)
    changes = ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
    return "\n".join(
        (
            f"{minutes:.1f} minutes, {len(trials)} trials: {changes}",
            f"{sum(actions.values())} actions: "
            + ", ".join(f"{n} {name}" for name, n in actions.most_common()),
            "matches: " + ", ".join(f"{n} {name}" for name, n in sorted(games.items())),
            f"longest turn {longest:.2f} s of processor time; {sum(map(len, looks))} looks at the "
            f"memory, at most {largest:.0f} MB in the lobby but for pictures, "
            f"growing by {growth:.2f} MB a match at worst",
            f"{sum(len(each.findings) for each in trials)} findings",
        )
    )


def main() -> int:
    """Runs trials until the time is over or one fails; returns 1 if one failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("minutes", nargs="?", type=float, default=2.0)
    parser.add_argument("--seed", type=int, help="of the first trial; the next ones count on")
    parser.add_argument("--game", default="", help="play only this one")
    parser.add_argument("--go-on", action="store_true", help="do not stop at a finding")
    parser.add_argument(
        "--stop", type=float, default=MAX_TURN_SECONDS, help="seconds a turn may take"
    )
    parser.add_argument("--no-fill", action="store_true", help="do not overwrite freed memory")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int(time.time()) % 10**7 * 100
    compileall.compile_dir(ROOT / "wizardtable", quiet=1)  # its time must not be measured
    begun, trials = time.monotonic(), list[Trial]()
    while (seconds_left := 60 * asked.minutes - (time.monotonic() - begun)) > 1:
        result = run_trial(
            seed + len(trials),
            asked.game,
            min(TRIAL_SECONDS, seconds_left),
            stop=asked.stop,
            best=trials[-1].best if trials else inf,
            fill=not asked.no_fill,
        )
        trials.append(result)
        if result.findings:
            print_findings(result, asked.game)
            if not asked.go_on:
                break
        if len(trials) % 10 == 0:
            print(summary(trials, (time.monotonic() - begun) / 60), flush=True)
    print(summary(trials, (time.monotonic() - begun) / 60))
    return int(any(each.findings for each in trials))


if __name__ == "__main__":
    sys.exit(main())
