# SPDX-License-Identifier: MIT
"""The page of friends: tables that friends share as texts or files, with everybody's results.

`friends_page` is the page. `table_sheet` shows one of its tables, `result_list` the results there,
and `result_chart` the points turn by turn. `sent_text` writes what goes to a friend, and
`offering` makes a challenge of a match, a daily table or the plan of a new match.
"""
