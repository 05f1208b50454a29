import type { OnBranches } from '../resource/defineResource.ts';

/**
 * Returns SQL of the shortfall of product `t`, over its shelves. A product that was never on a shelf lacks its whole
 * level, once; null without a reorder level (docs/adr/0173).
 */
export const shortfallSql = (
  within: OnBranches,
): string => `case when not t.skip_stock and t.reorder_level is not null then coalesce(
  (select sum(greatest(t.reorder_level - k.qty, 0))::int from stock k where k.product_id = t.id${within('k.branch_id')}),
  case when not exists (select from stock k where k.product_id = t.id) then t.reorder_level end) end`;

/** Returns SQL of the days of cover of product `t`, in whole days, at the average daily sales of the last 30 days. */
export const daysOfCoverSql = (within: OnBranches): string => `case when not t.skip_stock then (
  select case when s.sold > 0 then least(floor(greatest(s.there, 0) * 30.0 / s.sold), 99999)::int end from (select
    (select coalesce(sum(k.qty), 0) from stock k where k.product_id = t.id${within('k.branch_id')}) as there,
    (select coalesce(sum(-m.qty), 0) from stock_movements m where m.product_id = t.id and m.kind in ('sale', 'void', 'return')
      and m.time > now() - interval '30 days'${within('m.branch_id')}) as sold) s) end`;
