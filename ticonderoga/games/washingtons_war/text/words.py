"""Every prompt, reason, log line and verb of Washington's War, each with its rule number."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import ANY_LOT, SEA, Prompt, Sentence, Verb, Way

VERBS: Final = (
    Verb("place", ("space",), "Place a PC marker in {0}"),
    Verb("flip", ("space",), "Flip the PC marker in {0}"),
    Verb("remove", ("space",), "Remove the PC marker in {0}"),
    Verb("remove_cu", ("space",), "Remove a CU in {0}"),
    Verb("done", (), "Done"),
    Verb("lead", ("card",), "Lead with {0}"),
    Verb("no_lead", (), "Do not lead with a campaign card"),
    Verb("first", ("seat",), "{0} goes first"),
    Verb("exchange", ("card",), "Exchange {0} for the discarded event"),
    Verb("no_exchange", (), "Do not exchange"),
    Verb("activate", ("card",), "{0}: activate a general"),
    Verb("politics", ("card",), "{0}: place PC markers"),
    Verb("reinforce", ("card",), "{0}: bring reinforcements"),
    Verb("queue", ("card",), "{0}: queue"),
    Verb("discard_unused", ("card",), "{0}: discard"),
    Verb("event", ("card",), "{0}: play the event"),
    Verb("campaign", ("card",), "{0}: play as a campaign"),
    Verb("discard", ("card",), "{0}: discard for one PC marker"),
    Verb("general", ("general",), "Activate {0}"),
    Verb("wait", (), "Do not activate, keep the queue"),
    Verb("land", ("space",), "Landing party at {0}"),
    Verb("march", ("space",), "March to {0}"),
    Verb("sail", ("space",), "Sail to {0}"),
    Verb(
        "carry",
        ("number", "number"),
        "Take {0:no CUs/# CU/# CUs}{1:/ and # French/ and # French}",
        most=60,
    ),
    Verb("stop", (), "End the march", within="End the march in {space}"),
    Verb("intercept", ("general",), "Intercept with {0}"),
    Verb("let_pass", (), "Let them pass"),
    Verb("retreat_before_battle", (), "Attempt a retreat before battle"),
    Verb("stand", (), "Stand and fight"),
    Verb("battle_card", ("card",), "Play {0} in this battle"),
    Verb("discard_for_bonus", ("card",), "Discard {0} for +1"),
    Verb("no_card", (), "Play no card"),
    Verb("mix", ("number", "number"), "{0} American and {1} French", most=60),
    Verb("retreat", ("space",), "Retreat to {0}"),
    Verb("dismiss", ("general",), "{0} goes to the reinforcement box"),
    Verb("arrive", ("space",), "Arrive at {0}", brings=ANY_LOT),
    Verb("bring_general", ("general",), "Bring {0}"),
    Verb("bring_no_general", (), "Bring no general", within="Bring no general to {space}"),
    Verb("bring_cus", ("number",), "Bring {0:CU}", most=60),
    Verb("land_french", ("space",), "The French land at {0}", brings=ANY_LOT),
    Verb("place_navy", ("zone",), "French Navy to the {0} zone"),
    Verb("convene", ("space",), "Congress meets at {0}"),
    Verb("withdraw_cu", ("space",), "Withdraw a CU from {0}"),
    Verb("option", ("number",), "Option {0}", most=20),
    Verb("draw_again", (), "Draw a card and play again"),
    Verb("no_draw", (), "Do not draw"),
)

PROMPTS: Final[dict[str, Prompt]] = {
    "committee": Prompt(
        "4.0",
        "Committees of Correspondence: place one PC marker in each colony "
        "(colonies left: {number}).",
        "The American places the Committees of Correspondence.",
    ),
    "king": Prompt(
        "4.0",
        "For the King: {number:PC marker} left to place.",
        "The British place For the King PC markers ({number} left).",
    ),
    "lead": Prompt(
        "5.3.a",
        "Lead with a campaign card to go first?",
        "The British decide whether to lead with a campaign card.",
    ),
    "first": Prompt("5.3", "Who goes first this year?", "Who goes first is being decided."),
    "exchange": Prompt(
        "6.32.C",
        "{card} was discarded. Exchange an OPS card for it before your play?",
        "The opponent may exchange an OPS card for {card}.",
    ),
    "play": Prompt("5.3", "Play a card.", "The opponent plays a card."),
    "politics": Prompt(
        "10.11",
        "Place or flip PC markers: {number} left.",
        "The opponent places and flips PC markers ({number} left).",
    ),
    "discard_action": Prompt(
        "6.32.B",
        "{card} discarded: place, flip or remove one PC marker adjacent to yours, or do nothing.",
        "The opponent uses the discard of {card}.",
    ),
    "activate": Prompt(
        "7.1",
        "Activate which general? Strategy rating up to {number}.",
        "The opponent activates a general of rating up to {number}.",
    ),
    "any_general": Prompt(
        "7.3.C",
        "Which general marches up to {number:space}?",
        "The opponent picks a general to march up to {number:space}.",
    ),
    "campaign": Prompt(
        "7.2",
        "Campaign: activate a general ({number:activation} left).",
        "The opponent's campaign continues ({number:activation} left).",
    ),
    "march": Prompt(
        "7.3",
        "{general} ({cus:no CUs/# CU/# CUs}{french:/ and # French/ and # French}): "
        "{left:space} left. March to…",
        "{general} is marching, now at {space}.",
        {"cus": "number", "french": "number", "left": "number"},
    ),
    "intercept": Prompt(
        "7.8",
        "A British Army enters {space}: attempt to intercept?",
        "The American may intercept at {space}.",
    ),
    "retreat_before_battle": Prompt(
        "7.9",
        "{general} at {space} is attacked: retreat before battle? Succeeds on {number} or less.",
        "{general} at {space} may retreat before battle.",
    ),
    "battle_card": Prompt(
        "9.2",
        "Battle at {space}: play a battle card or discard an event?",
        "Battle at {space}: the opponent decides on a card.",
    ),
    "losses": Prompt(
        "9.5",
        "{number:CU is/CUs are} lost at {space}: which?",
        "The American picks the {number:CU} lost at {space}.",
    ),
    "winter_losses": Prompt(
        "11.3",
        "{number:CU is/CUs are} lost to the winter at {space}: which?",
        "The American picks the {number:CU} lost to the winter at {space}.",
    ),
    "along": Prompt(
        "7.8.C",
        "{number:CU} may leave {space}: which?",
        "The American picks the {number:CU} to leave {space}.",
    ),
    "along_in_retreat": Prompt(
        "7.9.B",
        "{number:CU} may retreat from {space}: which?",
        "The American picks the {number:CU} to retreat from {space}.",
    ),
    "which_cu": Prompt(
        "6.31", "Which CU at {space} is removed?", "A CU is being picked at {space}."
    ),
    "retreat": Prompt(
        "9.61", "The force at {space} must leave: where to?", "A force retreats from {space}."
    ),
    "dismiss": Prompt(
        "7.4.C",
        "Two generals are at {space}: who goes to the reinforcement box?",
        "One of two generals at {space} goes to the box.",
    ),
    "washington_lost": Prompt(
        "7.6.B",
        "Washington is captured: {number:American PC marker} left to remove, one per colony.",
        "The British remove American PC markers: {number} left.",
    ),
    "arrival": Prompt("8.0", "Where do the reinforcements arrive?", "Reinforcements are arriving."),
    "newcomer": Prompt("8.0", "Which general comes to {space}?", "A general may come to {space}."),
    "number": Prompt("8.0", "How many CUs come to {space}?", "CUs come to {space}."),
    "french_landing": Prompt(
        "12.2.B.ii", "Where does Rochambeau land?", "The American lands the French army."
    ),
    "navy": Prompt(
        "12.3", "Which zone does the French Navy blockade?", "The American places the French Navy."
    ),
    "convene": Prompt("10.2.1", "Where does Congress meet again?", "The American places Congress."),
    "european_war": Prompt(
        "12.2.B.iii",
        "European War: {number:British CU} left to remove from the map.",
        "The British remove CUs: {number} left.",
    ),
    "event_target": Prompt(
        "6.31",
        "{card}: choose a space ({number} left).",
        "{card} is being carried out.",
    ),
    "event_option": Prompt(
        "6.31", "{card}: which of the two effects?", "{card} is being carried out."
    ),
    "declaration": Prompt(
        "6.34.C.i",
        "Declaration of Independence: place one PC marker in each colony that has room.",
        "The American carries out the Declaration of Independence.",
    ),
    "again": Prompt(
        "6.34.C.i",
        "Draw a card and play again at once?",
        "The British may draw a card and play again.",
    ),
}


def _space(rule: str, template: str) -> Sentence:
    return Sentence(rule, template, ("space",))


def _card(rule: str, template: str) -> Sentence:
    return Sentence(rule, template, ("card",))


def _general(rule: str, template: str) -> Sentence:
    return Sentence(rule, template, ("general",))


REASONS: Final[dict[str, Sentence]] = {
    # markers
    "marked": _space("10.0", "{0} already has a PC marker."),
    "american_cu_there": _space("7.5", "An American or French CU is in {0}."),
    "american_unit_there": _space("10.11.B.ii", "An American unit is in {0}."),
    "american_marker_there": _space("7.5", "{0} has an American PC marker."),
    "british_cu_there": _space("10.11.A.ii", "A British CU is in {0}."),
    "british_marker_there": _space("8.2.C", "{0} has a British PC marker."),
    "british_piece_there": _space("4.0", "A British piece is in {0}."),
    "already_british": _space("7.2.B", "{0} is already British."),
    "out_of_british_reach": _space(
        "10.11.B.ii",
        "{0} is not next to a British PC marker that was there before this card, and no British "
        "Army stands in it.",
    ),
    "congress_is_dispersed": _space(
        "10.11.A.iv", "Congress is dispersed: no PC marker may be placed in {0} now."
    ),
    "line_mutinies": _space(
        "10.11.A.iv", "The Line Mutinies forbid placing a PC marker in {0} this year."
    ),
    "no_enemy_marker": _space("10.11", "{0} has no enemy PC marker to flip or remove."),
    "no_marker_of_that_side": _space(
        "10.12.A", "{0} has no PC marker that this event could touch."
    ),
    "no_american_marker": _space("7.6.B", "{0} has no American PC marker."),
    "no_american_general_to_flip": _space(
        "10.11.A.iii", "No American general is in {0} to flip its PC marker."
    ),
    "no_british_army_to_flip": _space(
        "10.11.B.iii", "No British Army (general and CU) is in {0} to flip its PC marker."
    ),
    "not_next_to_own_marker": _space(
        "10.12.B", "{0} is not next to a space with a PC marker of your own."
    ),
    "marker_guarded_by_cu": _space("6.32.B", "A CU guards the PC marker in {0}."),
    "marker_guarded_by_general": _space("6.32.B", "A general guards the PC marker in {0}."),
    "marker_guarded_by_congress": _space("6.32.B", "Congress guards the PC marker in {0}."),
    "colony_already_hit": _space("7.6.B", "The colony of {0} has already lost its PC marker."),
    "colony_already_served": _space("4.0", "The colony of {0} already has its PC marker."),
    "not_in_canada": _space("4.0", "{0} is in Canada, not in one of the thirteen colonies."),
    "king_not_next_to_setup": _space("4.0", "No line joins {0} to a British space of the set-up."),
    "king_must_place": Sentence("4.0", "All three PC markers must be placed under this edition."),
    "congress_not_in_canada": _space("10.2.1", "Congress does not meet in Canada ({0})."),
    "congress_needs_american_marker": _space("10.2.1", "{0} has no American PC marker."),
    "congress_needs_no_british_piece": _space("10.2.1", "A British piece is in {0}."),
    # cards
    "card_not_in_hand": _card("6.1", "{0} is not in your hand."),
    "no_ops_card": _card("6.2", "{0} is not an OPS card."),
    "no_event": _card("6.3", "{0} is an OPS card and has no event."),
    "no_campaign": _card("7.2", "{0} is not a campaign card."),
    "campaign_not_event": _card("7.2", "{0} is played as a campaign, not as an event."),
    "other_sides_event": _card("6.3.B", "{0} is the enemy's event."),
    "only_in_battle": _card("6.33.A", "{0} works only inside a battle."),
    "alliance_is_signed": _card("6.32.A", "{0} cannot happen: France has entered the war."),
    "no_european_war": _card("12.2.B.iii", "{0} cannot happen: there is no European War."),
    "european_war_is_on": _card("12.2.B.iii", "{0} cannot happen during the European War."),
    "navy_not_on_map": _card("6.32.A", "{0} cannot happen: the French Navy is in no zone."),
    "never_discarded": _card("6.34.A", "{0} must be played as the event and is never discarded."),
    "ops_gives_no_discard_action": _card(
        "6.32.B", "{0} is an OPS card: discarded it gives no PC marker action."
    ),
    "ops_not_in_battle": _card("6.33.C", "{0} is an OPS card and gives nothing in a battle."),
    "no_battle_card": _card("6.33.A", "{0} is not a battle card."),
    "other_sides_battle_card": _card(
        "6.33.C", "{0} is the enemy's battle card: it can only be discarded for +1."
    ),
    "lead_needs_campaign": _card(
        "5.3.a", "{0} is not a campaign card: only a campaign card leads."
    ),
    "exchange_needs_ops": _card(
        "6.32.C", "{0} is not an OPS card: only OPS cards can be exchanged."
    ),
    "exchange_needs_more": _card("6.32.C", "{0} is too low: the American pays a 2 or a 3 OPS."),
    "queue_opens_low": _card("7.1.B.i", "{0}: an operations queue opens with a 1 or a 2."),
    "nobody_to_activate": _card("7.1.A", "{0} is too low for every general you have on the map."),
    "no_political_action": _card("10.11", "{0}: there is no PC marker you could place or flip."),
    "card_is_played": Sentence("7.1.A", "The card is played: a general must be activated."),
    "draw_is_required": Sentence("6.34.C.i", "Under this edition the card must be drawn."),
    "event_must_be_done": _card("6.31", "{0} must be carried out as long as it can be."),
    "event_does_otherwise": _card("10.12.A", "{0} has a different effect on that space."),
    "option_has_no_target": Sentence("6.31", "Option {0} has no space it could act on."),
    # events
    "no_cu_to_remove": _space("6.31", "{0} has no CU that this event could remove."),
    "not_in_named_colonies": _space("6.31", "{0} is in none of the colonies the card names."),
    "ports_only": _space("6.31", "{0} is not a port; the card is for ports only."),
    "no_ports": _space("6.31", "{0} is a port; the card excludes ports."),
    "too_far_from_general": _space("6.31", "{0} is too far from every general the card names."),
    # generals and marches
    "not_your_general": _general("7.1", "{0} is not your general."),
    "general_not_on_map": _general("7.1", "{0} is not on the map."),
    "general_already_moved": _general("7.2.A", "{0} has already been activated by this campaign."),
    "rating_too_high": Sentence(
        "7.1.A",
        "{0} has strategy rating {1}; this card reaches {2}.",
        ("general", "number", "number"),
    ),
    "no_card_activates": _general("7.1.A", "None of your cards activates {0}."),
    "no_line": _space("7.3.B", "No line leads from here to {0}."),
    "arnold_only": _space("7.4.D", "Only Arnold can take the wilderness road to {0}."),
    "too_far": _space("7.3.A", "{0} is too far: not enough spaces left in this move."),
    "fifth_space_into_battle": _space(
        "7.3.C", "{0} holds British CUs, and the fifth space may not lead into battle."
    ),
    "fifth_space_after_overrun": _space(
        "7.3.C", "{0} would be a fifth space, not allowed after an overrun."
    ),
    "alone_among_cus": _space("7.4.A", "{0} holds enemy CUs; a general without CUs stays out."),
    "alone_on_enemy_marker": _space(
        "7.4.B", "{0} has an enemy PC marker; a general without CUs stays out."
    ),
    "alone_with_enemy_general": _space(
        "7.4.A", "A general without CUs may not stop at {0} with a lone enemy general."
    ),
    "load_already_set": Sentence(
        "7.3.A", "{0} has already taken or dropped CUs at {1}.", ("general", "space")
    ),
    "load_impossible": _space(
        "7.3.A",
        "That many CUs cannot be taken at {0}: five at most, and only those that are there.",
    ),
    "only_british_sail": _space("7.5", "Only the British sail; {0} cannot be reached by sea."),
    "voyage_is_whole_move": _space("7.5", "Sailing to {0} takes the whole move."),
    "already_there": _space("7.5", "He is already at {0}."),
    "cannot_embark": _space(
        "7.5", "From this space nobody can sail to {0}: it is not an eligible port."
    ),
    "sail_cannot_embark": _space(
        "7.5", "No line leads to {0}, and from this space nobody can sail."
    ),
    "sail_american_cu_there": _space(
        "7.5", "No line leads to {0}, and its American CUs bar a landing from the sea."
    ),
    "sail_american_marker_there": _space(
        "7.5", "No line leads to {0}, and its American PC marker bars a landing from the sea."
    ),
    "sail_blockaded": _space("12.3", "No line leads to {0}, and the French Navy blockades it."),
    "no_port": _space("2.1.C", "{0} is not a port."),
    "blockaded": _space("12.3", "{0} is blockaded by the French Navy."),
    "fortified": _space("2.1.C", "{0} is a fortified port: no landing party goes there."),
    "only_british_land": _space("7.2.B", "Only the British send landing parties ({0})."),
    "landing_party_used": _space("7.2.B", "This campaign's landing party is already used ({0})."),
    "general_not_there": Sentence("7.4.C", "{0} is not at {1}.", ("general", "space")),
    # interception and retreat
    "only_americans_intercept": _general("7.8", "{0} is British: only Americans intercept."),
    "interceptor_not_adjacent": _general("7.8.A", "{0} is not next to the space entered."),
    "interceptor_without_cus": _general("7.8.A", "{0} has no CUs with him."),
    "interceptor_has_tried": _general("7.8.E", "{0} has already tried during this card."),
    "attacker_returns": _space(
        "9.61.B", "A beaten attacker retreats to the space he came from, not to {0}."
    ),
    "not_where_attack_came_from": _space("9.61.B", "The attack came from {0}."),
    "retreat_not_adjacent": _space("9.61.A", "{0} is not next to the battle."),
    "retreat_sea_closed": _space(
        "9.62", "{0} is reached by sea only, and no retreat by sea leaves this port."
    ),
    "retreat_enemy_cu": _space("9.61.A", "Enemy CUs are in {0}."),
    "retreat_enemy_marker": _space("9.61.A", "{0} has an enemy PC marker."),
    "retreat_lone_general": _space(
        "7.4.A", "An enemy general is in {0}, and only an Army could take him."
    ),
    "wrong_mix": Sentence("9.5", "Exactly {0:CU}, of those that are there."),
    # reinforcements and the French
    "british_have_reinforced": _card(
        "8.1.B", "{0}: this year's British reinforcement play is used up."
    ),
    "americans_have_reinforced": _card(
        "8.2.B", "{0}: this year's American reinforcement plays are used up."
    ),
    "nothing_to_bring": _card("8.0", "{0}: neither CUs nor generals are waiting."),
    "nobody_waits": _space("8.0", "{0}: neither CUs nor generals are waiting."),
    "no_cus_wait": Sentence("8.0", "No CUs are waiting, so a general must come."),
    "nowhere_to_arrive": _card("8.0", "{0}: no space can receive reinforcements."),
    "general_not_in_box": _general("8.0", "{0} is not in your reinforcement box."),
    "none_to_washington": _space("8.2.C", "No general may be brought to Washington ({0})."),
    "wrong_number": Sentence("8.0", "From {0} to {1:CU} can come."),
    "no_french_waiting": Sentence("12.2.B.ii", "No French army is waiting to land."),
    "no_british_cu_to_withdraw": _space("12.2.B.iii", "{0} has no British CU."),
}

LOG: Final[dict[str, Sentence]] = {
    "placed": Sentence("10.11", "{0} place a PC marker in {1}.", ("side", "space")),
    "flipped": Sentence("10.11", "{0} flip the PC marker in {1}.", ("side", "space")),
    "marker_removed": Sentence("10.1", "The {0} PC marker in {1} is removed.", ("seat", "space")),
    "isolated": Sentence(
        "10.3", "The {0} PC marker in {1} is isolated and removed.", ("seat", "space")
    ),
    "set_up_done": Sentence("4.0", "Set-up is complete."),
    "year": Sentence("5.0", "The year {0} begins."),
    "phase_winter": Sentence("5.4", "Winter Attrition Phase, {0}."),
    "phase_political": Sentence("5.6", "Political Control Phase, {0}."),
    "british_reinforcements": Sentence(
        "8.1.A", "{0:British CU joins/British CUs join} the reinforcement box, which holds {1}."
    ),
    "general_returns": _general("5.1", "{0} returns from captivity to the reinforcement box."),
    "dealt": Sentence("5.2", "Cards are dealt: {0} to the Americans, {1} to the British."),
    "drew": Sentence("6.1", "{0} draw {1}.", ("side", "card"), 1, 0),
    "reshuffled": Sentence("6.1.B", "The deck is reshuffled: {0:card}."),
    "cards_added": Sentence("6.1.E", "{0:set-aside card joins/set-aside cards join} the deck."),
    "reshuffle_due": _card("6.1.B", "{0}: the deck is reshuffled at the next deal."),
    "british_lead": _card("5.3.a", "The British lead with {0}."),
    "begins": Sentence("5.3", "{0} go first.", ("side",)),
    "exchanged": Sentence("6.32.C", "{0} exchange {1} for {2}.", ("side", "card", "card")),
    "play_activate": Sentence("7.1", "{0} play {1} to activate a general.", ("side", "card")),
    "play_politics": Sentence("10.11", "{0} play {1} to place PC markers.", ("side", "card")),
    "play_reinforce": Sentence("8.0", "{0} play {1} for reinforcements.", ("side", "card")),
    "play_queue": Sentence("7.1.B", "{0} add {1} to the queue.", ("side", "card")),
    "play_discard_unused": Sentence("5.3", "{0} discard {1} without effect.", ("side", "card")),
    "play_event": Sentence("6.31", "{0} play {1}.", ("side", "card")),
    "play_campaign": Sentence("7.2", "{0} play {1}.", ("side", "card")),
    "play_discard": Sentence("6.32", "{0} discard {1}.", ("side", "card")),
    "card_removed": _card("6.3.C", "{0} is removed from the game."),
    "queue_grows": Sentence("7.1.B", "The {0} queue holds {1} OPS.", ("seat", "number")),
    "queue_dropped": Sentence("7.1.B.iii", "{0} abandon a queue of {1:card}.", ("side", "number")),
    "stripped": Sentence("6.31", "{0} lose {1} from their hand.", ("side", "card")),
    "nothing_to_strip": Sentence("6.31", "{0} have no card to lose.", ("side",)),
    "alliance_moved": Sentence("12.1", "The alliance marker moves by {0}, to {1}."),
    "regulars_lost": Sentence("9.41", "The Regulars' Advantage is lost."),
    "mutinies": Sentence(
        "10.11.A.iv", "Line Mutinies: no American PC markers may be placed this year."
    ),
    "navy_leaves": Sentence("12.3", "The French Navy leaves until the next French Naval Phase."),
    "navy_placed": Sentence("12.3", "The French Navy blockades the {0} zone.", ("zone",)),
    "war_ends": Sentence("6.34.C.iii", "The war will end in {0}."),
    "alliance_signed": Sentence("12.2", "France signs the alliance."),
    "french_land": Sentence(
        "12.2.B.ii", "Rochambeau lands at {0} with {1:French CU}.", ("space", "number")
    ),
    "french_wait": Sentence("12.2.B.ii", "No port is open: the French army waits."),
    "european_war": Sentence("12.2.B.iii", "The European War breaks out."),
    "cu_withdrawn": _space("12.2.B.iii", "A British CU is withdrawn from {0}."),
    "activated": Sentence("7.3", "{0} is activated at {1}.", ("general", "space")),
    "marched": Sentence(
        "7.3",
        "{0} marches from {1} to {2} with {3}.",
        ("general", "space", "space", "cus"),
        way=Way(1, 2, piece=0),
    ),
    "sailed": Sentence(
        "7.5",
        "{0} sails from {1} to {2} with {3}.",
        ("general", "space", "space", "cus"),
        way=Way(1, 2, SEA, 0),
    ),
    "landing_party": _space("7.2.B", "A British landing party goes ashore at {0}."),
    "to_box": _general("7.4.C", "{0} goes to the reinforcement box."),
    "captured": _general("7.6", "{0} is captured."),
    "general_gone": _general("6.33", "{0} is removed from the game."),
    "congress_dispersed": _space("7.7", "Congress is dispersed from {0}."),
    "congress_returns": _space("10.2.1", "Congress meets at {0}."),
    "congress_stays_out": Sentence("10.2.1", "Congress has nowhere to meet."),
    "interception": Sentence(
        "7.8",
        "{0} attempts to intercept at {1}: rolls {2} and {3}.",
        ("general", "space", "d6", "outcome", "space"),
        way=Way(4, 1, piece=0),
    ),
    "retreat_before_battle": Sentence(
        "7.9",
        "{0} attempts a retreat before battle at {1}: rolls {2} and {3}.",
        ("general", "space", "d6", "outcome"),
    ),
    "battle": Sentence("9.1", "{0} attack at {1}.", ("side", "space")),
    "battle_card": Sentence("6.33", "{0} play {1} in the battle.", ("side", "card")),
    "discarded_for_bonus": Sentence("6.33.C", "{0} discard {1} for +1.", ("side", "card")),
    "rating": Sentence("9.3", "{0} rolls {1}: rating {2}.", ("general", "d6", "number")),
    "modifier": Sentence("9.4", "{0}: {2:+d} {1}.", ("seat", "modifier", "number")),
    "battle_roll": Sentence(
        "9.2", "{0} roll {1} {2:+d} = {3}.", ("side", "d6", "number", "number")
    ),
    "battle_won": Sentence("9.2", "{0} win the battle at {1}.", ("side", "space")),
    "loss_roll": Sentence("9.5", "{0} roll {1} for losses: {2}.", ("side", "d6", "cus")),
    "cus_lost": Sentence("9.5", "{0} lose {2} at {1}.", ("side", "space", "cus")),
    "overrun": Sentence("9.7", "{0} overrun a CU at {1}.", ("side", "space")),
    "retreated": Sentence(
        "9.61",
        "{0} retreat from {1} to {2}.",
        ("side", "space", "space", "general"),
        way=Way(1, 2, piece=3),
    ),
    "surrender": Sentence("9.63", "{0} surrender at {1} with {2}.", ("side", "space", "cus")),
    "reinforced": Sentence("8.0", "{0} bring {2} to {1}.", ("side", "space", "cus")),
    "general_arrives": Sentence("8.0", "{0} arrives at {1}.", ("general", "space")),
    "winter_roll": Sentence(
        "11.0", "The lone CU at {0} rolls {1}: {2} lost.", ("space", "d6", "number")
    ),
    "acts_again": Sentence("6.34.C.i", "The British draw a card and play again."),
    "colonies": Sentence("13.2", "The Americans control {0:colony/colonies}, the British {1}."),
    "won": Sentence("13.0", "{0} win: {1}.", ("side", "ending")),
}

MODIFIERS: Final[dict[str, Sentence]] = {
    "cus": Sentence("9.4", "combat units"),
    "rating": Sentence("9.3", "general's rating"),
    "regulars": Sentence("9.41", "Regulars' Advantage"),
    "royal_navy": Sentence("9.42", "Royal Navy support"),
    "militia": Sentence("9.43", "militia"),
    "winter_offensive": Sentence("9.44", "Winter Offensive"),
    "card": Sentence("9.45", "card"),
    "interception": Sentence("9.46", "interception"),
}
"""The terms of the kind "modifier"."""

ENDINGS: Final[dict[str, Sentence]] = {
    "no_american_cus": Sentence("13.1", "no American or French CU is left on the map"),
    "no_british_cus": Sentence("13.1", "no British CU is left in the thirteen colonies"),
    "colonies": Sentence("13.2", "colonies controlled at the war's end"),
}
"""Why a game is over; the terms of the kind "ending"."""
