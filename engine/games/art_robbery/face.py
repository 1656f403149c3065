"""What players see of Art Robbery."""

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Outcome, Reader, Seat
from engine.games.art_robbery.components import ALIBIS, POINTS, Card
from engine.games.art_robbery.effects import effect_of
from engine.games.art_robbery.final import explain
from engine.games.art_robbery.moves import Move, Parry, Play, Steal, Take
from engine.games.art_robbery.phrases import chips, printed
from engine.games.art_robbery.picture import board_picture, hand_picture
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View
from engine.screen import Button, Screen


class ArtRobberyFace:
    """Turns views into screens."""

    def board(self, view: View, moves: Sequence[Move], reader: Reader) -> Screen:
        """Return the centre, what lies in front of everybody, and the open decision."""
        question = ["", _question(view, reader)] if moves else []
        lines = (_centre(view, reader), _piles(view, reader), "", *_seats(view, reader), *question)
        picture = board_picture(view, reader)
        return Screen(_title(view, reader), lines, _controls(view, moves, reader), picture)

    def hand(self, view: View, moves: Sequence[Move], reader: Reader, page: str) -> Screen:
        """Return a seat's decision, its cards with what each would do now, and the table."""
        assert reader.seat is not None
        question = [_question(view, reader), ""] if moves else []
        cards = [] if view.over else [*_cards(view, reader.seat, reader), ""]
        table = [_centre(view, reader), *_seats(view, reader), ""]
        lines = (*question, *cards, *table, _banked(view, reader.seat, reader))
        picture = hand_picture(view, moves, reader)
        return Screen(_title(view, reader), lines, _controls(view, moves, reader), picture)

    def tell(self, event: Event, reader: Reader) -> str:
        """Return one line of the story."""
        facts = dict(event.facts)
        for role in facts.keys() & {"seat", "victim"}:
            facts[role] = reader.names[facts[role]]
        if "token" in facts:
            facts |= printed(facts["token"])
        return reader.words(f"tell-{event.key}", **facts)

    def final(self, view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
        """Return the score explained line by line, and why the winners won."""
        return explain(view, outcome, reader)


def _title(view: View, reader: Reader) -> str:
    return reader.words("title-over" if view.over else "title-raid", raid=view.raid)


def _centre(view: View, reader: Reader) -> str:
    tokens = chips(view.centre, reader.words)
    return reader.words("centre", tokens=tokens, dog=_dog_at(view, CENTRE))


def _piles(view: View, reader: Reader) -> str:
    return reader.words("piles", card=view.last_card or "none", cards=view.draw_size)


def _seats(view: View, reader: Reader) -> list[str]:
    return [_seat(view, seat, reader) for seat in range(len(view.loot))]


def _seat(view: View, seat: Seat, reader: Reader) -> str:
    return reader.words(
        "seat",
        seat=reader.words("you") if seat == reader.seat else reader.names[seat],
        dog=_dog_at(view, seat),
        tokens=chips(view.loot[seat], reader.words),
        banked=view.banked_sizes[seat],
    )


def _dog_at(view: View, place: Seat) -> str:
    return "here" if view.dog == place else "away"


def _cards(view: View, seat: Seat, reader: Reader) -> list[str]:
    cards = Counter(view.hands[seat])
    return [_card(view, seat, card, count, reader) for card, count in cards.items()]


def _card(view: View, seat: Seat, card: Card, count: int, reader: Reader) -> str:
    effect = effect_of(card, seat, view, reader)
    does = reader.words(f"does-{effect.key}", **effect.facts)
    return reader.words("card-line", card=card, count=count, does=does)


def _banked(view: View, seat: Seat, reader: Reader) -> str:
    banked = view.banked[seat] or ()
    return reader.words(
        "own-banked",
        tokens=chips(banked, reader.words),
        points=sum(POINTS[token] for token in banked),
        alibis=sum(ALIBIS[token] for token in banked),
    )


def _question(view: View, reader: Reader) -> str:
    words, name = reader.words, reader.names[view.turn]
    if view.wanted is not None:
        owner = reader.names[view.dog]
        return words("ask-parry", owner=owner, thief=name, **printed(view.wanted))
    if view.played is not None:
        return words("ask-grab", name=name, card=view.played)
    return words("ask-play")


def _controls(view: View, moves: Sequence[Move], reader: Reader) -> tuple[Button, ...]:
    return tuple(_button(view, move, reader) for move in moves)


def _button(view: View, move: Move, reader: Reader) -> Button:
    words = reader.words
    match move:
        case Play(card):
            effect = effect_of(card, view.turn, view, reader)
            label = words(f"play-{effect.key}", **effect.facts)
            return Button(label, move, "plain" if effect.key == "nothing" else "main")
        case Take(token):
            return Button(words("take", **printed(token)), move, "main")
        case Steal(token, victim):
            label = words("steal", victim=reader.names[victim], **printed(token))
            return Button(label, move, "main")
        case Parry(give):
            assert view.wanted is not None
            label = words("give-dog" if give else "let-go", **printed(view.wanted))
            return Button(label, move, "good" if give else "plain")
