import { type Rollup, rebuildThese, rollupTables } from './rollups.ts';

/**
 * What a shop is asked about most and could only be told from its sales: its hours, its cashiers and its offers. Narrow on
 * purpose, as every sale writes a row of the first: points by the hour are still told by the sales (docs/adr/0063).
 */
const HOURS_AND_OFFERS: readonly Rollup[] = [
  {
    name: 'hours',
    keys: { hour: 'smallint', create_by_id: 'uuid', customer_type: 'text' },
    figures: ['transactions', 'qty', 'payment', 'discount', 'revenue', 'delivery'],
  },
  {
    name: 'offers',
    keys: { offer_id: 'uuid', customer_type: 'text' },
    figures: ['transactions', 'discount', 'revenue'],
  },
];

/** An offer counts a sale once, however many rows of the bill it has; the revenue is that of the whole sale. */
const VIEWS = `
create view hours_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
    extract(hour from t.create_local_time)::smallint as hour, t.create_by_id,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type, 1 as transactions, t.total_qty as qty,
    t.total_payment as payment, t.total_discount as discount, t.total_revenue as revenue, t.delivery_cost as delivery
  from transactions t where t.status = 'Complete';

create view offers_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, i.offer_id,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type, 1 as transactions,
    sum(i.discount_amount)::bigint as discount, t.total_revenue as revenue
  from transactions t join transaction_items i on i.transaction_id = t.id
  where t.status = 'Complete' and i.item_type in ('discount', 'offer') and i.offer_id is not null
  group by t.id, i.offer_id;`;

export const hoursAndOffers = [
  ...HOURS_AND_OFFERS.map(rollupTables),
  VIEWS,
  // The others are right as they stand.
  rebuildThese(HOURS_AND_OFFERS),
].join('\n');
