# SPDX-License-Identifier: MIT
"""Drives the whole window by chance.

`python -m lab.hunts.monkey [MINUTES] [--seed N] [--game G]`

Each trial of two minutes runs the real program in a process and a folder of its own, with events
of mouse and keyboard, other sizes, themes and languages, dialogs, menus, matches of all games. It
fails on a traceback, a fault, a warning of Qt, a turn of the event loop that takes more than half
a second of the window's own processor time, memory that grows with the matches, a dialog that
cannot be left, a file written elsewhere, and a save that is not the match shown.

What is done follows from the seed, and so does what the program draws. What minds with a time limit
choose, and where an animation is when the next action comes, does not: `--seed` brings a finding
about again as far as these allow. QT_QPA_PLATFORM=xcb shows it on a screen.
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

from lab.hunts.monkey_watch import LOOKS, SHOWN, STOP, grows

SECONDS = 120.0
"""Of one trial."""

LIMIT = 300.0
"""Seconds after the end of a trial until its process is stopped by force."""

SCALES = ("1", "1", "1", "1.25", "2")
"""Pixel ratios of the screen."""

NEVER = 10**9

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Trial:
    """What one trial brought.

    Attributes:
        findings: (kind, text, the last actions).
        counts: numbers by name, to be added up.
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
    """Everything that a program may ask about where to put things, inside the folder. `fill`:
    memory that is given back is overwritten, so that whoever still uses it falls at once."""
    inside = {name: folder / name for name in ("home", "config", "share", "cache", "run", "tmp")}
    for path in inside.values():
        path.mkdir(mode=0o700, exist_ok=True)
    scale = random.Random(f"{seed} of the screen").choice(SCALES)
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


def trial(
    seed: int,
    game: str,
    seconds: float,
    actions: int = NEVER,
    *,
    stop: float = STOP,
    best: float = inf,
    fill: bool = True,
) -> Trial:
    """Let the program run, again and again if the monkey leaves it, for so long or so many
    actions; `stop`: seconds of processor time that one turn of the event loop may take; `best`:
    those that the yardstick took at its quickest."""
    found = Trial(seed, best=best)
    folder = Path(tempfile.mkdtemp(prefix="monkey-"))
    end, left, session = time.monotonic() + seconds, actions, 0
    try:
        while not found.findings and left > 0 and (now := time.monotonic()) < end:
            order = {"seed": f"{seed}/{session}", "game": game, "seconds": end - now}
            done = _session(found, folder, {**order, "actions": left, "stop": stop}, fill=fill)
            left -= done
            session += 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    found.counts["starts"] += session
    return found


def _session(found: Trial, folder: Path, order: dict[str, Any], *, fill: bool) -> int:
    """One run of the program; the number of actions."""
    order["best"] = found.best
    (folder / "order.json").write_text(json.dumps(order), encoding="utf-8")
    result, told, errors = folder / "result.json", folder / "actions", folder / "errors"
    result.unlink(missing_ok=True)
    command = [sys.executable, "-X", "faulthandler", "-m", "lab.hunts.monkey_trial", str(folder)]
    environ = environment(folder, found.seed, fill=fill)
    with told.open("wb") as out, errors.open("wb") as err:
        process = subprocess.Popen(command, stdout=out, stderr=err, cwd=ROOT, env=environ)
        try:
            code = process.wait(order["seconds"] + LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            code = -9
    if code == 0 and result.exists():
        return _add(found, json.loads(result.read_text(encoding="utf-8")))
    lines = told.read_text(encoding="utf-8", errors="replace").splitlines()
    text = errors.read_text(encoding="utf-8", errors="replace")[-6000:]
    fault = folder / "data" / "fault.log"
    if fault.exists():
        text += fault.read_text(encoding="utf-8", errors="replace")[:6000]
    found.findings.append(("a fault", f"{text}\nexit code {code}", lines[-SHOWN:]))
    return len(lines)


def _add(found: Trial, result: dict[str, Any]) -> int:
    found.findings += result["findings"]
    found.actions.update(result["actions"])
    found.games.update(result["games"])
    found.counts.update({name: result[name] for name in ("begun", "ended", "lost")})
    found.counts.update({f"{name} changes": n for name, n in result["changes"].items()})
    found.longest = max(found.longest, result["longest"])
    found.best = min(found.best, result["best"])
    found.memory.append([(int(n), float(size)) for n, size in result["memory"]])
    return sum(result["actions"].values())


def tell(found: Trial, game: str) -> None:
    """Print what was found, with how to bring it about again."""
    for kind, text, last in found.findings:
        print(f"\n{kind.upper()} (seed {found.seed}, game {game or 'any'})")
        print("The last actions:")
        print("\n".join(f"  {line}" for line in last))
        print(text)
    extra = f" --game {game}" if game else ""
    print(f"\nAgain: python -m lab.hunts.monkey --seed {found.seed}{extra}", flush=True)


def closing(trials: list[Trial], minutes: float) -> str:
    """What was done, in some lines."""
    counts: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for one in trials:
        counts.update(one.counts)
        actions.update(one.actions)
        games.update(one.games)
    looks = [look for one in trials for look in one.memory]
    grown = (grows(look[len(look) // 2 :]) for look in looks if len(look) >= LOOKS)
    growth = max(grown, default=0.0)
    most = max((size for look in looks for _, size in look), default=0.0)
    longest = max((one.longest for one in trials), default=0.0)
    changes = ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
    return "\n".join(
        (
            f"{minutes:.1f} minutes, {len(trials)} trials: {changes}",
            f"{sum(actions.values())} actions: "
            + ", ".join(f"{n} {name}" for name, n in actions.most_common()),
            "matches: " + ", ".join(f"{n} {name}" for name, n in sorted(games.items())),
            f"longest turn {longest:.2f} s of processor time; {sum(map(len, looks))} looks at the "
            f"memory, at most {most:.0f} MB in the lobby but for pictures, "
            f"growing by {growth:.2f} MB a match at worst",
            f"{sum(len(one.findings) for one in trials)} findings",
        )
    )


def main() -> int:
    """Run trials until the time is over or one fails; 1 if one did."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("minutes", nargs="?", type=float, default=2.0)
    parser.add_argument("--seed", type=int, help="of the first trial; the next ones count on")
    parser.add_argument("--game", default="", help="play only this one")
    parser.add_argument("--go-on", action="store_true", help="do not stop at a finding")
    parser.add_argument("--stop", type=float, default=STOP, help="seconds a turn may take")
    parser.add_argument("--no-fill", action="store_true", help="do not overwrite freed memory")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int(time.time()) % 10**7 * 100
    compileall.compile_dir(ROOT / "wizardtable", quiet=1)  # not to be measured
    begun, trials = time.monotonic(), list[Trial]()
    while (left := 60 * asked.minutes - (time.monotonic() - begun)) > 1:
        found = trial(
            seed + len(trials),
            asked.game,
            min(SECONDS, left),
            stop=asked.stop,
            best=trials[-1].best if trials else inf,
            fill=not asked.no_fill,
        )
        trials.append(found)
        if found.findings:
            tell(found, asked.game)
            if not asked.go_on:
                break
        if len(trials) % 10 == 0:
            print(closing(trials, (time.monotonic() - begun) / 60), flush=True)
    print(closing(trials, (time.monotonic() - begun) / 60))
    return int(any(one.findings for one in trials))


if __name__ == "__main__":
    sys.exit(main())
