"""`python -m engine simulate …` writes game records; `python -m engine verify FILE` checks them."""

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.dice import Dice
from engine.game import AnyGame, Seat
from engine.record import Chooser, Disagreement, Record, simulate, verify
from engine.registry import GAMES


def main() -> int:
    """Run one of the two commands; return the exit code."""
    asked = _parser().parse_args()
    if asked.command == "verify":
        return _verify(asked.file)
    return _simulate(asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("simulate", help="play games and write one record a line")
    play.add_argument("game", choices=sorted(GAMES))
    play.add_argument("--seats", type=int, required=True)
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--seed", default="0", help="game g's seed is the SHA-256 of the text SEED/g")
    play.add_argument("--legal", action="store_true", help="write every legal action too")
    play.add_argument("--players", choices=("random", "computer"), default="random")
    check = commands.add_parser("verify", help="replay records, chance included")
    check.add_argument("file", type=Path)
    return parser


def _simulate(asked: argparse.Namespace) -> int:
    game = GAMES[asked.game]
    if asked.seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        print(f"{game.id} is for {least} to {most} players, not {asked.seats}", file=sys.stderr)
        return 2
    for number in range(asked.games):
        text = f"{asked.seed}/{number}"
        choose = _chooser(game, asked.players, text)
        seed = sha256(text.encode()).digest()
        record = simulate(game, asked.seats, seed, choose, legal=asked.legal)
        print(record.model_dump_json())
    return 0


def _chooser(game: AnyGame, players: str, text: str) -> Chooser:
    luck = Dice(sha256(f"{players} {text}".encode()).digest())  # not the game's own stream

    def at_random(state: Any, seat: Seat, moves: Any) -> Any:
        return moves[luck.below(len(moves))]

    def computer(state: Any, seat: Seat, moves: Any) -> Any:
        return game.brain.choose(game.rules.view(state, seat), seat, moves, luck)

    return computer if players == "computer" else at_random


def _verify(file: Path) -> int:
    wrong = 0
    lines = [line for line in file.read_text(encoding="utf8").splitlines() if line.strip()]
    for number, line in enumerate(lines, start=1):
        complaint = _complaint(line)
        if complaint is not None:
            wrong += 1
            print(f"{file.name}:{number}: {complaint}")
    print(f"{len(lines) - wrong} of {len(lines)} records agree with the rules")
    return 1 if wrong else 0


def _complaint(line: str) -> str | None:
    try:
        record = Record.model_validate_json(line)
        if record.game not in GAMES:
            return f"unknown game {record.game!r}"
        if record.seats not in GAMES[record.game].seats:
            return f"{record.game} is not for {record.seats} players"
        verify(GAMES[record.game], record)
    except ValidationError as error:
        first = error.errors()[0]
        return f"not a record: {'.'.join(map(str, first['loc']))} {first['msg']}"
    except Disagreement as disagreement:
        return str(disagreement)
    except ValueError as error:
        return f"options: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
