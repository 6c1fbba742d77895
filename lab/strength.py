# SPDX-License-Identifier: MIT
"""Measures how strong every level of every game is: `python -m lab.strength`.

    python -m lab.strength --hours 10 --jobs 2

Each level sits at a table of the level below, at the smallest, a middle and the largest number of
players. It also plays against Greedy and Random. The hardest level also plays against copies of
itself that have a quarter of its budget. Neighbouring levels play until they are clearly unequal,
or 400 games; games against Greedy and Random end after 60.

The most informative pairings come first and have the larger share of the hours, in all games alike.
The rest of the time goes to undecided pairings, and the page names those that were cut. An
interrupted measurement continues when it is started again, unless the sources of a game or of the
search have changed.
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
from wizardtable.ai.tournament.figures import Played, ResultLine, result_lines
from wizardtable.ai.tournament.results_file import ResultsFile, ResultsFileError
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import catalog, files
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

SEED = 1
"""The seed of all pairings."""
GAMES = 400
"""The most games of two neighbouring levels."""
BASELINE_GAMES = 60
"""The number of games against Greedy or Random."""
MIN_DEALS = 10
"""No interval is looked at before this many deals: repeated looks find differences that do not
exist."""

INTERVAL_FACTOR = 1.5
"""A pairing ends when an interval this many times as wide as the 95 % interval excludes equality.

That is about three standard errors to each side. The interval is looked at after every deal. Among
400 simulated pairings of equal players, the 95 % interval would end 18 to 31 in 100 within 400
games (with 2, 3, 5 and 6 players); the wider one ends 1 to 4.
"""

MIN_SECONDS = 60.0
"""With fewer core-seconds left, no further round begins."""

QUARTER_SUFFIX = "@0.25"
"""The suffix of a level id that gives it a quarter of its budget."""
CUT_VERDICT = "cut"
"""The verdict on a pairing for which the time was too short."""
PAIRINGS_HEADING = "# Every pairing of `make strength`"
"""The heading of the part of the page that this program writes; it keeps the text above."""

NOTES_HEADING = "# What was learned"
"""The heading after that part; this program keeps everything from here on."""

PACKAGE_FOLDER = Path(wizardtable.__file__).parent
"""The program that plays, which may be the compiled one."""

IGNORED_FOLDERS = {"view", "tournament"}
"""Folders that do not influence a game's strength."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat of the upper level, which should be stronger, and all other seats of the lower one.

    Attributes:
        game_id: the id of the game.
        seats: the number of seats.
        upper: the id of the upper level.
        lower: the id of the lower level.
        most: the pairing ends undecided after this many games.
    """

    game_id: str
    seats: int
    upper: str
    lower: str
    most: int

    @property
    def near(self) -> bool:
        """True for neighbouring levels, and for the hardest level against its copy.

        These pairings are the purpose of the measurement.
        """
        return self.most == GAMES

    def tournament(self) -> Tournament:
        """Returns the tournament of the pairing."""
        contenders = (self.upper, *(self.lower,) * (self.seats - 1))
        deals = -(-self.most // self.seats)
        return Tournament(self.game_id, contenders, Setup(self.seats), deals, SEED)

    def line(self, played: Sequence[Played]) -> ResultLine:
        """Returns the figures of the upper level."""
        return result_lines(played, self.tournament().contenders)[0]

    def decided(self, played: Sequence[Played]) -> bool:
        """Returns whether the games show clearly that the two levels are not equally strong.

        It allows for the question being asked after every deal.
        """
        if len(played) < MIN_DEALS * self.seats:
            return False
        line, fair = self.line(played), 1 / self.seats
        low = line.share - INTERVAL_FACTOR * (line.share - line.low)
        high = line.share + INTERVAL_FACTOR * (line.high - line.share)
        return low > fair or high < fair


def player_counts(spec: GameSpec) -> list[int]:
    """Returns the numbers of players to measure: the smallest, a middle and the largest."""
    fewest, largest = min(spec.seats), max(spec.seats)
    return sorted({fewest, (fewest + largest) // 2, largest})


def pairings(spec: GameSpec) -> list[Pairing]:
    """Returns all pairings of a game, by number of players, neighbours first."""
    levels = [level.id for level in spec.levels]
    near = [(upper, lower, GAMES) for lower, upper in pairwise(levels)]
    near.append((levels[-1], levels[-1] + QUARTER_SUFFIX, GAMES))
    far = [(level_id, base.id, BASELINE_GAMES) for level_id in levels for base in (GREEDY, RANDOM)]
    return [
        Pairing(spec.id, seats, upper, lower, limit)
        for seats in player_counts(spec)
        for group in (near, far)
        for upper, lower, limit in group
    ]


def weight(pairing: Pairing) -> int:
    """Returns the importance of a pairing, which decides its share of the time and its turn."""
    place = player_counts(catalog.get(pairing.game_id)).index(pairing.seats)
    if pairing.near:
        return (8, 6, 4)[place]
    return (3, 1, 1)[place]


def source_files(game_id: str) -> list[Path]:
    """Returns the files that decide a game's strength: rules, mind and numbers, search and core."""
    folders = (PACKAGE_FOLDER / "ai", PACKAGE_FOLDER / "core", PACKAGE_FOLDER / "games" / game_id)
    return [
        path
        for path in sorted(path for folder in folders for path in folder.rglob("*.*"))
        if path.suffix in {".py", ".toml"}
        and path.name not in {"arena.py", "strengths.toml"}
        and IGNORED_FOLDERS.isdisjoint(path.relative_to(PACKAGE_FOLDER).parts)
    ]


