# SPDX-License-Identifier: MIT
"""Tables of Elfenwizards for the tests: matches that random players take forward."""

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
    """A match of Elfenwizards whose players mostly help their own wizards."""

    def __init__(self, seats: int, seed: int = 1, *options: str) -> None:
        super().__init__(SPEC, Setup(seats, tuple((name, True) for name in options)), seed)

    def choice(self, menu: list[Any]) -> Any:
        own = [
            one for one in menu if isinstance(one, Commit) and guild_of(one.wizard) == self.mover
        ]
        if own and self._random.random() < 0.7:
            menu = own
        return self._random.choices(menu, [_WEIGHTS.get(type(one), 1.0) for one in menu])[0]


def game_at(
    step: int,
    seats: int = 4,
    seed: int = 3,
    fits: Callable[[State], bool] = lambda _: True,
    tokens: Sequence[int] = (),
) -> Game:
    """A game in which seat 0 takes a decision of this kind; the first wizards may have been given
    grey tokens."""
    for more in range(60):
        game = Game(seats, seed + 100 * more)
        for wizard, count in enumerate(tokens):
            stain(game.state, wizard, count)
        while game.mover is not None:
            if game.mover == 0 and game.state.step == step and fits(game.state):
                return game
            game.step()
    raise AssertionError(f"nobody came to step {step}")


def stain(state: State, wizard: int, count: int) -> None:
    """Put grey tokens from the supply under a wizard."""
    under = list(state.tokens)
    under[wizard] += count
    state.tokens = tuple(under)
    state.supply -= count


def crowd(count: int) -> Game:
    """A game in which so many wizards stand on a Magician space, with spells and grey tokens."""
    game = Game(6)
    game.state = tables.board(6, M1=tables.LETTERS[:count], M2="RG")
    for seat in range(count):
        one = tables.wizard(game.state, "M1", seat)
        tables.beside(game.state, one, seat, 3 + seat % 4, 6)
        tables.taint(game.state, one, seat % 2)
    return game


def seated(qtbot: QtBot, game: Game) -> tuple[TableView, list[Any]]:
    """A table, and the actions that gestures at it will mean."""
    table = shown(game)
    qtbot.addWidget(table)
    found: list[Any] = []
    table.chosen.connect(found.append)
    return table, found


def offered(game: Game, kind: type) -> list[Any]:
    return [one for one in game.menu(0) if isinstance(one, kind)]


def piece(table: TableView, action: Any) -> Key:
    """The piece that an action is begun with."""
    found: Key = table.sitting.suggest(action)[0]
    return found


def goal(action: Any) -> str:
    match action:
        case moves.PlaceDie(_, box):
            return f"box:{box}"
        case moves.Commit(_, wizard):
            return f"wizard:{wizard}"
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return f"space:{space}"
    raise AssertionError(action)
