# SPDX-License-Identifier: MIT
"""The rules of Embers, with a test for each sentence of the rules page."""

import pytest

from tests.embers.rules.rules import CARDS, PACK, RULES, CardId, Play, RoundEnded, State
from wizardtable.core.game import Event, IllegalAction, Setup

FIRST, LAST = CARDS[0], CARDS[-1]
TRUMP = next(card for card in CARDS if PACK.suit_of(card) == PACK.trump)


def before_the_last_trick(*hands: CardId) -> State:
    """Returns a state in which each seat holds one more card, and seat 0 leads.

    Seat 1 has taken all tricks of the round so far.
    """
    state = RULES.deal(Setup(len(hands)), 1)
    state.starter = state.leader = 0
    state.hands = [[card] for card in hands]
    state.piles = [[], [card for card in CARDS if card not in hands], []]
    state.deck = []
    return state


def play(state: State, *cards: CardId) -> list[Event]:
    """Plays these cards, and returns all events."""
    events: list[Event] = []
    for card in cards:
        RULES.apply(state, Play(card), events)
    return events


def test_all_cards_are_dealt_evenly() -> None:
    assert [len(hand) for hand in RULES.deal(Setup(3), 1).hands] == [len(CARDS) // 3] * 3


def test_whoever_has_the_suit_that_was_led_must_follow_it() -> None:
    state = RULES.deal(Setup(3), 1)
    state.hands[state.leader], other = [FIRST], (state.leader + 1) % 3
    state.hands[other] = [CardId(FIRST + 1), LAST]
    play(state, FIRST)
    RULES.check(state, Play(CardId(FIRST + 1)))
    with pytest.raises(IllegalAction):
        RULES.check(state, Play(LAST))


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param((FIRST, CardId(FIRST + 2), CardId(FIRST + 1)), 1, id="the highest card"),
        pytest.param((FIRST, CardId(TRUMP - 1), CardId(FIRST + 1)), 2, id="of the suit led"),
        pytest.param((CardId(TRUMP - 1), FIRST, TRUMP), 2, id="or any trump"),
        pytest.param((FIRST, LAST, TRUMP), 1, id="the highest trump"),
    ],
)
def test_a_trick_is_taken_by(cards: tuple[CardId, ...], winner: int) -> None:
    assert PACK.taker(cards) == winner


def test_the_last_trick_ends_the_round_and_each_trick_is_a_point() -> None:
    state = before_the_last_trick(FIRST, CardId(FIRST + 1), CardId(FIRST + 2))
    ended = [e for e in play(state, *CARDS[:3]) if isinstance(e, RoundEnded)]
    assert ended == [RoundEnded(1, (0, len(CARDS) // 3 - 1, 1))]
    assert state.round_number == 2
    assert state.leader == 1, "the next seat starts the next round"


def test_the_match_ends_when_each_player_has_started_a_round() -> None:
    state = before_the_last_trick(FIRST, CardId(FIRST + 1), CardId(FIRST + 2))
    state.round_number = 3
    play(state, *CARDS[:3])
    result = RULES.result(state)
    assert result is not None
    assert result.winners() == (1,)
