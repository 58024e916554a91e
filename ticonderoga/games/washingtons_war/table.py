"""The table in text: the board by colony, tracks, generals, hand and piles, and one thing at
a time. Nothing is said by colour alone: [A] and [B] are markers, A, F and B count CUs."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import OBSERVER, Panel
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, WILDERNESS, Board
from ticonderoga.games.washingtons_war.data.cards import PREREQUISITES, Card
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.data.pieces import RATINGS, General
from ticonderoga.games.washingtons_war.position import (
    CAPTURED,
    DISPERSED,
    IN_BOX,
    NAVY_AWAY,
    NAVY_ON_TRACK,
    NOT_ARRIVED,
    OUT_OF_GAME,
)
from ticonderoga.games.washingtons_war.rules.victory import (
    AMERICAN_COLONIES_TO_WIN,
    BRITISH_COLONIES_TO_WIN,
)
from ticonderoga.games.washingtons_war.text.names import FRANCE, SIDE_NAMES
from ticonderoga.games.washingtons_war.view import View

MARKERS: Final = ("[ ]", "[A]", "[B]")
ALLIANCE_AT: Final = 9
RECONSTRUCTED: Final = "reconstructed"
WHOLE: Final = "\u00a0"
"""A space at which no line is broken, so that names stay whole."""

LEGEND: Final = (
    "[A] American, [B] British, [ ] nobody; 2-1 after a colony: American and British markers.",
    "5A, 3F, 5B: American, French, British CUs. (p) port, (f) fortified port, "
    "(w) winter quarters, (x) blockaded.",
    "Howe(3-4-1): strategy, battle and agility of a general.",
)

PHASES: Final = {
    "committees": "set-up: Committees of Correspondence (4.0)",
    "for-the-king": "set-up: For the King (4.0)",
    "reinforcements": "Reinforcement Phase (5.1)",
    "deal": "Strategy Cards Phase (5.2)",
    "first-player": "Strategy Phase: who begins (5.3)",
    "impulse": "Strategy Phase (5.3)",
    "campaign": "Strategy Phase: a campaign (7.2)",
    "after-card": "Strategy Phase: after the card (5.3)",
    "winter": "Winter Attrition Phase (11.0)",
    "french-naval": "French Naval Phase (12.3)",
    "political": "Political Control Phase (10.2)",
    "end": "End Phase (13.2)",
    "over": "the game is over",
}

AWAY: Final = {
    IN_BOX: "reinforcement box",
    CAPTURED: "captured",
    OUT_OF_GAME: "out of the game",
    NOT_ARRIVED: "in France",
}


def panels(pack: Pack, view: View) -> list[Panel]:
    """Everything a seat sees, in the order of a table."""
    found = [_tracks(pack, view)]
    found += [_colony(pack, view, colony) for colony in range(len(pack.board.colony_ids))]
    found.append(Panel("Signs", list(LEGEND), "legend"))
    found.append(_generals(pack, view))
    found += _hands(pack, view)
    found.append(_discards(pack, view))
    found.append(_confidence(pack))
    return found


# ---------------------------------------------------------------------- tracks


def _tracks(pack: Pack, view: View) -> Panel:
    american, british = view["standing"]
    war_ends = view["war_ends"]
    end = f"at the end of {_war_ends_year(pack, war_ends)}" if war_ends else "not decided"
    lines = [
        f"Colonies   American {american}, British {british} (needed at the end: "
        f"American {AMERICAN_COLONIES_TO_WIN}, British {BRITISH_COLONIES_TO_WIN})",
        f"France     alliance {view['alliance']} of {ALLIANCE_AT}, {FRANCE[view['france']]}"
        f"; French Navy {_navy(pack.board, view)}",
        f"British    Regulars' Advantage {'held' if view['regulars'] else 'lost'}"
        f"; {view['british_box']} CUs in the reinforcement box",
        f"Congress   {_congress(pack.board, view)}"
        + ("; the line mutinies this year" if view["mutinies"] else ""),
        f"War ends   {end} (last possible: {pack.pieces.last_year})",
        f"Cards      hands American {view['hand_sizes'][AMERICAN]}, British "
        f"{view['hand_sizes'][BRITISH]}; deck {view['deck_size']}, discards "
        f"{len(view['discards'])}" + ("; reshuffle due" if view["reshuffle_due"] else ""),
    ]
    queues = [_queue(view, side) for side in (AMERICAN, BRITISH) if view["queues"][side]]
    if queues:
        lines.append(f"Queues     {'; '.join(queues)}")
    plays = [_reinforced(pack, view, side) for side in (AMERICAN, BRITISH)]
    lines.append(f"Reinforced {'; '.join(plays)} plays this year")
    if view["american_box"]:
        lines.append(f"American   {view['american_box']} CUs in the reinforcement box")
    if view["exchangeable"]:
        card = pack.deck.cards[view["exchangeable"]]
        lines.append(f"Open       {card.title} (#{card.number}) may be exchanged for (6.32.C)")
    return Panel(f"{view['year']}: {PHASES[view['step']]}", lines, "tracks")


def _war_ends_year(pack: Pack, number: int) -> int:
    """The year that the card in the War Ends box names (6.34.C.iii)."""
    years = [effect.amount for effect in pack.deck.cards[number].effects if effect.op == "war_ends"]
    return years[0] if years else pack.pieces.last_year


def _navy(board: Board, view: View) -> str:
    navy = int(view["navy"])
    if navy == NAVY_AWAY:
        return "in France"
    if navy == NAVY_ON_TRACK:
        return "away until the next naval phase"
    return f"blockades the {board.zone_names[navy]} zone"


def _congress(board: Board, view: View) -> str:
    where = int(view["congress"])
    return "dispersed" if where == DISPERSED else f"at {board.labels[where]}"


def _queue(view: View, side: int) -> str:
    cards = len(view["queues"][side])
    return f"{SIDE_NAMES[side]} {view['queue_values'][side]} OPS in {_cards(cards)}"


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _reinforced(pack: Pack, view: View, side: int) -> str:
    plays = pack.pieces.plays_per_year[side]
    return f"{SIDE_NAMES[side]} {len(view['reinforced'][side])} of {plays}"


# ---------------------------------------------------------------------- the map


def _colony(pack: Pack, view: View, colony: int) -> Panel:
    """A line for each space with pieces; the others together, by marker."""
    board = pack.board
    lines = []
    bare: dict[int, list[str]] = {1: [], 2: [], 0: []}
    for space in board.colony_spaces[colony]:
        name = f"{board.labels[space]}{_features(board, view, space)}"
        pieces = _pieces(pack, view, space)
        if pieces:
            force = ", ".join(piece.replace(" ", WHOLE) for piece in pieces)
            lines.append(f"{MARKERS[view['pc'][space]]} {name}: {force}")
        else:
            bare[view["pc"][space]].append(name.replace(" ", WHOLE))
    for marker, names in bare.items():
        if names:
            lines.append(f"{MARKERS[marker]} {f'{WHOLE}· '.join(names)}")
    markers = [view["pc"][space] for space in board.colony_spaces[colony]]
    count = f"{markers.count(1)}-{markers.count(2)}"
    holder = view["colonies"][colony]
    return Panel(f"{board.colony_names[colony]} {MARKERS[holder + 1]} {count}", lines, "board")


def _features(board: Board, view: View, space: int) -> str:
    """In brackets: port or fortified port, winter quarters, blockaded."""
    letters = "f" if board.fortified[space] else "p" if board.port[space] else ""
    letters += "w" if board.quarters[space] else ""
    letters += "x" if board.port[space] and view["navy"] == board.zone[space] else ""
    return f"({letters})" if letters else ""


def _pieces(pack: Pack, view: View, space: int) -> list[str]:
    """Armies and Congress in a space: "Howe(3-4-1) 5B"."""
    found = []
    for side in (AMERICAN, BRITISH):
        who = [
            _general_there(pack.pieces.generals[general])
            for general in pack.pieces.by_side[side]
            if view["generals"][general] == space
        ]
        if side == AMERICAN:
            counts = ((view["american_cu"][space], "A"), (view["french_cu"][space], "F"))
        else:
            counts = ((view["british_cu"][space], "B"), (0, ""))
        force = " ".join(who + [f"{number}{letter}" for number, letter in counts if number])
        if force:
            found.append(force)
    if view["congress"] == space:
        found.append("Congress")
    return found


def _general_there(general: General) -> str:
    return f"{general.short}({general.strategy}-{general.battle}-{general.agility})"


# ---------------------------------------------------------------------- generals


def _generals(pack: Pack, view: View) -> Panel:
    lines = []
    for side in (AMERICAN, BRITISH):
        for number in pack.pieces.by_side[side]:
            general = pack.pieces.generals[number]
            where = int(view["generals"][number])
            place = AWAY[where] if where < 0 else f"at {pack.board.labels[where]}"
            letter = "F" if general.french else SIDE_NAMES[side][0]
            lines.append(f"{letter} {general.short:<10} {ratings(general):<8} {place}")
    return Panel("Generals: strategy-battle-agility (~ reconstructed)", lines, "pieces")


def ratings(general: General) -> str:
    """ "2-6-3": strategy, battle and agility; ~ before each that is a reconstruction."""
    said = []
    for name, value in zip(RATINGS, (general.strategy, general.battle, general.agility)):
        said.append(f"{_doubt(general.confidence_detail[name])}{value}")
    return "-".join(said)


def _doubt(confidence: str) -> str:
    return "~" if confidence == RECONSTRUCTED else ""


# ---------------------------------------------------------------------- cards


def _hands(pack: Pack, view: View) -> list[Panel]:
    """One's own hand; both when the game is over; and what is known of the other."""
    found = []
    for side in (AMERICAN, BRITISH):
        hand = view["hands"][side]
        if hand:
            title = f"{SIDE_NAMES[side]} hand: {_cards(len(hand))}"
            found.append(Panel(title, _card_lines(pack, hand), "hand"))
        elif hand is None and view["known"][side] and view["seat"] != OBSERVER:
            lines = _card_lines(pack, view["known"][side])
            found.append(Panel(f"Known of the {SIDE_NAMES[side]} hand", lines, "hand"))
    return found


