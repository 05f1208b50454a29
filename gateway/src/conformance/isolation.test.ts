import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorCodes } from '../http/errorCodes.ts';
import { foldAllRealms } from '../rollups/foldRollups.ts';
import { clientOf } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';
import { testRecords } from '../testing/testRecords.ts';
import { type Described, type DescribedOperation, parametersOf, sampleOf } from './sampleOf.ts';

interface Route {
  method: string;
  path: string;
  operation: DescribedOperation;
}
type Send = (route: Route, token: string | null, withQuery?: boolean) => Promise<{ status: number; text: string }>;

const gateway = testGateway({}, { pooledOver: 3 });
let document: Described;
let routes: Route[];
let saleId: string;

beforeAll(async () => {
  document = (await gateway.app.inject('/openapi.json')).json();
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  // Streams never end, so they are left out: their own tests check that they keep realms apart.
  routes = routes.filter(({ operation }) => !operation.responses['200']?.content?.['text/event-stream']);
  // Signing out leaves no session for later calls.
  routes.sort((a, b) => Number(a.operation.operationId === 'signOut') - Number(b.operation.operationId === 'signOut'));
  saleId = await sell();
  // The gateway folds every 30 seconds: a slow walk must only find changes it made itself.
  await foldAllRealms(gateway.database);
});

