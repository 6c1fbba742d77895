# SPDX-License-Identifier: MIT
"""A turn of the base game: taking back, laying or drawing, the option, and the objects."""

from tests.games.anludim.tables import (
    Box,
    end_turns,
    lay_action,
    play,
    reason_against,
    table,
    values,
)
from wizardtable.games.anludim.rules import components, moves
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import AFTER, MAIN, START, State

SEVENS = values(7, 7, 7)


def two_players(*halves: tuple[int, int]) -> tuple[State, tuple[components.CardId, ...]]:
    """Returns a state whose first player has cards with these halves, and these cards.

    The second player has eight other cards.
    """
    box = Box()
    cards = box.cards(*halves)
    return table(box, [cards, box.some(8)]), cards


def test_laying_the_strongest_combination_brings_the_professor_and_an_object() -> None:
    state, cards = two_players(*SEVENS)
    journal = play(state, lay_action(components.TRIPLES, cards, SEVENS))
    assert moves.ProfessorMoved(components.TRIPLES, -1, 0) in journal
    assert moves.ObjectTaken(components.TRIPLES, 0, 1, 1) not in journal
    assert moves.ObjectTaken(0, components.TRIPLES, 1, 1) in journal
    assert state.hands[0] == ()
    assert state.active == 1


def test_the_professor_comes_from_wherever_he_is() -> None:
    box = Box()
    low, high = values(3, 4), values(4, 5)
    first, second = box.cards(*low), box.cards(*high)
    state = table(box, [first, second])
    play(state, lay_action(components.RUN, first, low))
    journal = play(state, lay_action(components.RUN, second, high))
    assert moves.ProfessorMoved(components.RUN, 0, 1) in journal
    assert state.holders[components.RUN] == 1
    assert len(state.combinations[0]) == 1  # a combination without its professor stays


def test_a_professor_pays_at_the_end_of_every_turn_of_his_holder_only() -> None:
    state, cards = two_players(*SEVENS)
    play(state, lay_action(components.TRIPLES, cards, SEVENS))
    end_turns(state, 2)
    assert state.objects[0][components.TRIPLES] == (1, 2)
    assert state.objects[1][components.TRIPLES] == ()


def test_a_combination_that_lost_its_professor_still_has_to_be_beaten() -> None:
    box = Box()
    pair, low = values(9, 9), values(8, 8)
    mine, theirs = box.cards(*pair), box.cards(*low)
    state = table(box, [mine, theirs])
    play(state, lay_action(components.PAIRS, mine, pair))
    state.professors[components.PAIRS] = state.holders[components.PAIRS] = -1
    assert reason_against(state, lay_action(components.PAIRS, theirs, low)) == (
        "Stronger pairs are already on the table: a pair of 9s."
    )


def test_a_new_combination_must_beat_ones_own_too() -> None:
    box = Box()
    strong, weak = values(6, 7, 8), values(2, 3, 4)
    cards = box.cards(*strong, *weak)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.RUN, cards[:3], strong))
    end_turns(state, 1)
    assert reason_against(state, lay_action(components.RUN, cards[3:], weak)) == (
        "A stronger run is already on the table: a run of 3 cards up to 8."
    )


def test_an_equal_combination_is_not_stronger() -> None:
    box = Box()
    first, second = box.cards((3, 0), (4, 1)), box.cards((3, 2), (4, 3))
    state = table(box, [first, second])
    play(state, lay_action(components.RUN, first, [(3, 0), (4, 1)]))
    assert reason_against(state, lay_action(components.RUN, second, [(3, 2), (4, 3)])) == (
        "You must beat what is already on the table: a run of 2 cards up to 4."
    )


def test_a_combination_counts_only_in_its_own_discipline() -> None:
    box = Box()
    sevens = values(7, 7, 7, 7)
    four = box.cards(*sevens)
    pair = box.cards((2, 0), (2, 1))
    state = table(box, [four, pair])
    play(state, lay_action(components.ASSEMBLY, four, sevens))
    play(state, lay_action(components.PAIRS, pair, [(2, 0), (2, 1)]))
    assert state.holders == [-1, -1, 1, -1, 0]


