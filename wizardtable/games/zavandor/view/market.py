# SPDX-License-Identifier: MIT
"""Lays out the middle of the table: artifacts, sentinels, turn order, gems and energy cards."""

from collections import Counter
from collections.abc import Iterable

from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.state import FOR_SALE
from wizardtable.games.zavandor.view.layout_base import LOTS, SUPPLY, TURN_ORDER, LayoutBase
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.pieces.artifact_deck import ArtifactDeck, artifact_back
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.energy_deck import EnergyDeck, EnergyDiscards
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.pieces.sold_sentinel import SoldSentinel
from wizardtable.games.zavandor.view.pieces.supply_pile import SupplyPile
from wizardtable.games.zavandor.view.pieces.turn_place import RoundPlaque, TurnPlace
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, Spot, box_around, fit


def pile_spot(setting: LayoutBase, gem: int) -> Box:
    """Returns the box of the top gem of a pile, beside the gem's cost."""
    box = setting.rooms.supply[gem]
    upper = Box(box.x, box.y, box.w * 0.53, box.h * 0.76)
    return fit(upper.inset(upper.w * 0.08, upper.h * 0.08), 1.0)


def add_market(setting: LayoutBase) -> None:
    """Lays all pieces in the middle of the table."""
    with setting.grouped(LOTS):
        _add_artifacts(setting)
        _add_sentinels(setting)
    with setting.grouped(TURN_ORDER):
        _add_order(setting)
    with setting.grouped(SUPPLY):
        _add_supply(setting)
        _add_energy(setting)


def _add_artifacts(setting: LayoutBase) -> None:
    observation, rooms = setting.observation, setting.rooms
    deck, places = rooms.artifacts[0], rooms.artifacts[1:]
    if observation.hidden:
        setting.add_stack(("stack",), deck, observation.hidden, 5)
        setting.lay(ArtifactDeck(), deck, 4, 0.4)
    else:
        setting.lay(ArtifactDeck(), deck, 2)
    _add_chip(setting, ("artifacts", "count"), deck, str(observation.hidden))
    laid: Counter[int] = Counter()
    setting.add_wells(places)
    for lot, box in zip(observation.open, places, strict=False):
        number = setting.shown.numbers.offered_numbers(lot)[laid[lot]]
        laid[lot] += 1
        setting.lay(LotPiece(lot, number), box, 6, 0.5, origin=(deck, artifact_back(observation)))


def _add_sentinels(setting: LayoutBase) -> None:
    for sentinel, owner in enumerate(setting.observation.sentinels):
        lot, box = components.FIRST_SENTINEL + sentinel, setting.rooms.sentinels[sentinel]
        if owner == FOR_SALE:
            setting.lay(LotPiece(lot, 0), box, 6, 0.5)
        else:
            setting.lay(SoldSentinel(lot), box, 2)


def _add_order(setting: LayoutBase) -> None:
    setting.lay(RoundPlaque(), setting.rooms.round, 3)
    for seat, box in zip(setting.observation.order, setting.rooms.order, strict=False):
        setting.lay(TurnPlace(seat), box, 3)


def _add_supply(setting: LayoutBase) -> None:
    for gem, box in enumerate(setting.rooms.supply):
        setting.lay(SupplyPile(gem), box, 3)
        for i, number in enumerate(setting.shown.numbers.pile(gem)[-2:]):
            piece, spot = Gem(gem, number), pile_spot(setting, gem)
            setting.lay(piece, spot, 5 + i, 0.3, origin=(spot, piece.sprite(setting.shown)))


def _add_energy(setting: LayoutBase) -> None:
    observation = setting.observation
    for kind in range(len(components.ENERGIES)):
        deck, pile = setting.rooms.decks[kind], setting.rooms.discards[kind]
        if observation.deck[kind]:
            setting.add_stack(("stack", kind), deck, observation.deck[kind], 9, max_lines=5)
        setting.lay(EnergyDeck(kind), deck, 4, 0.3)
        _add_chip(setting, ("deck", "count", kind), deck, str(observation.deck[kind]))
        cards = observation.discards[kind]
        setting.lay(EnergyDiscards(kind), pile, 3, 0.2 if cards else 0.0)
        if cards:
            _add_chip(setting, ("discards", "count", kind), pile, str(len(cards)))


def _add_chip(setting: LayoutBase, key: Key, box: Box, text: str) -> None:
    """Lays a plaque with a number over the lower edge of a pile."""
    height = min(max(20.0 * setting.look.growth, box.h * 0.2), box.h * 0.42)
    width = min(height * 1.9, box.w)
    chip = box_around(box.centre[0], box.bottom - height * 0.7, width, height)
    setting.adorn(key, Sprite("chip", (text,)), chip, 7)


def exit_spots(setting: LayoutBase, gone: Iterable[Key]) -> dict[Key, Spot]:
    """Returns the places to which pieces with these keys move when they leave the table.

    Pieces that are neither gems nor energy cards have no such place.
    """
    exits: dict[Key, Spot] = {}
    for key in gone:
        match KINDS.piece(key):
            case Gem(gem):
                exits[key] = Spot(pile_spot(setting, gem))
            case EnergyCard(face) if face >= components.FIRST_CONCENTRATED:
                exits[key] = Spot(setting.rooms.decks[components.KINDS[face]])
            case EnergyCard(face):
                exits[key] = Spot(setting.rooms.discards[components.KINDS[face]])
    return exits
