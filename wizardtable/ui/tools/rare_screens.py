# SPDX-License-Identifier: MIT
"""Positions for screenshots that only one game has: its rarer decisions and explained pieces."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.arranged import challenge
from wizardtable.core.arranged.challenge import Challenge, ChallengeTable
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.wizards import PORTRAITS, id_of_name
from wizardtable.store import challenges
from wizardtable.store.paths import DataDir
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

PLAYER_NAMES = ("Odile", "Thaddeus", "Morwenna", "Balthazar", "Ombeline", "Corvin")
"""Names of the players in screenshots; all but the first are wizards that the program knows."""

_EXPLANATION_WAIT_MS = 420
"""Milliseconds after which the piece under the pointer is explained."""


def table_of_friends(data: DataDir) -> ChallengeTable:
    """Returns the table of a challenge, after adding results of the player and friends there."""
    spec, seats = catalog.get(next(iter(catalog.GAMES))), 3
    own = played_match(spec, Setup(seats), 11, 1.0)
    table = challenge.table_of_match(own)
    assert table is not None, "the match has opponents of the game's levels"
    results = [
        replace(challenge.result_of(played_match(spec, Setup(seats), seed, 1.0), ""), name=name)
        for seed, name in ((12, "Blaise"), (13, "Chloé"))
    ]
    challenges.keep(data, [Challenge(table, tuple(results))])
    challenges.keep(data, [Challenge(table, (challenge.result_of(own, ""),))], made=True)
    return table


def played_match(
    spec: GameSpec, setup: Setup, seed: int, share: float, *, people: int = 1
) -> Match:
    """Returns a match of greedy opponents, played up to an ordinary decision of the first seat.

    The decision is the first of a turn, and the nearest at or after the share of the match; without
    one, the nearest before. A decision that the game's view names is not ordinary.

    Args:
        spec: the game.
        setup: the number of seats and the options.
        seed: the seed of the match.
        share: the share (0–1) of the actions that is played; 1 plays the whole match.
        people: the number of seats, from the first on, that belong to people.
    """
    whole = _whole_match(spec, setup, seed, people)
    if share >= 1:
        return whole
    end, length = round(len(whole.actions) * share), len(whole.actions)
    for index in (*range(end, length), *reversed(range(end))):
        if _begins_turn(whole, index):
            match = Match(spec, setup, seed, whole.players, whole.actions[:index])
            if not _moment_name(match):
                return match
    return Match(spec, setup, seed, whole.players, whole.actions[:end])


def _moment_name(match: Match) -> str:
    name: str = match.spec.view.moment(match.observe(Seat(0)))
    return name


def _whole_match(spec: GameSpec, setup: Setup, seed: int, people: int) -> Match:
    """Returns a new whole match, which the caller may change."""
    players, actions = _played_actions(spec, setup, seed, people)
    return Match(spec, setup, seed, players, actions)


@lru_cache(maxsize=256)
def _played_actions(
    spec: GameSpec, setup: Setup, seed: int, people: int
) -> tuple[tuple[Player, ...], tuple[Any, ...]]:
    """Returns the players and all actions of a match of greedy opponents.

    The result is cached: a match takes seconds, and several pictures use it.
    """
    agent = agents.make(spec, "greedy", 1)
    hardest = spec.levels[-1].id
    levels = [None if seat < people else hardest for seat in range(setup.seats)]
    players = [
        Player(name, level, id_of_name(name) if level else portrait)
        for name, level, portrait in zip(PLAYER_NAMES, levels, PORTRAITS, strict=False)
    ]
    whole = Match(spec, setup, seed, players)
    while (seat := whole.to_move) is not None:
        whole.play(agent.choose(whole.observe(seat), whole.menu(), Budget()).action)
    return tuple(players), tuple(whole.actions)


def _begins_turn(match: Match, index: int) -> bool:
    return match.mover(index) == 0 and (index == 0 or match.mover(index - 1) != 0)


def moments_of_game(spec: GameSpec) -> Iterator[tuple[str, Match]]:
    """Yields each kind of decision that the game's view names, with a match that stands at it.

    If a match has several decisions of a kind, it stands at the middle one. The matches have all
    seats; the last has four seats and every option.
    """
    options = tuple((option.id, True) for option in spec.options if option.default is False)
    names: set[str] = set()
    full_table = Setup(max(spec.seats))
    for setup, seed in ((full_table, 15), (full_table, 18), (Setup(4, options), 16)):
        whole = _whole_match(spec, setup, seed, 1)
        for name, places in _places_by_moment(spec, whole).items():
            if name not in names:
                names.add(name)
                end = places[len(places) // 2]
                yield name, Match(spec, setup, seed, whole.players, whole.actions[:end])


def _places_by_moment(spec: GameSpec, whole: Match) -> dict[str, list[int]]:
    """Returns, by name of a kind of decision, the places of such decisions in a match.

    A place is the number of actions before the decision.
    """
    walk = Match(spec, whole.setup, whole.seed, whole.players)
    places: dict[str, list[int]] = {}
    for index, action in enumerate(whole.actions):
        if name := _moment_name(walk):
            places.setdefault(name, []).append(index)
        walk.play(action)
    return places


def show_explanations(table: TableView) -> Iterator[str]:
    """Shows the explanation of one piece of each kind, and yields the kind of each."""
    for key in _piece_of_each_kind(table):
        box = table.table.box_of(key)
        if box is not None:
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
            QTest.qWait(30)
            QTest.mouseMove(table.viewport(), QPoint(*(round(n) for n in box.centre)))
            QTest.qWait(_EXPLANATION_WAIT_MS)
            yield str(key[0])
    QTest.mouseMove(table.viewport(), QPoint(3, 3))


def _piece_of_each_kind(table: TableView) -> list[Key]:
    """Returns the key of the last uncovered piece of each kind that has an explanation."""
    keys_by_kind: dict[Any, Key] = {}
    for piece in table.layout_now.pieces:
        key = piece.key
        if piece.is_inert or key[0] == "table":
            continue
        top_piece = table.table.piece_at(*piece.spot.box.centre)
        if (
            top_piece is not None
            and top_piece.key == key
            and table.sitting.explain(key) is not None
        ):
            keys_by_kind[key[0]] = key
    return list(keys_by_kind.values())
