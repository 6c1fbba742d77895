# SPDX-License-Identifier: MIT
"""What the places of pieces cannot show, and which pieces an event was about."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import (
    CONCENTRATED,
    FIRST_CONCENTRATED,
    KINDS,
    LAST_SALES,
    Card,
    is_sentinel,
)
from wizardtable.games.zavandor.rules.moves import (
    Advanced,
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    CharacterTaken,
    Discarded,
    Disenchanted,
    Drew,
    Enchanted,
    GameEnded,
    GemLost,
    GemMoved,
    GemsSold,
    LotGained,
    MarkerGained,
    Paid,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundEnded,
    Ruined,
    SagesConverted,
    SagesGave,
    TurnBegan,
    TurnEnded,
)
from wizardtable.games.zavandor.rules.state import FIVE_SOLD, LAST_SEAT
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Banner, Effect, Flight, Floater, Key, Sprite


def effects_of(frame: Frame, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Banners and floating figures, in the order of the events."""
    effects: list[Effect] = []
    for event in events:
        effects += _banner_of(frame, event)
        effects += _floater_of(event)
        effects += _flights_of(frame, event)
    return tuple(effects)


def _banner_of(frame: Frame, event: Event) -> list[Effect]:
    """A line for what everybody should notice."""
    names = frame.names
    match event:
        case RoundBegan(number, order, _) if number > 1:
            title = N_("zavandor table", "Round {number}").of(number=number)
            line = N_("zavandor table", "{player} begins.").of(player=names[order[0]])
            return [_banner(title, line)]
        case LotGained(seat, lot, sold):
            title = N_("zavandor table", "{player} wins {lot}")
            title = title.of(player=names[seat], lot=terms.the_lot(lot))
            return [_banner(title, _sold(sold) if is_sentinel(lot) else None)]
        case Ruined(seat, lot):
            title = N_("zavandor table", "The wrath of the Sages!")
            line = N_("zavandor table", "{player} cannot pay for {lot}, and is out of the game.")
            return [_banner(title, line.of(player=names[seat], lot=terms.the_lot(lot)))]
        case GameEnded(reason, points):
            return [_end(frame, reason, points)]
    return []


def _sold(sold: int) -> Message:
    """How near the end is."""
    if sold >= LAST_SALES:
        return N_("zavandor table", "The fifth sentinel: this round is the last.")
    return NN_("zavandor table", "%n of 5 sentinels sold", "", sold)


def _end(frame: Frame, reason: int, points: Sequence[int]) -> Banner:
    if reason == LAST_SEAT:
        line = N_("zavandor table", "All others are out of the game.")
    elif reason == FIVE_SOLD:
        line = N_("zavandor table", "Five sentinels are sold.")
    else:
        line = N_("zavandor table", "Forty rounds are played.")
    seen = frame.observation
    best = max(n for seat, n in enumerate(points) if not seen.out[seat])
    first = [
        name for seat, name in enumerate(frame.names) if not seen.out[seat] and points[seat] == best
    ]
    if len(first) > 1:
        return _banner(N_("zavandor table", "The victory is shared!"), line)
    return _banner(N_("zavandor table", "{player} wins the game!").of(player=first[0]), line)


def _banner(title: Message, line: Message | None) -> Banner:
    return Banner(render(title), render(line) if line is not None else "")


def _floater_of(event: Event) -> list[Effect]:
    """Dust that came, bids, and steps in the small knowledge of a rival."""
    match event:
        case Drew(seat=seat, dust=dust) | SagesConverted(seat=seat, dust=dust) if dust:
            return [Floater(f"+{dust}", ("wealth", seat))]
        case Disenchanted(seat=seat, refund=refund) if refund:
            return [Floater(f"+{refund}", ("wealth", seat))]
        case AuctionOpened(seat, _, bid) | BidMade(seat, _, bid):
            return [Floater(str(bid), ("stage", "seat", seat))]
        case Advanced(seat, domain, level, _, _):
            text = N_("zavandor table", "{domain} {level}")
            text = text.of(domain=terms.domain(domain), level=level)
            return [Floater(render(text), ("lore", seat))]
    return []


def _flights_of(frame: Frame, event: Event) -> list[Effect]:
    """Cards that come into a rival's hand or leave it; the viewer's own are pieces that move."""
    found: list[Effect] = []
    match event:
        case Drew(seat, standard, concentrated, _, _, _) if seat != frame.viewer:
            found = [*_arrivals(seat, standard), *_arrivals(seat, concentrated, rich=True)]
        case SagesGave(seat, standard, _) if seat != frame.viewer:
            found = _arrivals(seat, standard)
        case Paid(seat=seat, cards=cards) | Discarded(seat, cards, _) if seat != frame.viewer:
            found = [
                Flight(Sprite("energy", (int(card),)), ("wealth", seat), _goal(card))
                for card in cards
            ]
    return found


def _arrivals(seat: int, counts: Sequence[int], *, rich: bool = False) -> list[Effect]:
    """So many cards by kind on their way into a hand, concentrated ones face up."""
    return [
        Flight(
            Sprite("energy", (int(CONCENTRATED[kind]),)) if rich else Sprite("back", (kind,)),
            ("deck", kind),
            ("wealth", seat),
        )
        for kind, count in enumerate(counts)
        for _ in range(count)
    ]


def _goal(card: Card) -> Key:
    """Where a card goes that was spent: concentrated ones back to their supply."""
    return ("deck" if card >= FIRST_CONCENTRATED else "discards", KINDS[card])


def concerned(event: Event) -> tuple[Key, ...]:
    """The pieces that an event was about, whether they are still in sight or not."""
    keys: tuple[Key, ...] = ()
    match event:
        case Revealed(lot) | AuctionWon(lot=lot) | LotGained(lot=lot) | Ruined(lot=lot):
            keys = _lot(lot)
        case AuctionOpened(seat, lot, _) | BidMade(seat, lot, _) | BidPassed(seat, lot):
            keys = (*_lot(lot), ("seat", seat))
        case Advanced(seat, domain, _, _, _):
            keys = (("domain", seat, domain), ("lore", seat))
        case Enchanted(seat, _, active, _) | GemMoved(seat, _, active):
            keys = (("slots" if active else "pentagon", seat),)
        case Disenchanted(seat, gem, _, _, _) | GemLost(seat, gem, _):
            keys = (("supply", gem), ("seat", seat))
        case MarkerGained(seat, _, _):
            keys = (("pentagon", seat),)
        case Reshuffled(kind, _):
            keys = (("deck", kind),)
        case RoundBegan() | RoundEnded():
            keys = (("round",),)
        case _:
            keys = _hands(event)
    return keys


def _hands(event: Event) -> tuple[Key, ...]:
    """The hand or the seat that an event was about."""
    match event:
        case Discarded(seat, cards, _) | Paid(seat=seat, cards=cards):
            return (("wealth", seat), *_discards(cards))
        case Drew(seat=seat) | SagesGave(seat=seat) | SagesConverted(seat=seat):
            return (("wealth", seat),)
        case GemsSold(seat=seat) | CharacterTaken(seat=seat):
            return (("seat", seat),)
        case TurnBegan(seat) | TurnEnded(seat):
            return (("seat", seat),)
    return ()


def _lot(lot: int) -> tuple[Key, ...]:
    """All pieces that may be of this lot: they are alike."""
    return (("place", lot), *(("lot", lot, number) for number in range(3)))


def _discards(cards: Sequence[Card]) -> tuple[Key, ...]:
    return tuple(("energy", int(card), 0) for card in dict.fromkeys(cards))
