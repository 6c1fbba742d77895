# SPDX-License-Identifier: MIT
"""Frames: everything that a table shows of a match at one moment, now or in the past."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Event, Seat
from wizardtable.core.match import UNASKED_AUTHORS, Match
from wizardtable.core.text import N_, Message
from wizardtable.play import moment_text
from wizardtable.play.autoplay import Autoplay
from wizardtable.play.sitter import Sitter, sitter


def _never_passes(*actions: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything that a table shows at one moment.

    Attributes:
        observation: The observation of the viewer; the public observation if `viewer` is None.
        viewer: The seat from which the table is shown, or None for the public view.
        menu: The legal actions of the viewer; empty if the viewer may not act.
        check: A function of an action that returns the reason why the action is forbidden, or None
            if it may be played.
        names: The names of the players, by seat.
        to_move: The seat that decides next, or None if the match is over.
        events: The events since the previous frame, as the viewer saw them.
        is_own_move: True if the viewer's own action led to this frame; the pieces then move at the
            speed for the player's own moves.
        sitters: The portrait and style of the player at each seat, by seat; empty if unknown.
        orders: The standing orders that the viewer may give now. A standing order is a decision
            that a player makes in advance.
        order: The standing order of the viewer that is in force, or None.
        before: The last event before `events`; None if no such event is known.
        passes_turn: A function that takes actions and returns whether the seat to move no longer
            decides after them.
    """

    observation: Any
    viewer: Seat | None
    menu: Sequence[Any]
    check: Callable[[Any], Message | None]
    names: tuple[str, ...]
    to_move: Seat | None
    events: tuple[Event, ...] = ()
    is_own_move: bool = False
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
    autoplay: Autoplay | None = None,
    *,
    since: int | None,
    is_own_move: bool,
) -> Frame:
    """Returns the frame for the current position of a match.

    Args:
        match: The match.
        viewer: The seat from which the table is shown, or None for the public view.
        menu: The legal actions of the viewer; empty if the viewer may not act.
        check: A function of an action that returns the reason why the action is forbidden, or None
            if it may be played.
        autoplay: The autoplay of the match, which has the standing orders; None without autoplay.
        since: The number of the first action whose events the frame has (0 is the deal); None for
            no events.
        is_own_move: True if the viewer's own action led to this frame.
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
        is_own_move=is_own_move,
        orders=() if autoplay is None else tuple(autoplay.available_orders(viewer)),
        order=None if autoplay is None else autoplay.order_of(viewer),
        before=moment_text.event_before(match, viewer, since or 0),
        passes_turn=_never_passes if autoplay is None else autoplay.passes_turn,
    )


def past_frame(match: Match, viewer: Seat | None, index: int) -> Frame:
    """Returns the frame after the first `index` actions, with the events of the last action.

    No action can be played in this frame. `viewer` is the seat from which the table is shown, or
    None for the public view.
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
        before=moment_text.event_before(match, viewer, index),
    )


def _sitters(match: Match) -> tuple[Sitter, ...]:
    return tuple(sitter(match.spec, player) for player in match.players)


def place_of_last_decision(match: Match, viewer: Seat | None) -> int:
    """Returns the number of actions up to the viewer's last decision, with that decision included.

    The viewer's actions at the very end of the match are skipped, because the viewer has just made
    them. Actions that the viewer was not asked for, such as forced moves, do not count as
    decisions. For the public view (None), goes back by two actions for each seat.
    """
    last = len(match.actions)
    if viewer is None:
        return max(0, last - 2 * match.setup.seats)
    movers = [
        None if match.author(index) in UNASKED_AUTHORS else match.mover(index)
        for index in range(last)
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
