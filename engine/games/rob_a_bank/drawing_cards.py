"""Cards: small ones in a plan, a hand held as a fan."""

from collections.abc import Collection, Iterator, Sequence

from engine.drawing import INK, PAPER, faded, line, moved, path, rect, text
from engine.games.rob_a_bank.components import BANK, ICONS
from engine.games.rob_a_bank.drawing_icons import (
    BACK,
    DIM,
    GOLD,
    ICON,
    LABEL,
    LANE,
    MASK_SHAPE,
    ROAD,
    SIDE,
    bank_house,
)

CARD_WIDE, CARD_HIGH = 92, 56
FAN_WIDE, FAN_HIGH, FAN_SPACE = 136, 192, 660
LIFT = 18  # of a card that may be played
CHOICE = "#e4d7ba"  # the ground of an either-or
SPOTS = {1: ((46, 28),), 2: ((26, 28), (66, 28)), 3: ((21, 28), (50, 19), (73, 38))}
SIZES = {1: 0.9, 2: 0.76, 3: 0.58}
DONE = path("M-13 0L-4 10L14 -12", stroke="#00735c", thick=9)


def open_card(side: str, card: str, left: Sequence[str] | None = None) -> str:
    """Return a small card, its top left corner at the origin; icons not `left` are ticked."""
    ground = rect(2, 2, CARD_WIDE - 4, CARD_HIGH - 4, PAPER, radius=9, stroke=SIDE[side], thick=5)
    parts = [ground]
    icons = _ticked(card, left)
    if len(icons) == 3:
        parts.append(path("M87 5V51H36Z", CHOICE) + line(40, 49, 85, 8, LABEL, 3))
    parts += [
        moved(*spot, icon, scale=SIZES[len(icons)])
        for spot, icon in zip(SPOTS[len(icons)], icons, strict=True)
    ]
    return "".join(parts)


def _ticked(card: str, left: Sequence[str] | None) -> list[str]:
    """Return a card's icons one by one, faded and ticked where used."""
    remaining = list(ICONS[card] if left is None else left)
    drawn = []
    for icon in ICONS[card]:
        live = icon in remaining
        if live:
            remaining.remove(icon)
        drawn += [_live(name) if live else _used(name) for name in icon.split("/")]
    return drawn


def _live(icon: str) -> str:
    return ICON[icon]


def _used(icon: str) -> str:
    return faded(ICON[icon]) + DONE


def covered_card(side: str) -> str:
    """Return a card's back, the same whatever is on its face."""
    edge = rect(2, 2, CARD_WIDE - 4, CARD_HIGH - 4, BACK[side], radius=9, stroke=ROAD, thick=3)
    emblem = bank_house(SIDE[side]) if side == BANK else path(MASK_SHAPE, SIDE[side])
    return edge + moved(CARD_WIDE / 2, CARD_HIGH / 2, emblem, scale=0.85)


def empty_slot(number: int) -> str:
    """Return a place in a plan where no card lies yet."""
    edge = rect(3, 3, CARD_WIDE - 6, CARD_HIGH - 6, "none", radius=9, stroke=LANE, thick=2)
    return edge + text(CARD_WIDE / 2, 38, str(number), fill=DIM, anchor="middle")


def fan(side: str, cards: Sequence[str], playable: Collection[str]) -> str:
    """Return a hand around x = 0, its cards' upper edge near y = 0; what is playable is raised."""
    step = min(FAN_WIDE + 6, (FAN_SPACE - FAN_WIDE) / max(1, len(cards) - 1))
    return "".join(_fanned(side, cards, playable, step))


def _fanned(
    side: str, cards: Sequence[str], playable: Collection[str], step: float
) -> Iterator[str]:
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        lift = 0 if card in playable else LIFT
        seen = min(step, FAN_WIDE) if number < len(cards) - 1 else FAN_WIDE
        face = _face(side, card, seen, raised=card in playable)
        yield moved(away * step, lift + 1.2 * away**2, face, turn=1.2 * away)


def _face(side: str, card: str, seen: float, *, raised: bool) -> str:
    """Return a standing card, its icons where the next card leaves it uncovered."""
    edge, thick = (GOLD, 7) if raised else (SIDE[side], 5)
    x, icons = -FAN_WIDE / 2, _ticked(card, None)
    parts = [
        rect(x, 0, FAN_WIDE, FAN_HIGH, INK, radius=15),
        rect(x + 3, 3, FAN_WIDE - 6, FAN_HIGH - 6, PAPER, radius=13, stroke=edge, thick=thick),
        rect(x + 8, 8, 7, FAN_HIGH - 16, SIDE[side], radius=3),
    ]
    middle = x + 7 + seen / 2
    if len(icons) == 3:
        parts.append(rect(middle - 27, 66, 54, 118, CHOICE, radius=12))
        parts.append(line(middle - 14, 127, middle + 14, 123, INK, 3))
    spots = {1: (96,), 2: (54, 136), 3: (35, 95, 155)}[len(icons)]
    scale = {1: 1.15, 2: 1.15, 3: 1}[len(icons)]
    parts += [moved(middle, y, icon, scale=scale) for y, icon in zip(spots, icons, strict=True)]
    return "".join(parts)
