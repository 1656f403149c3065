title = Les Toits de Paris
pitch = Steal from roof to roof, stop before the Inspector, then share the loot with the other Magpies.
reconstructed = The exact make-up of the 90 loot cards and the value of the tokens (6 and 3) are not public: they are reconstructed.

## Colours and signs
colour-gold = 🪙 Gold
colour-jewels = 💍 Jewels
colour-paintings = 🖼️ Paintings
colour-gems = 💎 Gems
colour-statues = 🗿 Statues
colour-white = 🪶 Feathers
icon-gold = 🪙
icon-jewels = 💍
icon-paintings = 🖼️
icon-gems = 💎
icon-statues = 🗿
arrows = { $n ->
    [1] ←
    [2] ←←
   *[other] ←←←
}
effect-1 = 1 pt
effect-2 = 2 pts
effect-feather = 🪶
effect-bonus = 🎁
effect-tie = 1 pt ⚖️
bell = 🔔
tie-break = ⚖️
joker-mark = 🃏
inspector = 👮
square-free = ⬜
square-behind = ▪️
amount = { $name } { $n }{ $holder ->
    [1] {" "}⚖️
   *[0] {""}
}
nobody = nobody
you = you
back = Back
legend-colours = -# { $colours }
legend-marks = -# 🔔 bell (the 3rd of a colour: police raid) · 🎁 bonus draw · ⚖️ wins ties · 🃏 joker · ⭐ printed points

