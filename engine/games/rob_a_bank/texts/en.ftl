title = How to Rob a Bank
pitch = One bank against the gang, three rounds. Plan five cards, remember everybody's, then see what the plan is worth.
reconstructed = Which room tile shows which icon or wall, and how many of each card a deck holds, are reconstructed: the printed values are not public. The totals and the rules are those of the box.
option-bank = Who is the bank
option-bank-random = Drawn at random

## Names of people and things

robber = { $robber ->
    [yellow] 🟡 Yellow
    [red] 🔴 Red
   *[green] 🟢 Green
}
mark = { $side ->
    [bank] 🏦
    [yellow] 🟡
    [red] 🔴
   *[green] 🟢
}
person = { mark } { $name }
player = { $side ->
    [bank] 🏦 **{ $name }** (bank)
    [yellow] 🟡 **{ $name }** (Yellow)
    [red] 🔴 **{ $name }** (Red)
   *[green] 🟢 **{ $name }** (Green)
}
role = { $side ->
    [bank] 🏦 the bank
    [yellow] 🟡 Yellow
    [red] 🔴 Red
   *[green] 🟢 Green
}
guard = 👮 guard { $guard }
letter = { $robber ->
    [yellow] Y
    [red] R
   *[green] G
}
letter-guard = P
icon = { $icon ->
    [move] 👣 Move
    [crawl] 🕳️ Crawl
    [pickup] 💰 Pick up
    [spray] 🌶️ Spray
    [unlock] 🔓 Unlock
    [tackle] 👊 Tackle
   *[lock] 🔒 Lock
}
sign = { $icon ->
    [move] 👣
    [crawl] 🕳️
    [pickup] 💰
    [spray] 🌶️
    [unlock] 🔓
    [tackle] 👊
   *[lock] 🔒
}
or = {" "}or{" "}
plus = {" "}+{" "}
then = {" "}▸{" "}
icon-left = { $icon }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
card-line = • { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
compass = { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
place = { compass } of { $room }
arrow = { $way ->
    [N] ⬆️
    [E] ➡️
    [S] ⬇️
   *[W] ⬅️
}
thing = { $what ->
    [bag] a bag
   *[alarm] the alarm
}

## The board

screen-title = { $phase ->
    [plan] Round { $round } of 3 · 🃏 Plan
    [rob] Round { $round } of 3 · 🏃 Raid
    [over] The raid is over
   *[other] Round { $round } of 3 · 🔍 Study
}
loot = 💰 **{ $thrown } of { $needed }** { $needed ->
    [one] bag
   *[other] bags
} in the getaway car
legend = -# { $robbers } robbers · { $guards } guards · z out cold · € bag · [ ] locked · A alarm · # wall · @ car
side = { $player }{ $bags ->
    [0] {""}
    [one] {" "}· carries 💰
   *[other] {" "}· carries 💰×{ $bags }
}{ $asleep ->
    [yes] {" "}· 💤 out cold
   *[no] {""}
}
plan-top = {" "}· plan { $size }/5{ $card ->
    [none] {""}
   *[other] {" "}· on top: { $card }
}
played = {" "}· played { $cards }
last-look = {" "}· last planned { $card }

## The decision

ask-rotate = 🧱 Some rooms are walled in. **Bank, turn a tile** to open them; only turns that help are offered.
ask-corner = 🚗 The gang starts in the middle. **Bank, at which corner does the car wait?**
ask-park = 🚗 **Gang, on which side of the corner does the car park?** Yellow decides.
ask-plan = { $player }: **card { $slot } of { $slots }** of your plan. Once covered, nobody may look at it again, not even you.
ask-turn = { $player } plays card { $lap } of 5: **{ $card }**
ask-getup = { $forced ->
    [yes] 💤 All guards are out cold: the card is spent on getting up.
   *[no] 💤 Instead of using the card, the bank may stand all its guards up.
}
must = ❗ Must still be done: { $icons }. Moves are compulsory, the turn cannot end before.
may = Optional: { $icons }.
free = { $when ->
    [before] 🆓 One free action: now, or after the card.
    [later] 🆓 The free action comes after the card, not in between.
    [closes] 🆓 A free action now closes the card: what is optional is then gone.
    [after] 🆓 One free action, or end the turn.
   *[gone] 🆓 The free action is spent.
}

## Controls

do-rotate = Turn { $room }: wall { compass }
do-corner = Corner { $room }
do-park = Park { $place }
do-plan = { $colour ->
    [yellow] 🟡{" "}
    [red] 🔴{" "}
   *[one] {""}
}{ $card }{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}
do-move = { $guard ->
    [none] { $arrow } Go to { $room }
   *[other] P{ $guard } { $arrow } go to { $room }
}
do-tackle = 👊 P{ $guard } tackles { $who }
do-lock = 🔒 P{ $guard } locks { thing }
do-getup = 💪 Guards get up
do-crawl = 🕳️ Crawl to { $room }
do-pickup = 💰 Pick up a bag
do-unlock = 🔓 Unlock { thing }
do-spray = 🌶️ Spray guard { $guard }
do-drive = 🚗 Car { $place }
do-throw = 💰 Throw a bag in!
do-pass = 🤝 Bag to { $who }
do-alarm = 🔔 Ring the alarm
do-end = End the turn
end-not-yet = End the turn (move first)
choose = { $do ->
    [rotate] Turn which tile?
    [crawl] Crawl to which room?
    [tackle] Who tackles whom?
    [lock] Who locks what?
    [move] Which guard goes where?
   *[other] Choose
}

## The hand

hand-of = { $mine ->
    [yes] { $phase ->
        [plan] ✋ { $player }, your hand
       *[other] ✋ { $player }, left in your hand
    }
   *[no] 👀 Hand of { $player }
}
back = ↩ Back
cards-title = 🃏 What icons do
rooms-title = 🚪 Rooms in words
room = **{ $room }** { $inside } · ways to { $ways }{ $wall ->
    [none] {""}
    [N] {" "}· no throwing north
    [E] {" "}· no throwing east
    [S] {" "}· no throwing south
   *[W] {" "}· no throwing west
}
nobody = empty
pawn = { $pawn }{ $asleep ->
    [yes] {" "}💤
   *[no] {""}
}{ $bags ->
    [0] {""}
    [one] {" "}(carries a bag)
   *[other] {" "}(carries { $bags } bags)
}
bags = { $count ->
    [one] a bag
   *[other] { $count } bags
}
locked-bags = { $count ->
    [one] a locked bag
   *[other] { $count } locked bags
}
alarm-here = { $locked ->
    [yes] 🔕 the alarm, locked
   *[no] 🔔 the alarm
}
car-at = 🚗 The car: { $place }

help-move = 👣 **Move** one room, not through a wall. Compulsory. Your bags come along.
help-crawl = 🕳️ **Crawl** to any other room, walls or not. Compulsory.
help-pickup = 💰 **Pick up** one unlocked bag of your room.
help-spray = 🌶️ **Spray** a standing guard in your room: out cold.
help-unlock = 🔓 **Unlock** a locked bag, or the alarm, in your room.
help-free = 🆓 **Free action**, one a turn, before or after the card: 🚗 drive the car one space, 💰 throw a bag into the car beside your room, 🤝 pass a bag to a robber in your room, 🔔 ring the unlocked alarm in your room (all standing guards come running, once a round).
help-watched = 👮 A standing guard in your room forbids all but moving, crawling, spraying and driving.
help-up = 💤 Out cold, you spend your next card on getting up.
help-bank-move = 👣 **Move** a guard one room, not through a wall. Compulsory. Two moves: one guard or two, but the same guard may not end where it began.
help-bank-tackle = 👊 **Tackle** a standing robber in a guard's room: out cold, all its bags fall.
help-bank-lock = 🔒 **Lock** a bag on the floor, or the alarm, in a guard's room.
help-bank-getup = 💪 **Get up**: give the whole card up and all guards stand.

## The story

tell-round = 🏦 Round { $round }: the rooms of the bank are laid out anew.
tell-rotated = 🧱 The bank turns { $room }; its wall now lies { $wall ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
tell-cornered = 🚗 The car is sent to the corner of { $room }.
tell-parked = 🚗 The getaway car waits { $space }.
tell-dealt = 🃏 Eight cards each. Time to plan, and to remember.
tell-planned = 🃏 { $who } plans card { $cards } of 5.
tell-raid = 🏃 The plans are turned over. Go, go, go!
tell-revealed = { $who } reveals { $card }.
tell-patrolled = 👮 Guard { $guard } walks to { $room }.
tell-tackled = 👊 Guard { $guard } tackles { $who } in { $room }{ $bags ->
    [0] .
    [one] : the bag falls!
   *[other] : { $bags } bags fall!
}
tell-locked = 🔒 Guard { $guard } locks { thing } in { $room }.
tell-woke = 💪 All guards are back on their feet.
tell-up = 💫 { $who } comes round and gets up; the card is lost.
tell-walked = 👣 { $who } slips into { $room }.
tell-crawled = 🕳️ { $who } crawls through the ducts to { $room }.
tell-took = 💰 { $who } grabs a bag in { $room }.
tell-unlocked = 🔓 { $who } picks the lock of { thing } in { $room }.
tell-sprayed = 🌶️ { $who } sprays guard { $guard } in { $room }: lights out.
tell-drove = 🚗 { $who } moves the car: it waits { $space }.
tell-threw = 💰 { $who } throws a bag into the car! That makes { $thrown }.
tell-passed = 🤝 { $who } passes a bag to { $mate }.
tell-rang = 🔔 { $who } rings the alarm: every standing guard runs to { $room }!
tell-round-over = ⏱️ Round { $round } is over. In the car: { $thrown ->
    [0] nothing yet
    [one] one bag
   *[other] { $thrown } bags
}.
tell-robbed = 🏆 { $thrown } bags: the gang speeds away!
tell-saved = 🏆 Three rounds, and the bank still stands.

## The end

final-robbed = 🏆 **The robbers win** in round { $round }: { $thrown } bags thrown, { $needed } were needed.
final-saved = 🏆 **The bank wins**: after three rounds { $thrown ->
    [0] no bag is in the car
    [one] only one bag is in the car
   *[other] only { $thrown } bags are in the car
}, { $needed } were needed.
final-seat = { $score ->
    [1] 🥇
   *[0] ▫️
} **{ $name }** · { $role } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
final-holiday = 🏖️ Off on holiday, then. Honestly earned? Well, earned.

## The picture

picture-moment = { $phase ->
    [plan] Round { $round } of 3 · Plan, card { $card } of 5
    [rob] Round { $round } of 3 · Raid, card { $card } of 5
    [over] The raid is over
   *[other] Round { $round } of 3 · Study
}
picture-side = { $side ->
    [bank] Bank
    [yellow] Yellow
    [red] Red
   *[green] Green
}
picture-winner = { $winner ->
    [bank] The bank wins
   *[robbers] The robbers win
}

## The picture in words

alt-start = Map of the bank, round { $round } of 3, { $phase ->
    [plan] planning card { $card } of 5
    [rob] raid, card { $card } of 5
    [over] the raid is over
   *[other] study
}. Bags in the getaway car: { $thrown } of { $needed }.
alt-car = The car waits { $place }.
alt-turn = { $phase ->
    [rotate] { $who } turns a tile.
    [corner] { $who } chooses a corner for the car.
    [park] { $who } parks the car.
    [plan] { $who } plans.
   *[rob] { $who } plays; left on the card: { $left ->
        [none] nothing
       *[other] { $left }
    }.
}
alt-who = { $name } ({ $side ->
    [bank] bank
    [yellow] Yellow
    [red] Red
   *[green] Green
})
alt-pawn = { $side ->
    [bank] guard { $guard }
    [yellow] Yellow
    [red] Red
   *[green] Green
}{ $bags ->
    [0] {""}
    [one] {" "}with a bag
   *[other] {" "}with { $bags } bags
}{ $down ->
    [yes] {" "}out cold
   *[no] {""}
}
alt-alarm = { $locked ->
    [yes] the alarm, locked
   *[no] the alarm
}
alt-room = { $room }: { $inside }.
alt-wall = { compass } of { $room }
alt-walls = Walls: { $walls }.
alt-card = { $n }. { $card }
alt-plan = { $who }, open cards: { $cards }.
alt-hand = { $mine ->
    [yes] Your hand, { $who }
   *[no] Hand of { $who }
}: { $cards ->
    [none] no cards
   *[other] { $cards }
}.
alt-icon = { $icon ->
    [move] move
    [crawl] crawl
    [pickup] pick up
    [spray] spray
    [unlock] unlock
    [tackle] tackle
   *[lock] lock
}
