/** Figures of sales, added up by day and by month when they are sold. */
export interface Rollup {
  name: string;
  /** Columns beside realm, day and branch that a row is found by. */
  keys: Readonly<Record<string, 'text' | 'uuid' | 'smallint'>>;
  figures: readonly string[];
}

/** Each is kept by day (`daily_*`) and by month (`monthly_*`), from the view `*_figures`. */
export const ROLLUPS: readonly Rollup[] = [
  {
    name: 'sales',
    keys: { customer_type: 'text' },
    figures: [
      'transactions',
      'voided',
      'qty',
      'payment',
      'discount',
      'revenue',
      'delivery',
      'earn_points',
      'redeem_points',
    ],
  },
  {
    name: 'channels',
    keys: { type: 'text', institute_id: 'uuid', card_id: 'uuid', customer_type: 'text' },
    figures: ['transactions', 'uses', 'amount'],
  },
  {
    name: 'products',
    keys: { product_id: 'uuid', category_id: 'uuid', sub_category_id: 'uuid', customer_type: 'text' },
    figures: ['transactions', 'category_transactions', 'sub_category_transactions', 'qty', 'amount'],
  },
  {
    name: 'members',
    keys: { member_id: 'uuid' },
    figures: [
      'transactions',
      'qty',
      'payment',
      'discount',
      'revenue',
      'earn_points',
      'redeem_points',
      'cash',
      'card',
      'transfer',
      'other',
    ],
  },
  {
    name: 'guests',
    keys: { gender: 'text', age: 'text' },
    figures: ['transactions', 'qty', 'payment', 'discount', 'revenue'],
  },
];

export const namesOfTables = ({ name }: Rollup) => [`daily_${name}`, `monthly_${name}`];

export const insightTables = [...ROLLUPS.flatMap(namesOfTables), 'member_products'];

/**
 * What one sale adds to each rollup as it stands now; a voided one adds to `voided` alone. The payment, the void, the
 * demo shop, the rebuilding and the check of the books all read these, so no two of them can count differently.
 */
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

/**
 * Payments write rows of slot 1 to 16, so that no two tills wait for each other; folding moves them into slot 0 and into
 * the month. The truth at any moment is slot 0 plus the other slots, or for a whole month its row plus its other slots.
 */
export const rollupTables = ({ name, keys, figures }: Rollup) => {
  const columns = Object.entries(keys).map(([key, type]) => `${key} ${type} not null`);
  const sums = figures.map((figure) => `${figure} bigint not null default 0`);
  const names = Object.keys(keys).join(', ');
  return `
drop table if exists daily_${name};
create table daily_${name} (
  realm_id uuid not null references realms, branch_id uuid not null, business_date date not null,
  ${columns.join(', ')}, slot smallint not null default 0,
  ${sums.join(', ')},
  primary key (realm_id, business_date, branch_id, ${names}, slot)
) with (fillfactor = 80);
create index on daily_${name} (realm_id, business_date) where slot > 0;
create table monthly_${name} (
  realm_id uuid not null references realms, branch_id uuid not null, month date not null,
  ${columns.join(', ')},
  ${sums.join(', ')},
  primary key (realm_id, month, branch_id, ${names})
) with (fillfactor = 80);`;
};

/** What each member ever bought, for the lifetime figures of their report. */
const MEMBER_PRODUCTS = `
create table member_products (
  realm_id uuid not null references realms, member_id uuid not null, product_id uuid not null, category_id uuid not null,
  transactions bigint not null default 0, category_transactions bigint not null default 0,
  qty bigint not null default 0, amount bigint not null default 0,
  primary key (realm_id, member_id, product_id, category_id)
) with (fillfactor = 80);`;

const MEMBER_PRODUCT_FIGURES = ['transactions', 'category_transactions', 'qty', 'amount'];

const added = (figures: readonly string[]) =>
  figures.map((name) => `${name} = r.${name} + excluded.${name}`).join(', ');
const summed = (figures: readonly string[]) => figures.map((name) => `sum(${name})`).join(', ');

const rollUpOne = ({ name, keys, figures }: Rollup, source: string) => {
  const names = Object.keys(keys).join(', ');
  return `
    insert into daily_${name} as r (realm_id, branch_id, business_date, ${names}, slot, ${figures.join(', ')})
      select realm_id, branch_id, business_date, ${names}, own_slot, ${figures.map((figure) => `p_sign * ${figure}`).join(', ')}
      from ${source} order by ${names}
      on conflict (realm_id, business_date, branch_id, ${names}, slot) do update set ${added(figures)};`;
};

const ofSale = (name: string) => `${name}_figures where transaction_id = p_transaction_id`;

/**
 * The only place that changes rollups one sale at a time. To change a sale that is rolled up already: roll it up with -1,
 * change it (its status, its points), roll it up with 1 again, all in one transaction. `more` are those of later migrations,
 * always behind: whoever writes several rollups writes them in one order. `first` are those of this one, as they are by then.
 */
