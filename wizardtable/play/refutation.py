# SPDX-License-Identifier: MIT
"""Says in the game's words how a person's move differs from the suggested one.

The sentences come from a look ahead after both moves (see `ai.search.foresight`). Each sentence is
a line of the log about an event that the person would see, or a score.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from wizardtable.ai.search.advice import Verdict
from wizardtable.ai.search.foresight import Foresight, LikelyEvent
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play import moment_text

MAX_SENTENCES: Final = 2
"""The largest number of sentences against the person's move."""

MAX_LINES: Final = 2
"""The largest number of lines of the log in one sentence."""

MIN_POINTS_GAP: Final = 1.0
"""Two mean scores are told apart if they differ by at least this many points."""

MIN_EQUAL_MOVES_GAP: Final = 2.0
"""The least difference in points that is said about two moves with about the same chances."""

MIN_GAP_ERRORS: Final = 2.0
"""Two mean scores are told apart if they differ by at least this many standard errors."""

_NEXT: Final = N_("advice", "Probably next: {events}")
_NEXT_WITH_SUGGESTION: Final = N_("advice", "With the suggested move, probably: {events}")
_TWO_EVENTS: Final = N_("replay", "{first} {second}")
_RIVAL_SCORE: Final = N_(
    "advice",
    "Soon afterwards, I expect {player} to have a score of {own}; with the suggested move, it "
    "would be {best}.",
)
_OWN_SCORE: Final = N_(
    "advice",
    "Soon afterwards, I expect you to have a score of {own}; with the suggested move, it would be "
    "{best}.",
)
_EXCLUDED: Final = N_("advice", "After your move, this one will no longer be possible: {move}")


@dataclass(frozen=True, slots=True)
class Refutation:
    """The sentences about a person's move and about the suggested move.

    Attributes:
        against: sentences about what is wrong with the person's move; empty if nothing is known.
        instead: sentences about what the suggested move leads to.
        differs: True if the sentences say that one of the moves leads to other scores.
    """

    against: tuple[Message, ...] = ()
    instead: tuple[Message, ...] = ()
    differs: bool = False


NO_REFUTATION: Final = Refutation()
"""The refutation of a move about which nothing is known."""


def refutation(match: Match, viewer: Seat, verdict: Verdict) -> Refutation:
    """Returns the sentences about the two moves of a verdict, for the person at a seat.

    If nobody has looked ahead, or the look ahead found no clear difference, nothing is said. Where
    the chances are about the same, only a difference in points counts. Nothing is said, either, if
    the person's move then leads to more points.
    """
    foresight = verdict.foresight
    if foresight is None or verdict.is_best:
        return NO_REFUTATION
    if verdict.is_as_good and _is_clear(foresight, viewer, better=0):
        return NO_REFUTATION
    gaining = _gaining_rivals(foresight, viewer)
    is_poorer = _is_clear(foresight, viewer, better=1)
    against = _loss_sentence(match, viewer, foresight, gaining, is_poorer=is_poorer)
    instead = _next_sentence(match, _own_gains(foresight, viewer), _NEXT_WITH_SUGGESTION)
    if is_poorer and not instead:
        own, best = (round(points[viewer]) for points in foresight.points)
        against.append(_OWN_SCORE.of(own=own, best=best))
    elif gaining and not against:
        against.append(_rival_score_sentence(match, foresight, gaining))
    differs = is_poorer or bool(against)
    if verdict.is_as_good and not (differs and _is_large(foresight)):
        return NO_REFUTATION
    if not against and not instead and foresight.excludes_second:
        against += _excluded_sentence(match, viewer, verdict)
    return Refutation(tuple(against[:MAX_SENTENCES]), tuple(instead), differs)


def _is_large(foresight: Foresight) -> bool:
    """Returns whether a seat has many more points after one of the moves than after the other."""
    pairs = zip(*foresight.points, strict=True)
    return any(abs(own - best) >= MIN_EQUAL_MOVES_GAP for own, best in pairs)


