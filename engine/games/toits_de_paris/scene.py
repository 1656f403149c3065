"""What lies on the roofs now: the theft or the sharing, and the controls that go with it."""

from collections.abc import Sequence

from engine.game import Reader
from engine.games.toits_de_paris import wording
from engine.games.toits_de_paris.components import CARDS, COLOURS, SQUARES, TAKES
from engine.games.toits_de_paris.moves import Done, Draw, Joker, Keep, Move, Stop, Take
from engine.games.toits_de_paris.prospect import joker_gain, prospect
from engine.games.toits_de_paris.scoring import counts
from engine.games.toits_de_paris.view import View
from engine.screen import Button, Style


def scene(view: View, reader: Reader) -> list[str]:
    """Return the board's squares and what is being decided."""
    if view.stage == "over":
        return [reader.words("scene-over")]
    lines = [reader.words("piles", draw=view.draw, reserve=view.reserve), _track(view, reader)]
    if view.draw == 0:
        lines.append(reader.words("last-theft"))
    if view.raided:
        return [*lines, *_raid(view, reader)]
    if view.caught:
        lost = len(view.board) - view.inspector + 1
        lines.append(reader.words("was-caught", name=reader.names[view.chief], n=lost))
    return [*lines, *(_theft(view, reader) if view.stage == "theft" else _sharing(view, reader))]


def controls(view: View, moves: Sequence[Move], reader: Reader) -> tuple[Button, ...]:
    """Return a button for every move."""
    return tuple(Button(*_label(view, move, reader)) for move in moves)


def _track(view: View, reader: Reader) -> str:
    """Return the seven squares in a row, the Inspector on his."""
    words, lying = reader.words, view.cards
    signs = []
    for square in range(1, SQUARES + 2):
        if square == view.inspector:
            signs.append(words("inspector"))
        elif square in lying:
            signs.append(words(f"icon-{lying[square].partition('/')[0]}"))
        elif square <= SQUARES:
            signs.append(words("square-free" if square < view.inspector else "square-behind"))
    return " ".join(signs)


def _theft(view: View, reader: Reader) -> list[str]:
    words = reader.words
    caught, coup = view.next_card_odds()
    lines = [f"`{square}` {wording.card(reader, name)}" for square, name in view.cards.items()]
    room = view.inspector - len(view.board) - 1
    lines.append(words("inspector-at", square=view.inspector, arrows=view.arrows, room=room))
    lines.append(_stopping(view, reader))
    if view.unseen:
        lines.append(
            words("odds", caught=_percent(caught), coup=_percent(coup), n=len(view.unseen))
        )
    return lines


def _stopping(view: View, reader: Reader) -> str:
    """Return who would get how many cards if the chief stopped now."""
    n = len(view.board)
    mine = TAKES[n - 1]
    others = min(view.seats - 1, n - mine)
    extra = int(n > mine + others)
    you = int(reader.seat == view.turn)
    return reader.words("stopping", you=you, mine=mine, others=others, extra=extra)


def _sharing(view: View, reader: Reader) -> list[str]:
    you = int(reader.seat == view.turn)
    facts = {"name": reader.names[view.turn], "you": you, "due": view.due}
    lines = [reader.words(f"ask-{view.stage}", **facts)]
    for square, name in view.cards.items():
        lines.append(f"`{square}` {wording.card(reader, name)} — {_effects(view, name, reader)}")
    return lines


def _effects(view: View, name: str, reader: Reader) -> str:
    """Return what a card would do for its taker."""
    words, parts = reader.words, []
    would = prospect(view, view.turn, name)
    if would.raid:
        parts.append(words("would-raid", lost=would.lost))
    elif would.bells:
        parts.append(words("would-bells", n=would.bells))
    if would.tokens[0] != would.tokens[1]:
        parts.append(words("would-token", before=would.tokens[0], after=would.tokens[1]))
    if would.white[0] != would.white[1]:
        parts.append(words("would-white", before=would.white[0], after=would.white[1]))
    if CARDS[name].effect == "bonus":
        parts.append(words("would-bonus", reserve=view.reserve))
    parts.append(words("would-gain", gain=wording.signed(would.gain), n=abs(would.gain)))
    return " · ".join(parts)


def _raid(view: View, reader: Reader) -> list[str]:
    seat, words = view.turn, reader.words
    facts = {"name": reader.names[seat], "you": int(reader.seat == seat)}
    lines = [words("ask-joker", colour=words(f"colour-{view.raided}"), **facts)]
    if view.bonus:
        lines.append(words("bonus-follows"))
    for colour in COLOURS:
        numbers = wording.amounts(view, colour, reader) or words("nobody")
        lines.append(words("colour-owned", colour=words(f"colour-{colour}"), numbers=numbers))
    return lines


def _label(view: View, move: Move, reader: Reader) -> tuple[str, Move, Style]:
    words = reader.words
    match move:
        case Draw():
            percent = _percent(view.next_card_odds()[0])
            return words("button-draw", percent=percent), move, "main"
        case Stop():
            return words("button-stop", takes=TAKES[len(view.board) - 1]), move, "good"
        case Take():
            return _take_label(view, move, reader)
        case Done():
            return words(f"button-done-{view.stage}"), move, "plain"
        case Joker():
            return _joker_label(view, move, reader)
        case Keep():
            return words("button-keep"), move, "plain"


def _take_label(view: View, move: Take, reader: Reader) -> tuple[str, Move, Style]:
    name = view.board[move.square - 1]
    would = prospect(view, view.turn, name)
    facts = {"square": move.square, "card": wording.card(reader, name)}
    if would.raid:
        return reader.words("button-take-raid", **facts), move, "bad"
    gain = wording.signed(would.gain)
    return reader.words("button-take", gain=gain, bells=would.bells, **facts), move, "main"


def _joker_label(view: View, move: Joker, reader: Reader) -> tuple[str, Move, Style]:
    seat, colour = view.turn, move.colour
    facts = {
        "colour": reader.words(f"colour-{colour}"),
        "n": counts(view.collections, view.jokers, colour)[seat] + 1,
        "gain": wording.signed(joker_gain(view, seat, colour)),
    }
    return reader.words("button-joker", **facts), move, "main"


def _percent(share: float) -> int:
    return round(100 * share)
