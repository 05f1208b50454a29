-- The figures of sales by day (daily_*) and by month (monthly_*), each read from its view *_figures, and the three
-- functions that write them: roll_up, fold_rollups and rebuild_rollups. The key of a rollup consists of the primary key
-- columns of its daily table other than realm, day, branch and slot; every other column is a figure. To add a figure,
-- add a column to both tables and to the view: the functions follow.
--
-- Payments write rows of slot 1 to 16, so that no two tills wait for each other; folding moves them into slot 0 and
-- into the month. At any moment, the true figure is slot 0 plus the other slots, or for a whole month its row plus the
-- month's other slots.
do $rollups$
declare
  r record;
  roll jsonb := '{}';
  fold text := '';
  rebuild text := '';
begin
  for r in
    select name, keys, figures, signed, summed, added
    from unnest('{sales,channels,products,members,guests,hours,offers}'::text[]) with ordinality as rollup(name, place)
      cross join lateral (
        select string_agg(attname, ', ' order by array_position(conkey, attnum))
            filter (where attnum = any(conkey) and attname <> all('{realm_id,business_date,branch_id,slot}')) as keys,
          string_agg(attname, ', ' order by attnum) filter (where attnum <> all(conkey)) as figures,
          string_agg('p_sign * ' || attname, ', ' order by attnum) filter (where attnum <> all(conkey)) as signed,
          string_agg('sum(' || attname || ')', ', ' order by attnum) filter (where attnum <> all(conkey)) as summed,
          string_agg(format('%1$s = r.%1$s + excluded.%1$s', attname), ', ' order by attnum) filter (where attnum <> all(conkey)) as added
        from pg_attribute join pg_constraint on conrelid = attrelid and contype = 'p'
        where attrelid = ('daily_' || name)::regclass and attnum > 0 and not attisdropped) columns
    order by place
  loop
    roll := roll || jsonb_build_object(r.name, format($one$
  insert into daily_%1$s as r (realm_id, branch_id, business_date, %2$s, slot, %3$s)
    select realm_id, branch_id, business_date, %2$s, own_slot, %4$s
    from %5$s order by %2$s
    on conflict (realm_id, business_date, branch_id, %2$s, slot) do update set %6$s;$one$,
      r.name, r.keys, r.figures, r.signed,
      case r.name when 'products' then 'bought' else r.name || '_figures where transaction_id = p_transaction_id' end, r.added));

    fold := fold || format($one$
  with taken as (
    delete from daily_%1$s where ctid = any(array(
      select ctid from daily_%1$s where realm_id = p_realm_id and slot > 0 limit p_rows for update skip locked))
    returning *
  ), days as (
    insert into daily_%1$s as r (realm_id, branch_id, business_date, %2$s, slot, %3$s)
      select realm_id, branch_id, business_date, %2$s, 0, %4$s from taken
      group by realm_id, branch_id, business_date, %2$s
      on conflict (realm_id, business_date, branch_id, %2$s, slot) do update set %5$s
  ), months as (
    insert into monthly_%1$s as r (realm_id, branch_id, month, %2$s, %3$s)
      select realm_id, branch_id, date_trunc('month', business_date)::date, %2$s, %4$s from taken
      group by realm_id, branch_id, date_trunc('month', business_date)::date, %2$s
      on conflict (realm_id, month, branch_id, %2$s) do update set %5$s
  )
  select folded + count(*) into folded from taken;$one$, r.name, r.keys, r.figures, r.summed, r.added);

    rebuild := rebuild || format($one$
  delete from daily_%1$s where realm_id = p_realm_id;
  delete from monthly_%1$s where realm_id = p_realm_id;
  insert into daily_%1$s (realm_id, branch_id, business_date, %2$s, %3$s)
    select realm_id, branch_id, business_date, %2$s, %4$s
    from %1$s_figures where realm_id = p_realm_id group by realm_id, branch_id, business_date, %2$s;
  insert into monthly_%1$s (realm_id, branch_id, month, %2$s, %3$s)
    select realm_id, branch_id, date_trunc('month', business_date)::date, %2$s, %4$s
    from daily_%1$s where realm_id = p_realm_id
    group by realm_id, branch_id, date_trunc('month', business_date)::date, %2$s;$one$, r.name, r.keys, r.figures, r.summed);
  end loop;

  -- The only way in which rollups change by one sale. To change a sale that is already rolled up: roll it up with -1,
  -- change it (its status, its points), and roll it up with 1 again, all in one transaction. Several rollups are
  -- written in one order everywhere; a new one comes last.
  execute format($function$
create or replace function roll_up(p_transaction_id uuid, p_sign int) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  own_slot smallint := 1 + pg_backend_pid() %% 16;
  of_member boolean;
begin
  select member_id is not null into of_member from transactions where id = p_transaction_id;
  if of_member then%s
  else%s
  end if;%s%s
  with bought as (
    select * from products_figures where transaction_id = p_transaction_id
  ), by_member as (
    insert into member_products as r (realm_id, member_id, product_id, category_id, transactions, category_transactions, qty, amount)
      select realm_id, member_id, product_id, category_id,
        p_sign * transactions, p_sign * category_transactions, p_sign * qty, p_sign * amount
      from bought where member_id is not null order by product_id, category_id
      on conflict (realm_id, member_id, product_id, category_id) do update set
        transactions = r.transactions + excluded.transactions,
        category_transactions = r.category_transactions + excluded.category_transactions,
        qty = r.qty + excluded.qty, amount = r.amount + excluded.amount
  )%s%s%s
end $$$function$, roll ->> 'members', roll ->> 'guests', roll ->> 'sales', roll ->> 'channels', roll ->> 'products',
    roll ->> 'hours', roll ->> 'offers');

  -- Safe while the shop sells: it takes only rows that no payment has locked and then waits for nothing, as only the
  -- fold that holds the realm's lock writes slot 0 and the months.
  execute format($function$
create or replace function fold_rollups(p_realm_id uuid, p_rows int) returns int
language plpgsql as $$
declare
  folded int := 0;
begin
  if not pg_try_advisory_xact_lock(4100003, hashtext(p_realm_id::text)) then
    return 0;
  end if;%s
  return folded;
end $$$function$, fold);

  -- Builds all rollups from all sales, for shops that are filled in bulk; nothing may be sold in the meantime.
  execute format($function$
create or replace function rebuild_rollups(p_realm_id uuid) returns void
language plpgsql as $$
begin%s
  delete from member_products where realm_id = p_realm_id;
  insert into member_products (realm_id, member_id, product_id, category_id, transactions, category_transactions, qty, amount)
    select realm_id, member_id, product_id, category_id, sum(transactions), sum(category_transactions), sum(qty), sum(amount)
    from products_figures where realm_id = p_realm_id and member_id is not null
    group by realm_id, member_id, product_id, category_id;
end $$$function$, rebuild);
end $rollups$;
