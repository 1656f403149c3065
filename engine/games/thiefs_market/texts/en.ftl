title = Thief's Market
pitch = Split the night's loot, steal each other's piles and spend it all at the black market. 3 to 5 thieves.
reconstructed = No value of this game is reconstructed: the costs, types and effects of all 49 cards were read off the card faces. Only three readings of the scoring are ours; the last page of the rules names them.

# Signs of dice, pawn and tokens; every gem has a shape of its own
sign-red = 🔺
sign-white = ⚪
sign-blue = 🔷
sign-green = 🟩
sign-bag = 💰
sign-mask = 🎭
sign-pawn = ♟️
sign-gold = 🪙
sign-infamy = 😈
face-red = 🔺 red gem
face-white = ⚪ white gem
face-blue = 🔷 blue gem
face-green = 🟩 green gem
face-bag = 💰 bag
face-mask = 🎭 mask
face-pawn = ♟️ first-player pawn
legend = -# 🔺 red · ⚪ white · 🔷 blue · 🟩 green · 💰 bag (1 gold at the end of the round) · 🎭 mask (1 infamy) · ♟️ pawn (goes first) · 🪙 gold

icon-henchman = 🕴️
icon-magic = ✨
icon-finery = 💎
icon-scheme = 📜
icon-safehouse = 🏚️
icon-map = 🗺️
type-henchman = 🕴️ henchman
type-magic = ✨ magic
type-finery = 💎 finery
type-scheme = 📜 scheme
type-safehouse = 🏚️ safehouse
type-map = 🗺️ map

# The board
round = **Round { $round }** · { $phase ->
    [split] part 1, splitting the loot
    [lucky] part 2, a lucky reroll
    [purchases] part 2, the purchases
   *[over] the game is over
}
centre = **Centre:** { $objects }
centre-empty = **Centre:** empty
player = **{ $name }** · 🪙 { $gold } · { $pile }
no-pile = no pile
spent-pile = all spent
player-over = **{ $name }** · 🪙 { $gold }
player-cards = -# { $cards }
market = **Market** · decks: A { $a }, B { $b }, C { $c }
market-empty = -# nothing on sale
card-line = { $price } **{ $card }** { $icon } { $does }
card-open = ✅ { $price } **{ $card }** { $icon } { $does }
card-closed = -# 🔒 { $price } { $card } { $icon } { $does } — { $reason }
closed-short = { $n ->
    [one] 1 gem short
   *[other] { $n } gems short
}
closed-no-purchase = no purchase left

# The hand
own-tokens = 🪙 { $gold } gold · 😈 { $infamy } infamy (only you see your infamy)
own-purse = **Your pile:** { $pile } · 🪙 { $gold }
own-pile = **Your pile:** { $pile }
own-card = { $icon } **{ $card }** { $does }
own-no-cards = -# You own no card yet.

# What is asked
ask-split = Take what you like from the centre, or steal a whole pile.
ask-last = Only one thief is left without a pile: taking from the centre now means taking **everything**. Or steal a pile.
ask-steal = The centre is empty: a pile has to be stolen.
ask-lucky = Lucky animal appendage: reroll one die of the pile, or keep them all. Extra purchases and hauls still look at the pile as it was split.
ask-purchases = { $n ->
    [0] No purchase left; cards can still be used.
    [one] **1 purchase left.** Buy, use cards, or end the turn.
   *[other] **{ $n } purchases left.** Buy, use cards, or end the turn.
}
ask-steal-page = The whole pile becomes yours, except what you give back to the centre: at least one object, not all.
ask-steal-reroll = The dice you give back are rolled again, the pawn is not.
ask-steal-lucky = { $name } owns a lucky animal appendage: the dice you give back keep their faces.
ask-steal-clutches = { $name } owns the wicked clutches and gains 1 infamy.
ask-pay = How will you pay? Gold stands in for any gem.
ask-pay-racket = Your insurance racket takes one gem off the price: { $price } of { $full }.
ask-use = Which face shall the die { $die } show?
victim-pile = **{ $name }'s pile:** { $pile }

