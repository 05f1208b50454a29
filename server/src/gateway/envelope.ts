import { malformed } from './GatewayError.ts';
import { at, isWireRecord, type WireList, type WireRecord } from './wire.ts';

/** What an answer carries: its `payload`, or the whole body of a gateway that sends it bare (OP-32). */
export function payloadOf(body: unknown): unknown {
  return isWireRecord(body) && 'payload' in body ? body.payload : body;
}

/** What a page of a list must hold. */
export interface Range {
  limit?: number;
  skip?: number;
  /** Selected fields; empty means all. */
  projection?: readonly string[];
}

/**
 * Rows of a list answer: `{total, result}` under the list key, a plain array under it, or either of them bare.
 * Anything else is not taken for an empty list, and a row that cannot be read is not left out.
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

/** The record of a get answer: under its single key or bare. That there is none is said by 404 alone. */
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
  // Rows of figures need no id, as that of what has no category; rows of records have one each.
  const figures = projection ? !projection.includes('id') : without === rows.length;
  if (ids.size + (figures ? without : 0) === rows.length) return rows;
  throw malformed(without > 0 ? 'A row has no id.' : 'Two rows are the same record.');
}

/** A gateway that counts while it groups sends no count at all when there is nothing to count. */
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
