import { recordChanges } from './recordChanges.ts';

/** What claiming the points of a guest's receipt needs beyond the tables of the till. */
const COLUMNS = `
-- For how many days after a sale to a guest its points can be claimed; 0: never.
alter table merchant_settings add column claim_days int not null default 7 check (claim_days between 0 and 90);
${recordChanges('merchant_settings', { secrets: ['authorize_code_adjust_hash', 'authorize_code_void_hash'] })}

-- The entry of the ledger by which a guest's sale became a member's, and when. Its id is in the order of time, as that of a sale.
alter table transactions add column claim_id uuid, add column claimed_time timestamptz;
-- What is remembered of a day is of no use once one of its sales was adjusted or claimed.
drop index transactions_adjusted_idx;
create index transactions_adjusted_idx on transactions (realm_id, business_date) include (version)
  where last_adjust_points is not null or claim_id is not null;

-- One code at a time for a receipt and a phone, whether or not the phone is a member's.
create table claim_codes (
  realm_id uuid not null references realms,
  transaction_id uuid not null references transactions,
  phone text not null,
  ref_code text not null,
  otp_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (realm_id, transaction_id, phone)
);`;

/**
 * All that a claim looks at, in one snapshot: the sale, the rates of the moment it was sold, whoever has the phone, in the
 * account that is kept where two became one. The former rates are told by the changes of the settings since.
 */
const CLAIM_STATE = `
create function claim_state(p_realm_id uuid, p_id uuid, p_phone text) returns json
language sql stable as $$
  select json_build_object(
    'shop', r.name, 'branch', b.name,
    'sale', json_build_object('id', t.id, 'transaction_no', t.transaction_no, 'status', t.status, 'member_id', t.member_id,
      'branch_id', t.branch_id, 'total_qty', t.total_qty, 'total_payment', t.total_payment, 'total_revenue', t.total_revenue,
      'delivery_cost', t.delivery_cost, 'trace', t.trace, 'claimed', t.claim_id is not null),
    'claim_days', s.claim_days, 'last_day', t.business_date + s.claim_days,
    'expired', t.business_date + s.claim_days < (now() at time zone b.time_zone)::date,
    'rates', json_build_object('earn_cash', then_or_now('earn_cash', s.id, t.time, s.earn_cash),
      'earn_point', then_or_now('earn_point', s.id, t.time, s.earn_point),
      'redeem_cash', s.redeem_cash, 'redeem_point', s.redeem_point),
    'member', (select json_build_object('id', m.id, 'code', m.code, 'status', m.status, 'points', m.points,
        'tier_id', m.tier_id, 'total_revenue', m.total_revenue, 'total_transaction', m.total_transaction)
      from members known join members m on m.id = coalesce(known.merged_into_id, known.id)
      where known.realm_id = p_realm_id and known.phone = p_phone),
    'tiers', case when p_phone is not null then (select json_agg(json_build_object('id', l.id, 'name', l.name, 'level', l.level,
        'status', l.status, 'conditions', l.conditions, 'privileges', l.privileges) order by l.level)
      from member_tiers l where l.realm_id = p_realm_id) end,
    'coupons', case when p_phone is not null then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'type', c.type, 'value', c.value, 'qty', c.qty, 'template', c.template))
      from coupons c where c.realm_id = p_realm_id) end,
    'conditions', case when p_phone is not null then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'type', c.type, 'template', c.template))
      from conditions c where c.realm_id = p_realm_id) end)
  from transactions t join merchant_branches b on b.id = t.branch_id join realms r on r.id = t.realm_id
    join merchant_settings s on s.realm_id = t.realm_id
  where t.realm_id = p_realm_id and t.id = p_id
$$;`;

/** What a rate was at a moment: what the first change after it found, or what it still is. */
const THEN_OR_NOW = `
create function then_or_now(p_rate text, p_setting uuid, p_moment timestamptz, p_now bigint) returns bigint
language sql stable as $$
  select coalesce((select (c.before ->> p_rate)::bigint from changes c
    where c.realm_id = nullif(current_setting('app.realm_id', true), '')::uuid and c.record = 'merchant_settings'
      and c.record_id = p_setting and c.time > p_moment and c.before ? p_rate order by c.id limit 1), p_now)
$$;`;

/**
 * Makes a guest's sale the member's, with its points, in the order in which a payment writes (0004). Whoever comes second
 * finds the sale taken.
 */
