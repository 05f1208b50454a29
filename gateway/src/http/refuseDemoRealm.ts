import { demoAccounts, isDemoRealm } from '@taem/domain/accounts/demoAccounts.ts';
import type { Realms } from '../database/generated/rows.ts';
import { Refusal } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';

/** Refuses to sign in to the demo shop in production, as its passwords are public. */
export async function refuseDemoRealm({ config, database }: GatewayContext, realmId: string): Promise<void> {
  if (!config.production) return;
  const answer = await database.system((client) =>
    client.query<Pick<Realms, 'code'>>('select code from realms where id = $1', [realmId]),
  );
  if (!isDemoRealm(answer.rows[0]?.code ?? '')) return;
  throw new Refusal(422, 'WRONG_CREDENTIALS', 'The demo shop is refused in production.');
}

/** Refuses the demo secret, which is public in the documentation, for any shop in production. */
export function refuseDemoSecret({ config }: GatewayContext, clientSecret: string): void {
  if (config.production && clientSecret === demoAccounts.clientSecret) {
    throw new Refusal(422, 'WRONG_CREDENTIALS', 'The demo client is refused in production.');
  }
}
