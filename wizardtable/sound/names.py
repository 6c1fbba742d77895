# SPDX-License-Identifier: MIT
"""The names of all sounds and ambiences; other packages need only these to ask for one."""

from enum import StrEnum


class Sound(StrEnum):
    """A short sound of the table; each docstring says when the sound is played."""

    CARD = "card"
    """A card is laid down."""
    SHUFFLE = "shuffle"
    """Cards are shuffled or dealt again."""
    DIE = "die"
    """A die comes to rest."""
    ROLL = "roll"
    """Dice leave the hand."""
    PAWN = "pawn"
    """A wooden piece is put down."""
    COIN = "coin"
    """A price is paid, or a metal token is put down."""
    GEM = "gem"
    """A gem or another shining piece is put down."""
    BID = "bid"
    """A bid is made."""
    GAVEL = "gavel"
    """Something is decided: a lot is sold, or a contest is over."""
    MAGIC = "magic"
    """An extraordinary effect happens."""
    TURN = "turn"
    """The player's turn begins after a wait."""
    REFUSED = "refused"
    """A move is not allowed."""
    ROUND = "round"
    """A round or another section is completed."""
    WIN = "win"
    """The match is over."""


class Ambience(StrEnum):
    """The background sound of a room."""

    HALL = "hall"
    """A quiet hall by candlelight: the lobby, and tables without their own ambience."""
    UNIVERSITY = "university"
    """A university by night: air at the window, crickets, a tower far away."""
    VAULT = "vault"
    """A treasury under the rock: gems, coins, and a forge behind the walls."""
    WOOD = "wood"
    """Wind in the leaves, and a few birds."""
    FIRESIDE = "fireside"
    """A room with a fire, in which a person turns pages and writes."""