## The board
piles = Draw pile: { $draw } · Reserve: { $reserve }
last-theft = ⌛ The draw pile is empty: this is the last theft.
scene-over = 🏁 The game is over.
inspector-at = 👮 { $square ->
    [8] The Inspector waits right of the board.
   *[other] Inspector on square { $square } ({ $arrows ->
        [one] { $arrows } arrow
       *[other] { $arrows } arrows
    }).
} { $room ->
    [one] { $room } free square before him.
   *[other] { $room } free squares before him.
}
stopping = ✋ Stopping: { $mine ->
    [one] { $mine } card
   *[other] { $mine } cards
} for { $you ->
    [1] you
   *[0] the chief
}, { $others ->
    [0] none for the others
   *[other] { $others } for the others
}{ $extra ->
    [1] , then 1 more to take or leave
   *[0] {""}
}.
odds = 🎲 Next card: { $caught }% caught, { $coup }% coup d’éclat (from { $n ->
    [one] the card still hidden
   *[other] the { $n } cards still hidden
}).
ask-spoils = 🎒 { $you ->
    [1] You must take
   *[0] **{ $name }** must take
} { $due ->
    [one] { $due } card.
   *[other] { $due } cards, one by one.
}
ask-coup = ✨ Coup d’éclat! { $you ->
    [1] Take as many as you like, one at a time.
   *[0] **{ $name }** may take as many cards as they like.
}
ask-gang = 🎒 { $you ->
    [1] You must take 1 card.
   *[0] **{ $name }** must take 1 card.
}
ask-extra = 🎒 Some are left: { $you ->
    [1] you may take 1 more card.
   *[0] **{ $name }** may take 1 more card.
}
ask-joker = 🚔 Police raid: { $colour }, all lost. { $you ->
    [1] You may turn your character
   *[0] **{ $name }** may turn their character
} into a joker: 1 card of the chosen colour, no points, no bell.
was-caught = 🚨 Caught red-handed! { $name } takes nothing: the Inspector has seized { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
bonus-follows = 🎁 The bonus draw comes next.
colour-owned = { $colour }: { $numbers }
would-raid = 🚔 **raid!** { $lost ->
    [one] { $lost } card lost
   *[other] { $lost } cards lost
}
would-bells = 🔔 { $n }/3
would-token = token { $before } → { $after }
would-white = feather token { $before } → { $after }
would-bonus = { $reserve ->
    [0] 🎁 the reserve is empty
   *[other] 🎁 draws from the reserve
}
would-gain = { $gain } { $n ->
    [one] pt
   *[other] pts
}

## Buttons
button-draw = Draw ({ $percent }% risk)
button-stop = Stop: take { $takes }
button-take = { $square } · { $card }{ $bells ->
    [0] {""}
   *[other] {" "}{ $bells }/3
} ({ $gain })
button-take-raid = { $square } · { $card } 🚔 raid!
button-done-coup = That’s enough
button-done-extra = Nothing more
button-joker = { $colour } → { $n ->
    [one] { $n } card
   *[other] { $n } cards
} ({ $gain })
button-keep = Keep the character

## The players
player = **{ $name }**{ $chief ->
    [1] {" "}👑
   *[0] {""}
} ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
}) { $things }
player-feathers = 🪶 { $n }
player-printed = ⭐ { $n }
player-joker-ready = 🃏 unused
player-joker-gone = 🃏 lost
own-title = Your collection
own-colour = { $colour }: { $n }{ $marks } → { $token ->
    [0] 0 pts
   *[other] **{ $token } pts**
} · led by { $leaders }
leaders = { $names } ({ $n })
own-printed = ⭐ Printed points: { $n }
own-joker = { $where ->
    [ready] 🃏 Your character can still become a joker after a raid.
    [gone] 🃏 Your joker is lost.
   *[placed] 🃏 Your joker counts with { $colour }.
}
own-total = **If the game ended now: { $n ->
    [one] { $n } point
   *[other] { $n } points
}** ({ $others })
page-unseen = Cards not seen yet
page-signs = Signs
unseen-intro = { $n ->
    [one] { $n } card has not been seen yet
   *[other] { $n } cards have not been seen yet
}: { $draw } in the draw pile, { $reserve } in the reserve.
unseen-arrows = Arrows: none { $a0 } · ← { $a1 } · ←← { $a2 } · ←←← { $a3 }
unseen-colour = { $colour }: { $n } (🔔 { $bells }, 🪶 { $feathers }{ $tie ->
    [0] {""}
   *[other] , ⚖️
})
signs =
    ← ←← ←←←: the Inspector moves that many squares to the left.
    🔔 bell: the third of one colour brings a police raid, all your cards of that colour are discarded.
    1 pt, 2 pts: points at the end of the game.
    🪶 feather: the two Magpies with most of them win a white token.
    🎁 bonus draw: add the top card of the reserve to your collection.
    ⚖️ tie-breaker: 1 point, and wins ties in its colour.
    🃏 character: after a raid it can become a joker of one colour.
    Figures on buttons, such as (+3), say what the card changes in your points if the game ended right then.

## The story
tell-chief = 🌙 { $name } leads the theft.
tell-reveal = { $name } reveals { $card }{ $inspector ->
    [8] .
   *[other] {""} — the Inspector is on { $inspector }.
}
tell-last-card = ⌛ That was the last card of the draw pile: the game ends after this sharing.
tell-stop = ✋ { $name } stops and takes { $takes ->
    [one] { $takes } card.
   *[other] { $takes } cards.
}
tell-coup = ✨ **Coup d’éclat!** The Inspector halts right in front of the last card: { $name } takes as many of the { $cards } cards as they like.
tell-caught = 🚨 **Caught red-handed!** { $name } loses { $lost }. { $left ->
    [0] Nothing is left to share.
    [one] { $left } card is left, for the others.
   *[other] { $left } cards are left, for the others.
}
tell-take = { $name } takes { $card }.
tell-done = { $name } takes no more.
tell-discard = 🗑️ Discarded: { $cards }.
tell-raid = 🚔 Third 🔔: police raid! { $name } loses { $lost ->
    [one] { $lost } card
   *[other] { $lost } cards
} of { $colour }{ $joker ->
    [1] {" "}and the joker
   *[0] {""}
}.
tell-joker = 🃏 { $name } places the character as a joker: { $colour }.
tell-keep = { $name } keeps the character for later.
tell-bonus = 🎁 { $name } draws from the reserve: { $card }.
tell-no-bonus = The reserve is empty: no bonus draw for { $name }.
tell-over = 🏁 The last loot is shared: time to count.

