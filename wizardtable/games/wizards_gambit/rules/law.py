# SPDX-License-Identifier: MIT
"""The reasons why actions are illegal: a sentence for each way to break a rule.

Functions ending in `_objection` return the reason against an action, or None if it is legal.
"""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import abilities, moves
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.casting import possible_targets
from wizardtable.games.wizards_gambit.rules.pool import (
    can_play,
    missing_count_and_types,
    recallable_components,
)
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    FORESEE,
    GIVE,
    LIMIT,
    OVER,
    RECALL,
    RECLAIM,
    START,
    TRANSMUTE,
    TURN,
    WITHER,
    State,
)
from wizardtable.games.wizards_gambit.rules.terms import (
    Name,
    a_component,
    the_incantation,
    the_spell,
)

_DECISION_TEXTS: Final = {
    START: N_("wizards_gambit law", "First use {spell} or skip the ability."),
    GIVE: N_("wizards_gambit law", "First give a card in return."),
    TURN: N_("wizards_gambit law", "That is not what you have to decide now."),
    AIM: N_("wizards_gambit law", "First choose an opponent for the incantation."),
    WITHER: N_("wizards_gambit law", "First discard a card for {incantation}."),
    DISPEL: N_("wizards_gambit law", "First choose the component to discard."),
    TRANSMUTE: N_("wizards_gambit law", "First move a component for the incantation."),
    RECALL: N_("wizards_gambit law", "First take a component from the discard pile."),
    RECLAIM: N_("wizards_gambit law", "First choose the components to take back."),
    FORESEE: N_("wizards_gambit law", "First keep one of the two cards."),
    LIMIT: N_("wizards_gambit law", "First discard down to your hand limit."),
    OVER: N_("wizards_gambit law", "The match is over."),
}

_NOT_HELD: Final = N_("wizards_gambit law", "You do not have this card in hand.")
_NO_SPELL: Final = N_("wizards_gambit law", "This spell is not in the pool.")
_AURA_PROTECTS: Final = N_("wizards_gambit law", "An aura protects this spell.")
_NOT_LAID: Final = N_("wizards_gambit law", "This component is not on that spell.")
_NO_OPPONENT: Final = N_("wizards_gambit law", "Choose an opponent.")
_NO_CARDS: Final = N_("wizards_gambit law", "This opponent has no cards.")
_OPPONENT_PROTECTED: Final = N_(
    "wizards_gambit law", "You cannot choose this opponent: {spell} protects them."
)
_NO_ACTION: Final = N_("wizards_gambit law", "You have no incantation actions left this turn.")
_NOT_WORKING: Final = N_(
    "wizards_gambit law",
    "The top spell of your book does not allow this move, or you have "
    "already used its ability this turn.",
)
_NO_COMPONENT: Final = N_("wizards_gambit law", "This is not a component.")
_NO_CLAIM: Final = N_(
    "wizards_gambit law", "You cannot complete a spell while your gambit is in play."
)
_OTHER_TYPE: Final = N_("wizards_gambit law", "This component cannot stand for another type.")


def check_action(state: State, action: moves.Action) -> None:
    """Raises IllegalAction, with the reason, if the seat to move may not take this action."""
    steps, objection_of = _STEPS_AND_OBJECTION_BY_ACTION[type(action)]
    if state.step not in steps:
        raise IllegalAction(_pending_decision(state))
    objection = objection_of(state, action)
    if objection is not None:
        raise IllegalAction(objection)


def _pending_decision(state: State) -> Message:
    """Returns the sentence that names the decision to be made now."""
    text = _DECISION_TEXTS[state.step]
    if state.step == START:
        return text.of(spell=_top_spell(state, state.to_move))
    if state.casting == box.NO_CARD:
        return text
    return text.of(incantation=the_incantation(state.table, state.casting))


def _top_spell(state: State, seat: int) -> Name:
    return the_spell(state.table, state.books[seat][-1])


def _is_in_hand(state: State, face: box.Face) -> bool:
    return face in state.hands[state.to_move]


def _slot_objection(state: State, slot: int) -> Message | None:
    """Returns the reason why nothing can be done to the spell in a slot, or None if something can
    be done.

    The reason is that the slot is empty or that an aura protects the spell.
    """
    if slot not in range(box.POOL_SLOTS) or state.pool[slot] == box.NO_SPELL:
        return _NO_SPELL
    if state.auras[slot] >= 0:
        return _AURA_PROTECTS
    return None


def _laying_objection(state: State, slot: int, as_type: int) -> Message | None:
    """Returns the reason why the active seat cannot put a component on a spell, or None.

    `as_type`: the type that the component stands for.
    """
    reason = _slot_objection(state, slot)
    if reason is not None:
        return reason
    count, types = missing_count_and_types(state, slot)
    if as_type not in types:
        return _not_needed_objection(state, slot, as_type)
    if count == 1 and not abilities.can_claim(state, state.active):
        return _NO_CLAIM
    return None


