# SPDX-License-Identifier: MIT
"""The spaces of the tree, titles and Magician spaces, and the signs of the contests for titles."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import closed_to, contest, wizards_on
from wizardtable.games.elfenwizards.rules.state import (
    CONTEST,
    NO_CANDIDATE,
    NO_POINTS,
    TIED,
    TITLES_OPEN,
)
from wizardtable.games.elfenwizards.rules.terms import number_of
from wizardtable.games.elfenwizards.view.pieces.contest_piece import (
    ContestPiece,
    access_lines,
    candidate_rows,
    worth_line,
    written,
)
from wizardtable.games.elfenwizards.view.pieces.guilds import paint_sigil
from wizardtable.games.elfenwizards.view.pieces.place_names import place_message, place_name
from wizardtable.games.elfenwizards.view.pieces.ranks import RANK_COLOURS, RANK_POINTS, rank_of
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space_pictures import paint_space
from wizardtable.paint.metal import Metal, keyline, metal_brush, part, square
from wizardtable.paint.numerals import numeral_path
from wizardtable.paint.seals import paint_points_seal
from wizardtable.paint.svg import KEYLINE, draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

WINNING, UNCONTESTED, UNDECIDED, NO_CANDIDATES = range(4)
"""The signs of a contest: a guild would win the title now; one guild has all candidates, but no
spells beside them; two candidates are tied or none has points; the contest has no candidates."""

_NO_SIGN: Final = (-1, -1)


def paint_seal(painter: QPainter, rect: QRectF, rank: int) -> None:
    """Paints the points of a rank for each round, on a star of the rank's enamel."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_points_seal(painter, square(rect), RANK_POINTS[rank], RANK_COLOURS[rank])
    painter.restore()


def paint_plate(painter: QPainter, rect: QRectF, numeral: str) -> None:
    """Paints the number of a space on a brass plate, at the left of the room for the longest."""
    high = rect.height()
    field = QRectF(0, 0, rect.width() - high * 0.5, high * 0.68)
    ink = numeral_path(numeral, field, barred=False)
    plate = QRectF(rect.x(), rect.y(), ink.boundingRect().width() + high * 0.5, high)
    ink.translate(plate.center() - ink.boundingRect().center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(max(0.8, high * 0.08)))
    painter.setBrush(metal_brush(plate, Metal.GOLD))
    painter.drawRoundedRect(plate, high * 0.22, high * 0.22)
    painter.fillPath(ink, QColor(KEYLINE))
    painter.restore()


