# SPDX-License-Identifier: MIT
"""Sentences about a place in a match: the events of the action before it, and its turn.

A place is the number of actions played before it. The viewer is the seat whose knowledge the
sentences use, or None for what everybody knows.
"""

from collections.abc import Callable, Sequence

from wizardtable.core.game import Event, Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message, joined_with_and


def log_line(
    spec: GameSpec, names: Sequence[str], before: Event | None, event: Event
) -> Message | None:
    """Returns the log's line for an event, or None if the log leaves the event out.

    `before` is the event before `event`, or None. `names` are the names of the players, by seat.
    """
    own_line = spec.conduct.log_line(before, event, names)
    message: Message | None = spec.wording.event(event, names) if own_line is None else own_line
    return message


def event_before(match: Match, viewer: Seat | None, index: int) -> Event | None:
    """Returns the last event that the viewer saw of the action with the number `index` - 1.

    Actions are numbered from 1, and number 0 is the deal. Returns None if there is no such action,
    or if the viewer saw no event of it.
    """
    earlier = match.events_at(index - 1, viewer) if index else []
    return earlier[-1] if earlier else None


def log_lines(
    match: Match, viewer: Seat | None, since: int, end: int | None = None
) -> list[Message]:
    """Returns the log's lines for the events of several actions as the viewer saw them.

    The lines are in the order of the events. The actions are those with the numbers from `since` to
    `end` - 1, where number 0 is the deal. With None as `end`, they go up to the last action.
    """
    end = len(match.actions) + 1 if end is None else end
    events = [event for index in range(since, end) for event in match.events_at(index, viewer)]
    pairs = zip([event_before(match, viewer, since), *events], events, strict=False)
    messages = (log_line(match.spec, match.names, *both) for both in pairs)
    return [message for message in messages if message is not None]


def has_secret_news(match: Match, viewer: Seat | None, since: int) -> bool:
    """Returns whether the viewer alone has learned something, such as a drawn card.

    The actions from number `since` on are examined. If the viewer has learned something, they get
    time to look at it before the next person comes to the screen.
    """
    public = match.events(None, since)
    return any(event.reveals and event not in public for event in match.events(viewer, since))


def step_sentence(
    match: Match, viewer: Seat | None, names: Sequence[str], step: Callable[[], object]
) -> Message | None:
    """Carries out an undo or redo; returns a sentence about it, or None if no move changed.

    Args:
        match: the match, which `step` changes.
        viewer: the seat that reads the log; None for the public.
        names: the players' names by seat.
        step: the undo or redo.
    """
    entries, place = match.entries(viewer), len(match.actions)
    step()
    is_undone = len(match.actions) < place
    longer = entries if is_undone else match.entries(viewer)
    start = min(place, len(match.actions))
    pairs = zip([None, *(entry.event for entry in longer)], longer, strict=False)
    lines = [
        log_line(match.spec, names, before, entry.event)
        for before, entry in pairs
        if entry.index > start
    ]
    sentences = [line for line in lines if line is not None]
    if not sentences:
        return None
    if not is_undone:
        return N_("table", "Played again: {move}").of(move=sentences[0])
    if len(sentences) == 1:
        return N_("table", "Undone: {move}").of(move=sentences[0])
    return N_("table", "Undone, with everything after it: {move}").of(move=sentences[0])


def last_log_line(match: Match, viewer: Seat | None, place: int) -> Message:
    """Returns the log's last sentence about the action before a place, as the viewer saw it.

    If the log has none, returns a sentence that the match continues.
    """
    messages = log_lines(match, viewer, place, place + 1)
    if not messages and place == 0:
        return _start_of_replay(match)
    return messages[-1] if messages else N_("replay", "The match continues.")


def first_log_line(match: Match, viewer: Seat | None, place: int) -> Message | None:
    """Returns the log's first sentence about the action before a place; None if there is none.

    `viewer` is the seat that reads the log; None for the public.
    """
    if not place:
        return _start_of_replay(match)
    messages = log_lines(match, viewer, place, place + 1)
    return messages[0] if messages else None


def _start_of_replay(match: Match) -> Message:
    title = box_title(match)
    if title:
        return N_("replay", "Start of the replay, with your own box “{title}”.").of(title=title)
    return N_("replay", "Start of the replay.")


def box_title(match: Match) -> str:
    """Returns the title of the player's own box with which a match is played; "" for the built-in
    box, and for a box that this version cannot use."""
    reader, data = match.spec.own_file_reader, match.setup.data
    if reader is None or not data:
        return ""
    try:
        return reader.title_of(data)
    except CodecError:
        return ""


def place_text(match: Match, turns: Sequence[tuple[int, int]], place: int) -> Message:
    """Returns a text with the turn or round at a place, and with the number of moves before it.

    `turns` is the result of `Match.turn_starts` for this match.
    """
    turn = next((turn for start, turn in reversed(turns) if start <= place), 0)
    if match.spec.counts_rounds:
        words = N_("replay", "Round {turn}, move {number} of {all}")
    else:
        words = N_("replay", "Turn {turn}, move {number} of {all}")
    earlier = match.earlier
    return words.of(turn=turn, number=earlier + place, all=earlier + len(match.actions))


def victory_sentence(names: Sequence[str]) -> Message:
    """Returns the sentence about the victory of the players with these names."""
    if len(names) == 1:
        return N_("game over", "{player} wins the match").of(player=names[0])
    return N_("game over", "{players} share the victory").of(players=joined_with_and(names))


def repeats_kind_of_move(match: Match, place: int) -> bool:
    """Returns whether the actions just before and after a place are alike.

    They are alike if the same seat plays both and they have the same class.
    """
    if not 0 < place < len(match.actions):
        return False
    actions = match.actions
    same = type(actions[place]) is type(actions[place - 1])
    return same and match.mover(place) == match.mover(place - 1)
