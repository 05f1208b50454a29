/** Every shop can give a price for a set (docs/adr/0153). */
export const setPrice = `
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    insert into coupons (realm_id, name, type, template)
    values (realm.id, 'ราคาต่อชุด', 'Set Price', '{"logic": "[value]", "var_name": "value"}');
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
`;
