# SPDX-License-Identifier: MIT
"""Deals a match, begins rounds, leads from phase to phase, and ends the match (rules page,
{#setup}, {#round} and {#end})."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules import casting, contests, defeats, moves, recovery
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.match_box import SEATS
from wizardtable.games.elfenwizards.rules.standings import round_points
from wizardtable.games.elfenwizards.rules.state import (
    CLEANSE,
    FOUR_ROUNDS,
    GIVE,
    GRAND_TWICE,
    NOTHING,
    OVER,
    RETIRE,
    SEND,
    VACANT_TWICE,
    State,
)
from wizardtable.games.elfenwizards.rules.turn_order import Journal, begin_turn


def deal(setup: Setup, seed: int, journal: Journal = None) -> State:
    """Returns a match before its first decision: the dragon is drawn and the first dice are rolled.
    Events are appended to the journal, if there is one.

    Raises:
        ValueError: the number of seats is not 3 to 6.
        CodecError: the setup's data are no box.
    """
    seats = setup.seats
    if seats not in SEATS:
        raise ValueError(f"Elfenwizards is for 3 to 6 seats, not {seats}")
    state = State.__new__(State)
    state.rng = Rng(seed)
    state.data = setup.data
    state.lighter_grey = bool(setup.option("lighter_grey", False))
    state.dragon = state.rng.below(seats)
    balanced = bool(setup.option("balanced_line_up", False))
    state.place = state.box.line_up(seats)
    if balanced and state.box.is_printed:
        state.place = box.balanced_line_up(seats)
    state.tokens = (0,) * len(state.place)
    state.supply = box.GREY_TOKEN_COUNT
    state.ready = [box.DICE_PER_GUILD] * seats
    state.rolled = state.used = ()
    state.placed = [((), (), (), (), (), ())] * seats
    state.minors = [box.MINOR_SPELLS_PER_GUILD] * seats
    state.boxed = [0] * seats
    state.track = state.sheet = ()
    state.spells = [()] * len(state.place)
    state.passed = [False] * seats
    state.rerolled = False
    state.turn_number = state.round_number = state.laid = state.owed = state.vacancies = 0
    state.greyed = ()
    state.scores = state.grand = (0,) * seats
    state.to_move = state.reason = -1
    if journal is not None:
        journal.append(moves.DragonDrawn(state.dragon))
    _begin_round(state, journal)
    next_phase(state, journal)
    return state


def next_phase(state: State, journal: Journal) -> None:
    """Begins the next phase in which a seat has something to decide. If a round ends before that
    phase, the round is scored."""
    while True:
        if state.phase == CLEANSE:
            _score_round(state, journal)
            if state.reason >= 0:
                _end_match(state, journal)
                return
            _begin_round(state, journal)
        else:
            state.phase += 1
        events = 0
        if journal is not None:
            journal.append(moves.PhaseBegan(state.phase))
            events = len(journal)
        if _PHASE_BEGINNINGS[state.phase](state, journal):
            return
        if journal is not None and len(journal) == events:  # the phase had no event of its own
            journal.pop()


def retire(state: State, action: moves.SendTo, journal: Journal) -> bool:
    """Sends the retired Grand Druid to a Magician space (rules page, {#retire}). Returns False, as
    this ends the phase."""
    defeats.move_wizard(state, action.wizard, action.space)
    if journal is not None:
        journal.append(moves.Retired(state.to_move, action.wizard, action.space))
    return False


def give_spell(state: State, action: moves.GiveSpell, journal: Journal) -> bool:
    """Moves a minor spell of the Grand Druid's guild to the round track, and gives the guild the
    dragon. Returns True, as the guild then chooses a Magician space."""
    seat, last_round = state.to_move, state.round_number - 1
    (state.boxed if action.from_box else state.minors)[seat] -= 1
    state.track = (*state.track, seat)
    previous_seat, state.dragon = state.dragon, seat
    if journal is not None:
        journal.append(moves.SpellGiven(seat, action.from_box, last_round))
        journal.append(moves.DragonTaken(seat, previous_seat))
    state.step = SEND
    return True


def _begin_round(state: State, journal: Journal) -> None:
    state.round_number += 1
    state.phase = RETIRE
    if journal is not None:
        journal.append(moves.RoundBegan(state.round_number))


def _begin_retirement(state: State, journal: Journal) -> bool:
    """Asks the Grand Druid's guild for a minor spell and a Magician space (phase 1). Returns False
    in the first round or if there is no Grand Druid."""
    if state.round_number == 1:
        return False
    if box.GRAND_DRUID not in state.place:
        state.track = (*state.track, -1)
        return False
    wizard = box.WizardId(state.place.index(box.GRAND_DRUID))
    seat = wizard // box.IDS_PER_GUILD
    begin_turn(state, seat, GIVE)
    if state.minors[seat] and state.boxed[seat]:
        return True
    return give_spell(state, moves.GiveSpell(state.boxed[seat] > 0), journal)


_PHASE_BEGINNINGS: Final[tuple[Callable[[State, Journal], bool], ...]] = (
    _begin_retirement,
    casting.begin_casting,
    casting.begin_casting,
    recovery.begin_recovery,
    contests.begin_contests,
    recovery.begin_recovery,
    defeats.begin_filling,
    defeats.begin_demotion,
    recovery.begin_recovery,
)
"""By phase, the function that begins the phase. The function returns False if the phase ends
without a decision."""


def _score_round(state: State, journal: Journal) -> None:
    """Scores the round, and sets `state.reason` if the match ends with this round (rules page,
    {#score} and {#end})."""
    seats = range(len(state.ready))
    points_by_seat = tuple([round_points(state, seat) for seat in seats])
    state.sheet = (*state.sheet, points_by_seat)
    state.scores = tuple([state.scores[seat] + points_by_seat[seat] for seat in seats])
    if journal is not None:
        journal.append(moves.RoundScored(state.round_number, points_by_seat, state.scores))
    if max(state.grand) == 2:
        state.reason = GRAND_TWICE
    elif state.vacancies == 2:
        state.reason = VACANT_TWICE
    elif state.round_number == box.LAST_ROUND:
        state.reason = FOUR_ROUNDS


def _end_match(state: State, journal: Journal) -> None:
    """Scores the minor spells in front of each seat, and ends the match."""
    state.scores = tuple(
        [score + count for score, count in zip(state.scores, state.minors, strict=True)]
    )
    state.phase, state.step, state.to_move = OVER, NOTHING, -1
    if journal is not None:
        grand = state.grand.index(2) if state.reason == GRAND_TWICE else -1
        journal.append(moves.GameEnded(state.reason, tuple(state.minors), state.scores, grand))
