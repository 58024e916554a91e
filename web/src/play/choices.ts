/** Choices as the table shows them: lit things, groups by verb, the menu of a clicked thing. */
import type { Board, Focus, Kind, Lit, Scene } from '../contract';
import { piecesOf } from '../map/army';
import { hexOf, spacesOf } from '../map/hexes';
import { capital } from '../words';
import type { Ask, Offer, Target } from './protocol';

/** What the board calls a kind of argument: a general is a piece, a hill may be a space. */
export function boardKind(board: Board | null, kind: string): string {
  return board?.kinds[kind] ?? kind;
}

/** The rules' own word for a kind of the board, for asking why not. */
export function rulesKind(board: Board | null, kind: string): string {
  return Object.entries(board?.kinds ?? {}).find(([, of]) => of === kind)?.[0] ?? kind;
}

export function offersAt(board: Board | null, offers: readonly Offer[], kind: string, index: number): Offer[] {
  return offers.filter((offer) => offer.targets.some(([k, i]) => boardKind(board, k) === kind && i === index));
}

/** Everything the offered choices name, by kind of the board. */
export function litThings(board: Board | null, offers: readonly Offer[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const offer of offers) {
    for (const [kind, index] of offer.targets) {
      const name = boardKind(board, kind);
      if (!found.has(name)) found.set(name, new Set());
      found.get(name)!.add(index);
    }
  }
  return found;
}

export function mapLit(things: ReadonlyMap<string, ReadonlySet<number>>): Lit {
  const none: ReadonlySet<number> = new Set();
  return {
    spaces: things.get('space') ?? none,
    pieces: things.get('piece') ?? none,
    zones: things.get('zone') ?? none,
    links: things.get('link') ?? none,
  };
}

/**
 * What a click answers: the choices naming the thing itself; failing that, those naming what
 * stands in a clicked space, or the space in which a clicked piece stands.
 */
export function offersForClick(
  board: Board | null,
  scene: Scene | null,
  offers: readonly Offer[],
  kind: Kind,
  index: number,
): Offer[] {
  // A click into a hex means the hex or the places in it.
  const spaces = kind === 'space' && board?.hexes ? spacesOf(board.hexes, hexOf(board.hexes, index)) : [index];
  const own = spaces.flatMap((each) => offersAt(board, offers, kind, each));
  if (own.length || !scene) return own;
  if (kind === 'space') {
    return scene.tokens
      .filter((token) => token.at[0] === 'space' && spaces.includes(token.at[1]))
      .flatMap((token) => piecesOf(token).flatMap((piece) => offersAt(board, offers, 'piece', piece)));
  }
  if (kind === 'piece') {
    const token = scene.tokens.find((each) => piecesOf(each).includes(index));
    if (token && token.at[0] !== 'box') return offersAt(board, offers, token.at[0], token.at[1] as number);
  }
  return [];
}

export interface Group {
  verb: string;
  /** What the labels have in common; empty for a verb with one choice. */
  heading: string;
  offers: { offer: Offer; short: string; number: number }[];
}

/** Choices by verb, in the order offered; what the labels of a verb share becomes its heading. */
export function groupByVerb(offers: readonly Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.verb, [...(groups.get(offer.verb) ?? []), offer]);
  let number = 0;
  return [...groups].map(([verb, of]) => {
    const { heading, cut } = shared(of.map((offer) => offer.label));
    return {
      verb,
      heading,
      offers: of.map((offer) => ({ offer, short: cut(offer.label), number: number++ })),
    };
  });
}

/** Choices in the order in which the groups show them: the order of the answer keys. */
export function inShownOrder(offers: readonly Offer[]): Offer[] {
  return groupByVerb(offers).flatMap((group) => group.offers.map(({ offer }) => offer));
}

function shared(labels: readonly string[]): { heading: string; cut: (label: string) => string } {
  const whole = { heading: '', cut: (label: string) => label };
  if (labels.length < 2) return whole;
  const words = labels.map((label) => label.split(' '));
  const least = Math.min(...words.map((each) => each.length)) - 1;
  let before = 0;
  while (before < least && words.every((each) => each[before] === words[0]![before])) before++;
  let after = 0;
  while (
    after < least - before &&
    words.every((each) => each[each.length - 1 - after] === words[0]![words[0]!.length - 1 - after])
  ) {
    after++;
  }
  // An ending is a thing of its own only after a colon or comma: 'War Party moves in' has none.
  if (!words.every((each) => /[:,]$/.test(each[each.length - 1 - after]!))) after = 0;
  if (!before && !after) return whole;
  const first = words[0]!;
  const head = [...first.slice(0, before), ...(before && after ? ['…'] : []), ...first.slice(first.length - after)];
  const heading = head.join(' ').replace(/[:,]$/, '');
  return {
    heading: capital(heading),
    cut: (label) => {
      const parts = label.split(' ');
      return parts.slice(before, parts.length - after).join(' ').replace(/[:,]$/, '');
    },
  };
}

export const sameChoice = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);

export function myAsk(asks: readonly Ask[], seat: number): Ask | null {
  return asks.find((ask) => ask.seat === seat && ask.choices !== null) ?? null;
}

/** Where the eye should go for a question or a log line. */
export function focusOf(board: Board | null, target: Target | null | undefined): Focus | null {
  if (!target) return null;
  const kind = boardKind(board, target[0]);
  if (!['space', 'piece', 'zone', 'region', 'box', 'track', 'link'].includes(kind)) return null;
  return { kind: kind as Kind, index: target[1] };
}
