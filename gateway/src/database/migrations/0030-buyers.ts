import { recordChanges } from './recordChanges.ts';

/** Figures that sales keep, and what is worked out of the member: nobody's change. */
/** What of a member no person changes; a later migration that records members again says it too. */
export const DERIVED = [
  ...['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty', 'tier_id'],
  ...['first_transaction_time', 'last_transaction_time', 'search_text', 'known_as', 'birthday', 'number'],
];

/**
 * Who bought what in a span of days, once those days are over: a bit for each member, at the member's number. No payment
 * writes here. Spans are settled in the background; what is not settled, or has changed since, is read from its sales
 * (docs/adr/0070).
 *
 * The number of a member is a place in those bits and nothing else. One sequence serves all shops, as one for each would
 * make registrations wait for each other; so its steps would tell a shop how others grow, and it must never leave the
 * gateway: no resource has it, and the record of changes leaves it out.
 */
const TABLES = `
create sequence member_number_seq;
-- Small and dense, in no order that means anything.
alter table members add column number int not null default nextval('member_number_seq');
create unique index members_number_idx on members (realm_id, number);
${recordChanges('members', { derived: DERIVED })}

-- A day, or a whole month; true unless \`daily_members\` has rows of it that are not folded yet.
create table settled_spans (
  realm_id uuid not null references realms, first_day date not null, last_day date not null,
  primary key (realm_id, first_day, last_day)
);
create table span_buyers (
  realm_id uuid not null references realms,
  goods_id uuid not null,                       -- of a product, or of a category as it was sold then
  is_category boolean not null,
  first_day date not null, last_day date not null,
  buyers bit varying not null,
  primary key (realm_id, goods_id, is_category, first_day, last_day)
);`;

/**
 * Whatever changes a sale of a member writes a row of \`daily_members\` in its own transaction (\`roll_up\`, \`move_sales\`). Until
 * that row is folded it says by itself that its day has changed; whoever takes it away takes the day's marks with it.
 */
const UNSETTLE = `
create function unsettle_spans() returns trigger language plpgsql as $$
begin
  delete from settled_spans s using (select distinct realm_id, business_date from gone) g
    where s.realm_id = g.realm_id and g.business_date between s.first_day and s.last_day;
  return null;
end $$;
create trigger spans_unsettled after delete on daily_members referencing old table as gone
  for each statement execute function unsettle_spans();
-- Also where a shop is filled in bulk, with other triggers off.
alter table daily_members enable always trigger spans_unsettled;`;

/** A bit for each of the numbers, by way of hexadecimal digits: setting one bit after the other would copy all of them each time. */
const NUMBER_BITS = `
create function number_bits(p_numbers int[]) returns bit varying language sql immutable strict parallel safe as $$
  select ('x' || string_agg(repeat('0', gap) || to_hex(digit), '' order by place))::bit varying from (
    select place, digit, place - lag(place, 1, -1) over (order by place) - 1 as gap from (
      select number / 4 as place, bit_or(8 >> number % 4) as digit from unnest(p_numbers) number group by number / 4) digits) gaps
$$;

create function bought_on(p_realm_id uuid, p_day date) returns table (goods_id uuid, is_category boolean, number int)
language sql stable as $$
  select distinct g.goods_id, g.is_category, m.number
  from transactions s join transaction_items i on i.transaction_id = s.id join members m on m.id = s.member_id
    cross join lateral (values (i.product_id, false), (i.category_id, true)) g (goods_id, is_category)
  where s.realm_id = p_realm_id and s.create_local_time >= p_day::timestamp and s.create_local_time < (p_day + 1)::timestamp
    and s.status = 'Complete' and i.product_id is not null and g.goods_id is not null
$$;`;

/**
 * Settles some days, the newest first, and the months that are settled day by day, and tells how many spans it were. The
 * last day of all is left: it is still sold on. It has the lock of the fold, so that no row of a day is folded between
 * the look at its sales and its mark; a sale that comes meanwhile leaves its row.
 */
const SETTLE = `
create function settle_spans(p_realm_id uuid, p_most int) returns int language plpgsql as $$
declare
  span record;
  settled int := 0;
begin
  if not pg_try_advisory_xact_lock(4100003, hashtext(p_realm_id::text)) then
    return 0;
  end if;
  for span in
    select distinct business_date as day from daily_sales where realm_id = p_realm_id and customer_type = 'Member'
      and business_date < (select max(business_date) from daily_sales where realm_id = p_realm_id)
    except select first_day from settled_spans where realm_id = p_realm_id and first_day = last_day
    except select business_date from daily_members where realm_id = p_realm_id and slot > 0
    order by day desc limit p_most
  loop
    delete from span_buyers where realm_id = p_realm_id and first_day = span.day and last_day = span.day;
    insert into span_buyers (realm_id, goods_id, is_category, first_day, last_day, buyers)
      select p_realm_id, goods_id, is_category, span.day, span.day, number_bits(array_agg(number))
      from bought_on(p_realm_id, span.day) group by goods_id, is_category;
    insert into settled_spans (realm_id, first_day, last_day) values (p_realm_id, span.day, span.day);
    settled := settled + 1;
  end loop;

  for span in
    select first_day, (first_day + interval '1 month')::date - 1 as last_day from (
      select date_trunc('month', business_date)::date as first_day, count(distinct business_date) as days
      from daily_sales where realm_id = p_realm_id and customer_type = 'Member' group by 1) m
    where first_day < (select date_trunc('month', max(business_date)) from daily_sales where realm_id = p_realm_id)
      and days = (select count(*) from settled_spans s where s.realm_id = p_realm_id and s.first_day = s.last_day
        and date_trunc('month', s.first_day) = m.first_day)
      and not exists (select from settled_spans s
        where s.realm_id = p_realm_id and s.first_day = m.first_day and s.last_day > s.first_day)
      and not exists (select from daily_members d
        where d.realm_id = p_realm_id and d.slot > 0 and date_trunc('month', d.business_date) = m.first_day)
    order by first_day desc limit p_most - settled
  loop
    delete from span_buyers where realm_id = p_realm_id and first_day = span.first_day and last_day = span.last_day;
    insert into span_buyers (realm_id, goods_id, is_category, first_day, last_day, buyers)
      select p_realm_id, goods_id, is_category, span.first_day, span.last_day,
        bit_or("bit"(buyers, (select max(number) + 1 from members where realm_id = p_realm_id), true))
      from span_buyers b
      where realm_id = p_realm_id and b.first_day = b.last_day and b.first_day between span.first_day and span.last_day
      group by goods_id, is_category;
    insert into settled_spans (realm_id, first_day, last_day) values (p_realm_id, span.first_day, span.last_day);
    settled := settled + 1;
  end loop;
  return settled;
end $$;`;

export const buyers = [TABLES, UNSETTLE, NUMBER_BITS, SETTLE].join('\n');
export const buyersTables = ['settled_spans', 'span_buyers'];
