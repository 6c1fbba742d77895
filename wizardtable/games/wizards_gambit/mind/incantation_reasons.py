# SPDX-License-Identifier: MIT
"""Reasons for playing incantations, the strongest first."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import (
    can_claim,
    has_play,
    is_warded,
    unwarded_opponents,
    working_ability,
)
from wizardtable.games.wizards_gambit.rules.packed_counts import (
    TOP_FIELD_SHIFT,
    covered_count,
    lack_after,
    pack_hand,
)
from wizardtable.games.wizards_gambit.rules.pool import missing_count, needs_component
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text.waste import is_useful

_HAND_FILLING_EFFECTS: Final = (*(box.PROSPERITY, box.LARCENY, box.EXCHANGE_OF_MINDS, box.RECALL),)
"""The effects that give cards to a player whose last card was the incantation."""

_PROSPERITY_CARDS: Final = 5
"""The number of cards that Prosperity draws."""

_HASTE_PLAYS: Final = 2
"""The number of further components that Haste allows."""

_NEARLY_COMPLETE_SHORT: Final = 2
"""A spell is nearly complete if it lacks at most this many components."""

Condition = Callable[[Observation, moves.Cast], bool]


def _effect(observation: Observation, action: moves.Cast) -> int:
    return observation.table.effects[action.face - box.FIRST_INCANTATION]


def _if_effect(effect: int, condition: Condition = always) -> Condition:
    """Returns a condition: the incantation has this effect, and `condition` holds."""

    def holds(observation: Observation, action: moves.Cast) -> bool:
        """Returns whether the incantation has the effect, and the condition holds."""
        return _effect(observation, action) == effect and condition(observation, action)

    return holds


def _rest_of_hand(observation: Observation, action: moves.Cast) -> tuple[box.Face, ...]:
    """Returns the viewer's hand without the incantation."""
    hand = list(observation.hands[observation.viewer])
    if action.face in hand:
        hand.remove(action.face)
    return tuple(hand)


