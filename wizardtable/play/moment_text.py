# SPDX-License-Identifier: MIT
"""What is said of a place in the history of a match: what had just happened, and where that is."""

from collections.abc import Sequence

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import Event, Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, listing


def line(
    spec: GameSpec, names: Sequence[str], before: Event | None, event: Event
) -> Message | None:
    """Returns the line of the log for an event that came after another one; None where the log does
    not mention it."""
    retold = spec.conduct.line(before, event, names)
    told: Message | None = spec.wording.event(event, names) if retold is None else retold
    return told


def happened(match: Match, viewer: Seat | None, place: int) -> Message:
    """What the last of the first `place` actions brought, in a sentence, as the viewer saw it."""
    told = _lines(match, viewer, place)
    if not told and place == 0:
        return _beginning()
    return told[-1] if told else N_("replay", "The match continues.")


def done(match: Match, viewer: Seat | None, place: int) -> Message | None:
    """What the last of the first `place` actions was, in a sentence, as the viewer saw it (what it
    brought comes after it); None where there is nothing to be told."""
    if not place:
        return _beginning()
    told = _lines(match, viewer, place)
    return told[0] if told else None


def _beginning() -> Message:
    """What is said of the deal."""
    return N_("replay", "Start of the replay.")


def _lines(match: Match, viewer: Seat | None, place: int) -> list[Message]:
    """The lines of the log about the last of the first `place` actions."""
    earlier = match.events_at(place - 1, viewer) if place else []
    events = match.events_at(place, viewer)
    before = [earlier[-1] if earlier else None, *events]
    told = (line(match.spec, match.names, *both) for both in zip(before, events, strict=False))
    return [one for one in told if one is not None]


def whereabouts(match: Match, turns: Sequence[tuple[int, int]], place: int) -> Message:
    """Which turn that is, and how many moves have been made by then; `turns` are those of
    `Match.turn_starts`."""
    turn = next((turn for start, turn in reversed(turns) if start <= place), 0)
    if match.spec.counts_rounds:
        words = N_("replay", "Round {turn}, move {number} of {all}")
    else:
        words = N_("replay", "Turn {turn}, move {number} of {all}")
    earlier = match.earlier
    return words.of(turn=turn, number=earlier + place, all=earlier + len(match.actions))


def victory(names: Sequence[str]) -> Message:
    """Who has won, from the names of all winners."""
    if len(names) == 1:
        return N_("game over", "{player} wins the match").of(player=names[0])
    return N_("game over", "{players} share the victory").of(players=listing(names))


def more_of_the_same(match: Match, place: int) -> bool:
    """Whether the action that follows is of the same kind and by the same seat as the one
    before."""
    if not 0 < place < len(match.actions):
        return False
    actions = match.actions
    same = type(actions[place]) is type(actions[place - 1])
    return same and match.mover(place) == match.mover(place - 1)
