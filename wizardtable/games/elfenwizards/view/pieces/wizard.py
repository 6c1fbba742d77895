# SPDX-License-Identifier: MIT
"""The wizards of the guilds, on the tree or in the defeat boxes."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, moves, state, terms
from wizardtable.games.elfenwizards.rules.components import GUILDS, WizardId
from wizardtable.games.elfenwizards.rules.defeats import defeated, next_to_fill
from wizardtable.games.elfenwizards.rules.standings import contest, power, vacant
from wizardtable.games.elfenwizards.view.pieces.contest_piece import (
    ContestPiece,
    access_lines,
    candidate_rows,
    worth_line,
    written,
)
from wizardtable.games.elfenwizards.view.pieces.detail_texts import (
    MAJOR_SPELL_OF,
    MINOR_SPELL_OF,
    Rows,
    points_text,
)
from wizardtable.games.elfenwizards.view.pieces.grey_tokens import paint_grey
from wizardtable.games.elfenwizards.view.pieces.guilds import GUILD_NAMES
from wizardtable.games.elfenwizards.view.pieces.place_names import place_message
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import blend, keyline, part
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

PAWN_RATIO: Final = 0.66
"""Width of a pawn by its height."""

SMALL_PAWN_HEIGHT: Final = 40.0
"""Below this height in logical pixels a pawn has a simple face and a larger sigil."""

_MIN_SEAL_SIDE: Final = 15.0
"""The least side of the seal with the number of tokens, in pixels at 100 %."""

_USUAL_LOOK: Final = Look()


def paint_pawn(
    painter: QPainter, rect: QRectF, seat: int, tokens: int = 0, look: Look = _USUAL_LOOK
) -> None:
    """Paints a wizard of a guild, standing at the foot of `rect` on grey tokens.

    Args:
        tokens: the number of grey tokens, which stands on a seal; 0 for none.
    """
    high = min(rect.height(), rect.width() / PAWN_RATIO)
    box = QRectF(0, 0, high * PAWN_RATIO, high)
    box.moveCenter(rect.center())
    box.moveBottom(rect.bottom())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tokens:
        _paint_mist(painter, part(box, 0, 79, 100, 21), min(3, tokens))
        figure = part(box, 3, 0, 94, 93)
    else:
        figure = box
    small = "-small" if high < SMALL_PAWN_HEIGHT else ""
    draw(painter, figure, "elfenwizards", f"pawn-{GUILDS[seat]}{small}.svg")
    if tokens:
        wanted = max(high * 0.27, _MIN_SEAL_SIDE * look.growth) * look.swell
        side = min(box.width(), wanted)
        seal = QRectF(box.right() - side, box.bottom() - side, side, side)
        paint_grey(painter, seal, tokens, wanted / side)
    painter.restore()


def _paint_mist(painter: QPainter, rect: QRectF, rings: int) -> None:
    """Paints discs of grey stone with mist around them."""
    glow = QRadialGradient(rect.center(), rect.width() * 0.52)
    glow.setColorAt(0.0, QColor(190, 198, 210, 230))
    glow.setColorAt(1.0, QColor(150, 160, 175, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawRect(rect.adjusted(0, -rect.height() * 0.6, 0, 0))
    step = rect.height() * 0.13
    for i in range(rings):
        disc = part(rect, 8, 12, 84, 62).translated(QPointF(0, (rings - 1 - i) * step))
        path = QPainterPath()
        path.addEllipse(disc)
        painter.setPen(keyline(max(0.8, rect.height() * 0.07)))
        painter.setBrush(blend("#4d525f", "#aab1bd", (i + 1) / rings))
        painter.drawPath(path)


def _paint(painter: QPainter, rect: QRectF, look: Look, seat: int, tokens: int) -> None:
    paint_pawn(painter, rect, seat, tokens, look)


def wizards_to_move(seen: state.Observation) -> tuple[WizardId, ...]:
    """Returns the viewer's wizards of whom one has to go to another place now."""
    if seen.step == state.SEND and seen.phase == state.RETIRE:
        return (WizardId(seen.place.index(0)),)
    if seen.step == state.SEND:
        return tuple(defeated(seen, seen.viewer))
    if seen.step == state.TITLE:
        return tuple(next_to_fill(seen))
    return ()


def wizards_at_level(seen: state.Observation, level: int) -> list[WizardId]:
    """Returns the wizards beside whom spells of a level may lie."""
    return [
        WizardId(wizard)
        for wizard, place in enumerate(seen.place)
        if 0 < place <= components.MAGICIANS[-1] and components.LEVEL_OF[place] == level
    ]


