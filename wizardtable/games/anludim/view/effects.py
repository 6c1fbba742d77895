# SPDX-License-Identifier: MIT
"""What the places of pieces cannot show: the end of a round and of the match."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.moves import MatchWon, Reshuffled, RoundBegan, RoundEnded
from wizardtable.table.translate import render
from wizardtable.table.view import Banner, Effect

_REASONS = (
    N_("anludim table", "All five kinds of objects are together."),
    N_("anludim table", "Three piles are empty, and the points decide."),
    N_("anludim table", "Nobody goes on, and the points decide."),
)


def effects_of(events: Sequence[Event], names: Sequence[str]) -> tuple[Effect, ...]:
    """Banners, in the order of the events."""
    effects: list[Effect] = []
    for event in events:
        match event:
            case RoundBegan(number, first) if number > 1:
                title = N_("anludim table", "Round {number}").of(number=number)
                line = N_("anludim table", "{player} begins.").of(player=names[first])
                effects.append(_banner(title, line))
            case RoundEnded(reason, _, winner, _):
                title = N_("anludim table", "{player} wins the round!").of(player=names[winner])
                effects.append(_banner(title, _REASONS[reason]))
            case MatchWon(seat):
                title = N_("anludim table", "{player} wins the match!").of(player=names[seat])
                line = N_("anludim table", "The crest was golden already.")
                effects.append(_banner(title, line))
            case Reshuffled():
                title = N_("anludim table", "The discards are shuffled into a new deck.")
                effects.append(Banner(render(title)))
    return tuple(effects)


def _banner(title: Message, line: Message) -> Banner:
    return Banner(render(title), render(line))
