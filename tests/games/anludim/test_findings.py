# SPDX-License-Identifier: MIT
"""The findings about bad play of Anludim, which good players hardly ever get."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests import bad_play
from tests.games.anludim.tables import Box, enlarge_action, lay_action, table, values
from tests.helpers import NAMES
from wizardtable.core import catalog
from wizardtable.core.game import Event, Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, SeenMatch, SeenMove, findings
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

IS_DRAW = bad_play.kind(moves.DrawTwo, moves.TakeOpen)
IS_END_OF_TURN = bad_play.kind(moves.EndTurn)

HOARDING_POLICY = bad_play.chosen(IS_DRAW, IS_END_OF_TURN)
"""A policy that draws cards, and lays none while it can draw."""

SPENDING_POLICY = bad_play.chosen(
    bad_play.kind(moves.SpendObject, moves.SpendScroll),
    bad_play.kind(moves.Lay),
    IS_DRAW,
    IS_END_OF_TURN,
)
"""A policy that discards objects for cards at once, and lays the first legal combination."""


def is_new(observation: Any, action: Any) -> bool:
    """Returns whether a combination is laid for a professor on the board."""
    return isinstance(action, moves.Lay) and observation.professors[action.discipline] < 0


PEACEFUL_POLICY = bad_play.chosen(is_new, IS_DRAW, IS_END_OF_TURN)
"""A policy that wins professors from the board, and never from a rival."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARDING_POLICY,
    "spend": SPENDING_POLICY,
    "alone": PEACEFUL_POLICY,
}

SEEDS = range(1, 7)

EXPECTED_KINDS = {
    ("first", 1): {"never_took_back", "few_objects"},
    ("first", 2): {"never_took_back", "few_objects"},
    ("hoard", 1): {"drew_instead", "rounds_without_objects"},
    ("hoard", 2): {"drew_instead", "rounds_without_objects"},
    ("spend", 3): {"objects_spent", "rounds_without_objects"},
    ("spend", 2): {"objects_spent", "never_took_back"},
    ("alone", 1): {"never_took_back", "few_objects"},
    ("alone", 2): {"never_took_back", "few_objects"},
}
"""By policy of the first seat and by seed of the match, kinds among its gravest findings."""


@pytest.mark.parametrize(("policy", "seed"), EXPECTED_KINDS)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("anludim", POLICIES[policy], seed)
    assert EXPECTED_KINDS[policy, seed] <= set(bad_play.faults(match)[:MAX_SHOWN_FINDINGS])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("anludim", SEEDS)
    often = {
        kind: counts[kind] for kind in set().union(*EXPECTED_KINDS.values()) if counts[kind] > 1
    }
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_objects_that_are_compared_are_those_that_left_the_piles() -> None:
    match = bad_play.played("anludim", bad_play.first_in_the_list, 1)
    observations: list[Any] = [match.spec.rules.observe(state, None) for state in match.states()]
    taken = [0, 0, 0]
    for before, after in pairwise(observations):
        if before.round_number == after.round_number:
            remaining = sum(map(len, after.piles))
            taken[before.active] += sum(map(len, before.piles)) - remaining
    best = max(taken[1:])
    assert bad_play.sentence(match, "few_objects") == (
        f"Your professors gave you {taken[0]} objects, while {NAMES[taken.index(best)]} received "
        f"{best}: hold more professors at the same time to receive more objects."
    )


def sentences(match: Match, seat: int = 0) -> dict[str, str]:
    """Returns the findings about a seat: sentences by kind.

    A match that is not over is given up first.
    """
    if match.to_move is not None:
        match.give_up(Seat(0))
    return {
        finding.kind: finding.sentence.render(english) for finding in findings(match, Seat(seat))
    }


def match_from(state: State) -> Match:
    """Returns a match that begins with this state."""
    seats = len(state.hands)
    players = [Player(name, None) for name in NAMES[:seats]]
    setup = Setup(seats, (("expert", state.expert),))
    return Match.from_state(catalog.get("anludim"), setup, 1, players, state, 0)


