# SPDX-License-Identifier: MIT
"""Gambits: laid as an aura or an annulment, used to destroy another, released (rules page,
Gambits). Each is an incantation action of the active seat."""

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.abilities import reckon
from wizardtable.games.wizards_gambit.rules.hands import lay_open, lose_openly, with_card
from wizardtable.games.wizards_gambit.rules.moves import Destroy, LayAnnulment, LayAura
from wizardtable.games.wizards_gambit.rules.state import Board, State


def gambit_sources(board: Board, seat: int) -> list[box.Face]:
    """The gambits that a seat could play: the one in front of it, and those in its hand, which has
    to be in full sight."""
    front = board.ready[seat]
    sources = [] if front == box.NO_CARD else [front]
    return sources + [face for face in board.hands[seat] if box.is_gambit(face)]


def lay_aura(state: State, action: LayAura, journal: events.Journal) -> None:
    """Lay a gambit on a spell of the pool."""
    seat = state.active
    _take(state, seat, action.face)
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
    """Lay a gambit on a wizard's book."""
    seat = state.active
    _take(state, seat, action.face)
    state.gambits[seat] = action.face
    state.fresh = True
    state.annulments[action.seat] = seat
    reckon(state, action.seat)
    if journal is not None:
        journal.append(events.AnnulmentLaid(seat, action.face, action.seat))


def destroy(state: State, action: Destroy, journal: events.Journal) -> None:
    """Destroy an opponent's gambit: both leave the game."""
    seat, victim = state.active, action.seat
    _take(state, seat, action.face)
    state.removed = with_card(state.removed, action.face)
    spell, book = _place(state, victim)
    destroyed = _lift(state, victim)
    if journal is not None:
        data = state.data
        journal.append(
            events.GambitDestroyed(seat, action.face, victim, destroyed, spell, book, data=data)
        )
    lay_open(state, journal)


def release(state: State, journal: events.Journal) -> None:
    """Take the active seat's own gambit off."""
    seat = state.active
    spell, book = _place(state, seat)
    released = _lift(state, seat)
    if journal is not None:
        journal.append(events.GambitReleased(seat, released, spell, book, data=state.data))
    lay_open(state, journal)


def remove_all(state: State, journal: events.Journal) -> None:
    """Nobody could play a component for two rounds: all gambits in play leave the game."""
    gambits = tuple(state.gambits)
    seats = [seat for seat, face in enumerate(gambits) if face != box.NO_CARD]
    for seat in seats:
        _lift(state, seat)
    if seats and journal is not None:
        journal.append(events.GambitsRemoved(gambits))
    lay_open(state, journal)


def _take(state: State, seat: int, face: box.Face) -> None:
    """Take a gambit from in front of the active seat, or from its hand, for its action."""
    state.actions += 1
    if state.ready[seat] == face:
        state.ready[seat] = box.NO_CARD
    else:
        lose_openly(state, seat, face)


def _place(state: State, seat: int) -> tuple[box.SpellId, int]:
    """Where a seat's gambit lies: the spell of the pool, or NO_SPELL and whose book."""
    if seat in state.auras:
        return state.pool[state.auras.index(seat)], -1
    return box.NO_SPELL, state.annulments.index(seat)


def _lift(state: State, seat: int) -> box.Face:
    """Take a seat's gambit out of the game; gives which it was."""
    face = state.gambits[seat]
    state.gambits[seat] = box.NO_CARD
    state.removed = with_card(state.removed, face)
    if seat in state.auras:
        state.auras[state.auras.index(seat)] = -1
    else:
        book = state.annulments.index(seat)
        state.annulments[book] = -1
        reckon(state, book)
    return face
