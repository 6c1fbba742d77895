# SPDX-License-Identifier: MIT
"""Makes the row of a finished match in the book, which has the facts of the match.

A further fact needs no change of the schema, only a function in `FURTHER_FACTS`.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core import codec
from wizardtable.core.arranged import challenge, daily_table, purposes, tower_floor
from wizardtable.core.jsontext import Json, text_of
from wizardtable.core.match import AUTHOR_AUTOPLAY, Aid, Match
from wizardtable.store import daily
from wizardtable.store.book import rows
from wizardtable.store.book.book_file import Value

FURTHER_FACTS: Final[dict[str, Callable[[Match], "Json | None"]]] = {}
"""The functions that return further facts of a match, by name of the fact.

The facts are written into the column `more` of the table `ended`; a fact of None is left out. For
example, with {"rounds": count_rounds} every match has a fact "rounds".
"""


def facts(match: Match, findings: Sequence[str] | None, ended: int) -> dict[str, Value]:
    """Returns the row of a finished match for the table `ended`, without the column `line`.

    Args:
        match: the match.
        findings: the result of `past_findings.kinds_to_keep`: the ids of the mistakes found in
            the match, or None.
        ended: when the match ended, in seconds since 1970.
    """
    assert match.result is not None, "the match is not over"
    seat = rows.person_of(match.players)
    authors = [
        match.author(place)
        for place in range(len(match.actions))
        if seat is not None and match.mover(place) == seat
    ]
    table = tower_floor.table_of(match)
    more: Json = {
        name: value for name, fact in FURTHER_FACTS.items() if (value := fact(match)) is not None
    }
    return {
        **rows.deal_columns_of(match),
        **rows.end_columns(match.players, match.result.ranks, match.result.scores),
        "purpose": purpose_of(match),
        "box": box_of(match),
        "ended": ended,
        "given_up": int(match.given_up is not None),
        "helped": int(match.assisted),
        "aids": codec.dumps(tuple[Aid, ...], match.aids),
        "origin": "" if match.origin is None else (match.origin.name or "?"),
        "actions": match.earlier + len(match.actions),
        "decided": None if seat is None else authors.count(""),
        "left_to": None if seat is None else authors.count(AUTHOR_AUTOPLAY),
        "course": _course(match),
        "stars": 0 if table is None else table.stars(match),
        "findings": None if findings is None else codec.dumps(tuple[str, ...], tuple(findings)),
        "more": text_of(more),
    }


def purpose_of(match: Match) -> str:
    """Returns the purpose of a match, or "" if the match is not dealt as its purpose demands.

    A forged save may claim a daily or weekly table, a challenge, or a floor of the tower.
    """
    day = purposes.counted_day(match.purpose)
    if day and not daily_table.table(match.spec, day).is_table_of(match):
        return ""
    if purposes.kind(match.purpose) in (purposes.CHALLENGE, purposes.WEEKLY):
        return match.purpose if challenge.is_at_its_table(match) else ""
    if purposes.floor_of(match.purpose) and tower_floor.table_of(match) is None:
        return ""
    return match.purpose


def box_of(match: Match) -> str:
    """Returns a hash of the player's own cards in a match, or "" if the match has no such cards.

    The hash has 16 hexadecimal digits.
    """
    data = match.setup.data
    return hashlib.sha256(data.encode("utf-8", "replace")).hexdigest()[:16] if data else ""


def line_of_end(match: Match) -> str:
    """Returns a key of the deal, the purpose and all actions of a finished match."""
    spec = match.spec
    played = hashlib.sha256()
    for action in match.actions:
        played.update(codec.dumps(spec.rules.kinds.action, action).encode("utf-8", "replace"))
    played.update(f"{match.earlier} {match.given_up}".encode())
    deal = rows.deal_of(spec.id, match.setup, match.seed)
    return f"match {deal}/{match.purpose} {played.hexdigest()[:32]}"


def _course(match: Match) -> str:
    seat = rows.person_of(match.players)
    return "" if seat is None else daily.course_signs(match.turn_points(), seat)
