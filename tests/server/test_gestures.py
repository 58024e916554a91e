"""A stack drawn from a space to another: what the server says it means, and to whom."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.conformance.liberty_or_death.situation import Situation as Liberty
from tests.server.seats import House, Person, house
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.hand import BESIDE, WHOLE, Grasp
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.engine.save import load, save
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH_FORT, BRITISH_REGULAR
from ticonderoga.games.liberty_or_death.order import MUSTER
from ticonderoga.server.hands import bringing, to_be_made
from ticonderoga.server.messages import MOST_PIECES

GAME = "bayonets-tomahawks"
YEAR = "petite-guerre-1755"
SEATS = [{"kind": "me", "name": "Bob"}, {"kind": "me", "name": "Ann"}]
WATCHING = -1


def twins(seat: int) -> tuple[str, str]:
    """Two saved games in which a seat is to spend an AP and may move, and which it cannot tell
    apart: what it may not know was dealt anew in the second."""
    for seed in range(1, 200):
        match = Match(find_game(GAME), YEAR, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            _, base = match.last_checkpoint()
            dealt = base.copy()
            match.rules.redeal(dealt, seat, Dice(77))
            texts = []
            for position in (base.copy(), dealt):
                twin = Match(find_game(GAME), YEAR, seed=1)
                twin.restart_from(position)
                texts.append(save(twin) if can_be_drawn(twin, seat) else "")
            if all(texts) and texts[0] != texts[1]:
                return texts[0], texts[1]
            asked = match.awaited()[0]
            match.choose(chance.choice(match.choices(asked)), asked)
    raise AssertionError("no game of 200 came so far")


def can_be_drawn(match: Match, seat: int) -> bool:
    ask = match.ask_of(seat)
    return ask is not None and ask.question.key == "spend" and bool(meanings(match, seat))


def meanings(match: Match, seat: int) -> dict[tuple[int, int], list[list[Any]]]:
    """Every gesture along one way that means something, by its spaces."""
    ask, gesture = match.ask_of(seat), match.rules.gesture
    assert ask is not None
    assert gesture is not None
    links = match.position.board.links
    found = {
        (start, goal): [
            list(choice) for choice in gesture(match.position, ask, start, goal, WHOLE).choices
        ]
        for start in range(len(links))
        for goal, _ in links[start]
    }
    return {way: choices for way, choices in found.items() if choices}


async def laid(at: House, text: str) -> tuple[str, list[str]]:
    made = await at.post("/api/tables/import", {"save": text, "seats": SEATS}, 201)
    return made["id"], made["tokens"]


async def drawn(person: Person, start: int, goal: int, *pieces: int) -> Any:
    """What is told of a gesture: its choices, or the words of a refusal."""
    told = await person.do("gesture", start=start, goal=goal, pieces=list(pieces))
    if told["type"] != "gesture":
        return told["text"]
    return told["ways"][0] if told["ways"] else []


async def mustered(person: Person, space: int) -> Any:
    """Who may be taken up at a space, or the words of a refusal."""
    told = await person.do("muster", space=space)
    if told["type"] != "muster":
        return told["text"]
    return told["gathers"], {each["piece"]: each["text"] for each in told["pieces"]}


def before_a_gathering() -> str:
    """A saved game in which the first seat is asked whom to call, and may call some of several."""
    for seed in range(1, 200):
        match = Match(find_game(GAME), YEAR, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            ask, muster = match.ask_of(0), match.rules.muster
            assert muster is not None
            if ask is not None and ask.question.key == "marshal_call":
                found = muster(match.position, ask, ask.about["space"]).pieces
                if {reason is None for _, reason in found} == {True, False}:
                    return save(match)
            asked = match.awaited()[0]
            match.choose(chance.choice(match.choices(asked)), asked)
    raise AssertionError("no game of 200 came so far")


@pytest.fixture(scope="module")
def games() -> tuple[str, str]:
    return twins(0)


def test_whoever_is_asked_hears_the_choices_and_makes_them(games: tuple[str, str]) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            async with at.sit(table, tokens[0]) as bob:
                before = bob.n
                ways = meanings(load(games[0]), 0)
                for (start, goal), choices in ways.items():
                    assert await drawn(bob, start, goal) == choices
                assert bob.n == before, "to ask changes nothing"
                assert await drawn(bob, start, start) == []
                for choice in choices:
                    assert choice in bob.asked()
                    await bob.choose(choice)
                assert bob.n > before

    asyncio.run(go())


def test_pieces_that_do_not_stand_there_are_not_taken_along(games: tuple[str, str]) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            start, goal = next(iter(meanings(load(games[0]), 0)))
            async with at.sit(table, tokens[0]) as bob:
                whole = await drawn(bob, start, goal)
                elsewhere = [-1, 9_999_999]
                assert await drawn(bob, start, goal, *elsewhere) == whole

    asyncio.run(go())


def test_a_stack_is_shown_with_who_may_go_and_why_the_others_may_not(
    games: tuple[str, str],
) -> None:
    match = load(games[0])
    ask, muster = match.ask_of(0), match.rules.muster
    assert ask is not None
    assert muster is not None

    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            async with at.sit(table, tokens[0]) as bob:
                before = bob.n
                told = 0
                for space in range(len(match.rules.ids["space"])):
                    gathers, found = await mustered(bob, space)
                    here = muster(match.position, ask, space).pieces
                    assert not gathers
                    assert list(found) == [piece for piece, _ in here]
                    for piece, reason in here:
                        words = "" if reason is None else match.rules.words.tell_reason(reason)
                        assert found[piece] == words
                    told += len(found)
                assert told
                assert bob.n == before, "to look changes nothing"

    asyncio.run(go())


def test_a_part_of_a_stack_goes_and_the_rest_stays(games: tuple[str, str]) -> None:
    match = load(games[0])

    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            async with at.sit(table, tokens[0]) as bob:
                for start, goal in meanings(match, 0):
                    _, found = await mustered(bob, start)
                    free = [piece for piece, text in found.items() if not text]
                    choices = await drawn(bob, start, goal, free[0]) if len(free) > 1 else []
                    if ["take", free[0]] in choices:
                        break
                else:
                    raise AssertionError("no stack could be parted")
                for choice in choices:
                    assert choice in bob.asked()
                    await bob.choose(choice)

    asyncio.run(go())


def test_units_are_gathered_from_all_around_at_one_stroke() -> None:
    text = before_a_gathering()
    ask = load(text).ask_of(0)
    assert ask is not None
    space = ask.about["space"]

    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, text)
            async with at.sit(table, tokens[0]) as bob:
                gathers, found = await mustered(bob, space)
                assert gathers
                told = await bob.do("gesture", start=space, goal=space, pieces=list(found))
                called = [choice[1] for choice in told["ways"][0] if choice[0] == "call"]
                assert called
                stays = {each["piece"]: each["text"] for each in told["stays"]}
                assert sorted([*called, *stays]) == sorted(found)
                for piece, words in found.items():
                    assert not words or stays[piece] == words
                for choice in told["ways"][0]:
                    assert choice in bob.asked()
                    await bob.choose(choice)
                gone = await bob.do("muster", space=space)
                assert not gone.get("gathers")

    asyncio.run(go())


def test_what_the_rules_answer_by_themselves_is_left_out() -> None:
    match = load(before_a_gathering())
    ask, gesture, muster = match.ask_of(0), match.rules.gesture, match.rules.muster
    assert ask is not None
    assert gesture is not None
    assert muster is not None
    space = ask.about["space"]
    free = [p for p, why in muster(match.position, ask, space).pieces if why is None]
    meant = gesture(match.position, ask, space, space, Grasp(tuple(free))).choices
    assert meant[-1] == ("done",)
    before = match.hash()
    made = to_be_made(match, 0, meant)
    assert match.hash() == before
    for choice in made:
        assert choice in match.choices(0)
        match.choose(choice, 0)
    assert match.position.marshal is None, "nothing else was left"
    assert (("done",) in made) == (made == meant)


def test_what_is_not_offered_is_handed_on_so_that_its_refusal_can_be_told() -> None:
    match = load(before_a_gathering())
    nonsense = [("go", 0), ("done",)]
    assert to_be_made(match, 0, nonsense) == nonsense
    assert to_be_made(match, 1, nonsense) == []


def test_whoever_is_not_asked_or_only_watches_is_refused(games: tuple[str, str]) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            start, goal = next(iter(meanings(load(games[0]), 0)))
            async with at.sit(table, tokens[1]) as ann, at.sit(table) as watcher:
                assert "nothing for you to decide" in await drawn(ann, start, goal)
                assert "watching" in await drawn(watcher, start, goal)
                assert "nothing for you to decide" in await mustered(ann, start)
                assert "watching" in await mustered(watcher, start)
            table, tokens = await at.lay("me", "open", game=GAME, scenario=YEAR)
            async with at.sit(table, tokens[0]) as bob:
                assert "nothing for you to decide" in await drawn(bob, start, goal)

    asyncio.run(go())


def test_spaces_that_are_none_are_refused(games: tuple[str, str]) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await laid(at, games[0])
            spaces = len(load(games[0]).rules.ids["space"])
            async with at.sit(table, tokens[0]) as bob:
                for start, goal in (
                    (0, -1),
                    (-1, -1),
                    (-1, spaces),
                    (spaces, 0),
                    (0, spaces),
                    (10**7, 10**7),
                ):
                    assert "from a space to another" in await drawn(bob, start, goal)
                assert isinstance(await drawn(bob, spaces - 1, 0), list)
                for space in (-1, spaces, 10**7):
                    assert "from a space to another" in await mustered(bob, space)

    asyncio.run(go())


def test_a_game_without_gestures_says_that_one_means_nothing() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob:
                assert await drawn(bob, 0, 1) == []
                assert await mustered(bob, 0) == (False, {})

    asyncio.run(go())


FOUR = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cid", "Dan")]


def test_lots_are_taken_by_number_with_the_leader_and_where_they_can_go_is_told() -> None:
    lod = Liberty().put("3 continentals, Washington @ Pennsylvania").card(order="PBIF").begin()
    start, goal = lod.space("Pennsylvania"), lod.space("New Jersey")

    async def go() -> None:
        async with house() as at:
            made = await at.post(
                "/api/tables/import", {"save": save(lod.match), "seats": FOUR}, 201
            )
            async with at.sit(made["id"], made["tokens"][1]) as bob:
                told = await bob.do("muster", space=start)
                (lot,) = told["lots"]
                assert (lot["most"], lot["usual"], lot["text"]) == (3, 3, "")
                assert [each["piece"] for each in told["pieces"]] == [lod.g.leader_of[1]]
                assert goal in told["goals"]
                assert start not in told["goals"]
                part = await bob.do("gesture", start=start, goal=goal, lots=[[lot["lot"], 2]])
                assert part["ways"][0][-1] == ["move", start, lot["lot"], 2]
                whole = await bob.do("gesture", start=start, goal=goal)
                assert whole["ways"][0][-1][0] == "lead"
                far = await bob.do("gesture", start=start, goal=lod.space("Georgia"))
                assert far["ways"] == []
                assert (bool(far["text"]), bool(far["rule"])) == (True, True)
                for choice in whole["ways"][0]:
                    assert choice in bob.asked()
                    await bob.choose(choice)

    asyncio.run(go())


def test_pieces_are_brought_from_beside_the_map_by_the_command_that_does_it() -> None:
    lod = Liberty().put("2 regulars @ New York City").card(order="BPFI").begin()
    goal, regulars, forts = lod.space("New York City"), (BRITISH_REGULAR, 2), (BRITISH_FORT, 1)

    async def go() -> None:
        async with house() as at:
            made = await at.post(
                "/api/tables/import", {"save": save(lod.match), "seats": FOUR}, 201
            )
            async with at.sit(made["id"], made["tokens"][0]) as ann:
                told = await ann.do("gesture", start=BESIDE, goal=goal, lots=[regulars])
                assert told["ways"] == [[["command", MUSTER], ["regulars", goal]]]
                for choice in told["ways"][0]:
                    await ann.choose(choice)
                # Regulars have their one space now, so nothing is meant; nor by what comes later.
                for lots in ([regulars], [forts]):
                    told = await ann.do("gesture", start=BESIDE, goal=goal, lots=lots)
                    assert told["ways"] == []

    asyncio.run(go())


def test_what_arrives_is_brought_in_any_game_that_says_so() -> None:
    match = Match(find_game("washingtons-war"), seed=3)
    chance = random.Random(3)
    while match.asks[0].question.key != "arrival":
        seat = match.awaited()[0]
        match.choose(chance.choice(match.choices(seat)), seat)
    ask = match.asks[0]
    for choice in match.choices(ask.seat):
        held = Grasp((), ((ask.seat, 1),))
        assert bringing(match, ask.seat, choice[1], held) == [[choice]]


@pytest.mark.parametrize("seat", [0, 1, WATCHING])
def test_the_answer_tells_nothing_that_is_hidden(seat: int) -> None:
    texts = twins(max(seat, 0))
    match = load(texts[0])
    links = match.position.board.links
    count = match.position.pieces.count
    apart = count // MOST_PIECES + 1

    async def told(at: House, text: str) -> list[Any]:
        table, tokens = await laid(at, text)
        found: list[Any] = []
        async with at.sit(table, tokens[seat] if seat >= 0 else "") as person:
            for start in range(len(links)):
                goal = links[start][-1][0] if links[start] else 0
                found.append(await drawn(person, start, goal))
                some = range(start % apart, count, apart)
                found.append(await drawn(person, start, goal, *some))
                mustered = await person.do("muster", space=start)
                found.append(mustered.get("text") or (mustered["pieces"], mustered["goals"]))
        return found

    async def go() -> None:
        async with house() as at:
            first, second = await told(at, texts[0]), await told(at, texts[1])
            assert first == second
            assert (seat < 0) == all(isinstance(each, str) for each in first)

    asyncio.run(go())