# Controls
pick-take = Take from the centre…
pick-return = Give back to the centre…
take-all = Take everything
steal-from = Steal from { $name } ({ $n } objects)
back = ↩ Back
end = End the turn
keep = Keep all dice
reroll = Reroll { $face }
buy = Buy { $card } for { $pay }
buy-title = Buy { $card }
buy-open = Buy { $card }…
buy-menu = Buy a card…
pay = Pay { $pay }
pay-nothing = Take it for nothing
nothing = nothing
use-turn = { $card }: { $die } → { $face }
use-open = { $card }: { $die } → …
use-turn-to = { $die } → { $face }
use-spend = { $card }: { $die } → 1 { $gain }
use-exit = { $card }: 1 🪙 → 2 😈
use-menu = Use a card…
help-menu = What is this card?

# The page of a card
about-cost = **Cost:** { $price } · deck { $deck }
about-type = **Type:** { $type }{ $icons ->
    [one] { "" }
   *[other] {" "}×{ $icons }
}
about-sale = On sale in the market.
about-owner = Owned by { $name }.
about-gone = Out of the game.

# The story
tell-rolled = 🎲 Round { $round }: { $name } rolls { $objects }
tell-took = ✋ { $name } takes { $objects }
tell-stole = 🦝 { $name } steals from { $victim }: keeps { $kept }, gives back { $returned }
tell-rerolled = 🎲 Rolled again: { $objects }
tell-unrolled = 🍀 { $name } is lucky: the dice given back keep their faces
tell-clutches = 😈 Wicked clutches: { $name } gains 1 infamy for the theft
tell-eyepatch = 😈 Eyepatch of command: { $name } holds the pawn and gains 1 infamy
tell-lucky = 🍀 { $name } rerolls { $die } and gets { $face }
tell-kept = 🍀 { $name } keeps all dice as they are
tell-turned = 🔧 { $name } uses { $card }: { $die } → { $face }
tell-spent = 🔧 { $name } uses { $card }: { $die } → 1 { $gain }
tell-fled = 📜 { $name } uses the exit strategy: 1 🪙 → 2 😈
tell-bought = 🛒 { $name } buys **{ $card }** for { $pay }
tell-gained = 🧪 The potion turns into **{ $card }** for { $name }
tell-dregs = 🧪 The decks are empty: the potion gives { $name } nothing
tell-haul = 😈 { $card }: { $name } gains { $n } infamy
tell-noticed = 😈 { $card }: { $name } gains 1 infamy
tell-passed = 💤 { $name } buys nothing
tell-cashed = 💰 Dice cashed: { $gains }
tell-gain-gold = { $name } +{ $gold } 🪙
tell-gain-infamy = { $name } +{ $infamy } 😈
tell-gain-both = { $name } +{ $gold } 🪙 +{ $infamy } 😈
tell-dealt = 🃏 New on the market: { $cards }
tell-opened = 🃏 Deck { $deck } opens
tell-over = 🏁 Deck C cannot fill its row any more: the game is over

# The reckoning
final-player = **{ $name }: { $total }** = cards { $cards } + infamy { $infamy } + henchmen { $henchmen } + gold { $gold }
final-cards = -# { $cards }
final-card = { $card } { $points }
final-no-cards = -# no card that scores
final-henchmen = 🕴️ Henchman icons: { $counts } · most +3, second +1, tied: one point less each
final-gold = 🪙 Gold: { $counts } · most +3, tied: one point less each
final-count = { $name } { $n }
final-won = 🏆 **{ $name } wins with { $total } points.**
final-won-cards = 🏆 **{ $name } wins:** { $total } points like { $others }, but more cards ({ $cards }).
final-won-tokens = 🏆 **{ $name } wins:** { $total } points and { $cards } cards like { $others }, but more gold and infamy ({ $tokens }).
final-shared = 🏆 **{ $winners } share the victory:** { $total } points, { $cards } cards, { $tokens } gold and infamy each.

