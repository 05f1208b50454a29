import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FileStore } from './FileStore.ts';
import { saveImage } from './saveImage.ts';

const stored = new Map<string, Uint8Array>();
const store: FileStore = {
  put: async (key, bytes) => void stored.set(key, bytes),
  read: async () => null,
  remove: async () => undefined,
};

const plain = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: 'red' } });
const refused = { body: [{ path: 'image', message: 'This file is not a picture that can be read.' }] };

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a picture in %s is kept, drawn again', async (format) => {
  const address = await saveImage(store, await plain().toFormat(format).toBuffer());
  const kept = stored.get(address.replace('/files/', ''));
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 8, height: 8 });
});

const texts = '<text x="1" y="1" font-size="9">ก x</text>'.repeat(1_200);
const drawing = (size: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${size}>${texts}</svg>`);

test.each<[string, Buffer]>([
  ['a drawing without a size', drawing('')],
  ['a drawing after the line of its kind', Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), drawing('')])],
  ['a drawing behind the first bytes of a picture', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), drawing('')])],
  ['a drawing with a size', drawing(' width="8" height="8"')],
  ['a table', Buffer.from('1,2\n3,4\n')],
  ['a map of pixels', Buffer.from('P3 1 1 255 1 2 3\n')],
  ['nothing', Buffer.of()],
])('%s is refused and never laid out', async (_, bytes) => {
  await expect(saveImage(store, bytes)).rejects.toMatchObject(refused);
});

test('the library itself reads no format but those that are taken', async () => {
  await expect(
    sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')).metadata(),
  ).rejects.toThrow();
  await expect(sharp(await plain().tiff().toBuffer()).metadata()).rejects.toThrow();
});

test('a small file that unpacks to many pixels is refused sooner where a pixel costs more', async () => {
  const wide = plain(4_100, 4_000);
  await expect(saveImage(store, await wide.clone().avif({ effort: 0 }).toBuffer())).rejects.toMatchObject(refused);
  await saveImage(store, await wide.clone().jpeg().toBuffer());
});

test('two are given to the library at a time, however many come', async () => {
  const picture = await plain(400, 400).jpeg().toBuffer();
  let most = 0;
  const count = (waiting: number) => {
    most = Math.max(most, waiting);
  };
  sharp.queue.on('change', count);
  await Promise.all(Array.from({ length: 12 }, () => saveImage(store, picture)));
  sharp.queue.off('change', count);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
