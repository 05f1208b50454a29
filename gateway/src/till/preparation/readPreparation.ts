import { MAX_SALES_TO_PREPARE, PREPARED_MINUTES } from '@taem/domain/limits.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { mayKnowColumn } from '../../resource/personal.ts';

export interface PreparationLine {
  line: number;
  station: string;
  name: string;
  qty: number;
  options: string[];
  note: string | null;
  prepared_at: string | null;
  prepared_by_name: string | null;
}

export interface PreparationOrder {
  id: string;
  transaction_no: string;
  paid_at: Date;
  customer_name: string | null;
  sold_by_name: string | null;
  lines: PreparationLine[];
}

export interface Preparation {
  stations: string[];
  orders: PreparationOrder[];
  /** Number of sales beyond those listed. */
  more: number;
}

export interface PreparationScope {
  branches: readonly string[] | null;
  station: string | null;
  /** One sale, whatever its day, with all its lines, however long ago they were ticked; null for the sales of the day. */
  sale: string | null;
}

/** Returns what stations have to prepare for the sales of these branches, the first paid first. */
export async function readPreparation(
  client: DatabaseClient,
  session: GatewaySession,
  { branches, station, sale }: PreparationScope,
): Promise<Preparation> {
  const { rows } = await client.query<PreparationOrder & { total: number }>(sale ? OF_SALE : OF_DAY, [
    branches,
    station,
    mayKnowColumn(session, 'members', 'firstname'),
    ...(sale ? [sale] : []),
  ]);
  const stations = await client.query<{ station: string }>(STATIONS);
  const orders = rows.map(({ total: _, ...order }) => order);
  return {
    stations: stations.rows.map((row) => row.station),
    orders,
    more: (rows[0]?.total ?? 0) - orders.length,
  };
}

const STATIONS =
  'select station from product_categories where station is not null group by station order by min(created_at), station';

/**
 * A business day of the branch counts for six hours after its end, so that what was sold before midnight is still
 * prepared. Pieces that returns took from a line are in lines of the returns, with quantities below zero.
 */
const orders = ({ of, ticked }: { of: string; ticked: string }) => `
  with line as (
    select t.id, t.transaction_no, t.time, t.create_by_id, t.member_id,
      i.position, c.station, i.name, i.options, i.note, p.prepared_at, p.prepared_by_id,
      case when t.returned_qty = 0 then i.qty else i.qty + coalesce((
        select sum(back.qty) from transactions r join transaction_items back on back.transaction_id = r.id
        where r.returns_id = t.id and r.status = 'Complete' and back.returns_position = i.position), 0)::int end as qty
    from merchant_branches b
      join transactions t on t.branch_id = b.id and t.status = 'Complete' and ${of}
      join transaction_items i on i.transaction_id = t.id and i.item_type = 'product' and i.qty > 0
      join product_categories c on c.id = i.category_id
      left join prepared_lines p on p.transaction_id = t.id and p.position = i.position
    where ($1::uuid[] is null or b.id = any($1)) and c.station is not null and ($2::text is null or c.station = $2)
      and ${ticked}
  )
  select l.id, l.transaction_no, l.time as paid_at,
    (select m.firstname from members m where m.id = l.member_id and $3) as customer_name,
    ${nameOfUser('l.create_by_id')} as sold_by_name,
    json_agg(json_build_object('line', l.position, 'station', l.station, 'name', l.name, 'qty', l.qty,
      'options', coalesce((select json_agg(o.name) from jsonb_to_recordset(l.options) as o(name text)), '[]'),
      'note', l.note, 'prepared_at', to_char(l.prepared_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'prepared_by_name', ${nameOfUser('l.prepared_by_id')}) order by l.position) as lines,
    (count(*) over ())::int as total
  from line l where l.qty > 0
  group by l.id, l.transaction_no, l.time, l.create_by_id, l.member_id
  order by l.time, l.id limit ${MAX_SALES_TO_PREPARE}`;

const OF_DAY = orders({
  of: `t.business_date >= ${businessDateSql("(now() - interval '6 hours') at time zone b.time_zone")}`,
  ticked: `(p.prepared_at is null or p.prepared_at > now() - interval '${PREPARED_MINUTES} minutes')`,
});
const OF_SALE = orders({ of: 't.id = $4', ticked: 'true' });
