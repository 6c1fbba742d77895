# SPDX-License-Identifier: MIT
"""What each incantation does (rules page, Incantations), a function for each.

An effect is carried out at once, or asks by putting tasks in front of those of the turn. It is
False where nothing happens.
"""

from collections.abc import Callable
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import exposed_opponents, is_warded, reckon
from wizardtable.games.wizards_gambit.rules.hands import draw, gain_openly, pass_card, swap
from wizardtable.games.wizards_gambit.rules.pool import moves, recallable, removable
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


def ask(state: State, *tasks: Task) -> bool:
    """Put tasks in front of what is to be done; whether there are any."""
    state.tasks = (*tasks, *state.tasks)
    return bool(tasks)


def colbachs_bounty(state: State, seat: int, journal: events.Journal) -> bool:
    """Cover the components and incantations in hand; what is drawn afterwards is `later`. After
    very many incantations in a turn it does nothing: with several of it, a turn could go on for
    ever."""
    if state.casts > box.MOST_CASTS:
        return False
    state.free = True
    state.later = ()
    if journal is not None:
        covered = tuple([face for face in state.hands[seat] if not box.is_gambit(face)])
        journal.append(events.HandFreed(seat, covered, data=state.data))
    return True


def prosperity(state: State, seat: int, journal: events.Journal) -> bool:
    """Draw five cards."""
    draw(state, seat, box.PROSPERITY_CARDS, BY_PROSPERITY, journal)
    return True


def haste(state: State, seat: int, journal: events.Journal) -> bool:
    """Two more components this turn."""
    state.extra += box.HASTE_COMPONENTS
    if journal is not None:
        journal.append(events.PlaysGained(seat, box.HASTE_COMPONENTS, False, data=state.data))
    return True


def larceny(state: State, seat: int, journal: events.Journal) -> bool:
    """Choose an opponent to take a random card from."""
    return _aim(state, seat, exposed_opponents(state, seat, with_cards=True), journal)


def steal(state: State, seat: int, victim: int, exchange: bool, journal: events.Journal) -> None:
    """Take a random card from an opponent's hand, by Larceny or Corrupt Exchange."""
    face = state.rng.choice(state.hands[victim])
    seen = pass_card(state, victim, seat, face)
    if journal is not None:
        journal.append(events.CardTaken(seat, victim, face, exchange, seen, data=state.data))


def withering(state: State, seat: int, journal: events.Journal) -> bool:
    """Each opponent with a card, clockwise, is to discard one."""
    _tell_wards(state, seat, journal)
    victims = exposed_opponents(state, seat, with_cards=True)
    return ask(state, *[(WITHER, victim, 0) for victim in victims])


def dispel(state: State, seat: int, journal: events.Journal) -> bool:
    """Choose a laid component to discard."""
    return bool(removable(state)) and ask(state, (DISPEL, seat, 0))


def transmutation(state: State, seat: int, journal: events.Journal) -> bool:
    """Choose a laid component to move."""
    return bool(moves(state, seat)) and ask(state, (TRANSMUTE, seat, 0))


def exchange_of_minds(state: State, seat: int, journal: events.Journal) -> bool:
    """Choose an opponent to swap hands with."""
    return _aim(state, seat, exposed_opponents(state, seat, with_cards=False), journal)


def _aim(state: State, seat: int, targets: list[int], journal: events.Journal) -> bool:
    if not targets:
        _tell_wards(state, seat, journal)
    return bool(targets) and ask(state, (AIM, seat, 0))


def exchange(state: State, seat: int, other: int, journal: events.Journal) -> None:
    """Swap hands with an opponent."""
    swap(state, seat, other, journal)


def recall(state: State, seat: int, journal: events.Journal) -> bool:
    """Choose a component of the discards."""
    return bool(recallable(state)) and ask(state, (RECALL, seat, 0))


def take_discarded(state: State, seat: int, face: box.Face, journal: events.Journal) -> None:
    """Take a component from the discards in hand, the one that came last."""
    discards = state.discards
    del discards[len(discards) - 1 - discards[::-1].index(face)]
    gain_openly(state, seat, face)
    if journal is not None:
        journal.append(events.ComponentRecalled(seat, face))


def eclipse(state: State, seat: int, journal: events.Journal) -> bool:
    """Opponents' spells stop until the caster's next turn."""
    _tell_wards(state, seat, journal)
    victims = exposed_opponents(state, seat, with_cards=False)
    for victim in victims:
        state.eclipses[victim] |= 1 << seat
        reckon(state, victim)
    if victims and journal is not None:
        journal.append(events.Eclipsed(seat, tuple(victims)))
    return bool(victims)


def _tell_wards(state: State, seat: int, journal: events.Journal) -> None:
    if journal is None:
        return
    seats = len(state.hands)
    for other in [(seat + step) % seats for step in range(1, seats)]:
        if is_warded(state, other):
            journal.append(events.Warded(other, seat, data=state.data))


EFFECT_OF: Final[tuple[Callable[[State, int, events.Journal], bool], ...]] = (
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
"""By effect (see `components`), what it does for the seat that cast it."""
