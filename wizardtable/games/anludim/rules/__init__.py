# SPDX-License-Identifier: MIT
"""The rules of Anludim: components, actions, state and law.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` offers
actions, `law` forbids them, and `turns` carries them out. `rules` puts everything together.

A card has an id and two halves, and a combination uses one half of each of its cards. `formations`
finds what the cards of a hand can form, with the help of `runs`, `groups`, `matching` and `counts`.
These work with bit operations, because a turn can allow very many combinations. The menu knows its
length at once, but makes an action only when somebody looks at it.

`enlargements` lets combinations on the table grow, and `expert_menu` adds what only the expert game
allows. `rounds` begins and ends rounds. `sample` assumes that everybody remembers which cards were
taken openly, and that nobody remembers which discards a deck was made of.
"""
