import type { ChangedKind } from '@taem/domain/changes/changedKinds.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';

export interface ReportedValue {
  /** The value as JSON: amounts in THB, other records by id. */
  json: string | null;
  /** The value for people: names instead of ids, entries separated. */
  text: string;
}

/** Returns a column's value in reported form; null if there is none. */
export function reportValue(
  kind: ChangedKind,
  value: unknown,
  names: ReadonlyMap<string, string>,
): ReportedValue | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  if (kind === 'picture' || kind === 'secret') return { json: null, text: '' };
  const reported = kind === 'money' && typeof value === 'number' ? toBaht(satang(value)) : value;
  return { json: JSON.stringify(reported), text: wordsOf(reported, names) };
}

function wordsOf(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => wordsOf(entry, names)).join(', ');
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  const parts = Object.values(value).map((part) => wordsOf(part, names));
  return parts.filter((part) => part !== '').join(' · ');
}
