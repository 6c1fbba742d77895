# SPDX-License-Identifier: MIT
"""Frames: what a table shows of a match at one moment, now or in its past."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Event, Seat
from wizardtable.core.match import UNASKED, Match
from wizardtable.core.text import N_, Message
from wizardtable.play import moment_text
from wizardtable.play.sitter import Sitter, sitter
from wizardtable.play.stand_in import StandIn


def _stays(*actions: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything that a table shows at one moment.

    Attributes:
        observation: the observation of the viewer; what everybody may know if `viewer` is None.
        viewer: the seat from which the table is seen, or None.
        menu: the legal actions of the viewer; empty when they may not act.
        check: returns why an action is forbidden, or None if it may be played.
        names: the names of the players, by seat.
        to_move: the seat that decides next, or None if the game is over.
        events: what has happened since the frame before, as the viewer saw it.
        before: the last event before these; None if there is none, or it is not known.
        passes_turn: returns whether somebody else decides after these actions, or nobody.
        mine: whether the viewer's own action led here; it decides how quickly pieces move.
        sitters: who sits at each seat, by seat; empty if that is not known.
        orders: the standing orders that the viewer may give now.
        order: the standing order of the viewer that holds, or None.
    """

    observation: Any
    viewer: Seat | None
    menu: Sequence[Any]
    check: Callable[[Any], Message | None]
    names: tuple[str, ...]
    to_move: Seat | None
    events: tuple[Event, ...] = ()
    mine: bool = False
    sitters: tuple[Sitter, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    order: StandingOrder | None = None
    before: Event | None = None
    passes_turn: Callable[..., bool] = _stays

    def sitter(self, seat: int) -> Sitter:
        """Returns who sits at a seat."""
        return self.sitters[seat] if self.sitters else Sitter()


def present(
    match: Match,
    viewer: Seat | None,
    menu: Sequence[Any],
    check: Callable[[Any], Message | None],
    stand_in: StandIn | None = None,
    *,
    since: int | None,
    mine: bool,
) -> Frame:
    """Returns the match as it stands, with the events from index `since` on, or without events if
    `since` is None. `stand_in` knows the standing orders, and what then plays itself."""
    return Frame(
        observation=match.observe(viewer),
        viewer=viewer,
        menu=tuple(menu),
        check=check,
        names=match.names,
        sitters=_sitters(match),
        to_move=match.to_move,
        events=() if since is None else tuple(match.events(viewer, since)),
        mine=mine,
        orders=() if stand_in is None else tuple(stand_in.offered(viewer)),
        order=None if stand_in is None else stand_in.order_of(viewer),
        before=moment_text.before(match, viewer, since or 0),
        passes_turn=_stays if stand_in is None else stand_in.passes_turn,
    )


def past(match: Match, viewer: Seat | None, index: int) -> Frame:
    """Returns the match as it was after its first `index` actions, with what the last of them did.
    Nothing can be played in this frame."""
    return Frame(
        observation=match.observe_at(index, viewer),
        viewer=viewer,
        menu=(),
        check=_closed,
        names=match.names,
        sitters=_sitters(match),
        to_move=match.mover(index) if index < len(match.actions) else match.to_move,
        events=tuple(match.events_at(index, viewer)),
        before=moment_text.before(match, viewer, index),
    )


def _sitters(match: Match) -> tuple[Sitter, ...]:
    return tuple(sitter(match.spec, player) for player in match.players)


def last_seen(match: Match, viewer: Seat | None) -> int:
    """Returns the number of actions after which the viewer last decided; for None, those of about
    one round ago. What was played for the viewer without asking is no decision."""
    last = len(match.actions)
    if viewer is None:
        return max(0, last - 2 * match.setup.seats)
    movers = [
        None if match.author(index) in UNASKED else match.mover(index) for index in range(last)
    ]
    while movers and movers[-1] == viewer:  # the viewer knows what they just did
        movers.pop()
    while movers and movers[-1] != viewer:
        movers.pop()
    return len(movers)


def unseen(match: Match) -> int:
    """Returns how many moves others have made since the only person last decided; 0 in a match
    that is over, and where nobody or several people play."""
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    if len(people) != 1 or match.to_move is None:
        return 0
    places = range(last_seen(match, people[0]), len(match.actions))
    return sum(match.mover(place) != people[0] for place in places)


def _closed(action: object) -> Message | None:
    return N_("table", "You are looking back; you cannot play here.")
