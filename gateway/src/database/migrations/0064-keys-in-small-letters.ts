/**
 * An idempotency key that is a UUID is one key, in capitals or not: that of a parked bill is its id (docs/adr/0132). Of several
 * that differ by case alone one is it, in small letters where there is one.
 */
export const keysInSmallLetters = `
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    update idempotency_keys k set key = lower(k.key)
      from (select key, row_number() over (partition by lower(key) order by (key = lower(key)) desc, created_at, key) as nth
        from idempotency_keys where realm_id = realm.id and key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') n
      where k.realm_id = realm.id and k.key = n.key and n.nth = 1 and k.key <> lower(k.key);
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
`;
