import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../src/play/position';
import { readRoute } from '../src/play/route';

const FILE = `ticonderoga game 1\ngame skirmish #8d1f6a02\n${'= journal, é – ×\n'.repeat(200)}`;

describe('a link to a position', () => {
  it('holds the whole file, in letters that an address may have', async () => {
    const end = await packed(FILE);
    expect(end).toMatch(/^[\w-]+$/);
    expect(end.length).toBeLessThan(FILE.length / 4);
    expect(await unpacked(end)).toBe(FILE);
  });

  it('is a page of its own', async () => {
    expect(readRoute(`#/position/${await packed(FILE)}`)).toEqual({ page: 'position', packed: await packed(FILE) });
  });

  it('that was damaged is no position', async () => {
    await expect(unpacked('AAAA____')).rejects.toThrow();
  });
});
