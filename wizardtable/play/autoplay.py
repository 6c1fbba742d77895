# SPDX-License-Identifier: MIT
"""The autoplay for people: forced moves, standing orders, and moves left to the hardest level.

A forced move is the only legal move. A standing order is a decision that a person makes in advance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import (
    AUTHOR_AUTOPLAY,
    AUTHOR_ONLY_ACTION,
    AUTHOR_STANDING_ORDER,
    Author,
    Match,
    needs_curtain,
)
from wizardtable.core.text import N_, Message
from wizardtable.play.helps import may_help

FORCED_ALL, FORCED_ASIDE, FORCED_NONE = "all", "aside", "none"
"""The forced moves that play themselves: all, only those outside the seat's turn, or none."""

FORCED_MOVE_CHOICES: Final = (FORCED_ALL, FORCED_ASIDE, FORCED_NONE)
"""The possible values of `Autoplay.forced_moves`."""

CHANCE_TRIALS: Final = 4
"""The number of random seeds with which `Autoplay.passes_turn` tries actions."""


class Span(Enum):
    """The time for which the hardest level plays for a person: a move, or the rest of something.

    `TURN` is the rest of the person's turn, and `REST` is the rest of the match.
    """

    MOVE = auto()
    TURN = auto()
    REST = auto()


@dataclass(frozen=True, slots=True)
class PreparedAction:
    """An action that the autoplay has ready without a search.

    Attributes:
        action: The action.
        author: The author of the decision, see `core.match.Author`.
    """

    action: Any
    author: Author


