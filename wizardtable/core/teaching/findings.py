# SPDX-License-Identifier: MIT
"""Findings in a finished match: mistakes and good play of one seat, for the player to learn from.

Findings come from arithmetic over the seat's observations, never from a search. A finder is a
function that looks for one kind of finding. A game's module `text.findings` defines its `FINDERS`.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from wizardtable.core.game import Event, Finder, Seat
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match
from wizardtable.core.teaching import help_rule
from wizardtable.core.text import Message

MAX_SHOWN_FINDINGS: Final = 3
"""The largest number of findings of a match that a person is shown."""

Happened = TypeVar("Happened", bound=Event)


@dataclass(frozen=True, slots=True)
class SeenMove:
    """An action of a match, as one seat saw it.

    Attributes:
        place: the number of actions of the match before this one.
        mover: the seat that took the action.
        action: the action; None if another seat took it, because the action may be secret.
        menu: the menu from which the seat chose; empty if another seat moved.
        before: the seat's observation before the action.
        after: the seat's observation after the action.
        events: the action's events, redacted for the seat.
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
    """A match as one seat saw it.

    Attributes:
        seat: the seat.
        names: the names of the players, by seat.
        moves: every action from the first on, at least one.
        ranks: the rank of each seat, by seat; 1 is best.
        has_given_up: whether a player has given up, which ended the match.
    """

    seat: int
    names: tuple[str, ...]
    moves: tuple[SeenMove, ...]
    ranks: tuple[int, ...]
    has_given_up: bool = False

    @property
    def end(self) -> Any:
        """The seat's observation at the end."""
        return self.moves[-1].after

    def own_moves(self) -> Iterator[SeenMove]:
        """Yields the seat's own actions, oldest first."""
        return (move for move in self.moves if move.mover == self.seat)

    def moves_with_event(self, kind: type[Happened]) -> Iterator[tuple[SeenMove, Happened]]:
        """Yields the events of the class `kind`, oldest first, each with the action that caused
        it."""
        for move in self.moves:
            for event in move.events:
                if isinstance(event, kind):
                    yield move, event


@dataclass(frozen=True, slots=True)
class FinderResult:
    """The result of a finder.

    Attributes:
        sentence: a sentence or two with the numbers, addressed to the seat's player as "you".
        weight: the cost of a mistake or the gain of good play, on a scale of the game. A weight of
            about 1 can decide a close match. The person sees the findings of the greatest weight.
        places: the place of each move that shows the finding (see `SeenMove.place`), with the
            clearest one first.
        is_praise: whether the finding is good play; False for a mistake.
    """

    sentence: Message
    weight: float
    places: tuple[int, ...]
    is_praise: bool = False


def places_of(moves: Iterable[SeenMove]) -> tuple[int, ...]:
    """Returns the places of these moves, for `FinderResult.places`."""
    return tuple(move.place for move in moves)


Finders: TypeAlias = Mapping[str, Finder[SeenMatch, FinderResult]]
"""The finders of a game, by the id of their finding's kind."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A result of a finder, together with its kind and its seat.

    Attributes:
        kind: the id of the kind in the game. Statistics count findings by it.
        seat: the seat that the finding is about.
        sentence: see `FinderResult`.
        weight: see `FinderResult`.
        places: see `FinderResult`.
        is_praise: see `FinderResult`.
    """

    kind: str
    seat: int
    sentence: Message
    weight: float
    places: tuple[int, ...]
    is_praise: bool


def seen_match(match: Match, seat: Seat) -> SeenMatch:
    """Returns a finished match as a seat saw it.

    The match's history must be known from the deal on.
    """
    rules, result = match.spec.rules, match.result
    assert result is not None, "the match is not over"
    moves: list[SeenMove] = []
    observations: list[Any] = []
    menus: list[Sequence[Any]] = []
    for place, state in enumerate(match.states()):
        observations.append(rules.observe(state, seat))
        is_own = place < len(match.actions) and match.mover(place) == seat
        menus.append(tuple(rules.legal_actions(state)) if is_own else ())
    for place, action in enumerate(match.actions):
        mover = match.mover(place)
        own_action = action if mover == seat else None
        events = tuple(match.events_at(place + 1, seat))
        before, after = observations[place], observations[place + 1]
        moves.append(SeenMove(place, mover, own_action, menus[place], before, after, events))
    given_up = match.given_up is not None
    return SeenMatch(seat, match.names, tuple(moves), result.ranks, given_up)


def can_look(match: Match, seat: Seat) -> bool:
    """Returns whether a match can have findings about the player at a seat.

    The match must be over, and its history known from the deal on. Autoplay must not have decided
    too much for the player (`core.teaching.help_rule`).
    """
    if match.result is None or match.earlier or not match.actions:
        return False
    return not help_rule.was_autoplayed(match, seat)


def findings(match: Match, seat: Seat) -> list[Finding]:
    """Returns all findings about a seat: first mistakes, then good play, each by falling weight.

    The list is empty unless `can_look` is True. A finding is left out if autoplay played at least
    half of its moves. So is a mistake if at least half of its moves came after advice: the player
    either followed the advice, or knew the cost.
    """
    if not can_look(match, seat):
        return []
    return [
        finding
        for finding in findings_of_finders(match.spec.finders, seen_match(match, seat))
        if not _is_mostly_helped(match, finding)
    ]


def _is_mostly_helped(match: Match, finding: Finding) -> bool:
    """Returns whether the player had help with at least half of the moves that led to a finding.

    Help is autoplay, and for a mistake also advice.
    """
    own = [place for place in range(len(match.actions)) if match.mover(place) == finding.seat]
    counts = [bisect_right(own, place) for place in finding.places]
    led = [own[count - 1] for count in counts if count]
    helped = [
        match.author(place) == AUTHOR_AUTOPLAY or (place in match.advised and not finding.is_praise)
        for place in led
    ]
    return bool(led) and 2 * sum(helped) >= len(led)


def findings_of_finders(finders: Finders, match: SeenMatch) -> list[Finding]:
    """Returns all findings of these finders in a match: first mistakes, then good play, each by
    falling weight."""
    results: list[Finding] = []
    for kind, finder in finders.items():
        result = finder(match)
        if result is not None:
            places = tuple(dict.fromkeys(result.places))
            results.append(
                Finding(kind, match.seat, result.sentence, result.weight, places, result.is_praise)
            )
    return sorted(results, key=lambda finding: (finding.is_praise, -finding.weight))
