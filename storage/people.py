"""Which language people and servers read."""

from typing import Literal, cast

from engine.words import Language
from storage.database import Database


class Languages:
    """Remembers languages: the one chosen with /language, else the one Discord last told us."""

    def __init__(self, database: Database, whose: Literal["person", "server"]) -> None:
        self._database = database
        self._whose = whose
        self._known: dict[int, tuple[Language, bool]] = {}

    async def load(self) -> None:
        """Read everything once; later changes go through here."""
        query = f"SELECT id, language, chosen FROM {self._whose}"
        for number, language, chosen in await self._database.read(query):
            self._known[number] = (cast(Language, language), bool(chosen))

    def of(self, number: int, otherwise: Language) -> Language:
        """Return the language of somebody, or the given one if we never met."""
        return self._known.get(number, (otherwise, False))[0]

    async def notice(self, number: int, language: Language) -> None:
        """Remember what Discord says, unless they chose for themselves."""
        known, chosen = self._known.get(number, (None, False))
        if not chosen and known != language:
            await self._set(number, language, chosen=False)

    async def choose(self, number: int, language: Language) -> None:
        """Remember their own choice."""
        await self._set(number, language, chosen=True)

    async def follow(self, number: int, language: Language) -> None:
        """Forget their choice; `language` is what Discord says now."""
        await self._set(number, language, chosen=False)

    async def _set(self, number: int, language: Language, *, chosen: bool) -> None:
        self._known[number] = (language, chosen)
        statement = f"INSERT OR REPLACE INTO {self._whose} (id, language, chosen) VALUES (?, ?, ?)"
        await self._database.write([(statement, (number, language, chosen))])
