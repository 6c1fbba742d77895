# SPDX-License-Identifier: MIT
"""Lets agents play many games and says who is stronger: `python -m wizardtable.ai.arena`.

    python -m wizardtable.ai.arena anludim --seats archmage,greedy --games 400 --seed 1 --jobs 2

Every deal is played once in each rotation of the contenders, so that no one is lucky with cards or
chair; the number of games is rounded up to whole deals. Agents have the iterations of their level
(or fewer, with --iterations), so that a tournament can be repeated exactly; with --timed they also
have its seconds, as in the program.
"""

import argparse
import contextlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import NoReturn

from wizardtable.ai import agents, tournament
from wizardtable.ai.figures import Line, Played, table
from wizardtable.ai.tournament import Tournament
from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import OptionValue, Setup


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of the usage."""
        sentence = message[:1].upper() + message[1:]
        print(sentence if sentence.endswith(".") else sentence + ".", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the tournament the arguments describe and print its table; the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    games = _tournament(parser, options)
    if options.json is not None:
        _try_to_write(parser, options.json)
    played: list[Played] = []
    with contextlib.suppress(KeyboardInterrupt):  # then the games so far count
        for number, report in enumerate(tournament.play(games, options.jobs), 1):
            played.append(report.game)
            _progress(games, number, report)
    if not played:
        return 1
    lines = table(played, games.contenders)
    print(_shown(lines, played))
    if options.json is not None:
        options.json.write_text(_json(games, lines, played) + "\n", encoding="utf-8")
    return 0


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m wizardtable.ai.arena",
        description="Let agents play many games and see who is stronger.",
    )
    parser.add_argument("game", help="the game's id, such as anludim")
    parser.add_argument("--seats", required=True, help="the agents, such as archmage,greedy")
    parser.add_argument("--games", type=int, default=100, help="games to play (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="decides deals and agents (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--option", action="append", default=[], help="expert, or name=value")
    parser.add_argument("--data", type=Path, help="play with this file, such as a house deck")
    parser.add_argument("--iterations", type=int, help="at most for a turn")
    parser.add_argument("--timed", action="store_true", help="with the levels' seconds too")
    parser.add_argument("--log", action="store_true", help="print every game as its log tells it")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser


def _tournament(parser: _Parser, options: argparse.Namespace) -> Tournament:
    try:
        spec = catalog.get(options.game)
    except catalog.UnknownGame:
        parser.error(f"there is no game “{options.game}”: {', '.join(catalog.GAMES)}")
    contenders = tuple(options.seats.split(","))
    for name in contenders:
        if name not in agents.names(spec):
            parser.error(f"there is no agent “{name}”: {', '.join(agents.names(spec))}")
    if len(contenders) not in spec.seats:
        parser.error(f"{spec.title} is for {spec.seats[0]} to {spec.seats[-1]} players")
    for name in ("games", "jobs", "iterations"):
        if getattr(options, name) is not None and getattr(options, name) < 1:
            parser.error(f"--{name} must be at least 1")
    if not 0 <= options.seed < 1 << 53:
        parser.error("--seed must be 0 to 9007199254740991")
    values = tuple(_option(parser, spec, text) for text in options.option)
    return Tournament(
        game_id=spec.id,
        contenders=contenders,
        setup=Setup(len(contenders), values, _data(parser, spec, options.data)),
        deals=-(-options.games // len(contenders)),
        seed=options.seed,
        iterations=options.iterations,
        timed=options.timed,
        log=options.log,
    )


def _option(parser: _Parser, spec: GameSpec, text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition("=")
    known = {option.id: option for option in spec.options}
    if name not in known:
        parser.error(f"{spec.title} has no option “{name}”: {', '.join(known) or 'it has none'}")
    choices: list[OptionValue] = [choice for choice, _ in known[name].choices] or [True, False]
    by_text = {str(choice).lower(): choice for choice in choices}
    if (value.lower() or "true") not in by_text:
        parser.error(f"“{name}” cannot be “{value}”: {', '.join(by_text)}")
    return name, by_text[value.lower() or "true"]


def _data(parser: _Parser, spec: GameSpec, path: Path | None) -> str:
    if path is None:
        return ""
    if spec.house is None:
        parser.error(f"{spec.title} is played with nothing but what it comes with")
    own = spec.house.read(path)
    if own.problems:
        parser.error(f"{path}: " + " ".join(str(problem.told()) for problem in own.problems))
    return own.data


def _try_to_write(parser: _Parser, path: Path) -> None:
    """Complain before the games are played, not after."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        parser.error(f"“{path}” cannot be written: {error.strerror}")


def _progress(games: Tournament, number: int, report: tournament.Report) -> None:
    if games.log:
        _print_log(games, number, report)
    elif sys.stderr.isatty():
        print(f"\r{number} games ", end="", file=sys.stderr, flush=True)


def _print_log(games: Tournament, number: int, report: tournament.Report) -> None:
    print(f"Game {number}, deal {report.game.deal + 1}")
    for line in report.log:
        print(line)
    names = [tournament.name(contender, games.contenders) for contender in report.game.seating]
    ranks = ", ".join(
        f"{rank}. {name}" for rank, name in sorted(zip(report.game.ranks, names, strict=True))
    )
    print(f"Ranks: {ranks}\n")


def _shown(lines: Sequence[Line], played: Sequence[Played]) -> str:
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


def _json(games: Tournament, lines: Sequence[Line], played: Sequence[Played]) -> str:
    data = {
        "game": games.game_id,
        "options": dict(games.setup.options),
        "data": games.setup.data,
        "seed": games.seed,
        "deals": games.deals,
        "games": len(played),
        "iterations": games.iterations,
        "timed": games.timed,
        "turns": fmean(game.turns for game in played),
        "decisions": fmean(game.decisions for game in played),
        "agents": [asdict(line) for line in lines],
    }
    return json.dumps(data, indent=2, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
