"""Whole games: golden playthroughs, conservation of cards, the computer player."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.dice import Dice
from engine.game import Seat
from engine.games.toits_de_paris import TOITS_DE_PARIS
from engine.games.toits_de_paris.components import DECK
from engine.games.toits_de_paris.moves import Move, Take
from engine.games.toits_de_paris.state import State
from engine.moves import MoveCodec
from engine.record import Chooser, Record, simulate, verify
from tests.games.roofs import RULES, stopped
from tests.playouts import playout, seed_of

GOLDEN = Path(__file__).parent.parent / "golden" / "toits_de_paris.jsonl"
GAME = TOITS_DE_PARIS


def golden() -> list[Record]:
    lines = GOLDEN.read_text(encoding="utf8").splitlines()
    return [Record.model_validate_json(line) for line in lines]


def test_there_is_a_golden_game_for_each_number_of_seats() -> None:
    assert [record.seats for record in golden()] == list(GAME.seats)


@pytest.mark.parametrize("record", golden(), ids=lambda record: f"{record.seats} seats")
def test_golden_games_agree_with_the_rules(record: Record) -> None:
    verify(GAME, record)


@pytest.mark.parametrize("record", golden(), ids=lambda record: f"{record.seats} seats")
def test_golden_games_come_out_the_same_again(record: Record) -> None:
    codec: MoveCodec[Move] = MoveCodec(GAME.move_types)
    chosen = iter([codec.read(s["action"]) for s in record.steps if s.get("auto") is False])

    again = simulate(
        GAME, record.seats, bytes.fromhex(record.seed), lambda *_: next(chosen), legal=True
    )

    assert again == record


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_ever_in_two_places(seats: int) -> None:
    for state, _ in playout(GAME, seats, "conservation"):
        owned = [card for o in state.collections for cards in o.values() for card in cards]
        lying = [card for card in state.board if card]
        everywhere = Counter(owned + lying + state.draw + state.reserve)

        assert everywhere <= Counter(DECK)


def test_no_collection_keeps_three_bells() -> None:
    for state, _ in playout(GAME, 3, "bells"):
        for owned in state.collections:
            assert all(sum(c.endswith("/b") for c in cards) < 3 for cards in owned.values())


def against_chance(luck: Dice) -> Chooser:
    """Return the computer's choices for seat 0, chance for the others."""

    def choose(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
        if seat != 0:
            return moves[luck.below(len(moves))]
        best: Move = GAME.brain.choose(RULES.view(state, seat), seat, moves, luck)
        return best

    return choose


def test_the_computer_beats_chance() -> None:
    luck, won = Dice(seed_of("luck")), 0
    for number in range(12):
        seed = seed_of(f"computer {number}")
        record = simulate(GAME, 2, seed, against_chance(luck))
        assert record.result is not None
        won += record.result["winners"] == [0]

    assert won >= 9


def test_the_computer_avoids_a_raid() -> None:
    state = stopped(["gems/0/2/b", "gold/1/-/-"])
    state.collections[0]["gems"] = ["gems/1/-/b", "gems/0/1/b", "gems/1/-/-"]

    move = GAME.brain.choose(RULES.view(state, 0), 0, RULES.moves(state, 0), Dice(seed_of("raid")))

    assert move == Take(2)
