# SPDX-License-Identifier: MIT
"""Pictures of what only one game has: its rarer decisions, and the sheets that explain pieces."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.wizards import PORTRAITS, id_of_name
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

NAMES = ("Odile", "Thaddeus", "Morwenna", "Balthazar", "Ombeline", "Corvin")
"""Who plays in pictures; all but the first are wizards whom the program knows."""

_LONG_ENOUGH = 420
"""Milliseconds after which a piece under the pointer is explained."""


def played_match(
    spec: GameSpec, setup: Setup, seed: int, share: float, *, people: int = 1
) -> Match:
    """A match of greedy opponents up to the ordinary decision of the first seat that is next to
    a share of its length, a later one before an earlier one; a share of 1 is the whole match."""
    whole = _whole(spec, setup, seed, people)
    if share >= 1:
        return whole
    end, length = round(len(whole.actions) * share), len(whole.actions)
    for index in (*range(end, length), *reversed(range(end))):
        if _begins_turn(whole, index):
            match = Match(spec, setup, seed, whole.players, whole.actions[:index])
            if not _moment(match):
                return match
    return Match(spec, setup, seed, whole.players, whole.actions[:end])


def _moment(match: Match) -> str:
    name: str = match.spec.view.moment(match.observe(Seat(0)))
    return name


def _whole(spec: GameSpec, setup: Setup, seed: int, people: int) -> Match:
    """A whole match, to be played on or not: nobody else has it."""
    players, actions = _played(spec, setup, seed, people)
    return Match(spec, setup, seed, players, actions)


@lru_cache(maxsize=256)
def _played(
    spec: GameSpec, setup: Setup, seed: int, people: int
) -> tuple[tuple[Player, ...], tuple[Any, ...]]:
    """Who plays, and all that is played. Opponents think for seconds over a match, of which several
    pictures are taken."""
    agent = agents.make(spec, "greedy", 1)
    hardest = spec.levels[-1].id
    levels = [None if seat < people else hardest for seat in range(setup.seats)]
    players = [
        Player(name, level, id_of_name(name) if level else portrait)
        for name, level, portrait in zip(NAMES, levels, PORTRAITS, strict=False)
    ]
    whole = Match(spec, setup, seed, players)
    while (seat := whole.to_move) is not None:
        whole.play(agent.choose(whole.observe(seat), whole.menu(), Budget()).action)
    return tuple(players), tuple(whole.actions)


def _begins_turn(match: Match, index: int) -> bool:
    return match.mover(index) == 0 and (index == 0 or match.mover(index - 1) != 0)


def of_game(spec: GameSpec) -> Iterator[tuple[str, Match]]:
    """Each of the moments that the game's view names, as the first seat sees it: in full matches,
    then in one with every option. Of the same moments in a match, the middle one."""
    options = tuple((option.id, True) for option in spec.options if option.default is False)
    found: set[str] = set()
    full = Setup(max(spec.seats))
    for setup, seed in ((full, 15), (full, 18), (Setup(4, options), 16)):
        whole = _whole(spec, setup, seed, 1)
        for name, places in _places(spec, whole).items():
            if name not in found:
                found.add(name)
                end = places[len(places) // 2]
                yield name, Match(spec, setup, seed, whole.players, whole.actions[:end])


def _places(spec: GameSpec, whole: Match) -> dict[str, list[int]]:
    """After how many actions of a match its moments come."""
    walk = Match(spec, whole.setup, whole.seed, whole.players)
    places: dict[str, list[int]] = {}
    for index, action in enumerate(whole.actions):
        if name := _moment(walk):
            places.setdefault(name, []).append(index)
        walk.play(action)
    return places


def explained(table: TableView) -> Iterator[str]:
    """Rest the pointer on one piece of each kind that explains itself; gives the kind each time
    its sheet is shown."""
    for key in _one_of_each(table):
        box = table.table.box_of(key)
        if box is not None:
            QTest.mouseMove(table.viewport(), QPoint(3, 3))
            QTest.qWait(30)
            QTest.mouseMove(table.viewport(), QPoint(*(round(n) for n in box.centre)))
            QTest.qWait(_LONG_ENOUGH)
            yield str(key[0])
    QTest.mouseMove(table.viewport(), QPoint(3, 3))


def _one_of_each(table: TableView) -> list[Key]:
    """Of each kind of piece the last one that is not covered."""
    chosen: dict[Any, Key] = {}
    for piece in table.layout_now.pieces:
        key = piece.key
        if piece.is_inert or key[0] == "table":
            continue
        there = table.table.piece_at(*piece.spot.box.centre)
        if there is not None and there.key == key and table.sitting.explain(key) is not None:
            chosen[key[0]] = key
    return list(chosen.values())
