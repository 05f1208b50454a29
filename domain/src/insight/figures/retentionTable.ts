import { addMonths, type Day } from '../../time/calendar.ts';

/** Members who first bought in one month, and how many of them bought in months since. */
export interface Cohort {
  /** First day of the month. */
  readonly month: Day;
  readonly totalMembers: number;
  /** Months without buyers are left out. */
  readonly months: readonly { readonly month: number; readonly totalMembers: number }[];
}

export interface RetentionCell {
  readonly members: number;
  /** Percent of the cohort; a view that displays whole percent rounds once. */
  readonly share: number;
  /** Whether the month is not over, so that the share may still grow. */
  readonly isRunning: boolean;
}

export interface RetentionRow {
  readonly month: Day;
  readonly totalMembers: number;
  /** By months since the first purchase; null for a month in the future. */
  readonly cells: readonly (RetentionCell | null)[];
}

const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Returns a row for each cohort: months in which none of its members bought are 0, future months are null. */
export function retentionTable(cohorts: readonly Cohort[], today: Day): RetentionRow[] {
  const ages = cohorts.map(({ month }) => monthsBetween(month, today));
  const width = Math.max(0, ...ages) + 1;
  return cohorts.map(({ month, totalMembers, months }, at) => {
    const bought = new Map(months.map((each) => [each.month, each.totalMembers]));
    const age = ages[at] ?? 0;
    const cells = Array.from({ length: width }, (_, since) => {
      if (since > age) return null;
      const members = bought.get(since) ?? 0;
      return { members, share: percent(members, totalMembers), isRunning: since === age };
    });
    return { month, totalMembers, cells };
  });
}

/**
 * Returns the retention of all cohorts together, by months since the first purchase: of the cohorts for which that
 * month is over, the members who bought, divided by all their members, so that a large cohort weighs more than a small
 * one. `of` is 0 if no cohort is that old.
 */
export function retentionOfAll(rows: readonly RetentionRow[]): (Omit<RetentionCell, 'isRunning'> & { of: number })[] {
  const width = rows[0]?.cells.length ?? 0;
  return Array.from({ length: width }, (_, since) => {
    const over = rows.filter(({ cells }) => cells[since]?.isRunning === false);
    const members = over.reduce((sum, { cells }) => sum + (cells[since]?.members ?? 0), 0);
    const of = over.reduce((sum, { totalMembers }) => sum + totalMembers, 0);
    return { members, of, share: percent(members, of) };
  });
}

/** Returns the first day of the given number of months up to and including today's. */
export const firstOfMonths = (months: number, today: Day): Day => addMonths(`${today.slice(0, 7)}-01`, 1 - months);

export interface RetentionSpan {
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the range of shares in finished months, which distinguishes cohorts. The first month is left out, as it is
 * 100 percent by definition. Returns null if no later month is finished.
 */
export function retentionSpan(rows: readonly RetentionRow[]): RetentionSpan | null {
  const shares = rows.flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell) => (cell && !cell.isRunning ? cell.share : [])),
  );
  return shares.length === 0 ? null : { least: Math.min(...shares), most: Math.max(...shares) };
}

/** Returns which of `steps` heat steps a share has, from 0; the middle one if all shares are equal. */
export function heatStep(share: number, { least, most }: RetentionSpan, steps: number): number {
  if (most === least) return Math.floor((steps - 1) / 2);
  const step = Math.floor(((share - least) / (most - least)) * steps);
  return Math.min(steps - 1, Math.max(0, step));
}
