import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { bearerToken } from '../http/authenticate.ts';
import { Refusal, refuseToken } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { verifySecret } from './passwords.ts';
import { handOver, openSession, type RenewableSession, type SessionTokens } from './sessionTokens.ts';

/** Made known with the demo shop: whoever reads the documentation could sign in with it. */
export const DEMO_CLIENT_ID = 'taem-back-office';
export const DEMO_CLIENT_SECRET = 'taem-demo-client';

export interface ClientCredentials {
  client_id: string;
  client_secret: string;
}

export interface UserCredentials extends ClientCredentials {
  username: string;
  password: string;
}

const refuseCredentials = () => new Refusal(422, 'WRONG_CREDENTIALS', 'Wrong username or password');

/** First step: the calling program proves itself and gets a token that can only be used to sign a user in. */
export async function signInClient(
  context: GatewayContext,
  request: FastifyRequest,
  credentials: ClientCredentials,
): Promise<{ access_token: string }> {
  const { limits, tokens } = context;
  const counters = [{ kind: 'client-address', key: request.ip, clearedBySuccess: false } as const];
  const realmId = await limits.guard(counters, () => checkClient(context, credentials));
  return { access_token: await tokens.sign({ kind: 'client', clientId: credentials.client_id, realmId }) };
}

/** Second step: the merchant user's name and password, sent with the client's token. */
export async function signInUser(
  context: GatewayContext,
  request: FastifyRequest,
  credentials: UserCredentials,
): Promise<SessionTokens> {
  const { limits, tokens } = context;
  const claims = await tokens.verify(bearerToken(request.headers.authorization));
  if (claims.kind !== 'client' || claims.clientId !== credentials.client_id) throw refuseToken();

  const account = credentials.username.trim().toLowerCase();
  const counters = [
    { kind: 'sign-in-account', key: account.slice(0, 200), clearedBySuccess: true },
    { kind: 'sign-in-address', key: request.ip, clearedBySuccess: false },
  ] as const;
  const session = await limits.guard(counters, () => checkUser(context, account, credentials.password));
  return handOver(tokens, session);
}

async function checkClient(
  { database, config }: GatewayContext,
  { client_id, client_secret }: ClientCredentials,
): Promise<string> {
  if (config.production && client_secret === DEMO_CLIENT_SECRET) {
    throw new Refusal(422, 'WRONG_CREDENTIALS', 'The demo client is refused in production.');
  }
  const row = await database.system(async (client) => {
    const text = 'select realm_id, secret_hash from oauth_clients where id = $1';
    return (await client.query<{ realm_id: string; secret_hash: string }>(text, [client_id])).rows[0];
  });
  const right = await verifySecret(row?.secret_hash, client_secret);
  if (!right || !row) throw refuseCredentials();
  return row.realm_id;
}

/** An unknown shop, an unknown name, an inactive account and a wrong password look and last the same. */
async function checkUser({ database }: GatewayContext, account: string, password: string): Promise<RenewableSession> {
  const [username, realmCode] = splitAccount(account);
  const realmId = await database.system((client) => findRealm(client, realmCode));
  const user = realmId ? await database.withRealm(realmId, (client) => findUser(client, username)) : null;
  const right = await verifySecret(user?.password_hash, password);
  if (!right || !realmId || !user?.active) throw refuseCredentials();
  return openSession(database, realmId, user.id);
}

/** `cashier@taem`: the realm's code follows the last @, so that a username may be an e-mail address. */
function splitAccount(account: string): [username: string, realmCode: string] {
  const at = account.lastIndexOf('@');
  return at < 0 ? [account, ''] : [account.slice(0, at), account.slice(at + 1)];
}

async function findRealm(client: DatabaseClient, code: string): Promise<string | null> {
  const answer = await client.query<{ id: string }>('select id from realms where code = $1', [code]);
  return answer.rows[0]?.id ?? null;
}

interface UserRow {
  id: string;
  password_hash: string;
  active: boolean;
}

async function findUser(client: DatabaseClient, username: string): Promise<UserRow | null> {
  const text = `select id, password_hash, status = 'Active' as active from merchant_users where lower(username) = $1`;
  const answer = await client.query<UserRow>({ name: 'find-user', text, values: [username] });
  return answer.rows[0] ?? null;
}
