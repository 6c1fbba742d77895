# SPDX-License-Identifier: MIT
"""The expert game: cards on the table move up to higher disciplines, and combinations grow."""

from tests.games.anludim.tables import (
    Box,
    end_turns,
    enlarge_action,
    lay_action,
    play,
    reason_against,
    table,
    values,
)
from wizardtable.games.anludim.rules import components, moves
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import MAIN, State


def with_pair_of_elevens() -> tuple[
    State, tuple[components.CardId, components.CardId], tuple[components.CardId, ...]
]:
    """Returns the example of the rules: a pair of 11s (11/9 and 11/8) is laid, two 9s are in hand.

    The result is the state, the two laid cards, and the hand.
    """
    box = Box()
    nine, eight = box.card((11, 2), (9, 3)), box.card((11, 1), (8, 0))
    hand = box.cards((9, 0), (9, 1), (10, 0))
    state = table(box, [(nine, eight, *hand), box.some(8)], expert=True)
    play(state, lay_action(components.PAIRS, (nine, eight), [(11, 2), (11, 1)]))
    end_turns(state, 1)
    return state, (nine, eight), hand


def test_cards_of_a_pair_of_elevens_go_into_a_triple_of_nines() -> None:
    state, (nine, eight), hand = with_pair_of_elevens()
    triple = lay_action(components.TRIPLES, (nine, *hand[:2]), [(9, 3), (9, 0), (9, 1)])
    assert triple in RULES.legal_actions(state)
    journal = play(state, triple)
    assert journal[:5] == [
        moves.GaveUp(0, 0, components.PAIRS, (eight, nine), (0, 0)),
        moves.ProfessorMoved(components.PAIRS, 0, -1),
        moves.Discarded(0, (eight,)),
        moves.Laid(0, 1, components.TRIPLES, triple.cards, triple.halves, False),
        moves.ProfessorMoved(components.TRIPLES, -1, 0),
    ]
    assert state.discards == [eight]
    assert state.holders[components.PAIRS] == -1
    end_turns(state, 1)
    assert state.objects[0][components.TRIPLES] == (1,)


def test_cards_of_a_pair_never_go_into_a_run() -> None:
    state, (nine, eight), hand = with_pair_of_elevens()
    run = lay_action(
        components.RUN, (eight, hand[0], hand[2], nine), [(8, 0), (9, 0), (10, 0), (11, 2)]
    )
    assert reason_against(state, run) == (
        "You can reuse laid cards only in a combination of a higher discipline."
    )


def test_cards_of_a_pair_never_go_into_another_pair() -> None:
    state, (nine, _), hand = with_pair_of_elevens()
    pair = lay_action(components.PAIRS, (nine, hand[0]), [(9, 3), (9, 0)])
    assert reason_against(state, pair) == (
        "You can reuse laid cards only in a combination of a higher discipline."
    )


def test_laid_cards_never_return_to_the_hand() -> None:
    state, _, _ = with_pair_of_elevens()
    assert state.phase == MAIN
    assert reason_against(state, moves.TakeBack(0)) == (
        "In the expert game, you cannot take laid cards back into your hand."
    )


def test_a_combination_may_be_laid_with_cards_of_the_table_alone() -> None:
    box = Box()
    halves = [(3, 0), (4, 0)]
    cards = box.cards(*halves)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.RUN, cards, halves))
    end_turns(state, 1)
    play(state, lay_action(components.COLOUR_SET, cards, halves))
    assert state.holders[:2] == [-1, 0]
    assert state.discards == []


def test_a_combination_is_enlarged_by_a_card_from_the_hand() -> None:
    box = Box()
    run = values(4, 5, 6)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.RUN, cards[:2], run[:2]))
    end_turns(state, 1)
    journal = play(state, enlarge_action(0, cards, run))
    assert state.best[components.RUN] == (3, 6)
    assert len(state.combinations[0]) == 1
    assert not [event for event in journal if isinstance(event, moves.ProfessorMoved)]


def test_enlarging_brings_back_the_professor_that_was_lost() -> None:
    box = Box()
    mine, theirs = values(4, 5, 6), values(6, 7)
    cards, others = box.cards(*mine), box.cards(*theirs)
    state = table(box, [cards, others], expert=True)
    play(
        state,
        lay_action(components.RUN, cards[:2], mine[:2]),
        lay_action(components.RUN, others, theirs),
    )
    journal = play(state, enlarge_action(0, cards, mine))
    assert moves.ProfessorMoved(components.RUN, 1, 0) in journal


