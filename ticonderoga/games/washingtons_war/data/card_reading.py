"""Reading the deck file of a pack by the vocabulary of cards.py."""

from ticonderoga.engine.kit.cards import card_rows
from ticonderoga.engine.kit.fields import Fields, listed
from ticonderoga.games.washingtons_war.data.board import BRITISH, Board, side_of
from ticonderoga.games.washingtons_war.data.cards import (
    ASPECTS,
    DECK_SIZE,
    EXCLUSIONS,
    FIELDS,
    INSIDE_BATTLE,
    KINDS,
    LAST_CAMPAIGN,
    LAST_OPS,
    MANDATORY_CARDS,
    MODES,
    PREREQUISITES,
    RESHUFFLES,
    SIDES,
    VOCABULARY,
    Card,
    Deck,
    Effect,
    Field,
)


def read_deck(top: Fields, board: Board, generals: list[str]) -> Deck:
    """The deck of a deck file; whatever is wrong is added to the table's problems."""
    top.known(["about", "ops_cards", "event_counts", "cards"])
    shared = top.inner("ops_cards")
    shared.known(["text", "confidence", "confidence_detail", "source"])
    if top.has("event_counts"):
        expected_counts(top)
    rows = card_rows(top, DECK_SIZE)
    deck = Deck()
    deck.cards = [Card(number) for number in range(DECK_SIZE + 1)]
    deck.numbers = tuple(range(1, DECK_SIZE + 1))
    for number, row in rows:
        deck.cards[number] = _read_card(row, number, shared, board, generals)
    mandatory = [card.number for card in deck.cards if card.kind == "mandatory"]
    if len(mandatory) != MANDATORY_CARDS and len(rows) == DECK_SIZE:
        top.complain(
            f"{len(mandatory)} cards are mandatory.",
            "There should be seven: five that end the war, the Declaration and Franklin.",
            "cards",
        )
    return deck


def expected_counts(top: Fields) -> dict[str, int]:
    """How many events of each kind the rulebook counts."""
    table = top.inner("event_counts")
    names = ["remove_pc", "realign", "discard_random", "remove_cu", "french_alliance"]
    table.known([*names, "source"])
    return {name: table.integer(name, 0, DECK_SIZE) for name in names if table.has(name)}


def _read_card(row: Fields, number: int, shared: Fields, board: Board, generals: list[str]) -> Card:
    row.known(
        ["number", "title", "kind", "ops", "side", "text", "prerequisites", "removed_after_play"]
        + ["reshuffle", "discard_bonus", "added_year", "effects"]
        + ["confidence", "confidence_detail", "source"]
    )
    card = Card(number)
    card.kind = row.choice("kind", list(KINDS))
    _check_kind(row, card)
    if card.kind == "ops":
        card.ops = row.integer("ops", 1, 3)
        for name in ("text", "confidence", "confidence_detail", "source"):
            if not row.has(name) and shared.has(name):
                row.fields[name] = shared.fields[name]
        card.title = row.text("title", f"{card.ops} OPS")
    else:
        card.title = row.text("title")
        if row.has("ops"):
            row.complain('only an OPS card has "ops".', "Leave it out.", "ops")
    card.text = row.text("text")
    _read_side(row, card)
    conditions = list(PREREQUISITES)
    known = row.several("prerequisites", conditions, "a known condition")
    card.prerequisites = tuple([conditions[place] for place in known])
    card.removed_after_play = row.flag("removed_after_play")
    card.reshuffle = row.choice("reshuffle", list(RESHUFFLES), "")
    usual_bonus = 1 if card.kind in ("campaign", "event", "battle") else 0
    card.discard_bonus = row.integer("discard_bonus", 0, 3, usual_bonus)
    card.added_year = row.integer("added_year", 1776, 1783, 0)
    card.confidence = row.confidence()
    card.confidence_detail = row.confidence_detail(list(ASPECTS))
    card.source = row.text("source")
    _read_effects(row, card, board, generals)
    return card


def _check_kind(row: Fields, card: Card) -> None:
    right = ""
    if card.number <= LAST_OPS:
        right = "ops"
    elif card.number <= LAST_CAMPAIGN:
        right = "campaign"
    if right and card.kind != right:
        row.complain(
            f'its kind is "{card.kind}".',
            f'Cards 1 to 66 are OPS cards and 67 to 70 campaigns, so it should be "{right}".',
        )
    elif not right and card.kind in ("ops", "campaign"):
        row.complain(
            f'its kind is "{card.kind}".',
            "Cards 71 to 110 should be event, battle or mandatory.",
        )


def _read_side(row: Fields, card: Card) -> None:
    if card.kind in ("event", "battle"):
        card.side = side_of(row, "side", list(SIDES))
    elif row.has("side"):
        row.complain(
            f"a card of the kind {card.kind} has a side.",
            "Leave the side out: it serves whoever holds it.",
            "side",
        )