const CLAIM_TRANSACTION = `
create function claim_transaction(doc jsonb) returns int
language plpgsql as $$
declare
  s record;
  m record;
  t transactions;
  claim uuid := new_id();
  zone text;
  moment timestamptz;
  balance int;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, points int, tier_id uuid, tier_name text,
    trace jsonb, member jsonb);
  select * into m from jsonb_to_record(s.member) as d(
    id uuid, tier_id uuid, new_tier_id uuid, least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int);
  select * into strict t from transactions where id = s.transaction_id and realm_id = s.realm_id for update;
  if t.status = 'Void' or t.member_id is not null then
    raise exception using errcode = 'TA006', message = 'NOT_CLAIMABLE';
  end if;

  perform roll_up(t.id, -1);
  update transactions set member_id = m.id, tier_id = s.tier_id, tier_name = s.tier_name, guest = null, earn_points = s.points,
    trace = s.trace, claim_id = claim, claimed_time = now(), version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  select time_zone into zone from merchant_branches where id = t.branch_id;
  moment := t.create_local_time at time zone zone;
  update members set
    points = points + s.points,
    tier_id = m.new_tier_id,
    total_payment = members.total_payment + t.total_payment,
    total_revenue = members.total_revenue + t.total_revenue,
    total_transaction = members.total_transaction + 1,
    total_qty = members.total_qty + t.total_qty,
    first_transaction_time = least(first_transaction_time, moment),
    last_transaction_time = greatest(last_transaction_time, moment)
  where id = m.id and realm_id = s.realm_id and status = 'Active' and tier_id is not distinct from m.tier_id
    and members.total_revenue >= coalesce(m.least_ltv, members.total_revenue)
    and members.total_revenue <= coalesce(m.most_ltv, members.total_revenue)
    and members.total_transaction >= coalesce(m.least_transactions, members.total_transaction)
    and members.total_transaction <= coalesce(m.most_transactions, members.total_transaction)
  returning points into balance;
  if not found then
    raise exception using errcode = 'TA001', message = 'MEMBER_CHANGED';
  end if;
  insert into point_entries (id, realm_id, member_id, transaction_id, kind, points, business_date)
    values (claim, s.realm_id, m.id, t.id, 'claim', s.points, (now() at time zone zone)::date);
  return balance;
end $$;`;

/** A claimed sale counts for its member from the claim on: of what came first, the claim stands for it. */
const REVERSAL_STATE = `
create or replace function reversal_state(p_realm_id uuid, p_transaction_no text, p_key text) returns json
language sql stable as $$
  select json_build_object(
    'written', (select json_build_object('request_hash', encode(k.request_hash, 'hex'), 'answer', k.answer)
      from idempotency_keys k where k.realm_id = p_realm_id and k.key = p_key),
    'sale', json_build_object('id', t.id, 'transaction_no', t.transaction_no, 'version', t.version, 'status', t.status,
      'branch_id', t.branch_id, 'member_id', t.member_id, 'tier_id', t.tier_id, 'total_qty', t.total_qty,
      'total_payment', t.total_payment, 'total_revenue', t.total_revenue, 'earn_points', t.earn_points,
      'products', (select json_agg(json_build_object('product_id', i.product_id, 'name', i.name, 'qty', i.qty,
          'skip_stock', i.skip_stock) order by i.position)
        from transaction_items i where i.transaction_id = t.id and i.product_id is not null),
      'tenders', (select json_agg(json_build_object('type', c.type, 'amount', c.amount, 'institute', c.institute_name,
          'card', c.card_name) order by c.position)
        from transaction_channels c where c.transaction_id = t.id),
      'entries', (select json_agg(json_build_object('kind', e.kind, 'points', e.points) order by e.id)
        from point_entries e where e.transaction_id = t.id)),
    'member', (select json_build_object('points', m.points, 'tier_id', m.tier_id, 'total_payment', m.total_payment,
        'total_revenue', m.total_revenue, 'total_transaction', m.total_transaction, 'total_qty', m.total_qty,
        'before_revenue', m.total_revenue - later.revenue, 'before_transactions', m.total_transaction - later.sales)
      from members m cross join lateral (
        select coalesce(sum(case when o.came >= p.came then o.total_revenue else -o.total_revenue end), 0)::bigint as revenue,
          coalesce(sum(case when o.came >= p.came then 1 else -1 end), 0)::int as sales
        from (select coalesce(claim_id, id) as came, status, void_time, total_revenue from transactions where member_id = m.id) o
          cross join (select coalesce(t.claim_id, t.id) as came, coalesce(t.claimed_time, t.time) as time) p
        where (o.came >= p.came and o.status = 'Complete') or (o.came < p.came and o.void_time > p.time)) later
      where m.id = t.member_id),
    'tiers', (select json_agg(json_build_object('id', r.id, 'name', r.name, 'level', r.level, 'status', r.status,
        'conditions', r.conditions, 'privileges', r.privileges) order by r.level)
      from member_tiers r where r.realm_id = p_realm_id),
    'badges', (select json_agg(json_build_object('name', b.name, 'conditions', b.conditions) order by b.name)
      from member_badges b where b.realm_id = p_realm_id),
    'conditions', (select json_agg(json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'template', c.template))
      from conditions c where c.realm_id = p_realm_id))
  from transactions t where t.realm_id = p_realm_id and t.transaction_no = p_transaction_no
$$;`;

export const claims = [COLUMNS, THEN_OR_NOW, CLAIM_STATE, CLAIM_TRANSACTION, REVERSAL_STATE].join('\n');

export const claimTables = ['claim_codes'];
