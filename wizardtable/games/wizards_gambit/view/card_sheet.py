# SPDX-License-Identifier: MIT
"""Lays out cards on a sheet of parchment: those to choose from, or all that were discarded."""

from collections import Counter
from dataclasses import dataclass

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules.components import COMPONENTS
from wizardtable.games.wizards_gambit.rules.state import FORESEE, RECALL, RECLAIM, Observation
from wizardtable.games.wizards_gambit.view import labels
from wizardtable.games.wizards_gambit.view.art import card_sprites
from wizardtable.games.wizards_gambit.view.identities import (
    ASIDE,
    LOOKED,
    PILE,
    TOP,
    Card,
    Identities,
)
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.seat_areas import CARD
from wizardtable.play.translate import render
from wizardtable.table.view import Sprite
from wizardtable.table.zones import Box, about, row

_HIGH = 3000.0
"""How high the sheet lies: above everything but what is carried."""

_ASIDE = 0.24
"""The share of the room's width that the heading takes where it stands beside the cards."""


@dataclass(frozen=True, slots=True)
class CardSheet:
    """What lies on the sheet.

    Attributes:
        cards: each with how many of it there are, where that is worth saying, else 0.
    """

    heading: Message
    cards: tuple[tuple[Card, int], ...]


def tray_of(seen: Observation, identities: Identities, *, browsing: bool) -> CardSheet | None:
    """The cards that are to be chosen from now, or all discards where the viewer is looking
    through them; None where nothing lies there."""
    mine = seen.to_move == seen.viewer and seen.viewer >= 0
    if mine and seen.step == FORESEE:
        heading = N_("wizards_gambit table", "Keep one card, discard the other")
        return CardSheet(heading, tuple((card, 0) for card in identities.all_at(LOOKED)))
    if mine and seen.step == RECLAIM:
        heading = NN_(
            "wizards_gambit table",
            "Take back up to %n component(s)",
            "",
            min(seen.tasks[0][2], len(seen.aside)),
        )
        return CardSheet(heading, tuple((card, 0) for card in identities.all_at(ASIDE)))
    if mine and seen.step == RECALL:
        heading = N_("wizards_gambit table", "Take a component from the discard pile")
        return CardSheet(heading, _discards(seen, identities, components=True))
    if browsing and seen.discards:
        heading = NN_("wizards_gambit table", "%n discarded card(s)", "", len(seen.discards))
        return CardSheet(heading, _discards(seen, identities, components=False))
    return None


def _discards(
    seen: Observation, identities: Identities, *, components: bool
) -> tuple[tuple[Card, int], ...]:
    """One of each face among the discards, and how many there are."""
    counts = Counter(seen.discards)
    found = []
    for face in sorted(counts):
        if not components or face in COMPONENTS:
            lying = [*identities.at(face, TOP), *identities.at(face, PILE)]
            found.append((lying[0], counts[face]))
    return tuple(found)


def add_tray(setting: LayoutBase, tray: CardSheet) -> None:
    """The sheet with its cards, over the far edge of the table. What they are stands above them, or
    at their left where they are larger so."""
    area, look = setting.rooms.tray, setting.look
    count, heading = max(1, len(tray.cards)), render(tray.heading)
    head, most = 25.0 * look.close_scale, 25.0 * look.at_largest.close_scale
    high = _height(area.w - 40, area.h - most - 20, count)
    aside = area.w * _ASIDE
    beside = _height(area.w - 40 - aside, area.h - 20, count)
    if beside > high:
        head, high = 0.0, beside
        wide = high * CARD * 1.08 * count + 44 + aside
    else:
        aside = 0.0
        wide = max(high * CARD * 1.08 * count + 44, 12.0 * look.scale * len(heading) * 0.62 + 60)
    sheet = about(*area.centre, min(area.w, wide), high + head + 20)
    sprite = Sprite("tray", (heading, head, aside))
    setting.add(("tray",), sprite, sheet, _HIGH, 0.8, heading)
    inner = Box(sheet.x + 16 + aside, sheet.y + head + 6, sheet.w - 32 - aside, high + 4)
    places = row(inner, len(tray.cards), (high * CARD, high), high * CARD * 0.08)
    for i, ((card, copies), place) in enumerate(zip(tray.cards, places, strict=True)):
        face = card_sprites.card(setting.cards, card.face)
        name = labels.card(setting.cards, card.face)
        setting.add(card.key, face, place, _HIGH + 10 + i, 0.5, name, setting.source(card))
        if copies > 1:
            side = 16.5 * look.close_scale
            chip = about(place.right - side * 0.9, place.y + side * 0.6, side * 1.7, side)
            text = Sprite("chip", (f"×{copies}",))
            setting.adorn(("tray", "count", int(card.face)), text, chip, _HIGH + 60)


def _height(wide: float, high: float, count: int) -> float:
    """How high so many cards in a row are at most."""
    return min(high, wide / count * 0.94 / CARD)
