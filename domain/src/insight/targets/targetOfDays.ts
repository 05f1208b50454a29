import { type Satang, satang, sum } from '../../money/money.ts';
import { mulDivFloor } from '../../money/mulDivFloor.ts';
import { addMonths, type Day } from '../../time/calendar.ts';
import { type DayRange, lastOf } from '../../time/dayRange.ts';

/** The target of one month `YYYY-MM`, of one branch or, with null, of the whole shop. */
export interface MonthTarget {
  month: string;
  branchId: string | null;
  amount: Satang;
}

/** Whose target it is. */
export interface TargetBranches {
  /** null: the whole shop. */
  selected: readonly string[] | null;
  /** All branches that sell. */
  open: readonly string[];
}

export interface DaysTarget {
  /** null when a month of the days has no target: what is not set is not 0. */
  amount: Satang | null;
  /** Months that the days touch. */
  months: number;
  /** How many of them have a target. */
  monthsSet: number;
}

/** What days should bring: the part of each month's target that its days are of the month. */
export function targetOfDays(range: DayRange, targets: readonly MonthTarget[], branches: TargetBranches): DaysTarget {
  const byMonth = new Map<string, MonthTarget[]>();
  for (const target of targets) byMonth.set(target.month, [...(byMonth.get(target.month) ?? []), target]);
  const parts: Satang[] = [];
  let months = 0;
  for (let first = `${range.from.slice(0, 7)}-01`; first <= range.to; first = addMonths(first, 1)) {
    months += 1;
    const amount = targetOfMonth(byMonth.get(first.slice(0, 7)) ?? [], branches);
    if (amount === null) continue;
    parts.push(partOfMonth(amount, first, range));
  }
  return { amount: parts.length === months ? sum(parts) : null, months, monthsSet: parts.length };
}

/**
 * The shop's own target comes first; what its branches have adds up to one when none that sells lacks it. One that was closed
 * since still has what it sold in the revenue, and so its target here.
 */
function targetOfMonth(targets: readonly MonthTarget[], { selected, open }: TargetBranches): Satang | null {
  const whole = selected === null && targets.find(({ branchId }) => branchId === null);
  if (whole) return whole.amount;
  const isSelected = (branchId: string) => selected === null || selected.includes(branchId);
  const found = targets.filter(({ branchId }) => branchId !== null && isSelected(branchId));
  const isSet = open.filter(isSelected).every((id) => found.some(({ branchId }) => branchId === id));
  return isSet && found.length > 0 ? sum(found.map(({ amount }) => amount)) : null;
}

/** Days of one month: what is due at the end of the last less what was due before the first, so that no satang is lost. */
function partOfMonth(amount: Satang, first: Day, { from, to }: DayRange): Satang {
  const last = lastOf('MONTH', first);
  const dueBy = (days: number) => mulDivFloor(amount, days, dayOf(last));
  return satang(dueBy(to < last ? dayOf(to) : dayOf(last)) - dueBy(from > first ? dayOf(from) - 1 : 0));
}

const dayOf = (day: Day) => Number(day.slice(8));

/** How much of a target is reached, in whole percent, rounded down: 100 never appears for less. */
export const percentOfTarget = (revenue: Satang, target: Satang): number => mulDivFloor(revenue, 100, target);
