### Chat u stolu.

chat-title = Chat
chat-write = Napiš ostatním u stolu
chat-send = Odeslat
chat-nothing = Zatím nikdo nic nenapsal.
chat-somebody = někdo
chat-looks-on = přihlíží
chat-says = { $who }: { $text }
chat-more = Co se slovy hráče { $who }
chat-mute = Tohoto člověka mi neukazovat
chat-unmute = Zase mi ho ukazovat
chat-muted = Tohoto člověka nechceš slyšet.
chat-report = Nahlásit
chat-report-words = Co je na tom špatně? Správce serveru si to přečte spolu s tou větou.
chat-report-send = Odeslat hlášení
chat-remove = Odstranit
chat-closed = Teď se nesmí psát.
chat-players-only = U tohoto stolu píšou jen hráči.
chat-rule = Chat
chat-rule-note = Kdo smí u tohoto stolu psát. Číst může každý, kdo tu je.
why-chat-off = U tohoto stolu chat není.