class Autoplay(QObject):
    """Plays for the people at this screen when they need not be asked.

    Attributes:
        forced_moves: The forced moves that play themselves: `FORCED_ALL`, `FORCED_ASIDE` or
            `FORCED_NONE`. During a match, change it with `set_forced_moves`.
        level: The id of the hardest level, which plays for people.
        seats: The seats of people; the autoplay plays for no other seat. Empty in a lesson.
        orders: The standing orders in force, by seat. The orders from a save are set here before
            the match continues.

    Signals:
        changed(): A person has changed the autoplay, so somebody else may decide the next move.
    """

    changed = Signal()

    def __init__(self, match: Match, seats: frozenset[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.forced_moves = FORCED_NONE
        self.level = match.spec.levels[-1].id
        self.seats = seats
        self._match = match
        self._secrets = needs_curtain(match.spec, match.players)
        self.orders: dict[Seat, StandingOrder] = {}
        self._spans: dict[Seat, tuple[Span, int]] = {}
        self._prepared_cache: tuple[object, PreparedAction | None] | None = None
        self._undo_place = self._order_place = -1

    # The autoplay's actions.

    def prepared_action(self) -> PreparedAction | None:
        """Returns the forced move of the seat to move, or its move by a standing order, or None.

        The result is None if no person has the seat to move, if the person has to decide, or if the
        hardest level plays for this seat.
        """
        seat = self._match.to_move
        if seat is None or seat not in self.seats or self._spans.get(seat) is not None:
            return None
        place = (
            len(self._match.actions),
            self.forced_moves,
            self.orders.get(seat),
            self._undo_place,
        )
        if self._prepared_cache is None or self._prepared_cache[0] != place:
            self._prepared_cache = place, self._prepare(seat)
        return self._prepared_cache[1]

    def _prepare(self, seat: Seat) -> PreparedAction | None:
        match, conduct = self._match, self._match.spec.conduct
        observation = match.observe(seat)
        order = self.orders.get(seat)
        if order is not None:
            action = conduct.ordered_action(order, observation)
            if action is not None:
                return PreparedAction(
                    action, "" if self._order_place == len(match.actions) else AUTHOR_STANDING_ORDER
                )
        if self.forced_moves == FORCED_NONE or self._undo_place == len(match.actions):
            return None  # a person has just gone back to this place and wants to stay
        if self.forced_moves == FORCED_ASIDE and not match.spec.brain.is_out_of_turn(observation):
            return None
        action = match.only_action()
        if action is None:
            return None
        if self._secrets and not conduct.is_plainly_only(match.observe(None), action):
            return None  # playing at once would reveal something about the seat's secrets
        return PreparedAction(action, AUTHOR_ONLY_ACTION)

    def plays_for(self, seat: Seat | None) -> bool:
        """Returns whether the hardest level plays for a person's seat now; False for None."""
        return seat in self._spans

    @property
    def is_busy(self) -> bool:
        """True if the seat to move is a person's and the autoplay decides for it."""
        seat = self._match.to_move
        return seat in self._spans or self.prepared_action() is not None

    def span(self) -> Span | None:
        """Returns how long the hardest level plays for a person at this screen, or None.

        None if it plays for no person now.
        """
        return next((span for span, _ in self._spans.values()), None)

    def note_action(self, seat: Seat) -> None:
        """Ends the spans and standing orders that are over now that `seat` has played an action."""
        self._prepared_cache, self._undo_place = None, -1
        for other_seat, (span, turn) in list(self._spans.items()):
            if (span is Span.MOVE and other_seat == seat) or (
                span is Span.TURN and self._is_turn_over(other_seat, turn)
            ):
                del self._spans[other_seat]
        for other_seat, order in list(self.orders.items()):
            if not self._match.spec.conduct.is_in_force(order, self._match.observe(other_seat)):
                del self.orders[other_seat]

    def _is_turn_over(self, seat: Seat, turn: int) -> bool:
        """Returns whether a seat's turn is over, because this or another seat has begun a turn.

        While another seat only answers within the turn, as in an auction, the turn is not over.
        `turn` is the number of the seat's turn, as `Brain.deliberation` returned it.
        """
        mover, brain = self._match.to_move, self._match.spec.brain
        if mover == seat:
            return brain.deliberation(self._match.observe(seat)) != turn
        return mover is None or (turn >= 0 and not brain.is_out_of_turn(self._match.observe(mover)))

    def cancel_after_undo(self, *, stay: bool) -> None:
        """Cancels all standing orders and spans, because undo or redo has changed the position.

        With `stay`, a forced move in this position is left to the person. Otherwise undo could
        never go further back.
        """
        self.orders.clear()
        self._spans.clear()
        self._prepared_cache = None
        self._undo_place = len(self._match.actions) if stay else -1

    def passes_turn(self, *actions: Any) -> bool:
        """Returns whether the seat to move no longer decides after these actions.

        The actions that the autoplay would then play for the seat are included. The answer is True
        for standing orders and False for actions that the rules forbid. If the outcome depends on
        chance, the answer is True if at least one tried outcome ends the seat's decisions. Only
        what the seat knows is used, so the answer reveals nothing.
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
        trial_autoplay = Autoplay(trial, self.seats)
        trial_autoplay.forced_moves = self.forced_moves
        trial_autoplay.orders.update(self.orders)
        if mover is None:
            return False
        for action in actions:
            if trial.to_move != mover:
                return True
            if trial.objection(action) is not None:
                return False
            trial.play(action)
            trial_autoplay.note_action(mover)
        while trial.to_move == mover and (prepared := trial_autoplay.prepared_action()) is not None:
            trial.play(prepared.action)
            trial_autoplay.note_action(mover)
        return trial.to_move != mover

    # Calls of the people at the screen.

    def set_forced_moves(self, forced_moves: str) -> None:
        """Sets which forced moves play themselves, from the current move on.

        `forced_moves` is one of `FORCED_MOVE_CHOICES`.
        """
        was_busy = self.is_busy
        self.forced_moves = forced_moves
        if self.is_busy != was_busy:
            self.changed.emit()

    def let_play(self, seat: Seat, span: Span) -> None:
        """Lets the hardest level play for a person's seat, for this span.

        Does nothing in a match without help.
        """
        if not may_help(self._match):
            return
        turn = self._match.spec.brain.deliberation(self._match.observe(seat))
        self._spans[seat] = span, turn
        self._prepared_cache = None
        self.changed.emit()

    def take_over(self) -> None:
        """Ends all playing by the hardest level, so that people play their own seats again."""
        if self._spans:
            self._spans.clear()
            self.changed.emit()

    def available_orders(
        self, seat: Seat | None, *, usual: bool = False
    ) -> Sequence[StandingOrder]:
        """Returns the standing orders that a person's seat may give now.

        With `usual`, returns only the orders that the move list shows at once.
        """
        if seat not in self.seats or self.plays_for(seat) or self._match.to_move is None:
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
        if seat is None or order not in self.available_orders(seat):
            return
        if isinstance(order, NoOrder):
            del self.orders[seat]
        else:
            self.orders[seat] = order
            self._order_place = len(self._match.actions)  # its answer here is the person's decision
        self._prepared_cache = None
        self.changed.emit()

    # Words.

    def prompt(self) -> Message | None:
        """Returns the sentence shown while the autoplay decides for the seat to move, or None.

        None if the autoplay does not decide now.
        """
        seat = self._match.to_move
        if seat is None or not self.is_busy:
            return None
        if self.plays_for(seat):
            words = N_("table", "The Grand Magus is playing for {player}.")
        elif self.author(seat) == AUTHOR_STANDING_ORDER:
            words = N_("table", "{player} decided this move in advance.")
        else:
            words = N_("table", "{player} has only one move.")
        return words.of(player=self._match.names[seat])

    def author(self, seat: Seat | None) -> Author:
        """Returns the author of the next move of this seat, if no person chooses the move now.

        The author is as in `core.match.Author`; "" for an opponent's own move.
        """
        if self.plays_for(seat):
            return AUTHOR_AUTOPLAY
        prepared = self.prepared_action() if seat == self._match.to_move else None
        return "" if prepared is None else prepared.author
