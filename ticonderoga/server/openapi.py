"""The description of the HTTP part, written from the endpoints themselves, and a page of it."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ticonderoga import __version__
from ticonderoga.server.bodies import Problem
from ticonderoga.server.endpoint import TOKEN_HEADER, Endpoint

PROBLEMS = {
    "401": "Nobody has signed in.",
    "403": "Not for the caller.",
    "404": "There is no such thing.",
    "409": "Somebody else was first.",
    "413": "The body is too large.",
    "422": "The request is not as it should be, or the table refuses it.",
    "429": "Too many requests.",
}


STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; }
tr { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
code { font: 0.9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
dt { margin-top: 0.5rem; font-weight: bold; }
dd { margin: 0 0 0 1.5rem; }
"""


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    types = [Problem]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.body, endpoint.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        known = paths.setdefault(endpoint.path, {})
        known[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ticonderoga",
            "version": __version__,
            "description": "Tables over HTTP. Live play goes over a WebSocket at "
            "/api/tables/{table}/live, whose first frame is a hello.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    given: dict[str, Any] = {
        "description": "Done.",
        "content": {
            "text/plain" if endpoint.gives is str else "application/json": {
                "schema": schema_of[id(endpoint.gives)]
            }
        },
    }
    problem = {"application/json": {"schema": schema_of[id(Problem)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.handle.__module__.rpartition("_")[2]
        + "_"
        + endpoint.handle.__name__,
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): given,
            **{
                status: {"description": about, "content": problem}
                for status, about in PROBLEMS.items()
            },
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[id(endpoint.body)]}},
        }
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    found += [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in endpoint.query.items()
    ]
    if "{table}" in endpoint.path:
        found.append(
            {
                "name": TOKEN_HEADER,
                "in": "header",
                "required": False,
                "schema": {"type": "string"},
                "description": "The secret of one's seat.",
            }
        )
    return found


def page(document: dict[str, Any]) -> str:
    """The same for the eye, without a script."""
    rows = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody")
            takes = ""
            if body is not None:
                schema = body["content"]["application/json"]["schema"]
                takes = schema.get("$ref", "").rpartition("/")[2]
            rows.append(
                f"<tr><td><code>{method.upper()}</code></td>"
                f"<td><code>{html.escape(path)}</code></td>"
                f"<td>{html.escape(operation['summary'])}</td>"
                f"<td><a href='#{takes}'>{takes}</a></td></tr>"
            )
    schemas = []
    for name, schema in document["components"]["schemas"].items():
        fields = "".join(
            f"<dt><code>{html.escape(field)}</code></dt>"
            f"<dd><code>{html.escape(msgspec.json.encode(what).decode())}</code></dd>"
            for field, what in schema.get("properties", {}).items()
        )
        said = html.escape(schema.get("description", ""))
        schemas.append(f"<h3 id='{name}'>{name}</h3><p>{said}</p><dl>{fields}</dl>")
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        "<title>Ticonderoga: the table over HTTP</title>"
        "<link rel='stylesheet' href='/api/docs.css'></head><body>"
        f"<h1>The table over HTTP</h1><p>{html.escape(document['info']['description'])} "
        "The document for programs is <a href='/api/openapi.json'>openapi.json</a>.</p>"
        "<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Takes</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table><h2>What is sent</h2>{''.join(schemas)}"
        "</body></html>"
    )
