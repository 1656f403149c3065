"""A seat's own things: whose turn it is, its loot, its safe."""

from collections import Counter
from collections.abc import Sequence

from engine.drawing import PAPER, moved, rect, seat_mark, text
from engine.game import Reader, Seat
from engine.games.art_robbery.components import ALIBIS, POINTS, Token
from engine.games.art_robbery.drawing_icons import DIM, DOG_FACE, GOLD, PATCH, SAFE, WALL
from engine.games.art_robbery.drawing_seats import asked, shown_name
from engine.games.art_robbery.drawing_tokens import BANKED, spread, token
from engine.games.art_robbery.view import View
from engine.lettering import fitted

HEADER = 96
LOOT = 120


def header(view: View, reader: Reader) -> str:
    """Return what the reader is asked, in gold, or who is waited for."""
    if view.over:
        words = reader.words("art", raid=view.raid, game="over")
        return text(30, 66, words, size=46, fill=PAPER, bold=True)
    seat = asked(view)
    mine = seat == reader.seat
    words, fill = _asks(view, seat, reader, mine=mine), GOLD if mine else PAPER
    return seat_mark(58, 50, seat, 28) + fitted(102, 66, words, 670, size=46, fill=fill, bold=True)


def own_loot(view: View, seat: Seat, top: float, reader: Reader) -> str:
    """Return what lies in front of the reader in this raid, the Dog beside it."""
    ground = rect(24, top, 752, LOOT - 14, WALL, radius=20)
    middle = top + LOOT / 2 - 7
    label = text(44, middle + 10, reader.words("in-front"), fill=DIM, bold=True)
    dog = moved(714, middle, DOG_FACE, scale=0.92) if view.dog == seat else ""
    loot = [token(kind, view.raid) for kind in sorted(view.loot[seat])]
    return ground + label + spread(loot, 190, middle, 466 if dog else 570, 102, 0.9) + dog


def safe(view: View, seat: Seat, top: float, reader: Reader) -> str:
    """Return the reader's banked tokens by kind, with their points and alibis."""
    banked = view.banked[seat] or ()
    ground = rect(24, top, 752, safe_height(view, seat), PATCH, radius=20)
    icon = moved(88, top + 46, SAFE, scale=0.72)
    total = text(146, top + 60, _worth(banked, reader), size=42, fill=PAPER, bold=True)
    coins = [_stack(kind, count) for kind, count in sorted(Counter(banked).items())]
    return ground + icon + total + spread(coins, 44, top + 132, 712, 84, 0.72)


def safe_height(view: View, seat: Seat) -> float:
    """Return how tall the reader's safe is drawn."""
    banked = view.banked[seat] or ()
    if not banked:
        return 92
    return 216 if len(set(banked)) < len(banked) else 186


def _asks(view: View, seat: Seat, reader: Reader, *, mine: bool) -> str:
    if not mine:
        return reader.words("waiting", name=shown_name(seat, reader))
    if view.wanted is not None:
        return reader.words("dog-or-loot")
    return reader.words("your-turn" if view.played is None else "which-token")


def _worth(banked: Sequence[Token], reader: Reader) -> str:
    points = reader.words("points", points=sum(POINTS[kind] for kind in banked))
    alibis = reader.words("alibis", alibis=sum(ALIBIS[kind] for kind in banked))
    return f"{points} · {alibis}"


def _stack(kind: Token, count: int) -> str:
    """Return equal coins on a stack, and below how many there are."""
    coins = "".join(moved(0, -6 * n, token(kind, BANKED)) for n in range(min(count, 3)))
    if count == 1:
        return coins
    return coins + text(0, 102, f"×{count}", size=48, fill=PAPER, anchor="middle", bold=True)
