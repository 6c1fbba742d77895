# SPDX-License-Identifier: MIT
"""Lets two versions of the program play against each other: `python -m lab.versions`.

    python -m lab.versions zavandor --seats 2 --new grand_magus@0.32 \\
        --old grand_magus@0.25 --other path/to/the/other/version --games 400 --seed 3201

One seat plays as this version does, all other seats as the other version. Every deal is played with
this version in every seat, one game at a time. The other version is a folder that holds its package
`wizardtable` (a checkout, or its `build/compiled`). Its rules have to be the same. With --json an
interrupted run continues when it is started again.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import fmean
from types import TracebackType
from typing import Any, TypeAlias

import wizardtable
from lab import version_peer
from wizardtable.ai.tournament.figures import Played, result_lines
from wizardtable.core import catalog, codec, files

VERSION_NAMES = "this version", "the other version"

Kept: TypeAlias = tuple[str, tuple[Played, ...]]
"""The content of a file: a description of the run, and the games played."""


class VersionError(Exception):
    """Raised when a version cannot play; its text is a sentence with the reason."""


class Version:
    """A version of the program in a process of its own."""

    def __init__(self, folder: Path, game_id: str, level_id: str) -> None:
        if not (folder / "wizardtable").is_dir():
            raise VersionError(f"“{folder}” holds no version of the program.")
        self._process = subprocess.Popen(
            [sys.executable, version_peer.__file__, game_id, level_id],
            env={**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, **message: object) -> None:
        """Sends a message that needs no answer.

        Raises:
            VersionError: the process has ended.
        """
        assert self._process.stdin is not None
        try:
            print(json.dumps(message), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise VersionError("One of the versions has stopped.") from None

    def ask(self, **asked: object) -> dict[str, Any]:
        """Returns the answer to a question.

        Raises:
            VersionError: the process has ended.
        """
        self.tell(**asked)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise VersionError("One of the versions has stopped.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> "Version":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()


def play(both: tuple[Version, Version], seats: int, seed: int, number: int) -> Played:
    """Returns the game with this number, of a deal with the first version in one of its seats.

    Raises:
        VersionError: the two versions do not have the same match.
    """
    deal, chair = divmod(number, seats)
    chance = random.Random(f"{seed} {deal}")
    dealt, mind = chance.getrandbits(48), chance.getrandbits(40)
    for index, version in enumerate(both):
        own = [seat for seat in range(seats) if (seat == chair) == (index == 0)]
        version.ask(seats=seats, deal=dealt, mind=mind + 1000 * chair + 100 * index, own=own)
    seconds: list[list[float]] = [[] for _ in range(seats)]
    while True:
        here, there = (version.ask(state=True) for version in both)
        if here != there:
            raise VersionError("The two versions do not have the same rules.")
        seat = here["to_move"]
        if seat is None:
            break
        chosen = both[seat != chair].ask(choose=True)
        if chosen["choice"]:
            seconds[seat].append(chosen["seconds"])
        for version in both:
            version.tell(played=chosen["action"])
    return Played(
        deal=deal,
        seating=tuple((seat - chair) % seats for seat in range(seats)),
        ranks=tuple(here["ranks"]),
        scores=tuple(here["scores"]),
        turns=0,
        decisions=here["actions"],
        seconds=tuple(tuple(times) for times in seconds),
    )


def summary(games: list[Played], seats: int) -> str:
    """Returns a sentence with the results of this version so far."""
    line = result_lines(games, [VERSION_NAMES[number > 0] for number in range(seats)])[0]
    times = [
        [value for game in games for value in game.seconds[game.seating.index(number)]]
        for number in (0, 1)
    ]
    means = " and ".join(f"{1000 * fmean(values or [0.0]):.1f} ms" for values in times)
    return (
        f"{len(games)} games: {line.name} {100 * line.share:.1f} % "
        f"({100 * line.low:.1f} – {100 * line.high:.1f}), margin {line.margin:+.2f}, "
        f"mean decision {means}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Plays and prints the results; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m lab.versions")
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--new", required=True, help="level of this version")
    parser.add_argument("--old", required=True, help="level of the other version")
    parser.add_argument("--other", type=Path, required=True, help="folder of the other version")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="file of the games played so far")
    asked = parser.parse_args(arguments)
    here = Path(wizardtable.__file__).parent.parent
    kind = f"{asked.game} {asked.seats} {asked.new} {asked.old} {asked.seed}"
    try:
        games = _read(asked.json, kind)
        with (
            Version(here, asked.game, asked.new) as new,
            Version(asked.other, asked.game, asked.old) as old,
        ):
            while len(games) < asked.games:
                games.append(play((new, old), asked.seats, asked.seed, len(games)))
                _write(asked.json, kind, games)
                if len(games) % 10 == 0 or len(games) == asked.games:
                    print(summary(games, asked.seats), flush=True)
    except (VersionError, files.FileError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _read(path: Path | None, kind: str) -> list[Played]:
    """Returns the games of an earlier run of this kind.

    Raises:
        VersionError: the file cannot be read, or holds games of another run.
    """
    if path is None or not path.exists():
        return []
    try:
        first, games = codec.loads(Kept, path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise VersionError(f"“{path}” holds no games: it is left as it is.") from None
    if first != kind:
        raise VersionError(f"“{path}” holds games of another run: name another file.")
    return list(games)


def _write(path: Path | None, kind: str, games: list[Played]) -> None:
    if path is not None:
        files.replace(path, codec.dumps(Kept, (kind, tuple(games))).encode())


if __name__ == "__main__":
    sys.exit(main())
