"""Whose decision it is and what it is about: words in the sky, a band below the houses."""

from engine.drawing import PAPER, circle, rect, text
from engine.game import Reader
from engine.games.toits_de_paris.components import COLOURS
from engine.games.toits_de_paris.drawing_cards import character, pile
from engine.games.toits_de_paris.drawing_figures import medallion
from engine.games.toits_de_paris.drawing_icons import (
    ALARM,
    LAMP,
    MOON,
    NIGHT,
    PALE,
    PANEL,
    SAFE,
    siren,
    star,
    tick,
    tile,
)
from engine.games.toits_de_paris.drawing_paris import STREET
from engine.games.toits_de_paris.prospect import joker_gain
from engine.games.toits_de_paris.scoring import scores
from engine.games.toits_de_paris.view import View
from engine.games.toits_de_paris.wording import signed
from engine.lettering import breadth, fitted, legible

BAND = 84
BELOW = STREET + BAND


def called(seat: int, reader: Reader) -> str:
    """Return a player's name as the picture can write it."""
    return legible(reader.names[seat], reader.words("picture-magpie", letter="ABCD"[seat]))


def task(view: View, reader: Reader) -> str:
    """Return what whoever decides is asked to do."""
    last = view.stage == "theft" and not view.draw
    key = "joker" if view.raided else "last-theft" if last else view.stage
    return reader.words(f"picture-{key}", n=view.due, you=int(reader.seat == view.turn))


def headline(view: View, reader: Reader) -> str:
    """Return who decides what, and the piles."""
    words = reader.words
    if view.stage == "over":
        return _over(view, reader)
    name = words("picture-you") if reader.seat == view.turn else called(view.turn, reader)
    return (
        medallion(view.turn, 78, 76, 54)
        + fitted(146, 72, name, 420, size=50, fill=PAPER, bold=True)
        + fitted(146, 116, task(view, reader), 450, size=36, fill=MOON)
        + _pile(636, view.draw, words("picture-draw"))
        + _pile(740, view.reserve, words("picture-reserve"))
    )


def band(view: View, reader: Reader) -> str:
    """Return what the decision depends on."""
    if view.stage == "over":
        return ""
    if view.raided:
        return _jokers(view)
    if view.stage == "theft":
        return _odds(view, reader)
    if view.caught:
        name = called(view.chief, reader)
        return _notice(siren(60, STREET + 42, 48), reader.words("picture-caught", name=name), ALARM)
    if view.stage == "coup":
        return _notice(
            circle(60, STREET + 42, 28, PAPER) + star(60, STREET + 42, 46),
            reader.words("picture-coup-made"),
            LAMP,
        )
    return _notice("", reader.words("picture-gains"), PANEL)


def _over(view: View, reader: Reader) -> str:
    points = scores(view.collections, view.jokers)
    best = [called(seat, reader) for seat, n in enumerate(points) if n == max(points)]
    title = fitted(
        400, 76, reader.words("picture-over"), 740, size=54, fill=PAPER, anchor="middle", bold=True
    )
    won = reader.words("picture-won", n=len(best), names=reader.words.listed(best))
    return title + fitted(400, 128, won, 740, size=40, fill=MOON, anchor="middle")


def _pile(x: float, many: int, label: str) -> str:
    number = text(x, 66, str(many), size=38, fill=PAPER, anchor="middle", bold=True)
    return pile(x, 53, many) + number + fitted(x, 129, label, 104, fill=PALE, anchor="middle")


def _odds(view: View, reader: Reader) -> str:
    if not view.unseen:
        return _notice("", reader.words("picture-none-left"), PANEL)
    caught, coup = (round(100 * share) for share in view.next_card_odds())
    chances = (("safe", tick, 100 - caught - coup), ("luck", star, coup), ("risk", siren, caught))
    labels = [reader.words(f"picture-{key}", n=percent) for key, _, percent in chances]
    gap = (748 - sum(42 + breadth(label) for label in labels)) / 2
    x, parts = 26.0, []
    for (_, icon, _), label in zip(chances, labels, strict=True):
        parts.append(icon(x + 16, STREET + 30, 34))
        parts.append(text(x + 42, STREET + 40, label, fill=PAPER, bold=True))
        x += 42 + breadth(label) + gap
    return "".join(parts) + _gauge([percent for *_, percent in chances])


def _gauge(shares: list[int]) -> str:
    """Return the three chances as one bar; gaps keep them apart for every eye."""
    x, parts = 24.0, []
    for colour, share in zip((SAFE, LAMP, ALARM), shares, strict=True):
        width = 757 * share / 100
        parts.append(rect(x, STREET + 56, max(0, width - 5), 18, colour, radius=5))
        x += width
    return "".join(parts)


def _notice(icon: str, words: str, colour: str) -> str:
    bright = colour != PANEL
    ground = rect(16, STREET + 8, 768, BAND - 16, colour, radius=14)
    x, width = (100, 670) if icon else (40, 720)
    fill = (NIGHT if colour == LAMP else "#1a0703") if bright else PAPER
    return ground + icon + fitted(x, STREET + 54, words, width, size=36, fill=fill, bold=bright)


def _jokers(view: View) -> str:
    """Return the colours a joker may take and what each would bring."""
    parts = [siren(44, STREET + 40, 52), character(view.turn, 104, STREET + 42, 60)]
    for n, colour in enumerate(COLOURS):
        x = 176 + 124 * n
        gain = signed(joker_gain(view, view.turn, colour))
        parts.append(tile(colour, x, STREET + 42, 56))
        parts.append(text(x + 36, STREET + 54, gain, size=36, fill=PAPER, bold=True))
    return "".join(parts)
