import { keyOf } from '@taem/domain/contract/documentFault.ts';
import { fieldsIn } from '@taem/domain/contract/operationText.ts';
import { COMPARISONS } from '@taem/domain/insight/compareDays.ts';
import { comparedDays, rangeIn } from '@taem/domain/insight/dashboards/comparedDays.ts';
import { asksFor, readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { readDays, rootArguments } from '@taem/domain/insight/dashboards/rootArguments.ts';
import { seriesUnit } from '@taem/domain/insight/dashboards/seriesUnit.ts';
import { type DayRange, defaultUnit, figureDays } from '@taem/domain/time/dayRange.ts';
import type { Run } from './runDocument.ts';

/** The days of figures of a run. */
export interface RunDays {
  /** The keys of the answer whose figures have these days. */
  readonly roots: readonly string[];
  readonly range: DayRange;
  /** The days compared with; null if there are none before; undefined if the document compares nothing. */
  readonly previous: DayRange | null | undefined;
  /** Whether the last day only counts up to the time of the run, or the time up to which it counts, as in the answer. */
  readonly until: string | boolean;
  /** null for all branches. */
  readonly branchId: string | null;
}

/** Returns the distinct days of a run, from its answer or else from the request. Empty if nothing was run. */
export function runDays({ answer, sent }: Pick<Run, 'answer' | 'sent'>): RunDays[] {
  const read = readDocument(sent.document ?? '');
  if (!read.ok || !answer.data) return [];
  const { operation, fragments } = read.read;
  const days: RunDays[] = [];
  for (const root of new Set(fieldsIn(operation.selectionSet, fragments).map(keyOf))) {
    const asking = rootArguments(read.read, root, sent);
    const requested = asking && readDays(asking.argument('range'));
    if (!requested) continue;
    const answered = answer.data[root] as Answered | null | undefined;
    const range = rangeIn(answered?.range) ?? figureDays(requested, sent.today);
    const unit = seriesUnit(read.read, root, answered?.by, sent) ?? defaultUnit(range);
    const compares =
      asksFor(read.read, `${root}.previous`) && COMPARISONS.some((one) => one === asking.argument('compare'));
    const ranges = { now: answered?.range, before: answered?.previous?.range };
    const compared = compares ? comparedDays(read.read, root, unit, ranges, sent) : null;
    const branchId = asking.argument('branchId');
    days.push({
      roots: [root],
      range,
      previous: compares ? (compared?.before ?? null) : undefined,
      until: answered?.previous?.until ?? compared?.isSoFar ?? false,
      branchId: typeof branchId === 'string' ? branchId : null,
    });
  }
  return together(days);
}

interface Answered {
  readonly range?: unknown;
  readonly by?: unknown;
  readonly previous?: { readonly range?: unknown; readonly until?: string | null } | null;
}

/** Merges days that only differ in that one of them has a comparison; keeps the comparison. */
function together(all: readonly RunDays[]): RunDays[] {
  const found: RunDays[] = [];
  for (const one of all) {
    const at = found.findIndex(
      (other) =>
        JSON.stringify([other.range, other.branchId]) === JSON.stringify([one.range, one.branchId]) &&
        (!other.previous || !one.previous || JSON.stringify(other.previous) === JSON.stringify(one.previous)),
    );
    const same = found[at];
    if (!same) found.push(one);
    else
      found[at] = {
        ...same,
        roots: [...same.roots, ...one.roots],
        previous: same.previous ?? one.previous,
        until: same.until || one.until,
      };
  }
  return found;
}
