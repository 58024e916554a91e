/** A game's handbook: what the server tells of it, rules by chapter, and texts with their terms as links. */
import { ask } from '../play/api';
import type { TableInfo } from '../play/protocol';

export interface AidRow {
  cells: string[];
  rule: string;
}
export interface AidPart {
  title: string;
  note: string;
  head: string[];
  rows: AidRow[];
}
export interface Aid {
  id: string;
  title: string;
  side: number;
  parts: AidPart[];
}
export interface Term {
  name: string;
  text: string;
  rule: string;
}
export interface Handbook {
  title: string;
  notice: string;
  rules: Record<string, string>;
  chapters: [string, string][];
  aids: Aid[];
  terms: Term[];
}

const asked = new Map<string, Promise<Handbook>>();

/** The handbook of a game as it is played with these options; asked for once. */
export function handbookOf({ game, scenario, options }: Pick<TableInfo, 'game' | 'scenario' | 'options'>): Promise<Handbook> {
  const path = `/api/games/${encodeURIComponent(game)}/handbook?${new URLSearchParams({ ...(scenario && { scenario }), ...options })}`;
  let book = asked.get(path);
  if (!book) {
    book = ask<Handbook>(path);
    asked.set(path, book);
    book.catch(() => asked.delete(path));
  }
  return book;
}

export interface Chapter {
  number: string;
  title: string;
  rules: [string, string][];
}

const natural = new Intl.Collator('en', { numeric: true });

/** Whether a rule stands in a chapter: 7.8 in 7, Card 12 in Card, O3 in O. */
export function isIn(rule: string, chapter: string): boolean {
  if (rule === chapter) return true;
  if (!rule.startsWith(chapter)) return false;
  return /^[A-Za-z]+$/.test(chapter) || rule[chapter.length] === '.';
}

/** The rules under the headings of their chapters, in order; without chapters all under none. */
export function byChapter(rules: Record<string, string>, chapters: readonly (readonly [string, string])[]): Chapter[] {
  const all = Object.entries(rules).sort(([a], [b]) => natural.compare(a, b));
  const found: Chapter[] = chapters.map(([number, title]) => ({ number, title, rules: all.filter(([rule]) => isIn(rule, number)) }));
  const rest = all.filter(([rule]) => !chapters.some(([number]) => isIn(rule, number)));
  if (rest.length) found.push({ number: '', title: '', rules: rest });
  return found.filter((each) => each.rules.length);
}

/** How deep a rule stands below its chapter: 7.8.A is two below 7. */
export const depthOf = (rule: string): number => Math.min(3, (rule.replace(/\.0$/, '').match(/\./g) ?? []).length);

export type Piece = string | { term: Term } | { rule: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text cut where terms of the glossary and rule numbers stand; each term once. */
export function linked(text: string, terms: readonly Term[], rules: Record<string, string> = {}): Piece[] {
  const names = [...terms].sort((a, b) => b.name.length - a.name.length);
  const words = names.map(({ name }) => `${escaped(name)}s?`);
  const pattern = new RegExp(`\\b(${['\\d+(?:\\.[\\dA-Za-z]+)+', ...words].join('|')})(?![\\w])`, 'g');
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const said = match[0];
    const term = names.find(({ name }) => said === name || said === `${name}s`);
    const piece: Piece | null = term ? (seen.has(term.name) ? null : { term }) : said in rules ? { rule: said } : null;
    if (!piece) continue;
    if (term) seen.add(term.name);
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(term ? { term: { ...term, name: said } } : piece);
    from = match.index + said.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The address of a term or a rule on its page. */
export const anchor = (kind: 'term' | 'rule', name: string): string => `${kind}-${name.toLowerCase().replace(/[^\w.]+/g, '-')}`;
