import { open } from 'node:fs/promises';
import { refuseField } from '../http/errors.ts';
import { csvFile } from './readCsv.ts';
import { xlsxFile } from './readXlsx.ts';
import { refuseOtherFile } from './refuseOtherFile.ts';
import type { SheetRow, SheetStart } from './SheetRow.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
const MAX_COLUMNS = 500;
/** No field takes more, so that the reading of cells may take its time for every character. */
const MAX_CELL_LENGTH = 5_000;
/** Enough to find a heading below titles and notes, and to inspect some rows. */
const FIRST_ROWS = 30;

/** A file that can be read in one or more ways. */
export interface SheetFile {
  /** Opens it in one of these ways, counted from 0; null after the last one. */
  open(at: number): Promise<ReadableSheet | null>;
}

/** The rows of one sheet, from the first. */
export interface ReadableSheet extends Omit<SheetStart, 'first'> {
  rows: AsyncGenerator<SheetRow>;
}

/** A sheet whose first rows have been read; `rows` yields them too. */
export interface OpenedSheet {
  start: SheetStart;
  rows: AsyncGenerator<SheetRow>;
}

/**
 * Opens a CSV or XLSX file, recognised by its content, as file names say little. Only for the separate process
 * (`readSheetApart`): a file can be crafted so that this takes hours or all memory.
 */
export async function sheetFile(path: string, bytes: number): Promise<SheetFile> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
  await file.close();
  const start = buffer.subarray(0, bytesRead);
  if (start.subarray(0, 4).equals(ZIP)) return xlsxFile(path);
  await refuseOtherFile(path, start);
  return await csvFile(path, bytes);
}

export async function openSheetOf(file: SheetFile, at: number): Promise<OpenedSheet | null> {
  const sheet = await file.open(at);
  if (!sheet) return null;
  const rows = withinBounds(sheet.rows);
  const first: SheetRow[] = [];
  // A mistake in the first rows only counts if the file is actually read in this way.
  let mistake: unknown = null;
  try {
    for (let read = await rows.next(); !read.done; read = await rows.next()) {
      first.push(read.value);
      if (first.length === FIRST_ROWS) break;
    }
  } catch (error) {
    mistake = error;
  }
  const { rows: _, ...start } = sheet;
  return { start: { ...start, first }, rows: all(first, mistake, rows) };
}

async function* all(first: readonly SheetRow[], mistake: unknown, rows: AsyncGenerator<SheetRow>) {
  try {
    yield* first;
    if (mistake) throw mistake;
    yield* rows;
  } finally {
    await rows.return(undefined);
  }
}

async function* withinBounds(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows) {
    refuseLargeRow(row);
    yield row;
  }
}

function refuseLargeRow({ number, cells }: SheetRow): void {
  if (cells.length > MAX_COLUMNS) throw refuseField(`row ${number}`, `has more than ${MAX_COLUMNS} cells`);
  if (cells.some((cell) => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH)) {
    throw refuseField(`row ${number}`, `has a cell of more than ${MAX_CELL_LENGTH} characters`);
  }
}
