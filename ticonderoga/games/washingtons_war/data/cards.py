"""The deck: cards, their effects, and the vocabulary in which a pack writes effects."""

from typing import Final, Literal

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.cards import find_card

KINDS: Final = ("ops", "campaign", "event", "battle", "mandatory")
ASPECTS: Final = ("title", "number", "effect")
SIDES: Final = ("american", "british")
MODES: Final = ("battle", "strategy_phase_event")
RESHUFFLES: Final = ("when_played", "when_discarded")

DECK_SIZE: Final = 110
LAST_OPS: Final = 66
LAST_CAMPAIGN: Final = 70
MANDATORY_CARDS: Final = 7

PREREQUISITES: Final = {
    "french_alliance_not_signed": "the French Alliance has not been signed yet",
    "european_war_in_effect": "the End Phase of the turn that saw the alliance signed is reached",
    "european_war_not_in_effect": "the alliance is not signed, or that End Phase is still to come",
    "french_navy_on_map": "the French Navy lies in a blockade zone",
}

EXCLUSIONS: Final = {
    "owner_cu": "a CU of the side owning the marker to be removed or flipped "
    "(French CUs count as American)",
    "enemy_cu": "a CU of the side opposed to the marker to be placed",
    "american_general": "an American or French general",
    "congress": "the Continental Congress",
    "american_unit": "an American or French CU or general, or Congress",
    "any_pc": "a PC marker of either side",
}


class Field:
    """One field of an effect: its form, the range of its number, and what it means."""

    __slots__ = ("form", "high", "low", "meaning", "name")

    def __init__(self, name: str, form: str, meaning: str, low: int = 0, high: int = 0) -> None:
        self.name: str = name
        self.form: str = form
        self.meaning: str = meaning
        self.low: int = low
        self.high: int = high


FIELDS: Final = {
    field.name: field
    for field in [
        Field("owner", "side", "whose markers or units are meant"),
        Field("to", "side", "the side that the enemy's markers are turned to"),
        Field("from", "side", "whose hand is meant"),
        Field("side", "side", "whose general is meant; american includes the French one"),
        Field("min", "number", "at least so many while legal targets exist; 0 if left out", 0, 13),
        Field("max", "number", "up to so many; the player may stop earlier, after min", 1, 66),
        Field("colonies", "colonies", "only spaces of these colonies; anywhere if left out"),
        Field("port", "yes or no", "true: only ports, false: no ports; either if left out"),
        Field("not_blockaded", "yes or no", "true: no port of the zone that holds the French Navy"),
        Field("per_colony", "number", "at most so many targets in a colony, Canada is one", 1, 13),
        Field(
            "within",
            "within",
            'how near a general of a side on the map, as {"of": "british_general", "steps": 2}: '
            "solid lines count 1, dashed 3, private roads never, his own space is 0; "
            "he counts with or without CUs",
            0,
            20,
        ),
        Field(
            "adjacent_to",
            "side",
            "next to a PC that this side had before the card; for the British all ports are "
            "next to each other",
        ),
        Field(
            "adjacency",
            "yes or no",
            "British only: true: the normal British placement rule (10.11.B) holds; "
            "no adjacency is needed if false or left out",
        ),
        Field("exclude", "exclusions", "no space that holds any of these"),
        Field("options", "effects", "the effects to choose from"),
        Field("by", "number", "so many steps of the French Alliance track", 1, 9),
        Field("year", "number", "the last year of play while the card lies in its box", 1775, 1783),
        Field("drm", "number", "added to the die roll of this battle", 1, 5),
        Field("draw", "number", "so many cards drawn when the impulse is over", 0, 3),
        Field("activations", "number", "so many generals, one after the other", 1, 5),
        Field(
            "landing_party_british_max",
            "number",
            "how many activations the British may swap for a landing party",
            0,
            5,
        ),
        Field("max_spaces", "number", "the general moves up to so many spaces", 1, 12),
        Field("general", "general", "the id of a general"),
    ]
}


class Op:
    """A word of the effect vocabulary: what it does and which fields it takes."""

    __slots__ = ("kinds", "meaning", "name", "needs", "takes")

    def __init__(
        self,
        name: str,
        meaning: str,
        needs: list[str],
        takes: list[str],
        kinds: list[str],
    ) -> None:
        self.name: str = name
        self.meaning: str = meaning
        self.needs: list[str] = needs
        self.takes: list[str] = takes
        self.kinds: list[str] = kinds