/** Records a sale in this realm, so that there is one to look for. */
async function sell(): Promise<string> {
  const { id, ids } = gateway.realm;
  const amounts = { qty: 1, charge_amount: 45, paid_amount: 45, discount_amount: 0, skip_stock: false };
  const product = { product_id: ids.coffee, product_code: 'C-1', product_name: 'x', ...amounts };
  const body = {
    currency_code: 'THB',
    items: [{ item_ref: 'P1', item_type: 'product', event_code: 'BUY', ...product }],
    payment: { option: 'Full', paid_amount: 45, payment_channels: [{ type: 'Cash', amount: 45 }] },
    summary: {
      total_payment: 45,
      total_revenue: 45,
      total_discount: 0,
      total_qty: 1,
      earn_amount: 0,
      redeem_amount: 0,
      outstanding_amount: 0,
    },
    realm_id: id,
    branch_id: ids.ari,
    create_by_id: ids.owner,
    create_local_time: '2026-03-15 12:00:00',
  };
  const answer = await gateway.send('POST', '/payment/transaction', { token: await gateway.signIn('owner'), body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.id;
}

/** Returns ids of this realm under every name that a body or a query has for them. */
function owned(): Record<string, unknown> {
  const { id, ids } = gateway.realm;
  return {
    realm_id: id,
    branch_id: ids.ari,
    branches: [ids.ari],
    category_id: ids.drinks,
    product_category_id: ids.drinks,
    sub_category_id: ids.hot,
    member_id: ids.mali,
    role_id: ids.cashierRole,
    coupon_id: ids.percent,
    condition_id: ids.anyTotal,
    product_id: ids.coffee,
    offer_id: ids.open,
    institute_id: ids.bank,
    card_id: ids.card,
    payment_method_id: ids.cash,
    payment_channel_id: ids.channel,
    supplier_id: ids.supplier,
    create_by_id: ids.owner,
    __v: 0,
    phone: '0899999999',
    email: 'a@shop.example',
    password: 'a long password',
    transaction_no: 'T-1',
    start_time: '2026-03-10T09:00:00Z',
    end_time: '2026-03-10T10:00:00Z',
  };
}

function idFor(path: string): string {
  const { ids } = gateway.realm;
  const name = path.replace('/v3.0/', '').replace(/\/\{.*/, '');
  if (name === 'transactions') return saleId;
  if (path.endsWith('/verify')) return ids.locked;
  if (name === 'merchant-users') return ids.cashier;
  return testRecords[name]?.id(ids) ?? gateway.realm.id;
}

const send: Send = async ({ method, path, operation }, token, withQuery = false) => {
  const url = path
    .replace('{id}', idFor(path))
    .replace('{token}', 'a.b.c')
    .replace('{source}', 'occupations')
    .replace('{path}', 'x.webp');
  const names = new Set(
    parametersOf(document, operation)
      .filter((entry) => entry.in === 'query')
      .map(({ name }) => name),
  );
  const parameters = { filter: JSON.stringify({ id: idFor(path) }), branch_id: gateway.realm.ids.ari };
  const needed = {
    ...{ month: '2026-03', by: 'branch,product', idempotency_key: 'isolation-key', transaction_no: 'T-1', __v: '0' },
    ids: gateway.realm.ids.coffee,
    ...{ payment_channel_id: gateway.realm.ids.channel, ref1: 'A', ref2: 'B' },
    ...{ record: 'Product', record_id: gateway.realm.ids.coffee, field: 'retailPrice', day: '2026-03-15' },
  };
  const ofProduct = JSON.stringify({ product_id: gateway.realm.ids.coffee });
  const march = { from: '2026-03-01', to: '2026-03-31' };
  const ofPath = {
    '/stock/movement': { filter: ofProduct },
    '/stat/notes': march,
    '/offers/uses': { branch_id: gateway.realm.ids.ari },
    '/tax-documents/last-buyer': { transaction_id: saleId },
  };
  const more = Object.entries(ofPath).find(([ending]) => path.endsWith(ending))?.[1] ?? {};
  const always = { ...needed, ...more };
  const given = Object.entries(withQuery ? { ...parameters, ...always } : always).filter(([name]) => names.has(name));
  const content = operation.requestBody?.content ?? {};
  const schema = (content['application/json'] ?? content['multipart/form-data'])?.schema;
  const sample = schema && sampleOf(document, owned(), schema);
  const [payload, type] =
    content['application/json'] || !sample
      ? [sample && JSON.stringify(sample), 'application/json']
      : await toForm(sample);
  const response = await gateway.app.inject({
    method: method.toUpperCase() as 'POST',
    url,
    query: Object.fromEntries(given),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(payload ? { 'content-type': type } : {}) },
    payload: payload as string | undefined,
  });
  return { status: response.statusCode, text: response.body };
};

async function toForm(sample: unknown): Promise<[Buffer, string]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(sample as object)) form.set(name, String(value));
  form.set('image', new Blob(['x']), 'x.csv');
  const response = new Response(form);
  return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
const needsUser = ({ operation }: Route) =>
  operation.security.length > 0 &&
  operation.security.every((scheme) => ['userToken', 'clientToken', 'serverToken'].some((kind) => kind in scheme));

/** Whether only the calling program or the server may call it, and no user. */
const isForProgram = ({ operation }: Route) =>
  operation.security.length > 0 && operation.security.every((scheme) => !('userToken' in scheme));

/** Returns what is wrong with an answer itself: an undocumented status, a fault of ours, another error body. */
function faultOf({ operation }: Route, { status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (!operation.responses[status]) return `${status} is not documented: ${text}`;
  if (status < 300) return null;
  const { code, wgCode, message, ...rest } = JSON.parse(text);
  const isError = rest.status === status && code in errorCodes && wgCode === code && message;
  return isError && !/node_modules|\bselect \b|\bat \w+ \(/.test(text) ? null : `is no error body: ${text}`;
}

/** Calls all routes, and returns the faults found. */
async function walk(
  token: string | null,
  look: (route: Route, answer: { status: number; text: string }) => string | null,
  { withQuery = false, over = routes } = {},
) {
  const faults: string[] = [];
  for (const route of over) {
    const answer = await send(route, token, withQuery);
    const fault = faultOf(route, answer) ?? look(route, answer);
    if (fault) faults.push(`${nameOf(route)}: ${fault}`);
  }
  return faults;
}

const refusedToken = (route: Route, { status, text }: { status: number; text: string }) =>
  !needsUser(route) || status === 401 ? null : `answers ${status} without a session: ${text.slice(0, 200)}`;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('no one gets in', () => {
  test('without a token', async () => {
    expect(await walk(null, refusedToken)).toEqual([]);
  });

  test.each(['HS256', 'none'])('with a forged token (%s) that names a real session', async (alg) => {
    const [, claims = ''] = (await gateway.signIn('owner')).split('.');
    const head = `${encode({ alg })}.${claims}`;
    const signature = alg === 'none' ? '' : createHmac('sha256', 'a guess').update(head).digest('base64url');
    expect(await walk(`${head}.${signature}`, refusedToken)).toEqual([]);
  });

  test('with the token of the calling program alone', async () => {
    const client = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...clientOf('shop') } });
    const onlyUsers = (route: Route) => route.operation.security.every((scheme) => 'userToken' in scheme);
    const look = (route: Route, answer: { status: number; text: string }) =>
      onlyUsers(route) ? refusedToken(route, answer) : null;
    expect(await walk(client.body.payload.access_token, look)).toEqual([]);
  });
});

