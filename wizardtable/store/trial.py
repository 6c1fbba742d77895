# SPDX-License-Identifier: MIT
"""Tries out a state from a file before a match continues from this state.

Before a trial, the numbers of the state are known to be within the bounds of their types.
`Rules.is_sound` has also confirmed that each card and piece is there once. So an action in the
trial takes no longer than at the table. The number of actions is limited.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from wizardtable.core.game import Event, IllegalAction, Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

TRIAL_ACTIONS = 12
"""The most random actions that a trial plays."""


class Unsound(ValueError):  # noqa: N818 - says what the state is
    """Raised for a state that the game's rules refuse before any move is tried."""


def try_out(spec: GameSpec, setup: Setup, state: State) -> None:
    """Makes all calls that a table would make with the state and with some random states after it.

    The state does not change. If the function returns, the match can continue from the state.

    Raises:
        Unsound: the rules refuse the state.
        Exception: any error of the rules, if the match cannot continue from the state.
    """
    try:
        sound = spec.rules.is_sound(state, setup)
    except Exception:  # any exception counts as False
        sound = False
    if not sound:
        raise Unsound
    trial = _Trial(spec, setup.seats)
    for action in spec.rules.candidates(state):
        with suppress(IllegalAction):
            spec.rules.check(state, action)
    for action in trial.checked_menu(state):
        trial.apply(state.clone(), action)
    state, rng = state.clone(), Rng(0)
    for _ in range(TRIAL_ACTIONS):
        menu = trial.checked_menu(state)
        if not menu:
            break
        trial.apply(state, rng.choice(menu))


class _Trial:
    """Makes the same calls to a game's rules and wording as a table makes."""

    def __init__(self, spec: GameSpec, seats: int) -> None:
        self._rules, self._wording = spec.rules, spec.wording
        self._viewers: tuple[Seat | None, ...] = (None, *map(Seat, range(seats)))
        self._names = ("",) * seats
        self._rng = Rng(0)

    def checked_menu(self, state: State) -> Sequence[Any]:
        """Returns the legal actions of the seat to move; empty if the match is over.

        Checks that the rules allow each of these actions and that the game has a text for each.

        Raises:
            ValueError: the match is over without a result, or continues without a legal action.
                Also raised if other actions are legal in a state that is only made from the
                seat's knowledge.
        """
        rules, wording, names = self._rules, self._wording, self._names
        for viewer in self._viewers:
            observation = rules.observe(state, viewer)
            str(wording.prompt(observation, names))
        wording.tally(observation)
        wording.turn(observation)
        seat = rules.to_move(state)
        if seat is None:
            if rules.result(state) is None:
                raise ValueError("a match that is over has a result")
            return ()
        observation = rules.observe(state, seat)
        menu = list(rules.legal_actions(state))
        for action in menu:
            rules.check(state, action)
            str(wording.action(observation, action, names))
        if not menu or list(rules.legal_actions(rules.sample(observation, self._rng))) != menu:
            raise ValueError("a match goes on by a menu that follows from what is seen")
        return menu

    def apply(self, state: State, action: object) -> None:
        """Applies the action to the state, and makes each viewer's texts of the action's events."""
        journal: list[Event] = []
        self._rules.apply(state, action, journal)
        for event in journal:
            for viewer in self._viewers:
                redacted = self._rules.redact(event, viewer)
                if redacted is not None:
                    str(self._wording.event(redacted, self._names))
