title = Art Robbery
pitch = The heist went well; now share out the loot. Grab, steal, keep the guard dog close, and don't end up with the fewest alibis.
reconstructed = The values and alibis on the 36 loot tokens are reconstructed: the printed ones are not public. Everything else is as in the box.

## Things

raid-name =
    { $raid ->
        [1] ✏️ Sketches
        [2] 🗿 Sculptures
        [3] 🏺 Antiquities
       *[4] 🖼️ Paintings
    }
card =
    { $card ->
        [boss] 👑 Boss
        [dog] 🐕 Dog
        [thief] 🥷 Thief
       *[other] { $card }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alibis =
    { $alibis ->
        [one] { $alibis } alibi
       *[other] { $alibis } alibis
    }
token-label =
    { $value ->
        [boss] the Boss
       *[other] { $value }{ $alibis ->
            [0] { "" }
           *[other] { " " }· { alibis }
        }
    }
a-token =
    { $value ->
        [boss] the Boss
       *[other] a { $value }{ $alibis ->
            [0] { "" }
           *[other] { " " }({ alibis })
        }
    }
the-token =
    { $value ->
        [boss] the Boss
       *[other] the { $value }
    }
no-token = –
you = You
either = { $start } or { $last }
dog-here =
    { $dog ->
        [here] { " " }🐕
       *[away] { "" }
    }

## The board

title-raid = Art Robbery · Raid { $raid }/4 · { raid-name }
title-over = Art Robbery · After four raids
centre = **Centre** { $tokens }{ dog-here }
piles =
    { $card ->
        [none] -# Draw pile: { $cards }
       *[other] -# Last card: { card } · draw pile: { $cards }
    } · `•` = 1 alibi
seat = **{ $seat }**{ dog-here } · { $tokens }{ $banked ->
        [0] { "" }
       *[other] { " " }· { $banked } banked
    }

## The hand

card-line = **{ card }**{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    } → { $does }
own-banked = **Banked** { $tokens } · { points }, { alibis }

does-nothing =
    no effect: { $card ->
        [boss] you have the Boss
        [dog] you have the guard dog
       *[other] no { $card } to take or steal
    }
does-wake = takes the guard dog
does-fetch = takes the guard dog from { $names }
does-thief = takes any token from the centre
does-take = takes { a-token } from the centre
does-take-any = takes a { $value } of your choice from the centre
does-steal = steals { a-token } from { $names }{ may-parry }
does-steal-any = steals a { $value } from { $names }{ may-parry }
may-parry =
    { $guarded ->
        [yes] { " " }(🐕 { $guard } may parry)
       *[no] { "" }
    }

play-nothing = { card } → no effect
play-wake = { card } → take it
play-fetch = { card } → from { $names }
play-thief = { card } → any token
play-take = { card } → take it
play-take-any = { card } → take one
play-steal = { card } → steal from { $names }
play-steal-any = { card } → steal one

## Decisions

ask-play = **Which card do you play?**
ask-grab = **{ $name }**, which token for your { card }?
ask-parry = **{ $owner }**, { $thief } wants to steal { $value ->
        [boss] the Boss
       *[other] your { $value }
    }. Give the guard dog instead?
take = Take { token-label }
steal = Steal { token-label } from { $victim }
give-dog = 🐕 Give the dog
let-go = Let { the-token } go

## The story

tell-raid = { raid-name }: raid { $raid } of 4 begins. { $seat } starts.
tell-nothing = 💨 { $seat } plays { card }: no effect.
tell-dog-woken = 🐕 { $seat } takes the guard dog.
tell-dog-fetched = 🐕 { $seat } takes the guard dog from { $victim }.
tell-took =
    { $card ->
        [thief] 🥷 { $seat } plays the thief and takes
       *[other] 🖐️ { $seat } takes
    } { a-token }.
tell-stole = 💰 { $seat } steals { a-token } from { $victim }.
tell-parried = 🐕 { $victim } parries: { $seat } gets the dog, not { the-token }.
tell-reshuffled = 🔀 The discard pile is shuffled into a new draw pile.
tell-boss-kept = 👑 { $seat } keeps the Boss, thanks to a 4 or a 5.
tell-boss-lost = 👑 { $seat } has neither a 4 nor a 5: the Boss leaves the game.
tell-end = 🏁 The last raid is over.

## The end

final-score =
    { $winner ->
        [yes] 🏆
       *[no] ▫️
    } **{ $seat }** · **{ points }**
final-reason =
    { $police ->
        [caught] 🚓 Caught with the fewest alibis ({ $alibis }): loot of { $loot } lost
        [fined] 🚓 Loot { $loot }, minus { $penalty } for the fewest alibis ({ $alibis })
       *[free] Loot { $loot }, { alibis }
    }
final-tokens = -# { $tokens }
won-score = **{ $names }** wins with the highest score.
won-alibis = Level on points: **{ $names }** wins with more alibis.
won-shared = Level on points and alibis: **{ $names }** share the win.
won-together = Nobody has more alibis than the others: all are caught, and **{ $names }** share the win.

## The pictures: no emoji where a text is drawn

art =
    { $game ->
        [over] After four raids
       *[on] { $raid ->
            [1] Sketches
            [2] Sculptures
            [3] Antiquities
           *[4] Paintings
        }
    }
raid-count = Raid { $raid }/4
your-turn = Your turn
which-token = Which token?
dog-or-loot = The dog or the loot?
waiting = Waiting for { $name }
in-front = This raid

alt-raid = Raid { $raid } of 4: { art }. In the centre: { $tokens }.
alt-token =
    { $count ->
        [1] { token-label }
       *[other] { token-label } (×{ $count })
    }
alt-nothing = nothing
alt-dog-centre = The guard dog is in the centre.
alt-dog-you = You have the guard dog.
alt-dog-seat = The guard dog is with { $name }.
alt-card-name =
    { $card ->
        [boss] Boss
        [dog] Dog
        [thief] Thief
       *[other] { $card }
    }
alt-piles =
    { $card ->
        [none] Draw pile: { $cards }.
       *[other] Draw pile: { $cards }, last card: { alt-card-name }.
    }
alt-seat = { $name }: { $tokens }; { $banked } banked.
alt-play = It is { $name }'s turn to play a card.
alt-grab = { $name } is choosing a token for the card { alt-card-name }.
alt-parry = { $thief } wants to steal { the-token } from { $owner }, who may give the guard dog instead.
alt-your-play = It is your turn to play a card.
alt-your-grab = Choose a token for your card { alt-card-name }.
alt-your-parry = { $thief } wants to steal { the-token } from you: give that or the guard dog.
alt-choices = To choose from: { $choices }.
alt-from = { token-label } from { $name }
alt-cards = Your cards. { $cards }
alt-card =
    { $count ->
        [1] { alt-card-name }
       *[other] { $count } × { alt-card-name }
    } – { $does }.
alt-loot = In front of you: { $tokens }.
alt-banked = In your safe: { $tokens } ({ points }, { alibis }).
alt-final = { $seat }: { points }, { alibis }{ $police ->
        [caught] , caught
       *[free] { "" }
    }.
alt-winners = After four raids the winner is { $names }.
