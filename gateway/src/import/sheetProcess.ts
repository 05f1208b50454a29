import { Refusal } from '../http/errors.ts';
import { endWithParent } from './endWithParent.ts';
import { readSheet } from './readSheet.ts';
import type { SheetRow } from './SheetRow.ts';

/** What the process that reads a sheet sends the gateway, once for each `next`. */
export interface SheetNews {
  rows: SheetRow[];
  /** There are no more rows. */
  end: boolean;
  /** Why the file is not read any further. */
  refusal?: Pick<Refusal, 'status' | 'code' | 'body'>;
}

/** What the gateway takes in between two other pieces of work: it must not be long over one piece of news. */
const MOST_ROWS = 100;
const MOST_CHARACTERS = 100_000;

const [path = '', bytes = ''] = process.argv.slice(2);
const rows = readSheet(path, Number(bytes));

async function nextNews(): Promise<SheetNews> {
  const news: SheetNews = { rows: [], end: false };
  let characters = 0;
  while (news.rows.length < MOST_ROWS && characters < MOST_CHARACTERS) {
    const { value, done } = await rows.next();
    if (done) return { ...news, end: true };
    news.rows.push(value);
    for (const cell of value.cells) characters += typeof cell === 'string' ? cell.length : 1;
  }
  return news;
}

process.on('message', async () => {
  try {
    process.send?.(await nextNews());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, body } = error;
    process.send?.({ rows: [], end: true, refusal: { status, code, body } } satisfies SheetNews);
  }
});
// The gateway is gone: no more rows are needed.
process.on('disconnect', () => process.exit());
endWithParent();
