# SPDX-License-Identifier: MIT
"""How each contest ended, told in one line of the log."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import state, terms
from wizardtable.games.elfenwizards.rules.components import CANDIDATES, guild_of
from wizardtable.games.elfenwizards.rules.moves import ContestDecided


def verdict(event: ContestDecided) -> Message:
    """A contest in a sentence: who rises with how many points, who falls, what stays vacant."""
    told = _SINGLE if len(event.titles) == 1 else _MAGICIANS
    return told[event.verdict](event)


def _rank(event: ContestDecided) -> int:
    return terms.rank_of(CANDIDATES[event.titles[0]][0])


def _first(event: ContestDecided, number: int) -> Message:
    return terms.the_wizard_first(guild_of(event.candidates[number]), _rank(event))


def _other(event: ContestDecided, number: int) -> Message:
    return terms.the_wizard(guild_of(event.candidates[number]), _rank(event))


def _of_one_guild(event: ContestDecided) -> bool:
    return len({guild_of(wizard) for wizard in event.candidates}) == 1


# One or two candidates for one title.


def _won(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{winner} becomes {title}, {points} to {others}; {loser} is defeated.",
    )
    text = text.of(
        winner=_first(event, 0), title=terms.title(event.titles[0]), loser=_other(event, 1)
    )
    return text.of(points=terms.points(event.points[0]), others=event.points[1])


def _unopposed(event: ContestDecided) -> Message:
    if len(event.candidates) == 1:
        text = N_("elfenwizards contest", "{winner} becomes {title} unopposed, with {points}.")
    else:
        text = N_(
            "elfenwizards contest",
            "{winner} becomes {title} with {points}; the guild’s other candidate is defeated.",
        )
    text = text.of(winner=_first(event, 0), title=terms.title(event.titles[0]))
    return text.of(points=terms.points(event.points[0]))


def _tied(event: ContestDecided) -> Message:
    if _of_one_guild(event):
        text = N_(
            "elfenwizards contest",
            "{winner} and the guild’s other candidate tie with {points} each: "
            "both are defeated, and nobody becomes {title}.",
        )
    else:
        text = N_(
            "elfenwizards contest",
            "{winner} and {loser} tie with {points} each: both are defeated, "
            "and nobody becomes {title}.",
        )
    text = text.of(winner=_first(event, 0), loser=_other(event, 1))
    return text.of(points=terms.points(event.points[0]), title=terms.title(event.titles[0]))


def _no_points(event: ContestDecided) -> Message:
    if len(event.candidates) == 1:
        text = N_(
            "elfenwizards contest",
            "{winner} has no spells and is defeated; nobody becomes {title}.",
        )
    elif _of_one_guild(event):
        text = N_(
            "elfenwizards contest",
            "{winner} and the guild’s other candidate have no spells: both are "
            "defeated, and nobody becomes {title}.",
        )
    else:
        text = N_(
            "elfenwizards contest",
            "{winner} and {loser} have no spells: both are defeated, and nobody becomes {title}.",
        )
        text = text.of(loser=_other(event, 1))
    return text.of(winner=_first(event, 0), title=terms.title(event.titles[0]))


def _no_candidate(event: ContestDecided) -> Message:
    text = N_("elfenwizards contest", "Nobody becomes {title}: there is no candidate.")
    return text.of(title=terms.title(event.titles[0]))


# Magicians, two of whom can rise.


def _both(text: Message, event: ContestDecided) -> Message:
    """The sentence with both titles, and the two best of the space."""
    text = text.of(winner=_first(event, 0), second=_other(event, 1))
    return _titles(text, event).of(
        points=terms.points(event.points[0]), others=terms.points(event.points[1])
    )


def _titles(text: Message, event: ContestDecided) -> Message:
    left, right = event.titles
    return text.of(left=terms.title(left), right=terms.title(right))


def _two_rise(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{winner} becomes {left} with {points}, and {second} becomes {right} with {others}.",
    )
    if guild_of(event.candidates[0]) == guild_of(event.candidates[1]):
        text = N_(
            "elfenwizards contest",
            "{winner} becomes {left} with {points}, and another wizard of that guild becomes "
            "{right} with {others}.",
        )
    return _both(text, event)


def _both_first(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{winner} becomes {left} and {second} becomes {right}, with {points} each; the guild that "
        "comes first in turn order takes the title on the left.",
    )
    if guild_of(event.candidates[0]) == guild_of(event.candidates[1]):
        text = N_(
            "elfenwizards contest",
            "{winner} becomes {left} and another wizard of that guild becomes {right}, with "
            "{points} each.",
        )
    return _both(text, event)


def _only_one(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{winner} becomes {left} with {points}; {right} stays vacant.",
    )
    text = _titles(text, event).of(winner=_first(event, 0))
    return text.of(points=terms.points(event.points[0]))


def _second_tied(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{winner} becomes {left} with {points}; a tie for second, with "
        "{others} each, leaves {right} vacant.",
    )
    text = _titles(text, event).of(winner=_first(event, 0))
    return text.of(points=terms.points(event.points[0]), others=terms.points(event.points[1]))


def _too_many_tied(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{count} Magicians tie for first with {points} each: nobody rises, "
        "and {left} and {right} stay vacant.",
    )
    count = event.points.count(event.points[0])
    return _titles(text, event).of(count=count, points=terms.points(event.points[0]))


def _no_magician(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{left} and {right} stay vacant: no Magician below has a point.",
    )
    return _titles(text, event)


def _no_magicians(event: ContestDecided) -> Message:
    text = N_(
        "elfenwizards contest",
        "{left} and {right} stay vacant: there is no candidate.",
    )
    return _titles(text, event)


_SINGLE: Final[dict[int, Callable[[ContestDecided], Message]]] = {
    state.WON: _won,
    state.UNOPPOSED: _unopposed,
    state.TIED: _tied,
    state.NO_POINTS: _no_points,
    state.NO_CANDIDATE: _no_candidate,
}

_MAGICIANS: Final[dict[int, Callable[[ContestDecided], Message]]] = {
    state.WON: _two_rise,
    state.UNOPPOSED: _two_rise,
    state.BOTH_FIRST: _both_first,
    state.ONLY_ONE: _only_one,
    state.SECOND_TIED: _second_tied,
    state.TIED: _too_many_tied,
    state.NO_POINTS: _no_magician,
    state.NO_CANDIDATE: _no_magicians,
}
