# SPDX-License-Identifier: MIT
"""Reasons for playing and moving components, the strongest first."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import working_ability
from wizardtable.games.wizards_gambit.rules.packed_counts import (
    TOP_FIELD_SHIFT,
    covered_count,
    lack_after,
    pack_hand,
)
from wizardtable.games.wizards_gambit.rules.pool import missing_count, needs_component
from wizardtable.games.wizards_gambit.rules.state import Observation

_Laying = moves.PlayComponent | moves.MoveComponent

_LAYING: Final = (moves.PlayComponent, moves.MoveComponent)

_QUICK_PLAYS: Final = 2
"""The number of components that an opponent with Quick Hands can play in a turn."""


def _target(action: _Laying) -> int:
    """Returns the slot of the spell on which the component is put."""
    return action.slot if isinstance(action, moves.PlayComponent) else action.target


def _missing_after(observation: Observation, action: _Laying) -> int:
    """Returns the number of components that the spell will still lack."""
    return missing_count(observation, _target(action)) - 1


def _points_after(observation: Observation, action: _Laying) -> int:
    """Returns the viewer's points once the spell is complete."""
    spell = observation.pool[_target(action)]
    return observation.scores[observation.viewer] + observation.table.points[spell]


def _completes_spell(observation: Observation, action: _Laying) -> bool:
    """Returns whether the component is the last one that its spell lacks."""
    return _missing_after(observation, action) == 0


def _wins_match(observation: Observation, action: _Laying) -> bool:
    """Returns whether the component completes a spell and brings ten points."""
    has_points = _points_after(observation, action) >= box.GOAL_POINTS
    return has_points and _completes_spell(observation, action)


def _points_words(observation: Observation, action: _Laying) -> Message:
    text = NN_(
        "wizards_gambit reason",
        "Completes {spell} and brings you to %n of the ten points you need.",
        "",
        _points_after(observation, action),
    )
    spell = observation.pool[_target(action)]
    return text.of(spell=terms.the_spell(observation.table, spell))


# Playing.


def _held_of_rest(observation: Observation, action: _Laying) -> int:
    """Returns how many of the components that the spell will still lack the viewer holds."""
    slot = _target(action)
    hand = list(observation.hands[observation.viewer])
    if isinstance(action, moves.PlayComponent):
        laid = (action.face, action.as_type)
        if action.face in hand:
            hand.remove(action.face)
    else:
        laid = (action.laid[0], action.as_type)
    packed = observation.table.packed[observation.pool[slot]]
    lack = lack_after(packed, (*observation.laid[slot], laid))
    return covered_count(lack, pack_hand(tuple(hand)))


def _holds_rest(observation: Observation, action: _Laying) -> bool:
    """Returns whether the viewer holds everything that the spell will still lack."""
    return _held_of_rest(observation, action) == _missing_after(observation, action) > 0


def _rest_words(observation: Observation, action: moves.PlayComponent) -> Message:
    return NN_(
        "wizards_gambit reason",
        "The spell will still need %n component(s), and you hold what is missing.",
        "",
        _missing_after(observation, action),
    )


def _next_plays(observation: Observation) -> int:
    """Returns the components that the next wizard can play in a turn without an incantation."""
    following = (observation.viewer + 1) % len(observation.hands)
    is_quick = working_ability(observation, following) == box.QUICK_HANDS
    return _QUICK_PLAYS if is_quick else 1


def _is_out_of_reach(observation: Observation, action: moves.PlayComponent) -> bool:
    """Returns whether the next wizard cannot complete the spell without an incantation."""
    return _missing_after(observation, action) > _next_plays(observation)


def _is_out_of_reach_and_begun(observation: Observation, action: moves.PlayComponent) -> bool:
    """Returns whether the spell is out of reach, and the viewer holds a part of the rest."""
    return _is_out_of_reach(observation, action) and _held_of_rest(observation, action) > 0


def _part_words(observation: Observation, action: moves.PlayComponent) -> Message:
    text = NN_(
        "wizards_gambit reason",
        "The spell will still need %n component(s): you hold {held}, and the next wizard is "
        "unlikely to complete it.",
        "",
        _missing_after(observation, action),
    )
    return text.of(held=_held_of_rest(observation, action))


def _out_of_reach_words(observation: Observation, action: moves.PlayComponent) -> Message:
    return NN_(
        "wizards_gambit reason",
        "The spell will still need %n component(s), so the next wizard is unlikely to complete it.",
        "",
        _missing_after(observation, action),
    )


def _other_slots(observation: Observation, action: moves.PlayComponent) -> list[int]:
    """Returns the other slots whose spells need the component."""
    return [
        slot
        for slot in range(box.POOL_SLOTS)
        if slot != action.slot and needs_component(observation, slot, action.face)
    ]


def _fits_nowhere_else(observation: Observation, action: moves.PlayComponent) -> bool:
    """Returns whether no other spell in the pool needs the component."""
    return not _other_slots(observation, action)


def _helps_opponents_least(observation: Observation, action: moves.PlayComponent) -> bool:
    """Returns whether every other spell that needs the component is worth more points."""
    points, pool = observation.table.points, observation.pool
    others = _other_slots(observation, action)
    return all(points[pool[action.slot]] < points[pool[slot]] for slot in others)


