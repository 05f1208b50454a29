import { open } from 'node:fs/promises';
import { refuseField } from '../http/errors.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import type { SheetRow } from './SheetRow.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
const MOST_COLUMNS = 500;
/** No field takes more; what reads a cell may then take its time with every character. */
const LONGEST_CELL = 5_000;

/**
 * The rows of a CSV or XLSX file, recognised by its content: names of files say little. Only for the process that does
 * nothing else (`readSheetApart`): a file can be made so that this takes hours or all memory.
 */
export async function* readSheet(path: string, bytes: number): AsyncGenerator<SheetRow> {
  const file = await open(path);
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  await file.close();
  for await (const row of start.equals(ZIP) ? readXlsx(path) : readCsv(path, bytes)) {
    refuseLargeRow(row);
    yield row;
  }
}

function refuseLargeRow({ number, cells }: SheetRow): void {
  if (cells.length > MOST_COLUMNS) throw refuseField(`row ${number}`, `has more than ${MOST_COLUMNS} cells`);
  if (cells.some((cell) => typeof cell === 'string' && cell.length > LONGEST_CELL)) {
    throw refuseField(`row ${number}`, `has a cell of more than ${LONGEST_CELL} characters`);
  }
}
