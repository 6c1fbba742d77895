# SPDX-License-Identifier: MIT
"""What a player of The Scepter of Zavandor may do, and what happens when he does."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.zavandor.rules.components import Card, Lot

Count: TypeAlias = Annotated[int, range(153)]
"""A number of pieces; of no kind there are more than of cards."""

Amount: TypeAlias = Annotated[int, range(4000)]
"""So much dust, or a price, or a bid: all gems and cards together are not worth more."""

Gem: TypeAlias = Annotated[int, range(5)]
Domain: TypeAlias = Annotated[int, range(6)]

Five: TypeAlias = tuple[Count, Count, Count, Count, Count]
"""A number for each gem, opal first."""

Four: TypeAlias = tuple[Count, Count, Count, Count]
"""A number for each kind of energy, sapphire first."""

Cards: TypeAlias = Annotated[tuple[Card, ...], range(153)]

Purse: TypeAlias = Cards | None
"""The cards one pays with, ascending; dust makes up what they fall short. None: the best way."""

NO_GEMS: Five = (0, 0, 0, 0, 0)
NO_CARDS: Four = (0, 0, 0, 0)

# Actions: each is one click, or one payment put together by hand.


@dataclass(frozen=True, slots=True)
class ChooseCharacter:
    """Option *chosen characters*: take one that is left."""

    character: Domain


@dataclass(frozen=True, slots=True)
class Enchant:
    """Buy a gem from the supply; it becomes active where there is a free slot."""

    gem: Gem
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class Disenchant:
    """Give a gem from the spiral (`active`) or the pentagon back for half its cost in dust."""

    gem: Gem
    active: bool


@dataclass(frozen=True, slots=True)
class Activate:
    """Move a gem from the pentagon to a free active slot."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class Deactivate:
    """Move an active gem to the pentagon."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class BuyMarker:
    """Buy the marker with this price into the pentagon."""

    price: Amount
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class Advance:
    """Pay for the next level of a domain, once a turn.

    Entering a domain takes a marker: `marker` is the price of the one bought for it now, 0 where
    one waits in the pentagon or none is needed.
    """

    domain: Domain
    marker: Amount = 0
    purse: Purse = None


@dataclass(frozen=True, slots=True)
class OpenAuction:
    """Put a lot up for auction with a first bid."""

    lot: Lot
    bid: Amount


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid more than the bid that stands."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PassBid:
    """Leave the auction."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay for the lot just won, selling active and inactive gems for it where need be.

    With `purse` None and no gems named the best way is taken, gems sold as far as they must be.
    """

    purse: Purse = None
    spiral: Five = NO_GEMS
    pentagon: Five = NO_GEMS


@dataclass(frozen=True, slots=True)
class TakeMarker:
    """Mirror or Cloak: take an unused marker into the pentagon, free."""

    price: Amount


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Victim of a Mirror or Cloak: return an active gem to the supply."""

    gem: Gem


@dataclass(frozen=True, slots=True)
class FreeAdvance:
    """Take the free advance of a Runestone, Mask or Talisman in a domain."""

    domain: Domain


@dataclass(frozen=True, slots=True)
class Decline:
    """Let a free advance go."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard down to the hand limit: cards, ascending, and dust."""

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
    """A character was dealt to, or chosen by, a seat."""

    seat: int
    character: int
    dealt: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: turn order, and by seat the points that stand for all of it."""

    reveals: ClassVar[bool] = True

    number: int
    order: tuple[int, ...]
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """An artifact was laid open."""

    reveals: ClassVar[bool] = True

    lot: Lot


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards of a kind of energy became its deck."""

    energy: int
    cards: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The income of a seat's gems: by kind the standard cards drawn and the concentrated ones
    received, and the dust of opals, concentration, Energy Flow and missing cards together, as it
    was added (`lost` dropped by the 1-or-3 rule).

    Others do not see `cards`, the faces drawn.
    """

    reveals: ClassVar[bool] = True

    seat: int
    standard: Four
    concentrated: Four
    dust: int
    lost: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SagesGave(Event):
    """The cards of the Nine Sages arrived, by kind; others do not see the faces."""

    reveals: ClassVar[bool] = True

    seat: int
    standard: Four
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SagesConverted(Event):
    """Cards of the Nine Sages that a seat has no use for were shown and became dust."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[Card, ...]
    dust: int
    lost: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat paid a price: with these cards and so much dust; `change` came back in dust, and
    `lost` dust dropped by the 1-or-3 rule (after selling gems too)."""

    seat: int
    price: int
    cards: tuple[Card, ...]
    dust: int
    change: int
    lost: int


@dataclass(frozen=True, slots=True)
class Enchanted(Event):
    """A seat got a gem, bought for a price or (price 0) from an Elixir."""

    seat: int
    gem: int
    active: bool
    price: int


@dataclass(frozen=True, slots=True)
class Disenchanted(Event):
    """A seat gave a gem back for dust, in its turn."""

    seat: int
    gem: int
    active: bool
    refund: int
    lost: int


@dataclass(frozen=True, slots=True)
class GemsSold(Event):
    """A seat sold gems to pay for a lot."""

    seat: int
    spiral: Five
    pentagon: Five
    refund: int


@dataclass(frozen=True, slots=True)
class GemMoved(Event):
    """A seat moved a gem onto its spiral (`active`) or into its pentagon."""

    seat: int
    gem: int
    active: bool


@dataclass(frozen=True, slots=True)
class MarkerGained(Event):
    """A seat has the marker with this printed price in its pentagon: bought, or free."""

    seat: int
    marker: int
    free: bool


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A seat reached a level of a domain, for the price of the step alone; entering one it used a
    marker from its pentagon, bought just before or waiting there."""

    seat: int
    domain: int
    level: int
    price: int
    free: bool


@dataclass(frozen=True, slots=True)
class AdvanceLost(Event):
    """A seat declined a free advance, or had none to make."""

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
    """A seat bid more."""

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
    """The auction is over: a seat has the lot for a bid, and pays a price."""

    seat: int
    lot: Lot
    bid: int
    price: int


@dataclass(frozen=True, slots=True)
class LotGained(Event):
    """The price is paid and the lot lies before its owner; `sold` counts sentinels sold so far."""

    seat: int
    lot: Lot
    sold: int


@dataclass(frozen=True, slots=True)
class GemLost(Event):
    """A victim of another seat's Mirror or Cloak returned a gem."""

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
    """A seat's turn is over, and so much dust is lost, because a total of 1 or 3 cannot be held."""

    seat: int
    lost: int


@dataclass(frozen=True, slots=True)
class Ruined(Event):
    """Wrath of the Sages: a seat could not pay and is out of the game; its hand is seen."""

    reveals: ClassVar[bool] = True

    seat: int
    lot: Lot


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ends: the points by seat."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over for a reason (see `state`); the points by seat."""

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
"""Where events are appended; None where nobody asks for them."""
