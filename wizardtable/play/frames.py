# SPDX-License-Identifier: MIT
"""What a table shows of a match: as it stands, or as it was."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.game import Event, Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.sitter import Sitter, sitter


@dataclass(frozen=True, slots=True)
class Frame:
    """All that a table shows at one moment.

    Attributes:
        observation: of the viewer; the public view where `viewer` is None.
        menu: the viewer's legal actions; empty when he may not act now.
        check: why an action is forbidden, or None where it may be played.
        names: the players' names by seat.
        events: what led here from the frame before, as the viewer saw it.
        mine: whether the viewer's own action led here: it decides the pace.
        sitters: who sits where, by seat; empty where nobody has said.
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

    def sitter(self, seat: int) -> Sitter:
        """Who sits at a seat."""
        return self.sitters[seat] if self.sitters else Sitter()


def present(
    match: Match,
    viewer: Seat | None,
    menu: Sequence[Any],
    check: Callable[[Any], Message | None],
    *,
    since: int | None,
    mine: bool,
) -> Frame:
    """The match as it stands, with the events of entry index `since` and after (None: without)."""
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
    )


def past(match: Match, viewer: Seat | None, index: int) -> Frame:
    """The match after its first `index` actions, with what the last of them did; nothing can be
    done there."""
    return Frame(
        observation=match.observe_at(index, viewer),
        viewer=viewer,
        menu=(),
        check=_closed,
        names=match.names,
        sitters=_sitters(match),
        to_move=match.mover(index) if index < len(match.actions) else match.to_move,
        events=tuple(match.events_at(index, viewer)),
    )


def _sitters(match: Match) -> tuple[Sitter, ...]:
    return tuple(sitter(match.spec, player) for player in match.players)


def last_seen(match: Match, viewer: Seat | None) -> int:
    """The number of actions after which the viewer last decided; for the public view, those of
    about a round ago."""
    last = len(match.actions)
    if viewer is None:
        return max(0, last - 2 * match.setup.seats)
    movers = [match.mover(index) for index in range(last)]
    while movers and movers[-1] == viewer:  # what he did just now he knows
        movers.pop()
    while movers and movers[-1] != viewer:
        movers.pop()
    return len(movers)


def _closed(action: object) -> Message | None:
    return N_("table", "This shows what happened; nothing can be played here.")
