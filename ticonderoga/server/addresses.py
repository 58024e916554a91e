"""Addresses that whoever runs the server has named: single ones, networks, or all."""

from __future__ import annotations

import ipaddress

from ticonderoga.engine.errors import TiconderogaError

ALL = "*"


class Addresses:
    """What was named, such as `127.0.0.1, 10.0.0.0/8`, or `*` for all."""

    def __init__(self, named: str, option: str = "") -> None:
        parts = [part.strip() for part in named.split(",") if part.strip()]
        self._all: bool = ALL in parts
        self._networks = [_network(part, option) for part in parts if part != ALL]

    def __contains__(self, host: object) -> bool:
        if self._all:
            return True
        try:
            address = ipaddress.ip_address(str(host).partition("%")[0])
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self._networks)


def _network(text: str, option: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        for_option = f" for {option}" if option else ""
        raise TiconderogaError(
            f"'{text}' is not an address{for_option}; one is 10.0.0.1, and 10.0.0.0/8 is a network"
        ) from None
