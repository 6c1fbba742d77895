# SPDX-License-Identifier: MIT
"""Phases 4, 6 and 9: dice recover minor spells or remove grey tokens (rules page, {#recover},
{#recover-again} and {#cleanse})."""

from wizardtable.games.elfenwizards.rules import moves, standings
from wizardtable.games.elfenwizards.rules.casting import set_box
from wizardtable.games.elfenwizards.rules.components import (
    GREY_BOX,
    IDS_PER_GUILD,
    MINOR_BOX,
    POINTS_PER_RECOVERED_SPELL,
    WizardId,
)
from wizardtable.games.elfenwizards.rules.state import (
    CLEANSE,
    RECOVER_AGAIN,
    REMOVE,
    TAKE_BACK,
    USE,
    Board,
    State,
)
from wizardtable.games.elfenwizards.rules.turn_order import (
    Journal,
    begin_turn,
    next_position,
    offer_turns,
)


def begin_recovery(state: State, journal: Journal) -> bool:
    """Begins the turn of the first seat that can use dice or take dice back; False if no seat can
    do so."""
    return offer_turns(state, 0, _offer_dice, journal)


def box_in_use(board: Board) -> int:
    """Returns the box whose dice are used in this phase: Grey Magic in CLEANSE, otherwise Minor
    Spells."""
    return GREY_BOX if board.phase == CLEANSE else MINOR_BOX


def dice_uses(board: Board, seat: int) -> standings.DiceUses:
    """Returns the ways in which a seat can use its dice in this phase."""
    if board.phase == CLEANSE:
        return standings.possible_uses(
            board.placed[seat][GREY_BOX],
            standings.cleansing_price(board),
            standings.tokens_of(board, seat),
        )
    return standings.possible_uses(
        board.placed[seat][MINOR_BOX], POINTS_PER_RECOVERED_SPELL, board.boxed[seat]
    )


def use_die(state: State, action: moves.UseDie, journal: Journal) -> bool:
    """Adds a die to the dice chosen for use. If no further die could be needed, uses the chosen
    dice. Returns False once the phase is over."""
    chosen = [*state.used, action.face]
    chosen.sort()
    state.used = tuple(chosen)
    if dice_uses(state, state.to_move).next_faces[state.used]:
        return True
    return use_chosen_dice(state, journal)


def use_chosen_dice(state: State, journal: Journal) -> bool:
    """Uses the chosen dice and returns them to their owner. If no dice are chosen, nothing is
    recovered or removed. Returns False once the phase is over."""
    seat, faces = state.to_move, state.used
    if not faces:
        if journal is not None and not may_take_back(state, seat):
            unused = box_in_use(state)
            journal.append(moves.DiceLeft(seat, state.placed[seat][unused], unused))
        return _continue_with_unused_dice(state, journal)
    gain = dice_uses(state, seat).gains[faces]
    box = box_in_use(state)
    dice = state.placed[seat][box]
    for face in faces:
        dice = standings.dice_without(dice, face)
    set_box(state, seat, box, dice)
    state.ready[seat] += len(faces)
    state.used = ()
    if state.phase == CLEANSE:
        if journal is not None:
            lost = sum(faces) - gain * standings.cleansing_price(state)
            journal.append(moves.Cleansed(seat, faces, gain, lost))
        state.owed = gain
        return _remove_owed_tokens(state, journal)
    state.boxed[seat] -= gain
    state.minors[seat] += gain
    if journal is not None:
        journal.append(
            moves.SpellsRecovered(seat, faces, gain, sum(faces) - gain * POINTS_PER_RECOVERED_SPELL)
        )
    return _continue_with_unused_dice(state, journal)


def take_back(state: State, action: moves.TakeBack, journal: Journal) -> bool:
    """Takes an unused die back from its box. Returns False once the phase is over."""
    seat, box = state.to_move, box_in_use(state)
    dice = standings.dice_without(state.placed[seat][box], action.face)
    set_box(state, seat, box, dice)
    state.ready[seat] += 1
    if journal is not None:
        journal.append(moves.DieTakenBack(seat, action.face, box))
    return bool(dice) or offer_turns(state, next_position(state), _offer_dice, journal)


def leave_dice(state: State, journal: Journal) -> bool:
    """Leaves the unused dice in their box. Returns False once the phase is over."""
    seat, box = state.to_move, box_in_use(state)
    if journal is not None:
        journal.append(moves.DiceLeft(seat, state.placed[seat][box], box))
    return offer_turns(state, next_position(state), _offer_dice, journal)


def remove_token(state: State, action: moves.RemoveToken, journal: Journal) -> bool:
    """Removes a grey token from a wizard that the player has chosen. Returns False once the phase
    is over."""
    _remove_one_token(state, action.wizard, journal)
    return _remove_owed_tokens(state, journal)


def wizards_with_tokens(board: Board, seat: int) -> list[WizardId]:
    """Returns a seat's wizards with grey tokens. Of wizards on the same place with equal tokens,
    only the first is included."""
    own = range(IDS_PER_GUILD * seat, IDS_PER_GUILD * seat + IDS_PER_GUILD)
    return standings.distinct_wizards(
        board, [WizardId(wizard) for wizard in own if board.tokens[wizard]]
    )


def _offer_dice(state: State, seat: int, journal: Journal) -> bool:
    """Asks a seat which dice it uses, or which dice it takes back if it can use none. Returns False
    if the seat can do neither."""
    if not state.placed[seat][box_in_use(state)]:
        return False
    if dice_uses(state, seat).next_faces[()]:
        begin_turn(state, seat, USE)
        return True
    if may_take_back(state, seat):
        begin_turn(state, seat, TAKE_BACK)
        return True
    return False


def may_take_back(board: Board, seat: int) -> bool:
    """Returns whether a seat may take dice back from the box unused. From the Minor Spells box this
    is allowed only in phase 6, once the seat has no minor spell left there."""
    if not board.placed[seat][box_in_use(board)]:
        return False
    return board.phase == CLEANSE or (board.phase == RECOVER_AGAIN and not board.boxed[seat])


def _continue_with_unused_dice(state: State, journal: Journal) -> bool:
    if may_take_back(state, state.to_move):
        state.step = TAKE_BACK
        return True
    return offer_turns(state, next_position(state), _offer_dice, journal)


def _remove_owed_tokens(state: State, journal: Journal) -> bool:
    """Removes the tokens that the seat has paid for, and returns whether a seat has to decide next.

    The seat is asked for a wizard only if the choice makes a difference.
    """
    seat = state.to_move
    while state.owed:
        wizards = wizards_with_tokens(state, seat)
        if len(wizards) > 1 and state.owed < standings.tokens_of(state, seat):
            state.step = REMOVE
            return True
        _remove_one_token(state, wizards[0], journal)
    return _continue_with_unused_dice(state, journal)


def _remove_one_token(state: State, wizard: WizardId, journal: Journal) -> None:
    tokens = list(state.tokens)
    tokens[wizard] -= 1
    state.tokens = tuple(tokens)
    state.supply += 1
    state.owed -= 1
    if journal is not None:
        journal.append(moves.TokenRemoved(state.to_move, wizard, state.place[wizard]))
