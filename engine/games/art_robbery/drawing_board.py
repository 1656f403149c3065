"""The museum wall with what is left on it, the piles, and which raid it is."""

from engine.drawing import PAPER, moved, path, rect, text
from engine.game import Reader
from engine.games.art_robbery.components import RAIDS, Token
from engine.games.art_robbery.drawing_cards import back, card, no_card
from engine.games.art_robbery.drawing_icons import BEAM, CUSHION, DIM, DOG_FACE, GOLD, WALL
from engine.games.art_robbery.drawing_tokens import blank, gap, token
from engine.games.art_robbery.moves import Take
from engine.games.art_robbery.reach import reach
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View

HEADER = 148
WALL_HEIGHT = 288
COLUMNS = 5
_LAMP = path("M-16 -62H16L64 60H-64Z", BEAM) + path("M-14 -61H14", stroke=GOLD, thick=7)


def header(view: View, reader: Reader) -> str:
    """Return the raid's name, how many raids there are, and both piles."""
    over = "over" if view.over else "on"
    title = text(
        30, 74, reader.words("art", raid=view.raid, game=over), size=56, fill=PAPER, bold=True
    )
    count = text(30, 120, reader.words("raid-count", raid=view.raid), size=32, fill=DIM)
    return title + count + _raids(view) + ("" if view.over else _piles(view))


def wall(view: View) -> str:
    """Return the centre: every token where it hung when the raid began, and the Dog."""
    lit = _in_reach(view)
    ground = rect(24, HEADER, 752, WALL_HEIGHT, WALL, radius=22)
    hung = [
        _LAMP + token(kind, view.raid, lit=kind in lit) if kind else gap(view.raid)
        for kind in _slots(view)
    ]
    dog = moved(0, -6, DOG_FACE, scale=1.06) if view.dog == CENTRE else ""
    places = [_place(n, what) for n, what in enumerate([*hung, CUSHION + dog])]
    return ground + "".join(places)


def _raids(view: View) -> str:
    """Return one little token a raid: those to come are only outlined."""
    return "".join(
        moved(
            190 + 54 * (raid - 1),
            109,
            blank(raid, lit=raid == view.raid) if raid <= view.raid else gap(raid),
            scale=0.36,
        )
        for raid in range(1, len(RAIDS) + 1)
    )


def _piles(view: View) -> str:
    pending = view.played is not None
    top = no_card() if view.last_card is None else card(view.last_card, lit=pending)
    return moved(618, 76, back(view.draw_size), scale=0.62) + moved(724, 76, top, scale=0.62)


def _in_reach(view: View) -> set[Token]:
    if view.played is None or view.wanted is not None:
        return set()
    grabs = reach(view.played, view.turn, view.centre, view.loot)
    return {grab.token for grab in grabs if isinstance(grab, Take)}


def _slots(view: View) -> list[Token | None]:
    """Return the raid's tokens as they were laid out, None for those that are gone."""
    left = list(view.centre)
    slots: list[Token | None] = []
    for kind in RAIDS[view.raid - 1]:
        slots.append(kind if kind in left else None)
        if kind in left:
            left.remove(kind)
    return slots


def _place(number: int, what: str) -> str:
    row, column = divmod(number, COLUMNS)
    return moved(102 + 149 * column, HEADER + 77 + 138 * row, what, scale=1.1)
