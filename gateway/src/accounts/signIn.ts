import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantUsers, OauthClients, Realms } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { AccessTokens } from '../http/accessTokens.ts';
import type { AttemptCounter } from '../http/attemptLimits.ts';
import { Refusal, refuseToken } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { watchGuesses } from '../http/recordSecurityEvent.ts';
import { refuseDemoRealm, refuseDemoSecret } from '../http/refuseDemoRealm.ts';
import { requireClient } from '../http/requireClient.ts';
import { verifySecret } from '../http/secretHash.ts';
import { normaliseAccount, splitAccount } from './accountName.ts';
import { DEVICE_HEADER, type DeviceClaims, markOf, readDevice, rememberAccount } from './deviceToken.ts';
import { existingUsername } from './existingUsername.ts';
import { answerTokens, openSession, type RenewableSession, type SessionTokens } from './sessionTokens.ts';

export interface ClientCredentials {
  client_id: string;
  client_secret: string;
}

export interface UserCredentials extends ClientCredentials {
  username: string;
  password: string;
}

const refuseCredentials = () => new Refusal(422, 'WRONG_CREDENTIALS', 'Wrong username or password');

/**
 * First step: authenticates the calling program and returns a token that can only be used to sign a user in; or
 * authenticates the server, and returns a token for its calls without a signed-in user.
 */
export async function signInClient(
  context: GatewayContext,
  request: FastifyRequest,
  credentials: ClientCredentials,
  kind: 'client' | 'server',
): Promise<{ access_token: string }> {
  const { limits, tokens } = context;
  const counters = [{ kind: 'client-address', key: networkOf(request.ip), clearedBySuccess: false } as const];
  const realmId = await limits.guard(counters, () => checkClient(context, credentials));
  return { access_token: await tokens.sign({ kind, clientId: credentials.client_id, realmId }) };
}

/** Second step: authenticates the merchant user by name and password, sent with the client's token. */
export async function signInUser(
  context: GatewayContext,
  request: FastifyRequest,
  credentials: UserCredentials,
): Promise<SessionTokens & { device_token: string }> {
  const { limits, tokens } = context;
  const { clientId, realmId } = await requireClient(context, request);
  if (clientId !== credentials.client_id) throw refuseToken();

  const account = normaliseAccount(credentials.username);
  const device = await readDevice(tokens, realmId, request.headers[DEVICE_HEADER]);
  const session = await limits.guard(
    countersOf(device, account, tokens, networkOf(request.ip)),
    () => checkUser(context, realmId, account, credentials.password),
    async (failure) => {
      const failed = {
        realmId,
        kind: 'SIGN_IN_FAILED',
        account: await existingUsername(context, realmId, account),
      } as const;
      await watchGuesses(context.database, request, failed, 'SIGN_IN_LOCKED')(failure);
    },
  );
  const deviceToken = await tokens.sign(rememberAccount(device, realmId, markOf(tokens, account)));
  return { ...(await answerTokens(tokens, session)), device_token: deviceToken };
}

/**
 * Guesses from elsewhere never lock a user out of a device on which they have signed in before: each device has its own
 * count (ADR 0031). Without such a device, guesses are counted by account and by network.
 */
function countersOf(
  device: DeviceClaims | null,
  account: string,
  tokens: AccessTokens,
  network: string,
): readonly AttemptCounter[] {
  if (device?.accounts.includes(markOf(tokens, account))) {
    return [{ kind: 'sign-in-device', key: `${device.deviceId}:${account}`, clearedBySuccess: true }];
  }
  return [
    { kind: 'sign-in-address', key: network, clearedBySuccess: false },
    { kind: 'sign-in-account', key: account, clearedBySuccess: true },
  ];
}

async function checkClient(context: GatewayContext, { client_id, client_secret }: ClientCredentials): Promise<string> {
  refuseDemoSecret(context, client_secret);
  const row = await context.database.system(async (client) => {
    const text = 'select realm_id, secret_hash from oauth_clients where id = $1';
    return (await client.query<Pick<OauthClients, 'realm_id' | 'secret_hash'>>(text, [client_id])).rows[0];
  });
  const right = await verifySecret(row?.secret_hash, client_secret);
  if (!right || !row) throw refuseCredentials();
  await refuseDemoRealm(context, row.realm_id);
  return row.realm_id;
}

/**
 * An unknown shop, a shop other than the client's, an unknown name, an inactive account and a wrong password give the
 * same answer after the same time.
 */
async function checkUser(
  { database }: GatewayContext,
  clientRealmId: string,
  account: string,
  password: string,
): Promise<RenewableSession> {
  const [username, realmCode] = splitAccount(account);
  const realmId = await database.system((client) => findRealm(client, realmCode));
  const user = await database.withRealm(clientRealmId, (client) => findUser(client, username));
  const right = await verifySecret(user?.password_hash, password);
  if (!right || realmId !== clientRealmId || !user?.active) throw refuseCredentials();
  return openSession(database, realmId, user.id);
}

async function findRealm(client: DatabaseClient, code: string): Promise<string | null> {
  const answer = await client.query<Pick<Realms, 'id'>>('select id from realms where code = $1', [code]);
  return answer.rows[0]?.id ?? null;
}

interface UserRow extends Pick<MerchantUsers, 'id' | 'password_hash'> {
  active: boolean;
}

async function findUser(client: DatabaseClient, username: string): Promise<UserRow | null> {
  const text = `select id, password_hash, status = 'Active' as active from merchant_users where lower(username) = $1 and kind = 'person'`;
  const answer = await client.query<UserRow>({ name: 'find-user', text, values: [username] });
  return answer.rows[0] ?? null;
}
