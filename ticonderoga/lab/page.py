"""Pages of the laboratory: one HTML file with everything in it, for the screen and for paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import ticonderoga

STYLE = """\
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1b1b1b; font: 16px/1.5 Georgia, serif; }
header, main, footer { max-width: 52rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2rem; border-bottom: 3px double #444; }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #999; }
p.lead { font-size: 1.1rem; }
p.caution { border-left: 4px solid #8a5a00; padding-left: .8rem; }
figure { margin: 1.2rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
figcaption, caption { text-align: left; font: .875rem/1.4 system-ui, sans-serif; color: #3a3a3a; }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 3px solid #0b5394; }
table { border-collapse: collapse; font: .875rem/1.4 system-ui, sans-serif; margin: .8rem 0; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; }
thead th { border-bottom: 2px solid #444; }
tbody tr { border-bottom: 1px solid #ccc; break-inside: avoid; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody th { font-weight: 600; }
footer { margin-top: 3rem; padding-bottom: 2rem; font-size: .875rem; color: #3a3a3a; }
nav ul { padding-left: 1.2rem; }
a { color: #0b4a86; }
@media print {
  body { font-size: 10.5pt; }
  @page { margin: 18mm; }
  nav { display: none; }
  h2 { break-before: auto; }
  a { color: inherit; text-decoration: none; }
  .wide { overflow: visible; }
  table, caption, figcaption { font-size: 8pt; }
  td.figure, th.figure { white-space: normal; }
}
"""


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def figure(svg: str, caption: str, told: str) -> str:
    """A plot with its caption; `told` says what it shows to those who do not see it."""
    return (
        f'<figure><div role="img" aria-label="{escape(told)}">{svg}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def table(
    caption: str, words: Sequence[str], figures: Sequence[str], rows: Sequence[Sequence[str]]
) -> str:
    """Columns of words, then columns of figures; the first column heads its row."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in words)
    head += "".join(f'<th scope="col" class="figure">{escape(name)}</th>' for name in figures)
    body = []
    for row in rows:
        cells = [f'<th scope="row">{escape(row[0])}</th>']
        cells += [
            f'<td class="figure">{escape(cell)}</td>'
            if at >= len(words)
            else f"<td>{escape(cell)}</td>"
            for at, cell in enumerate(row[1:], 1)
        ]
        body.append("<tr>" + "".join(cells) + "</tr>")
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(body)}</tbody></table></div>"
    )


class Page:
    """A page that is written from its title down."""

    def __init__(self, title: str, lead: str) -> None:
        self.title = title
        self.lead = lead
        self.sections: list[tuple[str, list[str]]] = []

    def section(self, heading: str, *parts: str) -> None:
        """A section; without anything to say it is left out."""
        if any(parts):
            self.sections.append((heading, [part for part in parts if part]))

    def html(self) -> str:
        contents = "".join(
            f'<li><a href="#s{number}">{escape(heading)}</a></li>'
            for number, (heading, _) in enumerate(self.sections, 1)
        )
        body = "\n".join(
            f'<section aria-labelledby="s{number}"><h2 id="s{number}">{escape(heading)}</h2>\n'
            + "\n".join(parts)
            + "</section>"
            for number, (heading, parts) in enumerate(self.sections, 1)
        )
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head><body>\n"
            f'<header><h1>{escape(self.title)}</h1>{paragraph(self.lead, "lead")}</header>\n'
            f'<main><nav aria-label="Contents"><ul>{contents}</ul></nav>\n{body}</main>\n'
            f"<footer><p>Made with Ticonderoga {ticonderoga.__version__}. Intervals are at 95 %."
            "</p></footer></body></html>\n"
        )
