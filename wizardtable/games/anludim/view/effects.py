# SPDX-License-Identifier: MIT
"""Finds banners for events that the places of pieces do not show, and the pieces of an event."""

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
    """Returns the effects of events, in their order: banners, and a count of the points after a
    round."""
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
                effects.append(banner(title, why_in_short(event, names), _hero(frame, winner)))
            case moves.MatchWon(seat):
                title = N_("anludim table", "{player} wins the match!").of(player=names[seat])
                line = N_("anludim table", "Their crest was already gold.")
                effects.append(banner(title, line, _hero(frame, seat)))
            case moves.Reshuffled():
                title = N_("anludim table", "The discards are shuffled into a new deck.")
                effects.append(Banner(render(title)))
    return tuple(effects)


def _hero(frame: Frame, seat: int) -> tuple[Key, Sprite]:
    """Returns the piece with the portrait of a seat, and the portrait."""
    return Seat(seat).key, portrait(frame, seat)


def pieces_of_event(event: Event) -> tuple[Key, ...]:
    """Returns the pieces that an event was about, even if they are not in sight."""
    keys: tuple[Key, ...] = ()
    match event:
        case moves.Laid(discipline=discipline, cards=cards):
            keys = (("plate", discipline), *_cards(cards))
        case moves.TookBack(cards=cards) | moves.GaveUp(cards=cards):
            keys = _cards(cards)
        case moves.Drew(cards=cards) | moves.Discarded(cards=cards):
            keys = _cards(cards)
        case moves.TookOpenCard(card=card) | moves.RowFilled(card=card):
            keys = _cards((card,))
        case moves.ProfessorMoved(discipline=discipline):
            keys = (("professor", discipline),)
        case moves.ObjectTaken(seat, discipline):
            keys = (("professor", discipline), ("seat", seat))
        case moves.CrestTurned(seat) | moves.MatchWon(seat):
            keys = (("crest", seat),)
    return keys


def _cards(cards: Sequence[CardId]) -> tuple[Key, ...]:
    return tuple(("card", card) for card in cards if card != HIDDEN)
