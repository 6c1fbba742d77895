# SPDX-License-Identifier: MIT
"""Finds the pieces of an action: the pieces that can start the action, and its target."""

from collections.abc import Iterable

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state
from wizardtable.games.wizards_gambit.view.pieces import card_places
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.seat import SeatPanel
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell, is_ability
from wizardtable.table.view import Key


def pieces_of(
    observation: state.Observation, action: moves.Action, places: card_places.CardPlaces
) -> tuple[Key, ...]:
    """Returns the pieces that can start an action; empty for actions that only have a button.

    If a card starts the action, all equal cards are included, but only one card of the discard
    pile. If the action uses an ability, the top spell can start it too and comes last.
    """
    me = observation.to_move
    keys: list[Key] = []
    match action:
        case moves.Release():
            places_in_play = [
                *range(card_places.AURA, card_places.AURA + box.POOL_SLOTS),
                *range(card_places.BOOK, card_places.BOOK + len(observation.books)),
            ]
            keys = _card_keys(places, observation.gambits[me], places_in_play)
        case moves.MoveComponent(laid, source) | moves.Dispel(laid, source):
            keys = _card_keys(
                places, laid[0], [card_places.place_on_spell(observation.pool[source], laid[1])]
            )
        case moves.Banish(slot):
            keys = [Spell(observation.pool[slot]).key]
        case moves.ChooseSeat(seat):
            keys = [SeatPanel(seat).key]
        case moves.Keep(face):
            keys = _card_keys(places, face, [card_places.LOOKED])
        case moves.TakeBack(face):
            if observation.step == state.RECLAIM:
                keys = _card_keys(places, face, [card_places.ASIDE])
            else:
                keys = _card_keys(places, face, [card_places.TOP, card_places.PILE])[:1]
        case (
            moves.PlayComponent(face=face)
            | moves.Cast(face)
            | moves.Scry(face)
            | moves.Discard(face)
            | moves.Give(face)
        ):
            keys = _card_keys(places, face, [card_places.HAND + me])
        case moves.LayAura(face=face) | moves.LayAnnulment(face=face) | moves.Destroy(face=face):
            keys = _card_keys(places, face, [card_places.HAND + me, card_places.READY + me])
    if observation.step == state.TURN and is_ability(action):
        keys.append(Spell(observation.books[me][-1]).key)
    return tuple(keys)


def _card_keys(card_places: card_places.CardPlaces, face: int, places: Iterable[int]) -> list[Key]:
    return [card.key for place in places for card in card_places.at(face, place)]


def goal_of(observation: state.Observation, action: moves.Action) -> Key | None:
    """Returns the piece to which an action brings its own piece, or None if it brings none."""
    match action:
        case (
            moves.PlayComponent(_, slot, _)
            | moves.LayAura(_, slot)
            | moves.MoveComponent(target=slot)
        ):
            return Spell(observation.pool[slot]).key
        case moves.Destroy(_, seat):
            return Card(observation.gambits[seat], 0).key
        case moves.LayAnnulment(_, seat) | moves.Drain(seat):
            return SeatPanel(seat).key
        case moves.Discard() | moves.Dispel() | moves.Scry():
            return DiscardPile().key
    return None
