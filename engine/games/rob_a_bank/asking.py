"""What a decision asks, in a few words."""

from collections import Counter
from collections.abc import Sequence

from engine.game import Reader
from engine.games.rob_a_bank.components import BANK, PLAN
from engine.games.rob_a_bank.moves import AnyMove, GetUp
from engine.games.rob_a_bank.phrases import card_words, icon_words, player
from engine.games.rob_a_bank.view import View
from engine.words import Words

COMPULSORY = ("move", "crawl")


def question(view: View, moves: Sequence[AnyMove], reader: Reader) -> list[str]:
    """Return what is asked now."""
    words = reader.words
    if view.phase == "rob":
        return _turn(view, moves, reader)
    if view.phase == "plan":
        who, slot = player(view, view.side, reader), view.plan_sizes[view.side] + 1
        return [words("ask-plan", player=who, slot=slot, slots=PLAN)]
    return [words(f"ask-{view.phase}")]


def _turn(view: View, moves: Sequence[AnyMove], reader: Reader) -> list[str]:
    """Return the card being played, the icons left on it and the free action."""
    words, card = reader.words, view.card()
    assert card is not None
    who = player(view, view.side, reader)
    lines = [words("ask-turn", player=who, lap=view.lap + 1, card=card_words(card, words))]
    if any(isinstance(move, GetUp) for move in moves):
        lines.append(words("ask-getup", forced="yes" if len(moves) == 1 else "no"))
    must = [icon for icon in view.icons if icon in COMPULSORY]
    may = [icon for icon in view.icons if icon not in COMPULSORY]
    if must:
        lines.append(words("must", icons=_icons(must, words)))
    if may:
        lines.append(words("may", icons=_icons(may, words)))
    if view.side != BANK:
        lines.append(words("free", when=_when(view, must, may)))
    return lines


def _icons(icons: list[str], words: Words) -> str:
    """Return icons in words, equal ones counted."""
    counts = Counter(icons).items()
    named = [words("icon-left", icon=icon_words(icon, words), count=n) for icon, n in counts]
    return words.listed(named)


def _when(view: View, must: list[str], may: list[str]) -> str:
    """Return whether the free action is to be had now, later, or is gone."""
    if not view.free:
        return "gone"
    if not view.used:
        return "before"
    if must:
        return "later"
    return "closes" if may else "after"
