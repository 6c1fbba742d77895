# SPDX-License-Identifier: MIT
"""Tables of Wizard's Gambit for tests: matches between random players, and positions made by
hand."""

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
    """Returns a match in which seat 0 has to make a decision of this kind.

    `fits` gets the state and the menu and returns whether they are suitable.
    """
    for seed in range(200):
        game = Game(seats, seed)
        while game.mover is not None:
            state = game.state
            if game.mover == 0 and state.step == step and fits(state, list(game.menu(0))):
                return game
            game.step()
    raise AssertionError(f"nobody came to step {step}")


def offering(kind: type, **values: int) -> Callable[[Any, Sequence[Any]], bool]:
    """Returns a test for menus that have an action of a kind with these values."""

    def fits(_: Any, menu: Sequence[Any]) -> bool:
        return any(
            isinstance(action, kind) and all(getattr(action, k) == v for k, v in values.items())
            for action in menu
        )

    return fits


def first(game: Game, kind: type, **values: int) -> Any:
    """Returns the first action of a kind with these values on the menu of seat 0."""
    return next(
        action
        for action in game.menu(0)
        if isinstance(action, kind) and all(getattr(action, k) == v for k, v in values.items())
    )


def table_of(qtbot: QtBot, game: Game, viewer: int | None = 0) -> TableView:
    """Returns a table of the size that it has in a window of 1280 by 720 pixels."""
    table = shown(game, (980, 666), viewer)
    table.set_pace(0, 0, reduced_motion=True)
    qtbot.addWidget(table)
    return table


def actions_of(table: TableView) -> list[Any]:
    """Returns a list to which the table adds each action that is chosen from now on."""
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return actions


def reasons_of(table: TableView) -> list[str]:
    """Returns a list to which the table adds each reason for a refusal from now on."""
    reasons: list[str] = []
    table.refused.connect(lambda reason: reasons.append(str(reason)))
    return reasons


def seated(frame: Frame, size: tuple[float, float] = (980.0, 666.0)) -> tuple[Sitting, Layout]:
    """Returns a sitting that shows a frame, and its layout."""
    sitting = SPEC.view.sit()
    sitting.present(frame)
    return sitting, sitting.lay_out(*size, Look())


def seen_as(game: Game, **changes: Any) -> Frame:
    """Returns the frame of seat 0 with a changed observation and an empty menu."""
    frame = game.frame()
    observation: Observation = frame.observation
    return replace(frame, observation=replace(observation, **changes), menu=(), events=())


def pieces(layout: Layout) -> dict[Key, Placement]:
    """Returns the pieces by key."""
    return {piece.key: piece for piece in layout.pieces}


def card_of(table: TableView, face: int) -> Key:
    """Returns a card with a face that can be taken."""
    return next(key for key in table.offers.sources if key[:2] == ("card", face))
