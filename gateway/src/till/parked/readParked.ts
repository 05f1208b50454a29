import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { ParkedContent } from '@taem/domain/till/parkedBill.schema.ts';
import type { ParkedStatus } from '@taem/domain/till/parkedBill.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { fromKept, type KeptBill } from './parkedContent.ts';

export interface ParkedRow {
  id: string;
  branch_id: string;
  name: string | null;
  status: ParkedStatus;
  /** The account that buys; the kept one where it was merged into another. */
  member_id: string | null;
  amount_due: number;
  qty: number;
  created_at: Date;
  create_by_name: string | null;
  changed_at: Date;
  changed_by_name: string | null;
  opened_at: Date | null;
  opened_by_name: string | null;
  closed_at: Date | null;
  closed_by_name: string | null;
  transaction_id: string | null;
  transaction_no: string | null;
  /** The version at which the content of the bill was last written. */
  bill_version: number;
  __v: number;
}

interface Shortage {
  product_id: string;
  name: string;
  quantity: number;
  left: number;
}

export interface ParkedRecord extends ParkedRow {
  bill: ParkedContent;
  points_left: number | null;
  shortages: Shortage[];
}

type Kept = ParkedRow & { bill: KeptBill };

/** Lists the parked bills of these branches, the one that has waited longest first. */
export async function listParked(client: DatabaseClient, branches: readonly string[] | null): Promise<ParkedRow[]> {
  return (await client.query<ParkedRow>(LIST, [branches])).rows.map(inBaht);
}

/** Returns one bill, whatever its status; null if it is of a branch in which the user does not work. */
export async function findParked(
  client: DatabaseClient,
  { branchIds }: GatewaySession,
  id: string,
): Promise<ParkedRecord | null> {
  const own = branchIds.length > 0 ? branchIds : null;
  const [kept] = (await client.query<Kept>(ONE, [own, id])).rows;
  if (!kept) return null;
  const { rows } = await client.query<{ points_left: number | null; shortages: Shortage[] }>(LEFT, [
    id,
    kept.branch_id,
    kept.member_id,
  ]);
  const left = rows[0] ?? { points_left: null, shortages: [] };
  return { ...inBaht(kept), bill: fromKept(kept.bill, kept.member_id, kept.amount_due), ...left };
}

function inBaht<Row extends ParkedRow>(row: Row): Row {
  return { ...row, amount_due: toBaht(satang(row.amount_due)) };
}

const read = (more = '') => `
  select p.id, p.branch_id, p.name, p.status, p.amount_due, p.qty, p.version as __v, p.bill_version,
    coalesce(m.merged_into_id, m.id) as member_id,
    p.created_at, ${nameOfUser('p.create_by_id')} as create_by_name,
    p.changed_at, ${nameOfUser('p.changed_by_id')} as changed_by_name,
    p.opened_at, ${nameOfUser('p.opened_by_id')} as opened_by_name,
    p.closed_at, ${nameOfUser('p.closed_by_id')} as closed_by_name,
    p.transaction_id, t.transaction_no${more}
  from parked_bills p
    left join members m on m.id = p.member_id
    left join transactions t on t.id = p.transaction_id
  where ($1::uuid[] is null or p.branch_id = any($1))`;

/** Without the content of the bills: for a thousand bills it would be most of the answer. */
const LIST = `${read()} and p.status = 'Parked' order by p.created_at, p.id`;
const ONE = `${read(', p.bill')} and p.id = $2`;

/** A thousand bills together can exceed the range of an integer; the result is then its lowest value. */
const counted = (difference: string) => `greatest(${difference}, -2147483648)::int`;

/** The member's points and the branch's stock that other parked bills leave for this one. */
const LEFT = `
  with other as (
    select p.* from parked_bills p
    where p.status = 'Parked' and p.id <> $1
  ), has as (
    select l.product_id, sum(l.quantity)::int as qty
    from parked_bills p cross join lateral jsonb_to_recordset(p.bill -> 'lines') as l(product_id uuid, quantity int)
    where p.id = $1 group by l.product_id
  ), taken as (
    select l.product_id, sum(l.quantity) as qty
    from other o cross join lateral jsonb_to_recordset(o.bill -> 'lines') as l(product_id uuid, quantity int)
    where o.branch_id = $2 group by l.product_id
  )
  select
    (select ${counted(`m.points - coalesce((select sum(o.points) from other o join members a on a.id = o.member_id
        where $3::uuid in (a.id, a.merged_into_id)), 0)`)}
      from members m where m.id = $3) as points_left,
    (select coalesce(json_agg(json_build_object('product_id', s.id, 'name', s.name, 'quantity', s.qty, 'left', s.stock) order by s.name), '[]')
      from (select d.id, d.name, h.qty, ${counted('coalesce(k.qty, 0) - coalesce(t.qty, 0)')} as stock
        from has h join products d on d.id = h.product_id and not d.skip_stock
          left join stock k on k.branch_id = $2 and k.product_id = h.product_id
          left join taken t on t.product_id = h.product_id) s
      where s.stock < s.qty) as shortages`;
