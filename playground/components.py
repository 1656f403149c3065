"""Reading a message's components: what it says and what can be pressed."""

from collections.abc import Iterator

from playground.model import Json, Message

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
MANY_VALUED = (*SELECTS, 19, 22)  # file uploads and checkbox groups too

Path = tuple[str, ...]


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component with where it stands, the nested ones after their parent."""
    for index, component in enumerate(components):
        here = (*path, str(index))
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for slot in ("accessory", "component"):
            if component.get(slot):
                yield (*here, slot), component[slot]


def controls(message: Message) -> list[Json]:
    """The buttons and menus of a message, in reading order; link buttons are none."""
    return [component for _, component in walk(message.components) if "custom_id" in component]


def text_of(message: Message) -> str:
    """All a message says in words: content, embeds and text displays."""
    said = [message.content]
    for embed in message.embeds:
        said += [embed.get("title") or "", embed.get("description") or ""]
    said += [part["content"] for _, part in walk(message.components) if part["type"] == TEXT]
    return "\n".join(line for line in said if line)


def numbered(components: list[Json]) -> list[Json]:
    """The components, each with an id of its own as Discord fills them in."""
    taken = {part.get("id") for _, part in walk(components)}
    free = (number for number in range(1, 1000) if number not in taken)
    for _, part in walk(components):
        if not part.get("id"):
            part["id"] = next(free)
    return components
