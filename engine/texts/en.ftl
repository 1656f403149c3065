# The house: lobby, board, hand, end, and its refusals.

list-and = { $start } and { $last }

button-join = Join
button-leave = Leave
button-start = Start
button-hand = My hand
button-rules = Rules
button-close = Close
button-rematch = Rematch

lobby-seats = **At the table: { $taken }** ({ $least } to { $most } players)
lobby-seat = • { $name }
lobby-host = • { $name } 👑 host
lobby-unreachable = { " " }📪 plays with **My hand**
lobby-option = { $option }: **{ $value }**
lobby-missing =
    { $n ->
        [one] ⏳ One more player is needed.
       *[other] ⏳ { $n } more players are needed.
    }
lobby-ready = ✅ Ready: { $host } can start.
lobby-expires = -# Closes <t:{ NUMBER($at, useGrouping: 0) }:R> if nobody presses anything.

hello-seated = 👋 You have a seat. Your hand will appear here once the game starts; it is also behind **My hand** in the channel.
hello-left = You left this table. See you next time!

board-turn = ➡️ Waiting for **{ $names }**
board-gone = 🤖 { $name } left: a computer plays that seat.
board-unreachable = 📪 { $name } gets no direct messages from me: play with **My hand** below.
board-promise = -# Seed's SHA-256: { $hash }

hand-your-turn = ➡️ **Your turn!**
hand-given-up = Your seat is no longer yours; a computer plays it.

final-title =
    { $n ->
        [one] 🏆 { $title }: { $names } wins!
       *[other] 🏆 { $title }: { $names } share the win!
    }
final-seed = -# Seed: { $seed } · its SHA-256 was on the board from the start: { $hash }

closed-host = 🚪 This table was closed.
closed-idle = 💤 Nobody pressed anything for 30 minutes: this table is closed. `/play` opens a new one.
closed-empty = 🚪 Everybody left: this table is closed. `/play` opens a new one.
closed-alone = 🚪 There are not enough people left: this game has ended without a winner.

error-not-seated = You don't play at this table. A free seat is yours with **Join** while the lobby is open.
error-not-your-move = It isn't your turn yet.
error-too-late = Too late: that moment has passed. Nothing was played; here is where you stand now.
error-table-closed = This table is closed. `/play` opens a new one.
error-game-over = This game is over. **Rematch** opens a new table with the same people.
error-game-running = The game has already started.
error-not-started = The game hasn't started yet.
error-already-seated = You already sit at this table.
error-table-full = All { $most } seats are taken.
error-too-few =
    { $missing ->
        [one] One more player is needed to start.
       *[other] { $missing } more players are needed to start.
    }
error-not-host = Only the host, { $host }, can do that.
error-unreadable = I don't know this button any more. `/board` shows the table as it is now.

closed-channel = 🚪 The channel of this table is gone: the game has ended without a winner.

rules-page = -# Page { $n } of { $of }
rules-contents = All pages
button-before = ◀ Back
button-next = Next ▶

podium-course = Points, chapter by chapter
podium-place = { $place }. { $name } ({ $points })
podium-alt = Final result: { $places }. Below, everybody's points chapter by chapter.

button-hints-on = Allow hints
button-hints-off = Forbid hints
button-hint = 💡 Hint
button-back = I'm back
button-seat = Take over
button-resume = Resume
button-yes = Agree
button-no = Against
menu-computer = Add or remove a computer…
menu-pace = Pace…

level-easy = easy
level-normal = normal
level-strong = strong
computer-add = ➕ Add computer: { $level }
computer-remove = ➖ Remove { $name }
lobby-computer = • { $name } ({ $level } computer)
pace = ⏱️ Pace
pace-live =
    { $unit ->
        [hours] live: { $n } hours a decision
       *[minutes] { $n ->
            [one] live: 1 minute a decision
           *[other] live: { $n } minutes a decision
        }
    }
pace-relaxed =
    { $unit ->
        [hours] relaxed: { $n } hours a decision
       *[minutes] { $n ->
            [one] relaxed: 1 minute a decision
           *[other] relaxed: { $n } minutes a decision
        }
    }
pace-none = no limit
hints = 💡 Hints
hints-on = allowed
hints-off = not at this table

board-until = -# ⏱️ { $name }: <t:{ NUMBER($at, useGrouping: 0) }:R>
board-paused = ⏸️ **The game is paused.** Resume whenever you like; no clock is running.
board-deserted = 💤 **Nobody is here at the moment.** The game goes on as soon as somebody is back.
board-asleep = 😴 { $name } is asleep: a computer plays until **I'm back** is pressed.
motion-pause = ⏸️ **A break?** Everybody has to agree. So far: { $agreed }.
motion-kick = 🥾 **Shall a computer play for { $seat }?** Most of the others have to agree. So far: { $agreed }.
motion-seat = 🪑 **{ $newcomer } would like to take over from { $seat }.** { $host }, do you agree?

hand-until = -# ⏱️ A computer decides for you <t:{ NUMBER($at, useGrouping: 0) }:R>.
hand-asleep = 😴 You are asleep: a computer plays for you. Press **I'm back** to play yourself.

hint = 💡 A strong computer would play **{ $move }**: in the { $games } games it imagined, that went well { $wins } times in 100, the next best choice { $others } times.
hint-only = 💡 A strong computer would play **{ $move }**: nothing else is worth thinking about.

closed-asleep = 💤 Nobody came back for a long time: this table is closed. Its record is kept; `/play` opens a new table.

error-paused = The game is paused. **Resume** on the board goes on.
error-seat-taken = Somebody plays that seat themselves.
error-question-open = Another question is open on the board: settle that one first.
error-settled = That has been settled already.
error-hints-off = This table plays without hints.