@piece("wizard", {"pawn": _paint})
class Wizard(ContestPiece):
    """A wizard of a guild."""

    wizard: WizardId

    @property
    def seat(self) -> int:
        """The seat of the wizard's guild."""
        return components.guild_of(self.wizard)

    def place(self, shown: ShownTable) -> int:
        """Returns the space or defeat box that the wizard is on."""
        return shown.seen.place[self.wizard]

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("pawn", (self.seat, shown.seen.tokens[self.wizard]))

    @override
    def name(self, shown: ShownTable) -> str:
        guild, place = GUILD_NAMES[self.seat], place_message(self.place(shown))
        tokens = shown.seen.tokens[self.wizard]
        if not tokens:
            text = N_("elfenwizards table", "{guild}: {place}")
            return render(text.of(guild=guild, place=place))
        text = NN_("elfenwizards table", "{guild}: {place}, %n grey token(s)", "", tokens)
        return render(text.of(guild=guild, place=place))

    def name_of_spell(self, shown: ShownTable, spell: str) -> str:
        """Returns what a screen reader calls a spell beside the wizard."""
        text = N_("elfenwizards table", "{spell}, beside {wizard}")
        return render(text.of(spell=spell, wizard=self.name(shown)))

    # What the wizard is, and what becomes of it.

    @override
    def contest_number(self, shown: ShownTable) -> int:
        return components.CONTEST_OF[self.place(shown)]

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        place, tokens = self.place(shown), shown.seen.tokens[self.wizard]
        lines: list[Message] = []
        if place not in components.DEFEAT_BOXES:
            lines.append(worth_line(place))
        if tokens:
            lines.append(
                NN_(
                    "elfenwizards table",
                    "%n grey token(s) under this wizard: each costs a point every round.",
                    "",
                    tokens,
                )
            )
        lines += self._prospect(shown)
        rows = (*self._spell_rows(shown), *self._rival_rows(shown))
        return Explanation(self._title(shown), written(lines), self.sprite(shown), 1.0, rows)

    def _title(self, shown: ShownTable) -> str:
        place = self.place(shown)
        text, where = N_("elfenwizards table", "{player}’s {place}"), place_message(place)
        if place in components.MAGICIANS:
            where = terms.rank(place)
        elif place in components.DEFEAT_BOXES:
            text = N_("elfenwizards table", "{player}: {place}")
        return render(text.of(player=shown.names[self.seat], place=where))

    def _prospect(self, shown: ShownTable) -> list[Message]:
        """Returns what may become of the wizard in this round."""
        seen, place, number = shown.seen, self.place(shown), self.contest_number(shown)
        if place == components.GRAND_DRUID:
            return [
                N_(
                    "elfenwizards table",
                    "If the match goes on, this wizard retires to the Magicians at the "
                    "start of the next round: the guild gives up a minor spell and "
                    "takes the dragon.",
                )
            ]
        if number < 0:
            return [
                N_(
                    "elfenwizards table",
                    "Defeated: this wizard takes a vacant title or becomes a Magician.",
                )
            ]
        if seen.phase not in state.TITLES_OPEN:
            return []
        decided = contest(seen, number)
        goal = place_message(decided.titles[0])
        if len(decided.titles) > 1:
            both = N_("elfenwizards table", "{left} or {right}")
            goal = both.of(left=goal, right=place_message(decided.titles[1]))
        competes = N_("elfenwizards table", "Competes for {title}, with dice from {box}.")
        box = terms.the_box(components.LEVEL_OF[place])
        lines = [competes.of(title=goal, box=box), *access_lines(shown, number)]
        if seen.phase != state.CONTEST:
            return lines
        if self.wizard in decided.winners:
            lines.append(N_("elfenwizards table", "As things stand, this wizard rises."))
        elif place in components.MAGICIANS:
            lines.append(N_("elfenwizards table", "As things stand, this wizard stays a Magician."))
        else:
            lines.append(N_("elfenwizards table", "As things stand, this wizard is defeated."))
        return lines

    def _spell_rows(self, shown: ShownTable) -> Rows:
        """Returns the spells beside the wizard, and their sum if they are several."""
        rows = []
        spells = shown.seen.spells[self.wizard]
        for spell in sorted(spells, key=components.strength, reverse=True):
            is_minor = components.face_of(spell) == components.MINOR_FACE
            text = MINOR_SPELL_OF if is_minor else MAJOR_SPELL_OF
            label = render(text.of(player=shown.names[components.caster(spell)]))
            rows.append((label, points_text(components.strength(spell))))
        if len(rows) > 1:
            total = points_text(power(shown.seen, self.wizard))
            rows.append((render(N_("elfenwizards table", "Total")), total))
        return tuple(rows)

    def _rival_rows(self, shown: ShownTable) -> Rows:
        """Returns the other candidates of the wizard's contest."""
        number = self.contest_number(shown)
        if number < 0:
            return ()
        return candidate_rows(shown, contest(shown.seen, number), besides=self.wizard)

    # What the viewer can do with it.

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if not shown.may_use(self.seat):
            return []
        seen, wizard = shown.seen, self.wizard
        moves_now = wizard in wizards_to_move(seen)
        if seen.step == state.SEND and moves_now:
            return [
                shown.piece_action(moves.SendTo(wizard, space), f"space:{space}")
                for space in components.MAGICIANS
            ]
        if seen.step == state.TITLE and moves_now:
            return [
                shown.piece_action(moves.FillTitle(wizard, title), f"space:{title}")
                for title in vacant(seen)
            ]
        if seen.step == state.TOKEN:
            return [shown.piece_action(moves.TakeToken(wizard))]
        if seen.step == state.REMOVE and seen.tokens[wizard]:
            return [shown.piece_action(moves.RemoveToken(wizard))]
        return []

    def spell_actions(self, shown: ShownTable) -> list[PieceAction]:
        """Returns the spells that the viewer might place beside this wizard of any guild, each
        face once."""
        seen, place = shown.seen, self.place(shown)
        if seen.step != state.COMMIT or not 0 < place <= components.MAGICIANS[-1]:
            return []
        faces = [*dict.fromkeys(reversed(seen.placed[seen.viewer][components.LEVEL_OF[place]]))]
        if seen.minors[seen.viewer]:
            faces.append(components.MINOR_FACE)
        return [shown.piece_action(moves.Commit(face, self.wizard)) for face in faces]

    def homes(self, shown: ShownTable) -> tuple[str, ...]:
        """Returns the zones over which the wizard is merely put back."""
        place = self.place(shown)
        return (f"space:{place}", f"wizard:{self.wizard}", f"defeat:{place}")
