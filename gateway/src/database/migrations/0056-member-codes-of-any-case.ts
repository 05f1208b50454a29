/**
 * The code of a member is the only one of its letters, whatever their case, as that of a product is (docs/adr/0122). Members of a shop
 * whose codes differ by case alone, from before, keep them: each but the oldest is numbered as its twin, and no new one joins them.
 */
export const memberCodesOfAnyCase = `
alter table members add column code_twin int not null default 0;
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    update members m set code_twin = n.twin from (
      select id, row_number() over (partition by lower(code) order by created_at, id) - 1 as twin
      from members where realm_id = realm.id) n
    where m.id = n.id and n.twin > 0;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
create unique index members_realm_id_small_code_key on members (realm_id, lower(code), code_twin);
`;
