# SPDX-License-Identifier: MIT
"""A game being played: who sits where, what has been done, and the way back.

Only a match applies actions to the true state. It keeps every event in full and shows each viewer
his redacted share; it goes back by replaying from the nearest of the copies it keeps.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Event, IllegalAction, Result, Seat, Setup, State

STRIDE = 32
"""Actions between two kept copies: a step back replays at most 31."""


Name: TypeAlias = Annotated[str, range(200)]
"""Of a player, a level or a wizard; far longer than any is."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat.

    Attributes:
        name: as typed, or the wizard's.
        level: of an opponent, None for a person.
        wizard: the id of the opponent's likeness and style (see `wizards`), "" for none: such as
            all opponents of earlier versions were.
    """

    name: Name
    level: Name | None
    wizard: Name = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with where it comes from.

    Attributes:
        index: 0 for the deal, else the number of the action, from 1.
        seat: the seat that took the action; None for the deal.
    """

    index: int
    seat: Seat | None
    event: Event


def needs_curtain(spec: GameSpec, players: Sequence[Player]) -> bool:
    """Whether several people share the screen who hide something from each other."""
    return spec.secrets and sum(player.level is None for player in players) > 1


class Match:
    """A game of some kind between some players, with its history.

    Attributes:
        actions: what has been done since the history begins.
        earlier: actions done before that, no longer known: 0 but for a match that goes on from a
            stored state.
        assisted: whether somebody went back over something he could not have known, or over what
            another seat did. Such a match does not count in statistics.
    """

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        players: Sequence[Player],
        actions: Sequence[object] = (),
    ) -> None:
        """Deal, and play the actions; raises IllegalAction where the rules forbid one."""
        self._begin(spec, setup, seed, players)
        journal: list[Event] = []
        self._start(spec.rules.deal(setup, seed, journal), 0, journal)
        for action in actions:
            self.play(action)

    @classmethod
    def from_state(
        cls,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        players: Sequence[Player],
        state: State,
        earlier: int,
    ) -> "Match":
        """A match whose history begins with a state that was reached after `earlier` actions."""
        match = cls.__new__(cls)
        match._begin(spec, setup, seed, players)
        match._start(state.clone(), earlier, [])
        return match

    def _begin(self, spec: GameSpec, setup: Setup, seed: int, players: Sequence[Player]) -> None:
        if len(players) != setup.seats or setup.seats not in spec.seats:
            raise ValueError(f"{spec.id} is not for {len(players)} players at {setup.seats} seats")
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.players = tuple(players)
        self.assisted = False

    def _start(self, state: State, earlier: int, journal: list[Event]) -> None:
        self.earlier = earlier
        self.actions: list[object] = []
        self._movers: list[Seat] = []
        self._state = state
        self._copies = [state.clone()]
        self._events: list[list[Event]] = [journal]
        self._undone: list[list[object]] = []

    # The present.

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def to_move(self) -> Seat | None:
        """The seat that decides next; None when the game is over."""
        return self.spec.rules.to_move(self._state)

    @property
    def result(self) -> Result | None:
        """Ranks and scores when the game is over, else None."""
        return self.spec.rules.result(self._state)

    def observe(self, viewer: Seat | None) -> object:
        """What a seat, or None anybody, may know now."""
        observation: object = self.spec.rules.observe(self._state, viewer)
        return observation

    def menu(self) -> Sequence[object]:
        """Actions for the seat to move, as `Rules.legal_actions`."""
        return self.spec.rules.legal_actions(self._state)

    def choices(self) -> list[object]:
        """All legal actions of the seat to move, as far as `Rules.candidates` has them."""
        rules = self.spec.rules
        return [action for action in rules.candidates(self._state) if self._is_legal(action)]

    def _is_legal(self, action: object) -> bool:
        try:
            self.check(action)
        except IllegalAction:
            return False
        return True

    def check(self, action: object) -> None:
        """Raises IllegalAction, with the reason, where the rules forbid the action now."""
        self.spec.rules.check(self._state, action)

    def play(self, action: object) -> list[Entry]:
        """Check the action and carry it out; what could be redone no longer can. Returns what
        happened, in full: redact it (`entries`) before anybody sees it."""
        self.check(action)
        self._undone.clear()
        return self._apply(action)

    def _apply(self, action: object) -> list[Entry]:
        mover = self.to_move
        assert mover is not None
        journal: list[Event] = []
        self.spec.rules.apply(self._state, action, journal)
        self.actions.append(action)
        self._movers.append(mover)
        self._events.append(journal)
        if len(self.actions) % STRIDE == 0:
            self._copies.append(self._state.clone())
        return [Entry(len(self.actions), mover, event) for event in journal]

    # What happened.

    def entries(self, viewer: Seat | None, since: int = 0) -> list[Entry]:
        """What the viewer may know of the events from index `since` on, oldest first."""
        return list(self._redacted(viewer, since, len(self._events)))

    def events(self, viewer: Seat | None, since: int = 0) -> list[Event]:
        """As `entries`, without their origin."""
        return [entry.event for entry in self._redacted(viewer, since, len(self._events))]

    def events_at(self, index: int, viewer: Seat | None) -> list[Event]:
        """What the viewer may know of the events with this index only."""
        return [entry.event for entry in self._redacted(viewer, index, index + 1)]

    def _redacted(self, viewer: Seat | None, since: int, end: int) -> Iterator[Entry]:
        redact = self.spec.rules.redact
        for index in range(since, end):
            seat = self._movers[index - 1] if index else None
            for event in self._events[index]:
                seen = redact(event, viewer)
                if seen is not None:
                    yield Entry(index, seat, seen)

    def mover(self, index: int) -> Seat:
        """The seat that took the action with this position in `actions`."""
        return self._movers[index]

    def state_at(self, index: int) -> State:
        """A copy of the true state after the first `index` actions: for saves, not for eyes."""
        return next(self.states(index)).clone()

    def states(self, since: int = 0) -> Iterator[State]:
        """The true state after `since` actions, then after each further one: one object that
        changes as the iterator goes on, to be read but not to be kept or changed."""
        if since == len(self.actions):
            yield self._state.clone()
            return
        first = since - since % STRIDE
        state = self._copies[since // STRIDE].clone()
        for index in range(first, len(self.actions)):
            if index >= since:
                yield state
            self.spec.rules.apply(state, self.actions[index])
        yield state

    def observe_at(self, index: int, viewer: Seat | None) -> object:
        """What the viewer knew after the first `index` actions: for replays."""
        observation: object = self.spec.rules.observe(self.state_at(index), viewer)
        return observation

    def turn_starts(self) -> list[tuple[int, int]]:
        """After how many actions each turn began, and its number, oldest first."""
        rules, wording = self.spec.rules, self.spec.wording
        starts: list[tuple[int, int]] = []
        for index, state in enumerate(self.states()):
            turn = wording.turn(rules.observe(state, None))
            if not starts or turn != starts[-1][1]:
                starts.append((index, turn))
        return starts

    def turn_points(self) -> list[tuple[int, ...]]:
        """The publicly known totals by seat when each turn began, and as they stand now; of a turn
        after which points are put back, as between two rounds, those that it ended with."""
        rules, wording = self.spec.rules, self.spec.wording
        points: list[tuple[int, ...]] = []
        turn = None
        before: tuple[int, ...] = ()
        for index, state in enumerate(self.states()):
            observation = rules.observe(state, None)
            totals = tuple(tally.total for tally in wording.tally(observation))
            if wording.turn(observation) != turn or index == len(self.actions):
                turn = wording.turn(observation)
                if sum(totals) < sum(before):
                    points[-1] = before
                points.append(totals)
            before = totals
        return points

    # The way back.

    def can_undo(self, seats: Collection[Seat]) -> bool:
        """Whether one of these seats, the people who may go back together, has decided yet."""
        return self._last_decision(seats) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else done since."""
        return bool(self._undone)

    def undo_reveals(self, seats: Collection[Seat]) -> bool:
        """Whether `undo` would mark the match as assisted, which it is not yet."""
        index = self._last_decision(seats)
        return index is not None and not self.assisted and self._reveals(index)

    def undo_turn_reveals(self, seats: Collection[Seat]) -> bool:
        """Whether `undo_turn` would mark the match as assisted, which it is not yet."""
        index = self._last_turn(seats)
        return index is not None and not self.assisted and self._reveals(index)

    def undo(self, seats: Collection[Seat]) -> int:
        """Go back to the last decision of these seats; the number of actions taken back."""
        return self._back_to(self._last_decision(seats))

    def undo_turn(self, seats: Collection[Seat]) -> int:
        """Go back to where the last of these seats to decide began to; the number of actions
        taken back."""
        return self._back_to(self._last_turn(seats))

    def redo(self) -> int:
        """Do again what the last step back took away; the number of actions done."""
        if not self._undone:
            return 0
        actions = self._undone.pop()
        for action in actions:
            self._apply(action)
        return len(actions)

    def _last_decision(self, seats: Collection[Seat]) -> int | None:
        for index in range(len(self._movers) - 1, -1, -1):
            if self._movers[index] in seats:
                return index
        return None

    def _last_turn(self, seats: Collection[Seat]) -> int | None:
        index = self._last_decision(seats)
        while index and self._movers[index - 1] == self._movers[index]:
            index -= 1
        return index

    def _reveals(self, index: int) -> bool:
        mover = self._movers[index]
        return any(seat != mover for seat in self._movers[index:]) or any(
            event.reveals for events in self._events[index + 1 :] for event in events
        )

    def _back_to(self, index: int | None) -> int:
        if index is None:
            return 0
        self.assisted = self.assisted or self._reveals(index)
        self._undone.append(self.actions[index:])
        self._state = self.state_at(index)
        del self.actions[index:]
        del self._movers[index:]
        del self._events[index + 1 :]
        del self._copies[index // STRIDE + 1 :]
        return len(self._undone[-1])