_PLACES: Final = [
    "min",
    "colonies",
    "port",
    "not_blockaded",
    "per_colony",
    "within",
    "adjacent_to",
    "exclude",
]
_ANY: Final = ["event", "battle", "mandatory"]

VOCABULARY: Final = {
    op.name: op
    for op in [
        Op(
            "campaign",
            "7.2 The player activates generals one after the other, whatever their ratings.",
            ["activations"],
            ["landing_party_british_max"],
            ["campaign"],
        ),
        Op(
            "war_ends",
            "6.34.C The card goes to the War Ends box and the one lying there to the discards.",
            ["year"],
            [],
            ["mandatory"],
        ),
        Op(
            "battle",
            "6.33 Inside a battle, by the side of the card: a bonus and a replacement card.",
            ["drm"],
            ["draw"],
            ["battle"],
        ),
        Op("remove_pc", "PC markers of the owner leave the map.", ["owner", "max"], _PLACES, _ANY),
        Op("flip_pc", "PC markers of the enemy turn to that side.", ["to", "max"], _PLACES, _ANY),
        Op(
            "place_pc",
            "PC markers of the owner are put on the map.",
            ["owner", "max"],
            [*_PLACES, "adjacency"],
            _ANY,
        ),
        Op(
            "remove_cu",
            "CUs of the owner leave the map, chosen by whoever plays the event; american "
            "includes French ones (12.2.C). Automatic victory is tested at once.",
            ["owner", "max"],
            _PLACES,
            _ANY,
        ),
        Op(
            "discard_random",
            "One card is drawn blindly from that hand and discarded face up; a mandatory one "
            "takes effect at once (6.34.B).",
            ["from"],
            [],
            _ANY,
        ),
        Op(
            "choose_one",
            "The player picks one option that he can carry out; if there is none, nothing happens.",
            ["options"],
            [],
            _ANY,
        ),
        Op(
            "french_alliance",
            "The French Alliance marker advances, not past 9; nothing once the alliance is signed.",
            ["by"],
            [],
            _ANY,
        ),
        Op(
            "lose_british_regulars",
            "If the British Regulars' Advantage still holds, it is lost for good and the French "
            "Alliance marker advances two; otherwise nothing.",
            [],
            [],
            _ANY,
        ),
        Op(
            "activate",
            "One general of any strategy rating is activated; he may overrun and fight however "
            "far he has marched.",
            ["side", "max_spaces"],
            [],
            ["event", "mandatory"],
        ),
        Op(
            "forbid_american_pc_placement",
            "10.11.A.iv The American may not place PC markers with OPS cards or by discards for "
            "the rest of the Strategy Phase; flipping, removing, events and the Political Control "
            "Phase are untouched, and Congress stays.",
            [],
            [],
            _ANY,
        ),
        Op(
            "declaration_of_independence",
            "6.34.C The American places one PC marker in each of the thirteen colonies that has a "
            "space without a PC marker and without a British CU (which is no bar in the rewritten "
            "rulebook).",
            [],
            [],
            ["mandatory"],
        ),
        Op(
            "reshuffle_next_deal",
            'The mark for a reshuffle that "reshuffle": "when_played" announces; a single mark.',
            [],
            [],
            _ANY,
        ),
        Op(
            "remove_general_forever",
            "That general leaves the game from the map, a reinforcement box or captivity.",
            ["general"],
            [],
            _ANY,
        ),
        Op(
            "recheck_overrun",
            "9.7 If the British attack with 4 or 5 CUs and one CU without a general is left to "
            "defend, an overrun replaces the battle.",
            [],
            [],
            ["battle"],
        ),
        Op(
            "french_navy_to_turn_track",
            "12.3 The French Navy leaves its zone until the next French Naval Phase.",
            [],
            [],
            _ANY,
        ),
    ]
}

INSIDE_BATTLE: Final = ("battle", "remove_general_forever", "recheck_overrun")


