# SPDX-License-Identifier: MIT
"""What has happened, as lines of the log that tell the match: one for what a player does, none for
what it follows from; every line begins with its player where it can, as in Anludim."""

from collections.abc import Callable, Sequence
from functools import singledispatch
from operator import add
from typing import Any, Final

from wizardtable.core.text import (
    N_,
    NN_,
    Message,
    filled_from_event,
    joined_with_and,
    joined_with_commas,
)
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.components import LAST_SALES, is_sentinel
from wizardtable.games.zavandor.rules.state import LAST_SEAT, ROUND_LIMIT
from wizardtable.games.zavandor.rules.terms import lot


@singledispatch
def line(event: moves.ZavandorEvent, names: Sequence[str]) -> Message | None:
    """The event as a sentence; None for payments, whose prices the purchases tell, for turns, whose
    players the lines name as they end, and for the end of a round, whose points the next tells."""
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else _told(sentence, event, names)


def _told(sentence: Message, event: moves.ZavandorEvent, names: Sequence[str]) -> Message:
    return filled_from_event(sentence, event, names, _PLACES)


@line.register
def _character_taken(event: moves.CharacterTaken, names: Sequence[str]) -> Message:
    if event.dealt:
        text = N_("zavandor", "{player} plays {character}.")
    else:
        text = N_("zavandor", "{player} chooses {character}.")
    return _told(text, event, names)


@line.register
def _round_began(event: moves.RoundBegan, names: Sequence[str]) -> Message:
    place = N_("zavandor", "{player} ({points})")
    order = [place.of(player=names[seat], points=event.standing[seat]) for seat in event.order]
    text = N_("zavandor", "Round {number} begins. Turn order by points: {players}.")
    if len({event.standing[seat] for seat in event.order}) < len(event.order):
        text = N_(
            "zavandor",
            "Round {number} begins. Turn order by points, ties by points from gems, then by lot: "
            "{players}.",
        )
    return text.of(number=event.number, players=joined_with_commas(order))


@line.register
def _reshuffled(event: moves.Reshuffled, names: Sequence[str]) -> Message:
    text = N_("zavandor", "The discards are shuffled into a new deck: {cards}.")
    return text.of(cards=terms.energy_cards(event.energy, event.cards))


@line.register
def _drew(event: moves.Drew, names: Sequence[str]) -> Message | None:
    if event.cards is None:
        income = terms.energy_list(event.standard, event.concentrated, event.dust)
    else:
        income = terms.face_list(event.cards, event.concentrated, event.dust)
    if income is None:
        return None
    text = N_("zavandor", "{player} receives {income}.").of(income=income)
    return _dropping(_told(text, event, names), event.lost)


@line.register
def _sages_gave(event: moves.SagesGave, names: Sequence[str]) -> Message:
    cards = (
        terms.energy_list(event.standard) if event.cards is None else terms.face_list(event.cards)
    )
    assert cards is not None
    text = N_("zavandor", "{player} receives {cards} from the Sages.").of(cards=cards)
    return _told(text, event, names)


@line.register
def _sages_converted(event: moves.SagesConverted, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} receives {dust} dust from the Sages instead of {cards}.")
    text = text.of(cards=terms.face_list(event.cards) or "")
    return _dropping(_told(text, event, names), event.lost)


@line.register
def _enchanted(event: moves.Enchanted, names: Sequence[str]) -> Message:
    if event.price and event.active:
        text = N_("zavandor", "{player} enchants {gem} for {price}.")
    elif event.price:
        text = N_("zavandor", "{player} enchants {gem} for {price} and puts it in the pentagon.")
    elif event.active:
        text = N_("zavandor", "{player} receives {gem} for free.")
    else:
        text = N_("zavandor", "{player} receives {gem} for free and puts it in the pentagon.")
    return _told(text, event, names)


@line.register
def _disenchanted(event: moves.Disenchanted, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} disenchants {gems} and receives {dust} dust.")
    text = text.of(gems=terms.gem_with_article(event.gem), dust=event.refund)
    return _dropping(_told(text, event, names), event.lost)


@line.register
def _dust_lost(event: moves.DustLost, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} loses {lost} dust: a total of 1 or 3 cannot be kept.")
    return _told(text.of(lost=event.lost), event, names)


@line.register
def _gems_sold(event: moves.GemsSold, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} disenchants {gems} and receives {dust} dust.")
    gems = terms.gem_list(tuple(map(add, event.spiral, event.pentagon)))
    return _told(text.of(gems=gems, dust=event.refund), event, names)


