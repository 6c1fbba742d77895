# SPDX-License-Identifier: MIT
"""Tests that every game has its sounds, and that the end of a match is heard."""

from collections.abc import Iterator, Set
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from tests.contract.cases import GAMES, spec_of
from tests.table.tables import Playing
from wizardtable.core.game import Setup
from wizardtable.paint.theme import Look
from wizardtable.sound.names import Sound
from wizardtable.table.game_view import Sounds

MAX_ACTIONS = 600
"""The number of random actions after which a match is abandoned."""

SEED_COUNT = 3


def sounds_of(game: str) -> Sounds:
    sounds = spec_of(game).view.sounds
    assert isinstance(sounds, Sounds), f"games/{game}/view: VIEW.sounds is the Sounds of sounds.py"
    return sounds


def matches(game: str) -> Iterator[Playing]:
    """Yields random matches: each after the deal, and again after every action."""
    spec = spec_of(game)
    for seed in range(SEED_COUNT):
        match = Playing(spec, Setup(max(3, min(spec.seats))), seed)
        yield match
        for _ in range(MAX_ACTIONS):
            if match.mover is None:
                break
            match.step()
            yield match


def kinds_on_the_table(game: str, wanted: Set[str]) -> set[str]:
    """Returns the kinds of sprites in random matches, which stop once all `wanted` kinds
    appeared."""
    kinds: set[str] = set()
    sitting = spec_of(game).view.sit()
    for match in matches(game):
        sitting.present(match.frame(0))
        kinds |= {piece.sprite.kind for piece in sitting.lay_out(1280, 720, Look()).pieces}
        if wanted <= kinds:
            break
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_every_event_with_a_sound_is_one_of_the_game(game: str) -> None:
    events = set(get_args(spec_of(game).rules.kinds.event))
    assert set(sounds_of(game).events) <= events, (
        f"games/{game}/view/sounds.py: name only events of Kinds.event"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_with_a_sound_is_on_the_table_at_some_time(game: str, qtbot: QtBot) -> None:
    wanted = set(sounds_of(game).pieces)
    kinds = kinds_on_the_table(game, wanted)
    assert wanted <= kinds, (
        f"games/{game}/view/sounds.py: name only kinds of sprites that are on the table: {kinds}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_match_is_heard_above_all_else(game: str, qtbot: QtBot) -> None:
    sounds = sounds_of(game)
    path = f"games/{game}/view/sounds.py"
    first = next(iter(sounds.events), None)
    assert first is not None and sounds.events[first] is Sound.WIN, (
        f"{path}: the first of the events is the one that ends a match, with Sound.WIN"
    )
    overs = (match for match in matches(game) if match.mover is None)
    ends = {type(event) for event in next(overs).events}
    assert first in ends, f"{path}: Sound.WIN belongs to an event of the last action, as {ends}"


@pytest.mark.parametrize("game", GAMES)
def test_what_moves_and_what_is_decided_can_be_told_apart(game: str) -> None:
    sounds = sounds_of(game)
    path = f"games/{game}/view/sounds.py"
    assert len(set(sounds.pieces.values())) >= 2, f"{path}: give pieces at least two sounds"
    assert Sound.ROUND in sounds.events.values(), f"{path}: let the end of a round be Sound.ROUND"
    events = get_args(spec_of(game).rules.kinds.event)
    wanted = min(5, len(events) - 1)
    assert len(set(sounds.events.values())) >= wanted, f"{path}: at least {wanted} sounds of events"
