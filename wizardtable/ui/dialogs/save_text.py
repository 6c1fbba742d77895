# SPDX-License-Identifier: MIT
"""Saved matches in words: which game, who plays, when it was last played, how far it went."""

from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from wizardtable.core import catalog
from wizardtable.core.arranged import purposes
from wizardtable.core.jsontext import CodecError
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store.save import Summary
from wizardtable.ui.style.written_days import written_moment

PURPOSES: Final = {
    purposes.RATED: N_("saves", "Rated match"),
    purposes.DAILY: N_("saves", "Daily table"),
}
"""What matches are played for."""


def game_of(summary: Summary) -> str:
    """The game's title, or its id where this program does not have the game; with what of the
    player's own it is played."""
    if summary.game_id not in catalog.GAMES:
        return summary.game_id
    game, own = catalog.get(summary.game_id).title, own_of(summary)
    return render(N_("saves", "{game}: {file}").of(game=game, file=own) if own else game)


def own_of(summary: Summary) -> str:
    """The title of the player's own file that the match is played with; "" for none."""
    if not summary.data or summary.game_id not in catalog.GAMES:
        return ""
    house = catalog.get(summary.game_id).own_file_reader
    if house is None:
        return ""
    try:
        return house.title_of(summary.data)
    except CodecError:  # told when it is opened
        return ""


def players_of(summary: Summary) -> str:
    """The players' names, as typed."""
    return ", ".join(player.name for player in summary.players)


def levels_of(summary: Summary) -> str:
    """The levels of the opponents, by which they can be looked for."""
    if summary.game_id not in catalog.GAMES:
        return ""
    titles = {level.id: level.title for level in catalog.get(summary.game_id).levels}
    levels = {player.level for player in summary.players}
    return "\n".join(render(titles[level]) for level in levels if level in titles)


def purpose_of(summary: Summary) -> str:
    """What the match is played for; "" for an ordinary one."""
    floor = purposes.floor_of(summary.purpose)
    if floor:
        return render(N_("saves", "Tower, floor {floor}").of(floor=floor))
    words = PURPOSES.get(purposes.kind(summary.purpose))
    return "" if words is None else render(words)


def when(summary: Summary) -> str:
    """How far the match went and when that was."""
    if summary.game_id in catalog.GAMES and catalog.get(summary.game_id).counts_rounds:
        turn = NN_("saves", "Round %n", "", summary.turn)
        if summary.is_finished:
            turn = NN_("saves", "Finished in round %n", "", summary.turn)
    else:
        turn = NN_("saves", "Turn %n", "", summary.turn)
        if summary.is_finished:
            turn = NN_("saves", "Finished on turn %n", "", summary.turn)
    told = render(N_("saves", "{turn}, {date}").of(turn=turn, date=date(summary.modified)))
    for before in (outcome_of(summary), purpose_of(summary)):
        if before:
            told = render(N_("saves", "{outcome}. {when}").of(outcome=before, when=told))
    return told


def outcome_of(summary: Summary) -> str:
    """How a finished match ended for the only person at the table, else who won; "" for one that is
    not over."""
    result, person = summary.result, summary.person
    if result is None or len(result.scores) != len(summary.players):
        return ""
    if summary.given_up >= 0:
        return render(N_("saves", "Given up"))
    if person is None:
        winners = [
            player.name
            for player, rank in zip(summary.players, result.ranks, strict=False)
            if rank == 1
        ]
        return render(N_("saves", "Won by {players}").of(players=", ".join(winners)))
    mine = result.scores[person]
    best = max(score for seat, score in enumerate(result.scores) if seat != person)
    if mine == best:
        return render(_level(mine, won=bool(summary.has_won), shared=len(result.winners()) > 1))
    told = N_("saves", "Won, {mine} to {best}")
    if not summary.has_won:
        told = N_("saves", "Lost, {mine} to {best}")
    return render(told.of(mine=mine, best=best))


def _level(points: int, *, won: bool, shared: bool) -> Message:
    """How a match ended for somebody who had as many points as the best of the others."""
    if not won:
        return NN_("saves", "Lost after a tie on %n point(s)", "", points)
    if shared:
        return NN_("saves", "Shared victory with %n point(s) each", "", points)
    return NN_("saves", "Won after a tie on %n point(s)", "", points)


def reason_of(summary: Summary) -> str:
    """Why a save cannot be read; empty for one that can."""
    return render(summary.problem) if summary.problem is not None else ""


def told(summary: Summary) -> str:
    """All there is to say about a save, for who cannot see its row."""
    if summary.problem is not None:
        return reason_of(summary)
    return "\n".join((game_of(summary), players_of(summary), when(summary)))


def date(moment: float) -> str:
    """Day and time, given in seconds since 1970, in the language of now."""
    return written_moment(moment)


def figures_of(moment: float) -> str:
    """Returns the day, given in seconds since 1970, in figures as the system writes them, by which
    it can be looked for: "28/11/2026"."""
    day = QDateTime.fromSecsSinceEpoch(int(moment)).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
