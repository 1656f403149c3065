"""What people have to agree to: a pause, a kick, a newcomer. Pure changes of a sheet."""

from dataclasses import replace

from engine.absence import with_awake_host
from engine.errors import AlreadySeated, NotHost, NotSeated, QuestionOpen, SeatTaken, Settled
from engine.game import Seat
from engine.lobby import distinct
from engine.match import running, vacate
from engine.sheet import Motion, PersonId, Phase, Player, Sheet


def propose_pause(sheet: Sheet, person: PersonId) -> Sheet:
    """Ask everybody who is awake for a break."""
    running(sheet)
    sheet.seat_of(person)
    if sheet.paused:
        return sheet
    motion = Motion("pause", (person,))
    _check_free(sheet, motion)
    return _counted(_joined(sheet, motion, person))


def propose_kick(sheet: Sheet, person: PersonId, target: PersonId) -> Sheet:
    """Ask the others whether a computer should play somebody's seat."""
    running(sheet)
    sheet.seat_of(person)
    motion = Motion("kick", (person,), sheet.seat_of(target))
    _check_free(sheet, motion)
    return _counted(_joined(sheet, motion, person))


def ask_for_seat(sheet: Sheet, newcomer: Player, seat: Seat) -> Sheet:
    """Ask the host for a seat that no person plays; where nobody is awake, take it."""
    running(sheet)
    if sheet.seated(newcomer.person):
        raise AlreadySeated
    if not 0 <= seat < len(sheet.players) or sheet.players[seat].is_awake:
        raise SeatTaken
    motion = Motion("seat", (), seat, newcomer)
    _check_free(sheet, motion)
    sheet = replace(sheet, motion=motion)
    return sheet if sheet.awake else _carried(sheet)


def agree(sheet: Sheet, person: PersonId) -> Sheet:
    """Say yes to what is asked."""
    motion = _asked(sheet, person)
    if motion.kind == "seat":
        return _carried(sheet)
    return _counted(_joined(sheet, motion, person))


def object_to(sheet: Sheet, person: PersonId) -> Sheet:
    """Say no: one is enough against a pause or a newcomer; a kick stands while it can pass."""
    motion = _asked(sheet, person)
    if motion.kind != "kick" or person in motion.agreed:
        return replace(sheet, motion=None)
    spared = replace(motion, against=(*motion.against, person))
    voters = len(_voters(sheet, motion))
    failed = (voters - len(set(spared.against))) * 2 <= voters
    return replace(sheet, motion=None if failed else spared)


def resume(sheet: Sheet, person: PersonId) -> Sheet:
    """Go on after a break."""
    running(sheet)
    sheet.seat_of(person)
    return replace(sheet, paused=False) if sheet.paused else sheet


def kick(sheet: Sheet, target: PersonId) -> Sheet:
    """Give somebody's seat to a computer."""
    return replace(with_awake_host(vacate(sheet, target)), motion=None)


def reconsidered(sheet: Sheet) -> Sheet:
    """Return the sheet after somebody came or went: what is asked may be decided, or pointless."""
    motion = sheet.motion
    if motion is None or sheet.phase is not Phase.PLAYING:
        return sheet
    match motion.kind:
        case "pause":
            return _counted(sheet) if sheet.awake else replace(sheet, motion=None)
        case "kick":
            target = sheet.players[motion.seat]
            return _counted(sheet) if target.is_person else replace(sheet, motion=None)
        case "seat":
            free = not sheet.players[motion.seat].is_awake
            return sheet if free else replace(sheet, motion=None)


def _asked(sheet: Sheet, person: PersonId) -> Motion:
    """Return what is asked, to somebody who has a say in it."""
    running(sheet)
    motion = sheet.motion
    if motion is None:
        raise Settled
    sheet.seat_of(person)
    if motion.kind == "seat" and person != sheet.host:
        raise NotHost(host=sheet.host_name)
    if motion.kind == "kick" and sheet.players[motion.seat].person == person:
        raise NotSeated
    return motion


def _check_free(sheet: Sheet, motion: Motion) -> None:
    """Refuse a question while another is open."""
    if sheet.motion is not None and not _same(sheet.motion, motion):
        raise QuestionOpen


def _joined(sheet: Sheet, motion: Motion, person: PersonId) -> Sheet:
    """Add a yes to a motion, or to the same one that is open already."""
    if sheet.motion is not None and _same(sheet.motion, motion):
        motion = sheet.motion
    agreed = motion.agreed if person in motion.agreed else (*motion.agreed, person)
    against = tuple(other for other in motion.against if other != person)
    return replace(sheet, motion=replace(motion, agreed=agreed, against=against))


def _same(one: Motion, other: Motion) -> bool:
    return (one.kind, one.seat) == (other.kind, other.seat)


def _voters(sheet: Sheet, motion: Motion) -> set[PersonId]:
    """Return those who are awake and whose seat it is not about."""
    awake = {player.person for player in sheet.awake}
    return awake - {sheet.players[motion.seat].person} if motion.kind == "kick" else awake


def _counted(sheet: Sheet) -> Sheet:
    """Do what was asked if enough people want it: all a pause, most of the others a kick."""
    motion = sheet.motion
    assert motion is not None
    voters = _voters(sheet, motion)
    yes = len(voters & set(motion.agreed))
    needed = len(voters) if motion.kind == "pause" else len(voters) // 2 + 1
    return _carried(sheet) if yes >= needed else sheet


def _carried(sheet: Sheet) -> Sheet:
    motion = sheet.motion
    assert motion is not None
    sheet = replace(sheet, motion=None)
    match motion.kind:
        case "pause":
            return replace(sheet, paused=True)
        case "kick":
            return kick(sheet, sheet.players[motion.seat].person)
        case "seat":
            return _seat_newcomer(sheet, motion)


def _seat_newcomer(sheet: Sheet, motion: Motion) -> Sheet:
    assert motion.newcomer is not None
    if sheet.players[motion.seat].is_awake:
        raise SeatTaken
    others = (*sheet.names[: motion.seat], *sheet.names[motion.seat + 1 :])
    player = replace(motion.newcomer, name=distinct(motion.newcomer.name, others))
    return with_awake_host(sheet.with_player(motion.seat, player))
