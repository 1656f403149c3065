"""Says the things of this game in a reader's language."""

from collections.abc import Iterable, Mapping, Sequence

from engine.game import Reader, Seat
from engine.games.thiefs_market.components import CARDS, FACES, GEMS
from engine.games.thiefs_market.loot import counts_of


class Wording:
    """Names, signs and prices for one reader; call it with a key for a whole sentence."""

    def __init__(self, reader: Reader) -> None:
        self._words = reader.words
        self._names = reader.names

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the sentence behind a key."""
        return self._words(key, **facts)

    def name(self, seat: Seat) -> str:
        """Return a player's name."""
        return self._names[seat]

    def names(self, seats: Iterable[Seat]) -> str:
        """Return several players' names."""
        return self._words.listed([self._names[seat] for seat in seats])

    def sign(self, what: str) -> str:
        """Return the sign of a face or a token."""
        return self._words(f"sign-{what}")

    def objects(self, counts: Sequence[int]) -> str:
        """Return counted objects as they lie on the table, equal ones together."""
        signs = (self.sign(face) * n for face, n in zip(FACES, counts, strict=True) if n)
        return " ".join(signs)

    def listed(self, objects: Sequence[str]) -> str:
        """Return objects given by name as they lie on the table."""
        return self.objects(counts_of(objects))

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self._words(f"card-{name}")

    def icon(self, name: str) -> str:
        """Return the type icons of a card."""
        return self._words(f"icon-{CARDS[name].type}") * CARDS[name].icons

    def cards(self, names: Iterable[str]) -> str:
        """Return cards by icon and name."""
        return ", ".join(f"{self.icon(name)} {self.card(name)}" for name in names)

    def price(self, name: str) -> str:
        """Return the printed cost of a card."""
        return "".join(self.sign(g) * n for g, n in zip(GEMS, CARDS[name].cost, strict=True))

    def payment(self, pay: Mapping[str, int]) -> str:
        """Return the dice and the gold of a payment."""
        signs = (self.sign(what) * number for what, number in pay.items())
        return " ".join(signs) or self("nothing")
