import { isDemoRealm } from '@taem/domain/accounts/demoAccounts.ts';
import type { OauthClients, Realms } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { hashSecret, verifySecret } from '../http/secretHash.ts';
import { isMerchantThere } from './isMerchantThere.ts';
import { setupCode } from './setupCode.ts';

export const NO_CLIENT_SECRET =
  'There is no merchant yet: set GATEWAY_CLIENT_SECRET, the same for the gateway and the server, to begin with one.';

/**
 * Runs at every start of a real shop. While there is no merchant, the terminal shows how to create one; afterwards, the
 * back office signs in with the configured secret, even after it was changed or the data was restored elsewhere.
 */
export async function prepareSetup(context: GatewayContext, report: (line: string) => void): Promise<void> {
  const { config, database, tokens } = context;
  if (await isMerchantThere(database)) return takeClientSecret(context);
  if (!config.clientSecret) {
    throw new StartRefusal(NO_CLIENT_SECRET);
  }
  report(`\nThere is no merchant yet. Open ${config.publicUrl}/setup and enter this code: ${setupCode(tokens)}\n`);
}

/** Stores the configured secret: the operator who configures the gateway owns its database, so that secret is right. */
async function takeClientSecret({ config, database }: GatewayContext): Promise<void> {
  const { clientId, clientSecret } = config;
  if (!clientSecret) return;
  const found = await database.system((client) => client.query<ClientRow>(FIND_CLIENT, [clientId]));
  const row = found.rows[0];
  if (!row || isDemoRealm(row.code) || (await verifySecret(row.secret_hash, clientSecret))) return;
  const secretHash = await hashSecret(clientSecret);
  await database.system((client) =>
    client.query('update oauth_clients set secret_hash = $2 where id = $1', [clientId, secretHash]),
  );
}

type ClientRow = Pick<OauthClients, 'secret_hash'> & Pick<Realms, 'code'>;

const FIND_CLIENT = `
  select secret_hash, code from oauth_clients join realms on realms.id = oauth_clients.realm_id where oauth_clients.id = $1`;
