"""Following the play: the story since one's last decision, and going back to it."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.seats import House, Person, changed_scene, house, play_on
from tests.server.test_live import seated
from ticonderoga.server.table import Table

LIBERTY = {"game": "liberty-or-death", "scenario": "1778-sprint"}


def joined(person: Person) -> list[tuple[int, str]]:
    """The log as a page puts it together from what it was sent."""
    log: list[tuple[int, str]] = []
    for message in person.heard:
        if message["type"] not in ("snapshot", "step"):
            continue
        fresh = [(line["i"], line["text"]) for line in message["log"]]
        first = fresh[0][0] if fresh else message["log_length"]
        log = [line for line in log if line[0] < min(first, message["log_length"])] + fresh
    return log


async def after_the_bots(at: House, table: str, person: Person) -> None:
    """Choose, until others have answered and one is asked again."""
    laid = at.site.hub.tables[table]
    while not (person.asked() and person.state["undo"]["how"] == "alone"):
        await play_on([person], 1)
        while laid.thinking:
            await asyncio.sleep(0.01)
        await person.reach(laid.n)
        assert not person.state["over"]


def test_one_click_goes_back_past_bots_and_dice_to_ones_own_last_decision() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random")
            async with at.sit(table, tokens[0]) as bob:
                laid = at.site.hub.tables[table]
                offered = bob.asked()
                assert len(offered) > 1
                made = await bob.do("choose", n=bob.n, choice=offered[0], single=True)
                await bob.reach(made["n"])
                assert laid.decisions.last((0,)) is not None, "there were others to choose from"
                await after_the_bots(at, table, bob)
                match = laid.match
                mine = max(i for i, each in enumerate(match.deliveries) if each[:2] == (0, 0))
                assert mine < len(match.deliveries) - 1
                back = await bob.do("undo", n=bob.n)
                assert back["type"] == "accepted", back
                await bob.reach(back["n"])
                assert bob.state["ply"] == len(match.deliveries) == mine
                assert bob.asked(), "the question is mine again"
                undone = bob.state["log"][-1]
                assert undone["kind"] == "undone"
                assert "answer" in undone["text"], "it is said that others' answers went with it"
                assert bob.state["log_length"] == match.log_length()

    asyncio.run(go())


def test_the_log_of_a_page_is_right_after_an_undo_without_a_reload() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random")
            async with at.sit(table, tokens[0]) as bob:
                laid = at.site.hub.tables[table]
                for _ in range(3):
                    await after_the_bots(at, table, bob)
                    # The bot's last answer is undone and given again at once: the log that is
                    # sent next is as long as before, or longer.
                    last = len(laid.match.deliveries) - 1
                    answer = await bob.do("propose_undo", n=bob.n, ply=last)
                    assert answer["type"] == "accepted", answer
                    while laid.thinking:
                        await asyncio.sleep(0.01)
                    await bob.reach(laid.n)
                    async with at.sit(table, tokens[0]) as again:
                        fresh = joined(again)
                    assert joined(bob)[-len(fresh) :] == fresh
                    assert any("undo of" in text for _, text in fresh)
                    await play_on([bob], 1)

    asyncio.run(go())


def test_a_client_that_comes_back_after_an_undo_gets_no_wrong_log() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish", scenario="duel")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 6)
                n = bob.n
                laid = at.site.hub.tables[table]
                assert laid.can_go_on_from(n)
                back = await bob.do("propose_undo", n=bob.n, ply=len(laid.match.deliveries) - 1)
                await bob.reach(back["n"])
                assert not laid.can_go_on_from(n), "lines that were sent have been cut"
                assert laid.can_go_on_from(bob.n)

    asyncio.run(go())


def test_a_standing_answer_is_no_decision() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish", scenario="duel")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                for person in (bob, ann):
                    answers = [{"question": "attack", "always": ["stay"]}]
                    await person.do("standing", answers=answers)
                laid = at.site.hub.tables[table]
                while not any(line.startswith("% standing") for line in laid.lines):
                    for person in (bob, ann):
                        await person.reach(laid.n)
                    acting = next(person for person in (bob, ann) if person.asked())
                    await acting.choose(acting.asked()[0])
                    while laid.thinking:  # until nothing is due to be answered by itself
                        await asyncio.sleep(0.01)
                stayed = next(i for i, line in enumerate(laid.lines) if line.startswith("% st"))
                seat = int(laid.lines[stayed].split()[-1])
                assert laid.lines[stayed + 1].endswith(" stay")
                assert laid.decisions.caught_up(seat) < laid.log_at[stayed + 1]
                plies = [made.ply for made in laid.decisions.of((seat,))]
                assert int(laid.lines[stayed + 1].split()[0]) - 1 not in plies

    asyncio.run(go())


async def told_story(person: Person) -> dict[str, Any]:
    story = await person.do("story")
    assert story["type"] == "story", story
    return story


def test_the_story_of_three_bots_is_told_scene_by_scene_and_again_after_a_reload() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", *["non-player"] * 3, **LIBERTY)
            async with at.sit(table, tokens[0]) as bob:
                laid = at.site.hub.tables[table]
                while len(explained(bob, laid)) < 2:
                    await play_on([bob], 1)
                    while laid.thinking:
                        await asyncio.sleep(0.01)
                    await bob.reach(laid.n)
                    assert not bob.state["over"]
                story = await told_story(bob)
                assert story["since"] == bob.state["caught_up"]
                scene = story["scene"]
                for beat in story["beats"]:
                    scene = changed_scene(scene, beat["scene"])
                assert scene == bob.state["scene"]
                assert len(story["log"]) == bob.state["log_length"] - story["since"]
                plies = {beat["ply"] for beat in story["beats"]}
                assert {line["ply"] for line in story["log"]} <= plies
                reasons = [line for line in story["log"] if line["kind"].startswith("np_")]
                assert reasons
                for line in reasons:  # told by whom it explains, with the act that it explains
                    assert laid.match.deliveries[line["ply"]][1] == line["seat"]
                async with at.sit(table, tokens[0]) as again:
                    assert {**await told_story(again), "id": 0} == {**story, "id": 0}
                async with at.sit(table) as watcher:
                    assert (await told_story(watcher))["beats"]

    def explained(person: Person, laid: Table) -> set[int]:
        """The bots that have given reasons since one's last decision."""
        lines = laid.renderer.log(laid.match, 0, person.state["caught_up"])
        return {line["seat"] for line in lines if line["kind"].startswith("np_")}

    asyncio.run(go())