def _is_clear(foresight: Foresight, seat: Seat, *, better: int) -> bool:
    """Returns whether a seat has clearly more points after one of the moves.

    `better` is the number of this move in the look ahead. The result is False if the scores say
    nothing.
    """
    if not foresight.errors:
        return False
    gap = foresight.points[better][seat] - foresight.points[1 - better][seat]
    rounded = round(foresight.points[better][seat]) > round(foresight.points[1 - better][seat])
    return rounded and gap >= max(MIN_POINTS_GAP, MIN_GAP_ERRORS * foresight.errors[seat])


def _gaining_rivals(foresight: Foresight, viewer: Seat) -> set[Seat]:
    """Returns the rivals who have clearly more points after the person's move."""
    return {
        Seat(seat)
        for seat in range(len(foresight.errors))
        if seat != viewer and _is_clear(foresight, Seat(seat), better=0)
    }


def _loss_sentence(
    match: Match, viewer: Seat, foresight: Foresight, gaining: set[Seat], *, is_poorer: bool
) -> list[Message]:
    """Returns a sentence about what rivals gain or the viewer loses after the person's move.

    The list is empty if no event tells. `is_poorer` is True if the move brings the viewer clearly
    fewer points.
    """
    events = [
        likely
        for likely in foresight.events[0]
        if _is_about_rivals(likely, viewer, gaining) or (is_poorer and _is_loss(likely, viewer))
    ]
    return _next_sentence(match, events, _NEXT)


def _rival_score_sentence(match: Match, foresight: Foresight, gaining: set[Seat]) -> Message:
    """Returns a sentence about the score of the rival who gains most by the person's move."""
    own_points, best_points = foresight.points
    seat = max(sorted(gaining), key=lambda seat: own_points[seat] - best_points[seat])
    own, best = round(own_points[seat]), round(best_points[seat])
    return _RIVAL_SCORE.of(player=match.names[seat], own=own, best=best)


def _is_about_rivals(likely: LikelyEvent, viewer: Seat, gaining: set[Seat]) -> bool:
    """Returns whether an event gives points to a rival of `gaining` and is not about the viewer."""
    seat = getattr(likely.event, "seat", None)
    return (
        seat != viewer and viewer not in likely.raised and bool(gaining.intersection(likely.raised))
    )


def _is_loss(likely: LikelyEvent, viewer: Seat) -> bool:
    """Returns whether an event costs the viewer points that the viewer does not give up later of
    their own will."""
    return viewer in likely.lowered and not (likely.is_own_doing and likely.step)


def _own_gains(foresight: Foresight, viewer: Seat) -> list[LikelyEvent]:
    """Returns the viewer's own doings after the suggested move that bring the viewer points."""
    return [
        likely
        for likely in foresight.events[1]
        if likely.is_own_doing
        and getattr(likely.event, "seat", None) == viewer
        and viewer in likely.raised
    ]


def _next_sentence(match: Match, events: Sequence[LikelyEvent], words: Message) -> list[Message]:
    """Returns a sentence with the log's lines about the first action that has one.

    `words` is the sentence, with a place for the events. The list is empty if no event has a line.
    """
    ordered = sorted(events, key=lambda likely: likely.step)
    for _, some in groupby(ordered, key=lambda likely: likely.step):
        lines = [line for likely in some if (line := _line(match, likely)) is not None]
        if lines:
            return [words.of(events=_joined(lines[-MAX_LINES:]))]
    return []


def _line(match: Match, likely: LikelyEvent) -> Message | None:
    if match.spec.conduct.is_preparation(likely.event):
        return None
    return moment_text.log_line(match.spec, match.names, likely.before, likely.event)


def _joined(lines: Sequence[Message]) -> Message:
    if len(lines) == 1:
        return lines[0]
    return _TWO_EVENTS.of(first=lines[0], second=lines[1])


def _excluded_sentence(match: Match, viewer: Seat, verdict: Verdict) -> list[Message]:
    """Returns a sentence that the suggested move is impossible after the person's move.

    The list is empty for two moves of the same kind, because that is plain.
    """
    best: Any = verdict.best.action
    if type(best) is type(verdict.idea):
        return []
    words = match.spec.wording.action(match.observe(viewer), best, match.names)
    return [_EXCLUDED.of(move=mid_sentence(words))]
