"""7 Victory: margins, the check of each winter, the final scoring; 8.8 one player alone."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION,
    SIDE_OF,
    SIDES,
    VILLAGE,
)
from ticonderoga.games.liberty_or_death.position import NON_PLAYER, OVER, Position

LEAD_TO_WIN: Final = 10
VILLAGE_HANDICAP: Final = 3
"""7.2b, d The Indians need more than three Villages above the Patriot Forts."""
DECISIVE: Final = 6
"""8.8c By how much a lone player must be ahead."""

TIES: Final[tuple[int, ...]] = (PATRIOTS, BRITISH, FRENCH, INDIANS)
"""7.1e After the non-players."""
SOLITAIRE_TIES: Final[tuple[int, ...]] = (FRENCH, INDIANS, PATRIOTS, BRITISH)
"""8.8e Among non-players, against a player alone."""

AGENTS: Final = ("random", "planner", "search", "learned")
"""Controllers that are neither persons nor non-players; each seat of one is a player."""

# Why the game is over.
BY_CHECK: Final = "victory_check"
BY_NON_PLAYER: Final = "non_player_check"
BY_MARGIN: Final = "final_margin"
FELL_BEHIND: Final = "fell_behind"
SOLITAIRE_WON: Final = "solitaire_won"
SOLITAIRE_STALEMATE: Final = "solitaire_stalemate"
SOLITAIRE_LOST: Final = "solitaire_lost"


# ---------------------------------------------------------------------- 7.2, 7.3 margins


def fort_lead(g: Position) -> int:
    """7.2b By how much Patriot Forts and three exceed the Villages."""
    return g.on_map[PATRIOT_FORT] + VILLAGE_HANDICAP - g.on_map[VILLAGE]


def margins(g: Position, faction: int) -> tuple[int, int]:
    """7.2 Both victory margins of a faction; both must be above 0 at a check."""
    lead = g.support - g.opposition
    if faction == BRITISH:
        return lead - LEAD_TO_WIN, g.crc - g.cbc
    if faction == PATRIOTS:
        return -lead - LEAD_TO_WIN, fort_lead(g)
    if faction == FRENCH:
        return -lead - LEAD_TO_WIN, g.cbc - g.crc
    return lead - LEAD_TO_WIN, -fort_lead(g)


def final_margin(g: Position, faction: int) -> int:
    """7.3a to d The two measures added up."""
    first, second = margins(g, faction)
    return first + LEAD_TO_WIN + second


def barred(g: Position, faction: int) -> bool:
    """7.1d, 7.3f The French cannot win, and come last, without the Treaty of Alliance."""
    return faction == FRENCH and not g.treaty


def passes(g: Position, faction: int) -> bool:
    """7.1a, 7.2 Both conditions are met."""
    first, second = margins(g, faction)
    return first > 0 and second > 0 and not barred(g, faction)


# ---------------------------------------------------------------------- who plays


def is_person(controller: str) -> bool:
    return controller != NON_PLAYER and controller.partition(":")[0] not in AGENTS


def same_player(g: Position, one: int, other: int) -> bool:
    """1.5 Whether two factions are played by the same player. Non-players and agents are one
    to a seat, and so is a player without a name. Nobody plays both sides: a name that stands on
    either side, as at one keyboard, is that of several players."""
    if one == other:
        return True
    controller = g.controllers[one]
    if controller == "" or controller != g.controllers[other] or not is_person(controller):
        return False
    for enemy in SIDES[1 - SIDE_OF[one]]:
        if g.controllers[enemy] == controller:
            return False
    return True


def combined(g: Position, side: int) -> bool:
    """7.2e One player has both factions of a side."""
    return same_player(g, SIDES[side][0], SIDES[side][1])


def player_factions(g: Position) -> list[int]:
    return [faction for faction in FACTIONS if not g.is_non_player(faction)]


def non_players(g: Position) -> list[int]:
    return [faction for faction in FACTIONS if g.is_non_player(faction)]


def is_solitaire(g: Position) -> bool:
    """8.8 One person against non-players; an agent among them plays by chapter 7."""
    players = player_factions(g)
    if not players or not is_person(g.controllers[players[0]]):
        return False
    return all(same_player(g, players[0], faction) for faction in players)


# ---------------------------------------------------------------------- ranking


def tie_rank(g: Position, faction: int) -> int:
    """7.1e"""
    return TIES.index(faction) - (len(TIES) if g.is_non_player(faction) else 0)


def solitaire_rank(faction: int) -> int:
    return SOLITAIRE_TIES.index(faction)


def effective_margin(g: Position, faction: int) -> int:
    """7.3e A player with both factions of a side has the worse margin of the two."""
    side = SIDE_OF[faction]
    if not combined(g, side):
        return final_margin(g, faction)
    return min(final_margin(g, SIDES[side][0]), final_margin(g, SIDES[side][1]))


def is_last(g: Position, faction: int) -> bool:
    """7.1d, 7.3f, A82 The French without the Treaty, and whoever plays them with the Patriots."""
    if barred(g, faction) and not (combined(g, REBELLION) and not g.edition.split_side_by_french):
        return True
    return (
        faction == PATRIOTS
        and not g.treaty
        and g.edition.split_side_by_french
        and combined(g, REBELLION)
    )


def final_ranking(g: Position) -> list[int]:
    """7.3e, f The factions from first to last place."""
    return sorted(
        FACTIONS,
        key=lambda faction: (
            is_last(g, faction),
            -effective_margin(g, faction),
            tie_rank(g, faction),
        ),
    )


def check_ranking(g: Position, side: int) -> list[int]:
    """7.1b, d The winning side first, each side by its margins; the French last without the
    Treaty."""
    return sorted(
        FACTIONS,
        key=lambda faction: (
            barred(g, faction),
            SIDE_OF[faction] != side,
            -final_margin(g, faction),
            tie_rank(g, faction),
        ),
    )


def best_non_player(g: Position) -> int:
    """8.8e The non-player with the highest margin; the French only with the Treaty."""
    return min(
        non_players(g),
        key=lambda faction: (
            barred(g, faction),
            -final_margin(g, faction),
            solitaire_rank(faction),
        ),
    )


def end(g: Position, winners: list[int], ranking: list[int], reason: str) -> None:
    """The game is over."""
    g.winners = tuple(winners)
    g.ranking = tuple(ranking)
    g.reason = reason
    g.step = OVER
    record(g, "game_over", reason)


def non_player_wins(g: Position, winner: int, reason: str) -> None:
    """7.1c, d All players lose alike; the non-players rank by their margins, but the French last
    without the Treaty."""
    others = [faction for faction in FACTIONS if faction != winner]
    others.sort(
        key=lambda faction: (
            barred(g, faction),
            not g.is_non_player(faction),
            -final_margin(g, faction),
            tie_rank(g, faction),
        )
    )
    end(g, [winner], [winner, *others], reason)


# ---------------------------------------------------------------------- 6.1, 7.2 the check


def passing(g: Position) -> list[int]:
    """Who passes the check; 7.2e a player with a whole side only with all four conditions."""
    found = []
    for faction in FACTIONS:
        side = SIDE_OF[faction]
        if combined(g, side):
            if passes(g, SIDES[side][0]) and passes(g, SIDES[side][1]):
                found.append(faction)
        elif passes(g, faction):
            found.append(faction)
    return found


def check_victory(g: Position) -> bool:
    """6.1, 7.2 Whether a Victory Check ends the game."""
    if not g.pack.scenarios[g.edition.scenario].victory_checks:
        return False
    for faction in FACTIONS:
        first, second = margins(g, faction)
        record(g, "checked", faction, first, second)
    found = passing(g)
    players = player_factions(g)
    if players:
        winning = [faction for faction in found if g.is_non_player(faction)]
        if winning:
            alone = is_solitaire(g)
            winning.sort(
                key=lambda faction: (
                    -final_margin(g, faction),
                    solitaire_rank(faction) if alone else tie_rank(g, faction),
                )
            )
            non_player_wins(g, winning[0], BY_NON_PLAYER)
            return True
    if is_solitaire(g):
        return fallen_behind(g, players)
    if not found:
        return False
    ranking = check_ranking(g, SIDE_OF[found[0]])
    winners = [faction for faction in FACTIONS if same_player(g, ranking[0], faction)]
    end(g, winners, ranking, BY_CHECK)
    return True


def fallen_behind(g: Position, players: list[int]) -> bool:
    """8.8b, d A lone player never wins at a check; the harder option ends the game from the
    second winter on when one of his factions is behind a non-player."""
    if not g.edition.hard_solitaire or g.winters == 0:
        return False
    worst = min([final_margin(g, faction) for faction in players])
    best = max([final_margin(g, faction) for faction in non_players(g)])
    if worst >= best:
        return False
    non_player_wins(g, best_non_player(g), FELL_BEHIND)
    return True


# ---------------------------------------------------------------------- 7.3 the final scoring


def score_final(g: Position) -> None:
    """6.4.3, 7.3 After the last Support Phase."""
    for faction in FACTIONS:
        record(g, "final_margin", faction, final_margin(g, faction))
    if is_solitaire(g):
        score_solitaire(g)
        return
    ranking = final_ranking(g)
    winners = [faction for faction in FACTIONS if same_player(g, ranking[0], faction)]
    end(g, winners, ranking, BY_MARGIN)


def score_solitaire(g: Position) -> None:
    """8.8c The lowest margin of the player against the highest of the non-players."""
    players = player_factions(g)
    best = best_non_player(g)
    lead = min([final_margin(g, faction) for faction in players]) - final_margin(g, best)
    record(g, "solitaire_lead", lead)
    if lead <= 0 or any(is_last(g, faction) for faction in players):
        non_player_wins(g, best, SOLITAIRE_LOST)
        return
    ranking = final_ranking(g)
    if lead < DECISIVE:
        end(g, [], ranking, SOLITAIRE_STALEMATE)
    else:
        end(g, players, ranking, SOLITAIRE_WON)
