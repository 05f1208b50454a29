import { randomUUID } from 'node:crypto';
import { ACTIONS, type Authorize, can, PAGE } from '@taem/domain/accounts/permissions.ts';
import { rightsOfProgram } from '@taem/domain/accounts/rightsOfProgram.ts';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { hashServiceKey, newServiceKey } from '../accounts/openServiceKeys.ts';
import { claimToken } from '../customers/claim/claimToken.ts';
import type { Caller, Operation } from '../http/Operation.ts';
import { callerOf } from '../http/Operation.ts';
import { linkToken } from '../insight/schedules/writeSchedules.ts';
import type { ServedRoute } from '../openapi/answerDocument.ts';
import { setupCode } from '../setup/setupCode.ts';
import { clientOf, PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway({}, { pooledOver: 3 });
/** The callers of every route, each with a token for it. */
let callers: Readonly<Record<Kind, (operation: Operation) => string | null>>;

type Kind = keyof typeof LET_IN;
/** The outcome for a caller: let in, treated as a stranger, or refused for a missing right. */
type Outcome = 'in' | 'nobody' | 'no right' | 'a fault of the gateway';
type Permission = Operation['permission'];

const ALL_RIGHTS: readonly Authorize[] = Object.values(PAGE).map((objectCode) => ({
  objectCode,
  actionCodes: ACTIONS,
}));
/** The rights of a program whose role may do everything. */
const PROGRAM = rightsOfProgram({ name: 'Everything' }, ALL_RIGHTS);

const opens =
  (...doors: Caller[]) =>
  (caller: Caller): Outcome =>
    doors.includes(caller) ? 'in' : 'nobody';
const nothing = opens();
/** Returns the outcome for a user's session, which is let in where it has the right. */
const session =
  (mayDo: (permission: Permission, caller: Caller, operation: Operation) => boolean) =>
  (caller: Caller, operation: Operation): Outcome => {
    if (!['user', 'person', 'clientOrUser'].includes(caller)) return 'nobody';
    return mayDo(operation.permission, caller, operation) ? 'in' : 'no right';
  };

/** Each kind of caller, with its outcome for each kind of route. Public routes let everyone in. */
const LET_IN = {
  'nobody at all': nothing,
  'the client token': opens('client', 'clientOrUser', 'clientOrAnyone'),
  'the client token of another realm': opens('client', 'clientOrUser'),
  'the token of the server': opens('server'),
  'a user with the right alone': session(() => true),
  'a user of one branch with the right alone': session(() => true),
  'a user with every right but that': session((permission) => !permission),
  'the administrator of another realm': session(() => true),
  'the key of a program with every right': session(
    (permission, caller) =>
      caller !== 'person' &&
      (!permission ||
        permission.objectCodes.some((code) => can(PROGRAM.role, PROGRAM.authorizes, code, permission.action))),
  ),
  'the key of a program without a right': session((permission, caller) => caller !== 'person' && !permission),
  'the key of a program that was revoked': nothing,
  'a run of a schedule for an administrator': session((_permission, _caller, { forRuns }) => forRuns === true),
  'an access token that has expired': nothing,
  'the access token of a session that has ended': nothing,
  'a refresh token': nothing,
  'a refresh token that is spent': nothing,
  'the link of a registration': nothing,
  'the link of a receipt': nothing,
  'the link of a mail': nothing,
  'the code of the first start': nothing,
  'the token of a device': nothing,
  'a token of the server that has expired': nothing,
  'claims without a signature': nothing,
  'claims that another key signed': nothing,
  'claims that name their own key': nothing,
  'claims of a kind that there is not': nothing,
  'a token of ten thousand characters': nothing,
} satisfies Record<string, (caller: Caller, operation: Operation) => Outcome>;

beforeAll(async () => {
  callers = await openCallers();
}, 120_000);

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query<Row>(text, values))).rows;

