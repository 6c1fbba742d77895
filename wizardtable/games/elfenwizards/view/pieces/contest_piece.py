# SPDX-License-Identifier: MIT
"""The base class of the pieces on the board (the tree of titles) that belong to a contest.

It also makes the lines that the detail cards of these pieces share.
"""

from collections.abc import Iterable

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import sole_guild
from wizardtable.games.elfenwizards.view.pieces.detail_texts import Rows, strength_text
from wizardtable.games.elfenwizards.view.pieces.place_names import place_message
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece


class ContestPiece(Piece[ShownTable]):
    """A piece of the tree that is about a contest."""

    def contest_number(self, shown: ShownTable) -> int:
        """Returns the number of the contest that the piece is about; -1 if there is none.

        A title is about the contest that awards the title. A Magician space or a wizard is about
        the contest in which the wizards there compete.
        """
        raise NotImplementedError(f"the contest of {self.key}")


def worth_line(shown: ShownTable, place: int) -> Message:
    """Returns a line with the points that a wizard on this place scores in each round."""
    points = shown.observation.box.points[place]
    return NN_("elfenwizards table", "Scores %n point(s) a round.", "", points)


def access_lines(shown: ShownTable, number: int) -> list[Message]:
    """Returns a list with the line about the only guild that may place spells in the contest
    `number`; empty if all guilds may."""
    seat = sole_guild(shown.observation, number)
    if seat < 0:
        return []
    text = N_(
        "elfenwizards table",
        "Only {player} has candidates here: nobody else may place spells, and a "
        "strength of 1 is enough.",
    )
    return [text.of(player=shown.names[seat])]


def candidate_rows(shown: ShownTable, contest: ContestDecided, excluded: int = -1) -> Rows:
    """Returns a row for each candidate of a contest with its strength, the best first. The wizard
    `excluded` has no row."""
    rows = []
    for wizard, points in zip(contest.candidates, contest.points, strict=True):
        if wizard == excluded:
            continue
        text = N_("elfenwizards table", "{player}, {place}")
        place = place_message(shown.observation.place[wizard])
        player = shown.names[components.guild_of(wizard)]
        rows.append((render(text.of(player=player, place=place)), strength_text(points)))
    return tuple(rows)


def rendered_lines(lines: Iterable[Message]) -> tuple[str, ...]:
    """Returns these lines as text in the present language."""
    return tuple(map(render, lines))
