# SPDX-License-Identifier: MIT
"""The gambits: a shield, and what it does where it lies. `Card` is their kind of piece."""

from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import may_claim
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view.pieces.card_frames import Face, Kind, paint_hand_card
from wizardtable.games.wizards_gambit.view.pieces.card_names import card_name
from wizardtable.games.wizards_gambit.view.pieces.card_places import AURA, BOOK, READY
from wizardtable.games.wizards_gambit.view.pieces.shields import (
    TONES,
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
    """Where a gambit lies, and what it does there."""

    NONE = "none"
    AURA = "aura"
    ANNULMENT = "annulment"


_PLACED: Final = (Placed.NONE, Placed.AURA, Placed.ANNULMENT)
"""The values of `Placed` by their number in a sprite."""


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
        placed: what it does where it lies, shown behind its shield: light, or chains.
        name, note: in the reader's language, as on all hand cards; without a name the shield
            fills the card.
    """
    face = Face(
        kind=Kind.GAMBIT,
        tones=TONES[numeral - 1],
        emblem=partial(_paint_emblem, numeral=numeral, placed=placed),
        index=lambda painter, room, _: paint_roman(painter, part(room, 5, 4, 90, 92), numeral),
        title=name,
        note=note,
    )
    paint_hand_card(painter, rect, face, look)


def _paint_emblem(
    painter: QPainter, rect: QRectF, small: bool, numeral: int, placed: Placed
) -> None:
    """Paints the picture of the card: the shield, behind it rays of light or chains."""
    box = square(rect)
    if placed is Placed.AURA:
        paint_rays(painter, box, TONES[numeral - 1])
    elif placed is Placed.ANNULMENT:
        ends, width = part(box, 6, 10, 88, 80), box.width() * (0.15 if small else 0.12)
        paint_chain(painter, ends.topRight(), ends.bottomLeft(), width)
        paint_chain(painter, ends.topLeft(), ends.bottomRight(), width)
    if placed is not Placed.NONE:
        box = part(box, 9, 9, 82, 82)
    paint_gambit_small(painter, box, numeral)


def gambit_sprite(table: CardTable, face: box.Face, placed: Placed = Placed.NONE) -> Sprite:
    """Returns the look of a gambit's card where it lies."""
    details = (box.numeral_of(face), _PLACED.index(placed), card_name(table, face))
    return Sprite("gambit", details)


def paint_gambit_sprite(
    painter: QPainter, rect: QRectF, look: Look, numeral: int, placed: int, name: str
) -> None:
    """Paints the sprite of a gambit's card."""
    paint_gambit(painter, rect, numeral, look, _PLACED[placed], name)


def paint_aura_sprite(painter: QPainter, rect: QRectF, look: Look, numeral: int) -> None:
    """Paints the light around a spell on which a gambit lies."""
    paint_aura(painter, rect, numeral, look)


def paint_annulment_sprite(painter: QPainter, rect: QRectF, look: Look, numeral: int) -> None:
    """Paints the chains over a book on which a gambit lies."""
    paint_annulment(painter, rect, numeral, look)


def explain_gambit(shown: ShownTable, face: box.Face) -> Explanation:
    """Returns the detail card of a gambit: what it does where it lies, or what it may be played
    for."""
    seen = shown.seen
    lines: list[Message]
    placed = Placed.NONE
    if face in seen.gambits:
        owner = seen.gambits.index(face)
        if may_claim(seen, owner):
            text = N_("wizards_gambit table", "Played by {player}.")
        else:
            text = N_(
                "wizards_gambit table",
                "Played by {player}, who cannot claim spells while this gambit is in play.",
            )
        lines = [_effect_in_play(shown, owner), text.of(player=shown.frame.names[owner])]
        placed = Placed.AURA if owner in seen.auras else Placed.ANNULMENT
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
    return Explanation(render(terms.gambit(face)), written, gambit_sprite(seen.table, face, placed))


def _effect_in_play(shown: ShownTable, owner: int) -> Message:
    """Returns where the gambit in play of a seat lies, and what it does there."""
    seen = shown.seen
    if owner in seen.auras:
        text = N_("wizards_gambit table", "Aura of protection on {spell}: nobody can play there.")
        spell = seen.pool[seen.auras.index(owner)]
        return text.of(spell=terms.the_spell(seen.table, spell))
    text = N_("wizards_gambit table", "Annulment: {player}’s book has no ability for now.")
    return text.of(player=shown.frame.names[seen.annulments.index(owner)])


def gambit_meanings(seen: Observation, face: box.Face) -> list[Meaning]:
    """Returns the ways to play a gambit: against another gambit, on a spell, or on a book."""
    found: list[Meaning] = []
    for seat, other in enumerate(seen.gambits):
        if seat != seen.viewer and other != box.NO_CARD:
            found.append((moves.Destroy(face, seat), (f"gambit:{seat}",)))
    for slot in range(box.POOL):
        if seen.pool[slot] != box.NO_SPELL:
            found.append((moves.LayAura(face, slot), (f"spell:{slot}",)))
    for seat in range(len(seen.books)):
        found.append((moves.LayAnnulment(face, seat), (f"book:{seat}",)))
    return found


def gambit_name(shown: ShownTable, face: box.Face, place: int) -> str:
    """Returns the name of a gambit that lies face up, with what it does at its place."""
    seen, names = shown.seen, shown.frame.names
    if place >= AURA:
        player = names[seen.auras[place - AURA]]
        text = N_("wizards_gambit table", "{gambit}, played by {player}: aura of protection")
    elif place >= BOOK:
        player = names[seen.annulments[place - BOOK]]
        text = N_("wizards_gambit table", "{gambit}, played by {player}: annulment")
    else:
        player = names[place - READY]
        text = N_("wizards_gambit table", "{player}’s {gambit}, ready to play")
    return render(text.of(gambit=terms.gambit(face), player=player))
