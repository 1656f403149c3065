"""Messages the bot sends, edits, deletes and reads, in channels, threads and by DM."""

import io

import aiohttp
import discord
import pytest

from playground import Channel, Permission, Person, Playground, text_of
from tests.playground.echo import Echo, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

PICTURE = b"\x89PNG a board"


@pytest.fixture
def room(bot: Echo, lounge: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(lounge.id, guild_id=lounge.guild_id)


async def test_a_message_is_sent_edited_fetched_and_deleted(
    red: Person, lounge: Channel, room: discord.PartialMessageable
) -> None:
    sent = await room.send("Board")
    await sent.edit(content="New board")
    assert red.sees(lounge)[-1].content == "New board"
    fetched = await room.fetch_message(sent.id)
    assert fetched.content == "New board" and fetched.edited_at is not None

    await sent.delete()

    assert sent.id not in lounge.messages
    for gone in (sent.edit(content="x"), sent.delete(), room.fetch_message(sent.id)):
        with pytest.raises(discord.NotFound) as error:
            await gone
        assert error.value.code == 10008


async def test_history_is_newest_first_without_private_messages(
    bot: Echo, red: Person, lounge: Channel, room: discord.PartialMessageable
) -> None:
    first = await room.send("One")
    bot.answer = lambda asked: asked.response.send_message("Psst", ephemeral=True)
    await red.slash(lounge, "play", game="art_robbery")
    second = await room.send("Two")

    assert [m.id async for m in room.history(limit=2)] == [second.id, first.id]
    assert [m.id async for m in room.history(after=first)] == [second.id]
    assert [m.id async for m in room.history(limit=1, before=second)] == [first.id]


async def test_an_attachment_is_served_kept_and_replaced(
    playground: Playground, lounge: Channel, room: discord.PartialMessageable
) -> None:
    sent = await room.send("Board", file=picture("one.png"))
    assert await fetched(sent.attachments[0].url) == PICTURE
    first = sent.attachments[0]

    sent = await sent.edit(content="Same picture")
    assert [one.id for one in sent.attachments] == [first.id]
    sent = await sent.edit(attachments=[first, picture("two.png")])
    assert [one.filename for one in sent.attachments] == ["one.png", "two.png"]
    sent = await sent.edit(attachments=[picture("three.png")])
    assert [one.filename for one in sent.attachments] == ["three.png"]
    assert first.id not in playground.world.files
    await sent.delete()
    assert sent.attachments[0].id not in playground.world.files


async def test_a_layout_shows_its_picture_at_an_address_that_works(
    red: Person, lounge: Channel, room: discord.PartialMessageable
) -> None:
    sent = await room.send(view=Board("A heist"), file=picture("board.png"))

    gallery = sent.components[0].children[1]  # type: ignore[union-attr]
    assert await fetched(gallery.items[0].media.url) == PICTURE  # type: ignore[union-attr]
    assert text_of(red.sees(lounge)[-1]) == "A heist"
    await sent.edit(view=Board("A raid"), attachments=[picture("board.png")])
    assert text_of(red.sees(lounge)[-1]) == "A raid"


async def test_a_layout_takes_no_content(room: discord.PartialMessageable) -> None:
    sent = await room.send(view=Board("A heist"), file=picture("board.png"))

    with pytest.raises(discord.HTTPException) as error:
        await sent.edit(content="Words")
    assert error.value.code == 50035


async def test_an_enforced_nonce_sends_one_message(
    bot: Echo, lounge: Channel, room: discord.PartialMessageable
) -> None:
    body = {"content": "Once", "nonce": "step-7", "enforce_nonce": True}
    route = discord.http.Route("POST", f"/channels/{lounge.id}/messages")

    first = await bot.http.request(route, json=body)
    second = await bot.http.request(route, json=body)

    assert first["id"] == second["id"]


async def test_a_direct_message_is_seen_by_its_person_only(
    bot: Echo, red: Person, blue: Person
) -> None:
    user = await bot.fetch_user(red.id)
    before = red.unread(red.dm())

    await user.send("Your hand")

    assert red.sees(red.dm())[-1].content == "Your hand"
    assert blue.sees(red.dm()) == []
    assert red.unread(red.dm()) == before + 1
    red.read(red.dm())
    assert red.unread(red.dm()) == 0


async def test_closed_dms_and_strangers_cannot_be_written_to(
    bot: Echo, playground: Playground, red: Person
) -> None:
    user = await bot.fetch_user(red.id)
    stranger = await bot.fetch_user(playground.world.add_user("Grey").id)

    red.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("Your hand")
    red.open_dms()
    with pytest.raises(discord.Forbidden) as unknown:
        await stranger.send("Hello")

    assert (closed.value.code, unknown.value.code) == (50007, 50278)
    await user.send("Your hand")


async def test_somebody_who_left_is_no_member(
    bot: Echo, playground: Playground, blue: Person
) -> None:
    guild = bot.get_guild(playground.guild.id)
    assert guild is not None
    assert (await guild.fetch_member(blue.id)).global_name == "Blue"

    blue.leave(playground.guild)
    with pytest.raises(discord.NotFound) as error:
        await guild.fetch_member(blue.id)
    blue.join(playground.guild)

    assert error.value.code == 10007


async def test_a_thread_takes_messages_until_it_is_archived(
    bot: Echo, playground: Playground, red: Person, lounge: Channel
) -> None:
    thread = playground.world.add_thread(lounge, "heist")
    await until(lambda: bot.get_channel(thread.id) is not None)
    known = bot.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    bot.answer = lambda asked: asked.response.send_message(str(asked.channel))
    await red.slash(thread, "play", game="art_robbery")
    await known.send("Here")
    assert [message.content for message in red.sees(thread)] == ["heist", "Here"]

    playground.world.archive(thread)
    with pytest.raises(discord.HTTPException) as error:
        await known.send("Too late")
    assert error.value.code == 50083


@pytest.mark.parametrize(
    ("permission", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
    ],
)
async def test_a_missing_permission_is_refused_and_known_to_the_bot(
    bot: Echo, playground: Playground, red: Person, permission: Permission, code: int
) -> None:
    vault = playground.channel("vault")
    channel = bot.get_channel(vault.id)
    assert isinstance(channel, discord.TextChannel)

    playground.faults.take_permission(vault, permission)
    with pytest.raises(discord.Forbidden) as error:
        await channel.send("Board", file=picture("board.png"))
    assert error.value.code == code
    await until(lambda: not permission & channel.permissions_for(channel.guild.me).value)
    bot.answer = lambda asked: asked.response.send_message(str(asked.app_permissions.value))
    outcome = await red.slash(vault, "play", game="art_robbery")
    assert outcome.message is not None and not permission & int(outcome.message.content)

    playground.faults.give_permission(vault, permission)
    await channel.send("Board", file=picture("board.png"))


class Board(discord.ui.LayoutView):
    """Words and a picture in a frame."""

    def __init__(self, words: str) -> None:
        super().__init__()
        media = discord.MediaGalleryItem("attachment://board.png", description="the board")
        gallery: discord.ui.MediaGallery[Board] = discord.ui.MediaGallery(media)
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(words), gallery))


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name)


async def fetched(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return await response.read()
