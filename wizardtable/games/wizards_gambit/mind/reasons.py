# SPDX-License-Identifier: MIT
"""The reasons for actions: a sentence for a player who asks for a hint."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence
from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.mind.component_reasons import COMPONENT_REASONS
from wizardtable.games.wizards_gambit.mind.incantation_reasons import INCANTATION_REASONS
from wizardtable.games.wizards_gambit.mind.values import ABILITY_VALUES
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import (
    can_cast,
    can_claim,
    hand_limit,
    has_action,
    has_play,
    working_ability,
)
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

SOON_COMPLETED: Final = 2
"""A spell that lacks at most this many components may be completed before the next turn."""


FAR_SPELL_SHORT: Final = 3
"""A spell is far from complete if it lacks at least this many components."""


def _opponents(observation: Observation) -> list[int]:
    return [seat for seat in range(len(observation.hands)) if seat != observation.viewer]


def _own_hand(observation: Observation) -> tuple[box.Face, ...]:
    return observation.hands[observation.viewer]


def _needing_slots(observation: Observation, face: box.Face) -> list[int]:
    """Returns the slots whose spells need this component."""
    return [slot for slot in range(box.POOL_SLOTS) if needs_component(observation, slot, face)]


# Gambits.


def _hand_completes(observation: Observation, slot: int) -> bool:
    """Returns whether the viewer holds everything that the spell in a slot lacks."""
    spell = observation.pool[slot]
    lack = lack_after(observation.table.packed[spell], observation.laid[slot])
    return covered_count(lack, pack_hand(_own_hand(observation))) == lack >> TOP_FIELD_SHIFT


def _protects_own_spell(observation: Observation, action: moves.LayAura) -> bool:
    """Returns whether the viewer holds everything that the spell lacks."""
    return _hand_completes(observation, action.slot)


def _protects_last_place(observation: Observation, action: moves.LayAura) -> bool:
    """Returns whether the spell lacks one component, and an opponent may hold it."""
    if missing_count(observation, action.slot) != 1:
        return False
    hidden = any(box.HIDDEN in observation.hands[seat] for seat in _opponents(observation))
    held = {face for seat in _opponents(observation) for face in observation.hands[seat]}
    return hidden or any(
        face >= 0 and needs_component(observation, action.slot, face)
        for face in held
        if box.is_component(face)
    )


def _annuls_own_harm(observation: Observation, action: moves.LayAnnulment) -> bool:
    """Returns whether the top spell of the viewer's own book harms the viewer."""
    ability = working_ability(observation, action.seat)
    return action.seat == observation.viewer and ability in box.HARMFUL_ABILITIES


def _annuls_useful_book(observation: Observation, action: moves.LayAnnulment) -> bool:
    """Returns whether the top spell of an opponent's book helps its owner."""
    is_own = action.seat == observation.viewer
    return not is_own and is_useful(observation.table, observation.books[action.seat])


def _frees_book(observation: Observation, action: moves.Destroy) -> bool:
    """Returns whether the gambit lies on a book."""
    return action.seat not in observation.auras


def _claimable_slot(observation: Observation) -> int:
    """Returns the dearest spell that one component of the hand completes; -1 for none.

    Auras of other wizards protect spells, but the viewer's own gambit does not count.
    """
    viewer, points = observation.viewer, observation.table.points
    slots = [
        slot
        for slot in range(box.POOL_SLOTS)
        if missing_count(observation, slot) == 1
        and observation.auras[slot] in (-1, viewer)
        and _hand_completes(observation, slot)
    ]
    return max(slots, key=lambda slot: points[observation.pool[slot]], default=-1)


def _releases_to_claim(observation: Observation, action: moves.Release) -> bool:
    """Returns whether the viewer can complete a spell this turn once the gambit is gone."""
    may_claim = can_claim(observation, observation.viewer)
    return (
        not may_claim
        and has_play(observation, observation.viewer)
        and (_claimable_slot(observation) >= 0)
    )


def _claim_words(observation: Observation, action: moves.Release) -> Message:
    spell = observation.pool[_claimable_slot(observation)]
    text = N_("wizards_gambit reason", "You can then complete {spell} this turn.")
    return text.of(spell=terms.the_spell(observation.table, spell))


def _may_not_claim(observation: Observation, action: moves.Release) -> bool:
    """Returns whether the gambit keeps the viewer from claiming spells."""
    return not can_claim(observation, observation.viewer)


