"""The client's types are those of the engine and the server: neither side can drift."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("types", ROOT / "tools" / "client_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FILES: dict[Path, str] = tool().written()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_clients_types_are_what_would_be_written_now(path: Path) -> None:
    assert path.read_text() == FILES[path], "run: python tools/client_types.py"


def text(name: str) -> str:
    return next(text for path, text in FILES.items() if path.name == name)


def test_what_is_drawn_in_typescript() -> None:
    drawing = text("drawing.ts")
    assert "export interface Side {" in drawing
    assert "  tone: Tone;\n" in drawing
    assert "  camp?: number;\n" in drawing
    assert "export type At = ['space', number] | ['zone', number] | ['box', string];" in drawing
    assert "  outline?: [number, number][][];\n" in drawing
    assert "  tracks: Record<string, TrackMark>;\n" in drawing


def test_a_turn_in_play_is_drawn_from_the_other_module() -> None:
    drawing, play = text("drawing.ts"), text("drawing_play.ts")
    assert "export type PointState = 'ready' | 'used' | 'held' | 'lost';" in play
    assert "  points: [number, PointState][];\n" in play
    assert "export interface Contest {" in play
    assert "  contest?: Contest | null;\n" in drawing
    assert "  style: LinkStyle;\n" in drawing
    assert "import type { Contest, " in drawing
    assert "export * from './drawing_play';" in drawing, "the client asks for all in one place"


def test_what_the_server_says_in_typescript() -> None:
    sent = text("sent.ts")
    assert "import type { HexGrid, Scene, SceneChanges, Side, Tone } from '../drawing';" in sent
    assert "import type { LogLine, OddsShown, Trace } from '../drawing_told';" in sent
    assert "  type: 'step';\n  scene: SceneChanges;\n" in sent
    assert "export type FromServer = Snapshot | Step | " in sent


def test_what_a_client_may_say_in_typescript() -> None:
    said = text("said.ts")
    assert "  type: 'choose';\n  id: number;\n  n: number;\n  choice: ChoiceParts;\n" in said
    assert "  partial?: boolean;\n" in said


def test_a_field_on_one_side_only_would_be_noticed() -> None:
    """Planted: the client lacks a field that the engine sends."""
    drawing = next(path for path in FILES if path.name == "drawing.ts")
    client = drawing.read_text().replace("  camp?: number;\n", "")
    assert client != FILES[drawing]
