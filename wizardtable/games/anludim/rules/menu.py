# SPDX-License-Identifier: MIT
"""The menu: a good action of each kind for the seat to move, made only when it is looked at."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Any, Final, Generic, TypeVar, overload

from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, CardId, keep_limit
from wizardtable.games.anludim.rules.expert_menu import enlargements, lays_with_table
from wizardtable.games.anludim.rules.formations import Formations, Offer, hand_of
from wizardtable.games.anludim.rules.moves import (
    Action,
    DrawTwo,
    EndTurn,
    Enlarge,
    Keep,
    Lay,
    Pass,
    SpendObject,
    SpendScroll,
    TakeBack,
    TakeOpen,
)
from wizardtable.games.anludim.rules.state import AFTER, KEEP, NO_OBJECTS, NO_ROW, START, State

MOST: Final = 60
"""Actions in a menu at most."""

MOST_TAKE_BACKS: Final = 10
MOST_KEEPS: Final = 25
MOST_CANDIDATE_KEEPS: Final = 1000

DRAW_TWO: Final = DrawTwo()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
SPEND_SCROLL: Final = SpendScroll()
TAKE_OPEN: Final = tuple(TakeOpen(CardId(card)) for card in range(len(CARDS)))
SPEND_OBJECT: Final = tuple(
    tuple(SpendObject(discipline, value) for value in range(6)) for discipline in range(5)
)


Unmade = TypeVar("Unmade", bound=tuple[Any, ...])
"""What stands for an action that nobody has looked at yet."""


class _Lazy(Sequence[Action], Generic[Unmade]):
    """Actions that are made when somebody looks at them, and kept from then on."""

    __slots__ = ("_entries",)

    _entries: "list[Action | Unmade]"

    @abstractmethod
    def _make(self, unmade: Unmade) -> Action:
        """The action that an entry stands for."""

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self._entries)))]
        entry = self._entries[index]
        if isinstance(entry, tuple):
            entry = self._entries[index] = self._make(entry)
        return entry

    def __iter__(self) -> Iterator[Action]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # fills itself, so never a key

    def __repr__(self) -> str:
        return repr(self[:])


class Menu(_Lazy[Offer]):
    """Actions in a stable order; a combination to lay is an offer until somebody looks."""

    __slots__ = ("_best", "_hand")

    def __init__(
        self, entries: "list[Action | Offer]", hand: Formations, best: list[tuple[int, ...]]
    ) -> None:
        self._entries = entries
        self._hand = hand
        self._best = best

    def _make(self, unmade: Offer) -> Action:
        return self._hand.lay(unmade, self._best[unmade[0]])

    def entries(self) -> "Sequence[Action | Offer]":
        """What is on the menu, with offers as such: for the brain, which need not know cards."""
        return self._entries


class Keeps(_Lazy[tuple[int, ...]]):
    """The sets of cards that might be kept: any where they are within the limit, else full sets
    of the most promising cards, and the best of each smaller number down to none."""

    __slots__ = ("_cards", "_promising")

    def __init__(self, cards: tuple[CardId, ...], limit: int, most: int = MOST_KEEPS) -> None:
        self._entries = [*_places(len(cards), limit, most)]
        self._cards = cards
        self._promising: list[CardId] | None = None

    def _make(self, unmade: tuple[int, ...]) -> Action:
        promising = self._promising
        if promising is None:
            promising = self._promising = hand_of(self._cards).spare()[::-1]
        return Keep(tuple(sorted([promising[place] for place in unmade])))


@lru_cache(maxsize=256)
def _places(number: int, limit: int, most: int) -> list[tuple[int, ...]]:
    """The sets that might be kept of so many cards, by their places; at most so many, where the
    limit does not allow all cards."""
    if number <= limit:
        sizes = range(number, -1, -1)
        return [kept for size in sizes for kept in combinations(range(number), size)]
    considered = number
    while considered > limit and comb(considered, limit) + limit > most:
        considered -= 1
    sets = list(combinations(range(considered), limit))
    return sets + [tuple(range(size)) for size in range(limit - 1, -1, -1)]


def legal_actions(state: State) -> Sequence[Action]:
    """The menu of the seat to move; empty when the match is over."""
    if state.phase >= AFTER:
        return _afterwards(state)
    hand = hand_of(state.hands[state.active])
    offers = hand.offers(state.best)
    others = _others(state, offers)
    entries: list[Action | Offer] = [*offers, *others]
    if len(entries) > MOST:
        entries = _thinned(entries)
    elif not offers:
        return others
    return Menu(entries, hand, state.best[:])


def candidates(state: State) -> Sequence[Action]:
    """The menu with all combinations, rows to take back, objects and sets of cards to keep."""
    if state.phase == KEEP:
        seat = state.choosing()
        return Keeps(state.hands[seat], keep_limit(state.gold[seat]), MOST_CANDIDATE_KEEPS)
    if state.phase > KEEP:
        return ()
    seat = state.active
    menu: list[Action] = []
    if state.phase < AFTER:
        hand = hand_of(state.hands[seat])
        offers = hand.offers(state.best)
        menu += Menu([*offers], hand, state.best[:])
        menu += _others(state, offers)
        menu += [_take_back(combination.serial) for combination in state.combinations[seat]]
    else:
        menu.append(END_TURN)
    menu += [
        SPEND_OBJECT[discipline][value]
        for discipline, values in enumerate(state.objects[seat])
        for value in values
    ]
    if state.scrolls[seat]:
        menu.append(SPEND_SCROLL)
    return list(dict.fromkeys(menu))


def _others(state: State, offers: list[Offer]) -> list[Action]:
    """What there is to choose from in a turn besides combinations of the hand."""
    seat = state.active
    others: list[Action] = []
    if state.expert:
        others += lays_with_table(state, offers)
        others += enlargements(state)
    deck = state.deck or state.discards
    if deck:
        others.append(DRAW_TWO)
    row = state.row
    if HIDDEN not in row:
        first, second, third = row
        others += (TAKE_OPEN[first], TAKE_OPEN[second], TAKE_OPEN[third])
    elif row != NO_ROW:
        others += [TAKE_OPEN[card] for card in row if card != HIDDEN]
    elif not deck and not offers:
        others.append(PASS)
    own = state.combinations[seat]
    if own and state.phase == START:
        for combination in own[-MOST_TAKE_BACKS:]:
            others.append(_take_back(combination.serial))
    if deck and not state.spent:
        objects = state.objects[seat]
        scroll = state.scrolls[seat] > 0
        if scroll or objects != NO_OBJECTS:
            others += _spends(objects, scroll)
    return others


def _afterwards(state: State) -> Sequence[Action]:
    """The menu when the main action is done, between rounds, or when the match is over."""
    if state.phase == AFTER:
        seat = state.active
        return (END_TURN, *_spends(state.objects[seat], state.scrolls[seat] > 0))
    return keeps(state) if state.phase == KEEP else ()


_take_back = cache(TakeBack)  # by serial: a few hundred in a match


@lru_cache(maxsize=1024)
def _spends(objects: tuple[tuple[int, ...], ...], scroll: bool) -> tuple[Action, ...]:
    """The least object of each kind (to discard another never pays more), and a scroll."""
    actions: list[Action] = [
        SPEND_OBJECT[discipline][values[0]] for discipline, values in enumerate(objects) if values
    ]
    if scroll:
        actions.append(SPEND_SCROLL)
    return tuple(actions)


def _thinned(entries: "list[Action | Offer]") -> "list[Action | Offer]":
    """No more than MOST entries, in their order: as many of the combinations as there is room
    for, those of middling size in each discipline given up first."""
    ways: dict[tuple[str, int], list[int]] = {}
    others = 0
    for place, entry in enumerate(entries):
        if isinstance(entry, tuple):
            ways.setdefault(("hand", entry[0]), []).append(place)
        elif isinstance(entry, Lay):
            ways.setdefault(("table", entry.discipline), []).append(place)
        elif isinstance(entry, Enlarge):
            ways.setdefault(("larger", 0), []).append(place)
        else:
            others += 1
    room = MOST - others
    while sum(map(len, ways.values())) > room:
        longest = max(ways.values(), key=len)
        del longest[len(longest) // 2]
    kept = {place for places in ways.values() for place in places}
    return [
        entry
        for place, entry in enumerate(entries)
        if place in kept or not isinstance(entry, tuple | Lay | Enlarge)
    ]


def keeps(state: State) -> Sequence[Action]:
    """What the seat to choose may keep."""
    seat = state.choosing()
    return Keeps(state.hands[seat], keep_limit(state.gold[seat]))
