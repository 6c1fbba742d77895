# SPDX-License-Identifier: MIT
"""What is forbidden, and why: one sentence for every way in which an action can be illegal."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules.abilities import (
    has_action,
    is_muted,
    is_sealed,
    is_warded,
    may_cast,
    may_claim,
    may_play,
    ready_to_use,
)
from wizardtable.games.wizards_gambit.rules.casting import aims
from wizardtable.games.wizards_gambit.rules.components import (
    BANISHMENT,
    DRAIN,
    FLAKE,
    NO_CARD,
    NO_SPELL,
    POOL,
    RUNE_SHIFT,
    SCRYING,
    TRANSCENDENT_FOCUS,
    TYPES,
    Face,
    is_component,
    is_gambit,
    is_incantation,
)
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Banish,
    Cast,
    ChooseSeat,
    Decline,
    Destroy,
    Discard,
    Dispel,
    Drain,
    EndTurn,
    Give,
    Keep,
    Laid,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
    Scry,
    TakeBack,
)
from wizardtable.games.wizards_gambit.rules.pool import can_play, lack, recallable
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
from wizardtable.games.wizards_gambit.rules.terms import Name, the_incantation, the_spell

_FIRST: Final = {
    START: N_("wizards_gambit law", "First use {spell}, or let it be."),
    GIVE: N_("wizards_gambit law", "First give a card back."),
    TURN: N_("wizards_gambit law", "There is nothing of the kind to be decided now."),
    AIM: N_("wizards_gambit law", "First choose an opponent for the incantation."),
    WITHER: N_("wizards_gambit law", "First discard a card for {incantation}."),
    DISPEL: N_("wizards_gambit law", "First choose the component that is dispelled."),
    TRANSMUTE: N_("wizards_gambit law", "First move a component by the incantation."),
    RECALL: N_("wizards_gambit law", "First take a component from the discards."),
    RECLAIM: N_("wizards_gambit law", "First say which components you take in hand."),
    FORESEE: N_("wizards_gambit law", "First keep one of the two cards."),
    LIMIT: N_("wizards_gambit law", "First discard down to the hand limit."),
    OVER: N_("wizards_gambit law", "The match is over."),
}

_NOT_HELD: Final = N_("wizards_gambit law", "You do not hold this card.")
_NO_SPELL: Final = N_("wizards_gambit law", "There is no such spell in the pool.")
_AURA: Final = N_("wizards_gambit law", "An aura protects this spell.")
_NOT_LAID: Final = N_("wizards_gambit law", "No such component lies on this spell.")
_NO_OPPONENT: Final = N_("wizards_gambit law", "This is no opponent of yours.")
_NO_CARDS: Final = N_("wizards_gambit law", "This opponent holds no cards.")
_WARDED: Final = N_(
    "wizards_gambit law", "This opponent is out of reach: {spell} gives protection."
)
_NO_ACTION: Final = N_("wizards_gambit law", "You have no incantation action left this turn.")
_NOT_WORKING: Final = N_(
    "wizards_gambit law", "No ability of yours allows this now, or you have used it this turn."
)
_NOT_LACKED: Final = N_("wizards_gambit law", "This spell does not lack such a component.")
_NO_CLAIM: Final = N_(
    "wizards_gambit law", "You cannot complete a spell while you have a gambit in play."
)
_OTHER_TYPE: Final = N_(
    "wizards_gambit law", "Only a Prismatic Flake stands for a type of your choice."
)


def check(state: State, action: Action) -> None:
    """Raise IllegalAction, with the reason, unless the seat to move may take this action."""
    steps, reason_of = _LAW[type(action)]
    if state.step not in steps:
        raise IllegalAction(_first(state))
    reason = reason_of(state, action)
    if reason is not None:
        raise IllegalAction(reason)


def _first(state: State) -> Message:
    """What is to be done before anything else."""
    text = _FIRST[state.step]
    if state.step == START:
        return text.of(spell=_top(state, state.to_move))
    if state.casting == NO_CARD:
        return text
    return text.of(incantation=the_incantation(state.table, state.casting))


def _top(state: State, seat: int) -> Name:
    return the_spell(state.table, state.books[seat][-1])


def _held(state: State, face: Face) -> bool:
    return face in state.hands[state.to_move]


def _slot(state: State, slot: int) -> Message | None:
    """Why nothing can be done to a place of the pool."""
    if slot not in range(POOL) or state.pool[slot] == NO_SPELL:
        return _NO_SPELL
    if state.auras[slot] >= 0:
        return _AURA
    return None


def _room(state: State, slot: int, as_type: int) -> Message | None:
    """Why the active seat can put no component on a pool spell as a type."""
    reason = _slot(state, slot)
    if reason is not None:
        return reason
    count, types = lack(state, slot)
    if as_type not in types:
        return _NOT_LACKED
    if count == 1 and not may_claim(state, state.active):
        return _NO_CLAIM
    return None


def _play(state: State, action: PlayComponent) -> Message | None:
    seat, face, as_type = state.active, action.face, action.as_type
    if not _held(state, face):
        return _NOT_HELD
    if not is_component(face) or as_type not in range(TYPES):
        return N_("wizards_gambit law", "This is not a component.")
    if not may_play(state, seat, face):
        return N_("wizards_gambit law", "You can play no further component this turn.")
    if face not in (FLAKE, as_type) and not ready_to_use(state, seat, TRANSCENDENT_FOCUS):
        return _OTHER_TYPE
    return _room(state, action.slot, as_type)


def _move(state: State, action: MoveComponent) -> Message | None:
    if state.step == TURN and not ready_to_use(state, state.active, RUNE_SHIFT):
        return _NOT_WORKING
    reason = _on(state, action.laid, action.source)
    if reason is not None:
        return reason
    if action.source == action.target:
        return N_("wizards_gambit law", "It has to be moved to another spell.")
    if action.laid[0] not in (FLAKE, action.as_type):
        return _OTHER_TYPE
    return _room(state, action.target, action.as_type)


def _on(state: State, laid: Laid, slot: int) -> Message | None:
    """Why a laid component cannot leave a pool spell."""
    reason = _slot(state, slot)
    if reason is None and laid not in state.laid[slot]:
        return _NOT_LAID
    return reason


def _cast(state: State, action: Cast) -> Message | None:
    seat, face = state.active, action.face
    if not _held(state, face):
        return _NOT_HELD
    if not is_incantation(face):
        return N_("wizards_gambit law", "This is not an incantation.")
    if is_muted(state, seat):
        text = N_("wizards_gambit law", "With {spell} on your book you may not play incantations.")
        return text.of(spell=_top(state, seat))
    return None if may_cast(state, seat, face) else _NO_ACTION


def _gambit(state: State, face: Face) -> Message | None:
    """Why the active seat cannot play a gambit."""
    seat = state.active
    if face != state.ready[seat] and not _held(state, face):
        return N_("wizards_gambit law", "You do not have this gambit.")
    if not is_gambit(face):
        return N_("wizards_gambit law", "This is not a gambit.")
    return None if has_action(state, seat) else _NO_ACTION


def _own_in_play(state: State) -> Message | None:
    if state.gambits[state.active] == NO_CARD:
        return None
    return N_("wizards_gambit law", "You have a gambit in play already.")


def _aura(state: State, action: LayAura) -> Message | None:
    reason = _gambit(state, action.face) or _own_in_play(state)
    if reason is not None:
        return reason
    reason = _slot(state, action.slot)
    if reason is _AURA:
        return N_("wizards_gambit law", "A gambit lies on this spell already.")
    return reason


def _annulment(state: State, action: LayAnnulment) -> Message | None:
    reason = _gambit(state, action.face) or _own_in_play(state)
    if reason is not None:
        return reason
    if action.seat not in range(len(state.hands)):
        return N_("wizards_gambit law", "There is no such spell book.")
    if state.annulments[action.seat] >= 0:
        return N_("wizards_gambit law", "A gambit lies on this spell book already.")
    if is_sealed(state, action.seat):
        text = N_("wizards_gambit law", "No gambit can be laid on a book that shows {spell}.")
        return text.of(spell=_top(state, action.seat))
    return None


def _destroy(state: State, action: Destroy) -> Message | None:
    reason = _gambit(state, action.face) or _opponent(state, action.seat)
    if reason is None and state.gambits[action.seat] == NO_CARD:
        return N_("wizards_gambit law", "This opponent has no gambit in play.")
    return reason


def _opponent(state: State, seat: int) -> Message | None:
    others = [other for other in range(len(state.hands)) if other != state.active]
    return None if seat in others else _NO_OPPONENT


def _release(state: State, action: Release) -> Message | None:
    if state.gambits[state.active] == NO_CARD:
        return N_("wizards_gambit law", "You have no gambit in play.")
    if state.fresh:
        return N_(
            "wizards_gambit law",
            "A gambit can be released only in a later turn than it was played.",
        )
    return None if has_action(state, state.active) else _NO_ACTION


def _banish(state: State, action: Banish) -> Message | None:
    if not ready_to_use(state, state.active, BANISHMENT):
        return _NOT_WORKING
    if not has_action(state, state.active):
        return _NO_ACTION
    reason = _slot(state, action.slot)
    if reason is None and state.laid[action.slot]:
        return N_("wizards_gambit law", "Components lie on this spell.")
    return reason


def _drain(state: State, action: Drain) -> Message | None:
    if not ready_to_use(state, state.active, DRAIN):
        return _NOT_WORKING
    return _reached(state, action.seat)


def _reached(state: State, seat: int) -> Message | None:
    """Why a theft or Drain cannot be aimed at a seat."""
    reason = _opponent(state, seat)
    if reason is not None:
        return reason
    if is_warded(state, seat):
        return _WARDED.of(spell=_top(state, seat))
    return None if state.hands[seat] else _NO_CARDS


def _scry(state: State, action: Scry) -> Message | None:
    if not ready_to_use(state, state.active, SCRYING):
        return _NOT_WORKING
    return None if _held(state, action.face) else _NOT_HELD


def _end(state: State, action: EndTurn) -> Message | None:
    if not state.played and can_play(state, state.active):
        return N_("wizards_gambit law", "First play a component: you have one that fits.")
    return None


def _choose_seat(state: State, action: ChooseSeat) -> Message | None:
    if state.step == AIM and action.seat in aims(state):
        return None  # hands can be swapped with one who holds no cards
    return _reached(state, action.seat)


def _decline(state: State, action: Decline) -> Message | None:
    return None


def _in_hand(state: State, action: Give | Discard) -> Message | None:
    return None if _held(state, action.face) else _NOT_HELD


def _dispel(state: State, action: Dispel) -> Message | None:
    return _on(state, action.laid, action.slot)


def _take_back(state: State, action: TakeBack) -> Message | None:
    if state.step == RECALL:
        if action.face in recallable(state):
            return None
        return N_("wizards_gambit law", "There is no such component among the discards.")
    if action.face in state.aside:
        return None
    return N_("wizards_gambit law", "No such component lay on the completed spell.")


def _keep(state: State, action: Keep) -> Message | None:
    if action.face in state.looked:
        return None
    return N_("wizards_gambit law", "This is neither of the two cards.")


_LAW: Final[dict[type, tuple[tuple[int, ...], Callable[[State, Any], Message | None]]]] = {
    PlayComponent: ((TURN,), _play),
    MoveComponent: ((TURN, TRANSMUTE), _move),
    Cast: ((TURN,), _cast),
    LayAura: ((TURN,), _aura),
    LayAnnulment: ((TURN,), _annulment),
    Destroy: ((TURN,), _destroy),
    Release: ((TURN,), _release),
    Banish: ((TURN,), _banish),
    Drain: ((TURN,), _drain),
    Scry: ((TURN,), _scry),
    EndTurn: ((TURN,), _end),
    ChooseSeat: ((START, AIM), _choose_seat),
    Decline: ((START, RECLAIM), _decline),
    Give: ((GIVE,), _in_hand),
    Discard: ((WITHER, LIMIT), _in_hand),
    Dispel: ((DISPEL,), _dispel),
    TakeBack: ((RECALL, RECLAIM), _take_back),
    Keep: ((FORESEE,), _keep),
}
"""By class of action, the steps in which it is one, and what then says why not."""
