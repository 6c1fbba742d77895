# SPDX-License-Identifier: MIT
"""The names of all sounds and ambiences; other packages need only these to ask for one."""

from enum import StrEnum


class Sound(StrEnum):
    """A sound of the table."""

    CARD = "card"
    """A card comes to lie."""
    SHUFFLE = "shuffle"
    """Cards are shuffled, or dealt anew."""
    DIE = "die"
    """A die comes to lie."""
    ROLL = "roll"
    """Dice leave the hand."""
    PAWN = "pawn"
    """Something of wood is put down."""
    COIN = "coin"
    """Something is paid, or a token of metal put down."""
    GEM = "gem"
    """A gem, or something else that shines, is put down."""
    BID = "bid"
    """A bid is made."""
    GAVEL = "gavel"
    """Something is decided: a lot is sold, a contest over."""
    MAGIC = "magic"
    """Something out of the ordinary works."""
    TURN = "turn"
    """It is the listener's turn again, after they had to wait."""
    REFUSED = "refused"
    """A move is not allowed."""
    ROUND = "round"
    """Something is completed, such as a round."""
    WIN = "win"
    """The match is over."""


class Ambience(StrEnum):
    """The background sound of a room."""

    HALL = "hall"
    """A quiet hall by candlelight: the lobby, and tables without an ambience of their own."""
    UNIVERSITY = "university"
    """A university by night: air at the window, crickets, a tower far away."""
    VAULT = "vault"
    """A treasury under the rock: gems, coins, and a forge behind the walls."""
    WOOD = "wood"
    """Wind in the leaves, and a few birds."""
    FIRESIDE = "fireside"
    """Somebody reads by the fire."""
