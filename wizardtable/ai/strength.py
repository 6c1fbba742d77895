# SPDX-License-Identifier: MIT
"""Measures how strong every level of every game is: `python -m wizardtable.ai.strength`.

    python -m wizardtable.ai.strength --hours 10 --jobs 2

Each level sits at a table of the level below, at the smallest, a middle and the largest number of
players; and with the two yardsticks; the hardest also with copies that have a quarter of its
budget. Neighbours play until their interval excludes equality, or 400 games, yardsticks 60; what
the hours do not suffice for is said. An interrupted measurement goes on where it was, unless the
sources of a game or of the search have changed since.
"""

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic

from wizardtable.ai import crew, tournament
from wizardtable.ai.baseline import GREEDY, RANDOM
from wizardtable.ai.crew import Crew
from wizardtable.ai.figures import Line, Played, table
from wizardtable.ai.ledger import Ledger
from wizardtable.ai.tournament import Tournament
from wizardtable.core import catalog, files
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Setup

SEED = 1
GAMES = 400
BASELINE_GAMES = 60
FEWEST_DEALS = 10
"""Before them no interval is looked at: looking again and again finds what is not there."""

QUARTER = "@0.25"
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat for the level that should be stronger, the others for the one it is measured by.

    Attributes:
        most: games after which it ends undecided.
    """

    game_id: str
    seats: int
    upper: str
    lower: str
    most: int

    def tournament(self) -> Tournament:
        """What is played."""
        contenders = (self.upper, *(self.lower,) * (self.seats - 1))
        deals = -(-self.most // self.seats)
        return Tournament(self.game_id, contenders, Setup(self.seats), deals, SEED)

    def line(self, played: Sequence[Played]) -> Line:
        """The figures of the upper level."""
        return table(played, self.tournament().contenders)[0]

    def decided(self, played: Sequence[Played]) -> bool:
        """Whether enough games say that the two are not equally strong."""
        if len(played) < FEWEST_DEALS * self.seats:
            return False
        line, fair = self.line(played), 1 / self.seats
        return line.low > fair or line.high < fair


def counts(spec: GameSpec) -> list[int]:
    """The numbers of players measured: the smallest, a middle and the largest."""
    least, most = min(spec.seats), max(spec.seats)
    return sorted({least, (least + most) // 2, most})


def pairings(spec: GameSpec) -> list[Pairing]:
    """All that is measured of a game, neighbours first, since they matter most."""
    levels = [level.id for level in spec.levels]
    near = [(upper, lower, GAMES) for lower, upper in pairwise(levels)]
    near.append((levels[-1], levels[-1] + QUARTER, GAMES))
    far = [(one, base.id, BASELINE_GAMES) for one in levels for base in (GREEDY, RANDOM)]
    return [
        Pairing(spec.id, seats, upper, lower, most)
        for group in (near, far)
        for seats in counts(spec)
        for upper, lower, most in group
    ]


def sources(game_id: str) -> str:
    """A short name of all code a game's strength follows from: another code, another name."""
    digest = hashlib.sha256()
    folders = (PACKAGE / "ai", PACKAGE / "core", PACKAGE / "games" / game_id)
    for path in sorted(path for folder in folders for path in folder.glob("*.*")):
        if path.suffix in {".py", ".toml"} and path.parent.name != "view":
            digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


def measure(pairing: Pairing, folder: Path, players: Crew, seconds: float) -> list[Played]:
    """Play until the pairing is decided, has had its games, or its seconds are over; the games,
    those of earlier runs too."""
    games = pairing.tournament()
    name = f"{pairing.game_id}-{sources(pairing.game_id)}-{pairing.seats}"
    folder.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(folder / f"{name}-{pairing.upper}-{pairing.lower}.json", games)
    until = monotonic() + seconds
    if not pairing.decided(ledger.played) and ledger.deals < games.deals:
        reports = tournament.play(games, players.executor, ahead=players.ahead, first=ledger.deals)
        for report in reports:
            ledger.add(report.game)
            if len(ledger.played) % pairing.seats:
                continue
            if pairing.decided(ledger.played) or monotonic() > until:
                reports.close()
                break
    ledger.write()
    return ledger.whole()


