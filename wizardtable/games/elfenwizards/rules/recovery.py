# SPDX-License-Identifier: MIT
"""Phases 4, 6 and 9: dice in the Minor Spells box buy minor spells back, those in the Grey Magic
box remove grey tokens (rules page, Round)."""

from wizardtable.games.elfenwizards.rules import moves, standings
from wizardtable.games.elfenwizards.rules.casting import set_box
from wizardtable.games.elfenwizards.rules.components import GREY, MINOR, RECOVERY, STRIDE, WizardId
from wizardtable.games.elfenwizards.rules.state import (
    CLEANSE,
    RECOVER_AGAIN,
    REMOVE,
    TAKE_BACK,
    USE,
    Board,
    State,
)
from wizardtable.games.elfenwizards.rules.turn_order import Journal, after, begin_turn, sweep


def begin(state: State, journal: Journal) -> bool:
    """The first seat that can use dice, or take some back, decides; False where none can."""
    return sweep(state, 0, _offer, journal)


def box_in_use(board: Board) -> int:
    """The box whose dice are used in this phase."""
    return GREY if board.phase == CLEANSE else MINOR


def ways(board: Board, seat: int) -> standings.Uses:
    """How a seat can use its dice in this phase."""
    if board.phase == CLEANSE:
        return standings.uses(
            board.placed[seat][GREY], standings.cleansing(board), standings.tokens_of(board, seat)
        )
    return standings.uses(board.placed[seat][MINOR], RECOVERY, board.boxed[seat])


def use_die(state: State, action: moves.UseDie, journal: Journal) -> bool:
    """Choose a die to be used; where no other could be added, that is all."""
    chosen = [*state.used, action.face]
    chosen.sort()
    state.used = tuple(chosen)
    if ways(state, state.to_move).further[state.used]:
        return True
    return use(state, journal)


def use(state: State, journal: Journal) -> bool:
    """Use the dice chosen, perhaps none, and return them to their owner."""
    seat, faces = state.to_move, state.used
    if not faces:
        if journal is not None and not may_take_back(state, seat):
            unused = box_in_use(state)
            journal.append(moves.DiceLeft(seat, state.placed[seat][unused], unused))
        return _then_take_back(state, journal)
    gain = ways(state, seat).gains[faces]
    box = box_in_use(state)
    dice = state.placed[seat][box]
    for face in faces:
        dice = standings.without(dice, face)
    set_box(state, seat, box, dice)
    state.ready[seat] += len(faces)
    state.used = ()
    if state.phase == CLEANSE:
        if journal is not None:
            lost = sum(faces) - gain * standings.cleansing(state)
            journal.append(moves.Cleansed(seat, faces, gain, lost))
        state.owed = gain
        return _remove_more(state, journal)
    state.boxed[seat] -= gain
    state.minors[seat] += gain
    if journal is not None:
        journal.append(moves.SpellsRecovered(seat, faces, gain, sum(faces) - gain * RECOVERY))
    return _then_take_back(state, journal)


def take_back(state: State, action: moves.TakeBack, journal: Journal) -> bool:
    """Take an unused die back from its box."""
    seat, box = state.to_move, box_in_use(state)
    dice = standings.without(state.placed[seat][box], action.face)
    set_box(state, seat, box, dice)
    state.ready[seat] += 1
    if journal is not None:
        journal.append(moves.DieTakenBack(seat, action.face, box))
    return bool(dice) or sweep(state, after(state), _offer, journal)


def leave(state: State, journal: Journal) -> bool:
    """Leave the unused dice in their box."""
    seat, box = state.to_move, box_in_use(state)
    if journal is not None:
        journal.append(moves.DiceLeft(seat, state.placed[seat][box], box))
    return sweep(state, after(state), _offer, journal)


def remove_token(state: State, action: moves.RemoveToken, journal: Journal) -> bool:
    """Remove a token from a wizard."""
    _remove(state, action.wizard, journal)
    return _remove_more(state, journal)


def stained(board: Board, seat: int) -> list[WizardId]:
    """A seat's wizards with grey tokens, one of each kind among which there is a choice."""
    own = range(STRIDE * seat, STRIDE * seat + STRIDE)
    return standings.distinct(board, [WizardId(wizard) for wizard in own if board.tokens[wizard]])


def _offer(state: State, seat: int, journal: Journal) -> bool:
    """Ask a seat which dice it uses, or which it takes back where none can be used."""
    if not state.placed[seat][box_in_use(state)]:
        return False
    if ways(state, seat).further[()]:
        begin_turn(state, seat, USE)
        return True
    if may_take_back(state, seat):
        begin_turn(state, seat, TAKE_BACK)
        return True
    return False


def may_take_back(board: Board, seat: int) -> bool:
    """Whether a seat has dice in the box that it may take back unused. From the Minor Spells box
    that is after the contests, when none of its minor spells is left there."""
    if not board.placed[seat][box_in_use(board)]:
        return False
    return board.phase == CLEANSE or (board.phase == RECOVER_AGAIN and not board.boxed[seat])


def _then_take_back(state: State, journal: Journal) -> bool:
    if may_take_back(state, state.to_move):
        state.step = TAKE_BACK
        return True
    return sweep(state, after(state), _offer, journal)


def _remove_more(state: State, journal: Journal) -> bool:
    """Ask for the next wizard to be rid of a token, unless it makes no difference who is."""
    seat = state.to_move
    while state.owed:
        marked = stained(state, seat)
        if len(marked) > 1 and state.owed < standings.tokens_of(state, seat):
            state.step = REMOVE
            return True
        _remove(state, marked[0], journal)
    return _then_take_back(state, journal)


def _remove(state: State, wizard: WizardId, journal: Journal) -> None:
    tokens = list(state.tokens)
    tokens[wizard] -= 1
    state.tokens = tuple(tokens)
    state.supply += 1
    state.owed -= 1
    if journal is not None:
        journal.append(moves.TokenRemoved(state.to_move, wizard, state.place[wizard]))
