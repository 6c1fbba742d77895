# SPDX-License-Identifier: MIT
"""Which abilities work, and what those that need no action mean for a wizard (rules page, Spells).

What a wizard does with an ability is in `ability_actions`.
"""

from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.state import Board, State


def working(board: Board, seat: int) -> int:
    """The ability of the top spell of a seat's book, or NO_ABILITY where there is none, a gambit
    annuls the book, or an Eclipse lies on it (rules page, A turn and Gambits)."""
    return board.abilities[seat]


def reckon(state: State, seat: int) -> None:
    """Keep `abilities` true after a seat's book, or what lies on it, has changed."""
    book = state.books[seat]
    if not book or state.annulments[seat] >= 0 or state.eclipses[seat]:
        state.abilities[seat] = box.NO_ABILITY
    else:
        state.abilities[seat] = state.table.abilities[book[-1]]


def ready_to_use(board: Board, seat: int, ability: int) -> bool:
    """Whether a seat's top spell has this ability, works, and was not used this turn."""
    return board.abilities[seat] == ability and not board.used >> board.books[seat][-1] & 1


def points(board: Board, seat: int) -> int:
    """The points of a seat's book; they count whether it is annulled or not."""
    return board.scores[seat]


def hand_limit(board: Board, seat: int) -> int:
    """Cards a seat may keep at the end of its turn: Deep Satchel 7, Numb Fingers 4, Burden of Power
    3, else 5."""
    return _LIMITS.get(board.abilities[seat], box.HAND_LIMIT)


_LIMITS: Final = {
    box.DEEP_SATCHEL: box.SATCHEL_LIMIT,
    box.NUMB_FINGERS: box.NUMB_LIMIT,
    box.BURDEN_OF_POWER: box.BURDEN_LIMIT,
}


def draw_phase_cards(board: Board, seat: int) -> int:
    """Cards a seat draws in its draw phase: one, two by Bounty, one more for the Grand Siege of
    each opponent."""
    ability = board.abilities[seat]
    cards = 2 if ability == box.BOUNTY else 1
    return cards + board.abilities.count(box.GRAND_SIEGE) - (ability == box.GRAND_SIEGE)


def spells_of_draw_phase(board: Board, seat: int) -> tuple[box.SpellId, ...]:
    """The spells for which a seat draws more than one card in its draw phase, its own first."""
    seats = len(board.abilities)
    own = [seat] if board.abilities[seat] == box.BOUNTY else []
    order = [(seat + step) % seats for step in range(1, seats)]
    others = [other for other in order if board.abilities[other] == box.GRAND_SIEGE]
    return tuple([board.books[holder][-1] for holder in own + others])


def may_claim(board: Board, seat: int) -> bool:
    """Whether a seat can claim spells: it has no gambit in play, or Gambiteer works for it."""
    return board.gambits[seat] == box.NO_CARD or board.abilities[seat] == box.GAMBITEER


def has_action(board: Board, seat: int) -> bool:
    """Whether the active seat has an incantation action left: one a turn, two by Twin Casting."""
    return not board.actions or (board.actions == 1 and working(board, seat) == box.TWIN_CASTING)


def is_muted(board: Board, seat: int) -> bool:
    """Whether Muted Voice forbids a seat to play incantations."""
    return working(board, seat) == box.MUTED_VOICE


def is_sealed(board: Board, seat: int) -> bool:
    """Whether Sealed Tome keeps gambits off a seat's book."""
    return working(board, seat) == box.SEALED_TOME


def is_warded(board: Board, seat: int) -> bool:
    """Whether opponents' thefts, Drain, Withering and Eclipse pass a seat by: Aegis."""
    return working(board, seat) == box.AEGIS


def is_open(board: Board, seat: int) -> bool:
    """Whether a seat's hand lies open: Open Mind."""
    return working(board, seat) == box.OPEN_MIND


def is_covered(board: Board, seat: int, face: box.Face) -> bool:
    """Whether Colbach's Bounty lets the active seat play a card of this face, beyond the ordinary:
    one it held when it cast it."""
    if not board.free:
        return False
    return board.hands[seat].count(face) > board.later.count(face)


def has_play(board: Board, seat: int) -> bool:
    """Whether the active seat may play a component that Colbach's Bounty does not cover: the
    ordinary one, one by Haste or Momentum, or the second of Quick Hands."""
    return not board.played or board.extra > 0 or ready_to_use(board, seat, box.QUICK_HANDS)


def may_play(board: Board, seat: int, face: box.Face) -> bool:
    """Whether the active seat may still play a component of this face this turn."""
    return has_play(board, seat) or is_covered(board, seat, face)


def may_focus(board: Board, seat: int) -> bool:
    """Whether the active seat may play a component as if it were a Flake: Transcendent Focus."""
    return ready_to_use(board, seat, box.TRANSCENDENT_FOCUS)


def may_cast(board: Board, seat: int, face: box.Face) -> bool:
    """Whether the active seat may still play an incantation of this face this turn."""
    if is_muted(board, seat):
        return False
    return has_action(board, seat) or is_covered(board, seat, face)


def exposed_opponents(board: Board, seat: int, *, with_cards: bool) -> list[int]:
    """The opponents whom a seat's thefts, Drain, Withering and Eclipse reach, clockwise from it:
    those without a working Aegis, and, where cards are asked for, with at least one."""
    seats = len(board.books)
    return [
        other
        for other in [(seat + step) % seats for step in range(1, seats)]
        if not is_warded(board, other) and (board.hands[other] or not with_cards)
    ]
