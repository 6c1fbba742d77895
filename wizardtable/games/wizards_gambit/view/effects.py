# SPDX-License-Identifier: MIT
"""The effects of events: banners, floating texts and flights of cards. Also finds the pieces that
an event is about.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, state, terms
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.text.plain_log import hand_text
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK, Deck, SpellDeck
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.seat import HandSize, Portrait, SeatPanel
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import SpellBook
from wizardtable.games.wizards_gambit.view.pieces.turn import Turn
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.banners import banner, end_banner
from wizardtable.table.view import Banner, Effect, Flight, Floater, Key, Sprite

_END_REASON_TEXTS = {
    state.TEN_POINTS: N_("wizards_gambit table", "Magus of the Grand Siege!"),
    state.POOL_EMPTY: N_("wizards_gambit table", "The pool is out of spells."),
    state.POOL_LOCKED: N_(
        "wizards_gambit table", "Nobody has played a component for at least two rounds."
    ),
    state.TOO_LONG: N_("wizards_gambit table", "The match ends after {rounds} rounds.").of(
        rounds=box.MAX_ROUNDS
    ),
}

_THEFT_TITLE = N_("wizards_gambit table", "{player} takes a card from you at random")
_DRAIN_TITLE = N_("wizards_gambit table", "{player} makes you discard a random card")

_HAND_SHOWN_TEXT = N_("wizards_gambit table", "shows their hand")
_PROTECTED_TEXT = N_("wizards_gambit table", "protected")
_NO_CARDS_TEXT = N_("wizards_gambit table", "no cards left")
_ECLIPSE_ENDED_TEXT = N_("wizards_gambit table", "Eclipse ends")


def effects_of(frame: Frame, frame_events: Sequence[Event]) -> tuple[Effect, ...]:
    """Returns the banners, floating texts and flights of cards for events, in their order."""
    effects: list[Effect] = []
    for event in frame_events:
        effects += _banner_of(frame, event) or _attack_banner_of(frame, event)
        effects += _floaters_of(event)
        effects += _flights_of(frame, event)
    return tuple(effects)


def _banner_of(frame: Frame, event: Event) -> list[Effect]:
    """Returns a list with the banner of an event that everybody should notice; otherwise empty."""
    names = frame.names
    match event:
        case events.RoundBegan(number, first) if first >= 0:
            title = N_("wizards_gambit table", "Round {number}").of(number=number)
            line = N_("wizards_gambit table", "{player} has the highest gambit and starts.")
            return [banner(title, line.of(player=names[first]))]
        case events.IncantationCast(seat, face) if seat != frame.viewer:
            return [_incantation_banner(names[seat], face, event.data)]
        case events.GambitDestroyed(victim=victim):
            title = destruction_title(event, names)
            line = N_(
                "wizards_gambit table", "Played by {player}. Both gambits are out of the game."
            )
            return [banner(title, line.of(player=names[victim]))]
        case events.GambitsRemoved():
            title = N_("wizards_gambit table", "All gambits in play leave the game")
            line = N_("wizards_gambit table", "Nobody has played a component for two rounds.")
            return [banner(title, line)]
        case events.GameEnded(reason, _, winners):
            return [_end_banner(frame, reason, winners)]
    return []


def destruction_title(event: events.GambitDestroyed, names: Sequence[str]) -> Message:
    """Returns the title for a gambit that is destroyed. `names`: the players' names by seat."""
    title = N_("wizards_gambit table", "{player} destroys {gambit}")
    return title.of(player=names[event.seat], gambit=terms.the_gambit(event.destroyed))


def _attack_banner_of(frame: Frame, event: Event) -> list[Effect]:
    """Returns a list with the banner of an opponent's action against the viewer; otherwise empty.

    The banner names the cards that change hands, or says that the book is annulled.
    """
    names = frame.names
    match event:
        case events.CardTaken(seat, victim, face) if victim == frame.viewer and seat != victim:
            return [
                _loss_banner(
                    _THEFT_TITLE, names[seat], terms.a_card(read_card_table(event.data), face)
                )
            ]
        case events.CardDiscarded(seat, face, state.DRAINED, by) if seat == frame.viewer:
            return [
                _loss_banner(
                    _DRAIN_TITLE, names[by], terms.a_card(read_card_table(event.data), face)
                )
            ]
        case events.HandsSwapped(seat, other) if other == frame.viewer:
            title = N_("wizards_gambit table", "{player} swaps hands with you")
            line = N_("wizards_gambit table", "You now hold {cards}.")
            cards = hand_text(read_card_table(event.data), event.other_faces)
            return [banner(title.of(player=names[seat]), line.of(cards=cards))]
        case events.AnnulmentLaid(seat, gambit, victim) if (
            victim == frame.viewer and seat != victim
        ):
            title = N_("wizards_gambit table", "{player} annuls your book with {gambit}")
            title = title.of(player=names[seat], gambit=terms.the_gambit(gambit))
            line = N_(
                "wizards_gambit table",
                "Your spells keep their points, but their abilities stop working.",
            )
            return [banner(title, line)]
    return []


