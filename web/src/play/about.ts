/** What anything on the table is, in words with rule numbers: for the card that follows the eye. */
import type { Board, HexGrid, Scene, Token } from '../contract';
import { piecesOf } from '../map/army';
import { linkName } from '../map/describe';
import { hexLabel, namedHex, placeAt, spaceLabel, spacesOf, terrainOf, washOf } from '../map/hexes';

export interface About {
  kind: string;
  title: string;
  under: string;
  lines: string[];
  rules: string[];
  /** Said when our data is a reconstruction. */
  doubt: string;
}

const DOUBT: Record<string, string> = {
  reconstructed: 'Reconstructed by us: the printed game may differ.',
  likely: 'Likely, but not certain.',
};

const doubtOf = (confidence: string | undefined): string => DOUBT[confidence ?? ''] ?? '';

const TAGS: Record<string, string> = {
  port: 'port',
  fortified: 'fortified',
  quarters: 'winter quarters',
  south: 'south of the winter line',
};

export function about(board: Board, scene: Scene | null, kind: string, index: number): About | null {
  switch (kind) {
    case 'space': {
      if (board.hexes) return aboutHex(board.hexes, scene, index);
      const space = board.spaces[index];
      if (!space) return null;
      const region = board.regions[space.region];
      const here = scene?.tokens.filter((token) => token.at[0] === 'space' && token.at[1] === index) ?? [];
      return {
        kind: 'space',
        title: space.label,
        under: [region?.name ?? '', ...space.tags.map((tag) => TAGS[tag] ?? tag)].filter(Boolean).join(' · '),
        lines: [
          here.length ? here.map((token) => token.title).join(', ') + '.' : 'Empty.',
          ...space.about.slice(space.about[0]?.startsWith(space.label) ? 1 : 0),
          roads(board, index),
        ],
        rules: space.rules,
        doubt: doubtOf(space.confidence),
      };
    }
    case 'card': {
      const card = board.cards[index];
      if (!card) return null;
      return {
        kind: 'card',
        title: card.title,
        under: [`No. ${card.number}`, card.note ?? '', card.rating ? `${card.rating[0]} ${card.rating[1]}` : '', card.ops ? `${card.ops} OPS` : kindOfCard(card.kind), sideName(board, card.side)]
          .filter(Boolean)
          .join(' · '),
        lines: [
          ...(card.faces?.length ? card.faces.map(([name, words]) => (name ? `${name}: ${words}` : words)) : [card.text]),
          ...(card.about ?? []),
          ...(card.instructions ?? []),
        ],
        rules: card.rules ?? [],
        doubt: doubtOf(card.confidence),
      };
    }
    case 'piece': {
      const piece = board.pieces[index];
      if (!piece) return null;
      const token = scene?.tokens.find((each) => piecesOf(each).includes(index));
      return {
        kind: 'piece',
        title: piece.name,
        under: [sideName(board, piece.side), piece.kind].filter(Boolean).join(' '),
        lines: [
          piece.ratings.length ? piece.ratings.map(([name, value]) => `${name} ${value}`).join(', ') + '.' : '',
          token ? `${placeName(board, token.at)}.` : 'Out of the game.',
          token ? together(board, token) : '',
          ...piece.about,
        ],
        rules: piece.rules ?? [],
        doubt: doubtOf(piece.confidence),
      };
    }
    case 'link': {
      const link = board.links[index];
      if (!link) return null;
      const state = scene?.links?.find((each) => each.link === index);
      return { kind: 'link', title: linkName(board, index), under: link.note, lines: [state ? `${state.title}.` : ''], rules: [], doubt: doubtOf(link.confidence) };
    }
    case 'point': {
      const point = board.points?.[index];
      return point ? { kind: 'point', title: point.name, under: '', lines: point.about, rules: point.rules, doubt: '' } : null;
    }
    case 'region': {
      const region = board.regions[index];
      if (!region) return null;
      const side = scene?.regions[index] ?? -1;
      return {
        kind: 'region',
        title: region.name,
        under: side >= 0 ? `${sideName(board, side)} control` : 'uncontrolled',
        lines: [board.hexes ? `${region.spaces.length} hexes.` : `${region.spaces.length} spaces: ${region.spaces.map((space) => board.spaces[space]?.name).join(', ')}.`],
        rules: region.rules ?? [],
        doubt: '',
      };
    }
    case 'zone': {
      const zone = board.zones[index];
      if (!zone) return null;
      return {
        kind: 'zone',
        title: zone.name,
        under: 'sea zone',
        lines: [`Ports: ${zone.spaces.map((space) => spaceLabel(board, space)).join(', ')}.`],
        rules: zone.rules ?? [],
        doubt: '',
      };
    }
    case 'track': {
      const track = board.tracks[index];
      if (!track) return null;
      const now = scene?.tracks[track.id];
      return {
        kind: 'track',
        title: track.name,
        under: now ? `now at ${track.steps[now.step] ?? now.step}` : '',
        lines: now?.note ? [`${now.note}.`] : [],
        rules: [track.rule].filter(Boolean),
        doubt: '',
      };
    }
    case 'box': {
      const box = board.boxes[index];
      if (!box) return null;
      const here = scene?.tokens.filter((token) => token.at[0] === 'box' && token.at[1] === box.id) ?? [];
      return {
        kind: 'box',
        title: box.name,
        under: sideName(board, box.side),
        lines: [here.length ? here.map((token) => token.title).join(', ') + '.' : 'Empty.'],
        rules: [box.rule].filter(Boolean),
        doubt: '',
      };
    }
    default:
      return null;
  }
}

