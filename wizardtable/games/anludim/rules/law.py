# SPDX-License-Identifier: MIT
"""Checks whether an action is legal, and explains in a sentence why it is not.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Sequence
from itertools import pairwise

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, CardId, keep_limit
from wizardtable.games.anludim.rules.expert_menu import best_other_strength
from wizardtable.games.anludim.rules.formations import formations_of_hand
from wizardtable.games.anludim.rules.state import AFTER, KEEP, OVER, START, Combination, State
from wizardtable.games.anludim.rules.terms import a_combination


def check_action(state: State, action: moves.Action) -> None:
    """Raises IllegalAction, with the reason as a sentence, if the seat to move may not take this
    action."""
    reason = _phase_objection(state, action) or _action_objection(state, action)
    if reason is not None:
        raise IllegalAction(reason)


def _phase_objection(state: State, action: moves.Action) -> Message | None:
    reason: Message | None = None
    if state.phase == OVER:
        reason = N_("anludim", "The match is over.")
    elif state.phase == KEEP:
        if not isinstance(action, moves.Keep):
            reason = N_("anludim", "First choose the cards to keep for the next round.")
    elif isinstance(action, moves.Keep):
        reason = N_("anludim", "You can keep cards only between rounds.")
    elif isinstance(action, moves.EndTurn):
        if state.phase != AFTER:
            reason = N_("anludim", "First lay a combination or draw.")
    elif isinstance(action, moves.Enlarge) and not state.expert:
        reason = N_("anludim", "You can enlarge combinations only in the expert game.")
    elif state.phase == AFTER and isinstance(
        action, moves.Lay | moves.Enlarge | moves.DrawTwo | moves.TakeOpen | moves.Pass
    ):
        reason = N_("anludim", "You have already laid cards or drawn this turn.")
    return reason


def _action_objection(state: State, action: moves.Action) -> Message | None:
    reason: Message | None = None
    if isinstance(action, moves.Lay):
        reason = _lay_objection(state, action)
    elif isinstance(action, moves.Enlarge):
        reason = _enlarge_objection(state, action)
    elif isinstance(action, moves.TakeBack):
        reason = _take_back_objection(state, action)
    elif isinstance(action, moves.DrawTwo):
        reason = None if state.can_draw_from_deck() else _empty_deck_reason()
    elif isinstance(action, moves.TakeOpen):
        if action.card == HIDDEN or action.card not in state.row:
            reason = N_("anludim", "This card is not one of the open cards.")
    elif isinstance(action, moves.SpendObject | moves.SpendScroll):
        reason = _option_objection(state, action)
    elif isinstance(action, moves.Keep):
        reason = _keep_objection(state, action)
    elif isinstance(action, moves.Pass):
        reason = _pass_objection(state)
    return reason


def _empty_deck_reason() -> Message:
    return N_("anludim", "The deck is empty.")


def _are_valid_cards(cards: Sequence[CardId], halves: Sequence[int]) -> bool:
    """Returns whether `cards` are ids of different cards in ascending order, with a half for
    each."""
    return (
        len(cards) == len(halves)
        and all(0 <= card < len(CARDS) for card in cards)
        and all(half in (0, 1) for half in halves)
        and all(a < b for a, b in pairwise(cards))
    )


def _bad_cards_reason() -> Message:
    return N_("anludim", "Use each card only once, and choose one of its two halves.")


def _lay_objection(state: State, lay: moves.Lay) -> Message | None:
    if not _are_valid_cards(lay.cards, lay.halves) or lay.discipline not in range(5):
        return _bad_cards_reason()
    reason = _source_objection(state, lay.cards, (), lay.discipline)
    if reason is not None:
        return reason
    strength = strength_of(lay.discipline, lay.cards, lay.halves)
    return _strength_objection(lay.discipline, strength, state.best[lay.discipline])


def _enlarge_objection(state: State, enlarge: moves.Enlarge) -> Message | None:
    own = state.combination(state.active, enlarge.serial)
    if own is None:
        return _not_yours_reason()
    if not _are_valid_cards(enlarge.cards, enlarge.halves):
        return _bad_cards_reason()
    if not set(own.cards) < set(enlarge.cards):
        return N_("anludim", "Keep all the cards in the combination, and add at least one.")
    reason = _source_objection(state, enlarge.cards, own.cards, own.discipline)
    if reason is not None:
        return reason
    strength = strength_of(own.discipline, enlarge.cards, enlarge.halves)
    return _strength_objection(own.discipline, strength, best_other_strength(state, own))


def _source_objection(
    state: State, cards: tuple[CardId, ...], staying: tuple[CardId, ...], discipline: int
) -> Message | None:
    """Returns the reason why one of the cards may not be used, or None if all of them may be used.

    A card may come from the hand, or be one of `staying`. In the expert game it may also come from
    a combination of a lower discipline (rules page, {#expert}).

    Args:
        cards: the cards of the combination.
        staying: the cards that were already in the combination; empty for a new one.
        discipline: the discipline of the combination.
    """
    hand = state.hands[state.active]
    for card in cards:
        if card in hand or card in staying:
            continue
        source = _combination_with(state, card)
        if source is None:
            return N_("anludim", "You can lay only cards from your own hand.")
        if not state.expert:
            return N_("anludim", "To reuse laid cards, take them back at the start of your turn.")
        if source.discipline >= discipline:
            return N_(
                "anludim",
                "You can reuse laid cards only in a combination of a higher discipline.",
            )
    return None


def _combination_with(state: State, card: CardId) -> Combination | None:
    for combination in state.combinations[state.active]:
        if card in combination.cards:
            return combination
    return None


def _strength_objection(
    discipline: int, strength: tuple[int, ...], best: tuple[int, ...]
) -> Message | None:
    if not best or strength > best:
        return None
    if strength == best:
        return N_("anludim", "You must beat what is already on the table: {combination}.").of(
            combination=a_combination(discipline, best)
        )
    reason = (
        N_("anludim", "A stronger run is already on the table: {combination}."),
        N_("anludim", "A stronger colour set is already on the table: {combination}."),
        N_("anludim", "Stronger pairs are already on the table: {combination}."),
        N_("anludim", "Stronger triples are already on the table: {combination}."),
        N_("anludim", "A stronger assembly is already on the table: {combination}."),
    )[discipline]
    return reason.of(combination=a_combination(discipline, best))


def _take_back_objection(state: State, action: moves.TakeBack) -> Message | None:
    if state.expert:
        return N_("anludim", "In the expert game, you cannot take laid cards back into your hand.")
    if state.phase != START:
        return N_("anludim", "You can take combinations back only at the start of your turn.")
    if state.combination(state.active, action.serial) is None:
        return _not_yours_reason()
    return None


def _not_yours_reason() -> Message:
    return N_("anludim", "This combination is not yours.")


def _option_objection(
    state: State, action: moves.SpendObject | moves.SpendScroll
) -> Message | None:
    if state.spent:
        return N_("anludim", "You have already discarded an object or a scroll this turn.")
    if isinstance(action, moves.SpendScroll):
        if not state.scrolls[state.active]:
            return N_("anludim", "You have no scroll to discard.")
    elif (
        action.discipline not in range(5)
        or action.value not in state.objects[state.active][action.discipline]
    ):
        return N_("anludim", "You do not have this object.")
    return None if state.can_draw_from_deck() else _empty_deck_reason()


def _pass_objection(state: State) -> Message | None:
    if state.can_draw():
        return N_("anludim", "You cannot pass while there are cards to draw.")
    if formations_of_hand(state.hands[state.active]).offers(state.best):
        return N_("anludim", "You cannot pass while you can lay a combination from your hand.")
    return None


def _keep_objection(state: State, keep: moves.Keep) -> Message | None:
    seat = state.next_to_choose()
    limit = keep_limit(state.gold[seat])
    if any(card not in state.hands[seat] for card in keep.cards):
        return N_("anludim", "You can keep only cards from your own hand.")
    if not _are_valid_cards(keep.cards, (0,) * len(keep.cards)):
        return N_("anludim", "Choose each card only once.")
    if len(keep.cards) > limit:
        return NN_("anludim", "You can keep at most %n card(s).", "", limit)
    return None
