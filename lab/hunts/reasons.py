# SPDX-License-Identifier: MIT
"""Asks for hints in fresh positions of a game, and checks the reasons that the hints give.

`python -m lab.hunts.reasons GAME [POSITIONS] [--seed N] [--iterations N] [--read N] [--show ID]`

It is a finding if

- a reason is given for a move for which it may not speak, or its condition does not hold;
- a fact in the sentence differs from the same fact computed in another way (`reason_facts`);
- a reason speaks both for doing without something and for getting it;
- more than a fifth of all hints give the same reason.

A suggested move that is doubtful although its reason is true is reported, but no finding.

The hunt writes every match to `build/reasons/GAME-SEED-ITERATIONS.jsonl` when the match ends, and
goes on from there when it is started again. `--read` prints that many of the positions, `--show`
those with one reason.
"""

import argparse
import json
import sys
from collections import Counter
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from lab.hunts.hint_positions import MOVE, Position, listed_reasons, positions
from wizardtable.core import catalog
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

ROOT = Path(__file__).resolve().parents[2]

MAX_SHARE = 0.2
"""A reason that more than this share of all hints give is a finding."""

SHOWN_EXAMPLES = 3
"""The number of positions that the report names for each kind of complaint."""

Row = dict[str, Any]
"""One position in the hunt's file."""


def facts_of(spec: GameSpec) -> Any:
    """Returns the module that checks the facts in the game's reasons; None if it has none."""
    name = f"lab.hunts.reason_facts.{spec.id}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def complaints(position: Position, facts: Any) -> list[str]:
    """Returns what is wrong with the reason of a position; empty if nothing is."""
    reason, action = position.reason, position.action
    problems = []
    if reason is not None:
        if not isinstance(action, reason.action_classes):
            problems.append(f"may not speak for {type(action).__name__}")
        elif not reason.holds(position.observation, action):
            problems.append("its condition does not hold")
        elif position.sentence != reason.sentence(position.observation, action):
            problems.append("the hint gives another sentence")
    text = str(position.sentence)
    if "{" in text or not text.endswith("."):
        problems.append("is no whole sentence")
    check = getattr(facts, "FACTS", {}).get(position.id)
    complaint = check(position) if check is not None else ""
    return [*problems, complaint] if complaint else problems


def row_of(position: Position, number: int, facts: Any) -> Row:
    """Returns the line of the hunt's file about a position."""
    observation, action, spec = position.observation, position.action, position.spec
    return {
        "match": number,
        "place": position.place,
        "seat": observation.viewer,
        "turn": spec.wording.turn(observation),
        "points": [tally.total for tally in spec.wording.tally(observation)],
        "class": type(action).__name__,
        "move": str(spec.wording.action(observation, action, position.names)),
        "others": len(position.menu) - 1,
        "reason": position.id,
        "sentence": str(position.sentence),
        "complaints": complaints(position, facts),
    }


def mixed_reasons(spec: GameSpec, facts: Any) -> list[str]:
    """Returns the ids of reasons that speak for doing without something and for getting it."""
    giving_up = getattr(facts, "GIVING_UP", ())
    return [
        reason.id
        for reason in listed_reasons(spec)
        if sum(issubclass(kind, giving_up) for kind in reason.action_classes) > 0
        and not all(issubclass(kind, giving_up) for kind in reason.action_classes)
    ]


def hunt(spec: GameSpec, wanted: int, seed: int, iterations: int, path: Path) -> list[Row]:
    """Plays matches until the file has `wanted` positions; returns the positions."""
    facts = facts_of(spec)
    path.parent.mkdir(parents=True, exist_ok=True)
    matches = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    rows = [row for match in matches for row in match]
    for number in count(len(matches)):
        if len(rows) >= wanted:
            break
        try:
            match_rows = [
                row_of(position, number, facts)
                for position in positions(spec, number, seed, iterations)
            ]
        except Exception as error:
            error.add_note(f"match {number} of seed {seed}")
            raise
        rows += match_rows
        with path.open("a") as file:
            file.write(json.dumps(match_rows) + "\n")
        print(f"{len(rows)} positions of {number + 1} matches", end="\r", file=sys.stderr)
    return rows


def report(spec: GameSpec, rows: list[Row]) -> int:
    """Prints the shares of all reasons, and all findings; returns the number of findings."""
    said = Counter(row["reason"] for row in rows)
    wrong = [(row, text) for row in rows for text in row["complaints"]]
    doubtful = sum(str(text).startswith(MOVE) for _, text in wrong)
    findings: int = len(wrong) - doubtful
    print(f"{spec.id}: {len(rows)} hints of {rows[-1]['match'] + 1} matches" if rows else "none")
    for name, times in said.most_common():
        is_often = bool(times > MAX_SHARE * len(rows))
        findings += is_often
        kinds = Counter(row["class"] for row in rows if row["reason"] == name)
        classes = ", ".join(f"{kind} {number}" for kind, number in kinds.most_common())
        print(f"{times / len(rows):6.1%} {'OFTEN ' if is_often else ''}{name} ({classes})")
    unsaid = [reason.id for reason in listed_reasons(spec) if reason.id not in said]
    print(f"not given: {', '.join(unsaid) or 'none'}")
    for name in mixed_reasons(spec, facts_of(spec)):
        findings += 1
        print(f"speaks for doing without something and for getting it: {name}")
    for (name, text), times in Counter((row["reason"], text) for row, text in wrong).most_common():
        print(f"{times} times {name}: {text}")
        same = [row for row, other in wrong if (row["reason"], other) == (name, text)]
        for row in same[:SHOWN_EXAMPLES]:
            print(f"    {line_of(row)}")
    print(f"{findings} findings, {doubtful} doubtful moves")
    return findings


def line_of(row: Row) -> str:
    """Returns a line about a position for a reader."""
    return (
        f"match {row['match']} place {row['place']}, turn {row['turn']}, seat {row['seat']} of "
        f"{row['points']}: {row['move']}: {row['sentence']}"
    )


def main() -> int:
    """Runs the hunt that the arguments ask for; returns 1 if it finds something."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("positions", nargs="?", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=60, help="0: the prior suggests")
    parser.add_argument("--read", type=int, default=0, help="print that many of the positions")
    parser.add_argument("--show", default="", help="print all positions with this reason")
    given = parser.parse_args()
    spec = catalog.get(given.game)
    path = ROOT / "build/reasons" / f"{spec.id}-{given.seed}-{given.iterations}.jsonl"
    rows = hunt(spec, given.positions, given.seed, given.iterations, path)
    shown = [row for row in rows if row["reason"] == given.show]
    rng = Rng(given.seed)
    shown += [rng.choice(rows) for _ in range(given.read)]
    for row in shown:
        print(line_of(row))
    return int(report(spec, rows) > 0)


if __name__ == "__main__":
    sys.exit(main())