const idOf = async (text: string, values: unknown[]) =>
  (await rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';

let created = 0;
const openRole = (authorizes: readonly Authorize[]) => {
  const wire = authorizes.map(({ objectCode, actionCodes }) => ({
    object_code: objectCode,
    action_codes: actionCodes,
  }));
  created += 1;
  return idOf('insert into merchant_roles (name, authorizes) values ($1, $2)', [
    `Role ${created}`,
    JSON.stringify(wire),
  ]);
};

async function tokenOf(userId: string, { isRun = false, ended = false } = {}): Promise<string> {
  const text =
    "insert into sessions (user_id, is_run, expires_at, ended_at) values ($1, $2, now() + interval '1 hour', $3)";
  const sessionId = await idOf(text, [userId, isRun, ended ? new Date() : null]);
  return gateway.context.tokens.sign({ kind: 'user', realmId: gateway.realm.id, sessionId });
}

async function openUser(authorizes: readonly Authorize[], branches: string[] = []): Promise<string> {
  const role = await openRole(authorizes);
  const text = `insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids) values ($1, '', 'A', 'B', $2, $3)`;
  return tokenOf(await idOf(text, [`user-${created}`, role, branches]));
}

async function openProgram(authorizes: readonly Authorize[], ended = false): Promise<string> {
  const role = await openRole(authorizes);
  const account = await idOf('insert into service_accounts (name, role_id) values ($1, $2)', [
    `Program ${created}`,
    role,
  ]);
  const key = newServiceKey(gateway.realm.id);
  const hash = hashServiceKey(gateway.context.tokens, key);
  const text = `
    with session as (insert into sessions (user_id, expires_at) values ($1, 'infinity') returning id)
    insert into service_account_keys (id, account_id, name, key_hash, last_four, created_by)
    select id, $1, 'nightly', $2, 'abcd', 'owner' from session`;
  const id = await idOf(text, [account, hash]);
  if (ended) await rows('update sessions set ended_at = now() where id = $1', [id]);
  return key;
}

async function signIn(): Promise<{ client: string; refresh: string; device: string }> {
  const credentials = clientOf('shop');
  const first = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...credentials } });
  const client = first.body.payload.access_token;
  const body = { type: 'merchant-user', ...credentials, username: 'owner@shop', password: PASSWORD };
  const { refresh_token, device_token } = (await gateway.send('POST', '/oauth/signin', { token: client, body })).body
    .payload;
  return { client, refresh: refresh_token, device: device_token };
}

async function openCallers(): Promise<typeof callers> {
  const { realm, otherRealm, context } = gateway;
  const permissions = gateway.app.servedRoutes.map(({ operation }) => operation?.permission);
  const keyOf = (permission: Permission) => JSON.stringify(permission ?? null);
  const sets = new Map(permissions.map((permission) => [keyOf(permission), permission]));
  const alone = new Map<string, string>();
  const ofBranch = new Map<string, string>();
  const without = new Map<string, string>();
  for (const [key, permission] of sets) {
    const { objectCodes = [], action = 'Read' } = permission ?? {};
    const right = objectCodes.slice(0, 1).map((objectCode) => ({ objectCode, actionCodes: [action] }));
    const others = ALL_RIGHTS.map(({ objectCode, actionCodes }) => ({
      objectCode,
      actionCodes: objectCodes.includes(objectCode) ? actionCodes.filter((code) => code !== action) : actionCodes,
    }));
    alone.set(key, await openUser(right));
    ofBranch.set(key, await openUser(right, [realm.ids.ari]));
    without.set(key, await openUser(others));
  }
  const of = (tokens: Map<string, string>) => (operation: Operation) => tokens.get(keyOf(operation.permission)) ?? '';
  const just = (token: string | null) => () => token;
  const { tokens } = context;
  const asClient = (kind: 'client' | 'server', realmId: string, clientId: string) =>
    tokens.sign({ kind, realmId, clientId });
  const signed = await signIn();
  const spent = (await signIn()).refresh;
  await gateway.send('POST', '/oauth/refresh', { body: { refresh_token: spent } });
  const link = { kind: 'self-register', realmId: realm.id, formCode: 'FORM', branchId: null } as const;
  return {
    'nobody at all': just(null),
    'the client token': just(signed.client),
    'the client token of another realm': just(await asClient('client', otherRealm.id, 'test-client-elsewhere')),
    'the token of the server': just(await asClient('server', realm.id, 'test-client')),
    'a user with the right alone': of(alone),
    'a user of one branch with the right alone': of(ofBranch),
    'a user with every right but that': of(without),
    'the administrator of another realm': just(await gateway.signIn('owner', 'elsewhere')),
    'the key of a program with every right': just(await openProgram(ALL_RIGHTS)),
    'the key of a program without a right': just(await openProgram([])),
    'the key of a program that was revoked': just(await openProgram(ALL_RIGHTS, true)),
    'a run of a schedule for an administrator': just(await tokenOf(realm.ids.owner, { isRun: true })),
    'the access token of a session that has ended': just(await tokenOf(realm.ids.owner, { ended: true })),
    'a refresh token': just(signed.refresh),
    'a refresh token that is spent': just(spent),
    'the link of a registration': just(await tokens.sign(link)),
    'the link of a receipt': just(claimToken(context, { realmId: realm.id, saleId: randomUUID() })),
    'the link of a mail': just(linkToken(tokens, realm.id, randomUUID(), realm.ids.owner)),
    'the code of the first start': just(setupCode(tokens)),
    'the token of a device': just(signed.device),
    ...(await forgedTokens()),
  };
}