# The cards
card-alchemical_lab = Alchemical lab
card-bondsman = Bondsman
card-coercion_coordinator = Coercion coordinator
card-corrupt_official = Corrupt official
card-disgruntled_minion = Disgruntled minion
card-fence = Fence
card-glamer = Glamer
card-guy_in_a_trenchcoat = Guy in a trenchcoat
card-local_celebrity = Local celebrity
card-nearby_safehouse = Nearby safehouse
card-necklace = Necklace
card-pawnbroker = Pawnbroker
card-philosophers_stone = Philosopher's stone
card-public_relations_expert = Public relations expert
card-shadowy_hood = Shadowy hood
card-tailor = Tailor
card-anthropomorphic_water_buffalo = Anthropomorphic water buffalo
card-bookie = Bookie
card-brooch = Brooch
card-concealed_safehouse = Concealed safehouse
card-deceptive_bits_of_colored_glass = Deceptive bits of coloured glass
card-easily_impressed_noble = Easily impressed noble
card-executive_assistant = Executive assistant
card-eyepatch_of_command = Eyepatch of command
card-fortified_safehouse = Fortified safehouse
card-gauntlet_of_evil_intent = Gauntlet of evil intent
card-imbalanced_scales = Imbalanced scales
card-legitimate_jeweller = Legitimate jeweller
card-lucky_animal_appendage = Lucky animal appendage
card-menacing_monocle = Menacing monocle
card-provisioned_safehouse = Provisioned safehouse
card-rumor_monger = Rumour-monger
card-sticky_fingered_dockhand = Sticky-fingered dockhand
card-unlabeled_potion = Unlabelled potion
card-wicked_clutches = Wicked clutches
card-big_haul = Big haul
card-collecting_golem = Collecting golem
card-crown = Crown
card-exit_strategy = Exit strategy
card-fur_coat = Fur coat
card-giant_belt_buckle = Giant belt buckle
card-insurance_racket = Insurance racket
card-island_estate = Island estate
card-loyalty_program = Loyalty programme
card-political_campaign = Political campaign
card-scepter = Sceptre
card-the_heist = The heist
card-treasure_map_a = Treasure map (blue)
card-treasure_map_b = Treasure map (red)

does-alchemical_lab = once a round: turn a 🔺 to ⚪, 🔷 or 🟩
does-bondsman = once a round: turn a 🔺 to 💰
does-coercion_coordinator = once a round: spend a 🔷 for 1 😈
does-corrupt_official = +1 purchase if your pile had a ⚪ at the split
does-disgruntled_minion = +1 purchase if your pile had a 🔺 at the split
does-fence = once a round: turn a ⚪ to 💰
does-glamer = once a round: turn a 🔷 to 🔺, ⚪ or 🟩
does-guy_in_a_trenchcoat = +1 purchase if your pile had a 🔷 at the split
does-local_celebrity = once a round: spend a ⚪ for 1 😈
does-nearby_safehouse = 1 point; 2 with another 🏚️
does-necklace = 2 points
does-pawnbroker = once a round: turn a 🟩 to 💰
does-philosophers_stone = once a round: turn a 🟩 to 🔺, ⚪ or 🔷
does-public_relations_expert = once a round: spend a 🟩 for 1 😈
does-shadowy_hood = 2 points
does-tailor = once a round: spend a 🔺 for 1 😈
does-anthropomorphic_water_buffalo = 1 😈 for each purchase with 🔺 in its cost
does-bookie = once a round: turn a 🔷 to 💰
does-brooch = 3 points
does-concealed_safehouse = 2 points; 4 with another 🏚️
does-deceptive_bits_of_colored_glass = once a round: turn a ⚪ to 🔺, 🔷 or 🟩
does-easily_impressed_noble = 1 😈 for each purchase with ⚪ in its cost
does-executive_assistant = +1 purchase if your pile had a 🟩 at the split; counts as two 🕴️
does-eyepatch_of_command = 1 😈 each round your split pile holds the ♟️
does-fortified_safehouse = 2 points; 4 with another 🏚️
does-gauntlet_of_evil_intent = once a round: spend a 🎭 for 1 🪙
does-imbalanced_scales = +1 🪙 when you cash any 💰
does-legitimate_jeweller = once a round: turn a 💰 to any gem
does-lucky_animal_appendage = reroll a die before purchases; your stolen dice aren't rerolled
does-menacing_monocle = 3 points
does-provisioned_safehouse = 2 points; 4 with another 🏚️
does-rumor_monger = 1 😈 for each purchase with 🟩 in its cost
does-sticky_fingered_dockhand = 1 😈 for each purchase with 🔷 in its cost
does-unlabeled_potion = gain the top card of the deck instead, free
does-wicked_clutches = 1 😈 each time your pile is stolen
does-big_haul = 1 😈 for each object your pile had at the split
does-collecting_golem = 3 points for every two ✨ you own
does-crown = 6 points
does-exit_strategy = any number of times: 1 🪙 for 2 😈
does-fur_coat = 4 points
does-giant_belt_buckle = 4 points
does-insurance_racket = +1 purchase; your purchases cost one gem less
does-island_estate = +1 😈 when you cash any 🎭
does-loyalty_program = 1 point for each other card you own
does-political_campaign = 1 point for every two 😈
does-scepter = 6 points
does-the_heist = 1 😈 for each object your pile had at the split
does-treasure_map_a = 7 points; 5 if anybody else owns a 🗺️
does-treasure_map_b = 7 points; 5 if anybody else owns a 🗺️

