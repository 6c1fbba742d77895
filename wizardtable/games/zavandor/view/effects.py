# SPDX-License-Identifier: MIT
"""Makes banners, floating numbers and flights of cards for events.

Also lists the pieces that an event concerns.
"""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.state import FIVE_SOLD, LAST_SEAT
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.banners import banner, end_banner
from wizardtable.table.view import Banner, Effect, Flight, Floater, Key, Sprite


def effects_of(frame: Frame, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Returns banners, floating numbers and flights, in the order of the events."""
    effects: list[Effect] = []
    for event in events:
        effects += _banner_of(frame, event)
        effects += _floater_of(event)
        effects += _flights_of(frame, event)
    return tuple(effects)


def _banner_of(frame: Frame, event: Event) -> list[Effect]:
    """Returns a banner for an event that everybody should notice, otherwise an empty list."""
    names = frame.names
    match event:
        case moves.RoundBegan(number, order, _):
            title = N_("zavandor table", "Round {number}").of(number=number)
            line = N_("zavandor table", "{player} plays first.").of(player=names[order[0]])
            return [banner(title, line)]
        case moves.LotGained(seat, lot, sold):
            title = N_("zavandor table", "{player} wins {lot}")
            title = title.of(player=names[seat], lot=terms.the_lot(lot))
            return [banner(title, _sales_message(sold) if box.is_sentinel(lot) else None)]
        case moves.Ruined(seat, lot):
            title = N_("zavandor table", "The wrath of the Sages!")
            line = N_("zavandor table", "{player} cannot pay for {lot} and is eliminated.")
            return [banner(title, line.of(player=names[seat], lot=terms.the_lot(lot)))]
        case moves.GameEnded(reason, points):
            return [_end_banner(frame, reason, points)]
    return []


def _sales_message(sold: int) -> Message:
    """Returns a sentence about the number of sentinels sold."""
    if sold >= box.SALES_TO_END:
        return N_("zavandor table", "The fifth sentinel has been sold: this round is the last.")
    return NN_("zavandor table", "%n sentinel(s) sold (5 end the match)", "", sold)


def _end_banner(frame: Frame, reason: int, points: Sequence[int]) -> Banner:
    if reason == LAST_SEAT:
        line = N_("zavandor table", "All other players are eliminated.")
    elif reason == FIVE_SOLD:
        line = N_("zavandor table", "Five sentinels have been sold.")
    else:
        line = N_("zavandor table", "Forty rounds have been played.")
    observation = frame.observation
    best = max(total for seat, total in enumerate(points) if not observation.out[seat])
    first = [
        seat for seat, total in enumerate(points) if not observation.out[seat] and total == best
    ]
    if len(first) > 1:
        return end_banner(N_("zavandor table", "The victory is shared!"), line)
    winner = first[0]
    title = N_("zavandor table", "{player} wins the match!").of(player=frame.names[winner])
    hero = Sprite("sitter", (winner, frame.sitter(winner).wizard))
    return end_banner(title, line, (("seat", winner), hero))


def _floater_of(event: Event) -> list[Effect]:
    """Returns a floating number or note for dust received, a bid, or a rival's advance.

    For all other events, the list is empty.
    """
    match event:
        case moves.Drew(seat=seat, dust=dust) | moves.SagesConverted(seat=seat, dust=dust) if dust:
            return [Floater(_more_dust(dust), ("wealth", seat))]
        case moves.Disenchanted(seat=seat, refund=refund) if refund:
            return [Floater(_more_dust(refund), ("wealth", seat))]
        case moves.AuctionOpened(seat, _, bid) | moves.BidMade(seat, _, bid):
            return [Floater(str(bid), ("stage", "seat", seat))]
        case moves.Advanced(seat, domain, level, _, _):
            text = N_("zavandor table", "{domain}, level {level}")
            text = text.of(domain=terms.domain(domain), level=level)
            return [Floater(render(text), ("lore", seat))]
    return []


def _more_dust(amount: int) -> str:
    return render(N_("zavandor table", "+{dust} dust").of(dust=amount))


def _flights_of(frame: Frame, event: Event) -> list[Effect]:
    """Returns the flights of cards into or out of a rival's hand.

    The viewer's own cards are pieces and need no flight.
    """
    flights: list[Effect] = []
    match event:
        case moves.Drew(seat, standard, concentrated, _, _, _) if seat != frame.viewer:
            flights = [*_arrivals(seat, standard), *_arrivals(seat, concentrated, rich=True)]
        case moves.SagesGave(seat, standard, _) if seat != frame.viewer:
            flights = _arrivals(seat, standard)
        case moves.Paid(seat=seat, cards=cards) | moves.Discarded(seat, cards, _) if (
            seat != frame.viewer
        ):
            flights = [
                Flight(Sprite("energy", (int(card),)), ("wealth", seat), _goal(card))
                for card in cards
            ]
    return flights


def _arrivals(seat: int, counts: Sequence[int], *, rich: bool = False) -> list[Effect]:
    """Returns the flights of new cards into a seat's hand; `counts` are by kind of energy.

    With `rich`, the cards are concentrated and face up. Otherwise they are standard cards that
    show only their backs.
    """
    return [
        Flight(
            Sprite("energy", (int(box.CONCENTRATED[kind]),)) if rich else Sprite("back", (kind,)),
            ("deck", kind),
            ("wealth", seat),
        )
        for kind, count in enumerate(counts)
        for _ in range(count)
    ]


def _goal(card: box.Card) -> Key:
    """Returns the key of the pile that a spent card goes to; concentrated cards return to their
    supply."""
    return ("deck" if card >= box.FIRST_CONCENTRATED else "discards", box.KINDS[card])


def pieces_of_event(event: Event) -> tuple[Key, ...]:
    """Returns the keys of the pieces that an event concerns; some may not be on the table."""
    keys: tuple[Key, ...] = ()
    match event:
        case (
            moves.Revealed(lot)
            | moves.AuctionWon(lot=lot)
            | moves.LotGained(lot=lot)
            | moves.Ruined(lot=lot)
        ):
            keys = _lot_keys(lot)
        case (
            moves.AuctionOpened(seat, lot, _)
            | moves.BidMade(seat, lot, _)
            | moves.BidPassed(seat, lot)
        ):
            keys = (*_lot_keys(lot), ("seat", seat))
        case moves.Advanced(seat, domain, _, _, _):
            keys = (("domain", seat, domain), ("lore", seat))
        case moves.Enchanted(seat, _, active, _) | moves.GemMoved(seat, _, active):
            keys = (("slots" if active else "pentagon", seat),)
        case moves.Disenchanted(seat, gem, _, _, _) | moves.GemLost(seat, gem, _):
            keys = (("supply", gem), ("seat", seat))
        case moves.MarkerGained(seat, _, _):
            keys = (("pentagon", seat),)
        case moves.Reshuffled(kind, _):
            keys = (("deck", kind),)
        case moves.RoundBegan() | moves.RoundEnded():
            keys = (("round",),)
        case _:
            keys = _hand_keys(event)
    return keys


def _hand_keys(event: Event) -> tuple[Key, ...]:
    """Returns the keys of the hand or the seat that an event concerns."""
    match event:
        case moves.Discarded(seat, cards, _) | moves.Paid(seat=seat, cards=cards):
            return (("wealth", seat), *_card_keys(cards))
        case moves.Drew(seat=seat) | moves.SagesGave(seat=seat) | moves.SagesConverted(seat=seat):
            return (("wealth", seat),)
        case moves.GemsSold(seat=seat) | moves.CharacterTaken(seat=seat):
            return (("seat", seat),)
        case moves.DustLost(seat=seat):
            return (("wealth", seat),)
        case moves.TurnBegan(seat) | moves.TurnEnded(seat):
            return (("seat", seat),)
    return ()


def _lot_keys(lot: int) -> tuple[Key, ...]:
    """Returns the keys of all pieces that may be this lot; copies of an artifact look alike."""
    return (("place", lot), *(("lot", lot, number) for number in range(3)))


def _card_keys(cards: Sequence[box.Card]) -> tuple[Key, ...]:
    return tuple(("energy", int(card), 0) for card in dict.fromkeys(cards))
