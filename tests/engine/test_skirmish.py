"""Skirmish, the template game: every rule of its page."""

from __future__ import annotations

from pathlib import Path

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import TOGETHER, Match
from ticonderoga.games.skirmish.game import GAME
from ticonderoga.games.skirmish.position import BID, FIGHT, NO_CARD, OVER, Position, value_of

NORTH, MILL = 0, 1


def situation(
    hands: list[tuple[int, ...]], hills: dict[int, int] | None = None, rounds: int = 4
) -> Match:
    """A match that begins with these hands; card number n has the value 1 + n % 8."""
    scenario = {2: "duel", 3: "melee", 4: "brawl"}[len(hands)]
    match = Match(GAME, scenario, {"rounds": "6" if rounds == 6 else "4"})
    g = Position(len(hands), rounds, Dice(1))
    g.hands = list(hands)
    used = {card for hand in hands for card in hand}
    g.deck = tuple(card for card in range(24) if card not in used)
    for hill, seat in (hills or {}).items():
        g.hills[hill] = seat
    match.restart_from(g)
    return match


def bid(match: Match, *cards: int) -> None:
    for seat, card in enumerate(cards):
        match.choose(("bid", card), seat)


@pytest.mark.parametrize(("scenario", "seats"), [("duel", 2), ("melee", 3), ("brawl", 4)])
def test_1_each_captain_is_dealt_five_cards(scenario: str, seats: int) -> None:
    match = Match(GAME, scenario, seed=5)
    assert [len(hand) for hand in match.position.hands] == [5] * seats
    assert len(match.position.deck) == 24 - 5 * seats
    assert sorted(value_of(card) for card in range(24)) == sorted(list(range(1, 9)) * 3)


def test_2_1_all_bid_at_once_and_in_secret() -> None:
    match = situation([(0, 7), (1, 6)])
    assert match.awaited() == (0, 1)
    match.choose(("bid", 6), 1)
    assert match.view(0)["bids"] == [NO_CARD, NO_CARD]
    match.withdraw(1)
    bid(match, 0, 6)
    assert match.deliveries[0][0] == TOGETHER
    assert match.view(0)["bids"] == [0, 6]
    assert match.position.hands == [(7,), (1,)]
    reason = situation([(0, 7), (1, 6)]).why_not(0, ("bid", 6))
    assert reason is not None
    assert reason.key == "not_in_hand"


def test_2_2_the_highest_bid_leads_and_of_equals_the_first() -> None:
    match = situation([(0, 7), (1, 6)])
    bid(match, 0, 6)
    assert match.awaited() == (1,)
    match = situation([(3,), (11,), (2,)])
    bid(match, 3, 11, 2)
    assert match.awaited() == (0,)


def test_3_an_empty_hill_is_taken_at_once_and_ones_own_is_not_attacked() -> None:
    match = situation([(7,), (1,)], {MILL: 0})
    bid(match, 7, 1)
    assert ("attack", MILL) not in match.choices()
    reason = match.why_not(0, ("attack", MILL))
    assert reason is not None
    assert match.rules.words.say_reason(reason) == "The mill hill is yours already. (3)"
    match.choose(("attack", NORTH))
    assert match.position.hills[NORTH] == 0
    assert ("taken", 0, NORTH) in match.log()


def test_3_he_who_holds_every_hill_stays_without_being_asked() -> None:
    match = situation([(7, 6), (1, 2)], dict.fromkeys(range(5), 0))
    bid(match, 7, 1)
    assert match.awaited() == (0, 1)


def test_3_1_the_holder_may_parry_inside_the_attackers_move() -> None:
    match = situation([(7,), (1, 6)], {NORTH: 1})
    bid(match, 7, 1)
    match.choose(("attack", NORTH), 0)
    assert match.awaited() == (1,)
    assert match.choices(1) == [("parry", 6), ("no_parry",)]
    said = match.rules.words.say_ask(match.asks[0])
    assert said == "Red attack the north hill: do you parry?"
    match.position.dice.script_rolls((1, 2))
    match.choose(("parry", 6), 1)
    # 8 + 1 against 7 + 2: the attacker needs more
    assert ("assault", 0, NORTH, 9, 9, 1, 2) in match.log()
    assert match.position.hills[NORTH] == 1
    assert 6 in match.position.discards


