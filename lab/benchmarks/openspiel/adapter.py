# SPDX-License-Identifier: MIT
"""Presents our games as games of OpenSpiel, so that its bots can play and search them.

An action is its place in the menu, which is the same wherever a seat has the same knowledge. Chance
is the state's own generator. The cost of a state is kept low for OpenSpiel's sake: menus and
information state strings are made once, and a clone is one of ours instead of a deep copy.
"""

from collections.abc import Sequence
from typing import Any

import pyspiel

from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec

MAX_ACTIONS = 1024
"""A number that is larger than any menu."""


class World:
    """One of our states, which OpenSpiel's deep copy of a Python state clones in our way."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "World":
        return World(self.state.clone())


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with a number of seats."""

    def __init__(self, spec: GameSpec, seats: int) -> None:
        self.spec = spec
        kind = pyspiel.GameType(
            short_name=f"wizardtable_{spec.id}",
            long_name=str(spec.title),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=MAX_ACTIONS,
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=100_000,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> "TableState":
        """Returns an empty state, with which OpenSpiel begins a clone."""
        return TableState(self)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of our states, or an empty one."""

    def __init__(self, game: TableGame, state: Any = None) -> None:
        super().__init__(game)
        self._world = World(state)
        self._of = game
        self._menu: Sequence[Any] | None = None
        self._information: str | None = None

    def __deepcopy__(self, memo: object) -> "TableState":
        return TableState(self._of, self.world.clone())

    def clone(self) -> "TableState":
        """Returns an independent copy."""
        return TableState(self._of, self.world.clone())

    @property
    def world(self) -> Any:
        """Our state."""
        return self._world.state

    @property
    def menu(self) -> Sequence[Any]:
        """The menu of the seat to move, made once."""
        if self._menu is None:
            self._menu = self._of.spec.rules.legal_actions(self.world)
        return self._menu

    def current_player(self) -> int:
        """Returns the seat to move."""
        seat = self._of.spec.rules.to_move(self.world)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Returns whether the match is over."""
        return self._of.spec.rules.to_move(self.world) is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.menu)))

    def _apply_action(self, action: int) -> None:
        menu = self.menu
        self._menu = self._information = None
        self._of.spec.rules.apply(self.world, menu[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return repr(self.menu[action])

    def information_state_string(self, player: int | None = None) -> str:
        """Returns all that the seat may know; for the seat to move it is made once."""
        if player is not None and player != self.current_player():
            return repr(self._of.spec.rules.observe(self.world, Seat(player)))
        if self._information is None:
            seat = Seat(self.current_player())
            self._information = repr(self._of.spec.rules.observe(self.world, seat))
        return self._information

    def returns(self) -> list[float]:
        """Returns each seat's share of the win, 0 before the end."""
        result = self._of.spec.rules.result(self.world)
        seats = self._of.num_players()
        if result is None:
            return [0.0] * seats
        winners = result.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def __str__(self) -> str:
        return repr(self.world)
