# SPDX-License-Identifier: MIT
"""Tables of Wizard's Gambit for the tests: matches that random players take forward, and boards
arranged by hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from tests.table.tables import Playing, shown
from wizardtable.core.game import Setup
from wizardtable.games.wizards_gambit import SPEC
from wizardtable.games.wizards_gambit.rules.state import TURN, Observation
from wizardtable.games.wizards_gambit.view.gestures import Sitting
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key, Layout, Placement


class Game(Playing):
    """A match of Wizard's Gambit between random players."""

    def __init__(self, seats: int, seed: int = 1) -> None:
        super().__init__(SPEC, Setup(seats), seed)


def game_at(
    step: int = TURN,
    fits: Callable[[Any, Sequence[Any]], bool] = lambda state, menu: True,
    seats: int = 3,
) -> Game:
    """A game in which seat 0 takes a decision of this kind; `fits` is given the state and the
    menu."""
    for seed in range(200):
        game = Game(seats, seed)
        while game.mover is not None:
            state = game.state
            if game.mover == 0 and state.step == step and fits(state, list(game.menu(0))):
                return game
            game.step()
    raise AssertionError(f"nobody came to step {step}")


def offering(kind: type, **values: int) -> Callable[[Any, Sequence[Any]], bool]:
    """Whether the menu has an action of a kind with these values."""

    def fits(_: Any, menu: Sequence[Any]) -> bool:
        return any(
            isinstance(one, kind) and all(getattr(one, k) == v for k, v in values.items())
            for one in menu
        )

    return fits


def first(game: Game, kind: type, **values: int) -> Any:
    """The first action of a kind with these values on the menu of seat 0."""
    return next(
        one
        for one in game.menu(0)
        if isinstance(one, kind) and all(getattr(one, k) == v for k, v in values.items())
    )


def table_of(qtbot: QtBot, game: Game, viewer: int | None = 0) -> TableView:
    """A table of the size it has in a window of 1280 by 720."""
    table = shown(game, (980, 666), viewer)
    table.set_pace(0, 0, reduced_motion=True)
    qtbot.addWidget(table)
    return table


def actions_of(table: TableView) -> list[Any]:
    """The actions that gestures come to, from now on."""
    found: list[Any] = []
    table.chosen.connect(found.append)
    return found


def reasons_of(table: TableView) -> list[str]:
    """The reasons given for what was refused, from now on."""
    found: list[str] = []
    table.refused.connect(lambda reason: found.append(str(reason)))
    return found


def seated(frame: Frame, size: tuple[float, float] = (980.0, 666.0)) -> tuple[Sitting, Layout]:
    """A sitting at which a frame is shown, and its layout."""
    sitting = SPEC.view.sit()
    sitting.present(frame)
    return sitting, sitting.lay_out(*size, Look())


def seen_as(game: Game, **changes: Any) -> Frame:
    """The frame of seat 0 with some of what it sees changed; nothing can be done there."""
    frame = game.frame()
    seen: Observation = frame.observation
    return replace(frame, observation=replace(seen, **changes), menu=(), events=())


def pieces(layout: Layout) -> dict[Key, Placement]:
    """The pieces by key."""
    return {piece.key: piece for piece in layout.pieces}


def card_of(table: TableView, face: int) -> Key:
    """A card with a face that may be taken."""
    return next(key for key in table.offers.sources if key[:2] == ("card", face))
