import type { ScheduleFragment } from '../gql/graphql.ts';

/** The saved fields of a schedule. */
export type ScheduleInput = Pick<
  ScheduleFragment,
  'name' | 'rhythm' | 'weekdays' | 'dayOfMonth' | 'hour' | 'language' | 'range' | 'compare' | 'branchId' | 'isActive'
> & {
  recipientIds: string[];
  alert: { path: string; figure: string; condition: Condition; threshold: number | null } | null;
};

export type Condition = NonNullable<ScheduleFragment['alert']>['condition'];

/**
 * A schedule while it is edited: it also holds values that its kind does not use, so that nothing is lost by switching the
 * kind.
 */
export interface ScheduleForm
  extends Omit<ScheduleInput, 'alert' | 'weekdays' | 'dayOfMonth' | 'compare' | 'branchId'> {
  readonly isAlert: boolean;
  /** Empty for no comparison, and for all branches. */
  readonly compare: NonNullable<ScheduleInput['compare']> | '';
  readonly branchId: string;
  readonly weekdays: number[];
  readonly dayOfMonth: number;
  /** Path and figure of the alert. */
  readonly watched: string;
  readonly condition: Condition;
  /** The threshold as typed. */
  readonly threshold: string;
}

/** Returns path and figure as one value of a select. */
export const watchedOf = ({ path, figure }: { path: string; figure: string }): string => `${path}\n${figure}`;

/** Returns a new schedule; most shops want the morning mail of yesterday. */
export function newForm(name: string, language: ScheduleForm['language'], recipientIds: string[]): ScheduleForm {
  return {
    ...{ name, language, recipientIds, isAlert: false, isActive: true, branchId: '', compare: '' },
    ...{ rhythm: 'DAILY', weekdays: [2], dayOfMonth: 1, hour: 8, range: 'YESTERDAY' },
    ...{ watched: '', condition: 'BELOW', threshold: '' },
  };
}

/** The default days of each rhythm: those finished since the previous time. */
const PROPOSED: Readonly<Record<ScheduleForm['rhythm'], ScheduleForm['range']>> = {
  HOURLY: 'TODAY',
  DAILY: 'YESTERDAY',
  WEEKLY: 'LAST_WEEK',
  MONTHLY: 'LAST_MONTH',
};

/** Changes the rhythm; days that were only proposed change with it. */
export function withRhythm(form: ScheduleForm, rhythm: ScheduleForm['rhythm']): Partial<ScheduleForm> {
  return form.range === PROPOSED[form.rhythm] ? { rhythm, range: PROPOSED[rhythm] } : { rhythm };
}

export function formOf(schedule: ScheduleFragment): ScheduleForm {
  const { name, rhythm, weekdays, dayOfMonth, hour, language, range, isActive, recipients, alert } = schedule;
  return {
    ...{ name, rhythm, hour, language, range, isActive, isAlert: alert !== null && alert !== undefined },
    ...{ weekdays: weekdays.length > 0 ? [...weekdays] : [2], dayOfMonth: dayOfMonth ?? 1 },
    ...{ compare: schedule.compare ?? '', branchId: schedule.branchId ?? '' },
    recipientIds: recipients.map(({ userId }) => userId),
    watched: alert ? watchedOf(alert) : '',
    condition: alert?.condition ?? 'BELOW',
    threshold: alert?.threshold === null || alert?.threshold === undefined ? '' : String(alert.threshold),
  };
}

export type Need = 'name' | 'recipientIds' | 'weekdays' | 'watched' | 'threshold';

/** Returns the fields that are incomplete; the gateway requires the same. */
export function needsOf(form: ScheduleForm): Need[] {
  const { name, recipientIds, rhythm, weekdays, isAlert, watched, condition, threshold } = form;
  const needs: [Need, boolean][] = [
    ['name', name.trim() === ''],
    ['recipientIds', recipientIds.length === 0],
    ['weekdays', rhythm === 'WEEKLY' && weekdays.length === 0],
    ['watched', isAlert && watched === ''],
    ['threshold', isAlert && condition !== 'UNUSUAL' && (threshold.trim() === '' || Number.isNaN(lineOf(threshold)))],
  ];
  return needs.filter(([, isMissing]) => isMissing).map(([need]) => need);
}

const lineOf = (typed: string): number => Number(typed.replaceAll(',', ''));

export function inputOf(form: ScheduleForm): ScheduleInput {
  const { isAlert, watched, condition, threshold, rhythm, weekdays, dayOfMonth, compare, branchId, ...same } = form;
  const [path = '', figure = ''] = watched.split('\n');
  const isUnusual = condition === 'UNUSUAL';
  return {
    ...{ ...same, rhythm, name: form.name.trim(), compare: compare || null, branchId: branchId || null },
    weekdays: rhythm === 'WEEKLY' ? [...weekdays].sort() : [],
    dayOfMonth: rhythm === 'MONTHLY' ? dayOfMonth : null,
    alert: isAlert ? { path, figure, condition, threshold: isUnusual ? null : lineOf(threshold) } : null,
  };
}
