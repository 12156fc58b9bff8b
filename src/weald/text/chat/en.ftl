### The chat of a table.

chat-title = Chat
chat-write = Write to the table
chat-send = Send
chat-nothing = Nobody has written anything yet.
chat-somebody = somebody
chat-looks-on = looks on
chat-says = { $who }: { $text }
chat-more = What to do about the words of { $who }
chat-mute = Do not show me this person
chat-unmute = Show me this person again
chat-muted = You do not want to hear this person.
chat-report = Report
chat-report-words = What is wrong with it? Whoever keeps this server reads that together with the line.
chat-report-send = Send the report
chat-remove = Take away
chat-closed = Nobody may write now.
chat-players-only = Only players write at this table.
chat-rule = Chat
chat-rule-note = Who may write at this table. Everybody here can read it.
why-chat-off = This table has no chat.
