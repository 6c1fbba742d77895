# SPDX-License-Identifier: MIT
"""Begins, continues and ends turns (rules page, Your turn)."""

from collections.abc import Callable
from typing import Final

from wizardtable.games.wizards_gambit.rules import abilities, ability_actions, casting, events
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.gambits import remove_all_gambits
from wizardtable.games.wizards_gambit.rules.hands import (
    discard_card,
    draw_cards,
    show_hand,
    show_open_hands,
)
from wizardtable.games.wizards_gambit.rules.moves import Discard, Dispel, Give, TakeBack
from wizardtable.games.wizards_gambit.rules.pool import (
    component_moves,
    is_locked,
    recallable_components,
    removable_components,
)
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
from wizardtable.games.wizards_gambit.rules.turn_options import is_turn_exhausted

_ROUNDS_UNTIL_GAMBITS_GO: Final = 2
"""All gambits in play leave the game after this many rounds in which nobody played a component."""

_ROUNDS_UNTIL_LOCKED: Final = 10
"""The match is over after this many rounds in which nobody played a component. Otherwise a match
would never end if hands cannot hold the components that a house deck's spells need."""


def begin_turn(state: State, seat: int, journal: events.Journal) -> None:
    """Begins a seat's turn (rules page, At the start).

    If the seat has cast an Eclipse, the Eclipse ends. Then an ability for the start of the turn
    takes effect, if the seat has one.
    """
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
        ability_actions.discard_for_cursed_rune(state, seat, journal)
    elif ability == box.CORRUPT_EXCHANGE:
        ability_actions.offer_corrupt_exchange(state, seat)


def _end_eclipse(state: State, seat: int, journal: events.Journal) -> None:
    bit = 1 << seat
    freed = tuple([other for other, casters in enumerate(state.eclipses) if casters & bit])
    for other in freed:
        state.eclipses[other] &= ~bit
        abilities.update_ability(state, other)
    if freed and journal is not None:
        journal.append(events.EclipseEnded(seat, freed))
    show_open_hands(state, journal)


def run_tasks(state: State, journal: events.Journal) -> None:
    """Carries out tasks until a seat has a choice, or the match is over."""
    while state.tasks:
        kind, seat, number = state.tasks[0]
        if _ENTER_TASK_BY_STEP[kind](state, seat, number, journal):
            state.step = kind
            state.to_move = seat
            return


# The function of a kind of task returns whether the seat has a choice. If not, the function has
# carried the task out and taken it off the queue.


