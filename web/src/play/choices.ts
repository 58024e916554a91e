/** Choices as the table shows them: lit things, the menu of a clicked thing. */
import type { Board, Focus, Kind, Lit, Scene } from '../contract';
import { piecesOf } from '../map/army';
import { hexOf, spacesOf } from '../map/hexes';
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

/** Whether a question is put as before and still has this answer, whatever else happened at the table. */
export function stillAsks(before: Ask | null, now: Ask | null, { choice }: Offer): boolean {
  return before !== null && now !== null && !now.answered && now.seat === before.seat && now.key === before.key && now.prompt === before.prompt
    && (now.choices ?? []).some((each) => sameChoice(each.choice, choice));
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
