# SPDX-License-Identifier: MIT
"""Who plays Anludim badly is told what was wrong, and who plays well is not told the same."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests import bad_play
from tests.games.anludim.tables import Box, enlarge, lay, table, values
from tests.helpers import NAMES
from wizardtable.core import catalog
from wizardtable.core.game import Event, Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.findings import MOST, SeenMatch, SeenMove, findings
from wizardtable.core.text import english
from wizardtable.games.anludim.rules import components, moves
from wizardtable.games.anludim.rules.combinations import readings
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import Combination, State
from wizardtable.games.anludim.rules.terms import card_name
from wizardtable.games.anludim.text.findings import FINDERS
from wizardtable.games.anludim.text.situation import situation

DRAW = bad_play.kind(moves.DrawTwo, moves.TakeOpen)
LAST = bad_play.kind(moves.EndTurn)

HOARD = bad_play.chosen(DRAW, LAST)
"""Draws cards, and lays none while it can draw."""

SPEND = bad_play.chosen(
    bad_play.kind(moves.SpendObject, moves.SpendScroll), bad_play.kind(moves.Lay), DRAW, LAST
)
"""Discards its objects for cards at once, and lays the first combination that is legal."""


def is_new(seen: Any, action: Any) -> bool:
    """Whether a combination is laid for a professor whom nobody has."""
    return isinstance(action, moves.Lay) and seen.professors[action.discipline] < 0


ALONE = bad_play.chosen(is_new, DRAW, LAST)
"""Wins professors from the board, and never one from a rival."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": SPEND,
    "alone": ALONE,
}

SEEDS = range(1, 7)

