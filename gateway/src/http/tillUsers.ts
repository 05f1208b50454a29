import { can, PAGE, type PageCode, type Authorize as Right } from '@taem/domain/accounts/permissions.ts';
import type { MerchantUsers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { Authorize } from './GatewayContext.ts';

/** A person of a branch who has a PIN. */
export interface TillUser extends Pick<MerchantUsers, 'id' | 'username' | 'firstname' | 'lastname'> {
  mayApprove: boolean;
  maySell: boolean;
}

interface UserRow extends Omit<TillUser, 'mayApprove' | 'maySell'> {
  role_name: string;
  authorizes: Authorize[];
}

/**
 * Lists everyone except the caller who has a PIN and works in one of these branches, or in any if it is null; the most
 * recently active first.
 */
export async function tillUsers(
  client: DatabaseClient,
  branches: readonly string[] | null,
  userId: string,
): Promise<TillUser[]> {
  const { rows } = await client.query<UserRow>({ name: 'till-users', text: TILL_USERS, values: [branches, userId] });
  return rows.map(({ role_name: name, authorizes, ...user }) => {
    const may = (page: PageCode) => can({ name }, authorizes.map(toRight), page, 'Write');
    return { ...user, mayApprove: may(PAGE.approval), maySell: may(PAGE.payment) };
  });
}

const toRight = ({ object_code, action_codes }: Authorize): Right => ({
  objectCode: object_code,
  actionCodes: action_codes,
});

/** An inactive role leaves its users without any right. */
const TILL_USERS = `
  select u.id, u.username, u.firstname, u.lastname,
    case when r.status = 'Active' then r.name else '' end as role_name,
    case when r.status = 'Active' then r.authorizes else '[]'::jsonb end as authorizes
  from till_pins p join merchant_users u on u.id = p.user_id join merchant_roles r on r.id = u.role_id
  where u.status = 'Active' and u.kind = 'person' and u.id <> $2 
    and ($1::uuid[] is null or u.branch_ids = '{}' or u.branch_ids && $1::uuid[])
  order by u.last_access_time desc nulls last, u.firstname, u.lastname, u.id`;
