import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import type { WatchChange } from '../resource/defineResource.ts';

/** Records when a user is created, or gets another role, other branches, another status or another mailbox. */
export const watchUserRights: WatchChange = async (client, request, values, id) => {
  const { realmId } = request.session;
  const { role_id = null, branch_ids = null, status = null, username = null, email = null } = values;
  const answer = await client.query<UserChange>(USER_CHANGE, [id, role_id, branch_ids, status, username, email]);
  const change = answer.rows[0];
  if (!change) return;
  const { account, role } = change;
  if (change.rights) {
    await noteSecurityEvent(client, request, { realmId, kind: 'USER_RIGHTS_CHANGED', account, subject: role });
  }
  if (change.mailbox) await noteSecurityEvent(client, request, { realmId, kind: 'USER_EMAIL_CHANGED', account });
};

/** Records when a service account is created, or gets another role, other branches or another status. */
export const watchServiceAccount: WatchChange = async (client, request, values, id) => {
  const { realmId } = request.session;
  const { name = null, role_id = null, branch_ids = null, status = null } = values;
  const answer = await client.query<AccountChange>(ACCOUNT_CHANGE, [id, role_id, branch_ids, status, name]);
  const change = answer.rows[0];
  if (!change?.rights) return;
  const { account, role } = change;
  await noteSecurityEvent(client, request, { realmId, kind: 'SERVICE_ACCOUNT_CHANGED', account, subject: role });
};

/** Records when a role is created, or its name, status or rights change. */
export const watchRoleRights: WatchChange = async (client, request, values, id) => {
  const { name = null, status = null, authorizes = null } = values;
  const answer = await client.query<{ role: string; changed: boolean }>(ROLE_CHANGE, [id, name, status, authorizes]);
  const change = answer.rows[0];
  if (!change?.changed) return;
  const { realmId } = request.session;
  await noteSecurityEvent(client, request, { realmId, kind: 'ROLE_RIGHTS_CHANGED', subject: change.role });
};

interface AccountChange {
  account: string;
  role: string | null;
  rights: boolean;
}

interface UserChange extends AccountChange {
  mailbox: boolean;
}

/** Unchanged values in a form are not a change. */
const USER_CHANGE = `
  select coalesce(u.username, $5) as account,
    (select name from merchant_roles where id = coalesce($2::uuid, u.role_id)) as role,
    u.id is null or (coalesce($2::uuid, u.role_id), coalesce($3::uuid[], u.branch_ids), coalesce($4, u.status))
      is distinct from (u.role_id, u.branch_ids, u.status) as rights,
    u.id is not null and coalesce($6, u.email) is distinct from u.email as mailbox
  from (select 1) one left join merchant_users u on u.id = $1::uuid`;

const ACCOUNT_CHANGE = `
  select coalesce($5, a.name) || ' [program]' as account,
    (select name from merchant_roles where id = coalesce($2::uuid, a.role_id)) as role,
    a.id is null or (coalesce($2::uuid, a.role_id), coalesce($3::uuid[], a.branch_ids), coalesce($4, a.status))
      is distinct from (a.role_id, a.branch_ids, a.status) as rights
  from (select 1) one left join service_accounts a on a.id = $1::uuid`;

const ROLE_CHANGE = `
  select coalesce($2, r.name) as role,
    r.id is null or (coalesce($2, r.name), coalesce($3, r.status), coalesce($4::jsonb, r.authorizes))
      is distinct from (r.name, r.status, r.authorizes) as changed
  from (select 1) one left join merchant_roles r on r.id = $1::uuid`;
