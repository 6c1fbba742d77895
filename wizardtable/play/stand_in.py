# SPDX-License-Identifier: MIT
"""What is played for the people at the screen: moves without a choice, what a standing order
answers, and moves that a person leaves to an opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import ONLY, ORDER, STAND_IN, Author, Match, needs_curtain
from wizardtable.core.text import N_, Message
from wizardtable.play.helps import may_help

ALL, ASIDE, NONE = "all", "aside", "none"
"""Which moves without a choice play themselves: all, those out of one's turn, or none."""

FORCED: Final = (ALL, ASIDE, NONE)

TRIALS: Final = 4
"""Ways for chance to decide, in which an action is tried before Space plays it."""


class Span(Enum):
    """For how long an opponent plays for a person: a move, what is left of the turn, or what is
    left of the match."""

    MOVE = auto()
    TURN = auto()
    REST = auto()


@dataclass(frozen=True, slots=True)
class Prepared:
    """An action that is played for a person without thinking, and who decided it."""

    action: Any
    author: Author


class StandIn(QObject):
    """Plays for the seats of people at this screen where they need not be asked.

    Attributes:
        forced: which moves without a choice play themselves: `ALL`, `ASIDE` or `NONE`; once the
            match goes on, `prefer` changes it.
        level: the id of the level that plays for people, the hardest.
        seats: the seats of people; nobody else is played for. None in a lesson.
        orders: by seat, the standing order that holds; one that was kept with the match may be put
            there before it goes on.

    Signals:
        changed(): a person has asked for something else than before, so that the seat to move may
            be played for, or may have to decide itself.
    """

    changed = Signal()

    def __init__(self, match: Match, seats: frozenset[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.forced = NONE
        self.level = match.spec.levels[-1].id
        self.seats = seats
        self._match = match
        self._secrets = needs_curtain(match.spec, match.players)
        self.orders: dict[Seat, StandingOrder] = {}
        self._span: dict[Seat, tuple[Span, int]] = {}
        self._known: tuple[object, Prepared | None] | None = None
        self._returned = self._ordered = -1

    # What is played.

    def prepared(self) -> Prepared | None:
        """What is played for the seat to move without asking anybody, or None."""
        seat = self._match.to_move
        if seat is None or seat not in self.seats or self._span.get(seat) is not None:
            return None
        place = (len(self._match.actions), self.forced, self.orders.get(seat), self._returned)
        if self._known is None or self._known[0] != place:
            self._known = place, self._prepare(seat)
        return self._known[1]

    def _prepare(self, seat: Seat) -> Prepared | None:
        match, conduct = self._match, self._match.spec.conduct
        seen = match.observe(seat)
        order = self.orders.get(seat)
        if order is not None:
            action = conduct.ordered(order, seen)
            if action is not None:
                return Prepared(action, "" if self._ordered == len(match.actions) else ORDER)
        if self.forced == NONE or self._returned == len(match.actions):
            return None  # where somebody went back to, they want to stay
        if self.forced == ASIDE and not match.spec.brain.aside(seen):
            return None
        action = match.only_action()
        if action is None:
            return None
        if self._secrets and not conduct.is_plainly_only(match.observe(None), action):
            return None  # that there is no choice would tell what the seat hides
        return Prepared(action, ONLY)

    def plays(self, seat: Seat | None) -> bool:
        """Whether an opponent plays for this seat now."""
        return seat in self._span

    @property
    def busy(self) -> bool:
        """Whether the seat to move, a person's, is played for."""
        seat = self._match.to_move
        return seat in self._span or self.prepared() is not None

    def span(self) -> Span | None:
        """For how long an opponent plays for somebody at this screen; None while nobody does."""
        return next((span for span, _ in self._span.values()), None)

    def played(self, seat: Seat) -> None:
        """A seat has played: what was asked for one move, or for one turn, may be done."""
        self._known, self._returned = None, -1
        for one, (span, turn) in list(self._span.items()):
            if (span is Span.MOVE and one == seat) or (span is Span.TURN and self._over(one, turn)):
                del self._span[one]
        for one, order in list(self.orders.items()):
            if not self._match.spec.conduct.is_in_force(order, self._match.observe(one)):
                del self.orders[one]

    def _over(self, seat: Seat, turn: int) -> bool:
        """Whether a seat's turn is over: it decides in another one, or somebody else has begun
        theirs. A turn in which others are asked, as in an auction, goes on."""
        mover, brain = self._match.to_move, self._match.spec.brain
        if mover == seat:
            return brain.deliberation(self._match.observe(seat)) != turn
        return mover is None or (turn >= 0 and not brain.aside(self._match.observe(mover)))

    def gone_back(self, *, stay: bool) -> None:
        """The match stands elsewhere: nothing that was asked for before holds. With `stay`, a move
        without a choice is left to the person here, or nobody could go back beyond it."""
        self.orders.clear()
        self._span.clear()
        self._known = None
        self._returned = len(self._match.actions) if stay else -1

    def passes_turn(self, *actions: Any) -> bool:
        """Returns True if somebody else decides after these actions of the seat to move, or the
        match is over; what then plays itself for the seat counts. True for standing orders, False
        for actions that the rules forbid.

        Where chance decides, the answer is True if it may come so. It follows from what the seat
        knows, and so tells nothing else.
        """
        if any(isinstance(one, StandingOrder) for one in actions):
            return True
        mover = self._match.to_move
        return mover is not None and any(
            self._passes_in(self._match.trial(mover, seed), actions) for seed in range(TRIALS)
        )

    def _passes_in(self, trial: Match, actions: Sequence[Any]) -> bool:
        mover = trial.to_move
        stand_in = StandIn(trial, self.seats)
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

    # What people ask for.

    def prefer(self, forced: str) -> None:
        """From now on these moves without a choice play themselves, also the one that is asked for
        just now."""
        busy = self.busy
        self.forced = forced
        if self.busy != busy:
            self.changed.emit()

    def let_play(self, seat: Seat, span: Span) -> None:
        """Let an opponent play for this seat, a person's, where people may be helped."""
        if not may_help(self._match):
            return
        turn = self._match.spec.brain.deliberation(self._match.observe(seat))
        self._span[seat] = span, turn
        self._known = None
        self.changed.emit()

    def take_over(self) -> None:
        """The people at the screen play themselves again."""
        if self._span:
            self._span.clear()
            self.changed.emit()

    def offered(self, seat: Seat | None, *, usual: bool = False) -> Sequence[StandingOrder]:
        """The standing orders that a person's seat may give now, or the `usual` ones of them."""
        if seat not in self.seats or self.plays(seat) or self._match.to_move is None:
            return ()
        holds = (NoOrder(),) if seat in self.orders else ()
        conduct, seen = self._match.spec.conduct, self._match.observe(seat)
        return (*holds, *(conduct.usual_orders(seen) if usual else conduct.orders(seen)))

    def order_of(self, seat: Seat | None) -> StandingOrder | None:
        """The standing order that holds for a seat, or None."""
        return None if seat is None else self.orders.get(seat)

    def give(self, seat: Seat | None, order: StandingOrder) -> None:
        """Give a standing order for a seat in the place of the one that holds; what cannot be
        ordered now is ignored."""
        if seat is None or order not in self.offered(seat):
            return
        if isinstance(order, NoOrder):
            del self.orders[seat]
        else:
            self.orders[seat] = order
            self._ordered = len(self._match.actions)  # an answer now is a decision of now
        self._known = None
        self.changed.emit()

    # What is said of it.

    def prompt(self) -> Message | None:
        """What is said while the seat to move is played for; None where it is not."""
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
        """Who decides a move of this seat that nobody at the screen chooses now."""
        if self.plays(seat):
            return STAND_IN
        prepared = self.prepared() if seat == self._match.to_move else None
        return "" if prepared is None else prepared.author
