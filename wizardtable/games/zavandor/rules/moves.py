# SPDX-License-Identifier: MIT
"""The actions of The Scepter of Zavandor, and the events that record what happened.

Class and field names are tags in saves.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.zavandor.rules.components import Card, Lot

Count: TypeAlias = Annotated[int, range(153)]
"""A number of pieces of one kind, 0 to 152."""

Amount: TypeAlias = Annotated[int, range(4000)]
"""An amount of dust, a price or a bid; all gems and cards together are worth less than 4000."""

Gem: TypeAlias = Annotated[int, range(5)]
Domain: TypeAlias = Annotated[int, range(6)]

GemCounts: TypeAlias = tuple[Count, Count, Count, Count, Count]
"""A number for each gem, opal first."""

EnergyCounts: TypeAlias = tuple[Count, Count, Count, Count]
"""A number for each kind of energy, sapphire first."""

Cards: TypeAlias = Annotated[tuple[Card, ...], range(153)]

Purse: TypeAlias = Cards | None
"""The cards of a payment, ascending; dust pays the rest.

None stands for the best payment, which the rules choose.
"""

NO_GEMS: GemCounts = (0, 0, 0, 0, 0)
ZERO_COUNTS: EnergyCounts = (0, 0, 0, 0)

# Actions. Each is one click, or one payment that a person put together.


@dataclass(frozen=True, slots=True)
class ChooseCharacter:
    """The player chooses a character that nobody has yet (option *chosen characters*)."""

    character: Domain


@dataclass(frozen=True, slots=True)
class Enchant:
    """The player buys a gem from the supply.

    The gem becomes active if a slot is free; otherwise it goes to the pentagon.
    """

    gem: Gem
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class Disenchant:
    """The player returns a gem from the spiral (`active`) or the pentagon for half its cost."""

    gem: Gem
    active: bool


@dataclass(frozen=True, slots=True)
class Activate:
    """The player moves a gem from the pentagon to a free active slot."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class Deactivate:
    """The player moves an active gem to the pentagon."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class BuyMarker:
    """The player buys the marker with this price; it goes to the pentagon."""

    price: Amount
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class Advance:
    """The player pays for the next level of a domain, once a turn.

    Entering a domain takes a marker. `marker` is the price of a marker bought with this action.
    `marker` is 0 if the pentagon has a marker or none is needed.
    """

    domain: Domain
    marker: Amount = 0
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class OpenAuction:
    """The player puts a lot up for auction with a first bid."""

    lot: Lot
    bid: Amount


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The player ends the turn."""


@dataclass(frozen=True, slots=True)
class Bid:
    """The player raises the current bid."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PassBid:
    """The player leaves the auction."""


@dataclass(frozen=True, slots=True)
class Pay:
    """The winner pays for the lot, and may disenchant gems for it.

    `purse` has the cards of the payment; dust pays the rest. `spiral` and `pentagon` count the
    active and inactive gems to disenchant. If `purse` is None and no gems are named, the rules
    choose the best payment. The best payment disenchants gems only if cards and dust fall short.
    """

    purse: Purse = None
    spiral: GemCounts = NO_GEMS
    pentagon: GemCounts = NO_GEMS


@dataclass(frozen=True, slots=True)
class TakeMarker:
    """The owner of a new Mirror or Cloak takes an unused marker without payment."""

    price: Amount


@dataclass(frozen=True, slots=True)
class GiveUp:
    """A victim of a Mirror or Cloak returns an active gem to the supply."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class FreeAdvance:
    """The owner of a new Runestone, Mask or Talisman takes the free advance in a domain."""

    domain: Domain


@dataclass(frozen=True, slots=True)
class Decline:
    """The player declines a free advance."""


@dataclass(frozen=True, slots=True)
class Discard:
    """The player discards cards (ascending) and dust down to the hand limit."""

    cards: Cards
    dust: Amount


Action: TypeAlias = (
    ChooseCharacter
    | Enchant
    | Disenchant
    | Activate
    | Deactivate
    | BuyMarker
    | Advance
    | OpenAuction
    | EndTurn
    | Bid
    | PassBid
    | Pay
    | TakeMarker
    | GiveUp
    | FreeAdvance
    | Decline
    | Discard
)

# Events.


