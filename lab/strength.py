# SPDX-License-Identifier: MIT
"""Measures how strong every level of every game is: `python -m lab.strength`.

    python -m lab.strength --hours 10 --jobs 2

Each level sits at a table of the level below, at the smallest, a middle and the largest number of
players; and with the two yardsticks; the hardest also with copies that have a quarter of its
budget. Neighbours play until they are clearly unequal, or 400 games, yardsticks 60. What
tells most comes first and has the larger share of the hours, for all games alike; what is left of
them goes to what is still open, and what they do not suffice for is said. An interrupted
measurement goes on where it was, unless the sources of a game or of the search have changed since.
"""

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import monotonic

import wizardtable
from wizardtable.ai.baseline import GREEDY, RANDOM
from wizardtable.ai.search import agents
from wizardtable.ai.tournament import executors, tournament
from wizardtable.ai.tournament.executors import Executors
from wizardtable.ai.tournament.figures import Played, ResultLine, table
from wizardtable.ai.tournament.results_file import ResultsFile, ResultsFileError
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import catalog, files
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

SEED = 1
GAMES = 400
BASELINE_GAMES = 60
FEWEST_DEALS = 10
"""Before them no interval is looked at: looking again and again finds what is not there."""

ASKED_OFTEN = 1.5
"""A pairing ends when an interval this many times as wide as the 95 % interval excludes equality;
that is about three standard errors to each side. The interval is looked at after every deal: among
400 simulated pairings of equal players, it would itself end 18 to 31 in 100 within 400 games (with
2, 3, 5 and 6 players); the wider one ends 1 to 4."""

LEAST_SECONDS = 60.0
"""Core-seconds with which nothing new is begun."""

QUARTER = "@0.25"
CUT = "cut"
PAIRINGS = "# Every pairing of `make strength`"
"""The heading of the part that this program writes; it keeps what stands above."""

BY_HAND = "# What was learned"
"""The heading after that part; this program keeps everything from here on."""

PACKAGE = Path(wizardtable.__file__).parent
"""The program that plays, which may be the compiled one."""

