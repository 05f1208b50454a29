import { withDayBounds, withinBounds } from '../../database/businessDay.ts';

/** SQL for each part: lists of ids, of which at least one is given, and days, both included; null for no limit. */
interface Purchase {
  products: string | null;
  categories: string | null;
  from: string | null;
  to: string | null;
  /** Branches; null for all. */
  branches: string | null;
}

/**
 * Returns an SQL condition for the members who bought any of some goods on some days (docs/adr/0070). Combines the bits
 * of who bought them from settled months and days; days that are not settled, mostly today, are read from their sales.
 * A day with rows that are not folded yet is not settled, whatever its mark says. The bits contain no branch: if one is
 * given, the sales of the found members determine whether they bought there.
 */
export function boughtWithin(purchase: Purchase): string {
  const anywhere = boughtAnywhere(purchase);
  return purchase.branches ? `(${anywhere} and ${boughtIn(purchase.branches, purchase)})` : anywhere;
}

const boughtIn = (branches: string, { products, categories, from, to }: Purchase) => `exists (
  select from transactions s join transaction_items i on i.transaction_id = s.id
  where s.member_id = t.id and s.status = 'Complete' and s.returns_id is null and s.branch_id = any(${branches}) and i.product_id is not null
    ${from ? `and s.business_date >= ${from}` : ''} ${to ? `and s.business_date <= ${to}` : ''}
    and (${[...(products ? [`i.product_id = any(${products})`] : []), ...(categories ? [`i.category_id = any(${categories})`] : [])].join(' or ')}))`;

function boughtAnywhere({ products, categories, from, to }: Purchase): string {
  const within = (first: string, last: string) =>
    [...(from ? [`${first} >= ${from}`] : []), ...(to ? [`${last} <= ${to}`] : []), ''].join(' and ');
  const goods = [
    ...(products ? [{ column: 'product_id', isCategory: 'false', ids: products }] : []),
    ...(categories ? [{ column: 'category_id', isCategory: 'true', ids: categories }] : []),
  ];
  const settled = ({ ids, isCategory }: (typeof goods)[number]) => `
      select b.buyers from spans join span_buyers b using (first_day, last_day)
        where b.goods_id = any(${ids}) and b.is_category = ${isCategory}`;
  return `coalesce(get_bit((
    with settled as materialized (
      select first_day, last_day from settled_spans s
      where ${within('first_day', 'last_day')} not exists (
        select from daily_members d where d.slot > 0 and d.business_date between s.first_day and s.last_day)
    ), months as materialized (
      select first_day, last_day from settled where last_day > first_day
    ), spans as materialized (
      select first_day, last_day from months
      union all
      select first_day, last_day from settled s where last_day = first_day
        and not exists (select from months m where s.first_day between m.first_day and m.last_day)
    ), others as materialized (
      select day from (select distinct business_date as day from daily_sales
        where ${within('business_date', 'business_date')} customer_type = 'Member') d
      where not exists (select from spans where day between first_day and last_day)
    )
    select bit_or("bit"(found.buyers, (select max(number) + 1 from members), true)) from (${goods.map(settled).join(`
      union all`)}
      union all
      select number_bits(array_agg(m.number)) from others ${withDayBounds('others.day')} cross join lateral (
        select s.member_id from transactions s join transaction_items i on i.transaction_id = s.id
        where ${withinBounds('s.create_local_time')}
          and s.status = 'Complete' and s.returns_id is null and s.member_id is not null and i.product_id is not null
          and (${goods.map(({ column, ids }) => `i.${column} = any(${ids})`).join(' or ')}) offset 0) s
        join members m on m.id = s.member_id) found
    ), t.number), 0) = 1`;
}
