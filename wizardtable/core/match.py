# SPDX-License-Identifier: MIT
"""A match: its players, its actions and events, undo and redo.

Only a match applies actions to the true state. A match keeps every event in full, and redacts the
events for each viewer. To go back, it replays actions from the nearest earlier copy of the state.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from wizardtable.core.conduct import ranking
from wizardtable.core.game import Event, IllegalAction, Result, Running, Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.core.text import MAX_NAME_LETTERS, N_, Message

ACTIONS_PER_STATE_COPY = 32
"""The number of actions between two copies of the state. To go back, a match replays at most 31
actions."""

Author: TypeAlias = Annotated[str, range(20)]
"""The author of a decision: "" for the player at the seat, or one of the three constants below."""

AUTHOR_ONLY_ACTION: Final = "only"
"""The author of an action without an alternative: no player decided on the action."""

AUTHOR_STANDING_ORDER: Final = "order"
"""The author of an action by a standing order of the person at the seat."""

AUTHOR_AUTOPLAY: Final = "stand-in"
"""The author of an action by autoplay: an opponent decided for the person at the seat."""

UNASKED_AUTHORS: Final = frozenset((AUTHOR_ONLY_ACTION, AUTHOR_STANDING_ORDER))
"""The authors whose actions are no decisions of a person. Undo does not stop at such actions."""


Aid: TypeAlias = Annotated[str, range(20)]
"""A kind of help that marks a match as played with help: `AUTHOR_AUTOPLAY` or one of five constants
below."""

AID_HINT: Final = "hint"
"""The aid in a match in which a person played a suggested move."""

AID_OTHERS: Final = "others"
"""The aid in a match in which a person undid a move of another seat."""

AID_REVEALED: Final = "revealed"
"""The aid in a match in which a person undid a move that had revealed unknown information."""

AID_RETURN: Final = "return"
"""The aid in a match that went on after a player had given up."""

AID_LESSON: Final = "lesson"
"""The aid in a match that a person continues after a lesson."""


Purpose: TypeAlias = Annotated[str, range(100)]
"""The competition that a match counts for, such as "daily:2026-11-26"; "" for an ordinary match.
See `core.arranged.purposes`."""


Name: TypeAlias = Annotated[str, range(MAX_NAME_LETTERS + 1)]
"""A name of a player, a level or a wizard."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player at a seat: a person or an opponent.

    Attributes:
        name: the name that a person typed, or the wizard's name.
        level: the id of the opponent's level; None for a person.
        wizard: the id of an opponent's wizard, which has a portrait and a style, or the id of a
            person's portrait (see `core.wizards`). "" for none, as in saves of earlier versions.
    """

    name: Name
    level: Name | None
    wizard: Name = ""


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a branch: the match that was copied, and the place where the branch begins.

    Attributes:
        place: the number of actions from the deal to the beginning of the branch.
        turn: the number of the turn or round at which the branch begins.
        name: the name of the copied match; "" if that match has none.
    """

    place: Running
    turn: Running
    name: Name


@dataclass(frozen=True, slots=True)
class Entry:
    """An event, with the action that caused it.

    Attributes:
        index: the number of the action that caused the event, from 1; 0 for the deal.
        seat: the seat that took the action; None for the deal.
        event: the event.
        author: the author of the action, see `Author`.
    """

    index: int
    seat: Seat | None
    event: Event
    author: Author = ""


def needs_curtain(spec: GameSpec, players: Sequence[Player]) -> bool:
    """Returns whether a curtain must hide the seats' secrets from other people at the screen.

    The result is True if the game has secrets and several of the players are people.
    """
    return spec.has_secrets and sum(player.level is None for player in players) > 1


