# SPDX-License-Identifier: MIT
"""What the places of pieces cannot show, and which pieces an event was about."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import state, terms
from wizardtable.games.wizards_gambit.rules.card_table import read
from wizardtable.games.wizards_gambit.rules.events import (
    AnnulmentLaid,
    AuraLaid,
    CardDiscarded,
    CardGiven,
    CardKept,
    CardTaken,
    ComponentDispelled,
    ComponentMoved,
    ComponentPlayed,
    ComponentRecalled,
    ComponentReclaimed,
    ComponentsDiscarded,
    DrawPhaseGrew,
    Drew,
    Eclipsed,
    EclipseEnded,
    GambitDestroyed,
    GambitReleased,
    GambitsRemoved,
    GameEnded,
    HandEmptied,
    HandFreed,
    HandOpened,
    HandShown,
    HandsSwapped,
    IncantationCast,
    LookedAhead,
    PlaysGained,
    Reshuffled,
    RoundBegan,
    SpellBanished,
    SpellClaimed,
    SpellOpened,
    TurnBegan,
    TurnEnded,
    Warded,
)
from wizardtable.games.wizards_gambit.text import effect_texts
from wizardtable.games.wizards_gambit.text.plain_log import hand
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK, Deck, SpellDeck
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.seat import HandSize, Portrait, SeatPanel
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import SpellBook
from wizardtable.games.wizards_gambit.view.pieces.turn import Turn
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.banners import banner
from wizardtable.table.view import Banner, Effect, Flight, Floater, Key, Sprite

_REASONS = {
    state.TEN_POINTS: N_("wizards_gambit table", "Magus of the Grand Siege!"),
    state.POOL_EMPTY: N_("wizards_gambit table", "The pool is out of spells."),
    state.POOL_LOCKED: N_(
        "wizards_gambit table", "Nobody has played a component for at least two rounds."
    ),
    state.TOO_LONG: N_("wizards_gambit table", "The match ends after {rounds} rounds.").of(
        rounds=box.MOST_ROUNDS
    ),
}

_TAKES = N_("wizards_gambit table", "{player} takes a card from you at random")
_DRAINS = N_("wizards_gambit table", "{player} makes you discard a random card")

_SHOWS = N_("wizards_gambit table", "shows their hand")
_PROTECTED = N_("wizards_gambit table", "protected")
_NO_CARDS = N_("wizards_gambit table", "no cards left")
_FREED = N_("wizards_gambit table", "Eclipse ends")


def effects_of(frame: Frame, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Banners, floating words and cards that go from hand to hand, in the order of the events."""
    effects: list[Effect] = []
    for event in events:
        effects += _banner_of(frame, event) or _against_viewer(frame, event)
        effects += _floaters_of(event)
        effects += _flights_of(frame, event)
    return tuple(effects)


def _banner_of(frame: Frame, event: Event) -> list[Effect]:
    """A line for what everybody should notice."""
    names = frame.names
    match event:
        case RoundBegan(number, first) if first >= 0:
            title = N_("wizards_gambit table", "Round {number}").of(number=number)
            line = N_("wizards_gambit table", "{player} has the highest gambit and starts.")
            return [banner(title, line.of(player=names[first]))]
        case IncantationCast(seat, face) if seat != frame.viewer:
            return [_incantation(names[seat], face, event.data)]
        case GambitDestroyed(seat, _, victim, destroyed):
            title = N_("wizards_gambit table", "{player} destroys {gambit}")
            title = title.of(player=names[seat], gambit=terms.the_gambit(destroyed))
            line = N_(
                "wizards_gambit table", "Played by {player}. Both gambits are out of the game."
            )
            return [banner(title, line.of(player=names[victim]))]
        case GambitsRemoved():
            title = N_("wizards_gambit table", "All gambits in play leave the game")
            line = N_("wizards_gambit table", "Nobody has played a component for two rounds.")
            return [banner(title, line)]
        case GameEnded(reason, _, winners):
            return [_end(frame, reason, winners)]
    return []


