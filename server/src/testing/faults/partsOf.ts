import { isObject } from '@taem/domain/reading/isObject.ts';
/** A record of an answer, to be harmed. */
export type Wire = Record<string, unknown>;

/** An answer taken apart by its shape alone, so that it fits every resource. */
export interface Parts {
  body: Wire;
  /** `{total, result}` of a page. */
  list: Wire | null;
  rows: unknown[] | null;
  record: Wire | null;
  replaceRows(value: unknown): void;
  replaceRecord(value: unknown): void;
}

export function partsOf(body: Wire): Parts {
  const nothing: Parts = {
    body,
    list: null,
    rows: null,
    record: null,
    replaceRows: () => undefined,
    replaceRecord: () => undefined,
  };
  const payload = body.payload;
  if (!isObject(payload)) return nothing;
  const names = Object.keys(payload);
  const [name = ''] = names;
  const inner = names.length === 1 ? payload[name] : payload;
  const replace = (value: unknown) => {
    if (names.length === 1) payload[name] = value;
    else body.payload = value;
  };
  if (Array.isArray(inner)) return { ...nothing, rows: inner, replaceRows: replace };
  if (!isObject(inner)) return nothing;
  if (!Array.isArray(inner.result)) return { ...nothing, record: inner, replaceRecord: replace };
  const replaceRows = (value: unknown) => {
    inner.result = value;
  };
  return { ...nothing, list: inner, rows: inner.result, replaceRows };
}
