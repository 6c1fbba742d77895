# SPDX-License-Identifier: MIT
"""The beginning of a match: characters, gems, and the first round."""

from collections import Counter

import pytest

from tests.games.zavandor.box import assert_complete
from tests.games.zavandor.tables import events, play, refusal
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import hand_limit
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import CHOOSE, TURN


@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_has_2_opals_and_a_sapphire_and_3_points_and_a_first_income(seats: int) -> None:
    journal: list[moves.ZavandorEvent] = []
    state = RULES.deal(Setup(seats), 3, journal)
    assert_complete(state)
    assert state.spiral == [(2, 1, 0, 0, 0)] * seats
    assert state.pentagon == [(0, 0, 0, 0, 0)] * seats
    assert state.supply == [28 - 2 * seats, 28 - seats, 24, 24, 20]
    assert state.standing == (3,) * seats
    assert state.round_number == 1
    for seat, character in enumerate(state.characters):
        assert points(state, seat) == 3
        assert state.dust[seat] == box.START_DUST[character] + 5
        assert len(state.hands[seat]) == (3 if character == box.FAIRY else 1)
        assert {box.KINDS[card] for card in state.hands[seat]} == {0}
        assert hand_limit(state, seat) == box.HAND_LIMITS[character]
        assert state.levels[seat] == tuple(int(domain == character) for domain in range(6))
        assert state.markers[seat] == (20, 25, 30, 35, 40)
        assert state.waiting[seat] == 0
    assert sorted(state.order) == list(range(seats))
    assert len(state.open) == seats
    assert len(state.deck) + seats == 12 * {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[seats]
    assert state.phase == TURN
    assert state.mover == state.order[0]
    classes = [type(event) for event in journal]
    assert (
        classes.count(moves.CharacterTaken)
        == classes.count(moves.Drew)
        == classes.count(moves.Revealed)
        == seats
    )
    assert all(e.dealt for e in journal if isinstance(e, moves.CharacterTaken))


def test_the_first_order_and_the_characters_are_by_lot() -> None:
    deals = [RULES.deal(Setup(3), seed) for seed in range(300)]
    orders = Counter(deal.order for deal in deals)
    assert len(orders) == 6
    assert min(orders.values()) > 25
    assert all(n > 25 for n in Counter(deal.characters[0] for deal in deals).values())


def test_the_fairy_has_two_sapphire_cards_more_to_use_in_the_first_round() -> None:
    for seed in range(20):
        journal: list[moves.ZavandorEvent] = []
        state = RULES.deal(Setup(6), seed, journal)
        (gave,) = events(journal, moves.SagesGave)
        assert isinstance(gave, moves.SagesGave)
        assert gave.seat == state.characters.index(box.FAIRY)
        assert gave.standard == (2, 0, 0, 0)
        assert state.coming[gave.seat] == (0, 0, 0, 0)


def test_artifacts_come_in_the_order_of_their_parts() -> None:
    state = RULES.deal(Setup(3), 5)
    come = [*state.open, *reversed(state.deck)]
    parts = [(lot > 2) + (lot > 6) + (lot > 9) for lot in come]
    assert parts == sorted(parts)
    assert {RULES.deal(Setup(3), seed).open[0] for seed in range(20)} == {0, 1, 2}


def test_chosen_characters_are_chosen_in_seat_order_from_a_seat_drawn_by_lot() -> None:
    options = (("chosen_characters", True),)
    starts = {RULES.deal(Setup(4, options), seed).first for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    state = RULES.deal(Setup(4, options), 2)
    assert state.phase == CHOOSE
    assert state.characters == [-1] * 4
    assert state.order == ()
    first = state.first
    journal = []
    for step, character in enumerate((box.FAIRY, box.WITCH, 2, 5)):
        assert state.mover == (first + step) % 4
        assert len(RULES.legal_actions(state)) == 6 - step
        journal += play(state, moves.ChooseCharacter(character))
        if step == 0:
            assert [box.KINDS[card] for card in state.hands[first]] == [0, 0]  # at once
            assert refusal(state, moves.ChooseCharacter(box.FAIRY)) == (
                "Another player has already chosen this character."
            )
            assert refusal(state, moves.ChooseCharacter(6)) == "That character does not exist."
            assert refusal(state, moves.EndTurn()) == "First choose a character."
    assert state.phase == TURN
    assert state.round_number == 1
    assert state.characters[first] == box.FAIRY
    assert len(state.hands[first]) == 3
    assert not any(e.dealt for e in journal if isinstance(e, moves.CharacterTaken))
    assert len(events(journal, moves.RoundBegan)) == 1


def test_a_match_is_for_2_to_6_seats() -> None:
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            RULES.deal(Setup(seats), 1)


def test_the_cards_of_the_first_income_are_all_worth_3_to_7() -> None:
    state = RULES.deal(Setup(6), 9)
    assert all(3 <= box.VALUES[card] <= 7 for hand in state.hands for card in hand)
