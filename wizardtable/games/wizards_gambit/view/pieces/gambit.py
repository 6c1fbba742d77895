# SPDX-License-Identifier: MIT
"""The gambits: their shields, and their effects in play. Their kind of piece is `Card`.

A book is the pile of spells that a seat has completed.
"""

from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import can_claim
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_frames import CardFace, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.pieces.card_labels import card_name
from wizardtable.games.wizards_gambit.view.pieces.card_places import AURA, BOOK, READY
from wizardtable.games.wizards_gambit.view.pieces.shields import (
    SHIELD_TONES,
    paint_gambit_small,
    paint_roman,
)
from wizardtable.games.wizards_gambit.view.pieces.table_piece import Meaning, ShownTable
from wizardtable.games.wizards_gambit.view.pieces.wards import (
    paint_annulment,
    paint_aura,
    paint_chain,
    paint_rays,
)
from wizardtable.paint.metal import part, square
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite


class Placed(Enum):
    """The effect of a gambit at its place: an aura on a spell, an annulment on a book, or none."""

    NONE = "none"
    AURA = "aura"
    ANNULMENT = "annulment"


_PLACED_VALUES: Final = (Placed.NONE, Placed.AURA, Placed.ANNULMENT)
"""The values of `Placed`, by the number that stands for them in a sprite."""


def paint_gambit(
    painter: QPainter,
    rect: QRectF,
    numeral: int,
    look: Look,
    placed: Placed = Placed.NONE,
    name: str = "",
    note: str = "",
) -> None:
    """Paints the card of a gambit to fill `rect`, which is 1.4 times as high as wide.

    Args:
        numeral: 1 to 8.
        placed: the effect of the gambit, shown behind its shield as light or chains.
        name, note: the name and the effect in the reader's language; "" for none. Without a name
            the shield is larger.
    """
    face = CardFace(
        kind=Kind.GAMBIT,
        tones=SHIELD_TONES[numeral - 1],
        emblem=partial(_paint_emblem, numeral=numeral, placed=placed),
        index=lambda painter, room, _: paint_roman(painter, part(room, 5, 4, 90, 92), numeral),
        title=name,
        note=note,
    )
    paint_hand_card(painter, rect, face, look)


def _paint_emblem(
    painter: QPainter, rect: QRectF, small: bool, numeral: int, placed: Placed
) -> None:
    """Paints the picture of the card: the shield, and rays of light or chains behind the shield."""
    box = square(rect)
    if placed is Placed.AURA:
        paint_rays(painter, box, SHIELD_TONES[numeral - 1])
    elif placed is Placed.ANNULMENT:
        ends, width = part(box, 6, 10, 88, 80), box.width() * (0.15 if small else 0.12)
        paint_chain(painter, ends.topRight(), ends.bottomLeft(), width)
        paint_chain(painter, ends.topLeft(), ends.bottomRight(), width)
    if placed is not Placed.NONE:
        box = part(box, 9, 9, 82, 82)
    paint_gambit_small(painter, box, numeral)


def gambit_sprite(table: CardTable, face: box.Face, placed: Placed = Placed.NONE) -> Sprite:
    """Returns the look of a gambit's card. `placed`: the effect of the gambit at its place."""
    details = (box.numeral_of(face), _PLACED_VALUES.index(placed), card_name(table, face))
    return Sprite("gambit", details)


def paint_gambit_sprite(
    painter: QPainter, rect: QRectF, look: Look, numeral: int, placed: int, name: str
) -> None:
    """Paints the sprite of a gambit's card. `placed`: a number of `_PLACED_VALUES`."""
    paint_gambit(painter, rect, numeral, look, _PLACED_VALUES[placed], name)


def paint_aura_sprite(painter: QPainter, rect: QRectF, look: Look, numeral: int) -> None:
    """Paints the light around a spell that a gambit with this numeral protects."""
    paint_aura(painter, rect, numeral, look)


def paint_annulment_sprite(painter: QPainter, rect: QRectF, look: Look, numeral: int) -> None:
    """Paints the chains over a book that a gambit with this numeral annuls."""
    paint_annulment(painter, rect, numeral, look)


def explain_gambit(shown: ShownTable, face: box.Face) -> Explanation:
    """Returns the detail card of a gambit: its effect in play, or the ways to play it."""
    observation = shown.observation
    lines: list[Message]
    placed = Placed.NONE
    if face in observation.gambits:
        owner = observation.gambits.index(face)
        if can_claim(observation, owner):
            text = N_("wizards_gambit table", "Played by {player}.")
        else:
            text = N_(
                "wizards_gambit table",
                "Played by {player}, who cannot claim spells while this gambit is in play.",
            )
        lines = [_effect_in_play(shown, owner), text.of(player=shown.frame.names[owner])]
        placed = Placed.AURA if owner in observation.auras else Placed.ANNULMENT
    else:
        lines = [
            N_("wizards_gambit table", "Aura on a spell in the pool: nobody can play there."),
            N_("wizards_gambit table", "Annulment of a book: its ability does not work."),
            N_(
                "wizards_gambit table",
                "Destruction of an opponent’s gambit in play: both gambits are out of the game.",
            ),
        ]
    written = tuple(render(line) for line in lines)
    return Explanation(
        render(terms.gambit(face)), written, gambit_sprite(observation.table, face, placed)
    )


def _effect_in_play(shown: ShownTable, owner: int) -> Message:
    """Returns the line on the place and the effect of a seat's gambit in play."""
    observation = shown.observation
    if owner in observation.auras:
        text = N_("wizards_gambit table", "Aura of protection on {spell}: nobody can play there.")
        spell = observation.pool[observation.auras.index(owner)]
        return text.of(spell=terms.the_spell(observation.table, spell))
    text = N_("wizards_gambit table", "Annulment: {player}’s book has no ability for now.")
    return text.of(player=shown.frame.names[observation.annulments.index(owner)])


def gambit_meanings(observation: Observation, face: box.Face) -> list[Meaning]:
    """Returns the ways to play a gambit: against another gambit, on a spell, or on a book."""
    meanings: list[Meaning] = []
    for seat, other in enumerate(observation.gambits):
        if seat != observation.viewer and other != box.NO_CARD:
            meanings.append((moves.Destroy(face, seat), (f"gambit:{seat}",)))
    for slot in range(box.POOL_SLOTS):
        if observation.pool[slot] != box.NO_SPELL:
            meanings.append((moves.LayAura(face, slot), (f"spell:{slot}",)))
    for seat in range(len(observation.books)):
        meanings.append((moves.LayAnnulment(face, seat), (f"book:{seat}",)))
    return meanings


def gambit_name(shown: ShownTable, face: box.Face, place: int) -> str:
    """Returns the name of a gambit that lies face up, with its player and its effect.

    `place`: the place of the gambit (see `card_places`).
    """
    observation, names = shown.observation, shown.frame.names
    if place >= AURA:
        player = names[observation.auras[place - AURA]]
        text = N_("wizards_gambit table", "{gambit}, played by {player}: aura of protection")
    elif place >= BOOK:
        player = names[observation.annulments[place - BOOK]]
        text = N_("wizards_gambit table", "{gambit}, played by {player}: annulment")
    else:
        player = names[place - READY]
        text = N_("wizards_gambit table", "{player}’s {gambit}, ready to play")
    return render(text.of(gambit=terms.gambit(face), player=player))
