"""9 Raids: the raider, its target, the way there, Interception and resolution.

The raider stays on its starting space all the while: a Raid changes no control and counts toward
no limit. Where it has come to stands in `g.raid_way`.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import ask_yes_no, yes_no_question
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BRITISH,
    BT,
    FRENCH,
    INDIAN,
    LIGHT,
    NOTHING,
    TRIANGLE_HIT,
    WILDERNESS,
    is_flag,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    LOSSES,
    USED_ABLAZE,
    USED_LACROSSE,
    USED_PLUNDER,
    USED_PURSUIT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.activation import (
    IS_DOUBLED,
    IS_INDIAN,
    bars_piece,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate
from ticonderoga.games.bayonets_tomahawks.rules.raid_ways import (
    BY_LIGHT,
    bars_way,
    distances,
    in_reach,
    interception_faces,
    safest_way,
)
from ticonderoga.games.bayonets_tomahawks.rules.scoring import gain_raid_points
from ticonderoga.games.bayonets_tomahawks.rules.stacks import make_spent, send_away
from ticonderoga.games.bayonets_tomahawks.underway import RaidWay

REACH: Final = 3
"""9.1 Connections that a raider may travel; twice as many with a 2x AP."""
WILDERNESS_FORT: Final = 1
"""9.3 Raid Points for a Fort in the Wilderness."""
SAFEST: Final[Choice] = ("safest",)


# ---------------------------------------------------------------------- who raids what


def reach_of(ap: int) -> int:
    """9.1, 7.3.4"""
    return 2 * REACH if IS_DOUBLED[ap] else REACH


def bars_raider(g: Position, faction: int, ap: int, piece: int) -> str:
    """9.0, 9.1 Why a piece cannot raid with this AP; empty if it can."""
    type_ = g.pieces.type[piece]
    if type_ not in (LIGHT, INDIAN):
        return "raid_light_only"
    bar = bars_piece(g, faction, piece)
    if bar:
        return bar
    if IS_INDIAN[ap] and type_ != INDIAN:
        return "indian_only"
    if g.routed(faction, g.where[piece]):
        return "routed_only_moves"
    return "" if has_target(g, faction, g.where[piece], reach_of(ap)) else "no_target"


def has_target(g: Position, faction: int, start: int, reach: int) -> bool:
    """Some space that may be raided is within reach."""
    home = g.board.home
    enemy = 1 - faction
    forces = g.stacks[enemy]
    for space, distance in in_reach(g, faction, start):
        if distance > reach:
            return False
        if home[space] != enemy and space not in forces:
            continue  # neither a Home Space of the enemy nor his Fort
        if not bars_raiding(g, faction, space):
            return True
    return False


def bars_raiding(g: Position, faction: int, space: int) -> str:
    """9.0 Why a faction may not raid a space, wherever the raider is; empty if it may."""
    enemy = 1 - faction
    board = g.board
    if board.kind[space] == WILDERNESS:
        if g.fort_at(enemy, space) == NOTHING:
            return "raid_no_fort"
    elif board.home[space] != enemy:
        return "raid_not_home"
    elif board.kind[space] == BASE:
        return "french_base"
    if (g.raided[BRITISH] | g.raided[FRENCH]) >> space & 1:
        return "raided_already"
    return ""


def why_no_target(g: Position, way: RaidWay, space: int) -> str:
    """9.0, 9.1 Why a space is none of the targets that the raider is offered."""
    return bars_raiding(g, way.faction, space) or "raid_too_far"


def raid_value(g: Position, space: int) -> int:
    """9.3 The Raid Points that a space is worth."""
    return WILDERNESS_FORT if g.board.kind[space] == WILDERNESS else g.board.value[space]


def _offer_target(g: Position, ask: Ask) -> list[Choice]:
    way = g.raid_way
    assert way is not None
    found = [
        space
        for space, distance in in_reach(g, way.faction, way.start)
        if distance <= way.left and not bars_raiding(g, way.faction, space)
    ]
    return [("target", space) for space in sorted(found)]


def _refuse_target(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.raid_way is not None
    return Reason(why_no_target(g, g.raid_way, choice[1]), choice[1:])


TARGET: Final = Question("raid_target", _offer_target, _refuse_target, ("target",))


# ---------------------------------------------------------------------- the way there


def bars_raid_way(g: Position, way: RaidWay, to: int) -> str:
    """9.1 Why the raider may not enter a space next; empty if it may."""
    connection = g.board.between(way.at, to)
    if connection == NOTHING:
        return "no_connection"
    bar = bars_way(g, way.faction, to, connection)
    if bar:
        return bar
    far = distances(g, way.faction, way.target)[to] > way.left - 1
    return "raid_off_the_way" if far else ""


def _ways(g: Position, way: RaidWay) -> list[Choice]:
    return [("way", to) for to, _ in g.board.links[way.at] if not bars_raid_way(g, way, to)]


def _offer_way(g: Position, ask: Ask) -> list[Choice]:
    way = g.raid_way
    assert way is not None
    choices = _ways(g, way)
    return [SAFEST, *choices] if len(choices) > 1 else choices


def _refuse_way(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.raid_way is not None
    if choice == SAFEST:
        return Reason("raid_one_way")
    return Reason(bars_raid_way(g, g.raid_way, choice[1]), choice[1:])


WAY: Final = Question("raid_way", _offer_way, _refuse_way, ("way", "safest"))


def raid(g: Position, faction: int, ap: int, piece: int) -> Procedure[None]:
    """9.1 The Raid of one Light unit: target, way with Interception, resolution."""
    way = RaidWay(faction, piece, g.where[piece], reach_of(ap))
    g.raid_way = way
    choice: Choice = yield Ask(faction, TARGET, {"piece": piece}, ("space", way.start))
    way.target = choice[1]
    record(g, "raid", piece, way.target)
    caught: bool = yield from _intercepted(g, way)
    while not caught and way.at != way.target:
        yield from _next_space(g, way)
        caught = yield from _intercepted(g, way)
    if not caught:
        yield from _resolve(g, way)
    g.raid_way = None
    if g.where[piece] == way.start:
        make_spent(g, (piece,))
    else:
        after_leaving(g, way.start)


def _next_space(g: Position, way: RaidWay) -> Procedure[None]:
    """The raider enters the next space of its way."""
    if not way.route:
        about = {"piece": way.piece, "space": way.at, "goal": way.target}
        choice: Choice = yield Ask(way.faction, WAY, about, ("space", way.at))
        if choice == SAFEST:
            way.route = tuple(safest_way(g, way.faction, way.at, way.target, way.left))
        else:
            way.route = (choice[1],)
    came_from = way.at
    way.at = way.route[0]
    way.route = way.route[1:]
    way.left -= 1
    record(g, "raider_moves", way.piece, came_from, way.at)


# ---------------------------------------------------------------------- 9.2 Interception


def is_caught(faces: int, face: int) -> bool:
    """9.2 A die that falls so intercepts: Flags, and with Light units two faces more."""
    return is_flag(face) or (faces == BY_LIGHT and face in (TRIANGLE_HIT, BT))


def _intercepted(g: Position, way: RaidWay) -> Procedure[bool]:
    """9.2 The enemy on the raider's space rolls one die; whether the Raid is over."""
    faces = interception_faces(g, way.faction, way.at)
    if not faces:
        return False
    caught = _interception_roll(g, way, faces)
    while caught and may_pursue(g, way, "interception_rerolls", way.pursued):
        again = yield from _pursues(g, way, PURSUE_INTERCEPTION)
        if not again:
            break
        way.pursued += 1
        caught = _interception_roll(g, way, faces)
    if caught:
        record(g, "raider_back", way.piece, way.start)
    return caught


