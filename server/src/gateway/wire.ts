import { isObject } from '@taem/domain/reading/isObject.ts';
/** A JSON object from the gateway. Its fields are unchecked until one is read. */
export type WireRecord = Readonly<Record<string, unknown>>;

export interface WireList {
  rows: readonly WireRecord[];
  /** Rows in all pages. */
  total: number;
}

export function isWireRecord(value: unknown): value is WireRecord {
  return isObject(value);
}

/**
 * Replaces a value whose path leads through something other than records: no reader accepts it as a value, or as a
 * missing one.
 */
const GARBLED = Symbol('garbled');

/** Returns the value at a dotted path; undefined if a step is missing or null. */
export function at(record: WireRecord, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const step of path) {
    if (value === undefined || value === null) return undefined;
    if (!isWireRecord(value)) return GARBLED;
    value = value[step];
  }
  return value;
}
