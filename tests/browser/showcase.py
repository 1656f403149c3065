"""A bot that sends one of everything: `python -m tests.browser.showcase API TOKEN`."""

import asyncio
import io
import struct
import sys
import zlib
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands, ui

Interaction = discord.Interaction[discord.Client]

NASTY = "<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1))"
MARKDOWN = """\
# One
## Two
### Three
-# beneath
**bold** *italic* __under__ ~~struck~~ ||secret|| `code` \\*plain\\*
- first
  - within
- second
1. one
2. two
> quoted
```py
if a < b: pass
```
<t:1700000000:R> <t:1700000000:D> @everyone [ours](https://example.org/)"""


class Showcase(discord.Client):
    """Registers its commands and answers everything, after a restart too."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        commands: tuple[Any, ...] = (show, form, whisper, letter, slow, mute, play)
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await pressed(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            values = [value for _, value in answers(said(interaction)["components"])]
            await interaction.response.send_message(f"Heard {values}")


class French(app_commands.Translator):
    words = {"show": "montrer", "Show everything.": "Tout montrer."}  # noqa: RUF012

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.french else None


async def pressed(interaction: Interaction) -> None:
    asked = said(interaction)
    match asked["custom_id"]:
        case "count":
            await interaction.response.edit_message(view=Everything(int(stored(interaction)) + 1))
        case "silent":
            pass
        case "open":
            await interaction.response.send_modal(Form())
        case _:
            chosen = asked.get("values", asked["custom_id"])
            await interaction.response.send_message(f"Got {chosen}", ephemeral=True)


def stored(interaction: Interaction) -> str:
    assert interaction.message is not None
    view = ui.LayoutView.from_message(interaction.message)
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return next(text for text in texts if text.startswith("Count")).split()[1]


def said(interaction: Interaction) -> Any:
    return interaction.data


def answers(parts: list[Any]) -> list[tuple[str, Any]]:
    found = []
    for part in parts:
        inner = [*part.get("components", []), *([part["component"]] if "component" in part else [])]
        found += answers(inner)
        if "custom_id" in part:
            found.append((part["custom_id"], part.get("values", part.get("value"))))
    return found


class Everything(ui.LayoutView):
    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x8C6BB1))
        box.add_item(ui.TextDisplay(MARKDOWN))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        thumb: ui.Thumbnail[Any] = ui.Thumbnail("attachment://gold.png", description="A gold bar")
        box.add_item(ui.Section(NASTY, "In a section", accessory=thumb))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://gold.png")))
        box.add_item(ui.TextDisplay(f"Count {count} times"))
        box.add_item(ui.ActionRow(*buttons()))
        for menu in menus():
            box.add_item(ui.ActionRow(menu))
        self.add_item(box)
        self.add_item(ui.File("attachment://notes.txt"))


def buttons() -> list[ui.Button[Any]]:
    styles = discord.ButtonStyle
    return [
        ui.Button(label="Count", custom_id="count", style=styles.primary, emoji="🎲"),
        ui.Button(label="Form", custom_id="open", style=styles.success),
        ui.Button(label="Silent", custom_id="silent", style=styles.danger),
        ui.Button(label="Shut", custom_id="shut", disabled=True),
        ui.Button(label="Away", url="https://example.org/"),
    ]


def menus() -> list[ui.Item[Any]]:
    options = [
        discord.SelectOption(label=x, description=f"The {x}") for x in ("gold", "art", "dog")
    ]
    return [
        ui.Select(custom_id="one", placeholder="One thing", options=options),
        ui.Select(
            custom_id="some", placeholder="Some things", options=options, min_values=2, max_values=3
        ),
        ui.UserSelect(custom_id="who", placeholder="A person"),
        ui.ChannelSelect(custom_id="where", placeholder="A place"),
        ui.RoleSelect(custom_id="role", placeholder="A role"),
    ]


class Form(ui.Modal, title="A survey"):
    def __init__(self) -> None:
        super().__init__(custom_id="survey")
        options = [discord.SelectOption(label=loot) for loot in ("gold", "art")]
        word: ui.TextInput[Any] = ui.TextInput(custom_id="word", max_length=20)
        loot: ui.Select[Any] = ui.Select(custom_id="loot", options=options)
        self.add_item(ui.Label(text="Word", description="The password", component=word))
        self.add_item(ui.Label(text="Loot", component=loot))


@app_commands.command()
async def show(interaction: Interaction) -> None:
    """Show everything."""
    files = [
        discord.File(io.BytesIO(png()), "gold.png"),
        discord.File(io.BytesIO(b"x"), "notes.txt"),
    ]
    await interaction.response.send_message(view=Everything(), files=files)


@app_commands.command()
async def form(interaction: Interaction) -> None:
    """Open a form."""
    await interaction.response.send_modal(Form())


@app_commands.command()
async def whisper(interaction: Interaction) -> None:
    """Say something to you alone."""
    embed = discord.Embed(title="Psst", description="**Quiet**", colour=0xE5B567)
    await interaction.response.send_message("Only for you", embed=embed, ephemeral=True)


@app_commands.command()
async def letter(interaction: Interaction) -> None:
    """Write you a direct message."""
    place = (
        interaction.channel.mention if isinstance(interaction.channel, discord.TextChannel) else ""
    )
    await interaction.user.send(f"From {place}")
    await interaction.response.send_message("Sent", ephemeral=True)


@app_commands.command()
async def slow(interaction: Interaction) -> None:
    """Think for a second."""
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(1)
    await interaction.edit_original_response(content="Thought of it")


@app_commands.command()
async def mute(interaction: Interaction) -> None:
    """Never answer."""


@app_commands.command()
@app_commands.choices(size=[app_commands.Choice(name=x, value=x) for x in ("small", "large")])
async def play(
    interaction: Interaction, game: str, size: str, rival: discord.User | None = None
) -> None:
    """Open a table."""
    name = rival.mention if rival else "nobody"
    await interaction.response.send_message(f"{game}, {size}, against {name}")


@play.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    known = ("art_robbery", "bank_job")
    return [app_commands.Choice(name=name, value=name) for name in known if typed in name]


def png(width: int = 480, height: int = 240) -> bytes:
    """A plain golden picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    rows = (b"\0" + bytes((200, 150, 60)) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


async def main(api: str, token: str) -> None:
    discord.http.Route.BASE = api
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as response:
        gateway = yarl.URL((await response.json())["url"])
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    await Showcase().start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
