# SPDX-License-Identifier: MIT
"""Records decisions of each level that must be the same on every computer.

`python -m tests.minds [GAME]` records them again, after the number `mind` of every level that
decides otherwise was raised in the game's `levels.toml`. Results of friends and of the daily and
weekly tables carry this number, so that they are compared only if the opponents decided alike.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.helpers import play_on
from wizardtable.ai.search import agents, fixed_play
from wizardtable.core import catalog, codec
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import Json
from wizardtable.core.match import Match, Player
from wizardtable.core.wizards import WIZARDS

FOLDER = Path(__file__).parent / "contract" / "minds"

DECISIONS_PER_LEVEL = 4

FIRST_PLACE, PLACES_BETWEEN = 2, 7
"""The place of the first decision (the number of actions before it), and the distance to the
next."""

SEED = 20261130


def decisions(spec: GameSpec, level_id: str) -> list[tuple[int, Json]]:
    """Returns recorded places of a random match, with the action that a level takes at each.

    Each decision is that of a wizard with another style.
    """
    opponents = [Player(wizard.name, level_id, wizard.id) for wizard in WIZARDS]
    seats = min(spec.seats)
    match = Match(spec, Setup(seats), SEED, opponents[:seats])
    match.purpose = purposes.challenge("minds")
    chosen: list[tuple[int, Json]] = []
    place = FIRST_PLACE
    while len(chosen) < DECISIONS_PER_LEVEL:
        play_on(match, place - len(match.actions), SEED + place)
        seat = match.to_move
        assert seat is not None, "the match is too short"
        if len(match.menu()) < 2:
            place += 1
            continue
        styled = agents.styled_level_id(level_id, WIZARDS[len(chosen)].style)
        action = fixed_play.fixed_decision(match, seat, styled).action
        chosen.append((place, codec.encode(spec.rules.kinds.action, action)))
        place += PLACES_BETWEEN
    return chosen


def recorded(game: str) -> dict[str, tuple[int, list[tuple[int, Json]]]]:
    """Returns the recorded mind numbers and decisions of a game, by level; empty for a new game."""
    path = FOLDER / f"{game}.json"
    data = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {
        level: (entry["mind"], [(place, action) for place, action in entry["decisions"]])
        for level, entry in data.items()
    }


def record(games: Iterable[str]) -> None:
    """Writes the decisions of games again.

    Raises:
        SystemExit: a level decides otherwise than before, and its number was not raised.
    """
    for game in games:
        spec, before = catalog.get(game), recorded(game)
        data = {}
        for level in spec.levels:
            chosen = decisions(spec, level.id)
            mind, recorded_before = before.get(level.id, (0, []))
            if mind == level.mind and recorded_before != chosen:
                sys.exit(f"{game}: {level.id} decides otherwise: raise its `mind` in levels.toml")
            data[level.id] = {"mind": level.mind, "decisions": [list(pair) for pair in chosen]}
        FOLDER.mkdir(exist_ok=True)
        text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True)
        (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    record(sys.argv[1:] or catalog.GAMES)
