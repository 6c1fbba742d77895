# SPDX-License-Identifier: MIT
"""Texts on a saved match in the current language: game, players, progress and result."""

from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from wizardtable.core import catalog
from wizardtable.core.arranged import purposes
from wizardtable.core.jsontext import CodecError
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store.save import Summary
from wizardtable.ui.style.written_days import written_moment

PURPOSE_TITLES: Final = {
    purposes.RATED: N_("saves", "Rated match"),
    purposes.DAILY: N_("saves", "Daily table"),
    purposes.WEEKLY: N_("saves", "Weekly table"),
    purposes.CHALLENGE: N_("saves", "Challenge"),
}
"""The title of a match that counts for something, by the kind of its purpose."""


def game_text(summary: Summary) -> str:
    """Returns the game's title, with the title of the custom file if there is one.

    For a game that this program does not have, it is the game's id.
    """
    if summary.game_id not in catalog.GAMES:
        return summary.game_id
    game, file_title = catalog.get(summary.game_id).title, own_file_title(summary)
    return render(
        N_("saves", "{game}: {file}").of(game=game, file=file_title) if file_title else game
    )


def own_file_title(summary: Summary) -> str:
    """Returns the title of the player's custom file that changes the game; "" for none."""
    if not summary.data or summary.game_id not in catalog.GAMES:
        return ""
    reader = catalog.get(summary.game_id).own_file_reader
    if reader is None:
        return ""
    try:
        return reader.title_of(summary.data)
    except CodecError:  # opening the save reports the error
        return ""


def player_names(summary: Summary) -> str:
    """Returns the players' names, in the order of the seats."""
    return ", ".join(player.name for player in summary.players)


def level_titles(summary: Summary) -> str:
    """Returns the titles of the opponents' levels, one a line, for the search; "" for none."""
    if summary.game_id not in catalog.GAMES:
        return ""
    titles = {level.id: level.title for level in catalog.get(summary.game_id).levels}
    levels = {player.level for player in summary.players}
    return "\n".join(render(titles[level]) for level in levels if level in titles)


def purpose_title(summary: Summary) -> str:
    """Returns the title of a match that counts for something, such as "Rated match"; "" for an
    ordinary match."""
    floor = purposes.floor_of(summary.purpose)
    if floor:
        return render(N_("saves", "Tower, floor {floor}").of(floor=floor))
    words = PURPOSE_TITLES.get(purposes.kind(summary.purpose))
    return "" if words is None else render(words)


def progress_text(summary: Summary) -> str:
    """Returns the match's purpose and result, the round or turn reached, and the date."""
    if summary.game_id in catalog.GAMES and catalog.get(summary.game_id).counts_rounds:
        turn = NN_("saves", "Round %n", "", summary.turn)
        if summary.is_finished:
            turn = NN_("saves", "Finished in round %n", "", summary.turn)
    else:
        turn = NN_("saves", "Turn %n", "", summary.turn)
        if summary.is_finished:
            turn = NN_("saves", "Finished on turn %n", "", summary.turn)
    words = render(N_("saves", "{turn}, {date}").of(turn=turn, date=moment_text(summary.modified)))
    for prefix in (outcome_text(summary), purpose_title(summary)):
        if prefix:
            words = render(N_("saves", "{outcome}. {when}").of(outcome=prefix, when=words))
    return words


def outcome_text(summary: Summary) -> str:
    """Returns the result of a finished match; "" for an unfinished one.

    It is the result of the only person at the table. Without a single person, it names the winners.
    """
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
        return render(_tie_text(mine, won=bool(summary.has_won), shared=len(result.winners()) > 1))
    words = N_("saves", "Won, {mine} to {best}")
    if not summary.has_won:
        words = N_("saves", "Lost, {mine} to {best}")
    return render(words.of(mine=mine, best=best))


def _tie_text(points: int, *, won: bool, shared: bool) -> Message:
    """Returns the result of a person with as many points as the best other player.

    Args:
        points: the points of the person.
        won: whether the person won in spite of equal points.
        shared: whether the person shares the victory.
    """
    if not won:
        return NN_("saves", "Lost on the tie-break, with %n point(s) each", "", points)
    if shared:
        return NN_("saves", "Shared victory with %n point(s) each", "", points)
    return NN_("saves", "Won on the tie-break, with %n point(s) each", "", points)


def problem_text(summary: Summary) -> str:
    """Returns the sentence that says why a save cannot be read; "" for a readable save."""
    return render(summary.problem) if summary.problem is not None else ""


def spoken_text(summary: Summary) -> str:
    """Returns all texts of a save's row, one a line, for screen readers."""
    if summary.problem is not None:
        return problem_text(summary)
    return "\n".join((game_text(summary), player_names(summary), progress_text(summary)))


def moment_text(moment: float) -> str:
    """Returns day and time in words; `moment` is in seconds since 1970."""
    return written_moment(moment)


def day_in_figures(moment: float) -> str:
    """Returns the day in figures as the system writes it, such as "28/11/2026", for the search.

    `moment` is in seconds since 1970.
    """
    day = QDateTime.fromSecsSinceEpoch(int(moment)).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
