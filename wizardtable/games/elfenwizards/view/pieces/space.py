# SPDX-License-Identifier: MIT
"""The spaces of the tree, which are titles and Magician spaces, and the signs of contests. A sign
beneath a title shows which guild would win the title now."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, state
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import contest_result, sole_guild, wizards_on
from wizardtable.games.elfenwizards.rules.terms import number_of
from wizardtable.games.elfenwizards.text.players_on_spaces import space_with_players
from wizardtable.games.elfenwizards.view.pieces import contest_piece
from wizardtable.games.elfenwizards.view.pieces.guilds import paint_sigil
from wizardtable.games.elfenwizards.view.pieces.place_names import place_message, place_name
from wizardtable.games.elfenwizards.view.pieces.ranks import RANK_COLOURS, rank_of
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
"""The kinds of signs of a contest.

WINNING: a guild would win the title now. UNCONTESTED: one guild has all candidates, but no points
beside them. UNDECIDED: nobody would win the title now, because of a tie or because points are
missing. NO_CANDIDATES: there are no candidates.
"""

_NO_SIGN: Final = (-1, -1)
"""The guild and the kind of sign if there is no sign to show."""


def paint_seal(painter: QPainter, rect: QRectF, rank: int, points: int) -> None:
    """Paints the seal of a rank: the points of the rank in each round, on a star in the rank's
    colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_points_seal(painter, square(rect), points, RANK_COLOURS[rank])
    painter.restore()


