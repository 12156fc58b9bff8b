"""Letters: what the server tells one person who is not at the table, by mail, push or webhook (docs/accounts.md).

A table puts a letter into the queue with the choice that is its reason (``asked.py``); any process takes it, looks whether it
is still true, and sends it (``office.py``). What a letter says is what everybody at the table may know.
"""
