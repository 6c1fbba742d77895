# SPDX-License-Identifier: MIT
"""What is said of a place in the history of a match: what had just happened, and where that is."""

from collections.abc import Sequence

from wizardtable.core.game import Event, Seat
from wizardtable.core.game_spec import GameSpec
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


def before(match: Match, viewer: Seat | None, index: int) -> Event | None:
    """Returns the last of the events of the action before index `index`, as the viewer saw them;
    None where there is none."""
    earlier = match.events_at(index - 1, viewer) if index else []
    return earlier[-1] if earlier else None


def lines(match: Match, viewer: Seat | None, since: int, end: int | None = None) -> list[Message]:
    """Returns the lines of the log for the events from index `since` on, before index `end` if that
    is not None, as the viewer saw them; oldest first."""
    end = len(match.actions) + 1 if end is None else end
    events = [event for index in range(since, end) for event in match.events_at(index, viewer)]
    pairs = zip([before(match, viewer, since), *events], events, strict=False)
    told = (line(match.spec, match.names, *both) for both in pairs)
    return [one for one in told if one is not None]


def happened(match: Match, viewer: Seat | None, place: int) -> Message:
    """What the last of the first `place` actions brought, in a sentence, as the viewer saw it."""
    told = lines(match, viewer, place, place + 1)
    if not told and place == 0:
        return _beginning()
    return told[-1] if told else N_("replay", "The match continues.")


def done(match: Match, viewer: Seat | None, place: int) -> Message | None:
    """What the last of the first `place` actions was, in a sentence, as the viewer saw it (what it
    brought comes after it); None where there is nothing to be told."""
    if not place:
        return _beginning()
    told = lines(match, viewer, place, place + 1)
    return told[0] if told else None


def _beginning() -> Message:
    """What is said of the deal."""
    return N_("replay", "Start of the replay.")


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
