# SPDX-License-Identifier: MIT
"""Tables of Elfenwizards for the tests, with matches that random players play."""

from collections.abc import Callable, Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from tests.games.elfenwizards import tables
from tests.table.tables import Playing, shown
from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import guild_of
from wizardtable.games.elfenwizards.rules.moves import Commit, Done, Pass, Reroll
from wizardtable.games.elfenwizards.rules.state import State
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

_WEIGHTS = {Pass: 0.15, Done: 0.3, Reroll: 0.3}


class Game(Playing):
    """A match of Elfenwizards between random players that mostly help their own wizards."""

    def __init__(self, seats: int, seed: int = 1, *options: str) -> None:
        super().__init__(SPEC, Setup(seats, tuple((name, True) for name in options)), seed)

    def choice(self, menu: list[Any]) -> Any:
        own = [
            action
            for action in menu
            if isinstance(action, Commit) and guild_of(action.wizard) == self.mover
        ]
        if own and self._random.random() < 0.7:
            menu = own
        return self._random.choices(menu, [_WEIGHTS.get(type(action), 1.0) for action in menu])[0]


def game_at(
    step: int,
    seats: int = 4,
    seed: int = 3,
    fits: Callable[[State], bool] = lambda _: True,
    tokens: Sequence[int] = (),
) -> Game:
    """Returns a game in which seat 0 takes a decision of this step. `tokens` are grey tokens for
    the first wizards."""
    for attempt in range(60):
        game = Game(seats, seed + 100 * attempt)
        for wizard, count in enumerate(tokens):
            stain(game.state, wizard, count)
        while game.mover is not None:
            if game.mover == 0 and game.state.step == step and fits(game.state):
                return game
            game.step()
    raise AssertionError(f"nobody came to step {step}")


def stain(state: State, wizard: int, count: int) -> None:
    """Moves grey tokens from the supply to a wizard."""
    counts = list(state.tokens)
    counts[wizard] += count
    state.tokens = tuple(counts)
    state.supply -= count


def crowd(count: int) -> Game:
    """Returns a game with this number of wizards on a Magician space, with spells and grey
    tokens."""
    game = Game(6)
    game.state = tables.board(6, M1=tables.LETTERS[:count], M2="RG")
    for seat in range(count):
        wizard = tables.wizard(game.state, "M1", seat)
        tables.beside(game.state, wizard, seat, 3 + seat % 4, 6)
        tables.taint(game.state, wizard, seat % 2)
    return game


def seated(qtbot: QtBot, game: Game) -> tuple[TableView, list[Any]]:
    """Returns a table, and the list of actions that gestures at it will add to."""
    table = shown(game)
    qtbot.addWidget(table)
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return table, actions


def offered(game: Game, kind: type) -> list[Any]:
    return [action for action in game.menu(0) if isinstance(action, kind)]


def piece(table: TableView, action: Any) -> Key:
    """Returns the piece that an action begins with."""
    key: Key = table.sitting.suggest(action)[0]
    return key


def goal(action: Any) -> str:
    match action:
        case moves.PlaceDie(_, box):
            return f"box:{box}"
        case moves.Commit(_, wizard):
            return f"wizard:{wizard}"
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return f"space:{space}"
    raise AssertionError(action)
