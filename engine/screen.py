"""What a person sees, in plain values: text and controls. Discord draws them elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

Style: TypeAlias = Literal["main", "plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Page:
    """Opens a further page of the reader's private screen; nothing is played."""

    path: str


@dataclass(frozen=True, slots=True)
class Button:
    """One press. `does` is a legal move or a page; None shows it greyed out."""

    label: str
    does: Any
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    label: str
    does: Any
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """One choice out of many."""

    prompt: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something picked together with others; things of equal value are interchangeable."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Several things at once make the move: its code is `begins`, then the values picked.

    Any selection from `least` to `most` things must be a legal move.
    """

    prompt: str
    begins: str
    things: tuple[Thing, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class HostButton:
    """One press that says a word to the host: join, start, my hand, …"""

    label: str
    word: str
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class HostMenu:
    """A menu whose chosen value goes to the host with a word."""

    prompt: str
    word: str
    values: tuple[tuple[str, str], ...]  # label, value


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads elsewhere on Discord."""

    label: str
    url: str


Control: TypeAlias = Button | Menu | Pick | HostButton | HostMenu | Link


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A drawing made from a view alone, and the words that say the same.

    It is drawn when somebody wants to see it: an answer to a press does not.
    """

    draw: Callable[[], str]
    alt: str

    @property
    def svg(self) -> str:
        """Return the drawing as SVG text."""
        return self.draw()

    def __eq__(self, other: object) -> bool:
        """Tell whether two pictures look and read alike, however they are drawn."""
        return isinstance(other, Picture) and (self.svg, self.alt) == (other.svg, other.alt)

    def __hash__(self) -> int:
        return hash((self.svg, self.alt))


@dataclass(frozen=True, slots=True)
class Screen:
    """A title, a picture, lines of Discord markdown (an empty one draws a rule), and controls.

    The lines say everything the picture shows.
    """

    title: str
    lines: tuple[str, ...]
    controls: tuple[Control, ...] = ()
    picture: Picture | None = None

    def plus(self, lines: tuple[str, ...] = (), controls: tuple[Control, ...] = ()) -> "Screen":
        """Return this screen with more below."""
        return replace(self, lines=self.lines + lines, controls=self.controls + controls)
