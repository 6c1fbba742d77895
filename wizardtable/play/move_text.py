# SPDX-License-Identifier: MIT
"""Moves of a match as sentences.

The only person at a table reads their own moves in the words of the move list. All other moves are
described in the third person, because "you" always means the reader. To reveal nothing, a sentence
is checked in several possible worlds: states of the match that agree with a seat's observation.
"""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event, Seat
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play import moment_text


def only_person(match: Match) -> Seat | None:
    """Returns the seat of the only person of a match; None if there is no person or several."""
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    return people[0] if len(people) == 1 else None


def move_sentence(match: Match, place: int, action: Any) -> Message:
    """Returns a sentence about a move that the match has after `place` actions, or could have had.

    `action` is the move.
    """
    seat = match.mover(place)
    observation = match.observe_at(place, seat)
    before = moment_text.event_before(match, seat, place + 1)
    worlds = [
        *possible_worlds(match, observation, place),
        *possible_worlds(match, observation, len(match.actions) + place),
    ]
    if place < len(match.actions) and action == match.actions[place]:
        worlds[0] = match.state_at(place)  # the move was made, so its outcome is known
    return sentence_in_worlds(match, seat, observation, worlds, action, before)


def possible_worlds(match: Match, observation: Any, seed: int) -> tuple[Any, Any]:
    """Returns two possible worlds, both of which agree with a seat's observation.

    The two worlds differ only in facts that the seat does not know. The same `seed` always gives
    the same worlds.
    """
    sample = match.spec.rules.sample
    return sample(observation, Rng(2 * seed)), sample(observation, Rng(2 * seed + 1))


def sentence_in_worlds(
    match: Match,
    seat: Seat,
    observation: Any,
    worlds: Sequence[Any],
    action: Any,
    before: Event | None = None,
) -> Message:
    """Returns a sentence about a move with only those facts on which all worlds agree.

    Args:
        match: The match.
        seat: The seat that makes the move.
        observation: The observation of this seat before the move.
        worlds: Possible states before the move, which look alike to this seat.
        action: The move.
        before: The last event that this seat saw before the move; None if there is none.
    """
    move: Message = match.spec.wording.action(observation, action, match.names)
    if seat == only_person(match):
        return mid_sentence(move)
    player = match.names[seat]
    conduct = match.spec.conduct
    if conduct.ends_turn(action) and not conduct.logs_turn_ends:
        return N_("replay", "{player} ends their turn.").of(player=player)
    words = _third_person(match, seat, worlds, action, before)
    return words or N_("replay", "{player}: {move}").of(player=player, move=mid_sentence(move))


def _third_person(
    match: Match, seat: Seat, worlds: Sequence[Any], action: Any, before: Event | None
) -> Message | None:
    """Returns the log's first one or two sentences about a move's effects, in the third person.

    A move has a second sentence if it has a second effect for its own seat. For example, the seat
    buys a marker and then advances with it. Where the worlds disagree, as about a drawn card, only
    what everybody sees is included. Returns None if the log has no sentence.
    """
    rules = match.spec.rules
    journals: list[list[Any]] = [[] for _ in worlds]
    for world, journal in zip(worlds, journals, strict=True):
        rules.apply(world.clone(), action, journal)
    sentences: list[Message] = []
    for event, *others in zip(*journals, strict=False):
        viewer = seat if all(other == event for other in others) else None
        shown = rules.redact(event, viewer)
        if any(rules.redact(other, viewer) != shown for other in others):
            break
        message = shown and moment_text.log_line(match.spec, match.names, before, shown)
        before = shown or before
        if message is None or match.spec.conduct.is_preparation(event):
            continue
        if sentences and getattr(event, "seat", None) != seat:
            break
        sentences.append(message)
        if len(sentences) == 2:
            return N_("replay", "{first} {second}").of(first=sentences[0], second=sentences[1])
    return sentences[0] if sentences else None
