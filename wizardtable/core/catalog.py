# SPDX-License-Identifier: MIT
"""The games by id. A game is imported when it is first needed.

>>> get("anludim").seats
range(2, 6)
"""

from collections.abc import Iterator
from importlib import import_module

from wizardtable.core.game_spec import GameSpec

GAMES = {
    "anludim": "wizardtable.games.anludim",
    "zavandor": "wizardtable.games.zavandor",
    "elfenwizards": "wizardtable.games.elfenwizards",
    "wizards_gambit": "wizardtable.games.wizards_gambit",
}
"""The package of each game by the game's id, in the order of the lobby. Each package defines a
`GameSpec` as its `SPEC`."""


class UnknownGame(KeyError):  # noqa: N818 - says what is unknown
    """Raised if no game has this id."""


def get(game_id: str) -> GameSpec:
    """Returns the game with this id.

    Raises:
        UnknownGame: no game has this id.
    """
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    spec: GameSpec = import_module(GAMES[game_id]).SPEC
    return spec


def all() -> Iterator[GameSpec]:  # noqa: A001 - read as catalog.all()
    """Returns every game, in the order of the lobby."""
    return (get(game_id) for game_id in GAMES)
