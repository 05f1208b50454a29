import type { MerchantUsers } from '../database/generated/rows.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { splitAccount } from './accountName.ts';

/** Returns the username to record with a failure: only that of an existing user, never other text typed in its place. */
export async function existingUsername(
  { database }: GatewayContext,
  realmId: string,
  account: string,
): Promise<string | null> {
  const [username, realmCode] = splitAccount(account);
  return database.withRealm(realmId, async (client) => {
    const text =
      'select u.username from merchant_users u, realms r where lower(u.username) = $1 and r.id = u.realm_id and r.code = $2';
    return (await client.query<Pick<MerchantUsers, 'username'>>(text, [username, realmCode])).rows[0]?.username ?? null;
  });
}