BESIDE = {"view", "tournament"}
"""Rooms that a game's strength does not follow from."""


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

    @property
    def near(self) -> bool:
        """Whether neighbours meet, or the hardest and its copy: what the measurement is about."""
        return self.most == GAMES

    def tournament(self) -> Tournament:
        """What is played."""
        contenders = (self.upper, *(self.lower,) * (self.seats - 1))
        deals = -(-self.most // self.seats)
        return Tournament(self.game_id, contenders, Setup(self.seats), deals, SEED)

    def line(self, played: Sequence[Played]) -> ResultLine:
        """The figures of the upper level."""
        return table(played, self.tournament().contenders)[0]

    def decided(self, played: Sequence[Played]) -> bool:
        """Whether the games show clearly that the two are not equally strong, although the question
        is asked after every deal."""
        if len(played) < FEWEST_DEALS * self.seats:
            return False
        line, fair = self.line(played), 1 / self.seats
        low = line.share - ASKED_OFTEN * (line.share - line.low)
        high = line.share + ASKED_OFTEN * (line.high - line.share)
        return low > fair or high < fair


def counts(spec: GameSpec) -> list[int]:
    """The numbers of players measured: the smallest, a middle and the largest."""
    least, most = min(spec.seats), max(spec.seats)
    return sorted({least, (least + most) // 2, most})


def pairings(spec: GameSpec) -> list[Pairing]:
    """All that is measured of a game, by number of players, neighbours first."""
    levels = [level.id for level in spec.levels]
    near = [(upper, lower, GAMES) for lower, upper in pairwise(levels)]
    near.append((levels[-1], levels[-1] + QUARTER, GAMES))
    far = [(one, base.id, BASELINE_GAMES) for one in levels for base in (GREEDY, RANDOM)]
    return [
        Pairing(spec.id, seats, upper, lower, most)
        for seats in counts(spec)
        for group in (near, far)
        for upper, lower, most in group
    ]


def weight(pairing: Pairing) -> int:
    """How much a pairing tells: its share of the time among the others, and its turn."""
    place = counts(catalog.get(pairing.game_id)).index(pairing.seats)
    if pairing.near:
        return (8, 6, 4)[place]
    return (3, 1, 1)[place]


def source_files(game_id: str) -> list[Path]:
    """The files that a game's strength follows from: rules, mind and numbers, search and core."""
    folders = (PACKAGE / "ai", PACKAGE / "core", PACKAGE / "games" / game_id)
    return [
        path
        for path in sorted(path for folder in folders for path in folder.rglob("*.*"))
        if path.suffix in {".py", ".toml"}
        and path.name not in {"arena.py", "strengths.toml"}
        and BESIDE.isdisjoint(path.relative_to(PACKAGE).parts)
    ]


@cache
def sources(game_id: str) -> str:
    """A short name of all code a game's strength follows from: another code, another name. It is
    the code that this process runs, whatever becomes of the files meanwhile."""
    digest = hashlib.sha256()
    for path in source_files(game_id):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


def results_of(pairing: Pairing, folder: Path) -> ResultsFile:
    """The games of a pairing so far, under the present sources."""
    name = f"{pairing.game_id}-{sources(pairing.game_id)}-{pairing.seats}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{pairing.upper}-{pairing.lower}.json"
    return ResultsFile(path, pairing.tournament())


def measure(pairing: Pairing, folder: Path, players: Executors, seconds: float) -> list[Played]:
    """Play until the pairing is decided, has had its games, or its seconds are over; the games,
    those of earlier runs too."""
    games, results = pairing.tournament(), results_of(pairing, folder)
    until = monotonic() + seconds

    def enough() -> bool:
        return monotonic() >= until or pairing.decided(results.whole())

    reports = tournament.play(
        games, players.executor, ahead=players.ahead, first=results.deals, enough=enough
    )
    try:
        for report in reports:
            results.add(report.game)
    finally:
        results.write()
    return results.whole()


@dataclass(frozen=True, slots=True)
class Measured:
    """A pairing with its games."""

    pairing: Pairing
    played: list[Played]


def measure_all(
    specs: Sequence[GameSpec], folder: Path, players: Executors, hours: float
) -> Iterator[Measured]:
    """Every pairing in turn, and again what is still open while there is time; those that tell
    most first."""
    plan = [pairing for spec in specs for pairing in pairings(spec)]
    left = hours * 3600
    while plan:
        plan.sort(key=weight, reverse=True)
        for number, pairing in enumerate(plan):
            share = left * weight(pairing) / sum(map(weight, plan[number:]))
            started = monotonic()
            played = measure(pairing, folder, players, share / players.size)
            left -= (monotonic() - started) * players.size
            yield Measured(pairing, played)
        plan = [] if left < LEAST_SECONDS else [one for one in plan if not finished(one, folder)]


def finished(pairing: Pairing, folder: Path) -> bool:
    """Whether more games would not change what is said of a pairing."""
    played = results_of(pairing, folder).whole()
    return pairing.decided(played) or len(played) >= pairing.most


def page(measured: Sequence[Measured], commit: str, command: str) -> str:
    """The results as a page of Markdown; of a pairing measured twice the last."""
    latest = list({one.pairing: one for one in measured}.values())
    thought = sum(sum(map(sum, game.seconds)) for one in latest for game in one.played) / 3600
    cut = sum(_verdict(one) == CUT for one in latest)
    unbegun = sum(not one.played for one in latest)
    lines = [
        PAIRINGS,
        "",
        f"Measured with `{command}` at {commit}, seed {SEED}. In all these games the opponents",
        f"thought for {thought:.1f} hours of one core.",
        "",
        "One seat plays at the level named first, all others at the level named second, and each",
        "deal is played with every rotation of the seats. The *share* is the share of games won,",
        "with ties shared; *fair* is the share of equal players. The 95 % interval is Wilson's.",
        "Because games of one deal are not independent, it is computed for the number of",
        "independent games that would leave as much doubt, and never for more than were played.",
        "The *margin* is the mean difference between a player's score and that of the best",
        "opponent.",
        "",
        f"A pairing ends when an interval {ASKED_OFTEN:g} times as wide excludes the fair share,",
        f"or after {GAMES} games; against the yardsticks, after {BASELINE_GAMES}. Of the two",
        "yardsticks, Greedy knows all that the opponents of the game know, but takes whatever",
        "looks best at first sight, like a level that does not search; Random plays anything.",
        "“Even” means that all games were played and do not show who is stronger, “cut” that the",
        "time ran out first:",
        f"{cut} of {len(latest)} pairings were cut, {unbegun} of them before their first game.",
    ]
    for game_id in catalog.GAMES:
        mine = [one for one in latest if one.pairing.game_id == game_id]
        if mine:
            spec = catalog.get(game_id)
            lines += ["", f"## {spec.title}", "", f"Sources {sources(game_id)}."]
            for near, title in ((True, "Neighbours"), (False, "Against the yardsticks")):
                rows = [one for one in mine if one.played and one.pairing.near == near]
                lines += _table(rows, title)
            lines += _unbegun([one.pairing for one in mine if not one.played])
    return "\n".join(lines) + "\n"


def first_page(path: Path) -> str:
    """Returns what is written by hand at the beginning of a page, up to `PAIRINGS`, to be kept."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[: text.find(f"\n{PAIRINGS}\n") + 1]


def by_hand(path: Path) -> str:
    """Returns what is written by hand at the end of a page, from `BY_HAND` on, to be kept."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    start = text.find(f"\n{BY_HAND}\n")
    return text[start:] if start >= 0 else ""


def _table(rows: list[Measured], title: str) -> list[str]:
    if not rows:
        return []
    order = {one: place for place, one in enumerate(pairings(catalog.get(rows[0].pairing.game_id)))}
    rows.sort(key=lambda one: order.get(one.pairing, 0))
    return [
        *("", f"**{title}**", ""),
        "| players | level | against | games | share | fair | 95 % | margin | |",
        "|---|---|---|---|---|---|---|---|---|",
        *map(_row, rows),
    ]


def _unbegun(cut: Sequence[Pairing]) -> list[str]:
    """A sentence for the pairings that the time did not reach."""
    tables: dict[tuple[str, str], list[int]] = {}
    for pairing in cut:
        tables.setdefault(_names(pairing), []).append(pairing.seats)
    told = [
        f"{upper} against {lower} ({', '.join(map(str, seats))} players)"
        for (upper, lower), seats in tables.items()
    ]
    return ["", f"Cut before the first game: {'; '.join(told)}."] if told else []


def _row(one: Measured) -> str:
    pairing, fair = one.pairing, 1 / one.pairing.seats
    upper, lower = _names(pairing)
    start = f"| {pairing.seats} | {upper} | {lower} | {len(one.played)} |"
    if not one.played:
        return f"{start} | {fair:.1%} | | | {CUT} |"
    line = pairing.line(one.played)
    return (
        f"{start} {line.share:.1%} | {fair:.1%} | {line.low:.1%} – {line.high:.1%}"
        f" | {line.margin:+.2f} | {_verdict(one)} |"
    )


def _names(pairing: Pairing) -> tuple[str, str]:
    return _named(pairing, pairing.upper), _named(pairing, pairing.lower)


def _named(pairing: Pairing, level_id: str) -> str:
    """A level as the program calls it."""
    plain_id = level_id.removesuffix(QUARTER)
    title = str(agents.level(catalog.get(pairing.game_id), plain_id).title)
    return title if plain_id == level_id else f"{title}, a quarter of the budget"


def _verdict(one: Measured) -> str:
    pairing = one.pairing
    if len(one.played) >= FEWEST_DEALS * pairing.seats:
        line, fair = pairing.line(one.played), 1 / pairing.seats
        if not line.low <= fair <= line.high:
            return "stronger" if line.share > fair else "**weaker**"
    if len(one.played) < pairing.most:
        return CUT
    return "even: more search brings nothing" if pairing.lower.endswith(QUARTER) else "even"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is not measured yet, and write the page after every pairing; the exit code."""
    options = _parser().parse_args(arguments)
    specs = [catalog.get(game_id) for game_id in options.game or catalog.GAMES]
    command = f"python -m lab.strength --hours {options.hours:g} --jobs {options.jobs}"
    measured: list[Measured] = []
    players = executors.chosen(options.jobs, options.cluster)
    try:
        with suppress(KeyboardInterrupt), players as those:
            for one in measure_all(specs, options.state, those, options.hours):
                measured.append(one)
                print(_row(one), flush=True)
                middle = page(measured, commit(), command)
                text = first_page(options.page) + middle + by_hand(options.page)
                files.replace(options.page, text.encode())
    except (executors.ExecutorError, ResultsFileError, files.FileError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab.strength",
        description="Measure every level of every game.",
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
