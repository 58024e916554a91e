"""Agents: players that know no game and play any, through what a seat may see."""
