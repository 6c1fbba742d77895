# SPDX-License-Identifier: MIT
"""Carries out the abilities of spells. Each ability has a function (rules page, The spells).

`abilities` has the abilities without an action. `pool_cards` has the abilities that concern
components or claims: Quick Hands, Transcendent Focus, Rune Shift, Reclamation and Momentum.
"""

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, hands, moves
from wizardtable.games.wizards_gambit.rules.abilities import unwarded_opponents
from wizardtable.games.wizards_gambit.rules.incantations import steal
from wizardtable.games.wizards_gambit.rules.pool_cards import fill_slot, move_component
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


def discard_for_cursed_rune(state: State, seat: int, journal: events.Journal) -> None:
    """Discards a random card from the hand of `seat`, the owner of Cursed Rune, if it has cards."""
    if state.hands[seat]:
        hands.discard_random_card(state, seat, CURSED, journal)


def offer_corrupt_exchange(state: State, seat: int) -> None:
    """Asks the seat whether to use Corrupt Exchange, if there is an opponent to choose."""
    if unwarded_opponents(state, seat, with_cards=True):
        state.tasks = ((START, seat, 0), *state.tasks)


def take_card(state: State, victim: int, journal: events.Journal) -> None:
    """Takes a random card from the victim of Corrupt Exchange.

    The active seat then chooses the card to give in return.
    """
    seat = state.active
    steal(state, seat, victim, True, journal)
    state.tasks = ((GIVE, seat, victim), *state.tasks[1:])


def give_card(state: State, action: moves.Give, journal: events.Journal) -> None:
    """Gives the chosen card to the victim of Corrupt Exchange."""
    _, seat, taker = state.tasks[0]
    is_public = hands.pass_card(state, seat, taker, action.face)
    state.tasks = state.tasks[1:]
    if journal is not None:
        journal.append(events.CardGiven(seat, taker, action.face, is_public, data=state.data))


# In the turn.


def _mark_used(state: State) -> None:
    """Notes that the ability of the active seat's top spell has been used this turn."""
    state.used |= 1 << state.books[state.active][-1]


def shift_rune(state: State, action: moves.MoveComponent, journal: events.Journal) -> None:
    """Moves a laid component by Rune Shift."""
    _mark_used(state)
    move_component(state, action, False, journal)


def drain(state: State, action: moves.Drain, journal: events.Journal) -> None:
    """Makes an opponent discard a random card by Drain."""
    _mark_used(state)
    hands.discard_random_card(state, action.seat, DRAINED, journal)


def scry(state: State, action: moves.Scry, journal: events.Journal) -> None:
    """Discards a card by Scrying, then draws one."""
    _mark_used(state)
    hands.discard_card(state, state.active, action.face, SCRIED, journal)
    hands.draw_cards(state, state.active, 1, BY_SCRYING, journal)


def banish(state: State, action: moves.Banish, journal: events.Journal) -> None:
    """Puts a pool spell under the spell deck by Banishment, and fills its slot."""
    _mark_used(state)
    state.actions += 1
    spell = state.pool[action.slot]
    state.pool[action.slot] = box.NO_SPELL
    state.banished = (*state.banished, spell)
    if journal is not None:
        journal.append(events.SpellBanished(state.active, action.slot, spell, data=state.data))
    fill_slot(state, action.slot, journal)


def cause_of_draw_after_casting(state: State, seat: int) -> int:
    """Returns the cause of the draw that follows the incantation being played, or -1 for no draw.

    Twin Casting draws after the first incantation of a turn, Echo once a turn. Call this before the
    effect: if the effect covers the top spell, the seat still draws (rules page, Covering a spell).
    """
    ability = state.abilities[seat]
    if ability == box.TWIN_CASTING and not state.casts:
        return BY_TWIN_CASTING
    if ability == box.ECHO and not state.used >> state.books[seat][-1] & 1:
        _mark_used(state)
        return BY_ECHO
    return -1


# In the draw phase.


def foresee(state: State, seat: int, cards: int, journal: events.Journal) -> bool:
    """Lets a seat look at the top two cards of the deck, by Foresight.

    Returns whether the seat has to choose between two different cards. If deck and discard pile
    together hold a single card, the seat draws that card. `cards`: the number of cards still to be
    drawn in the draw phase.
    """
    first = hands.top_card(state, journal)
    if first == box.NO_CARD:
        state.tasks = state.tasks[1:]
        return False
    if not state.deck and not state.discards:
        state.deck.append(first)
        hands.draw_cards(state, seat, 1, DRAW_PHASE, journal)
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
    """Keeps one of the two cards of Foresight and discards the other."""
    kind, seat, cards = state.tasks[0]
    first, second = state.looked
    other = second if action.face == first else first
    state.looked = ()
    hands.gain_cards(state, seat, [action.face])
    if box.is_gambit(other):
        state.removed = hands.with_card(state.removed, other)
    else:
        state.discards.append(other)
    if journal is not None:
        journal.append(events.CardKept(seat, action.face, data=state.data))
        journal.append(events.CardDiscarded(seat, other, FORESEEN, seat, data=state.data))
    following = ((kind, seat, cards - 1),) if cards > 1 else ()
    state.tasks = (*following, *state.tasks[1:])


# At the end of a turn.


def draw_for_tribute(state: State, seat: int, journal: events.Journal) -> None:
    """Draws a card for the opponent with the fewest points, because `seat` has Tribute.

    Of tied opponents, the first on the left of `seat` draws (rules page, Drawing).
    """
    seats = len(state.hands)
    others = [(seat + step) % seats for step in range(1, seats)]
    poorest = min(others, key=lambda other: state.scores[other])
    hands.draw_cards(state, poorest, 1, BY_TRIBUTE, journal)