@dataclass(frozen=True, slots=True)
class CharacterTaken(Event):
    """A character was dealt to a seat, or chosen by it."""

    seat: int
    character: int
    dealt: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began.

    Attributes:
        order: the seats in turn order.
        standing: by seat, the points that decided the turn order.
    """

    reveals: ClassVar[bool] = True

    number: int
    order: tuple[int, ...]
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """An artifact was revealed."""

    reveals: ClassVar[bool] = True

    lot: Lot


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards of a kind of energy were shuffled into its empty deck."""

    energy: int
    cards: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat received the income of its gems.

    Attributes:
        standard, concentrated: the cards received, by kind.
        dust: the dust from opals, concentration, Energy Flow and missing cards together.
        lost: the part of the dust lost because 1 and 3 cannot be held.
        cards: the faces of the standard cards; None if another seat sees the event.
    """

    reveals: ClassVar[bool] = True

    seat: int
    standard: EnergyCounts
    concentrated: EnergyCounts
    dust: int
    lost: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SagesGave(Event):
    """A seat received cards of the Nine Sages.

    `standard` counts them by kind. `cards` holds their faces; None if another seat sees the event.
    """

    reveals: ClassVar[bool] = True

    seat: int
    standard: EnergyCounts
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SagesConverted(Event):
    """A seat showed cards of the Nine Sages that it could not use, and received dust instead."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    dust: int
    lost: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat paid a price with cards and dust.

    Attributes:
        dust: the dust paid.
        change: the dust returned because the cards exceeded the price.
        lost: the dust lost because 1 and 3 cannot be held; refunds of gems are added first.
    """

    seat: int
    price: int
    cards: tuple[Card, ...]
    dust: int
    change: int
    lost: int


@dataclass(frozen=True, slots=True)
class Enchanted(Event):
    """A seat got a gem: bought for a price, or free from an Elixir (price 0)."""

    seat: int
    gem: int
    active: bool
    price: int


@dataclass(frozen=True, slots=True)
class Disenchanted(Event):
    """A seat returned a gem for dust on its own turn."""

    seat: int
    gem: int
    active: bool
    refund: int
    lost: int


@dataclass(frozen=True, slots=True)
class GemsSold(Event):
    """A seat disenchanted gems to pay for a lot."""

    seat: int
    spiral: GemCounts
    pentagon: GemCounts
    refund: int


@dataclass(frozen=True, slots=True)
class GemMoved(Event):
    """A seat moved a gem onto its spiral (`active`) or into its pentagon."""

    seat: int
    gem: int
    active: bool


@dataclass(frozen=True, slots=True)
class MarkerGained(Event):
    """A seat got the marker with this printed price into its pentagon, bought or free."""

    seat: int
    marker: int
    free: bool


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A seat reached a level of a domain; `price` is the step's price without a marker.

    If the seat entered the domain, it used a marker from its pentagon.
    """

    seat: int
    domain: int
    level: int
    price: int
    free: bool


@dataclass(frozen=True, slots=True)
class AdvanceLost(Event):
    """A seat declined a free advance, or could not use it."""

    seat: int
    declined: bool


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """A seat put a lot up for auction with a first bid."""

    seat: int
    lot: Lot
    bid: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat raised the bid."""

    seat: int
    lot: Lot
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat left the auction."""

    seat: int
    lot: Lot


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A seat won the auction with a bid, and must pay a price."""

    seat: int
    lot: Lot
    bid: int
    price: int


@dataclass(frozen=True, slots=True)
class LotGained(Event):
    """A seat got a lot that it had won; `sold` counts the sentinels sold in the match."""

    seat: int
    lot: Lot
    sold: int


@dataclass(frozen=True, slots=True)
class GemLost(Event):
    """A victim of a Mirror or Cloak returned a gem; `to` is the seat that gained the artifact."""

    seat: int
    gem: int
    to: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discarded down to its hand limit."""

    seat: int
    cards: tuple[Card, ...]
    dust: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class DustLost(Event):
    """A seat lost dust at the end of its turn, because a total of 1 or 3 cannot be held."""

    seat: int
    lost: int


@dataclass(frozen=True, slots=True)
class Ruined(Event):
    """A seat could not pay and is eliminated; its hand was revealed (option *wrath of the
    Sages*)."""

    reveals: ClassVar[bool] = True

    seat: int
    lot: Lot


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended, with the points by seat."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match ended, with the points by seat; `reason` is one of `state.FIVE_SOLD` and so on."""

    reason: int
    points: tuple[int, ...]


ZavandorEvent: TypeAlias = (
    CharacterTaken
    | RoundBegan
    | Revealed
    | Reshuffled
    | Drew
    | SagesGave
    | SagesConverted
    | TurnBegan
    | Paid
    | Enchanted
    | Disenchanted
    | GemsSold
    | GemMoved
    | MarkerGained
    | Advanced
    | AdvanceLost
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | LotGained
    | GemLost
    | Discarded
    | TurnEnded
    | DustLost
    | Ruined
    | RoundEnded
    | GameEnded
)

Journal: TypeAlias = "list[ZavandorEvent] | None"
"""The list to which the rules append events; None if the caller needs no events."""
