# SPDX-License-Identifier: MIT
"""Makes a challenge of a finished match, a daily table or the plan of a new match."""

from typing import TypeAlias

from wizardtable.core import catalog, clock
from wizardtable.core.arranged import challenge, daily_table, purposes
from wizardtable.core.arranged.challenge import Challenge
from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.store import challenges, daily, save
from wizardtable.store.paths import DataDir
from wizardtable.ui.new_game_plan import NewGamePlan

NO_TABLE = N_(
    "friends",
    "A challenge needs a table with one person and opponents at any of the five levels, and a "
    "match recorded from its beginning.",
)
NO_MATCH = N_("friends", "This table cannot be used as a challenge: its saved match is missing.")

Offered: TypeAlias = Match | tuple[str, NewGamePlan] | tuple[str, str]
"""The thing that a player offers to friends.

It is a finished match, a new match (the id of its game and its plan), or a daily table that they
have played (the id of its game and its day).
"""


class NoChallenge(ValueError):  # noqa: N818 - says what is missing
    """Raised if something cannot be offered to friends.

    Attributes:
        reason: the reason, in a sentence.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def challenge_by(offered: Offered, data: DataDir) -> Challenge:
    """Returns the challenge that a player offers, with their result if they have played.

    Args:
        offered: the match, plan or daily table.
        data: the player's folder.

    Raises:
        NoChallenge: it cannot be a challenge.
    """
    if isinstance(offered, Match):
        table = challenge.table_of_match(offered)
        if table is None or offered.result is None:
            raise NoChallenge(NO_TABLE)
        if purposes.is_again(offered.purpose):  # only the first attempt is a result
            return Challenge(table)
        day = clock.today().isoformat()
        return Challenge(table, (challenge.result_of(offered, day, moves=True),))
    game, what = offered
    if isinstance(what, str):
        return _challenge_by_daily_table(game, what, data)
    table = challenge.table_of(catalog.get(game), what.setup, what.seed, what.players)
    if table is None:
        raise NoChallenge(NO_TABLE)
    return Challenge(table)


def _challenge_by_daily_table(game: str, day: str, data: DataDir) -> Challenge:
    spec = catalog.get(game)
    table = challenge.of_daily_table(spec, daily_table.table(spec, day))
    attempt = daily.attempts(data.saves, day).get(game)
    try:
        match = None if attempt is None else save.load(attempt.path).match
    except save.SaveError as problem:
        raise NoChallenge(problem.reason) from problem
    if match is not None and match.result is not None:  # its moves may be new to the book
        return Challenge(table, (challenge.result_of(match, day, moves=True),))
    if not challenges.has_own_result(data, table):
        raise NoChallenge(NO_MATCH)
    return Challenge(table)
