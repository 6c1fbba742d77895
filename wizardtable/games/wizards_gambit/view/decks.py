# SPDX-License-Identifier: MIT
"""Places the decks, the discard pile, the incantation being carried out and the list of the turn's
parts."""

from wizardtable.games.wizards_gambit.rules.state import OVER
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.card_places import CASTING, TOP
from wizardtable.games.wizards_gambit.view.pieces.deck import Deck, SpellDeck
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.turn import Turn
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, Spot, box_around

_CARDS_PER_EDGE = 12
"""One visible edge of a card below the top of a deck stands for this many cards."""


def add_decks(setting: LayoutBase) -> None:
    """Places the three piles with their numbers of cards, the incantation being carried out, and
    the `Turn` piece."""
    observation, rooms = setting.observation, setting.rooms
    _add_deck(setting, Deck(), rooms.deck, observation.deck)
    _add_deck(setting, SpellDeck(), rooms.spell_deck, observation.spells_left)
    _add_discards(setting)
    for card in setting.places.all_cards_at(CASTING):
        wide, high = rooms.discards.w * 1.12, rooms.discards.h * 1.12
        place = Box(rooms.discards.x + wide * 0.12, rooms.discards.y - high * 0.12, wide, high)
        setting.lay(Card(*card), Spot(place, -5), 40, 0.8, origin=setting.source(card))
    if observation.step != OVER:
        setting.lay(Turn(), rooms.turn, 2)


def _add_deck(setting: LayoutBase, deck: Deck | SpellDeck, box: Box, count: int) -> None:
    if count:
        setting.add_stack(("stack", *deck.key), box, count, _CARDS_PER_EDGE)
        setting.lay(deck, box, 3, 0.4)
    else:
        setting.lay(deck, box, 2)
    _add_count(setting, deck.key, box, count)


def _add_count(setting: LayoutBase, pile: Key, box: Box, count: int) -> None:
    high = 16.5 * setting.look.close_scale
    wide = min(box.w * 0.8, high * 1.9)
    chip = box_around(box.centre[0], box.bottom - high * 0.8, wide, high)
    z = 45.0
    if pile == DiscardPile().key:  # the name of the top card stands in the usual place
        chip = box_around(box.right - wide * 0.5, box.y + high * 0.6, wide, high)
        z = 39.0  # below the incantation being carried out
    setting.adorn((*pile, "count"), Sprite("chip", (str(count),)), chip, z)


def _add_discards(setting: LayoutBase) -> None:
    """Places the discard pile and its top card."""
    box, count = setting.rooms.discards, len(setting.observation.discards)
    setting.lay(DiscardPile(), box, 2)
    for card in setting.places.all_cards_at(TOP):
        setting.lay(Card(*card), box, 3, 0.4, origin=setting.source(card))
    if count:
        _add_count(setting, DiscardPile().key, box, count)
