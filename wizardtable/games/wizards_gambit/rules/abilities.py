# SPDX-License-Identifier: MIT
"""The abilities that work at present, and the effects of abilities without an action.

See the rules page, The spells. `ability_actions` carries out the abilities that a wizard uses.

A book is the pile of spells that a seat has completed.
"""

from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.state import Board, State


def working_ability(board: Board, seat: int) -> int:
    """Returns the ability of the top spell of a seat's book.

    The result is NO_ABILITY if the book is empty, or if a gambit or an Eclipse stops the ability
    (rules page, The spell book).
    """
    return board.abilities[seat]


def update_ability(state: State, seat: int) -> None:
    """Updates a seat's entry in `State.abilities`.

    Call this after a change of the seat's book, or of a gambit or an Eclipse on the book.
    """
    book = state.books[seat]
    if not book or state.annulments[seat] >= 0 or state.eclipses[seat]:
        state.abilities[seat] = box.NO_ABILITY
    else:
        state.abilities[seat] = state.table.abilities[book[-1]]


def can_use(board: Board, seat: int, ability: int) -> bool:
    """Returns whether a seat has this working ability and has not used it this turn."""
    return board.abilities[seat] == ability and not board.used >> board.books[seat][-1] & 1


def points(board: Board, seat: int) -> int:
    """Returns the points of a seat's book. The points of an annulled book count too."""
    return board.scores[seat]


def hand_limit(board: Board, seat: int) -> int:
    """Returns the number of cards that a seat may keep at the end of its turn (rules page, Hand
    limit)."""
    return _HAND_LIMITS.get(board.abilities[seat], box.HAND_LIMIT)


_HAND_LIMITS: Final = {
    box.DEEP_SATCHEL: box.SATCHEL_LIMIT,
    box.NUMB_FINGERS: box.NUMB_LIMIT,
    box.BURDEN_OF_POWER: box.BURDEN_LIMIT,
}


def draw_phase_cards(board: Board, seat: int) -> int:
    """Returns the number of cards that a seat draws in its draw phase.

    The number is one, or two with Bounty, plus one for each Grand Siege of an opponent.
    """
    ability = board.abilities[seat]
    cards = 2 if ability == box.BOUNTY else 1
    return cards + board.abilities.count(box.GRAND_SIEGE) - (ability == box.GRAND_SIEGE)


def spells_of_draw_phase(board: Board, seat: int) -> tuple[box.SpellId, ...]:
    """Returns the spells that let a seat draw more than one card in its draw phase.

    The seat's own Bounty comes first, then the Grand Sieges of opponents, clockwise.
    """
    seats = len(board.abilities)
    own = [seat] if board.abilities[seat] == box.BOUNTY else []
    order = [(seat + step) % seats for step in range(1, seats)]
    others = [other for other in order if board.abilities[other] == box.GRAND_SIEGE]
    return tuple([board.books[holder][-1] for holder in own + others])


def can_claim(board: Board, seat: int) -> bool:
    """Returns whether a seat can claim spells.

    A seat whose gambit is in play can claim spells only if it has Gambiteer.
    """
    return board.gambits[seat] == box.NO_CARD or board.abilities[seat] == box.GAMBITEER


def has_action(board: Board, seat: int) -> bool:
    """Returns whether the active seat has an incantation action left in its turn.

    A seat has one a turn, or two with Twin Casting.
    """
    return not board.actions or (
        board.actions == 1 and working_ability(board, seat) == box.TWIN_CASTING
    )


def is_muted(board: Board, seat: int) -> bool:
    """Returns whether Muted Voice forbids a seat to play incantations."""
    return working_ability(board, seat) == box.MUTED_VOICE


def is_sealed(board: Board, seat: int) -> bool:
    """Returns whether Sealed Tome forbids gambits on a seat's book."""
    return working_ability(board, seat) == box.SEALED_TOME


def is_warded(board: Board, seat: int) -> bool:
    """Returns whether Aegis protects a seat (rules page, Aegis and Eclipse)."""
    return working_ability(board, seat) == box.AEGIS


def is_open(board: Board, seat: int) -> bool:
    """Returns whether Open Mind shows a seat's hand to everybody."""
    return working_ability(board, seat) == box.OPEN_MIND


def is_covered(board: Board, seat: int, face: box.Face) -> bool:
    """Returns whether Colbach's Bounty lets the active seat play a card of this face.

    This holds for the cards that were in hand when Colbach's Bounty was played. The result is False
    if it was not played this turn.
    """
    if not board.free:
        return False
    return board.hands[seat].count(face) > board.later.count(face)


def has_play(board: Board, seat: int) -> bool:
    """Returns whether the active seat may play a component without the help of Colbach's Bounty.

    The seat may play its first component of the turn, further components by Haste or Momentum, and
    a second component by Quick Hands.
    """
    return not board.played or board.extra > 0 or can_use(board, seat, box.QUICK_HANDS)


def can_play_face(board: Board, seat: int, face: box.Face) -> bool:
    """Returns whether the active seat may still play a component of this face this turn."""
    return has_play(board, seat) or is_covered(board, seat, face)


def can_focus(board: Board, seat: int) -> bool:
    """Returns whether the active seat may use Transcendent Focus."""
    return can_use(board, seat, box.TRANSCENDENT_FOCUS)


def can_cast(board: Board, seat: int, face: box.Face) -> bool:
    """Returns whether the active seat may still play an incantation of this face this turn."""
    if is_muted(board, seat):
        return False
    return has_action(board, seat) or is_covered(board, seat, face)


def unwarded_opponents(board: Board, seat: int, *, with_cards: bool) -> list[int]:
    """Returns the opponents without a working Aegis, clockwise from the seat.

    `with_cards`: whether to leave out opponents with an empty hand.
    """
    seats = len(board.books)
    return [
        other
        for other in [(seat + step) % seats for step in range(1, seats)]
        if not is_warded(board, other) and (board.hands[other] or not with_cards)
    ]
