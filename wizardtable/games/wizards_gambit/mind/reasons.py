# SPDX-License-Identifier: MIT
"""Why an action is good, in a sentence for the player who asked for a hint."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.mind.values import ABILITY
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import hand_limit
from wizardtable.games.wizards_gambit.rules.casting import effect_cast
from wizardtable.games.wizards_gambit.rules.packed_counts import TOP, covered, held, wanting
from wizardtable.games.wizards_gambit.rules.pool import fits, short
from wizardtable.games.wizards_gambit.rules.state import RECLAIM, START, Observation

_NEEDED: Final = N_("wizards_gambit reason", "Spells of the pool need it.")

_FITS_ALL: Final = N_("wizards_gambit reason", "A Flake fits every spell.")

_LEAST: Final = N_("wizards_gambit reason", "It is the card that you can spare most easily.")


def reason(observation: Observation, action: moves.Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    return _REASONS[type(action)](observation, action)


def _claiming(seen: Observation, slot: int) -> Message:
    """What speaks for completing a spell."""
    spell = seen.pool[slot]
    points = seen.table.points[spell]
    if seen.scores[seen.viewer] + points >= box.GOAL:
        return N_("wizards_gambit reason", "It completes a spell that wins you the game.")
    return NN_("wizards_gambit reason", "It completes a spell of %n point(s).", "", points)


def _in_hand(
    seen: Observation, slot: int, extra: tuple[box.Face, int], spent: box.Face | None
) -> bool:
    """Whether the viewer holds all that a spell lacks once one more component lies there, and the
    spent card has left his hand."""
    spell = seen.pool[slot]
    left = wanting(seen.table.packed[spell], (*seen.laid[slot], extra))
    hand = list(seen.hands[seen.viewer])
    if spent in hand:
        hand.remove(spent)
    return covered(left, held(tuple(hand))) == left >> TOP


def _playing(seen: Observation, action: moves.PlayComponent) -> Message:
    lack = short(seen, action.slot) - 1
    if not lack:
        return _claiming(seen, action.slot)
    if _in_hand(seen, action.slot, (action.face, action.as_type), action.face):
        return NN_(
            "wizards_gambit reason",
            "The spell then lacks %n component(s), and you hold what it lacks.",
            "",
            lack,
        )
    if lack > 1:
        return N_("wizards_gambit reason", "The spell is still too far from complete to be lost.")
    others = [
        slot for slot in range(box.POOL) if slot != action.slot and fits(seen, slot, action.face)
    ]
    if not others:
        return N_("wizards_gambit reason", "No other spell of the pool needs this component.")
    return N_("wizards_gambit reason", "Anywhere else it would help your opponents more.")


def _moving(seen: Observation, action: moves.MoveComponent) -> Message:
    if short(seen, action.target) == 1:
        return _claiming(seen, action.target)
    if short(seen, action.source) == 1:
        return N_("wizards_gambit reason", "One component more, and others might complete it.")
    if _in_hand(seen, action.target, (action.laid[0], action.as_type), None):
        return N_("wizards_gambit reason", "You hold what that spell will then lack.")
    return N_("wizards_gambit reason", "It serves your hand better on that spell.")


_INCANTATIONS: Final = {
    box.COLBACHS_BOUNTY: N_(
        "wizards_gambit reason", "Your hand holds much that can be played now."
    ),
    box.PROSPERITY: N_(
        "wizards_gambit reason", "Your hand has room, and new cards may complete a spell."
    ),
    box.HASTE: N_(
        "wizards_gambit reason", "With more components this turn you can complete a spell."
    ),
    box.LARCENY: N_("wizards_gambit reason", "A card more for you is a card less for an opponent."),
    box.WITHERING: N_(
        "wizards_gambit reason", "All your opponents lose a card, and you lose none."
    ),
    box.DISPEL: N_("wizards_gambit reason", "Otherwise an opponent could soon complete a spell."),
    box.TRANSMUTATION: N_(
        "wizards_gambit reason", "A component serves you better on another spell."
    ),
    box.EXCHANGE_OF_MINDS: N_(
        "wizards_gambit reason", "An opponent holds more than your hand does."
    ),
    box.RECALL: N_(
        "wizards_gambit reason", "Among the discards lies a component that you can use."
    ),
    box.ECLIPSE: N_("wizards_gambit reason", "Your opponents’ spells serve them well just now."),
}
"""By effect, what speaks for playing an incantation."""


def _casting(seen: Observation, action: moves.Cast) -> Message:
    if len(seen.hands[seen.viewer]) == 1:
        return N_("wizards_gambit reason", "With your last card played you draw five new ones.")
    return _INCANTATIONS[seen.table.effects[action.face - box.FIRST_INCANTATION]]


def _aura(seen: Observation, action: moves.LayAura) -> Message:
    spell = seen.pool[action.slot]
    left = wanting(seen.table.packed[spell], seen.laid[action.slot])
    if covered(left, held(seen.hands[seen.viewer])) == left >> TOP:
        return N_(
            "wizards_gambit reason",
            "You hold what the spell lacks: release the aura next turn and complete it.",
        )
    if left >> TOP == 1:
        return N_("wizards_gambit reason", "Others may hold the one component that it lacks.")
    return N_("wizards_gambit reason", "It keeps your opponents off this spell for a while.")


def _annulment(seen: Observation, action: moves.LayAnnulment) -> Message:
    if action.seat == seen.viewer:
        return N_("wizards_gambit reason", "Your top spell harms you as long as it works.")
    return N_("wizards_gambit reason", "The top spell of this book serves its owner too well.")


def _destroying(seen: Observation, action: moves.Destroy) -> Message:
    if action.seat not in seen.auras:
        return N_("wizards_gambit reason", "The annulled spell will work again.")
    return N_("wizards_gambit reason", "The spell under that aura will be open to you again.")


def _releasing(seen: Observation, action: moves.Release) -> Message:
    return N_("wizards_gambit reason", "Without a gambit in play you may claim spells again.")


def _banishing(seen: Observation, action: moves.Banish) -> Message:
    return N_("wizards_gambit reason", "This spell would serve your opponents more than you.")


def _draining(seen: Observation, action: moves.Drain) -> Message:
    if seen.scores[action.seat] == max(seen.scores):
        return N_("wizards_gambit reason", "Nobody is nearer to winning than this opponent.")
    return N_("wizards_gambit reason", "It costs you nothing, and an opponent a card.")


def _scrying(seen: Observation, action: moves.Scry) -> Message:
    return N_("wizards_gambit reason", "A new card is likely to serve you better than this one.")


def _ending(seen: Observation, action: moves.EndTurn) -> Message:
    if not seen.played:
        return N_("wizards_gambit reason", "No spell of the pool has room for what you hold.")
    return N_("wizards_gambit reason", "Your other cards will do more in a later turn.")


def _choosing(seen: Observation, action: moves.ChooseSeat) -> Message:
    others = [seat for seat in range(len(seen.hands)) if seat != seen.viewer]
    sizes = [len(seen.hands[seat]) for seat in others]
    cards = len(seen.hands[action.seat])
    swap = seen.step != START and effect_cast(seen) == box.EXCHANGE_OF_MINDS
    if swap and cards == max(sizes):
        return N_("wizards_gambit reason", "No opponent holds more cards.")
    if seen.scores[action.seat] == max(seen.scores[seat] for seat in others):
        return N_("wizards_gambit reason", "No opponent is nearer to winning.")
    if any(face >= 0 for face in seen.hands[action.seat]):
        return N_("wizards_gambit reason", "You know something of what this opponent holds.")
    return N_("wizards_gambit reason", "This hand is worth more to you than the others.")


def _declining(seen: Observation, action: moves.Decline) -> Message:
    if seen.step == RECLAIM:
        if len(seen.hands[seen.viewer]) >= hand_limit(seen, seen.viewer):
            return N_("wizards_gambit reason", "Your hand is full as it is.")
        return N_("wizards_gambit reason", "These components would not serve you.")
    return N_("wizards_gambit reason", "Whatever you took, you would give away something better.")


def _sparing(seen: Observation, action: moves.Give | moves.Discard) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "You will hardly need this gambit.")
    if box.is_component(face) and not any(fits(seen, slot, face) for slot in range(box.POOL)):
        return N_("wizards_gambit reason", "No spell of the pool needs this component.")
    if seen.hands[seen.viewer].count(face) > 1:
        return N_("wizards_gambit reason", "You hold more than one of them.")
    return _LEAST


def _dispelling(seen: Observation, action: moves.Dispel) -> Message:
    if short(seen, action.slot) == 1:
        return N_("wizards_gambit reason", "An opponent could have completed this spell next.")
    if ABILITY[seen.table.abilities[seen.pool[action.slot]]] > 0.0:
        return N_("wizards_gambit reason", "It is a spell that would serve your opponents well.")
    return N_("wizards_gambit reason", "It costs your own plans least.")


def _taking(seen: Observation, action: moves.TakeBack | moves.Keep) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "A gambit may save you a spell.")
    if not box.is_component(face):
        return N_("wizards_gambit reason", "You will find a turn for this incantation.")
    for slot in range(box.POOL):
        if seen.pool[slot] != box.NO_SPELL and short(seen, slot) == 1 and fits(seen, slot, face):
            return N_("wizards_gambit reason", "A spell of the pool lacks nothing else.")
    return _FITS_ALL if face == box.FLAKE else _NEEDED


_REASONS: Final[dict[type, Callable[[Observation, Any], Message]]] = {
    moves.PlayComponent: _playing,
    moves.MoveComponent: _moving,
    moves.Cast: _casting,
    moves.LayAura: _aura,
    moves.LayAnnulment: _annulment,
    moves.Destroy: _destroying,
    moves.Release: _releasing,
    moves.Banish: _banishing,
    moves.Drain: _draining,
    moves.Scry: _scrying,
    moves.EndTurn: _ending,
    moves.ChooseSeat: _choosing,
    moves.Decline: _declining,
    moves.Give: _sparing,
    moves.Discard: _sparing,
    moves.Dispel: _dispelling,
    moves.TakeBack: _taking,
    moves.Keep: _taking,
}
"""By class of action, what speaks for it."""
