# SPDX-License-Identifier: MIT
"""What a piece is, in full, for the sheet that appears where the pointer rests."""

from dataclasses import replace

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import piece_details, pool_details
from wizardtable.games.wizards_gambit.view.identities import (
    HAND,
    LAID,
    PILE,
    TOP,
    Identities,
    spell_under,
)
from wizardtable.play.frames import Frame
from wizardtable.table.view import Explanation, Key


def explain(frame: Frame, key: Key, identities: Identities) -> Explanation | None:
    """The explanation of a piece; None where there is nothing to say."""
    found: Explanation | None = None
    match key:
        case ("spell", int(spell)) | ("need", int(spell), _, _) if spell in frame.observation.pool:
            found = _in_pool(frame, key, box.SpellId(spell))
        case ("spell", int(spell)):
            found = piece_details.of_book_spell(frame, box.SpellId(spell))
        case ("card", int(face), _):
            found = _of_card(frame, box.Face(face), identities.place(key))
        case ("panel" | "seat" | "mark" | "hand", int(seat)) | ("back", int(seat), _):
            found = piece_details.of_seat(frame, seat)
        case ("note" | "tome" | "eclipse", int(seat)):
            found = piece_details.of_book(frame, seat)
        case ("deck",):
            found = piece_details.of_deck(frame)
        case ("discards",):
            found = piece_details.of_discards(frame)
        case ("spells",):
            found = piece_details.of_spell_deck(frame)
        case ("turn",):
            found = piece_details.of_turn(frame)
    return found


def _in_pool(frame: Frame, key: Key, spell: box.SpellId) -> Explanation:
    """A spell of the pool, or one of the ingredients that it still needs."""
    if key[0] == "need":
        return pool_details.of_need(frame, spell, int(key[2]))
    seen: Observation = frame.observation
    return pool_details.of_pool_spell(frame, seen.pool.index(spell))


def _of_card(frame: Frame, face: box.Face, place: int) -> Explanation | None:
    """A card of the component deck, by where it lies."""
    if face == box.HIDDEN:
        return None
    if place >= LAID:
        spell, as_type = spell_under(place)
        return pool_details.of_laid(frame, spell, face, as_type)
    if place in (TOP, PILE):
        return piece_details.of_discards(frame)
    found = _by_kind(frame, face)
    if place != HAND + frame.observation.viewer:
        return found
    return replace(found, lines=(*found.lines, *pool_details.known_to(frame, face)))


def _by_kind(frame: Frame, face: box.Face) -> Explanation:
    """A card by itself."""
    if box.is_gambit(face):
        return piece_details.of_gambit(frame, face)
    if box.is_component(face):
        return pool_details.of_component(frame, face)
    return piece_details.of_incantation(frame, face, face - box.FIRST_INCANTATION)
