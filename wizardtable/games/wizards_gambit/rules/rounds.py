# SPDX-License-Identifier: MIT
"""How turns begin, go on and end (rules page, A turn)."""

from collections.abc import Callable
from typing import Final

from wizardtable.games.wizards_gambit.rules import abilities, ability_actions, casting, events
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.gambits import remove_all
from wizardtable.games.wizards_gambit.rules.hands import discard, draw, lay_open, show
from wizardtable.games.wizards_gambit.rules.moves import Discard, Dispel, Give, TakeBack
from wizardtable.games.wizards_gambit.rules.pool import is_locked, moves, recallable, removable
from wizardtable.games.wizards_gambit.rules.pool_cards import end_game
from wizardtable.games.wizards_gambit.rules.state import (
    DRAW_PHASE,
    EMPTY_HAND,
    END,
    FORESEE,
    LIMIT,
    OVER_LIMIT,
    POOL_LOCKED,
    TOO_LONG,
    TURN,
    UNABLE,
    State,
)
from wizardtable.games.wizards_gambit.rules.turn_options import nothing_left

_ROUNDS_STUCK: Final = 2
"""Rounds in which nobody played a component before all gambits leave the game."""

_ROUNDS_LOST: Final = 10
"""The same before the match is over: with a house deck that needs more than hands can gather,
nothing else might end it."""


def begin_turn(state: State, seat: int, journal: events.Journal) -> None:
    """A seat's turn: its Eclipse ends, then come start-of-turn abilities."""
    state.active = seat
    state.turn_number += 1
    if seat == state.first:
        state.round_number += 1
    if journal is not None:
        if seat == state.first:
            journal.append(
                events.RoundBegan(state.round_number, -1 if state.round_number > 1 else seat)
            )
        journal.append(events.TurnBegan(seat))
    state.played = state.extra = state.actions = state.casts = state.used = 0
    state.fresh = False
    if any(state.eclipses):
        _end_eclipse(state, seat, journal)
    state.tasks = ((TURN, seat, 0),)
    ability = state.abilities[seat]
    if ability == box.CURSED_RUNE:
        ability_actions.cursed_rune(state, seat, journal)
    elif ability == box.CORRUPT_EXCHANGE:
        ability_actions.offer_corrupt_exchange(state, seat)


def _end_eclipse(state: State, seat: int, journal: events.Journal) -> None:
    bit = 1 << seat
    freed = tuple([other for other, casters in enumerate(state.eclipses) if casters & bit])
    for other in freed:
        state.eclipses[other] &= ~bit
        abilities.reckon(state, other)
    if freed and journal is not None:
        journal.append(events.EclipseEnded(seat, freed))
    lay_open(state, journal)


def go_on(state: State, journal: events.Journal) -> None:
    """Do what there is to be done until somebody has a choice, or the game is over."""
    while state.tasks:
        kind, seat, number = state.tasks[0]
        if _ENTER[kind](state, seat, number, journal):
            state.step = kind
            state.to_move = seat
            return


# What is entered: whether a choice is to be made. A task that is done is taken off the list.