RELEASE_REASON: Final[Reason[Observation]] = Reason(
    "release to claim", (moves.Release,), _releases_to_claim, _claim_words
)
"""Without their gambit in play, the viewer can complete a spell this turn."""

_GAMBIT_REASONS: Final = (
    Reason(
        "aura for own spell",
        (moves.LayAura,),
        _protects_own_spell,
        fixed(
            N_(
                "wizards_gambit reason",
                "You hold what the spell needs: the aura will protect it until you "
                "release the gambit.",
            )
        ),
    ),
    Reason(
        "aura on spell one short",
        (moves.LayAura,),
        _protects_last_place,
        fixed(N_("wizards_gambit reason", "Someone else may hold the spell’s last component.")),
    ),
    Reason(
        "aura",
        (moves.LayAura,),
        always,
        fixed(
            N_(
                "wizards_gambit reason",
                "Nobody can play on this spell while the aura is on it.",
            )
        ),
    ),
    Reason(
        "harmful spell annulled",
        (moves.LayAnnulment,),
        _annuls_own_harm,
        fixed(N_("wizards_gambit reason", "The top spell of your book harms you.")),
    ),
    Reason(
        "useful spell annulled",
        (moves.LayAnnulment,),
        _annuls_useful_book,
        fixed(N_("wizards_gambit reason", "This book’s ability helps your opponent too much.")),
    ),
    Reason(
        "book annulled",
        (moves.LayAnnulment,),
        always,
        fixed(
            N_(
                "wizards_gambit reason",
                "While the gambit is there, none of this book’s abilities work.",
            )
        ),
    ),
    Reason(
        "book freed",
        (moves.Destroy,),
        _frees_book,
        fixed(N_("wizards_gambit reason", "The annulled book will work again.")),
    ),
    Reason(
        "spell freed",
        (moves.Destroy,),
        always,
        fixed(N_("wizards_gambit reason", "The spell under the aura will be open to you again.")),
    ),
    RELEASE_REASON,
    Reason(
        "release",
        (moves.Release,),
        _may_not_claim,
        fixed(N_("wizards_gambit reason", "Without a gambit in play, you can claim spells again.")),
    ),
    Reason(
        "release for another",
        (moves.Release,),
        always,
        fixed(N_("wizards_gambit reason", "You can then play another gambit.")),
    ),
)
"""The reasons for gambits."""


# Ending the turn, and doing without something.


