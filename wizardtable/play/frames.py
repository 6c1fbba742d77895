# SPDX-License-Identifier: MIT
"""Frames: everything that a table shows of a match at one moment, now or in the past."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Event, Seat
from wizardtable.core.match import UNASKED, Match
from wizardtable.core.text import N_, Message
from wizardtable.play import moment_text
from wizardtable.play.sitter import Sitter, sitter
from wizardtable.play.stand_in import Autoplay


def _never_passes(*actions: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything that a table shows at one moment.

    Attributes:
        observation: The observation of the viewer; the public one if `viewer` is None.
        viewer: The seat from which the table is seen, or None for the public view.
        menu: The legal actions of the viewer; empty if they may not act.
        check: Returns why an action is forbidden, or None if it may be played.
        names: The names of the players, by seat.
        to_move: The seat that decides next, or None if the game is over.
        events: The events since the previous frame, as the viewer saw them.
        mine: True if the viewer's own action led here; own pieces move faster.
        sitters: The portrait and style of the player at each seat, by seat; empty if unknown.
        orders: The standing orders that the viewer may give now.
        order: The standing order of the viewer that is in force, or None.
        before: The last event before `events`; None if there is none or it is unknown.
        passes_turn: Returns whether the seat to move no longer decides after these actions.
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
    passes_turn: Callable[..., bool] = _never_passes

    def sitter(self, seat: int) -> Sitter:
        """Returns the portrait and style of the player at a seat."""
        return self.sitters[seat] if self.sitters else Sitter()


def present_frame(
    match: Match,
    viewer: Seat | None,
    menu: Sequence[Any],
    check: Callable[[Any], Message | None],
    stand_in: Autoplay | None = None,
    *,
    since: int | None,
    mine: bool,
) -> Frame:
    """Returns the match as it stands, with the events from index `since` on.

    With `since` None the frame has no events. `stand_in` has the standing orders and knows which
    further actions the autoplay would make.
    """
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
        passes_turn=_never_passes if stand_in is None else stand_in.passes_turn,
    )


def past_frame(match: Match, viewer: Seat | None, index: int) -> Frame:
    """Returns the match as it was after its first `index` actions, with the events of the last one.

    No action can be played in this frame.
    """
    return Frame(
        observation=match.observe_at(index, viewer),
        viewer=viewer,
        menu=(),
        check=_refuse,
        names=match.names,
        sitters=_sitters(match),
        to_move=match.mover(index) if index < len(match.actions) else match.to_move,
        events=tuple(match.events_at(index, viewer)),
        before=moment_text.before(match, viewer, index),
    )


def _sitters(match: Match) -> tuple[Sitter, ...]:
    return tuple(sitter(match.spec, player) for player in match.players)


def place_of_last_decision(match: Match, viewer: Seat | None) -> int:
    """Returns the place of the viewer's last decision: the number of actions up to and with it.

    Autoplay for the viewer is no decision. The viewer's latest actions in a row are skipped: the
    viewer has just made them. For the public view (None), returns the place about one round ago.
    """
    last = len(match.actions)
    if viewer is None:
        return max(0, last - 2 * match.setup.seats)
    movers = [
        None if match.author(index) in UNASKED else match.mover(index) for index in range(last)
    ]
    while movers and movers[-1] == viewer:
        movers.pop()
    while movers and movers[-1] != viewer:
        movers.pop()
    return len(movers)


def movers_since_last_decision(match: Match) -> list[Seat]:
    """Returns the seats of the moves that others made since the only person last decided, in order.

    Empty in a finished match, and in a match of no person or of several.
    """
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    if len(people) != 1 or match.to_move is None:
        return []
    places = range(place_of_last_decision(match, people[0]), len(match.actions))
    return [mover for mover in map(match.mover, places) if mover != people[0]]


def _refuse(action: object) -> Message | None:
    return N_("table", "You are looking back; you cannot play here.")
