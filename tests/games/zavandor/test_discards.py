# SPDX-License-Identifier: MIT
"""Hands, their limit, and the discards at the end of a round."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.zavandor.tables import cards, gems, give, learn, own, play, refusal, rich, table
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.discards import discard_reason, possible_discards
from wizardtable.games.zavandor.rules.economy import dust_places, dust_tiles, hand_limit
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import DISCARD, TURN, State

CONCENTRATED = 21

hands = st.lists(st.integers(0, 24).map(box.Card), max_size=7).map(lambda them: tuple(sorted(them)))
amounts = st.integers(0, 30).filter(lambda dust: dust not in (1, 3))
limits = st.integers(3, 12)


def least_room(dust: int) -> int | None:
    """Returns the fewest places that tiles of this worth take, by trying all; None if no tiles
    fit."""
    rooms = [
        3 * tens + 2 * fives + (dust - 10 * tens - 5 * fives) // 2
        for tens in range(dust // 10 + 1)
        for fives in range((dust - 10 * tens) // 5 + 1)
        if (dust - 10 * tens - 5 * fives) % 2 == 0
    ]
    return min(rooms, default=None)


def test_dust_is_kept_in_tiles_of_2_5_and_10_that_take_the_least_room() -> None:
    assert [dust for dust in range(200) if least_room(dust) is None] == [1, 3]
    for dust in range(200):
        if dust not in (1, 3):
            assert dust_places(dust) == least_room(dust)
            assert sum(dust_tiles(dust)) == dust
            assert sum({10: 3, 5: 2, 2: 1}[tile] for tile in dust_tiles(dust)) == least_room(dust)


def test_11_dust_is_5_2_2_2_and_takes_more_room_than_10_and_12() -> None:
    assert dust_tiles(11) == (5, 2, 2, 2)
    assert [dust_places(dust) for dust in (10, 11, 12)] == [3, 5, 4]


def lawful(hand: tuple[box.Card, ...], dust: int, limit: int) -> set[moves.Discard]:
    """Returns all discards that the rules page allows, by trying all.

    They come down to the limit, and no smaller discard of the same cards and dust would do.
    """

    def fits(gone: tuple[box.Card, ...], less: int) -> bool:
        if {less, dust - less} & {1, 3}:
            return False
        remaining = list(hand)
        for card in gone:
            remaining.remove(card)
        room = sum(3 if card >= CONCENTRATED else 1 for card in remaining)
        return room + (least_room(dust - less) or 0) <= limit

    choices = {way for size in range(len(hand) + 1) for way in combinations(hand, size)}
    ways = set()
    for way in choices:
        for less in range(dust + 1):
            parts = {part for size in range(len(way) + 1) for part in combinations(way, size)}
            smaller = ((part, low) for part in parts for low in range(less + 1))
            if fits(way, less) and not any(
                fits(part, low) for part, low in smaller if (part, low) != (way, less)
            ):
                ways.add(moves.Discard(way, less))
    return ways


@given(hands.filter(lambda hand: len(hand) < 6), amounts, limits)
def test_what_may_be_discarded_is_what_the_page_allows(
    hand: tuple[box.Card, ...], dust: int, limit: int
) -> None:
    ways = lawful(hand, dust, limit)
    for size in range(len(hand) + 1):
        for way in set(combinations(hand, size)):
            for less in range(dust + 1):
                allowed = discard_reason(hand, dust, limit, way, less) is None
                assert allowed == (moves.Discard(way, less) in ways)


@given(hands, st.integers(0, 200).filter(lambda dust: dust not in (1, 3)), limits)
def test_the_menu_always_knows_a_way_down_to_the_limit(
    hand: tuple[box.Card, ...], dust: int, limit: int
) -> None:
    room = sum(3 if card >= CONCENTRATED else 1 for card in hand) + dust_places(dust)
    menu = possible_discards(hand, dust, limit)
    assert len(menu) == len(set(menu))
    for action in menu:
        assert discard_reason(hand, dust, limit, action.cards, action.dust) is None
    assert menu or room <= limit


def test_the_menu_discards_no_concentrated_card_too_many() -> None:
    hand = (*cards(box.BLUE, 3, 4), *rich(box.BLUE, box.GREEN))  # 8 places
    assert possible_discards(hand, 0, 5) == [moves.Discard(rich(box.BLUE), 0)]
    assert possible_discards(hand, 0, 4) == [
        moves.Discard((*cards(box.BLUE, 3), *rich(box.BLUE)), 0),
        moves.Discard(rich(box.BLUE, box.GREEN), 0),
    ]
    assert possible_discards(hand, 0, 7)[0] == moves.Discard(cards(box.BLUE, 3), 0)


def over() -> State:
    """Returns the last turn of a round of a Witch and an Elf (limit 4 both), without cards and
    dust."""
    state = table(2, characters=(box.WITCH, box.ELF))
    state.dust = [0, 0]
    play(state, moves.EndTurn())
    return state


def test_13_dust_and_a_limit_of_5_lose_2_since_1_and_3_have_no_tiles() -> None:
    state = over()
    learn(state, 0, accumulation=1)
    assert hand_limit(state, 0) == 5
    state.dust[0] = 13
    play(state, moves.EndTurn())
    assert (state.phase, state.mover) == (DISCARD, 0)
    for dust in (1, 3):
        assert refusal(state, moves.Discard((), dust)) == (
            "You can neither discard nor keep 1 or 3 dust: no tiles make that amount."
        )
    assert (
        refusal(state, moves.Discard((), 8))
        == "That is more than you need to discard: keep some of it."
    )
    assert (
        refusal(state, moves.Discard((), 0))
        == "Your hand would still be over its limit: free up 1 more place."
    )
    assert refusal(state, moves.Discard((), 14)) == "You do not have that much dust: choose less."
    assert refusal(state, moves.Discard((), -2)) == "You do not have that much dust: choose less."
    assert list(RULES.legal_actions(state)) == [moves.Discard((), 2)]
    play(state, moves.Discard((), 2))


def test_only_who_is_over_the_limit_discards_and_in_turn_order() -> None:
    state = table(4, characters=(box.WITCH, box.ELF, 2, 3))
    state.dust = [0] * 4
    state.order = (2, 1, 0, 3)
    state.active = state.mover = 2
    for seat in (0, 1, 3):
        give(state, seat, *cards(box.BLUE, 5, 5, 5, 4))
    for seat in (0, 2):
        give(state, seat, *cards(box.GREEN, 7, 8))
    give(state, 3, *cards(box.GREEN, 7, 7))
    journal = play(state, *[moves.EndTurn()] * 4)
    assert isinstance(journal[-1], moves.RoundEnded)
    assert state.tasks == [(DISCARD, 0), (DISCARD, 3)]
    assert state.active == -1
    journal = play(state, moves.Discard(cards(box.BLUE, 4, 5), 0))
    assert journal == [moves.Discarded(0, cards(box.BLUE, 4, 5), 0)]
    assert state.mover == 3
    journal = play(state, moves.Discard(cards(box.BLUE, 4), 0))
    assert isinstance(journal[1], moves.RoundBegan)


def test_discards_bring_nothing_and_lie_with_the_spent_cards() -> None:
    state = over()
    give(state, 1, *cards(box.RED, 13, 14, 15), *rich(box.WHITE))
    play(state, moves.EndTurn())
    assert state.mover == 1
    copy = state.clone()
    play(copy, moves.Discard(cards(box.RED, 13, 14), 0))
    play(state, moves.Discard(rich(box.WHITE), 0))
    assert state.discards[box.RED] == []
    assert set(cards(box.RED, 13, 14)) <= {*copy.discards[box.RED], *copy.decks[box.RED]}
    assert rich(box.WHITE)[0] not in state.hands[1]
    assert rich(box.WHITE)[0] in copy.hands[1]


def test_no_more_cards_may_go_than_needed() -> None:
    state = over()
    give(state, 1, *cards(box.RED, 13, 14, 15), *rich(box.WHITE))
    play(state, moves.EndTurn())
    assert refusal(state, moves.Discard(cards(box.RED, 13), 0)).startswith(
        "Your hand would still be over its limit: free up 1 "
    )
    assert refusal(state, moves.Discard((*cards(box.RED, 13), *rich(box.WHITE)), 0)) == (
        "That is more than you need to discard: keep some of it."
    )
    assert (
        refusal(state, moves.Discard(cards(box.RED, 16), 0))
        == "You do not hold all these cards: choose cards from your hand."
    )


def test_cards_may_be_kept_by_discarding_dust_and_the_other_way_round() -> None:
    state = over()
    give(state, 1, *cards(box.RED, 13, 14))
    state.dust[1] = 12
    play(state, moves.EndTurn())
    play(state.clone(), moves.Discard((), 7))
    assert (
        refusal(state, moves.Discard((), 8))
        == "That is more than you need to discard: keep some of it."
    )
    play(state.clone(), moves.Discard(cards(box.RED, 13), 2))
    play(state.clone(), moves.Discard(cards(box.RED, 13, 14), 0))
    best = RULES.legal_actions(state)[0]
    assert best == moves.Discard((), 7)  # 5 dust are left in two places


def test_inactive_gems_do_not_count() -> None:
    state = over()
    gems(state, 1, (2, 1, 0, 0, 0), (5, 5, 0, 0, 0))
    give(state, 1, *cards(box.BLUE, 5, 5, 5, 5))
    play(state, moves.EndTurn())
    assert state.phase == TURN


def test_a_hand_may_be_over_its_limit_until_the_end_of_the_round() -> None:
    state = over()
    give(state, 0, *cards(box.BLUE, 5, 5, 5, 5, 6, 6))
    assert state.phase == TURN
    assert state.mover == 1
    play(state, moves.EndTurn())
    assert state.phase == DISCARD


@pytest.mark.parametrize(("character", "limit"), list(enumerate((4, 4, 5, 5, 6, 6))), ids=str)
def test_each_character_has_its_limit_with_its_own_domain_in_it(character: int, limit: int) -> None:
    state = table(2, characters=(character, (character + 1) % 6))
    assert hand_limit(state, 0) == limit


@pytest.mark.parametrize(
    ("domain", "change"),
    [("gems", -1), ("flow", -1), ("fire", 0), ("sages", 0), ("artifacts", 1), ("accumulation", 1)],
)
@pytest.mark.parametrize("level", range(1, 5))
def test_entering_a_domain_changes_the_limit_once(domain: str, change: int, level: int) -> None:
    for character, limit in enumerate((4, 4, 5, 5, 6, 6)):
        state = table(2, characters=(character, (character + 1) % 6))
        learn(state, 0, **{domain: level})
        names = ("gems", "flow", "fire", "sages", "artifacts", "accumulation")
        assert hand_limit(state, 0) == limit + (change if names[character] != domain else 0)


def test_crystal_balls_and_the_wand_raise_the_limit_by_3_each() -> None:
    state = table(6, characters=range(6))
    own(state, 0, box.CRYSTAL_BALL)
    assert hand_limit(state, 0) == 7
    own(state, 0, box.CRYSTAL_BALL, box.CRYSTAL_BALL)
    assert hand_limit(state, 0) == 13
    own(state, 0, box.WAND)
    assert hand_limit(state, 0) == 16
