import type { NumberRange } from '../../form/filterCodecs.ts';
import type { MemberFilter, PotentialFilter } from './memberFilter.ts';

/** CUST-07 The message for a range with only one end. */
export const HALF_RANGE = 'Please complete from and to';
/** The message for a range that ends before it begins. */
export const REVERSED_RANGE = 'From must not be more than to';
/** The message if no one can have bought in one period and stayed away in the other. */
export const PERIODS_EXCLUDE = 'Nobody is found: the non-active period must be shorter than the active period';
/** The message if the same value is both included and excluded. */
export const INCLUDED_AND_EXCLUDED = 'The same one is asked for and left out';

/** An error in a filter, with the name of its condition. */
export interface FilterProblem {
  readonly name: string;
  readonly message: string;
}

type AnyFilter = MemberFilter<string, string> & PotentialFilter<string, string>;
const RANGES = ['totalTransactions', 'totalRevenue', 'remainingPoints', 'age'] as const;

/** CUST-07 Returns why a filter cannot be applied; empty if it can. */
export const checkFilter = (filter: AnyFilter): FilterProblem[] => [...checkRanges(filter), ...checkExcluded(filter)];

/** Returns contradictions between conditions, from any client. */
export function checkExcluded(filter: AnyFilter): FilterProblem[] {
  const { activeMonths, nonActiveMonths, tierIds, tiersNot, tagsAny, tagsAll, tagsNone } = filter;
  const problems: FilterProblem[] = [];
  if (activeMonths && nonActiveMonths && nonActiveMonths >= activeMonths)
    problems.push({ name: 'nonActiveMonths', message: PERIODS_EXCLUDE });
  if (isLeftOut(tierIds, tiersNot)) problems.push({ name: 'tiersNot', message: INCLUDED_AND_EXCLUDED });
  const meets = tagsAll?.some((tag) => tagsNone?.includes(tag));
  if (meets || isLeftOut(tagsAny, tagsNone)) problems.push({ name: 'tagsNone', message: INCLUDED_AND_EXCLUDED });
  return problems;
}

/** Whether every included value is also excluded. */
const isLeftOut = (included: readonly string[] | null | undefined, not: readonly string[] | null | undefined) =>
  Boolean(included?.length && not && included.every((one) => not.includes(one)));

function checkRanges(filter: AnyFilter): FilterProblem[] {
  return RANGES.flatMap((name) => {
    const message = problemOf(filter[name]);
    return message ? [{ name, message }] : [];
  });
}

function problemOf(range: NumberRange | null | undefined): string | null {
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  if ((from === null) !== (to === null)) return HALF_RANGE;
  return from !== null && to !== null && from > to ? REVERSED_RANGE : null;
}