@line.register
def _gem_lost(event: moves.GemLost, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{rival} makes {player} lose {gem}.").of(rival=names[event.to])
    return _told(text.of(gem=terms.gem_with_article(event.gem)), event, names)


@line.register
def _gem_moved(event: moves.GemMoved, names: Sequence[str]) -> Message:
    if event.active:
        text = N_("zavandor", "{player} activates {gem}.")
    else:
        text = N_("zavandor", "{player} moves {gem} to the pentagon.")
    return _told(text, event, names)


@line.register
def _marker_gained(event: moves.MarkerGained, names: Sequence[str]) -> Message:
    if event.free:
        text = N_("zavandor", "{player} takes the {price} marker for free.")
    else:
        text = N_("zavandor", "{player} buys a marker for {price}.")
    return _told(text.of(price=event.marker), event, names)


@line.register
def _advanced(event: moves.Advanced, names: Sequence[str]) -> Message:
    if event.free:
        text = N_("zavandor", "{player} reaches level {level} of {domain} for free.")
    else:
        text = N_("zavandor", "{player} reaches level {level} of {domain} for {price}.")
    return _told(text, event, names)


@line.register
def _advance_lost(event: moves.AdvanceLost, names: Sequence[str]) -> Message:
    if event.declined:
        text = N_("zavandor", "{player} declines a free advance.")
    else:
        text = N_("zavandor", "{player} cannot use a free advance: it is lost.")
    return _told(text, event, names)


@line.register
def _bid_made(event: moves.BidMade, names: Sequence[str]) -> Message:
    return N_("zavandor", "{player} bids {bid}.").of(player=names[event.seat], bid=event.amount)


@line.register
def _auction_won(event: moves.AuctionWon, names: Sequence[str]) -> Message:
    if event.price == event.bid:
        text = N_("zavandor", "{player} wins {lot} for {bid}.")
    elif event.price > event.bid:
        text = N_(
            "zavandor", "{player} wins {lot} at {bid} and pays {price}, including a surcharge."
        )
    else:
        text = N_("zavandor", "{player} wins {lot} at {bid} and pays {price} after a discount.")
    return _told(text, event, names)


@line.register
def _lot_gained(event: moves.LotGained, names: Sequence[str]) -> Message | None:
    if not is_sentinel(event.lot) or event.sold > LAST_SALES:
        return None
    if event.sold == LAST_SALES:
        return N_("zavandor", "The fifth sentinel is sold: the match ends with this round.")
    return N_("zavandor", "Sentinels sold: {sold} of the {all} that end the match.").of(
        sold=event.sold, all=LAST_SALES
    )


@line.register
def _discarded(event: moves.Discarded, names: Sequence[str]) -> Message | None:
    thrown = terms.face_list(event.cards, dust=event.dust)
    if thrown is None:
        return None
    return _told(N_("zavandor", "{player} discards {cards}.").of(cards=thrown), event, names)


@line.register
def _game_ended(event: moves.GameEnded, names: Sequence[str]) -> Message:
    most = max(event.points)
    best = [name for name, points in zip(names, event.points, strict=True) if points == most]
    if event.reason == LAST_SEAT and len(best) > 1:  # a ruined seat and the last one have nothing
        return N_("zavandor", "All players but one are eliminated.")
    if len(best) > 1:
        text = NN_("zavandor", "{players} share the victory with %n point(s).", "", most)
        return text.of(players=joined_with_and(best))
    if event.reason == LAST_SEAT:
        return N_("zavandor", "{player} wins as the last player left.").of(player=best[0])
    if event.reason == ROUND_LIMIT:
        text = NN_("zavandor", "{player} wins after the last round with %n point(s).", "", most)
    else:
        text = NN_("zavandor", "{player} wins the Scepter with %n point(s).", "", most)
    return text.of(player=best[0])


def _dropping(text: Message, lost: int) -> Message:
    if not lost:
        return text
    more = NN_(
        "zavandor", "{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.", "", lost
    )
    return more.of(sentence=text)


_PLACES: Final[dict[str, Callable[[Any], Message | str]]] = {
    "artifact": lambda event: lot(event.lot),
    "character": lambda event: terms.the_character(event.character),
    "domain": lambda event: terms.the_domain(event.domain),
    "gem": lambda event: terms.gem_with_article(event.gem),
    "lot": lambda event: terms.the_lot(event.lot),
}
"""What the places of a sentence are filled with, as far as events have it in numbers."""


_SENTENCES: Final[dict[type, Message]] = {
    moves.Revealed: N_("zavandor", "New artifact on offer: {artifact}."),
    moves.AuctionOpened: N_("zavandor", "{player} puts {lot} up for auction at {bid}."),
    moves.BidPassed: N_("zavandor", "{player} passes."),
    moves.TurnEnded: N_("zavandor", "{player} ends their turn."),
    moves.Ruined: N_(
        "zavandor",
        "{player} cannot pay for {lot} and is eliminated by the wrath of the Sages.",
    ),
}
"""What is always told in the same words."""
