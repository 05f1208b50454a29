import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestStack } from '../testing/stack/startTestStack.ts';

const stack = openForTests(() => startTestStack({ rates: { cost: 0, sensitive: 0 } }));
let address: string;
/** Tokens and keys of all kinds; only that of a user is accepted here. */
let keys: Readonly<Record<string, string | null>>;
/** The tokens that a browser gets when it signs in (AUTH-06). */
let kept: Readonly<Record<string, string>>;

const SESSION = `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
  session { accessToken refreshToken clientToken deviceToken } } }`;
const signIn = async (): Promise<Record<string, string>> =>
  (await stack.post({ query: SESSION, variables: { input: { username: 'cashier', password: 'correct horse' } } })).data
    .signIn.session;

beforeAll(async () => {
  address = await stack.listen();
  const { context, realm, database } = stack.gateway;
  const { tokens } = context;
  kept = await signIn();
  const session = async (more: string) => {
    const text = `insert into sessions (user_id, expires_at, ended_at) values ($1, ${more}) returning id`;
    const { rows } = await database.withRealm(realm.id, (client) =>
      client.query<{ id: string }>(text, [realm.ids.owner]),
    );
    return tokens.sign({ kind: 'user', realmId: realm.id, sessionId: rows[0]?.id ?? '' });
  };
  const spent = (await signIn()).refreshToken ?? '';
  await stack.gateway.send('POST', '/oauth/refresh', { body: { refresh_token: spent } });
  const scope = { realmId: realm.id, clientId: 'test-client' };
  keys = {
    'no token': null,
    'the client token': kept.clientToken ?? '',
    'the refresh token': kept.refreshToken ?? '',
    'a refresh token that is spent': spent,
    'the token of the device': kept.deviceToken ?? '',
    'the token of the server': await tokens.sign({ kind: 'server', ...scope }),
    'the link of a registration': await tokens.sign({
      kind: 'self-register',
      realmId: realm.id,
      formCode: 'FORM',
      branchId: null,
    }),
    'an access token whose session has ended': await session("now() + interval '1 hour', now()"),
    'an access token whose session has run out': await session("now() - interval '1 second', null"),
    'a key that nobody has': `taem_${'A'.repeat(64)}`,
    'the access token': kept.accessToken ?? '',
  };
});

const json = { 'content-type': 'application/json' };
const ask = (method: string, path: string, token: string | null, init: RequestInit = {}) =>
  fetch(address + path, {
    method,
    ...init,
    headers: { ...(init.headers as object), ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
const post =
  (path: string, query: string, more: object = {}) =>
  (token: string | null) =>
    ask('POST', path, token, { body: JSON.stringify({ query, variables: {} }), headers: { ...json, ...more } });
const sheet = () => {
  const form = new FormData();
  form.append('image', new Blob(['code\nA-1']), 'rows.csv');
  return form;
};
const columns = encodeURIComponent('[["code","c"]]');

const DOORS: Readonly<Record<string, (token: string | null) => Promise<Response>>> = {
  'a query by POST': post('/graphql', '{ viewer { username } }'),
  'a query by GET': (token) =>
    ask('GET', `/graphql?query=${encodeURIComponent('{ viewer { username } }')}`, token, {
      headers: { 'apollo-require-preflight': 'true' },
    }),
  'a mutation': post('/graphql', 'mutation { deleteProduct(input: { id: "x" }) { userErrors { code } } }'),
  'a list as a file': (token) => ask('GET', `/export/products?columns=${columns}`, token),
  'figures as a file': (token) => ask('GET', `/export/stat/products?columns=${columns}`, token),
  'all of a member': (token) => ask('GET', `/export/members/${stack.ids.mali}/data`, token),
  'a receipt as PDF': (token) => ask('GET', `/export/transactions/${stack.ids.mali}/pdf?language=en`, token),
  'a tax document as PDF': (token) => ask('GET', `/export/tax-documents/${stack.ids.mali}/pdf`, token),
  'the file of an import': (token) => ask('POST', '/import/products', token, { body: sheet() }),
  'the picture of a slip': (token) => ask('GET', '/files/slips/x.webp', token),
  'a subscription': post('/graphql/stream', 'subscription { figuresChanged { businessDate } }', {
    accept: 'text/event-stream',
  }),
};

/** Whether the caller was accepted as a user, whatever the result. */
async function isLetIn(answer: Response): Promise<boolean> {
  if (answer.status === 401) return false;
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    const first = Buffer.from((await answer.body?.getReader().read())?.value ?? []).toString();
    return !first.includes('UNAUTHENTICATED');
  }
  return !(await answer.text()).includes('UNAUTHENTICATED');
}

it('N1 a key opens its own door: of all tokens only that of a user or a program opens what is theirs', async () => {
  const faults: string[] = [];
  let checks = 0;
  for (const [key, token] of Object.entries(keys)) {
    for (const [door, come] of Object.entries(DOORS)) {
      checks += 1;
      const isOpen = await isLetIn(await come(token));
      if (isOpen !== (key === 'the access token')) faults.push(`${door}: ${key} is ${isOpen ? '' : 'not '}let in`);
    }
  }
  expect(faults).toEqual([]);
  expect(checks).toBe(Object.keys(keys).length * Object.keys(DOORS).length);
});

it.each([
  ['POST', '/schedule-runs/claim'],
  ['POST', '/schedule-runs/0190a000-0000-7000-8000-00000000abcd'],
  ['GET', '/dashboard-documents'],
  ['GET', '/schedule-links/a.b'],
  ['POST', '/schedule-links/a.b'],
])('N1 nothing that a browser is given by signing in opens %s %s of the gateway', async (method, path) => {
  expect(Object.keys(kept).filter((name) => !name.startsWith('__'))).toHaveLength(4);
  for (const token of Object.values(kept)) {
    const body = method === 'POST' ? { most: 5 } : undefined;
    expect((await stack.gateway.send(method, path, { token, ...(body && { body }) })).status).toBe(401);
  }
});

it('MGMT-28 the file of a thousand ticked records is as large as it is, not refused for its address', async () => {
  const others = Array.from({ length: 999 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const filter = encodeURIComponent(JSON.stringify({ id: { $in: [stack.ids.coffee, ...others] } }));
  const answer = await ask(
    'GET',
    `/export/products?format=csv&columns=${columns}&filter=${filter}`,
    kept.accessToken ?? '',
  );
  expect([answer.status, (await answer.text()).trim().split(/\r?\n/).length]).toEqual([200, 2]);
});
