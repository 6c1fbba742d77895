# SPDX-License-Identifier: MIT
"""The wizards of the guilds, on the tree or in the defeat boxes. A wizard's figure is called a
pawn."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, moves, state, terms
from wizardtable.games.elfenwizards.rules.components import GUILDS, WizardId
from wizardtable.games.elfenwizards.rules.defeats import defeated_wizards, next_to_fill
from wizardtable.games.elfenwizards.rules.standings import (
    contest_result,
    points_beside,
    vacant_titles,
)
from wizardtable.games.elfenwizards.view.pieces import contest_piece, detail_texts
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
"""The width of a pawn divided by its height."""

SMALL_PAWN_HEIGHT: Final = 40.0
"""Pawns below this height, in logical pixels, have a simple face and a larger sigil."""

_MIN_SEAL_SIDE: Final = 15.0
"""The least side of the seal with the number of grey tokens, in pixels at 100 %."""

_USUAL_LOOK: Final = Look()


def paint_pawn(
    painter: QPainter, rect: QRectF, seat: int, tokens: int = 0, look: Look = _USUAL_LOOK
) -> None:
    """Paints a wizard of a guild, standing at the foot of `rect`.

    Args:
        seat: the guild.
        tokens: the number of grey tokens under the wizard, which a seal shows; 0 for none.
        look: the theme and the size of writing.
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
    """Paints `rings` discs of grey stone, one above another, with mist around them."""
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


def wizards_to_move(observation: state.Observation) -> tuple[WizardId, ...]:
    """Returns the viewer's wizards that can go to another place now; empty if none can. They are
    the retiring Grand Druid, or the defeated wizards from which the next one to go is chosen."""
    if observation.step == state.SEND and observation.phase == state.RETIRE:
        return (WizardId(observation.place.index(0)),)
    if observation.step == state.SEND:
        return tuple(defeated_wizards(observation, observation.viewer))
    if observation.step == state.TITLE:
        return tuple(next_to_fill(observation))
    return ()


def wizards_at_level(observation: state.Observation, level: int) -> list[WizardId]:
    """Returns the wizards of this level on the tree, of all guilds."""
    return [
        WizardId(wizard)
        for wizard, place in enumerate(observation.place)
        if 0 < place <= components.MAGICIANS[-1] and components.LEVEL_BY_PLACE[place] == level
    ]


