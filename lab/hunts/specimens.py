# SPDX-License-Identifier: MIT
"""Files of every kind that the program reads, as it writes them, for the hunt `files` to break."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from lab.hunts import books
from lab.hunts.player_files import player_file_content
from tests.helpers import NAMES, printed_box
from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Odds, Skill, Turning, line_type
from wizardtable.core import catalog, codec
from wizardtable.core.game import Result, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_
from wizardtable.store import save, settings
from wizardtable.store.book.old_lines import FinishedLine
from wizardtable.ui import new_game_plan

MATCH_LENGTHS = (2, 12, 40)
"""The numbers of actions of the saved matches. In addition, one match of each game is over."""

MAX_ACTIONS = 5_000
"""A number of actions after which every match is over."""


@dataclass(frozen=True)
class Specimen:
    """A file of some kind.

    Attributes:
        kind: its kind, such as "save".
        content: its content.
        beside: for an analysis or an order, the save that it lies beside.
    """

    kind: str
    content: bytes
    beside: bytes = b""


@cache
def all_specimens() -> tuple[Specimen, ...]:
    """Returns all files, the same each time."""
    return tuple(_all())


def _all() -> Iterator[Specimen]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.wizardtable"
        for spec in catalog.all():
            for match in _matches(spec, Path(folder)):
                save.write(path, match)
                content = path.read_bytes()
                yield Specimen("save", content)
                yield Specimen("order", json.dumps(list(range(12))).encode(), content)
                analysis_file.write(path, MatchRecord.of(match), _analysis(match))
                yield Specimen("analysis", save.analysis_path(path).read_bytes(), content)
            if spec.own_file_reader is not None:
                example = printed_box(spec, Path(folder) / "decks")
                yield Specimen("house", example.read_bytes())
        yield Specimen("settings", _settings(Path(folder) / "settings.json"))
        yield Specimen("statistics", _statistics())
        yield Specimen("book", books.book_content())
        yield Specimen("player", player_file_content())


def _matches(spec: GameSpec, folder: Path) -> Iterator[Match]:
    setups = [Setup(min(spec.seats))]
    options = tuple((option.id, True) for option in spec.options if option.default is False)
    data = ""
    if spec.own_file_reader is not None:
        data = spec.own_file_reader.read(printed_box(spec, folder / "decks")).data
    setups.append(Setup(max(spec.seats), options, data))
    for option in spec.options:
        if not option.choices:
            setups.append(Setup(max(spec.seats), ((option.id, not option.default),)))
    for number, setup in enumerate(setups):
        levels = [level.id for level in spec.levels]
        others = [Player(NAMES[seat], levels[seat % 5]) for seat in range(1, setup.seats)]
        for length in (*MATCH_LENGTHS, *([] if number else [MAX_ACTIONS])):
            match = Match(spec, setup, number + 1, (Player(NAMES[0], None), *others))
            rng = Rng(length)
            while len(match.actions) < length and match.to_move is not None:
                match.play(rng.choice(match.menu()))
            yield match


def _analysis(match: Match) -> Analysis:
    """Returns an analysis in the right format, with invented content."""
    seats, end = match.setup.seats, len(match.actions)
    course = tuple(Odds(place, (1 / seats,) * seats) for place in range(0, end, 1 + end // 9))
    turnings = []
    for place in range(end // 4, end, 1 + end // 3):
        better = match.spec.rules.legal_actions(match.state_at(place))[0]
        text = codec.dumps(line_type(match.spec), (better,))
        reason = N_("test", "It brings {points}.").of(points=2)
        turnings.append(Turning(place, place + 1, match.mover(place), text, reason, 0.5, 0.3))
    return Analysis(
        match.spec.levels[-1].id,
        course,
        tuple(turnings),
        tuple(Skill(3, 4, 12) for _ in range(seats)),
    )


def _settings(path: Path) -> bytes:
    chosen = settings.Settings(language="fr", player_name="Ada", their_speed=2)
    for spec in catalog.all():
        chosen = new_game_plan.with_last_plan(
            chosen, spec, new_game_plan.usual_plan(spec, Player("Ada", None))
        )
    settings.save(path, chosen)
    return path.read_bytes()


def _statistics() -> bytes:
    """Returns a file of an earlier version."""
    lines = []
    for number, spec in enumerate(catalog.all()):
        seats = min(spec.seats)
        people = (Player("Ada", None), *(Player(name, "adept") for name in NAMES[1:seats]))
        result = Result(tuple(range(1, seats + 1)), tuple(range(seats, 0, -1)))
        line = FinishedLine(spec.id, Setup(seats), number, people, result, 1_700_000_000)
        lines.append(codec.dumps(FinishedLine, line).encode() + b"\n")
    return b"".join(lines)
