# SPDX-License-Identifier: MIT
"""What a piece is good for now: actions with their buttons, and the zones that mean them."""

from wizardtable.games.zavandor.rules import moves, state
from wizardtable.games.zavandor.rules.components import DOMAINS, Lot
from wizardtable.games.zavandor.rules.economy import needs_marker
from wizardtable.games.zavandor.text.wording import WORDING
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Key

PURCHASES = (moves.Enchant, moves.BuyMarker, moves.Advance)
"""Actions that are paid for at once."""


def choice_of(option: PieceAction, frame: Frame, *, primary: bool) -> Choice:
    """The button of what a piece, or none, is good for."""
    label = render(WORDING.action(frame.observation, option.action, frame.names))
    return Choice(option.id, label, open=option.reason is None, primary=primary)


def of_piece(frame: Frame, key: Key, identities: Identities) -> list[PieceAction]:
    """What the viewer might do with a piece, the obvious first."""
    seen: state.Observation = frame.observation
    if seen.viewer < 0 or not frame.menu:
        return []
    found = {
        state.TURN: _of_turn,
        state.CHOOSE: _of_choosing,
        state.MARKER: _of_marker,
        state.VICTIM: _of_victim,
        state.ADVANCE: _of_free_advance,
    }.get(seen.phase)
    if found is None:
        return []
    named = [
        PieceAction(action, zones, frame.check(action), f"do:{number}", second_click=True)
        for number, (action, zones) in enumerate(found(seen, key, identities))
    ]
    return [*named, *_steps_with(frame, key)]


def _steps_with(frame: Frame, key: Key) -> list[PieceAction]:
    """The domains that could be entered with a marker, one that waits or one for sale."""
    seen: state.Observation = frame.observation
    phases = {"marker": (state.TURN,), "token": (state.TURN, state.ADVANCE)}.get(str(key[0]), ())
    if seen.phase not in phases or key[1] != seen.viewer:
        return []
    price = int(key[2]) if key[0] == "marker" else 0
    options: list[PieceAction] = []
    for domain in range(len(DOMAINS)):
        if seen.levels[seen.viewer][domain]:
            continue
        free = seen.phase == state.ADVANCE
        action = moves.FreeAdvance(domain) if free else moves.Advance(domain, price)
        reason = frame.check(action)
        if reason is None or key[0] == "token":
            zones = (f"domain:{domain}",)
            options.append(PieceAction(action, zones, reason, f"enter:{domain}"))
    return options


_Found = list[tuple[moves.Action, tuple[str, ...]]]


def _of_turn(seen: state.Observation, key: Key, identities: Identities) -> _Found:
    match key:
        case ("supply", int(gem)):
            return [(moves.Enchant(gem), ("spiral", "pentagon"))]
        case ("gem", int(gem), int(number)):
            place = identities.where(key)
            if place is None:
                known = number in identities.pile(gem)
                return [(moves.Enchant(gem), ("spiral", "pentagon"))] if known else []
            return _of_own_gem(gem, active=place[2]) if place[1] == seen.viewer else []
        case ("marker", seen.viewer, int(price)):
            return [(moves.BuyMarker(price), ("pentagon",))]
        case ("domain", seen.viewer, int(domain)):
            return _of_domain(seen, domain)
    return []


def _of_own_gem(gem: int, *, active: bool) -> _Found:
    move: moves.Action = moves.Deactivate(gem) if active else moves.Activate(gem)
    zone = "pentagon" if active else "spiral"
    return [(move, (zone,)), (moves.Disenchant(gem, active), ("supply",))]


def _of_domain(seen: state.Observation, domain: int) -> _Found:
    """The next step: with the marker that waits, else with the cheapest."""
    marker = 0
    if needs_marker(seen, seen.viewer, domain) and not seen.waiting[seen.viewer]:
        marker = min(seen.markers[seen.viewer], default=0)
    return [(moves.Advance(domain, marker), (f"domain:{domain}",))]


def _of_choosing(seen: state.Observation, key: Key, identities: Identities) -> _Found:
    match key:
        case ("choice_character", int(character)):
            return [(moves.ChooseCharacter(character), ())]
    return []


def _of_marker(seen: state.Observation, key: Key, identities: Identities) -> _Found:
    match key:
        case ("marker", seen.viewer, int(price)):
            return [(moves.TakeMarker(price), ("pentagon",))]
    return []


def _of_victim(seen: state.Observation, key: Key, identities: Identities) -> _Found:
    place = identities.where(key)
    if place is None or place[1] != seen.viewer or not place[2]:
        return []
    return [(moves.GiveUp(place[0]), ("supply",))]


def _of_free_advance(seen: state.Observation, key: Key, identities: Identities) -> _Found:
    match key:
        case ("domain", seen.viewer, int(domain)):
            return [(moves.FreeAdvance(domain), (f"domain:{domain}",))]
    return []


def of_nothing(frame: Frame) -> list[PieceAction]:
    """What can be done without any piece, as far as the menu has it."""
    names = {moves.EndTurn: "end", moves.Decline: "decline"}
    return [PieceAction(a, id=names[type(a)]) for a in frame.menu if type(a) in names]


def pieces_of(
    seen: state.Observation, action: moves.Action, identities: Identities
) -> tuple[Key, ...]:
    """The pieces that an action is about, the one to take first."""
    me = seen.viewer
    keys: tuple[Key, ...] = ()
    match action:
        case moves.Enchant(gem):
            top: tuple[Key, ...] = tuple(("gem", gem, n) for n in identities.pile(gem)[-1:])
            keys = (*top, ("supply", gem))
        case moves.Disenchant(gem, active):
            keys = own_gems(identities, me, gem, active=active)
        case moves.Activate(gem):
            keys = own_gems(identities, me, gem, active=False)
        case moves.Deactivate(gem) | moves.GiveUp(gem):
            keys = own_gems(identities, me, gem, active=True)
        case moves.BuyMarker(price) | moves.TakeMarker(price):
            keys = (("marker", me, price),)
        case moves.Advance(domain) | moves.FreeAdvance(domain):
            keys = (("domain", me, domain),)
        case moves.OpenAuction(lot):
            keys = lot_pieces(identities, lot)
        case moves.ChooseCharacter(character):
            keys = (("choice_character", character),)
        case moves.EndTurn():
            keys = (("table", "choice", "end"),)
        case moves.Decline():
            keys = (("table", "choice", "decline"),)
    return keys


def own_gems(identities: Identities, seat: int, gem: int, *, active: bool) -> tuple[Key, ...]:
    """A seat's gems of a kind that are active, or those that are not."""
    found = identities.gems(seat, active=active)
    return tuple(("gem", kind, number) for kind, number in found if kind == gem)


def lot_pieces(identities: Identities, lot: Lot) -> tuple[Key, ...]:
    """The pieces of a lot on offer."""
    return tuple(("lot", int(lot), number) for number in identities.on_offer(lot))
