# SPDX-License-Identifier: MIT
"""Writes the log of a match: one line for each action of a player, and none for its consequences.

A line begins with the player's name if possible.
"""

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
from wizardtable.games.zavandor.rules.components import SALES_TO_END, is_sentinel
from wizardtable.games.zavandor.rules.state import LAST_SEAT, ROUND_LIMIT
from wizardtable.games.zavandor.rules.terms import lot


@singledispatch
def line(event: moves.ZavandorEvent, names: Sequence[str]) -> Message | None:
    """Returns the event as a line of the log; None for an event without a line of its own.

    Payments have no line, because the purchase names the price. The start of a turn has no line,
    because the end of the turn names the player. The end of a round has no line, because the next
    round names the points.
    """
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else _sentence(sentence, event, names)


def _sentence(sentence: Message, event: moves.ZavandorEvent, names: Sequence[str]) -> Message:
    return filled_from_event(sentence, event, names, _FILLERS)


@line.register
def _character_taken(event: moves.CharacterTaken, names: Sequence[str]) -> Message:
    if event.dealt:
        text = N_("zavandor", "{player} plays {character}.")
    else:
        text = N_("zavandor", "{player} chooses {character}.")
    return _sentence(text, event, names)


@line.register
def _round_began(event: moves.RoundBegan, names: Sequence[str]) -> Message:
    place = N_("zavandor", "{player} ({points})")
    order = [place.of(player=names[seat], points=event.standing[seat]) for seat in event.order]
    text = N_("zavandor", "Round {number} begins. Turn order by points: {players}.")
    if len({event.standing[seat] for seat in event.order}) < len(event.order):
        text = N_(
            "zavandor",
            "Round {number} begins. Turn order by points, then by points from gems, then by lot: "
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
    return _with_lost_dust(_sentence(text, event, names), event.lost)


@line.register
def _sages_gave(event: moves.SagesGave, names: Sequence[str]) -> Message:
    cards = (
        terms.energy_list(event.standard) if event.cards is None else terms.face_list(event.cards)
    )
    assert cards is not None
    text = N_("zavandor", "{player} receives {cards} from the Sages.").of(cards=cards)
    return _sentence(text, event, names)


@line.register
def _sages_converted(event: moves.SagesConverted, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} receives {dust} dust from the Sages instead of {cards}.")
    text = text.of(cards=terms.face_list(event.cards) or "")
    return _with_lost_dust(_sentence(text, event, names), event.lost)


@line.register
def _enchanted(event: moves.Enchanted, names: Sequence[str]) -> Message:
    if event.price and event.active:
        text = N_("zavandor", "{player} enchants {gem} for {price}.")
    elif event.price:
        text = N_("zavandor", "{player} enchants {gem} for {price} and puts it in their pentagon.")
    elif event.active:
        text = N_("zavandor", "{player} receives {gem} for free.")
    else:
        text = N_("zavandor", "{player} receives {gem} for free and puts it in their pentagon.")
    return _sentence(text, event, names)


@line.register
def _disenchanted(event: moves.Disenchanted, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} disenchants {gems} and receives {dust} dust.")
    text = text.of(gems=terms.gem_with_article(event.gem), dust=event.refund)
    return _with_lost_dust(_sentence(text, event, names), event.lost)


@line.register
def _dust_lost(event: moves.DustLost, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} loses {lost} dust: a total of 1 or 3 cannot be kept.")
    return _sentence(text.of(lost=event.lost), event, names)


@line.register
def _gems_sold(event: moves.GemsSold, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} disenchants {gems} and receives {dust} dust.")
    gems = terms.gem_list(tuple(map(add, event.spiral, event.pentagon)))
    return _sentence(text.of(gems=gems, dust=event.refund), event, names)


@line.register
def _gem_lost(event: moves.GemLost, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{rival} makes {player} lose {gem}.").of(rival=names[event.to])
    return _sentence(text.of(gem=terms.gem_with_article(event.gem)), event, names)


@line.register
def _gem_moved(event: moves.GemMoved, names: Sequence[str]) -> Message:
    if event.active:
        text = N_("zavandor", "{player} activates {gem}.")
    else:
        text = N_("zavandor", "{player} moves {gem} to their pentagon.")
    return _sentence(text, event, names)


@line.register
def _marker_gained(event: moves.MarkerGained, names: Sequence[str]) -> Message:
    if event.free:
        text = N_("zavandor", "{player} takes the {price} marker for free.")
    else:
        text = N_("zavandor", "{player} buys a marker for {price}.")
    return _sentence(text.of(price=event.marker), event, names)


@line.register
def _advanced(event: moves.Advanced, names: Sequence[str]) -> Message:
    if event.free:
        text = N_("zavandor", "{player} reaches level {level} of {domain} for free.")
    else:
        text = N_("zavandor", "{player} reaches level {level} of {domain} for {price}.")
    return _sentence(text, event, names)


@line.register
def _advance_lost(event: moves.AdvanceLost, names: Sequence[str]) -> Message:
    if event.declined:
        text = N_("zavandor", "{player} declines a free advance.")
    else:
        text = N_("zavandor", "{player} cannot use a free advance: it is lost.")
    return _sentence(text, event, names)


@line.register
def _bid_made(event: moves.BidMade, names: Sequence[str]) -> Message:
    return N_("zavandor", "{player} bids {bid}.").of(player=names[event.seat], bid=event.amount)


@line.register
def _auction_won(event: moves.AuctionWon, names: Sequence[str]) -> Message:
    if event.price == event.bid:
        text = N_("zavandor", "{player} wins {lot} for {bid}.")
    else:
        text = N_(
            "zavandor",
            "{player} wins {lot} with a bid of {bid} and pays {price} after surcharges and "
            "discounts.",
        )
    return _sentence(text, event, names)


@line.register
def _lot_gained(event: moves.LotGained, names: Sequence[str]) -> Message | None:
    if not is_sentinel(event.lot) or event.sold > SALES_TO_END:
        return None
    if event.sold == SALES_TO_END:
        return N_("zavandor", "The fifth sentinel is sold: the match will end with this round.")
    return N_("zavandor", "Sentinels sold: {sold} of the {all} that end the match.").of(
        sold=event.sold, all=SALES_TO_END
    )


@line.register
def _discarded(event: moves.Discarded, names: Sequence[str]) -> Message | None:
    discarded = terms.face_list(event.cards, dust=event.dust)
    if discarded is None:
        return None
    return _sentence(N_("zavandor", "{player} discards {cards}.").of(cards=discarded), event, names)


@line.register
def _game_ended(event: moves.GameEnded, names: Sequence[str]) -> Message:
    highest = max(event.points)
    best = [name for name, points in zip(names, event.points, strict=True) if points == highest]
    # An eliminated seat and the last one can both have 0 points.
    if event.reason == LAST_SEAT and len(best) > 1:
        return N_("zavandor", "All players but one are eliminated.")
    if len(best) > 1:
        text = NN_("zavandor", "{players} share the victory with %n point(s) each.", "", highest)
        return text.of(players=joined_with_and(best))
    if event.reason == LAST_SEAT:
        return N_("zavandor", "{player} wins as the last player left.").of(player=best[0])
    if event.reason == ROUND_LIMIT:
        text = NN_("zavandor", "{player} wins after the last round with %n point(s).", "", highest)
    else:
        text = NN_("zavandor", "{player} wins the Scepter with %n point(s).", "", highest)
    return text.of(player=best[0])


def _with_lost_dust(text: Message, lost: int) -> Message:
    if not lost:
        return text
    more = NN_(
        "zavandor", "{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.", "", lost
    )
    return more.of(sentence=text)


_FILLERS: Final[dict[str, Callable[[Any], Message | str]]] = {
    "artifact": lambda event: lot(event.lot),
    "character": lambda event: terms.the_character(event.character),
    "domain": lambda event: terms.the_domain(event.domain),
    "gem": lambda event: terms.gem_with_article(event.gem),
    "lot": lambda event: terms.the_lot(event.lot),
}
"""By placeholder of a sentence, the function that makes its text from an event."""


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
"""The sentences that are the same for every event of a class, by class of event."""
