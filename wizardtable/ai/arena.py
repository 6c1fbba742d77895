# SPDX-License-Identifier: MIT
"""Lets agents play many games and shows which agent is stronger.

    python -m wizardtable.ai.arena anludim --seats archmage,greedy --games 400 --seed 1 --jobs 2

    python -m wizardtable.ai.arena elfenwizards --seats adept:raider,adept,adept

The contenders are the agents in the order of --seats. Every deal is played once in each rotation of
the contenders, so that cards and seats favour nobody. The number of games is rounded up to whole
deals. Agents have the iterations of their level, or fewer with --iterations, so that a tournament
can be repeated exactly. With --timed the seconds of the level limit a decision too, as in the
program.

With --json an interrupted tournament continues when it is started again. With --cluster the workers
of a Dask scheduler play.
"""

import argparse
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import NoReturn

from wizardtable.ai.search import agents
from wizardtable.ai.tournament import executors, tournament
from wizardtable.ai.tournament.executors import Executors
from wizardtable.ai.tournament.figures import Played, ResultLine, result_lines
from wizardtable.ai.tournament.results_file import ResultsFile, ResultsFileError
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import catalog, override, seeds
from wizardtable.core.game import OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.styles import BALANCED, STYLE_IDS

NAMED_STYLES = tuple(style for style in STYLE_IDS if style != BALANCED)


class _Parser(argparse.ArgumentParser):
    @override
    def error(self, message: str) -> NoReturn:
        """Prints the mistake as one sentence, without the usage text, and ends the program with
        code 2."""
        sentence = message[:1].upper() + message[1:]
        print(sentence if sentence.endswith(".") else sentence + ".", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the tournament that the arguments describe, and prints a table of the results.

    Returns the exit code: 0, or 1 if no deal was completed. `arguments` are those of the command
    line if None.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    tour = _tournament(parser, options)
    try:
        results = ResultsFile(options.json, tour)
        chosen = executors.executors_for(options.jobs, options.cluster)
        try:
            with contextlib.suppress(KeyboardInterrupt), chosen as running:
                _play(tour, results, running)
        finally:
            results.write()
    except (ResultsFileError, executors.ExecutorError) as error:
        parser.error(str(error))
    if not results.deal_count:
        return 1
    played = results.complete_games()
    print(_result_table(result_lines(played, tour.contenders), played))
    return 0


def _play(tour: Tournament, results: ResultsFile, running: Executors) -> None:
    """Plays the remaining deals. A deal that an interruption cuts short is played again later."""
    reports = tournament.play(tour, running.executor, ahead=running.ahead, first=results.deal_count)
    for report in reports:
        results.add(report.game)
        _print_progress(tour, len(results.played), report)


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m wizardtable.ai.arena",
        description="Let agents play many games and see who is stronger.",
    )
    parser.add_argument("game", help="the game's id, such as anludim")
    parser.add_argument(
        "--seats",
        required=True,
        help="the agents, such as archmage,greedy; in a style (" + ", ".join(NAMED_STYLES) + ") as "
        "adept:raider, with a share of the budget as archmage@0.25",
    )
    parser.add_argument("--games", type=int, default=100, help="games to play (default: 100)")
    parser.add_argument(
        "--seed", type=parse_seed, default=1, help="of deals and agents (default: 1)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--cluster", help="a Dask scheduler, such as tcp://192.0.2.7:8786")
    parser.add_argument("--option", action="append", default=[], help="expert, or name=value")
    parser.add_argument("--data", type=Path, help="play with this file, such as a house deck")
    parser.add_argument("--iterations", type=int, help="at most for a turn")
    parser.add_argument("--timed", action="store_true", help="with the levels' seconds too")
    parser.add_argument("--log", action="store_true", help="print every game as its log tells it")
    parser.add_argument("--json", type=Path, help="keep games and figures in this file")
    return parser