@piece("wizard", {"pawn": _paint})
class Wizard(contest_piece.ContestPiece):
    """A wizard of a guild, given by its id."""

    wizard: WizardId

    @property
    def seat(self) -> int:
        """The seat of the wizard's guild."""
        return components.guild_of(self.wizard)

    def place(self, shown: ShownTable) -> int:
        """Returns the space or defeat box that the wizard is on."""
        return shown.observation.place[self.wizard]

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("pawn", (self.seat, shown.observation.tokens[self.wizard]))

    @override
    def name(self, shown: ShownTable) -> str:
        guild, place = GUILD_NAMES[self.seat], place_message(self.place(shown))
        tokens = shown.observation.tokens[self.wizard]
        if not tokens:
            text = N_("elfenwizards table", "{guild}: {place}")
            return render(text.of(guild=guild, place=place))
        text = NN_("elfenwizards table", "{guild}: {place}, %n grey token(s)", "", tokens)
        return render(text.of(guild=guild, place=place))

    def name_of_spell(self, shown: ShownTable, spell: str) -> str:
        """Returns the name of a spell beside the wizard, for a screen reader. `spell` is the name
        of the spell alone."""
        text = N_("elfenwizards table", "{spell}, beside {wizard}")
        return render(text.of(spell=spell, wizard=self.name(shown)))

    # The detail card.

    @override
    def contest_number(self, shown: ShownTable) -> int:
        return shown.observation.box.contest_of_place[self.place(shown)]

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        place, tokens = self.place(shown), shown.observation.tokens[self.wizard]
        lines: list[Message] = []
        if place not in components.DEFEAT_BOXES:
            lines.append(contest_piece.worth_line(shown, place))
        if tokens:
            lines.append(
                NN_(
                    "elfenwizards table",
                    "%n grey token(s) under this wizard: each costs a point every round.",
                    "",
                    tokens,
                )
            )
        lines += self._prospect_lines(shown)
        rows = (*self._spell_rows(shown), *self._rival_rows(shown))
        return Explanation(
            self._title(shown), contest_piece.rendered_lines(lines), self.sprite(shown), 1.0, rows
        )

    def _title(self, shown: ShownTable) -> str:
        place = self.place(shown)
        text, where = N_("elfenwizards table", "{player}’s {place}"), place_message(place)
        if place in components.MAGICIANS:
            where = terms.rank_name(place)
        elif place in components.DEFEAT_BOXES:
            text = N_("elfenwizards table", "{player}: {place}")
        return render(text.of(player=shown.names[self.seat], place=where))

    def _prospect_lines(self, shown: ShownTable) -> list[Message]:
        """Returns the lines that say what may happen to the wizard in this round; empty if there is
        nothing to say."""
        observation, place, number = (
            shown.observation,
            self.place(shown),
            self.contest_number(shown),
        )
        if place == components.GRAND_DRUID:
            return [
                N_(
                    "elfenwizards table",
                    "If the match goes on, this wizard will retire to the Magicians at the "
                    "start of the next round: the guild will give up a minor spell and take "
                    "the dragon.",
                )
            ]
        if number < 0:
            defeated = N_(
                "elfenwizards table",
                "Defeated: this wizard will take a vacant title or become a Magician.",
            )
            stays = N_(
                "elfenwizards table",
                "No ladder leads up from this space: this wizard cannot win a title.",
            )
            return [defeated if place in components.DEFEAT_BOXES else stays]
        if observation.phase not in state.TITLES_OPEN:
            return []
        decided = contest_result(observation, number)
        if decided.verdict == state.HELD:
            text = N_("elfenwizards table", "Cannot win a title this round: {title} is not vacant.")
            return [text.of(title=place_message(decided.titles[0]))]
        goal = place_message(decided.titles[0])
        if len(decided.titles) > 1:
            both = N_("elfenwizards table", "{left} or {right}")
            goal = both.of(left=goal, right=place_message(decided.titles[1]))
        competes = N_("elfenwizards table", "Competes for {title}, with dice from {box}.")
        box = terms.the_box(components.LEVEL_BY_PLACE[place])
        lines = [competes.of(title=goal, box=box), *contest_piece.access_lines(shown, number)]
        if observation.phase != state.CONTEST:
            return lines
        if self.wizard in decided.winners:
            lines.append(N_("elfenwizards table", "As things stand, this wizard will rise."))
        elif place in components.MAGICIANS:
            lines.append(
                N_("elfenwizards table", "As things stand, this wizard will stay a Magician.")
            )
        else:
            lines.append(N_("elfenwizards table", "As things stand, this wizard will be defeated."))
        return lines

    def _spell_rows(self, shown: ShownTable) -> detail_texts.Rows:
        """Returns a row for each spell beside the wizard, and a row for their sum if there are
        several."""
        rows = []
        spells = shown.observation.spells[self.wizard]
        for spell in sorted(spells, key=components.points_of_spell, reverse=True):
            is_minor = components.face_of(spell) == components.MINOR_FACE
            text = detail_texts.MINOR_SPELL_OF if is_minor else detail_texts.MAJOR_SPELL_OF
            label = render(text.of(player=shown.names[components.owner_of_spell(spell)]))
            rows.append((label, detail_texts.strength_text(components.points_of_spell(spell))))
        if len(rows) > 1:
            total = detail_texts.strength_text(points_beside(shown.observation, self.wizard))
            rows.append((render(N_("elfenwizards table", "Total")), total))
        return tuple(rows)

    def _rival_rows(self, shown: ShownTable) -> detail_texts.Rows:
        """Returns a row for each other candidate of the wizard's contest."""
        number = self.contest_number(shown)
        if number < 0:
            return ()
        return contest_piece.candidate_rows(
            shown, contest_result(shown.observation, number), excluded=self.wizard
        )

    # The actions of the viewer.

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        if not shown.may_use(self.seat):
            return []
        observation, wizard = shown.observation, self.wizard
        moves_now = wizard in wizards_to_move(observation)
        if observation.step == state.SEND and moves_now:
            return [
                shown.piece_action(moves.SendTo(wizard, space), f"space:{space}")
                for space in components.MAGICIANS
            ]
        if observation.step == state.TITLE and moves_now:
            return [
                shown.piece_action(moves.FillTitle(wizard, title), f"space:{title}")
                for title in vacant_titles(observation)
            ]
        if observation.step == state.TOKEN:
            return [shown.piece_action(moves.TakeToken(wizard))]
        if observation.step == state.REMOVE and observation.tokens[wizard]:
            return [shown.piece_action(moves.RemoveToken(wizard))]
        return []

    def spell_actions(self, shown: ShownTable) -> list[PieceAction]:
        """Returns the actions by which the viewer places a spell beside this wizard, one for each
        different face. The wizard may be of any guild. The result is empty if no spell can be
        placed now."""
        observation, place = shown.observation, self.place(shown)
        if observation.step != state.COMMIT or not 0 < place <= components.MAGICIANS[-1]:
            return []
        faces = [
            *dict.fromkeys(
                reversed(observation.placed[observation.viewer][components.LEVEL_BY_PLACE[place]])
            )
        ]
        if observation.minors[observation.viewer]:
            faces.append(components.MINOR_FACE)
        return [shown.piece_action(moves.Commit(face, self.wizard)) for face in faces]

    def homes(self, shown: ShownTable) -> tuple[str, ...]:
        """Returns the ids of the zones where dropping the wizard only puts it back."""
        place = self.place(shown)
        return (f"space:{place}", f"wizard:{self.wizard}", f"defeat:{place}")
