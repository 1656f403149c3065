title = Art Robbery
pitch = The heist went well; now share out the loot. Grab, steal, keep the guard dog close, and don't be the one with the fewest alibis.
reconstructed = The values and alibis on the 36 loot tokens are reconstructed: the printed ones are not public. Cards and rules are those of the box.

## Words for things

raid-name = { $raid ->
    [1] ✏️ Sketches
    [2] 🗿 Sculptures
    [3] 🏺 Antiquities
   *[4] 🖼️ Paintings
}
card = { $card ->
    [boss] 👑 Boss
    [dog] 🐕 Dog
    [thief] 🥷 Thief
   *[other] { $card }
}
dots = { $alibis ->
    [0] {""}
    [one] {" "}· { $alibis } alibi
   *[other] {" "}· { $alibis } alibis
}
token = { $value ->
    [boss] Boss
   *[other] { $value }{ dots }
}
a-token = { $value ->
    [boss] the Boss
   *[other] a { $value }
}
no-token = –
either = { $start } or { $last }

## The board

title-raid = Raid { $raid } of 4 · { raid-name }
title-over = After four raids
centre = **Centre** { $tokens }{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
}
piles = { $card ->
    [none] -# { $cards } cards to draw
   *[other] -# Last card: { card } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw
} · • alibi
seat = **{ $seat }**{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
} · { $tokens }{ $banked ->
    [0] {""}
   *[other] {" "}· { $banked } banked
}

## The hand

card-line = **{ card }**{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
} → { $does }
own-loot = **In front of you** { $tokens }{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
}
own-banked = **Banked** { $tokens } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { alibis }

does-nothing = no effect
does-wake = takes the guard dog
does-fetch = takes the guard dog from { $names }
does-thief = takes any token from the centre
does-take = takes { a-token }{ dots } from the centre
does-take-any = takes { a-token } of your choice from the centre
does-steal = steals { a-token }{ dots } from { $names }
does-steal-any = steals a { $value } from { $names }

play-nothing = { card } → no effect
play-wake = { card } → take it
play-fetch = { card } → from { $names }
play-thief = { card } → any token
play-take = { card } → take it
play-take-any = { card } → take one
play-steal = { card } → steal from { $names }
play-steal-any = { card } → steal one

## Decisions

ask-play = **Your turn: play a card.**
ask-grab = **{ $name }**, which token for your { card }?
ask-parry = **{ $owner }**, { $thief } is stealing { $value ->
    [boss] the Boss
   *[other] your { $value }
} from you. Give the guard dog instead?
take = Take { token }
steal = Steal { token } from { $victim }
give-dog = 🐕 Give the dog
let-go = Let the { $value ->
    [boss] Boss
   *[other] { $value }
} go

## The story

tell-raid = { raid-name }: raid { $raid } of 4 begins, { $seat } starts.
tell-nothing = 💨 { $seat } plays { card }: no effect.
tell-dog-woken = 🐕 { $seat } takes the guard dog.
tell-dog-fetched = 🐕 { $seat } takes the guard dog from { $victim }.
tell-took = { $card ->
    [thief] 🥷 { $seat } plays the thief and takes
   *[other] 🖐️ { $seat } takes
} { a-token }{ dots }.
tell-stole = 💰 { $seat } steals { a-token }{ dots } from { $victim }.
tell-parried = 🐕 { $victim } parries: { $seat } gets the dog, not { $value ->
    [boss] the Boss
   *[other] the { $value }
}.
tell-reshuffled = 🔀 The discard pile is shuffled into a new draw pile.
tell-boss-kept = 👑 { $seat } keeps the Boss, thanks to a 4 or a 5.
tell-boss-lost = 👑 { $seat } has neither a 4 nor a 5: the Boss leaves the game.
tell-end = 🏁 The last raid is over.

## The end

final-score = { $winner ->
    [yes] 🏆
   *[no] ▫️
} **{ $seat }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-reason = { $police ->
    [caught] 🚓 Caught with { alibis }, the fewest: loot of { $loot } lost
    [fined] 🚓 Loot { $loot }, minus 10 for the fewest alibis: { alibis }
   *[free] Loot { $loot }, { alibis }
}
alibis = { $alibis ->
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
}
final-tokens = -# { $tokens }
won-score = **{ $names }** wins with the highest score.
won-alibis = Level on points, **{ $names }** wins with more alibis.
won-shared = Level on points and alibis, **{ $names }** share the win.
won-together = Everybody has equally few alibis: all are caught, and **{ $names }** share the win.