def _enter_start(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _enter_give(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if hand[0] != hand[-1]:
        return True
    ability_actions.give_card(state, Give(hand[0]), journal)
    return False


def _enter_turn(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    """Continues a turn after an action, and returns whether the seat has a choice.

    First, all other seats with empty hands draw cards. The turn ends if the seat's own hand is
    empty, or if the seat can do nothing more. See the rules page, An empty hand and Rare cases.
    """
    hands = state.hands
    if () in hands:
        _fill_empty_hands(state, seat, journal)
        if not hands[seat]:
            if journal is not None:
                journal.append(events.HandEmptied(seat, True))
            _end_with_draw(state, EMPTY_HAND, journal)
            return False
    if is_turn_exhausted(state):
        end_turn(state, journal)
        return False
    return True


def _fill_empty_hands(state: State, seat: int, journal: events.Journal) -> None:
    seats = len(state.hands)
    for other in [(seat + step) % seats for step in range(1, seats)]:
        if not state.hands[other] and (state.deck or state.discards):
            if journal is not None:
                journal.append(events.HandEmptied(other, False))
            draw_cards(state, other, box.REFILL_CARDS, EMPTY_HAND, journal)


def _enter_aim(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    targets = casting.possible_targets(state)
    if len(targets) > 1:
        return True
    casting.aim(state, targets[0], journal)
    return False


def _enter_wither(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if hand[0] != hand[-1]:
        return True
    casting.wither(state, Discard(hand[0]), journal)
    return False


def _enter_dispel(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    ways = removable_components(state)
    if len(ways) > 1:
        return True
    casting.dispel(state, Dispel(*ways[0]), journal)
    return False


def _enter_transmute(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    ways = component_moves(state, seat)
    if len(ways) > 1:
        return True
    casting.transmute(state, ways[0], journal)
    return False


def _enter_recall(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    faces = recallable_components(state)
    if len(faces) > 1:
        return True
    casting.recall(state, TakeBack(faces[0]), journal)
    return False


def _enter_reclaim(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _enter_foresee(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return bool(state.looked) or ability_actions.foresee(state, seat, number, journal)


def _enter_limit(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    hand = state.hands[seat]
    if len(hand) <= abilities.hand_limit(state, seat):
        _next_turn(state, seat, journal)
        return False
    if hand[0] != hand[-1]:
        return True
    discard_card(state, seat, hand[0], OVER_LIMIT, journal)
    return False


def _enter_over(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    return True


def _enter_finish(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    casting.finish_incantation(state, journal)
    return False


def _enter_end(state: State, seat: int, number: int, journal: events.Journal) -> bool:
    """Applies the end-of-turn effects, then the hand limit. Returns False, as no seat chooses."""
    if state.abilities[seat] == box.TRIBUTE:
        ability_actions.draw_for_tribute(state, seat, journal)
    state.tasks = ((LIMIT, seat, 0),)
    if len(state.hands[seat]) <= abilities.hand_limit(state, seat):
        _next_turn(state, seat, journal)
    return False


_ENTER_TASK_BY_STEP: Final[tuple[Callable[[State, int, int, events.Journal], bool], ...]] = (
    _enter_start,
    _enter_give,
    _enter_turn,
    _enter_aim,
    _enter_wither,
    _enter_dispel,
    _enter_transmute,
    _enter_recall,
    _enter_reclaim,
    _enter_foresee,
    _enter_limit,
    _enter_over,
    _enter_finish,
    _enter_end,
)
"""By step (see `state`), the function that begins a task of this kind."""


def end_turn(state: State, journal: events.Journal) -> None:
    """Ends the active seat's turn.

    A seat that has played no component shows its hand (rules page, No component to play).
    """
    if state.played:
        _end_with_draw(state, DRAW_PHASE, journal)
        return
    seat = state.active
    show_hand(state, seat)
    if journal is not None:
        journal.append(events.HandShown(seat, state.hands[seat], data=state.data))
    _end_with_draw(state, UNABLE, journal)


def _end_with_draw(state: State, cause: int, journal: events.Journal) -> None:
    """Draws the cards at the end of a turn, then applies the end-of-turn effects.

    `cause`: DRAW_PHASE, EMPTY_HAND or UNABLE. The last two replace the draw phase (rules page,
    Drawing).
    """
    seat = state.active
    state.stuck = 0 if state.played else state.stuck + 1
    if state.free:
        state.free = False
        state.later = ()
    if cause == DRAW_PHASE:
        cards = abilities.draw_phase_cards(state, seat)
        available = min(cards, len(state.deck) + len(state.discards))
        if available > 1 and journal is not None:
            spells = abilities.spells_of_draw_phase(state, seat)
            journal.append(events.DrawPhaseGrew(seat, available, spells, data=state.data))
        if state.abilities[seat] == box.FORESIGHT:
            state.tasks = ((FORESEE, seat, cards), (END, seat, 0))
            return
    else:
        cards = box.UNABLE_DRAW_CARDS if cause == UNABLE else box.REFILL_CARDS
    draw_cards(state, seat, cards, cause, journal)
    _enter_end(state, seat, 0, journal)


def _next_turn(state: State, seat: int, journal: events.Journal) -> None:
    seats = len(state.hands)
    if journal is not None:
        journal.append(events.TurnEnded(seat))
    if state.stuck and state.stuck % (_ROUNDS_UNTIL_GAMBITS_GO * seats) == 0:
        remove_all_gambits(state, journal)
        if state.stuck >= _ROUNDS_UNTIL_LOCKED * seats or is_locked(state):
            end_game(state, POOL_LOCKED, journal)
            return
    following = (seat + 1) % seats
    if following == state.first and state.round_number >= box.MAX_ROUNDS:
        end_game(state, TOO_LONG, journal)
        return
    begin_turn(state, following, journal)
