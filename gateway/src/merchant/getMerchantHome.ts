import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';

/** Returns everything that a signed-in user needs before the first screen, in one statement. */
export async function getMerchantHome(
  { database }: GatewayContext,
  { realmId, userId, isProgram, isAtTill, authorizes, branchIds }: GatewaySession,
): Promise<unknown> {
  const answer = await database.withRealm(realmId, (client) =>
    client.query<{ home: object }>({
      name: 'merchant-home',
      text: MERCHANT_HOME,
      values: [userId, realmId, isAtTill ? branchIds : null],
    }),
  );
  const home = answer.rows[0]?.home;
  // A service account and a till that was handed over have fewer rights than their role.
  return isProgram || isAtTill ? { ...home, authorizes } : home;
}

/** A user without assigned branches works in all of them; one with a single branch starts in it. */
const MERCHANT_HOME = `
  with own as (
    select b.id, b.name, jsonb_build_object('id', b.id, 'code', b.code, 'name', b.name, 'address', b.address,
      'phone', b.phone, 'email', b.email, 'status', b.status, 'image_url', b.image_url, 'tax_branch_no', b.tax_branch_no, 'time_zone', b.time_zone,
      'latitude', b.latitude, 'longitude', b.longitude, 'time', b.created_at, '__v', b.version) as branch
    from merchant_branches b, merchant_users u
    where u.id = $1 and b.status = 'Active' and (cardinality(u.branch_ids) = 0 or b.id = any(u.branch_ids))
      and ($3::uuid[] is null or b.id = any($3))
  )
  select json_build_object(
    'user_profile', json_build_object('id', u.id, 'username', u.username, 'firstname', u.firstname,
      'lastname', u.lastname, 'job_title', u.job_title, 'job_unit', u.job_unit, 'image_url', u.image_url,
      'role_id', u.role_id),
    'realm_profile', json_build_object('id', r.id, 'code', r.code, 'name', r.name),
    'branch_profile', case when (select count(*) from own) = 1 then (select branch from own) end,
    'branches', (select coalesce(json_agg(branch order by name, id), '[]') from own),
    'merchant_profile', json_build_object('id', r.id, 'name', r.name, 'tax_id', coalesce(nullif(s.tax_id, ''), r.tax_id), 'show_vat', r.show_vat,
      'currency_code', r.currency_code, 'day_ends', day_ends(r.id),
      'closed_through', closed_through(r.id)),
    'authorizes', case when role.status = 'Active' then role.authorizes else '[]' end,
    'now', now()
  ) as home
  from merchant_users u join merchant_roles role on role.id = u.role_id, realms r left join merchant_settings s on s.realm_id = r.id
  where u.id = $1 and r.id = $2`;
