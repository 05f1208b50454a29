import type { TierFigures } from '@taem/domain/customers/merge/mergeTier.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { Members, Transactions } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';

/** Nothing was written, because one of the accounts was sold to in the meantime: start over. */
export class MemberChanged extends Error {}

/** Locks the sales of an account: they cannot be voided or adjusted until the transaction ends. */
export async function lockSales(client: DatabaseClient, memberId: string): Promise<string[]> {
  const text = 'select id from transactions where member_id = $1 order by id for no key update';
  return (await client.query<Pick<Transactions, 'id'>>(text, [memberId])).rows.map(({ id }) => id);
}

/** Locks sales by their ids, likewise. */
export async function lockSalesById(client: DatabaseClient, ids: readonly string[]): Promise<void> {
  await client.query('select id from transactions where id = any($1::uuid[]) order by id for no key update', [ids]);
}

/** Assigns sales to another account, with all figures derived from them. The accounts must be locked after this. */
export async function moveSales(
  client: DatabaseClient,
  { sales, from, to }: { sales: readonly string[]; from: string; to: string },
): Promise<void> {
  if (sales.length > 0) await client.query('select move_sales($1::uuid[], $2, $3)', [sales, from, to]);
}

/** What an import brought to an account, which moves together with its sales. */
export type Brought = Pick<Members, 'brought_revenue' | 'brought_transactions'>;

export async function moveBrought(
  client: DatabaseClient,
  { from, to, brought_revenue, brought_transactions }: { from: string; to: string } & Brought,
): Promise<void> {
  if (brought_revenue === 0 && brought_transactions === 0) return;
  const text = `update members set brought_revenue = brought_revenue + $2, brought_transactions = brought_transactions + $3 where id = $1`;
  await client.query(text, [from, -brought_revenue, -brought_transactions]);
  await client.query(text, [to, brought_revenue, brought_transactions]);
}

/**
 * Recalculates the lifetime figures of an account from its valid sales and what an import brought, and returns those
 * that determine a tier.
 */
export async function recountSales(client: DatabaseClient, memberId: string): Promise<TierFigures> {
  const { rows } = await client.query<Pick<Members, 'total_revenue' | 'total_transaction'>>(RECOUNT, [memberId]);
  const [counted] = rows;
  if (!counted) throw new Error('The account is not there.');
  return { totalRevenue: satang(counted.total_revenue), totalTransaction: counted.total_transaction };
}

// Times stay in the database: a JavaScript Date would round them.
const RECOUNT = `
  update members m set total_payment = s.payment, total_revenue = m.brought_revenue + s.revenue,
    total_transaction = m.brought_transactions + s.sales, total_qty = s.qty,
    first_transaction_time = s.first, last_transaction_time = s.last
  from (
    select coalesce(sum(t.total_payment), 0)::bigint as payment, coalesce(sum(t.total_revenue), 0)::bigint as revenue,
      coalesce(sum(t.counted), 0)::int as sales, coalesce(sum(t.total_qty), 0)::int as qty,
      min(t.create_local_time at time zone b.time_zone) filter (where t.returns_id is null and t.returned_qty < t.total_qty) as first,
      max(t.create_local_time at time zone b.time_zone) filter (where t.returns_id is null and t.returned_qty < t.total_qty) as last
    from transactions t join merchant_branches b on b.id = t.branch_id
    where t.member_id = $1 and t.status = 'Complete') s
  where m.id = $1 returning m.total_revenue, m.total_transaction`;