def paint_contest_sign(painter: QPainter, rect: QRectF, seat: int, kind: int) -> None:
    """Paints the sign at a title of the contest for it.

    Args:
        seat: the guild that the sign names; -1 for none.
        kind: WINNING: its sigil with a crown; UNCONTESTED: its sigil within a padlock's bow;
            UNDECIDED: a balance; NO_CANDIDATES: a cobweb.
    """
    box = square(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == WINNING:
        paint_sigil(painter, part(box, 11, 22, 78, 78), seat)
        draw(painter, part(box, 17, -4, 66, 44), "elfenwizards", "crown.svg")
    elif kind == UNCONTESTED:
        draw(painter, box, "elfenwizards", "bow.svg")
        paint_sigil(painter, part(box, 13, 26, 74, 74), seat)
    else:
        name = "tied.svg" if kind == UNDECIDED else "cobweb.svg"
        draw(painter, box, "elfenwizards", name)
    painter.restore()


def _paint_space(painter: QPainter, rect: QRectF, look: Look, place: int, vacant: bool) -> None:
    paint_space(painter, rect, place, vacant)


def _paint_seal(painter: QPainter, rect: QRectF, look: Look, place: int) -> None:
    paint_seal(painter, rect, rank_of(place))


def _paint_plate(painter: QPainter, rect: QRectF, look: Look, numeral: str) -> None:
    paint_plate(painter, rect, numeral)


def _paint_sign(painter: QPainter, rect: QRectF, look: Look, seat: int, kind: int) -> None:
    paint_contest_sign(painter, rect, seat, kind)


@piece("space", {"space": _paint_space, "seal": _paint_seal, "plate": _paint_plate})
class Space(ContestPiece):
    """A space of the tree: a title, or a Magician space."""

    place: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("space", (self.place, self._is_vacant(shown)))

    def seal(self) -> Sprite:
        """Returns the seal with the points of the space."""
        return Sprite("seal", (self.place,))

    def plate(self) -> Sprite:
        """Returns the plate with the number of the space; the Grand Druid's has none."""
        return Sprite("plate", (number_of(self.place),))

    @override
    def name(self, shown: ShownTable) -> str:
        if self.place in components.TITLES and self._is_vacant(shown):
            text = N_("elfenwizards table", "{title}, vacant")
            return render(text.of(title=place_message(self.place)))
        return place_name(self.place)

    def _is_vacant(self, shown: ShownTable) -> bool:
        return not wizards_on(shown.seen, self.place)

    @override
    def contest_number(self, shown: ShownTable) -> int:
        if self.place in components.MAGICIANS:
            return components.CONTEST_OF[self.place]
        return components.CONTEST_FOR[self.place]

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        number = self.contest_number(shown)
        decided = contest(shown.seen, number)
        is_title = self.place in components.TITLES
        lines = self._title_lines(shown) if is_title else self._magician_lines()
        if shown.seen.phase in TITLES_OPEN:
            lines += access_lines(shown, number)
            if is_title:
                lines.append(_verdict_on_this_title(shown, decided, self.place))
            else:
                lines += [_verdict(shown, decided, title) for title in decided.titles]
        rows = candidate_rows(shown, decided)
        return Explanation(place_name(self.place), written(lines), ledger=rows)

    def _title_lines(self, shown: ShownTable) -> list[Message]:
        """Returns what a title is worth, and who holds it."""
        there = wizards_on(shown.seen, self.place)
        if not there:
            return [worth_line(self.place), N_("elfenwizards table", "Vacant.")]
        text = N_("elfenwizards table", "Held by {player}.")
        player = shown.names[components.guild_of(there[0])]
        return [worth_line(self.place), text.of(player=player)]

    def _magician_lines(self) -> list[Message]:
        """Returns what wizards score on a Magician space, and which titles they may win."""
        left, right = components.LEADS_TO[self.place]
        text = N_(
            "elfenwizards table",
            "The two best Magicians here become {left} and {right}, if they "
            "have at least one point each.",
        )
        each = NN_(
            "elfenwizards table",
            "Each wizard here scores %n point(s) a round.",
            "",
            components.POINTS[self.place],
        )
        return [each, text.of(left=place_message(left), right=place_message(right))]


def _verdict(shown: ShownTable, decided: ContestDecided, title: int) -> Message:
    """Returns who would win a title now, for the detail card of a Magician space below it."""
    where = place_message(title)
    winner = decided.winners[decided.titles.index(title)]
    if winner >= 0:
        text = N_("elfenwizards table", "{title}: {player} wins as things stand.")
        return text.of(title=where, player=shown.names[components.guild_of(winner)])
    reasons = {
        NO_CANDIDATE: N_("elfenwizards table", "{title}: no candidate as things stand."),
        NO_POINTS: N_("elfenwizards table", "{title}: nobody has a point yet."),
        TIED: N_("elfenwizards table", "{title}: a tie, so nobody wins as things stand."),
    }
    other = N_("elfenwizards table", "{title}: nobody wins as things stand.")
    return reasons.get(decided.verdict, other).of(title=where)


def _verdict_on_this_title(shown: ShownTable, decided: ContestDecided, title: int) -> Message:
    """Returns who would win a title now, for its own detail card."""
    winner = decided.winners[decided.titles.index(title)]
    if winner < 0:
        reasons = {
            NO_CANDIDATE: N_("elfenwizards table", "No candidate as things stand."),
            NO_POINTS: N_("elfenwizards table", "Nobody has a point yet."),
            TIED: N_("elfenwizards table", "A tie: nobody wins this title as things stand."),
        }
        other = N_("elfenwizards table", "Nobody wins this title as things stand.")
        return reasons.get(decided.verdict, other)
    player = shown.names[components.guild_of(winner)]
    first = decided.winners[0]
    if first == winner:
        text = N_("elfenwizards table", "As things stand, {player} wins this title.")
        return text.of(player=player)
    # The second of two: whoever has more points goes to the space on the left.
    left = place_message(decided.titles[0])
    if components.guild_of(first) == components.guild_of(winner):
        both = N_(
            "elfenwizards table", "As things stand, {player} wins both this title and {left}."
        )
        return both.of(player=player, left=left)
    text = N_(
        "elfenwizards table",
        "As things stand, {other} becomes {left}, and {player} wins this title.",
    )
    return text.of(other=shown.names[components.guild_of(first)], left=left, player=player)


@piece("heir", {"heir": _paint_sign})
class ContestSign(ContestPiece):
    """The sign beneath a title that says who would win it now."""

    place: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("heir", self._sign(shown))

    def is_needed(self, shown: ShownTable) -> bool:
        """Returns whether there is something to say of the contest for this title."""
        return self._sign(shown) != _NO_SIGN

    def _sign(self, shown: ShownTable) -> tuple[int, int]:
        """Returns the guild that the sign names, and what it says; see `paint_contest_sign`."""
        seen = shown.seen
        if self.place not in components.TITLES or seen.phase not in TITLES_OPEN:
            return _NO_SIGN
        number = self.contest_number(shown)
        decided, alone = shown.outcome[number], closed_to(seen, number)
        winner = decided.winners[decided.titles.index(self.place)]
        if winner >= 0:
            return (components.guild_of(winner), WINNING)
        if not decided.candidates:
            return (-1, NO_CANDIDATES)
        if alone >= 0:
            return (alone, UNCONTESTED)
        if seen.phase == CONTEST and any(decided.points):
            return (-1, UNDECIDED)
        return _NO_SIGN

    @override
    def name(self, shown: ShownTable) -> str:
        return place_name(self.place)

    @override
    def contest_number(self, shown: ShownTable) -> int:
        return Space(self.place).contest_number(shown)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Space(self.place).explanation(shown)
