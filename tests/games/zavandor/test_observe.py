# SPDX-License-Identifier: MIT
"""The public part of the table, and the part that only the owner of a hand sees."""

from collections import Counter

from tests.games.zavandor.tables import cards, events, give, next_round, offer, play, rich, table
from wizardtable.core.game import Seat
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES

ALL_VIEWERS = (None, Seat(0), Seat(1), Seat(2))


def test_only_the_owner_sees_the_values_of_a_hand() -> None:
    state = table(3)
    give(state, 1, *cards(box.BLUE, 3, 7), *cards(box.RED, 17), *rich(box.GREEN))
    for viewer in ALL_VIEWERS:
        observation = RULES.observe(state, viewer)
        assert observation.hand == (state.hands[1] if viewer == 1 else ())
        assert observation.standard[1] == (2, 0, 0, 1)
        assert observation.concentrated[1] == (0, 1, 0, 0)


def test_two_hands_of_the_same_colours_look_alike_to_others() -> None:
    low, high = table(3), table(3)
    give(low, 1, *cards(box.BLUE, 3, 4))
    give(high, 1, *cards(box.BLUE, 6, 7))
    for viewer in (None, Seat(0), Seat(2)):
        assert RULES.observe(low, viewer) == RULES.observe(high, viewer)


def test_spent_cards_can_be_read_by_all_but_not_in_which_order_they_were_spent() -> None:
    state = table(3)
    state.discards[box.RED] = list(cards(box.RED, 17, 13))
    for card in state.discards[box.RED]:
        state.decks[box.RED].remove(card)
    for viewer in ALL_VIEWERS:
        observation = RULES.observe(state, viewer)
        assert observation.discards[box.RED] == cards(box.RED, 13, 17)
        assert observation.deck == (30, 36, 30, 28)


def test_others_see_the_colours_of_what_is_drawn() -> None:
    state = table(3)
    journal = next_round(state)
    for drew in events(journal, moves.Drew):
        assert isinstance(drew, moves.Drew)
        for viewer in ALL_VIEWERS:
            redacted = RULES.redact(drew, viewer)
            assert isinstance(redacted, moves.Drew)
            assert (redacted.cards is None) == (viewer != drew.seat)
            assert redacted.standard == (1, 0, 0, 0)


def test_sage_cards_are_seen_in_number_before_and_hidden_in_value_after() -> None:
    state = table(3)
    state.coming[1] = (2, 0, 2, 0)
    assert RULES.observe(state, Seat(2)).coming[1] == (2, 0, 2, 0)
    journal = next_round(state)
    (gave,) = events(journal, moves.SagesGave)
    (shown,) = events(journal, moves.SagesConverted)
    assert isinstance(gave, moves.SagesGave)
    hidden = RULES.redact(gave, Seat(2))
    assert isinstance(hidden, moves.SagesGave)
    assert gave.cards is not None
    assert hidden.cards is None
    assert hidden.standard == gave.standard == (2, 0, 0, 0)
    assert isinstance(shown, moves.SagesConverted)
    assert RULES.redact(shown, Seat(2)) == shown  # everybody sees them
    assert shown.dust == sum(box.VALUES[card] for card in shown.cards)


def test_what_is_paid_is_seen_by_all() -> None:
    state = table(2)
    offer(state, box.MIRROR)
    state.dust = [0, 0]
    give(state, 0, *cards(box.RED, 15, 15, 15))
    play(state, moves.OpenAuction(box.MIRROR, 40), moves.PassBid())
    (paid,) = events(play(state, moves.Pay()), moves.Paid)
    assert isinstance(paid, moves.Paid)
    assert paid == moves.Paid(0, 40, cards(box.RED, 15, 15, 15), 0, 5, 0)
    for viewer in (None, Seat(1)):
        assert RULES.redact(paid, viewer) == paid


def test_a_discard_is_seen_by_all() -> None:
    gone = moves.Discarded(0, cards(box.RED, 13), 2)
    for viewer in ALL_VIEWERS:
        assert RULES.redact(gone, viewer) == gone
    state = table(2)
    state.dust = [0, 0]
    give(state, 0, *cards(box.BLUE, 3, 4, 5, 6, 7))
    play(state, moves.EndTurn(), moves.EndTurn())
    journal = play(state, moves.Discard(cards(box.BLUE, 3), 0))
    assert moves.Discarded(0, cards(box.BLUE, 3), 0) in journal


def test_the_decks_are_seen_in_number_only() -> None:
    state, other = table(4), table(4)
    for kind in range(4):
        other.decks[kind].reverse()
    other.deck[-6:] = reversed(other.deck[-6:])
    for viewer in ALL_VIEWERS:
        assert RULES.observe(state, viewer) == RULES.observe(other, viewer)
    assert RULES.observe(state, None).hidden == 24


def test_everything_else_lies_open() -> None:
    state = table(3)
    learned = list(state.levels[1])
    learned[box.ENERGY_FLOW] = learned[box.ACCUMULATION] = 2
    state.levels[1] = tuple(learned)
    state.waiting[1], state.markers[1] = 1, (35, 40)
    state.gone[box.CHALICE] = 1
    state.pentagon[1] = (0, 1, 0, 0, 0)
    views = [RULES.observe(state, viewer) for viewer in ALL_VIEWERS]
    hidden = {"viewer", "hand"}
    for view in views[1:]:
        for name in set(type(view).__slots__) - hidden:
            assert getattr(view, name) == getattr(views[0], name)
    for name in set(type(views[0]).__slots__) & set(type(state).__slots__) - {"deck", "discards"}:
        value = getattr(state, name)
        assert getattr(views[0], name) == (tuple(value) if isinstance(value, list) else value)
    assert Counter(views[0].markers[1]) == Counter((35, 40))
