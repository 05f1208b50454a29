import { ROLLUPS, type Rollup, rebuildThese } from './rollups.ts';

/** Figures by the tier that the member had when the sale was made (docs/adr/0080): rows of no tier have the empty id. */
const OF_TIERS: ReadonlySet<string> = new Set(['sales', 'products']);
const NONE = "'00000000-0000-0000-0000-000000000000'";

const CHANGED = ROLLUPS.filter(({ name }) => OF_TIERS.has(name)).map(
  (rollup): Rollup => ({ ...rollup, keys: { ...rollup.keys, tier_id: 'uuid' } }),
);

const withTier = ({ name, keys }: Rollup) => {
  const names = Object.keys(keys).join(', ');
  return `
alter table daily_${name} add column tier_id uuid not null default ${NONE};
alter table daily_${name} alter column tier_id drop default, drop constraint daily_${name}_pkey,
  add primary key (realm_id, business_date, branch_id, ${names}, slot);
alter table monthly_${name} add column tier_id uuid not null default ${NONE};
alter table monthly_${name} alter column tier_id drop default, drop constraint monthly_${name}_pkey,
  add primary key (realm_id, month, branch_id, ${names});`;
};

const VIEWS = `
create or replace view sales_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type,
    kept as transactions, 1 - kept as voided, kept * t.total_qty as qty, kept * t.total_payment as payment,
    kept * t.total_discount as discount, kept * t.total_revenue as revenue, kept * t.delivery_cost as delivery,
    kept * t.earn_points as earn_points, kept * t.redeem_points as redeem_points, coalesce(t.tier_id, ${NONE}) as tier_id
  from transactions t cross join lateral (select (t.status = 'Complete')::int as kept) s;

create or replace view products_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, member_id, customer_type, product_id, category_id,
    sub_category_id, 1 as transactions,
    (row_number() over (partition by transaction_id, category_id order by product_id) = 1)::int as category_transactions,
    (row_number() over (partition by transaction_id, sub_category_id order by product_id) = 1)::int as sub_category_transactions,
    qty, amount, tier_id
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.member_id,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, i.product_id,
      coalesce(i.category_id, ${NONE}) as category_id, coalesce(i.sub_category_id, ${NONE}) as sub_category_id,
      sum(i.qty)::bigint as qty, sum(i.paid_amount)::bigint as amount, coalesce(t.tier_id, ${NONE}) as tier_id
    from transactions t join transaction_items i on i.transaction_id = t.id
    where t.status = 'Complete' and i.product_id is not null
    group by t.id, i.product_id, i.category_id, i.sub_category_id) bought;`;

/** Whether a member bought before is looked up for each sale: this index tells it alone, in the order of a member's own history. */
const SALES_OF_MEMBERS = `
create index transactions_of_member_idx on transactions (member_id, create_local_time, id) include (status) where member_id is not null;
drop index transactions_member_id_id_idx;`;

/** Reports of many members in the order of their names or tiers read this instead of whole members. */
const NAMES_OF_MEMBERS = `
create index members_named_idx on members (realm_id, id) include (firstname, lastname, tier_id);`;

export const tiersOfSales = [
  ...CHANGED.map(withTier),
  VIEWS,
  // The others are right as they stand.
  rebuildThese(CHANGED),
  SALES_OF_MEMBERS,
  NAMES_OF_MEMBERS,
].join('\n');
