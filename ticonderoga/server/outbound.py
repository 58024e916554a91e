"""Requests that leave the server: to public addresses only, over HTTPS, within a time.

Whoever sets a webhook names an address that this machine will call. It must not become a way to
reach the machine itself or its neighbours, nor to keep it waiting.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from urllib.parse import urlsplit

from ticonderoga.engine.errors import TiconderogaError

SECONDS = 10.0
"""For each step of a request, and for all of it together."""
PORTS = (None, 443, 8443)
WRAPPING = tuple(
    ipaddress.IPv6Network(network)
    for network in ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48")
)
"""IPv6 addresses that end in an IPv4 one: behind some a gateway reaches it."""
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
NOT_OUTSIDE = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4", "fec0::/10", "5f00::/16",
                    "100::/64", "3fff::/20", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96")
)  # fmt: skip
"""What Python 3.11 takes for public and is not, or is no longer used: site-local addresses, those
of segment routing, for protocols alone, of old transitions, and IPv4 in clothes of IPv6."""
OUTSIDE = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses that were ever given out to the open internet."""

INSIDE = (".localhost", ".local", ".internal", ".home.arpa", ".lan")
"""How names end that no public name has."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_public(address: Address) -> bool:
    """Whether an address is out in the world, those wrapped in another included."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if any(address in network for network in WRAPPING):
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if any(one is not None and not is_public(one) for one in inner):
            return False
        if address.ipv4_mapped is None and address not in TRANSLATED and address not in OUTSIDE:
            return False
    if any(address.version == net.version and address in net for net in NOT_OUTSIDE):
        return False
    mapped = isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None
    return (address.is_global or mapped) and not address.is_multicast


def public_address(host: str, port: int) -> str:
    """An address of a host out in the world: nobody makes us knock on our neighbours' doors."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise TiconderogaError(f"'{host}' is not known") from None
    for *_, where in found:
        if not is_public(ipaddress.ip_address(str(where[0]).partition("%")[0])):
            raise TiconderogaError(f"'{host}' is not an address of the open internet")
    return str(found[0][4][0])


class PinnedConnection(http.client.HTTPSConnection):
    """Connects to the address that was looked at, whatever the name says a moment later."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._context_for_all = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self._context_for_all)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._context_for_all.wrap_socket(plain, server_hostname=self.host)


def post(url: str, body: bytes, headers: dict[str, str], anywhere: bool = False) -> int:
    """Send a request and give its status; redirects are not followed and no body is read.
    `anywhere` is for tests on one's own machine."""
    parts = urlsplit(url)
    host, path = parts.hostname or "", (parts.path or "/") + ("?" + parts.query) * bool(parts.query)
    connection: http.client.HTTPConnection
    if anywhere:
        connection = http.client.HTTPConnection(host, parts.port or 80, timeout=SECONDS)
    else:
        port = parts.port or 443
        connection = PinnedConnection(host, port, public_address(host, port))
    # Who answers a byte at a time keeps within every single timeout: all of them are bounded too.
    bound = threading.Timer(SECONDS, _cut, (connection,))
    bound.daemon = True
    bound.start()
    try:
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        bound.cancel()
        connection.close()


def _cut(connection: http.client.HTTPConnection) -> None:
    """End a connection under the feet of the thread that waits for it."""
    if connection.sock is not None:
        with contextlib.suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


def check_url(url: str, anywhere: bool) -> str:
    """An address that may be called, or a sentence on what one looks like."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise TiconderogaError(f"'{url}' is no address") from None
    if anywhere and parts.scheme == "http":
        return url
    if parts.scheme != "https" or not parts.hostname or port not in PORTS:
        raise TiconderogaError("an address to be told at begins with https:// and has port 443")
    if parts.username is not None or not url.isascii() or any(c.isspace() for c in url):
        raise TiconderogaError("an address to be told at has no name, password or spaces in it")
    _require_outside(parts.hostname)
    return url


def _require_outside(host: str) -> None:
    """A host that is plainly not outside is refused when it is named; what a name stands for is
    looked at when it is called."""
    try:
        inside = not is_public(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        try:
            inside = not is_public(
                ipaddress.ip_address(socket.inet_aton(host))
            )  # 127.1, 0x7f000001
        except OSError:
            bare = host.rstrip(".")
            inside = "." not in bare or bare.endswith(INSIDE)
    if inside:
        raise TiconderogaError(f"'{host}' is not an address of the open internet")
