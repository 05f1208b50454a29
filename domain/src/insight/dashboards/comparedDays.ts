import { isDay } from '../../time/calendar.ts';
import { type DayRange, figureDays, type TimeUnit } from '../../time/dayRange.ts';
import { COMPARISONS, daysBefore } from '../compareDays.ts';
import type { DashboardDocument } from './readDocument.ts';
import { readDays, rootArguments, type SentWith } from './rootArguments.ts';

export interface ComparedDays {
  readonly now: DayRange;
  readonly before: DayRange;
  /** Whether the last previous day counts only up to the time of the current one; false if that is unknown. */
  readonly isSoFar: boolean;
}

/**
 * Returns the days of a root field and the previous days: as reported in the answer, or as sent; null if that is
 * unknown, or nothing is compared.
 */
export function comparedDays(
  document: DashboardDocument,
  root: string,
  unit: TimeUnit,
  answered: { readonly now: unknown; readonly before: unknown },
  sent: SentWith | null,
): ComparedDays | null {
  const ranges = { now: rangeIn(answered.now), before: rangeIn(answered.before) };
  const meant = daysMeant(document, root, unit, sent);
  if (!ranges.now || !ranges.before) return meant;
  return { now: ranges.now, before: ranges.before, isSoFar: meant?.before.to === ranges.before.to && meant.isSoFar };
}

function daysMeant(
  document: DashboardDocument,
  root: string,
  unit: TimeUnit,
  sent: SentWith | null,
): ComparedDays | null {
  const asking = sent && rootArguments(document, root, sent);
  const requested = asking && readDays(asking.argument('range'));
  const comparison = COMPARISONS.find((one) => one === asking?.argument('compare'));
  if (!sent || !requested || !comparison) return null;
  const now = figureDays(requested, sent.today);
  const before = daysBefore(now, requested, unit, comparison, sent.today);
  return before && { now, before: { from: before.from, to: before.to }, isSoFar: before.soFarOf !== null };
}

/** Reads days from a response; null if it does not report them. */
export function rangeIn(value: unknown): DayRange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to } = value as Record<string, unknown>;
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) ? { from, to } : null;
}