def _not_needed_objection(state: State, slot: int, as_type: int) -> Message:
    """Returns the sentence that the spell in a slot does not need a component, or that no spell
    does.

    `as_type`: the type of component that is not needed.
    """
    if as_type not in range(box.TYPE_COUNT):
        return _NO_COMPONENT
    component = a_component(as_type)
    for other, spell in enumerate(state.pool):
        if spell != box.NO_SPELL and as_type in missing_count_and_types(state, other)[1]:
            text = N_("wizards_gambit law", "{spell} does not need {component}.")
            return text.of(spell=the_spell(state.table, state.pool[slot]), component=component)
    text = N_("wizards_gambit law", "No spell in the pool needs {component}.")
    return text.of(component=component)


def _play_objection(state: State, action: moves.PlayComponent) -> Message | None:
    seat, face, as_type = state.active, action.face, action.as_type
    if not _is_in_hand(state, face):
        return _NOT_HELD
    if not box.is_component(face) or as_type not in range(box.TYPE_COUNT):
        return _NO_COMPONENT
    if not abilities.can_play_face(state, seat, face):
        return N_("wizards_gambit law", "You cannot play another component this turn.")
    if face not in (box.FLAKE, as_type) and not abilities.can_use(
        state, seat, box.TRANSCENDENT_FOCUS
    ):
        return _OTHER_TYPE
    return _laying_objection(state, action.slot, as_type)


def _move_objection(state: State, action: moves.MoveComponent) -> Message | None:
    if state.step == TURN and not abilities.can_use(state, state.active, box.RUNE_SHIFT):
        return _NOT_WORKING
    reason = _removal_objection(state, action.laid, action.source)
    if reason is not None:
        return reason
    if action.source == action.target:
        return N_("wizards_gambit law", "Move the component to another spell.")
    if action.laid[0] not in (box.FLAKE, action.as_type):
        return _OTHER_TYPE
    return _laying_objection(state, action.target, action.as_type)


def _removal_objection(state: State, laid: moves.Laid, slot: int) -> Message | None:
    """Returns the reason why a component cannot be taken off a pool spell, or None."""
    reason = _slot_objection(state, slot)
    if reason is None and laid not in state.laid[slot]:
        return _NOT_LAID
    return reason


def _cast_objection(state: State, action: moves.Cast) -> Message | None:
    seat, face = state.active, action.face
    if not _is_in_hand(state, face):
        return _NOT_HELD
    if not box.is_incantation(face):
        return N_("wizards_gambit law", "This is not an incantation.")
    if abilities.is_muted(state, seat):
        text = N_(
            "wizards_gambit law",
            "You cannot play incantations while {spell} is on top of your book.",
        )
        return text.of(spell=_top_spell(state, seat))
    return None if abilities.can_cast(state, seat, face) else _NO_ACTION


def _gambit_objection(state: State, face: box.Face) -> Message | None:
    """Returns the reason why the active seat cannot play this gambit, or None."""
    seat = state.active
    if face != state.ready[seat] and not _is_in_hand(state, face):
        return N_("wizards_gambit law", "You do not have this gambit.")
    if not box.is_gambit(face):
        return N_("wizards_gambit law", "This is not a gambit.")
    return None if abilities.has_action(state, seat) else _NO_ACTION


def _second_gambit_objection(state: State) -> Message | None:
    if state.gambits[state.active] == box.NO_CARD:
        return None
    return N_("wizards_gambit law", "You already have a gambit in play.")


def _aura_objection(state: State, action: moves.LayAura) -> Message | None:
    reason = _gambit_objection(state, action.face) or _second_gambit_objection(state)
    if reason is not None:
        return reason
    reason = _slot_objection(state, action.slot)
    if reason is _AURA_PROTECTS:
        return N_("wizards_gambit law", "This spell already has a gambit.")
    return reason


def _annulment_objection(state: State, action: moves.LayAnnulment) -> Message | None:
    reason = _gambit_objection(state, action.face) or _second_gambit_objection(state)
    if reason is not None:
        return reason
    if action.seat not in range(len(state.hands)):
        return N_("wizards_gambit law", "This spell book does not exist.")
    if state.annulments[action.seat] >= 0:
        return N_("wizards_gambit law", "This spell book already has a gambit.")
    if abilities.is_sealed(state, action.seat):
        text = N_("wizards_gambit law", "No gambit can be played on a book with {spell} on top.")
        return text.of(spell=_top_spell(state, action.seat))
    return None


def _destroy_objection(state: State, action: moves.Destroy) -> Message | None:
    reason = _gambit_objection(state, action.face) or _opponent_objection(state, action.seat)
    if reason is None and state.gambits[action.seat] == box.NO_CARD:
        return N_("wizards_gambit law", "This opponent has no gambit in play.")
    return reason