def _interception_roll(g: Position, way: RaidWay, faces: int) -> bool:
    die = g.dice.d6()
    caught = is_caught(faces, die)
    kind = "intercepted" if caught else "not_intercepted"
    record(g, kind, 1 - way.faction, die, way.piece, way.at)
    return caught


# ---------------------------------------------------------------------- 9.3 resolution

LACROSSE: Final = yes_no_question("lacrosse")
PURSUE_INTERCEPTION: Final = yes_no_question("pursue_interception")
PURSUE_RAID: Final = yes_no_question("pursue_raid")


def is_success(face: int) -> bool:
    """9.3"""
    return is_flag(face) or face in (TRIANGLE_HIT, BT)


def _resolve(g: Position, way: RaidWay) -> Procedure[None]:
    """9.3 The raider rolls one die on the target space."""
    if may_stage_lacrosse(g, way):
        yield from _stages_lacrosse(g, way)
    success = _raid_roll(g, way)
    while not success and may_pursue(g, way, "raid_rerolls", way.rerolled):
        again = yield from _pursues(g, way, PURSUE_RAID)
        if not again:
            break
        way.rerolled += 1
        success = _raid_roll(g, way)
    if success:
        yield from _succeed(g, way)
    else:
        record(g, "raider_back", way.piece, way.start)


