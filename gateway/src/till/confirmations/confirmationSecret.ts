import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ConfirmationSecrets, PaymentChannels } from '../../database/generated/rows.ts';
import { accountCode, bankSecret } from '../../http/bankAccount.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { noteSecurityEvent } from '../../http/recordSecurityEvent.ts';

type State = Pick<ConfirmationSecrets, 'last_four' | 'created_at' | 'created_by'>;

/** Returns whether banks can confirm payments into an account, since when, and who created its secret. */
export async function readSecretState(
  { database }: GatewayContext,
  { realmId }: GatewaySession,
  accountId: string,
): Promise<{ account: string } & { [Name in keyof State]: State[Name] | null }> {
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<{ [Name in keyof State]: State[Name] | null }>(STATE, [realmId, accountId]),
  );
  const [state] = rows;
  if (!state) throw refuseUnknown('The payment channel');
  return { account: accountCode({ realmId, accountId }), ...state };
}

/** Creates a secret and invalidates the previous one at once. The secret is returned only here and stored nowhere. */
export async function createSecret(
  { database, tokens }: GatewayContext,
  request: FastifyRequest,
  accountId: string,
): Promise<{ account: string; secret: string }> {
  const { realmId, username } = request.session;
  const seed = randomBytes(32);
  const secret = bankSecret(tokens, { realmId, accountId }, seed);
  await database.inTransaction(realmId, async (client) => {
    const found = await client.query<Pick<PaymentChannels, 'name'>>(ACCOUNT, [realmId, accountId]);
    const [account] = found.rows;
    if (!account) throw refuseUnknown('The payment channel');
    await client.query(WRITE, [realmId, accountId, seed, secret.slice(-4), username]);
    await noteSecurityEvent(client, request, { realmId, kind: 'BANK_SECRET_CREATED', subject: account.name });
  });
  return { account: accountCode({ realmId, accountId }), secret };
}

const STATE = `
  select s.last_four, s.created_at, s.created_by
  from payment_channels c left join confirmation_secrets s on s.realm_id = c.realm_id and s.payment_channel_id = c.id
  where c.realm_id = $1 and c.id = $2`;
const ACCOUNT = 'select name from payment_channels where realm_id = $1 and id = $2 for update';
const WRITE = `
  insert into confirmation_secrets (realm_id, payment_channel_id, seed, last_four, created_by) values ($1, $2, $3, $4, $5)
  on conflict (realm_id, payment_channel_id) do update
    set seed = excluded.seed, last_four = excluded.last_four, created_by = excluded.created_by, created_at = now()`;
