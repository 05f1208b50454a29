import { malformed } from './GatewayError.ts';
import { at, isWireRecord, type WireList, type WireRecord } from './wire.ts';

/** Returns the content of an answer: its `payload`, or the whole body if the gateway sends it bare (OP-32). */
export function payloadOf(body: unknown): unknown {
  return isWireRecord(body) && 'payload' in body ? body.payload : body;
}

/** The requested part of a list. */
export interface Range {
  limit?: number;
  skip?: number;
  /** Selected fields; empty means all. */
  projection?: readonly string[];
}

/**
 * Returns the rows of a list answer: `{total, result}` under the list key, a plain array under it, or either of them
 * bare. Throws for anything else and for unreadable rows, instead of returning an empty or shortened list.
 */
export function listOf(body: unknown, listKey: string, range: Range = {}): WireList {
  const payload = payloadOf(body);
  const list = isWireRecord(payload) && listKey in payload ? payload[listKey] : payload;
  if (Array.isArray(list)) return { rows: recordsOf(list, range), total: list.length };
  if (!isWireRecord(list) || !Array.isArray(list.result)) throw malformed(`The answer has no list of ${listKey}.`);
  const rows = recordsOf(list.result, range);
  const total = countOf(list.total, rows.length);
  if (!isWhole(rows.length, total, range))
    throw malformed(`${rows.length} rows of ${total} ${listKey} are not the page.`);
  return { rows, total };
}

/** Returns the record of a GET answer, under its single key or bare. Only a 404 means that there is none. */
export function singleOf(body: unknown, singleKey: string): WireRecord {
  const payload = payloadOf(body);
  const record = isWireRecord(payload) && singleKey in payload ? payload[singleKey] : payload;
  if (isWireRecord(record)) return record;
  throw malformed(`The answer has no ${singleKey}.`);
}

function recordsOf(rows: readonly unknown[], { projection }: Range): readonly WireRecord[] {
  if (!rows.every(isWireRecord)) throw malformed('A row is no record.');
  const ids = new Set<unknown>();
  let without = 0;
  for (const { id } of rows) {
    if (id === undefined || id === null) without++;
    else ids.add(id);
  }
  // Rows of figures may lack an id, such as the row without a category; each row of records has one.
  const figures = projection ? !projection.includes('id') : without === rows.length;
  if (ids.size + (figures ? without : 0) === rows.length) return rows;
  throw malformed(without > 0 ? 'A row has no id.' : 'Two rows are the same record.');
}

/** Reads the total. A gateway that counts by grouping sends no count if there are no rows. */
function countOf(total: unknown, rows: number): number {
  const counted = Array.isArray(total) ? total[0] : total;
  const count = isWireRecord(counted) ? at(counted, ['count']) : counted;
  if (count === undefined && Array.isArray(total) && rows === 0) return 0;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0) return count;
  throw malformed('A list without its total.');
}

function isWhole(rows: number, total: number, { limit, skip = 0 }: Range): boolean {
  return limit === undefined || rows === Math.max(0, Math.min(limit, total - skip));
}