def _raid_roll(g: Position, way: RaidWay) -> bool:
    die = g.dice.d6()
    success = is_success(die)
    kind = "raid_succeeds" if success else "raid_fails"
    record(g, kind, way.piece, die, way.target)
    return success


def _succeed(g: Position, way: RaidWay) -> Procedure[None]:
    """9.3 Raided marker, Raid Points, and where the raider goes; what Events add to it."""
    faction = way.faction
    points = raid_value(g, way.target)
    g.raided[faction] |= 1 << way.target
    ablaze = card_of(g, faction, "frontiers_ablaze")
    if ablaze and not g.effects & USED_ABLAZE:
        g.effects |= USED_ABLAZE
        bonus = g.pack.deck.cards[ablaze].params["bonus_raid_points"]
        record(g, "frontiers_ablaze", ablaze, bonus)
        points += bonus
    gain_raid_points(g, faction, points)
    if way.lacrosse:
        yield from eliminate(g, g.stacks[1 - faction][way.target][0])
        after_leaving(g, way.target)
    if g.pieces.type[way.piece] != INDIAN or _keeps_plunder(g, way):
        record(g, "raider_back", way.piece, way.start)
    else:
        record(g, "raider_home", way.piece, way.start)
        send_away(g, way.piece, LOSSES)


# ---------------------------------------------------------------------- Events


def _keeps_plunder(g: Position, way: RaidWay) -> bool:
    """Card 50 The first French Indian unit that succeeds comes back to where it set out."""
    card = card_of(g, way.faction, "plunder_captives")
    if not card or g.effects & USED_PLUNDER:
        return False
    g.effects |= USED_PLUNDER
    record(g, "plunder_captives", way.piece, card)
    return True


def may_stage_lacrosse(g: Position, way: RaidWay) -> bool:
    """Card 46 An Indian unit is about to raid a space whose only enemy unit is a Fort."""
    if g.pieces.type[way.piece] != INDIAN or g.effects & USED_LACROSSE:
        return False
    fort = g.fort_at(1 - way.faction, way.target)
    if fort == NOTHING or len(g.stacks[1 - way.faction][way.target]) > 1:
        return False
    return card_of(g, way.faction, "lacrosse") > 0


def _stages_lacrosse(g: Position, way: RaidWay) -> Procedure[None]:
    about = {"piece": way.piece, "space": way.target}
    way.lacrosse = yield from ask_yes_no(way.faction, LACROSSE, about)
    if way.lacrosse:
        g.effects |= USED_LACROSSE
        record(g, "lacrosse", way.piece, way.target, card_of(g, way.faction, "lacrosse"))


def may_pursue(g: Position, way: RaidWay, kind: str, used: int) -> bool:
    """Card 49 A roll in the one Raid by an Indian unit for which the Event is used."""
    card = card_of(g, way.faction, "pursuit_status")
    if not card or g.pieces.type[way.piece] != INDIAN:
        return False
    if g.effects & USED_PURSUIT and not (way.pursued or way.rerolled):
        return False
    return used < g.pack.deck.cards[card].params[kind]


def _pursues(g: Position, way: RaidWay, question: Question) -> Procedure[bool]:
    """Card 49 Whether the French have the die rolled again."""
    about = {"piece": way.piece, "space": way.at}
    again: bool = yield from ask_yes_no(way.faction, question, about)
    if again:
        g.effects |= USED_PURSUIT
        record(g, "pursuit_status", way.piece, card_of(g, way.faction, "pursuit_status"))
    return again
