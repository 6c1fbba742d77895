# SPDX-License-Identifier: MIT
"""What a piece is, in full, for the sheet that appears where the pointer rests."""

from dataclasses import replace

from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.components import Card, Lot
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view import piece_details, purchase_details
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.games.zavandor.view.market import lot_card
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Key

_BOARD = ("seat", "panel", "wealth", "lore")
"""Parts of a board that bring all of it nearer."""


def explain(frame: Frame, key: Key, identities: Identities) -> Explanation | None:
    """The explanation of a piece; None where there is nothing to say."""
    found = _for_sale(frame, key, identities) or _of_seat(frame, key) or _energy(frame, key)
    if found is not None and key[0] in _BOARD and key[1] != frame.observation.viewer:
        nearer = render(N_("zavandor table", "Click to enlarge this board, or to return to yours."))
        return replace(found, lines=(*found.lines, nearer))
    return found


def _of_seat(frame: Frame, key: Key) -> Explanation | None:
    """Players and their boards, and the round."""
    seen: Observation = frame.observation
    found: Explanation | None = None
    match key:
        case ("seat" | "panel" | "income", int(seat)) | ("stage", "seat", int(seat)):
            found = piece_details.of_seat(frame, seat)
        case ("character", int(seat)):
            found = piece_details.of_character(seen, seat)
        case ("choice_character", int(character)):
            found = piece_details.of_choice(character)
        case ("lore", int(seat)):
            found = piece_details.of_lore(seen, seat)
        case ("slots", int(seat)):
            found = piece_details.of_slots(seen, seat)
        case ("pentagon", int(seat)):
            found = piece_details.of_pentagon(seen, seat)
        case ("token", _, _):
            found = piece_details.of_token()
        case ("order", int(seat)):
            found = piece_details.of_order(frame, seat)
        case ("round",):
            found = piece_details.of_round(seen)
    return found


def _for_sale(frame: Frame, key: Key, identities: Identities) -> Explanation | None:
    """Gems, knowledge, markers and lots: what they cost and bring."""
    found: Explanation | None = None
    match key:
        case ("supply", int(gem)):
            found = purchase_details.of_gem(frame, gem)
        case ("gem", int(gem), _):
            found = _gem(frame, key, gem, identities)
        case ("domain", int(seat), int(domain)):
            found = purchase_details.of_domain(frame, seat, domain)
        case ("marker", int(seat), int(price)):
            found = purchase_details.of_marker(frame, seat, price)
        case ("lot", int(lot), _):
            found = _lot(frame, key, Lot(lot), identities)
        case ("place", int(lot)):
            found = purchase_details.of_gone_lot(frame, Lot(lot), lot_card(lot))
    return found


def _gem(frame: Frame, key: Key, gem: int, identities: Identities) -> Explanation:
    place = identities.where(key)
    if place is None:
        return purchase_details.of_gem(frame, gem)
    _, seat, active = place
    if seat == frame.observation.viewer:
        return purchase_details.of_own_gem(frame, gem, active=active)
    return purchase_details.of_rival_gem(frame, gem, seat, active=active)


def _lot(frame: Frame, key: Key, lot: Lot, identities: Identities) -> Explanation:
    if identities.lot_of(key) is not None:
        return purchase_details.of_lot(frame, lot, lot_card(lot))
    seats = range(len(frame.names))
    number = key[2]
    owner = next((s for s in seats if (lot, number) in identities.owned(s)), None)
    if owner is None:
        return purchase_details.of_gone_lot(frame, lot, lot_card(lot))
    return purchase_details.of_owned_lot(frame, lot, owner, lot_card(lot))


def _energy(frame: Frame, key: Key) -> Explanation | None:
    """Cards and dust."""
    seen: Observation = frame.observation
    found: Explanation | None = None
    match key:
        case ("energy", int(face), _):
            found = piece_details.of_card(Card(face))
        case ("wealth", int(seat)) | ("back", int(seat), *_):
            found = piece_details.of_wealth(frame, seat)
        case ("tile", _, _) if seen.viewer >= 0:
            found = piece_details.of_dust(seen, seen.viewer)
        case ("dust", int(seat)):
            found = piece_details.of_dust(seen, seat)
        case ("deck", int(kind)):
            found = piece_details.of_deck(seen, kind)
        case ("discards", int(kind)):
            found = piece_details.of_discards(seen, kind)
        case ("artifacts", "deck"):
            found = piece_details.of_artifact_deck(seen)
    return found
