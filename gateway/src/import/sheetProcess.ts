import { flushCompileCache } from 'node:module';
import { Refusal } from '../http/errors.ts';
import { endWhenDue } from './endWhenDue.ts';
import { type OpenedSheet, openSheetOf, type SheetFile, sheetFile } from './readSheet.ts';
import type { SheetRow, SheetStart } from './SheetRow.ts';

/** A request of the gateway: to open the file in one of its ways, or to send the next rows of what was opened last. */
export type SheetRequest = { open: number } | 'next';

/** An answer of the process that reads a sheet, one for each request. */
export interface SheetNews {
  /** For a request to open; null if there is no other way to read the file. */
  start?: SheetStart | null;
  rows: SheetRow[];
  /** Whether the last row was sent. */
  end: boolean;
  /** Why the file is not read any further. */
  refusal?: Pick<Refusal, 'status' | 'code' | 'body'>;
}

/** How much the gateway reads at once: one message must not delay other tasks. */
const MAX_ROWS = 100;
const MAX_CHARACTERS = 100_000;

const [path = '', bytes = '', mostProcessorMilliseconds = ''] = process.argv.slice(2);
let file: SheetFile | null = null;
let opened: OpenedSheet | null = null;

async function open(at: number): Promise<SheetNews> {
  file ??= await sheetFile(path, Number(bytes));
  // Closed before the next one is opened, as there is memory for only one sheet.
  await opened?.rows.return(undefined);
  opened = null;
  opened = await openSheetOf(file, at);
  return { start: opened?.start ?? null, rows: [], end: false };
}

async function nextNews(): Promise<SheetNews> {
  const news: SheetNews = { rows: [], end: false };
  let characters = 0;
  while (news.rows.length < MAX_ROWS && characters < MAX_CHARACTERS) {
    const read = await opened?.rows.next();
    if (!read || read.done) return { ...news, end: true };
    news.rows.push(read.value);
    for (const cell of read.value.cells) characters += typeof cell === 'string' ? cell.length : 1;
  }
  return news;
}

process.on('message', async (request: SheetRequest) => {
  try {
    process.send?.(request === 'next' ? await nextNews() : await open(request.open));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, body } = error;
    process.send?.({ rows: [], end: true, refusal: { status, code, body } } satisfies SheetNews);
  }
});
// The gateway is gone, so no more rows are needed.
process.on('disconnect', () => process.exit());
endWhenDue(Number(mostProcessorMilliseconds));
// Saved explicitly, as the process is always killed, which alone would save nothing.
flushCompileCache();
