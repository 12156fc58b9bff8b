"""People of this server: accounts that nobody needs (docs/accounts.md), who blocks whom, and what is told to whom.

Everything at a table works without this room. A seat may belong to an account (``seats.account``): then it opens
without its link wherever its owner is signed in.
"""
