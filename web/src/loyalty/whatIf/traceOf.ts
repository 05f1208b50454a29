import type { TraceCode, TraceEntry } from '@taem/domain/till/pricing.ts';

interface WrittenEntry {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Texts that may look like a number without being one. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'coupon', 'condition', 'itemRef']);

/** A trace of the contract, whose params are texts, as the pricing wrote it. */
export function traceOf(entries: readonly WrittenEntry[]): TraceEntry[] {
  return entries.map(({ code, params }) => ({
    code: code as TraceCode,
    params: Object.fromEntries(params.map(({ name, value }) => [name, TEXTS.has(name) ? value : readValue(value)])),
  }));
}

function readValue(text: string): string | number | boolean | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : text;
}
