# SPDX-License-Identifier: MIT
"""Why an action is good, in a sentence for the player who asked for a hint."""

from math import ceil
from typing import Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.investments import SAGE_WORTH
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.prices import change, figure
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import gem_with_article, the_lot

_MUCH_DEARER: Final = 10
"""Dust above the bid, from which it is the turn order that makes a lot too dear."""

_BY_DOMAIN: Final = {
    box.GEM_LORE: N_("zavandor reason", "Every gem becomes cheaper, and there are many to come."),
    box.ENERGY_FLOW: N_("zavandor reason", "It leads to dust each round, which needs no slot."),
    box.FIRE: N_("zavandor reason", "It brings you nearer to the rubies."),
    box.ARTIFACT_LORE: N_("zavandor reason", "It leads to cheaper artifacts and sentinels."),
    box.ACCUMULATION: N_("zavandor reason", "It leads to another slot for an active gem."),
}

_BY_LOT: Final[dict[int, Message]] = {
    box.GRIMOIRE: N_("zavandor reason", "It lets you enchant emeralds."),
    box.CRYSTAL_BALL: N_("zavandor reason", "You can save more from one round to the next."),
    box.BELT: N_("zavandor reason", "Slots run out before money does, and here are two more."),
    box.CRYSTAL: N_("zavandor reason", "It draws an emerald card each round and needs no slot."),
    box.ELIXIR: N_("zavandor reason", "It brings a diamond and lets you enchant more of them."),
    box.WAND: N_("zavandor reason", "Slots run out before money does, and here are two more."),
    box.CHALICE: N_("zavandor reason", "It draws a ruby card each round and needs no slot."),
}

_BY_KIND: Final[dict[type, Message]] = {
    moves.BuyMarker: N_("zavandor reason", "With it a free advance could enter a new domain."),
    moves.Pay: N_("zavandor reason", "Paid like this, least is lost."),
    moves.Decline: N_("zavandor reason", "None of the advances open to you is of use."),
    moves.Discard: N_("zavandor reason", "What is worth most is kept."),
    moves.TakeMarker: N_("zavandor reason", "It costs nothing, so the dearest is the best."),
}

_ONCE: Final = (box.GRIMOIRE, box.ELIXIR)
"""Artifacts whose permission a player needs only once."""