note-alchemical_lab = Also on the turn you buy it.
note-bondsman = The bag is cashed for 1 gold at the end of the round.
note-coercion_coordinator = Also on the turn you buy it.
note-corrupt_official = It looks at your pile as it was at the end of the split, whatever became of the dice since. One extra purchase, however many white gems there were; it works at once on the turn you buy it and adds to other extra purchases.
note-disgruntled_minion = It looks at your pile as it was at the end of the split, whatever became of the dice since. One extra purchase, however many red gems there were; it works at once on the turn you buy it and adds to other extra purchases.
note-fence = The bag is cashed for 1 gold at the end of the round.
note-glamer = Also on the turn you buy it.
note-guy_in_a_trenchcoat = It looks at your pile as it was at the end of the split, whatever became of the dice since. One extra purchase, however many blue gems there were; it works at once on the turn you buy it and adds to other extra purchases.
note-local_celebrity = Also on the turn you buy it.
note-nearby_safehouse = Every safehouse you own goes up as soon as you own two or more.
note-necklace = Counted at the end of the game.
note-pawnbroker = The bag is cashed for 1 gold at the end of the round.
note-philosophers_stone = Also on the turn you buy it.
note-public_relations_expert = Also on the turn you buy it.
note-shadowy_hood = Counted at the end of the game. It is magic: the collecting golem likes it.
note-tailor = Also on the turn you buy it.
note-anthropomorphic_water_buffalo = Its own purchase counts. It looks at the printed cost, once a card, however you pay.
note-bookie = The bag is cashed for 1 gold at the end of the round.
note-brooch = Counted at the end of the game.
note-concealed_safehouse = Every safehouse you own goes up as soon as you own two or more.
note-deceptive_bits_of_colored_glass = Also on the turn you buy it.
note-easily_impressed_noble = Its own purchase counts. It looks at the printed cost, once a card, however you pay.
note-executive_assistant = Two henchman icons for the majority. The purchase looks at your pile as it was at the end of the split, works at once on the turn you buy it and adds to other extra purchases.
note-eyepatch_of_command = Paid at the end of each split.
note-fortified_safehouse = Every safehouse you own goes up as soon as you own two or more.
note-gauntlet_of_evil_intent = The gold can be spent at once.
note-imbalanced_scales = Once a round, at the end of it, however many bags you cash.
note-legitimate_jeweller = Also on the turn you buy it.
note-lucky_animal_appendage = When your pile is stolen, the dice given back to the centre keep their faces. Every round, before the purchases, you may reroll one die of your pile; extra purchases and hauls still look at the pile as it was split.
note-menacing_monocle = Counted at the end of the game.
note-provisioned_safehouse = Every safehouse you own goes up as soon as you own two or more.
note-rumor_monger = Its own purchase counts. It looks at the printed cost, once a card, however you pay.
note-sticky_fingered_dockhand = Its own purchase counts. It looks at the printed cost, once a card, however you pay.
note-unlabeled_potion = The potion leaves the game; the top card of the newest opened deck (of the next one if it is empty) is yours with all its abilities at once. It is gained, not bought: it uses up no purchase and pays nobody for a purchase.
note-wicked_clutches = Paid at once, as often as it happens.
note-big_haul = When you gain it: 1 infamy for each die of your pile and for the pawn, as they were at the end of the split.
note-collecting_golem = Counted at the end of the game; the golem is magic itself and counts.
note-crown = Counted at the end of the game.
note-exit_strategy = Only on your own turn at the market.
note-fur_coat = Counted at the end of the game.
note-giant_belt_buckle = Counted at the end of the game.
note-insurance_racket = The extra purchase works at once on the turn you buy it. From then on each purchase costs one printed gem less, whichever you like; a card of one gem is free.
note-island_estate = Once a round, at the end of it, however many masks you cash. It is a map: other players' treasure maps lose by it.
note-loyalty_program = Counted at the end of the game.
note-political_campaign = Counted at the end of the game; the infamy counts by itself as well.
note-scepter = Counted at the end of the game.
note-the_heist = When you gain it: 1 infamy for each die of your pile and for the pawn, as they were at the end of the split.
note-treasure_map_a = Counted at the end of the game. Only other players' maps matter (an island estate is one), not your own.
note-treasure_map_b = Counted at the end of the game. Only other players' maps matter (an island estate is one), not your own.

