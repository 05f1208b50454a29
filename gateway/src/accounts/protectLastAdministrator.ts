import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/**
 * Refuses a change that would leave the shop without an administrator. The lock makes changes wait for each other, so
 * that two administrators who remove each other at the same moment do not both succeed.
 */
export async function protectLastAdministrator(client: DatabaseClient, { realmId }: GatewaySession): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('administrators'), hashtext($1))", [realmId]);
  const left = await client.query(ADMINISTRATORS);
  if (left.rowCount === 0) {
    throw new Refusal(422, 'LAST_ADMINISTRATOR', 'The shop needs at least one active administrator.');
  }
}

const ADMINISTRATORS = `
  select 1 from merchant_users u join merchant_roles r on r.id = u.role_id
  where u.status = 'Active' and u.kind = 'person' and r.status = 'Active' and lower(btrim(r.name)) = 'administrator' limit 1`;
