# SPDX-License-Identifier: MIT
"""Tests that a game's achievements differ from each other, and are found in any match."""

import re
from collections.abc import Iterable
from functools import cache

import pytest

from tests.contract.cases import GAMES, spec_of
from tests.helpers import played
from wizardtable.core import catalog
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import (
    Achievement,
    Over,
    PlayedMatch,
    achievements_of,
    counts_for_achievements,
    played_match,
)
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Seat
from wizardtable.core.match import AID_HINT, AUTHOR_AUTOPLAY, Match
from wizardtable.core.text import english
from wizardtable.store.paths import resource

ACHIEVEMENT_COUNT = 12
"""The number of achievements of a game that ships; such a game may also have none."""

CUT_COUNT = 6
"""The number of places at which a match is cut off, to see that progress never falls."""


def own_games() -> list[str]:
    return [game for game in catalog.GAMES if spec_of(game).achievements]


def every(game: str) -> tuple[Achievement, ...]:
    return (*achievements_of(spec_of(game)), *of_all_games.ACHIEVEMENTS)


@cache
def at_random(game: str, seats: int, seed: int) -> Match:
    return played(spec_of(game), seats=seats, seed=seed)


def cut_off(match: Match, place: int) -> PlayedMatch:
    part = Match(match.spec, match.setup, match.seed, match.players, match.actions[:place])
    part.give_up(Seat(1))
    return played_match(part, Seat(0))


def amount(achievement: Achievement, match: PlayedMatch) -> int:
    return achievement.progress([achievement.contribution_of(match)])


@pytest.mark.parametrize("game", own_games())
def test_a_game_that_has_achievements_has_a_dozen(game: str) -> None:
    assert len(spec_of(game).achievements) == ACHIEVEMENT_COUNT


def test_some_achievements_belong_to_no_game() -> None:
    assert of_all_games.ACHIEVEMENTS


@pytest.mark.parametrize(
    "group",
    [*(achievements_of(spec_of(game)) for game in own_games()), of_all_games.ACHIEVEMENTS],
    ids=[*own_games(), "all"],
)
def test_achievements_cannot_be_mistaken_for_each_other(group: Iterable[Achievement]) -> None:
    group = list(group)
    for what in ("id", "title", "sentence", "emblem"):
        values = [getattr(achievement, what) for achievement in group]
        assert len(set(values)) == len(values), f"two have the same {what}"
    for achievement in group:
        assert re.fullmatch(r"[a-z_]{3,40}", achievement.id), (
            "it is written into a file of the player"
        )
        assert achievement.goal > 0
        sentence = achievement.sentence.render(english)
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}]|%n|\(s\)", sentence), sentence
        assert resource("art", *achievement.emblem).is_file()


def test_titles_differ_in_the_whole_program() -> None:
    titles = [
        achievement.title.source
        for game in own_games()
        for achievement in spec_of(game).achievements
    ]
    titles += [achievement.title.source for achievement in of_all_games.ACHIEVEMENTS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("seed", [7, 8])
@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_any_match_can_be_looked_at(game: str, seed: int) -> None:
    for seats in {min(spec_of(game).seats), max(spec_of(game).seats)}:
        match = at_random(game, seats, seed)
        for seat in range(seats):
            whole = played_match(match, Seat(seat))
            for achievement in every(game):
                brought = achievement.contribution_of(whole)
                assert isinstance(brought, frozenset) == (achievement.over is Over.KINDS), (
                    achievement.id
                )
                if isinstance(brought, frozenset):
                    assert all(0 < len(kind) <= 40 for kind in brought), achievement.id
                else:
                    assert brought >= 0, achievement.id


@pytest.mark.parametrize("game", GAMES)
def test_more_of_a_match_never_brings_less(game: str) -> None:
    match = at_random(game, 3, 7)
    before = dict.fromkeys((achievement.id for achievement in every(game)), 0)
    for cut in range(1, CUT_COUNT + 1):
        part = cut_off(match, max(1, len(match.actions) * cut // (CUT_COUNT + 1)))
        now = {achievement.id: amount(achievement, part) for achievement in every(game)}
        assert all(now[name] >= before[name] for name in now), (
            f"after {cut} of {CUT_COUNT + 1} parts"
        )
        before = now
    whole = played_match(match, Seat(0))
    for achievement in every(game):
        assert amount(achievement, whole) >= before[achievement.id], achievement.id


@pytest.mark.parametrize("game", GAMES)
def test_who_gives_up_does_not_win(game: str) -> None:
    match = at_random(game, 3, 7)
    part = Match(match.spec, match.setup, match.seed, match.players, match.actions[:-1])
    part.give_up(Seat(0))
    assert not played_match(part, Seat(0)).has_won


def test_only_matches_of_one_person_who_decides_count() -> None:
    match = at_random("toy", 3, 7)
    assert counts_for_achievements(match)
    helped = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    helped.assist(AID_HINT)
    assert counts_for_achievements(helped)
    autoplayed = Match(match.spec, match.setup, match.seed, match.players)
    for index, action in enumerate(match.actions):
        autoplayed.play(action, AUTHOR_AUTOPLAY if match.mover(index) == 0 else "")
    assert not counts_for_achievements(autoplayed)
    again = Match(match.spec, match.setup, match.seed, match.players, match.actions)
    again.purpose = purposes.daily("2026-11-26", again=True)
    assert not counts_for_achievements(again)
    going = Match(match.spec, match.setup, match.seed, match.players, match.actions[:-1])
    assert not counts_for_achievements(going)
    several = [match.players[0], match.players[0], match.players[2]]
    assert not counts_for_achievements(
        Match(match.spec, match.setup, match.seed, several, match.actions)
    )


def test_the_achievement_of_all_lessons_asks_for_as_many_as_there_are() -> None:
    assert sum(len(spec.lessons) for spec in catalog.all()) == of_all_games.LESSON_COUNT