def give_professor(
    state: State, seat: int, discipline: int, cards: tuple[CardId, ...] = ()
) -> None:
    """Lays a combination with its professor in front of a seat.

    It is the weakest one that uses all these cards; without cards, one that nobody can beat.
    """
    strength, halves = (13,) * 5, ()
    if cards:
        matching = [way for way in readings(cards) if way.discipline == discipline]
        halves, strength = matching[-1].halves, matching[-1].strength
    combination = Combination(state.laid, seat, discipline, tuple(sorted(cards)), halves, strength)
    state.laid += 1
    state.combinations[seat] += (combination,)
    state.professors[discipline], state.holders[discipline] = combination.serial, seat
    state.update_best_strength(discipline)


def runs_only() -> State:
    """Returns a table of two at which seat 0 can lay runs and nothing else.

    Seat 1 holds all other professors with combinations that nobody can beat.
    """
    box = Box()
    hand = (*box.cards(*values(6, 7, 8, 9)), box.card((10, 4)))
    state = table(box, [hand, box.some(5)])
    for discipline in range(1, 5):
        give_professor(state, 1, discipline)
    return state


def match_of_draws(state: State, turns: int) -> Match:
    """Returns a match in which each seat has drawn in this number of turns."""
    match = match_from(state)
    for _ in range(2 * turns):
        take_turn(match, moves.DrawTwo())
    return match


def take_turn(match: Match, action: moves.Action) -> None:
    """Plays a main action, and ends the turn if it does not end by itself."""
    match.play(action)
    if moves.EndTurn() in match.menu():
        match.play(moves.EndTurn())


def test_who_draws_is_told_of_the_professors_that_its_hand_could_have_won() -> None:
    assert sentences(match_of_draws(runs_only(), 4))["drew_instead"] == (
        "You drew cards in all 4 turns in which your hand could have won a professor and an "
        "object. A professor gives you an object every turn until the pile is empty."
    )


def test_who_draws_has_missed_neither_its_own_professors_nor_those_without_objects() -> None:
    own, empty = runs_only(), runs_only()
    give_professor(own, 0, components.RUN, Box().cards((1, 0), (2, 1)))
    empty.piles[components.RUN] = ()
    for state in (own, empty):
        match = match_of_draws(state, 4)
        assert any(isinstance(action, Lay) for action in match.menu())
        assert "drew_instead" not in sentences(match)


def contested_alchemist() -> tuple[State, Lay, Enlarge, Lay]:
    """Returns an expert table at which seat 1 holds the Alchemist and lacks only a vial.

    Then come the two ways in which seat 0 can win the Alchemist, by laying and by enlarging a run,
    and the run with which seat 1 can win the Alchemist back.
    """
    box = Box()
    own, theirs = values(3, 4), values(5, 6)
    old, held = box.cards(*own), box.cards(*theirs)
    more, stronger = values(5, 6, 7), values(9, 10, 11, 12, 13, 8)
    hand, rival = box.cards(*more), box.cards(*stronger)
    state = table(box, [hand, rival], expert=True)
    give_professor(state, 0, components.RUN, old)
    give_professor(state, 1, components.RUN, held)
    state.objects[1] = ((), (1,), (1,), (1,), (1,))
    new = lay_action(components.RUN, hand, more)
    larger = enlarge_action(0, (*old, *hand), [*own, *more])
    return state, new, larger, lay_action(components.RUN, rival, stronger)


def test_a_collection_is_let_through_only_by_who_left_the_professor_alone() -> None:
    state, new, larger, back = contested_alchemist()
    idle = match_from(state)
    take_turn(idle, moves.DrawTwo())
    take_turn(idle, moves.DrawTwo())
    assert sentences(idle)["collection_let_through"] == (
        "In round 1, Blaise completed a collection with the Alchemist: you could have won that "
        "professor on your last turn."
    )
    for action in (new, larger):
        match = match_from(state)
        take_turn(match, action)
        take_turn(match, back)
        assert match.observe(None).gold == (False, True)  # type: ignore[attr-defined]
        assert "collection_let_through" not in sentences(match)


def last_turn_of_round(cards: int, *vials: int) -> State:
    """Returns a table at which this turn of seat 0 ends the round, and seat 1 wins it on points.

    Seat 0 has a run of four among its `cards` cards, and these vials.
    """
    box = Box()
    run = box.cards(*values(6, 7, 8, 9))
    state = table(box, [(*run, *box.some(cards - 4)), box.some(8)])
    state.piles[:] = [(), (), (), (1,), (1,)]
    state.objects[:] = [(vials, (), (), (), ()), ((3,), (3,), (), (), ())]
    return state


