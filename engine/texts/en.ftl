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
board-gone = 🏠 { $name } left: the house plays that seat.
board-unreachable = 📪 { $name } gets no direct messages from me: play with **My hand** below.
board-promise = -# Seed's SHA-256: { $hash }

hand-your-turn = ➡️ **Your turn!**
hand-given-up = You gave up your seat; the house plays on for you.

final-title =
    { $n ->
        [one] 🏆 { $title }: { $names } wins!
       *[other] 🏆 { $title }: { $names } share the win!
    }
final-seed = -# Seed: { $seed } · its SHA-256 was on the board from the start: { $hash }

closed-host = 🚪 This table was closed.
closed-idle = 💤 Nobody pressed anything for 30 minutes: this table is closed. `/play` opens a new one.
closed-empty = 🚪 Everybody left: this table is closed. `/play` opens a new one.
closed-alone = 🚪 Fewer than two people are left: this game has ended without a winner.

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