def _against_viewer(frame: Frame, event: Event) -> list[Effect]:
    """What another does to the viewer: who does it, and what the viewer loses."""
    names = frame.names
    match event:
        case CardTaken(seat, victim, face) if victim == frame.viewer and seat != victim:
            return [_lost(_TAKES, names[seat], terms.a_card(read(event.data), face))]
        case CardDiscarded(seat, face, state.DRAINED, by) if seat == frame.viewer:
            return [_lost(_DRAINS, names[by], terms.a_card(read(event.data), face))]
        case HandsSwapped(seat, other) if other == frame.viewer:
            title = N_("wizards_gambit table", "{player} swaps hands with you")
            line = N_("wizards_gambit table", "You now hold {cards}.")
            cards = hand(read(event.data), event.other_faces)
            return [banner(title.of(player=names[seat]), line.of(cards=cards))]
        case AnnulmentLaid(seat, gambit, victim) if victim == frame.viewer and seat != victim:
            title = N_("wizards_gambit table", "{player} annuls your book with {gambit}")
            title = title.of(player=names[seat], gambit=terms.the_gambit(gambit))
            line = N_(
                "wizards_gambit table",
                "Your spells keep their points, but their abilities stop working.",
            )
            return [banner(title, line)]
    return []


def _incantation(player: str, face: box.Face, data: str) -> Banner:
    """An incantation that another plays: who plays it, and what it does."""
    table = read(data)
    title = N_("wizards_gambit table", "{player} plays {incantation}")
    title = title.of(player=player, incantation=terms.the_incantation(table, face))
    effect = table.effects[face - box.FIRST_INCANTATION]
    return banner(title, effect_texts.told_of_another(effect, player))


def _lost(title: Message, player: str, card: terms.Name) -> Banner:
    """A card that the viewer loses to another."""
    line = N_("wizards_gambit table", "You lose {card}.").of(card=card)
    return banner(title.of(player=player), line)


def _end(frame: Frame, reason: int, winners: Sequence[int]) -> Banner:
    if len(winners) > 1:
        title = N_("wizards_gambit table", "The victory is shared!")
        best = joined_with_and([frame.names[seat] for seat in winners])
        return banner(title, N_("wizards_gambit table", "{players} win.").of(players=best))
    title = N_("wizards_gambit table", "{player} wins the match!").of(
        player=frame.names[winners[0]]
    )
    winner = winners[0]
    hero = Sprite("sitter", (winner, frame.sitter(winner).wizard))
    return banner(title, _REASONS[reason], (Portrait(winner).key, hero))


def _floaters_of(event: Event) -> list[Effect]:
    """Points won, and what happens to a wizard without a card that moves."""
    found: list[Effect] = []
    match event:
        case SpellClaimed(seat=seat, spell=spell):
            found = [Floater(f"+{read(event.data).points[spell]}", SpellBook(seat).key)]
        case HandShown(seat=seat):
            found = [_said(_SHOWS, seat)]
        case HandEmptied(seat=seat):
            found = [_said(_NO_CARDS, seat)]
        case Warded(seat=seat):
            found = [_said(_PROTECTED, seat)]
        case EclipseEnded(_, freed):
            found = [_said(_FREED, seat) for seat in freed]
        case PlaysGained(plays=plays):
            found = [Floater(f"+{plays}", Turn().key)]
    return found


def _said(text: Message, seat: int) -> Floater:
    return Floater(render(text), SeatPanel(seat).key)


def _flights_of(frame: Frame, event: Event) -> list[Effect]:
    """Cards that go unseen from one hand to another; those the viewer sees are pieces that move."""
    match event:
        case CardTaken(seat=taker, victim=giver, face=face) if face == box.HIDDEN:
            return [_unseen(giver, taker)]
        case CardGiven(seat=giver, to=taker, face=face) if face == box.HIDDEN:
            return [_unseen(giver, taker)]
        case HandsSwapped(seat=seat, other=other, faces=got, other_faces=given):
            if frame.viewer in (seat, other):
                return []
            there = [_unseen(other, seat) for face in got if face == box.HIDDEN]
            return [*there, *(_unseen(seat, other) for face in given if face == box.HIDDEN)]
        case Reshuffled():
            return [Flight(COMPONENT_BACK, DiscardPile().key, Deck().key) for _ in range(4)]
    return []


