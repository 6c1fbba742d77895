# SPDX-License-Identifier: MIT
"""The dice of the guilds, which are the guilds' major spells.

A look of dice is a decoration that a player can choose, see `die_cuts`.
"""

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components, moves, state, terms
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.recovery import box_in_use
from wizardtable.games.elfenwizards.view.pieces import spell_numbers
from wizardtable.games.elfenwizards.view.pieces.cube import POSE_COUNT, pose
from wizardtable.games.elfenwizards.view.pieces.detail_texts import MAJOR_SPELL_OF
from wizardtable.games.elfenwizards.view.pieces.die_cuts import CUT_LOOKS, paint_cut, paint_pip
from wizardtable.games.elfenwizards.view.pieces.guilds import (
    GUILD_NAMES,
    GUILD_TONES,
    draw_sigil,
    side_brush,
)
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard, wizards_at_level
from wizardtable.paint.metal import (
    IVORY,
    Metal,
    blend,
    keyline,
    metal_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import KEYLINE
from wizardtable.paint.theme import Look
from wizardtable.paint.worn_looks import worn_looks
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_NEAR_SHARE, _FAR_SHARE = 0.25, 0.75
"""The distances of the outer pips from the left or upper edge, as shares of the side."""

_PIP_CENTRES: Final = {
    1: ((0.5, 0.5),),
    2: ((_NEAR_SHARE, _NEAR_SHARE), (_FAR_SHARE, _FAR_SHARE)),
    3: ((_NEAR_SHARE, _NEAR_SHARE), (0.5, 0.5), (_FAR_SHARE, _FAR_SHARE)),
    4: (
        (_NEAR_SHARE, _NEAR_SHARE),
        (_FAR_SHARE, _NEAR_SHARE),
        (_NEAR_SHARE, _FAR_SHARE),
        (_FAR_SHARE, _FAR_SHARE),
    ),
    5: (
        (_NEAR_SHARE, _NEAR_SHARE),
        (_FAR_SHARE, _NEAR_SHARE),
        (0.5, 0.5),
        (_NEAR_SHARE, _FAR_SHARE),
        (_FAR_SHARE, _FAR_SHARE),
    ),
    6: (*((x, y) for x in (_NEAR_SHARE, _FAR_SHARE) for y in (0.22, 0.5, 0.78)),),
}
"""By face, the x and y of the middle of each pip, as shares of the side."""

_SMALL_DIE_PIXELS: Final = 26.0
"""Dice with a shorter side than this, in pixels, are painted so that they are easy to read.

Their pips are larger, with no sigil beneath, and they have the usual look.
"""

_PIP_SHIFTS: Final = {0: 0.05, 4: -0.04}
"""The distance of the pips below the middle of a die, as a share of the side.

It is given by guild, for guilds whose dice have a pointed outline. A negative distance is above the
middle.
"""

TUMBLE_FRAMES: Final = POSE_COUNT
"""The number of different pictures of a tumbling die."""

_ROLLED_PLACES: Final = range(
    spell_numbers.ROLLED + 1, spell_numbers.ROLLED + components.FACE_COUNT
)

_LEAF_GUILD, _MOON_GUILD, _BLACK_GUILD, _STAR_GUILD = 1, 2, 4, 5
"""The guilds whose dice are painted in a special way: green, blue, black and white."""

_OUTLINE_CORNERS: Final = {
    0: ((50, -6), (100, 32), (100, 100), (0, 100), (0, 32)),
    3: ((14, 0), (86, 0), (100, 14), (100, 86), (86, 100), (14, 100), (0, 86), (0, 14)),
    4: ((0, -4), (26, 14), (74, 14), (100, -4), (100, 70), (50, 106), (0, 70)),
}
"""By guild whose dice have a straight outline, the x and y of the corners in hundredths of the
side."""


class DieState(IntEnum):
    """The state of a die: FREE, COMMITTED beside a wizard, or USED."""

    FREE = 0
    COMMITTED = 1
    USED = 2


def paint_die(
    painter: QPainter,
    rect: QRectF,
    seat: int,
    face: int,
    state: DieState = DieState.FREE,
    *,
    look: str | None = None,
) -> None:
    """Paints a die of a guild as large as fits in `rect`.

    Args:
        seat: the guild.
        face: the face, 1 to 6; 0 shows the guild's sigil, as the die is not rolled.
        state: the state of the die. A COMMITTED die has a gilt rim, and a USED die is dull.
        look: the look of the die, or "" for the usual look; None for the look that the player has
            chosen.
    """
    box = square(rect)
    tones = GUILD_TONES[seat]
    side = box.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, side * 0.045)
    small = side < _SMALL_DIE_PIXELS
    look = "" if small else worn_looks().dice if look is None else look
    body = die_outline(shrunk(box, width / 2), seat)
    painter.setPen(keyline(width))
    if state is DieState.COMMITTED:
        painter.setBrush(metal_brush(box, Metal.GOLD))
    else:
        painter.setBrush(side_brush(box, tones))
    painter.drawPath(body)
    rim = side * (0.09 if state is DieState.COMMITTED else 0.065)
    upper = box.adjusted(rim, rim - side * 0.01, -rim, -rim - side * 0.05)
    light = QRadialGradient(part(upper, 28, 20, 0, 0).topLeft(), side * 1.05)
    light.setColorAt(0.0, blend(tones.mid, tones.light, 0.75))
    light.setColorAt(0.42, QColor(tones.mid))
    light.setColorAt(1.0, blend(tones.mid, tones.dark, 0.72))
    painter.setPen(keyline(width * 0.5, blend(tones.dark, KEYLINE, 0.4).name()))
    painter.setBrush(light)
    painter.drawPath(die_outline(upper, seat))
    paint_cut(painter, upper, lambda face: die_outline(face, seat), look)
    if not small and look not in CUT_LOOKS:
        painter.save()
        painter.setClipPath(die_outline(upper, seat), Qt.ClipOperation.IntersectClip)
        _paint_shine(painter, upper)
        painter.restore()
    if not face:
        draw_sigil(painter, part(upper, 20, 20, 60, 60), seat, tones.numeral)
    else:
        if not small:
            painter.save()
            painter.setOpacity(painter.opacity() * 0.55)
            ink = tones.dark if seat != _BLACK_GUILD else "#b3a8d8"
            draw_sigil(painter, part(upper, 8, 8, 84, 84), seat, ink)
            painter.restore()
        shift = _PIP_SHIFTS.get(seat, 0.0) * side
        _paint_pips(painter, upper.translated(0, shift), seat, face, look, small=small)
    if state is DieState.USED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(70, 74, 80, 135))
        painter.drawPath(body)
    painter.restore()


