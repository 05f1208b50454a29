import type { TraceCode, TraceEntry } from '@taem/domain/till/pricing.ts';

interface RecordedEntry {
  readonly code: string;
  readonly params: readonly { name: string; value: string }[];
}

/** Facts that are text even if they look like a number: a discount may be called "10". */
const TEXTS: ReadonlySet<string> = new Set([
  'name',
  'coupon',
  'couponType',
  'condition',
  'about',
  'source',
  'productId',
  'itemRef',
]);
const EARNED: ReadonlySet<string> = new Set<TraceCode>(['EARN_BASE', 'EARN_MULTIPLIED', 'EARN_REWARD']);

/** Converts a recorded trace to the form that pricing created: in the contract every fact is text. */
export function readTrace(trace: readonly RecordedEntry[]): TraceEntry[] {
  return trace.map(({ code, params }) => ({
    code: code as TraceCode,
    params: Object.fromEntries(params.map(({ name, value }) => [name, TEXTS.has(name) ? value : readFact(value)])),
  }));
}

/** Returns the points that the rules gave, regardless of later adjustments. */
export function earnedBy(trace: readonly TraceEntry[]): number {
  return trace.reduce((sum, { code, params }) => sum + (EARNED.has(code) ? Number(params.points ?? 0) : 0), 0);
}

function readFact(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  const number = Number(value);
  return value.trim() !== '' && Number.isFinite(number) ? number : value;
}
