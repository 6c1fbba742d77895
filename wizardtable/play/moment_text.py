# SPDX-License-Identifier: MIT
"""Sentences about a place in a match: the events of its last action, and its turn."""

from collections.abc import Sequence

from wizardtable.core.game import Event, Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_with_and


def log_line(
    spec: GameSpec, names: Sequence[str], before: Event | None, event: Event
) -> Message | None:
    """Returns the log's line for an event that follows `before`; None if the log leaves it out."""
    own_line = spec.conduct.line(before, event, names)
    message: Message | None = spec.wording.event(event, names) if own_line is None else own_line
    return message


def before(match: Match, viewer: Seat | None, index: int) -> Event | None:
    """Returns the viewer's last event of the action before index `index`; None if there is none."""
    earlier = match.events_at(index - 1, viewer) if index else []
    return earlier[-1] if earlier else None


def log_lines(
    match: Match, viewer: Seat | None, since: int, end: int | None = None
) -> list[Message]:
    """Returns the log's lines for the events of the indices `since` to `end`, oldest first.

    The events are those that the viewer saw. Index `end` is excluded; None stands for the end of
    the match.
    """
    end = len(match.actions) + 1 if end is None else end
    events = [event for index in range(since, end) for event in match.events_at(index, viewer)]
    pairs = zip([before(match, viewer, since), *events], events, strict=False)
    messages = (log_line(match.spec, match.names, *both) for both in pairs)
    return [message for message in messages if message is not None]


def last_log_line(match: Match, viewer: Seat | None, place: int) -> Message:
    """Returns the log's last sentence about the action before a place, as the viewer saw it."""
    messages = log_lines(match, viewer, place, place + 1)
    if not messages and place == 0:
        return _start_of_replay()
    return messages[-1] if messages else N_("replay", "The match continues.")


def first_log_line(match: Match, viewer: Seat | None, place: int) -> Message | None:
    """Returns the log's first sentence about the action before a place; None if there is none."""
    if not place:
        return _start_of_replay()
    messages = log_lines(match, viewer, place, place + 1)
    return messages[0] if messages else None


def _start_of_replay() -> Message:
    return N_("replay", "Start of the replay.")


def place_text(match: Match, turns: Sequence[tuple[int, int]], place: int) -> Message:
    """Returns the turn or round at a place and the number of moves played by then.

    `turns` are the match's `Match.turn_starts`.
    """
    turn = next((turn for start, turn in reversed(turns) if start <= place), 0)
    if match.spec.counts_rounds:
        words = N_("replay", "Round {turn}, move {number} of {all}")
    else:
        words = N_("replay", "Turn {turn}, move {number} of {all}")
    earlier = match.earlier
    return words.of(turn=turn, number=earlier + place, all=earlier + len(match.actions))


def victory(names: Sequence[str]) -> Message:
    """Returns the sentence about the victory of the players with these names."""
    if len(names) == 1:
        return N_("game over", "{player} wins the match").of(player=names[0])
    return N_("game over", "{players} share the victory").of(players=joined_with_and(names))


def repeats_kind_of_move(match: Match, place: int) -> bool:
    """Returns whether the actions before and after a place have the same seat and kind."""
    if not 0 < place < len(match.actions):
        return False
    actions = match.actions
    same = type(actions[place]) is type(actions[place - 1])
    return same and match.mover(place) == match.mover(place - 1)
