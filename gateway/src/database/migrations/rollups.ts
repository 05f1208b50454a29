/** Figures of sales, added up by day and by month when they are sold. */
export interface Rollup {
  name: string;
  /** Columns beside realm, day and branch that a row is found by. */
  keys: Readonly<Record<string, 'text' | 'uuid' | 'smallint'>>;
  figures: readonly string[];
}

/** As migration 0006 made them. */
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

/** A rollup as it was made first: its rows are added up by day and by month. */
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

const summed = (figures: readonly string[]) => figures.map((name) => `sum(${name})`).join(', ');

const rebuildOne = ({ name, keys, figures }: Rollup) => {
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

/** For a migration that makes some rollups: all of theirs from all sales, realm by realm. */
export const rebuildThese = (rollups: readonly Rollup[], more = '') => `
do $$
declare
  p_realm_id uuid;
begin
  for p_realm_id in select id from realms loop
    perform set_config('app.realm_id', p_realm_id::text, true);${rollups.map(rebuildOne).join('')}${more}
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;`;
