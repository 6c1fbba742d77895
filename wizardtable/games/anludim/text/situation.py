# SPDX-License-Identifier: MIT
"""Describes the situation of a match of Anludim for its viewer, apart from the points.

The order is that of all games: what threatens, what the viewer has, and what the others have.
"""

from collections.abc import Iterator, Sequence

from wizardtable.core.text import (
    N_,
    NN_,
    Message,
    joined_sentences,
    joined_with_and,
    joined_with_semicolons,
    mid_sentence,
)
from wizardtable.games.anludim.rules import state, terms
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.rounds import missing_kinds


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences about the situation of the viewer, or about the public one.

    They are about the end of the round, the combinations to beat, the viewer's cards and objects,
    and the seats that hold professors.
    """
    return joined_sentences(
        [
            *_threats(observation, names),
            *_own_things(observation),
            _professors(observation, names),
        ]
    )


def _threats(observation: state.Observation, names: Sequence[str]) -> Iterator[Message]:
    """Yields sentences about rivals near the end of the round, empty piles, and combinations to
    beat."""
    for seat, objects in enumerate(observation.objects):
        missing = missing_kinds(objects)
        if seat != observation.viewer and len(missing) == 1:
            text = N_("anludim situation", "{player} has four of the five kinds, all but {kind}.")
            kind = mid_sentence(terms.OBJECT_KINDS[missing[0]])
            yield text.of(player=names[seat], kind=kind)
    empty = sum(not pile for pile in observation.piles)
    if empty:
        text = N_("anludim situation", "Empty piles: {number}; three end the round.")
        yield text.of(number=empty)
    to_beat = list(_combinations_to_beat(observation))
    if not to_beat:
        yield N_("anludim situation", "No combination is on the table.")
    else:
        text = N_("anludim situation", "To beat: {combinations}.")
        yield text.of(combinations=joined_with_semicolons(to_beat))


def _combinations_to_beat(observation: state.Observation) -> Iterator[Message]:
    """Yields the strongest combination of each discipline on the table, the weakest discipline
    first."""
    combinations = [each for own in observation.combinations for each in own]
    for discipline, holder in enumerate(observation.professors):
        laid = [each for each in combinations if each.discipline == discipline]
        if laid:
            best = max(laid, key=lambda each: each.strength)
            yield terms.on_the_table(discipline, best.strength, best.serial == holder)


def _own_things(observation: state.Observation) -> Iterator[Message]:
    """Yields sentences about the viewer's hand and missing objects; none in the public view."""
    if observation.viewer < 0:
        return
    if observation.hand:
        hand = NN_("anludim situation", "%n card(s) in hand: {cards}.", "", len(observation.hand))
        yield hand.of(cards=joined_with_and([terms.card_name(card) for card in observation.hand]))
    else:
        yield N_("anludim situation", "Your hand is empty.")
    missing = missing_kinds(observation.objects[observation.viewer])
    if missing:
        text = N_("anludim situation", "You still need these objects: {kinds}.")
        kinds = [mid_sentence(terms.OBJECT_KINDS[kind]) for kind in missing]
        yield text.of(kinds=joined_with_and(kinds))


def _professors(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence about the seats that hold professors."""
    held: dict[int, list[Message | str]] = {}
    for discipline, seat in enumerate(professor_holders(observation)):
        if seat >= 0:
            held.setdefault(seat, []).append(terms.THE_PROFESSOR[discipline])
    if not held:
        return N_("anludim situation", "Nobody has a professor.")
    holder_text = N_("anludim situation", "{player} has {professors}")
    sentences: list[Message | str] = [
        holder_text.of(player=names[seat], professors=joined_with_and(held[seat]))
        for seat in sorted(held)
    ]
    holders = joined_with_semicolons(sentences)
    return N_("anludim situation", "{holders}.").of(holders=holders)
