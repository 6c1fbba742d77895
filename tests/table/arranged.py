# SPDX-License-Identifier: MIT
"""Tables of Zavandor in a position that a test has set up, under the true rules."""

import random
from typing import Any

from pytestqt.qtbot import QtBot

from tests.table.tables import Playing, shown
from wizardtable.core import catalog
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules.components import Lot
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction, PassBid
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key

SPEC = catalog.get("zavandor")


class Arranged(Playing):
    """A match continued from a position that one player observed; hidden parts are dealt at
    random."""

    def __init__(self, observation: Observation) -> None:
        self.spec = SPEC
        self.rules = SPEC.rules
        self.state = self.rules.sample(observation, Rng(5))
        self.events = []
        self.seats = len(observation.characters)
        self._random = random.Random(5)

    def auction(self, lot: Lot, *bids: int) -> "Arranged":
        """Opens an auction, and lets the seats bid one after another; 0 is a pass."""
        self.play(OpenAuction(lot, bids[0]))
        events = list(self.events)
        for amount in bids[1:]:
            self.play(Bid(amount) if amount else PassBid())
            events += self.events
        self.events = events
        return self


def table_of(qtbot: QtBot, game: Playing, viewer: int | None = 0) -> TableView:
    """Returns a table of the size it has in a window of 1280 by 720."""
    table = shown(game, (980, 666), viewer)
    table.set_pace(0, 0, reduced_motion=True)
    qtbot.addWidget(table)
    return table


def actions_of(table: TableView) -> list[Any]:
    """Returns a list that collects the actions of gestures from now on."""
    actions: list[Any] = []
    table.chosen.connect(actions.append)
    return actions


def reasons_of(table: TableView) -> list[str]:
    """Returns a list that collects the reasons of refused gestures from now on."""
    reasons: list[str] = []
    table.refused.connect(lambda reason: reasons.append(str(reason)))
    return reasons


def written(table: TableView, name: str) -> str:
    """Returns a written line on the stage by its name; "" if there is none."""
    scenes = ("auction", "bid", "watch", "payment", "discard")
    kinds = ("text", "note")
    for key in (("stage", scene, kind, name) for scene in scenes for kind in kinds):
        item = table.table.items_by_key.get(key)
        if item is not None:
            return str(item.placement.sprite.details[0])
    return ""


def on_stage(table: TableView) -> list[Key]:
    """Returns the keys of the pieces on the stage."""
    return [key for key in table.table.items_by_key if key[0] == "stage"]


def button(name: str) -> Key:
    """Returns the key of a button by the name of its choice."""
    return ("table", "choice", name)


def offered(frame: Frame, kind: type) -> list[Any]:
    """Returns the actions of a kind on the menu."""
    return [action for action in frame.menu if isinstance(action, kind)]