TOLD = {
    ("first", 1): {"never_took_back", "few_objects"},
    ("first", 2): {"never_took_back", "few_objects"},
    ("hoard", 1): {"drew_instead", "rounds_without_objects"},
    ("hoard", 2): {"drew_instead", "rounds_without_objects"},
    ("spend", 3): {"objects_spent", "rounds_without_objects"},
    ("spend", 2): {"objects_spent", "never_took_back"},
    ("alone", 1): {"never_took_back", "few_objects"},
    ("alone", 2): {"never_took_back", "few_objects"},
}
"""By seed of a match, and by how the first seat plays, what it is told among the gravest."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("anludim", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MOST])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("anludim", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 1}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_objects_that_are_compared_are_those_that_left_the_piles() -> None:
    match = bad_play.played("anludim", bad_play.first_in_the_list, 1)
    seen: list[Any] = [match.spec.rules.observe(state, None) for state in match.states()]
    taken = [0, 0, 0]
    for before, after in pairwise(seen):
        if before.round_number == after.round_number:
            left = sum(map(len, after.piles))
            taken[before.active] += sum(map(len, before.piles)) - left
    best = max(taken[1:])
    assert bad_play.sentence(match, "few_objects") == (
        f"Your professors gave you {taken[0]} objects, while {NAMES[taken.index(best)]} received "
        f"{best}: hold more professors at the same time to receive more objects."
    )


def told(match: Match, seat: int = 0) -> dict[str, str]:
    """What a seat is told when the match is given up now, if it goes on: sentences by kind."""
    if match.to_move is not None:
        match.give_up(Seat(0))
    return {one.kind: one.sentence.render(english) for one in findings(match, Seat(seat))}


def match_from(state: State) -> Match:
    """A match that begins with this state."""
    seats = len(state.hands)
    players = [Player(name, None) for name in NAMES[:seats]]
    setup = Setup(seats, (("expert", state.expert),))
    return Match.from_state(catalog.get("anludim"), setup, 1, players, state, 0)


def give(state: State, seat: int, discipline: int, cards: tuple[CardId, ...] = ()) -> None:
    """Lay a combination that nobody beats before a seat, or the strongest one of these cards, with
    its professor."""
    strength, halves = (13,) * 5, ()
    if cards:
        ways = [way for way in readings(cards) if way.discipline == discipline]
        halves, strength = ways[-1].halves, ways[-1].strength
    one = Combination(state.laid, seat, discipline, tuple(sorted(cards)), halves, strength)
    state.laid += 1
    state.combinations[seat] += (one,)
    state.professors[discipline], state.holders[discipline] = one.serial, seat
    state.measure(discipline)


def runs_only() -> State:
    """A table of two at which seat 0 can lay runs and nothing else: seat 1 has all professors but
    the Alchemist, with combinations that nobody beats."""
    box = Box()
    hand = (*box.cards(*values(6, 7, 8, 9)), box.card((10, 4)))
    state = table(box, [hand, box.some(5)])
    for discipline in range(1, 5):
        give(state, 1, discipline)
    return state


def drawn(state: State, turns: int) -> Match:
    """A match in which both seats draw so often."""
    match = match_from(state)
    for _ in range(2 * turns):
        take_turn(match, moves.DrawTwo())
    return match


def take_turn(match: Match, action: moves.Action) -> None:
    """Plays a main action and ends the turn, where it does not end by itself."""
    match.play(action)
    if moves.EndTurn() in match.menu():
        match.play(moves.EndTurn())


def test_who_draws_is_told_of_the_professors_that_its_hand_could_have_won() -> None:
    assert told(drawn(runs_only(), 4))["drew_instead"] == (
        "You drew cards in all 4 turns in which your hand could have won a professor and an "
        "object. A professor gives you an object every turn until the pile is empty."
    )


def test_who_draws_has_missed_neither_its_own_professors_nor_those_without_objects() -> None:
    own, empty = runs_only(), runs_only()
    give(own, 0, components.RUN, Box().cards((1, 0), (2, 1)))
    empty.piles[components.RUN] = ()
    for state in (own, empty):
        match = drawn(state, 4)
        assert any(isinstance(action, Lay) for action in match.menu())
        assert "drew_instead" not in told(match)


def threatened() -> tuple[State, Lay, Enlarge, Lay]:
    """An expert table at which seat 1 lacks a vial and holds the Alchemist; seat 0 can win him with
    a run of its hand or by enlarging one, and seat 1 can win him back."""
    box = Box()
    own, theirs = values(3, 4), values(5, 6)
    old, held = box.cards(*own), box.cards(*theirs)
    more, stronger = values(5, 6, 7), values(9, 10, 11, 12, 13, 8)
    hand, rival = box.cards(*more), box.cards(*stronger)
    state = table(box, [hand, rival], expert=True)
    give(state, 0, components.RUN, old)
    give(state, 1, components.RUN, held)
    state.objects[1] = ((), (1,), (1,), (1,), (1,))
    new = lay(components.RUN, hand, more)
    larger = enlarge(0, (*old, *hand), [*own, *more])
    return state, new, larger, lay(components.RUN, rival, stronger)


def test_a_collection_is_let_through_only_by_who_left_the_professor_alone() -> None:
    state, new, larger, back = threatened()
    idle = match_from(state)
    take_turn(idle, moves.DrawTwo())
    take_turn(idle, moves.DrawTwo())
    assert told(idle)["collection_let_through"] == (
        "In round 1, Blaise completed a collection with the Alchemist: you could have won that "
        "professor on your last turn."
    )
    for action in (new, larger):
        match = match_from(state)
        take_turn(match, action)
        take_turn(match, back)
        assert match.observe(None).gold == (False, True)  # type: ignore[attr-defined]
        assert "collection_let_through" not in told(match)


def ending(cards: int, *vials: int) -> State:
    """A table at which the round ends with this turn of seat 0, on points and with a win for seat
    1; seat 0 has a run of four and so many cards in all, and these vials."""
    box = Box()
    run = box.cards(*values(6, 7, 8, 9))
    state = table(box, [(*run, *box.some(cards - 4)), box.some(8)])
    state.piles[:] = [(), (), (), (1,), (1,)]
    state.objects[:] = [(vials, (), (), (), ()), ((3,), (3,), (), (), ())]
    return state


def test_an_object_that_was_discarded_in_the_last_turn_is_none_at_the_end_of_the_round() -> None:
    match = match_from(ending(8, 1))
    match.play(moves.DrawTwo())
    match.play(moves.SpendObject(components.RUN, 1))
    said = told(match)["rounds_without_objects"]
    assert said == "You ended 1 of 1 rounds without a single object."
    match = match_from(ending(8, 1))
    take_turn(match, moves.DrawTwo())
    assert "rounds_without_objects" not in told(match)


def test_the_cards_in_hand_at_the_end_of_a_round_are_those_left_after_its_last_turn() -> None:
    match = match_from(ending(14))
    laid = max(match.menu(), key=lambda one: len(getattr(one, "cards", ())))
    take_turn(match, laid)
    assert "cards_left_in_hand" not in told(match)
    match = match_from(ending(10))
    take_turn(match, moves.DrawTwo())
    assert told(match)["cards_left_in_hand"].startswith("You lost 1 round with 12 or more cards")


@pytest.mark.parametrize(
    ("last", "told_of"), [((), True), ((moves.RoundEnded(0, 0, 0, ()),), False)]
)
def test_a_professor_given_back_in_the_turn_that_ends_the_round_was_not_given_away(
    last: tuple[Event, ...], told_of: bool
) -> None:
    before = SimpleNamespace(professors=[7])
    events = (moves.TookBack(0, 7, 0, (), ()), moves.TurnEnded(0), *last)
    turns = tuple(SeenMove(place, 0, None, (), before, None, events) for place in range(2))
    said = FINDERS["professors_given_back"](SeenMatch(0, NAMES[:2], turns, (1, 2)))
    assert (said is not None) == told_of


def test_nobody_is_taught_not_to_do_what_was_done_after_a_word_of_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = bad_play.played("anludim", SPEND, 3)
    assert "objects_spent" in bad_play.faults(match)
    monkeypatch.setattr(match, "advised", dict.fromkeys(range(len(match.actions)), 50))
    assert not bad_play.faults(match)
    monkeypatch.setattr(match, "advised", {0: 50})
    assert "objects_spent" in bad_play.faults(match), "advice once is not advice for the most part"


Turn = list[tuple[int, int]]
"""Professors of a turn who move: by discipline, to which seat."""


def held_and_lost(*turns: Turn) -> str | None:
    """What seat 0 is told, when it and seat 1 have taken these turns, of professors that were lost
    before its next turn."""
    holders = [-1] * 5
    found: list[SeenMove] = []
    for place, turn in enumerate(turns):
        events: list[Event] = []
        for discipline, seat in turn:
            events.append(moves.ProfessorMoved(discipline, holders[discipline], seat))
            holders[discipline] = seat
        events.append(moves.TurnEnded(place % 2))
        found.append(SeenMove(place, place % 2, None, (), None, None, tuple(events)))
    said = FINDERS["professors_lost_at_once"](SeenMatch(0, NAMES[:2], tuple(found), (1, 2)))
    return said.sentence.render(english) if said else None


def test_professors_are_lost_at_once_if_a_rival_wins_them_before_the_next_turn() -> None:
    win_and_lose: list[Turn] = [[(0, 0)], [(0, 1)]]
    assert held_and_lost(*4 * win_and_lose) == (
        "4 of the 4 professors you won were gone before your next turn: lay stronger "
        "combinations, or choose professors nobody else can win."
    )


@pytest.mark.parametrize("again", [[(0, 0)], [(0, -1), (0, 0)]])
def test_a_professor_who_only_changes_the_combination_is_not_won_again(again: Turn) -> None:
    keep_and_lose: list[Turn] = [[(0, 0)], [], again, [(0, 1)]]
    assert held_and_lost(*4 * keep_and_lose) == (
        "You won 4 professors and lost none of them before your next turn."
    )


def test_no_more_cards_could_have_been_kept_than_there_were() -> None:
    state = SimpleNamespace(hand=(CardId(1), CardId(2)), gold=(False, False))
    kept = [SeenMove(place, 0, moves.Keep(()), (), state, state, ()) for place in range(2)]
    said = FINDERS["kept_no_cards"](SeenMatch(0, NAMES[:2], tuple(kept), (2, 1)))
    assert said is not None
    assert "although you could have kept up to 2:" in said.sentence.render(english)


def test_how_the_match_stands_names_no_limit_of_the_hand() -> None:
    box = Box()
    state = table(box, [box.cards((7, 0), (8, 1)), box.some(8)])
    give(state, 1, components.PAIRS)
    assert str(situation(RULES.observe(state, Seat(0)), NAMES)) == (
        f"2 cards in hand: {card_name(state.hands[0][0])} and {card_name(state.hands[0][1])}. "
        "Blaise has the Necromancer."
    )
