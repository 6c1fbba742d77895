# SPDX-License-Identifier: MIT
"""A tournament's games in a file, so that an interrupted one goes on where it was."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from wizardtable.ai.tournament.figures import Played, table
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import codec, files

WRITE_EVERY = 10.0
"""Seconds between two writings, so that many short games are not slowed down by them."""


class ResultsFileError(Exception):
    """The file cannot serve; the text says why in one sentence."""


class ResultsFile:
    """The games played so far, kept in a file.

    Attributes:
        played: in their order, of the last deal perhaps not all.
    """

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        """Read the games of an earlier run of the same tournament; without a path nothing is kept.
        Raises ResultsFileError."""
        self._path = path
        self._tournament = tournament
        self._written = monotonic()
        self.played: list[Played] = []
        if path is not None:
            self.played = _read(path, tournament)
            self.write()

    @property
    def deals(self) -> int:
        """Whole deals played."""
        return len(self.played) // len(self._tournament.contenders)

    def whole(self) -> list[Played]:
        """The games of whole deals."""
        return self.played[: self.deals * len(self._tournament.contenders)]

    def add(self, game: Played) -> None:
        """Keep a game; on disk it is within seconds."""
        self.played.append(game)
        if monotonic() - self._written >= WRITE_EVERY:
            self.write()

    def write(self) -> None:
        """Bring the file up to date; raises ResultsFileError."""
        if self._path is None:
            return
        self._written = monotonic()
        if not self._path.parent.is_dir():
            raise ResultsFileError(f"“{self._path}” cannot be written: there is no such folder.")
        try:
            files.replace(self._path, (self._text() + "\n").encode())
        except files.FileError as error:
            raise ResultsFileError(str(error)) from None

    def _text(self) -> str:
        games, played = (
            self._tournament,
            self.played[: self.deals * len(self._tournament.contenders)],
        )
        data: dict[str, Any] = {
            "game": games.game_id,
            "options": dict(games.setup.options),
            "data": games.setup.data,
            "seed": games.seed,
            "deals": self.deals,
            "games": len(played),
            "iterations": games.iterations,
            "timed": games.timed,
        }
        if played:
            data["turns"] = fmean(game.turns for game in played)
            data["decisions"] = fmean(game.decisions for game in played)
            data["agents"] = [asdict(line) for line in table(played, games.contenders)]
        data["tournament"] = json.loads(codec.dumps(Tournament, _kind(games)))
        data["played"] = json.loads(codec.dumps(tuple[Played, ...], tuple(played)))
        return json.dumps(data, ensure_ascii=False)


def _kind(tournament: Tournament) -> Tournament:
    """What makes two runs the same tournament: all but its length, and whether it is told."""
    return replace(tournament, deals=0, log=False)


def _read(path: Path, tournament: Tournament) -> list[Played]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise ResultsFileError(str(files.problem(path, error))) from None
    if not text.strip():
        return []
    try:
        data = json.loads(text)
        kind = codec.loads(Tournament, json.dumps(data["tournament"]))
        played = codec.loads(tuple[Played, ...], json.dumps(data["played"]))
    except (ValueError, KeyError, TypeError):
        raise ResultsFileError(f"“{path}” is no tournament: it is left as it is.") from None
    if kind != _kind(tournament):
        raise ResultsFileError(f"“{path}” holds another tournament: name another file.")
    return list(played)
