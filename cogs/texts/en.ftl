# Commands, help, confirmations and what goes wrong on Discord's side.

command-play = play
command-play-does = Open a table in this channel
command-play-game = Which game?
command-hand = hand
command-hand-does = Show your hand, to you alone
command-board = board
command-board-does = Post the board anew at the bottom of the channel
command-rules = rules
command-rules-does = Read the rules of a game
command-rules-game = Which game?
command-leave = leave
command-leave-does = Leave the table of this channel
command-close = close
command-close-does = Close the table of this channel (host or moderators)
command-language = language
command-language-does = Choose your language, or the server's
command-language-whose = Yours alone, or that of the boards of this server?
command-language-which = Which language?
command-help = help
command-help-does = What this bot can do

option-game = game
option-whose = whose
option-language = language
language-mine = mine
language-server = the server's
language-fr = Français
language-en = English
language-auto = as set in Discord
language-set-mine = Done: this is the language I speak to you.
language-set-server = Done: the boards of this server change their language.

button-board = To the board
button-leave-sure = Yes, leave the game
button-close-sure = Yes, close the table

hand-where = -# 🎲 Table in { $channel } · { $server }
hand-board-permission = ⚠️ I can't write in { $channel } any more: somebody has to give me **View Channel** and **Send Messages** there (Edit channel → Permissions). Meanwhile you can go on playing here.
hand-board-gone = ⚠️ The channel of this table is gone.

left-lobby = You left the table.
leave-sure = Leave the running game? A computer will play your seat; to get it back you would have to ask the host (**Take over**).
left-game = You left the game. A computer plays your seat from now on.
close-sure = Close this table for everybody? A running game ends without a winner.
closed-done = The table is closed.
rematch-open = 🎲 The new table is open: { $link }
messages-closed = 📪 I can't send you direct messages, so your hand won't come to you. Press **My hand** on the board whenever you want to see it or play. (To change that: server menu → Privacy Settings → Direct Messages.)
table-damaged = ⚠️ The record of this channel's table can't be read, so the table is closed. Other tables are not affected; `/play` opens a new one.

error-ours = Something went wrong on our side. Nothing of your game is lost; please try again.
error-channel-taken = A table is already open in this channel: { $link }
error-no-table = There is no table in this channel. `/play` opens one.
error-needs-manage-server = Only those with the permission **Manage Server** can set the server's language.
error-bot-lacks =
    I can't open a table here: I need the permission **{ $permission ->
        [view-channel] View Channel
        [send-messages-in-threads] Send Messages in Threads
       *[send-messages] Send Messages
    }** in this channel (Edit channel → Permissions, or the server's Roles).

help-opening = **Heist games right here in the channel.** Open a table, friends join with a button, and everybody plays with buttons; your hidden hand comes by direct message and is always behind **My hand**.
help-line = • **/{ $command }** – { $does }
help-closing = Art and rules texts are our own; some component values are reconstructed (see the last page of each game's rules).

command-pause = pause
command-pause-does = Ask everybody for a break
command-replace = replace
command-replace-does = Take over a seat that a computer plays
command-kick = kick
command-kick-does = Let a computer play for somebody who holds the table up
command-kick-player = Who?
option-player = player

pause-done = ⏸️ The game is paused. **Resume** on the board goes on.
pause-asked = ⏸️ The others are asked on the board; the game pauses when everybody has agreed.
kick-done = A computer plays that seat from now on.
kick-asked = 🥾 The others are asked on the board.
seat-which = 🪑 Whose seat would you like to take over? You will play on with that seat's cards.
seat-asked = 🪑 { $host } is asked on the board. Once they agree, your hand comes by direct message and is behind **My hand**.
seat-done = 🪑 The seat is yours: your hand is behind **My hand** on the board.
nudge = ⏰ { $who }, it's your turn at the [table]({ $link }). A computer decides for you <t:{ NUMBER($at, useGrouping: 0) }:R>.
