# SPDX-License-Identifier: MIT
"""Playing an incantation: its card, what it asks, and what follows when it is carried out."""

from wizardtable.games.wizards_gambit.rules import hands, incantations, moves, pool_cards
from wizardtable.games.wizards_gambit.rules.abilities import exposed_opponents
from wizardtable.games.wizards_gambit.rules.ability_actions import draw_for_casting
from wizardtable.games.wizards_gambit.rules.components import EXCHANGE_OF_MINDS, FIRST_INCANTATION
from wizardtable.games.wizards_gambit.rules.events import IncantationCast, Journal, NothingHappened
from wizardtable.games.wizards_gambit.rules.state import FINISH, WITHERED, Board, State


def effect_cast(board: Board) -> int:
    """The effect of the incantation being carried out; there must be one."""
    return board.table.effects[board.casting - FIRST_INCANTATION]


def aims(board: Board) -> list[int]:
    """The opponents at whom the active seat can aim the incantation being carried out."""
    swap = effect_cast(board) == EXCHANGE_OF_MINDS
    return exposed_opponents(board, board.active, with_cards=not swap)


def cast(state: State, action: moves.Cast, journal: Journal) -> None:
    """Play an incantation for the active seat."""
    seat, face = state.active, action.face
    covered = _spend_action(state, action)
    follows = draw_for_casting(state, seat)
    state.casts += 1
    hands.lose_openly(state, seat, face, covered=covered)
    state.casting = face
    state.tasks = ((FINISH, seat, follows), *state.tasks)
    if journal is not None:
        journal.append(IncantationCast(seat, face, data=state.data))
    if not incantations.EFFECT_OF[effect_cast(state)](state, seat, journal) and journal is not None:
        journal.append(NothingHappened(seat))


def _spend_action(state: State, action: moves.Cast) -> bool:
    """Count the incantation as the ordinary one, then as one that Colbach's Bounty covers (then
    True), then as the second of Twin Casting."""
    if state.actions and state.free:
        held = state.hands[state.active].count(action.face)
        if held > state.later.count(action.face):
            return True
    state.actions += 1
    return False


def aim(state: State, other: int, journal: Journal) -> None:
    """The incantation is aimed at an opponent."""
    seat = state.active
    state.tasks = state.tasks[1:]
    if effect_cast(state) == EXCHANGE_OF_MINDS:
        incantations.exchange(state, seat, other, journal)
    else:
        incantations.steal(state, seat, other, False, journal)


def wither(state: State, action: moves.Discard, journal: Journal) -> None:
    """Withering: an opponent of the caster discards a card."""
    seat = state.tasks[0][1]
    state.tasks = state.tasks[1:]
    hands.discard(state, seat, action.face, WITHERED, journal)


def dispel(state: State, action: moves.Dispel, journal: Journal) -> None:
    """Dispel: a laid component is discarded."""
    state.tasks = state.tasks[1:]
    pool_cards.dispel(state, action.laid, action.slot, journal)


def transmute(state: State, action: moves.MoveComponent, journal: Journal) -> None:
    """Transmutation: a laid component is moved."""
    state.tasks = state.tasks[1:]
    pool_cards.move(state, action, True, journal)


def recall(state: State, action: moves.TakeBack, journal: Journal) -> None:
    """Recall: a component is taken from the discards."""
    seat = state.tasks[0][1]
    state.tasks = state.tasks[1:]
    incantations.take_discarded(state, seat, action.face, journal)


def finish(state: State, journal: Journal) -> None:
    """The incantation has been carried out: it is discarded; Twin Casting and Echo then draw."""
    _, seat, cause = state.tasks[0]
    state.tasks = state.tasks[1:]
    hands.discard_incantation(state, journal)
    if cause >= 0:
        hands.draw(state, seat, 1, cause, journal)