def test_between_people_one_goes_back_to_a_decision_of_ones_own_by_consent() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await seated(at)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                assert bob.state["undo"]["how"] == "none"
                while bob.state["undo"]["how"] != "ask":
                    await play_on([bob, ann], 1)
                told = (await bob.do("decisions"))["decisions"]
                match = at.site.hub.tables[table].match
                words = match.rules.words
                assert told
                for each in told:
                    kind, seat, choice, _ = match.deliveries[each["ply"]]
                    assert (kind, seat) == (0, 0)
                    assert each["label"] == words.say_choice(choice)
                assert [each["ply"] for each in told] == sorted(
                    (each["ply"] for each in told), reverse=True
                )
                alone = await bob.do("undo", n=bob.n)
                assert alone["type"] == "refused", "the other is a person and must be asked"
                asked = await bob.do("propose_undo", n=bob.n, ply=told[0]["ply"])
                await ann.reach(asked["n"])
                agreed = await ann.do("consent", n=ann.n)
                await bob.reach(agreed["n"])
                assert bob.state["ply"] == told[0]["ply"]
                assert bob.asked()

    asyncio.run(go())


def test_a_rated_game_is_not_undone_past_dice_or_bots() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random")
            async with at.sit(table, tokens[0]) as bob:
                laid = at.site.hub.tables[table]
                await after_the_bots(at, table, bob)
                laid.settings["rated"] = True
                refused = await bob.do("undo", n=bob.n)
                assert refused["type"] == "refused"
                ply = len(laid.match.deliveries) - 1
                refused = await bob.do("propose_undo", n=bob.n, ply=ply)
                assert refused["type"] == "refused"

    asyncio.run(go())


def test_two_hands_of_one_person_undo_without_asking() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                while "alone" not in (bob.state["undo"]["how"], ann.state["undo"]["how"]):
                    await play_on([bob, ann], 1)
                hand = bob if bob.state["undo"]["how"] == "alone" else ann
                before = hand.state["ply"]
                back = await hand.do("undo", n=hand.n)
                assert back["type"] == "accepted", back
                await hand.reach(back["n"])
                assert hand.state["ply"] < before

    asyncio.run(go())
