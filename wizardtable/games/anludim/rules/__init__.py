# SPDX-License-Identifier: MIT
"""The rules of Anludim: the box, actions and events, the state, and what the actions do.

In this order they are easiest to read: `components` (the box), `moves` (actions and events) and
`state`. Then `menu` offers actions, `law` forbids them, and `turns` carries them out. `rounds`
begins and ends rounds. `rules` puts everything together behind the contract.

A card has an id and two halves, and a combination uses one half of each of its cards.
`combinations` checks and compares combinations. `formations` finds the combinations that a hand can
form. It uses `counts`, `matching`, `runs`, `groups` and `card_choice`. These work with bit
operations, because a turn can allow very many combinations. The menu knows its length at once, but
makes an action only when somebody looks at it.

The expert game needs two modules more. `enlargements` lets a combination on the table grow, and
`expert_menu` adds the expert game's actions to the menu.

`observe` shows a seat what it may know, `sample` deals the unseen cards anew, and `soundness`
checks a state from outside. `sample` assumes that every seat remembers which cards were taken
openly, and that no seat remembers which discards a deck was made of.
"""
