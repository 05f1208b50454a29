import { isDay } from '../../time/calendar.ts';
import { type DayRange, figureDays, type TimeUnit } from '../../time/dayRange.ts';
import { COMPARISONS, daysBefore } from '../compareDays.ts';
import type { DashboardDocument } from './readDocument.ts';
import { readDays, rootArguments, type SentWith } from './rootArguments.ts';

export interface ComparedDays {
  readonly now: DayRange;
  readonly before: DayRange;
  /** Whether the last day of before counts only as far as that of now has gone; false where nobody can say. */
  readonly isSoFar: boolean;
}

/**
 * The days of a field of the root and those they were compared with: as they are answered, or as they were sent; null where
 * that is not known, or nothing is compared.
 */
export function comparedDays(
  document: DashboardDocument,
  root: string,
  unit: TimeUnit,
  answered: { readonly now: unknown; readonly before: unknown },
  sent: SentWith | null,
): ComparedDays | null {
  const told = { now: rangeIn(answered.now), before: rangeIn(answered.before) };
  const meant = daysMeant(document, root, unit, sent);
  if (!told.now || !told.before) return meant;
  return { now: told.now, before: told.before, isSoFar: meant?.before.to === told.before.to && meant.isSoFar };
}

function daysMeant(
  document: DashboardDocument,
  root: string,
  unit: TimeUnit,
  sent: SentWith | null,
): ComparedDays | null {
  const asking = sent && rootArguments(document, root, sent);
  const asked = asking && readDays(asking.argument('range'));
  const comparison = COMPARISONS.find((one) => one === asking?.argument('compare'));
  if (!sent || !asked || !comparison) return null;
  const now = figureDays(asked, sent.today);
  const before = daysBefore(now, asked, unit, comparison, sent.today);
  return before && { now, before: { from: before.from, to: before.to }, isSoFar: before.soFarOf !== null };
}

/** Days as an answer tells them; null where it does not. */
export function rangeIn(value: unknown): DayRange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to } = value as Record<string, unknown>;
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) ? { from, to } : null;
}
