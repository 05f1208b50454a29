-- How often a limited offer was given on valid sales: to this member, on this business day, and in all; 0 for a limit
-- that is not set. Voided sales and wholly returned ones do not count, so that both give the use back; nor does a sale
-- that is just being returned whole in an exchange. Uses of a day are searched from the first id of the day before: ids
-- are ordered by time, and no sale is dated later than it was written.
drop function if exists offer_uses(uuid, uuid, uuid, date);
create or replace function offer_uses(p_realm_id uuid, p_offer_id uuid, p_member_id uuid, p_day date, p_given_back uuid default null)
returns table (of_member int, of_day int, in_all int) language sql stable as $$
  select
    case when o.limit_per_member is null or p_member_id is null then 0 else (select count(*)
      from transactions t join transaction_items i on i.realm_id = t.realm_id and i.transaction_id = t.id
      where t.realm_id = p_realm_id and t.member_id = p_member_id and t.status = 'Complete' and t.returns_id is null
        and t.id is distinct from p_given_back and t.returned_qty < t.total_qty and i.offer_id = o.id and i.item_type in ('discount', 'offer') and i.returns_position is null) end::int,
    case when o.limit_per_day is null then 0 else (select count(*)
      from transaction_items i join transactions t on t.realm_id = i.realm_id and t.id = i.transaction_id
      where i.realm_id = p_realm_id and i.offer_id = o.id and i.item_type in ('discount', 'offer') and i.returns_position is null
        and i.transaction_id >= (lpad(to_hex((extract(epoch from p_day - 1) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
        and t.business_date = p_day and t.status = 'Complete' and t.returns_id is null and t.returned_qty < t.total_qty
        and t.id is distinct from p_given_back) end::int,
    case when o.limit_in_all is null then 0 else (select count(*) from (select
      from transaction_items i join transactions t on t.realm_id = i.realm_id and t.id = i.transaction_id
      where i.realm_id = p_realm_id and i.offer_id = o.id and i.item_type in ('discount', 'offer') and i.returns_position is null
        and t.status = 'Complete' and t.returns_id is null and t.returned_qty < t.total_qty and t.id is distinct from p_given_back
      limit o.limit_in_all) used) end::int
  from offers o where o.realm_id = p_realm_id and o.id = p_offer_id
$$;
