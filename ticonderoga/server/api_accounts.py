"""Accounts over HTTP: signing up, in and out, my tables, profiles, push."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ticonderoga.server import bodies, push
from ticonderoga.server.accounts import (
    COOKIE,
    DEVICE_COOKIE,
    DEVICE_SECONDS,
    SESSION_SECONDS,
    Account,
    folded,
)
from ticonderoga.server.api_tables import tables_of
from ticonderoga.server.endpoint import Call, Endpoint, answer
from ticonderoga.server.getting_up import get_up_everywhere
from ticonderoga.server.messages import plain_text


def _with_cookie(call: Call, account: Account, status: int) -> Response:
    cookie = call.site.accounts.cookie_for(account)
    session = bodies.Session(account.name, call.site.accounts.csrf_of(cookie))
    response = answer(session, status)
    response.set_cookie(
        COOKIE, cookie, max_age=SESSION_SECONDS, path="/", httponly=True, samesite="lax",
        secure=_is_secure(call),
    )  # fmt: skip
    response.set_cookie(
        DEVICE_COOKIE, call.site.accounts.device_cookie(account), max_age=DEVICE_SECONDS,
        path="/api/session", httponly=True, samesite="strict", secure=_is_secure(call),
    )  # fmt: skip
    return response


def _is_secure(call: Call) -> bool:
    return call.site.secure_cookies or call.request.url.scheme == "https"


async def _require_patience(call: Call, name: str) -> None:
    """So many attempts for a name from one address, and from all that its owner never used. In a
    browser where he has signed in before, others who try his name do not keep him out."""
    now = time.monotonic()
    key = folded(name)
    account = await call.site.accounts.by_name(name)
    device = call.request.cookies.get(DEVICE_COOKIE, "")
    known = account is not None and call.site.accounts.is_device_of(device, account.id)
    if not call.site.names.take(f"{call.address} {key}", now) or not (
        known or call.site.all_names.take(key, now)
    ):
        raise HTTPException(429, "too many attempts for this name; wait a moment")


async def sign_up(call: Call) -> Any:
    wanted: bodies.NameAndPassword = call.body
    account = await call.site.accounts.create(plain_text(wanted.name), wanted.password)
    return _with_cookie(call, account, 201)


async def sign_in(call: Call) -> Any:
    wanted: bodies.NameAndPassword = call.body
    name = plain_text(wanted.name)
    await _require_patience(call, name)
    return _with_cookie(call, await call.site.accounts.sign_in(name, wanted.password), 200)


async def sign_out(call: Call) -> Any:
    """The cookie goes; with ?everywhere=1 all other sessions of the account end too."""
    if call.account is not None and call.number("everywhere", 0):
        await call.site.accounts.end_sessions(call.account)
    response = answer(bodies.Done())
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def change_password(call: Call) -> Any:
    """All sessions end, with their sockets; this browser gets a new one."""
    wanted: bodies.PasswordChange = call.body
    accounts, person = call.site.accounts, call.person
    await _require_patience(call, person.name)
    await accounts.require_password(person, wanted.old)
    return _with_cookie(call, await accounts.change_password(person, wanted.new), 200)


async def end_account(call: Call) -> Any:
    """The account ends, and whatever is known of its owner with it: he gets up from every table
    that goes on, and resigns where he may not."""
    wanted: bodies.AccountEnd = call.body
    person = call.person
    await _require_patience(call, person.name)
    await call.site.accounts.require_password(person, wanted.password)
    await get_up_everywhere(call.hub, person.id)
    await call.site.tournaments.forget_host(person.id)
    await call.site.accounts.end(person)
    response = answer(bodies.Done())
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def me(call: Call) -> Any:
    """Who I am, my tables, and at which it is my turn. A stranger is told that he is one."""
    account = call.account
    if account is None:
        return {"name": None, "csrf": "", "profile": {}, "tables": [], "notifications": []}
    rows = await call.hub.store.fetch(
        "SELECT id, kind FROM notification WHERE account = ?", (account.id,)
    )
    return {
        "name": account.name,
        "csrf": call.site.accounts.csrf_of(call.request.cookies[COOKIE]),
        "profile": account.profile,
        "tables": await tables_of(call, account.id),
        "notifications": [{"id": name, "kind": kind} for name, kind in rows],
    }


async def keep_profile(call: Call) -> Any:
    wanted: bodies.Profile = call.body
    profile = {"about": wanted.about.replace("\x00", "")}
    await call.site.accounts.keep_profile(call.person, profile)
    return bodies.Done()


async def push_key(call: Call) -> Any:
    return bodies.Key(push.public_key(await call.site.notifier.key()))


async def subscribe(call: Call) -> Any:
    subscription = msgspec.to_builtins(call.body)
    return bodies.NewId(await call.site.notifier.subscribe(call.person.id, subscription))


async def unsubscribe(call: Call) -> Any:
    name = call.request.path_params["subscription"].replace("\x00", "")
    await call.site.notifier.remove(call.person.id, "", -1, name)
    return bodies.Done()


ENDPOINTS = [
    Endpoint(
        "POST", "/api/accounts", sign_up, "Sign up.",
        body=bodies.NameAndPassword, gives=bodies.Session, status=201, rate="accounts",
    ),
    Endpoint(
        "POST", "/api/session", sign_in, "Sign in.",
        body=bodies.NameAndPassword, gives=bodies.Session, rate="accounts",
    ),
    Endpoint(
        "DELETE", "/api/session", sign_out, "Sign out.", gives=bodies.Done,
        query={"everywhere": {"type": "integer", "minimum": 0, "maximum": 1}},
    ),
    Endpoint(
        "POST", "/api/me/password", change_password,
        "Change one's password; all other sessions end.",
        body=bodies.PasswordChange, gives=bodies.Session, rate="accounts",
    ),
    Endpoint(
        "POST", "/api/me/end", end_account, "End one's account for good.",
        body=bodies.AccountEnd, gives=bodies.Done, rate="accounts",
    ),
    Endpoint("GET", "/api/me", me, "Who I am, and my tables."),
    Endpoint(
        "PUT", "/api/me", keep_profile, "Change one's profile.",
        body=bodies.Profile, gives=bodies.Done,
    ),
    Endpoint("GET", "/api/push-key", push_key, "The key to subscribe with.", gives=bodies.Key),
    Endpoint(
        "POST", "/api/me/push", subscribe, "Be told by web push.",
        body=bodies.PushSubscription, gives=bodies.NewId, status=201, rate="accounts",
    ),
    Endpoint(
        "DELETE", "/api/me/push/{subscription}", unsubscribe, "No longer by web push.",
        gives=bodies.Done,
    ),
]  # fmt: skip
