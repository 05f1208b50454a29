import { recordChanges } from './recordChanges.ts';

/**
 * A customer's second account becomes part of the first (docs/adr/0059). Its row stays, closed: it points to the account
 * that is kept, has no points and no sales, and its code and phone stay taken.
 */
const ACCOUNTS = `
alter table members
  add column merged_into_id uuid references members,   -- the account that is kept in the end, whatever it went through
  add column known_as text not null default '';        -- what accounts merged into this one are searched by
create index on members (merged_into_id) where merged_into_id is not null;

drop trigger member_renamed on members;
alter table members drop column search_text;
alter table members add column search_text text not null generated always as (lower(
  code || E'\\n' || firstname || ' ' || lastname || E'\\n' || coalesce(nickname, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
  coalesce(email, '') || case when known_as = '' then '' else E'\\n' || known_as end)) stored;
create trigger member_renamed after update of code, firstname, lastname, nickname, phone, email, known_as on members
  for each row when (old.search_text is distinct from new.search_text) execute function keep_member_pieces();

-- Whoever edits it is refused, and a sale that began before is priced anew, which refuses it in words of its own.
create function merged_member_stays() returns trigger language plpgsql as $$
begin
  if new.version <> old.version then
    raise exception using errcode = '23514', message = 'MEMBER_MERGED', constraint = 'members_merged';
  end if;
  raise exception using errcode = 'TA001', message = 'MEMBER_CHANGED';
end $$;
create trigger merged_member_stays before update on members for each row
  when (old.merged_into_id is not null and new.merged_into_id is not null
    and (new.version, new.points, new.total_transaction) is distinct from (old.version, old.points, old.total_transaction))
  execute function merged_member_stays();
`;

const MERGES = `
create table member_merges (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  kept_id uuid not null references members,
  merged_id uuid not null references members,
  by_id uuid,                               -- kept when the user is deleted, as is the name
  by_username text,
  points int not null,                      -- that it moved
  sale_ids uuid[] not null,                 -- all that it moved, void ones too
  appointment_ids uuid[] not null,
  sales_points_before int not null,         -- what the ledger of the kept account said of those sales before
  kept_before jsonb not null,               -- {values, tier_id, totalRevenue, totalTransaction}: columns that changed
  merged_before jsonb not null,             -- {status, phone, tier_id, totalRevenue, totalTransaction}
  kept_after jsonb not null,                -- {values, tier_id}
  undone_at timestamptz,
  undone_by_id uuid, undone_by_username text,
  created_at timestamptz not null default now(), version int not null default 0
);
create index on member_merges (realm_id, created_at);
create index on member_merges (kept_id);
create unique index on member_merges (merged_id) where undone_at is null;

alter table point_entries add column merge_id uuid references member_merges;
create index on point_entries (merge_id) where merge_id is not null;
`;

const MEMBER_FIGURES = [
  ...['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'],
  ...['cash', 'card', 'transfer', 'other'],
];
const PRODUCT_FIGURES = ['transactions', 'category_transactions', 'qty', 'amount'];
const signed = (figures: readonly string[]) => figures.map((name) => `sum(a.sign * f.${name})`).join(', ');
const added = (figures: readonly string[]) =>
  figures.map((name) => `${name} = r.${name} + excluded.${name}`).join(', ');

/**
 * Whose sales they are, and all rollups by member; what is counted of members together stays. The slot is one that no
 * till writes (\`roll_up\` has 1 to 16), so that no payment waits for a row of it.
 */
const MOVE_SALES = `
create function move_sales(p_sales uuid[], p_from uuid, p_to uuid) returns void language plpgsql as $$
begin
  insert into daily_members as r (realm_id, branch_id, business_date, member_id, slot, ${MEMBER_FIGURES.join(', ')})
    select f.realm_id, f.branch_id, f.business_date, a.id, 17, ${signed(MEMBER_FIGURES)}
    from members_figures f cross join (values (p_from, -1), (p_to, 1)) a (id, sign)
    where f.transaction_id = any(p_sales)
    group by f.realm_id, f.branch_id, f.business_date, a.id order by f.business_date, f.branch_id, a.id
    on conflict (realm_id, business_date, branch_id, member_id, slot) do update set ${added(MEMBER_FIGURES)};
  insert into member_products as r (realm_id, member_id, product_id, category_id, ${PRODUCT_FIGURES.join(', ')})
    select f.realm_id, a.id, f.product_id, f.category_id, ${signed(PRODUCT_FIGURES)}
    from products_figures f cross join (values (p_from, -1), (p_to, 1)) a (id, sign)
    where f.transaction_id = any(p_sales)
    group by f.realm_id, a.id, f.product_id, f.category_id order by a.id, f.product_id, f.category_id
    on conflict (realm_id, member_id, product_id, category_id) do update set ${added(PRODUCT_FIGURES)};
  -- Whoever looks at one of them to void or adjust it looks again.
  update transactions set member_id = p_to, version = version + 1 where id = any(p_sales);
end $$;
`;

const FIGURES = ['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty', 'tier_id'];
const RECORDED = recordChanges('members', {
  derived: [...FIGURES, 'first_transaction_time', 'last_transaction_time', 'search_text', 'known_as'],
});

export const memberMerges = [ACCOUNTS, MERGES, MOVE_SALES, RECORDED].join('\n');
export const memberMergeTables = ['member_merges'];
