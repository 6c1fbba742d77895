# SPDX-License-Identifier: MIT
"""What there is to learn from a match: what a seat did badly or well, found by arithmetic over what
it saw, never by search.

A game's module `text.findings` defines `FINDERS`, by the id of a kind of finding the function that
looks for it.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from wizardtable.core.game import Event, Finder, Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message

MOST: Final = 3
"""Findings of a match that a person is shown."""

Happened = TypeVar("Happened", bound=Event)


@dataclass(frozen=True, slots=True)
class SeenMove:
    """An action of a match, as one seat knew it.

    Attributes:
        place: the number of actions before it.
        mover: the seat that took it.
        action: what it was; None if another seat took it, for that may be secret.
        menu: the actions from which the seat could choose; empty if another seat moved.
        before: what the seat knew before.
        after: what the seat knew afterwards.
        events: what the seat saw happen.
    """

    place: int
    mover: int
    action: Any
    menu: Sequence[Any]
    before: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeenMatch:
    """A match as one seat knew it.

    Attributes:
        seat: the seat.
        names: the names of the players, by seat.
        moves: every action from the first on; there is at least one.
        ranks: the rank of each seat, by seat; 1 is best.
        given_up: whether somebody gave the match up before its end.
    """

    seat: int
    names: tuple[str, ...]
    moves: tuple[SeenMove, ...]
    ranks: tuple[int, ...]
    given_up: bool = False

    @property
    def end(self) -> Any:
        """What the seat knew at the end."""
        return self.moves[-1].after

    def own(self) -> Iterator[SeenMove]:
        """Yields the actions of the seat, oldest first."""
        return (move for move in self.moves if move.mover == self.seat)

    def happened(self, kind: type[Happened]) -> Iterator[tuple[SeenMove, Happened]]:
        """Yields the events of a class, oldest first, each with the action that led to it."""
        for move in self.moves:
            for event in move.events:
                if isinstance(event, kind):
                    yield move, event


@dataclass(frozen=True, slots=True)
class Found:
    """What a finder has found.

    Attributes:
        sentence: it in a sentence or two with its figures, to the player of the seat as "you".
        weight: how much it cost, or brought, compared with the game's other findings: about 1 for
            what can decide a close match. Those of the greatest weight are shown.
        places: numbers of actions after which it can be seen, the most telling one first.
        praise: whether it was well done.
    """

    sentence: Message
    weight: float
    places: tuple[int, ...]
    praise: bool = False


def places_of(found: Iterable[SeenMove]) -> tuple[int, ...]:
    """Returns where actions can be seen."""
    return tuple(move.place for move in found)


Finders: TypeAlias = Mapping[str, Finder[SeenMatch, Found]]
"""The finders of a game by the id of their kind."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to learn from a match; attributes as in `Found`.

    Attributes:
        kind: the id of its kind in the game, by which it is counted over matches.
        seat: whom it is about.
    """

    kind: str
    seat: int
    sentence: Message
    weight: float
    places: tuple[int, ...]
    praise: bool


def seen_match(match: Match, seat: Seat) -> SeenMatch:
    """Returns a finished match as a seat knew it. Its history must be known from the deal on."""
    rules, result = match.spec.rules, match.result
    assert result is not None, "the match is not over"
    moves: list[SeenMove] = []
    observed: list[Any] = []
    menus: list[Sequence[Any]] = []
    for place, state in enumerate(match.states()):
        observed.append(rules.observe(state, seat))
        own = place < len(match.actions) and match.mover(place) == seat
        menus.append(tuple(rules.legal_actions(state)) if own else ())
    for place, action in enumerate(match.actions):
        mover = match.mover(place)
        known = action if mover == seat else None
        events = tuple(match.events_at(place + 1, seat))
        before, after = observed[place], observed[place + 1]
        moves.append(SeenMove(place, mover, known, menus[place], before, after, events))
    given_up = match.given_up is not None
    return SeenMatch(seat, match.names, tuple(moves), result.ranks, given_up)


def can_look(match: Match, seat: Seat) -> bool:
    """Returns whether findings would be true of the player of a seat: the match is over, all of it
    is known, and the player decided everything."""
    if match.result is None or match.earlier or not match.actions:
        return False
    return not match.was_helped(seat)


def findings(match: Match, seat: Seat) -> list[Finding]:
    """Returns all that there is to learn for a seat: first what it did badly, the gravest first,
    then what it did well. Empty unless `can_look`. What a seat mostly did after
    advice is left out: either it followed the advice, or it knew the cost."""
    if not can_look(match, seat):
        return []
    found = look_through(match.spec.finders, seen_match(match, seat))
    return [one for one in found if one.praise or not _mostly_advised(match, one)]


def _mostly_advised(match: Match, finding: Finding) -> bool:
    """Whether the player had advice for at least half of their moves that led to the finding."""
    own = [place for place in range(len(match.actions)) if match.mover(place) == finding.seat]
    before = [bisect_right(own, place) for place in finding.places]
    led = [own[count - 1] for count in before if count]
    return bool(led) and 2 * sum(place in match.advised for place in led) >= len(led)


def look_through(finders: Finders, seen: SeenMatch) -> list[Finding]:
    """Returns the same of a match that was seen."""
    found: list[Finding] = []
    for kind, finder in finders.items():
        one = finder(seen)
        if one is not None:
            places = tuple(dict.fromkeys(one.places))
            found.append(Finding(kind, seen.seat, one.sentence, one.weight, places, one.praise))
    return sorted(found, key=lambda finding: (finding.praise, -finding.weight))
