import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type RoleRights, rightsChange } from '@taem/domain/accounts/rightsChange.ts';
import type { MerchantRoles, MerchantUsers } from '../database/generated/rows.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { Authorize, GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import { isUuid } from '../resource/readValue.ts';

/** The changes to a role; omitted fields stay. */
export interface RoleChange {
  name?: string;
  status?: string;
  authorizes?: readonly Authorize[];
}

/** Maximum number of users listed by name; beyond it, only their number is returned. */
const MAX_NAMES = 100;

/** Returns which users would gain or lose which rights by this change, without writing it. Inactive users have none to lose. */
export async function roleImpact(
  { database }: GatewayContext,
  session: GatewaySession,
  id: string,
  change: RoleChange,
): Promise<unknown> {
  if (!isUuid(id)) throw refuseUnknown('The role');
  const row = await database.withRealm(session.realmId, async (client) => {
    const answer = await client.query<RoleRow>({ name: 'role-impact', text: ROLE_AND_USERS, values: [id, MAX_NAMES] });
    return answer.rows[0];
  });
  if (!row) throw refuseUnknown('The role');
  const before: RoleRights = { ...row, authorizes: row.authorizes.map(toRight) };
  const { authorizes, ...rest } = change;
  const after: RoleRights = { ...before, ...rest, ...(authorizes && { authorizes: authorizes.map(toRight) }) };
  const { gained, lost } = rightsChange(before, after);
  return {
    role_impact: {
      gained: gained.map(toWire),
      lost: lost.map(toWire),
      total: row.total,
      users: mayDo(session, PAGE.user, 'Read') ? row.users : null,
    },
  };
}

interface RoleRow extends Pick<MerchantRoles, 'name' | 'status'> {
  authorizes: Authorize[];
  total: number;
  users: Pick<MerchantUsers, 'id' | 'username' | 'firstname' | 'lastname'>[];
}

const toRight = ({ object_code, action_codes }: Authorize) => ({ objectCode: object_code, actionCodes: action_codes });
const toWire = ({ objectCode, actionCodes }: { objectCode: string; actionCodes: readonly string[] }) => ({
  object_code: objectCode,
  action_codes: actionCodes,
});

const ROLE_AND_USERS = `
  select r.name, r.status, r.authorizes,
    (select count(*)::int from merchant_users where role_id = r.id and status = 'Active') as total,
    (select coalesce(json_agg(u), '[]') from (
      select id, username, firstname, lastname from merchant_users
      where role_id = r.id and status = 'Active' order by firstname, lastname, id limit $2) u) as users
  from merchant_roles r where r.id = $1`;
