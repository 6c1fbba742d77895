# SPDX-License-Identifier: MIT
"""Keeps the games of a tournament in a file, so that an interrupted tournament can be resumed."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from wizardtable.ai.tournament.figures import Played, result_lines
from wizardtable.ai.tournament.tournament import Tournament
from wizardtable.core import codec, files

WRITE_SECONDS = 10.0
"""At least this many seconds pass between two writes, so that writing does not slow down games."""


class ResultsFileError(Exception):
    """Raised when the file cannot be used. The text is a sentence with the reason."""


class ResultsFile:
    """The games played so far, kept in a file.

    Attributes:
        played: the games in their order. The last deal may be incomplete.
    """

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        """Reads the games of an earlier run of the same tournament, if the file has any.

        With `path` None, games are kept in memory only.

        Raises:
            ResultsFileError: the file cannot be read or written, or holds something else than this
                tournament.
        """
        self._path = path
        self._tournament = tournament
        self._last_write = monotonic()
        self.played: list[Played] = []
        if path is not None:
            self.played = _read(path, tournament)
            self.write()

    @property
    def deal_count(self) -> int:
        """The number of complete deals."""
        return len(self.played) // len(self._tournament.contenders)

    def complete_games(self) -> list[Played]:
        """Returns the games of all complete deals."""
        return self.played[: self.deal_count * len(self._tournament.contenders)]

    def add(self, game: Played) -> None:
        """Adds a game, and writes the file if the last write was `WRITE_SECONDS` ago."""
        self.played.append(game)
        if monotonic() - self._last_write >= WRITE_SECONDS:
            self.write()

    def write(self) -> None:
        """Writes the file.

        Raises:
            ResultsFileError: the file cannot be written.
        """
        if self._path is None:
            return
        self._last_write = monotonic()
        if not self._path.parent.is_dir():
            raise ResultsFileError(f"“{self._path}” cannot be written: there is no such folder.")
        try:
            files.replace(self._path, (self._text() + "\n").encode())
        except files.FileError as error:
            raise ResultsFileError(str(error)) from None

    def _text(self) -> str:
        games, played = (
            self._tournament,
            self.played[: self.deal_count * len(self._tournament.contenders)],
        )
        data: dict[str, Any] = {
            "game": games.game_id,
            "options": dict(games.setup.options),
            "data": games.setup.data,
            "seed": games.seed,
            "deals": self.deal_count,
            "games": len(played),
            "iterations": games.iterations,
            "timed": games.timed,
        }
        if played:
            data["turns"] = fmean(game.turns for game in played)
            data["decisions"] = fmean(game.decisions for game in played)
            data["agents"] = [asdict(line) for line in result_lines(played, games.contenders)]
        data["tournament"] = json.loads(codec.dumps(Tournament, _without_run_settings(games)))
        data["played"] = json.loads(codec.dumps(tuple[Played, ...], tuple(played)))
        return json.dumps(data, ensure_ascii=False)


def _without_run_settings(tournament: Tournament) -> Tournament:
    """Returns the tournament without the settings that may differ between runs in one file.

    These settings are the number of deals and the log.
    """
    return replace(tournament, deals=0, log=False)


def _read(path: Path, tournament: Tournament) -> list[Played]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise ResultsFileError(str(files.file_error(path, error))) from None
    if not text.strip():
        return []
    try:
        data = json.loads(text)
        stored = codec.loads(Tournament, json.dumps(data["tournament"]))
        played = codec.loads(tuple[Played, ...], json.dumps(data["played"]))
    except (ValueError, KeyError, TypeError):
        raise ResultsFileError(f"“{path}” is no tournament: it is left as it is.") from None
    if stored != _without_run_settings(tournament):
        raise ResultsFileError(f"“{path}” holds another tournament: name another file.")
    return list(played)
