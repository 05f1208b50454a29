-- Settles some days, newest first, and the months whose days are all settled; returns the number of spans settled
-- (docs/adr/0070). The last day is left out, because sales still change it. Holds the lock of the fold, so that no row
-- of a day is folded between reading its sales and marking it; a sale recorded in between leaves its row.
create or replace function settle_spans(p_realm_id uuid, p_most int) returns int language plpgsql as $$
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
end $$;