def test_an_enlarged_combination_may_take_cards_of_a_lower_one() -> None:
    box = Box()
    run, blues = (
        [(3, components.BLUE), (4, components.BLUE)],
        [(9, components.BLUE), (10, components.BLUE)],
    )
    low, high = box.cards(*run), box.cards(*blues)
    state = table(box, [(*low, *high), box.some(8)], expert=True)
    play(state, lay_action(components.RUN, low, run))
    end_turns(state, 1)
    play(state, lay_action(components.COLOUR_SET, high, blues))
    end_turns(state, 2)
    journal = play(state, enlarge_action(1, (*high, low[0]), [*blues, run[0]]))
    assert moves.ProfessorMoved(components.RUN, 0, -1) in journal
    assert moves.Discarded(0, (low[1],)) in journal
    assert [combination.strength for combination in state.combinations[0]] == [(3, 10, 9, 3)]


def test_halves_may_be_renamed_when_a_combination_is_enlarged() -> None:
    box = Box()
    both = box.card((6, components.BLUE), (4, components.RED))
    cards = (
        both,
        box.card((7, components.BLUE)),
        box.card((5, components.BLUE)),
        box.card((6, components.YELLOW)),
    )
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.RUN, cards[:2], [(6, components.BLUE), (7, components.BLUE)]))
    end_turns(state, 1)
    halves = [
        (4, components.RED),
        (7, components.BLUE),
        (5, components.BLUE),
        (6, components.YELLOW),
    ]
    play(state, enlarge_action(0, cards, halves))
    assert state.best[components.RUN] == (4, 7)


def test_an_enlarged_combination_keeps_all_its_cards_and_gains_one() -> None:
    box = Box()
    run = values(4, 5, 6)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.RUN, cards[:2], run[:2]))
    end_turns(state, 1)
    reason = "Keep all the cards in the combination, and add at least one."
    assert reason_against(state, enlarge_action(0, cards[:2], run[:2])) == reason
    assert reason_against(state, enlarge_action(0, cards[1:], run[1:])) == reason


def test_an_enlarged_combination_must_beat_all_others() -> None:
    box = Box()
    mine, theirs = values(4, 5, 6), values(8, 9, 10)
    cards, others = box.cards(*mine), box.cards(*theirs)
    state = table(box, [cards, others], expert=True)
    play(
        state,
        lay_action(components.RUN, cards[:2], mine[:2]),
        lay_action(components.RUN, others, theirs),
    )
    assert reason_against(state, enlarge_action(0, cards, mine)) == (
        "A stronger run is already on the table: a run of 3 cards up to 10."
    )
    assert (
        reason_against(state, enlarge_action(1, others, theirs)) == "This combination is not yours."
    )


def test_enlarging_belongs_to_the_expert_game() -> None:
    box = Box()
    run = values(4, 5, 6)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)])
    play(state, lay_action(components.RUN, cards[:2], run[:2]))
    end_turns(state, 1)
    assert reason_against(state, enlarge_action(0, cards, run)) == (
        "You can enlarge combinations only in the expert game."
    )


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    state, _, _ = with_pair_of_elevens()
    state.discards, state.deck = state.deck[:3], state.deck[3:4]
    journal = play(state, moves.DrawTwo())
    assert moves.Reshuffled(3) in journal
    assert len(state.deck) == 2
    assert state.discards == []


def test_the_option_is_open_while_discards_can_be_shuffled() -> None:
    state, _, _ = with_pair_of_elevens()
    state.discards, state.deck = state.deck[:1], []
    play(state, moves.SpendObject(components.PAIRS, 1))
    assert state.deck == state.discards == []


def test_who_could_lay_only_with_cards_of_the_table_may_pass_when_nothing_can_be_drawn() -> None:
    box = Box()
    fours = values(4, 4, 4, 4)
    cards = box.cards(*fours)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(components.TRIPLES, cards[:3], fours[:3]))
    end_turns(state, 1)
    state.deck, state.row = [], [components.HIDDEN] * 3
    state.hands[0] = cards[3:]
    menu = list(RULES.legal_actions(state))
    assert moves.Pass() in menu
    assert any(isinstance(a, moves.Lay) and a.discipline == components.ASSEMBLY for a in menu)
    play(state, moves.Pass())
    assert state.active == 1
