# SPDX-License-Identifier: MIT
"""Energy over the hand limit is counted before the turn ends."""

from tests.bad_play import chosen, kind
from tests.games.zavandor import tables
from tests.helpers import NAMES
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.zavandor import SPEC
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State
from wizardtable.games.zavandor.text.waste import energy_lost, waste

HOARDING_POLICY = chosen(kind(moves.EndTurn))


def test_what_is_counted_before_the_turn_ends_is_lost_at_the_end_of_the_round() -> None:
    match = Match(SPEC, Setup(2), 7, [Player(name, None) for name in NAMES[:2]])
    predicted: dict[int, int] = {}
    compared = 0
    while match.to_move is not None and match.observe(None).round_number < 7:
        seat, menu = match.to_move, match.menu()
        observation = match.observe(seat)
        action = HOARDING_POLICY(observation, menu)
        if isinstance(action, moves.EndTurn):
            predicted[seat] = energy_lost(observation)
            message = waste(observation, menu, action)
            assert (message is None) == (predicted[seat] < 5)
            assert all(waste(observation, menu, other) is None for other in menu if other != action)
        place = len(match.actions)
        match.play(action)
        for event in match.events(seat, place + 1):
            if isinstance(event, moves.Discarded) and event.seat == seat:
                lost = sum(box.VALUES[card] for card in event.cards) + event.dust
                assert lost == predicted.pop(seat)
                compared += 1
    assert compared >= 4


def _hoard(*order: int) -> State:
    """Returns a turn with 45 energy over the hand limit, in this turn order."""
    state = tables.table(2)  # the Witch, whose hand limit is 4
    state.order = order
    state.dust[0] = 0
    tables.give(state, 0, *tables.rich(box.RED), *tables.cards(box.RED, 17, 15, 15, 15))
    return state


def _warning(state: State) -> str:
    """Returns the warning before seat 0 ends its turn."""
    observation, menu = RULES.observe(state, Seat(0)), RULES.legal_actions(state)
    return str(waste(observation, menu, moves.EndTurn()))


def test_only_the_last_in_the_turn_order_loses_energy_for_certain() -> None:
    assert "energy unless you win an auction before then." in _warning(_hoard(0, 1))
    assert "you will lose 45 energy. You can still" in _warning(_hoard(1, 0))


def test_the_warning_names_a_lot_that_is_worth_more_than_the_energy_lost() -> None:
    state = tables.table(2)
    tables.gems(state, 0, (0, 0, 0, 0, 3))
    tables.give(state, 0, *tables.cards(box.RED, 17, 15, 15, 15, 14))
    assert "would earn you" not in _warning(state)  # no lot can be paid for
    state = _hoard(1, 0)
    tables.gems(state, 0, (0, 0, 0, 0, 3))
    assert _warning(state).endswith(" For 120, the Salamander would earn you 11 points.")


def test_in_the_last_round_the_warning_is_about_points() -> None:
    state = tables.table(2)
    state.round_number = box.LAST_ROUND
    state.dust[0] = 10
    assert _warning(state) == ("This is the last round, and an opal could still earn you 1 point.")
    state.dust[0] = 0
    assert _warning(state) == "None"