/** A token of several pieces: what it is, and their names. */
function together(board: Board, token: Token): string {
  const pieces = piecesOf(token);
  return pieces.length > 1 ? `${token.title}: ${pieces.map((piece) => board.pieces[piece]?.short ?? '').join(', ')}.` : '';
}

const CARD_KINDS: Record<string, string> = { ops: 'operations', event: 'event', battle: 'battle card', campaign: 'campaign' };
export const kindOfCard = (kind: string): string => CARD_KINDS[kind] ?? kind.replaceAll('_', ' ');

export const sideName = (board: Board | null, side: number): string => board?.sides[side]?.name ?? '';

function aboutHex(grid: HexGrid, scene: Scene | null, hex: number): About | null {
  const place = placeAt(grid, hex);
  const terrain = terrainOf(grid, hex);
  const here = scene?.tokens.filter((token) => token.at[0] === 'space' && token.at[1] === hex) ?? [];
  const standing = here.length ? here.map((token) => token.title).join(', ') + '.' : 'Empty.';
  if (place) return { kind: 'space', title: place.name, under: '', lines: [standing, ...(place.about ?? [])], rules: place.rules ?? [], doubt: '' };
  if (!terrain) return null;
  const named = namedHex(grid, hex);
  const wash = washOf(grid, hex);
  const insides = spacesOf(grid, hex).slice(1).flatMap((space) => {
    const inside = scene?.tokens.filter((token) => token.at[0] === 'space' && token.at[1] === space) ?? [];
    return inside.length ? [`Inside: ${inside.map((token) => token.title).join(', ')}.`] : [];
  });
  const through = [...new Set(grid.lines.flatMap(({ name, hexes }) => (name && hexes?.includes(hex) ? [name] : [])))];
  return {
    kind: 'space',
    title: hexLabel(grid, hex),
    under: [...(named ? [terrain.name] : []), ...(wash ? [wash.name] : []), ...(named?.tags ?? []).map((tag) => TAGS[tag] ?? tag)].join(' · '),
    lines: [standing, ...insides, ...(named?.about ?? []), ...(terrain.about ?? []), ...(wash?.about ?? []), ...(through.length ? [`Through it: ${through.join(', ')}.`] : [])],
    rules: [...(named?.rules ?? []), ...(terrain.rules ?? []), ...(wash?.rules ?? [])],
    doubt: doubtOf(named?.confidence),
  };
}

function roads(board: Board, index: number): string {
  const far = board.links.flatMap(({ a, b, note }) => {
    if (a !== index && b !== index) return [];
    const name = board.spaces[a === index ? b : a]?.name ?? '';
    return [note ? `${name} (${note})` : name];
  });
  const how = board.links.some(({ style }) => style === 'border') ? 'Adjacent to' : 'Roads to';
  return far.length ? `${how} ${far.join(', ')}.` : '';
}

export function placeName(board: Board, at: readonly [string, number | string]): string {
  if (at[0] === 'space') return `At ${spaceLabel(board, at[1] as number) || '?'}`;
  if (at[0] === 'zone') return `In the ${board.zones[at[1] as number]?.name ?? '?'} zone`;
  return `In the box: ${board.boxes.find((box) => box.id === at[1])?.name ?? at[1]}`;
}