def _empties_hand(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether the incantation is the viewer's last card and brings no other card."""
    is_filling = _effect(observation, action) in _HAND_FILLING_EFFECTS
    draws = working_ability(observation, observation.viewer) in (box.ECHO, box.TWIN_CASTING)
    return not _rest_of_hand(observation, action) and not is_filling and not draws


def _has_several_cards(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether the viewer holds two further cards that Colbach's Bounty covers."""
    cards = [face for face in _rest_of_hand(observation, action) if not box.is_gambit(face)]
    return len(cards) > 1


def _can_draw_five(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether five cards are left to draw."""
    return observation.deck + len(observation.discards) >= _PROSPERITY_CARDS


def _hasty_slot(observation: Observation, action: moves.Cast) -> int:
    """Returns the dearest spell that the viewer's hand completes with Haste; -1 for none."""
    viewer, points = observation.viewer, observation.table.points
    if not can_claim(observation, viewer):
        return -1
    plays = _HASTE_PLAYS + has_play(observation, viewer)
    hand = pack_hand(_rest_of_hand(observation, action))
    slots = []
    for slot in range(box.POOL_SLOTS):
        spell = observation.pool[slot]
        if spell == box.NO_SPELL or observation.auras[slot] >= 0:
            continue
        lack = lack_after(observation.table.packed[spell], observation.laid[slot])
        if covered_count(lack, hand) == lack >> TOP_FIELD_SHIFT <= plays:
            slots.append(slot)
    return max(slots, key=lambda slot: points[observation.pool[slot]], default=-1)


def _completes_by_haste(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether the viewer's hand completes a spell this turn with Haste."""
    return _hasty_slot(observation, action) >= 0


def _haste_words(observation: Observation, action: moves.Cast) -> Message:
    spell = observation.pool[_hasty_slot(observation, action)]
    text = N_("wizards_gambit reason", "With more components this turn, you can complete {spell}.")
    return text.of(spell=terms.the_spell(observation.table, spell))


def _has_more_components(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether the viewer holds a component beyond those that may be played anyway."""
    components = [
        face
        for face in _rest_of_hand(observation, action)
        if box.is_component(face)
        and any(needs_component(observation, slot, face) for slot in range(box.POOL_SLOTS))
    ]
    return len(components) > int(has_play(observation, observation.viewer))


def _can_steal(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether some opponent without a ward holds a card."""
    return bool(unwarded_opponents(observation, observation.viewer, with_cards=True))


def _threatened_slot(observation: Observation) -> int:
    """Returns the unprotected spell with components that lacks the fewest; -1 if all lack many.

    Of several such spells, it is the one with the most points.
    """
    points = observation.table.points
    slots = [
        slot
        for slot in range(box.POOL_SLOTS)
        if 0 < missing_count(observation, slot) <= _NEARLY_COMPLETE_SHORT
        and observation.laid[slot]
        and observation.auras[slot] < 0
    ]
    return min(
        slots,
        key=lambda slot: (missing_count(observation, slot), -points[observation.pool[slot]]),
        default=-1,
    )


def _threatens_spell(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether a spell with components on it is nearly complete and not protected."""
    return _threatened_slot(observation) >= 0


def _threat_words(observation: Observation, action: moves.Cast) -> Message:
    spell = observation.pool[_threatened_slot(observation)]
    text = N_("wizards_gambit reason", "An opponent could soon complete {spell}.")
    return text.of(spell=terms.the_spell(observation.table, spell))


def _moved_slot(observation: Observation) -> int:
    """Returns the dearest spell that a moved component completes; -1 for none."""
    viewer, points = observation.viewer, observation.table.points
    slots = [
        slot
        for slot in range(box.POOL_SLOTS)
        if can_claim(observation, viewer)
        and missing_count(observation, slot) == 1
        and observation.auras[slot] < 0
        and any(
            needs_component(observation, slot, face)
            for source in range(box.POOL_SLOTS)
            if source != slot and observation.auras[source] < 0
            for face, _ in observation.laid[source]
        )
    ]
    return max(slots, key=lambda slot: points[observation.pool[slot]], default=-1)


def _completes_by_move(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether a moved component completes a spell."""
    return _moved_slot(observation) >= 0


def _move_words(observation: Observation, action: moves.Cast) -> Message:
    spell = observation.pool[_moved_slot(observation)]
    text = N_("wizards_gambit reason", "A component from another spell can complete {spell}.")
    return text.of(spell=terms.the_spell(observation.table, spell))


def _gains_cards(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether an opponent without a ward holds more cards than the viewer will."""
    cards = len(_rest_of_hand(observation, action))
    others = unwarded_opponents(observation, observation.viewer, with_cards=True)
    return any(len(observation.hands[seat]) > cards for seat in others)


def _finds_component(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether the discard pile holds a component that a spell in the pool needs."""
    return any(
        needs_component(observation, slot, face)
        for face in set(observation.discards)
        if box.is_component(face)
        for slot in range(box.POOL_SLOTS)
    )


def _stops_ability(observation: Observation, action: moves.Cast) -> bool:
    """Returns whether an opponent without a ward has a working ability that helps them."""
    return any(
        working_ability(observation, seat) != box.NO_ABILITY
        and not is_warded(observation, seat)
        and is_useful(observation.table, observation.books[seat])
        for seat in range(len(observation.books))
        if seat != observation.viewer
    )


_CAST: Final = (moves.Cast,)

HASTE_REASON: Final[Reason[Observation]] = Reason(
    "spell by Haste", _CAST, _if_effect(box.HASTE, _completes_by_haste), _haste_words
)
"""Haste lets the viewer complete a spell."""

MOVE_REASON: Final[Reason[Observation]] = Reason(
    "spell by moving", _CAST, _if_effect(box.TRANSMUTATION, _completes_by_move), _move_words
)
"""Transmutation lets the viewer complete a spell."""

INCANTATION_REASONS: Final = (
    Reason(
        "last card",
        _CAST,
        _empties_hand,
        fixed(
            N_("wizards_gambit reason", "Once you have played your last card, you will draw five.")
        ),
    ),
    Reason(
        "several cards",
        _CAST,
        _if_effect(box.COLBACHS_BOUNTY, _has_several_cards),
        fixed(N_("wizards_gambit reason", "You can play several cards this turn.")),
    ),
    Reason(
        "five cards",
        _CAST,
        _if_effect(box.PROSPERITY, _can_draw_five),
        fixed(N_("wizards_gambit reason", "Five new cards may help you complete a spell.")),
    ),
    HASTE_REASON,
    Reason(
        "more components",
        _CAST,
        _if_effect(box.HASTE, _has_more_components),
        fixed(
            N_(
                "wizards_gambit reason",
                "More components this turn bring you closer to completing a spell.",
            )
        ),
    ),
    Reason(
        "stolen card",
        _CAST,
        _if_effect(box.LARCENY, _can_steal),
        fixed(N_("wizards_gambit reason", "One more card for you, one fewer for an opponent.")),
    ),
    Reason(
        "opponents discard",
        _CAST,
        _if_effect(box.WITHERING, _can_steal),
        fixed(N_("wizards_gambit reason", "Your opponents discard cards, and you keep yours.")),
    ),
    Reason(
        "nearly complete spell",
        _CAST,
        _if_effect(box.DISPEL, _threatens_spell),
        _threat_words,
    ),
    MOVE_REASON,
    Reason(
        "moved component",
        _CAST,
        _if_effect(box.TRANSMUTATION),
        fixed(
            N_("wizards_gambit reason", "One component would serve you better on another spell.")
        ),
    ),
    Reason(
        "larger hand",
        _CAST,
        _if_effect(box.EXCHANGE_OF_MINDS, _gains_cards),
        fixed(N_("wizards_gambit reason", "An opponent holds more cards than you would keep.")),
    ),
    Reason(
        "better hand",
        _CAST,
        _if_effect(box.EXCHANGE_OF_MINDS, _can_steal),
        fixed(N_("wizards_gambit reason", "An opponent’s hand looks better than yours.")),
    ),
    Reason(
        "discarded component",
        _CAST,
        _if_effect(box.RECALL, _finds_component),
        fixed(N_("wizards_gambit reason", "The discard pile holds a component you can use.")),
    ),
    Reason(
        "ability stopped",
        _CAST,
        _if_effect(box.ECLIPSE, _stops_ability),
        fixed(N_("wizards_gambit reason", "An opponent’s ability serves them well right now.")),
    ),
    Reason(
        "spare incantation",
        _CAST,
        always,
        fixed(N_("wizards_gambit reason", "You have no better use for this card this turn.")),
    ),
)
"""The reasons for playing incantations."""
