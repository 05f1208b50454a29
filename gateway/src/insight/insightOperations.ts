import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Operation } from '../http/Operation.ts';
import type { Resource } from '../resource/defineResource.ts';
import { branchParameter, exportQueryOf, listQueryOf } from '../resource/listQuery.ts';
import { recordSchema } from '../resource/recordSchema.ts';
import { fileAnswer, fixed, listPayload, pascal } from '../resource/resourceOperations.ts';
import type { Statistic } from './defineStatistic.ts';
import { PERIOD_TYPES } from './readPeriod.ts';

const tag = 'stat';
const permission = { objectCodes: [PAGE.businessInsight], action: 'Read' } as const;
const PeriodType = Type.Optional(
  Type.Unsafe<string>({
    type: 'string',
    enum: [...PERIOD_TYPES],
    title: 'PeriodTypeParameter',
    description: 'What series are added up by.',
  }),
);
/** Of how far the last day counts. */
export const soFarParameters = {
  so_far_day: Type.Optional(
    Type.String({
      format: 'date',
      description: 'The last day counts only as far as this day has gone at `so_far_at`, by the clock of each branch.',
    }),
  ),
  so_far_at: Type.Optional(Type.String({ format: 'date-time', description: 'A moment; needed with `so_far_day`.' })),
};
const statisticQuery = (resource: Resource, name: string) =>
  Type.Object({ period_type: PeriodType, ...soFarParameters, ...listQueryOf(resource, name).properties });

export const statisticOperation = ({ path, listKey, resource }: Statistic): Operation => ({
  id: `stat${pascal(path)}`,
  summary: `Statistic: ${path.replaceAll('-', ' ')}`,
  tag,
  permission,
  forRuns: true,
  query: statisticQuery(
    resource(() => true),
    `Stat${pascal(path)}`,
  ),
  payload: listPayload(
    listKey,
    recordSchema(
      resource(() => true),
      `Stat${pascal(path)}`,
    ),
  ),
});

export const statisticExportOperation = ({ path, resource }: Statistic): Operation => ({
  id: `exportStat${pascal(path)}`,
  summary: `The whole statistic as a file: ${path.replaceAll('-', ' ')}`,
  tag,
  permission,
  query: Type.Object({
    period_type: PeriodType,
    ...exportQueryOf(
      resource(() => true),
      `Stat${pascal(path)}`,
    ).properties,
  }),
  ...fileAnswer,
});

export const statisticTotalsOperation = ({ path, sums, resource }: Statistic): Operation => {
  const all = resource(() => true);
  const { limit, skip, sort, projection, addon, ...query } = statisticQuery(all, `Stat${pascal(path)}`).properties;
  const summed = sums.flatMap((name) => (all.fields[name] ? [[name, all.fields[name]] as const] : []));
  return {
    id: `sumStat${pascal(path)}`,
    summary: `What all rows of the statistic come to: ${path.replaceAll('-', ' ')}`,
    tag,
    permission,
    forRuns: true,
    query: Type.Object(query),
    payload: fixed({
      totals: recordSchema({ ...all, fields: Object.fromEntries(summed) }, `Stat${pascal(path)}Totals`),
    }),
  };
};

const Share = Type.Union([Type.Number(), Type.Null()]);
const named = (figures: Record<string, typeof Share>) =>
  Type.Union([Type.Object({ id: Type.String(), name: Type.String(), ...figures }), Type.Null()]);

const Month = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    until: Type.Union([Type.String(), Type.Null()], {
      description: 'Up to which time the last day counts, on the clock of the shop; null: whole.',
    }),
    total_revenue: Type.Number(),
    total_transaction: Type.Integer(),
    top_channel: named({ total_revenue: Share }),
    member_share: Share,
    guest_share: Share,
    new_members: Type.Integer(),
    top_product: named({ total_revenue: Share, share: Share }),
    average_basket: Share,
    top_category: named({ total_revenue: Share }),
    high_demand_product: named({ total_qty: Share }),
    peak_day: Type.Union([Type.Object({ weekday: Type.String(), total_qty: Type.Integer() }), Type.Null()]),
  },
  { title: 'HealthCheckMonth' },
);

export const healthCheckOperation: Operation = {
  id: 'statHealthCheck',
  summary: 'Nine figures of a month beside those of the month before',
  tag,
  permission,
  forRuns: true,
  query: Type.Object({ month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }), ...branchParameter }),
  payload: fixed({
    health_check: Type.Object({
      month: Type.String(),
      revenue_change_percent: Share,
      current: Month,
      previous: Month,
    }),
  }),
};
