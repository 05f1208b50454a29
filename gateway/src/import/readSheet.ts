import { open } from 'node:fs/promises';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';

/** One row of a file: the cells in their order, and its number as a spreadsheet shows it. */
export interface SheetRow {
  number: number;
  cells: readonly unknown[];
  /** How much of the file is read by now, from 0 to 1. */
  share: number;
}

const ZIP = Buffer.from('PK\u0003\u0004');

/** The rows of a CSV or XLSX file, told apart by what is in it: names of files say little. */
export async function* readSheet(path: string, bytes: number): AsyncGenerator<SheetRow> {
  const file = await open(path);
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  await file.close();
  yield* start.equals(ZIP) ? readXlsx(path) : readCsv(path, bytes);
}
