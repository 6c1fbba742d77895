# SPDX-License-Identifier: MIT
"""The menu: a good action of each kind for the seat to move, made only when it is looked at."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, overload

from wizardtable.games.anludim.components import CARDS, CardId, keep_limit
from wizardtable.games.anludim.expert import enlargements, lays_with_table
from wizardtable.games.anludim.hand import Hand, Offer, hand_of
from wizardtable.games.anludim.moves import (
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
from wizardtable.games.anludim.state import AFTER, KEEP, NO_OBJECTS, NO_ROW, OVER, START, State

MOST: Final = 60
"""Actions in a menu at most."""

MOST_TAKE_BACKS: Final = 10
MOST_KEEPS: Final = 25

DRAW_TWO: Final = DrawTwo()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
SPEND_SCROLL: Final = SpendScroll()
TAKE_OPEN: Final = tuple(TakeOpen(CardId(card)) for card in range(len(CARDS)))
SPEND_OBJECT: Final = tuple(
    tuple(SpendObject(discipline, value) for value in range(6)) for discipline in range(5)
)


@lru_cache(maxsize=256)
def take_back(serial: int) -> TakeBack:
    """The action with this serial: there is one for each combination in most menus."""
    return TakeBack(serial)


class _Lazy(Sequence[Action]):
    """Actions that are made when somebody looks at them."""

    __slots__ = ()

    @abstractmethod
    def _get(self, index: int) -> Action:
        """The action at this place."""

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._get(i) for i in range(*index.indices(len(self)))]
        return self._get(index)

    def __iter__(self) -> Iterator[Action]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # fills itself, so never a key

    def __repr__(self) -> str:
        return repr(self[:])


class Menu(_Lazy):
    """Actions in a stable order; a combination to lay is an offer until somebody looks."""

    __slots__ = ("_entries", "_hand")

    def __init__(self, entries: "list[Action | Offer]", hand: Hand) -> None:
        self._entries = entries
        self._hand = hand

    def __len__(self) -> int:
        return len(self._entries)

    def _get(self, index: int) -> Action:
        entry = self._entries[index]
        if isinstance(entry, tuple):
            lay = self._entries[index] = self._hand.lay(entry)
            return lay
        return entry

    def entries(self) -> "Sequence[Action | Offer]":
        """What is on the menu, with offers as such: for the brain, which need not know cards."""
        return self._entries


class Keeps(_Lazy):
    """The sets of cards that might be kept."""

    __slots__ = ("_sets",)

    def __init__(self, sets: list[tuple[CardId, ...]]) -> None:
        self._sets = sets

    def __len__(self) -> int:
        return len(self._sets)

    def _get(self, index: int) -> Action:
        return Keep(tuple(sorted(self._sets[index])))


def legal_actions(state: State) -> Sequence[Action]:
    """The menu of the seat to move; empty when the match is over."""
    phase = state.phase
    if phase >= KEEP:
        return () if phase == OVER else keeps(state)
    if phase == AFTER:
        actions: list[Action] = [END_TURN]
        actions += _option(state)
        return actions
    seat = state.active
    hand = hand_of(state.hands[seat])
    entries: list[Action | Offer] = [*hand.offers(state.best)] if hand.cards else []
    lays = bool(entries)
    if state.expert:
        _add_expert(state, entries)
    deck = bool(state.deck or state.discards)
    if deck:
        entries.append(DRAW_TWO)
    row = state.row
    if row != NO_ROW:
        for card in row:
            if card >= 0:
                entries.append(TAKE_OPEN[card])
    elif not deck and not lays:
        entries.append(PASS)
    if phase == START:
        for combination in state.combinations[seat][-MOST_TAKE_BACKS:]:
            entries.append(take_back(combination.serial))
    if deck and not state.spent:
        entries += _option(state)
    if len(entries) > MOST:
        entries = _thinned(entries)
    return Menu(entries, hand)


def _option(state: State) -> list[Action]:
    """The least object of each kind (to discard another never pays more), and a scroll."""
    actions: list[Action] = []
    objects = state.objects[state.active]
    if objects != NO_OBJECTS:
        for discipline, values in enumerate(objects):
            if values:
                actions.append(SPEND_OBJECT[discipline][values[0]])
    if state.scrolls[state.active]:
        actions.append(SPEND_SCROLL)
    return actions


def _add_expert(state: State, entries: "list[Action | Offer]") -> None:
    offered = [entry for entry in entries if isinstance(entry, tuple)]
    entries.extend(lays_with_table(state, offered))
    entries.extend(enlargements(state))


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
    """What the seat to choose may keep: any of its cards where they are within the limit, else
    full sets of the most promising cards, and the best of each smaller number down to none."""
    seat = state.choosing()
    cards = hand_of(state.hands[seat])
    promising = cards.spare()[::-1]
    limit = keep_limit(state.gold[seat])
    sets: list[tuple[CardId, ...]]
    if len(promising) <= limit:
        sizes = range(len(promising), -1, -1)
        sets = [kept for size in sizes for kept in combinations(promising, size)]
    else:
        number = len(promising)
        while number > limit and comb(number, limit) + limit > MOST_KEEPS:
            number -= 1
        sets = list(combinations(promising[:number], limit))
        sets += [tuple(promising[:size]) for size in range(limit - 1, -1, -1)]
    return Keeps(sets)