def die_outline(box: QRectF, seat: int) -> QPainterPath:
    """Returns the outline of a guild's dice, by which the guilds can be told apart without colours.

    By seat, the outline is pointed like a flame, bent like a leaf, round like the moon, blunt like
    the sun, eared like a bat, or hollow-sided like a star.
    """
    path = QPainterPath()
    if seat == _MOON_GUILD:
        path.addEllipse(box)
    elif seat == _LEAF_GUILD:
        path.moveTo(part(box, 0, 58, 0, 0).topLeft())
        path.quadTo(box.topLeft(), part(box, 58, 0, 0, 0).topLeft())
        path.lineTo(box.topRight())
        path.lineTo(part(box, 100, 42, 0, 0).topLeft())
        path.quadTo(box.bottomRight(), part(box, 42, 100, 0, 0).topLeft())
        path.lineTo(box.bottomLeft())
        path.closeSubpath()
    elif seat == _STAR_GUILD:
        path.moveTo(box.topLeft())
        for middle, end in (
            ((50, 17), (100, 0)),
            ((83, 50), (100, 100)),
            ((50, 83), (0, 100)),
            ((17, 50), (0, 0)),
        ):
            path.quadTo(part(box, *middle, 0, 0).topLeft(), part(box, *end, 0, 0).topLeft())
    else:
        corners = [part(box, x, y, 0, 0).topLeft() for x, y in _OUTLINE_CORNERS[seat]]
        path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


