# SPDX-License-Identifier: MIT
"""The text and the file that go to a friend: words that anybody understands, then the challenge."""

from collections.abc import Sequence
from dataclasses import replace

from wizardtable.core import catalog
from wizardtable.core.arranged import challenge_text
from wizardtable.core.arranged.challenge import GIVEN_UP, LEFT, Challenge, FriendResult
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play.translate import render
from wizardtable.store.challenges import KeptTable


def challenge_of(kept: KeptTable, own: FriendResult | None = None) -> Challenge:
    """Returns the challenge to send: the table, the player's result, and all others that are known.

    Args:
        kept: the table with the results.
        own: the player's result with its moves, to send these too; None to send no moves.
    """
    results = [each.result for each in kept.friends]
    if kept.own is not None:
        results.insert(0, own or kept.own.result)
    return Challenge(kept.table, tuple(results[:12]))


def mail_text(kept: KeptTable, name: str) -> str | None:
    """Returns the text to send, or None if only a file has room for the table.

    Args:
        kept: the table with the results.
        name: the player's name.
    """
    text = challenge_text.write_short(challenge_of(kept))
    return None if text is None else f"{_words(kept, name)}\n\n{text}\n"


def file_text(kept: KeptTable, own: FriendResult | None, name: str) -> str:
    """Returns the content of the file to send.

    Args:
        kept: the table with the results.
        own: the player's result with its moves; None for none.
        name: the player's name.
    """
    sent = challenge_of(kept, own)
    others = tuple(replace(result, moves=()) for result in sent.results[1:])
    sent = replace(sent, results=(*sent.results[:1], *others))
    return f"{_words(kept, name)}\n\n{challenge_text.write(sent)}\n"


def _words(kept: KeptTable, name: str) -> str:
    """Returns the sentences above the challenge."""
    game = catalog.get(kept.table.game).title
    own = kept.own
    if kept.table.is_weekly:
        head = N_("sent", "Wizardtable – {game}, week {week}").of(
            game=game, week=week_number(kept.table.occasion)
        )
    elif kept.friends and own is not None:
        head = N_(
            "sent", "{name} answers your challenge in the board game program Wizardtable: {game}."
        ).of(name=name, game=game)
    else:
        head = N_(
            "sent",
            "{name} challenges you in the board game program Wizardtable: {game}. You "
            "get the same deal and the same opponents.",
        ).of(name=name, game=game)
    lines = [render(head)]
    if own is not None:
        lines.append(render(result_words(own.result, kept.table.seat)))
    lines.append(
        render(
            N_(
                "sent",
                "To play, copy this whole message, open the Friends page in Wizardtable, "
                "and click Paste.",
            )
        )
    )
    return "\n".join(lines)


def week_number(week: str) -> str:
    """Returns a week ("2026-W48") as its number and year, such as "48/2026"."""
    year, _, number = week.partition("-W")
    return f"{int(number)}/{year}"


def result_words(result: FriendResult, seat: int) -> Message:
    """Returns the result of the player at a seat in words: rank, points, and how it ended."""
    score = result.scores[seat]
    words = NN_("sent", "Rank {rank} of {seats}, %n point(s)", "", score)
    if result.end == GIVEN_UP:
        words = NN_("sent", "Given up with %n point(s)", "", score)
    elif result.end == LEFT:
        words = NN_("sent", "Not finished: rank {rank} of {seats}, %n point(s)", "", score)
    return words.of(rank=result.ranks[seat], seats=len(result.ranks))


def notes_on(result: FriendResult, others: Sequence[FriendResult]) -> list[Message]:
    """Returns what a reader should know about a result beside others; empty for nothing."""
    notes = []
    if result.helped:
        notes.append(N_("sent", "with help"))
    if result.is_free:
        notes.append(N_("sent", "in an ordinary match"))
    if any(other.minds != result.minds for other in others):
        notes.append(N_("sent", "opponents from another version, not ranked"))
    return notes
