import type { BranchDay, DayEvent, LastSale, NoteFacts } from '@taem/domain/insight/notes/notesOf.ts';
import { DAYS_BEFORE_USUAL } from '@taem/domain/insight/notes/unusualDay.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { ofBusinessDays, withDayBounds, withinBounds } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { type BranchDays, figuresOf } from '../../rollups/figuresOf.ts';

export interface NotesRequest extends BranchDays {
  today: Day;
  mayKnowOffers: boolean;
  mayKnowPrices: boolean;
}

/** Reads the facts for notes, all at one moment. */
export async function readFacts(client: DatabaseClient, request: NotesRequest): Promise<NoteFacts> {
  const { from, to, branchIds, today } = request;
  const range = { from, to };
  const since = { from: addDays(from, -DAYS_BEFORE_USUAL), to, branchIds };
  const { offersStarted, offersEnded } = request.mayKnowOffers
    ? await offersOf(client, range)
    : { offersStarted: [], offersEnded: [] };
  return {
    range,
    today,
    branches: await branchesOf(client, branchIds),
    sold: await soldOf(client, since),
    voids: await voidsOf(client, since),
    offersStarted,
    offersEnded,
    prices: request.mayKnowPrices ? await pricesOf(client, range) : [],
  };
}

async function branchesOf(client: DatabaseClient, branchIds: readonly string[] | null) {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from merchant_branches where $1::uuid[] is null or id = any($1::uuid[]) order by name, id',
    [branchIds],
  );
  return rows;
}

async function soldOf(client: DatabaseClient, days: BranchDays): Promise<BranchDay[]> {
  const parameters = new Parameters();
  const figures = figuresOf('sales', 'branch_id, documents, voided, revenue', days, parameters, true);
  const { rows } = await client.query<{ day: Day; branch_id: string; revenue: string }>(
    `select day::text, branch_id, sum(revenue)::bigint as revenue from (${figures}) f
      group by day, branch_id having sum(documents) > sum(voided)`,
    parameters.values,
  );
  return rows.map(({ day, branch_id, revenue }) => ({ day, branchId: branch_id, revenue: Number(revenue) }));
}

/** By the business days of the branches, in the form that the index of the history supports. */
const WITHIN = `${ofBusinessDays('create_local_time', '$1::date', '$2::date')}
    and ($3::uuid[] is null or branch_id = any($3::uuid[]))`;

async function voidsOf(client: DatabaseClient, { from, to, branchIds }: BranchDays): Promise<Map<Day, number>> {
  const { rows } = await client.query<{ day: Day; count: number }>(
    `select business_date::text as day, count(*)::int as count from transactions
      where status = 'Void' and ${WITHIN} group by business_date`,
    [from, to, branchIds],
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Returns SQL of the changes to one kind of record on the days of a range, by the calendar of the shop. */
const changed = (record: string) => `
  select (c.time at time zone r.time_zone)::date::text as day, c.id, c.record_id, c.time, c.before, c.after
  from changes c join realms r on r.id = c.realm_id
  where c.record = '${record}' and c.time >= $1::date::timestamp at time zone r.time_zone
    and c.time < ($2::date + 1)::timestamp at time zone r.time_zone`;

/**
 * An offer can be used from when it is created or activated until it is deactivated or deleted. If it was older when it
 * was first recorded, as in a shop that was loaded whole, it began before the range.
 */
async function offersOf(client: DatabaseClient, { from, to }: DayRange) {
  const { rows } = await client.query<DayEvent & { started: boolean }>(
    `with changed as (${changed('offers')}), named as (
      select day, coalesce(o.name, c.after ->> 'name', c.before ->> 'name') as name, c.before ->> 'status' as was, c.after ->> 'status' as becomes
      from changed c left join offers o on o.id = c.record_id
      where not (c.before is null and (c.after ->> 'created_at')::timestamptz < c.time - interval '1 day'
        and not exists (select from changes earlier where earlier.record = 'offers' and earlier.record_id = c.record_id and earlier.id < c.id)))
    select distinct day, name, becomes = 'Active' and becomes is not null as started from named
    where name is not null and was is distinct from becomes and 'Active' in (coalesce(was, ''), coalesce(becomes, ''))
    order by day, name`,
    [from, to],
  );
  const event = ({ day, name }: DayEvent) => ({ day, name });
  return {
    offersStarted: rows.filter(({ started }) => started).map(event),
    offersEnded: rows.filter(({ started }) => !started).map(event),
  };
}

/** Returns products whose price was changed; new ones had no earlier price. */
async function pricesOf(client: DatabaseClient, { from, to }: DayRange): Promise<DayEvent[]> {
  const { rows } = await client.query<DayEvent>(
    `with changed as (${changed('products')})
    select distinct c.day, p.name from changed c join products p on p.id = c.record_id
    where c.before ? 'retail_price' and c.after ? 'retail_price' order by c.day, p.name`,
    [from, to],
  );
  return rows;
}

/**
 * Returns the last sale of each branch on each of these days, if it had one: each is the first entry that the index of
 * the history finds.
 */
export async function lastSalesOf(
  client: DatabaseClient,
  days: readonly Day[],
  branchIds: readonly string[] | null,
): Promise<LastSale[]> {
  const { rows } = await client.query<{ day: Day; branch_id: string; time: string; minutes: number }>(
    `select requested.day::text as day, b.id as branch_id, to_char(last.time, 'HH24:MI') as time,
      floor(extract(epoch from last.time - requested.day::timestamp) / 60)::int as minutes
    from unnest($1::date[]) requested (day) ${withDayBounds('requested.day')} cross join merchant_branches b cross join lateral (
      select t.create_local_time as time from transactions t
      where t.branch_id = b.id and t.status = 'Complete' and t.returns_id is null
        and ${withinBounds('t.create_local_time')}
      order by t.create_local_time desc nulls last limit 1) last
    where $2::uuid[] is null or b.id = any($2::uuid[])`,
    [days, branchIds],
  );
  return rows.map(({ day, branch_id, time, minutes }) => ({ day, branchId: branch_id, time, minutes }));
}
