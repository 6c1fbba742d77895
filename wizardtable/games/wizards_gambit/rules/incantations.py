# SPDX-License-Identifier: MIT
"""The effects of the incantations. Each has a function (rules page, The incantations).

The function carries the effect out at once, or puts a decision before all other tasks of the turn.
It returns False if the effect can do nothing.
"""

from collections.abc import Callable
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import (
    is_warded,
    unwarded_opponents,
    update_ability,
)
from wizardtable.games.wizards_gambit.rules.hands import (
    draw_cards,
    gain_card_openly,
    pass_card,
    swap_hands,
)
from wizardtable.games.wizards_gambit.rules.pool import (
    component_moves,
    recallable_components,
    removable_components,
)
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    BY_PROSPERITY,
    DISPEL,
    RECALL,
    TRANSMUTE,
    WITHER,
    State,
    Task,
)


def put_tasks_first(state: State, *tasks: Task) -> bool:
    """Puts new tasks in front of all others; returns False if there are no new tasks."""
    state.tasks = (*tasks, *state.tasks)
    return bool(tasks)


def colbachs_bounty(state: State, seat: int, journal: events.Journal) -> bool:
    """Lets the seat play all components and incantations in its hand (rules page, Colbach's
    Bounty).

    Cards that come into the hand afterwards are added to `State.later`. After `MAX_CASTS`
    incantations in a turn, Colbach's Bounty has no effect, so that no turn lasts forever.
    """
    if state.casts > box.MAX_CASTS:
        return False
    state.free = True
    state.later = ()
    if journal is not None:
        covered = tuple([face for face in state.hands[seat] if not box.is_gambit(face)])
        journal.append(events.HandFreed(seat, covered, data=state.data))
    return True


def prosperity(state: State, seat: int, journal: events.Journal) -> bool:
    """Draws five cards for the seat."""
    draw_cards(state, seat, box.PROSPERITY_CARDS, BY_PROSPERITY, journal)
    return True


def haste(state: State, seat: int, journal: events.Journal) -> bool:
    """Lets the seat play two more components this turn."""
    state.extra += box.HASTE_COMPONENTS
    if journal is not None:
        journal.append(events.PlaysGained(seat, box.HASTE_COMPONENTS, False, data=state.data))
    return True


def larceny(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks the seat to choose the opponent who loses a random card."""
    return _ask_for_target(state, seat, unwarded_opponents(state, seat, with_cards=True), journal)


def steal(state: State, seat: int, victim: int, exchange: bool, journal: events.Journal) -> None:
    """Takes a random card from an opponent's hand for a seat.

    `exchange`: True for Corrupt Exchange, False for Larceny.
    """
    face = state.rng.choice(state.hands[victim])
    is_public = pass_card(state, victim, seat, face)
    if journal is not None:
        journal.append(events.CardTaken(seat, victim, face, exchange, is_public, data=state.data))


def withering(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks each opponent with cards, clockwise, to discard a card."""
    _log_wards(state, seat, journal)
    victims = unwarded_opponents(state, seat, with_cards=True)
    return put_tasks_first(state, *[(WITHER, victim, 0) for victim in victims])


def dispel(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks the seat to choose the laid component to discard."""
    return bool(removable_components(state)) and put_tasks_first(state, (DISPEL, seat, 0))


def transmutation(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks the seat to choose the laid component to move."""
    return bool(component_moves(state, seat)) and put_tasks_first(state, (TRANSMUTE, seat, 0))


def exchange_of_minds(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks the seat to choose the opponent with whom it swaps hands."""
    return _ask_for_target(state, seat, unwarded_opponents(state, seat, with_cards=False), journal)


def _ask_for_target(state: State, seat: int, targets: list[int], journal: events.Journal) -> bool:
    if not targets:
        _log_wards(state, seat, journal)
    return bool(targets) and put_tasks_first(state, (AIM, seat, 0))


def swap_with(state: State, seat: int, other: int, journal: events.Journal) -> None:
    """Swaps the hands of a seat and an opponent."""
    swap_hands(state, seat, other, journal)


def recall(state: State, seat: int, journal: events.Journal) -> bool:
    """Asks the seat to choose a component of the discard pile."""
    return bool(recallable_components(state)) and put_tasks_first(state, (RECALL, seat, 0))


def take_discarded(state: State, seat: int, face: box.Face, journal: events.Journal) -> None:
    """Takes a component from the discard pile into a hand.

    Of several equal components, the one discarded last is taken.
    """
    discards = state.discards
    del discards[len(discards) - 1 - discards[::-1].index(face)]
    gain_card_openly(state, seat, face)
    if journal is not None:
        journal.append(events.ComponentRecalled(seat, face))


def eclipse(state: State, seat: int, journal: events.Journal) -> bool:
    """Stops the abilities of all opponents without Aegis until the caster's next turn."""
    _log_wards(state, seat, journal)
    victims = unwarded_opponents(state, seat, with_cards=False)
    for victim in victims:
        state.eclipses[victim] |= 1 << seat
        update_ability(state, victim)
    if victims and journal is not None:
        journal.append(events.Eclipsed(seat, tuple(victims)))
    return bool(victims)


def _log_wards(state: State, seat: int, journal: events.Journal) -> None:
    if journal is None:
        return
    seats = len(state.hands)
    for other in [(seat + step) % seats for step in range(1, seats)]:
        if is_warded(state, other):
            journal.append(events.Warded(other, seat, data=state.data))


EFFECT_FUNCTIONS: Final[tuple[Callable[[State, int, events.Journal], bool], ...]] = (
    colbachs_bounty,
    prosperity,
    haste,
    larceny,
    withering,
    dispel,
    transmutation,
    exchange_of_minds,
    recall,
    eclipse,
)
"""By effect (see `components`), the function that carries the effect out for the caster."""