def paint_tumbling(painter: QPainter, rect: QRectF, seat: int, frame: int) -> None:
    """Paints a die in the air as large as fits in `rect`. The number `frame` chooses one of
    `TUMBLE_FRAMES` poses.

    The brightest face shows the guild's sigil.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = box.width() * 0.29
    width = max(1.0, box.width() * 0.04)
    faces = pose(frame % TUMBLE_FRAMES)
    look = "" if box.width() < _SMALL_DIE_PIXELS else worn_looks().dice
    brightest = max(light for _, _, light in faces)
    for face, corners, light in faces:
        shape = QPolygonF([box.center() + corner * scale for corner in corners])
        tones = GUILD_TONES[seat]
        hue = blend(tones.dark, tones.mid, min(1.0, light * 1.5))
        if light > 0.66:
            hue = blend(hue.name(), tones.light, (light - 0.66) * 1.4)
        painter.setPen(keyline(width))
        painter.setBrush(hue)
        painter.drawPolygon(shape)
        square_face = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])
        move = QTransform.quadToQuad(square_face, shape)
        if isinstance(move, QTransform):
            painter.save()
            painter.setTransform(move, True)
            paint_cut(painter, QRectF(0, 0, 1, 1), _square_outline, look)
            if light == brightest:
                draw_sigil(painter, QRectF(0.08, 0.08, 0.84, 0.84), seat, tones.numeral)
            else:
                small = box.width() < _SMALL_DIE_PIXELS
                _paint_pips(painter, QRectF(0, 0, 1, 1), seat, face, look, small=small)
            painter.restore()
    painter.restore()


def _square_outline(box: QRectF) -> QPainterPath:
    """Returns the outline of a face of a tumbling die, which is the whole rectangle."""
    path = QPainterPath()
    path.addRect(box)
    return path


def _paint_shine(painter: QPainter, upper: QRectF) -> None:
    """Paints light along the upper left edge of a face."""
    shine = QPainterPath(part(upper, 8, 30, 0, 0).topLeft())
    shine.quadTo(part(upper, 9, 9, 0, 0).topLeft(), part(upper, 30, 8, 0, 0).topLeft())
    shine.lineTo(part(upper, 62, 7, 0, 0).topLeft())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(255, 255, 255, 150), upper.width() * 0.045)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPath(shine)


def _paint_pips(
    painter: QPainter, upper: QRectF, seat: int, face: int, look: str, *, small: bool
) -> None:
    """Paints the pips of a face, which look hollowed out. `small` pips are larger in proportion to
    the die."""
    side = upper.width()
    radius = side * (0.118 if small else 0.098)
    ink = QColor(GUILD_TONES[seat].numeral)
    bright = ink.lightness() > 128
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in _PIP_CENTRES[face]:
        centre = upper.topLeft() + QPointF(x * upper.width(), y * upper.height())
        painter.setBrush(QColor(0, 0, 0, 150) if bright else QColor(255, 255, 255, 170))
        shift = -0.2 if bright else 0.22
        paint_pip(painter, centre + QPointF(0, radius * shift), radius * 1.12, look)
        painter.setBrush(QColor(IVORY) if bright else ink)
        paint_pip(painter, centre, radius, look)


def _paint(
    painter: QPainter, rect: QRectF, look: Look, seat: int, face: int, die_state: int
) -> None:
    paint_die(painter, rect, seat, face, DieState(die_state))


def _paint_tumbling(painter: QPainter, rect: QRectF, look: Look, seat: int, frame: int) -> None:
    paint_tumbling(painter, rect, seat, frame)


@piece("die", {"die": _paint, "tumbling": _paint_tumbling})
class Die(Piece[ShownTable]):
    """A die of a guild: in front of its owner, in a box, or beside a wizard.

    Attributes:
        seat: the guild.
        number: the number by which `SpellNumbers` tells the guild's dice apart.
    """

    seat: int
    number: int

    def _place(self, shown: ShownTable) -> int:
        return shown.numbers.die_place(self.seat, self.number)

    def face(self, shown: ShownTable) -> int:
        """Returns the face of the die; 0 if it is not rolled."""
        return spell_numbers.face_at(self._place(shown))

    def box(self, shown: ShownTable) -> int:
        """Returns the box that the die is in; -1 if it is in none."""
        return spell_numbers.box_at(self._place(shown))

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        is_committed = spell_numbers.wizard_at(self._place(shown)) >= 0
        bound = DieState.COMMITTED if is_committed else DieState.FREE
        return Sprite("die", (self.seat, self.face(shown), int(bound)))

    @override
    def name(self, shown: ShownTable) -> str:
        guild, face, box = GUILD_NAMES[self.seat], self.face(shown), self.box(shown)
        if not face:
            return render(N_("elfenwizards table", "{guild}: die to roll").of(guild=guild))
        if box >= 0:
            text = N_("elfenwizards table", "{guild}: major spell {face}, in {box}")
            return render(text.of(guild=guild, face=face, box=terms.the_box(box)))
        name = render(
            N_("elfenwizards table", "{guild}: major spell {face}").of(guild=guild, face=face)
        )
        wizard = spell_numbers.wizard_at(self._place(shown))
        return name if wizard < 0 else Wizard(WizardId(wizard)).name_of_spell(shown, name)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        face, box = self.face(shown), self.box(shown)
        if not face:
            line = N_("elfenwizards table", "Not rolled yet.")
        elif box < 0:
            line = N_("elfenwizards table", "Its strength is the number it shows.")
        else:
            line = N_("elfenwizards table", "In {box}. Its strength is the number it shows.")
            line = line.of(box=terms.the_box(box))
        title = render(MAJOR_SPELL_OF.of(player=shown.names[self.seat]))
        picture = Sprite("die", (self.seat, face, int(DieState.FREE)))
        return Explanation(title, (render(line),), picture, 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if not shown.may_use(self.seat):
            return []
        observation, face, box = shown.observation, self.face(shown), self.box(shown)
        if observation.step == state.PLACE and self._place(shown) in _ROLLED_PLACES:
            return [
                shown.piece_action(moves.PlaceDie(face, goal), f"box:{goal}")
                for goal in range(len(components.BOXES))
            ]
        if observation.step == state.COMMIT and 0 <= box < len(components.LEVELS):
            return [
                shown.piece_action(moves.Commit(face, wizard), f"wizard:{wizard}")
                for wizard in wizards_at_level(observation, box)
            ]
        if observation.step == state.USE and box == box_in_use(observation):
            return [shown.piece_action(moves.UseDie(face), "front")]
        if observation.step == state.TAKE_BACK and box == box_in_use(observation):
            return [shown.piece_action(moves.TakeBack(face), "front")]
        return []

    def homes(self, shown: ShownTable) -> tuple[str, ...]:
        """Returns the ids of the zones where dropping the die only puts it back."""
        box = self.box(shown)
        return ("front",) if box < 0 else (f"box:{box}",)
