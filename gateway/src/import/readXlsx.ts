import { readFile } from 'node:fs/promises';
import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { Refusal, refuseField } from '../http/errors.ts';
import { refuseFileSize } from './refuseFileSize.ts';
import { refuseLargeSheet } from './refuseLargeSheet.ts';
import type { SheetRow } from './SheetRow.ts';

/** A small file can unpack to gigabytes; this is a sheet of some hundred thousand rows. */
const MOST_UNPACKED_BYTES = 100_000_000;
/** From one tag to the next: a full cell of a spreadsheet has 32,767 characters, of up to six bytes as XML. */
const LONGEST_TEXT_BYTES = 200_000;
const TAG = '<'.charCodeAt(0);

/** The rows of the first sheet; a formula counts as the value that it had when the file was saved. */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const rows = await readFirstSheet(path).catch((error) => {
    throw error instanceof Refusal ? error : refuseField('image', 'is not a CSV or XLSX file');
  });
  for (const [index, cells] of rows.entries()) {
    yield { number: index + 1, cells, share: (index + 1) / rows.length };
  }
}

/**
 * The reader of sheets takes an archive at its word, so it is given one that was packed here: of what has been unpacked
 * within bounds, uncompressed, with sizes that are true.
 */
async function readFirstSheet(path: string): Promise<readonly (readonly unknown[])[]> {
  const entries = unpack(await readFile(path));
  const archive = zipSync(entries, { level: 0 });
  return readSheet(archive.buffer as ArrayBuffer);
}

function unpack(archive: Uint8Array): Unzipped {
  const claimed = new Map<string, number>();
  let total = 0;
  const entries = unzipSync(archive, {
    filter({ name, size, originalSize }) {
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      claimed.set(name, originalSize);
      total += Math.max(size, originalSize);
      // Thrown before the room for it is made.
      if (total > MOST_UNPACKED_BYTES) throw refuseFileSize();
      return true;
    },
  });
  for (const [name, bytes] of Object.entries(entries)) {
    if (bytes.byteLength !== claimed.get(name)) throw refuseField('image', 'is not a CSV or XLSX file');
    refuseLongText(bytes);
    refuseLargeSheet(bytes);
  }
  return entries;
}

/** The time that the XML parser takes for one text grows with the square of its length. */
function refuseLongText(bytes: Uint8Array): void {
  let last = -1;
  while (last < bytes.byteLength) {
    const next = bytes.indexOf(TAG, last + 1);
    const end = next < 0 ? bytes.byteLength : next;
    if (end - last > LONGEST_TEXT_BYTES) throw refuseFileSize();
    last = end;
  }
}