## The end
final-colour = { $colour }: { $shares }
final-share = { $name } { $n }{ $holder ->
    [1] {" "}⚖️
   *[0] {""}
}{ $token ->
    [0] {""}
   *[other] {" "}→ **{ $token }**
}
final-no-token = three or more tied first, no token
final-no-second = three or more tied second, no token
final-printed = ⭐ Printed points: { $points }
final-total = **{ $name }**: tokens { $tokens } + printed { $printed } = **{ $total }**
final-winners = 🏆 { $n ->
    [1] { $names } wins with the most points ({ $points }).
   *[other] { $names } share the win, tied at { $points } points.
}

## The picture
picture-magpie = Magpie { $letter }
picture-you = Your turn
picture-theft = draw or stop?
picture-last-theft = last theft: draw or stop?
picture-spoils = { $you ->
    [1] take
   *[0] takes
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
picture-coup = { $you ->
    [1] take as many as you like
   *[0] takes as many as they like
}
picture-gang = { $you ->
    [1] take 1 card
   *[0] takes 1 card
}
picture-extra = { $you ->
    [1] take 1 more card, or none
   *[0] may take 1 more card
}
picture-joker = raid! Place the joker?
picture-draw = draw
picture-reserve = reserve
picture-points = { $over ->
    [1] Points
   *[0] Points now
}
picture-points-word = { $n ->
    [one] point
   *[other] points
}
picture-safe = Safe { $n }%
picture-luck = Coup d’éclat { $n }%
picture-risk = Caught { $n }%
picture-none-left = No card is left to draw.
picture-caught = Caught red-handed! Nothing for { $name }.
picture-coup-made = Coup d’éclat!
picture-gains = In the windows: points if taken now
picture-over = The game is over
picture-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
picture-joker-ready = joker unused
picture-joker-gone = joker lost
picture-joker-placed = joker placed
alt-gold = gold
alt-jewels = jewels
alt-paintings = paintings
alt-gems = gems
alt-statues = statues
alt-white = feathers
alt-arrows = { $n ->
    [one] { $n } arrow
   *[other] { $n } arrows
}
alt-effect-1 = 1 point
alt-effect-2 = 2 points
alt-effect-feather = feather
alt-effect-bonus = bonus draw
alt-effect-tie = 1 point tie-breaker
alt-bells = { $n ->
    [one] { $n } bell
   *[other] { $n } bells
}
alt-tie = tie-breaker
alt-joker = joker
alt-joker-ready = joker unused
alt-joker-gone = joker lost
alt-printed = { $n ->
    [one] { $n } printed point
   *[other] { $n } printed points
}
alt-turn = The roofs of Paris at night. { $who } ({ $task }).
alt-squares = On the squares: { $cards }.
alt-inspector = { $square ->
    [8] The Inspector waits right of the board.
   *[other] The Inspector stands on square { $square }.
}
alt-stop = { $n ->
    [one] Stopping gives the chief { $n } card.
   *[other] Stopping gives the chief { $n } cards.
}
alt-odds = Next card: { $caught }% caught, { $coup }% coup d’éclat.
alt-raid = All { $colour } lost to the police. What a joker would bring: { $gains }.
alt-raid-gain = raid, { $gain }
alt-piles = Draw pile { $draw }, reserve { $reserve }.
alt-over = Dawn over the roofs of Paris: the game is over.
alt-player = { $name }{ $chief ->
    [1] {" "}(chief)
   *[0] {""}
}, { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $things }.
alt-own = Your collection, { $n ->
    [one] { $n } point
   *[other] { $n } points
} now: { $things }.
alt-token = { $colour } { $n }
alt-tokens = Tokens if the game ended now: { $tokens }.
alt-rivals = The others: { $rivals }.
