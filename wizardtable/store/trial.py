# SPDX-License-Identifier: MIT
"""Tries out a state that comes from outside before a match goes on from it.

Its numbers are within the bounds of their types, and everything is there once (`is_sound`), so that
a step of the trial takes no longer than one at the table; their number is limited.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from wizardtable.core.game import Event, IllegalAction, Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

ACTIONS = 12
"""Random actions that the state must allow to be played on."""


class Unsound(ValueError):  # noqa: N818 - says what the state is
    """A state that no match can go on from, as is seen without playing."""


def try_out(spec: GameSpec, setup: Setup, state: State) -> None:
    """Ask of the state, and of some that it can become, all that a table asks; raises Unsound, or
    whatever the rules raise, where it cannot be played on. The state stays as it is."""
    try:
        sound = spec.rules.is_sound(state, setup)
    except Exception:  # as it may of a state that is not
        sound = False
    if not sound:
        raise Unsound
    trial = _Trial(spec, setup.seats)
    for action in spec.rules.candidates(state):
        with suppress(IllegalAction):
            spec.rules.check(state, action)
    for action in trial.look_at(state):
        trial.take(state.clone(), action)
    state, rng = state.clone(), Rng(0)
    for _ in range(ACTIONS):
        menu = trial.look_at(state)
        if not menu:
            break
        trial.take(state, rng.choice(menu))


class _Trial:
    """What a table of so many seats asks of a game."""

    def __init__(self, spec: GameSpec, seats: int) -> None:
        self._rules, self._wording = spec.rules, spec.wording
        self._viewers: tuple[Seat | None, ...] = (None, *map(Seat, range(seats)))
        self._names = ("",) * seats
        self._rng = Rng(0)

    def look_at(self, state: State) -> Sequence[Any]:
        """The menu, empty where the match is over; everything in it is allowed, and there are words
        for it and for the state."""
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

    def take(self, state: State, action: object) -> None:
        """Carry the action out, and tell everybody what happened."""
        journal: list[Event] = []
        self._rules.apply(state, action, journal)
        for event in journal:
            for viewer in self._viewers:
                seen = self._rules.redact(event, viewer)
                if seen is not None:
                    str(self._wording.event(seen, self._names))
