import { at, isWireRecord, type WireList, type WireRecord } from './wire.ts';

/** What an answer carries: its `payload`, or the whole body of a gateway that sends it bare (OP-32). */
export function payloadOf(body: unknown): unknown {
  return isWireRecord(body) && 'payload' in body ? body.payload : body;
}

/** Rows of a list answer: `{total, result}` under the list key, a plain array under it, or either of them bare. */
export function listOf(body: unknown, listKey: string): WireList {
  const payload = payloadOf(body);
  const list = isWireRecord(payload) && listKey in payload ? payload[listKey] : payload;
  if (Array.isArray(list)) return { rows: recordsOf(list), total: list.length };
  if (!isWireRecord(list) || !Array.isArray(list.result)) return { rows: [], total: 0 };
  return { rows: recordsOf(list.result), total: countOf(list.total) ?? list.result.length };
}

/** The record of a get answer: under its single key or bare; null when the gateway has none. */
export function singleOf(body: unknown, singleKey: string): WireRecord | null {
  const payload = payloadOf(body);
  if (!isWireRecord(payload)) return null;
  const record = singleKey in payload ? payload[singleKey] : payload;
  return isWireRecord(record) ? record : null;
}

function recordsOf(rows: readonly unknown[]): readonly WireRecord[] {
  return rows.every(isWireRecord) ? rows : rows.filter(isWireRecord);
}

function countOf(total: unknown): number | null {
  const counted = Array.isArray(total) ? total[0] : total;
  const count = isWireRecord(counted) ? at(counted, ['count']) : counted;
  return typeof count === 'number' ? count : null;
}
