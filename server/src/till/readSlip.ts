import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES } from '@taem/domain/till/limits.ts';
import type { Upload } from '../execution/upload.ts';

/** CHAN-10 Kinds of picture by what the form calls them, with the name that the gateway gets. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'slip.jpg'],
  ['image/jpg', 'slip.jpg'],
  ['image/png', 'slip.png'],
  ['image/gif', 'slip.gif'],
]);

/** The picture of a transfer slip, read once to know it; it is opened again to be sent. */
export interface Slip {
  name: string;
  type: string;
  size: number;
  /** SHA-256 of its bytes. */
  hash: string;
  open(): Readable;
}

export type SlipProblem = 'must be a jpg, gif, jpeg or png picture' | 'File size is too large' | 'cannot be read';

/** Reads the slip of a payment to its end, or says why it cannot be one. */
export async function readSlip(upload: Upload): Promise<Slip | SlipProblem> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    const { mimetype, createReadStream } = await upload;
    const type = mimetype.toLowerCase();
    const name = KINDS.get(type);
    if (!name) return 'must be a jpg, gif, jpeg or png picture';
    for await (const chunk of createReadStream()) {
      size += (chunk as Buffer).length;
      hash.update(chunk as Buffer);
    }
    if (size > MAX_IMAGE_BYTES) return 'File size is too large';
    return { name, type, size, hash: hash.digest('hex'), open: () => createReadStream() };
  } catch (error) {
    return (error as { status?: number }).status === 413 ? 'File size is too large' : 'cannot be read';
  }
}