/** Returns the content of this realm, as one value for each table. */
async function contents(): Promise<Record<string, string>> {
  const tables = await gateway.database.system((client) =>
    client.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'realm_id' and t.table_type = 'BASE TABLE' order by 1`,
    ),
  );
  return gateway.database.withRealm(gateway.realm.id, async (client) => {
    const found: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const text = `select count(*) || ' ' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as hash from ${name} r where realm_id = $1`;
      found[name] = (await client.query<{ hash: string }>(text, [gateway.realm.id])).rows[0]?.hash ?? '';
    }
    return found;
  });
}

/** Counts change sets of the other realm that name neither a user nor a program. */
async function systemChangeSets(): Promise<number> {
  const text = "select count(*)::int as sets from change_sets where source = 'system'";
  const { rows } = await gateway.database.withRealm(gateway.otherRealm.id, (client) => client.query(text));
  return rows[0].sets;
}

function showsThisRealm(_: Route, { status, text }: { status: number; text: string }): string | null {
  const secrets = [gateway.realm.id, saleId, ...Object.values(gateway.realm.ids)].filter(Boolean);
  const seen = status < 300 ? secrets.filter((id) => text.includes(id)) : [];
  return seen.length > 0 ? `shows ${seen.join(', ')}: ${text.slice(0, 300)}` : null;
}

test('the walk would see this realm’s records: to its own owner they are shown', async () => {
  const reads = routes.filter(({ method }) => method === 'get');
  const visible = await walk(await gateway.signIn('owner'), showsThisRealm, { over: reads });
  expect(visible.length).toBeGreaterThan(40);
});

test.each([false, true])(
  'PERM-21 another realm’s administrator sees and changes nothing of this realm (ids in the query too: %s)',
  async (withQuery) => {
    const before = await contents();
    const setsBefore = await systemChangeSets();
    expect(Object.keys(before).length).toBeGreaterThan(25);
    const look = (route: Route, answer: { status: number; text: string }) => {
      const visible = showsThisRealm(route, answer);
      if (visible) return visible;
      const { status } = answer;
      const isOneRecord = route.path.endsWith('{id}') && route.method !== 'patch';
      const expected = isForProgram(route) ? 401 : 404;
      return isOneRecord && status !== expected ? `answers ${status}, not ${expected}` : null;
    };
    expect(await walk(await gateway.signIn('owner', 'elsewhere'), look, { withQuery })).toEqual([]);
    expect(await contents()).toEqual(before);
    expect(await systemChangeSets(), 'a route writes without naming its user').toBe(setsBefore);
  },
);

test('a role without any right is refused wherever a right is needed, and changes nothing', async () => {
  const token = await gateway.signIn('nobody');
  const before = await contents();
  const look = ({ operation }: Route, { status, text }: { status: number; text: string }) =>
    !operation['x-permission'] || (status === 400 && JSON.parse(text).code === 'PERMISSION')
      ? null
      : `answers ${status} without the right: ${text.slice(0, 300)}`;
  const staying = routes.filter(({ operation }) => operation.operationId !== 'signOut');
  expect(await walk(token, look, { over: staying })).toEqual([]);
  expect(await contents()).toEqual(before);
});

test('every read of the owner is answered', async () => {
  const [owner, program] = await Promise.all([
    gateway.signIn('owner'),
    gateway.send('POST', '/oauth/signin', { body: { type: 'server', ...clientOf('shop') } }),
  ]);
  const faults: string[] = [];
  for (const route of routes.filter(({ method, operation }) => method === 'get' && needsUser({ operation } as Route))) {
    const token = isForProgram(route) ? program.body.payload.access_token : owner;
    // Pictures and files are not JSON.
    if (!route.operation.responses['200']?.content['application/json']) continue;
    const { status, text } = await send(route, token);
    const mayBeMissing = /\{id\}|\{token\}|payment\/|onboard\//.test(route.path);
    if (status >= 500 || (status !== 200 && !mayBeMissing))
      faults.push(`${nameOf(route)}: ${status} ${text.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
});
