# SPDX-License-Identifier: MIT
"""Moves that a seat could have made instead: how the table would have looked, as far as that seat
could have foreseen it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core.game import IllegalAction, Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play import frames
from wizardtable.play.frames import Frame
from wizardtable.play.move_text import told_in, twins


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves preferred to those of a match.

    Attributes:
        place: the actions before them.
        end: the actions when what was played instead was done, more than `place`.
        seat: whose moves they are.
        moves: the moves, at least one.
        loss: the percentage of winning chance that what was played instead gave away.
    """

    place: int
    end: int
    seat: Seat
    moves: tuple[Any, ...]
    loss: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a variation.

    Attributes:
        frame: what its seat would have seen.
        told: its latest move, in a sentence.
    """

    frame: Frame
    told: Message


def shown(match: Match, variation: Variation) -> tuple[Shown, ...]:
    """Returns the moment at which the variation begins, then that after each of its moves.

    They are played in a world made of nothing but what the seat could know. What a move reveals
    there is made up: so the table stays as it was before such a move, which is only told.
    """
    seat, rules = variation.seat, match.spec.rules
    start = frames.past(match, seat, variation.place)
    seen = start.observation
    world, twin = twins(match, seen, variation.place)

    def told(move: Any) -> Message:
        words = told_in(match, seat, seen, (world, twin), move)
        return N_("replay", "Better: {move}").of(move=words)

    moments = [Shown(replace(start, events=()), told(variation.moves[0]))]
    for move in variation.moves:
        if rules.to_move(world) != seat or not _allowed(rules, world, move):
            break
        sentence = told(move)
        journal: list[Any] = []
        rules.apply(twin, move)
        rules.apply(world, move, journal)
        events = [event for event in (rules.redact(one, seat) for one in journal) if event]
        if any(one.reveals for one in journal):
            moments.append(Shown(replace(moments[-1].frame, events=()), sentence))
            break
        seen = rules.observe(world, seat)
        frame = replace(
            start, observation=seen, to_move=rules.to_move(world), events=tuple(events), mine=True
        )
        moments.append(Shown(frame, sentence))
    return tuple(moments)


def _allowed(rules: Any, world: Any, move: Any) -> bool:
    try:
        rules.check(world, move)
    except IllegalAction:
        return False
    return True


def of_place(variations: Sequence[Variation], place: int) -> Variation | None:
    """Returns the variation that a place of the match belongs to: from its beginning to the end of
    what was played instead; the latest of several."""
    within = [one for one in variations if one.place <= place <= one.end]
    return max(within, key=lambda one: one.place, default=None)