def paint_plate(painter: QPainter, rect: QRectF, numeral: str, *, is_centred: bool = False) -> None:
    """Paints the number or short name of a space on a brass plate.

    Args:
        painter: the painter.
        rect: the room for the longest plate.
        numeral: the number or short name.
        is_centred: True puts a shorter plate into the middle of the room, False at its left.
    """
    high = rect.height()
    field = QRectF(0, 0, rect.width() - high * 0.5, high * 0.68)
    ink = numeral_path(numeral, field, barred=False)
    plate = QRectF(rect.x(), rect.y(), ink.boundingRect().width() + high * 0.5, high)
    if is_centred:
        plate.moveCenter(rect.center())
    ink.translate(plate.center() - ink.boundingRect().center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(keyline(max(0.8, high * 0.08)))
    painter.setBrush(metal_brush(plate, Metal.GOLD))
    painter.drawRoundedRect(plate, high * 0.22, high * 0.22)
    painter.fillPath(ink, QColor(KEYLINE))
    painter.restore()


def paint_contest_sign(painter: QPainter, rect: QRectF, seat: int, kind: int) -> None:
    """Paints the sign of a contest at its title.

    Args:
        seat: the guild whose sigil the sign shows; -1 for none.
        kind: the kind of sign. WINNING: the sigil with a crown; UNCONTESTED: the sigil within a
            padlock's bow; UNDECIDED: a balance; NO_CANDIDATES: a cobweb.
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


def _paint_seal(painter: QPainter, rect: QRectF, look: Look, place: int, points: int) -> None:
    paint_seal(painter, rect, rank_of(place), points)


def _paint_plate(painter: QPainter, rect: QRectF, look: Look, numeral: str) -> None:
    paint_plate(painter, rect, numeral)


def _paint_name_plate(painter: QPainter, rect: QRectF, look: Look, name: str) -> None:
    paint_plate(painter, rect, name, is_centred=True)


def _paint_sign(painter: QPainter, rect: QRectF, look: Look, seat: int, kind: int) -> None:
    paint_contest_sign(painter, rect, seat, kind)


@piece(
    "space",
    {
        "space": _paint_space,
        "seal": _paint_seal,
        "plate": _paint_plate,
        "name_plate": _paint_name_plate,
    },
)
class Space(contest_piece.ContestPiece):
    """A space of the tree: a title, or a Magician space."""

    place: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("space", (self.place, self._is_vacant(shown)))

    def seal(self, shown: ShownTable) -> Sprite:
        """Returns the sprite of the seal with the points of the space."""
        return Sprite("seal", (self.place, shown.observation.box.points[self.place]))

    def plate(self) -> Sprite:
        """Returns the sprite of the plate with the number of the space. The Grand Druid's space
        shows no plate."""
        return Sprite("plate", (number_of(self.place),))

    @override
    def name(self, shown: ShownTable) -> str:
        if self.place in components.MAGICIANS:
            space = place_message(self.place)
            return render(space_with_players(space, shown.observation, self.place, shown.names))
        if self._is_vacant(shown):
            text = N_("elfenwizards table", "{title}, vacant")
            return render(text.of(title=place_message(self.place)))
        return place_name(self.place)

    def _is_vacant(self, shown: ShownTable) -> bool:
        return not wizards_on(shown.observation, self.place)

    @override
    def contest_number(self, shown: ShownTable) -> int:
        box = shown.observation.box
        if self.place in components.MAGICIANS:
            return box.contest_of_place[self.place]
        return box.contest_of_title[self.place]

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        number = self.contest_number(shown)
        is_title = self.place in components.TITLES
        lines = self._title_lines(shown) if is_title else self._magician_lines(shown)
        if number < 0:
            if is_title:
                lines.append(N_("elfenwizards table", "No ladder leads to this title."))
            return Explanation(place_name(self.place), contest_piece.rendered_lines(lines))
        decided = contest_result(shown.observation, number)
        if shown.observation.phase in state.TITLES_OPEN:
            lines += contest_piece.access_lines(shown, number)
            if is_title:
                lines.append(_verdict_on_this_title(shown, decided, self.place))
            else:
                lines += [_verdict(shown, decided, title) for title in decided.titles]
        rows = contest_piece.candidate_rows(shown, decided)
        return Explanation(place_name(self.place), contest_piece.rendered_lines(lines), ledger=rows)

    def _title_lines(self, shown: ShownTable) -> list[Message]:
        """Returns the lines about a title: its points, the player that holds it, if any, and
        whether a wizard there can win no higher title."""
        holders = wizards_on(shown.observation, self.place)
        lines = [contest_piece.worth_line(shown, self.place)]
        if holders:
            text = N_("elfenwizards table", "Held by {player}.")
            lines.append(text.of(player=shown.names[components.guild_of(holders[0])]))
        else:
            lines.append(N_("elfenwizards table", "Vacant."))
        is_top = self.place == components.GRAND_DRUID
        if not is_top and not shown.observation.box.winnable_titles[self.place]:
            lines.append(
                N_(
                    "elfenwizards table",
                    "No ladder leads up from here: a wizard here stays for good.",
                )
            )
        return lines

    def _magician_lines(self, shown: ShownTable) -> list[Message]:
        """Returns the lines about a Magician space: its points, and the titles that wizards there
        can win."""
        box = shown.observation.box
        each = NN_(
            "elfenwizards table",
            "Each wizard here scores %n point(s) a round.",
            "",
            box.points[self.place],
        )
        titles = [place_message(title) for title in box.winnable_titles[self.place]]
        if not titles:
            nowhere = N_("elfenwizards table", "No ladder leads up from here.")
            return [each, nowhere]
        if len(titles) == 1:
            text = N_(
                "elfenwizards table",
                "Magicians here compete for {title}: the best wins it with a strength of at "
                "least 1.",
            )
            return [each, text.of(title=titles[0])]
        if len(box.contests[box.contest_of_place[self.place]][1]) == 1:
            text = N_(
                "elfenwizards table",
                "The two best Magicians here become {left} and {right}, if each has a "
                "strength of at least 1.",
            )
        else:
            text = N_(
                "elfenwizards table",
                "Magicians here compete for {left} and {right}: the two best win them with a "
                "strength of at least 1 each.",
            )
        return [each, text.of(left=titles[0], right=titles[1])]


def _verdict(shown: ShownTable, decided: ContestDecided, title: int) -> Message:
    """Returns the line that says who would win a title now. The line is for the detail card of the
    Magician space below the title."""
    where = place_message(title)
    winner = decided.winners[decided.titles.index(title)]
    if winner >= 0:
        text = N_("elfenwizards table", "{title}: as things stand, {player} will win.")
        return text.of(title=where, player=shown.names[components.guild_of(winner)])
    reasons = {
        state.NO_CANDIDATE: N_("elfenwizards table", "{title}: no candidate as things stand."),
        state.NO_POINTS: N_("elfenwizards table", "{title}: no candidate has a spell yet."),
        state.TIED: N_("elfenwizards table", "{title}: a tie, so nobody will win as things stand."),
        state.HELD: N_("elfenwizards table", "{title}: a wizard holds it for good."),
    }
    other = N_("elfenwizards table", "{title}: as things stand, nobody will win.")
    return reasons.get(decided.verdict, other).of(title=where)


def _is_winnable(decided: ContestDecided, title: int) -> bool:
    """Returns whether a contest awards a title that no wizard holds for good."""
    return title in decided.titles and decided.verdict != state.HELD


def _verdict_on_this_title(shown: ShownTable, decided: ContestDecided, title: int) -> Message:
    """Returns the line that says who would win a title now. The line is for the title's own detail
    card."""
    if not _is_winnable(decided, title):
        return N_("elfenwizards table", "Nobody can win this title while its wizard holds it.")
    winner = decided.winners[decided.titles.index(title)]
    if winner < 0:
        reasons = {
            state.NO_CANDIDATE: N_("elfenwizards table", "No candidate as things stand."),
            state.NO_POINTS: N_("elfenwizards table", "No candidate has a spell yet."),
            state.TIED: N_(
                "elfenwizards table", "A tie: as things stand, nobody will win this title."
            ),
        }
        other = N_("elfenwizards table", "As things stand, nobody will win this title.")
        return reasons.get(decided.verdict, other)
    player = shown.names[components.guild_of(winner)]
    first = decided.winners[0]
    if first == winner:
        text = N_("elfenwizards table", "As things stand, {player} will win this title.")
        return text.of(player=player)
    # The second of two titles: the better Magician takes the title on the left.
    left_title = place_message(decided.titles[0])
    if components.guild_of(first) == components.guild_of(winner):
        both = N_(
            "elfenwizards table", "As things stand, {player} will win both this title and {left}."
        )
        return both.of(player=player, left=left_title)
    text = N_(
        "elfenwizards table",
        "As things stand, {other} will become {left}, and {player} will win this title.",
    )
    return text.of(other=shown.names[components.guild_of(first)], left=left_title, player=player)


@piece("heir", {"heir": _paint_sign})
class ContestSign(contest_piece.ContestPiece):
    """The sign beneath a title that shows which guild would win the title now."""

    place: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("heir", self._sign(shown))

    def is_needed(self, shown: ShownTable) -> bool:
        """Returns whether this title has a sign to show now."""
        return self._sign(shown) != _NO_SIGN

    def _sign(self, shown: ShownTable) -> tuple[int, int]:
        """Returns the guild whose sigil the sign shows (-1 for none), and the kind of sign; see
        `paint_contest_sign`. Returns `_NO_SIGN` if there is nothing to show."""
        observation = shown.observation
        if self.place not in components.TITLES or observation.phase not in state.TITLES_OPEN:
            return _NO_SIGN
        number = self.contest_number(shown)
        if number < 0 or not _is_winnable(shown.contest_results[number], self.place):
            return _NO_SIGN
        decided, sole = shown.contest_results[number], sole_guild(observation, number)
        winner = decided.winners[decided.titles.index(self.place)]
        if winner >= 0:
            return (components.guild_of(winner), WINNING)
        if not decided.candidates:
            return (-1, NO_CANDIDATES)
        if sole >= 0:
            return (sole, UNCONTESTED)
        is_undecided = observation.phase == state.CONTEST and any(decided.points)
        return (-1, UNDECIDED) if is_undecided else _NO_SIGN

    @override
    def name(self, shown: ShownTable) -> str:
        return Space(self.place).name(shown)

    @override
    def contest_number(self, shown: ShownTable) -> int:
        return Space(self.place).contest_number(shown)

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Space(self.place).explanation(shown)
