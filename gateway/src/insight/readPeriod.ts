import { type Day, isDay } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START } from '@taem/domain/time/dayRange.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { LIST_NAMES } from '../resource/readListQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import type { BranchDays } from '../rollups/figuresOf.ts';
import type { SoFar } from '../rollups/soFar.ts';

/** The documents know days, months, years and all in one; weeks (from Monday) and quarters are an extension. */
export const PERIOD_TYPES = ['Day', 'Week', 'Month', 'Quarter', 'Year', 'All'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** The business days and branches that figures are asked for. */
export interface InsightPeriod extends BranchDays {
  /** What the figures of a series are added up by. */
  type: PeriodType;
}

type QueryString = Readonly<Record<string, unknown>>;

/** STAT-17 The names that one call of the documents gives its days. */
const OTHER_NAMES = { from: 'fromDate', to: 'toDate', period_type: 'periodType' } as const;
/** What a statistic may be asked by. */
export const STATISTIC_NAMES = [...LIST_NAMES, ...Object.entries(OTHER_NAMES).flat(), 'so_far_day', 'so_far_at'];
/** What the health check may be asked by. */
export const HEALTH_CHECK_NAMES = ['month', 'branch_id', 'locale', 'lang', 'realm_id'];

export function readPeriod(asked: QueryString, session: GatewaySession): InsightPeriod {
  const query = withPlainNames(asked);
  const from = readDay(query, 'from') ?? ALL_TIME_START;
  const to = readDay(query, 'to') ?? LAST_DAY;
  if (from > to) throw refuseField('from', 'must not be after `to`');
  const soFar = readSoFar(query.so_far_day, query.so_far_at, 'so_far_');
  return { from, to, type: readType(query.period_type), branchIds: readBranches(query.branch_id, session), soFar };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** An extension: the last day counts only as far as `so_far_day` has gone at `so_far_at`. */
export function readSoFar(day: unknown, at: unknown, prefix: string): SoFar | null {
  if ((day === undefined || day === '') && (at === undefined || at === '')) return null;
  if (typeof day !== 'string' || !isDay(day)) throw refuseField(`${prefix}day`, 'must be a date YYYY-MM-DD');
  if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at)))
    throw refuseField(`${prefix}at`, 'must be a moment as RFC 3339, for example 2026-11-20T09:15:00Z');
  return { day, at };
}

function withPlainNames(query: QueryString): QueryString {
  const plain = { ...query };
  for (const [name, other] of Object.entries(OTHER_NAMES)) {
    if (query[other] === undefined) continue;
    if (query[name] !== undefined) throw refuseField(other, `is given as ${name} too`);
    plain[name] = query[other];
  }
  return plain;
}

/** Branches that are asked for; those that the user works in when none is named. */
export function readBranches(asked: unknown, { branchIds }: GatewaySession): readonly string[] | null {
  const all = branchIds.length > 0 ? branchIds : null;
  if (asked === undefined || asked === '' || asked === 'All') return all;
  if (!isUuid(asked)) throw refuseField('branch_id', 'must be an id');
  const branchId = asked.toLowerCase();
  if (all && !all.includes(branchId)) throw refuseField('branch_id', 'is not one of your branches');
  return [branchId];
}

function readDay(query: QueryString, name: 'from' | 'to'): Day | null {
  const day = query[name];
  if (day === undefined || day === '') return null;
  if (typeof day !== 'string' || !isDay(day)) throw refuseField(name, 'must be a date YYYY-MM-DD');
  const hint = eraHint(day);
  if (hint) throw refuseField(name, hint);
  if (day < FIRST_DAY || day > LAST_DAY) throw refuseField(name, `must be from ${FIRST_DAY} to ${LAST_DAY}`);
  return day;
}

function readType(type: unknown): PeriodType {
  if (type === undefined || type === '') return 'All';
  const known = PERIOD_TYPES.find((name) => name === type);
  if (!known) throw refuseField('period_type', `must be one of ${PERIOD_TYPES.join(', ')}`);
  return known;
}
