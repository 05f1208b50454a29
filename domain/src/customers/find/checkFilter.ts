import type { NumberRange } from '../../form/filterCodecs.ts';
import type { MemberFilter, PotentialFilter } from './memberFilter.ts';

/** CUST-07 Said of a range that has only one of its ends. */
export const HALF_RANGE = 'Please complete from and to';
/** Said of a range that ends before it begins. */
export const REVERSED_RANGE = 'From must not be more than to';
/** Said where nobody can have bought within the one period and stayed away for the other. */
export const PERIODS_EXCLUDE = 'Nobody is found: the non-active period must be shorter than the active period';
/** Said where the same is asked for and left out. */
export const WANTED_AND_NOT = 'The same one is asked for and left out';

/** What is wrong with a filter, at which of its conditions. */
export interface FilterProblem {
  readonly name: string;
  readonly message: string;
}

type Asked = MemberFilter<string, string> & PotentialFilter<string, string>;
const RANGES = ['totalTransactions', 'totalRevenue', 'remainingPoints', 'age'] as const;

/** CUST-07 Why what a person put together cannot be applied; empty when it can. */
export const checkFilter = (asked: Asked): FilterProblem[] => [...checkRanges(asked), ...checkExcluded(asked)];

/** Conditions that nobody can pass together, by whatever program they are asked for. */
export function checkExcluded(asked: Asked): FilterProblem[] {
  const { activeMonths, nonActiveMonths, tierIds, tiersNot, tagsAny, tagsAll, tagsNone } = asked;
  const problems: FilterProblem[] = [];
  if (activeMonths && nonActiveMonths && nonActiveMonths >= activeMonths)
    problems.push({ name: 'nonActiveMonths', message: PERIODS_EXCLUDE });
  if (isLeftOut(tierIds, tiersNot)) problems.push({ name: 'tiersNot', message: WANTED_AND_NOT });
  const meets = tagsAll?.some((tag) => tagsNone?.includes(tag));
  if (meets || isLeftOut(tagsAny, tagsNone)) problems.push({ name: 'tagsNone', message: WANTED_AND_NOT });
  return problems;
}

/** Whether every one that is wanted is left out too. */
const isLeftOut = (wanted: readonly string[] | null | undefined, not: readonly string[] | null | undefined) =>
  Boolean(wanted?.length && not && wanted.every((one) => not.includes(one)));

function checkRanges(asked: Asked): FilterProblem[] {
  return RANGES.flatMap((name) => {
    const message = problemOf(asked[name]);
    return message ? [{ name, message }] : [];
  });
}

function problemOf(range: NumberRange | null | undefined): string | null {
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  if ((from === null) !== (to === null)) return HALF_RANGE;
  return from !== null && to !== null && from > to ? REVERSED_RANGE : null;
}
