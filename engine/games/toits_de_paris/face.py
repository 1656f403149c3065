"""The screens of Les Toits de Paris."""

from collections.abc import Sequence

from engine.game import Event, Outcome, Reader
from engine.games.toits_de_paris import picture, scene, standing, story, wording
from engine.games.toits_de_paris.moves import Move
from engine.games.toits_de_paris.view import View
from engine.screen import Button, Page, Screen


class ToitsDeParisFace:
    """Draws the roofs for everybody and each Magpie's own points."""

    def board(self, view: View, moves: Sequence[Move], reader: Reader) -> Screen:
        """Return the squares, what is being decided, and everybody's collections."""
        lines = [*scene.scene(view, reader), "", *standing.everybody(view, reader), ""]
        lines += wording.legend(reader)
        controls = scene.controls(view, moves, reader)
        shown = picture.board_picture(view, reader)
        return Screen(reader.words("title"), tuple(lines), controls, shown)

    def hand(self, view: View, moves: Sequence[Move], reader: Reader, page: str) -> Screen:
        """Return a Magpie's own collection and points, and the decision if it is theirs."""
        match page:
            case "unseen":
                return _page("page-unseen", standing.unseen(view, reader), reader)
            case "signs":
                return _page("page-signs", reader.words("signs").split("\n"), reader)
            case _:
                return _own(view, moves, reader)

    def tell(self, event: Event, reader: Reader) -> str:
        """Return one line of the story."""
        return story.tell(event, reader)

    def final(self, view: View, outcome: Outcome, reader: Reader) -> tuple[str, ...]:
        """Return the score explained line by line."""
        return story.final(view, outcome, reader)


def _own(view: View, moves: Sequence[Move], reader: Reader) -> Screen:
    words = reader.words
    seat = reader.seat or 0
    asked = [*scene.scene(view, reader), ""] if moves else []
    lines = (*asked, *standing.own_points(view, seat, reader))
    pages = (
        Button(words("page-unseen"), Page("unseen")),
        Button(words("page-signs"), Page("signs")),
    )
    controls = (*scene.controls(view, moves, reader), *pages)
    shown = picture.hand_picture(view, moves, reader)
    return Screen(words("own-title"), lines, controls, shown)


def _page(title: str, lines: list[str], reader: Reader) -> Screen:
    back = Button(reader.words("back"), Page(""))
    return Screen(reader.words(title), tuple(lines), (back,))