# The pictures, and the same in words
picture-round = Round { $round }
picture-phase = { $phase ->
    [split] splitting the loot
    [lucky] a lucky reroll
    [purchases] { $n ->
        [0] no purchase left
        [one] 1 purchase left
       *[other] { $n } purchases left
    }
   *[over] the end
}
picture-waiting = { $name }'s turn
picture-seat = Seat { $n }
picture-centre = Centre
picture-empty = empty
picture-pile = Your pile
picture-no-pile = none yet
picture-spent = all spent
picture-cards = Your cards
picture-no-cards = no card yet
picture-no-market = nothing on sale
alt-turn = Round { $round }, { $phase }, { $name }'s turn. Decks: A { $a }, B { $b }, C { $c }.
alt-over = The game is over after { $round } rounds. Decks: A { $a }, B { $b }, C { $c }.
alt-centre = Centre: { $objects }.
alt-player = { $name }: { $facts }.
alt-pile = pile: { $objects }
alt-own = You have { $facts }. Your cards: { $cards }.
alt-usable = Cards to use now: { $cards }.
alt-market = On sale: { $cards }.
alt-buyable = You can buy now: { $cards }.
alt-too-dear = You cannot buy: { $cards }.
alt-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
alt-gold = { $n } gold
alt-infamy = { $n } infamy
alt-red = { $n } red
alt-white = { $n } white
alt-blue = { $n } blue
alt-green = { $n } green
alt-bag = { $n ->
    [one] 1 bag
   *[other] { $n } bags
}
alt-mask = { $n ->
    [one] 1 mask
   *[other] { $n } masks
}
alt-pawn = the pawn
alt-henchman = { $n ->
    [one] 1 henchman
   *[other] { $n } henchmen
}
alt-magic = { $n } magic
alt-finery = { $n } finery
alt-scheme = { $n ->
    [one] 1 scheme
   *[other] { $n } schemes
}
alt-safehouse = { $n ->
    [one] 1 safehouse
   *[other] { $n } safehouses
}
alt-map = { $n ->
    [one] 1 map
   *[other] { $n } maps
}
alt-a-henchman = henchman
alt-a-magic = magic
alt-a-finery = finery
alt-a-scheme = scheme
alt-a-safehouse = safehouse
alt-a-map = map
