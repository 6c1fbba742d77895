# SPDX-License-Identifier: MIT
"""The pieces of an action: those it may be begun with, and the one at which it is aimed."""

from collections.abc import Iterable

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    ASIDE,
    AURA,
    BOOK,
    HAND,
    LOOKED,
    PILE,
    READY,
    TOP,
    CardPlaces,
    on_spell,
)
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.seat import SeatPanel
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell, is_ability
from wizardtable.table.view import Key


def pieces_of(seen: state.Observation, action: moves.Action, places: CardPlaces) -> tuple[Key, ...]:
    """Returns the pieces that an action may be begun with, all equal ones; the top spell last."""
    me = seen.to_move
    keys: list[Key] = []
    match action:
        case moves.Release():
            lying = [*range(AURA, AURA + box.POOL), *range(BOOK, BOOK + len(seen.books))]
            keys = _cards(places, seen.gambits[me], lying)
        case moves.MoveComponent(laid, source) | moves.Dispel(laid, source):
            keys = _cards(places, laid[0], [on_spell(seen.pool[source], laid[1])])
        case moves.Banish(slot):
            keys = [Spell(seen.pool[slot]).key]
        case moves.ChooseSeat(seat):
            keys = [SeatPanel(seat).key]
        case moves.Keep(face):
            keys = _cards(places, face, [LOOKED])
        case moves.TakeBack(face):
            if seen.step == state.RECLAIM:
                keys = _cards(places, face, [ASIDE])
            else:
                keys = _cards(places, face, [TOP, PILE])[:1]
        case (
            moves.PlayComponent(face=face)
            | moves.Cast(face)
            | moves.Scry(face)
            | moves.Discard(face)
            | moves.Give(face)
        ):
            keys = _cards(places, face, [HAND + me])
        case moves.LayAura(face=face) | moves.LayAnnulment(face=face) | moves.Destroy(face=face):
            keys = _cards(places, face, [HAND + me, READY + me])
    if seen.step == state.TURN and is_ability(action):
        keys.append(Spell(seen.books[me][-1]).key)
    return tuple(keys)


def _cards(places: CardPlaces, face: int, lying: Iterable[int]) -> list[Key]:
    return [card.key for place in lying for card in places.at(face, place)]


def goal_of(seen: state.Observation, action: moves.Action) -> Key | None:
    """Returns the piece that marks where an action is aimed; None if it is aimed nowhere."""
    match action:
        case (
            moves.PlayComponent(_, slot, _)
            | moves.LayAura(_, slot)
            | moves.MoveComponent(target=slot)
        ):
            return Spell(seen.pool[slot]).key
        case moves.Destroy(_, seat):
            return Card(seen.gambits[seat], 0).key
        case moves.LayAnnulment(_, seat) | moves.Drain(seat):
            return SeatPanel(seat).key
        case moves.Discard() | moves.Dispel() | moves.Scry():
            return DiscardPile().key
    return None
