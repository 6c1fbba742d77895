# SPDX-License-Identifier: MIT
"""Anludim's sentences: prompts, entries of the list of moves, lines of the log, tooltips."""

import random
from typing import Any

import pytest

from tests.games.anludim.tables import (
    Box,
    end_turns,
    enlarge_action,
    lay_action,
    play,
    table,
    values,
)
from wizardtable.core.game import Seat, Setup
from wizardtable.games.anludim.rules import components, moves, terms
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import OVER, Combination
from wizardtable.games.anludim.text import round_end
from wizardtable.games.anludim.text.wording import WORDING

NAMES = ("Ada", "Ludo", "Anne")


def test_the_prompt_says_what_is_expected_or_whom_one_waits_for() -> None:
    box = Box()
    pair = values(7, 7)
    cards = box.cards(*pair)
    state = table(box, [cards, box.some(8)])

    def prompt(seat: int) -> str:
        return str(WORDING.prompt(RULES.observe(state, Seat(seat)), NAMES))

    assert prompt(0) == "Lay a combination or draw."
    assert prompt(1) == "Ada is playing."
    play(state, lay_action(components.PAIRS, cards, pair))
    end_turns(state, 1)
    assert prompt(0) == "Take back combinations if you like, then lay one or draw."
    play(state, moves.DrawTwo())
    assert prompt(0) == "Discard an object or scroll to draw a card, or end your turn."


def test_the_action_list_names_the_halves_that_count() -> None:
    box = Box()
    run = values(6, 7)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)])
    observation = RULES.observe(state, Seat(0))
    assert str(WORDING.action(observation, lay_action(components.RUN, cards, run), NAMES)) == (
        "Lay a run of 2 cards: blue 6, red 7"
    )
    play(state, lay_action(components.RUN, cards, run))
    end_turns(state, 1)
    observation = RULES.observe(state, Seat(0))
    assert (
        str(WORDING.action(observation, moves.TakeBack(0), NAMES))
        == "Take back a run of 2 cards up to 7"
    )
    assert str(WORDING.action(observation, moves.DrawTwo(), NAMES)) == "Draw two cards"
    assert str(WORDING.action(observation, moves.SpendObject(components.RUN, 1), NAMES)) == (
        "Discard a vial worth 1 point to draw a card"
    )
    assert str(WORDING.action(observation, moves.TakeOpen(components.CardId(0)), NAMES)) == (
        "Take the open card green 2 / blue 1"
    )
    assert str(WORDING.action(observation, moves.Keep(()), NAMES)) == "Keep none"


def test_without_cards_to_draw_the_prompt_still_tells_of_taking_back() -> None:
    box = Box()
    pair = values(7, 7)
    cards = box.cards(*pair)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.PAIRS, cards, pair))
    end_turns(state, 1)
    state.deck, state.row = [], [components.HIDDEN] * 3

    def prompt() -> str:
        return str(WORDING.prompt(RULES.observe(state, Seat(0)), NAMES))

    expected = "No cards left to draw: lay a combination, or pass if you cannot."
    assert prompt() == (
        "No cards left to draw: take back combinations if you like, then lay one, or pass if you "
        "cannot."
    )
    state.combinations[0] = ()
    assert prompt() == expected


def test_what_is_given_up_for_a_combination_is_said_before_and_after() -> None:
    box = Box()
    both, nine = (11, 2), (9, 3)
    cards = (box.card(both, nine), box.card((11, 1), (8, 0)), *box.cards((9, 0), (9, 1)))
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.PAIRS, cards[:2], [both, (11, 1)]))
    end_turns(state, 1)
    triple = lay_action(components.TRIPLES, (cards[0], *cards[2:]), [nine, (9, 0), (9, 1)])
    observation = RULES.observe(state, Seat(0))
    assert str(WORDING.action(observation, triple, NAMES)) == (
        "Lay 1 triple: yellow 9, red 9, blue 9 (gives up a pair of 11s with the Necromancer)"
    )
    lines = [WORDING.event(event, NAMES) for event in play(state, triple)]
    assert [str(line) for line in lines if line][:4] == [
        "Ada gives up a pair of 11s.",
        "Ada sends the Necromancer back to the board.",
        "Ada discards red 11 / blue 8.",
        "Ada lays a triple of 9s.",
    ]


