### Vagabond, en.

## Items

condition-track = on the track
condition-ready = face up
condition-exhausted = exhausted
condition-damaged = damaged
condition-damaged_exhausted = damaged and exhausted

## Vagabond

character-thief = Thief
    .text = Steal (torch): take a random card from a player in your clearing.
character-tinker = Tinker
    .text = Day Labor (torch): take a card matching your clearing, or a bird, from the discard pile.
character-ranger = Ranger
    .text = Hideout (torch): repair three items, then Daylight ends.
character-vagrant = Vagrant
    .text = Instigate (torch): start a battle between two others here (or join it) and pick what each side loses.
character-arbiter = Arbiter
    .text = Protector: a defender here may enlist you; you score 1 point and your undamaged swords raise their limit of rolled hits.
character-scoundrel = Scoundrel
    .text = Scorched Earth (torch): remove all enemy pieces here; the torch stays and nothing is placed in or moved into this clearing again.
character-adventurer = Adventurer
    .text = Improvise: once per turn another item may stand in for one item of a quest; it is damaged.
character-ronin = Ronin
    .text = Swift Strike: after the roll you may exhaust a sword for one extra hit, once per battle.
character-harrier = Harrier
    .text = Glide (torch): move the pawn alone to any clearing.
relation-hostile = Hostile
relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied

## Quests

quest-fundraising_fox = Fundraising (fox)
    .text = tea, coin
card-fundraising_fox = Fundraising (fox)
    .text = tea, coin
quest-errand_fox = Errand (fox)
    .text = tea, boot
card-errand_fox = Errand (fox)
    .text = tea, boot
quest-logistics_help_fox = Logistics Help (fox)
    .text = boot, bag
card-logistics_help_fox = Logistics Help (fox)
    .text = boot, bag
quest-repair_a_shed_fox = Repair a Shed (fox)
    .text = torch, hammer
card-repair_a_shed_fox = Repair a Shed (fox)
    .text = torch, hammer
quest-give_a_speech_fox = Give a Speech (fox)
    .text = torch, tea
card-give_a_speech_fox = Give a Speech (fox)
    .text = torch, tea
quest-guard_duty_rabbit = Guard Duty (rabbit)
    .text = torch, sword
card-guard_duty_rabbit = Guard Duty (rabbit)
    .text = torch, sword
quest-errand_rabbit = Errand (rabbit)
    .text = tea, boot
card-errand_rabbit = Errand (rabbit)
    .text = tea, boot
quest-give_a_speech_rabbit = Give a Speech (rabbit)
    .text = torch, tea
card-give_a_speech_rabbit = Give a Speech (rabbit)
    .text = torch, tea
quest-fend_off_a_bear_rabbit = Fend Off a Bear (rabbit)
    .text = torch, crossbow
card-fend_off_a_bear_rabbit = Fend Off a Bear (rabbit)
    .text = torch, crossbow
quest-expel_bandits_rabbit = Expel Bandits (rabbit)
    .text = sword, sword
card-expel_bandits_rabbit = Expel Bandits (rabbit)
    .text = sword, sword
quest-expel_bandits_mouse = Expel Bandits (mouse)
    .text = sword, sword
card-expel_bandits_mouse = Expel Bandits (mouse)
    .text = sword, sword
quest-guard_duty_mouse = Guard Duty (mouse)
    .text = torch, sword
card-guard_duty_mouse = Guard Duty (mouse)
    .text = torch, sword
quest-fend_off_a_bear_mouse = Fend Off a Bear (mouse)
    .text = torch, crossbow
card-fend_off_a_bear_mouse = Fend Off a Bear (mouse)
    .text = torch, crossbow
quest-escort_mouse = Escort (mouse)
    .text = boot, boot
card-escort_mouse = Escort (mouse)
    .text = boot, boot
quest-logistics_help_mouse = Logistics Help (mouse)
    .text = boot, bag
card-logistics_help_mouse = Logistics Help (mouse)
    .text = boot, bag

## What is asked: the prompt of a decision