def parse_seed(text: str) -> int:
    """Returns the seed that a command-line argument names, for `argparse`.

    Raises:
        ArgumentTypeError: the text is not a seed.
    """
    try:
        return seeds.read(text)
    except seeds.SeedError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _tournament(parser: _Parser, options: argparse.Namespace) -> Tournament:
    try:
        spec = catalog.get(options.game)
    except catalog.UnknownGame:
        parser.error(f"there is no game “{options.game}”: {', '.join(catalog.GAMES)}")
    contenders = tuple(options.seats.split(","))
    for name in contenders:
        if not _is_agent(spec, name):
            parser.error(f"there is no agent “{name}”: {', '.join(agents.level_ids(spec))}")
    if len(contenders) not in spec.seats:
        parser.error(f"{spec.title} is for {spec.seats[0]} to {spec.seats[-1]} players")
    for name in ("games", "jobs", "iterations"):
        if getattr(options, name) is not None and getattr(options, name) < 1:
            parser.error(f"--{name} must be at least 1")
    values = tuple(_option_value(parser, spec, text) for text in options.option)
    return Tournament(
        game_id=spec.id,
        contenders=contenders,
        setup=Setup(len(contenders), values, _house_data(parser, spec, options.data)),
        deals=-(-options.games // len(contenders)),
        seed=options.seed,
        iterations=options.iterations,
        timed=options.timed,
        log=options.log,
    )


def _is_agent(spec: GameSpec, name: str) -> bool:
    try:
        agents.level(spec, name)
    except agents.UnknownLevel:
        return False
    return True


def _option_value(parser: _Parser, spec: GameSpec, text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition("=")
    options_by_name = {option.id: option for option in spec.options}
    if name not in options_by_name:
        parser.error(
            f"{spec.title} has no option “{name}”: {', '.join(options_by_name) or 'it has none'}"
        )
    choices: list[OptionValue] = [choice for choice, _ in options_by_name[name].choices] or [
        True,
        False,
    ]
    by_text = {str(choice).lower(): choice for choice in choices}
    if (value.lower() or "true") not in by_text:
        parser.error(f"“{name}” cannot be “{value}”: {', '.join(by_text)}")
    return name, by_text[value.lower() or "true"]


def _house_data(parser: _Parser, spec: GameSpec, path: Path | None) -> str:
    if path is None:
        return ""
    if spec.own_file_reader is None:
        parser.error(f"{spec.title} is played with nothing but what it comes with")
    own = spec.own_file_reader.read(path)
    if own.problems:
        parser.error(f"{path}: " + " ".join(str(problem.sentence()) for problem in own.problems))
    return own.data


def _print_progress(tour: Tournament, number: int, report: tournament.Report) -> None:
    if tour.log:
        _print_log(tour, number, report)
    elif sys.stderr.isatty():
        print(f"\r{number} games ", end="", file=sys.stderr, flush=True)


def _print_log(tour: Tournament, number: int, report: tournament.Report) -> None:
    print(f"Game {number}, deal {report.game.deal + 1}")
    for line in report.log:
        print(line)
    names = [
        tournament.contender_name(contender, tour.contenders) for contender in report.game.seating
    ]
    ranks = ", ".join(
        f"{rank}. {name}" for rank, name in sorted(zip(report.game.ranks, names, strict=True))
    )
    print(f"Ranks: {ranks}\n")


def _result_table(lines: Sequence[ResultLine], played: Sequence[Played]) -> str:
    deals = len({game.deal for game in played})
    rows = [
        f"Games: {len(played)}, deals: {deals}, turns in a game: "
        f"{fmean(g.turns for g in played):.1f}, decisions: "
        f"{fmean(g.decisions for g in played):.1f}.",
        "",
        f"{'agent':12} {'share':>7} {'95 % interval':>17} {'margin':>8}"
        f" {'median':>10} {'99th':>10} {'longest':>10}",
    ]
    rows += [
        f"{line.name:12} {line.share:7.1%} {line.low:8.1%} – {line.high:6.1%} {line.margin:+8.2f}"
        f" {line.middle * 1000:7.1f} ms {line.slow * 1000:7.1f} ms {line.slowest * 1000:7.1f} ms"
        for line in lines
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
