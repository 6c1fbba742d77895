# SPDX-License-Identifier: MIT
"""The lines of the log about contests: one sentence for each way in which a contest can end."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from wizardtable.core.text import N_, Message, filled_from_event
from wizardtable.games.elfenwizards.rules import components, state, terms
from wizardtable.games.elfenwizards.rules.components import guild_of
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.text.players_on_spaces import players_of

_Sentences: TypeAlias = "Message | tuple[Message, Message, Message]"
"""One sentence for all cases, or three sentences: for a single candidate, for two best candidates
of one guild, and for two best candidates of different guilds."""


def verdict(event: ContestDecided, names: Sequence[str]) -> Message:
    """Returns the sentence about a contest: the wizards that rise with their points, the wizards
    that are tied or defeated, and the title that stays vacant. `names` are the names of the
    players, by seat."""
    sentences = _sentences(event)
    if isinstance(sentences, tuple):
        sentences = sentences[_sentence_index(event)]
    if event.verdict in (state.TIED, state.SECOND_TIED):
        sentences = sentences.of(tied=players_of(_tied_wizards(event), names))
    return filled_from_event(sentences, event, (), _PLACE_FILLERS)


def _tied_wizards(event: ContestDecided) -> list[int]:
    """Returns the candidates that are tied for a title that stays vacant for that reason."""
    points = event.points[1 if event.verdict == state.SECOND_TIED else 0]
    return [
        wizard for wizard, own in zip(event.candidates, event.points, strict=True) if own == points
    ]


def _sentences(event: ContestDecided) -> _Sentences:
    """Returns the sentences for the verdict on a contest.

    On the printed map, Magicians compete for two titles, and no more than two candidates for a
    single one.
    """
    are_magicians = components.LEVEL_BY_PLACE[event.titles[0]] + 1 == components.MAGICIAN
    if len(event.titles) > 1:
        other = {} if are_magicians else _OTHER_TWO_TITLES_SENTENCES
        return other.get(event.verdict, _MAGICIAN_SENTENCES[event.verdict])
    is_usual = not are_magicians and len(event.candidates) <= 2
    other = {} if is_usual else _OTHER_SINGLE_TITLE_SENTENCES
    return other.get(event.verdict, _SINGLE_TITLE_SENTENCES[event.verdict])


def _sentence_index(event: ContestDecided) -> int:
    """Returns the index in `_Sentences`: 0 if there is only one candidate, 1 if the two best
    candidates are of one guild, and 2 if they are not."""
    guilds = [guild_of(wizard) for wizard in event.candidates[:2]]
    return 0 if len(guilds) < 2 else 1 if guilds[0] == guilds[1] else 2


def _candidate_name(
    event: ContestDecided, number: int, name: Callable[[int, int], Message]
) -> Message:
    rank = terms.rank_of(event.titles[0]) + 1
    return name(guild_of(event.candidates[number]), rank)


def _second_strength(event: ContestDecided) -> int | Message:
    """Returns the strength of the second candidate: a bare figure in "strength 11 to 7", but words
    in the sentences about Magicians."""
    points = event.points[1]
    return points if len(event.titles) == 1 else terms.strength(points)


_PLACE_FILLERS: Final[dict[str, Callable[[Any], int | str | Message]]] = {
    "winner": lambda event: _candidate_name(event, 0, terms.the_wizard_at_start),
    "loser": lambda event: _candidate_name(event, 1, terms.the_wizard),
    "second": lambda event: _candidate_name(event, 1, terms.the_wizard),
    "title": lambda event: terms.title(event.titles[0]),
    "left": lambda event: terms.title(event.titles[0]),
    "right": lambda event: terms.title(event.titles[1]),
    "strength": lambda event: terms.strength(event.points[0]),
    "others": _second_strength,
    "count": lambda event: event.points.count(event.points[0]),
}
"""By the name of a placeholder in a sentence, the function that returns its text for an event."""

_BEAT_ITS_GUILD: Final = N_(
    "elfenwizards contest",
    "{winner} becomes {title} with {strength}; the guild’s other candidate is defeated.",
)

_TIED_WITH_ITS_GUILD: Final = N_(
    "elfenwizards contest",
    "{winner} and the guild’s other candidate tie with {strength} each: "
    "both are defeated, and nobody becomes {title}.",
)

_UNOPPOSED: Final = N_(
    "elfenwizards contest", "{winner} becomes {title} unopposed, with {strength}."
)

_SINGLE_TITLE_SENTENCES: Final[dict[int, _Sentences]] = {
    state.WON: N_(
        "elfenwizards contest",
        "{winner} becomes {title}, {strength} to {others}; {loser} is defeated.",
    ),
    state.UNOPPOSED: (
        _UNOPPOSED,
        _BEAT_ITS_GUILD,
        _BEAT_ITS_GUILD,
    ),
    state.TIED: (
        _TIED_WITH_ITS_GUILD,
        _TIED_WITH_ITS_GUILD,
        N_(
            "elfenwizards contest",
            "{winner} and {loser} tie with {strength} each: both are defeated, "
            "and nobody becomes {title}.",
        ),
    ),
    state.NO_POINTS: (
        N_(
            "elfenwizards contest",
            "{winner} has no spells and is defeated; nobody becomes {title}.",
        ),
        N_(
            "elfenwizards contest",
            "{winner} and the guild’s other candidate have no spells: both are "
            "defeated, and nobody becomes {title}.",
        ),
        N_(
            "elfenwizards contest",
            "{winner} and {loser} have no spells: both are defeated, and nobody becomes {title}.",
        ),
    ),
    state.NO_CANDIDATE: N_(
        "elfenwizards contest", "Nobody becomes {title}: there is no candidate."
    ),
    state.HELD: N_(
        "elfenwizards contest", "Nobody becomes {title}: a wizard holds this title for good."
    ),
}
"""By verdict, the sentences about one or two candidates for a single title."""

_OTHER_SINGLE_TITLE_SENTENCES: Final[dict[int, _Sentences]] = {
    state.WON: N_(
        "elfenwizards contest",
        "{winner} becomes {title}, {strength} to {others} for the next best.",
    ),
    state.UNOPPOSED: _UNOPPOSED,
    state.TIED: N_(
        "elfenwizards contest",
        "{count} candidates tie with {strength} each ({tied}): nobody becomes {title}.",
    ),
    state.NO_POINTS: N_(
        "elfenwizards contest", "Nobody becomes {title}: no candidate has a spell."
    ),
}
"""By verdict, the sentences about more than two candidates for a single title, or about Magicians
for whom there is only one."""

_TWO_OF_A_GUILD_RISE: Final = N_(
    "elfenwizards contest",
    "{winner} becomes {left} with {strength}, and another wizard of that guild becomes "
    "{right} with {others}.",
)

_TWO_RISE: Final = (
    _TWO_OF_A_GUILD_RISE,
    _TWO_OF_A_GUILD_RISE,
    N_(
        "elfenwizards contest",
        "{winner} becomes {left} with {strength}, and {second} becomes {right} with {others}.",
    ),
)

_TIED_TWO_OF_A_GUILD_RISE: Final = N_(
    "elfenwizards contest",
    "{winner} becomes {left} and another wizard of that guild becomes {right}, with {strength} "
    "each.",
)

_MAGICIAN_SENTENCES: Final[dict[int, _Sentences]] = {
    state.WON: _TWO_RISE,
    state.UNOPPOSED: _TWO_RISE,
    state.BOTH_FIRST: (
        _TIED_TWO_OF_A_GUILD_RISE,
        _TIED_TWO_OF_A_GUILD_RISE,
        N_(
            "elfenwizards contest",
            "{winner} becomes {left} and {second} becomes {right}, with {strength} each; the guild "
            "that comes first in turn order takes the title on the left.",
        ),
    ),
    state.ONLY_ONE: N_(
        "elfenwizards contest", "{winner} becomes {left} with {strength}; {right} stays vacant."
    ),
    state.SECOND_TIED: N_(
        "elfenwizards contest",
        "{winner} becomes {left} with {strength}; a tie for second, with "
        "{others} each ({tied}), leaves {right} vacant.",
    ),
    state.TIED: N_(
        "elfenwizards contest",
        "{count} Magicians tie for first with {strength} each ({tied}): nobody rises, "
        "and {left} and {right} stay vacant.",
    ),
    state.NO_POINTS: N_(
        "elfenwizards contest", "{left} and {right} stay vacant: no Magician below has a spell."
    ),
    state.NO_CANDIDATE: N_(
        "elfenwizards contest", "{left} and {right} stay vacant: there is no candidate."
    ),
    state.HELD: N_(
        "elfenwizards contest",
        "Nobody becomes {left} or {right}: wizards hold these titles for good.",
    ),
}
"""By verdict, the sentences about the Magicians on a space, two of whom can rise."""

_OTHER_TWO_TITLES_SENTENCES: Final[dict[int, _Sentences]] = {
    state.TIED: N_(
        "elfenwizards contest",
        "{count} candidates tie for first with {strength} each ({tied}): nobody rises, and "
        "{left} and {right} stay vacant.",
    ),
    state.NO_POINTS: N_(
        "elfenwizards contest", "{left} and {right} stay vacant: no candidate has a spell."
    ),
}
"""By verdict, the sentences about candidates for two titles that are not Magicians."""
