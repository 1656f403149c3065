"""What players see of Art Robbery."""

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Outcome, Reader, Seat
from engine.games.art_robbery.components import ALIBIS, POINTS, Card
from engine.games.art_robbery.final import explain
from engine.games.art_robbery.moves import Move, Parry, Play, Steal, Take
from engine.games.art_robbery.phrases import chips, effect_of, printed
from engine.games.art_robbery.state import CENTRE
from engine.games.art_robbery.view import View
from engine.screen import Button, Screen


class ArtRobberyFace:
    """Turns views into screens."""

    def board(self, view: View, moves: Sequence[Move], reader: Reader) -> Screen:
        """Return the centre, what lies in front of everybody, and the open decision."""
        seats = (_seat(view, seat, reader) for seat in range(len(view.loot)))
        lines = [*_table(view, reader), "", *seats]
        if moves:
            lines += ["", _question(view, reader)]
        return Screen(_title(view, reader), tuple(lines), _controls(view, moves, reader))

    def hand(self, view: View, moves: Sequence[Move], reader: Reader, page: str) -> Screen:
        """Return a seat's decision, its cards with what each would do now, and its loot."""
        assert reader.seat is not None
        lines = [*_cards(view, reader.seat, reader), "", *_loot(view, reader.seat, reader)]
        if moves:
            lines = [_question(view, reader), "", *lines]
        return Screen(_title(view, reader), tuple(lines), _controls(view, moves, reader))

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


def _table(view: View, reader: Reader) -> list[str]:
    words = reader.words
    dog = "yes" if view.dog == CENTRE else "no"
    last_card = view.last_card or "none"
    return [
        words("centre", tokens=chips(view.centre, words), dog=dog),
        words("piles", card=last_card, cards=view.draw_size),
    ]


def _seat(view: View, seat: Seat, reader: Reader) -> str:
    return reader.words(
        "seat",
        seat=reader.names[seat],
        dog="yes" if view.dog == seat else "no",
        tokens=chips(view.loot[seat], reader.words),
        banked=view.banked_sizes[seat],
    )


def _cards(view: View, seat: Seat, reader: Reader) -> list[str]:
    cards = Counter(view.hands[seat])
    return [_card(view, seat, card, count, reader) for card, count in cards.items()]


def _card(view: View, seat: Seat, card: Card, count: int, reader: Reader) -> str:
    effect = effect_of(card, seat, view, reader)
    does = reader.words(f"does-{effect.key}", **effect.facts)
    return reader.words("card-line", card=card, count=count, does=does)


def _loot(view: View, seat: Seat, reader: Reader) -> list[str]:
    words, banked = reader.words, view.banked[seat] or ()
    dog = "yes" if view.dog == seat else "no"
    return [
        words("own-loot", tokens=chips(view.loot[seat], words), dog=dog),
        words(
            "own-banked",
            tokens=chips(banked, words),
            points=sum(POINTS[token] for token in banked),
            alibis=sum(ALIBIS[token] for token in banked),
        ),
    ]


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
        case Play():
            return _play_button(view, move, reader)
        case Take(token):
            return Button(words("take", **printed(token)), move, "main")
        case Steal(token, victim):
            label = words("steal", victim=reader.names[victim], **printed(token))
            return Button(label, move, "main")
        case Parry(give=True):
            return Button(words("give-dog"), move, "good")
        case Parry():
            assert view.wanted is not None
            return Button(words("let-go", **printed(view.wanted)), move)


def _play_button(view: View, move: Play, reader: Reader) -> Button:
    effect = effect_of(move.card, view.turn, view, reader)
    label = reader.words(f"play-{effect.key}", **effect.facts | {"card": move.card})
    return Button(label, move, "plain" if effect.key == "nothing" else "main")
