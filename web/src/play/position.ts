/** A position or a game to take away: as a file, or a position as a link that holds it all. */
import { ask, importGame } from './api';
import type { TableWanted } from './protocol';

const at = encodeURIComponent;
const bearing = (token: string): Record<string, string> => (token ? { 'X-Seat': token } : {});

async function text(path: string, token: string): Promise<string> {
  const answer = await fetch(path, { headers: bearing(token), credentials: 'same-origin' });
  const said = await answer.text();
  if (answer.ok) return said;
  let error = `The server answered ${answer.status}.`;
  try {
    error = (JSON.parse(said) as { error?: string }).error ?? error;
  } catch {
    // not a sentence of ours
  }
  throw new Error(error);
}

/** The whole game: when it is over, or while one plays it alone. */
export const gameFile = (table: string, token: string): Promise<string> => text(`/api/tables/${at(table)}/save`, token);

/** The position; what the seat cannot know is dealt anew. */
export const positionFile = (table: string, token: string, ply?: number): Promise<string> =>
  text(`/api/tables/${at(table)}/position${ply === undefined ? '' : `?at=${ply}`}`, token);

export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function through(stream: ReadableWritablePair<Uint8Array, BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A file as the end of a link: it is in the fragment, which no server is sent. */
export async function packed(file: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(file));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(end: string): Promise<string> {
  const letters = atob(end.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
}

export const positionLink = async (file: string): Promise<string> => `${location.origin}${location.pathname}#/position/${await packed(file)}`;

/** The seats that a file's game has, by its own words: one for each `seats` line of the server's list. */
export async function openStudy(file: string, name: string): Promise<{ id: string; tokens: string[] }> {
  const game = /^game (\S+)/m.exec(file)?.[1] ?? '';
  const scenario = /^scenario (\S+)/m.exec(file)?.[1] ?? '';
  const { games } = await ask<{ games: { name: string; seats: string[]; scenarios: { name: string; seats?: string[] }[] }[] }>('/api/games');
  const known = games.find((each) => each.name === game);
  const seats = known?.scenarios.find((each) => each.name === scenario)?.seats ?? known?.seats ?? [];
  const mine: TableWanted['seats'] = seats.map(() => ({ kind: 'me', name: name || 'Guest' }));
  return importGame(file, mine);
}