class Match:
    """A match of some game between some players, with its history.

    >>> from wizardtable.core import catalog
    >>> players = [Player("Ada", None), Player("Corvin", "mage", "corvin")]
    >>> match = Match(catalog.get("anludim"), Setup(seats=2), 7, players)
    >>> match.to_move, match.result
    (0, None)
    >>> entries = match.play(match.menu()[0])
    >>> entries[0].index, entries[0].seat, len(match.actions)
    (1, 0, 1)
    >>> match.undo({Seat(0)}), len(match.actions)
    (1, 0)

    Attributes:
        spec: the game.
        setup: the setup.
        seed: the seed of the deal.
        players: the players by seat.
        actions: the actions since the beginning of the known history.
        earlier: the number of unknown actions before `actions`; 0 except for a match that began
            from a stored state.
        assisted: whether a person was helped (see `Aid`). `core.teaching.help_rule` says what such
            a match counts for.
        aids: the reasons for `assisted`, in the order of their first occurrence. Empty in an
            assisted match by an early version, which did not keep the reasons.
        given_up: the seat of a player who has given up, which ends the match; None for nobody.
        advised: the win chances, in percent, that hints and verdicts have shown to people. A key is
            the number of actions that had been played when the chance was shown.
        thoughts: the seconds that a person took for an action. A key is the number of actions
            before this action. Only actions since the match was opened are included, and saves
            leave `thoughts` out. Time during which the person was away counts too.
        origin: the origin of a branch; None for a match that is no branch.
        purpose: see `Purpose`. The word before its colon names the competition.
    """

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        players: Sequence[Player],
        actions: Sequence[object] = (),
    ) -> None:
        """Deals the match, and plays `actions`.

        With the same `seed`, the rules deal the same match. `players` are in the order of the
        seats.

        Raises:
            IllegalAction: the rules forbid one of the actions.
            ValueError: the number of players does not fit the setup or the game.
        """
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
        """Returns a match that begins with a copy of `state`, after `earlier` unknown actions."""
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
        self._state_copies = [state.clone()]
        self._events: list[list[Event]] = [journal]
        self._undone: list[list[tuple[object, Author]]] = []

    # The current state.

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
        """The ranks and scores if the match is over, else None.

        A match that was given up has the ranks and scores of its last position.
        """
        if self.given_up is None:
            return self.spec.rules.result(self._state)
        public = self.observe(None)
        tallies = self.spec.wording.tally(public)
        return ranking(self.spec.conduct.merits(public, tallies), tallies, self.given_up)

    def observe(self, viewer: Seat | None) -> object:
        """Returns the current observation of a seat, or for None the public observation."""
        observation: object = self.spec.rules.observe(self._state, viewer)
        return observation

    def menu(self) -> Sequence[object]:
        """Returns the menu of the seat to move (see `Rules.legal_actions`); empty at the end."""
        return () if self.given_up is not None else self.spec.rules.legal_actions(self._state)

    def choices(self) -> list[object]:
        """Returns the legal actions among `Rules.candidates`, for the move list; empty at the
        end."""
        if self.given_up is not None:
            return []
        candidates = self.spec.rules.candidates(self._state)
        return [action for action in candidates if self.objection(action) is None]

    def only_action(self) -> object | None:
        """Returns the action of the seat to move if the action has no alternative, else None."""
        menu = self.menu()
        if len(menu) != 1 or len(self.choices()) != 1:
            return None
        is_only = self.spec.conduct.is_only(self.observe(self.to_move), menu[0])
        return menu[0] if is_only else None

    def objection(self, action: object) -> Message | None:
        """Returns the reason why the rules forbid the action now, or None for a legal action."""
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
        """Checks an action and carries it out. Afterwards `redo` has nothing to play again.

        `author` says who decided, see `Author`; "" for the seat itself. Returns the action's events
        in full, with secrets. `entries` returns the events for a viewer.

        Raises:
            IllegalAction: the rules forbid the action now.
        """
        self.check(action)
        self._undone.clear()
        if author == AUTHOR_AUTOPLAY:
            self.assist(AUTHOR_AUTOPLAY)
        return self._apply(action, author)

    def trial(self, seat: Seat, seed: int) -> "Match":
        """Returns a match for trying actions, made only from the observation of a seat.

        `seed` decides all that the seat does not know, and all random events to come. So the new
        match gives away no secret of this one.
        """
        state = self.spec.rules.sample(self.observe(seat), Rng(seed))
        place = self.earlier + len(self.actions)
        return Match.from_state(self.spec, self.setup, seed, self.players, state, place)

    def assist(self, aid: Aid) -> None:
        """Marks the match as assisted: a person was helped, and `aid` is the kind of help."""
        self.assisted = True
        if aid not in self.aids:
            self.aids = (*self.aids, aid)

    def give_up(self, seat: Seat) -> None:
        """Ends the match, because the player at this seat gives up. `undo` reverses it."""
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
        if len(self.actions) % ACTIONS_PER_STATE_COPY == 0:
            self._state_copies.append(self._state.clone())
        return [Entry(len(self.actions), mover, event, author) for event in journal]

    # The history.

    def entries(self, viewer: Seat | None, since: int = 0) -> list[Entry]:
        """Returns the events from action number `since` on, redacted for the viewer, oldest first.

        `since` counts from 1; 0 stands for the deal.
        """
        return list(self._redacted(viewer, since, len(self._events)))

    def events(self, viewer: Seat | None, since: int = 0) -> list[Event]:
        """Returns the events of `entries` alone, without seats and authors. The arguments are as in
        `entries`."""
        return [entry.event for entry in self._redacted(viewer, since, len(self._events))]

    def events_at(self, index: int, viewer: Seat | None) -> list[Event]:
        """Returns the events of the action with this number, redacted for the viewer.

        `index` counts from 1; 0 stands for the deal.
        """
        return [entry.event for entry in self._redacted(viewer, index, index + 1)]

    def _redacted(self, viewer: Seat | None, since: int, end: int) -> Iterator[Entry]:
        redact = self.spec.rules.redact
        for index in range(since, end):
            seat, author = (
                (self._movers[index - 1], self._authors[index - 1]) if index else (None, "")
            )
            for event in self._events[index]:
                redacted = redact(event, viewer)
                if redacted is not None:
                    yield Entry(index, seat, redacted, author)

    def mover(self, index: int) -> Seat:
        """Returns the seat that took the action at this position of `actions`, from 0."""
        return self._movers[index]

    def author(self, index: int) -> Author:
        """Returns the author of the action at this position of `actions`, from 0."""
        return self._authors[index]

    def state_at(self, index: int) -> State:
        """Returns a copy of the true state after the first `index` actions.

        The state holds secrets: it is for saves, and must never be shown.
        """
        return next(self.states(index)).clone()

    def states(self, since: int = 0) -> Iterator[State]:
        """Yields the true state after the first `since` actions, then after each further action.

        All yielded states are one object, which changes with each step: do not keep or change it.
        """
        if since == len(self.actions):
            yield self._state.clone()
            return
        first = since - since % ACTIONS_PER_STATE_COPY
        state = self._state_copies[since // ACTIONS_PER_STATE_COPY].clone()
        for index in range(first, len(self.actions)):
            if index >= since:
                yield state
            self.spec.rules.apply(state, self.actions[index])
        yield state

    def observe_at(self, index: int, viewer: Seat | None) -> object:
        """Returns the observation of a viewer after the first `index` actions, for replays."""
        observation: object = self.spec.rules.observe(self.state_at(index), viewer)
        return observation

    def turn_starts(self) -> list[tuple[int, int]]:
        """Returns a pair for each turn, oldest first: the number of actions before the turn, and
        the turn's number."""
        rules, wording = self.spec.rules, self.spec.wording
        starts: list[tuple[int, int]] = []
        for index, state in enumerate(self.states()):
            turn = wording.turn(rules.observe(state, None))
            if not starts or turn != starts[-1][1]:
                starts.append((index, turn))
        return starts

    def turn_points(self) -> list[tuple[int, ...]]:
        """Returns the public totals at the beginning of each turn, and then the current totals.

        Each entry has the total of each seat, by seat. A new turn can begin with a smaller sum of
        totals, as after the end of a round. The entry of the turn before it is then replaced by the
        totals at the end of that turn.
        """
        rules, wording = self.spec.rules, self.spec.wording
        points: list[tuple[int, ...]] = []
        turn = None
        last_totals: tuple[int, ...] = ()
        for index, state in enumerate(self.states()):
            observation = rules.observe(state, None)
            totals = tuple(tally.total for tally in wording.tally(observation))
            if wording.turn(observation) != turn or index == len(self.actions):
                turn = wording.turn(observation)
                if sum(totals) < sum(last_totals):
                    points[-1] = last_totals
                points.append(totals)
            last_totals = totals
        return points

    # Undo and redo. `seats` are the seats of the people at the screen.

    def can_undo(self, seats: Collection[Seat]) -> bool:
        """Returns whether one of these seats has a decision to undo, or a player has given up.

        Actions of `UNASKED_AUTHORS` are no decisions.
        """
        return self.given_up is not None or self._last_decision(seats) is not None

    @property
    def can_redo(self) -> bool:
        """True if `redo` has actions to play again. Playing an action drops the undone actions."""
        return bool(self._undone)

    def undo_aid(self, seats: Collection[Seat]) -> Aid | None:
        """Returns the aid by which `undo` for these seats would mark the match as assisted.

        Returns None if `undo` helps nobody, or if the match is marked already.
        """
        return None if self.assisted else self._aid_of_undo(self._last_decision(seats))

    def undo_turn_aid(self, seats: Collection[Seat]) -> Aid | None:
        """Returns the aid by which `undo_turn` would mark the match; None as for `undo_aid`."""
        return None if self.assisted else self._aid_of_undo(self._last_turn(seats))

    def _aid_of_undo(self, index: int | None) -> Aid | None:
        """Returns the aid that going back to the first `index` actions brings; None for no aid.

        With `index` None, no action is undone, but a player's giving up may be.
        """
        if self.given_up is not None:  # the end has shown everybody's secrets
            return AID_RETURN
        if index is None:
            return None
        mover = self._movers[index]
        if any(seat != mover for seat in self._movers[index:]):
            return AID_OTHERS
        reveals = (event.reveals for events in self._events[index + 1 :] for event in events)
        return AID_REVEALED if any(reveals) else None

    def undo(self, seats: Collection[Seat], before: int | None = None) -> int:
        """Takes back the last decision of one of these seats, and all actions after it.

        With `before`, only decisions among the first `before` actions count. If a player has given
        up, only giving up is undone: the match goes on, and no action is taken back. Returns the
        number of actions taken back.
        """
        return self._go_back_to(self._last_decision(seats, before))

    def undo_turn(self, seats: Collection[Seat], before: int | None = None) -> int:
        """Takes back the turn with the last decision of one of these seats, and all after the turn.

        If that decision was an answer in another seat's turn, only the answer and all actions after
        it are taken back. `before` and the returned number are as in `undo`.
        """
        return self._go_back_to(self._last_turn(seats, before))

    def redo(self) -> int:
        """Plays the actions of the last undo again, and returns the number of these actions.

        Returns 0 if nothing can be redone.
        """
        if not self._undone:
            return 0
        actions = self._undone.pop()
        for action, author in actions:
            self._apply(action, author)
        return len(actions)

    def _last_decision(self, seats: Collection[Seat], before: int | None = None) -> int | None:
        last = len(self._movers) if before is None else min(before, len(self._movers))
        for index in range(last - 1, -1, -1):
            if self._movers[index] in seats and self._authors[index] not in UNASKED_AUTHORS:
                return index
        return None

    def _last_turn(self, seats: Collection[Seat], before: int | None = None) -> int | None:
        index = self._last_decision(seats, before)
        while index:
            turn, mover = self._turns_of_actions(index, index + 1)[0], self._movers[index]
            if turn is not None and turn[1] == mover:
                return self._turn_start(index, turn)
            if self._movers[index - 1] != mover:
                return index
            if turn is not None and self._turns_of_actions(index - 1, index)[0] != turn:
                return index  # the same seat's answer in another turn
            index -= 1
        return index

    def _turn_start(self, index: int, turn: tuple[int, Seat]) -> int:
        """Returns the number of actions before the turn to which the action at `index` belongs.

        `turn` is the number and the seat of this turn, as `Conduct.current_turn` returns them.
        """
        for since in range(index - index % ACTIONS_PER_STATE_COPY, -1, -ACTIONS_PER_STATE_COPY):
            for place, other in reversed([*enumerate(self._turns_of_actions(since, index), since)]):
                if other != turn:
                    return index
                index = place
        return index

    def _turns_of_actions(self, since: int, end: int) -> list[tuple[int, Seat] | None]:
        """Returns the turn at each action from `since` to `end` - 1, see `Conduct.current_turn`."""
        current_turn, observe = self.spec.conduct.current_turn, self.spec.rules.observe
        # `zip` advances the range first, so that no state beyond the last one is computed.
        return [
            current_turn(observe(state, None))
            for _, state in zip(range(since, end), self.states(since), strict=False)
        ]

    def _go_back_to(self, index: int | None) -> int:
        if (aid := self._aid_of_undo(index)) is not None:
            self.assist(aid)
        if self.given_up is not None:
            self.given_up = None
            return 0
        if index is None:
            return 0
        self._undone.append(list(zip(self.actions[index:], self._authors[index:], strict=True)))
        self._state = self.state_at(index)
        self.advised = {n: percent for n, percent in self.advised.items() if n <= index}
        self.thoughts = {n: seconds for n, seconds in self.thoughts.items() if n < index}
        del self.actions[index:]
        del self._movers[index:]
        del self._authors[index:]
        del self._events[index + 1 :]
        del self._state_copies[index // ACTIONS_PER_STATE_COPY + 1 :]
        if self.origin is not None and self.earlier + index < self.origin.place:
            turn = self.spec.wording.turn(self.observe(None))
            self.origin = replace(self.origin, place=self.earlier + index, turn=turn)
        return len(self._undone[-1])
