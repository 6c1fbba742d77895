# SPDX-License-Identifier: MIT
"""Checks that a state read from a file can occur in a match.

No piece may be missing or doubled, and a seat must be able to take the next decision.
"""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards.rules import components, defeats
from wizardtable.games.elfenwizards.rules.contests import can_place
from wizardtable.games.elfenwizards.rules.recovery import dice_uses, may_take_back
from wizardtable.games.elfenwizards.rules.standings import tokens_of, vacant_titles
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    CLEANSE,
    COMMIT,
    CONTEST,
    DEMOTE,
    FILL,
    GIVE,
    NOTHING,
    OVER,
    PLACE,
    RECOVER,
    RECOVER_AGAIN,
    REMOVE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    State,
)

_STEPS_BY_PHASE: Final = {
    RETIRE: (GIVE, SEND),
    CAST: (PLACE,),
    CAST_REST: (PLACE,),
    RECOVER: (USE,),
    CONTEST: (COMMIT,),
    RECOVER_AGAIN: (USE, TAKE_BACK),
    FILL: (TITLE,),
    DEMOTE: (TOKEN, SEND),
    CLEANSE: (USE, TAKE_BACK, REMOVE),
    OVER: (NOTHING,),
}
"""By phase, the steps that can occur in it."""


def is_sound(state: State, setup: Setup) -> bool:
    """Returns whether the state can occur in a match with this setup, see
    `core.game.Rules.is_sound`."""
    seats = setup.seats
    return (
        state.data == setup.data
        and _has_matching_sizes(state, seats)
        and _has_all_wizards(state, seats)
        and all(_has_all_spells(state, seat) for seat in range(seats))
        and sum(state.tokens) + state.supply == components.GREY_TOKEN_COUNT
        and _can_continue(state)
    )


def _has_matching_sizes(state: State, seats: int) -> bool:
    """Returns whether the lists of the state have the right lengths, and name no seat outside the
    match.

    A list by seat must have a value for each seat, and a list by wizard for each wizard. Three
    numbers must fit the round: lines on the score sheet, minor spells on the round track, and
    contests for Grand Druid. A Grand Druid of the line-up keeps the title through the first round.
    """
    first_contest = 2 if components.GRAND_DRUID in state.box.line_up(seats) else 1
    contests_held = state.round_number - first_contest
    by_seat: list[Sequence[object]] = [state.ready, state.placed, state.minors, state.boxed]
    by_seat += [state.passed, state.grand, state.scores, *state.sheet]
    by_wizard: list[Sequence[object]] = [state.place, state.tokens, state.spells]
    return (
        {len(values) for values in by_seat} == {seats}
        and {len(values) for values in by_wizard} == {components.IDS_PER_GUILD * seats}
        and {len(boxes) for boxes in state.placed} == {len(components.BOXES)}
        and 0 <= state.dragon < seats
        and all(seat < seats for seat in state.track)
        and 1 <= state.round_number <= components.LAST_ROUND
        and len(state.sheet) == state.round_number - (state.phase != OVER)
        and len(state.track) <= state.round_number - 1
        and sum(state.grand) + state.vacancies in (max(0, contests_held), contests_held + 1)
        and (state.phase == OVER) == (state.reason >= 0)
    )


def _has_all_wizards(state: State, seats: int) -> bool:
    """Returns whether each guild has its wizards, at most one on each title.

    Nothing may lie beside or under a wizard that is not in play.
    """
    absent = [place == components.NOT_IN_PLAY for place in state.box.line_up(seats)]
    if [place == components.NOT_IN_PLAY for place in state.place] != absent:
        return False
    if any(state.place.count(title) > 1 for title in components.TITLES):
        return False
    return all(
        place != components.NOT_IN_PLAY or not (tokens or spells)
        for place, tokens, spells in zip(state.place, state.tokens, state.spells, strict=True)
    )


