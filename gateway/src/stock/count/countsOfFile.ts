import { createHash } from 'node:crypto';
import { COUNT_COLUMNS } from '@taem/domain/import/countColumns.ts';
import { readStockCount } from '@taem/domain/reading/stockCount.ts';
import { MAX_COUNT_ENTRIES, MAX_COUNTED } from '@taem/domain/stock/countedLine.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { type Problem, Refusal, refuseField, refuseFields } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { ImportRules } from '../../import/ImportRules.ts';
import { openSheet } from '../../import/openSheet.ts';
import type { ImportForm } from '../../import/readImportForm.ts';
import { refuseFileSize } from '../../import/refuseFileSize.ts';
import { textOfCell } from '../../import/textOfCell.ts';
import { valueOfCell } from '../../import/valueOfCell.ts';
import { enterCounts, type SentEntry } from './enterCounts.ts';
import { stockCounts } from './stockCounts.ts';

/** Used to find its columns; its rows become entries, not records. */
export const COUNT_FILE: ImportRules = {
  resource: stockCounts,
  fields: COUNT_COLUMNS,
  needs: [['code'], ['counted']],
  choices: { replace: false },
  open: () => Promise.reject(new Error('The rows of a counted sheet are entries')),
};

export interface RowOfCount {
  row: number;
  entry: SentEntry;
}

/**
 * Reads what another device counted from a file: the codes and pieces of its rows, without rows that have no number.
 * The entries' ids are derived from the file's content, so that sending the same file again in the same way counts
 * once.
 */
export async function countsOfFile(
  countId: string,
  form: ImportForm & { path: string },
  signal: AbortSignal,
): Promise<readonly RowOfCount[]> {
  const sheet = await openSheet(COUNT_FILE, form, signal);
  try {
    if (sheet.faults.length > 0)
      throw refuseField('image', 'needs a column of product codes and one of counted pieces');
    const placeOf = (field: string) => sheet.found.columns.findIndex((column) => column.field === field);
    const [code, counted] = [placeOf('code'), placeOf('counted')];
    const replaces = form.choices.replace === true;
    const problems: Problem[] = [];
    const rows: RowOfCount[] = [];
    const named = new Set<string>();
    for await (const { number, cells, isTorn } of sheet.rows) {
      const text = textOfCell(cells[code]).trim();
      if (isTorn) problems.push({ path: `row ${number}`, message: 'has a quote that ends nothing' });
      if (text === '') continue;
      try {
        const qty = piecesOf(cells[counted]);
        if (qty === null) continue;
        const id = idOf(`${countId} ${form.hash} ${replaces} ${number}`);
        // A product on several rows has their sum, even if it replaces an earlier count.
        const mode = replaces && !named.has(text.toLowerCase()) ? 'SET' : 'ADD';
        named.add(text.toLowerCase());
        rows.push({ row: number, entry: { id, code: text, mode, qty } });
      } catch (error) {
        if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
        problems.push(...error.body.map(({ message }) => ({ path: `row ${number}.counted`, message })));
      }
      if (rows.length > MAX_COUNT_ENTRIES) throw refuseFileSize();
    }
    if (problems.length > 0) throw refuseFields(problems);
    if (rows.length === 0) throw refuseField('image', 'has no row with a code and a number');
    return rows;
  } finally {
    await sheet.close();
  }
}

function piecesOf(cell: unknown): number | null {
  const read = valueOfCell('counted', cell, readStockCount);
  if (read === null) return null;
  const qty = Number(read);
  if (!Number.isInteger(qty) || qty < 0) throw refuseField('counted', 'must be a whole number, 0 or more');
  if (qty > MAX_COUNTED) throw refuseField('counted', `must be at most ${MAX_COUNTED}`);
  return qty;
}

/** Returns a UUID derived from a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/** Enters the rows of a file and returns how many were new; mistakes are reported by row. */
export async function enterFile(
  client: DatabaseClient,
  session: GatewaySession,
  countId: string,
  rows: readonly RowOfCount[],
  replaces: boolean,
): Promise<number> {
  try {
    const { taken } = await enterCounts(
      client,
      session,
      countId,
      rows.map(({ entry }) => entry),
      { replaces },
    );
    return taken;
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    const { status, code, details } = error;
    const placed = error.body.map(({ path, message }) => ({ path: pathOf(path, rows), message }));
    throw new Refusal(status, code, placed, details);
  }
}

const pathOf = (path: string, rows: readonly RowOfCount[]): string => {
  const [, place] = /^entries\.(\d+)/.exec(path) ?? [];
  return place === undefined ? path : `row ${rows[Number(place)]?.row}.code`;
};
