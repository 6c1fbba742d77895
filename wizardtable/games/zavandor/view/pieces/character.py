# SPDX-License-Identifier: MIT
"""The characters: portraits on the boards of players, and cards to choose from at the start."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, signed
from wizardtable.games.zavandor.rules import components, moves, terms
from wizardtable.games.zavandor.rules.economy import hand_limit
from wizardtable.games.zavandor.rules.state import CHOOSE, Observation
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, counted_name, detail_card
from wizardtable.games.zavandor.view.pieces.seat import BoardPart
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.track import paint_domain
from wizardtable.paint.furniture import lettering, paint_ghost
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.metal import square
from wizardtable.paint.paragraphs import paint_fitted
from wizardtable.paint.seat_marks import paint_seat_mark
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.panels import paint_parchment
from wizardtable.table.view import Explanation, Sprite

CHARACTER_COLOURS: Final = ("#54407f", "#2f7150", "#7a5a2a", "#a8487c", "#2a4f96", "#a04a20")
"""The colour of the portrait's enamel, by character."""


def paint_character(
    painter: QPainter, rect: QRectF, character: int, medallion: bool = True
) -> None:
    """Paints a character, 0 to 5: in a brass roundel with `medallion`, otherwise as a bust
    alone."""

    def bust(room: QRectF) -> None:
        draw(painter, room, "zavandor", f"character-{components.CHARACTERS[character]}.svg")

    if medallion:
        paint_medallion(painter, rect, CHARACTER_COLOURS[character], bust)
    else:
        bust(square(rect))


def _paint_portrait(
    painter: QPainter, rect: QRectF, look: Look, seat: int, character: int, out: bool
) -> None:
    """Paints the character in a roundel, with the mark of the seat on the lower edge.

    Before a character is chosen (-1), the mark stands alone. The portrait is faint if the player is
    `out`.
    """
    if character >= 0:

        def likeness(where: QPainter, whole: QRectF) -> None:
            paint_character(where, whole, character)

        if out:
            paint_ghost(painter, rect, likeness, look, 0.4)
        else:
            likeness(painter, rect)
    size = rect.width() * (0.42 if character >= 0 else 0.8)
    mark = QRectF(rect.right() - size, rect.bottom() - size, size, size)
    if character < 0:
        mark.moveCenter(rect.center())
    paint_seat_mark(painter, mark, seat)


def _paint_choice(
    painter: QPainter, rect: QRectF, look: Look, character: int, name: str, about: str
) -> None:
    """Paints a character to choose: portrait, name, and starting conditions."""
    paint_parchment(painter, rect, look, rect.width() * 0.06)
    pad = rect.width() * 0.08
    inner = rect.adjusted(pad, pad, -pad, -pad)
    side = min(inner.width() * 0.78, inner.height() * 0.46)
    face = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
    paint_character(painter, face, character)
    size = side * 0.4  # of the starting domain, which has the same number
    corner = QRectF(inner.right() - size, face.bottom() - size, size, size)
    paint_domain(painter, corner, character)
    title = QRectF(inner.left(), face.bottom() + pad * 0.3, inner.width(), inner.height() * 0.14)
    size = lettering(title.height(), look, max_pixels=19)
    write(painter, title, name, look, size, look.theme.ink, bold=True)
    rest = QRectF(inner.left(), title.bottom(), inner.width(), inner.bottom() - title.bottom())
    paint_fitted(painter, rest, about, look, look.theme.ink_soft, max_pixels=16, align=CENTRE)


@piece("character", {"portrait": _paint_portrait})
class Portrait(BoardPart):
    """The portrait of a seat's character."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation, seat = shown.observation, self.seat
        return Sprite("portrait", (seat, observation.characters[seat], observation.out[seat]))

    @override
    def name(self, shown: ShownTable) -> str:
        character = shown.observation.characters[self.seat]
        return render(terms.character(character)) if character >= 0 else ""

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        character = shown.observation.characters[self.seat]
        if character < 0:
            return None
        about = [terms.character_about(character)]
        rows = _hand_limit_rows(shown.observation, self.seat)
        return detail_card(terms.character(character), about, rows)


def _hand_limit_rows(observation: Observation, seat: int) -> Ledger:
    """Returns rows for the parts of a seat's hand limit."""
    character = observation.characters[seat]
    rows = [(render(terms.character(character)), str(components.HAND_LIMITS[character]))]
    for domain in range(len(components.DOMAINS)):
        entered = observation.levels[seat][domain] and domain != character
        if entered and components.HAND_LIMIT_CHANGE_BY_DOMAIN[domain]:
            rows.append(
                (
                    render(terms.domain(domain)),
                    signed(components.HAND_LIMIT_CHANGE_BY_DOMAIN[domain]),
                )
            )
    for lot, more in (
        (components.CRYSTAL_BALL, components.BALL_HAND_PLACES),
        (components.WAND, components.WAND_HAND_PLACES),
    ):
        count = observation.artifacts[seat][lot]
        if count:
            rows.append((counted_name(terms.lot(lot), count), signed(more * count)))
    return (*rows, (render(N_("zavandor table", "Hand limit")), str(hand_limit(observation, seat))))


@piece("choice_character", {"character": _paint_choice})
class CharacterChoice(Piece[ShownTable]):
    """A character that can still be chosen."""

    character: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        about = render(terms.character_about(self.character))
        return Sprite("character", (self.character, self.name(shown), about))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(terms.character(self.character))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        about = [terms.character_about(self.character)]
        return detail_card(terms.character(self.character), about)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if shown.observation.phase != CHOOSE:
            return []
        return shown.actions((moves.ChooseCharacter(self.character), ()))