def _has_all_spells(state: State, seat: int) -> bool:
    """Returns whether no die or minor spell of the seat is missing or doubled. The dice in each box
    must be sorted and must not have face 0."""
    beside = [
        spell % components.FACE_COUNT
        for spells in state.spells
        for spell in spells
        if components.owner_of_spell(spell) == seat
    ]
    rolled = state.rolled if seat == state.to_move else ()
    minors = beside.count(components.MINOR_FACE)
    dice = [face for box in state.placed[seat] for face in box]
    return (
        state.ready[seat] + len(rolled) + len(dice) + len(beside) - minors
        == components.DICE_PER_GUILD
        and components.MINOR_FACE not in (*dice, *rolled)
        and all(list(box) == sorted(box) for box in (*state.placed[seat], state.rolled))
        and state.minors[seat] + state.boxed[seat] + minors + state.track.count(seat)
        == components.MINOR_SPELLS_PER_GUILD
    )


def _can_continue(state: State) -> bool:
    """Returns whether a seat can take the next decision, and each piece lies where it can be in
    this phase."""
    seat, step, phase = state.to_move, state.step, state.phase
    seats = len(state.ready)
    beside = [spell for spells in state.spells for spell in spells]
    in_boxes = any(box in state.place for box in components.DEFEAT_BOXES)
    return (
        step in _STEPS_BY_PHASE[phase]
        and (0 <= seat < seats if step != NOTHING else seat < 0)
        and all(list(spells) == sorted(spells) for spells in state.spells)
        and all(components.owner_of_spell(spell) < seats for spell in beside)
        and (phase == CONTEST or not beside)
        and (phase in (RECOVER_AGAIN, FILL, DEMOTE) or not in_boxes)
        and (
            phase not in (CAST, CAST_REST, RECOVER, CONTEST)
            or components.GRAND_DRUID not in state.place
            or (state.round_number == 1 and components.GRAND_DRUID in state.box.line_up(seats))
        )
        and (step == PLACE or not state.rolled)
        and (step == USE or not state.used)
        and (step == TOKEN or not state.greyed)
        and (step in (TOKEN, REMOVE) or not state.owed)
        and _DECISION_CHECKS[step](state, seat)
    )


def _is_retiring(state: State, seat: int) -> bool:
    return (
        components.GRAND_DRUID in state.place
        and state.place.index(components.GRAND_DRUID) // components.IDS_PER_GUILD == seat
    )


def _can_hand_out_tokens(state: State, seat: int) -> bool:
    return (
        0 < state.owed <= min(state.supply, len(defeats.token_candidates(state, seat)))
        and len(set(state.greyed)) == len(state.greyed)
        and set(state.greyed) <= set(defeats.defeated_wizards(state, seat))
    )


def _can_fill(state: State, seat: int) -> bool:
    wizards = defeats.next_to_fill(state)
    return bool(vacant_titles(state) and wizards) and wizards[0] // components.IDS_PER_GUILD == seat


_DECISION_CHECKS: Final[dict[int, Callable[[State, int], bool]]] = {
    GIVE: lambda state, seat: (
        _is_retiring(state, seat) and min(state.minors[seat], state.boxed[seat]) > 0
    ),
    SEND: lambda state, seat: (
        _is_retiring(state, seat)
        if state.phase == RETIRE
        else bool(defeats.defeated_wizards(state, seat))
    ),
    PLACE: lambda state, seat: bool(state.rolled),
    USE: lambda state, seat: bool(dice_uses(state, seat).next_faces.get(state.used)),
    TAKE_BACK: may_take_back,
    COMMIT: lambda state, seat: not state.passed[seat] and can_place(state, seat),
    TITLE: _can_fill,
    TOKEN: _can_hand_out_tokens,
    REMOVE: lambda state, seat: 0 < state.owed < tokens_of(state, seat),
    NOTHING: lambda state, seat: True,
}
"""By step, the function that returns whether the seat can take this decision."""
