import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import { findCount, refuseClosed } from './findCount.ts';

/**
 * Closes a count: each difference moves its shelf by that number, at its average cost, whatever was sold since the line
 * was counted. Products that no one counted are left alone, or count as not found. Closing it again in the same way
 * does nothing.
 */
export async function closeCount(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
  uncounted: 'LEAVE' | 'ZERO',
): Promise<void> {
  // A user who counts blind does not decide what happens to the differences.
  requirePermission(session, PAGE.stockCount, 'Read');
  const count = await findCount(client, session, id, 'update');
  if (count.closed_at && count.uncounted === uncounted) return;
  refuseClosed(count);
  const of = [count.id, count.branch_id];
  await client.query(LEAVE_SHEET, [count.id]);
  await client.query(HOLD_SHELVES, of);
  if (uncounted === 'ZERO') await client.query(NONE_FOUND, [...of, session.userId]);
  await client.query(POST, of);
  await client.query(CALL, [count.id]);
  await client.query(CLOSE, [count.id, session.userId, uncounted]);
}

/**
 * Removes lines of products that are no longer counted, which have no shelf to move: a closed count lists only posted
 * differences.
 */
const LEAVE_SHEET = `
  delete from stock_count_lines l using products p
  where l.count_id = $1 and p.realm_id = l.realm_id and p.id = l.product_id and p.skip_stock`;
/** Locks the shelves in the order of the products, like a sale. */
const HOLD_SHELVES = `
  select from stock k where k.branch_id = $2
    and k.product_id in (select product_id from stock_count_lines where count_id = $1) order by k.product_id for update`;
const NONE_FOUND = `
  update stock_count_lines l set counted = 0, counted_at = now(), counted_by_id = $3,
    qty_at_count = coalesce((select qty from stock k where k.branch_id = $2 and k.product_id = l.product_id), 0)
  where l.count_id = $1 and l.counted is null`;
/**
 * A shelf that has lost its cost, or never had one, gets the last price paid for it in the branch: pieces below zero
 * with a value of 0 give no average (docs/adr/0172).
 */
const POST = `
  with moved as (
    select * from move_stock(current_setting('app.realm_id')::uuid, $2, 'count', $1, (
      select coalesce(jsonb_agg(jsonb_build_object('product_id', l.product_id, 'qty', l.counted - l.qty_at_count,
        'value', case when k.value is null or k.value = 0 and k.qty < 0 then paid.cost * (l.counted - l.qty_at_count) end)), '[]')
      from stock_count_lines l left join stock k on k.branch_id = $2 and k.product_id = l.product_id
        left join lateral (
          select i.base_price as cost from stock_import_lines i join stock_imports d on d.id = i.import_id
          where d.branch_id = $2 and i.product_id = l.product_id and i.base_price is not null and not i.skip_stock
          order by d.created_at desc, d.id desc, i.position desc limit 1) paid on true
      where l.count_id = $1 and l.counted <> l.qty_at_count)))
  update stock_count_lines l set value = moved.value from moved
  where l.count_id = $1 and l.product_id = moved.product_id`;
const CALL = `
  update stock_count_lines l set code = p.code, name = p.name from products p
  where p.realm_id = l.realm_id and p.id = l.product_id and l.count_id = $1`;
const CLOSE = `
  update stock_counts set closed_at = now(), closed_by_id = $2, uncounted = $3, version = version + 1 where id = $1`;
