/** A JSON object from the gateway. Nothing is known of its fields until one is read. */
export type WireRecord = Readonly<Record<string, unknown>>;

export interface WireList {
  rows: readonly WireRecord[];
  /** Rows in all pages. */
  total: number;
}

export function isWireRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stands for a value whose path leads through something else than records: no reader takes it for a value, or for none. */
const GARBLED = Symbol('garbled');

/** The value at a dotted path; undefined where a step is missing or null. */
export function at(record: WireRecord, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const step of path) {
    if (value === undefined || value === null) return undefined;
    if (!isWireRecord(value)) return GARBLED;
    value = value[step];
  }
  return value;
}
