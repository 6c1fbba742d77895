# SPDX-License-Identifier: MIT
"""Components on pool spells: laid, moved and taken off, and what happens when one completes a
spell (rules page, A turn)."""

from wizardtable.games.wizards_gambit.rules import abilities, events, hands, pool
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.moves import Laid, MoveComponent, PlayComponent
from wizardtable.games.wizards_gambit.rules.state import (
    OVER,
    POOL_EMPTY,
    RECLAIM,
    TEN_POINTS,
    State,
)


def play(state: State, action: PlayComponent, journal: events.Journal) -> None:
    """Lay a component from the active hand on a spell; the last one claims it."""
    seat, face, slot = state.active, action.face, action.slot
    ability = state.abilities[seat]
    focused = face not in (box.FLAKE, action.as_type)
    state.played += 1
    covered = state.played > 1 and _spend_play(state, seat, face, ability)
    if focused:
        assert ability == box.TRANSCENDENT_FOCUS
        state.used |= 1 << state.books[seat][-1]
    hands.lose_openly(state, seat, face, covered=covered)
    pool.add(state, slot, (face, action.as_type))
    if journal is not None:
        spell = state.pool[slot]
        journal.append(
            events.ComponentPlayed(
                seat, face, slot, spell, action.as_type, focused, data=state.data
            )
        )
    if not state.short[slot]:
        claim(state, seat, slot, journal)
        if ability == box.MOMENTUM and state.step != OVER:
            state.extra += 1
            if journal is not None:
                journal.append(events.PlaysGained(seat, 1, True, data=state.data))


def _spend_play(state: State, seat: int, face: box.Face, ability: int) -> bool:
    """Count a component that is not the ordinary one: as covered by Colbach's Bounty (then True),
    else as the second of Quick Hands, which can be lost, else as one granted."""
    if state.free and state.hands[seat].count(face) > state.later.count(face):
        return True
    bit = 1 << state.books[seat][-1] if ability == box.QUICK_HANDS else 0
    if bit and not state.used & bit:
        state.used |= bit
    else:
        state.extra -= 1
    return False


def move(state: State, action: MoveComponent, cast: bool, journal: events.Journal) -> None:
    """Move a laid component for the active seat; completing a spell claims it."""
    seat, source, target, laid = state.active, action.source, action.target, action.laid
    pool.remove(state, source, laid)
    pool.add(state, target, (laid[0], action.as_type))
    if journal is not None:
        here, there = state.pool[source], state.pool[target]
        journal.append(
            events.ComponentMoved(
                seat, laid, source, here, target, there, action.as_type, cast, data=state.data
            )
        )
    if not state.short[target]:
        claim(state, seat, target, journal)


def dispel(state: State, laid: Laid, slot: int, journal: events.Journal) -> None:
    """Discard a laid component for the active seat."""
    pool.remove(state, slot, laid)
    state.discards.append(laid[0])
    if journal is not None:
        journal.append(
            events.ComponentDispelled(state.active, slot, state.pool[slot], laid, data=state.data)
        )


def claim(state: State, seat: int, slot: int, journal: events.Journal) -> None:
    """A seat takes a completed spell on its book. Ten points win at once; else the place of the
    pool is filled, and the components are discarded, but for those that Reclamation, working until
    now, may take."""
    spell = state.pool[slot]
    state.aside = components = tuple(sorted([face for face, _ in state.laid[slot]]))
    before = state.abilities[seat]
    state.laid[slot] = ()
    state.books[seat] = (*state.books[seat], spell)
    state.scores[seat] += state.table.points[spell]
    abilities.reckon(state, seat)
    if journal is not None:
        works = state.abilities[seat] != box.NO_ABILITY
        score = state.scores[seat]
        journal.append(
            events.SpellClaimed(seat, slot, spell, components, score, works, data=state.data)
        )
    state.pool[slot] = box.NO_SPELL
    pool.reckon(state, slot)
    if state.scores[seat] >= box.GOAL:
        end_game(state, TEN_POINTS, journal)
        return
    if before == box.RECLAMATION:
        state.tasks = ((RECLAIM, seat, box.RECLAIMED), *state.tasks)
    else:
        _discard_aside(state, journal)
    refill(state, slot, journal)
    if state.step != OVER:
        hands.lay_open(state, journal)


def _discard_aside(state: State, journal: events.Journal) -> None:
    components = state.aside
    state.aside = ()
    state.discards += components
    if journal is not None and components:
        journal.append(events.ComponentsDiscarded(state.active, components))


def reclaim(state: State, face: box.Face, journal: events.Journal) -> None:
    """Reclamation: take a component of the completed spell in hand, until two are taken."""
    _, seat, left = state.tasks[0]
    state.aside = hands.without(state.aside, face)
    hands.gain_openly(state, seat, face)
    if journal is not None:
        journal.append(events.ComponentReclaimed(seat, face, data=state.data))
    if left > 1 and state.aside:
        state.tasks = ((RECLAIM, seat, left - 1), *state.tasks[1:])
    else:
        leave(state, journal)


def leave(state: State, journal: events.Journal) -> None:
    """Reclamation takes no more: the other components are discarded."""
    state.tasks = state.tasks[1:]
    _discard_aside(state, journal)


def refill(state: State, slot: int, journal: events.Journal) -> None:
    """Fill a place of the pool from the spell deck, whose lowest cards are the banished ones. When
    there is none left the pool shrinks; empty, it ends the game (rules page, Rulings)."""
    if state.spell_deck:
        spell = state.spell_deck[-1]
        state.spell_deck = state.spell_deck[:-1]
    elif state.banished:
        spell = state.banished[0]
        state.banished = state.banished[1:]
    else:
        if state.pool == [box.NO_SPELL] * box.POOL:
            end_game(state, POOL_EMPTY, journal)
        return
    state.pool[slot] = spell
    pool.reckon(state, slot)
    if journal is not None:
        journal.append(events.SpellOpened(slot, spell, data=state.data))


def end_game(state: State, reason: int, journal: events.Journal) -> None:
    """Nothing more is decided. Cards on their way to the discards come there first, so that the end
    is the last that is told (rules page, Rulings)."""
    _discard_aside(state, journal)
    if state.casting != box.NO_CARD:
        hands.discard_incantation(state, journal)
    state.step = OVER
    state.to_move = -1
    state.tasks = ()
    state.reason = reason
    if journal is not None:
        ranks = ranking(state)
        winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
        journal.append(events.GameEnded(reason, tuple(state.scores), winners))


def ranking(state: State) -> tuple[int, ...]:
    """The rank of each seat: most points, then fewer spells, then shared."""
    merits = [(score, -len(book)) for score, book in zip(state.scores, state.books, strict=True)]
    return tuple([1 + sum([other > merit for other in merits]) for merit in merits])
