# SPDX-License-Identifier: MIT
"""Plays gambits as auras and annulments, destroys and releases them (rules page, Gambits).

Playing, destroying or releasing a gambit takes an incantation action of the active seat.

A book is the pile of spells that a seat has completed.
"""

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import update_ability
from wizardtable.games.wizards_gambit.rules.hands import (
    lose_card_openly,
    show_open_hands,
    with_card,
)
from wizardtable.games.wizards_gambit.rules.moves import Destroy, LayAnnulment, LayAura
from wizardtable.games.wizards_gambit.rules.state import Board, State


def gambit_sources(board: Board, seat: int) -> list[box.Face]:
    """Returns the gambits that a seat could play: the open gambit in front of it comes first.

    The gambits in the seat's hand follow. The hand must not contain HIDDEN cards.
    """
    front = board.ready[seat]
    sources = [] if front == box.NO_CARD else [front]
    return sources + [face for face in board.hands[seat] if box.is_gambit(face)]


def lay_aura(state: State, action: LayAura, journal: events.Journal) -> None:
    """Plays a gambit on a pool spell (rules page, Aura of protection)."""
    seat = state.active
    _play_gambit(state, seat, action.face)
    state.gambits[seat] = action.face
    state.fresh = True
    state.auras[action.slot] = seat
    if journal is not None:
        journal.append(
            events.AuraLaid(
                seat, action.face, action.slot, state.pool[action.slot], data=state.data
            )
        )


def lay_annulment(state: State, action: LayAnnulment, journal: events.Journal) -> None:
    """Plays a gambit on a wizard's book (rules page, Annulment)."""
    seat = state.active
    _play_gambit(state, seat, action.face)
    state.gambits[seat] = action.face
    state.fresh = True
    state.annulments[action.seat] = seat
    update_ability(state, action.seat)
    if journal is not None:
        journal.append(events.AnnulmentLaid(seat, action.face, action.seat))


def destroy_gambit(state: State, action: Destroy, journal: events.Journal) -> None:
    """Destroys an opponent's gambit: both gambits leave the game (rules page, Destruction)."""
    seat, victim = state.active, action.seat
    _play_gambit(state, seat, action.face)
    state.removed = with_card(state.removed, action.face)
    spell, book = _place_of_gambit(state, victim)
    destroyed = _remove_gambit(state, victim)
    if journal is not None:
        data = state.data
        journal.append(
            events.GambitDestroyed(seat, action.face, victim, destroyed, spell, book, data=data)
        )
    show_open_hands(state, journal)


def release_gambit(state: State, journal: events.Journal) -> None:
    """Releases the active seat's own gambit (rules page, Release)."""
    seat = state.active
    spell, book = _place_of_gambit(state, seat)
    released = _remove_gambit(state, seat)
    if journal is not None:
        journal.append(events.GambitReleased(seat, released, spell, book, data=state.data))
    show_open_hands(state, journal)


def remove_all_gambits(state: State, journal: events.Journal) -> None:
    """Removes all gambits in play, because nobody played a component for two rounds (rules page,
    Rare cases)."""
    gambits = tuple(state.gambits)
    seats = [seat for seat, face in enumerate(gambits) if face != box.NO_CARD]
    for seat in seats:
        _remove_gambit(state, seat)
    if seats and journal is not None:
        journal.append(events.GambitsRemoved(gambits))
    show_open_hands(state, journal)


def _play_gambit(state: State, seat: int, face: box.Face) -> None:
    """Removes a gambit from its place in front of a seat, or from the seat's hand.

    Also counts an incantation action.
    """
    state.actions += 1
    if state.ready[seat] == face:
        state.ready[seat] = box.NO_CARD
    else:
        lose_card_openly(state, seat, face)


def _place_of_gambit(state: State, seat: int) -> tuple[box.SpellId, int]:
    """Returns the place of a seat's gambit in play.

    The result is the spell and -1 for a gambit on a pool spell. For a gambit on a book, it is
    NO_SPELL and the owner of the book.
    """
    if seat in state.auras:
        return state.pool[state.auras.index(seat)], -1
    return box.NO_SPELL, state.annulments.index(seat)


def _remove_gambit(state: State, seat: int) -> box.Face:
    """Removes a seat's gambit in play from the game, and returns the gambit."""
    face = state.gambits[seat]
    state.gambits[seat] = box.NO_CARD
    state.removed = with_card(state.removed, face)
    if seat in state.auras:
        state.auras[state.auras.index(seat)] = -1
    else:
        book = state.annulments.index(seat)
        state.annulments[book] = -1
        update_ability(state, book)
    return face
