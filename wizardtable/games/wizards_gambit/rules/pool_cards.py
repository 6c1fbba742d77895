# SPDX-License-Identifier: MIT
"""Puts components on pool spells, moves and removes components, and lets seats claim spells.

Rules page: A component, and Claiming a spell.

A book is the pile of spells that a seat has completed.
"""

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


def play_component(state: State, action: PlayComponent, journal: events.Journal) -> None:
    """Plays a component from the active seat's hand on a spell.

    If the component completes the spell, the seat claims the spell.
    """
    seat, face, slot = state.active, action.face, action.slot
    ability = state.abilities[seat]
    focused = face not in (box.FLAKE, action.as_type)
    state.played += 1
    covered = state.played > 1 and _spend_play(state, seat, face, ability)
    if focused:
        assert ability == box.TRANSCENDENT_FOCUS
        state.used |= 1 << state.books[seat][-1]
    hands.lose_card_openly(state, seat, face, covered=covered)
    pool.lay_component(state, slot, (face, action.as_type))
    if journal is not None:
        spell = state.pool[slot]
        journal.append(
            events.ComponentPlayed(
                seat, face, slot, spell, action.as_type, focused, data=state.data
            )
        )
    if not state.short[slot]:
        claim_spell(state, seat, slot, journal)
        if ability == box.MOMENTUM and state.step != OVER:
            state.extra += 1
            if journal is not None:
                journal.append(events.PlaysGained(seat, 1, True, data=state.data))


def _spend_play(state: State, seat: int, face: box.Face, ability: int) -> bool:
    """Uses up the play that allows a further component after the first one of the turn.

    Returns True if Colbach's Bounty allows the component. Colbach's Bounty is used first, then
    Quick Hands, and the plays of Haste and Momentum last. Another spell may soon cover Quick Hands.
    """
    if state.free and state.hands[seat].count(face) > state.later.count(face):
        return True
    bit = 1 << state.books[seat][-1] if ability == box.QUICK_HANDS else 0
    if bit and not state.used & bit:
        state.used |= bit
    else:
        state.extra -= 1
    return False


def move_component(
    state: State, action: MoveComponent, cast: bool, journal: events.Journal
) -> None:
    """Moves a laid component for the active seat. If this completes a spell, the seat claims it.

    `cast`: True for Transmutation, False for Rune Shift.
    """
    seat, source, target, laid = state.active, action.source, action.target, action.laid
    pool.take_off_component(state, source, laid)
    pool.lay_component(state, target, (laid[0], action.as_type))
    if journal is not None:
        from_spell, to_spell = state.pool[source], state.pool[target]
        as_type, data = action.as_type, state.data
        journal.append(
            events.ComponentMoved(
                seat, laid, source, from_spell, target, to_spell, as_type, cast, data=data
            )
        )
    if not state.short[target]:
        claim_spell(state, seat, target, journal)


def discard_component(state: State, laid: Laid, slot: int, journal: events.Journal) -> None:
    """Discards a laid component from the spell in a slot, for the active seat."""
    pool.take_off_component(state, slot, laid)
    state.discards.append(laid[0])
    if journal is not None:
        journal.append(
            events.ComponentDispelled(state.active, slot, state.pool[slot], laid, data=state.data)
        )


def claim_spell(state: State, seat: int, slot: int, journal: events.Journal) -> None:
    """Puts a completed spell on a seat's book (rules page, Claiming a spell).

    Ten points end the match at once. Otherwise the slot is filled and the components are discarded.
    If Reclamation worked before the claim, the seat first chooses components to take back.
    """
    spell = state.pool[slot]
    state.aside = components = tuple(sorted([face for face, _ in state.laid[slot]]))
    before = state.abilities[seat]
    state.laid[slot] = ()
    state.books[seat] = (*state.books[seat], spell)
    state.scores[seat] += state.table.points[spell]
    abilities.update_ability(state, seat)
    if journal is not None:
        works = state.abilities[seat] != box.NO_ABILITY
        score = state.scores[seat]
        journal.append(
            events.SpellClaimed(seat, slot, spell, components, score, works, data=state.data)
        )
    state.pool[slot] = box.NO_SPELL
    pool.update_lacks(state, slot)
    if state.scores[seat] >= box.GOAL_POINTS:
        end_game(state, TEN_POINTS, journal)
        return
    if before == box.RECLAMATION:
        state.tasks = ((RECLAIM, seat, box.MAX_RECLAIMED), *state.tasks)
    else:
        _discard_aside(state, journal)
    fill_slot(state, slot, journal)
    if state.step != OVER:
        hands.show_open_hands(state, journal)


def _discard_aside(state: State, journal: events.Journal) -> None:
    components = state.aside
    state.aside = ()
    state.discards += components
    if journal is not None and components:
        journal.append(events.ComponentsDiscarded(state.active, components))


def reclaim_component(state: State, face: box.Face, journal: events.Journal) -> None:
    """Takes a component of the completed spell into the hand, by Reclamation.

    Reclamation ends after two components, or when no component is left.
    """
    _, seat, remaining = state.tasks[0]
    state.aside = hands.without_card(state.aside, face)
    hands.gain_card_openly(state, seat, face)
    if journal is not None:
        journal.append(events.ComponentReclaimed(seat, face, data=state.data))
    if remaining > 1 and state.aside:
        state.tasks = ((RECLAIM, seat, remaining - 1), *state.tasks[1:])
    else:
        end_reclaiming(state, journal)


def end_reclaiming(state: State, journal: events.Journal) -> None:
    """Ends Reclamation and discards the remaining components of the completed spell."""
    state.tasks = state.tasks[1:]
    _discard_aside(state, journal)


def fill_slot(state: State, slot: int, journal: events.Journal) -> None:
    """Fills a slot of the pool with the next spell; banished spells come after the spell deck.

    If no spell is left, the slot stays empty. An empty pool ends the match (rules page, Rare
    cases).
    """
    if state.spell_deck:
        spell = state.spell_deck[-1]
        state.spell_deck = state.spell_deck[:-1]
    elif state.banished:
        spell = state.banished[0]
        state.banished = state.banished[1:]
    else:
        if state.pool == [box.NO_SPELL] * box.POOL_SLOTS:
            end_game(state, POOL_EMPTY, journal)
        return
    state.pool[slot] = spell
    pool.update_lacks(state, slot)
    if journal is not None:
        journal.append(events.SpellOpened(slot, spell, data=state.data))


def end_game(state: State, reason: int, journal: events.Journal) -> None:
    """Ends the match, for a reason TEN_POINTS to TOO_LONG (see `state`).

    First discards the incantation being played and the components of a completed spell, so that
    `GameEnded` is the last event.
    """
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
    """Returns by seat the rank; 1 is the best.

    More points are better, then fewer spells. Seats that are equal in both share a rank.
    """
    standings = [(score, -len(book)) for score, book in zip(state.scores, state.books, strict=True)]
    return tuple([1 + sum([other > standing for other in standings]) for standing in standings])