@cache
def sources(game_id: str) -> str:
    """Returns a hash of all code that decides a game's strength.

    It is that of the code that this process runs, even if the files change meanwhile.
    """
    digest = hashlib.sha256()
    for path in source_files(game_id):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


def results_of(pairing: Pairing, folder: Path) -> ResultsFile:
    """Returns the results file of a pairing under the present sources."""
    name = f"{pairing.game_id}-{sources(pairing.game_id)}-{pairing.seats}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{pairing.upper}-{pairing.lower}.json"
    return ResultsFile(path, pairing.tournament())


def measure(pairing: Pairing, folder: Path, players: Executors, seconds: float) -> list[Played]:
    """Plays until the pairing is decided, has had its games, or its seconds are over.

    It returns all games of the pairing, including those of earlier runs.
    """
    games, results = pairing.tournament(), results_of(pairing, folder)
    until = monotonic() + seconds

    def is_finished_here() -> bool:
        return monotonic() >= until or pairing.decided(results.complete_games())

    reports = tournament.play(
        games,
        players.executor,
        ahead=players.ahead,
        first=results.deal_count,
        enough=is_finished_here,
    )
    try:
        for report in reports:
            results.add(report.game)
    finally:
        results.write()
    return results.complete_games()


@dataclass(frozen=True, slots=True)
class Measured:
    """A pairing with its games."""

    pairing: Pairing
    played: list[Played]


def measure_all(
    specs: Sequence[GameSpec], folder: Path, players: Executors, hours: float
) -> Iterator[Measured]:
    """Yields every pairing in turn, the most informative ones first.

    While there is time, it then continues the undecided pairings.
    """
    plan = [pairing for spec in specs for pairing in pairings(spec)]
    seconds = hours * 3600
    while plan:
        plan.sort(key=weight, reverse=True)
        for number, pairing in enumerate(plan):
            share = seconds * weight(pairing) / sum(map(weight, plan[number:]))
            started = monotonic()
            played = measure(pairing, folder, players, share / players.size)
            seconds -= (monotonic() - started) * players.size
            yield Measured(pairing, played)
        plan = (
            []
            if seconds < MIN_SECONDS
            else [pairing for pairing in plan if not is_finished(pairing, folder)]
        )


def is_finished(pairing: Pairing, folder: Path) -> bool:
    """Returns whether more games would not change the result of a pairing."""
    played = results_of(pairing, folder).complete_games()
    return pairing.decided(played) or len(played) >= pairing.most


def page(measured: Sequence[Measured], commit: str, command: str) -> str:
    """Returns the results as a page of Markdown. If a pairing was measured twice, the last result
    counts."""
    latest = list({result.pairing: result for result in measured}.values())
    thought = sum(sum(map(sum, game.seconds)) for result in latest for game in result.played) / 3600
    cut = sum(_verdict(result) == CUT_VERDICT for result in latest)
    unbegun = sum(not result.played for result in latest)
    lines = [
        PAIRINGS_HEADING,
        "",
        f"Measured with `{command}` at {commit}, seed {SEED}. In all these games the opponents",
        f"thought for {thought:.1f} hours of one core.",
        "",
        "One seat plays at the level named first, all others at the level named second, and each",
        "deal is played with every rotation of the seats. The *share* is the share of games won,",
        "with ties shared; *fair* is the share of equal players. The 95% interval is Wilson's.",
        "Because games of one deal are not independent, it is computed for the number of",
        "independent games that would leave as much doubt, and never for more than were played.",
        "The *margin* is the mean difference between a player's score and that of the best",
        "opponent.",
        "",
        f"A pairing ends when an interval {INTERVAL_FACTOR:g} times as wide "
        "excludes the fair share,",
        f"or after {GAMES} games; against the yardsticks, after {BASELINE_GAMES}. Of the two",
        "yardsticks, Greedy knows all that the opponents of the game know, but takes whatever",
        "looks best at first sight, like a level that does not search; Random plays anything.",
        "“Even” means that all games were played and do not show who is stronger, “cut” that the",
        "time ran out first:",
        f"{cut} of {len(latest)} pairings were cut, {unbegun} of them before their first game.",
    ]
    for game_id in catalog.GAMES:
        mine = [result for result in latest if result.pairing.game_id == game_id]
        if mine:
            spec = catalog.get(game_id)
            lines += ["", f"## {spec.title}", "", f"Sources {sources(game_id)}."]
            for near, title in ((True, "Neighbours"), (False, "Against the yardsticks")):
                rows = [result for result in mine if result.played and result.pairing.near == near]
                lines += _table_lines(rows, title)
            lines += _unbegun_lines([result.pairing for result in mine if not result.played])
    return "\n".join(lines) + "\n"


