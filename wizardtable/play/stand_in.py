# SPDX-License-Identifier: MIT
"""The autoplay for people: forced moves, standing orders, and moves left to an opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import AUTOPLAY, ONLY, ORDER, Author, Match, needs_curtain
from wizardtable.core.text import N_, Message
from wizardtable.play.helps import may_help

FORCED_ALL, FORCED_ASIDE, FORCED_NONE = "all", "aside", "none"
"""The moves without a choice that play themselves: all, those outside the seat's turn, or none."""

FORCED_MOVE_CHOICES: Final = (FORCED_ALL, FORCED_ASIDE, FORCED_NONE)
"""The possible values of `StandIn.forced`."""

CHANCE_TRIALS: Final = 4
"""The number of random seeds with which actions are tried, to learn whether they pass the turn."""


class Span(Enum):
    """The span for which an opponent plays for a person: a move, the rest of the turn or match."""

    MOVE = auto()
    TURN = auto()
    REST = auto()


@dataclass(frozen=True, slots=True)
class Prepared:
    """An action that the autoplay has without a search, and its author."""

    action: Any
    author: Author


class Autoplay(QObject):
    """Plays for the seats of people at this screen if they need not be asked.

    Attributes:
        forced: Which moves without a choice play themselves: `FORCED_ALL`, `FORCED_ASIDE` or
            `FORCED_NONE`. During a match, `prefer` changes it.
        level: The id of the level that plays for people, which is the hardest.
        seats: The seats of people; the autoplay serves no others. Empty in a lesson.
        orders: The standing order in force, by seat. An order from a save is set here before the
            match continues.

    Signals:
        changed(): A person has changed the autoplay; the seat to move may have to be asked again.
    """

    changed = Signal()

    def __init__(self, match: Match, seats: frozenset[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.forced = FORCED_NONE
        self.level = match.spec.levels[-1].id
        self.seats = seats
        self._match = match
        self._secrets = needs_curtain(match.spec, match.players)
        self.orders: dict[Seat, StandingOrder] = {}
        self._spans: dict[Seat, tuple[Span, int]] = {}
        self._cache: tuple[object, Prepared | None] | None = None
        self._undo_place = self._order_place = -1

    # The autoplay's actions.

    def prepared(self) -> Prepared | None:
        """Returns the action that the autoplay has for the seat to move, or None."""
        seat = self._match.to_move
        if seat is None or seat not in self.seats or self._spans.get(seat) is not None:
            return None
        place = (len(self._match.actions), self.forced, self.orders.get(seat), self._undo_place)
        if self._cache is None or self._cache[0] != place:
            self._cache = place, self._prepare(seat)
        return self._cache[1]

    def _prepare(self, seat: Seat) -> Prepared | None:
        match, conduct = self._match, self._match.spec.conduct
        observation = match.observe(seat)
        order = self.orders.get(seat)
        if order is not None:
            action = conduct.ordered_action(order, observation)
            if action is not None:
                return Prepared(action, "" if self._order_place == len(match.actions) else ORDER)
        if self.forced == FORCED_NONE or self._undo_place == len(match.actions):
            return None  # a person has just gone back to this place and wants to stay
        if self.forced == FORCED_ASIDE and not match.spec.brain.aside(observation):
            return None
        action = match.only_action()
        if action is None:
            return None
        if self._secrets and not conduct.is_plainly_only(match.observe(None), action):
            return None  # playing at once would reveal something about the seat's secrets
        return Prepared(action, ONLY)

    def plays(self, seat: Seat | None) -> bool:
        """Returns whether an opponent plays for this seat now."""
        return seat in self._spans

    @property
    def busy(self) -> bool:
        """True if the seat to move is a person's and the autoplay decides for it."""
        seat = self._match.to_move
        return seat in self._spans or self.prepared() is not None

    def span(self) -> Span | None:
        """Returns how long an opponent plays for a person here; None if no opponent does."""
        return next((span for span, _ in self._spans.values()), None)

    def played(self, seat: Seat) -> None:
        """Ends the spans and standing orders that are over, because a seat has played."""
        self._cache, self._undo_place = None, -1
        for other_seat, (span, turn) in list(self._spans.items()):
            if (span is Span.MOVE and other_seat == seat) or (
                span is Span.TURN and self._is_turn_over(other_seat, turn)
            ):
                del self._spans[other_seat]
        for other_seat, order in list(self.orders.items()):
            if not self._match.spec.conduct.is_in_force(order, self._match.observe(other_seat)):
                del self.orders[other_seat]

    def _is_turn_over(self, seat: Seat, turn: int) -> bool:
        """Returns whether a seat's turn is over: the seat or another one has begun a new turn.

        A turn in which other seats are asked, as in an auction, is not over.
        """
        mover, brain = self._match.to_move, self._match.spec.brain
        if mover == seat:
            return brain.deliberation(self._match.observe(seat)) != turn
        return mover is None or (turn >= 0 and not brain.aside(self._match.observe(mover)))

    def gone_back(self, *, stay: bool) -> None:
        """Cancels all standing orders and spans, because the match has gone to another place.

        With `stay`, a move without a choice at this place is left to the person. Otherwise undo
        could never go further back.
        """
        self.orders.clear()
        self._spans.clear()
        self._cache = None
        self._undo_place = len(self._match.actions) if stay else -1

    def passes_turn(self, *actions: Any) -> bool:
        """Returns True if the seat to move no longer decides after these actions.

        The autoplay's further actions for the seat are included. True for standing orders, False
        for actions that the rules forbid. If the outcome depends on chance, True if the turn may
        pass. The answer uses only what the seat knows, so it reveals nothing.
        """
        if any(isinstance(action, StandingOrder) for action in actions):
            return True
        mover = self._match.to_move
        return mover is not None and any(
            self._passes_turn_in(self._match.trial(mover, seed), actions)
            for seed in range(CHANCE_TRIALS)
        )

    def _passes_turn_in(self, trial: Match, actions: Sequence[Any]) -> bool:
        mover = trial.to_move
        stand_in = Autoplay(trial, self.seats)
        stand_in.forced = self.forced
        stand_in.orders.update(self.orders)
        if mover is None:
            return False
        for action in actions:
            if trial.to_move != mover:
                return True
            if trial.objection(action) is not None:
                return False
            trial.play(action)
            stand_in.played(mover)
        while trial.to_move == mover and (prepared := stand_in.prepared()) is not None:
            trial.play(prepared.action)
            stand_in.played(mover)
        return trial.to_move != mover

    # Calls of the people at the screen.

    def prefer(self, forced: str) -> None:
        """Sets which moves without a choice play themselves, from the current move on."""
        was_busy = self.busy
        self.forced = forced
        if self.busy != was_busy:
            self.changed.emit()

    def let_play(self, seat: Seat, span: Span) -> None:
        """Lets an opponent play for a person's seat; does nothing if people may not be helped."""
        if not may_help(self._match):
            return
        turn = self._match.spec.brain.deliberation(self._match.observe(seat))
        self._spans[seat] = span, turn
        self._cache = None
        self.changed.emit()

    def take_over(self) -> None:
        """Returns all seats to the people at the screen."""
        if self._spans:
            self._spans.clear()
            self.changed.emit()

    def offered(self, seat: Seat | None, *, usual: bool = False) -> Sequence[StandingOrder]:
        """Returns the standing orders that a person's seat may give now.

        With `usual`, returns only the usual ones.
        """
        if seat not in self.seats or self.plays(seat) or self._match.to_move is None:
            return ()
        cancellation = (NoOrder(),) if seat in self.orders else ()
        conduct, observation = self._match.spec.conduct, self._match.observe(seat)
        return (
            *cancellation,
            *(conduct.usual_orders(observation) if usual else conduct.orders(observation)),
        )

    def order_of(self, seat: Seat | None) -> StandingOrder | None:
        """Returns the standing order in force for a seat, or None."""
        return None if seat is None else self.orders.get(seat)

    def give(self, seat: Seat | None, order: StandingOrder) -> None:
        """Gives a standing order for a seat, which replaces the previous one.

        An order that is not offered now is ignored.
        """
        if seat is None or order not in self.offered(seat):
            return
        if isinstance(order, NoOrder):
            del self.orders[seat]
        else:
            self.orders[seat] = order
            self._order_place = len(self._match.actions)  # its answer here is the person's decision
        self._cache = None
        self.changed.emit()

    # Words.

    def prompt(self) -> Message | None:
        """Returns the sentence shown while the seat to move is played for, or None."""
        seat = self._match.to_move
        if seat is None or not self.busy:
            return None
        if self.plays(seat):
            words = N_("table", "The Grand Magus is playing for {player}.")
        elif self.author(seat) == ORDER:
            words = N_("table", "{player} decided this move in advance.")
        else:
            words = N_("table", "{player} has only one move.")
        return words.of(player=self._match.names[seat])

    def author(self, seat: Seat | None) -> Author:
        """Returns the author of a move of this seat that nobody at the screen chooses now."""
        if self.plays(seat):
            return AUTOPLAY
        prepared = self.prepared() if seat == self._match.to_move else None
        return "" if prepared is None else prepared.author
