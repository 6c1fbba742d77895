# SPDX-License-Identifier: MIT
"""What wizards do by the abilities of their spells, a function for each (rules page, Spells).

Abilities that need no doing are in `abilities`; those that lay or claim components (Quick Hands,
Transcendent Focus, Rune Shift, Reclamation, Momentum) are in `pool_cards`.
"""

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, hands, moves
from wizardtable.games.wizards_gambit.rules.abilities import exposed_opponents
from wizardtable.games.wizards_gambit.rules.incantations import steal
from wizardtable.games.wizards_gambit.rules.pool_cards import move, refill
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_SCRYING,
    BY_TRIBUTE,
    BY_TWIN_CASTING,
    CURSED,
    DRAINED,
    DRAW_PHASE,
    FORESEEN,
    GIVE,
    SCRIED,
    START,
    State,
)

# At the start of a turn.


def cursed_rune(state: State, seat: int, journal: events.Journal) -> None:
    """Cursed Rune: a random card is discarded."""
    if state.hands[seat]:
        hands.discard_random(state, seat, CURSED, journal)


def offer_corrupt_exchange(state: State, seat: int) -> None:
    """Corrupt Exchange: ask whether it is used, if there is anybody to use it on."""
    if exposed_opponents(state, seat, with_cards=True):
        state.tasks = ((START, seat, 0), *state.tasks)


def corrupt_exchange(state: State, victim: int, journal: events.Journal) -> None:
    """Corrupt Exchange: take a random card of an opponent, to whom one is then given."""
    seat = state.active
    steal(state, seat, victim, True, journal)
    state.tasks = ((GIVE, seat, victim), *state.tasks[1:])


def give(state: State, action: moves.Give, journal: events.Journal) -> None:
    """Corrupt Exchange: give the opponent a card of choice."""
    _, seat, to = state.tasks[0]
    seen = hands.pass_card(state, seat, to, action.face)
    state.tasks = state.tasks[1:]
    if journal is not None:
        journal.append(events.CardGiven(seat, to, action.face, seen, data=state.data))


# In the turn.


def _use(state: State) -> None:
    """The ability of the active seat's top spell has been used this turn."""
    state.used |= 1 << state.books[state.active][-1]


def rune_shift(state: State, action: moves.MoveComponent, journal: events.Journal) -> None:
    """Rune Shift: move a laid component."""
    _use(state)
    move(state, action, False, journal)


def drain(state: State, action: moves.Drain, journal: events.Journal) -> None:
    """Drain: an opponent discards a random card."""
    _use(state)
    hands.discard_random(state, action.seat, DRAINED, journal)


def scry(state: State, action: moves.Scry, journal: events.Journal) -> None:
    """Scrying: discard a card, then draw one."""
    _use(state)
    hands.discard(state, state.active, action.face, SCRIED, journal)
    hands.draw(state, state.active, 1, BY_SCRYING, journal)


def banish(state: State, action: moves.Banish, journal: events.Journal) -> None:
    """Banishment: a pool spell goes under the spell deck, and another takes its place."""
    _use(state)
    state.actions += 1
    spell = state.pool[action.slot]
    state.pool[action.slot] = box.NO_SPELL
    state.banished = (*state.banished, spell)
    if journal is not None:
        journal.append(events.SpellBanished(state.active, action.slot, spell, data=state.data))
    refill(state, action.slot, journal)


def draw_for_casting(state: State, seat: int) -> int:
    """The cause of a draw that follows the incantation being played, -1 for none: Twin Casting
    after the first of a turn, Echo once a turn. It is settled before the incantation works, so
    that a spell which the incantation covers still draws (rules page, Rulings)."""
    ability = state.abilities[seat]
    if ability == box.TWIN_CASTING and not state.casts:
        return BY_TWIN_CASTING
    if ability == box.ECHO and not state.used >> state.books[seat][-1] & 1:
        _use(state)
        return BY_ECHO
    return -1


# In the draw phase.


def foresee(state: State, seat: int, cards: int, journal: events.Journal) -> bool:
    """Foresight: look at the top two cards for each card to be drawn; whether one of two different
    ones is to be chosen. A last card by itself is drawn."""
    first = hands.top_card(state, journal)
    if first == box.NO_CARD:
        state.tasks = state.tasks[1:]
        return False
    if not state.deck and not state.discards:
        state.deck.append(first)
        hands.draw(state, seat, 1, DRAW_PHASE, journal)
        state.tasks = state.tasks[1:]
        return False
    second = hands.top_card(state, journal)
    state.looked = (min(first, second), max(first, second))
    if journal is not None:
        journal.append(events.LookedAhead(seat, state.looked, data=state.data))
    if first == second:
        keep(state, moves.Keep(first), journal)
        return False
    return True


def keep(state: State, action: moves.Keep, journal: events.Journal) -> None:
    """Foresight: keep one of the two cards, and discard the other."""
    kind, seat, cards = state.tasks[0]
    first, second = state.looked
    other = second if action.face == first else first
    state.looked = ()
    hands.gain(state, seat, [action.face])
    if box.is_gambit(other):
        state.removed = hands.with_card(state.removed, other)
    else:
        state.discards.append(other)
    if journal is not None:
        journal.append(events.CardKept(seat, action.face, data=state.data))
        journal.append(events.CardDiscarded(seat, other, FORESEEN, seat, data=state.data))
    more = ((kind, seat, cards - 1),) if cards > 1 else ()
    state.tasks = (*more, *state.tasks[1:])


# At the end of a turn.


def tribute(state: State, seat: int, journal: events.Journal) -> None:
    """Tribute: the opponent with the fewest points, the nearest to the left of several, draws a
    card."""
    seats = len(state.hands)
    others = [(seat + step) % seats for step in range(1, seats)]
    poorest = min(others, key=lambda other: state.scores[other])
    hands.draw(state, poorest, 1, BY_TRIBUTE, journal)