def _card_lines(pack: Pack, numbers: list[int]) -> list[str]:
    """OPS cards on one line, the highest first; every other card with its text."""
    cards = [pack.deck.cards[number] for number in numbers]
    ops = sorted((card for card in cards if card.kind == "ops"), key=_by_ops)
    named = [f"{card.title} (#{card.number})".replace(" ", WHOLE) for card in ops]
    lines = [", ".join(named)] if named else []
    for card in cards:
        if card.kind != "ops":
            lines.append(f"{card.title} (#{card.number}, {_card_kind(card)}): {_effect_text(card)}")
    return lines


def _by_ops(card: Card) -> tuple[int, int]:
    return (-card.ops, card.number)


def _card_kind(card: Card) -> str:
    whose = f"{SIDE_NAMES[card.side]} " if card.side >= 0 else ""
    return f"{whose}{card.kind}"


def _effect_text(card: Card) -> str:
    needs = "".join(f" Only if {PREREQUISITES[name]}." for name in card.prerequisites)
    return f"{_doubt(card.confidence_detail.get('effect', ''))}{card.text}{needs}"


def _discards(pack: Pack, view: View) -> Panel:
    lines = []
    for title, cards in (
        ("Discards, last on top", view["discards"]),
        ("Out of the game", view["removed"]),
        ("Set aside for later years", view["set_aside"]),
    ):
        named = [f"{pack.deck.cards[card].title} (#{card})" for card in cards]
        lines.append(f"{title}: {'; '.join(named) or 'none'}.")
    return Panel("Piles", lines, "discards")