def _incantation_banner(player: str, face: box.Face, data: str) -> Banner:
    """Returns the banner of another player's incantation, with the player and the effect."""
    table = read_card_table(data)
    title = N_("wizards_gambit table", "{player} plays {incantation}")
    title = title.of(player=player, incantation=terms.the_incantation(table, face))
    effect = table.effects[face - box.FIRST_INCANTATION]
    return banner(title, effect_texts.effect_text_for_others(effect, player))


def _loss_banner(title: Message, player: str, card: terms.Name) -> Banner:
    """Returns the banner for a card that the viewer loses because of another player."""
    line = N_("wizards_gambit table", "You lose {card}.").of(card=card)
    return banner(title.of(player=player), line)


def _end_banner(frame: Frame, reason: int, winners: Sequence[int]) -> Banner:
    if len(winners) > 1:
        title = N_("wizards_gambit table", "The victory is shared!")
        best = joined_with_and([frame.names[seat] for seat in winners])
        line = N_("wizards_gambit table", "{players} win.").of(players=best)
        return end_banner(title, line, cause=_END_REASON_TEXTS[reason])
    title = N_("wizards_gambit table", "{player} wins the match!").of(
        player=frame.names[winners[0]]
    )
    winner = winners[0]
    hero = Sprite("sitter", (winner, frame.sitter(winner).wizard))
    return end_banner(title, _END_REASON_TEXTS[reason], (Portrait(winner).key, hero))


def _floaters_of(event: Event) -> list[Effect]:
    """Returns the floating texts of an event.

    They show points, additional plays, and events of a seat that no moving card makes visible.
    """
    effects: list[Effect] = []
    match event:
        case events.SpellClaimed(seat=seat, spell=spell):
            effects = [
                Floater(f"+{read_card_table(event.data).points[spell]}", SpellBook(seat).key)
            ]
        case events.HandShown(seat=seat):
            effects = [_seat_text(_HAND_SHOWN_TEXT, seat)]
        case events.HandEmptied(seat=seat):
            effects = [_seat_text(_NO_CARDS_TEXT, seat)]
        case events.Warded(seat=seat):
            effects = [_seat_text(_PROTECTED_TEXT, seat)]
        case events.EclipseEnded(_, freed):
            effects = [_seat_text(_ECLIPSE_ENDED_TEXT, seat) for seat in freed]
        case events.PlaysGained(plays=plays):
            effects = [Floater(f"+{plays}", Turn().key)]
    return effects


def _seat_text(text: Message, seat: int) -> Floater:
    return Floater(render(text), SeatPanel(seat).key)


def _flights_of(frame: Frame, event: Event) -> list[Effect]:
    """Returns the flights of face-down cards: between hands, or from the discard pile to the deck.

    Cards whose faces the viewer sees move as pieces instead.
    """
    match event:
        case events.CardTaken(seat=taker, victim=giver, face=face) if face == box.HIDDEN:
            return [_unseen_flight(giver, taker)]
        case events.CardGiven(seat=giver, to=taker, face=face) if face == box.HIDDEN:
            return [_unseen_flight(giver, taker)]
        case events.HandsSwapped(seat=seat, other=other, faces=got, other_faces=given):
            if frame.viewer in (seat, other):
                return []
            gained = [_unseen_flight(other, seat) for face in got if face == box.HIDDEN]
            return [*gained, *(_unseen_flight(seat, other) for face in given if face == box.HIDDEN)]
        case events.Reshuffled():
            return [Flight(COMPONENT_BACK, DiscardPile().key, Deck().key) for _ in range(4)]
    return []


