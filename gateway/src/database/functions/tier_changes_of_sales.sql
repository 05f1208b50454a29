-- For shops loaded in bulk: derives the tiers that members had at each sale, in place of those recorded while loading.
create or replace function tier_changes_of_sales(p_realm_id uuid) returns void language sql as $$
  delete from tier_changes where realm_id = p_realm_id;
  insert into tier_changes (realm_id, member_id, before_id, after_id, time)
    select p_realm_id, member_id, tier_id, next_id, time
    from (
      select t.member_id, t.tier_id, lead(t.tier_id, 1, m.tier_id) over (partition by t.member_id order by t.id) as next_id, t.time
      from transactions t join members m on m.id = t.member_id where t.realm_id = p_realm_id and t.returns_id is null) sales
    where next_id is distinct from tier_id;
$$;
