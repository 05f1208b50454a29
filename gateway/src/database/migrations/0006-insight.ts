import { ROLLUPS, rebuildThese, rollupTables } from './rollups.ts';

/** What the rollups are filled from here; what they are kept from since are the files *_figures.sql. */
const VIEWS = `
create view sales_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type,
    kept as transactions, 1 - kept as voided, kept * t.total_qty as qty, kept * t.total_payment as payment,
    kept * t.total_discount as discount, kept * t.total_revenue as revenue, kept * t.delivery_cost as delivery,
    kept * t.earn_points as earn_points, kept * t.redeem_points as redeem_points
  from transactions t cross join lateral (select (t.status = 'Complete')::int as kept) s;

-- A sale that is paid in several ways is one of the 'transactions' of the tender that pays most, and one of the 'uses' of
-- each: over all tenders, transactions add up to the sales.
create view channels_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, customer_type, type, institute_id, card_id,
    (row_number() over (partition by transaction_id order by amount desc, position) = 1)::int as transactions,
    1 as uses, amount
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, coalesce(c.type, 'Other') as type,
      coalesce(c.institute_id, '00000000-0000-0000-0000-000000000000') as institute_id,
      coalesce(c.card_id, '00000000-0000-0000-0000-000000000000') as card_id,
      coalesce(sum(c.amount), 0)::bigint as amount, min(c.position) as position
    from transactions t left join transaction_channels c on c.transaction_id = t.id
    where t.status = 'Complete'
    group by t.id, c.type, c.institute_id, c.card_id) tenders;

-- A category counts a sale once, with the first of its products in it; so the products' counts add up to the category's.
create view products_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, member_id, customer_type, product_id, category_id,
    sub_category_id, 1 as transactions,
    (row_number() over (partition by transaction_id, category_id order by product_id) = 1)::int as category_transactions,
    (row_number() over (partition by transaction_id, sub_category_id order by product_id) = 1)::int as sub_category_transactions,
    qty, amount
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.member_id,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, i.product_id,
      coalesce(i.category_id, '00000000-0000-0000-0000-000000000000') as category_id,
      coalesce(i.sub_category_id, '00000000-0000-0000-0000-000000000000') as sub_category_id,
      sum(i.qty)::bigint as qty, sum(i.paid_amount)::bigint as amount
    from transactions t join transaction_items i on i.transaction_id = t.id
    where t.status = 'Complete' and i.product_id is not null
    group by t.id, i.product_id, i.category_id, i.sub_category_id) bought;

create view members_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.member_id, 1 as transactions,
    t.total_qty as qty, t.total_payment as payment, t.total_discount as discount, t.total_revenue as revenue,
    t.earn_points, t.redeem_points, c.cash, c.card, c.transfer, c.other
  from transactions t cross join lateral (
    select coalesce(sum(amount) filter (where type = 'Cash'), 0)::bigint as cash,
      coalesce(sum(amount) filter (where type = 'Credit-Debit'), 0)::bigint as card,
      coalesce(sum(amount) filter (where type = 'Transfer'), 0)::bigint as transfer,
      coalesce(sum(amount) filter (where type = 'Other'), 0)::bigint as other
    from transaction_channels where transaction_id = t.id) c
  where t.status = 'Complete' and t.member_id is not null;

create view guests_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, coalesce(t.guest ->> 'gender', '') as gender,
    coalesce(t.guest ->> 'age', '') as age, 1 as transactions, t.total_qty as qty, t.total_payment as payment,
    t.total_discount as discount, t.total_revenue as revenue
  from transactions t where t.status = 'Complete' and t.member_id is null;`;

/** What each member ever bought, for the lifetime figures of their report. */
const MEMBER_PRODUCTS = `
create table member_products (
  realm_id uuid not null references realms, member_id uuid not null, product_id uuid not null, category_id uuid not null,
  transactions bigint not null default 0, category_transactions bigint not null default 0,
  qty bigint not null default 0, amount bigint not null default 0,
  primary key (realm_id, member_id, product_id, category_id)
) with (fillfactor = 80);`;

const FILL_MEMBER_PRODUCTS = `
    insert into member_products (realm_id, member_id, product_id, category_id, transactions, category_transactions, qty, amount)
      select realm_id, member_id, product_id, category_id, sum(transactions), sum(category_transactions), sum(qty), sum(amount)
      from products_figures where realm_id = p_realm_id and member_id is not null
      group by realm_id, member_id, product_id, category_id;`;

/**
 * Members are found by any part of their texts: by the hashes of its pieces of two and three letters
 * (functions/keep_member_pieces.sql).
 */
const MEMBER_SEARCH = `
alter table members add column search_text text not null generated always as (lower(
  code || E'\\n' || firstname || ' ' || lastname || E'\\n' || coalesce(nickname, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
  coalesce(email, ''))) stored;

create function search_pieces(p_realm_id uuid, p_text text, p_sizes int[]) returns int[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct hashtext(p_realm_id::text || substr(p_text, place, size))), '{}')
  from unnest(p_sizes) as size cross join generate_series(1, length(p_text) - size + 1) as place
$$;

create table member_pieces (
  member_id uuid primary key references members on delete cascade,
  pieces int[] not null
);
create index member_pieces_idx on member_pieces using gin (pieces);

do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    insert into member_pieces (member_id, pieces)
      select id, search_pieces(realm_id, search_text, '{2,3}') from members where realm_id = realm.id;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;`;

const INDEXES = `
create index on daily_members (member_id) where slot > 0;
create index on monthly_members (member_id);
create index on members (realm_id, created_at, tier_id, branch_id);
-- In the order in which the list of sales is read, with what it is narrowed by, so that skipped sales are not looked at.
drop index if exists transactions_realm_id_create_local_time_id_idx;
create index on transactions (realm_id, create_local_time desc nulls last, id) include (branch_id, status);`;

export const insight = [
  ...ROLLUPS.map(rollupTables),
  MEMBER_PRODUCTS,
  VIEWS,
  rebuildThese(ROLLUPS, FILL_MEMBER_PRODUCTS),
  MEMBER_SEARCH,
  INDEXES,
].join('\n');