export const rollUpFunction = (more: readonly Rollup[], first = ROLLUPS) => {
  const rollup = (name: string, source = ofSale(name)) =>
    first
      .filter((entry) => entry.name === name)
      .map((entry) => rollUpOne(entry, source))
      .join('');
  return `
create or replace function roll_up(p_transaction_id uuid, p_sign int) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  own_slot smallint := 1 + pg_backend_pid() % 16;
  of_member boolean;
begin
  select member_id is not null into of_member from transactions where id = p_transaction_id;
  if of_member then${rollup('members')}
  else${rollup('guests')}
  end if;${rollup('sales')}${rollup('channels')}
    with bought as (
      select * from products_figures where transaction_id = p_transaction_id
    ), by_member as (
      insert into member_products as r (realm_id, member_id, product_id, category_id, ${MEMBER_PRODUCT_FIGURES.join(', ')})
        select realm_id, member_id, product_id, category_id, ${MEMBER_PRODUCT_FIGURES.map((figure) => `p_sign * ${figure}`).join(', ')}
        from bought where member_id is not null order by product_id, category_id
        on conflict (realm_id, member_id, product_id, category_id) do update set ${added(MEMBER_PRODUCT_FIGURES)}
    )${rollup('products', 'bought')}${more.map((entry) => rollUpOne(entry, ofSale(entry.name))).join('')}
end $$;`;
};

const foldOne = ({ name, keys, figures }: Rollup) => {
  const names = Object.keys(keys).join(', ');
  const sums = figures.join(', ');
  return `
  with taken as (
    delete from daily_${name} where ctid = any(array(
      select ctid from daily_${name} where realm_id = p_realm_id and slot > 0 limit p_rows for update skip locked))
    returning *
  ), days as (
    insert into daily_${name} as r (realm_id, branch_id, business_date, ${names}, slot, ${sums})
      select realm_id, branch_id, business_date, ${names}, 0, ${summed(figures)} from taken
      group by realm_id, branch_id, business_date, ${names}
      on conflict (realm_id, business_date, branch_id, ${names}, slot) do update set ${added(figures)}
  ), months as (
    insert into monthly_${name} as r (realm_id, branch_id, month, ${names}, ${sums})
      select realm_id, branch_id, date_trunc('month', business_date)::date, ${names}, ${summed(figures)} from taken
      group by realm_id, branch_id, date_trunc('month', business_date)::date, ${names}
      on conflict (realm_id, month, branch_id, ${names}) do update set ${added(figures)}
  )
  select folded + count(*) into folded from taken;`;
};

/**
 * Safe while the shop sells: it takes only rows that no payment holds and then waits for nobody, as slot 0 and the months
 * are written by the one fold alone that has the realm's lock.
 */
export const foldFunction = (more: readonly Rollup[], first = ROLLUPS) => `
create or replace function fold_rollups(p_realm_id uuid, p_rows int) returns int
language plpgsql as $$
declare
  folded int := 0;
begin
  if not pg_try_advisory_xact_lock(4100003, hashtext(p_realm_id::text)) then
    return 0;
  end if;${[...first, ...more].map(foldOne).join('')}
  return folded;
end $$;`;

export const rebuildOne = ({ name, keys, figures }: Rollup) => {
  const names = Object.keys(keys).join(', ');
  const sums = figures.join(', ');
  return `
  delete from daily_${name} where realm_id = p_realm_id;
  delete from monthly_${name} where realm_id = p_realm_id;
  insert into daily_${name} (realm_id, branch_id, business_date, ${names}, ${sums})
    select realm_id, branch_id, business_date, ${names}, ${summed(figures)}
    from ${name}_figures where realm_id = p_realm_id group by realm_id, branch_id, business_date, ${names};
  insert into monthly_${name} (realm_id, branch_id, month, ${names}, ${sums})
    select realm_id, branch_id, date_trunc('month', business_date)::date, ${names}, ${summed(figures)}
    from daily_${name} where realm_id = p_realm_id
    group by realm_id, branch_id, date_trunc('month', business_date)::date, ${names};`;
};

/** For a migration that makes some rollups anew: all of theirs from all sales, realm by realm. */
export const rebuildThese = (rollups: readonly Rollup[]) => `
do $$
declare
  p_realm_id uuid;
begin
  for p_realm_id in select id from realms loop
    perform set_config('app.realm_id', p_realm_id::text, true);${rollups.map(rebuildOne).join('')}
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;`;

/** For shops that are filled in bulk: all rollups from all sales, while nobody sells. */
export const rebuildFunction = (more: readonly Rollup[], first = ROLLUPS) => `
create or replace function rebuild_rollups(p_realm_id uuid) returns void
language plpgsql as $$
begin${[...first, ...more].map(rebuildOne).join('')}
  delete from member_products where realm_id = p_realm_id;
  insert into member_products (realm_id, member_id, product_id, category_id, ${MEMBER_PRODUCT_FIGURES.join(', ')})
    select realm_id, member_id, product_id, category_id, ${summed(MEMBER_PRODUCT_FIGURES)}
    from products_figures where realm_id = p_realm_id and member_id is not null
    group by realm_id, member_id, product_id, category_id;
end $$;`;

const REBUILD_ALL = `
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    perform rebuild_rollups(realm.id);
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;`;

/**
 * Members are found by any part of their texts: by the hashes of its pieces of two and three letters. Nothing readable
 * is kept here and what is found is read from members, so the table needs no row-level security of its own; under one
 * PostgreSQL would not use such an index, as it may not look into rows before it knows whose they are.
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

create function keep_member_pieces() returns trigger language plpgsql as $$
begin
  insert into member_pieces (member_id, pieces) values (new.id, search_pieces(new.realm_id, new.search_text, '{2,3}'))
    on conflict (member_id) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger member_added after insert on members for each row execute function keep_member_pieces();
create trigger member_renamed after update of code, firstname, lastname, nickname, phone, email on members
  for each row when (old.search_text is distinct from new.search_text) execute function keep_member_pieces();

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
  rollUpFunction([]),
  foldFunction([]),
  rebuildFunction([]),
  REBUILD_ALL,
  MEMBER_SEARCH,
  INDEXES,
].join('\n');
