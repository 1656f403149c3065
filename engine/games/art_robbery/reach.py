"""What a card gets hold of: asked by the rules, by the face and by the computer player."""

from collections.abc import Sequence

from engine.game import Seat
from engine.games.art_robbery.components import CARD_OF, THIEF, Card, Token
from engine.games.art_robbery.moves import STEALS, TAKES, Grab


def reach(
    card: Card, seat: Seat, centre: Sequence[Token], loot: Sequence[Sequence[Token]]
) -> list[Grab]:
    """Return every token a seat's card can grab, equal ones once; none if it has no effect."""
    if card == THIEF:
        return [TAKES[token] for token in dict.fromkeys(centre)]
    near = [token for token in centre if CARD_OF[token] == card]
    if near:  # rule: centre first, then steal
        return [TAKES[token] for token in dict.fromkeys(near)]
    return [
        STEALS[token, victim]
        for victim, tokens in enumerate(loot)
        if victim != seat
        for token in dict.fromkeys(tokens)
        if CARD_OF[token] == card
    ]