def test_an_object_that_was_discarded_in_the_last_turn_is_none_at_the_end_of_the_round() -> None:
    match = match_from(last_turn_of_round(8, 1))
    match.play(moves.DrawTwo())
    match.play(moves.SpendObject(components.RUN, 1))
    sentence = sentences(match)["rounds_without_objects"]
    assert sentence == "You ended 1 of 1 rounds without a single object."
    match = match_from(last_turn_of_round(8, 1))
    take_turn(match, moves.DrawTwo())
    assert "rounds_without_objects" not in sentences(match)


def test_the_cards_in_hand_at_the_end_of_a_round_are_those_left_after_its_last_turn() -> None:
    match = match_from(last_turn_of_round(14))
    laid = max(match.menu(), key=lambda action: len(getattr(action, "cards", ())))
    take_turn(match, laid)
    assert "cards_left_in_hand" not in sentences(match)
    match = match_from(last_turn_of_round(10))
    take_turn(match, moves.DrawTwo())
    assert sentences(match)["cards_left_in_hand"].startswith(
        "You lost 1 round with 12 or more cards"
    )


@pytest.mark.parametrize(
    ("last", "is_reported"), [((), True), ((moves.RoundEnded(0, 0, 0, ()),), False)]
)
def test_a_professor_given_back_in_the_turn_that_ends_the_round_was_not_given_away(
    last: tuple[Event, ...], is_reported: bool
) -> None:
    before = SimpleNamespace(professors=[7])
    events = (moves.TookBack(0, 7, 0, (), ()), moves.TurnEnded(0), *last)
    turns = tuple(SeenMove(place, 0, None, (), before, None, events) for place in range(2))
    finding = FINDERS["professors_given_back"](SeenMatch(0, NAMES[:2], turns, (1, 2)))
    assert (finding is not None) == is_reported


def test_nobody_is_taught_not_to_do_what_was_done_after_a_word_of_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = bad_play.played("anludim", SPENDING_POLICY, 3)
    assert "objects_spent" in bad_play.faults(match)
    monkeypatch.setattr(match, "advised", dict.fromkeys(range(len(match.actions)), 50))
    assert not bad_play.faults(match)
    monkeypatch.setattr(match, "advised", {0: 50})
    assert "objects_spent" in bad_play.faults(match), "advice once is not advice for the most part"


Turn = list[tuple[int, int]]
"""The professors that move in a turn: (discipline, new seat) each."""


def held_and_lost(*turns: Turn) -> str | None:
    """Returns what seat 0 learns about professors that it lost before its next turn.

    Seats 0 and 1 take these turns, one after the other.
    """
    holders = [-1] * 5
    taken_turns: list[SeenMove] = []
    for place, turn in enumerate(turns):
        events: list[Event] = []
        for discipline, seat in turn:
            events.append(moves.ProfessorMoved(discipline, holders[discipline], seat))
            holders[discipline] = seat
        events.append(moves.TurnEnded(place % 2))
        taken_turns.append(SeenMove(place, place % 2, None, (), None, None, tuple(events)))
    finding = FINDERS["professors_lost_at_once"](
        SeenMatch(0, NAMES[:2], tuple(taken_turns), (1, 2))
    )
    return finding.sentence.render(english) if finding else None


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
    finding = FINDERS["kept_no_cards"](SeenMatch(0, NAMES[:2], tuple(kept), (2, 1)))
    assert finding is not None
    assert "although you could have kept up to 2:" in finding.sentence.render(english)


def test_how_the_match_stands_names_no_limit_of_the_hand() -> None:
    box = Box()
    state = table(box, [box.cards((7, 0), (8, 1)), box.some(8)])
    give_professor(state, 1, components.PAIRS)
    hand = f"{card_name(state.hands[0][0])} and {card_name(state.hands[0][1])}"
    text = str(situation(RULES.observe(state, Seat(0)), NAMES))
    assert f"2 cards in hand: {hand}. You still need" in text
    assert text.endswith("Blaise has the Necromancer.")
