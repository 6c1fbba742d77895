# SPDX-License-Identifier: MIT
"""Checks of the facts in the reasons of Anludim, by playing the moves on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from lab.hunts.hint_positions import Position
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CARDS
from wizardtable.games.anludim.rules.menu import legal_actions
from wizardtable.games.anludim.rules.rounds import points_of
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import AFTER, MAIN, START, State

GIVING_UP: Final = (moves.EndTurn, moves.Pass)

Check = Callable[[Position], str]


def seat_of(position: Position) -> int:
    seat: int = position.observation.viewer
    return seat


def turn_events(position: Position, state: State | None = None) -> list[Any]:
    """Returns the events from the suggested action to the end of the viewer's turn."""
    state = position.state.clone() if state is None else state
    events: list[Any] = []
    RULES.apply(state, position.action, events)
    if not any(isinstance(event, moves.TurnEnded) for event in events) and state.phase == AFTER:
        RULES.apply(state, moves.EndTurn(), events)
    return events


def end_of_round(position: Position) -> moves.RoundEnded | None:
    for event in turn_events(position):
        if isinstance(event, moves.RoundEnded):
            return event
    return None


def ends(position: Position, reason: int, is_won: bool) -> str:
    end = end_of_round(position)
    if end is None:
        return "the round does not end"
    if (end.reason, end.winner == seat_of(position)) != (reason, is_won):
        return f"the round ends differently: {end}"
    values = position.values
    own = end.points[seat_of(position)]
    rival_points = max(p for seat, p in enumerate(end.points) if seat != seat_of(position))
    if "own" in values and (values["own"], values["most"]) != (own, rival_points):
        return f"the points are {own} and {rival_points}"
    return "" if "match" not in str(position.sentence) or ends_match(position) else "wins no match"


def ends_match(position: Position) -> bool:
    return any(isinstance(event, moves.MatchWon) for event in turn_events(position))


def goes_on(position: Position) -> str:
    return "" if end_of_round(position) is None else "the round ends this turn"


def professor_move(position: Position) -> moves.ProfessorMoved | None:
    discipline = discipline_of(position)
    for event in turn_events(position):
        if isinstance(event, moves.ProfessorMoved) and event.discipline == discipline:
            return event
    return None


def discipline_of(position: Position) -> int:
    for event in turn_events(position):
        if isinstance(event, moves.Laid):
            return event.discipline
    return -1


def object_taken(position: Position) -> int:
    """Returns the points of the object that the seat gets this turn for a combination, or 0."""
    discipline = discipline_of(position)
    for event in turn_events(position):
        if isinstance(event, moves.ObjectTaken) and event.discipline == discipline:
            return event.value
    return 0


def wins(*, is_from_rival: bool, is_new: bool | None, has_object: bool) -> Check:
    """Returns a check of who loses the professor, and of the object that the winner gets."""

    def check(position: Position) -> str:
        moved, seat = professor_move(position), seat_of(position)
        if moved is None or moved.seat != seat or moved.origin == seat:
            return "the professor does not come to the viewer"
        if (moved.origin >= 0) != is_from_rival:
            return f"the professor comes from {moved.origin}"
        if bool(object_taken(position)) != has_object:
            return "the object is not as it says"
        if f"worth {object_taken(position)} point" not in str(position.sentence):
            return "the object has other points"
        kinds = position.state.objects[seat]
        if is_new is not None and bool(kinds[moved.discipline]) == is_new:
            return "the kind is not new" if is_new else "the kind is new"
        return goes_on(position)

    return check


def stops_collection(position: Position) -> str:
    """Plays on without the move: the rival would end the round with a collection."""
    moved = professor_move(position)
    if moved is None or moved.origin < 0:
        return "the professor comes from no rival"
    return "" if collects(position.state, moved.origin) else "the rival would not win"


def collects(state: State, seat: int) -> bool:
    objects = state.objects[seat]
    return all(objects[kind] or state.holders[kind] == seat for kind in range(5))


def stands_in(position: Position) -> str:
    discipline, seat = discipline_of(position), seat_of(position)
    if position.state.piles[discipline] or position.state.objects[seat][discipline]:
        return "the professor does not stand in"
    return goes_on(position)


def keeps_away(position: Position) -> str:
    discipline, seat = discipline_of(position), seat_of(position)
    others = [o for other, o in enumerate(position.state.objects) if other != seat]
    lacking = [objects for objects in others if not objects[discipline]]
    return "" if lacking else "no rival needs the professor"


def is_held(position: Position) -> str:
    moved, seat = professor_move(position), seat_of(position)
    if moved is not None and moved.origin != seat:
        return "the viewer does not hold the professor"
    return "" if object_taken(position) else "the professor brings nothing"


def taken_back(position: Position) -> moves.TookBack:
    events: list[Any] = []
    RULES.apply(position.state.clone(), position.action, events)
    [event] = [event for event in events if isinstance(event, moves.TookBack)]
    return event


def moves_professor(position: Position) -> bool:
    events: list[Any] = []
    RULES.apply(position.state.clone(), position.action, events)
    return any(isinstance(event, moves.ProfessorMoved) for event in events)


