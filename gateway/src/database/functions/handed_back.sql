-- What a person has handed back without an approval at a branch on its current business day, in satang: by returns,
-- including those of exchanges, and by voids. Returns of this same sale are judged separately and do not count here.
-- null where the shop has no limit (docs/adr/0195).
create or replace function handed_back(p_realm_id uuid, p_branch_id uuid, p_by_id uuid, p_sale_id uuid) returns bigint
language sql stable as $$
  select (
      select coalesce(sum(h.amount), 0) from (
        select r.id, r.exchange_id, -(r.total_revenue + r.delivery_cost + r.added_vat) as amount from transactions r
          where r.realm_id = p_realm_id and r.create_by_id = p_by_id and r.business_date = d.today and r.branch_id = b.id
            and r.returns_id <> p_sale_id
        union all
        select v.id, null, v.total_revenue + v.delivery_cost + v.added_vat from transactions v
          where v.realm_id = p_realm_id and v.void_by_id = p_by_id and v.void_time > now() - interval '2 days' and v.branch_id = b.id
            and business_date(v.void_time at time zone b.time_zone, s.day_ends) = d.today and v.id <> p_sale_id) h
      -- An exchange has the approval of its sale.
      where not exists (select from approvals a where a.realm_id = p_realm_id
        and a.transaction_id in (h.id, h.exchange_id) and a.actions && '{VOID,RETURN}'))
  from merchant_settings s join merchant_branches b on b.realm_id = s.realm_id and b.id = p_branch_id
    cross join lateral (select business_date(now() at time zone b.time_zone, s.day_ends) as today) d
  where s.realm_id = p_realm_id and s.approve_return_above < 100000000000
$$;
