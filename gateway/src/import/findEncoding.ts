import { createReadStream } from 'node:fs';
import { refuseField } from '../http/errors.ts';
import type { SheetEncoding } from './SheetRow.ts';

/** The share of non-ASCII bytes that must be valid for a text to count as one in an encoding. */
const ENOUGH = 0.75;
/** Minimum number of zero bytes for a text in UTF-16 without a byte order mark. */
const MIN_ZEROS = 4;

/** Finds the encoding of a text, by its byte order mark, else from all of its bytes. */
export async function findEncoding(path: string): Promise<SheetEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const wide = isFirst ? wideEncoding(chunk) : null;
    if (wide) return wide;
    if (chunk.includes(0)) throw refuseField('image', 'is not a CSV or XLSX file');
    isFirst = false;
    isUtf8 &&= decodes(utf8, chunk);
  }
  return isUtf8 && decodes(utf8) ? 'utf-8' : await likeliestEncoding(path);
}

async function likeliestEncoding(path: string): Promise<SheetEncoding> {
  const counts = new ByteCounts();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) counts.add(chunk);
  return counts.encoding();
}

function decodes(utf8: TextDecoder, chunk?: Buffer): boolean {
  try {
    utf8.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Texts in UTF-16 have a byte order mark, or else a zero in every second byte of their separators and line ends. */
function wideEncoding(chunk: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1)) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < MIN_ZEROS || (even + odd) * 50 < chunk.length) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

/** Counts the bytes of a text that would be valid in each encoding. */
class ByteCounts {
  /** Number of non-ASCII bytes, and of those that form complete UTF-8 characters. */
  private high = 0;
  private utf8 = 0;
  /** Number of those that are a Thai letter at a place where one is possible. */
  private thai = 0;
  /** Length of the current run of these: a Thai word has more than one, `5°C` does not. */
  private run = 0;
  /** Number of bytes that the current UTF-8 character still lacks, and that it has. */
  private missing = 0;
  private held = 0;
  private before = 0;

  add(chunk: Buffer): void {
    for (const byte of chunk) {
      if (byte >= 0x80) this.addHigh(byte);
      else {
        this.missing = 0;
        this.endRun();
      }
      this.before = byte;
    }
  }

  private addHigh(byte: number): void {
    this.high += 1;
    if (isThai(byte, this.before)) this.run += 1;
    else this.endRun();
    if (this.missing > 0 && byte < 0xc0) {
      this.missing -= 1;
      this.held += 1;
      if (this.missing === 0) this.utf8 += this.held;
    } else {
      this.missing = lengthOf(byte);
      this.held = 1;
    }
  }

  private endRun(): void {
    if (this.run > 1) this.thai += this.run;
    this.run = 0;
  }

  /** UTF-8 with some damaged bytes still counts as UTF-8; Thai in its 8-bit code must result in Thai. */
  encoding(): SheetEncoding {
    this.endRun();
    if (this.utf8 >= this.high * ENOUGH) return 'utf-8';
    return this.thai >= this.high * ENOUGH ? 'windows-874' : 'windows-1252';
  }
}

/** Returns how many bytes follow the first one of a character. */
function lengthOf(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
}

/**
 * Whether a byte is Thai in Windows-874. A vowel above or below, a tone mark and a following vowel must come after
 * another Thai letter.
 */
function isThai(byte: number, before: number): boolean {
  if (byte >= 0x80 && byte <= 0xa0)
    return byte === 0x80 || byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || byte === 0xa0;
  if ((byte > 0xda && byte < 0xdf) || byte > 0xfb) return false;
  const isMark = (byte >= 0xd0 && byte <= 0xda) || byte === 0xe5 || (byte >= 0xe7 && byte <= 0xee);
  return !isMark || (before >= 0xa1 && before <= 0xee);
}