# ---------------------------------------------------------------------- what is certain


def _confidence(pack: Pack) -> Panel:
    lines = [pack.label.notice] if pack.label.notice else []
    for what, counts in pack.label.confidence_counts.items():
        said = ", ".join(f"{number} {mark}" for mark, number in counts.items())
        lines.append(f"{what.replace('_', ' '):<16} {said}")
    return Panel(f"How sure the data is: {pack.label.title}", lines, "confidence")


# ---------------------------------------------------------------------- one thing


def describe(pack: Pack, view: View, kind: str, index: int) -> Panel:
    """A space, card or general in words, with ~ on what is a reconstruction."""
    if kind == "space":
        return _about_space(pack, view, index)
    if kind == "general":
        return _about_general(pack, view, pack.pieces.generals[index], view["generals"][index])
    if kind == "card":
        return _about_card(pack, pack.deck.cards[index])
    if kind == "colony":
        return _colony(pack, view, index)
    if kind == "zone":
        ports = [pack.board.labels[space] for space in pack.board.zone_ports[index]]
        return Panel(pack.board.zone_names[index], [f"Ports: {', '.join(ports)}."], "about")
    return Panel(SIDE_NAMES[index], [], "about")


def _about_space(pack: Pack, view: View, space: int) -> Panel:
    board = pack.board
    detail = board.confidence_detail[space]
    facts = [f"{_doubt(detail['colony'])}{board.colony_names[board.colony[space]]}"]
    if board.port[space]:
        kind = "fortified port" if board.fortified[space] else "port"
        facts.append(f"{kind}, {board.zone_names[board.zone[space]]} zone")
    quarters = "winter quarters" if board.quarters[space] else "no winter quarters"
    facts.append(f"{_doubt(detail['kind'])}{quarters}")
    owner = ("no marker", "American marker", "British marker")[view["pc"][space]]
    lines = [
        f"{MARKERS[view['pc'][space]]} {'; '.join(facts)}",
        f"Here: {', '.join([owner, *_pieces(pack, view, space)])}.",
        f"Lines to: {', '.join(_roads(pack, space))}.",
    ]
    if "~" in "".join(lines) or _doubt(detail["name"]):
        lines.append("~ is a reconstruction, not read from the printed map.")
    return Panel(f"{_doubt(detail['name'])}{board.labels[space]}", lines, "about")


