# SPDX-License-Identifier: MIT
"""A match: its players, its actions and events, undo and redo.

Only a match applies actions to the true state. It keeps every event in full, and shows each viewer
the events as redacted for them. To go back, it replays from the nearest copy of the state.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from wizardtable.core.conduct import ranking
from wizardtable.core.game import Event, IllegalAction, Result, Running, Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, Message

STRIDE = 32
"""The number of actions between two copies of the state: going back replays at most 31."""

Author: TypeAlias = Annotated[str, range(20)]
"""Who decided an action: "" the player at its seat, or one of the following."""

ONLY: Final = "only"
"""Nobody: it was the only one."""

ORDER: Final = "order"
"""A standing order of the person at its seat."""

STAND_IN: Final = "stand-in"
"""An opponent who played for the person at its seat."""

UNASKED: Final = frozenset((ONLY, ORDER))
"""Going back does not stop at what was decided so."""


Aid: TypeAlias = Annotated[str, range(20)]
"""Why a match does not count in the statistics: `STAND_IN`, or one of the following."""

HINT: Final = "hint"
"""A move was played that had been suggested."""

OTHERS: Final = "others"
"""A move of another seat was undone."""

REVEALED: Final = "revealed"
"""A move was undone that had made unknown things known."""

RETURN: Final = "return"
"""Somebody gave the match up, and then went on with it."""

LESSON: Final = "lesson"
"""The match goes on from a lesson."""


Purpose: TypeAlias = Annotated[str, range(100)]
"""What a match is played for besides itself, such as "daily:2026-11-26"; "" for nothing."""


Name: TypeAlias = Annotated[str, range(200)]
"""A name of a player, a level or a wizard."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat.

    Attributes:
        name: the name, as typed or of the wizard.
        level: the id of the opponent's level; None for a person.
        wizard: the id of the wizard whose portrait and style the opponent has, or of the portrait
            that a person has chosen (see `core.wizards`); "" for none, as in saves of earlier
            versions.
    """

    name: Name
    level: Name | None
    wizard: Name = ""


@dataclass(frozen=True, slots=True)
class Origin:
    """The match of which another one is a copy, and where in it the copy goes on.

    Attributes:
        place: the number of actions done by then, from the deal on.
        turn: the number of the turn or round.
        name: what that match is known by; "" if by nothing.
    """

    place: Running
    turn: Running
    name: Name


@dataclass(frozen=True, slots=True)
class Entry:
    """An event and its origin.

    Attributes:
        index: the number of the action that led to it, from 1; 0 for the deal.
        seat: the seat that took the action; None for the deal.
        event: the event.
        author: who decided the action, see `Author`.
    """

    index: int
    seat: Seat | None
    event: Event
    author: Author = ""


def needs_curtain(spec: GameSpec, players: Sequence[Player]) -> bool:
    """Returns whether several people share the screen and hide something from each other."""
    return spec.secrets and sum(player.level is None for player in players) > 1


class Match:
    """A match of some game between some players, with its history.

    Attributes:
        spec: the game.
        setup: the setup.
        seed: the seed of the deal.
        players: the players by seat.
        actions: the actions since the history begins.
        earlier: the number of actions before that, which are no longer known; 0 except for a
            match that goes on from a stored state.
        assisted: whether somebody undid something that had made unknown things known, or an action
            of another seat, played a move that was suggested, or let an opponent play. Such a match
            does not count in the statistics.
        aids: which of that it was, in the order in which it happened; nothing in an assisted match
            of a version that did not keep it.
        given_up: the seat whose player has given the match up, which ends it; None for nobody.
        advised: the percentages of winning chance that people were told by hints and verdicts, by
            the number of actions before.
        thoughts: how many seconds people took for an action, by the number of actions before; of
            those that were played since the match was opened. They are not saved, and somebody who
            goes away thinks all the while.
        origin: where the match goes on from another one; None if it is no such copy.
        purpose: see `Purpose`; the word before the colon says who counts the match when it is over.
    """

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        players: Sequence[Player],
        actions: Sequence[object] = (),
    ) -> None:
        """Deals and plays the actions. Raises IllegalAction if the rules forbid one, and
        ValueError for a wrong number of players."""
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
        """Returns a match whose history begins with a state reached after `earlier` actions."""
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
        self.aids: tuple[Aid, ...] = ()
        self.given_up: Seat | None = None
        self.advised: dict[int, int] = {}
        self.thoughts: dict[int, float] = {}
        self.origin: Origin | None = None
        self.purpose: Purpose = ""

    def _start(self, state: State, earlier: int, journal: list[Event]) -> None:
        self.earlier = earlier
        self.actions: list[object] = []
        self._movers: list[Seat] = []
        self._authors: list[Author] = []
        self._state = state
        self._copies = [state.clone()]
        self._events: list[list[Event]] = [journal]
        self._undone: list[list[tuple[object, Author]]] = []

    # The present.

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def to_move(self) -> Seat | None:
        """The seat that decides next, or None if the game is over."""
        return None if self.given_up is not None else self.spec.rules.to_move(self._state)

    @property
    def result(self) -> Result | None:
        """Ranks and scores if the game is over, else None; of a match that was given up, as they
        stood."""
        if self.given_up is None:
            return self.spec.rules.result(self._state)
        seen = self.observe(None)
        tallies = self.spec.wording.tally(seen)
        return ranking(self.spec.conduct.merits(seen, tallies), tallies, self.given_up)

    def observe(self, viewer: Seat | None) -> object:
        """Returns what a seat may know now; for None, what everybody may know."""
        observation: object = self.spec.rules.observe(self._state, viewer)
        return observation

    def menu(self) -> Sequence[object]:
        """Returns the menu of the seat to move, see `Rules.legal_actions`."""
        return () if self.given_up is not None else self.spec.rules.legal_actions(self._state)

    def choices(self) -> list[object]:
        """Returns the legal ones of `Rules.candidates`, for the list of moves."""
        if self.given_up is not None:
            return []
        rules = self.spec.rules
        return [one for one in rules.candidates(self._state) if self.objection(one) is None]

    def only_action(self) -> object | None:
        """Returns the action of the seat to move if there is no other, else None."""
        menu = self.menu()
        if len(menu) != 1 or len(self.choices()) != 1:
            return None
        alone = self.spec.conduct.is_only(self.observe(self.to_move), menu[0])
        return menu[0] if alone else None

    def objection(self, action: object) -> Message | None:
        """Returns why the rules forbid the action now, or None if it may be played."""
        try:
            self.check(action)
        except IllegalAction as refusal:
            return refusal.reason
        return None

    def check(self, action: object) -> None:
        """Raises IllegalAction with the reason if the rules forbid the action now."""
        if self.given_up is not None:
            raise IllegalAction(N_("table", "The match was given up."))
        self.spec.rules.check(self._state, action)

    def play(self, action: object, author: Author = "") -> list[Entry]:
        """Checks the action and carries it out. Nothing can be redone afterwards.

        Returns what happened, in full: what a viewer may know of it, `entries` says. Raises
        IllegalAction.
        """
        self.check(action)
        self._undone.clear()
        if author == STAND_IN:
            self.assist(STAND_IN)
        return self._apply(action, author)

    def trial(self, seat: Seat, seed: int) -> "Match":
        """Returns a match to try actions in, which could be this one for all that the seat knows.

        What is hidden, and what chance will bring, follow from `seed` and not from this match.
        """
        state = self.spec.rules.sample(self.observe(seat), Rng(seed))
        here = self.earlier + len(self.actions)
        return Match.from_state(self.spec, self.setup, seed, self.players, state, here)

    def assist(self, aid: Aid) -> None:
        """Does not let the match count in the statistics any more, for this reason."""
        self.assisted = True
        if aid not in self.aids:
            self.aids = (*self.aids, aid)

    def give_up(self, seat: Seat) -> None:
        """Ends the match as it stands, because the player at this seat gives it up. Undo goes on
        with it."""
        self._undone.clear()
        self.given_up = seat

    def _apply(self, action: object, author: Author) -> list[Entry]:
        mover = self.to_move
        assert mover is not None
        journal: list[Event] = []
        self.spec.rules.apply(self._state, action, journal)
        self.actions.append(action)
        self._movers.append(mover)
        self._authors.append(author)
        self._events.append(journal)
        if len(self.actions) % STRIDE == 0:
            self._copies.append(self._state.clone())
        return [Entry(len(self.actions), mover, event, author) for event in journal]

    # What happened.

    def entries(self, viewer: Seat | None, since: int = 0) -> list[Entry]:
        """Returns what the viewer may know of the events from index `since` on, oldest first."""
        return list(self._redacted(viewer, since, len(self._events)))

    def events(self, viewer: Seat | None, since: int = 0) -> list[Event]:
        """Returns the same as `entries`, as events without their origin."""
        return [entry.event for entry in self._redacted(viewer, since, len(self._events))]

    def events_at(self, index: int, viewer: Seat | None) -> list[Event]:
        """Returns what the viewer may know of the events with this index."""
        return [entry.event for entry in self._redacted(viewer, index, index + 1)]

    def _redacted(self, viewer: Seat | None, since: int, end: int) -> Iterator[Entry]:
        redact = self.spec.rules.redact
        for index in range(since, end):
            seat, author = (
                (self._movers[index - 1], self._authors[index - 1]) if index else (None, "")
            )
            for event in self._events[index]:
                seen = redact(event, viewer)
                if seen is not None:
                    yield Entry(index, seat, seen, author)

    def mover(self, index: int) -> Seat:
        """Returns the seat that took the action at this position of `actions`, from 0."""
        return self._movers[index]

    def author(self, index: int) -> Author:
        """Returns who decided the action at this position of `actions`, from 0."""
        return self._authors[index]

    def was_helped(self, seat: Seat) -> bool:
        """Returns whether an opponent played for the player at this seat."""
        played = zip(self._movers, self._authors, strict=True)
        return any(mover == seat and author == STAND_IN for mover, author in played)

    def state_at(self, index: int) -> State:
        """Returns a copy of the true state after the first `index` actions: for saves, never to be
        shown."""
        return next(self.states(index)).clone()

    def states(self, since: int = 0) -> Iterator[State]:
        """Yields the true state after the first `since` actions, then after each further one.

        It is one object, which changes as the iterator goes on: do not keep or change it.
        """
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
        """Returns what the viewer knew after the first `index` actions: for replays."""
        observation: object = self.spec.rules.observe(self.state_at(index), viewer)
        return observation

    def turn_starts(self) -> list[tuple[int, int]]:
        """Returns for each turn the number of actions before it and the turn's number, oldest
        first."""
        rules, wording = self.spec.rules, self.spec.wording
        starts: list[tuple[int, int]] = []
        for index, state in enumerate(self.states()):
            turn = wording.turn(rules.observe(state, None))
            if not starts or turn != starts[-1][1]:
                starts.append((index, turn))
        return starts

    def turn_points(self) -> list[tuple[int, ...]]:
        """Returns the publicly known totals by seat at the beginning of each turn, and now.

        For a turn after which totals fall, as between two rounds, they are those at its end.
        """
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
        """Returns whether there is a decision of one of these seats to undo: those of the people
        at the screen. What was not asked is no decision (`UNASKED`)."""
        return self.given_up is not None or self._last_decision(seats) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing has been played since."""
        return bool(self._undone)

    def undo_reveals(self, seats: Collection[Seat]) -> bool:
        """Returns whether `undo` would mark the match as assisted; False if it already is."""
        return not self.assisted and self._aid_of_going(self._last_decision(seats)) is not None

    def undo_turn_reveals(self, seats: Collection[Seat]) -> bool:
        """Returns whether `undo_turn` would mark the match as assisted; False if it already is."""
        return not self.assisted and self._aid_of_going(self._last_turn(seats)) is not None

    def _aid_of_going(self, index: int | None) -> Aid | None:
        """What kind of help it is to go back there; None for none."""
        if self.given_up is not None:  # since then anybody's hand could be looked at
            return RETURN
        if index is None:
            return None
        mover = self._movers[index]
        if any(seat != mover for seat in self._movers[index:]):
            return OTHERS
        known = (event.reveals for events in self._events[index + 1 :] for event in events)
        return REVEALED if any(known) else None

    def undo(self, seats: Collection[Seat], before: int | None = None) -> int:
        """Goes back to the last decision of one of these seats, of those `before` a place if it is
        given, or to where the match was given up. Returns the number of actions taken back, 0 if
        there is none."""
        return self._back_to(self._last_decision(seats, before))

    def undo_turn(self, seats: Collection[Seat], before: int | None = None) -> int:
        """Goes back to where the one of these seats that decided last (`before` a place if it is
        given) began its turn, or its answer in the turn of another. Returns the number of actions
        taken back."""
        return self._back_to(self._last_turn(seats, before))

    def redo(self) -> int:
        """Plays again what was last undone. Returns the number of actions, 0 for nothing."""
        if not self._undone:
            return 0
        actions = self._undone.pop()
        for action, author in actions:
            self._apply(action, author)
        return len(actions)

    def _last_decision(self, seats: Collection[Seat], before: int | None = None) -> int | None:
        last = len(self._movers) if before is None else min(before, len(self._movers))
        for index in range(last - 1, -1, -1):
            if self._movers[index] in seats and self._authors[index] not in UNASKED:
                return index
        return None

    def _last_turn(self, seats: Collection[Seat], before: int | None = None) -> int | None:
        index = self._last_decision(seats, before)
        while index:
            turn, mover = self._turns(index, index + 1)[0], self._movers[index]
            if turn is not None and turn[1] == mover:
                return self._turn_start(index, turn)
            if self._movers[index - 1] != mover:
                return index
            if turn is not None and self._turns(index - 1, index)[0] != turn:
                return index  # the same seat's answer in another turn
            index -= 1
        return index

    def _turn_start(self, index: int, turn: tuple[int, Seat]) -> int:
        """Returns the number of actions before a turn to which the action at `index` belongs."""
        for since in range(index - index % STRIDE, -1, -STRIDE):
            for place, other in reversed([*enumerate(self._turns(since, index), since)]):
                if other != turn:
                    return index
                index = place
        return index

    def _turns(self, since: int, end: int) -> list[tuple[int, Seat] | None]:
        """Returns the turn before each of these actions, see `Conduct.current_turn`."""
        number, observe = self.spec.conduct.current_turn, self.spec.rules.observe
        # `zip` takes from the range first, so that no state beyond the last is made
        return [
            number(observe(state, None))
            for _, state in zip(range(since, end), self.states(since), strict=False)
        ]

    def _back_to(self, index: int | None) -> int:
        if (aid := self._aid_of_going(index)) is not None:
            self.assist(aid)
        if self.given_up is not None:
            self.given_up = None
            return 0
        if index is None:
            return 0
        self._undone.append(list(zip(self.actions[index:], self._authors[index:], strict=True)))
        self._state = self.state_at(index)
        self.advised = {place: told for place, told in self.advised.items() if place <= index}
        self.thoughts = {place: taken for place, taken in self.thoughts.items() if place < index}
        del self.actions[index:]
        del self._movers[index:]
        del self._authors[index:]
        del self._events[index + 1 :]
        del self._copies[index // STRIDE + 1 :]
        if self.origin is not None and self.earlier + index < self.origin.place:
            turn = self.spec.wording.turn(self.observe(None))
            self.origin = replace(self.origin, place=self.earlier + index, turn=turn)
        return len(self._undone[-1])