def _read_effects(row: Fields, card: Card, board: Board, generals: list[str]) -> None:
    effects: list[Effect] = []
    inside: list[Effect] = []
    if card.kind == "ops":
        if row.has("effects"):
            row.complain("an OPS card has no effects.", "Leave them out.", "effects")
        return
    rows = row.rows("effects", "effect")
    if not rows and row.has("effects"):
        row.complain("it has no effect.", "Every card but an OPS card needs one.", "effects")
    for part in rows:
        effect = _read_effect(part, card, board, generals)
        if card.kind != "battle":
            if effect.mode:
                part.complain("only a battle card has modes.", "Leave the mode out.", "mode")
            effects.append(effect)
        elif effect.mode == "strategy_phase_event":
            effects.append(effect)
        else:
            inside.append(effect)
            if effect.op not in INSIDE_BATTLE:
                part.complain(
                    f'"{effect.op}" does not work inside a battle.',
                    'Add "mode": "strategy_phase_event" if it is the card\'s other use.',
                )
    card.effects = tuple(effects)
    card.battle_effects = tuple(inside)
    for effect in inside:
        card.battle_bonus += effect.amount
        card.draws += effect.draw
    if card.kind == "battle" and not card.battle_bonus and rows:
        row.complain(
            "a battle card gives no bonus.", 'Add the effect {"op": "battle", "drm": 2, "draw": 1}.'
        )
    marks = "reshuffle_next_deal" in [effect.op for effect in effects + inside]
    if marks != (card.reshuffle == "when_played"):
        row.complain(
            'the effect "reshuffle_next_deal" and "reshuffle": "when_played" go together.',
            "Write both or neither.",
        )


def _read_effect(part: Fields, card: Card, board: Board, generals: list[str]) -> Effect:
    name = part.text("op")
    if name not in VOCABULARY:
        if name:
            part.place_of(name, list(VOCABULARY), "a word of the effect vocabulary")
        return Effect(name)
    op = VOCABULARY[name]
    effect = Effect(name)
    part.known(["op", "mode", *op.needs, *op.takes])
    if card.kind and card.kind not in op.kinds:
        part.complain(
            f'"{name}" does not fit a card of the kind {card.kind}.',
            f"It belongs on a card of the kind {listed(op.kinds, 'or')}.",
        )
    effect.mode = part.choice("mode", list(MODES), "")
    for needed in op.needs:
        if not part.has(needed):
            part.complain(f'"{name}" needs the field "{needed}".', FIELDS[needed].meaning + ".")
    for field_name in [*op.needs, *op.takes]:
        if part.has(field_name):
            _read_field(part, FIELDS[field_name], effect, board, generals)
    if effect.minimum > effect.maximum and part.has("max"):
        part.complain(
            f'"min" is {effect.minimum} and "max" is {effect.maximum}.',
            "At least may not be more than at most.",
        )
    if effect.adjacency and effect.owner != BRITISH:
        part.complain(
            '"adjacency" is the British placement rule.', "Leave it out for American markers."
        )
    if name == "choose_one":
        options = part.rows("options", "option", needed=False)
        effect.options = tuple([_read_effect(o, card, board, generals) for o in options])
        if len(options) < 2 and part.has("options"):
            part.complain("it offers fewer than two options.", "Give at least two.", "options")
    return effect


def _read_field(
    part: Fields, field: Field, effect: Effect, board: Board, generals: list[str]
) -> None:
    name = field.name
    if field.form == "number":
        _store_number(effect, name, part.integer(name, field.low, field.high))
    elif field.form == "side":
        _store_side(effect, name, side_of(part, name, list(SIDES)))
    elif field.form == "yes or no":
        _store_flag(effect, name, part.flag(name))
    elif field.form == "colonies":
        effect.colonies = _read_colonies(part, board)
    elif field.form == "within":
        within = part.inner("within")
        within.known(["of", "steps"])
        of = within.choice("of", ["american_general", "british_general"])
        effect.within_of = 1 if of == "british_general" else 0
        effect.within_steps = within.integer("steps", field.low, field.high)
    elif field.form == "exclusions":
        _read_exclusions(part, effect)
    elif field.form == "general":
        general = part.one_of(name, generals, "a general")
        effect.general = generals[general] if general >= 0 else ""


def _store_number(effect: Effect, name: str, value: int) -> None:
    if name == "min":
        effect.minimum = value
    elif name == "max":
        effect.maximum = value
    elif name == "per_colony":
        effect.per_colony = value
    elif name == "draw":
        effect.draw = value
    elif name == "landing_party_british_max":
        effect.landing_parties = value
    else:
        effect.amount = value


def _store_side(effect: Effect, name: str, side: int) -> None:
    if name == "adjacent_to":
        effect.adjacent_to = side
    elif name == "to":
        effect.to = side
        effect.owner = 1 - side if side >= 0 else -1
    else:
        effect.owner = side


def _store_flag(effect: Effect, name: str, flag: bool) -> None:
    if name == "port":
        effect.port = 1 if flag else 0
    elif name == "not_blockaded":
        effect.not_blockaded = flag
    elif name == "adjacency":
        effect.adjacency = flag


def _read_colonies(part: Fields, board: Board) -> tuple[int, ...]:
    if not part.values("colonies"):
        part.complain("the list is empty.", "Leave it out to mean the whole map.", "colonies")
    return tuple(sorted(part.several("colonies", board.colony_ids, "a colony")))


def _read_exclusions(part: Fields, effect: Effect) -> None:
    known = list(EXCLUSIONS)
    words = [known[place] for place in part.several("exclude", known, "known")]
    if not part.values("exclude"):
        part.complain("the list is empty.", f"It should hold {listed(known, 'or')}.", "exclude")
    effect.exclude_owner_cu = "owner_cu" in words
    effect.exclude_enemy_cu = "enemy_cu" in words
    effect.exclude_american_general = "american_general" in words
    effect.exclude_congress = "congress" in words
    effect.exclude_american_unit = "american_unit" in words
    effect.exclude_any_pc = "any_pc" in words