def test_3_1_a_holder_without_cards_is_not_asked() -> None:
    match = situation([(7, 5), (1,)], {NORTH: 1})
    bid(match, 7, 1)
    match.position.dice.script_rolls((1, 6))
    match.choose(("attack", NORTH), 0)
    assert ("assault", 0, NORTH, 9, 6, 1, 6) in match.log()
    assert match.position.hills[NORTH] == 0


def test_3_2_odds_are_exact() -> None:
    match = situation([(7,), (1, 6)], {NORTH: 1})
    bid(match, 7, 1)
    odds = match.rules.odds(match.position, match.asks[0], ("attack", NORTH))
    assert odds is not None
    assert [(each.text, each.chance) for each in odds.outcomes] == [("taken", 1.0), ("held", 0.0)]
    assert [each.sides for each in odds.outcomes] == [(0,), (1,)]
    assert match.rules.odds(match.position, match.asks[0], ("attack", MILL)) is None
    match.choose(("attack", NORTH), 0)
    odds = match.rules.odds(match.position, match.asks[0], ("parry", 6))
    assert odds is not None
    assert odds.outcomes[0].chance == 21 / 36  # 8 + a > 7 + d


def test_4_the_lowest_bidder_draws_and_only_he_sees_it() -> None:
    match = situation([(7, 5), (1, 6)])
    bid(match, 7, 1)
    match.choose(("stay",))
    drawn = next(entry for entry in match.log() if entry[0] == "drew")
    assert drawn[1] == 1
    assert drawn in match.log(1)
    assert ("drew", 1, -1) in match.log(0)
    assert drawn[2] in match.position.hands[1]
    assert match.view(0)["hand_sizes"] == [1, 2]
    assert match.view(0)["hands"][1] is None


def test_5_after_the_last_round_the_most_hills_win_and_equals_share() -> None:
    match = situation([(7,), (1,)], {NORTH: 0, MILL: 1}, rounds=1)
    bid(match, 7, 1)
    match.choose(("stay",))
    assert match.over
    assert match.position.step == OVER
    result = match.result
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (1, 1))
    assert match.view(0)["hands"][1] is not None


def test_5_it_ends_when_nobody_holds_a_card() -> None:
    match = situation([(), ()], {NORTH: 1})
    assert match.over
    result = match.result
    assert result is not None
    assert result.winners == (1,)


def test_the_cursor_stands_at_a_checkpoint_between_the_steps() -> None:
    match = situation([(7,), (1,)])
    assert match.last_checkpoint()[1].step == BID
    bid(match, 7, 1)
    at, base = match.last_checkpoint()
    assert (at, base.step) == (1, FIGHT)


def test_a_position_that_cannot_be_read_names_its_line() -> None:
    rules = GAME.rules("duel", {"rounds": "4"})
    text = rules.write(rules.start(Dice(1)))
    assert rules.write(rules.read(text)) == text
    for broken in (text.replace("step bid", "step sleep"), text.replace("hand 0 c", "hand 0 x")):
        with pytest.raises(TiconderogaError, match=r"line [35] of the position"):
            rules.read(broken)


def test_the_recipe_quotes_the_rules_as_they_are() -> None:
    root = Path(__file__).resolve().parent.parent.parent
    recipe = (root / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    quoted = recipe.split("## How a rule is written")[1].split("```python\n")[1].split("```")[0]
    rules = (root / "ticonderoga" / "games" / "skirmish" / "rules.py").read_text(encoding="utf-8")
    assert quoted.strip().removesuffix("…").strip() in rules


def test_invariants_notice_a_lost_card() -> None:
    match = situation([(7,), (1,)])
    rules = GAME.rules("duel", {"rounds": "4"})
    assert rules.invariants is not None
    assert rules.invariants(match.position) == []
    match.position.deck = match.position.deck[1:]
    assert rules.invariants(match.position) == ["a card is lost or doubled"]