def _start(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _give(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if hand[0] != hand[-1]:
        return True
    ability_actions.give(state, Give(hand[0]), journal)
    return False


def _turn(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    """In the turn, each time that a card or ability has been resolved: empty hands are filled; an
    empty own one ends the turn, and so does having nothing left to choose."""
    hands = state.hands
    if () in hands:
        _fill_empty_hands(state, seat, journal)
        if not hands[seat]:
            if journal is not None:
                journal.append(events.HandEmptied(seat, True))
            _finish(state, EMPTY_HAND, journal)
            return False
    if nothing_left(state):
        end_turn(state, journal)
        return False
    return True


def _fill_empty_hands(state: State, seat: int, journal: events.Journal) -> None:
    seats = len(state.hands)
    for other in [(seat + step) % seats for step in range(1, seats)]:
        if not state.hands[other] and (state.deck or state.discards):
            if journal is not None:
                journal.append(events.HandEmptied(other, False))
            draw(state, other, box.REFILL, EMPTY_HAND, journal)


def _aim(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    targets = casting.aims(state)
    if len(targets) > 1:
        return True
    casting.aim(state, targets[0], journal)
    return False


def _wither(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if hand[0] != hand[-1]:
        return True
    casting.wither(state, Discard(hand[0]), journal)
    return False


def _dispel(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    ways = removable(state)
    if len(ways) > 1:
        return True
    casting.dispel(state, Dispel(*ways[0]), journal)
    return False


def _transmute(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    ways = moves(state, seat)
    if len(ways) > 1:
        return True
    casting.transmute(state, ways[0], journal)
    return False


def _recall(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    faces = recallable(state)
    if len(faces) > 1:
        return True
    casting.recall(state, TakeBack(faces[0]), journal)
    return False


def _reclaim(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _foresee(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return bool(state.looked) or ability_actions.foresee(state, seat, number, journal)


def _limit(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if len(hand) <= abilities.hand_limit(state, seat):
        _next_turn(state, seat, journal)
        return False
    if hand[0] != hand[-1]:
        return True
    discard(state, seat, hand[0], OVER_LIMIT, journal)
    return False


def _over(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _finish_cast(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    casting.finish(state, journal)
    return False


def _end(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    """End-of-turn effects, and then the hand limit."""
    if state.abilities[seat] == box.TRIBUTE:
        ability_actions.tribute(state, seat, journal)
    state.tasks = ((LIMIT, seat, 0),)
    if len(state.hands[seat]) <= abilities.hand_limit(state, seat):
        _next_turn(state, seat, journal)
    return False


_ENTER: Final[tuple[Callable[[State, int, int, events.Journal], bool], ...]] = (
    _start,
    _give,
    _turn,
    _aim,
    _wither,
    _dispel,
    _transmute,
    _recall,
    _reclaim,
    _foresee,
    _limit,
    _over,
    _finish_cast,
    _end,
)
"""By kind of task (see `state`)."""


def end_turn(state: State, journal: events.Journal) -> None:
    """The active seat plays no more; if it could not play a component it shows its hand."""
    if state.played:
        _finish(state, DRAW_PHASE, journal)
        return
    seat = state.active
    show(state, seat)
    if journal is not None:
        journal.append(events.HandShown(seat, state.hands[seat], data=state.data))
    _finish(state, UNABLE, journal)


def _finish(state: State, cause: int, journal: events.Journal) -> None:
    """What ends every turn: the draw phase, or what comes instead of it; then end-of-turn effects
    and the hand limit (rules page, Rulings)."""
    seat = state.active
    state.stuck = 0 if state.played else state.stuck + 1
    if state.free:
        state.free = False
        state.later = ()
    if cause == DRAW_PHASE:
        cards = abilities.draw_phase_cards(state, seat)
        there = min(cards, len(state.deck) + len(state.discards))
        if there > 1 and journal is not None:
            spells = abilities.spells_of_draw_phase(state, seat)
            journal.append(events.DrawPhaseGrew(seat, there, spells, data=state.data))
        if state.abilities[seat] == box.FORESIGHT:
            state.tasks = ((FORESEE, seat, cards), (END, seat, 0))
            return
    else:
        cards = box.CONSOLATION if cause == UNABLE else box.REFILL
    draw(state, seat, cards, cause, journal)
    _end(state, seat, 0, journal)


def _next_turn(state: State, seat: int, journal: events.Journal) -> None:
    seats = len(state.hands)
    if journal is not None:
        journal.append(events.TurnEnded(seat))
    if state.stuck and state.stuck % (_ROUNDS_STUCK * seats) == 0:
        remove_all(state, journal)
        if state.stuck >= _ROUNDS_LOST * seats or is_locked(state):
            end_game(state, POOL_LOCKED, journal)
            return
    following = (seat + 1) % seats
    if following == state.first and state.round_number >= box.MOST_ROUNDS:
        end_game(state, TOO_LONG, journal)
        return
    begin_turn(state, following, journal)