def _unseen_flight(giver: int, taker: int) -> Flight:
    return Flight(COMPONENT_BACK, HandSize(giver).key, HandSize(taker).key)


def concerned_pieces(event: Event, observation: state.Observation) -> tuple[Key, ...]:
    """Returns the pieces that an event is about, even if they have since left the table."""
    return (
        _pool_pieces(event)
        or _pieces_of_two_seats(event)
        or _card_pieces(event, observation)
        or _seat_pieces(event)
    )


def _pool_pieces(event: Event) -> tuple[Key, ...]:
    """Returns the pool spells that an event is about, and for some events the acting seat."""
    match event:
        case (
            events.ComponentPlayed(seat=seat, spell=spell)
            | events.SpellClaimed(seat=seat, spell=spell)
        ):
            return (Spell(spell).key, SeatPanel(seat).key)
        case events.SpellOpened(spell=spell) | events.ComponentDispelled(spell=spell):
            return (Spell(spell).key,)
        case events.SpellBanished(seat=seat, spell=spell):
            return (Spell(spell).key, SpellDeck().key, SeatPanel(seat).key)
        case events.ComponentMoved(from_spell=start, to_spell=end):
            return (Spell(start).key, Spell(end).key)
        case events.AuraLaid(gambit=gambit, spell=spell):
            return (Card(gambit, 0).key, Spell(spell).key)
    return ()


def _pieces_of_two_seats(event: Event) -> tuple[Key, ...]:
    """Returns the seats, and a gambit, of an event that concerns more than the acting seat."""
    match event:
        case events.AnnulmentLaid(gambit=gambit, victim=victim):
            return (Card(gambit, 0).key, SeatPanel(victim).key)
        case (
            events.GambitDestroyed(seat=seat, victim=other)
            | events.CardTaken(seat=seat, victim=other)
        ):
            return (SeatPanel(seat).key, SeatPanel(other).key)
        case events.CardGiven(seat=seat, to=other) | events.HandsSwapped(seat=seat, other=other):
            return (SeatPanel(seat).key, SeatPanel(other).key)
        case events.Eclipsed(_, seats) | events.EclipseEnded(_, seats):
            return tuple(SeatPanel(seat).key for seat in seats)
    return ()


def _card_pieces(event: Event, observation: state.Observation) -> tuple[Key, ...]:
    """Returns the cards, decks and seats of an event about cards."""
    match event:
        case (
            events.CardDiscarded(seat=seat, face=face)
            | events.IncantationCast(seat=seat, face=face)
        ):
            return (SeatPanel(seat).key, DiscardPile().key, *_equal_cards(face, observation))
        case events.ComponentRecalled(seat=seat) | events.ComponentsDiscarded(seat=seat):
            return (SeatPanel(seat).key, DiscardPile().key)
        case events.GambitsRemoved():
            return tuple(SeatPanel(seat).key for seat in range(len(observation.books)))
        case events.Reshuffled():
            return (Deck().key,)
    return ()


def _seat_pieces(event: Event) -> tuple[Key, ...]:
    """Returns the keys of the pieces for an event about a single seat; empty for other events.

    The pieces are the panel of the seat, and the deck if the seat draws or looks ahead.
    """
    match event:
        case events.Drew(seat=seat) | events.CardKept(seat=seat) | events.LookedAhead(seat=seat):
            return (SeatPanel(seat).key, Deck().key)
        case events.DrawPhaseGrew(seat=seat):
            return (SeatPanel(seat).key, Deck().key)
        case (
            events.HandShown(seat=seat)
            | events.HandOpened(seat=seat)
            | events.HandEmptied(seat=seat)
        ):
            return (SeatPanel(seat).key,)
        case (
            events.HandFreed(seat=seat)
            | events.PlaysGained(seat=seat)
            | events.ComponentReclaimed(seat=seat)
        ):
            return (SeatPanel(seat).key,)
        case (
            events.TurnBegan(seat)
            | events.TurnEnded(seat)
            | events.Warded(seat=seat)
            | events.GambitReleased(seat=seat)
        ):
            return (SeatPanel(seat).key,)
    return ()


def _equal_cards(face: box.Face, observation: state.Observation) -> tuple[Key, ...]:
    """Returns the pieces of all cards with this face, because events do not tell equal cards
    apart."""
    return tuple(Card(face, number).key for number in range(observation.table.cards[face]))
