# SPDX-License-Identifier: MIT
"""Why an action is good, in a sentence for the player who asked for a hint."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.mind.values import ABILITY
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import hand_limit, may_claim, working
from wizardtable.games.wizards_gambit.rules.casting import effect_cast
from wizardtable.games.wizards_gambit.rules.packed_counts import TOP, covered, held, wanting
from wizardtable.games.wizards_gambit.rules.pool import fits, short
from wizardtable.games.wizards_gambit.rules.state import RECLAIM, START, Observation
from wizardtable.games.wizards_gambit.text.waste import is_useful

_NEEDED: Final = N_("wizards_gambit reason", "A spell in the pool needs this component.")

_OTHERWISE: Final = N_("wizards_gambit reason", "This card is likely to be useful.")

_FITS_ALL: Final = N_("wizards_gambit reason", "A Flake fits any spell.")

_COUPLE: Final = 2
"""Components that two opponents play, or one with Quick Hands."""

_LEAST: Final = N_("wizards_gambit reason", "You can spare this card.")


def reason(observation: Observation, action: moves.Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    return _REASONS[type(action)](observation, action)


def _claiming(seen: Observation, slot: int) -> Message:
    """What speaks for completing a spell."""
    spell = seen.pool[slot]
    points = seen.scores[seen.viewer] + seen.table.points[spell]
    if points >= box.GOAL:
        return N_("wizards_gambit reason", "Completes a spell and wins the match.")
    return NN_("wizards_gambit reason", "That gives you %n of the ten points you need.", "", points)


def _in_hand(
    seen: Observation, slot: int, extra: tuple[box.Face, int], spent: box.Face | None
) -> bool:
    """Whether the viewer holds all that a spell lacks once one more component lies there, and the
    spent card has left their hand."""
    spell = seen.pool[slot]
    left = wanting(seen.table.packed[spell], (*seen.laid[slot], extra))
    hand = list(seen.hands[seen.viewer])
    if spent in hand:
        hand.remove(spent)
    return covered(left, held(tuple(hand))) == left >> TOP


def _missing_from_hand(seen: Observation, slot: int, more: tuple[tuple[box.Face, int], ...]) -> int:
    """Returns how many components a spell needs that the viewer does not hold, with `more` on
    it."""
    left = wanting(seen.table.packed[seen.pool[slot]], (*seen.laid[slot], *more))
    return (left >> TOP) - covered(left, held(seen.hands[seen.viewer]))


def _playing(seen: Observation, action: moves.PlayComponent) -> Message:
    lack = short(seen, action.slot) - 1
    if not lack:
        return _claiming(seen, action.slot)
    if _in_hand(seen, action.slot, (action.face, action.as_type), action.face):
        return NN_(
            "wizards_gambit reason",
            "The spell will still lack %n component(s), and you hold what is missing.",
            "",
            lack,
        )
    following = (seen.viewer + 1) % len(seen.hands)
    if lack > (_COUPLE if working(seen, following) == box.QUICK_HANDS else 1):
        return N_(
            "wizards_gambit reason",
            "The spell will still lack two or more components, so the next "
            "wizard is unlikely to complete it.",
        )
    others = [
        slot for slot in range(box.POOL) if slot != action.slot and fits(seen, slot, action.face)
    ]
    if not others:
        return N_("wizards_gambit reason", "No other spell in the pool needs this component.")
    points = seen.table.points
    if points[seen.pool[action.slot]] < min([points[seen.pool[slot]] for slot in others]):
        return N_(
            "wizards_gambit reason",
            "Of the spells that this component fits, this one is worth the fewest points to "
            "an opponent.",
        )
    return _NEEDED


def _moving(seen: Observation, action: moves.MoveComponent) -> Message:
    if short(seen, action.target) == 1:
        return _claiming(seen, action.target)
    if short(seen, action.source) == 1:
        return N_(
            "wizards_gambit reason",
            "The spell you take the component from is one short: an opponent "
            "could complete that spell.",
        )
    if _in_hand(seen, action.target, (action.laid[0], action.as_type), None):
        return N_(
            "wizards_gambit reason", "You hold everything that the other spell will still need."
        )
    before = _missing_from_hand(seen, action.source, ())
    after = _missing_from_hand(seen, action.target, ((action.laid[0], action.as_type),))
    if after < min(before, short(seen, action.target) - 1):  # some of it is in hand
        return N_(
            "wizards_gambit reason", "The component suits your hand better on the other spell."
        )
    return NN_(
        "wizards_gambit reason",
        "The other spell will then need only %n more component(s).",
        "",
        short(seen, action.target) - 1,
    )


_INCANTATIONS: Final = {
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
"""By effect, what speaks for playing an incantation."""

_FILLING: Final = (box.PROSPERITY, box.LARCENY, box.EXCHANGE_OF_MINDS, box.RECALL)
"""Effects that bring cards into an empty hand."""


def _casting(seen: Observation, action: moves.Cast) -> Message:
    effect = seen.table.effects[action.face - box.FIRST_INCANTATION]
    if len(seen.hands[seen.viewer]) == 1 and effect not in _FILLING:
        return N_("wizards_gambit reason", "Once you have played your last card, you draw five.")
    return _INCANTATIONS[effect]


def _aura(seen: Observation, action: moves.LayAura) -> Message:
    spell = seen.pool[action.slot]
    left = wanting(seen.table.packed[spell], seen.laid[action.slot])
    if covered(left, held(seen.hands[seen.viewer])) == left >> TOP:
        return N_(
            "wizards_gambit reason",
            "You hold what the spell lacks: the aura protects the spell until you "
            "release the gambit.",
        )
    if left >> TOP == 1:
        return N_("wizards_gambit reason", "Someone else may hold the last component of the spell.")
    return N_("wizards_gambit reason", "The aura protects this spell for a while.")


def _annulment(seen: Observation, action: moves.LayAnnulment) -> Message:
    own, ability = action.seat == seen.viewer, working(seen, action.seat)
    if own and ability in box.HARMFUL:
        return N_("wizards_gambit reason", "The top spell of your book harms you.")
    if not own and is_useful(seen.table, seen.books[action.seat]):
        return N_("wizards_gambit reason", "This book’s ability helps your opponent too much.")
    return N_(
        "wizards_gambit reason", "While the gambit stays there, no ability of this book works."
    )


def _destroying(seen: Observation, action: moves.Destroy) -> Message:
    if action.seat not in seen.auras:
        return N_("wizards_gambit reason", "The annulled book will work again.")
    return N_("wizards_gambit reason", "The spell under the aura will be open to you again.")


def _releasing(seen: Observation, action: moves.Release) -> Message:
    if may_claim(seen, seen.viewer):
        return N_("wizards_gambit reason", "You can then play another gambit.")
    return N_("wizards_gambit reason", "Without a gambit in play, you can claim spells again.")


def _banishing(seen: Observation, action: moves.Banish) -> Message:
    return N_("wizards_gambit reason", "This spell would help an opponent more than you.")


def _draining(seen: Observation, action: moves.Drain) -> Message:
    if seen.scores[action.seat] == max(seen.scores) > min(seen.scores):
        return N_("wizards_gambit reason", "Nobody is closer to winning than this opponent.")
    return N_("wizards_gambit reason", "Costs you nothing and costs an opponent a card.")


def _scrying(seen: Observation, action: moves.Scry) -> Message:
    return N_("wizards_gambit reason", "A new card will probably be more useful than this one.")


def _ending(seen: Observation, action: moves.EndTurn) -> Message:
    if not seen.played:
        return N_("wizards_gambit reason", "You have no component that you can play as it is.")
    return N_("wizards_gambit reason", "Your other cards will be more useful later.")


def _choosing(seen: Observation, action: moves.ChooseSeat) -> Message:
    others = [seat for seat in range(len(seen.hands)) if seat != seen.viewer]
    sizes = [len(seen.hands[seat]) for seat in others]
    cards = len(seen.hands[action.seat])
    swap = seen.step != START and effect_cast(seen) == box.EXCHANGE_OF_MINDS
    if swap and cards == max(sizes) > min(sizes):
        return N_("wizards_gambit reason", "No opponent holds more cards.")
    scores = [seen.scores[seat] for seat in others]
    if seen.scores[action.seat] == max(scores) > min(scores):
        return N_("wizards_gambit reason", "No opponent is closer to winning.")
    if cards and all(face >= 0 for face in seen.hands[action.seat]):
        return N_("wizards_gambit reason", "You know every card in this opponent’s hand.")
    if any(face >= 0 for face in seen.hands[action.seat]):
        return N_("wizards_gambit reason", "You know part of this opponent’s hand.")
    return N_("wizards_gambit reason", "This hand is likely to hold cards that you can use.")


def _declining(seen: Observation, action: moves.Decline) -> Message:
    if seen.step == RECLAIM:
        if len(seen.hands[seen.viewer]) >= hand_limit(seen, seen.viewer):
            return N_("wizards_gambit reason", "Your hand is already full.")
        return N_("wizards_gambit reason", "These components would not help you.")
    return N_("wizards_gambit reason", "You are unlikely to take a card that helps you.")


def _sparing(seen: Observation, action: moves.Give | moves.Discard) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "You are unlikely to need this gambit.")
    if box.is_component(face) and not any(fits(seen, slot, face) for slot in range(box.POOL)):
        return N_("wizards_gambit reason", "No spell in the pool needs this component.")
    if seen.hands[seen.viewer].count(face) > 1:
        return N_("wizards_gambit reason", "You hold more than one copy of this card.")
    return _LEAST


def _dispelling(seen: Observation, action: moves.Dispel) -> Message:
    others = [seat for seat in range(len(seen.hands)) if seat != seen.viewer]
    quick = any(working(seen, seat) == box.QUICK_HANDS for seat in others)
    if short(seen, action.slot) <= (_COUPLE if quick else 1):
        return N_("wizards_gambit reason", "An opponent could otherwise complete this spell.")
    if short(seen, action.slot) == _COUPLE <= len(others):
        return N_(
            "wizards_gambit reason",
            "Two opponents together could otherwise complete this spell before your next turn.",
        )
    if ABILITY[seen.table.abilities[seen.pool[action.slot]]] > 0.0:
        return N_("wizards_gambit reason", "This spell would help an opponent.")
    return N_("wizards_gambit reason", "This component matters least to your own plans.")


def _taking(seen: Observation, action: moves.TakeBack | moves.Keep) -> Message:
    face = action.face
    if box.is_gambit(face):
        return N_("wizards_gambit reason", "A gambit can save a spell for you.")
    if not box.is_component(face):
        return N_("wizards_gambit reason", "This incantation will come in useful.")
    for slot in range(box.POOL):
        if seen.pool[slot] != box.NO_SPELL and short(seen, slot) == 1 and fits(seen, slot, face):
            return N_(
                "wizards_gambit reason",
                "This is the last component that a spell in the pool still lacks.",
            )
    if face == box.FLAKE:
        return _FITS_ALL
    return _NEEDED if any(fits(seen, slot, face) for slot in range(box.POOL)) else _OTHERWISE


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
