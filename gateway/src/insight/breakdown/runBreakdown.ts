import { keyBefore } from '@taem/domain/insight/breakdown/keyBefore.ts';
import { MEASURES, type Measure, supports } from '@taem/domain/insight/breakdown/measures.ts';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import { refuseField } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { computedFigures, refuseManySales } from '../../sales/boundedFigures.ts';
import { isOfOneMember } from '../../sales/isOfOneMember.ts';
import { compileKeys, compilePage, type FiguresSource, keyText, MAX_GROUPS } from './compileBreakdown.ts';
import { KEY_NAMES } from './dimensionSql.ts';
import type { BreakdownRequest, ComparedPeriod } from './readBreakdown.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns figures by their dimensions, in wire form. `only` forces one source. */
export async function runBreakdown(
  database: Database,
  session: GatewaySession,
  request: BreakdownRequest,
  signal: AbortSignal,
  only?: FiguresSource,
): Promise<Row> {
  const page = compilePage(request, session, only);
  const work = (client: DatabaseClient) => answer(client, session, request, page, only);
  return await computedFigures(database, session, { signal, waits: page.source === 'sales' }, work);
}

async function answer(
  client: DatabaseClient,
  session: GatewaySession,
  request: BreakdownRequest,
  { source, text, values }: ReturnType<typeof compilePage>,
  only: FiguresSource | undefined,
): Promise<Row> {
  if (source === 'sales' && !isOfOneMember(request.filter)) await refuseManySales(client, periodsOf(request));
  const found = await client.query<{ total: number; rows: Row[]; totals: Row | null }>(text, values);
  const { total = 0, rows = [], totals = null } = found.rows[0] ?? {};
  if (total > MAX_GROUPS)
    throw refuseField('by', `makes more than ${MAX_GROUPS} rows here: ask for fewer days, or by less`);
  const { measures, before } = request;
  const earlier = before ? await readEarlier(client, session, request, before, rows, only) : null;
  return {
    source,
    total,
    ...(totals && { totals: { ...figures(measures, () => true, totals), ...withheld(request) } }),
    rows: rows.map((row) => ({
      ...Object.fromEntries(request.by.map((dimension, place) => [KEY_NAMES[dimension], row[`k${place}`] ?? null])),
      ...reported(request, row),
      ...(earlier && { previous: earlier(row) }),
    })),
  };
}

/** Returns the figures of the same keys in the compared days; null for keys that these do not have. */
async function readEarlier(
  client: DatabaseClient,
  session: GatewaySession,
  request: BreakdownRequest,
  before: ComparedPeriod,
  rows: readonly Row[],
  only: FiguresSource | undefined,
): Promise<(row: Row) => Row | null> {
  const { by, period } = request;
  const keyOf = (row: Row): string | null => {
    const keys = by.map((dimension, place) => keyBefore(dimension, row[`k${place}`] ?? null, period, before));
    return keys.includes(undefined) ? null : keyText(keys);
  };
  const pageKeys = rows.map(keyOf).filter((key) => key !== null);
  const { text, values } = compileKeys(request, before, pageKeys, session, only);
  const found = pageKeys.length > 0 ? (await client.query<Row>(text, values)).rows : [];
  const byKey = new Map(found.map((row) => [row.key, row]));
  return (row) => {
    const key = keyOf(row);
    return key === null ? null : reported(request, byKey.get(key) ?? {});
  };
}

const reported = (request: BreakdownRequest, row: Row) => ({
  ...figures(request.measures, (measure) => supports(request.kind, measure), row),
  ...withheld(request),
});

const withheld = (request: BreakdownRequest) =>
  Object.fromEntries(request.withheld.map((measure) => [MEASURES[measure].wire, null]));

/** Returns the requested figures in wire form; without sales they are 0, and averages null. */
function figures(measures: readonly Measure[], isReported: (measure: Measure) => boolean, row: Row): Row {
  return Object.fromEntries(
    measures.map((measure) => {
      const { wire, isMoney } = MEASURES[measure];
      const value = row[measure] ?? null;
      if (!isReported(measure) || (value === null && measure === 'AVERAGE_BASKET')) return [wire, null];
      return [wire, isMoney ? Math.round(Number(value)) / 100 : Number(value)];
    }),
  );
}

const periodsOf = ({ period, before }: BreakdownRequest) => [period, ...(before ? [{ ...period, ...before }] : [])];
