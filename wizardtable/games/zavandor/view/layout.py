# SPDX-License-Identifier: MIT
"""Lays out the whole table for an observation."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.components import CHARACTERS, DOMAINS, NO_LOT
from wizardtable.games.zavandor.rules.state import CHOOSE
from wizardtable.games.zavandor.rules.terms import domain as domain_name
from wizardtable.games.zavandor.view import layout_base
from wizardtable.games.zavandor.view.areas import CARD_RATIO
from wizardtable.games.zavandor.view.boards import add_board
from wizardtable.games.zavandor.view.hand import add_hand
from wizardtable.games.zavandor.view.market import add_market, exit_spots
from wizardtable.games.zavandor.view.pieces.character import CharacterChoice
from wizardtable.games.zavandor.view.pieces.lot import LotPiece, card_sprite
from wizardtable.games.zavandor.view.stage_gestures import StageGestures
from wizardtable.play.translate import render
from wizardtable.table.kit.placements import HAND_GROUP
from wizardtable.table.view import GAME_BOX, Key, Layout, PieceGroup, Placement, Zone
from wizardtable.table.zones import Box, row

_ORIGINS = {
    "character": GAME_BOX,
    "lot": GAME_BOX,
    "gem": GAME_BOX,
    "marker": GAME_BOX,
    "energy": GAME_BOX,
}
"""The place from which new pieces come, by the first part of the piece's key."""

_STAGED_LOT_Z = 3400.0
"""The depth `z` of the card that is auctioned, above the stage."""


def make_layout(
    setting: layout_base.LayoutBase, stage: StageGestures, gone: Iterable[Key]
) -> Layout:
    """Returns the layout of the whole table.

    `gone` are the keys of the pieces in the last layout. Those that this layout no longer has get a
    place to which they move away.
    """
    stage_pieces = stage.lay_out(setting.rooms.stage, setting.rooms.spare, setting.look)
    setting.astray = stage.tray()
    setting.shown = replace(setting.shown, staged_dust=stage.dust())
    if setting.observation.phase == CHOOSE:
        with setting.grouped(layout_base.LOTS):
            _add_characters(setting)
    else:
        add_market(setting)
    for seat in range(setting.seat_count):
        with setting.grouped(setting.group_of_seat(seat)):
            add_board(setting, seat)
    with setting.grouped(HAND_GROUP):
        add_hand(setting)
    present_keys = {piece.key for piece in setting.pieces}
    return Layout(
        pieces=(*_with_lot_on_stage(setting, stage), *stage_pieces),
        zones=(*_zones(setting), *stage.zones()),
        panel=setting.rooms.panel,
        stage=setting.rooms.stage,
        exits=exit_spots(setting, [key for key in gone if key not in present_keys]),
        dealt=_ORIGINS,
        groups=_groups(setting, stage_pieces),
    )


def _groups(
    setting: layout_base.LayoutBase, stage_pieces: Sequence[Placement]
) -> tuple[PieceGroup, ...]:
    """Returns the groups of pieces in reading order.

    An auction or a payment on the stage comes before the cards for sale.
    """
    choosing = setting.observation.phase == CHOOSE
    lots = N_("zavandor table", "Characters") if choosing else N_("zavandor table", "For sale")
    hand, *others = setting.groups(
        setting.hand_group()
        | {
            layout_base.LOTS: lots,
            layout_base.SUPPLY: N_("zavandor table", "Gems and energy cards"),
            layout_base.KNOWLEDGE: N_("zavandor table", "Knowledge"),
        }
        | setting.own_group()
        | {layout_base.TURN_ORDER: N_("zavandor table", "Round and turn order")}
        | setting.groups_of_others()
    )
    keys = tuple(piece.key for piece in stage_pieces if piece.name)
    name = render(N_("zavandor table", "Auction or payment"))
    stage = PieceGroup("stage", name, keys, is_answer=True)
    return hand, stage, *others


def _with_lot_on_stage(setting: layout_base.LayoutBase, stage: StageGestures) -> list[Placement]:
    """Returns the pieces laid so far, with the auctioned lot lifted onto the stage."""
    spot, lot = stage.stand(), stage.lot()
    if spot is None or lot == NO_LOT:
        return setting.pieces
    numbers = setting.shown.numbers.offered_numbers(lot)
    key = LotPiece(lot, numbers[-1]).key if numbers else None  # this copy leaves when sold
    return [
        replace(piece, sprite=card_sprite(lot), spot=spot, z=_STAGED_LOT_Z, height=0.5)
        if piece.key == key
        else piece
        for piece in setting.pieces
    ]


def _add_characters(setting: layout_base.LayoutBase) -> None:
    """Lays the characters that can still be chosen, large in the middle."""
    observation, stage = setting.observation, setting.rooms.stage
    available = [
        character for character in range(len(CHARACTERS)) if character not in observation.characters
    ]
    size = min(stage.h * 0.98, stage.w / len(available) * 0.94 / CARD_RATIO)
    for number, box in zip(
        available, row(stage, len(available), (size * CARD_RATIO, size), size * 0.04), strict=True
    ):
        setting.lay(CharacterChoice(number), box, 20, 0.5)


def _zones(setting: layout_base.LayoutBase) -> tuple[Zone, ...]:
    own, rooms = setting.seat_room(setting.near_seat), setting.rooms
    first, last = rooms.supply[0], rooms.supply[-1]
    supply = Box(first.x, first.y, last.right - first.x, first.h)
    zones = [
        Zone("spiral", own.slots, render(N_("zavandor table", "Your spiral"))),
        Zone("pentagon", own.pentagon, render(N_("zavandor table", "Your pentagon"))),
        Zone("supply", supply, render(N_("zavandor table", "The supply of gems"))),
        Zone("hand", rooms.hand, render(N_("zavandor table", "Your hand"))),
    ]
    if own.large:
        zones += [
            Zone(f"domain:{domain}", box, render(domain_name(domain)))
            for domain, box in zip(range(len(DOMAINS)), own.domains, strict=True)
        ]
    return tuple(zones)
