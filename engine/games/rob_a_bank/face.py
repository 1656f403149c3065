"""What players see of How to Rob a Bank."""

from collections.abc import Sequence

from engine.game import Event, Outcome, Reader
from engine.games.rob_a_bank import pages
from engine.games.rob_a_bank.asking import question
from engine.games.rob_a_bank.components import PLAN
from engine.games.rob_a_bank.controls import controls
from engine.games.rob_a_bank.floorplan import drawn
from engine.games.rob_a_bank.moves import AnyMove
from engine.games.rob_a_bank.phrases import card_signs, card_words, counted, player
from engine.games.rob_a_bank.picture import board_picture, hand_picture
from engine.games.rob_a_bank.story import explained, told
from engine.games.rob_a_bank.view import View
from engine.screen import Button, Page, Screen


class RobABankFace:
    """Turns views into screens."""

    def board(self, view: View, moves: Sequence[AnyMove], reader: Reader) -> Screen:
        """Return the building, every side's plan or played cards, and the open decision."""
        lines = [*_building(view, reader), *(_side(view, side, reader) for side in view.sides)]
        if moves:
            lines += ["", *question(view, moves, reader)]
        picture = board_picture(view, reader)
        return Screen(_title(view, reader), tuple(lines), controls(view, moves, reader), picture)

    def hand(self, view: View, moves: Sequence[AnyMove], reader: Reader, page: str) -> Screen:
        """Return the decision, the building and the hands a seat may see, or a page of help."""
        back = Button(reader.words("back"), Page(""))
        if page == "cards":
            return Screen(reader.words("cards-title"), pages.cards(view, reader), (back,))
        if page == "rooms":
            return Screen(reader.words("rooms-title"), pages.rooms(view, reader), (back,))
        asked = [*question(view, moves, reader), ""] if moves else []
        lines = (*asked, *_building(view, reader), *_loot(view, reader), *_hands(view, reader))
        help_pages = (
            Button(reader.words("cards-title"), Page("cards")),
            Button(reader.words("rooms-title"), Page("rooms")),
        )
        asked_for = (*controls(view, moves, reader), *help_pages)
        picture = hand_picture(view, moves, reader)
        return Screen(_title(view, reader), lines, asked_for, picture)

    def tell(self, event: Event, reader: Reader) -> str:
        """Return one line of the story."""
        return told(event, reader)

    def final(self, view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
        """Return who won and why."""
        return explained(view, outcome, reader)


def _title(view: View, reader: Reader) -> str:
    return reader.words("screen-title", round=view.round, phase=view.phase)


def _building(view: View, reader: Reader) -> list[str]:
    words = reader.words
    robbers = " ".join(words("letter", robber=robber) for robber in view.robbers)
    guards = " ".join(f"{words('letter-guard')}{n + 1}" for n in range(len(view.guards)))
    return [
        words("loot", thrown=view.thrown, needed=view.needed),
        drawn(view, words),
        words("legend", robbers=robbers, guards=guards),
    ]


def _side(view: View, side: str, reader: Reader) -> str:
    """Return a side's loot and what lies open of its plan."""
    words, bags = reader.words, view.carried.get(side, 0)
    asleep = "yes" if side in view.down else "no"
    start = words("side", player=player(view, side, reader), bags=bags, asleep=asleep)
    return start + _plan(view, side, reader)


def _plan(view: View, side: str, reader: Reader) -> str:
    """Return the top of a plan while planning, the cards played in the raid."""
    words, known = reader.words, view.known.get(side, {})
    if view.phase == "plan":
        size = view.plan_sizes[side]
        top = card_words(known[size - 1], words) if size else "none"
        return words("plan-top", size=size, card=top)
    played = [card_signs(known[lap], words) for lap in range(view.lap + 1) if lap in known]
    line = words("played", cards=words("then").join(played)) if played else ""
    if view.lap < PLAN - 1 and PLAN - 1 in known:
        line += words("last-look", card=card_signs(known[PLAN - 1], words))
    return line


def _loot(view: View, reader: Reader) -> list[str]:
    """Return every side's loot and played cards, once the raid is on."""
    if view.phase != "rob":
        return []
    return [_side(view, side, reader) for side in view.sides]


def _hands(view: View, reader: Reader) -> list[str]:
    """Return the hands this seat may see, each by itself, its own first."""
    lines: list[str] = []
    for side in sorted(view.hands, key=lambda side: view.seat(side) != reader.seat):
        lines += ["", _hand_title(view, side, reader), *counted(view.hands[side], reader.words)]
    return lines


def _hand_title(view: View, side: str, reader: Reader) -> str:
    mine = "yes" if view.seat(side) == reader.seat else "no"
    facts = {"player": player(view, side, reader), "mine": mine, "phase": view.phase}
    return reader.words("hand-of", **facts) + _plan_in_hand(view, side, reader)


def _plan_in_hand(view: View, side: str, reader: Reader) -> str:
    return _plan(view, side, reader) if view.phase == "plan" else ""
