# SPDX-License-Identifier: MIT
"""Makes the menu: the actions offered to the seat to move, without needlessly weak ones.

The menu offers only the weakest and the strongest combination of each size. An action is made when
somebody first reads it, since most actions are never read.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, Final, Generic, TypeVar, overload

from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import CARDS, HIDDEN, CardId, keep_limit
from wizardtable.games.anludim.rules.expert_menu import enlargements, lays_with_table_cards
from wizardtable.games.anludim.rules.formations import Formations, Offer, formations_of_hand
from wizardtable.games.anludim.rules.match_box import MAX_POINTS
from wizardtable.games.anludim.rules.state import AFTER, KEEP, NO_OBJECTS, NO_ROW, START, State

MAX_MENU_ACTIONS: Final = 60
"""The greatest number of actions in a menu, as `core.game.Rules.legal_actions` demands."""

MAX_TAKE_BACKS: Final = 10
"""The menu offers at most this many combinations to take back: the ones laid last."""

MAX_KEEPS: Final = 25
"""The menu of a choice between rounds offers at most this many sets of cards to keep."""

MAX_CANDIDATE_KEEPS: Final = 1000
"""The move list shows at most this many sets of cards to keep between rounds."""

DRAW_TWO: Final = moves.DrawTwo()
END_TURN: Final = moves.EndTurn()
PASS: Final = moves.Pass()
SPEND_SCROLL: Final = moves.SpendScroll()
TAKE_OPEN: Final = tuple(moves.TakeOpen(CardId(card)) for card in range(len(CARDS)))
SPEND_OBJECT: Final = tuple(
    tuple(moves.SpendObject(discipline, value) for value in range(MAX_POINTS + 1))
    for discipline in range(5)
)


LazyEntry = TypeVar("LazyEntry", bound=tuple[Any, ...])
"""The type of an entry: a short description from which an action is made when somebody reads it."""


class _LazyActions(Sequence[moves.Action], Generic[LazyEntry]):
    """A sequence that makes each of its actions when somebody first reads it."""

    __slots__ = ("_entries",)

    _entries: "list[moves.Action | LazyEntry]"

    @abstractmethod
    def _action_of(self, entry: LazyEntry) -> moves.Action:
        """Returns the action for an entry that has not been read before."""

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> moves.Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[moves.Action]: ...

    def __getitem__(self, index: int | slice) -> moves.Action | list[moves.Action]:
        if not isinstance(index, int):
            return [self[i] for i in range(*index.indices(len(self._entries)))]
        entry = self._entries[index]
        if isinstance(entry, tuple):
            entry = self._entries[index] = self._action_of(entry)
        return entry

    def __iter__(self) -> Iterator[moves.Action]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # its entries change, so it is never a key

    def __repr__(self) -> str:
        return repr(self[:])


class Menu(_LazyActions[Offer]):
    """The actions of a menu, in a stable order.

    A combination to lay is an `Offer`, without cards, until somebody reads it. The menu begins with
    the combinations from the hand alone.

    Attributes:
        offer_count: the number of combinations from the hand alone.
    """

    __slots__ = ("_best", "_hand", "offer_count")

    def __init__(
        self,
        entries: "list[moves.Action | Offer]",
        offer_count: int,
        hand: Formations,
        best: list[tuple[int, ...]],
    ) -> None:
        self._entries = entries
        self.offer_count = offer_count
        self._hand = hand
        self._best = best

    def _action_of(self, entry: Offer) -> moves.Action:
        return self._hand.lay_action(entry, self._best[entry[0]])

    def entries(self) -> "Sequence[moves.Action | Offer]":
        """Returns the actions; a combination to lay that nobody has read yet is returned as its
        offer.

        An offer is enough for the brain to judge a combination, so no cards have to be chosen for
        it.
        """
        return self._entries


class Keeps(_LazyActions[tuple[int, ...]]):
    """The `Keep` actions from which a seat chooses between rounds (rules page, {#next-round}).

    If the hand has at most `limit` cards, every set of its cards is a choice. Otherwise the choices
    are sets of `limit` of the most promising cards. The most promising set of each smaller size,
    down to none, is a choice too.

    Args:
        cards: the hand.
        limit: the greatest number of cards that the seat may keep.
        max_sets: the greatest number of choices for a hand above the limit.
    """

    __slots__ = ("_cards", "_promising")

    def __init__(self, cards: tuple[CardId, ...], limit: int, max_sets: int = MAX_KEEPS) -> None:
        self._entries = [*_sets_to_keep(len(cards), limit, max_sets)]
        self._cards = cards
        self._promising: list[CardId] | None = None

    def choices(self) -> list[tuple[CardId, ...]]:
        """Returns the cards of each action, without making the actions."""
        return [
            self._cards_of(entry) if isinstance(entry, tuple) else entry.cards
            for entry in self._entries
            if isinstance(entry, tuple | moves.Keep)
        ]

    def _action_of(self, entry: tuple[int, ...]) -> moves.Action:
        return moves.Keep(self._cards_of(entry))

    def _cards_of(self, entry: tuple[int, ...]) -> tuple[CardId, ...]:
        promising = self._promising
        if promising is None:
            promising = self._promising = formations_of_hand(self._cards).cards_to_spend()[::-1]
        cards = [promising[place] for place in entry]
        cards.sort()
        return tuple(cards)


@lru_cache(maxsize=256)
def _sets_to_keep(number: int, limit: int, max_sets: int) -> list[tuple[int, ...]]:
    """Returns the sets of cards that can be kept of `number` cards, each as indices from 0.

    If `number` is at most `limit`, these are all sets. Otherwise they are sets of `limit` of the
    first cards, and one set of each smaller size; together at most `max_sets`.
    """
    if number <= limit:
        sizes = range(number, -1, -1)
        return [places for size in sizes for places in combinations(range(number), size)]
    promising = number
    while promising > limit and comb(promising, limit) + limit > max_sets:
        promising -= 1
    sets = list(combinations(range(promising), limit))
    return sets + [tuple(range(size)) for size in range(limit - 1, -1, -1)]


def legal_actions(state: State) -> Sequence[moves.Action]:
    """Returns the menu of the seat to move, which is empty if the match is over."""
    if state.phase >= AFTER:
        return _menu_after_main(state)
    hand = formations_of_hand(state.hands[state.active])
    offers = hand.offers(state.best)
    others = _other_actions(state, offers)
    entries: list[moves.Action | Offer] = [*offers, *others]
    count = len(offers)
    if len(entries) > MAX_MENU_ACTIONS:
        entries = _shortened_entries(entries)
        count = len([entry for entry in entries if isinstance(entry, tuple)])
    elif not offers:
        return others
    return Menu(entries, count, hand, state.best[:])


def candidates(state: State) -> Sequence[moves.Action]:
    """Returns the actions for the move list: the menu, and actions that the menu leaves out.

    Each discipline begins with its strongest combination. The menu leaves out some combinations to
    take back, objects to discard, and sets of cards to keep. The result may contain illegal
    actions, which the move list drops.
    """
    if state.phase == KEEP:
        seat = state.next_to_choose()
        return Keeps(state.hands[seat], keep_limit(state.gold[seat]), MAX_CANDIDATE_KEEPS)
    if state.phase > KEEP:
        return ()
    seat = state.active
    menu: list[moves.Action] = []
    if state.phase < AFTER:
        hand = formations_of_hand(state.hands[seat])
        offers = hand.offers(state.best)
        lays = [hand.lay_action(offer, state.best[offer[0]]) for offer in offers]
        lays.sort(key=lambda lay: strength_of(lay.discipline, lay.cards, lay.halves), reverse=True)
        lays.sort(key=lambda lay: lay.discipline)
        menu += lays
        menu += _other_actions(state, offers)
        menu += [_take_back_action(combination.serial) for combination in state.combinations[seat]]
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


def _other_actions(state: State, offers: list[Offer]) -> list[moves.Action]:
    """Returns the actions offered before the main action, except those that lay a combination from
    the hand alone.

    `offers` are the combinations that the hand can lay.
    """
    seat = state.active
    others: list[moves.Action] = []
    if state.expert:
        others += lays_with_table_cards(state, offers)
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
        for combination in own[-MAX_TAKE_BACKS:]:
            others.append(_take_back_action(combination.serial))
    if deck and not state.spent:
        objects = state.objects[seat]
        has_scroll = state.scrolls[seat] > 0
        if has_scroll or objects != NO_OBJECTS:
            others += _discard_actions(objects, has_scroll)
    return others


def _menu_after_main(state: State) -> Sequence[moves.Action]:
    """Returns the menu after the main action, or between rounds; it is empty if the match is
    over."""
    if state.phase == AFTER:
        seat = state.active
        return (END_TURN, *_discard_actions(state.objects[seat], state.scrolls[seat] > 0))
    return keep_menu(state) if state.phase == KEEP else ()


_take_backs: list[moves.TakeBack] = []
"""By serial (number) of a combination, the action that takes the combination back. A match has a
few hundred serials."""


def _take_back_action(serial: int) -> moves.TakeBack:
    while len(_take_backs) <= serial:
        _take_backs.append(moves.TakeBack(len(_take_backs)))
    return _take_backs[serial]


@lru_cache(maxsize=1024)
def _discard_actions(
    objects: tuple[tuple[int, ...], ...], has_scroll: bool
) -> tuple[moves.Action, ...]:
    """Returns the actions that discard the least valuable object of each kind, or a scroll.

    Discarding a more valuable object is never better.

    Args:
        objects: by discipline, the points of the seat's objects, ascending.
    """
    actions: list[moves.Action] = [
        SPEND_OBJECT[discipline][values[0]] for discipline, values in enumerate(objects) if values
    ]
    if has_scroll:
        actions.append(SPEND_SCROLL)
    return tuple(actions)


def _shortened_entries(entries: "list[moves.Action | Offer]") -> "list[moves.Action | Offer]":
    """Returns at most MAX_MENU_ACTIONS of the entries, in their order.

    Combinations are sorted into one list for each discipline and source. As long as there are too
    many entries, the longest list loses its middle one. All other actions stay.
    """
    places_by_kind: dict[tuple[str, int], list[int]] = {}
    others = 0
    for place, entry in enumerate(entries):
        if isinstance(entry, tuple):
            places_by_kind.setdefault(("hand", entry[0]), []).append(place)
        elif isinstance(entry, moves.Lay):
            places_by_kind.setdefault(("table", entry.discipline), []).append(place)
        elif isinstance(entry, moves.Enlarge):
            places_by_kind.setdefault(("larger", 0), []).append(place)
        else:
            others += 1
    room = MAX_MENU_ACTIONS - others
    while sum(map(len, places_by_kind.values())) > room:
        longest = max(places_by_kind.values(), key=len)
        del longest[len(longest) // 2]
    kept = {place for places in places_by_kind.values() for place in places}
    return [
        entry
        for place, entry in enumerate(entries)
        if place in kept or not isinstance(entry, tuple | moves.Lay | moves.Enlarge)
    ]


def keep_menu(state: State) -> Sequence[moves.Action]:
    """Returns the `Keep` actions of the seat that has to choose next."""
    seat = state.next_to_choose()
    return Keeps(state.hands[seat], keep_limit(state.gold[seat]))