def _unseen(giver: int, taker: int) -> Flight:
    return Flight(COMPONENT_BACK, HandSize(giver).key, HandSize(taker).key)


def concerned(event: Event, seen: state.Observation) -> tuple[Key, ...]:
    """The pieces that an event was about, whether they are still in sight or not."""
    return _in_pool(event) or _between(event) or _of_cards(event, seen) or _seat_of(event)


def _in_pool(event: Event) -> tuple[Key, ...]:
    """The spells that an event was about, and who did it."""
    match event:
        case ComponentPlayed(seat=seat, spell=spell) | SpellClaimed(seat=seat, spell=spell):
            return (Spell(spell).key, SeatPanel(seat).key)
        case SpellOpened(spell=spell) | ComponentDispelled(spell=spell):
            return (Spell(spell).key,)
        case SpellBanished(seat=seat, spell=spell):
            return (Spell(spell).key, SpellDeck().key, SeatPanel(seat).key)
        case ComponentMoved(from_spell=start, to_spell=end):
            return (Spell(start).key, Spell(end).key)
        case AuraLaid(gambit=gambit, spell=spell):
            return (Card(gambit, 0).key, Spell(spell).key)
    return ()


def _between(event: Event) -> tuple[Key, ...]:
    """The wizards that an event was about, where they are two or more."""
    match event:
        case AnnulmentLaid(gambit=gambit, victim=victim):
            return (Card(gambit, 0).key, SeatPanel(victim).key)
        case GambitDestroyed(seat=seat, victim=other) | CardTaken(seat=seat, victim=other):
            return (SeatPanel(seat).key, SeatPanel(other).key)
        case CardGiven(seat=seat, to=other) | HandsSwapped(seat=seat, other=other):
            return (SeatPanel(seat).key, SeatPanel(other).key)
        case Eclipsed(_, seats) | EclipseEnded(_, seats):
            return tuple(SeatPanel(seat).key for seat in seats)
    return ()


def _of_cards(event: Event, seen: state.Observation) -> tuple[Key, ...]:
    """The cards and decks that an event was about."""
    match event:
        case CardDiscarded(seat=seat, face=face) | IncantationCast(seat=seat, face=face):
            return (SeatPanel(seat).key, DiscardPile().key, *_cards(face, seen))
        case ComponentRecalled(seat=seat) | ComponentsDiscarded(seat=seat):
            return (SeatPanel(seat).key, DiscardPile().key)
        case GambitsRemoved():
            return tuple(SeatPanel(seat).key for seat in range(len(seen.books)))
        case Reshuffled():
            return (Deck().key,)
    return ()


def _seat_of(event: Event) -> tuple[Key, ...]:
    """The wizard that an event was about."""
    match event:
        case Drew(seat=seat) | CardKept(seat=seat) | LookedAhead(seat=seat):
            return (SeatPanel(seat).key, Deck().key)
        case DrawPhaseGrew(seat=seat):
            return (SeatPanel(seat).key, Deck().key)
        case HandShown(seat=seat) | HandOpened(seat=seat) | HandEmptied(seat=seat):
            return (SeatPanel(seat).key,)
        case HandFreed(seat=seat) | PlaysGained(seat=seat) | ComponentReclaimed(seat=seat):
            return (SeatPanel(seat).key,)
        case TurnBegan(seat) | TurnEnded(seat) | Warded(seat=seat) | GambitReleased(seat=seat):
            return (SeatPanel(seat).key,)
    return ()


def _cards(face: box.Face, seen: state.Observation) -> tuple[Key, ...]:
    """All pieces that may be of this face: they are alike."""
    return tuple(Card(face, number).key for number in range(seen.table.cards[face]))
