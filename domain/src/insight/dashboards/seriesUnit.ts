import { Kind } from 'graphql';
import { defaultUnit, figureDays, TIME_UNITS, type TimeUnit } from '../../time/dayRange.ts';
import type { DashboardDocument } from './readDocument.ts';
import { readDays, rootArguments, type SentWith } from './rootArguments.ts';

/**
 * What the series under a field of the root are added up by: as it is answered, as it is asked, or as its days decide it where
 * nobody asks; null where that is not known.
 */
export function seriesUnit(
  document: DashboardDocument,
  root: string,
  answered: unknown,
  sent: SentWith | null,
): TimeUnit | null {
  const told = unitIn(answered);
  if (told) return told;
  const asking = rootArguments(document, root, sent);
  if (!asking) return null;
  // A default stands only where nothing else was sent.
  const isKnown =
    sent !== null || asking.node.arguments?.find(({ name }) => name.value === 'by')?.value.kind !== Kind.VARIABLE;
  const asked = isKnown ? unitIn(asking.argument('by')) : null;
  if (asked || !sent) return asked;
  const days = readDays(asking.argument('range'));
  return days && defaultUnit(figureDays(days, sent.today));
}

const unitIn = (value: unknown): TimeUnit | null => TIME_UNITS.find((unit) => unit === value) ?? null;
