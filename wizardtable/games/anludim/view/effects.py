# SPDX-License-Identifier: MIT
"""Makes banners (short messages) for events that no moving piece shows.

Also finds the pieces that an event is about.
"""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.text.round_end import why_in_short
from wizardtable.games.anludim.view.pieces.seat import Seat, portrait
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.banners import banner
from wizardtable.table.view import Banner, CountUp, Effect, Key, Sprite


def effects_of(frame: Frame, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Returns the effects of some events, in the order of the events.

    The effects are banners. After a round, each seat's points are also counted up.
    """
    effects: list[Effect] = []
    names = frame.names
    for event in events:
        match event:
            case moves.RoundBegan(number, first):
                title = N_("anludim table", "Round {number}").of(number=number)
                line = N_("anludim table", "{player} plays first.").of(player=names[first])
                effects.append(banner(title, line))
            case moves.RoundEnded(winner=winner):
                title = N_("anludim table", "{player} wins the round!").of(player=names[winner])
                effects += (CountUp(("seat", seat)) for seat in range(len(names)))
                effects.append(
                    banner(title, why_in_short(event, names), _portrait_of(frame, winner))
                )
            case moves.MatchWon(seat):
                title = N_("anludim table", "{player} wins the match!").of(player=names[seat])
                line = N_("anludim table", "Their crest was already gold.")
                effects.append(banner(title, line, _portrait_of(frame, seat)))
            case moves.Reshuffled():
                title = N_("anludim table", "The discards are shuffled into a new deck.")
                effects.append(Banner(render(title)))
    return tuple(effects)


def _portrait_of(frame: Frame, seat: int) -> tuple[Key, Sprite]:
    """Returns the key of the piece with a player's portrait, and the portrait."""
    return Seat(seat).key, portrait(frame, seat)


def pieces_of_event(event: Event) -> tuple[Key, ...]:
    """Returns the keys of the pieces that an event is about; they need not be on the table."""
    keys: tuple[Key, ...] = ()
    match event:
        case moves.Laid(discipline=discipline, cards=cards):
            keys = (("plate", discipline), *_card_keys(cards))
        case moves.TookBack(cards=cards) | moves.GaveUp(cards=cards):
            keys = _card_keys(cards)
        case moves.Drew(cards=cards) | moves.Discarded(cards=cards):
            keys = _card_keys(cards)
        case moves.TookOpenCard(card=card) | moves.RowFilled(card=card):
            keys = _card_keys((card,))
        case moves.ProfessorMoved(discipline=discipline):
            keys = (("professor", discipline),)
        case moves.ObjectTaken(seat, discipline):
            keys = (("professor", discipline), ("seat", seat))
        case moves.CrestTurned(seat) | moves.MatchWon(seat):
            keys = (("crest", seat),)
    return keys


def _card_keys(cards: Sequence[CardId]) -> tuple[Key, ...]:
    return tuple(("card", card) for card in cards if card != HIDDEN)