def reason(observation: Observation, action: moves.Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    if isinstance(action, moves.Enchant):
        return _enchanting(observation, action.gem)
    if isinstance(action, moves.Advance | moves.FreeAdvance):
        return _advancing(observation, action.domain)
    if isinstance(action, moves.OpenAuction | moves.Bid):
        return _buying(
            observation, action.lot if isinstance(action, moves.OpenAuction) else observation.lot
        )
    if isinstance(action, moves.PassBid):
        return _passing(observation)
    if isinstance(action, moves.EndTurn):
        return _ending(observation)
    return _small(action)


def _small(action: moves.Action) -> Message:
    if isinstance(action, moves.Activate | moves.Deactivate | moves.Disenchant):
        return _rearranging(action)
    if isinstance(action, moves.GiveUp):
        text = N_("zavandor reason", "Of all your gems you will miss {gem} least.")
        return text.of(gem=gem_with_article(action.gem))
    if isinstance(action, moves.ChooseCharacter):
        text = NN_(
            "zavandor reason",
            "It begins with {dust} dust and may keep %n card(s).",
            "",
            box.HAND_LIMITS[action.character],
        )
        return text.of(dust=box.START_DUST[action.character])
    return _BY_KIND[type(action)]


def _rearranging(action: moves.Activate | moves.Deactivate | moves.Disenchant) -> Message:
    if isinstance(action, moves.Activate):
        return N_("zavandor reason", "A slot is free, and a gem at rest brings nothing.")
    if isinstance(action, moves.Disenchant) and not action.active:
        return N_("zavandor reason", "In the pentagon it brings nothing, and the dust does.")
    return N_("zavandor reason", "All slots are taken: this makes room for a better gem.")


def _estate(observation: Observation) -> Holdings:
    return Holdings.of(observation, observation.viewer, acts=True, known=True)


def _outlook(observation: Observation) -> WinChances:
    return WinChances(observation, observation.viewer, FAR)


def _enchanting(observation: Observation, gem: int) -> Message:
    estate = _estate(observation)
    named = gem_with_article(gem)
    if estate.free() <= 0:
        text = N_("zavandor reason", "There will be a slot for {gem} soon.")
        return text.of(gem=named)
    after = estate.copy()
    after.gems[gem] += 1
    gain = after.income() - estate.income()
    rounds = ceil(estate.cost(gem) / gain)
    if rounds > _outlook(observation).rounds:
        points = NN_(
            "zavandor reason",
            "The end is near, and {gem} counts %n point(s).",
            "",
            box.GEM_POINTS[gem],
        )
        return points.of(gem=named)
    if gem == box.OPAL and after.gems[box.OPAL] % 3 == 0:
        return NN_(
            "zavandor reason",
            "Three opals together bring 10 dust a round: it is paid for in %n round(s).",
            "",
            rounds,
        )
    text = NN_(
        "zavandor reason",
        "A slot is free, and {gem} is paid for in %n round(s).",
        "",
        rounds,
    )
    return text.of(gem=named)


def _advancing(observation: Observation, domain: int) -> Message:
    level = observation.levels[observation.viewer][domain] + 1
    if domain == box.NINE_SAGES:
        text = N_("zavandor reason", "The Sages answer with two cards, worth {dust} dust or so.")
        return text.of(dust=SAGE_WORTH[level])
    if domain == box.ENERGY_FLOW and level > 1:
        more = box.FLOW_DUST[level] - box.FLOW_DUST[level - 1]
        text = N_("zavandor reason", "It brings {dust} dust more each round and needs no slot.")
        return text.of(dust=more)
    if domain == box.FIRE and level == box.TOP_LEVEL:
        return N_("zavandor reason", "From now on you may enchant rubies.")
    if domain == box.ACCUMULATION and level % 2 == 0:
        return N_("zavandor reason", "It gives you another slot for an active gem.")
    if level == box.TOP_LEVEL:
        return NN_(
            "zavandor reason",
            "The highest level of a domain counts %n point(s).",
            "",
            box.TOP_LEVEL_POINTS,
        )
    return _BY_DOMAIN[domain]


def _buying(observation: Observation, lot: int) -> Message:
    estate = _estate(observation)
    if box.is_sentinel(lot):
        points = box.LOT_POINTS[lot] + estate.bonus(lot)
        if observation.sold == box.LAST_SALES - 1:
            total = estate.points() + points
            rivals = [
                Holdings.of(observation, seat, acts=False, known=False).points()
                for seat in range(len(observation.dust))
                if seat != observation.viewer and not observation.out[seat]
            ]
            if total >= max(rivals, default=0):
                return N_(
                    "zavandor reason",
                    "The fifth sentinel ends the game, and you are ahead with it.",
                )
        text = NN_("zavandor reason", "For you {lot} counts %n point(s).", "", points)
        return text.of(lot=the_lot(lot))
    known = _BY_LOT.get(lot)
    if known is not None and not (lot in _ONCE and estate.artifacts[lot]):
        return known
    text = N_("zavandor reason", "At this price {lot} is worth more to you than it costs.")
    return text.of(lot=the_lot(lot))


def _passing(observation: Observation) -> Message:
    lot = observation.lot
    estate = _estate(observation)
    viewer = observation.viewer
    if observation.bid + 1 + change(observation, viewer, lot) > estate.wealth:
        return N_("zavandor reason", "You cannot pay for a higher bid.")
    more = figure(observation, viewer, lot)
    if more >= _MUCH_DEARER:
        text = N_(
            "zavandor reason",
            "Your place in the turn order adds {dust} dust to it, and that is too much.",
        )
        return text.of(dust=more)
    text = N_("zavandor reason", "To you {lot} is not worth more.")
    return text.of(lot=the_lot(lot))


def _ending(observation: Observation) -> Message:
    estate = _estate(observation)
    if estate.wealth >= min(estate.cost(gem) for gem in (0, 1)):
        return N_("zavandor reason", "What you have is better saved for the next round.")
    return N_("zavandor reason", "There is nothing more to gain this turn.")
