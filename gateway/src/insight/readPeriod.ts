import { type Day, isDay } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START, FIRST_DAY, LAST_DAY } from '@taem/domain/time/dayRange.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { parameter, textParameter } from '../http/parameter.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { readDay } from '../resource/listQuery.ts';
import type { BranchDays } from '../rollups/figuresOf.ts';
import type { SoFar } from '../rollups/soFar.ts';

/** The documents have days, months, years and all in one; weeks (from Monday) and quarters are an extension. */
export const PERIOD_TYPES = ['Day', 'Week', 'Month', 'Quarter', 'Year', 'All'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** The business days and branches of the requested figures. */
export interface InsightPeriod extends BranchDays {
  /** The unit by which the figures of a series are summed. */
  type: PeriodType;
}

function readType(value: unknown, name: string): PeriodType | null {
  if (value === undefined || value === '') return null;
  const periodType = PERIOD_TYPES.find((type) => type === value);
  if (!periodType) throw refuseField(name, `must be one of ${PERIOD_TYPES.join(', ')}`);
  return periodType;
}

const A_TYPE = { type: 'string', enum: [...PERIOD_TYPES] };
const added = 'Unit of time for series.';
export const soFarParameters = {
  so_far_day: textParameter({
    type: 'string',
    format: 'date',
    description:
      'The last day counts only up to the time that this day had reached at `so_far_at`, by the clock of each branch.',
  }),
  so_far_at: textParameter({
    type: 'string',
    format: 'date-time',
    description: 'A moment; required with `so_far_day`.',
  }),
};
/** STAT-17 One call in the documents has other names for its days. */
const also = (title: string, name: 'from' | 'to') =>
  parameter(
    { type: 'string', format: 'date', title: `${title}Parameter`, description: `The same as ${name}.` },
    (day) => readDay(day, name),
  );
export const daysByOtherNames = { fromDate: also('FromDate', 'from'), toDate: also('ToDate', 'to') };
export const periodTypeParameters = {
  period_type: parameter({ ...A_TYPE, title: 'PeriodTypeParameter', description: added }, readType),
  periodType: parameter(
    { ...A_TYPE, title: 'OtherPeriodTypeParameter', description: 'The same as period_type.' },
    (type) => readType(type, 'period_type'),
  ),
};

export interface PeriodRequest {
  from: Day | null;
  to: Day | null;
  fromDate?: Day | null;
  toDate?: Day | null;
  period_type?: PeriodType | null;
  periodType?: PeriodType | null;
  branch_id: string | null;
  so_far_day?: string | undefined;
  so_far_at?: string | undefined;
}

export function readPeriod(request: PeriodRequest, session: GatewaySession): InsightPeriod {
  const from = within('from', either(request, 'from', 'fromDate')) ?? ALL_TIME_START;
  const to = within('to', either(request, 'to', 'toDate')) ?? LAST_DAY;
  const type = either(request, 'period_type', 'periodType') ?? 'All';
  if (from > to) throw refuseField('from', 'must not be after `to`');
  const soFar = readSoFar(request.so_far_day, request.so_far_at, 'so_far_');
  return { from, to, type, branchIds: branchesOf(request.branch_id, session), soFar };
}

function either<Name extends keyof PeriodRequest>(
  request: PeriodRequest,
  name: Name,
  other: Name | keyof PeriodRequest,
) {
  const second = request[other] as PeriodRequest[Name];
  if (second == null) return request[name];
  if (request[name] != null) throw refuseField(other, `is given as ${name} too`);
  return second;
}

const isWithin = (day: Day) => day >= FIRST_DAY && day <= LAST_DAY;
export const isDayOfFigures = (day: unknown): day is Day =>
  typeof day === 'string' && isDay(day) && !eraHint(day) && isWithin(day);

function within(name: string, day: Day | null | undefined): Day | null {
  if (day == null) return null;
  if (!isWithin(day)) throw refuseField(name, `must be from ${FIRST_DAY} to ${LAST_DAY}`);
  return day;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** An extension: the last day counts only as far as `so_far_day` had gone at `so_far_at`. */
export function readSoFar(day: unknown, at: unknown, prefix: string): SoFar | null {
  if ((day === undefined || day === '') && (at === undefined || at === '')) return null;
  if (typeof day !== 'string' || !isDay(day)) throw refuseField(`${prefix}day`, 'must be a date YYYY-MM-DD');
  if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at)))
    throw refuseField(`${prefix}at`, 'must be a moment as RFC 3339, for example 2026-11-20T09:15:00Z');
  return { day, at };
}
