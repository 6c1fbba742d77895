# SPDX-License-Identifier: MIT
"""Tests that matches of Zavandor that began before edition 1 of the rules replay by their own
rules.

`zavandor_5d64cf9f.jsonl.xz` holds a hundred finished matches that commit 5d64cf9f played at random.
They cover all numbers of seats and all options. Their hashes are those of their saves. In 352
refunds of these matches a player lost dust; by today's rules the player would get energy.
"""

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests.helpers import NAMES
from tests.saves.corpus import CORPUS_FOLDER
from wizardtable.core import catalog, codec
from wizardtable.core.game import Result, Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.zavandor.rules.moves import Disenchanted
from wizardtable.store import save
from wizardtable.store.save import SAVE_SUFFIX
from wizardtable.store.save_format import ACTIONS_PER_HASH

SPEC: Final = catalog.get("zavandor")
MATCHES_FILE: Final = Path(__file__).with_name("zavandor_5d64cf9f.jsonl.xz")
MATCH_COUNT: Final = 100


@cache
def finished() -> list[str]:
    return lzma.decompress(MATCHES_FILE.read_bytes()).decode().splitlines()


def replayed(line: str) -> Match:
    """Returns the match stored in a line, replayed to its end; checks its hashes and its result."""
    data = json.loads(line)
    setup = codec.decode(Setup, data["setup"])
    assert setup.edition == 0
    match = Match(SPEC, setup, data["seed"], [Player(name, None) for name in NAMES[: setup.seats]])
    hashes: list[str] = data["hashes"]
    kinds = SPEC.rules.kinds
    for number, action in enumerate(data["actions"], 1):
        match.play(codec.decode(kinds.action, action))
        if number % ACTIONS_PER_HASH == 0:
            state = match.state_at(number)
            assert codec.digest(kinds.state, state) == hashes[number // ACTIONS_PER_HASH - 1], (
                number
            )
    assert match.result == codec.decode(Result, data["result"])
    return match


def refunds_lost(match: Match) -> int:
    events: list[Any] = match.events(None)
    return sum(isinstance(event, Disenchanted) and event.lost > 0 for event in events)


def test_a_finished_match_of_an_earlier_version_replays_to_its_result() -> None:
    match = replayed(finished()[1])
    assert match.to_move is None
    assert refunds_lost(match) > 0


@pytest.mark.long
def test_a_hundred_finished_matches_of_an_earlier_version_replay_to_their_results() -> None:
    lost = sum(refunds_lost(replayed(line)) for line in finished())
    assert len(finished()) == MATCH_COUNT
    assert lost == 352


@pytest.mark.parametrize(
    "path", sorted(CORPUS_FOLDER.glob(f"*/zavandor*{SAVE_SUFFIX}")), ids=lambda path: path.stem
)
def test_saves_of_the_corpus_replay_from_their_first_move(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    loaded = save.load(path)
    assert loaded.notice is None
    assert loaded.match.earlier == 0
    assert len(loaded.match.actions) == sum(b'{"kind":"step"' in line for line in lines)
    assert loaded.match.setup.edition == 0


def test_a_match_of_an_earlier_edition_is_saved_as_before(tmp_path: Path) -> None:
    source = next(iter(sorted(CORPUS_FOLDER.glob(f"*/zavandor-full{SAVE_SUFFIX}"))))
    copy = tmp_path / source.name
    save.write(copy, save.load(source).match)
    states = [line for line in source.read_bytes().splitlines() if b'"stored"' in line]
    again = [line for line in copy.read_bytes().splitlines() if b'"stored"' in line]
    assert states == again
    assert save.load(copy).match.setup.edition == 0
