import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import sharp from 'sharp';
import { Refusal, refuseField } from '../http/errors.ts';
import type { FileStore } from './FileStore.ts';

/** A small file can unpack to gigabytes; this is a 40 megapixel photo. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1600;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/** Visible to anyone with the address: products, tiers, logos. */
export const PUBLIC_FOLDER = 'images';

/** Slips carry bank data: shown to who is signed in to the shop alone. */
export const slipFolder = (realmId: string) => `slips/${realmId}`;

/** Members, potentials and staff: shown by addresses that expire (`signPortraits`). */
export const portraitFolder = (realmId: string) => `people/${realmId}`;

/**
 * Stores an uploaded picture and returns its address. It is decoded and encoded again, so nothing but pixels is ever
 * served: no place and camera data, no script hidden behind a picture's name.
 */
export async function saveImage(files: FileStore, bytes: Uint8Array, folder = PUBLIC_FOLDER): Promise<string> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw refuseImageSize();
  const image = await encode(bytes);
  const key = `${folder}/${createHash('sha256').update(image).digest('hex').slice(0, 32)}.webp`;
  await files.put(key, image);
  return `/files/${key}`;
}

export const refuseImageSize = () =>
  new Refusal(413, 'TOO_LARGE', [{ path: 'image', message: 'File size is too large.' }]);

async function encode(bytes: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error('not a picture format');
    return await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refuseField('image', 'This file is not a picture that can be read.');
  }
}
