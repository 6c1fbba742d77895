# SPDX-License-Identifier: MIT
"""Moves of a match as they stand in a sentence: to the only person at the table as the list of
moves has them, of anybody else in the third person, since "you" is only ever who reads."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event, Seat
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, Message, within
from wizardtable.play import moment_text


def reader(match: Match) -> Seat | None:
    """Returns the seat of the only person of a match; None where there is none, or several."""
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    return people[0] if len(people) == 1 else None


def told(match: Match, place: int, action: Any) -> Message:
    """Returns a move that was made after `place` actions, or could have been made there instead."""
    seat = match.mover(place)
    seen = match.observe_at(place, seat)
    before = moment_text.before(match, seat, place + 1)
    worlds = [*twins(match, seen, place), *twins(match, seen, len(match.actions) + place)]
    if place < len(match.actions) and action == match.actions[place]:
        worlds[0] = match.state_at(place)  # what came of it is known
    return told_in(match, seat, seen, worlds, action, before)


def twins(match: Match, seen: Any, seed: int) -> tuple[Any, Any]:
    """Returns two worlds that look so to a seat: what differs between them is made up."""
    sample = match.spec.rules.sample
    return sample(seen, Rng(2 * seed)), sample(seen, Rng(2 * seed + 1))


def told_in(
    match: Match,
    seat: Seat,
    seen: Any,
    worlds: Sequence[Any],
    action: Any,
    before: Event | None = None,
) -> Message:
    """Returns a move in a sentence, from worlds that look alike to its seat, of which what differs
    is not told; `before` is the last event that the seat saw before it."""
    move: Message = match.spec.wording.action(seen, action, match.names)
    if seat == reader(match):
        return within(move)
    player = match.names[seat]
    conduct = match.spec.conduct
    if conduct.ends_turn(action) and not conduct.logs_turn_ends:
        return N_("replay", "{player} ends their turn.").of(player=player)
    words = _third_person(match, seat, worlds, action, before)
    return words or N_("replay", "{player}: {move}").of(player=player, move=within(move))


def _third_person(
    match: Match, seat: Seat, worlds: Sequence[Any], action: Any, before: Event | None
) -> Message | None:
    """The first that is told of what a seat's move does, as the seat sees it, and what it does next
    for the seat, such as an advance paid with a marker that is bought first. Of what comes from
    chance, such as a card drawn, only what everybody sees is told."""
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
        message = shown and moment_text.line(match.spec, match.names, before, shown)
        before = shown or before
        if message is None or match.spec.conduct.prepares(event):
            continue
        if sentences and getattr(event, "seat", None) != seat:
            break
        sentences.append(message)
        if len(sentences) == 2:
            return N_("replay", "{first} {second}").of(first=sentences[0], second=sentences[1])
    return sentences[0] if sentences else None