def _roads(pack: Pack, space: int) -> list[str]:
    """Where lines lead: wilderness and private ones say so."""
    board = pack.board
    found = []
    for line in board.connections:
        if space in (line.a, line.b):
            end = line.b if line.a == space else line.a
            wild = " (wilderness)" if line.kind == WILDERNESS else ""
            only = f" ({line.only.capitalize()} only)" if line.only else ""
            found.append(f"{_doubt(line.confidence)}{board.labels[end]}{wild}{only}")
    return found


def _about_general(pack: Pack, view: View, general: General, where: int) -> Panel:
    place = AWAY[where] if where < 0 else f"at {pack.board.labels[where]}"
    side = "French, counts as American" if general.french else SIDE_NAMES[general.side]
    lines = [
        f"{side}; {place}.",
        f"Strategy, battle, agility: {ratings(general)}"
        + (f"; +{general.retreat_bonus} to retreat before battle" if general.retreat_bonus else ""),
    ]
    if where >= 0:
        lines.append(f"With him: {', '.join(_pieces(pack, view, where))}.")
    if "~" in lines[1]:
        lines.append("~ is a reconstruction, not read from the printed counter.")
    return Panel(general.name, lines, "about")


def _about_card(pack: Pack, card: Card) -> Panel:
    after = " Removed from the game after play." if card.removed_after_play else ""
    lines = [f"{_card_kind(card).capitalize()} card.{after}", _effect_text(card)]
    if card.reshuffle:
        lines.append(f"Reshuffle at the next deal {card.reshuffle.replace('_', ' ')}.")
    if card.battle_bonus:
        lines.append(f"+{card.battle_bonus} in a battle.")
    doubtful = [name for name, mark in card.confidence_detail.items() if mark == RECONSTRUCTED]
    if doubtful:
        lines.append(f"~ reconstructed, not read from the printed card: {', '.join(doubtful)}.")
    title = _doubt(card.confidence_detail.get("title", "")) + card.title
    return Panel(f"#{card.number} {title}", lines, "about")
