# SPDX-License-Identifier: MIT
"""Checks of the facts in the reasons of Wizard's Gambit, by playing moves on and by recounts."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from lab.hunts.hint_positions import MOVE, Position
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import can_claim, working_ability
from wizardtable.games.wizards_gambit.rules.rules import RULES

GIVING_UP: Final = (moves.EndTurn, moves.Decline)

MAX_PLAYS: Final = 3
"""The components that Haste allows in a turn at most, without abilities."""

Check = Callable[[Position], str]


def seat_of(position: Position) -> int:
    seat: int = position.observation.viewer
    return seat


def expected(name: str, value: object, truth: object) -> str:
    return "" if value == truth else f"says {name} {value}, but it is {truth}"


def needs_after(position: Position) -> Counter[int]:
    """Returns the types that the spell still lacks after the suggested move."""
    state, action = position.state, position.action
    slot = getattr(action, "slot", getattr(action, "target", 0))
    needs = Counter(dict(enumerate(state.table.needs[state.pool[slot]])))
    needs.subtract([as_type for _, as_type in state.laid[slot]])
    needs[action.as_type] -= 1
    return +needs


def held_after(position: Position) -> int:
    """Returns the number of components that the viewer holds of those the spell still lacks."""
    needs, hand = needs_after(position), Counter(position.state.hands[seat_of(position)])
    if isinstance(position.action, moves.PlayComponent):
        hand[position.action.face] -= 1
    plain = sum(min(hand[kind], count) for kind, count in needs.items())
    return min(needs.total(), plain + hand[box.FLAKE])


def wins(position: Position) -> str:
    return "" if RULES.to_move(position.after()) is None else "does not end the match"


def completes(position: Position) -> str:
    seat, after = seat_of(position), position.after()
    if after.scores[seat] == position.state.scores[seat]:
        return "completes no spell"
    return expected("points", position.values["n"], after.scores[seat])


def holds_rest(position: Position) -> str:
    missing = needs_after(position).total()
    said = expected("missing", position.values["n"] or missing, missing)
    return said or expected("held", missing, held_after(position))


def part_held(position: Position) -> str:
    held = expected("held", position.values["held"], held_after(position))
    return held or out_of_reach(position)


def out_of_reach(position: Position) -> str:
    state, missing = position.state, needs_after(position).total()
    following = (seat_of(position) + 1) % len(state.hands)
    plays = 2 if working_ability(state, following) == box.QUICK_HANDS else 1
    said = expected("missing", position.values["n"], missing)
    return said or ("" if missing > plays else f"the next wizard can play {plays}")


def only_place(position: Position) -> str:
    others = [
        action
        for action in position.menu
        if isinstance(action, moves.PlayComponent)
        and (action.face, action.as_type) == (position.action.face, position.action.as_type)
        and action.slot != position.action.slot
        and action.as_type == action.face
    ]
    return f"could also be {others[0]}" if others else ""


def least_valuable(position: Position) -> str:
    points, pool = position.state.table.points, position.state.pool
    own = points[pool[position.action.slot]]
    cheaper = [
        action
        for action in position.menu
        if isinstance(action, moves.PlayComponent)
        and action.face == position.action.face
        and action.slot != position.action.slot
        and points[pool[action.slot]] <= own
    ]
    return f"another spell is worth no more: {cheaper[0]}" if cheaper else ""


def compulsory(position: Position) -> str:
    ends = [action for action in position.menu if isinstance(action, moves.EndTurn)]
    return "the turn could end" if ends else ""


def claiming(state: Any) -> list[Any]:
    """Returns the actions of the menu that complete a spell."""
    return [
        action
        for action in RULES.legal_actions(state)
        if (isinstance(action, moves.PlayComponent) and state.short[action.slot] == 1)
        or (isinstance(action, moves.MoveComponent) and state.short[action.target] == 1)
    ]


def claims_next(position: Position) -> str:
    return "" if claiming(position.after()) else "no spell can be completed"


def claims_by_haste(position: Position) -> str:
    states = [position.after()]
    for _ in range(MAX_PLAYS):
        if any(claiming(state) for state in states):
            return ""
        later = []
        for state in states:
            for action in RULES.legal_actions(state):
                if isinstance(action, moves.PlayComponent):
                    copy = state.clone()
                    RULES.apply(copy, action)
                    later.append(copy)
        states = later
    return "no spell can be completed"


def frees_claims(position: Position) -> str:
    seat = seat_of(position)
    is_new = can_claim(position.after(), seat) and not can_claim(position.state, seat)
    return "" if is_new else "claims are as before"


def draws_five(position: Position) -> str:
    state, seat = position.after(), seat_of(position)
    cards = len(state.hands[seat])
    return "" if cards >= 5 or state.casting != box.NO_CARD else f"the hand has {cards} cards"


def missed_claim(position: Position) -> str:
    claims = claiming(position.state)
    return f"{MOVE}ends the turn although {claims[0]} completes a spell" if claims else ""


def in_menu(*classes: type) -> Check:
    def check(position: Position) -> str:
        if not any(isinstance(action, classes) for action in position.menu):
            return "the menu has no such action"
        return missed_claim(position)

    return check


def keeps_incantations(least: int) -> Check:
    def check(position: Position) -> str:
        casts = sum(isinstance(action, moves.Cast) for action in position.menu)
        if casts < 1 or (casts > 1) != (least > 1):
            return f"{casts} incantations can be played"
        return missed_claim(position)

    return check


def not_playable(position: Position) -> str:
    plain = [
        action
        for action in position.menu
        if isinstance(action, moves.PlayComponent) and action.face in (action.as_type, box.FLAKE)
    ]
    return f"could play {plain[0]}" if plain else missed_claim(position)


def last_component(position: Position) -> str:
    state, face = position.state, position.action.face
    fits = [
        slot
        for slot in range(box.POOL_SLOTS)
        if state.short[slot] == 1 and (face == box.FLAKE or state.lacks[slot] >> face & 1)
    ]
    return "" if fits else "no spell needs only this component"


def unneeded(position: Position) -> str:
    face = position.action.face
    fits = [s for s in range(box.POOL_SLOTS) if position.state.lacks[s] >> face & 1]
    return f"the spell in slot {fits[0]} needs it" if fits or face == box.FLAKE else ""


def far_spells(position: Position) -> str:
    state, face = position.state, position.action.face
    lacks = [s for s in range(box.POOL_SLOTS) if state.lacks[s] >> face & 1 or face == box.FLAKE]
    counts = [state.short[slot] for slot in lacks if state.short[slot]]
    return expected("count", position.values["count"], min(counts, default=0))


def second_copy(position: Position) -> str:
    copies = position.state.hands[seat_of(position)].count(position.action.face)
    return "" if copies > 1 else f"holds {copies} copies"


def largest_hand(position: Position) -> str:
    sizes = [
        len(hand) for seat, hand in enumerate(position.state.hands) if seat != seat_of(position)
    ]
    return expected("cards", len(position.state.hands[position.action.seat]), max(sizes))


def leader(position: Position) -> str:
    scores = [
        score for seat, score in enumerate(position.state.scores) if seat != seat_of(position)
    ]
    return expected("points", position.state.scores[position.action.seat], max(scores))


def known_hand(position: Position) -> str:
    seen_hand = position.observation.hands[position.action.seat]
    return expected("hand", seen_hand, position.state.hands[position.action.seat])


FACTS: Final[Mapping[str, Check]] = {
    "wins match": wins,
    "completes spell": completes,
    "holds rest": holds_rest,
    "holds rest of other spell": holds_rest,
    "out of reach, part held": part_held,
    "out of reach": out_of_reach,
    "only place": only_place,
    "least valuable spell": least_valuable,
    "compulsory component": compulsory,
    "spell by Haste": claims_by_haste,
    "spell by moving": claims_next,
    "last card": draws_five,
    "release to claim": claims_next,
    "release": frees_claims,
    "no component playable": not_playable,
    "incantation kept": keeps_incantations(1),
    "incantations kept": keeps_incantations(2),
    "gambit kept": in_menu(moves.LayAura, moves.LayAnnulment, moves.Destroy),
    "gambit left in play": in_menu(moves.Release),
    "component kept": in_menu(moves.PlayComponent),
    "cards kept": missed_claim,
    "last component taken": last_component,
    "unneeded component": unneeded,
    "component for far spells": far_spells,
    "second copy": second_copy,
    "largest hand": largest_hand,
    "leading opponent": leader,
    "known hand": known_hand,
}
