"""The two rulebooks: every difference between them is a named switch here, and only here."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Option

OFFICIAL: Final = "official-2014"
REWRITTEN: Final = "rewritten"

OPTIONS: Final = (
    Option(
        "edition",
        OFFICIAL,
        (OFFICIAL, REWRITTEN),
        "the rulebook: the official one of 2014, or a player's rewritten one",
    ),
    Option(
        "draw-again",
        "no",
        ("no", "yes"),
        "tournament rule: after Declaration or Franklin the British may draw and act "
        "again (always so in the rewritten edition)",
    ),
)


class Edition:
    """The switches. Each is true or false for an edition; the rules ask for them by name."""

    __slots__ = (
        "alliance_steps_in_listed_order",
        "american_pool",
        "any_neutral_port_is_open",
        "automatic_victory_any_time",
        "congress_returns_before_navy",
        "congress_stops_british_tracing",
        "declaration_ignores_british_cus",
        "discard_reaches_any_port",
        "draw_again_allowed",
        "draw_again_required",
        "general_protects_marker_from_removal",
        "interception_bars_every_retreat",
        "interceptor_arrives_first",
        "king_bound_to_setup_lines",
        "name",
        "navy_supports_neutral_fortified_port",
        "newcomer_always_stays",
        "only_cus_bar_british_markers",
        "queue_opens_with_any_card",
    )

    def __init__(self, name: str, draw_again: bool) -> None:
        rewritten = name == REWRITTEN
        self.name: str = name
        self.american_pool: bool = rewritten
        """American CUs come from a pool refilled to six each year (RW 5.1), not from stock."""
        self.king_bound_to_setup_lines: bool = rewritten
        """For the King: exactly three, by line from the set-up's British spaces (RW 3.0)."""
        self.only_cus_bar_british_markers: bool = rewritten
        """American generals and Congress do not bar British placing (RW 7.4)."""
        self.any_neutral_port_is_open: bool = rewritten
        """The British may place in any neutral port, with no British port anywhere (RW 7.4)."""
        self.discard_reaches_any_port: bool = rewritten
        """A British discard may act on any port (RW 7.2)."""
        self.general_protects_marker_from_removal: bool = rewritten
        """A lone British general, too, keeps his marker from being removed (RW 7.2)."""
        self.declaration_ignores_british_cus: bool = rewritten
        """The Declaration may place where a British CU stands (RW 10.2.6)."""
        self.draw_again_allowed: bool = rewritten or draw_again
        """After Declaration or Franklin the British draw a card and act again (6.34.C.i)."""
        self.draw_again_required: bool = rewritten
        """… and must (RW 2.7.1)."""
        self.congress_returns_before_navy: bool = rewritten
        """Congress returns in the phase of the Navy, before it (RW 5.5)."""
        self.newcomer_always_stays: bool = not rewritten
        """A reinforcing general replaces the old one (8.1.C, 8.2.C); RW: the owner chooses."""
        self.interception_bars_every_retreat: bool = not rewritten
        """After a successful interception nobody there retreats before battle (7.8.D)."""
        self.interceptor_arrives_first: bool = not rewritten
        """The interceptor is there before the Army he stops and captures a general who stood
        there alone (7.6.A, 7.8.F); RW 9.6.1: the Army is there, and the general is part of it."""
        self.alliance_steps_in_listed_order: bool = rewritten
        """A lost battle's +1 and the Regulars' +2 come before the -3 for Washington taken in
        that battle (RW 5.3.4); official: the -3 comes with the losses, before them (9.2, 9.5)."""
        self.navy_supports_neutral_fortified_port: bool = rewritten
        """Royal Navy +1 in a fortified port unless it is American (RW 11.3.3)."""
        self.congress_stops_british_tracing: bool = rewritten
        """Congress in a neutral space denies it to British tracing (RW 5.6.4)."""
        self.automatic_victory_any_time: bool = rewritten
        """Automatic victory is tested outside Strategy and Winter phases too (RW 6.1)."""
        self.queue_opens_with_any_card: bool = rewritten
        """A queue may open with any OPS card and be spent at once (RW 9.4.1)."""