prompt-character = Which character are you?
prompt-pawn-where = In which forest does the pawn start?
prompt-coalition = With whom do you form a coalition?
prompt-battle-ally = Do warriors of an ally fight with you { NAME($place, "place", form: "in") }?
prompt-enlist = Do you enlist the Arbiter ({ NAME($arbiter, "side", form: "the") })?
prompt-damage-item = Which item is damaged? Left: { $count }.
prompt-refresh = Which item do you refresh? Left: { $count }.
prompt-slip = You are { NAME($place, "place", form: "in") }. Do you slip away?
prompt-walk-to = Where do you go { NAME($place, "place", form: "from") }?
prompt-bring-ally = Do allied warriors come along { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = How many warriors of { NAME($side, "side", form: "the") } come along?
prompt-drop-item = You carry too much. Which item do you lose? Left: { $count }.
prompt-vagabond-action = What do you do?
prompt-take-from-ruin = Which item do you take from the ruin?
prompt-aid-whom = Whom do you aid?
prompt-exhaust-which = Which item do you exhaust?
prompt-exhaust-to-pay = Which item do you exhaust to pay? { $count } still to exhaust.
prompt-give-which = Which card do you give to { NAME($side, "side", form: "the") }?
prompt-take-item = Which crafted item do you take from { NAME($side, "side", form: "the") }?
prompt-improvise = The quest asks for: { NAME($item, "item") }. What do you use?
prompt-quest-reward = Which reward do you take?
prompt-strike-whom = At whom do you shoot?
prompt-strike-what = { NAME($side, "side", form: "the") }: what do you remove?
prompt-repair-which = Which item do you repair?
prompt-day-labor = Which card do you take from the discard pile?
prompt-instigate-attacker = Who attacks?
prompt-instigate-defender = Whom does { NAME($side, "side", form: "the") } attack?
prompt-glide = To which clearing do you glide?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-slip = Stay
option-done-battle-ally = Fight alone
option-done-enlist = Fight alone
option-done-bring-ally = Go alone
option-done-take-item = Take nothing
option-done-refresh = Refresh no more
option-end-vagabond-action = End Daylight
option-ally = With { NAME($at, "side", form: "the") }
option-enlist = Enlist the Arbiter
option-swift-strike = Swift Strike
option-damage-of = Damage of { NAME($at, "side", form: "the") }
option-character = { NAME($at, "character") }
option-explore = Explore
option-aid = Aid
option-strike = Strike
option-repair = Repair
option-special = Special action
option-quest = Quest: { NAME($at, "quest") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Draw two cards

## Items in their condition: what is refreshed, damaged, repaired, dropped

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = boot (track)
state-boot-ready = boot
state-boot-exhausted = boot (exhausted)
state-boot-damaged = boot (damaged)
state-boot-damaged_exhausted = boot (damaged, exhausted)
state-bag-track = bag (track)
state-bag-ready = bag
state-bag-exhausted = bag (exhausted)
state-bag-damaged = bag (damaged)
state-bag-damaged_exhausted = bag (damaged, exhausted)
state-crossbow-track = crossbow (track)
state-crossbow-ready = crossbow
state-crossbow-exhausted = crossbow (exhausted)
state-crossbow-damaged = crossbow (damaged)
state-crossbow-damaged_exhausted = crossbow (damaged, exhausted)
state-hammer-track = hammer (track)
state-hammer-ready = hammer
state-hammer-exhausted = hammer (exhausted)
state-hammer-damaged = hammer (damaged)
state-hammer-damaged_exhausted = hammer (damaged, exhausted)
state-sword-track = sword (track)
state-sword-ready = sword
state-sword-exhausted = sword (exhausted)
state-sword-damaged = sword (damaged)
state-sword-damaged_exhausted = sword (damaged, exhausted)
state-tea-track = tea (track)
state-tea-ready = tea
state-tea-exhausted = tea (exhausted)
state-tea-damaged = tea (damaged)
state-tea-damaged_exhausted = tea (damaged, exhausted)
state-coin-track = coin (track)
state-coin-ready = coin
state-coin-exhausted = coin (exhausted)
state-coin-damaged = coin (damaged)
state-coin-damaged_exhausted = coin (damaged, exhausted)
state-torch-track = torch (track)
state-torch-ready = torch
state-torch-exhausted = torch (exhausted)
state-torch-damaged = torch (damaged)
state-torch-damaged_exhausted = torch (damaged, exhausted)
state-ruin_bag-track = bag from a ruin (track)
state-ruin_bag-ready = bag from a ruin
state-ruin_bag-exhausted = bag from a ruin (exhausted)
state-ruin_bag-damaged = bag from a ruin (damaged)
state-ruin_bag-damaged_exhausted = bag from a ruin (damaged, exhausted)
state-ruin_boot-track = boot from a ruin (track)
state-ruin_boot-ready = boot from a ruin
state-ruin_boot-exhausted = boot from a ruin (exhausted)
state-ruin_boot-damaged = boot from a ruin (damaged)
state-ruin_boot-damaged_exhausted = boot from a ruin (damaged, exhausted)
state-ruin_hammer-track = hammer from a ruin (track)
state-ruin_hammer-ready = hammer from a ruin
state-ruin_hammer-exhausted = hammer from a ruin (exhausted)
state-ruin_hammer-damaged = hammer from a ruin (damaged)
state-ruin_hammer-damaged_exhausted = hammer from a ruin (damaged, exhausted)
state-ruin_sword-track = sword from a ruin (track)
state-ruin_sword-ready = sword from a ruin
state-ruin_sword-exhausted = sword from a ruin (exhausted)
state-ruin_sword-damaged = sword from a ruin (damaged)
state-ruin_sword-damaged_exhausted = sword from a ruin (damaged, exhausted)

## What happened: the log. -known is the face with the hidden cards in it

event-formed-coalition = { NAME($seat, "side", form: "the") } formed a coalition with { NAME($side, "side", form: "the") }.
event-with-ally = Warriors of { NAME($side, "side", form: "the") } fight alongside.
event-enlisted = { NAME($seat, "side", form: "the") } enlisted the Arbiter.
hit-swift_strike = Swift Strike
event-chose-character = { NAME($seat, "side", form: "the") } ({ NAME($character, "character") }) starts { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side", form: "the") } used the special action of the { NAME($character, "character") }.
event-relation = { NAME($seat, "side", form: "the") } and { NAME($side, "side", form: "the") }: the relationship is now { NAME($relation, "relation") }.
event-quest-revealed = A new quest: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side", form: "the") } completed a quest: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side", form: "the") } went { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side", form: "the") } exhausted { NAME($item, "item", form: "a") }.
event-refreshed = { NAME($seat, "side", form: "the") } refreshed { NAME($item, "item", form: "a") }.
event-damaged = { NAME($seat, "side", form: "the") } had to damage { NAME($item, "item", form: "a") }.
event-repaired = { NAME($seat, "side", form: "the") } repaired { NAME($item, "item", form: "a") }.
event-dropped = { NAME($seat, "side", form: "the") } carried too much and lost { NAME($item, "item", form: "a") }.
event-took-nothing = { NAME($seat, "side", form: "the") } found nothing to take.
event-aided = { NAME($seat, "side", form: "the") } aided { NAME($side, "side", form: "the") }.
event-aided-known = { NAME($seat, "side", form: "the") } aided { NAME($side, "side", form: "the") } with { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side", form: "the") } took { NAME($item, "item", form: "a") } from { NAME($side, "side", form: "the") }.
event-improvised = { NAME($seat, "side", form: "the") } used { NAME($item, "item", form: "a") } in place of { NAME($needed, "item", form: "a") }.
event-took-discard = { NAME($seat, "side", form: "the") } took { NAME($card, "card") } from the discard pile.
event-scorched-earth = { NAME($seat, "side", form: "the") } scorched the earth { NAME($place, "place", form: "in") }.

## Why not: reasons

why-character-taken = The other Vagabond has taken that character.
why-in-coalition = That player is already in a coalition.
why-in-forest = That cannot be done in a forest.
why-no-card-to-give = You have no matching card to give.
why-no-coalition = A Vagabond can only form a coalition, in a game of four or more and with someone eligible.
why-no-item = No face-up, undamaged item of this kind: { NAME($item, "item") }.
why-no-ready-item = No item is left to exhaust.
why-no-ruin = There is no ruin.
why-no-special-action = This character has no action with a torch.
why-nobody-to-aid = No other player has a piece here.
why-nobody-to-instigate = There are no two enemies here, one of them able to attack.
why-nobody-to-rob = No player here has a card to take.
why-not-fewest-points = Another player has fewer points.
why-nothing-damaged = No item is damaged.
why-nothing-in-discard = The discard pile has no card of that suit.
why-nothing-to-strike = There is nothing of an enemy to remove.
why-quest-items = The items for this quest are missing.
why-quest-suit = This quest has another suit than the clearing.
why-same-ruin-item = You already have the same item from a ruin.
why-too-few-boots = Hostile warriors are there: it takes one boot more.

## Why a choice cannot simply be taken back: what someone has learned since

undo-got-card = A card has changed hands since.

## The screen

ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
pile-common-quests = Quests
pile-quests = quests completed
ui-rt-card-quest = quest
ui-rt-quest-text = In a clearing of this suit ({ NAME($suit, "suit") }): exhaust these items; draw two cards, or score one point for each quest of this suit.
ui-rt-satchel = Satchel
ui-rt-item-tracks = Item tracks
ui-rt-damaged = Damaged
ui-rt-relations = Relationships
ui-rt-quests = Quests (completed: { $done })
ui-rt-does-explore = torch: an item from the ruin
ui-rt-does-aid = give a card, take an item
ui-rt-does-strike = crossbow: remove a piece
ui-rt-does-repair = hammer: repair an item


## The terminal: labels of what lies on the faction's board

share-items = items
share-relations = relationships
share-aids = aid given

## What a choice leads to

note-starts-with = starts with: { NAME($items, "item") }
note-quest-for = { COUNT($points, "point") }, or two cards
