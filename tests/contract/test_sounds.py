# SPDX-License-Identifier: MIT
"""Every game has its sounds: what they name is there, and the end of a match is heard."""

from functools import cache
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.paint.theme import Look
from wizardtable.sound.names import Sound
from wizardtable.table.view import Sounds

STEPS = 600


def sounds_of(game: str) -> Sounds:
    sounds = catalog.get(game).view.sounds
    assert isinstance(sounds, Sounds)
    return sounds


@cache
def seen(game: str) -> tuple[set[str], set[type]]:
    """The kinds of sprites on the table of random matches, and those of the last events."""
    spec = catalog.get(game)
    kinds: set[str] = set()
    ends: set[type] = set()
    for seed in range(3):
        match = Playing(spec, Setup(max(3, min(spec.seats))), seed)
        sitting = spec.view.sit()
        for _ in range(STEPS):
            sitting.present(match.frame(0))
            layout = sitting.lay_out(1280, 720, Look())
            kinds.update(piece.sprite.kind for piece in layout.pieces)
            if match.mover is None:
                ends.update(type(event) for event in match.events)
                break
            match.step()
    return kinds, ends


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_event_with_a_sound_is_one_of_the_game(game: str) -> None:
    events = set(get_args(catalog.get(game).rules.kinds.event))
    assert set(sounds_of(game).events) <= events


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_piece_with_a_sound_is_on_the_table_at_some_time(game: str, qtbot: QtBot) -> None:
    kinds, _ = seen(game)
    assert set(sounds_of(game).pieces) <= kinds


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_end_of_a_match_is_heard_above_all_else(game: str, qtbot: QtBot) -> None:
    sounds = sounds_of(game)
    first = next(iter(sounds.events))
    assert sounds.events[first] is Sound.WIN
    _, ends = seen(game)
    assert first in ends


@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_moves_and_what_is_decided_can_be_told_apart(game: str) -> None:
    sounds = sounds_of(game)
    assert len(set(sounds.pieces.values())) >= 2
    assert Sound.ROUND in sounds.events.values()
    assert len(set(sounds.events.values())) >= 5
