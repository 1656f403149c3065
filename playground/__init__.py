"""A small Discord on this machine: real HTTP, a real gateway socket, six people to be."""

from playground.components import controls, text_of
from playground.model import Channel, Guild, Message
from playground.outcome import Outcome
from playground.permissions import Permission
from playground.person import NotOffered, Person
from playground.ratelimits import Rate
from playground.server import Playground, PortTaken
from playground.world import World

__all__ = [
    "Channel",
    "Guild",
    "Message",
    "NotOffered",
    "Outcome",
    "Permission",
    "Person",
    "Playground",
    "PortTaken",
    "Rate",
    "World",
    "controls",
    "text_of",
]