@dataclass(frozen=True, slots=True)
class Measured:
    """A pairing with its games, and how many seconds of work (of one core) they took now."""

    pairing: Pairing
    played: list[Played]
    seconds: float


def measure_all(
    specs: Sequence[GameSpec], folder: Path, players: Crew, hours: float
) -> Iterator[Measured]:
    """Every pairing in turn; what one leaves of its share of the hours goes to those after it."""
    plan = [pairing for spec in specs for pairing in pairings(spec)]
    left = hours * 3600
    for number, pairing in enumerate(plan):
        share = max(0.0, left) / (len(plan) - number)
        started = monotonic()
        played = measure(pairing, folder, players, share / players.size)
        seconds = (monotonic() - started) * players.size
        left -= seconds
        yield Measured(pairing, played, seconds)


def page(measured: Sequence[Measured], commit: str, command: str) -> str:
    """The results as a page of Markdown."""
    spent = sum(one.seconds for one in measured) / 3600
    lines = [
        "# How strong the opponents are",
        "",
        f"Measured with `{command}` at {commit}, seed {SEED}; this run: {spent:.1f} core-hours.",
        "One seat plays for the level named first, all others for the one named second, and every",
        "deal is played with each rotation of the seats. The share is that of games won, ties",
        "shared; beside it is what equal players would have, and the 95 % interval over deals. The",
        "margin is the mean score less that of the best opponent. “Cut” means that the time was",
        "over before the question was decided.",
    ]
    for game_id in dict.fromkeys(one.pairing.game_id for one in measured):
        spec = catalog.get(game_id)
        lines += ["", f"## {spec.title}", "", f"Sources {sources(game_id)}.", ""]
        lines.append("| players | level | against | games | share | fair | 95 % | margin | |")
        lines.append("|---|---|---|---|---|---|---|---|---|")
        lines += [_row(one) for one in measured if one.pairing.game_id == game_id]
    return "\n".join(lines) + "\n"


def _row(one: Measured) -> str:
    pairing, fair = one.pairing, 1 / one.pairing.seats
    start = f"| {pairing.seats} | {pairing.upper} | {pairing.lower} | {len(one.played)} |"
    if not one.played:
        return f"{start} | {fair:.1%} | | | not played |"
    line = pairing.line(one.played)
    return (
        f"{start} {line.share:.1%} | {fair:.1%} | {line.low:.1%} – {line.high:.1%}"
        f" | {line.margin:+.2f} | {_verdict(one, line)} |"
    )


def _verdict(one: Measured, line: Line) -> str:
    fair = 1 / one.pairing.seats
    if one.pairing.decided(one.played):
        return "stronger" if line.low > fair else "**weaker**"
    return "even" if len(one.played) >= one.pairing.most else "cut"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is not measured yet, and write the page after every pairing; the exit code."""
    options = _parser().parse_args(arguments)
    specs = [catalog.get(game_id) for game_id in options.game or catalog.GAMES]
    command = f"python -m wizardtable.ai.strength --hours {options.hours:g} --jobs {options.jobs}"
    measured: list[Measured] = []
    players = crew.cluster(options.cluster) if options.cluster else crew.processes(options.jobs)
    with suppress(KeyboardInterrupt), players as those:
        for one in measure_all(specs, options.state, those, options.hours):
            measured.append(one)
            print(_row(one), flush=True)
            files.replace(options.page, page(measured, commit(), command).encode())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m wizardtable.ai.strength", description="Measure every level of every game."
    )
    parser.add_argument("--game", action="append", help="only this game (default: all)")
    parser.add_argument("--hours", type=float, default=10.0, help="core-hours (default: 10)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--cluster", help="a Dask scheduler, such as tcp://192.0.2.7:8786")
    parser.add_argument("--state", type=Path, default=Path("build/strength"))
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    return parser


def commit() -> str:
    """The commit that runs, as git names it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=PACKAGE,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "an unknown commit"


if __name__ == "__main__":
    sys.exit(main())