class Effect:
    """One effect of a card, with every filter as a plain attribute.

    `owner` is the side that the effect is done to: whose markers or units leave, are flipped or
    are placed, whose hand is stripped, whose general marches. `to` is the side that flipped
    markers turn to.
    """

    __slots__ = (
        "adjacency", "adjacent_to", "amount", "colonies", "draw", "exclude_american_general",
        "exclude_american_unit", "exclude_any_pc", "exclude_congress", "exclude_enemy_cu",
        "exclude_owner_cu", "general", "landing_parties", "maximum", "minimum", "mode",
        "not_blockaded", "op", "options", "owner", "per_colony", "port", "to", "within_of",
        "within_steps",
    )  # fmt: skip

    def __init__(self, op: str) -> None:
        self.op: str = op
        self.mode: str = ""
        self.owner: int = -1
        self.to: int = -1
        self.minimum: int = 0
        self.maximum: int = 0
        self.colonies: tuple[int, ...] = ()
        self.port: int = -1
        self.not_blockaded: bool = False
        self.per_colony: int = 0
        self.within_steps: int = -1
        self.within_of: int = -1
        self.adjacent_to: int = -1
        self.adjacency: bool = False
        self.exclude_owner_cu: bool = False
        self.exclude_enemy_cu: bool = False
        self.exclude_american_general: bool = False
        self.exclude_congress: bool = False
        self.exclude_american_unit: bool = False
        self.exclude_any_pc: bool = False
        self.options: tuple[Effect, ...] = ()
        self.amount: int = 0
        self.draw: int = 0
        self.landing_parties: int = 0
        self.general: str = ""


class Card:
    """2.3 A strategy card. `side` is whose event it is, -1 for both or for whoever holds it."""

    __slots__ = (
        "added_year", "battle_bonus", "battle_effects", "confidence", "confidence_detail",
        "discard_bonus", "draws", "effects", "kind", "number", "ops", "prerequisites",
        "removed_after_play", "reshuffle", "side", "source", "text", "title",
    )  # fmt: skip

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.title: str = ""
        self.kind: str = ""
        self.ops: int = 0
        self.side: int = -1
        self.text: str = ""
        self.prerequisites: tuple[str, ...] = ()
        self.removed_after_play: bool = False
        self.reshuffle: str = ""
        self.battle_bonus: int = 0
        self.discard_bonus: int = 0
        self.draws: int = 0
        self.added_year: int = 0
        self.effects: tuple[Effect, ...] = ()
        self.battle_effects: tuple[Effect, ...] = ()
        self.confidence: Confidence | Literal[""] = ""
        self.confidence_detail: dict[str, str] = {}
        self.source: str = ""


class Deck:
    """The cards by number; number 0 is a blank that stands for no card."""

    __slots__ = ("cards", "numbers")

    def __init__(self) -> None:
        self.cards: list[Card] = [Card(0)]
        self.numbers: tuple[int, ...] = ()

    def find(self, text: str) -> int:
        """The number of a card, from its number or from words of its title."""
        return find_card(text, [card.title for card in self.cards])


def category(card: Card) -> str:
    """The kind of event as the rulebook counts them (10.1); empty for any other card."""
    ops = [effect.op for effect in card.effects]
    for effect in card.effects:
        ops += [option.op for option in effect.options]
    if "remove_pc" in ops:
        return "remove_pc"
    if "flip_pc" in ops or "place_pc" in ops or "declaration_of_independence" in ops:
        return "realign"
    for op in ("discard_random", "remove_cu", "french_alliance"):
        if op in ops:
            return op
    return ""


def vocabulary_markdown() -> str:
    """The effect vocabulary for the handbook of packs; a test keeps the two the same."""
    lines = ["| op | what it does | needs | may take | on cards |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for op in VOCABULARY.values():
        needs = ", ".join([f"`{name}`" for name in op.needs])
        takes = ", ".join([f"`{name}`" for name in op.takes])
        row = f"| `{op.name}` | {op.meaning} | {needs} | {takes} | {', '.join(op.kinds)} |"
        lines.append(row.replace("|  |", "| |").replace("|  |", "| |"))
    lines += ["", "| field | form | meaning |", "| --- | --- | --- |"]
    for field in FIELDS.values():
        lines.append(f"| `{field.name}` | {_form(field)} | {field.meaning} |")
    lines += ["", "| word in `exclude` | a space is barred that holds |", "| --- | --- |"]
    lines += [f"| `{word}` | {meaning} |" for word, meaning in EXCLUSIONS.items()]
    lines += ["", "| word in `prerequisites` | the event may be played while |", "| --- | --- |"]
    lines += [f"| `{word}` | {meaning} |" for word, meaning in PREREQUISITES.items()]
    return "\n".join(lines) + "\n"


def _form(field: Field) -> str:
    if field.form == "number":
        return f"{field.low} to {field.high}"
    if field.form == "side":
        return " or ".join([f'`"{side}"`' for side in SIDES])
    if field.form == "yes or no":
        return "`true` or `false`"
    if field.form == "within":
        return f"object, `steps` {field.low} to {field.high}"
    if field.form == "general":
        return "text"
    return f"list of {field.form}"
