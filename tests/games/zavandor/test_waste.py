# SPDX-License-Identifier: MIT
"""Energy over the hand limit is counted before the turn ends."""

from tests.bad_play import chosen, kind
from tests.helpers import NAMES
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.zavandor import SPEC
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.text.waste import energy_lost, waste

HOARDING = chosen(kind(moves.EndTurn))


def test_what_is_counted_before_the_turn_ends_is_lost_at_the_end_of_the_round() -> None:
    match = Match(SPEC, Setup(2), 7, [Player(name, None) for name in NAMES[:2]])
    predicted: dict[int, int] = {}
    compared = 0
    while match.to_move is not None and match.observe(None).round_number < 7:
        seat, menu = match.to_move, match.menu()
        observation = match.observe(seat)
        action = HOARDING(observation, menu)
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