def test_an_enlargement_names_what_is_enlarged_and_all_its_halves() -> None:
    box = Box()
    run = values(4, 5, 6)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.RUN, cards[:2], run[:2]))
    end_turns(state, 1)
    larger = enlarge_action(0, cards, run)
    assert str(WORDING.action(RULES.observe(state, Seat(0)), larger, NAMES)) == (
        "Enlarge a run of 2 cards up to 5: blue 4, red 5, green 6"
    )
    text = str(WORDING.event(play(state, larger)[0], NAMES))
    assert text == "Ada enlarges a combination to a run of 3 cards up to 6."


def test_the_log_tells_which_combination_is_taken_back() -> None:
    box = Box()
    pair = values(7, 7)
    cards = box.cards(*pair)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.PAIRS, cards, pair))
    end_turns(state, 1)
    lines = [WORDING.event(event, NAMES) for event in play(state, moves.TakeBack(0))]
    assert [str(line) for line in lines if line] == [
        "Ada takes back a pair of 7s.",
        "Ada sends the Necromancer back to the board.",
    ]


def test_the_log_tells_who_lays_what_and_wins_whom() -> None:
    box = Box()
    sevens = values(7, 7, 7)
    cards = box.cards(*sevens)
    state = table(box, [cards, box.some(8)])
    lines = [
        WORDING.event(event, NAMES)
        for event in play(state, lay_action(components.TRIPLES, cards, sevens))
    ]
    assert [str(line) for line in lines if line] == [
        "Ada lays a triple of 7s.",
        "Ada wins the Seer.",
        "Ada receives a talisman worth 1 point: 1 point in all.",
    ]
    moved = WORDING.event(moves.ProfessorMoved(components.TRIPLES, 0, 1), NAMES)
    assert str(moved) == "Ludo wins the Seer from Ada."


def test_readings_and_what_has_to_be_beaten_are_said_shortly() -> None:
    assert str(terms.combination_title(components.RUN, (4, 9))) == "Run of 4 cards up to 9"
    assert (
        str(terms.combination_title(components.COLOUR_SET, (3, 9, 5, 2)))
        == "Colour set of 3 cards: 9, 5 and 2"
    )
    assert str(terms.combination_title(components.PAIRS, (2, 7, 4))) == "2 pairs: 7 and 4"
    assert (
        str(terms.strength_to_beat_sentence(components.RUN, (4, 9)))
        == "To beat: a run of 4 cards up to 9."
    )
    assert (
        str(terms.strength_to_beat_sentence(components.RUN, None))
        == "No run on the table: any run will do."
    )
    assert (
        str(terms.strength_to_beat_sentence(components.RUN, ()))
        == "No run on the table: any run will do."
    )