def first_page(path: Path) -> str:
    """Returns the text by hand at the head of a page, up to `PAIRINGS_HEADING`, which is kept."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text[: text.find(f"\n{PAIRINGS_HEADING}\n") + 1]


def text_after_pairings(path: Path) -> str:
    """Returns the text by hand at the end of a page, from `NOTES_HEADING` on, which is kept."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    start = text.find(f"\n{NOTES_HEADING}\n")
    return text[start:] if start >= 0 else ""


def _table_lines(rows: list[Measured], title: str) -> list[str]:
    if not rows:
        return []
    order = {
        pairing: place
        for place, pairing in enumerate(pairings(catalog.get(rows[0].pairing.game_id)))
    }
    rows.sort(key=lambda pairing: order.get(pairing.pairing, 0))
    return [
        *("", f"**{title}**", ""),
        "| players | level | against | games | share | fair | 95% | margin | |",
        "|---|---|---|---|---|---|---|---|---|",
        *map(_table_row, rows),
    ]


def _unbegun_lines(cut: Sequence[Pairing]) -> list[str]:
    """Returns a sentence about the pairings that the time did not reach; no lines if there are
    none."""
    tables: dict[tuple[str, str], list[int]] = {}
    for pairing in cut:
        tables.setdefault(_level_titles(pairing), []).append(pairing.seats)
    parts = [
        f"{upper} against {lower} ({', '.join(map(str, seats))} players)"
        for (upper, lower), seats in tables.items()
    ]
    return ["", f"Cut before the first game: {'; '.join(parts)}."] if parts else []


def _table_row(result: Measured) -> str:
    pairing, fair = result.pairing, 1 / result.pairing.seats
    upper, lower = _level_titles(pairing)
    start = f"| {pairing.seats} | {upper} | {lower} | {len(result.played)} |"
    if not result.played:
        return f"{start} | {fair:.1%} | | | {CUT_VERDICT} |"
    line = pairing.line(result.played)
    return (
        f"{start} {line.share:.1%} | {fair:.1%} | {line.low:.1%} – {line.high:.1%}"
        f" | {line.margin:+.2f} | {_verdict(result)} |"
    )


def _level_titles(pairing: Pairing) -> tuple[str, str]:
    return _level_title(pairing, pairing.upper), _level_title(pairing, pairing.lower)


def _level_title(pairing: Pairing, level_id: str) -> str:
    plain_id = level_id.removesuffix(QUARTER_SUFFIX)
    title = str(agents.level(catalog.get(pairing.game_id), plain_id).title)
    return title if plain_id == level_id else f"{title}, a quarter of the budget"


def _verdict(result: Measured) -> str:
    pairing = result.pairing
    if len(result.played) >= MIN_DEALS * pairing.seats:
        line, fair = pairing.line(result.played), 1 / pairing.seats
        if not line.low <= fair <= line.high:
            return "stronger" if line.share > fair else "**weaker**"
    if len(result.played) < pairing.most:
        return CUT_VERDICT
    return "even: more search brings nothing" if pairing.lower.endswith(QUARTER_SUFFIX) else "even"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures all pairings that are not finished, and writes the page after each; returns the exit
    code."""
    options = _parser().parse_args(arguments)
    specs = [catalog.get(game_id) for game_id in options.game or catalog.GAMES]
    command = f"python -m lab.strength --hours {options.hours:g} --jobs {options.jobs}"
    measured: list[Measured] = []
    chosen = executors.executors_for(options.jobs, options.cluster)
    try:
        with suppress(KeyboardInterrupt), chosen as running:
            for result in measure_all(specs, options.state, running, options.hours):
                measured.append(result)
                print(_table_row(result), flush=True)
                middle = page(measured, commit(), command)
                text = first_page(options.page) + middle + text_after_pairings(options.page)
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
    """Returns git's name of the commit that runs."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=PACKAGE_FOLDER,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "an unknown commit"


if __name__ == "__main__":
    sys.exit(main())
