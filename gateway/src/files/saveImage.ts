import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Refusal, refuseField } from '../http/errors.ts';
import type { FileStore } from './FileStore.ts';

interface Format {
  /** The beginning of such a file, one character for each byte. */
  start: RegExp;
  /** The library's loader for it; all others are locked. */
  loader: string;
  /** Limited, as a small file can unpack to gigabytes. */
  mostPixels: number;
}

/** Enough for the largest phone photos. */
const MAX_PIXELS = 40_000_000;
/**
 * Lower, as these are unpacked whole before they are scaled down, which takes seconds and hundreds of megabytes for a
 * large one.
 */
const MAX_HEIF_PIXELS = 16_000_000;
const FORMATS: readonly Format[] = [
  { start: /^\xff\xd8\xff/, loader: 'Jpeg', mostPixels: MAX_PIXELS },
  { start: /^\x89PNG\r\n/, loader: 'Png', mostPixels: MAX_PIXELS },
  { start: /^RIFF.{4}WEBP/s, loader: 'Webp', mostPixels: MAX_PIXELS },
  { start: /^GIF8[79]a/, loader: 'Nsgif', mostPixels: MAX_PIXELS },
  { start: /^.{4}ftyp(?:avi[fs]|mif1|msf1|he[iv][a-z])/s, loader: 'Heif', mostPixels: MAX_HEIF_PIXELS },
];
const MAX_START_BYTES = 16;
const MAX_SIDE = 1600;
const MAX_SECONDS = 20;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: FORMATS.map(({ loader }) => `VipsForeignLoad${loader}Buffer`) });

/** Fewer than the threads, which file access and name resolution need too. */
const whenFree = pLimit(2);

/** Visible to anyone with the address: products, tiers, logos. */
export const PUBLIC_FOLDER = 'images';

/** Slips contain bank data: visible only to users who are signed in to the shop. */
export const slipFolder = (realmId: string) => `slips/${realmId}`;

/** Members, potentials and staff: visible by addresses that expire (`signPortraits`). */
export const portraitFolder = (realmId: string) => `people/${realmId}`;

/**
 * Stores an uploaded picture and returns its address. It is decoded and encoded again, so that only pixels are ever
 * served: no location or camera data, and no script hidden in a picture.
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

/** Detects the format by the first bytes: the library would render a text drawing only to report its size. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const start = Buffer.from(bytes.subarray(0, MAX_START_BYTES)).toString('latin1');
  return FORMATS.find((format) => format.start.test(start));
}

async function encode(bytes: Uint8Array): Promise<Buffer> {
  const format = formatOf(bytes);
  if (!format) throw refuseUnreadable();
  try {
    return await whenFree(() =>
      sharp(bytes, { limitInputPixels: format.mostPixels, failOn: 'error' })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch {
    throw refuseUnreadable();
  }
}

const refuseUnreadable = () => refuseField('image', 'This file is not a picture that can be read.');