def test_points_are_told_by_kind_and_turns_are_counted() -> None:
    state = RULES.deal(Setup(3), 1)
    state.objects[0] = ((1, 2), (), (), (), (5,))
    observation = RULES.observe(state, None)
    tally = WORDING.tally(observation)[0]
    assert tally.total == 8 + state.scrolls[0]
    assert [(str(name), points) for name, points in tally.lines][:1] == [("2 vials", 3)]
    assert sum(points for _, points in tally.lines) == tally.total
    assert WORDING.turn(observation) == 1


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ((moves.COLLECTION, 1, 1, (15, 4, 9)), "Their collection has all five kinds of objects."),
        (
            (moves.COLLECTION, 1, 1, (15, 4, 9), (components.TRIPLES,)),
            "Their collection has objects of 4 kinds, plus the Seer in place of the rest.",
        ),
        (
            (moves.EMPTY_PILES, 0, 1, (15, 22, 9)),
            "Three piles are empty: 22 points against 15 and 9.",
        ),
        (
            (moves.EMPTY_PILES, 1, 1, (9, 19, 19)),
            "Three piles are empty: 19 points each for Ludo and Anne; Ludo ended the round and "
            "wins the tie.",
        ),
        (
            (moves.STANDSTILL, 0, 1, (9, 19, 19)),
            "Nobody drew a card or received an object in their last two turns: 19 points each for "
            "Ludo and Anne. Ada ended the round; of the tied players, Ludo comes next in turn "
            "order and wins.",
        ),
    ],
)
def test_the_log_tells_why_a_round_is_won(event: tuple[Any, ...], why: str) -> None:
    assert str(WORDING.event(moves.RoundEnded(*event), NAMES)) == f"Ludo wins the round. {why}"


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ((moves.COLLECTION, 1, 1, (15, 4, 9)), "All five kinds of objects"),
        (
            (moves.COLLECTION, 1, 1, (15, 4, 9), (components.TRIPLES,)),
            "4 kinds of objects, plus the Seer",
        ),
        ((moves.EMPTY_PILES, 0, 1, (15, 22, 9)), "Three piles are empty: 22 points win"),
        ((moves.EMPTY_PILES, 1, 1, (9, 19, 19)), "Tie at 19 points: Ludo ended the round"),
        ((moves.STANDSTILL, 0, 1, (9, 19, 19)), "Tie at 19 points: Ludo comes next in turn order"),
        ((moves.STANDSTILL, 0, 1, (9, 19, 1)), "Standstill: 19 points win"),
    ],
)
def test_a_banner_tells_in_short_why_a_round_is_won(event: tuple[Any, ...], why: str) -> None:
    assert str(round_end.why_in_short(moves.RoundEnded(*event), NAMES)) == why


def test_a_ranking_says_what_decided_the_last_round() -> None:
    state = RULES.deal(Setup(3), 1)
    state.scrolls = [0, 0, 0]
    state.phase, state.winner, state.gold[0] = OVER, 0, True

    def note() -> str:
        return str(WORDING.tally(RULES.observe(state, None))[0].note)

    state.objects = [((1,),) * 5, ((3,), (3,), (3, 3), (), ()), ((),) * 5]
    assert note() == "2 rounds won, the last with all five kinds of objects"
    state.objects[0] = ((1,), (1,), (1,), (), (1,))
    state.combinations[0] = (Combination(7, 0, components.TRIPLES, (), (), (1, 9)),)
    state.professors[components.TRIPLES], state.piles[components.TRIPLES] = 7, ()
    assert note() == "2 rounds won, the last with 4 kinds of objects plus the Seer"
    state.professors[components.TRIPLES] = -1
    assert note() == "2 rounds won"
    state.objects[1] = ((3,), (), (), (1,), ())
    assert note() == "2 rounds won, the last on a tie-break"


def test_every_menu_entry_event_and_hover_text_reads_as_english() -> None:
    chance = random.Random(6)
    for expert in (False, True):
        state = RULES.deal(Setup(3, (("expert", expert),)), 7)
        while (seat := RULES.to_move(state)) is not None:
            observation = RULES.observe(state, seat)
            menu = RULES.legal_actions(state)
            texts = [WORDING.action(observation, action, NAMES) for action in menu]
            texts.append(WORDING.prompt(observation, NAMES))
            events: list[moves.AnludimEvent] = []
            RULES.apply(state, chance.choice(menu), events)
            redacted = [RULES.redact(event, seat) for event in events]
            lines = [WORDING.event(event, NAMES) for event in redacted if event is not None]
            for text in [*texts, *(line for line in lines if line)]:
                assert "{" not in str(text)
                assert "%n" not in str(text)
                assert "(s)" not in str(text)
