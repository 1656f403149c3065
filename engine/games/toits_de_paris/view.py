"""What everybody may know: the whole table, and which cards nobody has seen, in no order."""

from dataclasses import dataclass

from engine.games.toits_de_paris.components import CARDS, SQUARES
from engine.games.toits_de_paris.state import Stage


@dataclass(frozen=True, slots=True)
class View:
    """The table without the order of the piles. The same for every seat: no hand is hidden."""

    chief: int
    turn: int
    stage: Stage
    draw: int
    reserve: int
    unseen: tuple[str, ...]  # the cards of both piles together, sorted
    board: tuple[str, ...]
    arrows: int
    due: int
    raided: str
    bonus: bool
    collections: tuple[dict[str, tuple[str, ...]], ...]
    jokers: tuple[str, ...]

    @property
    def seats(self) -> int:
        """Return how many Magpies play."""
        return len(self.jokers)

    @property
    def inspector(self) -> int:
        """Return the Inspector's square; 8 is right of the board."""
        return SQUARES + 1 - self.arrows

    @property
    def caught(self) -> bool:
        """Tell whether the chief was caught red-handed this turn."""
        return len(self.board) >= self.inspector

    @property
    def cards(self) -> dict[int, str]:
        """Return the cards that still lie on the board, by square."""
        return {square: card for square, card in enumerate(self.board, start=1) if card}

    def next_card_odds(self) -> tuple[float, float]:
        """Return how likely the next card gets the chief caught, and makes a coup d'éclat."""
        room = self.inspector - len(self.board) - 2  # arrows the next card may show for a coup
        arrows = [CARDS[card].arrows for card in self.unseen]
        total = len(arrows) or 1
        return sum(n > room for n in arrows) / total, arrows.count(room) / total
