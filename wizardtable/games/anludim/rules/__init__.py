# SPDX-License-Identifier: MIT
"""The rules of Anludim: the pieces in the box, actions and events, the state, and turns and rounds.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` lists the
actions of a seat, `law` says why an action is illegal, and `turns` carries actions out. `rounds`
begins and ends rounds. `rules` joins these functions as the game's `core.game.Rules`.

A card has an id and two halves, and a combination uses one half of each of its cards.
`combinations` checks and compares combinations. `formations` finds the combinations that a hand can
form. It uses `counts`, `matching`, `runs`, `groups` and `card_choice`. These modules work with bit
operations, because a turn can allow very many combinations. The menu knows its length at once, but
makes an action only when the action is read.

Two more modules serve the expert game. `enlargements` finds how a combination on the table can
grow, and `expert_menu` lists the actions that only the expert game has.

`observe` shows a seat what it may know, and `sample` deals the unseen cards anew. `soundness`
checks a state that comes from a file. `sample` assumes that every seat remembers which cards were
taken openly. It also assumes that no seat remembers which discards became a new deck.
"""
