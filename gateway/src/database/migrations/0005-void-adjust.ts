import { recordTransaction } from './0004-record-transaction.ts';
import { newId } from './newId.ts';

/** What reading, voiding and adjusting need beyond the tables of the till. */
const COLUMNS = `
-- Who adjusted, and why; for the rows that no till wrote.
alter table point_entries add column by_id uuid references merchant_users, add column remark text;
create index on point_entries (transaction_id) where transaction_id is not null;
create index on stock_movements (transaction_id) where transaction_id is not null;
-- What was answered to a void or an adjustment, for the same call sent again.
alter table idempotency_keys add column answer jsonb;`;

/**
 * All that planning a void or an adjustment needs, in one snapshot. 'before_*' are the lifetime figures that the sale
 * found: those of now without this sale and all after it, and with the earlier ones that were voided only later.
 */
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
        select coalesce(sum(case when o.id >= t.id then o.total_revenue else -o.total_revenue end), 0)::bigint as revenue,
          coalesce(sum(case when o.id >= t.id then 1 else -1 end), 0)::int as sales
        from transactions o where o.member_id = m.id
          and ((o.id >= t.id and o.status = 'Complete') or (o.id < t.id and o.void_time > t.time))) later
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

/** The key of a void or an adjustment; when it was used before, the answer it got. */
const CLAIM_KEY = `
create or replace function claim_key(p_realm_id uuid, p_key text, p_hash text, p_transaction_id uuid) returns jsonb
language plpgsql as $$
declare
  written record;
begin
  if p_key is null then
    return null;
  end if;
  insert into idempotency_keys (realm_id, key, request_hash, transaction_id)
    values (p_realm_id, p_key, decode(p_hash, 'hex'), p_transaction_id)
    on conflict do nothing;
  if found then
    return null;
  end if;
  select answer, encode(request_hash, 'hex') = p_hash as same into written
    from idempotency_keys where realm_id = p_realm_id and key = p_key;
  if not written.same then
    raise exception using errcode = 'TA002', message = 'IDEMPOTENCY_CONFLICT';
  end if;
  return written.answer;
end $$;`;

/** Nobody else may void, adjust or change the sale until this is through; payments of the member and the shelf go on. */
const TAKE_SALE = `
create or replace function take_sale(p_realm_id uuid, p_id uuid, p_version int) returns transactions
language plpgsql as $$
declare
  t transactions;
begin
  select * into strict t from transactions where id = p_id and realm_id = p_realm_id for update;
  if t.status = 'Void' then
    raise exception using errcode = 'TA005', message = 'ALREADY_VOID';
  end if;
  if t.version <> p_version then
    raise exception using errcode = 'TA004', message = 'STALE';
  end if;
  return t;
end $$;`;

const VOID_TRANSACTION = `
create or replace function void_transaction(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  m record;
  t transactions;
  zone text;
  moment timestamptz;
  first_sale timestamptz;
  last_sale timestamptz;
  given int;
  balance int;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    by_id uuid, remark text, stock jsonb, member jsonb);
  select * into m from jsonb_to_record(s.member) as d(id uuid, entries int[], tier_id uuid, new_tier_id uuid,
    least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int);
  outcome := claim_key(s.realm_id, s.key, s.request_hash, s.transaction_id);
  if outcome is not null then
    return outcome;
  end if;

  t := take_sale(s.realm_id, s.transaction_id, s.version);
  perform roll_up(t.id, -1);
  update transactions set status = 'Void', void_remark = s.remark, void_by_id = s.by_id, void_time = now(),
    version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  insert into stock_movements (realm_id, branch_id, product_id, transaction_id, kind, qty)
    select s.realm_id, t.branch_id, p.product_id, t.id, 'void', p.qty
    from jsonb_to_recordset(s.stock) as p(product_id uuid, qty int);
  insert into stock as k (realm_id, branch_id, product_id, qty)
    select s.realm_id, t.branch_id, p.product_id, p.qty
    from jsonb_to_recordset(s.stock) as p(product_id uuid, qty int) order by p.product_id
    on conflict (realm_id, branch_id, product_id) do update set qty = k.qty + excluded.qty;

  if t.member_id is not null then
    select time_zone into zone from merchant_branches where id = t.branch_id;
    moment := t.create_local_time at time zone zone;
    given := (select coalesce(sum(points), 0) from unnest(m.entries) as points);
    perform from members where id = t.member_id and realm_id = s.realm_id for no key update;
    select min(o.create_local_time at time zone b.time_zone), max(o.create_local_time at time zone b.time_zone)
      into first_sale, last_sale
      from transactions o join merchant_branches b on b.id = o.branch_id
      where o.member_id = t.member_id and o.status = 'Complete';
    update members set
      points = points + given,
      tier_id = m.new_tier_id,
      total_payment = members.total_payment - t.total_payment,
      total_revenue = members.total_revenue - t.total_revenue,
      total_transaction = members.total_transaction - 1,
      total_qty = members.total_qty - t.total_qty,
      first_transaction_time = case when first_transaction_time = moment then first_sale else first_transaction_time end,
      last_transaction_time = case when last_transaction_time = moment then last_sale else last_transaction_time end
    where id = t.member_id and points + given >= 0 and tier_id is not distinct from m.tier_id
      and members.total_revenue >= coalesce(m.least_ltv, members.total_revenue)
      and members.total_revenue <= coalesce(m.most_ltv, members.total_revenue)
      and members.total_transaction >= coalesce(m.least_transactions, members.total_transaction)
      and members.total_transaction <= coalesce(m.most_transactions, members.total_transaction)
    returning points into balance;
    if not found then
      raise exception using errcode = 'TA001', message = 'MEMBER_CHANGED';
    end if;
    insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, by_id, remark)
      select s.realm_id, t.member_id, t.id, 'void', e.points, (now() at time zone zone)::date, s.by_id, s.remark
      from unnest(m.entries) with ordinality as e(points, place) order by e.place;
  end if;

  outcome := jsonb_build_object('id', t.id, 'available_points', balance);
  update idempotency_keys set answer = outcome where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;`;

/** The sale stands for the new number of points from now on; the ledger keeps what it earned. */
const ADJUST_TRANSACTION = `
create or replace function adjust_transaction(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  t transactions;
  balance int;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    by_id uuid, remark text, difference int);
  outcome := claim_key(s.realm_id, s.key, s.request_hash, s.transaction_id);
  if outcome is not null then
    return outcome;
  end if;

  t := take_sale(s.realm_id, s.transaction_id, s.version);
  perform roll_up(t.id, -1);
  update transactions set earn_points = earn_points + s.difference, last_adjust_points = s.difference,
    version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  update members set points = points + s.difference
    where id = t.member_id and realm_id = s.realm_id and points + s.difference >= 0 returning points into balance;
  if not found then
    raise exception using errcode = 'TA001', message = 'MEMBER_CHANGED';
  end if;
  insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, by_id, remark)
    select s.realm_id, t.member_id, t.id, 'adjust', s.difference, (now() at time zone b.time_zone)::date, s.by_id, s.remark
    from merchant_branches b where b.id = t.branch_id;

  outcome := jsonb_build_object('id', t.id, 'available_points', balance, 'difference', s.difference);
  update idempotency_keys set answer = outcome where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;`;

/** Databases that were made before get the newer `new_id`, `payment_state` and `record_transaction` here too. */
export const voidAdjust = [
  newId,
  recordTransaction,
  COLUMNS,
  REVERSAL_STATE,
  CLAIM_KEY,
  TAKE_SALE,
  VOID_TRANSACTION,
  ADJUST_TRANSACTION,
].join('\n');
