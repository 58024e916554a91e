"""The sockets of accounts: when the sessions of one end, its sockets end with them."""

from __future__ import annotations

from collections.abc import Callable

from ticonderoga.server.accounts import Account, Accounts
from ticonderoga.server.hub import Hub

Close = Callable[[], None]


class SignOuts:
    """Which sockets were opened in whose sessions, in this process."""

    def __init__(self, accounts: Accounts, hub: Hub) -> None:
        self._accounts = accounts
        self._hub = hub
        self._open: dict[str, dict[Close, int]] = {}
        """For each account how to close its sockets, and the epoch of their session."""
        accounts.ended.append(self.close)
        hub.signed_out.append(self._heard)

    def add(self, account: Account, close: Close) -> None:
        self._open.setdefault(account.id, {})[close] = account.epoch

    def remove(self, account: Account, close: Close) -> None:
        sockets = self._open.get(account.id)
        if sockets is not None:
            sockets.pop(close, None)
            if not sockets:
                del self._open[account.id]

    def close(self, account: str) -> None:
        """Close all sockets of an account."""
        for close in self._open.pop(account, {}):
            close()

    def _heard(self, account: str) -> None:
        """News from another process; of nobody in particular if some was missed."""
        if account:
            self.close(account)
        elif self._open:
            self._hub.spawn(self._check())

    async def _check(self) -> None:
        for account in list(self._open):
            now = await self._accounts.by_id(account)
            for close, epoch in list(self._open.get(account, {}).items()):
                if now is None or epoch != now.epoch:
                    self._open[account].pop(close, None)
                    close()
