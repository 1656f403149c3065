"""The world on disk: one JSON file, and its attachments in a folder beside it."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from playground.model import Change, Channel, Guild, Json, User
from playground.world import World

log = logging.getLogger(__name__)

PAUSE = 0.5


@dataclass(slots=True)
class Snapshot:
    """What is kept of a world; interactions are not, their tokens die with the process."""

    last_id: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    commands: dict[int, list[Json]]


SNAPSHOT = TypeAdapter(Snapshot)


def save(world: World, path: Path) -> None:
    """Write the world down; a crash meanwhile leaves the older file whole."""
    _save_files(world, _folder(path))
    snapshot = Snapshot(world.last_id, world.users, world.guilds, world.channels, world.commands)
    draft = path.with_suffix(".tmp")
    draft.write_bytes(SNAPSHOT.dump_json(snapshot))
    draft.replace(path)


def load(path: Path, clock: Callable[[], float] = time.time) -> World:
    """The world as it was saved."""
    snapshot = SNAPSHOT.validate_json(path.read_bytes())
    world = World(clock)
    for name in Snapshot.__dataclass_fields__:
        setattr(world, name, getattr(snapshot, name))
    world.files = {int(file.name): file.read_bytes() for file in _folder(path).glob("[0-9]*")}
    return world


async def keep(world: World, path: Path) -> None:
    """Save the world whenever it has changed, until cancelled, and then once more."""
    changed = asyncio.Event()

    def listen(_: Change) -> None:
        changed.set()

    world.listeners.append(listen)
    try:
        while True:
            await changed.wait()
            changed.clear()
            await asyncio.sleep(PAUSE)
            _try_to_save(world, path)
    finally:
        world.listeners.remove(listen)
        _try_to_save(world, path)


def _try_to_save(world: World, path: Path) -> None:
    try:
        save(world, path)
    except OSError as error:
        log.warning("the playground's world was not saved: %s", error)


def _folder(path: Path) -> Path:
    return path.with_suffix(".files")


def _save_files(world: World, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = {int(file.name) for file in folder.iterdir()}
    for key in world.files.keys() - known:
        (folder / str(key)).write_bytes(world.files[key])
    for key in known - world.files.keys():
        (folder / str(key)).unlink()
