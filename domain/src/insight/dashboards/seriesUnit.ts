import { Kind } from 'graphql';
import { defaultUnit, figureDays, TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';
import type { DashboardDocument } from './readDocument.ts';
import { readDays, rootArguments, type SentWith } from './rootArguments.ts';

/**
 * The unit of the series under a root field: as answered, as requested, or as its days imply; null where it is unknown.
 */
export function seriesUnit(
  document: DashboardDocument,
  root: string,
  answered: unknown,
  sent: SentWith | null,
): TimeUnit | null {
  const answeredUnit = unitIn(answered);
  if (answeredUnit) return answeredUnit;
  const asking = rootArguments(document, root, sent);
  if (!asking) return null;
  // A default stands only where nothing else was sent.
  const isDecided =
    sent !== null || asking.node.arguments?.find(({ name }) => name.value === 'by')?.value.kind !== Kind.VARIABLE;
  const requested = isDecided ? unitIn(asking.argument('by')) : null;
  if (requested || !sent) return requested;
  const days = readDays(asking.argument('range'));
  return days && defaultUnit(figureDays(days, sent.today));
}

const unitIn = (value: unknown): TimeUnit | null => TIME_UNITS.find((unit) => unit === value) ?? null;
