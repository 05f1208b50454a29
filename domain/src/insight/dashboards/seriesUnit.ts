import { Kind } from 'graphql';
import { defaultUnit, figureDays, TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';
import type { DashboardDocument } from './readDocument.ts';
import { readDays, rootArguments, type SentWith } from './rootArguments.ts';

/**
 * Returns the unit of the series under a root field: as reported in the answer, as requested, or as its days imply;
 * null if unknown.
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
  // The default of a variable counts only if the variable was not sent.
  const isDecided =
    sent !== null || asking.node.arguments?.find(({ name }) => name.value === 'by')?.value.kind !== Kind.VARIABLE;
  const requested = isDecided ? unitIn(asking.argument('by')) : null;
  if (requested || !sent) return requested;
  const days = readDays(asking.argument('range'));
  return days && defaultUnit(figureDays(days, sent.today));
}

const unitIn = (value: unknown): TimeUnit | null => TIME_UNITS.find((unit) => unit === value) ?? null;