def _must_play(observation: Observation, action: moves.PlayComponent) -> bool:
    """Returns whether a component is compulsory, and the next wizard may lack the spell's rest."""
    hand = observation.hands[(observation.viewer + 1) % len(observation.hands)]
    needs = [count > 0 for count in _needs_after(observation, action)]
    holds = any(face == box.FLAKE or (0 <= face < len(needs) and needs[face]) for face in hand)
    return not observation.played and not holds


def _needs_after(observation: Observation, action: moves.PlayComponent) -> list[int]:
    """Returns, by type, the number of components that the spell will still lack."""
    needs = list(observation.table.needs[observation.pool[action.slot]])
    for _, as_type in observation.laid[action.slot]:
        needs[as_type] -= 1
    needs[action.as_type] -= 1
    return needs


# Moving.


def _saves_spell(observation: Observation, action: moves.MoveComponent) -> bool:
    """Returns whether the spell that loses the component is one short."""
    return missing_count(observation, action.source) == 1


def _missing_from_hand(observation: Observation, slot: int) -> int:
    """Returns the number of missing components of a spell that the viewer does not hold."""
    packed = observation.table.packed[observation.pool[slot]]
    lack = lack_after(packed, observation.laid[slot])
    held = covered_count(lack, pack_hand(observation.hands[observation.viewer]))
    return (lack >> TOP_FIELD_SHIFT) - held


def _suits_hand(observation: Observation, action: moves.MoveComponent) -> bool:
    """Returns whether the hand has a part of the other spell's rest, and lacks less for it."""
    held = _held_of_rest(observation, action)
    lacked = _missing_after(observation, action) - held
    return held > 0 and lacked < _missing_from_hand(observation, action.source)


def _brings_spell_nearer(observation: Observation, action: moves.MoveComponent) -> bool:
    """Returns whether the other spell will lack less than the spell lacks that loses the
    component."""
    return _missing_after(observation, action) < missing_count(observation, action.source)


def _move_words(observation: Observation, action: moves.MoveComponent) -> Message:
    text = NN_(
        "wizards_gambit reason",
        "{spell} will then need only %n more component(s).",
        "",
        _missing_after(observation, action),
    )
    spell = terms.the_spell(observation.table, observation.pool[action.target])
    return text.of(spell=spell)


def _is_worth_more(observation: Observation, action: moves.MoveComponent) -> bool:
    """Returns whether the other spell is worth more points."""
    points, pool = observation.table.points, observation.pool
    return points[pool[action.target]] > points[pool[action.source]]


_PLAY: Final = (moves.PlayComponent,)
_MOVE: Final = (moves.MoveComponent,)

COMPONENT_REASONS: Final = (
    Reason(
        "wins match",
        _LAYING,
        _wins_match,
        fixed(N_("wizards_gambit reason", "Completes a spell and wins the match.")),
    ),
    Reason("completes spell", _LAYING, _completes_spell, _points_words),
    Reason("holds rest", _PLAY, _holds_rest, _rest_words),
    Reason("out of reach, part held", _PLAY, _is_out_of_reach_and_begun, _part_words),
    Reason("out of reach", _PLAY, _is_out_of_reach, _out_of_reach_words),
    Reason(
        "only place",
        _PLAY,
        _fits_nowhere_else,
        fixed(N_("wizards_gambit reason", "No other spell in the pool needs this component.")),
    ),
    Reason(
        "least valuable spell",
        _PLAY,
        _helps_opponents_least,
        fixed(
            N_(
                "wizards_gambit reason",
                "Of the spells that this component fits, this one is worth the fewest points to "
                "an opponent.",
            )
        ),
    ),
    Reason(
        "compulsory component",
        _PLAY,
        _must_play,
        fixed(
            N_(
                "wizards_gambit reason",
                "You must play a component, and the next wizard may not hold what the "
                "spell still needs.",
            )
        ),
    ),
    Reason(
        "further component",
        _PLAY,
        always,
        fixed(N_("wizards_gambit reason", "A spell in the pool needs this component.")),
    ),
    Reason(
        "spell saved",
        _MOVE,
        _saves_spell,
        fixed(
            N_(
                "wizards_gambit reason",
                "The spell you take the component from is only one component short: an opponent "
                "could complete it.",
            )
        ),
    ),
    Reason(
        "holds rest of other spell",
        _MOVE,
        _holds_rest,
        fixed(
            N_("wizards_gambit reason", "You hold everything that the other spell will still need.")
        ),
    ),
    Reason(
        "suits hand better",
        _MOVE,
        _suits_hand,
        fixed(N_("wizards_gambit reason", "You are closer to completing the other spell.")),
    ),
    Reason("other spell nearer", _MOVE, _brings_spell_nearer, _move_words),
    Reason(
        "other spell worth more",
        _MOVE,
        _is_worth_more,
        fixed(N_("wizards_gambit reason", "The other spell is worth more points.")),
    ),
    Reason(
        "other spell",
        _MOVE,
        always,
        fixed(N_("wizards_gambit reason", "The component is of more use on the other spell.")),
    ),
)
"""The reasons for playing and moving components."""