def test_taking_back_returns_all_cards_to_the_hand_and_the_professor_to_the_board() -> None:
    state, cards = two_players(*SEVENS)
    play(state, lay_action(components.TRIPLES, cards, SEVENS))
    end_turns(state, 1)
    journal = play(state, moves.TakeBack(0))
    assert moves.ProfessorMoved(components.TRIPLES, 0, -1) in journal
    assert set(state.hands[0]) == set(cards)
    assert state.best[components.TRIPLES] == ()
    assert state.phase == START


def test_a_freed_professor_does_not_go_to_the_next_best_combination() -> None:
    box = Box()
    low, high = values(3, 4), values(4, 5)
    first, second = box.cards(*low), box.cards(*high)
    state = table(box, [first, second])
    play(state, lay_action(components.RUN, first, low), lay_action(components.RUN, second, high))
    end_turns(state, 1)
    play(state, moves.TakeBack(1))
    assert state.holders[components.RUN] == -1
    assert state.best[components.RUN] == (2, 4)


def test_cards_taken_back_may_be_laid_at_once_in_another_discipline() -> None:
    box = Box()
    sevens = values(7, 7, 7, 7)
    cards = box.cards(*sevens)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.TRIPLES, cards[:3], sevens[:3]))
    end_turns(state, 1)
    play(state, moves.TakeBack(0), lay_action(components.ASSEMBLY, cards, sevens))
    assert state.holders[components.ASSEMBLY] == 0


def test_several_combinations_may_be_taken_back_one_after_another() -> None:
    box = Box()
    run, pair = values(2, 3), values(9, 9)
    cards = box.cards(*run, *pair)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.RUN, cards[:2], run))
    end_turns(state, 1)
    play(state, lay_action(components.PAIRS, cards[2:], pair))
    end_turns(state, 2)
    play(state, moves.TakeBack(0), moves.TakeBack(1))
    assert set(state.hands[0]) == set(cards)


def test_taking_back_comes_before_the_option() -> None:
    state, cards = two_players(*SEVENS)
    play(state, lay_action(components.TRIPLES, cards, SEVENS))
    end_turns(state, 1)
    play(state, moves.SpendObject(components.TRIPLES, 1))
    assert state.phase == MAIN
    assert reason_against(state, moves.TakeBack(0)) == (
        "You can take combinations back only at the start of your turn."
    )


def test_two_cards_are_drawn_unseen() -> None:
    state, _ = two_players(*SEVENS)
    top = state.deck[-2:]
    play(state, moves.DrawTwo())
    assert state.hands[0][-2:] == (top[1], top[0])
    assert state.known[0] == ()


def test_an_open_card_is_replaced_at_once_and_everybody_saw_it() -> None:
    state, _ = two_players(*SEVENS)
    taken, coming = state.row[1], state.deck[-1]
    play(state, moves.TakeOpen(taken))
    assert state.row[1] == coming
    assert state.known[0] == (taken,)


def test_the_turn_ends_by_itself_where_the_option_is_closed() -> None:
    state, _ = two_players(*SEVENS)
    play(state, moves.DrawTwo())
    assert state.active == 1


def test_a_scroll_may_be_discarded_after_the_main_action_for_a_card() -> None:
    state, _ = two_players(*SEVENS)
    state.scrolls[0] = 1
    play(state, moves.DrawTwo())
    assert (state.active, state.phase) == (0, AFTER)
    play(state, moves.SpendScroll())
    assert len(state.hands[0]) == 6
    assert state.scrolls[0] == 0
    assert state.active == 1


def test_the_option_may_come_before_the_main_action_but_only_once() -> None:
    state, _ = two_players(*SEVENS)
    state.scrolls[0] = 2
    play(state, moves.SpendScroll())
    assert reason_against(state, moves.SpendScroll()) == (
        "You have already discarded an object or a scroll this turn."
    )
    play(state, moves.DrawTwo())
    assert state.active == 1


def test_the_turn_may_end_without_the_option() -> None:
    state, _ = two_players(*SEVENS)
    state.scrolls[0] = 1
    play(state, moves.DrawTwo(), moves.EndTurn())
    assert state.scrolls[0] == 1
    assert state.active == 1