/** Returns tokens of an open session, or of the server, each with one detail that the gateway would not sign. */
async function forgedTokens() {
  const { realm, context, database } = gateway;
  const user = decodeJwt(await tokenOf(realm.ids.owner));
  const server = decodeJwt(await context.tokens.sign({ kind: 'server', realmId: realm.id, clientId: 'test-client' }));
  const { rows: keys } = await database.system((client) =>
    client.query<{ secret: Buffer }>('select secret from signing_keys order by created_at limit 1'),
  );
  const own = new Uint8Array(keys[0]?.secret ?? []);
  const signed = (claims: object, header: object = {}, key = own) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
  const past = Math.floor(Date.now() / 1000) - 1;
  const [header, payload] = [{ alg: 'none', typ: 'JWT' }, user].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const ofOwnKey = Buffer.alloc(32, 1);
  const jwk = { kty: 'oct', k: ofOwnKey.toString('base64url') };
  const just = (token: string) => () => token;
  return {
    'an access token that has expired': just(await signed({ ...user, exp: past })),
    'a token of the server that has expired': just(await signed({ ...server, exp: past })),
    'claims without a signature': just(`${header}.${payload}.`),
    'claims that another key signed': just(await signed(user, {}, Buffer.alloc(32, 1))),
    'claims that name their own key': just(await signed(user, { kid: '../../dev/null', jwk }, ofOwnKey)),
    'claims of a kind that there is not': just(await signed({ ...user, kind: 'administrator' })),
    'a token of ten thousand characters': just(`${await signed(user)}${'x'.repeat(10_000)}`),
  };
}

let sentCalls = 0;
/** Calls a route with nothing but a token: with ids that do not exist, and without a body. */
async function come({ method, url, operation }: ServedRoute, token: string | null, payload?: object): Promise<Outcome> {
  const path = url
    .replace(/:\w*[iI]d\b/g, randomUUID())
    .replace(':token', 'a.b.c')
    .replace(':source', 'occupations')
    .replace('*', 'x.webp');
  sentCalls += 1;
  const response = await gateway.app.inject({
    method: method as 'GET',
    url: path,
    // A stream of events ends at once, and a list is short.
    query: operation?.media?.['text/event-stream'] ? { branch_id: 'none' } : {},
    headers: token ? { authorization: `Bearer ${token}` } : {},
    // Repeated calls with expired keys are stopped by network.
    remoteAddress: `10.${sentCalls >> 16}.${(sentCalls >> 8) & 255}.${sentCalls & 255}`,
    payload,
  });
  if (response.statusCode >= 500) return 'a fault of the gateway';
  if (response.statusCode === 401) return 'nobody';
  if (response.statusCode !== 400) return 'in';
  const { code, message } = response.json();
  return code === 'PERMISSION' && doorSays(operation).includes(message) ? 'no right' : 'in';
}

/** A route's other refusals have another form. */
const doorSays = (operation: Operation | undefined) => [
  'This is for people alone.',
  'This session only reads figures.',
  `No permission: ${operation?.permission?.action} on ${operation?.permission?.objectCodes.join(' or ')} is needed.`,
];

const nameOf = ({ method, url, operation }: ServedRoute) => {
  const { objectCodes = [], action } = operation?.permission ?? {};
  const rights = objectCodes.map((code) => code.replace('Page.Merchant.', '')).join(' or ');
  const marks = [...(action ? [`${action} ${rights}`] : []), ...(operation?.forRuns ? ['for runs'] : [])];
  return [`${method} ${url}`, operation && callerOf(operation), ...marks].join('  ');
};

test('every route stands in the table with whom it is for and the right it takes', async () => {
  const table = gateway.app.servedRoutes.map(nameOf).sort();
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('callers.txt');
});

test('N1 a key opens its own door: every route answers every kind of caller as the table has it', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = [];
  const outcomes: Record<Outcome, number> = { in: 0, nobody: 0, 'no right': 0, 'a fault of the gateway': 0 };
  // Signing out leaves no session for later calls.
  const routes = [...gateway.app.servedRoutes].sort(
    (a, b) => Number(a.url.endsWith('/signout')) - Number(b.url.endsWith('/signout')),
  );
  const user = { type: 'merchant-user', ...clientOf('shop'), username: 'no-one@shop', password: 'x' };
  for (const route of routes) {
    const { operation } = route;
    const caller = operation && callerOf(operation);
    if (!operation || !caller) throw new Error(`${nameOf(route)} says not whom it is for`);
    const body = caller === 'clientOrAnyone' ? user : undefined;
    const meet = async (kind: Kind) => {
      const expected = caller === 'anyone' ? 'in' : LET_IN[kind](caller, operation);
      const outcome = await come(route, callers[kind](operation), body);
      outcomes[outcome] += 1;
      if (outcome !== expected) faults.push(`${nameOf(route)}: ${kind} is ${outcome}, not ${expected}`);
    };
    await Promise.all((Object.keys(LET_IN) as Kind[]).map(meet));
  }
  expect(faults).toEqual([]);
  const kinds = Object.keys(LET_IN).length;
  process.stdout.write(
    `${routes.length} routes, ${kinds} kinds of callers, ${sentCalls} calls: ${outcomes.in} let in, ${outcomes.nobody} taken for nobody, ${outcomes['no right']} without the right\n`,
  );
  expect(routes.length * kinds).toBe(outcomes.in + outcomes.nobody + outcomes['no right']);
});
