/** Pictures as WebP: a screenshot by the browser's own encoder, and several put together as a moving one. */
import type { Page } from 'playwright-core';

/** A picture of the page, `width` pixels wide. */
export async function webp(page: Page, width: number, quality: number): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  try {
    const encoded = await blank.evaluate(
      async ([data, wide, how]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = wide;
        canvas.height = Math.round((image.height * wide) / image.width);
        const pen = canvas.getContext('2d')!;
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', how).split(',')[1]!;
      },
      [png, width, quality] as const,
    );
    return Buffer.from(encoded, 'base64');
  } finally {
    await blank.close();
  }
}

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The chunk of a still picture that holds its image. */
function imageOf(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length; ) {
    const [name, size] = [picture.toString('ascii', at, at + 4), picture.readUInt32LE(at + 4)];
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, picture.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  throw new Error('a WebP picture without an image');
}

const three = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** Pictures of one size one after another, each for so many milliseconds, for ever. */
export function moving(frames: readonly { picture: Buffer; stay: number }[], width: number, height: number): Buffer {
  const size = [three(width - 1), three(height - 1)];
  const canvas = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), ...size]));
  const loop = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]));
  const shown = frames.map(({ picture, stay }) => chunk('ANMF', Buffer.concat([three(0), three(0), ...size, three(stay), Buffer.from([2]), imageOf(picture)])));
  const body = Buffer.concat([Buffer.from('WEBP', 'ascii'), canvas, loop, ...shown]);
  return chunk('RIFF', body);
}
