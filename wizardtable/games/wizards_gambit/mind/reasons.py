# SPDX-License-Identifier: MIT
"""The reasons for actions: a sentence for a player who asks for a hint."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.mind.values import ABILITY_VALUES
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import can_claim, hand_limit, working_ability
from wizardtable.games.wizards_gambit.rules.casting import effect_being_cast
from wizardtable.games.wizards_gambit.rules.packed_counts import (
    TOP_FIELD_SHIFT,
    covered_count,
    lack_after,
    pack_hand,
)
from wizardtable.games.wizards_gambit.rules.pool import missing_count, needs_component
from wizardtable.games.wizards_gambit.rules.state import RECLAIM, START, Observation
from wizardtable.games.wizards_gambit.text.waste import is_useful

_POOL_NEEDS_COMPONENT: Final = N_(
    "wizards_gambit reason", "A spell in the pool needs this component."
)

_LIKELY_USEFUL: Final = N_("wizards_gambit reason", "This card is likely to be useful.")

_FLAKE_FITS_ALL: Final = N_("wizards_gambit reason", "A Flake fits any spell.")

_TWO_PLAYS: Final = 2
"""The number of components that one opponent with Quick Hands, or two opponents, can play before
the viewer's next turn."""

_CAN_SPARE_CARD: Final = N_("wizards_gambit reason", "You can spare this card.")


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns the most important reason for the action, judged by what the viewer knows."""
    return _REASON_BY_ACTION[type(action)](observation, action)


def _claim_reason(observation: Observation, slot: int) -> Message:
    """Returns the reason for completing a spell."""
    spell = observation.pool[slot]
    points = observation.scores[observation.viewer] + observation.table.points[spell]
    if points >= box.GOAL_POINTS:
        return N_("wizards_gambit reason", "Completes a spell and wins the match.")
    return NN_("wizards_gambit reason", "That gives you %n of the ten points you need.", "", points)


def _can_hand_complete(
    observation: Observation, slot: int, extra: tuple[box.Face, int], spent: box.Face | None
) -> bool:
    """Returns whether the viewer's hand can complete a spell after an action.

    Args:
        slot: the slot of the spell.
        extra: the component, with its type, that the action puts on the spell.
        spent: the card that the action takes from the viewer's hand, or None.
    """
    spell = observation.pool[slot]
    lack = lack_after(observation.table.packed[spell], (*observation.laid[slot], extra))
    hand = list(observation.hands[observation.viewer])
    if spent in hand:
        hand.remove(spent)
    return covered_count(lack, pack_hand(tuple(hand))) == lack >> TOP_FIELD_SHIFT


def _missing_from_hand(
    observation: Observation, slot: int, more: tuple[tuple[box.Face, int], ...]
) -> int:
    """Returns the number of missing components of a spell that the viewer does not hold.

    `more`: components with their types that are counted as already on the spell.
    """
    lack = lack_after(
        observation.table.packed[observation.pool[slot]], (*observation.laid[slot], *more)
    )
    return (lack >> TOP_FIELD_SHIFT) - covered_count(
        lack, pack_hand(observation.hands[observation.viewer])
    )


def _play_reason(observation: Observation, action: moves.PlayComponent) -> Message:
    missing = missing_count(observation, action.slot) - 1
    if not missing:
        return _claim_reason(observation, action.slot)
    if _can_hand_complete(observation, action.slot, (action.face, action.as_type), action.face):
        return NN_(
            "wizards_gambit reason",
            "The spell will still lack %n component(s), and you hold what is missing.",
            "",
            missing,
        )
    following = (observation.viewer + 1) % len(observation.hands)
    if missing > (_TWO_PLAYS if working_ability(observation, following) == box.QUICK_HANDS else 1):
        return N_(
            "wizards_gambit reason",
            "The spell will still lack two or more components, so the next "
            "wizard is unlikely to complete it.",
        )
    others = [
        slot
        for slot in range(box.POOL_SLOTS)
        if slot != action.slot and needs_component(observation, slot, action.face)
    ]
    if not others:
        return N_("wizards_gambit reason", "No other spell in the pool needs this component.")
    points = observation.table.points
    if points[observation.pool[action.slot]] < min(
        [points[observation.pool[slot]] for slot in others]
    ):
        return N_(
            "wizards_gambit reason",
            "Of the spells that this component fits, this one is worth the fewest points to "
            "an opponent.",
        )
    return _POOL_NEEDS_COMPONENT


def _move_reason(observation: Observation, action: moves.MoveComponent) -> Message:
    if missing_count(observation, action.target) == 1:
        return _claim_reason(observation, action.target)
    if missing_count(observation, action.source) == 1:
        return N_(
            "wizards_gambit reason",
            "The spell you take the component from is one short: an opponent "
            "could complete that spell.",
        )
    if _can_hand_complete(observation, action.target, (action.laid[0], action.as_type), None):
        return N_(
            "wizards_gambit reason", "You hold everything that the other spell will still need."
        )
    before = _missing_from_hand(observation, action.source, ())
    after = _missing_from_hand(observation, action.target, ((action.laid[0], action.as_type),))
    if after < min(
        before, missing_count(observation, action.target) - 1
    ):  # the viewer holds some of it
        return N_(
            "wizards_gambit reason", "The component suits your hand better on the other spell."
        )
    return NN_(
        "wizards_gambit reason",
        "The other spell will then need only %n more component(s).",
        "",
        missing_count(observation, action.target) - 1,
    )


_INCANTATION_REASONS: Final = {
    box.COLBACHS_BOUNTY: N_("wizards_gambit reason", "You can play several cards this turn."),
    box.PROSPERITY: N_("wizards_gambit reason", "Five new cards may help you complete a spell."),
    box.HASTE: N_(
        "wizards_gambit reason", "More components this turn bring you closer to completing a spell."
    ),
    box.LARCENY: N_("wizards_gambit reason", "One more card for you, one less for an opponent."),
    box.WITHERING: N_("wizards_gambit reason", "Each opponent discards cards, and you keep yours."),
    box.DISPEL: N_("wizards_gambit reason", "An opponent could soon complete a spell."),
    box.TRANSMUTATION: N_(
        "wizards_gambit reason", "One component would serve you better on another spell."
    ),
    box.EXCHANGE_OF_MINDS: N_(
        "wizards_gambit reason", "An opponent’s hand looks better than yours."
    ),
    box.RECALL: N_("wizards_gambit reason", "The discard pile holds a component you can use."),
    box.ECLIPSE: N_("wizards_gambit reason", "An opponent’s ability serves them well right now."),
}
"""By effect, the reason for playing an incantation."""

_HAND_FILLING_EFFECTS: Final = (box.PROSPERITY, box.LARCENY, box.EXCHANGE_OF_MINDS, box.RECALL)
"""The effects that give cards to a player whose last card was the incantation."""


def _cast_reason(observation: Observation, action: moves.Cast) -> Message:
    effect = observation.table.effects[action.face - box.FIRST_INCANTATION]
    if len(observation.hands[observation.viewer]) == 1 and effect not in _HAND_FILLING_EFFECTS:
        return N_("wizards_gambit reason", "Once you have played your last card, you draw five.")
    return _INCANTATION_REASONS[effect]


def _aura_reason(observation: Observation, action: moves.LayAura) -> Message:
    spell = observation.pool[action.slot]
    lack = lack_after(observation.table.packed[spell], observation.laid[action.slot])
    if (
        covered_count(lack, pack_hand(observation.hands[observation.viewer]))
        == lack >> TOP_FIELD_SHIFT
    ):
        return N_(
            "wizards_gambit reason",
            "You hold what the spell lacks: the aura protects the spell until you "
            "release the gambit.",
        )
    if lack >> TOP_FIELD_SHIFT == 1:
        return N_("wizards_gambit reason", "Someone else may hold the last component of the spell.")
    return N_("wizards_gambit reason", "The aura protects this spell for a while.")


def _annulment_reason(observation: Observation, action: moves.LayAnnulment) -> Message:
    own, ability = action.seat == observation.viewer, working_ability(observation, action.seat)
    if own and ability in box.HARMFUL_ABILITIES:
        return N_("wizards_gambit reason", "The top spell of your book harms you.")
    if not own and is_useful(observation.table, observation.books[action.seat]):
        return N_("wizards_gambit reason", "This book’s ability helps your opponent too much.")
    return N_(
        "wizards_gambit reason", "While the gambit stays there, no ability of this book works."
    )


def _destruction_reason(observation: Observation, action: moves.Destroy) -> Message:
    if action.seat not in observation.auras:
        return N_("wizards_gambit reason", "The annulled book will work again.")
    return N_("wizards_gambit reason", "The spell under the aura will be open to you again.")


def _release_reason(observation: Observation, action: moves.Release) -> Message:
    if can_claim(observation, observation.viewer):
        return N_("wizards_gambit reason", "You can then play another gambit.")
    return N_("wizards_gambit reason", "Without a gambit in play, you can claim spells again.")


def _banishment_reason(observation: Observation, action: moves.Banish) -> Message:
    return N_("wizards_gambit reason", "This spell would help an opponent more than you.")


def _drain_reason(observation: Observation, action: moves.Drain) -> Message:
    if observation.scores[action.seat] == max(observation.scores) > min(observation.scores):
        return N_("wizards_gambit reason", "Nobody is closer to winning than this opponent.")
    return N_("wizards_gambit reason", "Costs you nothing and costs an opponent a card.")


def _scrying_reason(observation: Observation, action: moves.Scry) -> Message:
    return N_("wizards_gambit reason", "A new card will probably be more useful than this one.")


def _end_turn_reason(observation: Observation, action: moves.EndTurn) -> Message:
    if not observation.played:
        return N_("wizards_gambit reason", "You have no component that you can play as it is.")
    return N_("wizards_gambit reason", "Your other cards will be more useful later.")


def _choice_reason(observation: Observation, action: moves.ChooseSeat) -> Message:
    others = [seat for seat in range(len(observation.hands)) if seat != observation.viewer]
    sizes = [len(observation.hands[seat]) for seat in others]
    cards = len(observation.hands[action.seat])
    swap = observation.step != START and effect_being_cast(observation) == box.EXCHANGE_OF_MINDS
    if swap and cards == max(sizes) > min(sizes):
        return N_("wizards_gambit reason", "No opponent holds more cards.")
    scores = [observation.scores[seat] for seat in others]
    if observation.scores[action.seat] == max(scores) > min(scores):
        return N_("wizards_gambit reason", "No opponent is closer to winning.")
    if cards and all(face >= 0 for face in observation.hands[action.seat]):
        return N_("wizards_gambit reason", "You know every card in this opponent’s hand.")
    if any(face >= 0 for face in observation.hands[action.seat]):
        return N_("wizards_gambit reason", "You know part of this opponent’s hand.")
    return N_("wizards_gambit reason", "This hand is likely to hold cards that you can use.")


def _decline_reason(observation: Observation, action: moves.Decline) -> Message:
    if observation.step == RECLAIM:
        if len(observation.hands[observation.viewer]) >= hand_limit(
            observation, observation.viewer
        ):
            return N_("wizards_gambit reason", "Your hand is already full.")
        return N_("wizards_gambit reason", "These components would not help you.")
    return N_("wizards_gambit reason", "You are unlikely to take a card that helps you.")


def _spared_card_reason(observation: Observation, action: moves.Give | moves.Discard) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "You are unlikely to need this gambit.")
    if box.is_component(face) and not any(
        needs_component(observation, slot, face) for slot in range(box.POOL_SLOTS)
    ):
        return N_("wizards_gambit reason", "No spell in the pool needs this component.")
    if observation.hands[observation.viewer].count(face) > 1:
        return N_("wizards_gambit reason", "You hold more than one copy of this card.")
    return _CAN_SPARE_CARD


def _dispel_reason(observation: Observation, action: moves.Dispel) -> Message:
    others = [seat for seat in range(len(observation.hands)) if seat != observation.viewer]
    quick = any(working_ability(observation, seat) == box.QUICK_HANDS for seat in others)
    if missing_count(observation, action.slot) <= (_TWO_PLAYS if quick else 1):
        return N_("wizards_gambit reason", "An opponent could otherwise complete this spell.")
    if missing_count(observation, action.slot) == _TWO_PLAYS <= len(others):
        return N_(
            "wizards_gambit reason",
            "Two opponents together could otherwise complete this spell before your next turn.",
        )
    if ABILITY_VALUES[observation.table.abilities[observation.pool[action.slot]]] > 0.0:
        return N_("wizards_gambit reason", "This spell would help an opponent.")
    return N_("wizards_gambit reason", "This component matters least to your own plans.")


def _taken_card_reason(observation: Observation, action: moves.TakeBack | moves.Keep) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "A gambit can save a spell for you.")
    if not box.is_component(face):
        return N_("wizards_gambit reason", "This incantation will come in useful.")
    for slot in range(box.POOL_SLOTS):
        if (
            observation.pool[slot] != box.NO_SPELL
            and missing_count(observation, slot) == 1
            and needs_component(observation, slot, face)
        ):
            return N_(
                "wizards_gambit reason",
                "This is the last component that a spell in the pool still lacks.",
            )
    if face == box.FLAKE:
        return _FLAKE_FITS_ALL
    return (
        _POOL_NEEDS_COMPONENT
        if any(needs_component(observation, slot, face) for slot in range(box.POOL_SLOTS))
        else _LIKELY_USEFUL
    )


_REASON_BY_ACTION: Final[dict[type, Callable[[Observation, Any], Message]]] = {
    moves.PlayComponent: _play_reason,
    moves.MoveComponent: _move_reason,
    moves.Cast: _cast_reason,
    moves.LayAura: _aura_reason,
    moves.LayAnnulment: _annulment_reason,
    moves.Destroy: _destruction_reason,
    moves.Release: _release_reason,
    moves.Banish: _banishment_reason,
    moves.Drain: _drain_reason,
    moves.Scry: _scrying_reason,
    moves.EndTurn: _end_turn_reason,
    moves.ChooseSeat: _choice_reason,
    moves.Decline: _decline_reason,
    moves.Give: _spared_card_reason,
    moves.Discard: _spared_card_reason,
    moves.Dispel: _dispel_reason,
    moves.TakeBack: _taken_card_reason,
    moves.Keep: _taken_card_reason,
}
"""By class of action, the function that returns the reason for it."""
