# SPDX-License-Identifier: MIT
"""Plays incantations: counts the action, carries out the choices, and discards the card.

A function that carries out a choice also removes the decision from `State.tasks`.
"""

from wizardtable.games.wizards_gambit.rules import hands, incantations, moves, pool_cards
from wizardtable.games.wizards_gambit.rules.abilities import unwarded_opponents
from wizardtable.games.wizards_gambit.rules.ability_actions import cause_of_draw_after_casting
from wizardtable.games.wizards_gambit.rules.components import EXCHANGE_OF_MINDS, FIRST_INCANTATION
from wizardtable.games.wizards_gambit.rules.events import IncantationCast, Journal, NothingHappened
from wizardtable.games.wizards_gambit.rules.state import FINISH, WITHERED, Board, State


def effect_being_cast(board: Board) -> int:
    """Returns the effect of the incantation being carried out.

    `board.casting` must be an incantation.
    """
    return board.table.effects[board.casting - FIRST_INCANTATION]


def possible_targets(board: Board) -> list[int]:
    """Returns the opponents at whom the incantation being carried out can be aimed."""
    swap = effect_being_cast(board) == EXCHANGE_OF_MINDS
    return unwarded_opponents(board, board.active, with_cards=not swap)


def cast_incantation(state: State, action: moves.Cast, journal: Journal) -> None:
    """Plays an incantation for the active seat."""
    seat, face = state.active, action.face
    covered = _spend_action(state, action)
    draw_cause = cause_of_draw_after_casting(state, seat)
    state.casts += 1
    hands.lose_card_openly(state, seat, face, covered=covered)
    state.casting = face
    state.tasks = ((FINISH, seat, draw_cause), *state.tasks)
    if journal is not None:
        journal.append(IncantationCast(seat, face, data=state.data))
    if (
        not incantations.EFFECT_FUNCTIONS[effect_being_cast(state)](state, seat, journal)
        and journal is not None
    ):
        journal.append(NothingHappened(seat))


def _spend_action(state: State, action: moves.Cast) -> bool:
    """Uses up the action that allows an incantation.

    Returns True if Colbach's Bounty allows the incantation. The ordinary incantation action is used
    first, then Colbach's Bounty, and the second action of Twin Casting last.
    """
    if state.actions and state.free:
        held = state.hands[state.active].count(action.face)
        if held > state.later.count(action.face):
            return True
    state.actions += 1
    return False


def aim(state: State, other: int, journal: Journal) -> None:
    """Carries out Larceny or Exchange of Minds on the opponent `other`, which the player has
    chosen."""
    seat = state.active
    state.tasks = state.tasks[1:]
    if effect_being_cast(state) == EXCHANGE_OF_MINDS:
        incantations.swap_with(state, seat, other, journal)
    else:
        incantations.steal(state, seat, other, False, journal)


def wither(state: State, action: moves.Discard, journal: Journal) -> None:
    """Discards the card that an opponent chose for Withering."""
    seat = state.tasks[0][1]
    state.tasks = state.tasks[1:]
    hands.discard_card(state, seat, action.face, WITHERED, journal)


def dispel(state: State, action: moves.Dispel, journal: Journal) -> None:
    """Discards the component chosen for Dispel."""
    state.tasks = state.tasks[1:]
    pool_cards.discard_component(state, action.laid, action.slot, journal)


def transmute(state: State, action: moves.MoveComponent, journal: Journal) -> None:
    """Moves the component chosen for Transmutation."""
    state.tasks = state.tasks[1:]
    pool_cards.move_component(state, action, True, journal)


def recall(state: State, action: moves.TakeBack, journal: Journal) -> None:
    """Takes the component chosen for Recall from the discard pile."""
    seat = state.tasks[0][1]
    state.tasks = state.tasks[1:]
    incantations.take_discarded(state, seat, action.face, journal)


def finish_incantation(state: State, journal: Journal) -> None:
    """Discards the incantation after its effect, then draws for Twin Casting or Echo."""
    _, seat, cause = state.tasks[0]
    state.tasks = state.tasks[1:]
    hands.discard_incantation(state, journal)
    if cause >= 0:
        hands.draw_cards(state, seat, 1, cause, journal)
