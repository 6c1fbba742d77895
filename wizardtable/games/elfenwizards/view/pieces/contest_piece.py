# SPDX-License-Identifier: MIT
"""The base of the pieces of the tree: the contest that they are about."""

from collections.abc import Iterable

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.rules.standings import sole_guild
from wizardtable.games.elfenwizards.view.pieces.detail_texts import Rows, points_text
from wizardtable.games.elfenwizards.view.pieces.place_names import place_message
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece


class ContestPiece(Piece[ShownTable]):
    """A piece of the tree that is about a contest."""

    def contest_number(self, shown: ShownTable) -> int:
        """Returns the number of the contest that the piece is about; -1 for none.

        A title is about the contest for it, a Magician space or a wizard about the contest it
        competes in.
        """
        raise NotImplementedError(f"the contest of {self.key}")


def worth_line(place: int) -> Message:
    """Returns a line with the points that a place scores for its wizard."""
    return NN_("elfenwizards table", "Scores %n point(s) a round.", "", components.POINTS[place])


def access_lines(shown: ShownTable, number: int) -> list[Message]:
    """Returns a line about the only guild that may place spells in a contest; empty if all may."""
    seat = sole_guild(shown.observation, number)
    if seat < 0:
        return []
    text = N_(
        "elfenwizards table",
        "Only {player} has candidates here: nobody else may place spells, and one point is enough.",
    )
    return [text.of(player=shown.names[seat])]


def candidate_rows(shown: ShownTable, contest: ContestDecided, excluded: int = -1) -> Rows:
    """Returns the candidates of a contest with their points, the best first, without the wizard
    `excluded`."""
    rows = []
    for wizard, points in zip(contest.candidates, contest.points, strict=True):
        if wizard == excluded:
            continue
        text = N_("elfenwizards table", "{player}, {place}")
        place = place_message(shown.observation.place[wizard])
        player = shown.names[components.guild_of(wizard)]
        rows.append((render(text.of(player=player, place=place)), points_text(points)))
    return tuple(rows)


def written(lines: Iterable[Message]) -> tuple[str, ...]:
    """Returns lines in the present language."""
    return tuple(map(render, lines))