def _opponent_objection(state: State, seat: int) -> Message | None:
    others = [other for other in range(len(state.hands)) if other != state.active]
    return None if seat in others else _NO_OPPONENT


def _release_objection(state: State, action: moves.Release) -> Message | None:
    if state.gambits[state.active] == box.NO_CARD:
        return N_("wizards_gambit law", "You have no gambit in play.")
    if state.fresh:
        return N_(
            "wizards_gambit law",
            "You cannot release a gambit on the turn you play it.",
        )
    return None if abilities.has_action(state, state.active) else _NO_ACTION


def _banish_objection(state: State, action: moves.Banish) -> Message | None:
    if not abilities.can_use(state, state.active, box.BANISHMENT):
        return _NOT_WORKING
    if not abilities.has_action(state, state.active):
        return _NO_ACTION
    reason = _slot_objection(state, action.slot)
    if reason is None and state.laid[action.slot]:
        return N_("wizards_gambit law", "This spell already has components.")
    return reason


def _drain_objection(state: State, action: moves.Drain) -> Message | None:
    if not abilities.can_use(state, state.active, box.DRAIN):
        return _NOT_WORKING
    return _victim_objection(state, action.seat)


def _victim_objection(state: State, seat: int) -> Message | None:
    """Returns the reason why Drain, Larceny or Corrupt Exchange cannot be aimed at a seat, or
    None."""
    reason = _opponent_objection(state, seat)
    if reason is not None:
        return reason
    if abilities.is_warded(state, seat):
        return _OPPONENT_PROTECTED.of(spell=_top_spell(state, seat))
    return None if state.hands[seat] else _NO_CARDS


def _scry_objection(state: State, action: moves.Scry) -> Message | None:
    if not abilities.can_use(state, state.active, box.SCRYING):
        return _NOT_WORKING
    return None if _is_in_hand(state, action.face) else _NOT_HELD


def _end_turn_objection(state: State, action: moves.EndTurn) -> Message | None:
    if not state.played and can_play(state, state.active):
        return N_("wizards_gambit law", "First play a component: you have one that fits.")
    return None


def _choose_seat_objection(state: State, action: moves.ChooseSeat) -> Message | None:
    if state.step == AIM and action.seat in possible_targets(state):
        return None  # Exchange of Minds may be aimed at an opponent without cards
    return _victim_objection(state, action.seat)


def _decline_objection(state: State, action: moves.Decline) -> Message | None:
    return None


def _hand_objection(state: State, action: moves.Give | moves.Discard) -> Message | None:
    return None if _is_in_hand(state, action.face) else _NOT_HELD


def _dispel_objection(state: State, action: moves.Dispel) -> Message | None:
    return _removal_objection(state, action.laid, action.slot)


def _take_back_objection(state: State, action: moves.TakeBack) -> Message | None:
    if state.step == RECALL:
        if action.face in recallable_components(state):
            return None
        return N_("wizards_gambit law", "This component is not in the discard pile.")
    if action.face in state.aside:
        return None
    return N_("wizards_gambit law", "This component was not on the completed spell.")


def _keep_objection(state: State, action: moves.Keep) -> Message | None:
    if action.face in state.looked:
        return None
    return N_("wizards_gambit law", "Choose one of the two cards.")


_STEPS_AND_OBJECTION_BY_ACTION: Final[
    dict[type, tuple[tuple[int, ...], Callable[[State, Any], Message | None]]]
] = {
    moves.PlayComponent: ((TURN,), _play_objection),
    moves.MoveComponent: ((TURN, TRANSMUTE), _move_objection),
    moves.Cast: ((TURN,), _cast_objection),
    moves.LayAura: ((TURN,), _aura_objection),
    moves.LayAnnulment: ((TURN,), _annulment_objection),
    moves.Destroy: ((TURN,), _destroy_objection),
    moves.Release: ((TURN,), _release_objection),
    moves.Banish: ((TURN,), _banish_objection),
    moves.Drain: ((TURN,), _drain_objection),
    moves.Scry: ((TURN,), _scry_objection),
    moves.EndTurn: ((TURN,), _end_turn_objection),
    moves.ChooseSeat: ((START, AIM), _choose_seat_objection),
    moves.Decline: ((START, RECLAIM), _decline_objection),
    moves.Give: ((GIVE,), _hand_objection),
    moves.Discard: ((WITHER, LIMIT), _hand_objection),
    moves.Dispel: ((DISPEL,), _dispel_objection),
    moves.TakeBack: ((RECALL, RECLAIM), _take_back_objection),
    moves.Keep: ((FORESEE,), _keep_objection),
}
"""By class of action: the steps in which the action is possible, and the function that returns the
reason against it."""