def _has_not_played(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer could play no component this turn."""
    return not observation.played


def _castable(observation: Observation) -> list[box.Face]:
    """Returns the incantations in the viewer's hand that can still be played this turn."""
    viewer = observation.viewer
    return [
        face
        for face in sorted(set(_own_hand(observation)))
        if face >= box.FIRST_INCANTATION and can_cast(observation, viewer, face)
    ]


def _may_be_last_turn(observation: Observation) -> bool:
    """Returns whether a spell that lacks few components would let an opponent win."""
    points = [
        observation.table.points[spell]
        for slot, spell in enumerate(observation.pool)
        if spell != box.NO_SPELL and missing_count(observation, slot) <= SOON_COMPLETED
    ]
    scores = [score for seat, score in enumerate(observation.scores) if seat != observation.viewer]
    return max(scores) + max(points, default=0) >= box.GOAL_POINTS


def _keeps_one_incantation(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether exactly one incantation could still be played, and a later turn will
    come."""
    return len(_castable(observation)) == 1 and not _may_be_last_turn(observation)


def _keeps_incantations(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether several incantations could still be played, and a later turn will come."""
    return len(_castable(observation)) > 1 and not _may_be_last_turn(observation)


def _kept_incantation_words(observation: Observation, action: moves.EndTurn) -> Message:
    text = N_("wizards_gambit reason", "{incantation} will help you more on a later turn.")
    face = _castable(observation)[0]
    return text.of(incantation=terms.the_incantation(observation.table, face))


def _keeps_gambit(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer could play a gambit this turn, and has none in play."""
    viewer = observation.viewer
    has_gambit = observation.ready[viewer] != box.NO_CARD or any(
        box.is_gambit(face) for face in _own_hand(observation)
    )
    is_free = observation.gambits[viewer] == box.NO_CARD
    return has_gambit and is_free and has_action(observation, viewer)


def _leaves_gambit(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer has a gambit in play that could be released."""
    viewer = observation.viewer
    is_in_play = observation.gambits[viewer] != box.NO_CARD
    return is_in_play and not observation.fresh and has_action(observation, viewer)


def _keeps_component(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer could play another component."""
    return has_play(observation, observation.viewer) and any(
        _needing_slots(observation, face)
        for face in _own_hand(observation)
        if box.is_component(face)
    )


def _has_full_hand(observation: Observation, action: moves.Decline) -> bool:
    """Returns whether the viewer's hand is full while components may be taken back."""
    limit = hand_limit(observation, observation.viewer)
    return observation.step == RECLAIM and len(_own_hand(observation)) >= limit


def _needs_no_component(observation: Observation, action: moves.Decline) -> bool:
    """Returns whether no spell in the pool needs a component that may be taken back."""
    return observation.step == RECLAIM and not any(
        _needing_slots(observation, face) for face in observation.aside
    )


def _takes_back_nothing(observation: Observation, action: moves.Decline) -> bool:
    """Returns whether components may be taken back."""
    return observation.step == RECLAIM


_GIVING_UP_REASONS: Final = (
    Reason(
        "no component playable",
        (moves.EndTurn,),
        _has_not_played,
        fixed(N_("wizards_gambit reason", "You have no component that you can play as it is.")),
    ),
    Reason("incantation kept", (moves.EndTurn,), _keeps_one_incantation, _kept_incantation_words),
    Reason(
        "incantations kept",
        (moves.EndTurn,),
        _keeps_incantations,
        fixed(N_("wizards_gambit reason", "Your incantations will help you more on a later turn.")),
    ),
    Reason(
        "gambit kept",
        (moves.EndTurn,),
        _keeps_gambit,
        fixed(N_("wizards_gambit reason", "Keep your gambit until a spell or a book is worth it.")),
    ),
    Reason(
        "gambit left in play",
        (moves.EndTurn,),
        _leaves_gambit,
        fixed(N_("wizards_gambit reason", "Your gambit still serves you where it is.")),
    ),
    Reason(
        "component kept",
        (moves.EndTurn,),
        _keeps_component,
        fixed(
            N_("wizards_gambit reason", "You need not play another component: keep it for later.")
        ),
    ),
    Reason(
        "cards kept",
        (moves.EndTurn,),
        always,
        fixed(N_("wizards_gambit reason", "You will have more use for your other cards.")),
    ),
    Reason(
        "hand full",
        (moves.Decline,),
        _has_full_hand,
        fixed(N_("wizards_gambit reason", "Your hand is already full.")),
    ),
    Reason(
        "components not needed",
        (moves.Decline,),
        _needs_no_component,
        fixed(N_("wizards_gambit reason", "No spell in the pool needs these components.")),
    ),
    Reason(
        "components left",
        (moves.Decline,),
        _takes_back_nothing,
        fixed(N_("wizards_gambit reason", "Keep room in your hand for other cards.")),
    ),
    Reason(
        "nothing taken",
        (moves.Decline,),
        always,
        fixed(N_("wizards_gambit reason", "You are unlikely to take a card that helps you.")),
    ),
)
"""The reasons for ending the turn and for declining."""


# Choices and other abilities.


def _is_largest_hand(observation: Observation, action: moves.ChooseSeat) -> bool:
    """Returns whether hands are swapped, and no opponent holds more cards than this one."""
    sizes = [len(observation.hands[seat]) for seat in _opponents(observation)]
    cards = len(observation.hands[action.seat])
    is_swap = observation.step != START and (
        effect_being_cast(observation) == box.EXCHANGE_OF_MINDS
    )
    return is_swap and cards == max(sizes) > min(sizes)


def _is_leader(observation: Observation, action: moves.ChooseSeat | moves.Drain) -> bool:
    """Returns whether no opponent has more points than this one, and not all have as many."""
    scores = [observation.scores[seat] for seat in _opponents(observation)]
    return observation.scores[action.seat] == max(scores) > min(scores)


def _is_known_hand(observation: Observation, action: moves.ChooseSeat) -> bool:
    """Returns whether the viewer knows every card of the hand, which is not empty."""
    hand = observation.hands[action.seat]
    return bool(hand) and all(face >= 0 for face in hand)


def _is_partly_known_hand(observation: Observation, action: moves.ChooseSeat) -> bool:
    """Returns whether the viewer knows a card of the hand."""
    return any(face >= 0 for face in observation.hands[action.seat])


def _is_first_of_all(observation: Observation, action: moves.Drain) -> bool:
    """Returns whether nobody has more points than this opponent, and somebody has fewer."""
    return observation.scores[action.seat] == max(observation.scores) > min(observation.scores)


def _is_gambit(observation: Observation, action: moves.Give | moves.Discard) -> bool:
    """Returns whether the card is a gambit."""
    return box.is_gambit(action.face)


def _is_unneeded_component(observation: Observation, action: moves.Give | moves.Discard) -> bool:
    """Returns whether the card is a component that no spell in the pool needs."""
    return box.is_component(action.face) and not _needing_slots(observation, action.face)


def _is_held_twice(observation: Observation, action: moves.Give | moves.Discard) -> bool:
    """Returns whether the viewer holds another copy of the card."""
    return _own_hand(observation).count(action.face) > 1


def _shortest_need(observation: Observation, face: box.Face) -> int:
    """Returns the fewest components that a spell in need of this one lacks; 0 if none needs it."""
    lacks = [missing_count(observation, slot) for slot in _needing_slots(observation, face)]
    return min(lacks, default=0)


def _fits_far_spells(observation: Observation, action: moves.Give | moves.Discard) -> bool:
    """Returns whether the card is a component only for spells that are far from complete."""
    return box.is_component(action.face) and (
        _shortest_need(observation, action.face) >= FAR_SPELL_SHORT
    )


def _far_spells_words(observation: Observation, action: moves.Give | moves.Discard) -> Message:
    text = N_(
        "wizards_gambit reason",
        "The spells that need this component are still at least {count} components short.",
    )
    return text.of(count=_shortest_need(observation, action.face))


def _is_incantation(observation: Observation, action: moves.Give | moves.Discard) -> bool:
    """Returns whether the card is an incantation."""
    return not box.is_component(action.face) and not box.is_gambit(action.face)


def _plays_before_viewer(observation: Observation) -> int:
    """Returns the components that one opponent can play in a turn by abilities alone."""
    others = _opponents(observation)
    quick = any(working_ability(observation, seat) == box.QUICK_HANDS for seat in others)
    return 2 if quick else 1


def _could_be_completed(observation: Observation, action: moves.Dispel) -> bool:
    """Returns whether one opponent could complete the spell in a turn."""
    return missing_count(observation, action.slot) <= _plays_before_viewer(observation)


def _could_be_completed_by_two(observation: Observation, action: moves.Dispel) -> bool:
    """Returns whether two opponents together could complete the spell before the next turn."""
    return missing_count(observation, action.slot) == 2 <= len(_opponents(observation))


def _has_useful_ability(observation: Observation, action: moves.Dispel) -> bool:
    """Returns whether the spell's ability would help its owner."""
    ability = observation.table.abilities[observation.pool[action.slot]]
    return ABILITY_VALUES[ability] > 0.0


_TAKES: Final = (moves.TakeBack, moves.Keep)


def _takes_gambit(observation: Observation, action: moves.TakeBack | moves.Keep) -> bool:
    """Returns whether the card is a gambit."""
    return box.is_gambit(action.face)


def _takes_incantation(observation: Observation, action: moves.TakeBack | moves.Keep) -> bool:
    """Returns whether the card is an incantation."""
    return not box.is_component(action.face) and not box.is_gambit(action.face)


def _takes_last_component(observation: Observation, action: moves.TakeBack | moves.Keep) -> bool:
    """Returns whether the card is the last component that a spell in the pool lacks."""
    return _shortest_need(observation, action.face) == 1


def _takes_flake(observation: Observation, action: moves.TakeBack | moves.Keep) -> bool:
    """Returns whether the card is a Flake."""
    return action.face == box.FLAKE


def _takes_needed(observation: Observation, action: moves.TakeBack | moves.Keep) -> bool:
    """Returns whether a spell in the pool needs the component."""
    return bool(_needing_slots(observation, action.face))


def _needed_words(observation: Observation, action: moves.TakeBack | moves.Keep) -> Message:
    slot = min(
        _needing_slots(observation, action.face),
        key=lambda slot: missing_count(observation, slot),
    )
    text = N_("wizards_gambit reason", "{spell} needs this component.")
    return text.of(spell=terms.the_spell(observation.table, observation.pool[slot]))


_SPARED: Final = (moves.Give, moves.Discard)

_CHOICE_REASONS: Final = (
    Reason(
        "banished spell",
        (moves.Banish,),
        always,
        fixed(N_("wizards_gambit reason", "This spell would help an opponent more than you.")),
    ),
    Reason(
        "leader drained",
        (moves.Drain,),
        _is_first_of_all,
        fixed(N_("wizards_gambit reason", "Nobody is closer to winning than this opponent.")),
    ),
    Reason(
        "opponent drained",
        (moves.Drain,),
        always,
        fixed(N_("wizards_gambit reason", "Costs you nothing and costs an opponent a card.")),
    ),
    Reason(
        "card exchanged",
        (moves.Scry,),
        always,
        fixed(
            N_("wizards_gambit reason", "A new card will probably be more useful than this one.")
        ),
    ),
    Reason(
        "largest hand",
        (moves.ChooseSeat,),
        _is_largest_hand,
        fixed(N_("wizards_gambit reason", "No other opponent holds more cards.")),
    ),
    Reason(
        "leading opponent",
        (moves.ChooseSeat,),
        _is_leader,
        fixed(N_("wizards_gambit reason", "No other opponent is closer to winning.")),
    ),
    Reason(
        "known hand",
        (moves.ChooseSeat,),
        _is_known_hand,
        fixed(N_("wizards_gambit reason", "You know every card in this opponent’s hand.")),
    ),
    Reason(
        "partly known hand",
        (moves.ChooseSeat,),
        _is_partly_known_hand,
        fixed(N_("wizards_gambit reason", "You know part of this opponent’s hand.")),
    ),
    Reason(
        "opponent’s hand",
        (moves.ChooseSeat,),
        always,
        fixed(N_("wizards_gambit reason", "This hand is likely to hold cards that you can use.")),
    ),
    Reason(
        "gambit spared",
        _SPARED,
        _is_gambit,
        fixed(N_("wizards_gambit reason", "You are unlikely to need this gambit.")),
    ),
    Reason(
        "unneeded component",
        _SPARED,
        _is_unneeded_component,
        fixed(N_("wizards_gambit reason", "No spell in the pool needs this component.")),
    ),
    Reason(
        "second copy",
        _SPARED,
        _is_held_twice,
        fixed(N_("wizards_gambit reason", "You hold more than one copy of this card.")),
    ),
    Reason("component for far spells", _SPARED, _fits_far_spells, _far_spells_words),
    Reason(
        "incantation spared",
        _SPARED,
        _is_incantation,
        fixed(
            N_("wizards_gambit reason", "This incantation helps you less than your other cards.")
        ),
    ),
    Reason(
        "card spared",
        _SPARED,
        always,
        fixed(N_("wizards_gambit reason", "Your other cards help you more than this component.")),
    ),
    Reason(
        "spell near completion",
        (moves.Dispel,),
        _could_be_completed,
        fixed(N_("wizards_gambit reason", "An opponent could otherwise complete this spell.")),
    ),
    Reason(
        "spell for two opponents",
        (moves.Dispel,),
        _could_be_completed_by_two,
        fixed(
            N_(
                "wizards_gambit reason",
                "Two opponents together could otherwise complete this spell before your next turn.",
            )
        ),
    ),
    Reason(
        "useful spell",
        (moves.Dispel,),
        _has_useful_ability,
        fixed(N_("wizards_gambit reason", "This spell would help an opponent.")),
    ),
    Reason(
        "component dispelled",
        (moves.Dispel,),
        always,
        fixed(N_("wizards_gambit reason", "This component matters least to your own plans.")),
    ),
    Reason(
        "gambit taken",
        _TAKES,
        _takes_gambit,
        fixed(N_("wizards_gambit reason", "A gambit can save a spell for you.")),
    ),
    Reason(
        "incantation taken",
        _TAKES,
        _takes_incantation,
        fixed(N_("wizards_gambit reason", "This incantation will come in useful.")),
    ),
    Reason(
        "last component taken",
        _TAKES,
        _takes_last_component,
        fixed(N_("wizards_gambit reason", "A spell in the pool needs only this component.")),
    ),
    Reason(
        "Flake taken",
        _TAKES,
        _takes_flake,
        fixed(N_("wizards_gambit reason", "A Flake fits any spell.")),
    ),
    Reason("needed component taken", _TAKES, _takes_needed, _needed_words),
    Reason(
        "component taken",
        _TAKES,
        always,
        fixed(N_("wizards_gambit reason", "This card is likely to be useful.")),
    ),
)
"""The reasons for choices and for abilities of spells."""

REASONS: Final[tuple[Reason[Observation], ...]] = (
    *COMPONENT_REASONS,
    *INCANTATION_REASONS,
    *_GAMBIT_REASONS,
    *_GIVING_UP_REASONS,
    *_CHOICE_REASONS,
)
"""All reasons of this game; of those that are true of an action, the first is given."""


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns the most important reason for the action, judged by what the viewer knows."""
    return reason_sentence(REASONS, observation, action)