def lost_professor(position: Position) -> str:
    return "gives the professor back" if moves_professor(position) else ""


def pays_no_more(position: Position) -> str:
    pile = position.state.piles[taken_back(position).discipline]
    return "the pile has objects" if pile else ""


def has_double(position: Position) -> str:
    after = position.after()
    kept = after.objects[seat_of(position)][position.action.discipline]
    if not kept:
        return "no object of the kind is left"
    lost = points_of(position.state, seat_of(position)) - points_of(after, seat_of(position))
    return "" if lost == position.values["n"] else f"costs {lost} points"


def spends_points(position: Position) -> str:
    lost = points_of(position.state, seat_of(position)) - points_of(
        position.after(), seat_of(position)
    )
    return "" if lost == position.values.get("n", 1) or lost == 1 else f"costs {lost} points"


def own_points(position: Position) -> str:
    points = points_of(position.state, seat_of(position))
    return goes_on(position) if position.values["n"] == points else f"has {points} points"


def single_objects(position: Position) -> str:
    doubles = [a for a in position.menu if isinstance(a, moves.SpendScroll)]
    counts = [len(objects) for objects in position.state.objects[seat_of(position)]]
    return "something is double" if doubles or max(counts) > 1 else goes_on(position)


def has_scroll(position: Position) -> str:
    scrolls = [a for a in position.menu if isinstance(a, moves.SpendScroll)]
    return goes_on(position) if scrolls else "no scroll to discard"


def next_lays(position: Position, extra: tuple[int, ...]) -> set[int]:
    """Returns the disciplines whose professors the hand with these cards could win now."""
    state, seat = position.state.clone(), seat_of(position)
    state.hands[seat] = tuple(sorted({*state.hands[seat], *extra}))
    state.phase = MAIN if state.phase == START else state.phase
    state.expert = False
    winnable = set()
    for action in legal_actions(state):
        if isinstance(action, moves.Lay):
            kind = action.discipline
            pays = state.piles[kind] or not state.objects[seat][kind]
            winnable |= {kind} if pays and state.holders[kind] != seat else set()
    return winnable


def wins_next(position: Position) -> str:
    new = next_lays(position, (position.action.card,)) - next_lays(position, ())
    return "" if new else "the card wins no professor"


def unseen_help(position: Position) -> str:
    before = next_lays(position, ())
    seat = seat_of(position)
    hidden = {*position.state.deck}
    for other, hand in enumerate(position.state.hands):
        hidden |= set(hand) - set(position.state.known[other]) if other != seat else set()
    hidden -= set(position.state.known[seat])
    counts = [0] * 5
    for card in hidden:
        for kind in next_lays(position, (card,)) - before:
            counts[kind] += 1
    values = position.values
    if (values["count"], values["all"]) != (max(counts), len(hidden)):
        return f"it is {max(counts)} of {len(hidden)}"
    return goes_on(position)


def beats_nothing(position: Position) -> str:
    return "can win a professor" if next_lays(position, ()) else ""


def same_value(position: Position) -> str:
    value = position.values["value"]
    if value not in (half[0] for half in CARDS[position.action.card]):
        return "the card has another value"
    hand = position.state.hands[seat_of(position)]
    count = sum(value in (half[0] for half in CARDS[card]) for card in hand)
    return "" if count == position.values["n"] else f"the hand has {count}"


def nothing_possible(position: Position) -> str:
    lays = [a for a in position.menu if isinstance(a, moves.DrawTwo | moves.TakeOpen)]
    return "a card can be drawn" if lays else ""


FACTS: Final[Mapping[str, Check]] = {
    "collection": lambda position: ends(position, moves.COLLECTION, True),
    "win on points": lambda position: ends(position, moves.EMPTY_PILES, True),
    "collection at end of turn": lambda position: ends(position, moves.COLLECTION, True),
    "win on points at end of turn": lambda position: ends(position, moves.EMPTY_PILES, True),
    "round lost at end of turn": lambda position: ends(position, moves.EMPTY_PILES, False),
    "lost round": lambda position: ends(position, moves.EMPTY_PILES, False),
    "collection stopped": stops_collection,
    "new kind from rival": wins(is_from_rival=True, is_new=True, has_object=True),
    "new kind": wins(is_from_rival=False, is_new=True, has_object=True),
    "stand-in": stands_in,
    "object from rival": wins(is_from_rival=True, is_new=False, has_object=True),
    "object": wins(is_from_rival=False, is_new=False, has_object=True),
    "professor kept away": keeps_away,
    "professor held": is_held,
    "lost professor": lost_professor,
    "professor pays no more": pays_no_more,
    "spends double": has_double,
    "spends kind": spends_points,
    "spends scroll": spends_points,
    "open card wins": wins_next,
    "open card of same value": same_value,
    "unseen cards help": unseen_help,
    "hand beats nothing": beats_nothing,
    "hand wins nothing": beats_nothing,
    "single objects": single_objects,
    "close on points": goes_on,
    "scroll can wait": has_scroll,
    "points kept": own_points,
    "nothing possible": nothing_possible,
}
