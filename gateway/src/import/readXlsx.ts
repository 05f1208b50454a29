import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { refuseField } from '../http/errors.ts';
import { refuseFileSize } from './readImportForm.ts';
import type { SheetRow } from './readSheet.ts';

/** A small file can unpack to gigabytes; this is a sheet of some hundred thousand rows. */
const MOST_UNPACKED_BYTES = 100_000_000;

/** The rows of the first sheet; a formula counts as the value that it had when the file was saved. */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  await refuseOverfull(path);
  const rows = await readSheet(path).catch(() => {
    throw refuseField('image', 'is not a CSV or XLSX file');
  });
  for (const [index, cells] of rows.entries()) {
    yield { number: index + 1, cells, share: (index + 1) / rows.length };
  }
}

/** Counts what comes out without keeping it: what the archive says about its own size need not be true. */
async function refuseOverfull(path: string): Promise<void> {
  let unpacked = 0;
  const archive = new Unzip((entry) => {
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.byteLength;
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      archive.push(chunk);
      if (unpacked > MOST_UNPACKED_BYTES) break;
    }
  } catch {
    throw refuseField('image', 'is not a CSV or XLSX file');
  }
  if (unpacked > MOST_UNPACKED_BYTES) throw refuseFileSize();
}