def test_a_discarded_object_is_out_for_the_round() -> None:
    state, cards = two_players(*SEVENS)
    play(state, lay_action(components.TRIPLES, cards, SEVENS))
    end_turns(state, 1)
    play(state, moves.SpendObject(components.TRIPLES, 1), moves.DrawTwo())
    assert state.objects[0][components.TRIPLES] == (2,)
    assert 1 not in state.piles[components.TRIPLES]


def test_a_draw_of_two_takes_the_one_card_that_is_left() -> None:
    state, _ = two_players(*SEVENS)
    state.deck = state.deck[:1]
    journal = play(state, moves.DrawTwo())
    assert [event.cards for event in journal if isinstance(event, moves.Drew)] == [
        state.hands[0][-1:],
    ]


def test_the_open_row_is_not_refilled_when_the_deck_is_empty() -> None:
    state, _ = two_players(*SEVENS)
    state.deck = []
    play(state, moves.TakeOpen(state.row[2]))
    assert state.row[2] == components.HIDDEN


def test_the_option_is_closed_when_no_card_can_be_drawn() -> None:
    state, _ = two_players(*SEVENS)
    state.deck = []
    state.scrolls[0] = 1
    assert reason_against(state, moves.SpendScroll()) == "The deck is empty."
    play(state, moves.TakeOpen(state.row[0]))
    assert state.active == 1


def test_who_can_neither_lay_nor_draw_passes() -> None:
    state, cards = two_players(*SEVENS)
    assert reason_against(state, moves.Pass()) == "You cannot pass while there are cards to draw."
    state.deck, state.row = [], [components.HIDDEN] * 3
    assert (
        reason_against(state, moves.Pass())
        == "You cannot pass while you can lay a combination from your hand."
    )
    state.hands[0] = cards[:1]
    assert list(RULES.legal_actions(state)) == [moves.Pass()]
    play(state, moves.Pass())
    assert state.active == 1


def test_there_is_no_hand_limit_during_a_round() -> None:
    state, _ = two_players(*SEVENS)
    for _ in range(8):
        play(state, moves.DrawTwo())
    assert len(state.hands[0]) == 11


def test_what_is_not_the_time_for_is_refused_with_the_reason() -> None:
    state, _ = two_players(*SEVENS)
    assert reason_against(state, moves.EndTurn()) == "First lay a combination or draw."
    assert reason_against(state, moves.Keep(())) == "You can keep cards only between rounds."
    state.scrolls[0] = 1
    play(state, moves.DrawTwo())
    assert (
        reason_against(state, moves.DrawTwo()) == "You have already laid cards or drawn this turn."
    )
    assert (
        reason_against(state, moves.SpendObject(components.RUN, 1))
        == "You do not have this object."
    )


def test_only_cards_of_ones_own_hand_are_laid_each_named_once() -> None:
    state, cards = two_players(*SEVENS)
    foreign = state.hands[1][:2]
    halves = [components.CARDS[card][0] for card in foreign]
    assert (
        reason_against(state, lay_action(components.RUN, foreign, halves))
        == "You can lay only cards from your own hand."
    )
    twice = moves.Lay(components.PAIRS, (cards[0], cards[0]), (0, 1))
    assert (
        reason_against(state, twice) == "Use each card only once, and choose one of its two halves."
    )
    assert reason_against(state, moves.TakeBack(5)) == "This combination is not yours."
    assert (
        reason_against(state, moves.TakeOpen(cards[0])) == "This card is not one of the open cards."
    )


def test_cards_on_the_table_have_to_be_taken_back_before_they_are_laid_again() -> None:
    state, cards = two_players(*SEVENS)
    play(state, lay_action(components.TRIPLES, cards, SEVENS))
    end_turns(state, 1)
    assert reason_against(state, lay_action(components.PAIRS, cards[:2], SEVENS[:2])) == (
        "To reuse laid cards, take them back at the start of your turn."
    )


def test_any_strength_that_beats_the_table_is_legal_not_only_those_of_the_menu() -> None:
    box = Box()
    blues = [(value, components.BLUE) for value in (3, 5, 7, 9)]
    cards = box.cards(*blues)
    state = table(box, [cards, box.some(8)])
    middle = lay_action(components.COLOUR_SET, cards[1:3], blues[1:3])
    assert middle not in RULES.legal_actions(state)
    play(state, middle)
    assert state.best[components.COLOUR_SET] == (2, 7, 5)
